//===- Constraints.cpp - The specification's names of what is checked -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using llvm::StringRef;

namespace {

/// "subject number" pairs of one operation. A subject is what a check is about:
/// an attribute's name with `.size`, `.range`, `.unique`, `.positive`, ...
struct Labels {
  StringRef op, constraints;
};

} // namespace

static const Labels table[] = {
    {"batch_norm_grad", "feature_index.range 1"},
    {"batch_norm_inference", "feature_index.range 1"},
    {"batch_norm_training", "feature_index.range 1"},
    {"broadcast_in_dim", "broadcast_dimensions.size 2 "
                         "broadcast_dimensions.range 3 "
                         "broadcast_dimensions.unique 4 sizes 5"},
    {"case", "empty 1 branches.arguments 2 branches.type 3 branches.results 4"},
    {"clamp", "min 1 max 2 result 3"},
    {"complex", "element 3"},
    {"concatenate", "element 1 sizes 2 an_operand.rank 2 empty 3 "
                    "dimension.range 4 result 6"},
    {"constant", "type 1"},
    {"convolution",
     "rank 1 window_strides.size 2 window_strides.positive 3 padding.size 4 "
     "lhs_dilation.size 5 lhs_dilation.positive 6 rhs_dilation.size 7 "
     "rhs_dilation.positive 8 window_reversal.size 9 features 14 groups 23"},
    {"dot_general",
     "rhs_batching_dimensions.size 1 rhs_contracting_dimensions.size 2 "
     "lhs_dimensions.unique 3 rhs_dimensions.unique 4 sizes 10 "
     "a_result.rank 12"},
    {"dynamic_broadcast_in_dim", "broadcast_dimensions.size 2 "
                                 "broadcast_dimensions.range 3 "
                                 "broadcast_dimensions.unique 4 sizes 5 "
                                 "output_dimensions.size 7"},
    {"dynamic_iota", "iota_dimension.range 1 output_shape.size 2"},
    {"dynamic_pad", "edge_padding_low.size 2 edge_padding_high.size 2 "
                    "interior_padding.size 2"},
    {"dynamic_reshape", "output_shape.size 3"},
    {"dynamic_slice", "start_indices.size 2 slice_sizes.size 2 sizes 4 "
                      "result 5"},
    {"dynamic_update_slice", "result 1 element 2 an_update.rank 3 "
                             "start_indices.size 4 sizes 6"},
    {"fft", "length 3"},
    {"gather",
     "offset_dims.size 1 index_vector_dim.range 2 start_index_map.size 3 "
     "offset_dims.unique 4 offset_dims.range 5 collapsed_slice_dims.unique 6 "
     "collapsed_slice_dims.range 8 operand_batching_dims.unique 6 "
     "operand_batching_dims.range 11 start_indices_batching_dims.unique 13 "
     "start_indices_batching_dims.range 14 start_indices_batching_dims.size 16 "
     "start_index_map.unique 18 start_index_map.range 19 slice_sizes.size 20 "
     "sizes 21 a_result.rank 22"},
    {"get_dimension_size", "dimension.range 1"},
    {"get_tuple_element", "index.range 1 type 2"},
    {"if", "true_branch.arguments 1 false_branch.arguments 1 "
           "true_branch.results 2 false_branch.results 2 true_branch.type 2 "
           "false_branch.type 2"},
    {"iota", "iota_dimension.range 1"},
    {"map", "sizes 1 empty 2 computation.arguments 4 computation.results 4"},
    {"optimization_barrier", "type 1"},
    {"pad", "element 1 edge_padding_low.size 2 edge_padding_high.size 2 "
            "interior_padding.size 2 interior_padding.positive 3 result 4"},
    {"reduce", "sizes 1 count 3 dimensions.range 4 dimensions.unique 5 "
               "body.arguments 6 body.results 6 a_result.rank 7"},
    {"reduce_window",
     "count 1 sizes 2 window_dimensions.size 4 window_dimensions.positive 5 "
     "window_strides.size 6 window_strides.positive 7 base_dilations.size 8 "
     "base_dilations.positive 9 window_dilations.size 10 "
     "window_dilations.positive 11 padding.size 12 body.arguments 13 "
     "body.results 13 a_result.rank 15"},
    {"reshape", "sizes 2"},
    {"reverse", "dimensions.unique 2 dimensions.range 3"},
    {"scatter",
     "update_window_dims.size 2 updates.rank 4 count 5 "
     "update_window_dims.unique 7 update_window_dims.range 8 "
     "inserted_window_dims.unique 9 inserted_window_dims.range 11 "
     "input_batching_dims.unique 9 input_batching_dims.range 13 "
     "scatter_indices_batching_dims.unique 14 "
     "scatter_indices_batching_dims.range 15 "
     "scatter_indices_batching_dims.size 17 "
     "scatter_dims_to_operand_dims.size 19 "
     "scatter_dims_to_operand_dims.unique 20 "
     "scatter_dims_to_operand_dims.range 21 index_vector_dim.range 22 "
     "update_computation.arguments 23 update_computation.results 23"},
    {"select", "a_predicate.rank 1 sizes 2"},
    {"slice", "start_indices.size 2 limit_indices.size 2 strides.size 2 "
              "bounds 3 stride 4 result 5"},
    {"sort", "count 1 sizes 3 dimension.range 4 comparator.arguments 5 "
             "comparator.results 5"},
    {"transpose", "permutation.size 2 permutation.range 2 "
                  "permutation.unique 2 result 3"},
    {"tuple", "type 1"},
    {"while", "type 3 cond.arguments 1 cond.results 1 cond.type 1 "
              "body.arguments 2 body.results 2 body.type 2"},
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
  // "an operand" is the subject `an_operand`.
  std::string text = subject.str();
  std::replace(text.begin(), text.end(), ' ', '_');
  return known.lookup(op->getName().stripDialect().str() + "/" + text);
}
