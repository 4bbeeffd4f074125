// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_cholesky_lower_f32(%0: tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>) attributes {inputs = ["a0"], outputs = ["a1"], relative = 1.000000e-05 : f64} {
  %r = ten.cholesky %0 lower : tensor<2x5x5xf32>
  return %r : tensor<2x5x5xf32>
}
func.func @case_cholesky_upper_f32(%0: tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>) attributes {inputs = ["a0"], outputs = ["a2"], relative = 1.000000e-05 : f64} {
  %r = ten.cholesky %0 : tensor<2x5x5xf32>
  return %r : tensor<2x5x5xf32>
}
func.func @case_cholesky_bad_f32(%0: tensor<2x2xf32>) -> (tensor<2x2xf32>) attributes {inputs = ["a3"], outputs = ["a4"]} {
  %r = ten.cholesky %0 lower : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @case_solve_none_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a6"], outputs = ["a7"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_none_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a8"], outputs = ["a9"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 unit : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_none_lower_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a10"], outputs = ["a11"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 lower : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_none_lower_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a12"], outputs = ["a13"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 lower unit : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_none_right_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a14"], outputs = ["a15"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 right : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_none_right_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a16"], outputs = ["a17"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 right unit : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_none_right_lower_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a18"], outputs = ["a19"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 right lower : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_none_right_lower_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a20"], outputs = ["a21"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 right lower unit : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_transpose_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a22"], outputs = ["a23"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_transpose_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a24"], outputs = ["a25"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 unit : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_transpose_lower_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a26"], outputs = ["a27"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 lower : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_transpose_lower_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a28"], outputs = ["a29"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 lower unit : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_transpose_right_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a30"], outputs = ["a31"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_transpose_right_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a32"], outputs = ["a33"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right unit : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_transpose_right_lower_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a34"], outputs = ["a35"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right lower : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_transpose_right_lower_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a36"], outputs = ["a37"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right lower unit : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_adjoint_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a38"], outputs = ["a39"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_adjoint_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a40"], outputs = ["a41"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 unit : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_adjoint_lower_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a42"], outputs = ["a43"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 lower : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_adjoint_lower_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>) attributes {inputs = ["a5", "a44"], outputs = ["a45"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 lower unit : tensor<2x5x5xf32>, tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
func.func @case_solve_adjoint_right_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a46"], outputs = ["a47"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_adjoint_right_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a48"], outputs = ["a49"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right unit : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_adjoint_right_lower_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a50"], outputs = ["a51"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right lower : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_solve_adjoint_right_lower_unit_f32(%0: tensor<2x5x5xf32>, %1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>) attributes {inputs = ["a5", "a52"], outputs = ["a53"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right lower unit : tensor<2x5x5xf32>, tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
func.func @case_cholesky_lower_f64(%0: tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>) attributes {inputs = ["a54"], outputs = ["a55"], relative = 1.000000e-12 : f64} {
  %r = ten.cholesky %0 lower : tensor<2x5x5xf64>
  return %r : tensor<2x5x5xf64>
}
func.func @case_cholesky_upper_f64(%0: tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>) attributes {inputs = ["a54"], outputs = ["a56"], relative = 1.000000e-12 : f64} {
  %r = ten.cholesky %0 : tensor<2x5x5xf64>
  return %r : tensor<2x5x5xf64>
}
func.func @case_cholesky_bad_f64(%0: tensor<2x2xf64>) -> (tensor<2x2xf64>) attributes {inputs = ["a57"], outputs = ["a58"]} {
  %r = ten.cholesky %0 lower : tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}
func.func @case_solve_none_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a60"], outputs = ["a61"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_none_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a62"], outputs = ["a63"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 unit : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_none_lower_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a64"], outputs = ["a65"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 lower : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_none_lower_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a66"], outputs = ["a67"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 lower unit : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_none_right_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a68"], outputs = ["a69"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 right : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_none_right_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a70"], outputs = ["a71"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 right unit : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_none_right_lower_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a72"], outputs = ["a73"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 right lower : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_none_right_lower_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a74"], outputs = ["a75"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 right lower unit : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_transpose_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a76"], outputs = ["a77"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_transpose_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a78"], outputs = ["a79"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 unit : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_transpose_lower_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a80"], outputs = ["a81"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 lower : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_transpose_lower_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a82"], outputs = ["a83"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 lower unit : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_transpose_right_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a84"], outputs = ["a85"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_transpose_right_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a86"], outputs = ["a87"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right unit : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_transpose_right_lower_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a88"], outputs = ["a89"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right lower : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_transpose_right_lower_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a90"], outputs = ["a91"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right lower unit : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_adjoint_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a92"], outputs = ["a93"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_adjoint_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a94"], outputs = ["a95"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 unit : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_adjoint_lower_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a96"], outputs = ["a97"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 lower : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_adjoint_lower_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>) attributes {inputs = ["a59", "a98"], outputs = ["a99"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 lower unit : tensor<2x5x5xf64>, tensor<2x5x3xf64>
  return %r : tensor<2x5x3xf64>
}
func.func @case_solve_adjoint_right_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a100"], outputs = ["a101"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_adjoint_right_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a102"], outputs = ["a103"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right unit : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_adjoint_right_lower_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a104"], outputs = ["a105"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right lower : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_solve_adjoint_right_lower_unit_f64(%0: tensor<2x5x5xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xf64>) attributes {inputs = ["a59", "a106"], outputs = ["a107"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right lower unit : tensor<2x5x5xf64>, tensor<2x3x5xf64>
  return %r : tensor<2x3x5xf64>
}
func.func @case_cholesky_lower_complex_f32(%0: tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>) attributes {inputs = ["a108"], outputs = ["a109"], relative = 1.000000e-05 : f64} {
  %r = ten.cholesky %0 lower : tensor<2x5x5xcomplex<f32>>
  return %r : tensor<2x5x5xcomplex<f32>>
}
func.func @case_cholesky_upper_complex_f32(%0: tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>) attributes {inputs = ["a108"], outputs = ["a110"], relative = 1.000000e-05 : f64} {
  %r = ten.cholesky %0 : tensor<2x5x5xcomplex<f32>>
  return %r : tensor<2x5x5xcomplex<f32>>
}
func.func @case_cholesky_bad_complex_f32(%0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>) attributes {inputs = ["a111"], outputs = ["a112"]} {
  %r = ten.cholesky %0 lower : tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}
func.func @case_solve_none_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a114"], outputs = ["a115"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_none_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a116"], outputs = ["a117"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 unit : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_none_lower_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a118"], outputs = ["a119"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 lower : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_none_lower_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a120"], outputs = ["a121"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 lower unit : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_none_right_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a122"], outputs = ["a123"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 right : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_none_right_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a124"], outputs = ["a125"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 right unit : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_none_right_lower_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a126"], outputs = ["a127"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 right lower : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_none_right_lower_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a128"], outputs = ["a129"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve none %0, %1 right lower unit : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_transpose_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a130"], outputs = ["a131"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_transpose_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a132"], outputs = ["a133"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 unit : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_transpose_lower_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a134"], outputs = ["a135"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 lower : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_transpose_lower_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a136"], outputs = ["a137"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 lower unit : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_transpose_right_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a138"], outputs = ["a139"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_transpose_right_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a140"], outputs = ["a141"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right unit : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_transpose_right_lower_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a142"], outputs = ["a143"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right lower : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_transpose_right_lower_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a144"], outputs = ["a145"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right lower unit : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_adjoint_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a146"], outputs = ["a147"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_adjoint_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a148"], outputs = ["a149"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 unit : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_adjoint_lower_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a150"], outputs = ["a151"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 lower : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_adjoint_lower_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>) attributes {inputs = ["a113", "a152"], outputs = ["a153"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 lower unit : tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>
  return %r : tensor<2x5x3xcomplex<f32>>
}
func.func @case_solve_adjoint_right_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a154"], outputs = ["a155"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_adjoint_right_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a156"], outputs = ["a157"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right unit : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_adjoint_right_lower_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a158"], outputs = ["a159"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right lower : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_solve_adjoint_right_lower_unit_complex_f32(%0: tensor<2x5x5xcomplex<f32>>, %1: tensor<2x3x5xcomplex<f32>>) -> (tensor<2x3x5xcomplex<f32>>) attributes {inputs = ["a113", "a160"], outputs = ["a161"], relative = 1.000000e-05 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right lower unit : tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
func.func @case_cholesky_lower_complex_f64(%0: tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>) attributes {inputs = ["a162"], outputs = ["a163"], relative = 1.000000e-12 : f64} {
  %r = ten.cholesky %0 lower : tensor<2x5x5xcomplex<f64>>
  return %r : tensor<2x5x5xcomplex<f64>>
}
func.func @case_cholesky_upper_complex_f64(%0: tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>) attributes {inputs = ["a162"], outputs = ["a164"], relative = 1.000000e-12 : f64} {
  %r = ten.cholesky %0 : tensor<2x5x5xcomplex<f64>>
  return %r : tensor<2x5x5xcomplex<f64>>
}
func.func @case_cholesky_bad_complex_f64(%0: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>) attributes {inputs = ["a165"], outputs = ["a166"]} {
  %r = ten.cholesky %0 lower : tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}
func.func @case_solve_none_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a168"], outputs = ["a169"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_none_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a170"], outputs = ["a171"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 unit : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_none_lower_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a172"], outputs = ["a173"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 lower : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_none_lower_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a174"], outputs = ["a175"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 lower unit : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_none_right_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a176"], outputs = ["a177"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 right : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_none_right_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a178"], outputs = ["a179"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 right unit : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_none_right_lower_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a180"], outputs = ["a181"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 right lower : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_none_right_lower_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a182"], outputs = ["a183"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve none %0, %1 right lower unit : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_transpose_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a184"], outputs = ["a185"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_transpose_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a186"], outputs = ["a187"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 unit : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_transpose_lower_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a188"], outputs = ["a189"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 lower : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_transpose_lower_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a190"], outputs = ["a191"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 lower unit : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_transpose_right_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a192"], outputs = ["a193"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_transpose_right_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a194"], outputs = ["a195"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right unit : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_transpose_right_lower_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a196"], outputs = ["a197"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right lower : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_transpose_right_lower_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a198"], outputs = ["a199"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve transpose %0, %1 right lower unit : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_adjoint_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a200"], outputs = ["a201"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_adjoint_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a202"], outputs = ["a203"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 unit : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_adjoint_lower_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a204"], outputs = ["a205"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 lower : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_adjoint_lower_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x5x3xcomplex<f64>>) -> (tensor<2x5x3xcomplex<f64>>) attributes {inputs = ["a167", "a206"], outputs = ["a207"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 lower unit : tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
  return %r : tensor<2x5x3xcomplex<f64>>
}
func.func @case_solve_adjoint_right_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a208"], outputs = ["a209"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_adjoint_right_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a210"], outputs = ["a211"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right unit : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_adjoint_right_lower_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a212"], outputs = ["a213"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right lower : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
func.func @case_solve_adjoint_right_lower_unit_complex_f64(%0: tensor<2x5x5xcomplex<f64>>, %1: tensor<2x3x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) attributes {inputs = ["a167", "a214"], outputs = ["a215"], relative = 1.000000e-12 : f64} {
  %r = ten.triangular_solve adjoint %0, %1 right lower unit : tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>
  return %r : tensor<2x3x5xcomplex<f64>>
}
