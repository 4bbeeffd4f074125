// RUN: not tensor-opt %s -allow-unregistered-dialect -convert-stablehlo-to-ten 2>&1 | FileCheck %s
// RUN: not tensor-opt %s -allow-unregistered-dialect -tenon-import 2>&1 | FileCheck %s
// RUN: not tensor-opt %s -allow-unregistered-dialect -convert-stablehlo-to-ten 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: {{.*}}note: 13 operations cannot be compiled

// CHECK: error: 'foo.use' op cannot be compiled: quantized values are not supported there
// CHECK: error: 'stablehlo.reduce' op cannot be compiled: expects values that are quantized alike, by one scale and zero point
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

func.func @unregistered(%x: tensor<2xf64>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<2xf64>) -> tensor<2x!quant.uniform<i8:f64, 34.0:16>>
  "foo.use"(%0) : (tensor<2x!quant.uniform<i8:f64, 34.0:16>>) -> ()
  return
}

// CHECK: error: 'stablehlo.all_reduce' op cannot be compiled: communication between devices is not supported
// CHECK: error: 'stablehlo.all_to_all' op cannot be compiled: communication between devices is not supported
// CHECK: error: 'stablehlo.send' op cannot be compiled: communication is not supported
// CHECK: error: 'stablehlo.async_start' op cannot be compiled: expects its future to be used only by 'stablehlo.async_done'
func.func @others(%x: tensor<4xf32>, %t: !stablehlo.token) -> !stablehlo.future<tensor<4xf32>> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %4 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.send"(%1, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  %3 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %4 = stablehlo.slice %a [0:4] : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %4 : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return %3 : !stablehlo.future<tensor<4xf32>>
}

// An order that the elements do not have.
// CHECK: error: 'stablehlo.compare' op cannot be compiled: expects an order that the elements have, got SIGNED (compare_c3)
// CHECK: error: 'stablehlo.compare' op cannot be compiled: expects an order that the elements have, got UNSIGNED (compare_c3)
func.func @orders(%a: tensor<4xf32>, %b: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = stablehlo.compare LT, %a, %a, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare LT, %b, %b, UNSIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// CHECK: error: 'stablehlo.reduce_window' op cannot be compiled: expects initial values that are scalars
func.func @window_of_vectors(%x: tensor<4x2xf32>, %i: tensor<2xf32>) -> tensor<3x1xf32> {
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %1 = stablehlo.add %a, %b : tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}

!coarse = !quant.uniform<i8:f32, 2.0:0>
!fine = !quant.uniform<i8:f32, 1.0:0>
func.func @scales(%x: tensor<4x!coarse>, %i: tensor<!coarse>) -> tensor<!fine> {
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<!fine>, %b: tensor<!fine>):
    %1 = stablehlo.add %a, %b : tensor<!fine>
    stablehlo.return %1 : tensor<!fine>
  }) : (tensor<4x!coarse>, tensor<!coarse>) -> tensor<!fine>
  return %0 : tensor<!fine>
}
