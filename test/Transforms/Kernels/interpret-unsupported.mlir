// RUN: tensor-opt %s -ten-check-supported="allow-interpret=true test-uncompilable=ten.sort,ten.exp" | FileCheck %s
// RUN: not tensor-opt %s -ten-check-supported="test-uncompilable=ten.sort,ten.exp" 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: tensor-opt %s -tenon-simplify="allow-interpret=true test-uncompilable=ten.sort,ten.exp" -tenon-kernels -tenon-linalg | FileCheck %s --check-prefix=DECLARED
// RUN: tensor-opt %s -tenon-compile="allow-interpret=true test-uncompilable=ten.sort,ten.exp" | FileCheck %s --check-prefix=CALLED

// REFUSED: error: 'ten.exp' op cannot be compiled: excluded for a test
// REFUSED: error: 'ten.sort' op cannot be compiled: excluded for a test
// REFUSED: note: 3 operations cannot be compiled
// REFUSED: note: 'tensor-run --allow-interpret' runs them in the interpreter

// What cannot be compiled becomes a kernel of its own; sizes stay the host's
// business.
// CHECK-LABEL: func.func @main
// CHECK: %[[SIZE:.*]] = tensor.dim %arg0
// CHECK: ten.kernel generic (%{{.*}} = %arg0 : tensor<?xf32>) sizes(%[[SIZE]]) -> tensor<?xf32> attributes {ten.interpreted = "excluded for a test"} {
// CHECK-NEXT: ten.exp
// CHECK-NEXT: ten.yield
// CHECK: ten.kernel generic
// CHECK-NEXT: ten.sort
// CHECK: }
// CHECK: %{{.*}} = ten.add
// CHECK: return

// A kernel in the input is marked as a whole; one that can be compiled is not.
// CHECK-LABEL: func.func @kernels
// CHECK: ten.kernel map {{.*}} attributes {ten.interpreted = "excluded for a test"} {
// CHECK: ten.kernel map {{.*}} -> tensor<4xf32> {

// Equal ones share a declaration; they have numbers instead of bodies.
// DECLARED-DAG: func.func private @interpreted_0(tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> attributes {{{.*}}ten.interpreted_number = 0 : i64}
// DECLARED-DAG: func.func private @interpreted_1(tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> attributes {{{.*}}ten.interpreted_number = 1 : i64}

// The host calls the sixth function of the context, which may fail.
// CALLED-LABEL: func internal @main_run
// CALLED: %[[CONTEXT:.*]] = llvm.load
// CALLED: llvm.getelementptr %{{.*}}[0, 5]
// CALLED: %[[STATUS:.*]] = llvm.call %{{.*}}(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : !llvm.ptr, (!llvm.ptr, i32, !llvm.ptr, i32) -> i32
// CALLED: %[[FAILED:.*]] = llvm.icmp "ne" %[[STATUS]]
// CALLED: llvm.cond_br %[[FAILED]]
// CALLED-NOT: @interpreted_0
// CALLED: "the interpreter failed\00"

func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = ten.exp %x : tensor<?xf32>
  %1 = ten.sort %0 dim = 0 : tensor<?xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %3 = ten.compare lt %a, %b : tensor<f32>
    ten.yield %3 : tensor<i1>
  }
  %2 = ten.add %1, %x : tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @kernels(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ten.kernel map (%a = %x : tensor<4xf32>) -> tensor<4xf32> {
    %2 = ten.exp %a : tensor<4xf32>
    %3 = ten.neg %2 : tensor<4xf32>
    ten.yield %3 : tensor<4xf32>
  }
  %1 = ten.kernel map (%a = %0 : tensor<4xf32>) -> tensor<4xf32> {
    %2 = ten.neg %a : tensor<4xf32>
    ten.yield %2 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}
