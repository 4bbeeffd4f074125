// Sums and products of narrow floats are rounded once, but for --fp=strict: a thousand ones are a thousand, where the steps of
// the interpreter end at 256. What --verify compares with is rounded once as well.
// DEFINE: %{rows} = --entry=rows --input=3x1000xbf16=1 --input=1000x24xf16=4.1
// DEFINE: %{ones} = --input=3x1000xbf16=1 --input=1000x24xf16=4 --input=2x9x40xf8E4M3FN=1
// DEFINE: %{some} = --input=3x1000xbf16=normal:1 --input=1000x24xf16=normal:2 --input=2x9x40xf8E4M3FN=normal:3
// RUN: tensor-run %s %{rows} | FileCheck %s
// RUN: tensor-run %s %{rows} --target-cpu=x86-64 | FileCheck %s
// RUN: tensor-run %s %{rows} --device=gpu-sim | FileCheck %s
// RUN: tensor-run %s %{rows} --device=interpreter | FileCheck %s --check-prefix=STEPS
// RUN: tensor-run %s %{ones} --verify
// RUN: tensor-run %s %{some} --verify
// RUN: tensor-run %s %{some} --verify --fp=strict
// RUN: tensor-run %s %{some} --verify --fp=fast
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s %{some} --threads=1 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy
// RUN: tensor-run %s %{some} --threads=3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy

// CHECK: 3xbf16 [1000. 1000. 1000.]
// CHECK-NEXT: 24xf16 [4100. 4100.
// STEPS: 3xbf16 [256. 256. 256.]
// STEPS-NEXT: 24xf16 [4008. 4008.
func.func @rows(%x: tensor<3x1000xbf16>, %y: tensor<1000x24xf16>) -> (tensor<3xbf16>, tensor<24xf16>) {
  %0 = ten.reduce add %x dims = [1] : tensor<3x1000xbf16> -> tensor<3xbf16>
  %1 = ten.reduce add %y dims = [0] : tensor<1000x24xf16> -> tensor<24xf16>
  return %0, %1 : tensor<3xbf16>, tensor<24xf16>
}

func.func @main(%x: tensor<3x1000xbf16>, %y: tensor<1000x24xf16>, %z: tensor<2x9x40xf8E4M3FN>) -> (tensor<3xbf16>, tensor<24xf16>, tensor<2x40xf8E4M3FN>, tensor<3x601xbf16>, tensor<998x24xf16>, tensor<3x1000xbf16>) {
  %0 = ten.reduce add %x dims = [1] : tensor<3x1000xbf16> -> tensor<3xbf16>
  %1 = ten.reduce add %y dims = [0] : tensor<1000x24xf16> -> tensor<24xf16>
  %2 = ten.reduce mul %z dims = [1] : tensor<2x9x40xf8E4M3FN> -> tensor<2x40xf8E4M3FN>
  %3 = ten.window_reduce add %x window = [1, 400] : tensor<3x1000xbf16> -> tensor<3x601xbf16>
  %4 = ten.window_reduce add %y window = [3, 1] : tensor<1000x24xf16> -> tensor<998x24xf16>
  // In one kernel: a row's sum, and what is made of it.
  %sum = ten.broadcast %0 dims = [0] : tensor<3xbf16> -> tensor<3x1000xbf16>
  %5 = ten.div %x, %sum : tensor<3x1000xbf16>
  return %0, %1, %2, %3, %4, %5 : tensor<3xbf16>, tensor<24xf16>, tensor<2x40xf8E4M3FN>, tensor<3x601xbf16>, tensor<998x24xf16>, tensor<3x1000xbf16>
}
