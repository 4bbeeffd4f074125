// RUN: tensor-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: tensor-opt %t.mlir | diff - %t.mlir
// RUN: tensor-opt %s -mlir-print-op-generic | tensor-opt | diff - %t.mlir
// RUN: tensor-opt %s -emit-bytecode | tensor-opt | diff - %t.mlir

// CHECK-LABEL: @contract(
func.func @contract(%q: tensor<12x128x64xf32>, %a: tensor<8x?xbf16>, %b: tensor<8x8xbf16>, %e: tensor<4xf8E4M3FN>, %f: tensor<4xf8E5M2>) {
  // CHECK: %{{.*}} = ten.contract %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} batch = [0] x [0] contracting = [2] x [2] : tensor<12x128x64xf32>, tensor<12x128x64xf32> -> tensor<12x128x128xf32>
  %0 = ten.contract %q, %q batch = [0] x [0] contracting = [2] x [2] : tensor<12x128x64xf32>, tensor<12x128x64xf32> -> tensor<12x128x128xf32>
  // CHECK: %{{.*}} = ten.contract %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} contracting = [1] x [0] accumulate f32 : tensor<8x?xbf16>, tensor<8x8xbf16> -> tensor<8x8xbf16>
  %1 = ten.contract %a, %b contracting = [1] x [0] accumulate f32 : tensor<8x?xbf16>, tensor<8x8xbf16> -> tensor<8x8xbf16>
  // CHECK: %{{.*}} = ten.contract %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} batch = [0] x [0] contracting = [2] x [2] allow_tf32 : tensor<12x128x64xf32>, tensor<12x128x64xf32> -> tensor<12x128x128xf32>
  %tf32 = ten.contract %q, %q batch = [0] x [0] contracting = [2] x [2] allow_tf32 : tensor<12x128x64xf32>, tensor<12x128x64xf32> -> tensor<12x128x128xf32>
  // CHECK: %{{.*}} = ten.contract %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf8E4M3FN>, tensor<4xf8E5M2> -> tensor<4x4xf32>
  %2 = ten.contract %e, %f : tensor<4xf8E4M3FN>, tensor<4xf8E5M2> -> tensor<4x4xf32>
  // CHECK: %{{.*}} = ten.contract %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} contracting = [0] x [0] : tensor<4xf8E4M3FN>, tensor<4xf8E5M2> -> tensor<f32>
  %3 = ten.contract %e, %f contracting = [0] x [0] : tensor<4xf8E4M3FN>, tensor<4xf8E5M2> -> tensor<f32>
  return
}

// CHECK-LABEL: @conv(
func.func @conv(%x: tensor<1x224x224x3xf32>, %w: tensor<3x3x3x64xf32>, %d: tensor<?x9x4xf32>, %k: tensor<3x2x6xf32>, %p: tensor<2x3xf32>) {
  // CHECK: %{{.*}} = ten.conv %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1] : tensor<1x224x224x3xf32>, tensor<3x3x3x64xf32> -> tensor<1x112x112x64xf32>
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1] : tensor<1x224x224x3xf32>, tensor<3x3x3x64xf32> -> tensor<1x112x112x64xf32>
  // CHECK: %{{.*}} = ten.conv %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} dims = [b, 0, f] x [0, i, o] -> [f, 0, b] input_dilation = [2] kernel_dilation = [3] reverse = [true] feature_groups = 2 accumulate f64 : tensor<?x9x4xf32>, tensor<3x2x6xf32> -> tensor<6x11x?xf32>
  %1 = ten.conv %d, %k dims = [b, 0, f] x [0, i, o] -> [f, 0, b] input_dilation = [2] kernel_dilation = [3] reverse = [true] feature_groups = 2 accumulate f64 : tensor<?x9x4xf32>, tensor<3x2x6xf32> -> tensor<6x11x?xf32>
  // CHECK: %{{.*}} = ten.conv %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} dims = [b, f] x [o, i] -> [b, f] : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x2xf32>
  %2 = ten.conv %p, %p dims = [b, f] x [o, i] -> [b, f] : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x2xf32>
  // CHECK: %{{.*}} = ten.conv %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} dims = [b, f] x [o, i] -> [b, f] batch_groups = 2 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<1x2xf32>
  %3 = ten.conv %p, %p dims = [b, f] x [o, i] -> [b, f] batch_groups = 2 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<1x2xf32>
  return
}
