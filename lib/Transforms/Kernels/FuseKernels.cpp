//===- FuseKernels.cpp - Groups operations into kernels -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-fuse: greedy producer-consumer fusion. Operations are visited
// in reverse order, so that the groups of all users of an operation are
// complete; an operation with a user outside of groups becomes the root of a
// new one, which grows by its operands' producers as long as they may be fused.
// Positions at which a kernel computes elements of a member are numbered, to
// bound the code that fusion duplicates. Rows (reductions and elementwise
// operations along the same dimensions) and attention are grown by rules of
// their own. Every producer that is not fused leaves a remark, once.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/Attention.h"
#include "Dialect/Ten/Analysis/Softmax.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "GivenKernels.h"
#include "KernelRows.h"
#include "MakeKernel.h"
#include "OverwrittenValues.h"
#include "Producers.h"
#include "Transforms/Passes.h"
#include "TransposedCodes.h"
#include "VectorProducts.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FUSEKERNELS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Maximum number of positions, per element of a kernel's result, at which code
/// computes elements of one operation.
/// Tuned: evaluations an element; commit 0bcbc9e.
constexpr size_t kMaxEvaluationsPerElement = 4;

/// A position: an operation of the kernel that changes indices, and the
/// position of its result. Operations that keep positions are left out.
using Place = std::pair<Operation *, size_t>;

/// Maximum number of steps of cheap operations that a kernel recomputes from
/// arrays that it reads anyway.
/// Tuned: steps; commit 48e1d30.
constexpr unsigned kMaxRecomputedSteps = 3;

/// Maximum number of steps if the kernel would read only broadcast arrays.
/// Tuned: steps; commit 5e4ca2c.
constexpr size_t kMaxStepsOfBroadcasts = 32;

/// Minimum bytes of an array for which recomputation pays: smaller ones stay in
/// L2, and cost little to write and read.
/// Tuned: bytes; commit d9093b4.
constexpr int64_t kMinRecomputedBytes = 1 << 19;

/// Minimum number of elements of a kernel, and minimum ratio of these to the
/// elements of an array, for which the array is read repeatedly from memory.
/// Tuned: elements, ratio; commit 5e4ca2c.
constexpr int64_t kMinElementsOfReader = 1 << 16, kMinRereads = 16;

/// Minimum number of rows for which packing the matrix that they are multiplied
/// by pays.
/// Tuned: rows; commit af2636a.
constexpr int64_t kMinAttentionRows = 32;

/// The operations of one kernel.
struct Group {
  Operation *root;
  llvm::SetVector<Operation *> members;
  /// Members that other kernels may compute as well.
  llvm::DenseSet<Operation *> madeAgain;
  /// Producers with users in several kernels.
  llvm::SetVector<Operation *> shared;
  /// The rows of a kernel that is executed row by row.
  std::optional<Rows> rows;
  /// Two contractions and the rows between them.
  bool isAttention = false;
  /// The numbers of the positions at which elements of each member are
  /// computed.
  llvm::DenseMap<Operation *, llvm::SmallDenseSet<size_t, 2>> places;
  llvm::MapVector<Place, size_t> numbers;

  /// Returns the positions at which members read the producer.
  llvm::SmallDenseSet<size_t, 2> placesOf(Operation *producer);
};

llvm::SmallDenseSet<size_t, 2> Group::placesOf(Operation *producer) {
  llvm::SmallDenseSet<size_t, 2> read;
  // Row-wise operations on rows read one position per position.
  auto keepsPlace = [&](Operation *user) {
    return isPointwise(user) ||
           (rows &&
            (isa<ReduceOp>(user) || joinsElementsOfRows(user, *rows) ||
             (rows->isOfRow(user->getResult(0)) && keepsRows(user, *rows))));
  };
  for (Operation *user : producer->getUsers()) {
    while (user && !members.contains(user))
      user = user->getParentOp();
    if (!user)
      continue;
    for (size_t place : places[user])
      read.insert(keepsPlace(user)
                      ? place
                      : numbers.insert({Place(user, place), numbers.size() + 1})
                            .first->second);
  }
  return read;
}

class BlockFuser {
public:
  BlockFuser(Block &block, bool join, bool attention, bool softmaxOnly)
      : block(block), join(join), attention(attention),
        softmaxOnly(softmaxOnly), overwritten(block) {}
  void run();

private:
  /// Returns whether a value of the operation must exist outside of its users'
  /// groups.
  bool isNeededAlone(Operation *op);
  void add(Operation *root);
  /// Makes a group of the root and all producers that may be fused with it.
  Group grow(Operation *root, std::optional<Rows> rows);
  /// Makes a group of an attention: the contraction, the rows that it reads,
  /// and the contraction that they are computed from; returns nothing if they
  /// are not attention.
  std::optional<Group> growAttention(Operation *root);
  /// Returns the rows of a group that could hold another reduction in addition
  /// to its root.
  std::optional<Rows> findRows(Operation *root);
  bool mayJoin(Operation *producer, Group &group);
  /// Returns whether all that the group computes from the sums of a contraction
  /// or convolution is elementwise, so that it can be an epilogue.
  bool mayEndIn(Operation *sums, const Group &group);
  bool rowMayJoin(Operation *reduction, const Group &group);
  /// Returns whether the user is only in kernels that also compute the
  /// producer.
  bool computesItself(Operation *user, Operation *producer);
  /// Returns whether the group reads all operands that a cheap producer is
  /// computed from in this many steps: it then recomputes the producer's
  /// elements instead of reading them.
  bool isReadAnyway(Operation *producer, const Group &group,
                    unsigned steps = kMaxRecomputedSteps);
  /// Returns whether all users can read the array that a cheap producer is
  /// computed from in a few steps, instead of the producer's own, which is then
  /// not written, or only broadcast arrays.
  bool isMadeOfLittle(Operation *producer);
  /// Returns whether the group recomputes elements that others compute or store
  /// as well.
  bool makesAgain(Operation *producer, const Group &group) {
    return isReadAnyway(producer, group) || isMadeOfLittle(producer);
  }
  /// Reports once why an operation is not fused.
  void refuse(Operation *producer, const Twine &why);
  void build(const Group &group);

  Block &block;
  bool join, attention, softmaxOnly;
  OverwrittenValues overwritten;
  SmallVector<Group> groups;
  /// The indices of the groups that contain an operation.
  llvm::DenseMap<Operation *, SmallVector<size_t, 1>> groupsOf;
  llvm::DenseSet<Operation *> refused;
  /// Set while a group is only attempted.
  bool quiet = false;
};

void BlockFuser::run() {
  // Users first: when an operation is visited, the groups of all its users are
  // complete.
  for (Operation &op : llvm::reverse(block))
    if (isComputation(&op) && !op.use_empty() && isNeededAlone(&op))
      add(&op);
  for (const Group &group : groups)
    build(group);
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if ((isComputation(&op) || isa<ConstantOp, ReshapeOp>(op)) &&
        op.use_empty())
      op.erase();
}

bool BlockFuser::isNeededAlone(Operation *op) {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    user = block.findAncestorOpInBlock(*user);
    if (!computesItself(user, op))
      return true;
    // A fused view also stays outside if others use it.
    return isa<ReshapeOp>(user) && isNeededAlone(user);
  });
}

void BlockFuser::refuse(Operation *producer, const Twine &why) {
  if (quiet || !refused.insert(producer).second)
    return;
  remark::missed(producer->getLoc(),
                 remark::RemarkOpts::name("NotFused").category("ten-fuse"))
      << ("not fused: '" + producer->getName().getStringRef() + "' " + why)
             .str();
}

bool BlockFuser::mayEndIn(Operation *sums, const Group &group) {
  if (!isPointwise(group.root) || llvm::any_of(group.members, isSumOfProducts))
    return false;
  SmallVector<Operation *> worklist = {sums};
  llvm::DenseSet<Operation *> seen;
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val()->getUsers()) {
      if (!group.members.contains(user) || !isPointwise(user))
        return false;
      if (user != group.root && seen.insert(user).second)
        worklist.push_back(user);
    }
  return true;
}

std::optional<Rows> BlockFuser::findRows(Operation *root) {
  std::optional<Rows> rows = rowsOf(root);
  if (!rows && (!isIndexMapped(root) || root->getNumResults() != 1))
    return {};
  llvm::SetVector<Operation *> open;
  open.insert(root);
  for (size_t next = 0; next < open.size(); ++next)
    for (Value operand : open[next]->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if (!producer || producer->getBlock() != &block)
        continue;
      if (std::optional<Rows> found = rowsOf(producer)) {
        if (rows
                ? *rows == *found
                : found->isOfRow(root->getResult(0)) ||
                      (!softmaxOnly && joinsElementsOfRows(root, *found)) ||
                      tensorType(root->getResult(0)).getShape() == found->shape)
          return found;
        continue;
      }
      if (isPointwise(producer) || isa<BroadcastOp>(producer))
        open.insert(producer);
    }
  return {};
}

/// A reduction is fused if all that the group computes from it stays in its
/// row.
bool BlockFuser::rowMayJoin(Operation *reduction, const Group &group) {
  if (!(rowsOf(reduction) == group.rows))
    return false;
  llvm::SetVector<Operation *> dependent;
  dependent.insert(reduction);
  for (size_t next = 0; next < dependent.size(); ++next)
    for (Operation *user : dependent[next]->getUsers()) {
      if (group.members.contains(user)) {
        if (!keepsRows(user, *group.rows) &&
            !(user == group.root && joinsElementsOfRows(user, *group.rows)))
          return false;
        dependent.insert(user);
      } else if (next == 0) {
        refuse(reduction, "has users in several kernels");
        return false;
      }
    }
  return true;
}

/// Minimum number of elements for which computing the updates in the kernel
/// pays: updates of nearby single elements take no longer than computing their
/// positions, which vectors do faster.
/// Tuned: elements; commit 251e022.
constexpr int64_t kMinElementsForUpdates = 64 * 1024;

/// Returns whether a root is a scatter that computes its indices and updates.
static bool computesUpdates(Operation *root) {
  auto scatter = dyn_cast<ScatterOp>(root);
  if (!scatter)
    return false;
  RankedTensorType type = tensorType(scatter.getInputs().front());
  return !scatter.getUpdateWindowDims().empty() || !type.hasStaticShape() ||
         type.getNumElements() > kMinElementsForUpdates;
}

/// Returns whether a scatter computes elements of the producer one by one. Its
/// input is copied or updated in place; transposes are better materialized
/// once.
static bool computesElements(ScatterOp scatter, Operation *producer) {
  return isCheap(producer) && !isa<TransposeOp, ReverseOp>(producer) &&
         !llvm::is_contained(scatter.getInputs(), producer->getResult(0));
}

/// Returns whether slices are all that reads an array, of as many elements as
/// it has.
static bool isReadInSlices(Value array) {
  int64_t left = tensorType(array).getNumElements();
  for (Operation *user : array.getUsers()) {
    if (!isa<SliceOp>(user))
      return false;
    left -= tensorType(user->getResult(0)).getNumElements();
  }
  return left <= 0;
}

/// Returns whether a small transposed array is read so often that it should be
/// materialized in transposed order; or is one of columns that are summed with
/// rows, for which the number of rows must not decide.
static bool isReadAgainFarApart(Operation *producer, const Group &group) {
  auto transpose = dyn_cast<TransposeOp>(producer);
  if (!transpose || !transpose.getType().hasStaticShape() ||
      transpose.getPerm().back() ==
          static_cast<int64_t>(transpose.getPerm().size()) - 1)
    return false;
  if ((group.rows || rowsOf(group.root)) && isReadInSlices(transpose))
    return true;
  int64_t most = 0;
  for (Operation *member : group.members)
    for (Value operand : member->getOperands())
      if (auto type = dyn_cast<RankedTensorType>(operand.getType());
          type && type.hasStaticShape())
        most = std::max(most, type.getNumElements());
  return most >= kMinElementsOfReader &&
         transpose.getType().getNumElements() * kMinRereads <= most;
}

bool BlockFuser::mayJoin(Operation *producer, Group &group) {
  if (producer->getBlock() != &block)
    return false;
  if (overwritten.copiedBy(producer, group.root)) {
    refuse(producer, "reads an array that is later updated in place");
    return false;
  }
  if (auto scatter = dyn_cast<ScatterOp>(group.root);
      scatter && !computesElements(scatter, producer))
    return false;
  // Rules that only matter with a CPU's caches.
  bool isForCache = join && !softmaxOnly;
  if (isSumOfProducts(producer))
    return !group.rows && mayEndIn(producer, group);
  // Contractions read their operands many times.
  for (Operation *user : producer->getUsers())
    if (group.members.contains(user)) {
      if (isSumOfProducts(user))
        return isDequantizedFor(producer, user) ||
               (!softmaxOnly && isPartFor(producer, user)) ||
               (isForCache && computesRhs(user) &&
                producer->getResult(0) == cast<ContractOp>(user).getRhs() &&
                !findRows(producer));
      // A part that a product reads is in memory.
      if (llvm::any_of(user->getUsers(),
                       [&](Operation *sum) { return isPartFor(user, sum); }))
        return false;
      // Places in a stack are in memory as well.
      if (isa<DynamicSliceOp>(user) && isStackOfCodes(user))
        return false;
      bool isStack = isStackOfCodes(producer);
      if (isStack || isReadAsCodes(producer, user))
        return isStack && isForCache;
    }
  if (group.rows && isa<ReduceOp>(producer))
    return rowMayJoin(producer, group);
  bool isView = isUnitView(producer) ||
                (attention && group.rows && isUnitReshape(producer));
  if (!isIndexMapped(producer) && !isView)
    return false;
  if (isForCache && isa<ConcatOp>(producer) && findRows(producer)) {
    refuse(producer, "concatenates results of rows");
    return false;
  }
  if (isForCache && isReadAgainFarApart(producer, group)) {
    refuse(producer, "is read repeatedly, with large strides");
    return false;
  }
  if (isFreeToRecompute(producer))
    return true;
  bool shared = false;
  for (Operation *user : producer->getUsers()) {
    if (!group.members.contains(block.findAncestorOpInBlock(*user))) {
      shared |= !computesItself(user, producer);
      continue;
    }
    // A kernel that recomputes the user reads the producer too.
    shared |= group.madeAgain.contains(user);
    // An element that is read repeatedly would be computed repeatedly.
    bool oncePerRow = group.rows && group.rows->isOfRow(producer->getResult(0));
    bool isRepeated = repeatsElements(user) && isMadeOfCostly(producer);
    if ((isRepeated || (!isCheap(producer) && !isPointwise(user) &&
                        !isa<ReduceOp>(user) && !replacesMost(user))) &&
        !oncePerRow) {
      StringRef what = isCheap(producer)
                           ? "is computed from expensive operations"
                           : "is expensive";
      refuse(producer, what + ", and '" + user->getName().getStringRef() +
                           "' would compute its elements repeatedly");
      return false;
    }
  }
  if (!shared)
    return true;
  if (makesAgain(producer, group)) {
    group.madeAgain.insert(producer);
    return true;
  }
  group.shared.insert(producer);
  return false;
}

bool BlockFuser::computesItself(Operation *user, Operation *producer) {
  auto found = groupsOf.find(block.findAncestorOpInBlock(*user));
  return found != groupsOf.end() &&
         llvm::all_of(found->second, [&](size_t group) {
           return groups[group].members.contains(producer);
         });
}

bool BlockFuser::isReadAnyway(Operation *producer, const Group &group,
                              unsigned steps) {
  if (!isPointwise(producer) || !isCheap(producer) ||
      producer->getBlock() != &block)
    return false;
  for (Operation *user : producer->getUsers())
    if (group.members.contains(user) && !isPointwise(user))
      return false;
  return llvm::all_of(producer->getOperands(), [&](Value operand) {
    Operation *op = operand.getDefiningOp();
    return (op && isInlineConstant(op)) ||
           llvm::any_of(operand.getUsers(),
                        [&](Operation *user) {
                          return group.members.contains(user) &&
                                 isPointwise(user);
                        }) ||
           (op && steps > 1 && isReadAnyway(op, group, steps - 1));
  });
}

/// Returns whether a cheap producer is computed, within kMaxStepsOfBroadcasts
/// steps, from broadcast arrays only: computing an element is then cheaper than
/// writing and reading it.
static bool isComputedOfRepeated(Operation *producer) {
  llvm::SetVector<Operation *> steps;
  steps.insert(producer);
  for (size_t next = 0; next < steps.size(); ++next) {
    Operation *step = steps[next];
    if (!isPointwise(step) || !isCheap(step) ||
        steps.size() > kMaxStepsOfBroadcasts)
      return false;
    for (Value operand : step->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (!op || op->getBlock() != producer->getBlock())
        return false;
      if (!isInlineConstant(op) && !repeatsLittle(op) && !isa<IotaOp>(op))
        steps.insert(op);
    }
  }
  return true;
}

bool BlockFuser::isMadeOfLittle(Operation *producer) {
  RankedTensorType type = tensorType(producer->getResult(0));
  if (!type.hasStaticShape() || !type.getElementType().isIntOrFloat() ||
      type.getNumElements() * type.getElementTypeBitWidth() / 8 <
          kMinRecomputedBytes ||
      !llvm::all_of(producer->getUsers(), [&](Operation *user) {
        return user->getBlock() == &block &&
               (isPointwise(user) || isa<ReduceOp>(user));
      }))
    return false;
  // Together with the row sums that it uses, it is a kernel that reads its
  // operands once.
  if (findRows(producer))
    return false;
  if (isComputedOfRepeated(producer))
    return true;
  llvm::SmallSetVector<Operation *, kMaxRecomputedSteps> steps;
  llvm::SmallSetVector<Value, 2> arrays;
  steps.insert(producer);
  for (size_t next = 0; next < steps.size(); ++next) {
    if (!isPointwise(steps[next]) || !isCheap(steps[next]))
      return false;
    for (Value operand : steps[next]->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (op && (isInlineConstant(op) || repeatsLittle(op)))
        continue;
      if (op && op->hasOneUse() && op->getBlock() == &block &&
          isPointwise(op) && isCheap(op) && steps.size() < kMaxRecomputedSteps)
        steps.insert(op);
      else
        arrays.insert(operand);
    }
  }
  if (arrays.empty())
    return true;
  if (arrays.size() != 1)
    return false;
  // If only these steps use the array, they can be fused with its producer, as
  // the epilogue of a contraction.
  Operation *maker = arrays.front().getDefiningOp();
  if (maker && maker->getBlock() == &block &&
      llvm::all_of(maker->getUsers(),
                   [&](Operation *user) { return steps.contains(user); }))
    return false;
  Type element = tensorType(arrays.front()).getElementType();
  return element.isIntOrFloat() &&
         element.getIntOrFloatBitWidth() <= type.getElementTypeBitWidth();
}

/// Returns whether a contraction's operand is known at load time: its panels
/// are then packed once, by a kernel of its own.
static bool isKnownAhead(Value operand) {
  while (Operation *view = operand.getDefiningOp()) {
    if (!isa<TransposeOp, ReshapeOp, BroadcastOp, ConvertOp>(view))
      break;
    operand = view->getOperand(0);
  }
  return static_cast<bool>(residentArgument(operand));
}

/// Returns whether the rows between two contractions are at least as large as
/// the right operands of these; otherwise there is little to gain, as the
/// operands are packed in every call and read once per block of rows.
static bool hasManyScores(ContractOp scores, ContractOp values) {
  auto elements = [](Value value) {
    return tensorType(value).hasStaticShape()
               ? tensorType(value).getNumElements()
               : int64_t(0);
  };
  return 2 * elements(scores) >=
         elements(scores.getRhs()) + elements(values.getRhs());
}

std::optional<Group> BlockFuser::growAttention(Operation *root) {
  Operation *sum = root;
  if (isa<TransposeOp>(root) && root->getOperand(0).hasOneUse())
    sum = root->getOperand(0).getDefiningOp();
  auto values = dyn_cast_or_null<ContractOp>(sum);
  Operation *last = values && values->getBlock() == &block
                        ? values.getLhs().getDefiningOp()
                        : nullptr;
  if (!last || last->getBlock() != &block || !last->hasOneUse() ||
      values.getLhs() == values.getRhs())
    return {};
  std::optional<Rows> rows = findRows(last);
  if (!rows || !rows->isStatic())
    return {};
  quiet = true;
  Group group = grow(last, rows);
  quiet = false;
  llvm::SetVector<Operation *> scores;
  for (Operation *member : group.members)
    for (Value operand : member->getOperands())
      if (auto producer = operand.getDefiningOp<ContractOp>();
          producer && producer->getBlock() == &block)
        scores.insert(producer);
  if (scores.size() != 1 ||
      !llvm::all_of(scores.front()->getUsers(), [&](Operation *user) {
        return group.members.contains(user);
      }))
    return {};
  group.members.insert(scores.front());
  group.members.insert(values);
  group.members.insert(root);
  group.root = root;
  group.rows.reset();
  group.isAttention = true;
  std::optional<Attention> found =
      Attention::of(inProgramOrder(group.members, &block));
  if (!found || found->numRows() < kMinAttentionRows)
    return {};
  if (!softmaxOnly) {
    StringRef why = isKnownAhead(values.getRhs()) ||
                            isKnownAhead(scores.front()->getOperand(1))
                        ? "reads an operand that can be prepacked"
                    : !hasManyScores(cast<ContractOp>(scores.front()), values)
                        ? "reads operands that are larger than the rows between"
                        : "";
    if (!why.empty()) {
      refuse(values, why);
      return {};
    }
  }
  if (softmaxOnly && !Softmax::of(*found)) {
    refuse(values, "reads rows that are not a softmax of f32");
    return {};
  }
  return group;
}

void BlockFuser::add(Operation *root) {
  Group group;
  if (attention)
    group = growAttention(root).value_or(Group());
  if (std::optional<Rows> rows =
          join && group.members.empty() ? findRows(root) : std::nullopt;
      rows && (rows->isStatic() || !softmaxOnly)) {
    quiet = true;
    group = grow(root, rows);
    quiet = false;
    // A single reduction, whose result may have unit dimensions, is one of all
    // kernels for it.
    bool isReduction = isa<ReduceOp>(root) || isUnitBroadcast(root);
    if (llvm::count_if(group.members, llvm::IsaPred<ReduceOp>) <=
        (isReduction ? 1 : 0))
      group = Group();
  }
  if (group.members.empty())
    group = grow(root, std::nullopt);
  for (Operation *op : group.members)
    groupsOf[op].push_back(groups.size());
  groups.push_back(std::move(group));
}

Group BlockFuser::grow(Operation *root, std::optional<Rows> rows) {
  Group group;
  group.root = root;
  group.rows = rows;
  group.places[root] = {0};
  llvm::SetVector<Operation *> candidates;
  auto add = [&](Operation *op) {
    group.members.insert(op);
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (Operation *producer = operand.getDefiningOp())
          if (!op->isAncestor(producer))
            candidates.insert(producer);
    });
  };
  add(root);
  // Other nests read operands many times, and need them in memory.
  bool open = join && (isIndexMapped(root) || isa<ReduceOp>(root) ||
                       replacesMost(root) || computesUpdates(root) ||
                       (!softmaxOnly && computesRhs(root)));
  // The exception are borders of windows, where loops are split.
  bool readsBorders = join && !softmaxOnly;
  // Takes the last candidate first: all of its users have been fused by then,
  // or never will be.
  auto joinCandidates = [&] {
    while (!candidates.empty()) {
      Operation *producer =
          *llvm::max_element(candidates, [&](Operation *a, Operation *b) {
            if (a->getBlock() != b->getBlock())
              return b->getBlock() == &block;
            return a->isBeforeInBlock(b);
          });
      candidates.remove(producer);
      if (isInlineConstant(producer))
        group.members.insert(producer);
      else if (open ? mayJoin(producer, group)
                    : (readsBorders && isReadByWindows(producer, root)) ||
                          (join &&
                           (isDequantizedFor(producer, root) ||
                            (!softmaxOnly && isPartFor(producer, root))))) {
        llvm::SmallDenseSet<size_t, 2> places = group.placesOf(producer);
        // Operations without operands lead to no further positions.
        if (places.size() > kMaxEvaluationsPerElement &&
            producer->getNumOperands() != 0) {
          refuse(producer, "is read at " + Twine(places.size()) +
                               " positions per element");
          continue;
        }
        if (places.size() > 1 && isPointwise(producer) &&
            readsSeveralParts(producer)) {
          refuse(producer,
                 "reads several elements of a value, and is read at " +
                     Twine(places.size()) + " positions per element");
          continue;
        }
        group.places[producer] = std::move(places);
        add(producer);
      }
    }
  };
  joinCandidates();
  // Members that were fused last may read the operands that others are computed
  // from.
  for (bool isNew = true; isNew;) {
    isNew = false;
    for (Operation *producer : group.shared.takeVector()) {
      if (makesAgain(producer, group)) {
        candidates.insert(producer);
        joinCandidates();
        isNew |= group.members.contains(producer);
      } else {
        group.shared.insert(producer);
      }
    }
  }
  for (Operation *producer : group.shared)
    refuse(producer, "has users in several kernels");
  return group;
}

void BlockFuser::build(const Group &group) {
  // A broadcast that only adds unit dimensions is a view, not a copy.
  if (group.members.size() == 1 && isUnitBroadcast(group.root)) {
    OpBuilder builder(group.root);
    group.root->replaceAllUsesWith(ReshapeOp::create(
        builder, group.root->getLoc(),
        cast<RankedTensorType>(group.root->getResult(0).getType()),
        group.root->getOperand(0)));
    return;
  }
  const auto *sums = llvm::find_if(group.members, isSumOfProducts);
  KernelKind kind =
      kernelKind(sums == group.members.end() ? group.root : *sums);
  if (group.rows)
    kind = KernelKind::Normalize;
  if (group.isAttention) {
    kind = KernelKind::Attention;
    remark::passed(group.root->getLoc(),
                   remark::RemarkOpts::name("Attention").category("ten-fuse"))
        << "fused: two contractions and the rows between them";
  } else if (kind == KernelKind::Contract && computesRhs(*sums) &&
             group.members.contains((*sums)->getOperand(1).getDefiningOp())) {
    remark::passed(
        (*sums)->getLoc(),
        remark::RemarkOpts::name("ComputedOperand").category("ten-fuse"))
        << "fused: computes the right operand in blocks";
  }
  makeKernel(group.root, group.members, kind);
}

class FuseKernelsPass : public impl::FuseKernelsBase<FuseKernelsPass> {
  using FuseKernelsBase::FuseKernelsBase;

  void runOnOperation() override {
    for (Block *block : hostBlocks(getOperation())) {
      if (failed(checkGivenKernels(*block)))
        return signalPassFailure();
      if (join && !softmaxOnly)
        expandTransposedCodes(*block);
      if (join)
        expandVectorProducts(*block, /*mayReorder=*/softmaxOnly ||
                                         fp == FloatContract::Fast);
      BlockFuser(*block, join, attention, softmaxOnly).run();
    }
  }
};

} // namespace
} // namespace tenon
