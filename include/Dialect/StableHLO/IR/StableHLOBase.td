//===- StableHLOBase.td - Types, attributes, op classes ----*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef STABLEHLO_BASE_TD
#define STABLEHLO_BASE_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/TensorEncoding.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::tenon::stablehlo";
  let summary = "portable machine learning operations, for import";
  let description = [{
    The operations of the specification, as far as the import needs them, in the
    assembly format of StableHLO 1.x and in the generic form. Verifiers check
    the constraints that the conversion to `ten` relies on.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let usePropertiesForAttributes = 1;
}

//===-- Types -------------------------------------------------------------===//

def SHLO_Token : TypeDef<StableHLO_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "token that orders side effects";
}

def SHLO_Future : TypeDef<StableHLO_Dialect, "Future"> {
  let mnemonic = "future";
  let summary = "results of an asynchronous operation";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
  let genVerifyDecl = 1;
}

/// The kinds of elements of each operation are in ElementTypes.cpp. Support for
/// types of a kind is checked by the conversion, which can say what is missing.
def SHLO_WellQuantized : Type<CPred<"::tenon::stablehlo::isWellQuantized($_self)">>;
def SHLO_Tensor : Type<And<[AnyRankedTensor.predicate, SHLO_WellQuantized.predicate]>,
  "ranked tensor (if quantized, by finite scales above 0, zero points among the stored numbers, and one of each for every index of the dimension)">;
def SHLO_BoolTensor : RankedTensorOf<[I1]>;
def SHLO_IntTensor : RankedTensorOf<[AnyInteger, Index]>;
def SHLO_ScalarInt : TensorRankOf<[AnyInteger], [0]>;
def SHLO_Shape : TensorRankOf<[AnyInteger, Index], [1]>;

//===-- Enumerations ------------------------------------------------------===//

class SHLO_Enum<string name, string summary, list<string> cases>
    : I32EnumAttr<name, summary,
        !foreach(i, !range(!size(cases)), I32EnumAttrCase<cases[i], i>)> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::tenon::stablehlo";
}
class SHLO_EnumAttr<EnumAttrInfo info, string mnemonic>
    : EnumAttr<StableHLO_Dialect, info, mnemonic>;

def SHLO_ComparisonDirection : SHLO_Enum<"ComparisonDirection", "direction of a comparison", ["EQ", "NE", "GE", "GT", "LE", "LT"]>;
def SHLO_ComparisonDirectionAttr : SHLO_EnumAttr<SHLO_ComparisonDirection, "comparison_direction">;
def SHLO_ComparisonType : SHLO_Enum<"ComparisonType", "order of a comparison", ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]>;
def SHLO_ComparisonTypeAttr : SHLO_EnumAttr<SHLO_ComparisonType, "comparison_type">;
def SHLO_Precision : SHLO_Enum<"Precision", "requested precision", ["DEFAULT", "HIGH", "HIGHEST"]>;
def SHLO_PrecisionAttr : SHLO_EnumAttr<SHLO_Precision, "precision">;
def SHLO_FftType : SHLO_Enum<"FftType", "kind of Fourier transform", ["FFT", "IFFT", "RFFT", "IRFFT"]>;
def SHLO_FftTypeAttr : SHLO_EnumAttr<SHLO_FftType, "fft_type">;
def SHLO_Transpose : SHLO_Enum<"Transpose", "transform of a matrix operand", ["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]>;
def SHLO_TransposeAttr : SHLO_EnumAttr<SHLO_Transpose, "transpose">;
def SHLO_RngAlgorithm : SHLO_Enum<"RngAlgorithm", "random generator", ["DEFAULT", "THREE_FRY", "PHILOX"]>;
def SHLO_RngAlgorithmAttr : SHLO_EnumAttr<SHLO_RngAlgorithm, "rng_algorithm">;
def SHLO_RngDistribution : SHLO_Enum<"RngDistribution", "random distribution", ["UNIFORM", "NORMAL"]>;
def SHLO_RngDistributionAttr : SHLO_EnumAttr<SHLO_RngDistribution, "rng_distribution">;

def SHLO_ResultAccuracyMode : SHLO_Enum<"ResultAccuracyMode", "requested accuracy of a function", ["DEFAULT", "HIGHEST", "TOLERANCE"]>;
def SHLO_ResultAccuracyModeAttr : SHLO_EnumAttr<SHLO_ResultAccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

//===-- Structured attributes ---------------------------------------------===//

class SHLO_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<StableHLO_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

/// `[0, 1]`, omitted if empty.
class SHLO_Dims<string desc = ""> : OptionalArrayRefParameter<"int64_t", desc> {
  let parser = "::tenon::stablehlo::parseDimsParameter($_parser)";
  let printer = "::tenon::stablehlo::printDimsParameter($_printer, $_self)";
}
class SHLO_IntOr0<string desc = ""> : DefaultValuedParameter<"int64_t", "0", desc>;

def SHLO_DotAttr : SHLO_Attr<"DotDimensionNumbers", "dot"> {
  let parameters = (ins
    SHLO_Dims<>:$lhs_batching_dimensions, SHLO_Dims<>:$rhs_batching_dimensions,
    SHLO_Dims<>:$lhs_contracting_dimensions, SHLO_Dims<>:$rhs_contracting_dimensions);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_GatherAttr : SHLO_Attr<"GatherDimensionNumbers", "gather"> {
  let parameters = (ins
    SHLO_Dims<>:$offset_dims, SHLO_Dims<>:$collapsed_slice_dims,
    SHLO_Dims<>:$operand_batching_dims, SHLO_Dims<>:$start_indices_batching_dims,
    SHLO_Dims<>:$start_index_map, SHLO_IntOr0<>:$index_vector_dim);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_ScatterAttr : SHLO_Attr<"ScatterDimensionNumbers", "scatter"> {
  let parameters = (ins
    SHLO_Dims<>:$update_window_dims, SHLO_Dims<>:$inserted_window_dims,
    SHLO_Dims<>:$input_batching_dims, SHLO_Dims<>:$scatter_indices_batching_dims,
    SHLO_Dims<>:$scatter_dims_to_operand_dims, SHLO_IntOr0<>:$index_vector_dim);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_DotAlgorithmAttr : SHLO_Attr<"DotAlgorithm", "dot_algorithm"> {
  let parameters = (ins
    "::mlir::Type":$lhs_precision_type, "::mlir::Type":$rhs_precision_type,
    "::mlir::Type":$accumulation_type, "int64_t":$lhs_component_count,
    "int64_t":$rhs_component_count, "int64_t":$num_primitive_operations,
    "bool":$allow_imprecise_accumulation);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_ConvAttr : SHLO_Attr<"ConvDimensionNumbers", "conv"> {
  let parameters = (ins
    "int64_t":$input_batch, "int64_t":$input_feature, ArrayRefParameter<"int64_t">:$input_spatial,
    "int64_t":$kernel_input_feature, "int64_t":$kernel_output_feature, ArrayRefParameter<"int64_t">:$kernel_spatial,
    "int64_t":$output_batch, "int64_t":$output_feature, ArrayRefParameter<"int64_t">:$output_spatial);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_ChannelHandleAttr : SHLO_Attr<"ChannelHandle", "channel_handle"> {
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let hasCustomAssemblyFormat = 1;
}

/// Bounds of dynamic dimensions, `?` for none: `tensor<?xf32,
/// #stablehlo.bounds<8>>`.
def SHLO_BoundsAttr : SHLO_Attr<"Bounds", "bounds", [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$sizes);
  let hasCustomAssemblyFormat = 1;
}

/// The spelling of bounds in older programs, `#stablehlo.type_extensions<bounds
/// = [8, ?]>`.
def SHLO_TypeExtensionsAttr : SHLO_Attr<"TypeExtensions", "type_extensions"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$sizes);
  let hasCustomAssemblyFormat = 1;
}

/// A part of a custom call's results, and the operand that it may alias.
def SHLO_OutputOperandAliasAttr : SHLO_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$output_tuple_indices, "int64_t":$operand_index,
    ArrayRefParameter<"int64_t">:$operand_tuple_indices);
  let hasCustomAssemblyFormat = 1;
}

/// Required accuracy of a function. Tolerances are only allowed in mode
/// TOLERANCE.
def SHLO_ResultAccuracyAttr : SHLO_Attr<"ResultAccuracy", "result_accuracy"> {
  let parameters = (ins "::mlir::FloatAttr":$atol, "::mlir::FloatAttr":$rtol, "int64_t":$ulps,
    "::mlir::Attribute":$mode);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

/// Carried as text: nothing in the compiler depends on the contents.
class SHLO_OpaqueAttr<string name, string attrMnemonic> : SHLO_Attr<name, attrMnemonic> {
  let parameters = (ins StringRefParameter<>:$text);
  let hasCustomAssemblyFormat = 1;
}
def SHLO_ReplicaGroupMeshAxesAttr : SHLO_OpaqueAttr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes">;
def SHLO_AxisRefAttr : SHLO_OpaqueAttr<"AxisRef", "axis_ref">;
def SHLO_SubAxisInfoAttr : SHLO_OpaqueAttr<"SubAxisInfo", "sub_axis_info">;
def SHLO_MeshAttr : SHLO_OpaqueAttr<"Mesh", "mesh">;
def SHLO_MeshAxisAttr : SHLO_OpaqueAttr<"MeshAxis", "mesh_axis">;

//===-- Operations --------------------------------------------------------===//

def SHLO_ElementKinds : NativeOpTrait<"ElementKinds"> { let cppNamespace = "::tenon::stablehlo"; }

class SHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, !listconcat([SHLO_ElementKinds], traits)> {
  let summary = "see the StableHLO specification";
}
class SHLO_PureOp<string mnemonic, list<Trait> traits = []>
    : SHLO_Op<mnemonic, !listconcat([Pure], traits)>;

/// Operations with regions that end in `stablehlo.return`.
class SHLO_RegionOp<string mnemonic, list<Trait> traits = []>
    : SHLO_Op<mnemonic, !listconcat([RecursiveMemoryEffects], traits)> {
  let hasVerifier = 1;
}

#endif // STABLEHLO_BASE_TD
