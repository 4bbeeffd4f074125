// RUN: tensor-run %s --explain --threads=2 --target-cpu=x86-64-v3 --input=512x512xf32=uniform:1 --input=512x512xf32=uniform:2 --output=%t0.npy --output=%t1.npy | FileCheck %s
// RUN: tensor-run %s --explain --benchmark=2 --threads=1 --target-cpu=x86-64-v3 --input=512x512xf32=uniform:1 --input=512x512xf32=uniform:2 | FileCheck %s --check-prefix=TIMES
// RUN: not tensor-run %s --explain --device=interpreter --input=512x512xf32=1 --input=512x512xf32=1 2>&1 | FileCheck %s --check-prefix=INTERPRETER
// RUN: tensor-compile %s -o %t.o
// RUN: not tensor-run %t.o --explain --input=512x512xf32=1 --input=512x512xf32=1 2>&1 | FileCheck %s --check-prefix=ARTIFACT
// RUN: not tensor-run %s --explain=1 2>&1 | FileCheck %s --check-prefix=VALUE

// CHECK: overview: 3 kernels in 3 launches, 2 threads
// CHECK-NEXT: time of a call: not measured; use --benchmark
// CHECK-NEXT: memory: {{.*}}B of temporaries
// CHECK-NEXT: kernels that move most:
// CHECK-NEXT: 3.15 MB contract_0 x1, from {{.*}}explain.mlir:
// CHECK: missed optimizations, by the bytes of the operation's kernels: {{[1-9]}} of {{[1-9]}}
// CHECK-NEXT: 2.10 MB {{.*}}explain.mlir:{{.*}}: not fused: 'ten.exp' has users in several kernels
// CHECK: target: {{.*}}, x86-64-v3, uses: {{.*}}avx2
// CHECK: threads: 2
// CHECK: kernels: 3
// CHECK: map_0 (map), 1 launch, from {{.*}}: exp
// CHECK: reduce_0 (reduce), 1 launch, from {{.*}}: neg, reduce
// CHECK: contract_0 (contract), 1 launch, from {{.*}}explain.mlir:[[#@LINE+33]]:8: contract, max
// CHECK-NEXT: schedule: #ten.contract_schedule<lanes = 8
// CHECK: decisions:
// CHECK: explain.mlir:{{.*}}: not fused: 'ten.exp' has users in several kernels
// CHECK: explain.mlir:{{.*}}: parallel: {{[0-9]+}} chunks, about {{[0-9]+}} us of work
// CHECK: arena: {{[0-9]+}} bytes
// CHECK: map_0 to {{.*}}_0, from {{.*}}explain.mlir:{{.*}}: 1.05 MB at 0, memref<512x512xf32
// CHECK: compile time: {{.*}} ms
// CHECK: tenon-kernels: {{.*}} ms
// CHECK: LLVM optimization: {{.*}} ms
// CHECK-NOT: kernel times

// TIMES: time: min
// TIMES: overview: 3 kernels in 3 launches, 1 thread
// TIMES-NEXT: time of a call: {{.*}}, of it {{.*}} in kernels and {{.*}} outside of them
// TIMES: kernels that take most:
// TIMES: missed optimizations, by the time of the operation's kernels: {{[1-9]}} of {{[1-9]}}
// TIMES: limits of this machine: multiply-add f32 {{[1-9][0-9.]*}} {{[GT]}}FLOP/s; moving {{.*}}memory {{[1-9][0-9.]*}} {{[MGT]}}B/s
// TIMES-NEXT: kernel times of one call:
// TIMES-DAG: us {{.*}} %  contract_0 x1, 269 MFLOP ({{[0-9.]+}} GFLOP/s), 3.15 MB ({{[0-9.]+}} GB/s), {{[0-9.]*[1-9][0-9.]*}} % of {{multiply-add|L[0-9]|memory}}
// TIMES-DAG: us {{.*}} %  map_0 x1
// TIMES-DAG: us {{.*}} %  reduce_0 x1
// TIMES: us {{.*}} %  outside of kernels
// TIMES: us {{.*}} %  at least, by the limits

// INTERPRETER: error: '--explain' is about compiled programs
// ARTIFACT: error: '{{.*}}.o' is compiled; '--explain', '--profile' and '--report' need a module
// VALUE: error: expects no value for '--explain', got '1'
func.func @main(%x: tensor<512x512xf32>, %y: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512xf32>) {
  %e = ten.exp %x : tensor<512x512xf32>
  %n = ten.neg %e : tensor<512x512xf32>
  %s = ten.reduce add %n dims = [1] : tensor<512x512xf32> -> tensor<512xf32>
  %zero = ten.constant dense<0.0> : tensor<512x512xf32>
  %p = ten.contract %e, %y contracting = [1] x [0] : tensor<512x512xf32>, tensor<512x512xf32> -> tensor<512x512xf32>
  %r = ten.max %p, %zero : tensor<512x512xf32>
  return %r, %s : tensor<512x512xf32>, tensor<512xf32>
}
