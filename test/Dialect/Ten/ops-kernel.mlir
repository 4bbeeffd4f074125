// RUN: tensor-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: tensor-opt %t.mlir | diff - %t.mlir
// RUN: tensor-opt %s -mlir-print-op-generic | tensor-opt | diff - %t.mlir
// RUN: tensor-opt %s -emit-bytecode | tensor-opt | diff - %t.mlir

// CHECK-LABEL: @kernel(
func.func @kernel(%x: tensor<8xf32>, %y: tensor<?xf32>, %n: index) {
  // CHECK: ten.kernel contract (%{{.*}} = %{{.*}} : tensor<8xf32>, %{{.*}} = %{{.*}} : tensor<8xf32>) -> tensor<f32> schedule = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0> attributes {note} {
  %0 = ten.kernel contract (%a = %x : tensor<8xf32>, %b = %x : tensor<8xf32>) -> tensor<f32>
      schedule = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0> attributes {note} {
    %1 = ten.mul %a, %b : tensor<8xf32>
    %2 = ten.reduce add %1 dims = [0] : tensor<8xf32> -> tensor<f32>
    ten.yield %2 : tensor<f32>
  }
  // CHECK: ten.kernel map (%{{.*}} = %{{.*}} : tensor<?xf32>) sizes(%{{.*}}, %{{.*}}) -> (tensor<?xf32>, tensor<?xf32>) {
  %3:2 = ten.kernel map (%a = %y : tensor<?xf32>) sizes(%n, %n) -> (tensor<?xf32>, tensor<?xf32>) {
    ten.yield %a, %a : tensor<?xf32>, tensor<?xf32>
  }
  ten.kernel generic () -> () {
    ten.yield
  }
  return
}

func.func private @k(tensor<8xf32>, tensor<8xf32>)
func.func private @m(memref<8xf32>, memref<8xf32>)
func.func private @n(tensor<8xf32>)
func.func private @p(memref<8xf32>, index, memref<8xf32>)

// CHECK-LABEL: @launch(
func.func @launch(%x: tensor<8xf32>, %m: memref<8xf32>) {
  // CHECK: %{{.*}} = ten.launch @k(%{{[a-z0-9_#]+}}) into(%{{[a-z0-9_#]+}}) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %0 = ten.launch @k(%x) into(%x) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: ten.launch @m(%{{[a-z0-9_#]+}}) into(%{{[a-z0-9_#]+}}) : (memref<8xf32>) into (memref<8xf32>)
  ten.launch @m(%m) into(%m) : (memref<8xf32>) into (memref<8xf32>)
  // CHECK: ten.launch @n() into(%{{[a-z0-9_#]+}}) : () into (tensor<8xf32>) -> tensor<8xf32>
  %1 = ten.launch @n() into(%x) : () into (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: %[[C:.*]] = arith.constant 3 : index
  %c3 = arith.constant 3 : index
  // CHECK: ten.launch @p(%{{[a-z0-9_#]+}}, %[[C]]) into(%{{[a-z0-9_#]+}}) merged "q" numbers 1 : (memref<8xf32>, index) into (memref<8xf32>)
  ten.launch @p(%m, %c3) into(%m) merged "q" numbers 1 : (memref<8xf32>, index) into (memref<8xf32>)
  // CHECK: ten.launch @m(%{{[a-z0-9_#]+}}) into(%{{[a-z0-9_#]+}}) merged "r" : (memref<8xf32>)
  ten.launch @m(%m) into(%m) merged "r" : (memref<8xf32>) into (memref<8xf32>)
  return
}

// CHECK-LABEL: @check(
func.func @check(%c: tensor<i1>, %i: i1) {
  // CHECK: ten.check %{{[a-z0-9_#]+}}, "expects equal shapes" : tensor<i1>
  ten.check %c, "expects equal shapes" : tensor<i1>
  // CHECK: ten.check mismatch %{{[a-z0-9_#]+}}, "values differ" : i1
  ten.check mismatch %i, "values differ" : i1
  return
}
