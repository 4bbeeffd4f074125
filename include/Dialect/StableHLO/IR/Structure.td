//===- Structure.td - Control flow, calls and communication --*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef STABLEHLO_STRUCTURE_TD
#define STABLEHLO_STRUCTURE_TD

include "Dialect/StableHLO/IR/StableHLOBase.td"
include "mlir/IR/SymbolInterfaces.td"

//===-- Control flow ------------------------------------------------------===//

def SHLO_ReturnOp : SHLO_Op<"return", [Pure, Terminator, ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "($results^)? attr-dict (`:` type($results)^)?";
}

def SHLO_WhileOp : SHLO_RegionOp<"while"> {
  let arguments = (ins Variadic<AnyType>:$operand);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_IfOp : SHLO_RegionOp<"if"> {
  let arguments = (ins SHLO_BoolTensor:$pred);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
}

def SHLO_CaseOp : SHLO_RegionOp<"case"> {
  let arguments = (ins SHLO_ScalarInt:$index);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
}

def SHLO_CompositeOp : SHLO_Op<"composite", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$name, OptionalAttr<DictionaryAttr>:$composite_attributes,
    FlatSymbolRefAttr:$decomposition, OptionalAttr<I32Attr>:$version);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let assemblyFormat = [{
    $name ($inputs^)? (` ` `(` $composite_regions^ `)`)? attr-dict `:` functional-type(operands, results)
  }];
}

def SHLO_CustomCallOp : SHLO_Op<"custom_call"> {
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$call_target_name,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect, OptionalAttr<AnyAttr>:$backend_config,
    OptionalAttr<I32Attr>:$api_version, OptionalAttr<ArrayAttr>:$called_computations,
    OptionalAttr<ArrayAttr>:$operand_layouts, OptionalAttr<ArrayAttr>:$result_layouts,
    OptionalAttr<ArrayAttr>:$output_operand_aliases);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SHLO_OptimizationBarrierOp : SHLO_PureOp<"optimization_barrier"> {
  let arguments = (ins Variadic<AnyType>:$operand);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "($operand^)? attr-dict (`:` custom<PairwiseTypes>(type($operand), type($results))^)?";
  let hasVerifier = 1;
}

def SHLO_TupleOp : SHLO_PureOp<"tuple"> {
  let arguments = (ins Variadic<AnyType>:$val);
  let results = (outs AnyTuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleTypes>(type($val), type($result))";
  let hasVerifier = 1;
}

def SHLO_GetTupleElementOp : SHLO_PureOp<"get_tuple_element"> {
  let arguments = (ins AnyTuple:$operand, I32Attr:$index);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand `[` custom<PlainI32>($index) `]` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

//===-- Communication -----------------------------------------------------===//

class SHLO_CommunicationOp<string mnemonic, dag attributes = (ins)> : SHLO_Op<mnemonic> {
  let arguments = !con((ins Variadic<AnyType>:$operands), attributes);
  let results = (outs Variadic<AnyType>:$results);
  let hasVerifier = 1;
}
/// A collective with a region that combines two elements.
class SHLO_CombiningCommunicationOp<string mnemonic, dag attributes> : SHLO_CommunicationOp<mnemonic, attributes> {
  let regions = (region SizedRegion<1>:$computation);
}

def SHLO_Channel : OptionalAttr<SHLO_ChannelHandleAttr>;
def SHLO_Groups : OptionalAttr<AnyAttr>;

def SHLO_AllGatherOp : SHLO_CommunicationOp<"all_gather", (ins I64Attr:$all_gather_dim, SHLO_Groups:$replica_groups,
    SHLO_Channel:$channel_handle, UnitAttr:$use_global_device_ids)>;
def SHLO_AllReduceOp : SHLO_CombiningCommunicationOp<"all_reduce", (ins SHLO_Groups:$replica_groups,
    SHLO_Channel:$channel_handle, UnitAttr:$use_global_device_ids)>;
def SHLO_AllToAllOp : SHLO_CommunicationOp<"all_to_all", (ins I64Attr:$split_dimension, I64Attr:$concat_dimension,
    I64Attr:$split_count, SHLO_Groups:$replica_groups, SHLO_Channel:$channel_handle)>;
def SHLO_CollectiveBroadcastOp : SHLO_CommunicationOp<"collective_broadcast", (ins SHLO_Groups:$replica_groups,
    SHLO_Channel:$channel_handle, UnitAttr:$has_dynamic_root)>;
def SHLO_CollectivePermuteOp : SHLO_CommunicationOp<"collective_permute", (ins I64ElementsAttr:$source_target_pairs,
    SHLO_Channel:$channel_handle)>;
def SHLO_CollectiveReduceOp : SHLO_CombiningCommunicationOp<"collective_reduce", (ins SHLO_Groups:$replica_groups,
    SHLO_Channel:$channel_handle, UnitAttr:$has_dynamic_root, UnitAttr:$use_global_device_ids)>;
/// The predecessor of all_reduce, which sums over replicas. Its name contains
/// dashes, so it can only be parsed in the generic form.
def SHLO_CrossReplicaSumOp : SHLO_CommunicationOp<"cross-replica-sum", (ins SHLO_Groups:$replica_groups)>;
def SHLO_ReduceScatterOp : SHLO_CombiningCommunicationOp<"reduce_scatter", (ins I64Attr:$scatter_dimension,
    SHLO_Groups:$replica_groups, SHLO_Channel:$channel_handle, UnitAttr:$use_global_device_ids)>;
def SHLO_SendOp : SHLO_CommunicationOp<"send", (ins SHLO_Channel:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer, OptionalAttr<AnyAttr>:$source_target_pairs)>;
def SHLO_RecvOp : SHLO_CommunicationOp<"recv", (ins SHLO_Channel:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer, OptionalAttr<AnyAttr>:$source_target_pairs)>;
def SHLO_InfeedOp : SHLO_CommunicationOp<"infeed", (ins DefaultValuedOptionalAttr<StrAttr, "\"\"">:$infeed_config,
    OptionalAttr<ArrayAttr>:$layout)>;
def SHLO_OutfeedOp : SHLO_CommunicationOp<"outfeed", (ins DefaultValuedOptionalAttr<StrAttr, "\"\"">:$outfeed_config)>;
def SHLO_AsyncStartOp : SHLO_CommunicationOp<"async_start"> {
  let regions = (region AnyRegion:$body);
}
def SHLO_AsyncDoneOp : SHLO_CommunicationOp<"async_done">;

def SHLO_PartitionIdOp : SHLO_PureOp<"partition_id"> {
  let results = (outs SHLO_ScalarInt:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}
def SHLO_ReplicaIdOp : SHLO_PureOp<"replica_id"> {
  let results = (outs SHLO_ScalarInt:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}
def SHLO_AfterAllOp : SHLO_PureOp<"after_all"> {
  let arguments = (ins Variadic<SHLO_Token>:$inputs);
  let results = (outs SHLO_Token:$result);
  let assemblyFormat = "$inputs attr-dict `:` custom<TokenTypes>(ref($inputs), type($inputs), type($result))";
}
def SHLO_CreateTokenOp : SHLO_PureOp<"create_token"> {
  let results = (outs SHLO_Token:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}

#endif // STABLEHLO_STRUCTURE_TD
