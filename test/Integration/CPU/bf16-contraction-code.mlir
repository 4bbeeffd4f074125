// The innermost loop of a product of bf16 has one instruction for two products and
// nothing on the stack. Only where small numbers may become 0 is it all there is.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s --fp=fast -o %t/fast.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=znver5 --dump-to=%t/fast
// RUN: cat %t/fast/*-assembly.s | FileCheck %s --check-prefixes=CODE,FAST
// RUN: tensor-compile %s -o %t/exact.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=znver5 --dump-to=%t/exact
// RUN: cat %t/exact/*-assembly.s | FileCheck %s --check-prefix=CODE
// RUN: cat %t/exact/*-assembly.s | FileCheck %s --check-prefix=EXACT
// EXACT-DAG: vpminud
// EXACT-DAG: vfmadd231ps
// CODE: vdpbf16ps %zmm
// CODE-NOT: rsp
// CODE-COUNT-23: vdpbf16ps %zmm
// CODE-NOT: {{rsp|vdpbf16ps}}
// CODE: j{{[a-z]+}} .LBB
// FAST-NOT: vfmadd
func.func @main(%a: tensor<768x768xbf16>, %b: tensor<768x768xbf16>) -> tensor<768x768xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<768x768xbf16>, tensor<768x768xbf16> -> tensor<768x768xf32>
  return %0 : tensor<768x768xf32>
}
