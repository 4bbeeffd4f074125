// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s --check-prefixes=ASM -DR=ymm --implicit-check-not=@PLT
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s | FileCheck %s --check-prefixes=ASM -DR=zmm --implicit-check-not=@PLT
// RUN: FileCheck %s --check-prefix=CLASSES --input-file=%t/v3/09-optimized.ll

// What is special is told by ranges of bits: classes of floats are many
// instructions.
// CLASSES-NOT: is.fpclass

// No call of a function: loops over them are vector code.
// ASM-LABEL: main_run:
// ASM: vfmadd{{[0-9]+}}ps {{.*}}%[[R]]
// ASM: vdivps {{.*}}%[[R]]
func.func @main(%x: tensor<4096xf32>, %y: tensor<4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>) {
  %0 = ten.exp %x : tensor<4096xf32>
  %1 = ten.logistic %0 : tensor<4096xf32>
  %2 = ten.tanh %1 : tensor<4096xf32>
  %3 = ten.erf %2 : tensor<4096xf32>
  %4 = ten.log %y : tensor<4096xf32>
  %5 = ten.sin %4 : tensor<4096xf32>
  %6 = ten.pow %5, %x : tensor<4096xf32>
  %7 = ten.log1p %6 : tensor<4096xf32>
  %8 = ten.cbrt %7 : tensor<4096xf32>
  return %3, %8 : tensor<4096xf32>, tensor<4096xf32>
}
