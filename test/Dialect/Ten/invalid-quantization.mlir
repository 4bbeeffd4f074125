// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// dequantize_c1
func.func @f(%q: tensor<8x64xi4>) {
  // expected-error @+1 {{expects values of the result's shape, got 'tensor<8x64xi4>' and 'tensor<8x32xf32>'}}
  %0 = ten.dequantize %q : (tensor<8x64xi4>) -> tensor<8x32xf32>
  return
}

// -----

// dequantize_c2
func.func @f(%q: tensor<8x64xi4>, %s: tensor<8xf32>) {
  // expected-error @+1 {{expects parameters of static shape and the result's rank, 2, got 'tensor<8xf32>'}}
  %0 = ten.dequantize %q scale %s : (tensor<8x64xi4>, tensor<8xf32>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c2
func.func @f(%q: tensor<8x64xi4>, %s: tensor<8x?xf32>) {
  // expected-error @+1 {{expects parameters of static shape and the result's rank, 2, got 'tensor<8x?xf32>'}}
  %0 = ten.dequantize %q zero %s : (tensor<8x64xi4>, tensor<8x?xf32>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c3
func.func @f(%q: tensor<8x64xi4>, %s: tensor<8x3xf32>) {
  // expected-error @+1 {{expects dimensions of parameters to divide the result's, got 'tensor<8x3xf32>' for 'tensor<8x64xf32>'}}
  %0 = ten.dequantize %q scale %s : (tensor<8x64xi4>, tensor<8x3xf32>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c3
func.func @f(%q: tensor<8x64xi4>, %s: tensor<8x0xf32>) {
  // expected-error @+1 {{expects dimensions of parameters to divide the result's}}
  %0 = ten.dequantize %q scale %s : (tensor<8x64xi4>, tensor<8x0xf32>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c4
func.func @f(%p: tensor<2x1x4x16xui32>) {
  // expected-error @+1 {{expects a matrix of whole panels, rows in multiples of 4 and columns of 128, got 'tensor<8x64xf32>'}}
  %0 = ten.dequantize %p panels = <code = i4, lanes = 16, columns = 4> : (tensor<2x1x4x16xui32>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c5
func.func @f(%p: tensor<2x2x4x16xui32>) {
  // expected-error @+1 {{expects panels of type 'tensor<2x1x4x16xui32>', got 'tensor<2x2x4x16xui32>'}}
  %0 = ten.dequantize %p panels = <code = i4, lanes = 16, columns = 4> : (tensor<2x2x4x16xui32>) -> tensor<8x128xf32>
  return
}

// -----

// dequantize_c6
func.func @f(%q: tensor<8x64xi4>) {
  // expected-error @+1 {{expects a result of f64, f32, f16 or bf16, got 'f8E5M2'}}
  %0 = ten.dequantize %q : (tensor<8x64xi4>) -> tensor<8x64xf8E5M2>
  return
}

// -----

// dequantize_c6
func.func @f(%q: tensor<?x64xi4>) {
  // expected-error @+1 {{expects a result of static shape, got 'tensor<?x64xf32>'}}
  %0 = ten.dequantize %q : (tensor<?x64xi4>) -> tensor<?x64xf32>
  return
}

// -----

// expected-error @+1 {{expects 'code' to be an integer of 2, 4 or 8 bits, got 'f32'}}
#p = #ten.code_panels<code = f32, lanes = 16, columns = 4>

// -----

// expected-error @+1 {{expects 'lanes' to be a power of two up to 128, got 12}}
#p = #ten.code_panels<code = i4, lanes = 12, columns = 4>

// -----

// expected-error @+1 {{expects 'columns' between 1 and 32, got 0}}
#p = #ten.code_panels<code = i4, lanes = 16, columns = 0>

// -----

// dequantize_c7
func.func @f(%q: tensor<8x64xi4>) {
  // expected-error @+1 {{expects codes of ui2 or ui4 for a table, got 'i4'}}
  %0 = ten.dequantize %q table = dense<1.0> : tensor<16xf32> : (tensor<8x64xi4>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c7
func.func @f(%q: tensor<8x64xui4>) {
  // expected-error @+1 {{expects a table of type 'tensor<16xf32>', got 'tensor<4xf32>'}}
  %0 = ten.dequantize %q table = dense<1.0> : tensor<4xf32> : (tensor<8x64xui4>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c8
func.func @f(%q: tensor<8x64xi4>, %s: tensor<1x1xf32>) {
  // expected-error @+1 {{expects a step between 0 and 3 for each of 1 parameters, got array<i32: 1, 1>}}
  %0 = "ten.dequantize"(%q, %s) {steps = array<i32: 1, 1>} : (tensor<8x64xi4>, tensor<1x1xf32>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c8
func.func @f(%q: tensor<8x64xi4>, %s: tensor<1x1xf32>) {
  // expected-error @+1 {{expects a step between 0 and 3 for each of 1 parameters, got array<i32: 4>}}
  %0 = "ten.dequantize"(%q, %s) {steps = array<i32: 4>} : (tensor<8x64xi4>, tensor<1x1xf32>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c9
func.func @f(%q: tensor<8x64xi8>) {
  // expected-error @+1 {{expects codes of ui8 and no table for a format, which is a float of 8 bits, got 'i8' and 'f8E5M2'}}
  %0 = ten.dequantize %q format = f8E5M2 : (tensor<8x64xi8>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c9
func.func @f(%q: tensor<8x64xui8>) {
  // expected-error @+1 {{expects codes of ui8 and no table for a format, which is a float of 8 bits, got 'ui8' and 'f16'}}
  %0 = ten.dequantize %q format = f16 : (tensor<8x64xui8>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c10
func.func @f(%q: tensor<8x64xi8>) {
  // expected-error @+1 {{expects 'in' to be f32 and a result of f16 or bf16, got 'f32' and 'tensor<8x64xf32>'}}
  %0 = ten.dequantize %q in = f32 : (tensor<8x64xi8>) -> tensor<8x64xf32>
  return
}

// -----

// dequantize_c10
func.func @f(%q: tensor<8x64xi8>) {
  // expected-error @+1 {{expects 'in' to be f32 and a result of f16 or bf16, got 'f64' and 'tensor<8x64xf16>'}}
  %0 = ten.dequantize %q in = f64 : (tensor<8x64xi8>) -> tensor<8x64xf16>
  return
}
