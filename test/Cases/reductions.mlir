// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_reduce_add_0_f32(%0: tensor<3x5x4xf32>) -> (tensor<5x4xf32>) attributes {inputs = ["a0"], outputs = ["a1"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xf32> -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
func.func @case_reduce_add_1_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a0"], outputs = ["a2"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xf32> -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_reduce_add_2_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a3"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xf32> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_reduce_add_02_f32(%0: tensor<3x5x4xf32>) -> (tensor<5xf32>) attributes {inputs = ["a0"], outputs = ["a4"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xf32> -> tensor<5xf32>
  return %r : tensor<5xf32>
}
func.func @case_scan_add__f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a0"], outputs = ["a5"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_scan_add_r_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a0"], outputs = ["a6"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_scan_add_x_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a0"], outputs = ["a7"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_reduce_mul_0_f32(%0: tensor<3x5x4xf32>) -> (tensor<5x4xf32>) attributes {inputs = ["a8"], outputs = ["a9"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xf32> -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
func.func @case_reduce_mul_1_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a8"], outputs = ["a10"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xf32> -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_reduce_mul_2_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a8"], outputs = ["a11"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xf32> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_reduce_mul_02_f32(%0: tensor<3x5x4xf32>) -> (tensor<5xf32>) attributes {inputs = ["a8"], outputs = ["a12"], ulp = 4} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xf32> -> tensor<5xf32>
  return %r : tensor<5xf32>
}
func.func @case_scan_mul__f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a8"], outputs = ["a13"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_scan_mul_r_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a8"], outputs = ["a14"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_scan_mul_x_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a8"], outputs = ["a15"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_reduce_max_0_f32(%0: tensor<3x5x4xf32>) -> (tensor<5x4xf32>) attributes {inputs = ["a16"], outputs = ["a17"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xf32> -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
func.func @case_reduce_max_1_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a16"], outputs = ["a18"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xf32> -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_reduce_max_2_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a16"], outputs = ["a19"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xf32> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_reduce_max_02_f32(%0: tensor<3x5x4xf32>) -> (tensor<5xf32>) attributes {inputs = ["a16"], outputs = ["a20"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xf32> -> tensor<5xf32>
  return %r : tensor<5xf32>
}
func.func @case_scan_max__f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a16"], outputs = ["a21"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_scan_max_r_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a16"], outputs = ["a22"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_scan_max_x_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a16"], outputs = ["a23"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_reduce_min_0_f32(%0: tensor<3x5x4xf32>) -> (tensor<5x4xf32>) attributes {inputs = ["a24"], outputs = ["a25"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xf32> -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
func.func @case_reduce_min_1_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a24"], outputs = ["a26"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xf32> -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_reduce_min_2_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a24"], outputs = ["a27"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xf32> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_reduce_min_02_f32(%0: tensor<3x5x4xf32>) -> (tensor<5xf32>) attributes {inputs = ["a24"], outputs = ["a28"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xf32> -> tensor<5xf32>
  return %r : tensor<5xf32>
}
func.func @case_scan_min__f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a24"], outputs = ["a29"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_scan_min_r_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a24"], outputs = ["a30"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_scan_min_x_f32(%0: tensor<3x5x4xf32>) -> (tensor<3x5x4xf32>) attributes {inputs = ["a24"], outputs = ["a31"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xf32> -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @case_reduce_add_0_f64(%0: tensor<3x5x4xf64>) -> (tensor<5x4xf64>) attributes {inputs = ["a32"], outputs = ["a33"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xf64> -> tensor<5x4xf64>
  return %r : tensor<5x4xf64>
}
func.func @case_reduce_add_1_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x4xf64>) attributes {inputs = ["a32"], outputs = ["a34"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xf64> -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_reduce_add_2_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5xf64>) attributes {inputs = ["a32"], outputs = ["a35"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xf64> -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}
func.func @case_reduce_add_02_f64(%0: tensor<3x5x4xf64>) -> (tensor<5xf64>) attributes {inputs = ["a32"], outputs = ["a36"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xf64> -> tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @case_scan_add__f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a32"], outputs = ["a37"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_scan_add_r_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a32"], outputs = ["a38"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_scan_add_x_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a32"], outputs = ["a39"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_reduce_mul_0_f64(%0: tensor<3x5x4xf64>) -> (tensor<5x4xf64>) attributes {inputs = ["a40"], outputs = ["a41"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xf64> -> tensor<5x4xf64>
  return %r : tensor<5x4xf64>
}
func.func @case_reduce_mul_1_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x4xf64>) attributes {inputs = ["a40"], outputs = ["a42"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xf64> -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_reduce_mul_2_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5xf64>) attributes {inputs = ["a40"], outputs = ["a43"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xf64> -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}
func.func @case_reduce_mul_02_f64(%0: tensor<3x5x4xf64>) -> (tensor<5xf64>) attributes {inputs = ["a40"], outputs = ["a44"]} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xf64> -> tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @case_scan_mul__f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a40"], outputs = ["a45"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_scan_mul_r_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a40"], outputs = ["a46"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_scan_mul_x_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a40"], outputs = ["a47"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_reduce_max_0_f64(%0: tensor<3x5x4xf64>) -> (tensor<5x4xf64>) attributes {inputs = ["a48"], outputs = ["a49"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xf64> -> tensor<5x4xf64>
  return %r : tensor<5x4xf64>
}
func.func @case_reduce_max_1_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x4xf64>) attributes {inputs = ["a48"], outputs = ["a50"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xf64> -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_reduce_max_2_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5xf64>) attributes {inputs = ["a48"], outputs = ["a51"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xf64> -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}
func.func @case_reduce_max_02_f64(%0: tensor<3x5x4xf64>) -> (tensor<5xf64>) attributes {inputs = ["a48"], outputs = ["a52"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xf64> -> tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @case_scan_max__f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a48"], outputs = ["a53"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_scan_max_r_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a48"], outputs = ["a54"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_scan_max_x_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a48"], outputs = ["a55"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_reduce_min_0_f64(%0: tensor<3x5x4xf64>) -> (tensor<5x4xf64>) attributes {inputs = ["a56"], outputs = ["a57"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xf64> -> tensor<5x4xf64>
  return %r : tensor<5x4xf64>
}
func.func @case_reduce_min_1_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x4xf64>) attributes {inputs = ["a56"], outputs = ["a58"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xf64> -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_reduce_min_2_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5xf64>) attributes {inputs = ["a56"], outputs = ["a59"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xf64> -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}
func.func @case_reduce_min_02_f64(%0: tensor<3x5x4xf64>) -> (tensor<5xf64>) attributes {inputs = ["a56"], outputs = ["a60"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xf64> -> tensor<5xf64>
  return %r : tensor<5xf64>
}
func.func @case_scan_min__f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a56"], outputs = ["a61"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_scan_min_r_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a56"], outputs = ["a62"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_scan_min_x_f64(%0: tensor<3x5x4xf64>) -> (tensor<3x5x4xf64>) attributes {inputs = ["a56"], outputs = ["a63"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xf64> -> tensor<3x5x4xf64>
  return %r : tensor<3x5x4xf64>
}
func.func @case_reduce_add_0_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<5x4xbf16>) attributes {inputs = ["a64"], outputs = ["a65"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xbf16> -> tensor<5x4xbf16>
  return %r : tensor<5x4xbf16>
}
func.func @case_reduce_add_1_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x4xbf16>) attributes {inputs = ["a64"], outputs = ["a66"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xbf16> -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_reduce_add_2_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5xbf16>) attributes {inputs = ["a64"], outputs = ["a67"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xbf16> -> tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}
func.func @case_reduce_add_02_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<5xbf16>) attributes {inputs = ["a64"], outputs = ["a68"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xbf16> -> tensor<5xbf16>
  return %r : tensor<5xbf16>
}
func.func @case_scan_add__bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a64"], outputs = ["a69"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_scan_add_r_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a64"], outputs = ["a70"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_scan_add_x_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a64"], outputs = ["a71"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_reduce_mul_0_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<5x4xbf16>) attributes {inputs = ["a72"], outputs = ["a73"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xbf16> -> tensor<5x4xbf16>
  return %r : tensor<5x4xbf16>
}
func.func @case_reduce_mul_1_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x4xbf16>) attributes {inputs = ["a72"], outputs = ["a74"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xbf16> -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_reduce_mul_2_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5xbf16>) attributes {inputs = ["a72"], outputs = ["a75"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xbf16> -> tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}
func.func @case_reduce_mul_02_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<5xbf16>) attributes {inputs = ["a72"], outputs = ["a76"]} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xbf16> -> tensor<5xbf16>
  return %r : tensor<5xbf16>
}
func.func @case_scan_mul__bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a72"], outputs = ["a77"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_scan_mul_r_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a72"], outputs = ["a78"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_scan_mul_x_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a72"], outputs = ["a79"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_reduce_max_0_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<5x4xbf16>) attributes {inputs = ["a80"], outputs = ["a81"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xbf16> -> tensor<5x4xbf16>
  return %r : tensor<5x4xbf16>
}
func.func @case_reduce_max_1_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x4xbf16>) attributes {inputs = ["a80"], outputs = ["a82"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xbf16> -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_reduce_max_2_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5xbf16>) attributes {inputs = ["a80"], outputs = ["a83"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xbf16> -> tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}
func.func @case_reduce_max_02_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<5xbf16>) attributes {inputs = ["a80"], outputs = ["a84"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xbf16> -> tensor<5xbf16>
  return %r : tensor<5xbf16>
}
func.func @case_scan_max__bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a80"], outputs = ["a85"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_scan_max_r_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a80"], outputs = ["a86"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_scan_max_x_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a80"], outputs = ["a87"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_reduce_min_0_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<5x4xbf16>) attributes {inputs = ["a88"], outputs = ["a89"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xbf16> -> tensor<5x4xbf16>
  return %r : tensor<5x4xbf16>
}
func.func @case_reduce_min_1_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x4xbf16>) attributes {inputs = ["a88"], outputs = ["a90"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xbf16> -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_reduce_min_2_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5xbf16>) attributes {inputs = ["a88"], outputs = ["a91"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xbf16> -> tensor<3x5xbf16>
  return %r : tensor<3x5xbf16>
}
func.func @case_reduce_min_02_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<5xbf16>) attributes {inputs = ["a88"], outputs = ["a92"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xbf16> -> tensor<5xbf16>
  return %r : tensor<5xbf16>
}
func.func @case_scan_min__bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a88"], outputs = ["a93"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_scan_min_r_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a88"], outputs = ["a94"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_scan_min_x_bf16(%0: tensor<3x5x4xbf16>) -> (tensor<3x5x4xbf16>) attributes {inputs = ["a88"], outputs = ["a95"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xbf16> -> tensor<3x5x4xbf16>
  return %r : tensor<3x5x4xbf16>
}
func.func @case_reduce_add_0_f16(%0: tensor<3x5x4xf16>) -> (tensor<5x4xf16>) attributes {inputs = ["a96"], outputs = ["a97"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xf16> -> tensor<5x4xf16>
  return %r : tensor<5x4xf16>
}
func.func @case_reduce_add_1_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x4xf16>) attributes {inputs = ["a96"], outputs = ["a98"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xf16> -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_reduce_add_2_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5xf16>) attributes {inputs = ["a96"], outputs = ["a99"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xf16> -> tensor<3x5xf16>
  return %r : tensor<3x5xf16>
}
func.func @case_reduce_add_02_f16(%0: tensor<3x5x4xf16>) -> (tensor<5xf16>) attributes {inputs = ["a96"], outputs = ["a100"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xf16> -> tensor<5xf16>
  return %r : tensor<5xf16>
}
func.func @case_scan_add__f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a96"], outputs = ["a101"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_scan_add_r_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a96"], outputs = ["a102"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_scan_add_x_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a96"], outputs = ["a103"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_reduce_mul_0_f16(%0: tensor<3x5x4xf16>) -> (tensor<5x4xf16>) attributes {inputs = ["a104"], outputs = ["a105"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xf16> -> tensor<5x4xf16>
  return %r : tensor<5x4xf16>
}
func.func @case_reduce_mul_1_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x4xf16>) attributes {inputs = ["a104"], outputs = ["a106"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xf16> -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_reduce_mul_2_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5xf16>) attributes {inputs = ["a104"], outputs = ["a107"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xf16> -> tensor<3x5xf16>
  return %r : tensor<3x5xf16>
}
func.func @case_reduce_mul_02_f16(%0: tensor<3x5x4xf16>) -> (tensor<5xf16>) attributes {inputs = ["a104"], outputs = ["a108"]} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xf16> -> tensor<5xf16>
  return %r : tensor<5xf16>
}
func.func @case_scan_mul__f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a104"], outputs = ["a109"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_scan_mul_r_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a104"], outputs = ["a110"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_scan_mul_x_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a104"], outputs = ["a111"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_reduce_max_0_f16(%0: tensor<3x5x4xf16>) -> (tensor<5x4xf16>) attributes {inputs = ["a112"], outputs = ["a113"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xf16> -> tensor<5x4xf16>
  return %r : tensor<5x4xf16>
}
func.func @case_reduce_max_1_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x4xf16>) attributes {inputs = ["a112"], outputs = ["a114"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xf16> -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_reduce_max_2_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5xf16>) attributes {inputs = ["a112"], outputs = ["a115"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xf16> -> tensor<3x5xf16>
  return %r : tensor<3x5xf16>
}
func.func @case_reduce_max_02_f16(%0: tensor<3x5x4xf16>) -> (tensor<5xf16>) attributes {inputs = ["a112"], outputs = ["a116"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xf16> -> tensor<5xf16>
  return %r : tensor<5xf16>
}
func.func @case_scan_max__f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a112"], outputs = ["a117"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_scan_max_r_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a112"], outputs = ["a118"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_scan_max_x_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a112"], outputs = ["a119"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_reduce_min_0_f16(%0: tensor<3x5x4xf16>) -> (tensor<5x4xf16>) attributes {inputs = ["a120"], outputs = ["a121"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xf16> -> tensor<5x4xf16>
  return %r : tensor<5x4xf16>
}
func.func @case_reduce_min_1_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x4xf16>) attributes {inputs = ["a120"], outputs = ["a122"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xf16> -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_reduce_min_2_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5xf16>) attributes {inputs = ["a120"], outputs = ["a123"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xf16> -> tensor<3x5xf16>
  return %r : tensor<3x5xf16>
}
func.func @case_reduce_min_02_f16(%0: tensor<3x5x4xf16>) -> (tensor<5xf16>) attributes {inputs = ["a120"], outputs = ["a124"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xf16> -> tensor<5xf16>
  return %r : tensor<5xf16>
}
func.func @case_scan_min__f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a120"], outputs = ["a125"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_scan_min_r_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a120"], outputs = ["a126"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_scan_min_x_f16(%0: tensor<3x5x4xf16>) -> (tensor<3x5x4xf16>) attributes {inputs = ["a120"], outputs = ["a127"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xf16> -> tensor<3x5x4xf16>
  return %r : tensor<3x5x4xf16>
}
func.func @case_reduce_add_0_i8(%0: tensor<3x5x4xi8>) -> (tensor<5x4xi8>) attributes {inputs = ["a128"], outputs = ["a129"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xi8> -> tensor<5x4xi8>
  return %r : tensor<5x4xi8>
}
func.func @case_reduce_add_1_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x4xi8>) attributes {inputs = ["a128"], outputs = ["a130"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_add_2_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5xi8>) attributes {inputs = ["a128"], outputs = ["a131"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xi8> -> tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}
func.func @case_reduce_add_02_i8(%0: tensor<3x5x4xi8>) -> (tensor<5xi8>) attributes {inputs = ["a128"], outputs = ["a132"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xi8> -> tensor<5xi8>
  return %r : tensor<5xi8>
}
func.func @case_scan_add__i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a128"], outputs = ["a133"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_add_r_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a128"], outputs = ["a134"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_add_x_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a128"], outputs = ["a135"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_reduce_mul_0_i8(%0: tensor<3x5x4xi8>) -> (tensor<5x4xi8>) attributes {inputs = ["a136"], outputs = ["a137"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xi8> -> tensor<5x4xi8>
  return %r : tensor<5x4xi8>
}
func.func @case_reduce_mul_1_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x4xi8>) attributes {inputs = ["a136"], outputs = ["a138"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_mul_2_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5xi8>) attributes {inputs = ["a136"], outputs = ["a139"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xi8> -> tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}
func.func @case_reduce_mul_02_i8(%0: tensor<3x5x4xi8>) -> (tensor<5xi8>) attributes {inputs = ["a136"], outputs = ["a140"]} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xi8> -> tensor<5xi8>
  return %r : tensor<5xi8>
}
func.func @case_scan_mul__i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a136"], outputs = ["a141"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_mul_r_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a136"], outputs = ["a142"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_mul_x_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a136"], outputs = ["a143"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_reduce_max_0_i8(%0: tensor<3x5x4xi8>) -> (tensor<5x4xi8>) attributes {inputs = ["a144"], outputs = ["a145"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xi8> -> tensor<5x4xi8>
  return %r : tensor<5x4xi8>
}
func.func @case_reduce_max_1_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x4xi8>) attributes {inputs = ["a144"], outputs = ["a146"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_max_2_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5xi8>) attributes {inputs = ["a144"], outputs = ["a147"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xi8> -> tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}
func.func @case_reduce_max_02_i8(%0: tensor<3x5x4xi8>) -> (tensor<5xi8>) attributes {inputs = ["a144"], outputs = ["a148"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xi8> -> tensor<5xi8>
  return %r : tensor<5xi8>
}
func.func @case_scan_max__i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a144"], outputs = ["a149"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_max_r_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a144"], outputs = ["a150"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_max_x_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a144"], outputs = ["a151"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_reduce_min_0_i8(%0: tensor<3x5x4xi8>) -> (tensor<5x4xi8>) attributes {inputs = ["a152"], outputs = ["a153"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xi8> -> tensor<5x4xi8>
  return %r : tensor<5x4xi8>
}
func.func @case_reduce_min_1_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x4xi8>) attributes {inputs = ["a152"], outputs = ["a154"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_min_2_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5xi8>) attributes {inputs = ["a152"], outputs = ["a155"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xi8> -> tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}
func.func @case_reduce_min_02_i8(%0: tensor<3x5x4xi8>) -> (tensor<5xi8>) attributes {inputs = ["a152"], outputs = ["a156"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xi8> -> tensor<5xi8>
  return %r : tensor<5xi8>
}
func.func @case_scan_min__i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a152"], outputs = ["a157"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_min_r_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a152"], outputs = ["a158"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_min_x_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a152"], outputs = ["a159"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_reduce_and_0_i8(%0: tensor<3x5x4xi8>) -> (tensor<5x4xi8>) attributes {inputs = ["a160"], outputs = ["a161"]} {
  %r = ten.reduce and %0 dims = [0] : tensor<3x5x4xi8> -> tensor<5x4xi8>
  return %r : tensor<5x4xi8>
}
func.func @case_reduce_and_1_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x4xi8>) attributes {inputs = ["a160"], outputs = ["a162"]} {
  %r = ten.reduce and %0 dims = [1] : tensor<3x5x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_and_2_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5xi8>) attributes {inputs = ["a160"], outputs = ["a163"]} {
  %r = ten.reduce and %0 dims = [2] : tensor<3x5x4xi8> -> tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}
func.func @case_reduce_and_02_i8(%0: tensor<3x5x4xi8>) -> (tensor<5xi8>) attributes {inputs = ["a160"], outputs = ["a164"]} {
  %r = ten.reduce and %0 dims = [0, 2] : tensor<3x5x4xi8> -> tensor<5xi8>
  return %r : tensor<5xi8>
}
func.func @case_scan_and__i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a160"], outputs = ["a165"]} {
  %r = ten.scan and %0 dim = 1 : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_and_r_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a160"], outputs = ["a166"]} {
  %r = ten.scan and %0 dim = 1 reverse : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_and_x_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a160"], outputs = ["a167"]} {
  %r = ten.scan and %0 dim = 1 exclusive : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_reduce_or_0_i8(%0: tensor<3x5x4xi8>) -> (tensor<5x4xi8>) attributes {inputs = ["a168"], outputs = ["a169"]} {
  %r = ten.reduce or %0 dims = [0] : tensor<3x5x4xi8> -> tensor<5x4xi8>
  return %r : tensor<5x4xi8>
}
func.func @case_reduce_or_1_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x4xi8>) attributes {inputs = ["a168"], outputs = ["a170"]} {
  %r = ten.reduce or %0 dims = [1] : tensor<3x5x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_or_2_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5xi8>) attributes {inputs = ["a168"], outputs = ["a171"]} {
  %r = ten.reduce or %0 dims = [2] : tensor<3x5x4xi8> -> tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}
func.func @case_reduce_or_02_i8(%0: tensor<3x5x4xi8>) -> (tensor<5xi8>) attributes {inputs = ["a168"], outputs = ["a172"]} {
  %r = ten.reduce or %0 dims = [0, 2] : tensor<3x5x4xi8> -> tensor<5xi8>
  return %r : tensor<5xi8>
}
func.func @case_scan_or__i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a168"], outputs = ["a173"]} {
  %r = ten.scan or %0 dim = 1 : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_or_r_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a168"], outputs = ["a174"]} {
  %r = ten.scan or %0 dim = 1 reverse : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_or_x_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a168"], outputs = ["a175"]} {
  %r = ten.scan or %0 dim = 1 exclusive : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_reduce_xor_0_i8(%0: tensor<3x5x4xi8>) -> (tensor<5x4xi8>) attributes {inputs = ["a176"], outputs = ["a177"]} {
  %r = ten.reduce xor %0 dims = [0] : tensor<3x5x4xi8> -> tensor<5x4xi8>
  return %r : tensor<5x4xi8>
}
func.func @case_reduce_xor_1_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x4xi8>) attributes {inputs = ["a176"], outputs = ["a178"]} {
  %r = ten.reduce xor %0 dims = [1] : tensor<3x5x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_xor_2_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5xi8>) attributes {inputs = ["a176"], outputs = ["a179"]} {
  %r = ten.reduce xor %0 dims = [2] : tensor<3x5x4xi8> -> tensor<3x5xi8>
  return %r : tensor<3x5xi8>
}
func.func @case_reduce_xor_02_i8(%0: tensor<3x5x4xi8>) -> (tensor<5xi8>) attributes {inputs = ["a176"], outputs = ["a180"]} {
  %r = ten.reduce xor %0 dims = [0, 2] : tensor<3x5x4xi8> -> tensor<5xi8>
  return %r : tensor<5xi8>
}
func.func @case_scan_xor__i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a176"], outputs = ["a181"]} {
  %r = ten.scan xor %0 dim = 1 : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_xor_r_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a176"], outputs = ["a182"]} {
  %r = ten.scan xor %0 dim = 1 reverse : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_scan_xor_x_i8(%0: tensor<3x5x4xi8>) -> (tensor<3x5x4xi8>) attributes {inputs = ["a176"], outputs = ["a183"]} {
  %r = ten.scan xor %0 dim = 1 exclusive : tensor<3x5x4xi8> -> tensor<3x5x4xi8>
  return %r : tensor<3x5x4xi8>
}
func.func @case_reduce_add_0_i32(%0: tensor<3x5x4xi32>) -> (tensor<5x4xi32>) attributes {inputs = ["a184"], outputs = ["a185"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xi32> -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}
func.func @case_reduce_add_1_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["a184"], outputs = ["a186"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_add_2_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5xi32>) attributes {inputs = ["a184"], outputs = ["a187"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xi32> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_reduce_add_02_i32(%0: tensor<3x5x4xi32>) -> (tensor<5xi32>) attributes {inputs = ["a184"], outputs = ["a188"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xi32> -> tensor<5xi32>
  return %r : tensor<5xi32>
}
func.func @case_scan_add__i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a184"], outputs = ["a189"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_add_r_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a184"], outputs = ["a190"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_add_x_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a184"], outputs = ["a191"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_reduce_mul_0_i32(%0: tensor<3x5x4xi32>) -> (tensor<5x4xi32>) attributes {inputs = ["a192"], outputs = ["a193"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xi32> -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}
func.func @case_reduce_mul_1_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["a192"], outputs = ["a194"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_mul_2_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5xi32>) attributes {inputs = ["a192"], outputs = ["a195"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xi32> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_reduce_mul_02_i32(%0: tensor<3x5x4xi32>) -> (tensor<5xi32>) attributes {inputs = ["a192"], outputs = ["a196"]} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xi32> -> tensor<5xi32>
  return %r : tensor<5xi32>
}
func.func @case_scan_mul__i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a192"], outputs = ["a197"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_mul_r_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a192"], outputs = ["a198"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_mul_x_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a192"], outputs = ["a199"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_reduce_max_0_i32(%0: tensor<3x5x4xi32>) -> (tensor<5x4xi32>) attributes {inputs = ["a200"], outputs = ["a201"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xi32> -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}
func.func @case_reduce_max_1_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["a200"], outputs = ["a202"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_max_2_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5xi32>) attributes {inputs = ["a200"], outputs = ["a203"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xi32> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_reduce_max_02_i32(%0: tensor<3x5x4xi32>) -> (tensor<5xi32>) attributes {inputs = ["a200"], outputs = ["a204"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xi32> -> tensor<5xi32>
  return %r : tensor<5xi32>
}
func.func @case_scan_max__i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a200"], outputs = ["a205"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_max_r_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a200"], outputs = ["a206"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_max_x_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a200"], outputs = ["a207"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_reduce_min_0_i32(%0: tensor<3x5x4xi32>) -> (tensor<5x4xi32>) attributes {inputs = ["a208"], outputs = ["a209"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xi32> -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}
func.func @case_reduce_min_1_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["a208"], outputs = ["a210"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_min_2_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5xi32>) attributes {inputs = ["a208"], outputs = ["a211"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xi32> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_reduce_min_02_i32(%0: tensor<3x5x4xi32>) -> (tensor<5xi32>) attributes {inputs = ["a208"], outputs = ["a212"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xi32> -> tensor<5xi32>
  return %r : tensor<5xi32>
}
func.func @case_scan_min__i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a208"], outputs = ["a213"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_min_r_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a208"], outputs = ["a214"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_min_x_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a208"], outputs = ["a215"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_reduce_and_0_i32(%0: tensor<3x5x4xi32>) -> (tensor<5x4xi32>) attributes {inputs = ["a216"], outputs = ["a217"]} {
  %r = ten.reduce and %0 dims = [0] : tensor<3x5x4xi32> -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}
func.func @case_reduce_and_1_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["a216"], outputs = ["a218"]} {
  %r = ten.reduce and %0 dims = [1] : tensor<3x5x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_and_2_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5xi32>) attributes {inputs = ["a216"], outputs = ["a219"]} {
  %r = ten.reduce and %0 dims = [2] : tensor<3x5x4xi32> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_reduce_and_02_i32(%0: tensor<3x5x4xi32>) -> (tensor<5xi32>) attributes {inputs = ["a216"], outputs = ["a220"]} {
  %r = ten.reduce and %0 dims = [0, 2] : tensor<3x5x4xi32> -> tensor<5xi32>
  return %r : tensor<5xi32>
}
func.func @case_scan_and__i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a216"], outputs = ["a221"]} {
  %r = ten.scan and %0 dim = 1 : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_and_r_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a216"], outputs = ["a222"]} {
  %r = ten.scan and %0 dim = 1 reverse : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_and_x_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a216"], outputs = ["a223"]} {
  %r = ten.scan and %0 dim = 1 exclusive : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_reduce_or_0_i32(%0: tensor<3x5x4xi32>) -> (tensor<5x4xi32>) attributes {inputs = ["a224"], outputs = ["a225"]} {
  %r = ten.reduce or %0 dims = [0] : tensor<3x5x4xi32> -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}
func.func @case_reduce_or_1_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["a224"], outputs = ["a226"]} {
  %r = ten.reduce or %0 dims = [1] : tensor<3x5x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_or_2_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5xi32>) attributes {inputs = ["a224"], outputs = ["a227"]} {
  %r = ten.reduce or %0 dims = [2] : tensor<3x5x4xi32> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_reduce_or_02_i32(%0: tensor<3x5x4xi32>) -> (tensor<5xi32>) attributes {inputs = ["a224"], outputs = ["a228"]} {
  %r = ten.reduce or %0 dims = [0, 2] : tensor<3x5x4xi32> -> tensor<5xi32>
  return %r : tensor<5xi32>
}
func.func @case_scan_or__i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a224"], outputs = ["a229"]} {
  %r = ten.scan or %0 dim = 1 : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_or_r_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a224"], outputs = ["a230"]} {
  %r = ten.scan or %0 dim = 1 reverse : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_or_x_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a224"], outputs = ["a231"]} {
  %r = ten.scan or %0 dim = 1 exclusive : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_reduce_xor_0_i32(%0: tensor<3x5x4xi32>) -> (tensor<5x4xi32>) attributes {inputs = ["a232"], outputs = ["a233"]} {
  %r = ten.reduce xor %0 dims = [0] : tensor<3x5x4xi32> -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}
func.func @case_reduce_xor_1_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["a232"], outputs = ["a234"]} {
  %r = ten.reduce xor %0 dims = [1] : tensor<3x5x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_xor_2_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5xi32>) attributes {inputs = ["a232"], outputs = ["a235"]} {
  %r = ten.reduce xor %0 dims = [2] : tensor<3x5x4xi32> -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_reduce_xor_02_i32(%0: tensor<3x5x4xi32>) -> (tensor<5xi32>) attributes {inputs = ["a232"], outputs = ["a236"]} {
  %r = ten.reduce xor %0 dims = [0, 2] : tensor<3x5x4xi32> -> tensor<5xi32>
  return %r : tensor<5xi32>
}
func.func @case_scan_xor__i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a232"], outputs = ["a237"]} {
  %r = ten.scan xor %0 dim = 1 : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_xor_r_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a232"], outputs = ["a238"]} {
  %r = ten.scan xor %0 dim = 1 reverse : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_scan_xor_x_i32(%0: tensor<3x5x4xi32>) -> (tensor<3x5x4xi32>) attributes {inputs = ["a232"], outputs = ["a239"]} {
  %r = ten.scan xor %0 dim = 1 exclusive : tensor<3x5x4xi32> -> tensor<3x5x4xi32>
  return %r : tensor<3x5x4xi32>
}
func.func @case_reduce_add_0_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5x4xui16>) attributes {inputs = ["a240"], outputs = ["a241"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xui16> -> tensor<5x4xui16>
  return %r : tensor<5x4xui16>
}
func.func @case_reduce_add_1_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x4xui16>) attributes {inputs = ["a240"], outputs = ["a242"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_add_2_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5xui16>) attributes {inputs = ["a240"], outputs = ["a243"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xui16> -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}
func.func @case_reduce_add_02_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5xui16>) attributes {inputs = ["a240"], outputs = ["a244"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xui16> -> tensor<5xui16>
  return %r : tensor<5xui16>
}
func.func @case_scan_add__ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a240"], outputs = ["a245"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_add_r_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a240"], outputs = ["a246"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_add_x_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a240"], outputs = ["a247"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_reduce_mul_0_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5x4xui16>) attributes {inputs = ["a248"], outputs = ["a249"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xui16> -> tensor<5x4xui16>
  return %r : tensor<5x4xui16>
}
func.func @case_reduce_mul_1_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x4xui16>) attributes {inputs = ["a248"], outputs = ["a250"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_mul_2_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5xui16>) attributes {inputs = ["a248"], outputs = ["a251"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xui16> -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}
func.func @case_reduce_mul_02_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5xui16>) attributes {inputs = ["a248"], outputs = ["a252"]} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xui16> -> tensor<5xui16>
  return %r : tensor<5xui16>
}
func.func @case_scan_mul__ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a248"], outputs = ["a253"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_mul_r_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a248"], outputs = ["a254"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_mul_x_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a248"], outputs = ["a255"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_reduce_max_0_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5x4xui16>) attributes {inputs = ["a256"], outputs = ["a257"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xui16> -> tensor<5x4xui16>
  return %r : tensor<5x4xui16>
}
func.func @case_reduce_max_1_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x4xui16>) attributes {inputs = ["a256"], outputs = ["a258"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_max_2_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5xui16>) attributes {inputs = ["a256"], outputs = ["a259"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xui16> -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}
func.func @case_reduce_max_02_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5xui16>) attributes {inputs = ["a256"], outputs = ["a260"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xui16> -> tensor<5xui16>
  return %r : tensor<5xui16>
}
func.func @case_scan_max__ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a256"], outputs = ["a261"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_max_r_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a256"], outputs = ["a262"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_max_x_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a256"], outputs = ["a263"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_reduce_min_0_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5x4xui16>) attributes {inputs = ["a264"], outputs = ["a265"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xui16> -> tensor<5x4xui16>
  return %r : tensor<5x4xui16>
}
func.func @case_reduce_min_1_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x4xui16>) attributes {inputs = ["a264"], outputs = ["a266"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_min_2_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5xui16>) attributes {inputs = ["a264"], outputs = ["a267"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xui16> -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}
func.func @case_reduce_min_02_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5xui16>) attributes {inputs = ["a264"], outputs = ["a268"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xui16> -> tensor<5xui16>
  return %r : tensor<5xui16>
}
func.func @case_scan_min__ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a264"], outputs = ["a269"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_min_r_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a264"], outputs = ["a270"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_min_x_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a264"], outputs = ["a271"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_reduce_and_0_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5x4xui16>) attributes {inputs = ["a272"], outputs = ["a273"]} {
  %r = ten.reduce and %0 dims = [0] : tensor<3x5x4xui16> -> tensor<5x4xui16>
  return %r : tensor<5x4xui16>
}
func.func @case_reduce_and_1_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x4xui16>) attributes {inputs = ["a272"], outputs = ["a274"]} {
  %r = ten.reduce and %0 dims = [1] : tensor<3x5x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_and_2_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5xui16>) attributes {inputs = ["a272"], outputs = ["a275"]} {
  %r = ten.reduce and %0 dims = [2] : tensor<3x5x4xui16> -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}
func.func @case_reduce_and_02_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5xui16>) attributes {inputs = ["a272"], outputs = ["a276"]} {
  %r = ten.reduce and %0 dims = [0, 2] : tensor<3x5x4xui16> -> tensor<5xui16>
  return %r : tensor<5xui16>
}
func.func @case_scan_and__ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a272"], outputs = ["a277"]} {
  %r = ten.scan and %0 dim = 1 : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_and_r_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a272"], outputs = ["a278"]} {
  %r = ten.scan and %0 dim = 1 reverse : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_and_x_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a272"], outputs = ["a279"]} {
  %r = ten.scan and %0 dim = 1 exclusive : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_reduce_or_0_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5x4xui16>) attributes {inputs = ["a280"], outputs = ["a281"]} {
  %r = ten.reduce or %0 dims = [0] : tensor<3x5x4xui16> -> tensor<5x4xui16>
  return %r : tensor<5x4xui16>
}
func.func @case_reduce_or_1_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x4xui16>) attributes {inputs = ["a280"], outputs = ["a282"]} {
  %r = ten.reduce or %0 dims = [1] : tensor<3x5x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_or_2_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5xui16>) attributes {inputs = ["a280"], outputs = ["a283"]} {
  %r = ten.reduce or %0 dims = [2] : tensor<3x5x4xui16> -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}
func.func @case_reduce_or_02_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5xui16>) attributes {inputs = ["a280"], outputs = ["a284"]} {
  %r = ten.reduce or %0 dims = [0, 2] : tensor<3x5x4xui16> -> tensor<5xui16>
  return %r : tensor<5xui16>
}
func.func @case_scan_or__ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a280"], outputs = ["a285"]} {
  %r = ten.scan or %0 dim = 1 : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_or_r_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a280"], outputs = ["a286"]} {
  %r = ten.scan or %0 dim = 1 reverse : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_or_x_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a280"], outputs = ["a287"]} {
  %r = ten.scan or %0 dim = 1 exclusive : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_reduce_xor_0_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5x4xui16>) attributes {inputs = ["a288"], outputs = ["a289"]} {
  %r = ten.reduce xor %0 dims = [0] : tensor<3x5x4xui16> -> tensor<5x4xui16>
  return %r : tensor<5x4xui16>
}
func.func @case_reduce_xor_1_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x4xui16>) attributes {inputs = ["a288"], outputs = ["a290"]} {
  %r = ten.reduce xor %0 dims = [1] : tensor<3x5x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_xor_2_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5xui16>) attributes {inputs = ["a288"], outputs = ["a291"]} {
  %r = ten.reduce xor %0 dims = [2] : tensor<3x5x4xui16> -> tensor<3x5xui16>
  return %r : tensor<3x5xui16>
}
func.func @case_reduce_xor_02_ui16(%0: tensor<3x5x4xui16>) -> (tensor<5xui16>) attributes {inputs = ["a288"], outputs = ["a292"]} {
  %r = ten.reduce xor %0 dims = [0, 2] : tensor<3x5x4xui16> -> tensor<5xui16>
  return %r : tensor<5xui16>
}
func.func @case_scan_xor__ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a288"], outputs = ["a293"]} {
  %r = ten.scan xor %0 dim = 1 : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_xor_r_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a288"], outputs = ["a294"]} {
  %r = ten.scan xor %0 dim = 1 reverse : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_scan_xor_x_ui16(%0: tensor<3x5x4xui16>) -> (tensor<3x5x4xui16>) attributes {inputs = ["a288"], outputs = ["a295"]} {
  %r = ten.scan xor %0 dim = 1 exclusive : tensor<3x5x4xui16> -> tensor<3x5x4xui16>
  return %r : tensor<3x5x4xui16>
}
func.func @case_reduce_add_0_i4(%0: tensor<3x5x4xi4>) -> (tensor<5x4xi4>) attributes {inputs = ["a296"], outputs = ["a297"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xi4> -> tensor<5x4xi4>
  return %r : tensor<5x4xi4>
}
func.func @case_reduce_add_1_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x4xi4>) attributes {inputs = ["a296"], outputs = ["a298"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_add_2_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5xi4>) attributes {inputs = ["a296"], outputs = ["a299"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xi4> -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}
func.func @case_reduce_add_02_i4(%0: tensor<3x5x4xi4>) -> (tensor<5xi4>) attributes {inputs = ["a296"], outputs = ["a300"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xi4> -> tensor<5xi4>
  return %r : tensor<5xi4>
}
func.func @case_scan_add__i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a296"], outputs = ["a301"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_add_r_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a296"], outputs = ["a302"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_add_x_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a296"], outputs = ["a303"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_reduce_mul_0_i4(%0: tensor<3x5x4xi4>) -> (tensor<5x4xi4>) attributes {inputs = ["a304"], outputs = ["a305"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xi4> -> tensor<5x4xi4>
  return %r : tensor<5x4xi4>
}
func.func @case_reduce_mul_1_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x4xi4>) attributes {inputs = ["a304"], outputs = ["a306"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_mul_2_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5xi4>) attributes {inputs = ["a304"], outputs = ["a307"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xi4> -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}
func.func @case_reduce_mul_02_i4(%0: tensor<3x5x4xi4>) -> (tensor<5xi4>) attributes {inputs = ["a304"], outputs = ["a164"]} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xi4> -> tensor<5xi4>
  return %r : tensor<5xi4>
}
func.func @case_scan_mul__i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a304"], outputs = ["a308"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_mul_r_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a304"], outputs = ["a309"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_mul_x_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a304"], outputs = ["a310"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_reduce_max_0_i4(%0: tensor<3x5x4xi4>) -> (tensor<5x4xi4>) attributes {inputs = ["a311"], outputs = ["a312"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xi4> -> tensor<5x4xi4>
  return %r : tensor<5x4xi4>
}
func.func @case_reduce_max_1_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x4xi4>) attributes {inputs = ["a311"], outputs = ["a313"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_max_2_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5xi4>) attributes {inputs = ["a311"], outputs = ["a314"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xi4> -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}
func.func @case_reduce_max_02_i4(%0: tensor<3x5x4xi4>) -> (tensor<5xi4>) attributes {inputs = ["a311"], outputs = ["a315"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xi4> -> tensor<5xi4>
  return %r : tensor<5xi4>
}
func.func @case_scan_max__i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a311"], outputs = ["a316"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_max_r_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a311"], outputs = ["a317"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_max_x_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a311"], outputs = ["a318"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_reduce_min_0_i4(%0: tensor<3x5x4xi4>) -> (tensor<5x4xi4>) attributes {inputs = ["a319"], outputs = ["a320"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xi4> -> tensor<5x4xi4>
  return %r : tensor<5x4xi4>
}
func.func @case_reduce_min_1_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x4xi4>) attributes {inputs = ["a319"], outputs = ["a321"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_min_2_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5xi4>) attributes {inputs = ["a319"], outputs = ["a322"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xi4> -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}
func.func @case_reduce_min_02_i4(%0: tensor<3x5x4xi4>) -> (tensor<5xi4>) attributes {inputs = ["a319"], outputs = ["a323"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xi4> -> tensor<5xi4>
  return %r : tensor<5xi4>
}
func.func @case_scan_min__i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a319"], outputs = ["a324"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_min_r_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a319"], outputs = ["a325"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_min_x_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a319"], outputs = ["a326"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_reduce_and_0_i4(%0: tensor<3x5x4xi4>) -> (tensor<5x4xi4>) attributes {inputs = ["a327"], outputs = ["a328"]} {
  %r = ten.reduce and %0 dims = [0] : tensor<3x5x4xi4> -> tensor<5x4xi4>
  return %r : tensor<5x4xi4>
}
func.func @case_reduce_and_1_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x4xi4>) attributes {inputs = ["a327"], outputs = ["a329"]} {
  %r = ten.reduce and %0 dims = [1] : tensor<3x5x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_and_2_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5xi4>) attributes {inputs = ["a327"], outputs = ["a330"]} {
  %r = ten.reduce and %0 dims = [2] : tensor<3x5x4xi4> -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}
func.func @case_reduce_and_02_i4(%0: tensor<3x5x4xi4>) -> (tensor<5xi4>) attributes {inputs = ["a327"], outputs = ["a164"]} {
  %r = ten.reduce and %0 dims = [0, 2] : tensor<3x5x4xi4> -> tensor<5xi4>
  return %r : tensor<5xi4>
}
func.func @case_scan_and__i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a327"], outputs = ["a331"]} {
  %r = ten.scan and %0 dim = 1 : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_and_r_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a327"], outputs = ["a332"]} {
  %r = ten.scan and %0 dim = 1 reverse : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_and_x_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a327"], outputs = ["a333"]} {
  %r = ten.scan and %0 dim = 1 exclusive : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_reduce_or_0_i4(%0: tensor<3x5x4xi4>) -> (tensor<5x4xi4>) attributes {inputs = ["a334"], outputs = ["a335"]} {
  %r = ten.reduce or %0 dims = [0] : tensor<3x5x4xi4> -> tensor<5x4xi4>
  return %r : tensor<5x4xi4>
}
func.func @case_reduce_or_1_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x4xi4>) attributes {inputs = ["a334"], outputs = ["a336"]} {
  %r = ten.reduce or %0 dims = [1] : tensor<3x5x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_or_2_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5xi4>) attributes {inputs = ["a334"], outputs = ["a337"]} {
  %r = ten.reduce or %0 dims = [2] : tensor<3x5x4xi4> -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}
func.func @case_reduce_or_02_i4(%0: tensor<3x5x4xi4>) -> (tensor<5xi4>) attributes {inputs = ["a334"], outputs = ["a172"]} {
  %r = ten.reduce or %0 dims = [0, 2] : tensor<3x5x4xi4> -> tensor<5xi4>
  return %r : tensor<5xi4>
}
func.func @case_scan_or__i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a334"], outputs = ["a338"]} {
  %r = ten.scan or %0 dim = 1 : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_or_r_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a334"], outputs = ["a339"]} {
  %r = ten.scan or %0 dim = 1 reverse : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_or_x_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a334"], outputs = ["a340"]} {
  %r = ten.scan or %0 dim = 1 exclusive : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_reduce_xor_0_i4(%0: tensor<3x5x4xi4>) -> (tensor<5x4xi4>) attributes {inputs = ["a341"], outputs = ["a342"]} {
  %r = ten.reduce xor %0 dims = [0] : tensor<3x5x4xi4> -> tensor<5x4xi4>
  return %r : tensor<5x4xi4>
}
func.func @case_reduce_xor_1_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x4xi4>) attributes {inputs = ["a341"], outputs = ["a343"]} {
  %r = ten.reduce xor %0 dims = [1] : tensor<3x5x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_xor_2_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5xi4>) attributes {inputs = ["a341"], outputs = ["a344"]} {
  %r = ten.reduce xor %0 dims = [2] : tensor<3x5x4xi4> -> tensor<3x5xi4>
  return %r : tensor<3x5xi4>
}
func.func @case_reduce_xor_02_i4(%0: tensor<3x5x4xi4>) -> (tensor<5xi4>) attributes {inputs = ["a341"], outputs = ["a345"]} {
  %r = ten.reduce xor %0 dims = [0, 2] : tensor<3x5x4xi4> -> tensor<5xi4>
  return %r : tensor<5xi4>
}
func.func @case_scan_xor__i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a341"], outputs = ["a346"]} {
  %r = ten.scan xor %0 dim = 1 : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_xor_r_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a341"], outputs = ["a347"]} {
  %r = ten.scan xor %0 dim = 1 reverse : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_scan_xor_x_i4(%0: tensor<3x5x4xi4>) -> (tensor<3x5x4xi4>) attributes {inputs = ["a341"], outputs = ["a348"]} {
  %r = ten.scan xor %0 dim = 1 exclusive : tensor<3x5x4xi4> -> tensor<3x5x4xi4>
  return %r : tensor<3x5x4xi4>
}
func.func @case_reduce_add_0_i1(%0: tensor<3x5x4xi1>) -> (tensor<5x4xi1>) attributes {inputs = ["a349"], outputs = ["a350"]} {
  %r = ten.reduce add %0 dims = [0] : tensor<3x5x4xi1> -> tensor<5x4xi1>
  return %r : tensor<5x4xi1>
}
func.func @case_reduce_add_1_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x4xi1>) attributes {inputs = ["a349"], outputs = ["a351"]} {
  %r = ten.reduce add %0 dims = [1] : tensor<3x5x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_add_2_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5xi1>) attributes {inputs = ["a349"], outputs = ["a352"]} {
  %r = ten.reduce add %0 dims = [2] : tensor<3x5x4xi1> -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_reduce_add_02_i1(%0: tensor<3x5x4xi1>) -> (tensor<5xi1>) attributes {inputs = ["a349"], outputs = ["a353"]} {
  %r = ten.reduce add %0 dims = [0, 2] : tensor<3x5x4xi1> -> tensor<5xi1>
  return %r : tensor<5xi1>
}
func.func @case_scan_add__i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a349"], outputs = ["a354"]} {
  %r = ten.scan add %0 dim = 1 : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_add_r_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a349"], outputs = ["a355"]} {
  %r = ten.scan add %0 dim = 1 reverse : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_add_x_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a349"], outputs = ["a356"]} {
  %r = ten.scan add %0 dim = 1 exclusive : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_reduce_mul_0_i1(%0: tensor<3x5x4xi1>) -> (tensor<5x4xi1>) attributes {inputs = ["a357"], outputs = ["a358"]} {
  %r = ten.reduce mul %0 dims = [0] : tensor<3x5x4xi1> -> tensor<5x4xi1>
  return %r : tensor<5x4xi1>
}
func.func @case_reduce_mul_1_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x4xi1>) attributes {inputs = ["a357"], outputs = ["a359"]} {
  %r = ten.reduce mul %0 dims = [1] : tensor<3x5x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_mul_2_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5xi1>) attributes {inputs = ["a357"], outputs = ["a360"]} {
  %r = ten.reduce mul %0 dims = [2] : tensor<3x5x4xi1> -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_reduce_mul_02_i1(%0: tensor<3x5x4xi1>) -> (tensor<5xi1>) attributes {inputs = ["a357"], outputs = ["a361"]} {
  %r = ten.reduce mul %0 dims = [0, 2] : tensor<3x5x4xi1> -> tensor<5xi1>
  return %r : tensor<5xi1>
}
func.func @case_scan_mul__i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a357"], outputs = ["a362"]} {
  %r = ten.scan mul %0 dim = 1 : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_mul_r_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a357"], outputs = ["a363"]} {
  %r = ten.scan mul %0 dim = 1 reverse : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_mul_x_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a357"], outputs = ["a364"]} {
  %r = ten.scan mul %0 dim = 1 exclusive : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_reduce_max_0_i1(%0: tensor<3x5x4xi1>) -> (tensor<5x4xi1>) attributes {inputs = ["a365"], outputs = ["a366"]} {
  %r = ten.reduce max %0 dims = [0] : tensor<3x5x4xi1> -> tensor<5x4xi1>
  return %r : tensor<5x4xi1>
}
func.func @case_reduce_max_1_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x4xi1>) attributes {inputs = ["a365"], outputs = ["a351"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x5x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_max_2_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5xi1>) attributes {inputs = ["a365"], outputs = ["a352"]} {
  %r = ten.reduce max %0 dims = [2] : tensor<3x5x4xi1> -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_reduce_max_02_i1(%0: tensor<3x5x4xi1>) -> (tensor<5xi1>) attributes {inputs = ["a365"], outputs = ["a353"]} {
  %r = ten.reduce max %0 dims = [0, 2] : tensor<3x5x4xi1> -> tensor<5xi1>
  return %r : tensor<5xi1>
}
func.func @case_scan_max__i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a365"], outputs = ["a367"]} {
  %r = ten.scan max %0 dim = 1 : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_max_r_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a365"], outputs = ["a368"]} {
  %r = ten.scan max %0 dim = 1 reverse : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_max_x_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a365"], outputs = ["a369"]} {
  %r = ten.scan max %0 dim = 1 exclusive : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_reduce_min_0_i1(%0: tensor<3x5x4xi1>) -> (tensor<5x4xi1>) attributes {inputs = ["a370"], outputs = ["a371"]} {
  %r = ten.reduce min %0 dims = [0] : tensor<3x5x4xi1> -> tensor<5x4xi1>
  return %r : tensor<5x4xi1>
}
func.func @case_reduce_min_1_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x4xi1>) attributes {inputs = ["a370"], outputs = ["a359"]} {
  %r = ten.reduce min %0 dims = [1] : tensor<3x5x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_min_2_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5xi1>) attributes {inputs = ["a370"], outputs = ["a372"]} {
  %r = ten.reduce min %0 dims = [2] : tensor<3x5x4xi1> -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_reduce_min_02_i1(%0: tensor<3x5x4xi1>) -> (tensor<5xi1>) attributes {inputs = ["a370"], outputs = ["a361"]} {
  %r = ten.reduce min %0 dims = [0, 2] : tensor<3x5x4xi1> -> tensor<5xi1>
  return %r : tensor<5xi1>
}
func.func @case_scan_min__i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a370"], outputs = ["a373"]} {
  %r = ten.scan min %0 dim = 1 : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_min_r_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a370"], outputs = ["a374"]} {
  %r = ten.scan min %0 dim = 1 reverse : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_min_x_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a370"], outputs = ["a375"]} {
  %r = ten.scan min %0 dim = 1 exclusive : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_reduce_and_0_i1(%0: tensor<3x5x4xi1>) -> (tensor<5x4xi1>) attributes {inputs = ["a376"], outputs = ["a377"]} {
  %r = ten.reduce and %0 dims = [0] : tensor<3x5x4xi1> -> tensor<5x4xi1>
  return %r : tensor<5x4xi1>
}
func.func @case_reduce_and_1_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x4xi1>) attributes {inputs = ["a376"], outputs = ["a359"]} {
  %r = ten.reduce and %0 dims = [1] : tensor<3x5x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_and_2_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5xi1>) attributes {inputs = ["a376"], outputs = ["a360"]} {
  %r = ten.reduce and %0 dims = [2] : tensor<3x5x4xi1> -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_reduce_and_02_i1(%0: tensor<3x5x4xi1>) -> (tensor<5xi1>) attributes {inputs = ["a376"], outputs = ["a361"]} {
  %r = ten.reduce and %0 dims = [0, 2] : tensor<3x5x4xi1> -> tensor<5xi1>
  return %r : tensor<5xi1>
}
func.func @case_scan_and__i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a376"], outputs = ["a378"]} {
  %r = ten.scan and %0 dim = 1 : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_and_r_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a376"], outputs = ["a379"]} {
  %r = ten.scan and %0 dim = 1 reverse : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_and_x_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a376"], outputs = ["a380"]} {
  %r = ten.scan and %0 dim = 1 exclusive : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_reduce_or_0_i1(%0: tensor<3x5x4xi1>) -> (tensor<5x4xi1>) attributes {inputs = ["a381"], outputs = ["a382"]} {
  %r = ten.reduce or %0 dims = [0] : tensor<3x5x4xi1> -> tensor<5x4xi1>
  return %r : tensor<5x4xi1>
}
func.func @case_reduce_or_1_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x4xi1>) attributes {inputs = ["a381"], outputs = ["a351"]} {
  %r = ten.reduce or %0 dims = [1] : tensor<3x5x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_or_2_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5xi1>) attributes {inputs = ["a381"], outputs = ["a352"]} {
  %r = ten.reduce or %0 dims = [2] : tensor<3x5x4xi1> -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_reduce_or_02_i1(%0: tensor<3x5x4xi1>) -> (tensor<5xi1>) attributes {inputs = ["a381"], outputs = ["a353"]} {
  %r = ten.reduce or %0 dims = [0, 2] : tensor<3x5x4xi1> -> tensor<5xi1>
  return %r : tensor<5xi1>
}
func.func @case_scan_or__i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a381"], outputs = ["a383"]} {
  %r = ten.scan or %0 dim = 1 : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_or_r_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a381"], outputs = ["a384"]} {
  %r = ten.scan or %0 dim = 1 reverse : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_or_x_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a381"], outputs = ["a385"]} {
  %r = ten.scan or %0 dim = 1 exclusive : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_reduce_xor_0_i1(%0: tensor<3x5x4xi1>) -> (tensor<5x4xi1>) attributes {inputs = ["a386"], outputs = ["a387"]} {
  %r = ten.reduce xor %0 dims = [0] : tensor<3x5x4xi1> -> tensor<5x4xi1>
  return %r : tensor<5x4xi1>
}
func.func @case_reduce_xor_1_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x4xi1>) attributes {inputs = ["a386"], outputs = ["a388"]} {
  %r = ten.reduce xor %0 dims = [1] : tensor<3x5x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_xor_2_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5xi1>) attributes {inputs = ["a386"], outputs = ["a389"]} {
  %r = ten.reduce xor %0 dims = [2] : tensor<3x5x4xi1> -> tensor<3x5xi1>
  return %r : tensor<3x5xi1>
}
func.func @case_reduce_xor_02_i1(%0: tensor<3x5x4xi1>) -> (tensor<5xi1>) attributes {inputs = ["a386"], outputs = ["a353"]} {
  %r = ten.reduce xor %0 dims = [0, 2] : tensor<3x5x4xi1> -> tensor<5xi1>
  return %r : tensor<5xi1>
}
func.func @case_scan_xor__i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a386"], outputs = ["a390"]} {
  %r = ten.scan xor %0 dim = 1 : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_xor_r_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a386"], outputs = ["a391"]} {
  %r = ten.scan xor %0 dim = 1 reverse : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_scan_xor_x_i1(%0: tensor<3x5x4xi1>) -> (tensor<3x5x4xi1>) attributes {inputs = ["a386"], outputs = ["a392"]} {
  %r = ten.scan xor %0 dim = 1 exclusive : tensor<3x5x4xi1> -> tensor<3x5x4xi1>
  return %r : tensor<3x5x4xi1>
}
func.func @case_reduce_argmax(%0: tensor<6x9xf32>, %1: tensor<6x9xi32>, %2: tensor<f32>, %3: tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>) attributes {inputs = ["a393", "a394", "a395", "a396"], outputs = ["a397", "a398"]} {
  %r:2 = ten.reduce %0, %1 init(%2, %3) dims = [1] : tensor<6x9xf32>, tensor<6x9xi32> -> tensor<6xf32>, tensor<6xi32> {
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %gt = ten.compare gt %b, %a : tensor<f32>
    %v = ten.select %gt, %b, %a : tensor<f32>
    %k = ten.select %gt, %j, %i : tensor<i32>
    ten.yield %v, %k : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<6xf32>, tensor<6xi32>
}
func.func @case_reduce_region_init(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<9xf32>) attributes {inputs = ["a399", "a400"], outputs = ["a401"], relative = 1.000000e-06 : f64} {
  %r = ten.reduce %0 init(%1) dims = [0] : tensor<6x9xf32> -> tensor<9xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<9xf32>
}
func.func @case_reduce_empty(%0: tensor<3x0xf32>) -> (tensor<3xf32>) attributes {inputs = ["a402"], outputs = ["a403"]} {
  %r = ten.reduce max %0 dims = [1] : tensor<3x0xf32> -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_reduce_captured(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<f32>) attributes {inputs = ["a399", "a400"], outputs = ["a400"]} {
  %c = ten.constant dense<2.0> : tensor<f32>
  %r = ten.reduce %0 init(%c) dims = [0, 1] : tensor<6x9xf32> -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = ten.min %b, %1 : tensor<f32>
    %s = ten.max %a, %m : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<f32>
}
func.func @case_window0_add(%0: tensor<6x9xf32>) -> (tensor<5x7xf32>) attributes {inputs = ["a399"], outputs = ["a404"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce add %0 window = [2, 3] strides = [1, 1] pad = [0, 0, 0, 0] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<5x7xf32>
  return %r : tensor<5x7xf32>
}
func.func @case_window0_add_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<5x7xf32>) attributes {inputs = ["a399", "a405"], outputs = ["a404"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 3] strides = [1, 1] pad = [0, 0, 0, 0] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<5x7xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x7xf32>
}
func.func @case_window0_max(%0: tensor<6x9xf32>) -> (tensor<5x7xf32>) attributes {inputs = ["a399"], outputs = ["a406"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce max %0 window = [2, 3] strides = [1, 1] pad = [0, 0, 0, 0] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<5x7xf32>
  return %r : tensor<5x7xf32>
}
func.func @case_window0_max_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<5x7xf32>) attributes {inputs = ["a399", "a395"], outputs = ["a406"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 3] strides = [1, 1] pad = [0, 0, 0, 0] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<5x7xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x7xf32>
}
func.func @case_window0_min(%0: tensor<6x9xf32>) -> (tensor<5x7xf32>) attributes {inputs = ["a399"], outputs = ["a407"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce min %0 window = [2, 3] strides = [1, 1] pad = [0, 0, 0, 0] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<5x7xf32>
  return %r : tensor<5x7xf32>
}
func.func @case_window0_min_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<5x7xf32>) attributes {inputs = ["a399", "a408"], outputs = ["a407"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 3] strides = [1, 1] pad = [0, 0, 0, 0] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<5x7xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x7xf32>
}
func.func @case_window0_mul(%0: tensor<6x9xf32>) -> (tensor<5x7xf32>) attributes {inputs = ["a399"], outputs = ["a409"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce mul %0 window = [2, 3] strides = [1, 1] pad = [0, 0, 0, 0] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<5x7xf32>
  return %r : tensor<5x7xf32>
}
func.func @case_window0_mul_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<5x7xf32>) attributes {inputs = ["a399", "a410"], outputs = ["a409"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 3] strides = [1, 1] pad = [0, 0, 0, 0] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<5x7xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x7xf32>
}
func.func @case_window1_add(%0: tensor<6x9xf32>) -> (tensor<3x10xf32>) attributes {inputs = ["a399"], outputs = ["a411"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce add %0 window = [3, 2] strides = [2, 1] pad = [1, 1, 0, 2] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<3x10xf32>
  return %r : tensor<3x10xf32>
}
func.func @case_window1_add_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<3x10xf32>) attributes {inputs = ["a399", "a405"], outputs = ["a411"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [3, 2] strides = [2, 1] pad = [1, 1, 0, 2] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<3x10xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<3x10xf32>
}
func.func @case_window1_max(%0: tensor<6x9xf32>) -> (tensor<3x10xf32>) attributes {inputs = ["a399"], outputs = ["a412"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce max %0 window = [3, 2] strides = [2, 1] pad = [1, 1, 0, 2] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<3x10xf32>
  return %r : tensor<3x10xf32>
}
func.func @case_window1_max_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<3x10xf32>) attributes {inputs = ["a399", "a395"], outputs = ["a412"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [3, 2] strides = [2, 1] pad = [1, 1, 0, 2] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<3x10xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<3x10xf32>
}
func.func @case_window1_min(%0: tensor<6x9xf32>) -> (tensor<3x10xf32>) attributes {inputs = ["a399"], outputs = ["a413"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce min %0 window = [3, 2] strides = [2, 1] pad = [1, 1, 0, 2] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<3x10xf32>
  return %r : tensor<3x10xf32>
}
func.func @case_window1_min_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<3x10xf32>) attributes {inputs = ["a399", "a408"], outputs = ["a413"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [3, 2] strides = [2, 1] pad = [1, 1, 0, 2] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<3x10xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<3x10xf32>
}
func.func @case_window1_mul(%0: tensor<6x9xf32>) -> (tensor<3x10xf32>) attributes {inputs = ["a399"], outputs = ["a414"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce mul %0 window = [3, 2] strides = [2, 1] pad = [1, 1, 0, 2] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<3x10xf32>
  return %r : tensor<3x10xf32>
}
func.func @case_window1_mul_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<3x10xf32>) attributes {inputs = ["a399", "a410"], outputs = ["a414"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [3, 2] strides = [2, 1] pad = [1, 1, 0, 2] base_dilation = [1, 1] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<3x10xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<3x10xf32>
}
func.func @case_window2_add(%0: tensor<6x9xf32>) -> (tensor<11x25xf32>) attributes {inputs = ["a399"], outputs = ["a415"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce add %0 window = [2, 2] strides = [1, 1] pad = [0, 1, 1, 0] base_dilation = [2, 3] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<11x25xf32>
  return %r : tensor<11x25xf32>
}
func.func @case_window2_add_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<11x25xf32>) attributes {inputs = ["a399", "a405"], outputs = ["a415"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 2] strides = [1, 1] pad = [0, 1, 1, 0] base_dilation = [2, 3] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<11x25xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<11x25xf32>
}
func.func @case_window2_max(%0: tensor<6x9xf32>) -> (tensor<11x25xf32>) attributes {inputs = ["a399"], outputs = ["a416"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce max %0 window = [2, 2] strides = [1, 1] pad = [0, 1, 1, 0] base_dilation = [2, 3] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<11x25xf32>
  return %r : tensor<11x25xf32>
}
func.func @case_window2_max_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<11x25xf32>) attributes {inputs = ["a399", "a395"], outputs = ["a416"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 2] strides = [1, 1] pad = [0, 1, 1, 0] base_dilation = [2, 3] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<11x25xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<11x25xf32>
}
func.func @case_window2_min(%0: tensor<6x9xf32>) -> (tensor<11x25xf32>) attributes {inputs = ["a399"], outputs = ["a417"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce min %0 window = [2, 2] strides = [1, 1] pad = [0, 1, 1, 0] base_dilation = [2, 3] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<11x25xf32>
  return %r : tensor<11x25xf32>
}
func.func @case_window2_min_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<11x25xf32>) attributes {inputs = ["a399", "a408"], outputs = ["a417"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 2] strides = [1, 1] pad = [0, 1, 1, 0] base_dilation = [2, 3] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<11x25xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<11x25xf32>
}
func.func @case_window2_mul(%0: tensor<6x9xf32>) -> (tensor<11x25xf32>) attributes {inputs = ["a399"], outputs = ["a418"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce mul %0 window = [2, 2] strides = [1, 1] pad = [0, 1, 1, 0] base_dilation = [2, 3] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<11x25xf32>
  return %r : tensor<11x25xf32>
}
func.func @case_window2_mul_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<11x25xf32>) attributes {inputs = ["a399", "a410"], outputs = ["a418"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 2] strides = [1, 1] pad = [0, 1, 1, 0] base_dilation = [2, 3] window_dilation = [1, 1] : tensor<6x9xf32> -> tensor<11x25xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<11x25xf32>
}
func.func @case_window3_add(%0: tensor<6x9xf32>) -> (tensor<3x7xf32>) attributes {inputs = ["a399"], outputs = ["a419"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce add %0 window = [2, 3] strides = [1, 1] pad = [-1, 0, 1, 1] base_dilation = [1, 1] window_dilation = [2, 2] : tensor<6x9xf32> -> tensor<3x7xf32>
  return %r : tensor<3x7xf32>
}
func.func @case_window3_add_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<3x7xf32>) attributes {inputs = ["a399", "a405"], outputs = ["a419"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 3] strides = [1, 1] pad = [-1, 0, 1, 1] base_dilation = [1, 1] window_dilation = [2, 2] : tensor<6x9xf32> -> tensor<3x7xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<3x7xf32>
}
func.func @case_window3_max(%0: tensor<6x9xf32>) -> (tensor<3x7xf32>) attributes {inputs = ["a399"], outputs = ["a420"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce max %0 window = [2, 3] strides = [1, 1] pad = [-1, 0, 1, 1] base_dilation = [1, 1] window_dilation = [2, 2] : tensor<6x9xf32> -> tensor<3x7xf32>
  return %r : tensor<3x7xf32>
}
func.func @case_window3_max_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<3x7xf32>) attributes {inputs = ["a399", "a395"], outputs = ["a420"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 3] strides = [1, 1] pad = [-1, 0, 1, 1] base_dilation = [1, 1] window_dilation = [2, 2] : tensor<6x9xf32> -> tensor<3x7xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<3x7xf32>
}
func.func @case_window3_min(%0: tensor<6x9xf32>) -> (tensor<3x7xf32>) attributes {inputs = ["a399"], outputs = ["a421"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce min %0 window = [2, 3] strides = [1, 1] pad = [-1, 0, 1, 1] base_dilation = [1, 1] window_dilation = [2, 2] : tensor<6x9xf32> -> tensor<3x7xf32>
  return %r : tensor<3x7xf32>
}
func.func @case_window3_min_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<3x7xf32>) attributes {inputs = ["a399", "a408"], outputs = ["a421"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 3] strides = [1, 1] pad = [-1, 0, 1, 1] base_dilation = [1, 1] window_dilation = [2, 2] : tensor<6x9xf32> -> tensor<3x7xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<3x7xf32>
}
func.func @case_window3_mul(%0: tensor<6x9xf32>) -> (tensor<3x7xf32>) attributes {inputs = ["a399"], outputs = ["a422"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce mul %0 window = [2, 3] strides = [1, 1] pad = [-1, 0, 1, 1] base_dilation = [1, 1] window_dilation = [2, 2] : tensor<6x9xf32> -> tensor<3x7xf32>
  return %r : tensor<3x7xf32>
}
func.func @case_window3_mul_region(%0: tensor<6x9xf32>, %1: tensor<f32>) -> (tensor<3x7xf32>) attributes {inputs = ["a399", "a410"], outputs = ["a422"], relative = 1.000000e-06 : f64} {
  %r = ten.window_reduce %0 init(%1) window = [2, 3] strides = [1, 1] pad = [-1, 0, 1, 1] base_dilation = [1, 1] window_dilation = [2, 2] : tensor<6x9xf32> -> tensor<3x7xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<3x7xf32>
}
