// Of several loops over a row, the one with the most to compute asks for the next
// row. Short rows come with those before them, and long ones do not stay in the
// first cache.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/k.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: FileCheck %s --check-prefixes=CHECK,AVX2 < %t/v3/09-optimized.ll
// RUN: tensor-compile %s -o %t/k.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: FileCheck %s --check-prefixes=CHECK,AVX512 < %t/v4/09-optimized.ll
// DEFINE: %{inputs} = --input=67x1024xf32=normal:1 --input=67x1024xf32=normal:2 --input=16x4096xf32=normal:3 --input=512x128xf32=normal:4
// RUN: tensor-run %s --verify %{inputs}
// RUN: tensor-run %s --verify %{inputs} --target-cpu=x86-64-v3

// The exponentials and their sum, not the largest number, nor the quotients, which
// read the result. Each line is asked for once: four vectors of 32 bytes are two,
// four of 64 bytes are four.
// CHECK-LABEL: define {{.*}}@normalize_0{{(_chunk)?}}(
// CHECK-NOT: @llvm.prefetch
// CHECK: {{^}}sum:
// CHECK-NOT: br i1
// AVX2-COUNT-2: call void @llvm.prefetch.p0(ptr {{.*}}, i32 0, i32 3, i32 1)
// AVX2-NOT: @llvm.prefetch
// AVX512-COUNT-4: call void @llvm.prefetch.p0(ptr {{.*}}, i32 0, i32 3, i32 1)
// CHECK: call {{.*}}@llvm.fma
// CHECK-NOT: @llvm.prefetch
// CHECK: ret void

// Nothing is stored but in the last of three loops.
// CHECK-LABEL: define {{.*}}@normalize_1{{(_chunk)?}}(
// CHECK-NOT: @llvm.prefetch
// CHECK: call {{.*}}@llvm.sqrt
// CHECK-NOT: store
// CHECK: call void @llvm.prefetch.p0(ptr {{.*}}, i32 0, i32 3, i32 1)
// CHECK: ret void

// CHECK-LABEL: define {{.*}}@normalize_2{{(_chunk)?}}(
// CHECK-NOT: call void @llvm.prefetch
func.func @main(%x: tensor<67x1024xf32>, %y: tensor<67x1024xf32>, %z: tensor<16x4096xf32>, %s: tensor<512x128xf32>) -> (tensor<67x1024xf32>, tensor<67x1024xf32>, tensor<16x4096xf32>, tensor<512x128xf32>) {
  %softmax_max = ten.reduce max %x dims = [1] : tensor<67x1024xf32> -> tensor<67xf32>
  %softmax_0 = ten.broadcast %softmax_max dims = [0] : tensor<67xf32> -> tensor<67x1024xf32>
  %softmax_1 = ten.sub %x, %softmax_0 : tensor<67x1024xf32>
  %softmax_2 = ten.exp %softmax_1 : tensor<67x1024xf32>
  %softmax_sum = ten.reduce add %softmax_2 dims = [1] : tensor<67x1024xf32> -> tensor<67xf32>
  %softmax_3 = ten.broadcast %softmax_sum dims = [0] : tensor<67xf32> -> tensor<67x1024xf32>
  %softmax = ten.div %softmax_2, %softmax_3 : tensor<67x1024xf32>
  %n = ten.constant dense<1024.0> : tensor<67xf32>
  %total = ten.reduce add %y dims = [1] : tensor<67x1024xf32> -> tensor<67xf32>
  %mean = ten.div %total, %n : tensor<67xf32>
  %means = ten.broadcast %mean dims = [0] : tensor<67xf32> -> tensor<67x1024xf32>
  %off = ten.sub %y, %means : tensor<67x1024xf32>
  %square = ten.mul %off, %off : tensor<67x1024xf32>
  %squares = ten.reduce add %square dims = [1] : tensor<67x1024xf32> -> tensor<67xf32>
  %variance = ten.div %squares, %n : tensor<67xf32>
  %root = ten.sqrt %variance : tensor<67xf32>
  %roots = ten.broadcast %root dims = [0] : tensor<67xf32> -> tensor<67x1024xf32>
  %normal = ten.div %off, %roots : tensor<67x1024xf32>
  %long_max = ten.reduce max %z dims = [1] : tensor<16x4096xf32> -> tensor<16xf32>
  %long_0 = ten.broadcast %long_max dims = [0] : tensor<16xf32> -> tensor<16x4096xf32>
  %long_1 = ten.sub %z, %long_0 : tensor<16x4096xf32>
  %long_2 = ten.exp %long_1 : tensor<16x4096xf32>
  %long_sum = ten.reduce add %long_2 dims = [1] : tensor<16x4096xf32> -> tensor<16xf32>
  %long_3 = ten.broadcast %long_sum dims = [0] : tensor<16xf32> -> tensor<16x4096xf32>
  %long = ten.div %long_2, %long_3 : tensor<16x4096xf32>
  %short_max = ten.reduce max %s dims = [1] : tensor<512x128xf32> -> tensor<512xf32>
  %short_0 = ten.broadcast %short_max dims = [0] : tensor<512xf32> -> tensor<512x128xf32>
  %short_1 = ten.sub %s, %short_0 : tensor<512x128xf32>
  %short_2 = ten.exp %short_1 : tensor<512x128xf32>
  %short_sum = ten.reduce add %short_2 dims = [1] : tensor<512x128xf32> -> tensor<512xf32>
  %short_3 = ten.broadcast %short_sum dims = [0] : tensor<512xf32> -> tensor<512x128xf32>
  %short = ten.div %short_2, %short_3 : tensor<512x128xf32>
  return %softmax, %normal, %long, %short : tensor<67x1024xf32>, tensor<67x1024xf32>, tensor<16x4096xf32>, tensor<512x128xf32>
}
