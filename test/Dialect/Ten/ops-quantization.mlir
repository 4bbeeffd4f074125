// RUN: tensor-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: tensor-opt %t.mlir | diff - %t.mlir
// RUN: tensor-opt %s -mlir-print-op-generic | tensor-opt | diff - %t.mlir
// RUN: tensor-opt %s -emit-bytecode | tensor-opt | diff - %t.mlir

// CHECK-LABEL: @dequantize(
func.func @dequantize(%q: tensor<8x64xi4>, %u: tensor<8x64xui8>, %p: tensor<2x1x4x16xui32>, %b: tensor<2x2x4x32xi8>, %s: tensor<8x2xf16>, %t: tensor<1x1xf32>, %z: tensor<8x1xui4>, %m: tensor<2x64xbf16>, %s128: tensor<8x4xf16>, %c: tensor<8x64xui2>) {
  // CHECK: ten.dequantize %{{.*}} : (tensor<8x64xi4>) -> tensor<8x64xf32>
  %0 = ten.dequantize %q : (tensor<8x64xi4>) -> tensor<8x64xf32>
  // CHECK: ten.dequantize %{{.*}} scale %{{.*}} : (tensor<8x64xi4>, tensor<8x2xf16>) -> tensor<8x64xbf16>
  %1 = ten.dequantize %q scale %s : (tensor<8x64xi4>, tensor<8x2xf16>) -> tensor<8x64xbf16>
  // CHECK: ten.dequantize %{{.*}} zero %{{.*}} scale %{{.*}} plus %{{.*}} : (tensor<8x64xui8>, tensor<8x1xui4>, tensor<1x1xf32>, tensor<2x64xbf16>) -> tensor<8x64xf64>
  %2 = ten.dequantize %u zero %z scale %t plus %m : (tensor<8x64xui8>, tensor<8x1xui4>, tensor<1x1xf32>, tensor<2x64xbf16>) -> tensor<8x64xf64>
  // CHECK: ten.dequantize %{{.*}} zero %{{.*}} : (tensor<8x64xui8>, tensor<8x1xui4>) -> tensor<8x64xf16>
  %3 = ten.dequantize %u zero %z : (tensor<8x64xui8>, tensor<8x1xui4>) -> tensor<8x64xf16>
  // CHECK: ten.dequantize %{{.*}} scale %{{.*}} panels = <code = i4, lanes = 16, columns = 4> : (tensor<2x1x4x16xui32>, tensor<8x4xf16>) -> tensor<8x128xf32>
  %4 = ten.dequantize %p scale %s128 panels = <code = i4, lanes = 16, columns = 4> : (tensor<2x1x4x16xui32>, tensor<8x4xf16>) -> tensor<8x128xf32>
  // CHECK: ten.dequantize %{{.*}} panels = <code = i8, lanes = 8, columns = 4> : (tensor<2x2x4x32xi8>) -> tensor<8x64xf32>
  %5 = ten.dequantize %b panels = <code = i8, lanes = 8, columns = 4> : (tensor<2x2x4x32xi8>) -> tensor<8x64xf32>
  // CHECK: ten.dequantize %{{.*}} scale %{{.*}} table = dense<[-1.000000e+00, 0.000000e+00, 5.000000e-01, 1.000000e+00]> : tensor<4xf32> : (tensor<8x64xui2>, tensor<8x2xf16>) -> tensor<8x64xf32>
  %6 = ten.dequantize %c scale %s table = dense<[-1.0, 0.0, 0.5, 1.0]> : tensor<4xf32> : (tensor<8x64xui2>, tensor<8x2xf16>) -> tensor<8x64xf32>
  // CHECK: ten.dequantize %{{.*}} plus %{{.*}} scale %{{.*}} scale %{{.*}} format = f8E4M3FN : (tensor<8x64xui8>, tensor<8x1xui4>, tensor<1x1xf32>, tensor<8x2xf16>) -> tensor<8x64xf32>
  %7 = ten.dequantize %u plus %z scale %t scale %s format = f8E4M3FN : (tensor<8x64xui8>, tensor<8x1xui4>, tensor<1x1xf32>, tensor<8x2xf16>) -> tensor<8x64xf32>
  // CHECK: ten.dequantize %{{.*}} scale %{{.*}} divide %{{.*}} in = f32 : (tensor<8x64xi4>, tensor<8x2xf16>, tensor<1x1xf32>) -> tensor<8x64xbf16>
  %8 = ten.dequantize %q scale %s divide %t in = f32 : (tensor<8x64xi4>, tensor<8x2xf16>, tensor<1x1xf32>) -> tensor<8x64xbf16>
  return
}
