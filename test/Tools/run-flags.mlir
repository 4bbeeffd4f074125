// RUN: tensor-run --help | FileCheck %s --check-prefix=HELP
// HELP: USAGE: tensor-run [options] FILE
// HELP: --entry
// HELP: --explain
// HELP: --report

// RUN: env CODE=2 %python %S/code.py tensor-run | FileCheck %s --check-prefix=FILE
// FILE: error: expects a FILE; see tensor-run --help
// RUN: env CODE=2 %python %S/code.py tensor-run %s %s | FileCheck %s --check-prefix=FILES
// FILES: error: expects one FILE, got also
// RUN: env CODE=2 %python %S/code.py tensor-run %t.none.mlir | FileCheck %s --check-prefix=MISSING
// MISSING: error: cannot read '{{.*}}none.mlir': No such file or directory
// RUN: env CODE=2 %python %S/code.py tensor-run %s --entry=other | FileCheck %s --check-prefix=ENTRY
// ENTRY: error: {{.*}} has no function 'other'; it has 'main'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --devise=cpu | FileCheck %s --check-prefix=NEAR
// NEAR: error: unknown flag '--devise=cpu'; did you mean '--device'?
// RUN: env CODE=2 %python %S/code.py tensor-run %s --frobnicate | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown flag '--frobnicate'; see --help
// RUN: env CODE=2 %python %S/code.py tensor-run %s --entry | FileCheck %s --check-prefix=VALUE
// VALUE: error: expects a value for '--entry'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --device=abacus | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: expects '--device' to be cpu, gpu-sim, cuda, cuda:N or interpreter, got 'abacus'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --fp=loose | FileCheck %s --check-prefix=FP
// FP: error: expects '--fp' to be strict, contract or fast, got 'loose'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --quantized-activations=4 | FileCheck %s --check-prefix=ROUNDED
// ROUNDED: error: expects '--quantized-activations' to be exact, 16 or 8, got '4'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --threads=-1 | FileCheck %s --check-prefix=THREADS
// THREADS: error: expects '--threads' to be positive, got -1
// RUN: env CODE=2 %python %S/code.py tensor-run %s --benchmark=-1 | FileCheck %s --check-prefix=CALLS
// CALLS: error: expects '--benchmark' to be at least 0, got -1
// RUN: env CODE=2 %python %S/code.py tensor-run %s --atol=x | FileCheck %s --check-prefix=ATOL
// ATOL: error: expects '--atol' to be a number, got 'x'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --target-cpu=z80 | FileCheck %s --check-prefix=CPU --implicit-check-not=recognized
// CPU: error: unknown CPU 'z80' for
// RUN: env CODE=2 %python %S/code.py tensor-run %s --target-features=fma | FileCheck %s --check-prefix=FEATURES
// FEATURES: error: expects target features like '+avx2,-fma', got 'fma'

// RUN: env CODE=2 %python %S/code.py tensor-run %s --device=gpu-sim --sim-seed=-1 | FileCheck %s --check-prefix=GPU
// GPU: error: expects '--sim-seed' not to be negative, got -1

// RUN: tensor-run %s --input=2xf32=1 --benchmark=3 | FileCheck %s --check-prefix=BENCHMARK
// BENCHMARK: compile: {{[0-9.]+}} ms
// BENCHMARK-NEXT: arena: {{[0-9]+}} bytes
// BENCHMARK-NEXT: time: min {{[0-9.]+}} us, median {{[0-9.]+}} us, p90 {{[0-9.]+}} us

// RUN: tensor-run %s --input=2xf32=1 --expect=2xf32=-1.001 --atol=0.01
// RUN: tensor-run %s --input=2xf32=1 --expect=2xf32=-1.001 --rtol=0.01
// RUN: env CODE=1 %python %S/code.py tensor-run %s --input=2xf32=1,2 --expect=2xf32=-1,3 | FileCheck %s --check-prefix=MISMATCH
// MISMATCH: result 0: 1 of 2 elements differ; worst at [1]: got -2.0, want 3.0 (off by 5)
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=2xf32=1 --expect=3xf32=1 | FileCheck %s --check-prefix=EXPECT
// EXPECT: error: result 0: expects 2xf32, got 3xf32
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = ten.neg %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// RUN: tensor-run --version | FileCheck %s --check-prefix=VERSION
// RUN: tensor-compile --version | FileCheck %s --check-prefix=VERSION
// RUN: tensor-opt --version | FileCheck %s --check-prefix=VERSION
// VERSION: Tenon {{[0-9]+\.[0-9]+\.[0-9]+}} (LLVM 22.{{.*}}, artifacts of version {{[0-9]+}})
