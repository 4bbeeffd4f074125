// RUN: tensor-opt %s --tenon-compile=trace=true | FileCheck %s
// RUN: tensor-opt %s --tenon-compile | FileCheck %s --check-prefix=PLAIN

// Around each launch the context's function is called, where there is one, with
// the kernel's number, 0 or 1, and the operands.
// PLAIN-NOT: "map_0\00"
// CHECK-LABEL: func internal @main_run
// CHECK: %[[HAS:.*]] = llvm.icmp "ne"
// CHECK: llvm.cond_br %[[HAS]], ^[[TRACE:.*]], ^[[GO:.*]]
// CHECK: ^[[TRACE]]:
// CHECK: llvm.call %{{.*}}(%{{.*}}, %[[ZERO:.*]], %[[ZERO]], %[[ARRAYS:.*]], %[[COUNT:.*]]) : !llvm.ptr
// CHECK: ^[[GO]]:
// CHECK: llvm.call @map_0
// CHECK: llvm.call %{{.*}}(%{{.*}}, %[[ZERO]], %{{.*}}, %[[ARRAYS]], %[[COUNT]]) : !llvm.ptr
// CHECK: "map_0\00"
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ten.exp %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
