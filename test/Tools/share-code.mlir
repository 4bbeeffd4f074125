// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/shared.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/dump
// RUN: FileCheck %s --implicit-check-not="@conv_1_chunk(" --implicit-check-not="@conv_2_chunk(" < %t/dump/09-optimized.ll
// RUN: tensor-run %s --verify --input=1x2000x16xf32=normal:1 --input=2x16x16xf32=normal:2
// RUN: tensor-run %s --verify --threads=3 --input=1x2000x16xf32=normal:1 --input=2x16x16xf32=normal:2

// Convolutions that differ in dilation and padding differ in sizes and distances,
// which are arguments of one kernel. The last has another epilogue, and its own code.
// CHECK: call fastcc void @conv_0({{.*}}i64 254,{{.*}}i64 64, ptr
// CHECK: call fastcc void @conv_0({{.*}}i64 256,{{.*}}i64 96, ptr
// CHECK: call fastcc void @conv_0({{.*}}i64 255,{{.*}}i64 80, ptr
// CHECK: define internal fastcc void @conv_0_chunk(
// CHECK: define internal fastcc void @conv_3_chunk(
func.func @main(%x: tensor<1x2000x16xf32>, %w: tensor<2x16x16xf32>) -> (tensor<1x2000x16xf32>, tensor<1x2000x16xf32>, tensor<1x2000x16xf32>, tensor<1x2000x16xf32>) {
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [4, 0] kernel_dilation = [4] : tensor<1x2000x16xf32>, tensor<2x16x16xf32> -> tensor<1x2000x16xf32>
  %1 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [6, 0] kernel_dilation = [6] : tensor<1x2000x16xf32>, tensor<2x16x16xf32> -> tensor<1x2000x16xf32>
  %2 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [5, 0] kernel_dilation = [5] : tensor<1x2000x16xf32>, tensor<2x16x16xf32> -> tensor<1x2000x16xf32>
  %3 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [7, 0] kernel_dilation = [7] : tensor<1x2000x16xf32>, tensor<2x16x16xf32> -> tensor<1x2000x16xf32>
  %4 = ten.tanh %3 : tensor<1x2000x16xf32>
  return %0, %1, %2, %4 : tensor<1x2000x16xf32>, tensor<1x2000x16xf32>, tensor<1x2000x16xf32>, tensor<1x2000x16xf32>
}
