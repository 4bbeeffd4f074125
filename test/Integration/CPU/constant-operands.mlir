// Loops with more constants than registers read them in the instructions that
// compute, with AVX2, whose instructions do not broadcast; what is used most stays
// in registers. Loops with few constants have all of them there.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: FileCheck %s --check-prefixes=CHECK,AVX2 < %t/v3/10-assembly.s
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: FileCheck %s --check-prefixes=CHECK,AVX512 < %t/v4/10-assembly.s
// RUN: tensor-run %s --verify --target-cpu=x86-64-v3 --input=67x33xf32=normal:1 --input=67x33xf32=normal:2

func.func @main(%x: tensor<67x33xf32>, %y: tensor<67x33xf32>) -> (tensor<67x33xf32>, tensor<67x33xf32>) {
  // CHECK-LABEL: {{^}}map_0{{(_chunk)?}}:
  // AVX2-COUNT-12: vfmadd{{[0-9]+}}ps .Ltenon.operand{{.*}}(%rip)
  // AVX2: vdivps
  // AVX512-NOT: tenon.operand
  // CHECK: .Lfunc_end
  %0 = ten.erf %x : tensor<67x33xf32>
  %1 = ten.tanh %0 : tensor<67x33xf32>
  // CHECK-LABEL: {{^}}map_1{{(_chunk)?}}:
  // CHECK-NOT: tenon.operand
  // CHECK: .Lfunc_end
  %three = ten.constant dense<3.0> : tensor<67x33xf32>
  %seven = ten.constant dense<7.0> : tensor<67x33xf32>
  %2 = ten.mul %y, %three : tensor<67x33xf32>
  %3 = ten.add %2, %seven : tensor<67x33xf32>
  return %1, %3 : tensor<67x33xf32>, tensor<67x33xf32>
}
