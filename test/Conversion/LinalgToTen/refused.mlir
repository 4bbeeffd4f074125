// RUN: not tensor-opt %s -tenon-import 2>&1 | FileCheck %s
// RUN: not tensor-opt %s -tenon-import 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: env CODE=3 %python %S/../../Tools/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 | FileCheck %s
// COUNT: {{.*}}note: 7 operations cannot be compiled

// Everything that cannot be compiled is listed, TOSA's and linalg's together.
// CHECK: refused.mlir:[[#@LINE+3]]:{{.*}}error: 'tosa.custom' op cannot be compiled: there is no conversion of it
// CHECK: refused.mlir:[[#@LINE+3]]:{{.*}}error: 'tosa.variable_read' op cannot be compiled: there is no conversion of it
func.func @tosa(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.custom %x {operator_name = "unknown", domain_name = "none", implementation_attrs = ""} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.variable_read @state : tensor<4xf32>
  %2 = tosa.add %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CHECK: error: 'tosa.variable' op cannot be compiled
tosa.variable @state = dense<1.0> : tensor<4xf32>

// CHECK: error: 'linalg.fill' op cannot be compiled: expects operands that are tensors
func.func @memory(%x: memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<4xf32>)
  return
}

// CHECK: error: 'func.call' op cannot be compiled: there is no conversion of it in a body
func.func private @scalar(f32) -> f32
func.func @body(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.map ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) (%a: f32, %b: f32) {
    %1 = func.call @scalar(%a) : (f32) -> f32
    linalg.yield %1 : f32
  }
  return %0 : tensor<4xf32>
}

// CHECK: error: 'tensor.pad' op cannot be compiled: expects padding with one number
func.func @pad(%x: tensor<4xf32>) -> tensor<6xf32> {
  %0 = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    %1 = arith.index_cast %i : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    tensor.yield %2 : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK: error: 'linalg.add' op cannot be compiled: element type i48 is not supported
func.func @main(%x: tensor<4xf32>, %y: tensor<4xi48>) -> tensor<4xi48> {
  %e = tensor.empty() : tensor<4xi48>
  %0 = linalg.add ins(%y, %y : tensor<4xi48>, tensor<4xi48>) outs(%e : tensor<4xi48>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}
