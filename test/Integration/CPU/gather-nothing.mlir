// A gather without index vectors takes nothing: its operand may be empty, also where only
// the run knows so.

// RUN: tensor-run %s --input=2x3xf32=7 --input=i32=0 --dynamic | FileCheck %s --check-prefix=NONE
// RUN: tensor-run %s --input=2x3xf32=7 --input=i32=0 --device=interpreter | FileCheck %s --check-prefix=NONE
// NONE: tensor 2x0xf32
// RUN: tensor-run %s --input=2x3xf32=7 --input=i32=2 --dynamic | FileCheck %s --check-prefix=SOME
// RUN: tensor-run %s --input=2x3xf32=7 --input=i32=2 --device=interpreter | FileCheck %s --check-prefix=SOME
// SOME: tensor 2x2xf32

// With an index vector an empty operand is an error.
// RUN: not tensor-run %s --entry=one --input=0x3xf32=0 --input=1x1xi32=0 --dynamic 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: not tensor-run %s --entry=one --input=0x3xf32=0 --input=1x1xi32=0 --device=interpreter 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: error: {{.*}}expects a slice of at most

func.func @main(%x: tensor<2x3xf32>, %n: tensor<i32>) -> tensor<2x?xf32> {
  %extent = tensor.extract %n[] : tensor<i32>
  %count = arith.index_cast %extent : i32 to index
  %rows = tensor.extract_slice %x[0, 0] [2, %count] [1, 1] : tensor<2x3xf32> to tensor<2x?xf32>
  %empty = tensor.empty(%count) : tensor<2x?xf32>
  %c1 = arith.constant 1 : index
  %last = arith.subi %count, %c1 : index
  %reversed = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<2x?xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.subi %last, %j : index
    %value = tensor.extract %rows[%i, %k] : tensor<2x?xf32>
    linalg.yield %value : f32
  } -> tensor<2x?xf32>
  return %reversed : tensor<2x?xf32>
}

func.func @one(%x: tensor<?x3xf32>, %i: tensor<?x1xi32>) -> tensor<?x3xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
      start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<?x3xf32>, tensor<?x1xi32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
