// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// pointwise_c1
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) {
  // expected-error @+1 {{expects operands of the result's shape, 'tensor<4xf32>', got 'tensor<?xf32>'}}
  %0 = "ten.add"(%a, %b) : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

// pointwise_c1, of a select with a scalar condition
func.func @f(%c: tensor<i1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{expects operands of the result's shape, 'tensor<4xf32>', got 'tensor<i1>'}}
  %0 = ten.select %c, %a, %a : tensor<i1>, tensor<4xf32>
  return
}

// -----

// pointwise_c1, of a comparison
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects operands of the result's shape, 'tensor<5xi1>', got 'tensor<4xf32>'}}
  %0 = ten.compare lt %a, %a : tensor<4xf32> -> tensor<5xi1>
  return
}

// -----

// abs_c1
func.func @f(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{expects result type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = ten.abs %a : tensor<4xcomplex<f32>> -> tensor<4xf64>
  return
}

// -----

// real_c1
func.func @f(%a: tensor<4xcomplex<f64>>) {
  // expected-error @+1 {{expects result type 'tensor<4xf64>', got 'tensor<4xf32>'}}
  %0 = ten.real %a : tensor<4xcomplex<f64>> -> tensor<4xf32>
  return
}

// -----

// imag_c1
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects result type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = ten.imag %a : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// bitcast_c1
func.func @f(%a: tensor<3xi8>) {
  // expected-error @+1 {{expects a last operand dimension of size 4, got operand type 'tensor<3xi8>'}}
  %0 = ten.bitcast %a : tensor<3xi8> -> tensor<i32>
  return
}

// -----

// bitcast_c1, of a scalar
func.func @f(%a: tensor<i8>) {
  // expected-error @+1 {{expects a last operand dimension of size 4, got operand type 'tensor<i8>'}}
  %0 = ten.bitcast %a : tensor<i8> -> tensor<i32>
  return
}

// -----

// bitcast_c1, of widths neither of which is a multiple of the other
func.func @f(%a: tensor<3xi8>) {
  // expected-error @+1 {{expects elements of which the wider has whole parts of the narrower one's size, got 'i8' and 'f6E2M3FN'}}
  %0 = ten.bitcast %a : tensor<3xi8> -> tensor<3xf6E2M3FN>
  return
}

// -----

// bitcast_c2
func.func @f(%a: tensor<3xf32>) {
  // expected-error @+1 {{expects result type 'tensor<3xi32>', got 'tensor<4xi32>'}}
  %0 = ten.bitcast %a : tensor<3xf32> -> tensor<4xi32>
  return
}

// -----

// reduce_precision_c1
func.func @f(%a: tensor<3xf32>) {
  // expected-error @+1 {{expects 'exponent' in [1, 64), got 0}}
  %0 = ten.reduce_precision %a exponent = 0 mantissa = 3 : tensor<3xf32>
  return
}

// -----

// reduce_precision_c2
func.func @f(%a: tensor<3xf32>) {
  // expected-error @+1 {{expects 'mantissa' in [0, 64), got -1}}
  %0 = ten.reduce_precision %a exponent = 5 mantissa = -1 : tensor<3xf32>
  return
}

// -----

// complex_c1
func.func @f(%a: tensor<3xf16>) {
  // expected-error @+1 {{expects two operands of one type with elements f32 or f64, got 'tensor<3xf16>' and 'tensor<3xf16>'}}
  %0 = ten.complex %a, %a : tensor<3xf16> -> tensor<3xcomplex<f32>>
  return
}

// -----

// complex_c2
func.func @f(%a: tensor<3xf32>) {
  // expected-error @+1 {{expects result type 'tensor<3xcomplex<f32>>', got 'tensor<3xcomplex<f64>>'}}
  %0 = ten.complex %a, %a : tensor<3xf32> -> tensor<3xcomplex<f64>>
  return
}

// -----

// compare_c1
func.func @f(%a: tensor<3xi32>) {
  // expected-error @+1 {{expects 'total' only with floating-point elements, got 'i32'}}
  %0 = ten.compare lt total %a, %a : tensor<3xi32>
  return
}

// -----

// element types
func.func @f(%a: tensor<3xi3>) {
  // expected-error @+1 {{must be ranked tensor (of at most 2^59 elements) of}}
  %0 = ten.neg %a : tensor<3xi3>
  return
}

// -----

// element types, of a float function
func.func @f(%a: tensor<3xi32>) {
  // expected-error @+1 {{must be ranked tensor (of at most 2^59 elements) of floating-point or complex}}
  %0 = ten.exp %a : tensor<3xi32>
  return
}

// -----

// element types, of a bitwise operation
func.func @f(%a: tensor<3xf32>) {
  // expected-error @+1 {{must be ranked tensor (of at most 2^59 elements) of integer or boolean}}
  %0 = ten.and %a, %a : tensor<3xf32>
  return
}

// -----

// unranked
func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{must be ranked tensor (of at most 2^59 elements)}}
  %0 = "ten.neg"(%a) : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

// countable elements
func.func @f(%a: tensor<4611686018427387904x4xf32>) {
  // expected-error @+1 {{must be ranked tensor (of at most 2^59 elements)}}
  %0 = ten.neg %a : tensor<4611686018427387904x4xf32>
  return
}

// -----

// countable elements, beside a zero
func.func @f(%a: tensor<0x4611686018427387904xf32>) {
  // expected-error @+1 {{must be ranked tensor (of at most 2^59 elements)}}
  %0 = ten.neg %a : tensor<0x4611686018427387904xf32>
  return
}
