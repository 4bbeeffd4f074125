//===- Schedule.td - Schedules of kernels ------------------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_SCHEDULE_TD
#define TEN_SCHEDULE_TD

include "Dialect/Ten/IR/ScheduleInterface.td"
include "Dialect/Ten/IR/TenBase.td"

class Ten_Schedule<string name, string kernel> : AttrDef<Ten_Dialect, name,
    [DeclareAttrInterfaceMethods<Ten_ScheduleInterface, ["verifyKernel"]>]> {
  let mnemonic = kernel # "_schedule";
  let genVerifyDecl = 1;
}

class TileHeightsBase : ArrayRefParameter<"int64_t", "rows of a tile of so many vectors"> {
  let printer = [{ $_printer << '['; ::llvm::interleaveComma($_self, $_printer); $_printer << ']'; }];
  let parser = [{ [&]() -> ::mlir::FailureOr<::llvm::SmallVector<int64_t>> {
    ::llvm::SmallVector<int64_t> values;
    if ($_parser.parseCommaSeparatedList(::mlir::AsmParser::Delimiter::Square, [&] {
          return $_parser.parseInteger(values.emplace_back());
        }))
      return ::mlir::failure();
    return values;
  }() }];
}
def TileHeights : TileHeightsBase;

def Ten_ContractSchedule : Ten_Schedule<"ContractSchedule", "contract"> {
  let summary = "how a contraction is blocked, packed and vectorized";
  let description = [{
    The result is computed in register tiles of `heights[v - 1]` rows times `v`
    vectors of `lanes` elements; `v` is the number of entries, or less at the
    right edge. `pack_rhs`: the right operand's columns of one tile are copied
    into rows of one tile's width first, for `panels` tiles beside each other at
    a time; otherwise they are read in place, with a `depth` as many tiles as well
    before the next contracted elements, so that rows are read in long runs.
    Where only the run knows how many rows the left operand has, nothing is
    copied for a few.
    `pack_lhs`: the left operand is copied into rows along the contracted
    dimension, all of it or some rows at a time. `depth`: contracted elements that are summed before the next tile,
    0 for all. `rhs_packed`: the right operand is an `unpack` of panels (see
    PanelLayout.h), which are read where they are. `group`: so many contracted
    elements lie beside each other for each column, in the operands' own width
    (4: bytes, 2: 16 bits), for instructions that multiply and add them at once.
    `rows_inside`: of `panels` beside each other, each is used for all rows before
    the next one; otherwise all of them for the rows of a tile before the next.
    `matrices`: sums are registers of 16 rows of 16, to which one instruction adds
    the products of 16 groups (AMX); `heights` are equal. With both `rhs_packed`
    and floats in `matrices`, in attention alone, nobody may be too small for them.

    ```mlir
    #ten.contract_schedule<lanes = 16, heights = [16, 14, 9, 6], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>
    ```
  }];
  let parameters = (ins "int64_t":$lanes, TileHeights:$heights, "bool":$pack_lhs, "bool":$pack_rhs,
    "int64_t":$panels, "int64_t":$depth, DefaultValuedParameter<"bool", "false">:$rhs_packed,
    DefaultValuedParameter<"int64_t", "1">:$group, DefaultValuedParameter<"bool", "false">:$matrices,
    DefaultValuedParameter<"bool", "false">:$rows_inside);
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = [{
    /// Returns the number of contracted elements that one instruction
    /// multiplies.
    int64_t getTogether() const { return getGroup() * (getMatrices() ? kMatrixSize : 1); }
  }];
}

def Ten_AttentionSchedule : Ten_Schedule<"AttentionSchedule", "attention"> {
  let summary = "how attention is divided into blocks of rows";
  let description = [{
    So many `rows` of the scores are in memory at a time, from the first
    contraction to the last, which are done as `scores` and `values` say; their
    right operands are packed once for all rows.

    ```mlir
    #ten.attention_schedule<rows = 32, scores = <lanes = 16, ...>, values = <lanes = 16, ...>>
    ```
  }];
  let parameters = (ins "int64_t":$rows, "::tenon::ten::ContractScheduleAttr":$scores,
    "::tenon::ten::ContractScheduleAttr":$values);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Ten_ConvVectors : I32EnumAttr<"ConvVectors", "along what the vectors of a convolution run", [
    I32EnumAttrCase<"Features", 0, "features">,
    I32EnumAttrCase<"Places", 1, "places">,
    I32EnumAttrCase<"Channels", 2, "channels">]> {
  let cppNamespace = "::tenon::ten";
}

def Ten_ConvSchedule : Ten_Schedule<"ConvSchedule", "conv"> {
  let summary = "how a convolution is blocked, packed and vectorized";
  let description = [{
    Register tiles are as in `contract_schedule`. Vectors run along output
    features, with places of the last spatial dimension as rows; along output
    places, with output features as rows, or places along another dimension where
    features are few; or along the channels of a depthwise convolution, with
    places as rows. `pack_kernel`: the kernel's part for the
    features of one tile is copied together first, of `depth` input features at a
    time, whose products are summed before the next ones' (0: all). `kernel_packed`: it is an `unpack` of panels, which are read where
    they are. `rows`: an input that is in memory and gets a border of zeros is
    copied for so many of the result's rows, along its first spatial dimension,
    at a time (0: all). Along channels, where the input is read in place, 1 says
    that all channels of a place follow each other, not all places of some
    channels.

    ```mlir
    #ten.conv_schedule<lanes = 16, heights = [16, 14, 9, 6], along = features, pack_kernel = true, depth = 0>
    ```
  }];
  let parameters = (ins "int64_t":$lanes, TileHeights:$heights, EnumParameter<Ten_ConvVectors>:$along,
    "bool":$pack_kernel, "int64_t":$depth, DefaultValuedParameter<"bool", "false">:$kernel_packed,
    DefaultValuedParameter<"int64_t", "0">:$rows);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Ten_Tile : AttrDef<Ten_Dialect, "Tile"> {
  let mnemonic = "tile";
  let summary = "the register tile of a loop nest";
  let description = [{
    On a `linalg.generic`: loop `column` runs along vectors of `lanes` elements,
    up to as many side by side as `heights` has entries, and loop `row` (-1:
    none) in steps of `heights[v - 1]` rows for `v` vectors. Results stay in
    registers while the nest's reductions run. Of the last of these, `group`
    iterations are one instruction; with `matrices` 16 of the one before as well.
  }];
  let parameters = (ins "int64_t":$row, "int64_t":$column, "int64_t":$lanes, TileHeights:$heights,
    DefaultValuedParameter<"int64_t", "1">:$group, DefaultValuedParameter<"bool", "false">:$matrices);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

#endif // TEN_SCHEDULE_TD
