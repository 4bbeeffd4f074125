//===- Einsum.cpp - Parses einsum equations -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Einsum.h"
#include "Verify.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

/// Reads the labels of one list. `...` stands for `ellipsis` dimensions; if
/// that is negative, for as many as the letters leave of `rank`.
static std::string readLabels(StringRef text, int64_t rank, int64_t &ellipsis,
                              Einsum::Labels &labels) {
  int64_t letters = llvm::count_if(text, llvm::isAlpha);
  bool isOpen = ellipsis < 0;
  bool hasEllipsis = false;
  while (!text.empty()) {
    if (text.consume_front("...")) {
      if (hasEllipsis)
        return "expects '...' once for an operand";
      hasEllipsis = true;
      if (isOpen)
        ellipsis = std::max<int64_t>(rank - letters, 0);
      for (int64_t i = ellipsis; i > 0; --i)
        labels.push_back(static_cast<int>(-i));
      continue;
    }
    if (!llvm::isAlpha(text.front()))
      return "expects letters and '...', got '" + text.take_front().str() + "'";
    labels.push_back(text.front());
    text = text.drop_front();
  }
  if (isOpen && !hasEllipsis)
    ellipsis = 0;
  if (isOpen && static_cast<int64_t>(labels.size()) != rank)
    return "expects a letter for each of " + std::to_string(rank) +
           " dimensions, got " + std::to_string(labels.size());
  return "";
}

std::string Einsum::parse(StringRef config, ArrayRef<int64_t> ranks) {
  std::string text;
  llvm::copy_if(config, std::back_inserter(text),
                [](char c) { return !llvm::isSpace(c); });
  auto [inputs, output] = StringRef(text).split("->");
  if (inputs.size() == text.size())
    return "expects '->' before the result's letters";
  SmallVector<StringRef> lists;
  inputs.split(lists, ',');
  if (lists.size() != ranks.size())
    return "expects letters for " + std::to_string(ranks.size()) +
           " operands, got " + std::to_string(lists.size());
  int64_t widest = 0;
  for (auto [list, rank] : llvm::zip(lists, ranks)) {
    int64_t ellipsis = -1;
    if (std::string problem =
            readLabels(list, rank, ellipsis, operands.emplace_back());
        !problem.empty())
      return problem;
    widest = std::max(widest, ellipsis);
  }
  if (std::string problem = readLabels(output, 0, widest, result);
      !problem.empty())
    return problem;
  for (auto [i, label] : llvm::enumerate(result)) {
    if (llvm::is_contained(ArrayRef<int>(result).take_front(i), label))
      return "expects each letter of the result once";
    bool isKnown = llvm::any_of(operands, [&, label = label](Labels &labels) {
      return llvm::is_contained(labels, label);
    });
    if (!isKnown)
      return "expects letters of the result that an operand has";
  }
  return "";
}

namespace tenon::stablehlo {

/// Checks that dimensions with the same label have the same size, except that
/// those of `...` may be 1 in an operand.
static LogicalResult verifyEinsum(Operation *op, StringRef config) {
  Einsum einsum;
  SmallVector<int64_t> ranks;
  for (Value operand : op->getOperands())
    ranks.push_back(rankOf(operand));
  if (std::string problem = einsum.parse(config, ranks); !problem.empty())
    return op->emitOpError(problem) << " in \"" << config << '"';
  llvm::DenseMap<int, int64_t> sizes;
  for (auto [labels, operand] : llvm::zip(einsum.operands, op->getOperands()))
    for (auto [label, size] : llvm::zip(labels, typeOf(operand).getShape())) {
      auto [known, isNew] = sizes.try_emplace(label, size);
      bool isSpread = label < 0 && (size == 1 || known->second == 1);
      if (!isSpread && !compatible(known->second, size))
        return op->emitOpError("expects dimensions of one letter to have one "
                               "size, got ")
               << known->second << " and " << size;
      if (ShapedType::isDynamic(known->second) || known->second == 1)
        known->second = size;
    }
  SmallVector<int64_t> wanted;
  for (int label : einsum.result)
    wanted.push_back(sizes.lookup(label));
  return expectResult(op, wanted);
}

LogicalResult EinsumOp::verify() {
  return verifyEinsum(*this, getEinsumConfig());
}

LogicalResult UnaryEinsumOp::verify() {
  return verifyEinsum(*this, getEinsumConfig());
}

} // namespace tenon::stablehlo
