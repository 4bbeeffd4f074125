// RUN: rm -rf %t && mkdir -p %t
// RUN: tensor-run %s --profile=%t/trace.json --threads=2 --input=512x512xf32=uniform:1 --expect=512x512xf32=0 --expect=512xf32=0 --atol=1e6
// RUN: %python %S/profile.py %t/trace.json | FileCheck %s
// RUN: tensor-run %s --profile=%t/trace.json --benchmark=1 --explain --threads=1 --input=512x512xf32=uniform:1
// RUN: %python %S/profile.py %t/trace.json | FileCheck %s --check-prefix=ONE

// A name is what its characters are.
// RUN: cp %s '%t/a"b\<c>.mlir'
// RUN: tensor-run '%t/a"b\<c>.mlir' --profile=%t/odd.json --threads=1 --input=512x512xf32=uniform:1 --expect=512x512xf32=0 --expect=512xf32=0 --atol=1e6
// RUN: %python %S/profile.py %t/odd.json | FileCheck %s --check-prefix=NAME

// CHECK: stage tenon-simplify on compiling/program:
// CHECK: stage tenon-kernels on compiling/program:
// CHECK: stage LLVM code generation on compiling/{{program|kernels, part 1}}:
// CHECK: stage linking on compiling/program:
// CHECK: call call 1 on running/calling thread:
// CHECK: kernel contract_0 on running/calling thread: bytes=2097152 flops=268435456 from={{.*}}profile.mlir:[[#@LINE+24]]:8 kind=contract operations=contract schedule=#ten
// CHECK: kernel reduce_0 on running/calling thread: bytes={{[0-9]+}} flops={{[0-9]+}} from={{.*}} kind=reduce
// CHECK: loop contract_0 on running/{{calling thread|worker 1}}: iterations={{[1-9]}}
// CHECK: call call 2
// CHECK: call call 3
// CHECK-NOT: call call 4
// CHECK: program: {{.*}}profile.mlir
// ONE: call call 3
// ONE-NOT: worker
// NAME: from={{.*}}/a"b\<c>.mlir:
// NAME: program: {{.*}}/a"b\<c>.mlir

// RUN: env CODE=2 %python %S/code.py tensor-run %s --profile=%t/none/trace.json --input=512x512xf32=1 --expect=512x512xf32=0 --expect=512xf32=0 --atol=1e6 | FileCheck %s --check-prefix=WRITE
// WRITE: error: cannot write '{{.*}}/none/trace.json': No such file or directory
// RUN: env CODE=2 %python %S/code.py tensor-run %s --profile=%t/trace.json --device=interpreter --input=512x512xf32=1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: '--profile' is about compiled programs
// RUN: env CODE=2 %python %S/code.py tensor-run %s --profile=%t/trace.json --verify --input=512x512xf32=1 | FileCheck %s --check-prefix=VERIFY
// VERIFY: error: '--profile' cannot time runs with '--verify' or '--check-nan'
// RUN: tensor-compile %s -o %t/x.o
// RUN: env CODE=2 %python %S/code.py tensor-run %t/x.o --profile=%t/trace.json --input=512x512xf32=1 | FileCheck %s --check-prefix=ARTIFACT
// ARTIFACT: error: '{{.*}}x.o' is compiled; '--explain', '--profile' and '--report' need a module
// RUN: env CODE=2 %python %S/code.py tensor-run %s --profile | FileCheck %s --check-prefix=VALUE
// VALUE: error: expects a value for '--profile'
func.func @main(%x: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512xf32>) {
  %p = ten.contract %x, %x contracting = [1] x [0] : tensor<512x512xf32>, tensor<512x512xf32> -> tensor<512x512xf32>
  %s = ten.reduce add %p dims = [1] : tensor<512x512xf32> -> tensor<512xf32>
  return %p, %s : tensor<512x512xf32>, tensor<512xf32>
}
