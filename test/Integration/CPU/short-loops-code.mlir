// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-optimized.ll | FileCheck %s
// RUN: tensor-run %s --verify --input=6x20xf32=normal:1 --input=6xf32=normal:2 --input=6x12xf32=normal:3 --input=6x10xf64=normal:4
// RUN: tensor-run %s --verify --donate=2:2 --input=6x20xf32=normal:1 --input=6xf32=normal:2 --input=6x12xf32=normal:3 --input=6x10xf64=normal:4

// Rows of fewer elements than two vectors have are one or two vectors, the last
// of them masked.
func.func @main(%x: tensor<6x20xf32>, %b: tensor<6xf32>, %y: tensor<6x12xf32>, %z: tensor<6x10xf64>)
    -> (tensor<6x20xf32>, tensor<6x20xf32>, tensor<6x12xf32>, tensor<6x10xf64>) {
  // CHECK-LABEL: define {{.*}}@map_0(
  // CHECK: call void @llvm.masked.store.v16f32
  %0 = ten.broadcast %b dims = [0] : tensor<6xf32> -> tensor<6x20xf32>
  %1 = ten.exp %x : tensor<6x20xf32>
  %2 = ten.add %1, %0 : tensor<6x20xf32>
  // What a row of a kernel reads again at once is no obstacle.
  // CHECK-LABEL: define {{.*}}@normalize_0(
  // CHECK-COUNT-2: call void @llvm.masked.store.v16f32
  %3 = ten.reduce max %x dims = [1] : tensor<6x20xf32> -> tensor<6xf32>
  %4 = ten.broadcast %3 dims = [0] : tensor<6xf32> -> tensor<6x20xf32>
  %5 = ten.sub %x, %4 : tensor<6x20xf32>
  %6 = ten.exp %5 : tensor<6x20xf32>
  %7 = ten.reduce add %6 dims = [1] : tensor<6x20xf32> -> tensor<6xf32>
  %8 = ten.broadcast %7 dims = [0] : tensor<6xf32> -> tensor<6x20xf32>
  %9 = ten.div %6, %8 : tensor<6x20xf32>
  // CHECK-LABEL: define {{.*}}@map_1(
  // CHECK: call void @llvm.masked.store.v16f32
  %10 = ten.broadcast %b dims = [0] : tensor<6xf32> -> tensor<6x12xf32>
  %11 = ten.mul %y, %10 : tensor<6x12xf32>
  // CHECK-LABEL: define {{.*}}@map_2(
  // CHECK: call void @llvm.masked.store.v8f64
  %12 = ten.convert %b : tensor<6xf32> -> tensor<6xf64>
  %13 = ten.broadcast %12 dims = [0] : tensor<6xf64> -> tensor<6x10xf64>
  %14 = ten.add %z, %13 : tensor<6x10xf64>
  return %2, %9, %11, %14 : tensor<6x20xf32>, tensor<6x20xf32>, tensor<6x12xf32>, tensor<6x10xf64>
}
