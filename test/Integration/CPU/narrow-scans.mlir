// Each result of a cumulative sum of narrow floats is rounded once: the sum of
// ones does not end where one more is lost.
// RUN: tensor-run %s --entry=ones --input=1024xbf16=1 --input=4096x3xf16=1 --verify | FileCheck %s --check-prefix=ONES
// RUN: tensor-run %s --entry=random --input=3x1000xbf16=normal:1 --input=1000x3xf16=normal:2 --verify | FileCheck %s
// RUN: tensor-run %s --entry=random --input=3x1000xbf16=normal:1 --input=1000x3xf16=normal:2 --verify --fp=strict | FileCheck %s
// ONES: tensor bf16 1024
// ONES: tensor f16 4096
// CHECK: agree with the interpreter

func.func @ones(%x: tensor<1024xbf16>, %y: tensor<4096x3xf16>) -> (tensor<bf16>, tensor<f16>) {
  %0 = ten.scan add %x dim = 0 : tensor<1024xbf16> -> tensor<1024xbf16>
  %1 = ten.slice %0 start = [1023] limit = [1024] stride = [1] : tensor<1024xbf16> -> tensor<1xbf16>
  %2 = ten.reshape %1 : tensor<1xbf16> -> tensor<bf16>
  %3 = ten.scan add %y dim = 0 : tensor<4096x3xf16> -> tensor<4096x3xf16>
  %4 = ten.slice %3 start = [4095, 2] limit = [4096, 3] stride = [1, 1] : tensor<4096x3xf16> -> tensor<1x1xf16>
  %5 = ten.reshape %4 : tensor<1x1xf16> -> tensor<f16>
  return %2, %5 : tensor<bf16>, tensor<f16>
}

func.func @random(%x: tensor<3x1000xbf16>, %y: tensor<1000x3xf16>) -> (tensor<3x1000xbf16>, tensor<1000x3xf16>) {
  %0 = ten.scan add %x dim = 1 reverse : tensor<3x1000xbf16> -> tensor<3x1000xbf16>
  %1 = ten.scan mul %y dim = 0 exclusive : tensor<1000x3xf16> -> tensor<1000x3xf16>
  return %0, %1 : tensor<3x1000xbf16>, tensor<1000x3xf16>
}
