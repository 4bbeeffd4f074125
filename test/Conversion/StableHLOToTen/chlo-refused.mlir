// RUN: not tensor-opt %s -convert-stablehlo-to-ten 2>&1 | FileCheck %s

// Elements that a function of chlo does not take are refused by its name.

// CHECK: error: 'chlo.erf' op cannot be compiled: expects a result of the operands' element type
// CHECK: error: 'chlo.tan' op cannot be compiled: expects floating-point or complex elements
// CHECK: error: 'chlo.erf' op cannot be compiled: expects floating-point elements
// CHECK: error: 'chlo.is_inf' op cannot be compiled: expects a result of element type i1
// CHECK: error: 'chlo.next_after' op cannot be compiled: expects operands of one element type
// CHECK: error: 'chlo.digamma' op cannot be compiled: expects floating-point elements
// CHECK: error: 'chlo.top_k' op cannot be compiled: expects integers or floats, and values of their type
// CHECK: error: 'chlo.broadcast_add' op cannot be compiled: expects ranked tensors, got tensor<*xf32>
// CHECK: note: 8 operations cannot be compiled
func.func @main(%x: tensor<2xf32>, %i: tensor<2xi32>, %y: tensor<2xf64>, %c: tensor<2xcomplex<f32>>, %p: tensor<2xi1>) {
  %0 = chlo.erf %x : tensor<2xf32> -> tensor<2xf64>
  %1 = chlo.tan %i : tensor<2xi32> -> tensor<2xi32>
  %2 = chlo.erf %c : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  %3 = chlo.is_inf %x : tensor<2xf32> -> tensor<2xi32>
  %4 = chlo.next_after %x, %y : tensor<2xf32>, tensor<2xf64> -> tensor<2xf32>
  %5 = chlo.digamma %c : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  %values, %indices = chlo.top_k(%c, k = 1) : tensor<2xcomplex<f32>> -> (tensor<1xcomplex<f32>>, tensor<1xi32>)
  %6 = tensor.cast %x : tensor<2xf32> to tensor<*xf32>
  %7 = chlo.broadcast_add %6, %6 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
