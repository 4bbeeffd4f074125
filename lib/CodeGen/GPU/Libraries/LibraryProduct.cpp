//===- LibraryProduct.cpp - Matrix products for cuBLAS --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LibraryProduct.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "LibraryOperands.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tenon {

/// Untuned: elements; overhead of a library call.
constexpr int64_t kMinSide = 64;

/// Returns whether the map goes through the dimensions in order, over all of
/// the memory.
static bool isInOrder(const Contraction &c, MemRefType type, AffineMap map,
                      ArrayRef<ArrayRef<unsigned>> groups) {
  SmallVector<unsigned> dims;
  for (ArrayRef<unsigned> group : groups)
    dims.append(group.begin(), group.end());
  if (!type.getLayout().isIdentity() || map.getNumResults() != dims.size())
    return false;
  for (auto [expr, dim, size] :
       llvm::zip_equal(map.getResults(), dims, type.getShape()))
    if (expr != getAffineDimExpr(dim, map.getContext()) || size != c.sizes[dim])
      return false;
  return true;
}

/// Returns whether the factor's memory is a matrix of `sides` x contracted per
/// batch; `transposed` says whether its dimensions are swapped.
static bool isMatrix(const Contraction &c, unsigned number,
                     ArrayRef<unsigned> sides, int64_t &transposed) {
  const ContractionFactor &factor = c.factors[number];
  if (!factor.prologue.empty() || factor.inputs.size() != 1)
    return false;
  linalg::LinalgOp nest = c.nest;
  auto type = dyn_cast<MemRefType>(factor.inputs[0]->get().getType());
  if (!type || type.getElementType() != factor.elementType())
    return false;
  AffineMap map = nest.getMatchingIndexingMap(factor.inputs[0]);
  ArrayRef<unsigned> first = number == 0 ? sides : ArrayRef(c.contracted);
  ArrayRef<unsigned> last = number == 0 ? ArrayRef(c.contracted) : sides;
  transposed = !isInOrder(c, type, map, {c.batch, first, last});
  return !transposed || isInOrder(c, type, map, {c.batch, last, first});
}

/// Returns whether both factors are signed bytes and the accumulators i32.
static bool addsBytes(const Contraction &c) {
  return c.combination.op->getResult(0).getType().isInteger(32) &&
         llvm::all_of(c.factors, [](const ContractionFactor &factor) {
           return factor.elementType().isInteger(8) &&
                  isa_and_nonnull<arith::ExtSIOp>(factor.widen);
         });
}

std::optional<LibraryProduct>
findLibraryProduct(const Contraction &c, const ContractionEpilogue &epilogue,
                   Value initial, std::string &why) {
  Type element = c.factors[0].elementType();
  Type sum = c.combination.op->getResult(0).getType();
  bool areBytes = addsBytes(c);
  bool isPlain = areBytes ||
                 (c.factors[1].elementType() == element &&
                  ((sum.isF32() &&
                    (element.isF32() || element.isF16() || element.isBF16())) ||
                   (sum.isF64() && element.isF64())));
  if (c.groups || !isPlain || !isWorthALibrary(c, initial) ||
      c.numRows < kMinSide || c.numColumns < kMinSide || c.depth < kMinSide)
    return std::nullopt;
  int64_t lhsTransposed, rhsTransposed;
  if (!isMatrix(c, 0, c.rows, lhsTransposed) ||
      !isMatrix(c, 1, c.columns, rhsTransposed))
    return std::nullopt;
  // int8 operands must be contiguous along K, in multiples of four bytes: the
  // layout that all tensor-core algorithms of the library require.
  if (areBytes &&
      (lhsTransposed || !rhsTransposed || c.numColumns % 4 || c.depth % 4))
    return std::nullopt;
  LibraryProduct product;
  std::optional<LibraryEpilogue> result = findLibraryEpilogue(epilogue, why);
  std::optional<ContractionEpilogue::Simple> sums =
      result || !element.isF32() || c.depth < kMinDepthForEpilogue
          ? std::nullopt
          : epilogue.simpleStart();
  if (sums) {
    result = LibraryEpilogue();
    result->output = sums->output;
    result->place = sums->place;
    product.isApart = true;
    product.nests = sums->nests;
  }
  if (!result)
    return std::nullopt;
  SmallVector<unsigned> places(c.batch);
  places.append(c.rows);
  places.append(c.columns);
  auto type = cast<MemRefType>(result->output.getType());
  if (result->place != places || !type.getLayout().isIdentity())
    return std::nullopt;
  for (auto [dim, size] : llvm::zip_equal(places, type.getShape()))
    if (size != c.sizes[dim])
      return std::nullopt;
  if ((areBytes || sums) &&
      (type.getElementType() != sum || !result->isPlain()))
    return std::nullopt;
  if (result->bias && (c.numBatch != 1 || result->biasPlace != c.columns)) {
    why = "the bias is not one number per column";
    return std::nullopt;
  }
  auto typeNumber = [](Type t) -> int64_t { return *ten::toElementType(t); };
  product.sizes = {c.numBatch,          c.numRows,
                   c.numColumns,        c.depth,
                   typeNumber(element), typeNumber(type.getElementType()),
                   lhsTransposed,       rhsTransposed};
  product.allowTf32 = ten::attr::allowTf32.has(c.nest);
  product.operands = {c.factors[0].inputs[0]->get(),
                      c.factors[1].inputs[0]->get(), result->bias,
                      result->output};
  if (result->addend)
    product.operands.push_back(result->addend);
  product.epilogue = *result;
  return product;
}

bool describeProduct(gpu::LaunchFuncOp launch, const LibraryProduct &product) {
  Builder b(launch.getContext());
  DenseI64ArrayAttr numbers = numbersOfOperands(launch, product.operands);
  if (!numbers)
    return false;
  SmallVector<NamedAttribute> about = {
      b.getNamedAttr("sizes", b.getDenseI64ArrayAttr(product.sizes)),
      b.getNamedAttr("operands", numbers)};
  if (product.allowTf32)
    about.push_back(b.getNamedAttr("allow_tf32", b.getUnitAttr()));
  const LibraryEpilogue &epilogue = product.epilogue;
  auto addFactor = [&](StringRef name, double factor) {
    if (factor != 1)
      about.push_back(b.getNamedAttr(name, b.getF64FloatAttr(factor)));
  };
  addFactor("scale", epilogue.scale);
  addFactor("addend_scale", epilogue.addendScale);
  if (epilogue.activation != TEN_LINEAR)
    about.push_back(
        b.getNamedAttr("activation", b.getI64IntegerAttr(epilogue.activation)));
  ten::attr::product.set(launch, b.getDictionaryAttr(about));
  return true;
}

} // namespace tenon
