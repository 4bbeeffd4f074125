//===- Operations.cpp - Operations of VHLO --------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"

using namespace tenon::vhlo;

/// Attributes, in the order of their names, and the operations that have them.
static const OperationGroup groups[] = {
    {"",
     "abs_v1 add_v1 after_all_v1 and_v1 async_start_v1 async_done_v1 atan2_v1 "
     "bitcast_convert_v1 case_v1 cbrt_v1 ceil_v1 clamp_v1 "
     "count_leading_zeros_v1 complex_v1 convert_v1 cosine_v1 create_token_v1 "
     "divide_v1 dynamic_pad_v1 dynamic_reshape_v1 dynamic_update_slice_v1 "
     "exponential_minus_one_v1 exponential_v1 floor_v1 if_v1 imag_v1 "
     "is_finite_v1 log_plus_one_v1 logistic_v1 log_v1 maximum_v1 minimum_v1 "
     "multiply_v1 negate_v1 not_v1 optimization_barrier_v1 or_v1 "
     "partition_id_v1 popcnt_v1 power_v1 real_dynamic_slice_v1 real_v1 "
     "remainder_v1 replica_id_v1 reshape_v1 return_v1 round_nearest_even_v1 "
     "round_nearest_afz_v1 rsqrt_v1 select_v1 shift_left_v1 "
     "shift_right_arithmetic_v1 shift_right_logical_v1 sign_v1 sine_v1 "
     "sqrt_v1 subtract_v1 tan_v1 tanh_v1 tuple_v1 uniform_dequantize_v1 "
     "uniform_quantize_v1 while_v1 xor_v1"},
    {"all_gather_dim channel_id replica_groups use_global_device_ids",
     "all_gather_v1 all_gather_v2"},
    {"channel_id replica_groups use_global_device_ids",
     "all_reduce_v1 all_reduce_v2"},
    {"channel_id concat_dimension replica_groups split_count split_dimension",
     "all_to_all_v1 all_to_all_v2"},
    {"epsilon feature_index",
     "batch_norm_grad_v1 batch_norm_inference_v1 batch_norm_training_v1"},
    {"broadcast_dimensions", "broadcast_in_dim_v1"},
    {"broadcast_sizes", "broadcast_v1"},
    {"callee", "call_v1"},
    {"result_accuracy",
     "cbrt_v2 cosine_v2 exponential_minus_one_v2 exponential_v2 "
     "log_plus_one_v2 logistic_v2 log_v2 rsqrt_v2 sine_v2 sqrt_v2 tan_v2 "
     "tanh_v2"},
    {"lower", "cholesky_v1"},
    {"channel_id replica_groups", "collective_broadcast_v1"},
    {"channel_id has_dynamic_root replica_groups", "collective_broadcast_v2"},
    {"channel_id has_dynamic_root replica_groups use_global_device_ids",
     "collective_reduce_v1"},
    {"channel_id source_target_pairs", "collective_permute_v1"},
    {"replica_groups", "cross-replica-sum_v1"},
    {"compare_type comparison_direction", "compare_v1"},
    {"composite_attributes decomposition name version",
     "composite_v1 composite_v2"},
    {"dimension", "concatenate_v1 get_dimension_size_v1 set_dimension_size_v1"},
    {"value", "constant_v1"},
    {"batch_group_count feature_group_count input_batch_dimension "
     "input_feature_dimension input_spatial_dimensions "
     "kernel_input_feature_dimension kernel_output_feature_dimension "
     "kernel_spatial_dimensions lhs_dilation output_batch_dimension "
     "output_feature_dimension output_spatial_dimensions padding "
     "precision_config rhs_dilation window_reversal window_strides",
     "convolution_v1 dynamic_conv_v1"},
    {"api_version backend_config call_target_name called_computations "
     "has_side_effect operand_layouts output_operand_aliases result_layouts",
     "custom_call_v1"},
    {"api_version backend_config call_target_name called_computations "
     "has_side_effect operand_layouts output_operand_aliases result_layouts "
     "result_tilings",
     "custom_call_v2"},
    {"lhs_batching_dimensions lhs_contracting_dimensions precision_config "
     "rhs_batching_dimensions rhs_contracting_dimensions",
     "dot_general_v1"},
    {"accumulation_type allow_imprecise_accumulation lhs_batching_dimensions "
     "lhs_component_count lhs_contracting_dimensions lhs_precision_type "
     "num_primitive_operations precision_config rhs_batching_dimensions "
     "rhs_component_count rhs_contracting_dimensions rhs_precision_type",
     "dot_general_v2"},
    {"precision_config", "dot_v1"},
    {"broadcast_dimensions known_expanding_dimensions "
     "known_nonexpanding_dimensions",
     "dynamic_broadcast_in_dim_v1"},
    {"batch_group_count feature_group_count input_batch_dimension "
     "input_feature_dimension input_spatial_dimensions "
     "kernel_input_feature_dimension kernel_output_feature_dimension "
     "kernel_spatial_dimensions lhs_dilation output_batch_dimension "
     "output_feature_dimension output_spatial_dimensions precision_config "
     "rhs_dilation window_reversal window_strides",
     "dynamic_conv_v2"},
    {"collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims "
     "start_index_map",
     "dynamic_gather_v1"},
    {"collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims "
     "operand_batching_dims start_index_map start_indices_batching_dims",
     "dynamic_gather_v2"},
    {"iota_dimension", "dynamic_iota_v1 iota_v1"},
    {"slice_sizes", "dynamic_slice_v1"},
    {"einsum_config", "einsum_v1 unary_einsum_v1"},
    {"fft_length fft_type", "fft_v1"},
    {"arg_attrs function_type res_attrs sym_name sym_visibility", "func_v1"},
    {"collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims "
     "slice_sizes start_index_map",
     "gather_v1"},
    {"collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims "
     "operand_batching_dims slice_sizes start_index_map "
     "start_indices_batching_dims",
     "gather_v2"},
    {"index", "get_tuple_element_v1"},
    {"infeed_config layout", "infeed_v1"},
    {"dimensions", "map_v1 reduce_v1 reverse_v1"},
    {"outfeed_config", "outfeed_v1"},
    {"edge_padding_high edge_padding_low interior_padding", "pad_v1"},
    {"channel_id channel_type is_host_transfer", "recv_v1 send_v1"},
    {"channel_id channel_type is_host_transfer source_target_pairs",
     "recv_v2 send_v2"},
    {"exponent_bits mantissa_bits", "reduce_precision_v1"},
    {"channel_id replica_groups scatter_dimension use_global_device_ids",
     "reduce_scatter_v1"},
    {"base_dilations padding window_dilations window_dimensions "
     "window_strides",
     "reduce_window_v1"},
    {"rng_algorithm", "rng_bit_generator_v1"},
    {"rng_distribution", "rng_v1"},
    {"index_vector_dim indices_are_sorted inserted_window_dims "
     "scatter_dims_to_operand_dims unique_indices update_window_dims",
     "scatter_v1"},
    {"index_vector_dim indices_are_sorted input_batching_dims "
     "inserted_window_dims scatter_dims_to_operand_dims "
     "scatter_indices_batching_dims unique_indices update_window_dims",
     "scatter_v2"},
    {"padding window_dimensions window_strides", "select_and_scatter_v1"},
    {"limit_indices start_indices strides", "slice_v1"},
    {"dimension is_stable", "sort_v1"},
    {"batch_dims dim", "torch_index_select_v1"},
    {"permutation", "transpose_v1"},
    {"left_side lower transpose_a unit_diagonal", "triangular_solve_v1"},
};

llvm::ArrayRef<OperationGroup> tenon::vhlo::operationGroups() { return groups; }
