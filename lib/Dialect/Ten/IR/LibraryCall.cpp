//===- LibraryCall.cpp - LAPACK routines ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signatures of the LAPACK routines that `ten.library_call` can call, as a
// table of array shapes in letters, and the verifier that matches operands and
// results against them. The letters are explained in LibraryCall.h.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/LibraryCall.h"
#include "Dialect/Ten/IR/Constraints.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;
using namespace tenon::ten;

//===-- What routines take and give ---------------------------------------===//

namespace {

/// The signature of a routine: for each array its sizes, a colon and the
/// element type: `e` the first operand's, `r` real, `x` complex, `i` integer.
struct Words {
  StringRef inputs, results;
};

} // namespace

static Words wordsOf(LibraryCallOp op, bool isComplex) {
  ArrayRef<int64_t> parameters = op.getParameters();
  int64_t job = parameters.empty() ? 'N' : parameters[0];
  switch (op.getRoutine()) {
  case LibraryRoutine::Getrf:
    return {"mn:e", "mn:e k:i :i"};
  case LibraryRoutine::Geqrf:
    return {"mn:e", "mn:e k:e"};
  case LibraryRoutine::Orgqr:
    return {"mn:e t:e", "mn:e"};
  case LibraryRoutine::Geqp3:
    return {"mn:e n:i", "mn:e n:i k:e"};
  case LibraryRoutine::Syevd:
    return {"nn:e", "nn:e n:r :i"};
  case LibraryRoutine::Ormqr:
    return {"mn:e t:e bc:e", "bc:e"};
  case LibraryRoutine::Gesvd:
  case LibraryRoutine::Gesdd:
    // All, the first k, or none of the singular vectors.
    return {"mn:e", job == 'A'   ? "mn:e k:r mm:e nn:e :i"
                    : job == 'S' ? "mn:e k:r mk:e kn:e :i"
                                 : "mn:e k:r **:e **:e :i"};
  case LibraryRoutine::Geev:
    return {"nn:e", isComplex ? "n:e nn:x nn:x :i" : "n:r n:r nn:x nn:x :i"};
  case LibraryRoutine::Gees:
    return {"nn:e",
            isComplex ? "nn:e nn:e n:e :i :i" : "nn:e nn:e n:e n:e :i :i"};
  case LibraryRoutine::Gehrd:
    return {"nn:e", "nn:e p:e :i"};
  case LibraryRoutine::Sytrd:
    return {"nn:e", "nn:e n:r p:r p:e :i"};
  case LibraryRoutine::Gtsv:
    return {"n:e n:e n:e nq:e", "n:e n:e n:e nq:e :i"};
  case LibraryRoutine::PerturbedGtsv:
    return {"n:e n:e n:e nq:e", "nq:e"};
  }
  return {};
}

std::optional<LibraryCall> LibraryCall::of(LibraryCallOp op) {
  if (op.getInputs().empty())
    return std::nullopt;
  auto first = cast<RankedTensorType>(op.getInputs().front().getType());
  Type element = first.getElementType();
  auto complex = dyn_cast<ComplexType>(element);
  Type real = complex ? complex.getElementType() : element;
  if (!real.isF32() && !real.isF64())
    return std::nullopt;
  auto read = [&](StringRef words, SmallVector<Array> &arrays) {
    SmallVector<StringRef> list;
    words.split(list, ' ');
    for (StringRef word : list) {
      auto [sizes, kind] = word.split(':');
      Type type = kind == "i"   ? IntegerType::get(op.getContext(), 32)
                  : kind == "r" ? real
                  : kind == "x" && !complex ? ComplexType::get(real)
                                            : element;
      arrays.push_back({sizes, type});
    }
  };
  LibraryCall call;
  Words words = wordsOf(op, bool(complex));
  read(words.inputs, call.inputs);
  read(words.results, call.results);
  call.core = static_cast<int64_t>(call.inputs.front().sizes.size());
  return call;
}

LibraryCall::Place LibraryCall::placeOf(char letter) const {
  switch (letter) {
  case 'm':
    return {0, 2};
  case 't':
    return {1, 1};
  case 'b':
    return {2, 2};
  case 'c':
    return {2, 1};
  case 'q':
    return {3, 1};
  default:
    return {0, 1};
  }
}

int64_t
LibraryCall::sizeOf(char letter,
                    const std::function<int64_t(Place)> &operandSize) const {
  if (letter == '*')
    return ShapedType::kDynamic;
  int64_t size = operandSize(placeOf(letter));
  if (letter == 'p')
    return ShapedType::isDynamic(size) ? size : std::max<int64_t>(size - 1, 0);
  if (letter != 'k')
    return size;
  int64_t rows = operandSize(placeOf('m'));
  return ShapedType::isDynamic(size) || ShapedType::isDynamic(rows)
             ? ShapedType::kDynamic
             : std::min(size, rows);
}

SmallVector<int64_t>
LibraryCall::shapeOf(const Array &array, ArrayRef<int64_t> batch,
                     const std::function<int64_t(Place)> &operandSize) const {
  SmallVector<int64_t> shape(batch);
  for (char letter : array.sizes)
    shape.push_back(sizeOf(letter, operandSize));
  return shape;
}

bool LibraryCall::isChosen(size_t result, int64_t dim) const {
  return result < results.size() && dim >= 0 &&
         dim < static_cast<int64_t>(results[result].sizes.size()) &&
         results[result].sizes[dim] == '*';
}

//===-- The operation -----------------------------------------------------===//

/// Returns whether a value has these elements and, as far as sizes are known,
/// this shape.
static bool fits(Value value, const LibraryCall::Array &array,
                 ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  return type.getElementType() == array.element &&
         succeeded(verifyCompatibleShape(type.getShape(), shape));
}

/// Returns whether the operands match the routine, as far as their sizes are
/// known.
static bool fitsOperands(LibraryCallOp op, const LibraryCall &call,
                         ArrayRef<int64_t> batch) {
  ValueRange inputs = op.getInputs();
  if (inputs.size() != call.inputs.size())
    return false;
  for (auto [input, array] : llvm::zip(inputs, call.inputs))
    if (cast<RankedTensorType>(input.getType()).getRank() <
        static_cast<int64_t>(array.sizes.size()))
      return false;
  auto size = [&](LibraryCall::Place place) {
    return *(cast<RankedTensorType>(inputs[place.operand].getType())
                 .getShape()
                 .end() -
             place.fromLast);
  };
  for (auto [input, array] : llvm::zip(inputs, call.inputs))
    if (!fits(input, array, call.shapeOf(array, batch, size)))
      return false;
  auto isAtMost = [&](char a, char b) {
    int64_t small = call.sizeOf(a, size), large = call.sizeOf(b, size);
    return ShapedType::isDynamic(small) || ShapedType::isDynamic(large) ||
           small <= large;
  };
  auto isEqual = [&](char a, char b) {
    return isAtMost(a, b) && isAtMost(b, a);
  };
  switch (op.getRoutine()) {
  case LibraryRoutine::Orgqr:
    return isAtMost('t', 'n') && isAtMost('n', 'm');
  case LibraryRoutine::Ormqr: {
    bool isLeft = !op.getParameters().empty() && op.getParameters()[0] != 0;
    return isAtMost('t', 'k') && isEqual(isLeft ? 'b' : 'c', 'm');
  }
  case LibraryRoutine::Gtsv:
  case LibraryRoutine::PerturbedGtsv:
    return call.sizeOf('n', size) != 0;
  default:
    return call.inputs[0].sizes != "nn" || isEqual('m', 'n');
  }
}

/// Returns the shapes of the results that follow from the operand types.
static SmallVector<SmallVector<int64_t>> resultShapes(LibraryCallOp op,
                                                      const LibraryCall &call,
                                                      ArrayRef<int64_t> batch) {
  SmallVector<SmallVector<int64_t>> shapes;
  for (const LibraryCall::Array &array : call.results)
    shapes.push_back(call.shapeOf(array, batch, [&](LibraryCall::Place place) {
      return *(cast<RankedTensorType>(op.getInputs()[place.operand].getType())
                   .getShape()
                   .end() -
               place.fromLast);
    }));
  // The status.
  shapes.push_back({});
  return shapes;
}

LogicalResult LibraryCallOp::verify() {
  StringRef name = stringifyLibraryRoutine(getRoutine());
  std::optional<LibraryCall> call = LibraryCall::of(*this);
  ArrayRef<int64_t> batch;
  bool good = bool(call);
  if (good) {
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(getInputs().front().getType()).getShape();
    good = static_cast<int64_t>(shape.size()) >= call->core;
    if (good)
      batch = shape.drop_back(call->core);
    good = good && fitsOperands(*this, *call, batch);
  }
  // library_call_c1
  if (!good)
    return emitOpError("expects operands as '")
           << name << "' takes them, got " << getOperandTypes();
  // library_call_c2
  SmallVector<SmallVector<int64_t>> shapes = resultShapes(*this, *call, batch);
  SmallVector<LibraryCall::Array> arrays(call->results);
  arrays.push_back({"", IntegerType::get(getContext(), 32)});
  SmallVector<Type> types;
  for (auto [array, shape] : llvm::zip_equal(arrays, shapes))
    types.push_back(RankedTensorType::get(shape, array.element));
  bool isRight = arrays.size() == getNumResults();
  for (size_t i = 0; isRight && i < arrays.size(); ++i) {
    isRight = fits(getResult(i), arrays[i], shapes[i]);
    // A size that does not follow from operands must be static.
    for (auto [letter, size] : llvm::zip(
             arrays[i].sizes, cast<RankedTensorType>(getResult(i).getType())
                                  .getShape()
                                  .take_back(arrays[i].sizes.size())))
      isRight &= letter != '*' || !ShapedType::isDynamic(size);
  }
  if (!isRight)
    return emitOpError("expects results of types ")
           << types << " of '" << name << "', got " << getResultTypes();
  // library_call_c3
  ArrayRef<int64_t> given = getParameters();
  auto isOneOf = [&](size_t i, StringRef letters) {
    return i < given.size() && given[i] > 0 && given[i] < 128 &&
           letters.contains(static_cast<char>(given[i]));
  };
  good = false;
  size_t count = 0;
  switch (getRoutine()) {
  case LibraryRoutine::Syevd:
    count = 2;
    good = isOneOf(0, "NV") && isOneOf(1, "LU");
    break;
  case LibraryRoutine::Geev:
    count = 2;
    good = isOneOf(0, "NV") && isOneOf(1, "NV");
    break;
  case LibraryRoutine::Gesdd:
  case LibraryRoutine::Gesvd:
    count = 1;
    good = isOneOf(0, "ASN");
    break;
  case LibraryRoutine::Gees:
    count = 1;
    good = isOneOf(0, "NV");
    break;
  case LibraryRoutine::Sytrd:
    count = 1;
    good = isOneOf(0, "LU");
    break;
  case LibraryRoutine::Gehrd: {
    count = 2;
    int64_t n = cast<RankedTensorType>(getOperandTypes()[0]).getShape().back();
    good = given.size() == 2 &&
           (n == 0 ? given[0] == 1 && given[1] == 0
                   : 1 <= given[0] && given[0] <= given[1] && given[1] <= n);
    break;
  }
  case LibraryRoutine::Ormqr:
    count = 2;
    good = llvm::all_of(given,
                        [](int64_t flag) { return flag == 0 || flag == 1; });
    break;
  default:
    good = true;
    break;
  }
  if (!good || given.size() != count)
    return emitOpError("expects 'parameters' as '")
           << name << "' takes them, got [" << given << "]";
  return success();
}

LogicalResult
LibraryCallOp::reifyResultShapes(OpBuilder &builder,
                                 ReifiedRankedShapedTypeDims &shapes) {
  std::optional<LibraryCall> call = LibraryCall::of(*this);
  if (!call)
    return failure();
  auto first = cast<RankedTensorType>(getInputs().front().getType());
  int64_t batchRank = first.getRank() - call->core;
  SmallVector<SmallVector<int64_t>> known =
      resultShapes(*this, *call, first.getShape().take_front(batchRank));
  auto operandSize = [&](LibraryCall::Place place) {
    Value input = getInputs()[place.operand];
    int64_t rank = cast<RankedTensorType>(input.getType()).getRank();
    return getValueOrCreateConstantIndexOp(
        builder, getLoc(),
        dimSize(builder, getLoc(), input, rank - place.fromLast));
  };
  auto sizeOf = [&](char letter) -> Value {
    Value size = operandSize(call->placeOf(letter));
    if (letter == 'k')
      return arith::MinSIOp::create(builder, getLoc(), size,
                                    operandSize(call->placeOf('m')));
    if (letter != 'p')
      return size;
    Value one = arith::ConstantIndexOp::create(builder, getLoc(), 1);
    Value zero = arith::ConstantIndexOp::create(builder, getLoc(), 0);
    return arith::MaxSIOp::create(
        builder, getLoc(), arith::SubIOp::create(builder, getLoc(), size, one),
        zero);
  };
  for (auto [i, result] : llvm::enumerate(getResults())) {
    auto type = cast<RankedTensorType>(result.getType());
    SmallVector<OpFoldResult> shape;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      int64_t size =
          type.isDynamicDim(dim) ? known[i][dim] : type.getDimSize(dim);
      if (!ShapedType::isDynamic(size))
        shape.push_back(builder.getIndexAttr(size));
      else if (dim < batchRank)
        shape.push_back(dimSize(builder, getLoc(), getInputs().front(), dim));
      else if (call->isChosen(i, dim - batchRank))
        return failure();
      else
        shape.push_back(sizeOf(call->results[i].sizes[dim - batchRank]));
    }
    shapes.push_back(shape);
  }
  return success();
}
