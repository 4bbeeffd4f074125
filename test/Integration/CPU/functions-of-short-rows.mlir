// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-optimized.ll | FileCheck %s
// RUN: tensor-run %s --verify --target-cpu=x86-64-v3 --input=40x10xf32=normal:1 --input=40xf32=normal:2 --input=40x8xf32=normal:3 --input=40x5xf32=normal:4 --input=40x29xf32=normal:5 --input=40x7xf64=normal:6 --input=40x13xf32=normal:7
// RUN: tensor-run %s --verify --target-cpu=x86-64-v3 --donate=0:0 --input=40x10xf32=normal:1 --input=40xf32=normal:2 --input=40x8xf32=normal:3 --input=40x5xf32=normal:4 --input=40x29xf32=normal:5 --input=40x7xf64=normal:6 --input=40x13xf32=normal:7
// RUN: tensor-run %s --verify --input=40x10xf32=normal:1 --input=40xf32=normal:2 --input=40x8xf32=normal:3 --input=40x5xf32=normal:4 --input=40x29xf32=normal:5 --input=40x7xf64=normal:6 --input=40x13xf32=normal:7

// With AVX2, functions of rows that do not fill vectors are vectors all the
// same: what the last one has too much is computed and not stored.
func.func @main(%x: tensor<40x10xf32>, %m: tensor<40xf32>, %a: tensor<40x8xf32>, %b: tensor<40x5xf32>, %c: tensor<40x29xf32>, %d: tensor<40x7xf64>, %e: tensor<40x13xf32>)
    -> (tensor<40x10xf32>, tensor<40x8xf32>, tensor<40x5xf32>, tensor<40x29xf32>, tensor<40x7xf64>, tensor<40x13xf32>) {
  // CHECK-LABEL: define {{.*}}@map_0(
  // CHECK: store <8 x float>
  // CHECK: store <2 x float>
  // CHECK-NOT: masked.store
  %0 = ten.broadcast %m dims = [0] : tensor<40xf32> -> tensor<40x10xf32>
  %1 = ten.sub %x, %0 : tensor<40x10xf32>
  %2 = ten.exp %1 : tensor<40x10xf32>
  // CHECK-LABEL: define {{.*}}@map_1(
  // CHECK: store <8 x float>
  %3 = ten.broadcast %m dims = [0] : tensor<40xf32> -> tensor<40x8xf32>
  %4 = ten.sub %a, %3 : tensor<40x8xf32>
  %5 = ten.tanh %4 : tensor<40x8xf32>
  // CHECK-LABEL: define {{.*}}@map_2(
  // CHECK: store <4 x float>
  // CHECK: store float
  %6 = ten.broadcast %m dims = [0] : tensor<40xf32> -> tensor<40x5xf32>
  %7 = ten.mul %b, %6 : tensor<40x5xf32>
  %8 = ten.exp %7 : tensor<40x5xf32>
  // CHECK-LABEL: define {{.*}}@map_3(
  // CHECK-COUNT-3: store <8 x float>
  // CHECK: store <4 x float>
  // CHECK: store float
  %9 = ten.broadcast %m dims = [0] : tensor<40xf32> -> tensor<40x29xf32>
  %10 = ten.add %c, %9 : tensor<40x29xf32>
  %11 = ten.exp %10 : tensor<40x29xf32>
  // CHECK-LABEL: define {{.*}}@map_4(
  // CHECK: store <4 x double>
  // CHECK: store <2 x double>
  // CHECK: store double
  %12 = ten.convert %m : tensor<40xf32> -> tensor<40xf64>
  %13 = ten.broadcast %12 dims = [0] : tensor<40xf64> -> tensor<40x7xf64>
  %14 = ten.mul %d, %13 : tensor<40x7xf64>
  %15 = ten.exp %14 : tensor<40x7xf64>
  // Sums along such rows as well.
  %16 = ten.reduce max %e dims = [1] : tensor<40x13xf32> -> tensor<40xf32>
  %17 = ten.broadcast %16 dims = [0] : tensor<40xf32> -> tensor<40x13xf32>
  %18 = ten.sub %e, %17 : tensor<40x13xf32>
  %19 = ten.exp %18 : tensor<40x13xf32>
  %20 = ten.reduce add %19 dims = [1] : tensor<40x13xf32> -> tensor<40xf32>
  %21 = ten.broadcast %20 dims = [0] : tensor<40xf32> -> tensor<40x13xf32>
  %22 = ten.div %19, %21 : tensor<40x13xf32>
  return %2, %5, %8, %11, %15, %22 : tensor<40x10xf32>, tensor<40x8xf32>, tensor<40x5xf32>, tensor<40x29xf32>, tensor<40x7xf64>, tensor<40x13xf32>
}
