//===- LibraryCall.cpp - Routines of LAPACK -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"

using namespace mlir;
using namespace tenon::ten;

namespace {

/// The types of a call's operands and results that follow from its first
/// operand.
struct CallTypes {
  SmallVector<Type> inputs, results;
};

} // namespace

static std::optional<CallTypes> callTypes(LibraryCallOp op) {
  if (op.getInputs().empty())
    return std::nullopt;
  auto first = cast<RankedTensorType>(op.getInputs().front().getType());
  LibraryRoutine routine = op.getRoutine();
  // Of a tridiagonal system the operands are vectors.
  int64_t core = routine == LibraryRoutine::Gtsv ||
                         routine == LibraryRoutine::PerturbedGtsv
                     ? 1
                     : 2;
  Type element = first.getElementType();
  auto complex = dyn_cast<ComplexType>(element);
  Type real = complex ? complex.getElementType() : element;
  if (first.getRank() < core || !first.hasStaticShape() ||
      !(real.isF32() || real.isF64()))
    return std::nullopt;
  Type integer = IntegerType::get(op.getContext(), 32);
  Type asComplex = complex ? element : Type(ComplexType::get(real));
  ArrayRef<int64_t> batch = first.getShape().drop_back(core);
  auto tensor = [&](ArrayRef<int64_t> shape, Type type) -> Type {
    SmallVector<int64_t> full(batch);
    llvm::append_range(full, shape);
    return RankedTensorType::get(full, type);
  };
  int64_t m = first.getShape()[first.getRank() - core];
  int64_t n = first.getShape().back(), k = std::min(m, n);
  Type info = tensor({}, integer);
  // Of some results the size is the caller's to choose.
  auto chosen = [&](size_t index) -> Type {
    auto type = index < op.getNumResults()
                    ? dyn_cast<RankedTensorType>(op.getResult(index).getType())
                    : RankedTensorType();
    return type ? Type(type) : Type();
  };
  CallTypes types;
  types.inputs.push_back(first);
  bool isSquare = true;
  switch (routine) {
  case LibraryRoutine::Getrf:
    types.results = {first, tensor({k}, integer), info};
    isSquare = false;
    break;
  case LibraryRoutine::Geqrf:
    types.results = {first, tensor({k}, element)};
    isSquare = false;
    break;
  case LibraryRoutine::Orgqr: {
    if (op.getInputs().size() != 2)
      return std::nullopt;
    auto tau = cast<RankedTensorType>(op.getInputs()[1].getType());
    if (tau.getRank() == 0 || tau.getShape().back() > n || n > m)
      return std::nullopt;
    types.inputs.push_back(tensor({tau.getShape().back()}, element));
    types.results = {first};
    isSquare = false;
    break;
  }
  case LibraryRoutine::Geqp3:
    types.inputs.push_back(tensor({n}, integer));
    types.results = {first, tensor({n}, integer), tensor({k}, element)};
    isSquare = false;
    break;
  case LibraryRoutine::Syevd:
    types.results = {first, tensor({n}, real), info};
    break;
  case LibraryRoutine::Ormqr: {
    if (op.getInputs().size() != 3)
      return std::nullopt;
    auto tau = cast<RankedTensorType>(op.getInputs()[1].getType());
    auto c = cast<RankedTensorType>(op.getInputs()[2].getType());
    bool left = !op.getParameters().empty() && op.getParameters()[0] != 0;
    if (tau.getRank() == 0 || tau.getShape().back() > k || c.getRank() < 2 ||
        !c.hasStaticShape() || c.getDimSize(c.getRank() - (left ? 2 : 1)) != m)
      return std::nullopt;
    types.inputs.push_back(tensor({tau.getShape().back()}, element));
    types.inputs.push_back(tensor(c.getShape().take_back(2), element));
    types.results = {types.inputs.back()};
    isSquare = false;
    break;
  }
  case LibraryRoutine::Gesvd:
  case LibraryRoutine::Gesdd: {
    // All, the first, or none of the singular vectors.
    int64_t job = op.getParameters().empty() ? 'N' : op.getParameters()[0];
    Type u = chosen(2), vt = chosen(3);
    if (job == 'A' || job == 'S') {
      u = tensor({m, job == 'A' ? m : k}, element);
      vt = tensor({job == 'A' ? n : k, n}, element);
    } else {
      for (Type type : {u, vt}) {
        auto given = dyn_cast_or_null<RankedTensorType>(type);
        if (!given || given.getRank() != first.getRank() ||
            given.getShape().drop_back(2) != batch ||
            given.getElementType() != element || !given.hasStaticShape())
          return std::nullopt;
      }
    }
    types.results = {first, tensor({k}, real), u, vt, info};
    isSquare = false;
    break;
  }
  case LibraryRoutine::Geev: {
    Type vectors = tensor({n, n}, asComplex);
    if (complex)
      types.results = {tensor({n}, element), vectors, vectors, info};
    else
      types.results = {tensor({n}, real), tensor({n}, real), vectors, vectors,
                       info};
    break;
  }
  case LibraryRoutine::Gees:
    types.results = {first, first, tensor({n}, element)};
    if (!complex)
      types.results.push_back(tensor({n}, element));
    llvm::append_values(types.results, info, info);
    break;
  case LibraryRoutine::Gehrd:
    types.results = {first, tensor({std::max<int64_t>(n - 1, 0)}, element),
                     info};
    break;
  case LibraryRoutine::Sytrd: {
    int64_t off = std::max<int64_t>(n - 1, 0);
    types.results = {first, tensor({n}, real), tensor({off}, real),
                     tensor({off}, element), info};
    break;
  }
  case LibraryRoutine::Gtsv:
  case LibraryRoutine::PerturbedGtsv: {
    if (op.getInputs().size() != 4 || n < 1)
      return std::nullopt;
    auto b = cast<RankedTensorType>(op.getInputs()[3].getType());
    if (b.getRank() == 0)
      return std::nullopt;
    types.inputs.assign(3, first);
    types.inputs.push_back(tensor({n, b.getShape().back()}, element));
    if (routine == LibraryRoutine::PerturbedGtsv) {
      types.results = {types.inputs.back()};
      break;
    }
    types.results = types.inputs;
    types.results.push_back(info);
    break;
  }
  }
  if (isSquare && core == 2 && m != n)
    return std::nullopt;
  types.results.push_back(RankedTensorType::get({}, integer));
  return types;
}

LogicalResult LibraryCallOp::verify() {
  StringRef name = stringifyLibraryRoutine(getRoutine());
  std::optional<CallTypes> types = callTypes(*this);
  // library_call_c1
  if (!types || TypeRange(types->inputs) != TypeRange(getInputs()))
    return emitOpError("expects operands as '")
           << name << "' takes them, got " << getOperandTypes();
  // library_call_c2
  if (TypeRange(types->results) != getResultTypes())
    return emitOpError("expects results of types ")
           << types->results << " of '" << name << "', got "
           << getResultTypes();
  // library_call_c3
  ArrayRef<int64_t> given = getParameters();
  auto isOneOf = [&](size_t i, StringRef letters) {
    return i < given.size() && given[i] > 0 && given[i] < 128 &&
           letters.contains(static_cast<char>(given[i]));
  };
  bool good = false;
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
  // All shapes are static.
  for (Type type : getResultTypes()) {
    SmallVector<OpFoldResult> shape;
    for (int64_t size : cast<RankedTensorType>(type).getShape())
      shape.push_back(builder.getIndexAttr(size));
    shapes.push_back(shape);
  }
  return success();
}
