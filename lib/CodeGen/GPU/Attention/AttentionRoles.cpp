//===- AttentionRoles.cpp - Finds the loop nests of an attention ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches the nests that OnlineAttention.cpp marked as parts of one attention,
// and maps the loops of its two contractions to those of the logits, so that
// batches, rows and columns are numbered alike in all of them. Fails with a
// reason if the contractions were transformed in an incompatible way.
//
//===----------------------------------------------------------------------===//

#include "AttentionRoles.h"
#include "Conversion/AttentionNests.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;

namespace tenon {

namespace {

/// Maps each loop of a contraction to the loop of the logits over the same
/// positions, or -1.
using Axes = SmallVector<int64_t>;

OpOperand *inputFrom(linalg::LinalgOp nest, Value memory) {
  for (OpOperand *input : nest.getDpsInputOperands())
    if (input->get() == memory)
      return input;
  return nullptr;
}

/// Maps loops by corresponding positions: `from` as functions of the
/// contraction's loops, `to` as functions of the logits' loops.
std::optional<Axes> axesBetween(AffineMap from, AffineMap to) {
  Axes axes(from.getNumDims(), -1);
  for (auto [own, other] :
       llvm::zip_equal(from.getResults(), to.getResults())) {
    auto loop = dyn_cast<AffineDimExpr>(own);
    auto axis = dyn_cast<AffineDimExpr>(other);
    if (!loop || (!axis && !isa<AffineConstantExpr>(other)))
      return std::nullopt;
    if (axis)
      axes[loop.getPosition()] = axis.getPosition();
  }
  return axes;
}

/// Sorts loops by their axes and returns the axes, which determine the
/// numbering. Loops with one iteration are ignored.
std::optional<SmallVector<unsigned>> numberBy(SmallVectorImpl<unsigned> &loops,
                                              ArrayRef<int64_t> sizes,
                                              const Axes &axes) {
  auto key = [&](unsigned loop) {
    return std::pair(sizes[loop] == 1 ? -1 : axes[loop], loop);
  };
  llvm::sort(loops, [&](unsigned a, unsigned b) { return key(a) < key(b); });
  SmallVector<unsigned> numbers;
  for (unsigned loop : loops) {
    if (sizes[loop] == 1)
      continue;
    if (axes[loop] < 0)
      return std::nullopt;
    numbers.push_back(axes[loop]);
  }
  return numbers;
}

std::optional<CausalColumns> findCausal(linalg::LinalgOp logits) {
  auto mask = ten::attr::causal.get(logits);
  if (!mask || mask.size() != 4 || logits.getNumDpsInputs() == 0)
    return std::nullopt;
  auto number = [&](unsigned i) { return cast<IntegerAttr>(mask[i]).getInt(); };
  return CausalColumns{static_cast<unsigned>(number(0)),
                       static_cast<unsigned>(number(1)), number(2),
                       cast<FloatAttr>(mask[3]).getValue(),
                       logits.getDpsInputOperands().back()};
}

} // namespace

std::optional<AttentionNests>
AttentionNests::find(ArrayRef<linalg::LinalgOp> nests, std::string &why) {
  auto marked = [&](StringRef what) {
    for (linalg::LinalgOp nest : nests)
      if (auto mark = ten::attr::attention.get(nest);
          mark && mark.getValue() == what)
        return nest;
    return linalg::LinalgOp();
  };
  linalg::LinalgOp scoreNest = marked(kScores), valueNest = marked(kValues);
  AttentionNests found;
  found.logits = marked(kLogits);
  found.result = marked(kResult);
  linalg::LinalgOp sumNest = marked(kWeightSum), weights = marked(kWeights);
  if (!found.logits) {
    found.logits = weights;
    found.computesLogits = false;
  }
  why = "a nest of it is missing";
  if (!scoreNest || !valueNest || !found.logits || !found.result || !sumNest ||
      !weights)
    return std::nullopt;
  std::optional<Contraction> scores = findContraction(scoreNest),
                             values = findContraction(valueNest);
  why = "there are few rows, columns or features";
  if (!scores || !values)
    return std::nullopt;
  why = "it has groups of columns";
  if (scores->groups || values->groups)
    return std::nullopt;
  found.scores = std::move(*scores);
  found.values = std::move(*values);
  found.score = inputFrom(found.logits, scoreNest.getDpsInits()[0]);
  found.sum = inputFrom(found.result, valueNest.getDpsInits()[0]);
  found.total = inputFrom(found.result, sumNest.getDpsInits()[0]);
  OpOperand *weight = inputFrom(valueNest, weights.getDpsInits()[0]);
  const ContractionFactor &left = found.values.factors[0];
  why = "a nest does not read the result of the previous one";
  if (!found.score || !found.sum || !found.total || !weight ||
      !left.prologue.empty() || left.inputs != ArrayRef{weight})
    return std::nullopt;

  std::optional<Axes> ofScores = axesBetween(
      scoreNest.getMatchingIndexingMap(scoreNest.getDpsInitOperand(0)),
      found.logits.getMatchingIndexingMap(found.score));
  AffineMap ofWeights = valueNest.getMatchingIndexingMap(weight);
  std::optional<Axes> ofValues = axesBetween(
      ofWeights, AffineMap::getMultiDimIdentityMap(ofWeights.getNumResults(),
                                                   ofWeights.getContext()));
  why = "queries, keys and values have different dimensions in common";
  if (!ofScores || !ofValues)
    return std::nullopt;
  auto agree = [&](SmallVectorImpl<unsigned> &left,
                   SmallVectorImpl<unsigned> &right,
                   SmallVectorImpl<unsigned> &numbers) {
    std::optional<SmallVector<unsigned>> one =
        numberBy(left, found.scores.sizes, *ofScores);
    std::optional<SmallVector<unsigned>> other =
        numberBy(right, found.values.sizes, *ofValues);
    if (!one || one != other)
      return false;
    numbers.assign(*one);
    return true;
  };
  if (!agree(found.scores.batch, found.values.batch, found.batch) ||
      !agree(found.scores.rows, found.values.rows, found.rows) ||
      !agree(found.scores.columns, found.values.contracted, found.columns))
    return std::nullopt;
  found.causal = findCausal(found.logits);
  // The rows of a tile must be consecutive.
  if (found.causal &&
      (found.rows.empty() || found.rows.back() != found.causal->row ||
       found.columns != ArrayRef{found.causal->column}))
    found.causal.reset();
  return found;
}

} // namespace tenon
