//===- TenBase.td - The dialect, its types and op classes -*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_BASE_TD
#define TEN_BASE_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Ten_Dialect : Dialect {
  let name = "ten";
  let cppNamespace = "::tenon::ten";
  let summary = "operations on tensors, with value semantics";
  let description = [{
    A small, complete set of primitive tensor operations. Shapes are static or
    dynamic, results never alias operands, and the semantics of every operation
    is that of the StableHLO specification: integers wrap, division by zero is
    defined, NaN propagates through `max` and `min`, indices are clamped.

    Element types: f64, f32, f16, bf16, the f8 types, f6E2M3FN, f6E3M2FN,
    f4E2M1FN, i1, i2 to i64 (signed), ui2 to ui64, complex of f32 and f64, and
    index for shapes. Control flow is `scf`; scalars are tensors of rank 0.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect"];
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let usePropertiesForAttributes = 1;
}

//===-- Element types -----------------------------------------------------===//

def Ten_SInt : AnyTypeOf<[I<2>, I<4>, I<8>, I<16>, I<32>, I<64>], "signed integer">;
def Ten_UInt : AnyTypeOf<[UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>], "unsigned integer">;
def Ten_Bool : TypeAlias<I1, "boolean">;
def Ten_Float : AnyTypeOf<[
  F64, F32, F16, BF16, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2,
  F8E5M2FNUZ, F8E3M4, F8E8M0FNU, F6E2M3FN, F6E3M2FN, F4E2M1FN], "floating-point">;
def Ten_Complex : AnyTypeOf<[Complex<F32>, Complex<F64>], "complex">;
def Ten_Int : AnyTypeOf<[Ten_SInt, Ten_UInt, Index], "integer">;
def Ten_Element : AnyTypeOf<[Ten_Int, Ten_Bool, Ten_Float, Ten_Complex], "tensor element">;

/// The number of elements, and of their bytes, does not overflow.
def Ten_Countable : CPred<"::tenon::ten::isCountable($_self)">;

class Ten_TensorOf<list<Type> types>
    : RankedTensorOf<types, [Ten_Countable], "ranked tensor (of at most 2^59 elements)">;

def Ten_Tensor : Ten_TensorOf<[Ten_Element]>;
def Ten_IntTensor : Ten_TensorOf<[Ten_Int]>;
def Ten_IntOrBoolTensor : Ten_TensorOf<[Ten_Int, Ten_Bool]>;
def Ten_BoolTensor : Ten_TensorOf<[Ten_Bool]>;
def Ten_FloatTensor : Ten_TensorOf<[Ten_Float]>;
def Ten_ComplexTensor : Ten_TensorOf<[Ten_Complex]>;
def Ten_FloatOrComplexTensor : Ten_TensorOf<[Ten_Float, Ten_Complex]>;
def Ten_NumberTensor : Ten_TensorOf<[Ten_Int, Ten_Float, Ten_Complex]>;
def Ten_RealTensor : Ten_TensorOf<[Ten_Int, Ten_Float]>;

//===-- Operations --------------------------------------------------------===//

class Ten_Op<string mnemonic, list<Trait> traits = []>
    : Op<Ten_Dialect, mnemonic, traits>;

/// Reification gives each result dimension as an attribute or an index value.
def Ten_ReifyShape : DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

/// Operations whose result type does not follow from operands and attributes
/// print it; their verifiers check it against the inferred type.
class Ten_PureOp<string mnemonic, list<Trait> traits = []>
    : Ten_Op<mnemonic, !listconcat([Pure, Ten_ReifyShape], traits)>;

//===-- Shared attributes -------------------------------------------------===//

def Ten_ReductionKind : I32EnumAttr<"ReductionKind", "combination of elements", [
    I32EnumAttrCase<"Add", 0, "add">,
    I32EnumAttrCase<"Mul", 1, "mul">,
    I32EnumAttrCase<"Max", 2, "max">,
    I32EnumAttrCase<"Min", 3, "min">,
    I32EnumAttrCase<"And", 4, "and">,
    I32EnumAttrCase<"Or", 5, "or">,
    I32EnumAttrCase<"Xor", 6, "xor">]> {
  let cppNamespace = "::tenon::ten";
}

/// The reduction kinds, and `set`, with which the last update wins.
def Ten_ScatterKind : I32EnumAttr<"ScatterKind", "combination of an update with the element", [
    I32EnumAttrCase<"Add", 0, "add">,
    I32EnumAttrCase<"Mul", 1, "mul">,
    I32EnumAttrCase<"Max", 2, "max">,
    I32EnumAttrCase<"Min", 3, "min">,
    I32EnumAttrCase<"And", 4, "and">,
    I32EnumAttrCase<"Or", 5, "or">,
    I32EnumAttrCase<"Xor", 6, "xor">,
    I32EnumAttrCase<"Set", 7, "set">]> {
  let cppNamespace = "::tenon::ten";
}

#endif // TEN_BASE_TD
