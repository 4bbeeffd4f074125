// Two programs in turns: flags, or another file.

// RUN: tensor-run %s --input=64x64xf32=1 --threads=1 --benchmark=21 --against=--fp=strict | FileCheck %s
// CHECK: time: min
// CHECK: this: min {{[0-9.]+}} us, median {{[0-9.]+}} us, p90 {{[0-9.]+}} us
// CHECK: against: min
// CHECK: ratio: {{[0-9.]+}} ({{[0-9.]+}} to {{[0-9.]+}}, 95 %), 21 pairs: this takes {{less time|more time|the same time, as far as this shows}}

// The interpreter takes longer.
// RUN: tensor-run %s --input=64x64xf32=1 --threads=1 --benchmark=11 --against=--device=interpreter | FileCheck %s --check-prefix=LESS
// LESS: pairs: this takes less time
// RUN: tensor-run %s --input=64x64xf32=1 --threads=1 --benchmark=11 "--against=--device=interpreter %s" | FileCheck %s --check-prefix=LESS

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=64x64xf32=1 --against=--fp=strict | FileCheck %s --check-prefix=ALONE
// ALONE: error: '--against' is for '--benchmark'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=64x64xf32=1 --benchmark=5 "--against=a.mlir b.mlir" | FileCheck %s --check-prefix=TWO
// TWO: error: expects '--against' to be flags, a file or both, got two files: 'a.mlir' and 'b.mlir'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=64x64xf32=1 --benchmark=5 --against=--fp=loose | FileCheck %s --check-prefix=FLAG
// FLAG: error: --against{{.*}}expects '--fp' to be strict, contract or fast, got 'loose'

func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = ten.contract %x, %x contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
