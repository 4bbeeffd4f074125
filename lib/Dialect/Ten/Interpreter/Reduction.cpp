//===- Reduction.cpp - Reductions, window reductions, scans ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's reductions: sequential, in row-major order, with a
// combining function that is inlined for named kinds and a RegionProgram for
// regions. Padding of windows is skipped for named kinds, and combines the
// initial values for regions.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Arithmetic.h"
#include "Region.h"
#include "Strided.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static Combiner combinerOf(ReductionKind kind) {
  return static_cast<Combiner>(kind);
}

static Status notDefined(OpContext &context) {
  return context.error(TEN_COMPILE_ERROR, "is not defined for ",
                       elementTypeName(context.tensor(0).type()));
}

namespace {
/// A partial result of any element type.
struct alignas(16) Partial {
  char bytes[16];
};

/// The functions of one element type and combiner. All loops over shapes call
/// them, so that these loops are compiled once and not for each type.
struct Accumulation {
  void (*start)(Partial &sum, Combiner combiner);
  /// Combines with `count` elements from index `from`, `step` apart.
  void (*add)(Partial &sum, const void *elements, int64_t from, int64_t step,
              int64_t count);
  void (*store)(const Partial &sum, void *elements, int64_t index);
};
} // namespace

template <typename E> static typename E::Value valueOf(const Partial &sum) {
  static_assert(sizeof(typename E::Value) <= sizeof(Partial));
  typename E::Value value;
  std::memcpy(&value, sum.bytes, sizeof(value));
  return value;
}

template <typename E> static void start(Partial &sum, Combiner combiner) {
  typename E::Value value = identityOf<E>(combiner);
  std::memcpy(sum.bytes, &value, sizeof(value));
}

template <typename E, typename Combine>
static void add(Partial &sum, const void *elements, int64_t from, int64_t step,
                int64_t count) {
  auto *in = static_cast<const typename E::Storage *>(elements);
  typename E::Value value = valueOf<E>(sum);
  for (int64_t i = 0; i < count; ++i)
    value = Combine()(value, E::load(in[from + i * step]));
  std::memcpy(sum.bytes, &value, sizeof(value));
}

template <typename E>
static void store(const Partial &sum, void *elements, int64_t index) {
  static_cast<typename E::Storage *>(elements)[index] =
      E::store(valueOf<E>(sum));
}

/// Returns the functions of a combiner for the inputs' element type, which
/// round after every step or, with `roundsOnce`, only what is stored.
static std::optional<Accumulation>
accumulationOf(OpContext &context, Combiner combiner, bool roundsOnce) {
  Accumulation result;
  bool defined =
      visitElementType(context.tensor(0).type(), [&](auto element) -> bool {
        using E = decltype(element);
        result.start = start<E>;
        result.store = store<E>;
        auto take = [&](auto combine) {
          result.add = add<E, decltype(combine)>;
        };
        return roundsOnce ? visitCombiner<Accumulated<E>>(combiner, take)
                          : visitCombiner<E>(combiner, take);
      });
  return defined ? std::optional<Accumulation>(result) : std::nullopt;
}

static Status checkOneShape(OpContext &context, unsigned count) {
  for (unsigned i = 1; i < count; ++i)
    if (context.tensor(i).dims() != context.tensor(0).dims())
      return context.error("expects inputs of one shape, got ",
                           context.tensor(0).typeString(), " and ",
                           context.tensor(i).typeString());
  return {};
}

/// Makes buffers of the inputs' types with the given shape.
static Status makeResults(OpContext &context, unsigned count,
                          const std::vector<int64_t> &shape,
                          std::vector<Buffer> &results) {
  for (unsigned i = 0; i < count; ++i) {
    Result<Buffer> result = Buffer::create(context.tensor(i).type(), shape);
    if (!result)
      return context.locate(std::move(result).status());
    results.push_back(std::move(*result));
  }
  return {};
}

static Status giveResults(OpContext &context, std::vector<Buffer> results) {
  for (unsigned i = 0; i < results.size(); ++i)
    TEN_TRY(context.set(i, Result<Buffer>(std::move(results[i]))));
  return {};
}

namespace {
/// The region of a combining operation: its arguments are the accumulated
/// elements, then the new ones.
class Fold {
public:
  Status compile(OpContext &context, Region &region, unsigned count,
                 unsigned firstInit) {
    this->count = count;
    Result<RegionProgram *> compiled = RegionProgram::of(context, region);
    if (!compiled)
      return compiled.status();
    program = *compiled;
    for (unsigned i = 0; i < count; ++i) {
      const Buffer &init = context.tensor(firstInit + i);
      if (init.numElements() != 1)
        return context.error("expects initial values of rank 0, got ",
                             init.typeString());
      sizes.push_back(storageSize(init.type()));
      inits.push_back(init.data());
    }
    return {};
  }
  void start() {
    for (unsigned i = 0; i < count; ++i)
      std::memcpy(program->argument(i), inits[i], sizes[i]);
  }
  /// Combines with one element of each input.
  Status combine(ArrayRef<const void *> elements) {
    for (unsigned i = 0; i < count; ++i)
      copy(program->argument(count + i), elements[i], sizes[i]);
    TEN_TRY(program->run());
    // Results may be arguments of each other: reads all before writing any.
    if (count == 1) {
      copy(program->argument(0), program->result(0), sizes[0]);
      return {};
    }
    char held[8][16];
    if (count > 8)
      return combineMany();
    for (unsigned i = 0; i < count; ++i)
      copy(held[i], program->result(i), sizes[i]);
    for (unsigned i = 0; i < count; ++i)
      copy(program->argument(i), held[i], sizes[i]);
    return {};
  }
  Status combineInits() { return combine(inits); }
  void store(std::vector<Buffer> &results, int64_t element) {
    for (unsigned i = 0; i < count; ++i)
      copy(results[i].element(element), program->argument(i), sizes[i]);
  }

private:
  static void copy(void *to, const void *from, int64_t size) {
    // memcpy of a constant size compiles to a single move.
    switch (size) {
    case 1:
      std::memcpy(to, from, 1);
      return;
    case 4:
      std::memcpy(to, from, 4);
      return;
    case 8:
      std::memcpy(to, from, 8);
      return;
    default:
      std::memmove(to, from, size);
    }
  }
  Status combineMany() {
    std::vector<char> held(16 * count);
    for (unsigned i = 0; i < count; ++i)
      copy(&held[16 * i], program->result(i), sizes[i]);
    for (unsigned i = 0; i < count; ++i)
      copy(program->argument(i), &held[16 * i], sizes[i]);
    return {};
  }

  RegionProgram *program = nullptr;
  unsigned count = 0;
  SmallVector<int64_t, 4> sizes;
  SmallVector<const void *, 4> inits;
};
} // namespace

//===-- reduce ------------------------------------------------------------===//

static Status evaluateReduce(OpContext &context) {
  auto op = context.as<ReduceOp>();
  unsigned count = op.getInputs().size();
  TEN_TRY(checkOneShape(context, count));
  const std::vector<int64_t> &dims = context.tensor(0).dims();
  std::vector<int64_t> shape;
  Dims order, reduced;
  int64_t inner = 1;
  for (int64_t i = 0; i < context.tensor(0).rank(); ++i) {
    if (llvm::is_contained(op.getDims(), i)) {
      reduced.push_back(i);
      inner *= dims[i];
    } else {
      order.push_back(i);
      shape.push_back(dims[i]);
    }
  }
  order.append(reduced);

  // Transposes the inputs, if needed, so that the reduced dimensions are
  // innermost.
  std::vector<Buffer> moved;
  SmallVector<const Buffer *> inputs;
  moved.reserve(count);
  for (unsigned i = 0; i < count; ++i) {
    inputs.push_back(&context.tensor(i));
    if (llvm::is_sorted(order))
      continue;
    Result<Buffer> input = transposed(context.tensor(i), order);
    if (!input)
      return context.locate(std::move(input).status());
    moved.push_back(std::move(*input));
    inputs.back() = &moved.back();
  }
  std::vector<Buffer> results;
  TEN_TRY(makeResults(context, count, shape, results));
  int64_t outer = results[0].numElements();

  if (op.getKind()) {
    Combiner combiner = combinerOf(*op.getKind());
    std::optional<Accumulation> accumulation =
        accumulationOf(context, combiner, context.evaluator.roundsSumsOnce());
    if (!accumulation)
      return notDefined(context);
    Partial sum;
    for (int64_t i = 0; i < outer; ++i) {
      accumulation->start(sum, combiner);
      accumulation->add(sum, inputs[0]->data(), i * inner, 1, inner);
      accumulation->store(sum, results[0].data(), i);
    }
    return giveResults(context, std::move(results));
  }

  Fold fold;
  TEN_TRY(fold.compile(context, op.getBody(), count, count));
  SmallVector<const void *> elements(count);
  for (int64_t i = 0; i < outer; ++i) {
    fold.start();
    for (int64_t j = 0; j < inner; ++j) {
      for (unsigned k = 0; k < count; ++k)
        elements[k] = inputs[k]->element(i * inner + j);
      TEN_TRY(fold.combine(elements));
    }
    fold.store(results, i);
  }
  return giveResults(context, std::move(results));
}

//===-- window_reduce -----------------------------------------------------===//

namespace {
/// The windows of a window_reduce over an array of `dims`.
struct Windows {
  std::vector<int64_t> shape; ///< of the result
  Dims dims, strides, window, step, low, baseDilation, windowDilation;

  Windows(WindowReduceOp op, const std::vector<int64_t> &dims)
      : dims(dims.begin(), dims.end()), strides(rowMajorStrides(dims)) {
    for (int64_t i = 0; i < static_cast<int64_t>(dims.size()); ++i) {
      window.push_back(op.getWindow()[i]);
      step.push_back(op.getStride(i));
      low.push_back(op.getPadLow(i));
      baseDilation.push_back(op.getBaseDilation(i));
      windowDilation.push_back(op.getWindowDilation(i));
      int64_t dilated = dims[i] == 0 ? 0 : (dims[i] - 1) * baseDilation[i] + 1;
      int64_t padded = dilated + op.getPadLow(i) + op.getPadHigh(i);
      int64_t extent =
          window[i] == 0 ? 0 : (window[i] - 1) * windowDilation[i] + 1;
      shape.push_back(
          padded <= 0 || extent > padded ? 0 : (padded - extent) / step[i] + 1);
    }
  }

  /// Calls visit(element index) for each position of each window in row-major
  /// order, with -1 for padding and dilation gaps, and finish(window index)
  /// after each window.
  template <typename Visit, typename Finish>
  Status forEach(Visit visit, Finish finish) const {
    if (product(shape) == 0)
      return {};
    int64_t rank = dims.size(), number = 0, places = product(window);
    Odometer at(shape), place(window);
    do {
      for (int64_t p = 0; p < places; ++p, place.next()) {
        int64_t offset = 0;
        for (int64_t i = 0; i < rank; ++i) {
          int64_t x =
              at.at()[i] * step[i] + place.at()[i] * windowDilation[i] - low[i];
          int64_t index = x;
          if (baseDilation[i] != 1) {
            index = x / baseDilation[i];
            if (x % baseDilation[i] != 0)
              index = -1;
          }
          if (index < 0 || index >= dims[i]) {
            offset = -1;
            break;
          }
          offset += index * strides[i];
        }
        TEN_TRY(visit(offset));
      }
      finish(number++);
    } while (at.next());
    return {};
  }
};
} // namespace

static Status evaluateWindowReduce(OpContext &context) {
  auto op = context.as<WindowReduceOp>();
  unsigned count = op.getInputs().size();
  TEN_TRY(checkOneShape(context, count));
  Windows windows(op, context.tensor(0).dims());
  std::vector<Buffer> results;
  TEN_TRY(makeResults(context, count, windows.shape, results));

  if (op.getKind()) {
    Combiner combiner = combinerOf(*op.getKind());
    std::optional<Accumulation> accumulation =
        accumulationOf(context, combiner, context.evaluator.roundsSumsOnce());
    if (!accumulation)
      return notDefined(context);
    Partial sum;
    accumulation->start(sum, combiner);
    TEN_TRY(windows.forEach(
        [&](int64_t place) -> Status {
          if (place >= 0)
            accumulation->add(sum, context.tensor(0).data(), place, 1, 1);
          return {};
        },
        [&](int64_t number) {
          accumulation->store(sum, results[0].data(), number);
          accumulation->start(sum, combiner);
        }));
    return giveResults(context, std::move(results));
  }

  Fold fold;
  TEN_TRY(fold.compile(context, op.getBody(), count, count));
  SmallVector<const void *> elements(count);
  fold.start();
  TEN_TRY(windows.forEach(
      [&](int64_t place) -> Status {
        if (place < 0)
          return fold.combineInits();
        for (unsigned k = 0; k < count; ++k)
          elements[k] = context.tensor(k).element(place);
        return fold.combine(elements);
      },
      [&](int64_t number) {
        fold.store(results, number);
        fold.start();
      }));
  return giveResults(context, std::move(results));
}

//===-- scan --------------------------------------------------------------===//

static Status evaluateScan(OpContext &context) {
  auto op = context.as<ScanOp>();
  unsigned count = op.getInputs().size();
  TEN_TRY(checkOneShape(context, count));
  const std::vector<int64_t> &dims = context.tensor(0).dims();
  int64_t dim = op.getDim(), length = dims[dim];
  int64_t inner = product(ArrayRef<int64_t>(dims).drop_front(dim + 1));
  int64_t outer = product(ArrayRef<int64_t>(dims).take_front(dim));
  std::vector<Buffer> results;
  TEN_TRY(makeResults(context, count, dims, results));

  /// Calls body(first element, step) for each line along the dimension.
  auto forEachLine = [&](auto body) -> Status {
    for (int64_t i = 0; i < outer; ++i)
      for (int64_t j = 0; j < inner; ++j) {
        int64_t first = i * length * inner + j;
        if (op.getReverse())
          TEN_TRY(body(first + (length - 1) * inner, -inner));
        else
          TEN_TRY(body(first, inner));
      }
    return {};
  };

  if (op.getKind()) {
    Combiner combiner = combinerOf(*op.getKind());
    std::optional<Accumulation> accumulation =
        accumulationOf(context, combiner, context.evaluator.roundsSumsOnce());
    if (!accumulation)
      return notDefined(context);
    const void *in = context.tensor(0).data();
    TEN_TRY(forEachLine([&](int64_t at, int64_t step) -> Status {
      Partial sum;
      accumulation->start(sum, combiner);
      for (int64_t k = 0; k < length; ++k, at += step) {
        if (op.getExclusive())
          accumulation->store(sum, results[0].data(), at);
        accumulation->add(sum, in, at, 1, 1);
        if (!op.getExclusive())
          accumulation->store(sum, results[0].data(), at);
      }
      return {};
    }));
    return giveResults(context, std::move(results));
  }

  Fold fold;
  TEN_TRY(fold.compile(context, op.getBody(), count, count));
  SmallVector<const void *> elements(count);
  TEN_TRY(forEachLine([&](int64_t at, int64_t step) -> Status {
    fold.start();
    for (int64_t k = 0; k < length; ++k, at += step) {
      if (op.getExclusive())
        fold.store(results, at);
      for (unsigned i = 0; i < count; ++i)
        elements[i] = context.tensor(i).element(at);
      TEN_TRY(fold.combine(elements));
      if (!op.getExclusive())
        fold.store(results, at);
    }
    return {};
  }));
  return giveResults(context, std::move(results));
}

Handler tenon::ten::reductionHandler(Operation *op) {
  return llvm::TypeSwitch<Operation *, Handler>(op)
      .Case<ReduceOp>([](auto) { return evaluateReduce; })
      .Case<WindowReduceOp>([](auto) { return evaluateWindowReduce; })
      .Case<ScanOp>([](auto) { return evaluateScan; })
      .Default([](auto) { return nullptr; });
}
