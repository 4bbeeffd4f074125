//===- UpstreamPatterns.cpp - Reviewed rewrites of MLIR -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's canonicalization patterns are written for programs in general; some
// change the values of floating-point programs, and one of 22 loses a value. So
// patterns are taken by name from a list, group by group with the reason why
// the group keeps every bit. A pattern that is not in the list, because MLIR is
// newer than the review, is not used, and a test names it.
//
// Folders cannot be chosen one by one. Those of `arith`, `math` and `complex`
// were read for 22: constants are folded with APFloat's round to nearest even;
// x + -0, x - 0, x * 1, x / 1 and x to maximum(x, x) keep x; `extf(truncf(x))`
// is x only where both have the flag `contract`, which no lowering of ours sets
// on casts; `maxnumf(x, -inf)`, which loses a NaN, is emitted with `nnan`
// alone. Functions of constants are those of the host's library, which may be
// an ulp from the compiled approximation. The random programs of the family
// "conversions" and "states" test both.
//
//===----------------------------------------------------------------------===//

#include "UpstreamPatterns.h"
#include "mlir/IR/Dialect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace tenon {

namespace {

/// Names of patterns without namespaces and template arguments.
using Names = std::initializer_list<llvm::StringLiteral>;

struct Group {
  llvm::StringLiteral reason;
  Names names;
};

/// Dialects of MLIR whose operations the pipelines create.
constexpr llvm::StringLiteral kDialects[] = {
    "affine", "arith", "bufferization", "cf",     "complex",
    "func",   "gpu",   "index",         "linalg", "math",
    "memref", "scf",   "tensor",        "vector"};

const Group kUsed[] = {
    {"integers modulo 2^n, and their extensions: exact for every value",
     {"AddIAddConstant",
      "AddIMulNegativeOneLhs",
      "AddIMulNegativeOneRhs",
      "AddISubConstantLHS",
      "AddISubConstantRHS",
      "AddUIExtendedToAddI",
      "AndOfExtSI",
      "AndOfExtUI",
      "CmpIExtSI",
      "CmpIExtUI",
      "ExtSIOfExtUI",
      "IndexCastOfExtSI",
      "IndexCastOfIndexCast",
      "IndexCastUIOfExtUI",
      "IndexCastUIOfIndexCastUI",
      "MulIMulIConstant",
      "MulSIExtendedToMulI",
      "MulUIExtendedToMulI",
      "OrOfExtSI",
      "OrOfExtUI",
      "SelectToExtUI",
      "SubILHSAddConstant",
      "SubILHSSubConstantLHS",
      "SubILHSSubConstantRHS",
      "SubIRHSAddConstant",
      "SubIRHSSubConstantLHS",
      "SubIRHSSubConstantRHS",
      "SubISubILHSRHSLHS",
      "TruncIExtSIToExtSI",
      "TruncIExtUIToExtUI",
      "TruncIShrSIToTrunciShrUI",
      "XOrINotCmpI",
      "XOrIOfExtSI",
      "XOrIOfExtUI"}},
    {"selects and bit casts: the same value is chosen, no bit is computed",
     {"BitcastOfBitcast", "MergeArithBitcast", "MergeComplexBitcast",
      "RedundantSelectFalse", "RedundantSelectTrue", "SelectI1ToNot",
      "SelectNotCond"}},
    {"signs of products and quotients, which round to nearest even: exact",
     {"DivFOfNegF", "FoldComponentNeg", "MulFOfNegF"}},
    {"affine expressions of indices, which do not overflow",
     {"AlwaysTrueOrFalseIf", "CancelDelinearizeOfLinearizeDisjointExactTail",
      "CancelLinearizeOfDelinearizePortion",
      "CanonicalizeAffineMinMaxOpExprAndTermOrder",
      "CanonicalizeSingleResultAffineMinMaxOp",
      "DeduplicateAffineMinMaxExpressions", "DropLinearizeLeadingZero",
      "DropLinearizeUnitComponentsIfDisjointOrZero", "DropUnitExtentBasis",
      "MergeAffineMinMaxOp", "SimplifyAffineOp", "SimplifyDeadElse",
      "SplitDelinearizeSpanningLastLinearizeArg"}},
    {"branches: conditions that are known, or tested twice",
     {"CondBranchTruthPropagation", "DropUnreachableCondBranch",
      "SimplifyCondBranchFromCondBranchOnSameCondition",
      "SimplifyCondBranchIdenticalSuccessors", "SimplifyConstCondBranchPred",
      "SimplifyPassThroughCondBranch"}},
    {"structured control flow: moves and drops values, computes none",
     {"CombineIfs",
      "CombineNestedIfs",
      "ConditionPropagation",
      "ConvertTrivialIfToSelect",
      "DimOfForallOp",
      "FoldConstantCase",
      "FoldTensorCastOfOutputIntoForallOp",
      "ForOpTensorCastFolder",
      "ForallOpControlOperandsFolder",
      "ForallOpIterArgsFolder",
      "ForallOpReplaceConstantInductionVar",
      "ForallOpSingleOrZeroIterationDimsFolder",
      "MakeRegionBranchOpSuccessorInputsDead",
      "MergeNestedParallelLoops",
      "MultiBlockExecuteInliner",
      "ParallelOpSingleOrZeroIterationDimsFolder",
      "RemoveDeadRegionBranchOpSuccessorInputs",
      "RemoveDuplicateSuccessorInputUses",
      "RemoveEmptyElseBranch",
      "RemoveStaticCondition",
      "ReplaceIfYieldWithConditionOrValue",
      "SimplifyTrivialLoops",
      "SingleBlockExecuteInliner",
      "WhileCmpCond",
      "WhileConditionTruth",
      "WhileOpAlignBeforeArgs"}},
    {"tensors: casts, slices, shapes and copies, no arithmetic on elements",
     {"ChainedTensorBitcast",
      "ChainedTensorCast",
      "ComposeCollapseOfExpandOp",
      "ComposeExpandOfCollapseOp",
      "ComposeReassociativeReshapeOps",
      "ConvertToStaticExpandShape",
      "DimOfCastOp",
      "DimOfDestStyleOp",
      "DimOfReshapeOp",
      "ExtractElementFromIndexCast",
      "ExtractFromTensorCast",
      "ExtractFromTensorGenerate",
      "ExtractSliceOpCastFolder",
      "FoldCollapseOfCastOp",
      "FoldConsecutiveConstantPadding",
      "FoldEmptyTensorWithCastOp",
      "FoldEmptyTensorWithDimOp",
      "FoldOrthogonalPaddings",
      "FoldReshapeWithConstant",
      "FoldReshapeWithFromElements",
      "FoldReshapeWithSplat",
      "FoldSourceTensorCast",
      "FoldStaticPadding",
      "FoldStaticZeroPadding",
      "FoldTargetTensorCast",
      "FoldTensorCastProducerOp",
      "InferConcatOperandTypes",
      "InferConcatResultType",
      "InsertSliceOpCastFolder",
      "InsertSliceOpConstantArgumentFolder",
      "InsertSliceOpSourceCastInserter",
      "OpWithOffsetSizesAndStridesConstantArgumentFolder",
      "ReplaceEmptyTensorStaticShapeDims",
      "SingleInputConcatOp",
      "StaticTensorGenerate",
      "TensorCastExtractSlice"}},
    {"structured operations: dead ones, copies, and fills that other fills or "
     "moves follow",
     {"EraseDeadLinalgOp", "EraseSelfCopy", "FoldBroadcasts",
      "FoldConcatsOfFill", "FoldFillWithCopy", "FoldFillWithPack",
      "FoldFillWithPad", "FoldFillWithTensorExtract",
      "FoldFillWithTensorReshape", "FoldFillWithTranspose",
      "FoldInsertPadIntoFill", "FoldTensorCastConsumerOp",
      "FoldTensorCastPackOp", "FoldTensorCastUnPackOp",
      "FoldTransposeWithTranspose", "SwapTransposeWithBroadcast"}},
    {"buffers: views, sizes and unused memory",
     {"AllocaScopeHoister",
      "AllocaScopeInliner",
      "CollapseShapeOpMemRefCastFolder",
      "DimOfMemRefReshape",
      "DimOfToTensorFolder",
      "ExpandShapeOpMemRefCastFolder",
      "FoldDimOfAllocTensorOp",
      "FoldEmptyCopy",
      "FoldSelfCopy",
      "LoadOfToBuffer",
      "ReinterpretCastOpConstantFolder",
      "ReinterpretCastOpExtractStridedMetadataFolder",
      "ReplaceStaticShapeDims",
      "SimplifyAllocConst",
      "SimplifyClones",
      "SimplifyDeadAlloc",
      "SkipExtractMetadataOfAlloc",
      "SubViewOpMemRefCastFolder",
      "ToBufferOfCast",
      "ToBufferToTensorFolding",
      "TrivialSubViewOpFolder",
      "ViewOpMemrefCastFolder",
      "ViewOpShapeFolder"}},
    {"vectors: masks, shuffles and accesses, no arithmetic on elements",
     {"BroadcastFolder",
      "CanonializeEmptyMaskOp",
      "Canonicalize0DShuffleOp",
      "CompressStoreFolder",
      "ContiguousExtractStridedSliceToExtract",
      "CreateMaskFolder",
      "ExpandLoadFolder",
      "ExtractOpFromBroadcast",
      "ExtractOpFromCreateMask",
      "FoldContiguousGather",
      "FoldContiguousScatter",
      "FoldInsertStridedSliceOfExtract",
      "FoldInsertStridedSliceSplat",
      "FoldTransposeBroadcast",
      "FoldTransposeCreateMask",
      "FoldTransposeFromElements",
      "FoldTransposeShapeCast",
      "FoldTransposeSplat",
      "FoldWaw",
      "FromElementsToShapeCast",
      "GatherFolder",
      "InsertChainFullyInitialized",
      "InsertSplatToSplat",
      "InsertStridedSliceConstantFolder",
      "InsertToBroadcast",
      "MaskedLoadFolder",
      "MaskedStoreFolder",
      "ScatterFolder",
      "ShapeCastBroadcastFolder",
      "ShapeCastCreateMaskFolderTrailingOneDim",
      "ShuffleInterleave",
      "ShuffleSplat",
      "StepCompareFolder",
      "StridedSliceBroadcast",
      "StridedSliceConstantMaskFolder",
      "StridedSliceCreateMaskFolder",
      "StridedSliceSplat",
      "SwapExtractSliceOfTransferWrite",
      "ToElementsOfBroadcast",
      "TransferReadAfterWriteToBroadcast",
      "TransposeFolder"}},
    {"launches on a GPU: order and sizes alone",
     {"EraseRedundantGpuWaitOpPairs", "EraseTrivialCopyOp",
      "FoldLaunchArguments", "SimplifyDimOfAllocOp", "SimplifyGpuWaitOp"}},
};

const Group kLeftOut[] = {
    {"rounds once where the program rounds twice, and makes conversions of "
     "integers to bf16 that LLVM cannot select",
     {"TruncFSIToFPToSIToFP", "TruncFUIToFPToUIToFP"}},
    {"keeps one use of a value that `scf.condition` forwards twice (MLIR issue "
     "219456)",
     {"WhileMoveIfDown"}},
    {"assumes that operands have the sizes of the loops; here an operand that "
     "is read at the loop indices may be larger, such as that of a slice from "
     "0 on",
     {"EraseIdentityLinalgOp", "InferStaticShapeOfOperands"}},
    {"is wrong for i1", {"MulSIExtendedRHSOne"}},
    {"compares as integers; nothing here needs it", {"CmpFIntToFPConst"}},
    {"changes the order of sums",
     {"CanonicalizeContractAdd", "ElideSingleElementReduction",
      "ElideUnitDimsInMultiDimReduction"}},
    {"is for deallocation, which planned memory does not have",
     {"DeallocRemoveDuplicateDeallocMemrefs",
      "DeallocRemoveDuplicateRetainedMemrefs", "EraseAlwaysFalseDealloc",
      "EraseEmptyDealloc", "RemoveAllocDeallocPairWhenNoOtherUsers"}},
};

} // namespace

/// Returns `SimplifyAffineOp` of `mlir::SimplifyAffineOp<affine::ApplyOp>`.
static StringRef baseName(const Pattern &pattern) {
  StringRef name = pattern.getDebugName().split('<').first;
  return name.rsplit("::").second.empty() ? name : name.rsplit("::").second;
}

static llvm::StringSet<> namesOf(ArrayRef<Group> groups) {
  llvm::StringSet<> names;
  for (const Group &group : groups)
    for (StringRef name : group.names)
      names.insert(name);
  return names;
}

void addCanonicalizations(Dialect &dialect, RewritePatternSet &patterns) {
  MLIRContext *context = dialect.getContext();
  dialect.getCanonicalizationPatterns(patterns);
  // Do not use getRegisteredOperationsByDialect: its binary search is wrong.
  for (RegisteredOperationName op : context->getRegisteredOperations())
    if (&op.getDialect() == &dialect)
      op.getCanonicalizationPatterns(patterns, context);
}

/// Adds all canonicalization patterns of MLIR's loaded dialects.
static void addAll(RewritePatternSet &patterns) {
  for (StringRef name : kDialects)
    if (Dialect *dialect = patterns.getContext()->getLoadedDialect(name))
      addCanonicalizations(*dialect, patterns);
}

void populateUpstreamPatterns(RewritePatternSet &patterns) {
  static const llvm::StringSet<> used = namesOf(kUsed);
  RewritePatternSet all(patterns.getContext());
  addAll(all);
  for (std::unique_ptr<RewritePattern> &pattern : all.getNativePatterns())
    if (used.contains(baseName(*pattern)))
      patterns.add(std::move(pattern));
}

SmallVector<std::string> unreviewedUpstreamPatterns(MLIRContext *context) {
  llvm::StringSet<> used = namesOf(kUsed), leftOut = namesOf(kLeftOut);
  RewritePatternSet all(context);
  addAll(all);
  llvm::StringSet<> found;
  for (std::unique_ptr<RewritePattern> &pattern : all.getNativePatterns()) {
    // Patterns that are functions have no name and are not used.
    StringRef name = baseName(*pattern);
    if (!name.empty() && !used.contains(name) && !leftOut.contains(name))
      found.insert(name);
  }
  SmallVector<std::string> names;
  for (StringRef name : found.keys())
    names.push_back(name.str());
  llvm::sort(names);
  return names;
}

} // namespace tenon
