// The innermost loop of a product of bytes or of bf16, on a CPU with registers for
// matrices, is four loads and four instructions that multiply; their shapes are set
// once in a function, and nothing goes by way of the stack.
// RUN: rm -rf %t && split-file %s %t
// RUN: tensor-compile %t/bytes.mlir -o %t/bytes.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=sapphirerapids --dump-to=%t/bytes
// RUN: cat %t/bytes/*-assembly.s | FileCheck %s -DMULTIPLY=tdpbssd
// RUN: tensor-compile %t/bf16.mlir -o %t/bf16.o --fp=fast --target-triple=x86_64-unknown-linux-gnu --target-cpu=sapphirerapids --dump-to=%t/bf16
// RUN: cat %t/bf16/*-assembly.s | FileCheck %s -DMULTIPLY=tdpbf16ps
// RUN: tensor-compile %t/bytes.mlir -o %t/other.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=sapphirerapids --target-features=-amx-int8 --dump-to=%t/other
// RUN: cat %t/other/*-assembly.s | FileCheck %s --check-prefix=OTHER
// OTHER-NOT: {{tdp|tileload}}

// CHECK: ldtilecfg
// CHECK-NOT: ldtilecfg
// CHECK-COUNT-4: tilezero
// CHECK: tileloadd
// CHECK-NOT: {{rsp|tilestored}}
// CHECK: [[MULTIPLY]]
// CHECK-NOT: {{rsp|tilestored}}
// CHECK: [[MULTIPLY]]
// CHECK-NOT: {{rsp|tilestored}}
// CHECK: [[MULTIPLY]]
// CHECK-NOT: {{rsp|tilestored}}
// CHECK: [[MULTIPLY]]
// CHECK-NOT: {{rsp|tilestored|tdp}}
// CHECK: j{{[a-z]+}} .LBB
// CHECK-COUNT-4: tilestored
// CHECK: tilerelease
//--- bytes.mlir
func.func @main(%a: tensor<768x768xi8>, %b: tensor<768x768xi8>) -> tensor<768x768xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<768x768xi8>, tensor<768x768xi8> -> tensor<768x768xi32>
  return %0 : tensor<768x768xi32>
}

//--- bf16.mlir
func.func @main(%a: tensor<768x768xbf16>, %b: tensor<768x768xbf16>) -> tensor<768x768xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<768x768xbf16>, tensor<768x768xbf16> -> tensor<768x768xf32>
  return %0 : tensor<768x768xf32>
}
