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

class TileHeightsBase : ArrayRefParameter<"int64_t", "rows of a tile, by its number of vectors"> {
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
  let summary = "blocking, packing and vectorization of a contraction";
  let description = [{
    The result is computed in register tiles of `heights[v - 1]` rows times `v`
    vectors of `lanes` elements; `v` is the number of entries, or less at the
    right edge. `pack_rhs`: the columns of the right operand are packed into
    panels of one tile's width first, `panels` at a time; otherwise they are
    read in place, `panels` tiles at a time with a `depth` before the next
    contracted elements, so that rows are read in long runs. With a dynamic
    number of rows of the left operand, nothing is packed for a few rows.
    `pack_lhs`: the left operand is packed into rows along the contracting
    dimension, all of it or some rows at a time. `depth`: contracted elements
    that are summed before the next tile, 0 for all. `rhs_packed`: the right
    operand is an `unpack` of panels (see PanelLayout.h), which are read
    directly. `group`: size of a dot group, i.e. contracted elements that are
    contiguous for each column, in the operands' own width (4: bytes, 2: 16
    bits), for dot-product instructions. `rows_inside`: each of `panels`
    adjacent panels is used for all rows before the next panel; otherwise all of
    them for the rows of a tile before the next tile. `matrices`: accumulators
    are tile registers of 16 rows of 16, to which one instruction adds the
    products of 16 groups (AMX); `heights` are equal. With both `rhs_packed` and
    floats in `matrices`, which occurs only in attention, no operand may be
    subnormal.

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
  let summary = "blocking of attention";
  let description = [{
    `rows` of the scores are in memory at a time, from the first contraction to
    the last one. The contractions have the schedules `scores` and `values`;
    their right operands are packed once for all rows.

    ```mlir
    #ten.attention_schedule<rows = 32, scores = <lanes = 16, ...>, values = <lanes = 16, ...>>
    ```
  }];
  let parameters = (ins "int64_t":$rows, "::tenon::ten::ContractScheduleAttr":$scores,
    "::tenon::ten::ContractScheduleAttr":$values);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Ten_ConvVectors : I32EnumAttr<"ConvVectors", "dimension along which a convolution is vectorized", [
    I32EnumAttrCase<"Features", 0, "features">,
    I32EnumAttrCase<"Places", 1, "places">,
    I32EnumAttrCase<"Channels", 2, "channels">]> {
  let cppNamespace = "::tenon::ten";
}

def Ten_ConvSchedule : Ten_Schedule<"ConvSchedule", "conv"> {
  let summary = "blocking, packing and vectorization of a convolution";
  let description = [{
    Register tiles are as in `contract_schedule`. Vectors run along output
    features, with pixels of the last spatial dimension as rows; or along output
    pixels, with output features as rows, or pixels of another dimension if
    there are few features; or along the channels of a depthwise convolution,
    with pixels as rows. `pack_kernel`: the filters for the features of one tile
    are packed first, `depth` input features at a time (0: all), whose products
    are summed before those of the next ones. `kernel_packed`: the filters are
    an `unpack` of panels, which are read directly. `rows`: an input in memory
    that needs a border of zeros is copied for this many rows of the result,
    along its first spatial dimension, at a time (0: all). Along channels, with
    an input that is read in place, 1 means that all channels of a pixel are
    processed before the next pixel, instead of all pixels of some channels.

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
  let summary = "register tile of a loop nest";
  let description = [{
    On a `linalg.generic`: loop `column` runs along vectors of `lanes` elements,
    up to as many side by side as `heights` has entries, and loop `row` (-1:
    none) in steps of `heights[v - 1]` rows for `v` vectors. Accumulators stay
    in registers during the nest's reductions. `group` iterations of the last
    reduction are one instruction; with `matrices` also 16 of the reduction
    before. With `matrices` and a `group` of 1, floats are added by vectors, in
    the order of `matrices` of pairs.
  }];
  let parameters = (ins "int64_t":$row, "int64_t":$column, "int64_t":$lanes, TileHeights:$heights,
    DefaultValuedParameter<"int64_t", "1">:$group, DefaultValuedParameter<"bool", "false">:$matrices);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Ten_QuantizedSchedule : Ten_Schedule<"QuantizedSchedule", "quantized"> {
  let summary = "how a contraction with a dequantized operand is vectorized";
  let description = [{
    Vectors of `lanes` elements run along the sums. `rows` of the left operand
    at most and `columns` of the right one, which `ten.dequantize` makes, are
    multiplied at a time, so many sums stay in registers. `packed`: the codes are
    packed ahead (`code_panels`); otherwise they are read where they are.

    ```mlir
    #ten.quantized_schedule<lanes = 16, columns = 4, rows = 6, packed = true>
    ```

    With `activations`, 8 or 16, the left operand is rounded to fixed point of so
    many bits, with one scale for the elements that share parameters, and the
    products are integers, whose sums in such a group are exact. Vectors run along
    the columns then, and `lanes` is 1.
  }];
  let parameters = (ins "int64_t":$lanes, "int64_t":$columns, "int64_t":$rows, "bool":$packed,
    DefaultValuedParameter<"int64_t", "0">:$activations);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Ten_CodeTile : AttrDef<Ten_Dialect, "CodeTile"> {
  let mnemonic = "code_tile";
  let summary = "the register tile of a nest that multiplies with codes";
  let description = [{
    On a `linalg.generic` whose loops are panels, rows, columns of a panel, then
    the sums: blocks, steps of a block, blocks of a step, vectors of a block and
    `lanes` of a vector. Of one input the body makes a code, an operation marked
    `ten.code` where a word holds several of `bits`, and of the code and what
    reads neither rows nor vectors the number that is multiplied. With `table`,
    the operation `ten.code` is the number that the table has for the code.
    With `activations`, products are those of integers of so many bits.
  }];
  let parameters = (ins "int64_t":$lanes, "int64_t":$rows, "int64_t":$bits, "bool":$is_signed,
    DefaultValuedParameter<"int64_t", "0">:$activations,
    OptionalParameter<"::mlir::DenseFPElementsAttr">:$table);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // TEN_SCHEDULE_TD
