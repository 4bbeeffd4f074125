//===- ShardyOps.td - The part of sdy for one device -------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SHARDY_OPS_TD
#define SHARDY_OPS_TD

include "Dialect/StableHLO/IR/StableHLOBase.td"
include "mlir/IR/SymbolInterfaces.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::tenon::sdy";
  let summary = "shardings over a device mesh, for import";
  let description = "Shardings are carried as text and dropped for a single device.";
  let useDefaultAttributePrinterParser = 1;
  let usePropertiesForAttributes = 1;
}

class Sdy_Attr<string name, string attrMnemonic> : AttrDef<Sdy_Dialect, name> {
  let mnemonic = attrMnemonic;
  let parameters = (ins StringRefParameter<>:$text);
  let hasCustomAssemblyFormat = 1;
}
def Sdy_ShardingAttr : Sdy_Attr<"Sharding", "sharding">;
def Sdy_PerValueAttr : Sdy_Attr<"ShardingPerValue", "sharding_per_value">;
def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh">;
def Sdy_ManualAxesAttr : Sdy_Attr<"ManualAxes", "manual_axes">;
def Sdy_ShardingRuleAttr : Sdy_Attr<"ShardingRule", "op_sharding_rule">;

def Sdy_MeshOp : Op<Sdy_Dialect, "mesh", [Symbol]> {
  let summary = "named device mesh";
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` custom<SdyText>($mesh) attr-dict";
}
def Sdy_ShardingConstraintOp : Op<Sdy_Dialect, "sharding_constraint", [Pure, SameOperandsAndResultType]> {
  let summary = "operand with a sharding";
  let arguments = (ins AnyType:$input, Sdy_ShardingAttr:$sharding);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input custom<SdyText>($sharding) attr-dict `:` type($result)";
}
def Sdy_ManualComputationOp : Op<Sdy_Dialect, "manual_computation", [RecursiveMemoryEffects, IsolatedFromAbove]> {
  let summary = "computation on the shards of each device";
  let arguments = (ins Variadic<AnyType>:$tensors, Sdy_PerValueAttr:$in_shardings,
    Sdy_PerValueAttr:$out_shardings, Sdy_ManualAxesAttr:$manual_axes);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def Sdy_ReturnOp : Op<Sdy_Dialect, "return", [Pure, Terminator, ReturnLike]> {
  let summary = "terminator of manual computations";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // SHARDY_OPS_TD
