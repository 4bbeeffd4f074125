// RUN: tensor-opt %s -ten-attach-target="triple=x86_64-unknown-linux-gnu cpu=x86-64-v3 features='avx2 fma'" -ten-emit-entries=name=model -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -ten-emit-entries=name=model | FileCheck %s --check-prefix=CALLS

func.func private @k(memref<16xf32>, memref<16xf32>) attributes {ten.kernel = "map"}

// What may fail has a number, which a table explains.
// CHECK-LABEL: llvm.func internal @main_run(
// CHECK-SAME: %{{.*}}: !llvm.ptr) -> i32
// CHECK-DAG: %[[OK:.*]] = arith.constant 0 : i32
// CHECK-DAG: %[[SITE:.*]] = arith.constant 1 : i32
// CHECK: %[[HOLDS:.*]] = arith.cmpf oeq
// CHECK: cf.cond_br %[[HOLDS]], ^[[GO:.*]], ^[[STOP:.*]]
// CHECK: ^[[GO]]:
// CHECK: call @k(
// CHECK: call @k(
// CHECK: llvm.return %[[OK]]
// CHECK: ^[[STOP]]:
// CHECK-NEXT: llvm.return %[[SITE]]
// It runs once for each shape: no pass spends time on it.
// CHECK-LABEL: llvm.func internal @main_plan(
// CHECK-SAME: attributes {no_inline, optimize_none}
// CHECK: %[[ARENA:.*]] = arith.constant 64 : i64
// CHECK: llvm.store %[[ARENA]]

// CHECK: llvm.mlir.global internal constant @{{.*}}("expects zero\00")
// CHECK: llvm.mlir.global internal constant @{{.*}}("{{.*}}emit-entries.mlir:[[#@LINE+12]]:3\00")
// CHECK: ("x86_64-unknown-linux-gnu\00")
// CHECK: ("x86-64-v3\00")
// CHECK: ("avx2 fma\00")
// CHECK: llvm.mlir.global external constant @model_artifact()

func.func @main(%x: memref<16xf32>, %out: memref<16xf32>, %arena: memref<?xi8>) attributes {ten.num_args = 1 : i64, ten.results = [tensor<16xf32>], ten.returned = array<i64>, ten.signature = (tensor<16xf32>) -> tensor<16xf32>} {
  %c0 = arith.constant 0 : index
  %t = memref.view %arena[%c0][] : memref<?xi8> to memref<16xf32>
  %v = memref.load %x[%c0] : memref<16xf32>
  %z = arith.constant 0.0 : f32
  %holds = arith.cmpf oeq, %v, %z : f32
  ten.check %holds, "expects zero" : i1
  ten.launch @k(%x) into(%t) : (memref<16xf32>) into (memref<16xf32>)
  ten.launch @k(%t) into(%out) : (memref<16xf32>) into (memref<16xf32>)
  return
}

func.func private @main_plan(%x: memref<16xf32>) -> index attributes {ten.plan_of = @main} {
  %bytes = arith.constant 64 : index
  return %bytes : index
}

// Nothing of the host's own operations is left, and kernels are internal.
// CALLS-NOT: ten.launch
// CALLS-NOT: ten.check
// CALLS: func.func private @other_k({{.*}}llvm.linkage = #llvm.linkage<internal>
// CALLS-NOT: ten.launch
func.func private @other_k(%x: memref<16xf32>, %out: memref<16xf32>) attributes {ten.kernel = "map"} {
  return
}
