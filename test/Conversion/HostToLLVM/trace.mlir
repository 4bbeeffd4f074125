// RUN: tensor-opt %s --tenon-compile=trace=true | FileCheck %s
// RUN: tensor-opt %s --tenon-compile | FileCheck %s --check-prefix=PLAIN

// Around each launch the context's function is called, where there is one, with
// the kernel's number, 0 or 1, and the operands.
// PLAIN-NOT: "map_0\00"
// CHECK-LABEL: func internal @main_run
// CHECK: %[[HAS:.*]] = llvm.icmp "ne"
// CHECK: llvm.cond_br %[[HAS]], ^[[TRACE:.*]], ^[[GO:.*]]
// CHECK: ^[[TRACE]]:
// CHECK: %[[KERNEL:.*]] = llvm.mlir.constant(0 : i32)
// CHECK: %[[BEFORE:.*]] = llvm.mlir.constant(0 : i32)
// CHECK: llvm.call %{{.*}}(%{{.*}}, %[[KERNEL]], %[[BEFORE]], %[[ARRAYS:.*]], %{{.*}}) : !llvm.ptr
// CHECK: ^[[GO]]:
// CHECK: llvm.call @map_0
// CHECK: %[[SAME:.*]] = llvm.mlir.constant(0 : i32)
// CHECK: %[[AFTER:.*]] = llvm.mlir.constant(1 : i32)
// CHECK: llvm.call %{{.*}}(%{{.*}}, %[[SAME]], %[[AFTER]], %[[ARRAYS]], %{{.*}}) : !llvm.ptr
// CHECK: "map_0\00"
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ten.exp %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
