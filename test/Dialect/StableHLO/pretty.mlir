// RUN: tensor-opt -allow-unregistered-dialect %s | FileCheck %s
// RUN: tensor-opt -allow-unregistered-dialect %s | tensor-opt -allow-unregistered-dialect | FileCheck %s
// RUN: tensor-opt -allow-unregistered-dialect %s -mlir-print-op-generic | tensor-opt -allow-unregistered-dialect | FileCheck %s

// CHECK: sdy.mesh @mesh = <["x"=1]>
sdy.mesh @mesh = <["x"=1]>

// CHECK-LABEL: func @main
// CHECK-SAME: sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>
func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, mhlo.layout_mode = "default"}, %m: tensor<4x8xf32>, %p: tensor<i1>, %i: tensor<i32>) {
  // CHECK: stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // CHECK: stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %bits = stablehlo.constant dense<"0x010001"> : tensor<3xi1>
  // CHECK: stablehlo.iota dim = 1 : tensor<1x10xf32>
  %iota = stablehlo.iota dim = 1 : tensor<1x10xf32>
  // CHECK: stablehlo.exponential %{{.*}} {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %exp = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  // CHECK: stablehlo.compare LT, %{{.*}}, %{{.*}}, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %cmp = stablehlo.compare LT, %x, %exp, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: stablehlo.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<i1>, tensor<4xf32>
  %sel = stablehlo.select %p, %x, %exp : tensor<i1>, tensor<4xf32>
  // CHECK: stablehlo.slice %{{.*}} [1:3, 4:8:2] : (tensor<4x8xf32>) -> tensor<2x2xf32>
  %slice = stablehlo.slice %m [1:3, 4:8:2] : (tensor<4x8xf32>) -> tensor<2x2xf32>
  // CHECK: stablehlo.pad %{{.*}}, %{{.*}}, low = [4], high = [4], interior = [0]
  %pad = stablehlo.pad %x, %c, low = [4], high = [4], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<12xf32>
  // CHECK: stablehlo.dynamic_slice %{{.*}}, %{{.*}}, %{{.*}}, sizes = [1, 4]
  %ds = stablehlo.dynamic_slice %m, %i, %i, sizes = [1, 4] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  // CHECK: stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0
  %cat = stablehlo.concatenate %x, %exp, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  // CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32,
  %dot = stablehlo.dot_general %x, %m, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.maximum across dimensions = [1]
  %red = stablehlo.reduce(%m init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: stablehlo.while(%[[A:.*]] = %{{.*}}) : tensor<i32>
  // CHECK-NEXT: cond {
  // CHECK: } do {
  // CHECK: stablehlo.return %[[A]] : tensor<i32>
  %while = stablehlo.while(%iterArg = %i) : tensor<i32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %iterArg : tensor<i32>
  }
  // CHECK: stablehlo.reduce_precision %{{.*}}, format = e8m7
  %rp = stablehlo.reduce_precision %x, format = e8m7 : tensor<4xf32>
  // CHECK: stablehlo.custom_call @foo.bar(%{{.*}}) {has_side_effect = true, mhlo.x = 1 : i64} : (tensor<4xf32>) -> ()
  stablehlo.custom_call @foo.bar(%x) {has_side_effect = true, mhlo.x = 1 : i64} : (tensor<4xf32>) -> ()
  // CHECK: sdy.sharding_constraint %{{.*}} <@mesh, [{"x"}]> : tensor<4xf32>
  %sharded = sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<4xf32>
  // CHECK: chlo.erf_inv %{{.*}} : tensor<4xf32> -> tensor<4xf32>
  %erf = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: stablehlo.add %{{.*}}, %{{.*}} : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<4xf32>) -> tensor<4xf32>
  %b = "test.bounded"() : () -> tensor<?xf32, #stablehlo.bounds<8>>
  %sum = stablehlo.add %b, %x : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.tanh %{{.*}} {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e+00, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %near = stablehlo.tanh %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  // CHECK: output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]
  %alias = stablehlo.custom_call @foo(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<operand_index = 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.composite "my.op" %{{.*}} ({
  // CHECK-NEXT: ^bb0(%[[R:.*]]: tensor<f32>):
  // CHECK-NEXT: stablehlo.return %[[R]] : tensor<f32>
  // CHECK-NEXT: }) {decomposition = @same} : (tensor<f32>) -> tensor<f32>
  %composite = stablehlo.composite "my.op" %c ({
  ^bb0(%r: tensor<f32>):
    stablehlo.return %r : tensor<f32>
  }) {decomposition = @same} : (tensor<f32>) -> tensor<f32>
  // CHECK: "stablehlo.cross-replica-sum"(%{{.*}}) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %crs = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: mesh=#stablehlo.mesh<axes=[#stablehlo.mesh_axis<name="x", size=2>]>
  %mesh = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

func.func private @same(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
