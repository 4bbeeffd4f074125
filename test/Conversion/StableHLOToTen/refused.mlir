// RUN: not tensor-opt %s -convert-stablehlo-to-ten 2>&1 | FileCheck %s
// RUN: not tensor-opt %s -convert-stablehlo-to-ten 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: {{.*}}note: 3 operations cannot be compiled

// Everything that cannot be compiled is listed, not the first alone.
// CHECK: refused.mlir:[[#@LINE+3]]:{{.*}}error: 'stablehlo.custom_call' op cannot be compiled: there is no implementation of custom call target 'unknown'
// CHECK: refused.mlir:[[#@LINE+3]]:{{.*}}error: 'stablehlo.collective_permute' op cannot be compiled: communication between devices is not supported
func.func @main(%x: tensor<4xf32>, %q: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @unknown(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.add %1, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// CHECK: error: 'stablehlo.uniform_quantize' op cannot be compiled: quantized type {{.*}} is not supported
func.func @quantized(%x: tensor<2xf32>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i5:f32, 0.1:-3>>
  return
}
