// Every version of the wire format reads as the program that was written.

// RUN: tensor-opt %S/Inputs/portable-0.9.0.mlirbc --convert-vhlo-to-stablehlo > %t.0.9.0
// RUN: tensor-opt %S/Inputs/portable-0.14.0.mlirbc --convert-vhlo-to-stablehlo > %t.0.14.0
// RUN: tensor-opt %S/Inputs/portable-1.0.0.mlirbc --convert-vhlo-to-stablehlo > %t.1.0.0
// RUN: tensor-opt %S/Inputs/portable-1.17.0.mlirbc --convert-vhlo-to-stablehlo > %t.1.17.0
// RUN: diff %t.0.9.0 %t.0.14.0
// RUN: diff %t.0.9.0 %t.1.0.0
// RUN: diff %t.0.9.0 %t.1.17.0
// RUN: FileCheck %s < %t.1.17.0
// RUN: tensor-opt %S/Inputs/recent-1.7.0.mlirbc --convert-vhlo-to-stablehlo > %t.1.7.0
// RUN: tensor-opt %S/Inputs/recent-1.17.0.mlirbc --convert-vhlo-to-stablehlo > %t.recent
// RUN: diff %t.1.7.0 %t.recent
// RUN: FileCheck %s --check-prefix=RECENT < %t.recent

// CHECK: module @portable attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32}
// CHECK: func.func public @main(%arg0: tensor<4x6xf32> {mhlo.sharding = "{replicated}"}, %arg1: tensor<2x1xi32>) -> (tensor<2x6xf32> {jax.result_info = "result"}, tensor<4xi1>, tensor<4x6xf32>)
// CHECK: stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
// CHECK: stablehlo.constant dense<[1, -2, 3, -4]> : tensor<4xi4>
// CHECK{LITERAL}: stablehlo.constant dense<[[(1.000000e+00,2.000000e+00), (3.000000e+00,-4.000000e+00)]]>
// CHECK: stablehlo.exponential %arg0 : tensor<4x6xf32>
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: stablehlo.broadcast_in_dim {{.*}}, dims = [0]
// CHECK: "stablehlo.gather"{{.*}}offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>{{.*}}slice_sizes = array<i64: 1, 6>
// CHECK: stablehlo.dot_general {{.*}}, contracting_dims = [1] x [1], precision = [HIGHEST, DEFAULT]
// CHECK: stablehlo.iota dim = 0 : tensor<4xui16>
// CHECK: call @wrap(%arg0)
// CHECK: stablehlo.while
// CHECK: stablehlo.convolution{{.*}}dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = {{\[}}[1, 1], [1, 1]]
// CHECK: "stablehlo.sort"{{.*}}dimension = 1 : i64, is_stable = true
// CHECK: stablehlo.custom_call @Sharding({{.*}}mhlo.sharding = "{replicated}"
// CHECK: func.func private @wrap
// CHECK: stablehlo.pad {{.*}}, low = [1, 0], high = [0, 0], interior = [1, 0]

// RECENT: stablehlo.composite "test.double" %arg0 {composite_attributes = {factor = 2.000000e+00 : f32, name = "two"}, decomposition = @double, version = 1 : i32}
// RECENT: stablehlo.dot_general {{.*}}algorithm = <lhs_precision_type = f32
// RECENT: !quant.uniform<i8:f32:1, {5.000000e-01:-1,2.500000e-01:3}>
// RECENT: stablehlo.tan %arg2 : tensor<?x3xf32>
