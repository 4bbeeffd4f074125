// RUN: rm -rf %t && mkdir -p %t
// RUN: tensor-run %s --report=%t/page.html --threads=2 --benchmark=1 --input=512x512xf32=uniform:1
// RUN: %python %S/report.py %t/page.html | FileCheck %s
// RUN: tensor-run %s --report=%t/page.html --input=512x512xf32=uniform:1 --expect=512xf32=0 --expect=512x512xf32=0 --expect=8x512xf32=0 --atol=1e9
// RUN: %python %S/report.py %t/page.html | FileCheck %s --check-prefix=PLAIN
// RUN: tensor-run %s --entry=dynamic --dynamic --report=%t/page.html --benchmark=1 --input=4x8xf32=uniform:1
// RUN: %python %S/report.py %t/page.html | FileCheck %s --check-prefix=DYNAMIC
// RUN: tensor-run %s --entry=empty --report=%t/page.html --benchmark=1 --input=4xf32=1
// RUN: %python %S/report.py %t/page.html | FileCheck %s --check-prefix=EMPTY

// What a program says is text.
// RUN: cp %s '%t/a"<script>&.mlir'
// RUN: tensor-run '%t/a"<script>&.mlir' --report=%t/odd.html --benchmark=1 --input=512x512xf32=uniform:1
// RUN: %python %S/report.py %t/odd.html | FileCheck %s --check-prefix=NAME
// RUN: not grep '"<script>&.mlir' %t/odd.html

// CHECK: title: {{.*}}report.mlir
// CHECK: row: threads | 2
// CHECK: row: kernels | [[#]], launched at [[#]] places
// CHECK: row: call | {{[0-9.]+}} us, {{[0-9.]+}} us of it outside of kernels
// CHECK: row: limits of this machine | multiply-add f32 {{.*}}memory
// CHECK: h2: Kernels
// CHECK: row: kernel | kind | launches | time, us | % of call | % of limit | limit | operations | GFLOP/s | bytes | GB/s | computes | from
// CHECK-DAG: row: contract_0 | contract | 1 | {{[0-9.]+}} | {{[0-9.]+}} | {{[0-9.]+}} | {{[^|]+}} | 269 MFLOP | {{[0-9.]+}} | 2.10 MB | {{[0-9.]+}} | contract, negschedule#ten.contract_schedule{{.*}} | {{.*}}report.mlir:[[#@LINE+42]]:8
// CHECK-DAG: row: reduce_0 | reduce | 1 |
// CHECK: h2: Launches and values
// CHECK: title: contract_0 to reduce_0: tensor<512x512xf32>
// CHECK: title: contract_1, from {{.*}}, contract, reads arguments 0, makes results 1
// CHECK: title: scatter_0, {{.*}} in a loop, makes results 2
// CHECK: h2: Roofline
// CHECK: text: memory {{.*}}B/s
// CHECK: text: f32 {{.*}}FLOP/s
// CHECK: title: {{.*}} of a call, bound by
// CHECK: h2: A call
// CHECK: text: kernels
// A worker may come too late for any iteration of the one call.
// CHECK-DAG: text: loops: caller
// CHECK-DAG: text: loops: worker 1
// CHECK-DAG: title: {{.*}}, {{[0-9]+}} iterations
// CHECK: h2: Arena
// CHECK: title: memref<512x512xf32>, 1.05 MB at {{[0-9]+}}, launches {{[0-9]}} ({{.*}}) to {{[0-9]}} ({{.*}}), from {{.*}}report.mlir
// CHECK: h2: Decisions
// CHECK: row: parallel: {{.*}} us of work | {{[1-9]}} | {{.*}}report.mlir:
// CHECK: h2: Compiling
// CHECK: text: program
// CHECK: row: tenon-kernels | {{[0-9.]+}} |
// CHECK: row: linking | {{[0-9.]+}} |

// PLAIN: row: call | not measured: use --benchmark
// PLAIN: row: kernel | kind | launches | operations | bytes | computes | from
// PLAIN-NOT: h2: Roofline
// PLAIN-NOT: h2: A call
// PLAIN: h2: Arena

// DYNAMIC: row: map_0 | map | 1 | {{[0-9.]+}} | {{[0-9.]+}} |  |  | not known |  | not known |  | exp |
// DYNAMIC: p: Not shown: 1 kernel that only moves
// EMPTY: h2: Decisions
// NAME: h1: {{.*}}/a"<script>&.mlir
// NAME: row: contract_0 {{.*}}/a"<script>&.mlir:

// RUN: env CODE=2 %python %S/code.py tensor-run %s --report=%t/none/page.html --benchmark=1 --input=512x512xf32=1 | FileCheck %s --check-prefix=WRITE
// WRITE: error: cannot write '{{.*}}/none/page.html': No such file or directory
// RUN: env CODE=2 %python %S/code.py tensor-run %s --report=%t/page.html --device=interpreter --input=512x512xf32=1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: '--report' is about compiled programs
func.func @main(%x: tensor<512x512xf32>) -> (tensor<512xf32>, tensor<512x512xf32>, tensor<8x512xf32>) {
  %p = ten.contract %x, %x contracting = [1] x [0] : tensor<512x512xf32>, tensor<512x512xf32> -> tensor<512x512xf32>
  %e = ten.neg %p : tensor<512x512xf32>
  %s = ten.reduce add %e dims = [1] : tensor<512x512xf32> -> tensor<512xf32>
  %t = ten.transpose %e perm = [1, 0] : tensor<512x512xf32> -> tensor<512x512xf32>
  %c = ten.contract %t, %x contracting = [1] x [0] : tensor<512x512xf32>, tensor<512x512xf32> -> tensor<512x512xf32>
  %zeros = ten.constant dense<0.0> : tensor<8x512xf32>
  %zero = ten.constant dense<0> : tensor<i32>
  %from = arith.constant 0 : index
  %one = arith.constant 1 : index
  %to = arith.constant 8 : index
  %row = ten.slice %c start = [0, 0] limit = [1, 512] stride = [1, 1] : tensor<512x512xf32> -> tensor<1x512xf32>
  %filled, %last = scf.for %i = %from to %to step %one iter_args(%state = %zeros, %r = %row) -> (tensor<8x512xf32>, tensor<1x512xf32>) {
    %next = ten.neg %r : tensor<1x512xf32>
    %int = arith.index_cast %i : index to i32
    %at = tensor.from_elements %int : tensor<i32>
    %new = ten.dynamic_update_slice %state[%at, %zero], %next : tensor<8x512xf32>, tensor<i32>, tensor<1x512xf32>
    scf.yield %new, %next : tensor<8x512xf32>, tensor<1x512xf32>
  }
  return %s, %c, %filled : tensor<512xf32>, tensor<512x512xf32>, tensor<8x512xf32>
}
func.func @dynamic(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = ten.exp %x : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
func.func @empty(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// Values through loops and branches.
// RUN: tensor-run %s --entry=branches --report=%t/page.html --input=4xf32=1 --input=i32=0 --expect=4xf32=0 --expect=i32=10 --atol=1e30
// RUN: %python %S/report.py %t/page.html | FileCheck %s --check-prefix=BRANCHES
// BRANCHES-DAG: title: {{.*}} to reduce_0: tensor<4xf32>
// BRANCHES-DAG: title: {{.*}} compare, add, in a loop, reads arguments 1, makes results 1
// BRANCHES-DAG: title: {{.*}} tanh, in a loop, reads arguments 0, makes results 0
// BRANCHES-DAG: title: {{.*}} reduce, in a loop, reads arguments 0
func.func @branches(%x: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>, tensor<i32>) {
  %end = ten.constant dense<10> : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %half = ten.constant dense<5> : tensor<i32>
  %r:2 = scf.while (%a = %x, %i = %n) : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>) {
    %lt = ten.compare lt %i, %end : tensor<i32>
    %b = tensor.extract %lt[] : tensor<i1>
    scf.condition(%b) %a, %i : tensor<4xf32>, tensor<i32>
  } do {
  ^bb0(%a: tensor<4xf32>, %i: tensor<i32>):
    %early = ten.compare lt %i, %half : tensor<i32>
    %e = tensor.extract %early[] : tensor<i1>
    %s = scf.if %e -> tensor<4xf32> {
      %q = ten.tanh %a : tensor<4xf32>
      scf.yield %q : tensor<4xf32>
    } else {
      %q = ten.reduce add %a dims = [0] : tensor<4xf32> -> tensor<f32>
      %w = ten.broadcast %q dims = [] : tensor<f32> -> tensor<4xf32>
      scf.yield %w : tensor<4xf32>
    }
    %j = ten.add %i, %one : tensor<i32>
    scf.yield %s, %j : tensor<4xf32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<i32>
}
