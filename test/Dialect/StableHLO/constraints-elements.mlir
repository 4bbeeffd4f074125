// Elements are of the kinds that the specification lists, quantized numbers have
// scales and zero points that fit.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @f0(%x: tensor<2xui8>) {
  // expected-error @+1 {{expects elements that are signed integers, floats, complex numbers or numbers quantized per tensor, got 'tensor<2xui8>'}}
  %0 = "stablehlo.abs"(%x) : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @f1(%x: tensor<2xi32>) {
  // expected-error @+1 {{expects elements that are floats, complex numbers or numbers quantized per tensor, got 'tensor<2xi32>'}}
  %0 = "stablehlo.cosine"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f2(%x: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{expects elements that are floats or numbers quantized per tensor, got 'tensor<2xcomplex<f32>>'}}
  %0 = "stablehlo.floor"(%x) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @f3(%x: tensor<2xi1>) {
  // expected-error @+1 {{expects elements that are signed integers or unsigned integers, got 'tensor<2xi1>'}}
  %0 = "stablehlo.popcnt"(%x) : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @f4(%x: tensor<2xf32>) {
  // expected-error @+1 {{expects elements that are i1, signed integers or unsigned integers, got 'tensor<2xf32>'}}
  %0 = "stablehlo.not"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f5(%x: tensor<2xi1>) {
  // expected-error @+1 {{expects elements that are signed integers, unsigned integers, floats, complex numbers or numbers quantized per tensor, got 'tensor<2xi1>'}}
  %0 = "stablehlo.negate"(%x) : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @f6(%x: tensor<2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>) {
  // expected-error @+1 {{expects elements that are floats, complex numbers or numbers quantized per tensor}}
  %0 = "stablehlo.tanh"(%x) : (tensor<2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.1, 0.2}>>
  return
}

// -----

func.func @f7(%x: tensor<2xf32>) {
  // expected-error @+1 {{expects elements that are i1, signed integers or unsigned integers}}
  %0 = "stablehlo.and"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f8(%x: tensor<2xi1>) {
  // expected-error @+1 {{expects elements that are signed integers or unsigned integers}}
  %0 = "stablehlo.shift_left"(%x, %x) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @f9(%x: tensor<2xi1>) {
  // expected-error @+1 {{expects elements that are signed integers, unsigned integers, floats}}
  %0 = "stablehlo.subtract"(%x, %x) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @f10(%x: tensor<2xi32>) {
  // expected-error @+1 {{expects elements that are floats, complex numbers}}
  %0 = "stablehlo.atan2"(%x, %x) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f11() {
  // expected-error @+1 {{expects elements that are signed integers, unsigned integers, floats, complex numbers or numbers quantized per tensor, got 'tensor<2xi1>'}}
  %0 = stablehlo.iota dim = 0 : tensor<2xi1>
  return
}

// -----

func.func @f12(%x: tensor<2x!quant.uniform<i8:f32, 0.5:200>>) {
  // expected-error @+1 {{must be ranked tensor (if quantized, by finite scales above 0, zero points among the stored numbers, and one of each for every index of the dimension)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<2x!quant.uniform<i8:f32, 0.5:200>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:200>>
  return
}

// -----

func.func @f13(%x: tensor<2x!quant.uniform<i8<-4:4>:f32, 0.5:7>>) {
  // expected-error @+1 {{must be ranked tensor (if quantized, by finite scales above 0, zero points among the stored numbers, and one of each for every index of the dimension)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<2x!quant.uniform<i8<-4:4>:f32, 0.5:7>>) -> tensor<2x!quant.uniform<i8<-4:4>:f32, 0.5:7>>
  return
}

// -----

func.func @f14(%x: tensor<2x3x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) {
  // expected-error @+1 {{must be ranked tensor (if quantized, by finite scales above 0, zero points among the stored numbers, and one of each for every index of the dimension)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<2x3x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:2, {0.5, 0.25}>>
  return
}

// -----

func.func @f15(%x: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  // expected-error @+1 {{must be ranked tensor (if quantized, by finite scales above 0, zero points among the stored numbers, and one of each for every index of the dimension)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}
