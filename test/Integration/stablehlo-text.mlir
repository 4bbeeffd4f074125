// RUN: %python %S/Inputs/both.py tensor-run %s | FileCheck %s
// RUN: tensor-opt %s | tensor-opt | FileCheck %s --check-prefix=TEXT

// Forms of text that StableHLO's parser accepts, each run compiled and
// interpreted.

// A comma may follow the last field of an attribute, fields have any order.
// CHECK-LABEL: == trailing_comma
// CHECK-NEXT: tensor 2x2xf32 {{\[\[}} 3.  3.]
// CHECK-NEXT: [12. 12.]]
// TEXT-LABEL: @trailing_comma
// TEXT: stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0]
// INPUT: 2x3xf32=0,1,2,3,4,5 3x2xf32=1
func.func @trailing_comma(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) {
    dot_dimension_numbers = #stablehlo.dot<
      rhs_contracting_dimensions = [0],
      lhs_contracting_dimensions = [1],
      lhs_batching_dimensions = [],
    >
  } : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK-LABEL: == trailing_comma_indexed
// CHECK-NEXT: tensor 2xf32 [3. 1.]
// CHECK-NEXT: tensor 3xf32 [0. 6. 0.]
// INPUT: 4xf32=0,1,2,3 2x1xi32=3,1 3xf32=0
func.func @trailing_comma_indexed(%x: tensor<4xf32>, %i: tensor<2x1xi32>, %y: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1,>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<2xf32>
  %one = stablehlo.constant dense<[[1], [1]]> : tensor<2x1xi32>
  %two = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "stablehlo.scatter"(%y, %one, %two) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1,>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<3xf32>
  return %0, %1 : tensor<2xf32>, tensor<3xf32>
}

// CHECK-LABEL: == trailing_comma_algorithm
// CHECK-NEXT: tensor 1x1xf32 {{\[\[}}3.]]
// INPUT: 1x3xf32=1 3x1xf32=1
func.func @trailing_comma_algorithm(%a: tensor<1x3xf32>, %b: tensor<3x1xf32>) -> tensor<1x1xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false,> : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// Fields that are named one by one, in any order.
// CHECK-LABEL: == conv_raw
// CHECK-NEXT: tensor 1x2x2x1xf32 {{.*}}4.]
// CHECK-NEXT: [4.]]
// TEXT-LABEL: @conv_raw
// TEXT: dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
// INPUT: 1x3x3x1xf32=1 2x2x1x1xf32=1
func.func @conv_raw(%x: tensor<1x3x3x1xf32>, %w: tensor<2x2x1x1xf32>) -> tensor<1x2x2x1xf32> {
  %0 = "stablehlo.convolution"(%x, %w) {
    batch_group_count = 1 : i64, feature_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<raw input_feature_dimension = 3, input_batch_dimension = 0, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2],>
  } : (tensor<1x3x3x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x2x1xf32>
  return %0 : tensor<1x2x2x1xf32>
}

// A precision for each operand, for the first alone, or an empty list.
// CHECK-LABEL: == precisions
// CHECK-NEXT: tensor 1x1xf32 {{\[\[}}6.]]
// INPUT: 1x2xf32=1 2x1xf32=1
func.func @precisions(%a: tensor<1x2xf32>, %b: tensor<2x1xf32>) -> tensor<1x1xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  %2 = stablehlo.dot %a, %b, precision = [HIGH] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  %3 = stablehlo.add %0, %1 : tensor<1x1xf32>
  %4 = stablehlo.add %3, %2 : tensor<1x1xf32>
  return %4 : tensor<1x1xf32>
}

// Without indices a comma stands for them, or nothing.
// CHECK-LABEL: == scalar_slices
// CHECK-NEXT: tensor i32 3
// CHECK-NEXT: tensor i32 3
// CHECK-NEXT: tensor i32 4
// INPUT: i32=3 i32=4
func.func @scalar_slices(%x: tensor<i32>, %y: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.dynamic_slice %x, , sizes = [] : (tensor<i32>) -> tensor<i32>
  %1 = stablehlo.dynamic_slice %x, sizes = [] : (tensor<i32>) -> tensor<i32>
  %2 = stablehlo.dynamic_update_slice %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0, %1, %2 : tensor<i32>, tensor<i32>, tensor<i32>
}

// Types of a loop that agree need not be equal.
// CHECK-LABEL: == compatible_while
// CHECK-NEXT: tensor 2xf32 [ 8. 16.]
// CHECK-NEXT: tensor i32 3
// TEXT-LABEL: @compatible_while
// TEXT: stablehlo.while({{.*}}) : tensor<2xf32>, tensor<i32> -> tensor<?xf32>, tensor<i32>
// TEXT-NEXT: cond (%{{.*}}: tensor<?xf32>, %{{.*}}: tensor<i32>)
// INPUT: 2xf32=1,2 i32=0
func.func @compatible_while(%x: tensor<2xf32>, %n: tensor<i32>) -> (tensor<?xf32>, tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %0:2 = "stablehlo.while"(%x, %n) ({
  ^bb0(%a: tensor<?xf32>, %i: tensor<i32>):
    %1 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<2xf32>, %i: tensor<i32>):
    %1 = stablehlo.add %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
    %2 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %1, %2 : tensor<?xf32>, tensor<i32>
  }) : (tensor<2xf32>, tensor<i32>) -> (tensor<?xf32>, tensor<i32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<i32>
}

// CHECK-LABEL: == compatible_values
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// INPUT: 2xf32=1,2
func.func @compatible_values(%x: tensor<2xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
  %0 = "stablehlo.optimization_barrier"(%x) : (tensor<2xf32>) -> tensor<?xf32>
  %1 = stablehlo.tuple %0 : tuple<tensor<?xf32>>
  %2 = "stablehlo.get_tuple_element"(%1) <{index = 0 : i32}> : (tuple<tensor<?xf32>>) -> tensor<2xf32>
  return %0, %2 : tensor<?xf32>, tensor<2xf32>
}

// CHECK-LABEL: == compatible_quantized
// CHECK-NEXT: tensor 2xf32 [1.  2.5]
// INPUT: 2xf32=1.1,2.4
func.func @compatible_quantized(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<?x!quant.uniform<i8:f32, 0.5:0>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<?x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// Truth values are ordered as 0 and 1.
// CHECK-LABEL: == top_k_of_booleans
// CHECK-NEXT: tensor 2x2xi1 {{\[\[}} True  True]
// CHECK-NEXT: [ True False]]
// CHECK-NEXT: tensor 2x2xi32 {{\[\[}}1 2]
// CHECK-NEXT: [0 1]]
// INPUT: 2x3xi1=0,1,1,1,0,0
func.func @top_k_of_booleans(%x: tensor<2x3xi1>) -> (tensor<2x2xi1>, tensor<2x2xi32>) {
  %values, %indices = chlo.top_k(%x, k = 2) : tensor<2x3xi1> -> (tensor<2x2xi1>, tensor<2x2xi32>)
  return %values, %indices : tensor<2x2xi1>, tensor<2x2xi32>
}

// Blocks that branch to each other are loops and branches.
// CHECK-LABEL: == blocks
// CHECK-NEXT: tensor 2xf32 [ 8. 16.]
// INPUT: 2xf32=1,2 i32=3
func.func @blocks(%x: tensor<2xf32>, %n: tensor<i32>) -> tensor<2xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  cf.br ^head(%x, %c0 : tensor<2xf32>, tensor<i32>)
^head(%a: tensor<2xf32>, %i: tensor<i32>):
  %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %q = tensor.extract %p[] : tensor<i1>
  cf.cond_br %q, ^body, ^exit
^body:
  %b = stablehlo.add %a, %a : tensor<2xf32>
  %j = stablehlo.add %i, %one : tensor<i32>
  cf.br ^head(%b, %j : tensor<2xf32>, tensor<i32>)
^exit:
  return %a : tensor<2xf32>
}

// A state of 32 bits is the same bits as one of 64.
// CHECK-LABEL: == states_of_32_bits
// CHECK-NEXT: tensor i1 True
// CHECK-NEXT: tensor i1 True
// CHECK-NEXT: tensor i1 True
// INPUT: 4xui32=1,2,3,4
func.func @states_of_32_bits(%s: tensor<4xui32>) -> (tensor<i1>, tensor<i1>, tensor<i1>) {
  %t = stablehlo.reshape %s : (tensor<4xui32>) -> tensor<2x2xui32>
  %u = stablehlo.bitcast_convert %t : (tensor<2x2xui32>) -> tensor<2xui64>
  %v = stablehlo.bitcast_convert %s : (tensor<4xui32>) -> tensor<4xi32>
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<4xui32>) -> (tensor<4xui32>, tensor<9xui32>)
  %1:2 = "stablehlo.rng_bit_generator"(%u) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xui32>)
  %2:2 = "stablehlo.rng_bit_generator"(%v) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<4xi32>) -> (tensor<4xi32>, tensor<9xui32>)
  %3:2 = "stablehlo.rng_bit_generator"(%u) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xui32>)
  %true = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.compare EQ, %0#1, %1#1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  %5 = stablehlo.reduce(%4 init: %true) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
  %6 = stablehlo.compare EQ, %2#1, %3#1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  %7 = stablehlo.reduce(%6 init: %true) applies stablehlo.and across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
  %8 = stablehlo.reshape %0#0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %9 = stablehlo.bitcast_convert %8 : (tensor<2x2xui32>) -> tensor<2xui64>
  %10 = stablehlo.compare EQ, %9, %1#0 : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
  %11 = stablehlo.reduce(%10 init: %true) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  return %5, %7, %11 : tensor<i1>, tensor<i1>, tensor<i1>
}

// Bits of a size that only the run knows are those of the known size.
// CHECK-LABEL: == unknown_bits
// CHECK-NEXT: tensor i1 True
// CHECK-NEXT: tensor i1 True
// CHECK-NEXT: tensor 2xui64 [   7 1262]
// INPUT: 2xui64=7,9 2xi32=501,10
func.func @unknown_bits(%s: tensor<2xui64>, %n: tensor<2xi32>) -> (tensor<i1>, tensor<i1>, tensor<2xui64>) {
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%s, %n) {rng_algorithm = #stablehlo<rng_algorithm DEFAULT>} : (tensor<2xui64>, tensor<2xi32>) -> (tensor<2xui64>, tensor<?x?xui32>)
  %1:2 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<501x10xui32>)
  %true = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.compare EQ, %0#1, %1#1 : (tensor<?x?xui32>, tensor<501x10xui32>) -> tensor<501x10xi1>
  %3 = stablehlo.reduce(%2 init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<501x10xi1>, tensor<i1>) -> tensor<i1>
  %m = stablehlo.slice %n [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %4:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%s, %m) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>, tensor<1xi32>) -> (tensor<2xui64>, tensor<?xui64>)
  %5:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<501xui64>)
  %6 = stablehlo.compare EQ, %4#1, %5#1 : (tensor<?xui64>, tensor<501xui64>) -> tensor<501xi1>
  %7 = stablehlo.reduce(%6 init: %true) applies stablehlo.and across dimensions = [0] : (tensor<501xi1>, tensor<i1>) -> tensor<i1>
  return %3, %7, %0#0 : tensor<i1>, tensor<i1>, tensor<2xui64>
}

// The largest elements, as many as a value says.
// CHECK-LABEL: == unknown_top_k
// CHECK-NEXT: tensor 3xf32 [nan  1.  0.]
// CHECK-NEXT: tensor 3xi32 [1 0 3]
// INPUT: 6xf32=1,nan,-0,0,-1,-2 i32=3
func.func @unknown_top_k(%x: tensor<6xf32>, %k: tensor<i32>) -> (tensor<?xf32>, tensor<?xi32>) {
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%x, %k) {api_version = 2 : i32} : (tensor<6xf32>, tensor<i32>) -> (tensor<?xf32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xi32>
}

// CHECK-LABEL: == unknown_top_k_of_rows
// CHECK-NEXT: tensor 2x2xf32 {{.*}}nan 3.]
// CHECK-NEXT: [ 0. -0.]]
// CHECK-NEXT: tensor 2x2xi32 {{.*}}1 2]
// CHECK-NEXT: [1 0]]
// INPUT: 2x4xf32=1,nan,3,3,-0,0,-1,-2 i32=2
func.func @unknown_top_k_of_rows(%x: tensor<2x4xf32>, %k: tensor<i32>) -> (tensor<2x?xf32>, tensor<2x?xi32>) {
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%x, %k) {api_version = 2 : i32} : (tensor<2x4xf32>, tensor<i32>) -> (tensor<2x?xf32>, tensor<2x?xi32>)
  return %0#0, %0#1 : tensor<2x?xf32>, tensor<2x?xi32>
}

// Approximate selections along any dimension are exact.
func.func private @least(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
// CHECK-LABEL: == approximate
// CHECK-NEXT: tensor 2x2xf32 {{\[\[}}4. 0.]
// CHECK-NEXT: [5. 1.]]
// CHECK-NEXT: tensor 2x2xi32 {{\[\[}}1 2]
// CHECK-NEXT: [0 0]]
// INPUT: 3x2xf32=5,1,4,2,6,0 3x2xi32=0,0,1,1,2,2
func.func @approximate(%x: tensor<3x2xf32>, %i: tensor<3x2xi32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %c = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %d = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %c, %d) {called_computations = [@least], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x2xf32>, tensor<3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xi32>
}

// An initial value for each element of the result.
// CHECK-LABEL: == initial_values
// CHECK-NEXT: tensor 2xf32 [19. 32.]
// INPUT: 3x2xf32=1,2,3,4,5,6 2xf32=10,20
func.func @initial_values(%x: tensor<3x2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %1 = stablehlo.add %a, %b : tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: == unknown_select
// CHECK-NEXT: tensor 2x2xf32 {{\[\[}}5. 6.]
// CHECK-NEXT: [1. 2.]]
// INPUT: 3x2xf32=1,2,3,4,5,6 2xi32=2,0
func.func @unknown_select(%x: tensor<?x?xf32>, %i: tensor<?xi32>) -> tensor<?x?xf32> {
  %0 = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<?x?xf32>, tensor<?xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
