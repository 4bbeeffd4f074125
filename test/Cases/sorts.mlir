// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_sort_0_f32(%0: tensor<4x13x2xf32>) -> (tensor<4x13x2xf32>) attributes {inputs = ["a0"], outputs = ["a1"]} {
  %r = ten.sort %0 dim = 0 : tensor<4x13x2xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = ten.compare lt %a, %b : tensor<f32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xf32>
}
func.func @case_sort_1_f32(%0: tensor<4x13x2xf32>) -> (tensor<4x13x2xf32>) attributes {inputs = ["a0"], outputs = ["a2"]} {
  %r = ten.sort %0 dim = 1 : tensor<4x13x2xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = ten.compare lt %a, %b : tensor<f32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xf32>
}
func.func @case_sort_2_f32(%0: tensor<4x13x2xf32>) -> (tensor<4x13x2xf32>) attributes {inputs = ["a0"], outputs = ["a3"]} {
  %r = ten.sort %0 dim = 2 : tensor<4x13x2xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = ten.compare lt %a, %b : tensor<f32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xf32>
}
func.func @case_top_k_f32(%0: tensor<8x13xf32>) -> (tensor<8x5xf32>, tensor<8x5xi32>) attributes {inputs = ["a4"], outputs = ["a5", "a6"]} {
  %r:2 = ten.top_k %0 k = 5 : tensor<8x13xf32> -> tensor<8x5xf32>, tensor<8x5xi32>
  return %r#0, %r#1 : tensor<8x5xf32>, tensor<8x5xi32>
}
func.func @case_sort_0_bf16(%0: tensor<4x13x2xbf16>) -> (tensor<4x13x2xbf16>) attributes {inputs = ["a7"], outputs = ["a8"]} {
  %r = ten.sort %0 dim = 0 : tensor<4x13x2xbf16> {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = ten.compare lt %a, %b : tensor<bf16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xbf16>
}
func.func @case_sort_1_bf16(%0: tensor<4x13x2xbf16>) -> (tensor<4x13x2xbf16>) attributes {inputs = ["a7"], outputs = ["a9"]} {
  %r = ten.sort %0 dim = 1 : tensor<4x13x2xbf16> {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = ten.compare lt %a, %b : tensor<bf16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xbf16>
}
func.func @case_sort_2_bf16(%0: tensor<4x13x2xbf16>) -> (tensor<4x13x2xbf16>) attributes {inputs = ["a7"], outputs = ["a10"]} {
  %r = ten.sort %0 dim = 2 : tensor<4x13x2xbf16> {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = ten.compare lt %a, %b : tensor<bf16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xbf16>
}
func.func @case_top_k_bf16(%0: tensor<8x13xbf16>) -> (tensor<8x5xbf16>, tensor<8x5xi32>) attributes {inputs = ["a11"], outputs = ["a12", "a13"]} {
  %r:2 = ten.top_k %0 k = 5 : tensor<8x13xbf16> -> tensor<8x5xbf16>, tensor<8x5xi32>
  return %r#0, %r#1 : tensor<8x5xbf16>, tensor<8x5xi32>
}
func.func @case_sort_0_i8(%0: tensor<4x13x2xi8>) -> (tensor<4x13x2xi8>) attributes {inputs = ["a14"], outputs = ["a15"]} {
  %r = ten.sort %0 dim = 0 : tensor<4x13x2xi8> {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = ten.compare lt %a, %b : tensor<i8>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xi8>
}
func.func @case_sort_1_i8(%0: tensor<4x13x2xi8>) -> (tensor<4x13x2xi8>) attributes {inputs = ["a14"], outputs = ["a16"]} {
  %r = ten.sort %0 dim = 1 : tensor<4x13x2xi8> {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = ten.compare lt %a, %b : tensor<i8>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xi8>
}
func.func @case_sort_2_i8(%0: tensor<4x13x2xi8>) -> (tensor<4x13x2xi8>) attributes {inputs = ["a14"], outputs = ["a17"]} {
  %r = ten.sort %0 dim = 2 : tensor<4x13x2xi8> {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = ten.compare lt %a, %b : tensor<i8>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xi8>
}
func.func @case_top_k_i8(%0: tensor<8x13xi8>) -> (tensor<8x5xi8>, tensor<8x5xi32>) attributes {inputs = ["a18"], outputs = ["a19", "a20"]} {
  %r:2 = ten.top_k %0 k = 5 : tensor<8x13xi8> -> tensor<8x5xi8>, tensor<8x5xi32>
  return %r#0, %r#1 : tensor<8x5xi8>, tensor<8x5xi32>
}
func.func @case_sort_0_ui16(%0: tensor<4x13x2xui16>) -> (tensor<4x13x2xui16>) attributes {inputs = ["a21"], outputs = ["a22"]} {
  %r = ten.sort %0 dim = 0 : tensor<4x13x2xui16> {
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = ten.compare lt %a, %b : tensor<ui16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xui16>
}
func.func @case_sort_1_ui16(%0: tensor<4x13x2xui16>) -> (tensor<4x13x2xui16>) attributes {inputs = ["a21"], outputs = ["a23"]} {
  %r = ten.sort %0 dim = 1 : tensor<4x13x2xui16> {
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = ten.compare lt %a, %b : tensor<ui16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xui16>
}
func.func @case_sort_2_ui16(%0: tensor<4x13x2xui16>) -> (tensor<4x13x2xui16>) attributes {inputs = ["a21"], outputs = ["a24"]} {
  %r = ten.sort %0 dim = 2 : tensor<4x13x2xui16> {
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = ten.compare lt %a, %b : tensor<ui16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xui16>
}
func.func @case_top_k_ui16(%0: tensor<8x13xui16>) -> (tensor<8x5xui16>, tensor<8x5xi32>) attributes {inputs = ["a25"], outputs = ["a26", "a27"]} {
  %r:2 = ten.top_k %0 k = 5 : tensor<8x13xui16> -> tensor<8x5xui16>, tensor<8x5xi32>
  return %r#0, %r#1 : tensor<8x5xui16>, tensor<8x5xi32>
}
func.func @case_sort_0_i32(%0: tensor<4x13x2xi32>) -> (tensor<4x13x2xi32>) attributes {inputs = ["a28"], outputs = ["a29"]} {
  %r = ten.sort %0 dim = 0 : tensor<4x13x2xi32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = ten.compare lt %a, %b : tensor<i32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xi32>
}
func.func @case_sort_1_i32(%0: tensor<4x13x2xi32>) -> (tensor<4x13x2xi32>) attributes {inputs = ["a28"], outputs = ["a30"]} {
  %r = ten.sort %0 dim = 1 : tensor<4x13x2xi32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = ten.compare lt %a, %b : tensor<i32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xi32>
}
func.func @case_sort_2_i32(%0: tensor<4x13x2xi32>) -> (tensor<4x13x2xi32>) attributes {inputs = ["a28"], outputs = ["a31"]} {
  %r = ten.sort %0 dim = 2 : tensor<4x13x2xi32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = ten.compare lt %a, %b : tensor<i32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xi32>
}
func.func @case_top_k_i32(%0: tensor<8x13xi32>) -> (tensor<8x5xi32>, tensor<8x5xi32>) attributes {inputs = ["a32"], outputs = ["a33", "a34"]} {
  %r:2 = ten.top_k %0 k = 5 : tensor<8x13xi32> -> tensor<8x5xi32>, tensor<8x5xi32>
  return %r#0, %r#1 : tensor<8x5xi32>, tensor<8x5xi32>
}
func.func @case_sort_0_f64(%0: tensor<4x13x2xf64>) -> (tensor<4x13x2xf64>) attributes {inputs = ["a35"], outputs = ["a36"]} {
  %r = ten.sort %0 dim = 0 : tensor<4x13x2xf64> {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = ten.compare lt %a, %b : tensor<f64>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xf64>
}
func.func @case_sort_1_f64(%0: tensor<4x13x2xf64>) -> (tensor<4x13x2xf64>) attributes {inputs = ["a35"], outputs = ["a37"]} {
  %r = ten.sort %0 dim = 1 : tensor<4x13x2xf64> {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = ten.compare lt %a, %b : tensor<f64>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xf64>
}
func.func @case_sort_2_f64(%0: tensor<4x13x2xf64>) -> (tensor<4x13x2xf64>) attributes {inputs = ["a35"], outputs = ["a38"]} {
  %r = ten.sort %0 dim = 2 : tensor<4x13x2xf64> {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = ten.compare lt %a, %b : tensor<f64>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<4x13x2xf64>
}
func.func @case_top_k_f64(%0: tensor<8x13xf64>) -> (tensor<8x5xf64>, tensor<8x5xi32>) attributes {inputs = ["a39"], outputs = ["a40", "a41"]} {
  %r:2 = ten.top_k %0 k = 5 : tensor<8x13xf64> -> tensor<8x5xf64>, tensor<8x5xi32>
  return %r#0, %r#1 : tensor<8x5xf64>, tensor<8x5xi32>
}
func.func @case_sort_stable_pairs(%0: tensor<50xi32>, %1: tensor<50xf32>) -> (tensor<50xi32>, tensor<50xf32>) attributes {inputs = ["a42", "a43"], outputs = ["a44", "a45"]} {
  %r:2 = ten.sort %0, %1 dim = 0 stable : tensor<50xi32>, tensor<50xf32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>):
    %g = ten.compare gt %a, %b : tensor<i32>
    ten.yield %g : tensor<i1>
  }
  return %r#0, %r#1 : tensor<50xi32>, tensor<50xf32>
}
