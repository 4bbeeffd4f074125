// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-optimized.ll | FileCheck %s -DLANES=8
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-optimized.ll | FileCheck %s -DLANES=16
// RUN: tensor-run %s --verify --input=5x100xf32=normal:1 --input=5x100xi32=uniform:2

// The largest and smallest of the numbers that a mask leaves, the others being
// infinite or the least there is, are found in vectors.
// CHECK-LABEL: define {{.*}}@normalize_0(
// CHECK: call {{.*}}<[[LANES]] x float> @llvm.maxnum
// CHECK-LABEL: define {{.*}}@reduce_0(
// CHECK: call float @llvm.vector.reduce.fminimum
// CHECK-LABEL: define {{.*}}@reduce_1(
// CHECK: call i32 @llvm.vector.reduce.smax

func.func @main(%x: tensor<5x100xf32>, %n: tensor<5x100xi32>) -> (tensor<5x100xf32>, tensor<5xf32>, tensor<5xi32>) {
  %zero = ten.constant dense<0> : tensor<5x100xi32>
  %seen = ten.compare gt %n, %zero : tensor<5x100xi32>
  %none = ten.constant dense<0xFF800000> : tensor<5x100xf32>
  %0 = ten.select %seen, %x, %none : tensor<5x100xf32>
  %1 = ten.reduce max %0 dims = [1] : tensor<5x100xf32> -> tensor<5xf32>
  %2 = ten.broadcast %1 dims = [0] : tensor<5xf32> -> tensor<5x100xf32>
  %3 = ten.sub %0, %2 : tensor<5x100xf32>
  %4 = ten.exp %3 : tensor<5x100xf32>
  %5 = ten.reduce add %4 dims = [1] : tensor<5x100xf32> -> tensor<5xf32>
  %6 = ten.broadcast %5 dims = [0] : tensor<5xf32> -> tensor<5x100xf32>
  %7 = ten.div %4, %6 : tensor<5x100xf32>
  %all = ten.constant dense<0x7F800000> : tensor<5x100xf32>
  %8 = ten.select %seen, %all, %x : tensor<5x100xf32>
  %9 = ten.reduce min %8 dims = [1] : tensor<5x100xf32> -> tensor<5xf32>
  %least = ten.constant dense<-2147483648> : tensor<5x100xi32>
  %ten = ten.constant dense<10> : tensor<5x100xi32>
  %odd = ten.compare lt %n, %ten : tensor<5x100xi32>
  %10 = ten.select %odd, %n, %least : tensor<5x100xi32>
  %11 = ten.reduce max %10 dims = [1] : tensor<5x100xi32> -> tensor<5xi32>
  return %7, %9, %11 : tensor<5x100xf32>, tensor<5xf32>, tensor<5xi32>
}
