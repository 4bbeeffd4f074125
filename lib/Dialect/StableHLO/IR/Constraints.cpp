//===- Constraints.cpp - Labels of the specification ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Maps each check of a verifier to the label of the constraint in the StableHLO
// specification, such as `slice_c2`, which diagnostics append. Tables list
// pairs of a subject and a constraint number for each operation.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using llvm::StringRef;

namespace {

/// Pairs "subject number" of an operation. The subject says which property is
/// checked: an attribute's name with `.size`, `.range`, `.unique`, `.positive`,
/// ...
struct Labels {
  StringRef op, constraints;
};

} // namespace

static constexpr StringRef kConvolution =
    "rank 1 window_strides.size 2 window_strides.positive 3 padding.size 4 "
    "lhs_dilation.size 5 lhs_dilation.positive 6 rhs_dilation.size 7 "
    "rhs_dilation.positive 8 window_reversal.size 9 batch 10 feature 11 "
    "input_spatial_dimensions.size 12 input_dimensions.unique 13 "
    "input_dimensions.range 13 features 14 output.batches 15 "
    "output.features 16 kernel_spatial_dimensions.size 17 "
    "kernel_dimensions.unique 18 kernel_dimensions.range 18 "
    "output_spatial_dimensions.size 19 output_dimensions.unique 20 "
    "output_dimensions.range 20 feature_group_count 21 batch_group_count 22 "
    "groups 23 precision_config.size 24 result 25 a_result.rank 26 "
    "element 27 quantized 28 kernel_axis 29 result_axis 30 storage 31 "
    "expressed 32 granularity 33 hybrid 34";

static constexpr StringRef kGather =
    "offset_dims.size 1 index_vector_dim.range 2 start_index_map.size 3 "
    "offset_dims.unique 4 offset_dims.sorted 4 offset_dims.range 5 "
    "collapsed_slice_dims.unique 6 operand_batching_dims.unique 6 "
    "collapsed_slice_dims.sorted 7 collapsed_slice_dims.range 8 "
    "collapsed_size 9 operand_batching_dims.sorted 10 "
    "operand_batching_dims.range 11 batch_size 12 "
    "start_indices_batching_dims.unique 13 "
    "start_indices_batching_dims.range 14 index_vector_dim.batch 15 "
    "start_indices_batching_dims.size 16 batch 17 start_index_map.unique 18 "
    "start_index_map.range 19 slice_sizes.size 20 sizes 21 a_result.rank 22 "
    "result 22 element 23";

static const Labels table[] = {
    {"abs", "shape 1 element 2"},
    {"add", "quantized 2 storage 3 per_axis 5 lhs_axis 6 rhs_axis 7"},
    {"all_gather", "all_gather_dim.range 1 replica_groups.unique 2 "
                   "replica_groups.size 3 replica_groups.range 4 channel 5 "
                   "result 6"},
    {"all_reduce", "replica_groups.unique 1 replica_groups.size 2 "
                   "replica_groups.range 3 channel 4 computation.arguments 5 "
                   "computation.results 5 computation.type 5 result 6 "
                   "result_element 7"},
    {"all_to_all",
     "split_dimension.range 1 sizes 2 concat_dimension.range 3 split_count 4 "
     "replica_groups.unique 5 replica_groups.size 6 replica_groups.range 7 "
     "replica_groups.width 8 result 9"},
    {"batch_norm_grad",
     "feature_index.range 1 element 2 shape 3 mean 4 variance 4 grad_scale 4 "
     "grad_offset 4 scale 5"},
    {"batch_norm_inference", "feature_index.range 1 element 2 scale 3 offset 4 "
                             "mean 5 variance 6 shape 7"},
    {"batch_norm_training", "feature_index.range 1 element 2 scale 3 offset 4 "
                            "batch_mean 5 batch_var 6 shape 7"},
    {"bitcast_convert", "result 1 complex 2"},
    {"broadcast_in_dim", "element 1 broadcast_dimensions.size 2 "
                         "broadcast_dimensions.range 3 "
                         "broadcast_dimensions.unique 4 sizes 5 "
                         "quantized_dimension 6"},
    {"case",
     "empty 1 first_branch.arguments 2 branches.arguments 2 branches.type 3 "
     "branches.results 3 first_branch.type 4 first_branch.results 4"},
    {"cholesky", "result 1 rank 2 square 3"},
    {"clamp", "min 1 max 2 element 3 result 4"},
    {"collective_broadcast",
     "replica_groups.unique 1 replica_groups.range 2 type 3 root 4"},
    {"collective_permute", "pairs 1 sources 2 targets 3 ids 4 type 5"},
    {"compare", "element 1 shape 2"},
    {"complex", "operands 1 shape 2 element 3"},
    {"composite", "name 1 decomposition 2 operands 3 results 4"},
    {"concatenate", "element 1 sizes 2 an_operand.rank 2 empty 3 "
                    "dimension.range 4 result_element 5 result 6"},
    {"constant", "type 1"},
    {"convert", "shape 1"},
    {"convolution", kConvolution},
    {"dot_general",
     "rhs_batching_dimensions.size 1 rhs_contracting_dimensions.size 2 "
     "lhs_batching_dimensions.unique 3 lhs_contracting_dimensions.unique 3 "
     "lhs_dimensions.unique 3 rhs_batching_dimensions.unique 4 "
     "rhs_contracting_dimensions.unique 4 rhs_dimensions.unique 4 "
     "lhs_batching_dimensions.range 5 lhs_contracting_dimensions.range 6 "
     "rhs_batching_dimensions.range 7 rhs_contracting_dimensions.range 8 "
     "batch 9 sizes 10 precision_config.size 11 a_result.rank 12 result 12 "
     "quantized 14 zero_points 15 axis 16 storage 17 expressed 18 "
     "granularity 19 hybrid 20 algorithm.precision 21 lhs_component_count 22 "
     "rhs_component_count 23 num_primitive_operations 24"},
    {"dynamic_broadcast_in_dim",
     "element 1 broadcast_dimensions.size 2 broadcast_dimensions.range 3 "
     "broadcast_dimensions.unique 4 sizes 5 quantized_dimension 6 "
     "output_dimensions.size 7 result_sizes 7 "
     "known_dimensions.unique 8 known_expanding_dimensions.unique 8 "
     "known_nonexpanding_dimensions.unique 8 "
     "known_expanding_dimensions.range 9 "
     "known_nonexpanding_dimensions.range 10"},
    {"dynamic_conv", kConvolution},
    {"dynamic_gather", kGather},
    {"dynamic_iota", "iota_dimension.range 1 output_shape.size 2 "
                     "result_sizes 2"},
    {"dynamic_pad", "element 1 edge_padding_low.size 2 edge_padding_high.size "
                    "2 interior_padding.size 2 interior_padding.positive 3 "
                    "a_result.rank 4 result 4"},
    {"dynamic_reshape", "element 1 sizes 2 quantized_dimension 3 "
                        "output_shape.size 4 result_sizes 4"},
    {"dynamic_slice", "element 1 start_indices.size 2 slice_sizes.size 2 "
                      "start_indices.type 3 sizes 4 result 5"},
    {"dynamic_update_slice",
     "result 1 update_element 2 an_update.rank 3 start_indices.size 4 "
     "start_indices.type 5 sizes 6"},
    {"fft", "rank 1 element 2 length 3 real 4 result 5"},
    {"gather", kGather},
    {"get_dimension_size", "dimension.range 1"},
    {"get_tuple_element", "index.range 1 type 2"},
    {"if", "true_branch.arguments 1 false_branch.arguments 1 "
           "false_branch.results 2 false_branch.type 2 true_branch.results 3 "
           "true_branch.type 3"},
    {"imag", "shape 1 element 2"},
    {"infeed", "tensors 2"},
    {"iota", "iota_dimension.range 1"},
    {"is_finite", "shape 1"},
    {"map", "sizes 1 empty 2 dimensions 3 computation.arguments 4 "
            "computation.results 4 computation.type 4"},
    {"optimization_barrier", "type 1"},
    {"pad", "element 1 edge_padding_low.size 2 edge_padding_high.size 2 "
            "interior_padding.size 2 interior_padding.positive 3 result 4"},
    {"real", "shape 1 element 2"},
    {"reduce",
     "sizes 1 init_element 2 count 3 dimensions.range 4 dimensions.unique 5 "
     "body.arguments 6 body.results 6 body.type 6 a_result.rank 7 result 7 "
     "result_element 8"},
    {"reduce_precision", "exponent_bits 2 mantissa_bits 3"},
    {"reduce_scatter",
     "sizes 1 scatter_dimension.range 2 replica_groups.unique 3 "
     "replica_groups.size 4 replica_groups.range 5 channel 6 "
     "computation.arguments 7 computation.results 7 computation.type 7 "
     "result 8 result_element 9"},
    {"reduce_window",
     "count 1 sizes 2 init_element 3 window_dimensions.size 4 "
     "window_dimensions.positive 5 window_strides.size 6 "
     "window_strides.positive 7 base_dilations.size 8 "
     "base_dilations.positive 9 window_dilations.size 10 "
     "window_dilations.positive 11 padding.size 12 body.arguments 13 "
     "body.results 13 body.type 13 a_result.rank 15 result 15 "
     "result_element 16"},
    {"recv", "channel 1 tensors 3 token 4"},
    {"reshape", "element 1 sizes 2 quantized_dimension 3"},
    {"reverse", "element 1 dimensions.unique 2 dimensions.range 3"},
    {"rng", "element 1 distribution 2 shape.size 3 result_sizes 3"},
    {"rng_bit_generator", "state 1"},
    {"scatter",
     "inputs 1 update_window_dims.size 2 update_shapes 3 updates 4 "
     "updates.rank 4 count 5 element 6 update_window_dims.unique 7 "
     "update_window_dims.sorted 7 update_window_dims.range 8 "
     "inserted_window_dims.unique 9 input_batching_dims.unique 9 "
     "inserted_window_dims.sorted 10 inserted_window_dims.range 11 "
     "input_batching_dims.sorted 12 input_batching_dims.range 13 "
     "scatter_indices_batching_dims.unique 14 "
     "scatter_indices_batching_dims.range 15 index_vector_dim.batch 16 "
     "scatter_indices_batching_dims.size 17 batch 18 "
     "scatter_dims_to_operand_dims.size 19 "
     "scatter_dims_to_operand_dims.unique 20 "
     "scatter_dims_to_operand_dims.range 21 index_vector_dim.range 22 "
     "update_computation.arguments 23 update_computation.results 23 "
     "update_computation.type 23 result 24 result_element 25"},
    {"select", "a_predicate.rank 1 sizes 2 element 2"},
    {"select_and_scatter",
     "element 1 source 2 a_source.rank 2 an_initial_value.rank 3 "
     "init_element 3 window_dimensions.size 4 window_dimensions.positive 5 "
     "window_strides.size 6 window_strides.positive 7 padding.size 8 "
     "select.arguments 9 select.results 9 select.type 9 scatter.arguments 10 "
     "scatter.results 10 scatter.type 10 result 11 result_element 12"},
    {"send", "channel 1"},
    {"slice", "element 1 start_indices.size 2 limit_indices.size 2 "
              "strides.size 2 bounds 3 stride 4 result 5"},
    {"sort", "count 1 element 2 sizes 3 dimension.range 4 "
             "comparator.arguments 5 comparator.results 5 comparator.type 5"},
    {"transpose", "element 1 permutation.size 2 permutation.range 2 "
                  "permutation.unique 2 result 3 quantized_dimension 4"},
    {"triangular_solve", "element 1 rank 2 square 3 result 4"},
    {"tuple", "type 1"},
    {"uniform_dequantize", "shape 1 element 2"},
    {"uniform_quantize", "shape 1 element 2"},
    {"while", "cond.arguments 1 cond.results 1 cond.type 1 body.arguments 2 "
              "body.results 2 body.type 2 type 3"},
};

std::string tenon::stablehlo::constraint(Operation *op, const Twine &subject) {
  static const llvm::StringMap<std::string> known = [] {
    llvm::StringMap<std::string> result;
    for (const Labels &labels : table) {
      llvm::SmallVector<StringRef> words;
      labels.constraints.split(words, ' ', -1, /*KeepEmpty=*/false);
      for (size_t i = 0; i + 1 < words.size(); i += 2)
        result[(labels.op + "/" + words[i]).str()] =
            (" (" + labels.op + "_c" + words[i + 1] + ")").str();
    }
    return result;
  }();
  // "an operand" has the subject `an_operand`.
  std::string text = subject.str();
  std::replace(text.begin(), text.end(), ' ', '_');
  return known.lookup(op->getName().stripDialect().str() + "/" + text);
}
