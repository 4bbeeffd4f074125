// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// sort_c1
func.func @f(%x: tensor<8xf32>, %y: tensor<9xf32>) {
  // expected-error @+1 {{requires the same shape for all operands and results}}
  %0:2 = "ten.sort"(%x, %y) <{dim = 0 : i64}> ({
  ^bb0(%a: tensor<f32>):
    ten.yield
  }) : (tensor<8xf32>, tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>)
  return
}

// -----

// sort_c2
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects 'dim' in [0, 1), got 1}}
  %0 = ten.sort %x dim = 1 : tensor<8xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt %a, %a : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return
}

// -----

// sort_c3
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects region arguments of types ('tensor<f32>', 'tensor<f32>'), got ('tensor<f32>', 'tensor<f64>')}}
  %0 = ten.sort %x dim = 0 : tensor<8xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f64>):
    %lt = ten.compare lt %a, %a : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return
}

// -----

// top_k_c1
func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{expects an operand of rank at least 1, got 'tensor<f32>'}}
  %0:2 = ten.top_k %x k = 1 : tensor<f32> -> tensor<f32>, tensor<i32>
  return
}

// -----

// top_k_c2
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects 'k' in [0, 9), got 9}}
  %0:2 = ten.top_k %x k = 9 : tensor<8xf32> -> tensor<9xf32>, tensor<9xi32>
  return
}

// -----

// top_k_c3
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects result type 'tensor<3xf32>', got 'tensor<2xf32>'}}
  %0:2 = ten.top_k %x k = 3 : tensor<8xf32> -> tensor<2xf32>, tensor<3xi32>
  return
}

// -----

// top_k_c4
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects result type 'tensor<3xi32>', got 'tensor<2xi32>'}}
  %0:2 = ten.top_k %x k = 3 : tensor<8xf32> -> tensor<3xf32>, tensor<2xi32>
  return
}

// -----

// cholesky_c1
func.func @f(%x: tensor<3x4xf32>) {
  // expected-error @+1 {{expects square matrices in the last two dimensions, got 'tensor<3x4xf32>'}}
  %0 = ten.cholesky %x lower : tensor<3x4xf32>
  return
}

// -----

// cholesky_c1, no matrix
func.func @f(%x: tensor<3xf32>) {
  // expected-error @+1 {{expects square matrices in the last two dimensions, got 'tensor<3xf32>'}}
  %0 = ten.cholesky %x lower : tensor<3xf32>
  return
}

// -----

// cholesky_c2
func.func @f(%x: tensor<3x?xf32>) {
  // expected-error @+1 {{expects a result of type 'tensor<3x?xf32>', got 'tensor<3x3xf32>'}}
  %0 = "ten.cholesky"(%x) : (tensor<3x?xf32>) -> tensor<3x3xf32>
  return
}

// -----

// triangular_solve_c1
func.func @f(%a: tensor<3x4xf32>) {
  // expected-error @+1 {{expects square matrices in the last two dimensions, got 'tensor<3x4xf32>'}}
  %0 = ten.triangular_solve none %a, %a lower : tensor<3x4xf32>, tensor<3x4xf32>
  return
}

// -----

// triangular_solve_c2
func.func @f(%a: tensor<2x4x4xf32>, %b: tensor<3x4x4xf32>) {
  // expected-error @+1 {{expects equal batch sizes in dimension 0, got 2 and 3}}
  %0 = ten.triangular_solve none %a, %b lower : tensor<2x4x4xf32>, tensor<3x4x4xf32>
  return
}

// -----

// triangular_solve_c3
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{expects a right-hand side of rank 2 with elements 'f32', got 'tensor<4xf32>'}}
  %0 = ten.triangular_solve none %a, %b lower : tensor<4x4xf32>, tensor<4xf32>
  return
}

// -----

// triangular_solve_c4
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) {
  // expected-error @+1 {{expects a right-hand side of size 4 in dimension 1, got 3}}
  %0 = ten.triangular_solve none %a, %b right lower : tensor<4x4xf32>, tensor<4x3xf32>
  return
}

// -----

// fft_c1
func.func @f(%x: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{expects 'length' with 1 to 3 sizes, at most the operand's rank, got 2 for 'tensor<8xcomplex<f32>>'}}
  %0 = ten.fft fft %x length = [2, 8] : tensor<8xcomplex<f32>> -> tensor<8xcomplex<f32>>
  return
}

// -----

// fft_c1
func.func @f(%x: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{expects 'length' in [0, 576460752303423489), got -8}}
  %0 = ten.fft fft %x length = [-8] : tensor<8xcomplex<f32>> -> tensor<8xcomplex<f32>>
  return
}

// -----

// fft_c2
func.func @f(%x: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{expects an operand of size 5 in dimension 0 for 'length', got 8}}
  %0 = ten.fft irfft %x length = [8] : tensor<8xcomplex<f32>> -> tensor<8xf32>
  return
}

// -----

// fft_c3
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects complex elements for 'fft', got 'f32'}}
  %0 = ten.fft fft %x length = [8] : tensor<8xf32> -> tensor<8xcomplex<f32>>
  return
}

// -----

// fft_c3
func.func @f(%x: tensor<8xf16>) {
  // expected-error @+1 {{expects f32 or f64 elements for 'rfft', got 'f16'}}
  %0 = ten.fft rfft %x length = [8] : tensor<8xf16> -> tensor<8xcomplex<f32>>
  return
}

// -----

// fft_c4
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects result type 'tensor<5xcomplex<f32>>', got 'tensor<8xcomplex<f32>>'}}
  %0 = ten.fft rfft %x length = [8] : tensor<8xf32> -> tensor<8xcomplex<f32>>
  return
}

// -----

// rng_bits_c1
func.func @f(%s: tensor<3xui64>) {
  // expected-error @+1 {{expects a state of type tensor<2xui64>, got 'tensor<3xui64>'}}
  %0:2 = ten.rng_bits threefry %s : tensor<3xui64> -> tensor<8xui32>
  return
}

// -----

// rng_bits_c2
func.func @f(%s: tensor<3xui64>) {
  // expected-error @+1 {{expects a static result shape, got 'tensor<?xui32>'}}
  %0:2 = ten.rng_bits philox %s : tensor<3xui64> -> tensor<?xui32>
  return
}
