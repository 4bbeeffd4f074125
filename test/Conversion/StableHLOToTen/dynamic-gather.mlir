// RUN: tensor-opt %s --tenon-import | FileCheck %s
// RUN: tensor-run %s --dynamic --entry=main --input=5x4xf32=normal:1 --input=3x2xi32=uniform:2 --input=2xi32=2,3 --verify
// RUN: tensor-run %s --dynamic --entry=main --input=5x4xf32=normal:1 --input=0x2xi32=0 --input=2xi32=2,3 --verify
// RUN: tensor-run %s --dynamic --entry=main --input=5x4xf32=normal:1 --input=3x2xi32=3 --input=2xi32=0,4 --verify
// RUN: not tensor-run %s --dynamic --entry=main --input=5x4xf32=normal:1 --input=3x2xi32=3 --input=2xi32=6,4 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: tensor-run %s --dynamic --entry=turned --input=5x9xf32=normal:1 --input=9x1xi32=8,7,6,5,4,3,2,1,0 --input=2xi32=5,1 --verify

// LARGE: expects a slice of at most the operand's size

// Boxes of sizes that are values, at several places.
// CHECK-LABEL: @main
// CHECK: ten.gather %{{.*}}[%{{.*}}] offset_dims = [1, 2] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%{{.*}}, %{{.*}}] : tensor<?x?xf32>, tensor<?x2xi32> -> tensor<?x?x?xf32>
func.func @main(%x: tensor<?x?xf32>, %i: tensor<?x2xi32>, %sizes: tensor<2xi32>) -> tensor<?x?x?xf32> {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?x2xi32>, tensor<2xi32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// As JAX turns a dimension around.
// CHECK-LABEL: @turned
// CHECK: ten.gather %{{.*}}[%{{.*}}] offset_dims = [0] collapsed = [1] start_index_map = [1] index_vector_dim = 1 slice_sizes = [%{{.*}}, %{{.*}}] : tensor<?x?xf32>, tensor<?x1xi32> -> tensor<?x?xf32>
func.func @turned(%x: tensor<?x?xf32>, %i: tensor<?x1xi32>, %sizes: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?x1xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
