// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// contract_c1
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects 'rhs_batch' to have length 1, got 0}}
  %0 = ten.contract %a, %b batch = [0] x [] contracting = [1] x [0] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  return
}

// -----

// contract_c2
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects 'rhs_batch and rhs_contracting' in [0, 2), got 2}}
  %0 = ten.contract %a, %b contracting = [1] x [2] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  return
}

// -----

// contract_c2
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects 'lhs_batch and lhs_contracting' to be unique, got [1, 1]}}
  %0 = ten.contract %a, %b batch = [1] x [0] contracting = [1] x [0] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  return
}

// -----

// contract_c3
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects batch dimensions of equal size, got 4 and 8}}
  %0 = ten.contract %a, %b batch = [0] x [0] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x8x3xf32>
  return
}

// -----

// contract_c4
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects 'rhs_contracting' to have length 1, got 2}}
  %0 = ten.contract %a, %b contracting = [1] x [0, 1] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  return
}

// -----

// contract_c5
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects contracting dimensions of equal size, got 4 and 8}}
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<8x3xf32>
  return
}

// -----

// contract_c6
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects 'accumulator' to be an element type, got 'tensor<f32>'}}
  %0 = ten.contract %a, %b contracting = [1] x [0] accumulate tensor<f32> : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf32>
  return
}

// -----

// contract_c7
func.func @f(%a: tensor<4x8xcomplex<f32>>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects a complex accumulator and result for complex operands, and only for them, got 'f32' and 'f32'}}
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<4x8xcomplex<f32>>, tensor<8x3xf32> -> tensor<4x3xf32>
  return
}

// -----

// contract_c8
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects result type 'tensor<4x3xf32>', got 'tensor<3x4xf32>'}}
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<3x4xf32>
  return
}

// -----

// contract_c9
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xbf16>) {
  // expected-error @+1 {{expects operands and an accumulator of f32 for 'allow_tf32', got 'f32', 'bf16' and 'f32'}}
  %0 = ten.contract %a, %b contracting = [1] x [0] allow_tf32 : tensor<4x8xf32>, tensor<8x3xbf16> -> tensor<4x3xf32>
  return
}

// -----

// contract_c9
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) {
  // expected-error @+1 {{expects operands and an accumulator of f32 for 'allow_tf32', got 'f32', 'f32' and 'f64'}}
  %0 = ten.contract %a, %b contracting = [1] x [0] allow_tf32 : tensor<4x8xf32>, tensor<8x3xf32> -> tensor<4x3xf64>
  return
}

// -----

// conv_c1
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'dims' with equally many spatial dimensions, got 1, 0 and 1}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [i, o] -> [b, 0, f] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c2
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects operands of rank 4 for 'dims', got 'tensor<2x8x4xf32>'}}
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c3
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'strides' to have length 1, got 2}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1, 1] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c3
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'strides' in [1, 576460752303423489), got 0}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [0] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c4
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'pad' to have length 2, got 1}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c5
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'input_dilation' in [1, 576460752303423489), got 0}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] input_dilation = [0] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c6
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'kernel_dilation' in [1, 576460752303423489), got 0}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] kernel_dilation = [0] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c7
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'reverse' to have length 1, got 2}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] reverse = [true, true] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c8
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'feature_groups' in [1, 576460752303423489), got 0}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] feature_groups = 0 : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c9
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'feature_groups' or 'batch_groups' to be 1, got 2 and 2}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] feature_groups = 2 batch_groups = 2 : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c10
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects a batch size divisible by 'batch_groups', 3, got 2}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] batch_groups = 3 : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c10
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects a number of input features divisible by 'feature_groups', 3, got 4}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] feature_groups = 3 : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c11
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects a kernel with 2 input features, got 4}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] feature_groups = 2 : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c12
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'accumulator' to be an element type, got 'none'}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] accumulate none : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv_c13
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects result type 'tensor<2x6x6xf32>', got 'tensor<2x7x6xf32>'}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x7x6xf32>
  return
}

// -----

// conv, overflow
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects padded sizes and windows of at most 576460752303423488, got more in spatial dimension 0}}
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] kernel_dilation = [576460752303423488] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv dims, twice a letter
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects 'b' once}}
  %0 = ten.conv %x, %w dims = [b, 0, b] x [0, i, o] -> [b, 0, f] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}

// -----

// conv dims, a gap
func.func @f(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{expects each spatial dimension from 0 to 0 once}}
  %0 = ten.conv %x, %w dims = [b, 1, f] x [0, i, o] -> [b, 0, f] : tensor<2x8x4xf32>, tensor<3x4x6xf32> -> tensor<2x6x6xf32>
  return
}
