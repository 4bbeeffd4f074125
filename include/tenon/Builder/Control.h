//===- Control.h - Loops and branches ---------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of Builder.h with bodies: loops and branches take functions from
// values to values, and may use values from outside. `map` and `scan` are
// loops over the slices of arrays along their first dimension.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_BUILDER_CONTROL_H
#define TENON_BUILDER_CONTROL_H

#include "Indexing.h"

#include <tuple>

namespace tenon {
inline namespace api {
namespace build {

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

template <size_t N> using Values = std::array<Value, N>;

namespace detail {

inline std::vector<Value> listOf(const Value &value) { return {value}; }
template <size_t N> std::vector<Value> listOf(const Values<N> &values) {
  return {values.begin(), values.end()};
}
inline std::vector<Value> listOf(std::vector<Value> values) { return values; }

template <size_t N>
Values<N> arrayOf(const std::vector<Value> &list, size_t first = 0) {
  Values<N> values;
  for (size_t i = 0; i < N && first + i < list.size(); ++i)
    values[i] = list[first + i];
  return values;
}

template <size_t N, size_t... I, typename F>
auto applyTo(F &function, const std::vector<Value> &list, size_t first,
             std::index_sequence<I...>) {
  return function(list[first + I]...);
}
/// Calls a function with N values of the list.
template <size_t N, typename F>
auto apply(F &function, const std::vector<Value> &list, size_t first = 0) {
  return applyTo<N>(function, list, first, std::make_index_sequence<N>());
}

/// Checks what a body returns.
inline bool checkReturned(Builder &builder, const char *op,
                          const std::vector<Value> &values,
                          const std::vector<Type> &types, Location at) {
  bool fits = values.size() == types.size();
  std::string expected, got;
  for (const Value &value : values) {
    if (!builder.check(value, op, at))
      return false;
    got += (got.empty() ? "" : ", ") + value.type().text();
  }
  for (size_t i = 0; i < types.size(); ++i) {
    expected += (expected.empty() ? "" : ", ") + types[i].text();
    fits = fits && values[i].type() == types[i];
  }
  if (!fits)
    builder.fail(at, std::string(op) + ": expects a body that returns (" +
                         expected + "), got (" + got + ")");
  return fits;
}

template <typename Condition, typename Body>
std::vector<Value> loop(Builder &builder, const char *op,
                        const std::vector<Value> &initial, Condition condition,
                        Body body, Location at) {
  std::vector<Value> failed(initial.size(), builder.error());
  std::vector<Type> types;
  for (const Value &value : initial) {
    if (!builder.check(value, op, at))
      return failed;
    types.push_back(value.type());
  }
  bool ok = true;
  std::vector<Region> regions;
  regions.push_back(builder.region(types, [&](const std::vector<Value> &state) {
    std::vector<Value> test = condition(state);
    ok = checkReturned(builder, op, test, {Type{TEN_I1, {}}}, at);
    return test;
  }));
  regions.push_back(builder.region(types, [&](const std::vector<Value> &state) {
    std::vector<Value> next = body(state);
    ok = checkReturned(builder, op, next, types, at) && ok;
    return next;
  }));
  if (!ok)
    return failed;
  return builder.append("stablehlo.while", initial, {}, types, at,
                        std::move(regions));
}

template <size_t N>
Builder *readInitial(const char *op, const Operand (&initial)[N],
                     std::vector<Value> &values) {
  Builder *builder = nullptr;
  for (const Operand &operand : initial)
    builder = builder ? builder : builderOf({&operand});
  if (builder)
    for (const Operand &operand : initial)
      values.push_back(scalarOf(*builder, operand, operand.type, op));
  return builder;
}

} // namespace detail

/// Repeats `body` while `condition` holds: both take N values, the initial ones
/// first; `body` returns the next ones, as Values<N> or, if there is one, as
/// Value. Numbers have the types of C++: i32, i64, f32 or f64.
template <size_t N, typename Condition, typename Body>
Values<N> whileLoop(const Operand (&initial)[N], Condition condition,
                    Body body) {
  std::vector<Value> values;
  Builder *builder = detail::readInitial("whileLoop", initial, values);
  if (!builder)
    return {};
  return detail::arrayOf<N>(detail::loop(
      *builder, "whileLoop", values,
      [&](const auto &state) {
        return detail::listOf(detail::apply<N>(condition, state));
      },
      [&](const auto &state) {
        return detail::listOf(detail::apply<N>(body, state));
      },
      initial[0].at));
}

/// Repeats `body`, which takes the number of the repetition (i32, from 0) and N
/// values, `count` times.
template <size_t N, typename Body>
Values<N> forLoop(int32_t count, const Operand (&initial)[N], Body body) {
  std::vector<Value> values;
  Builder *builder = detail::readInitial("forLoop", initial, values);
  if (!builder)
    return {};
  Location at = initial[0].at;
  values.push_back(builder->constant<int32_t>(0, at));
  return detail::arrayOf<N>(detail::loop(
      *builder, "forLoop", values,
      [&](const auto &state) {
        return std::vector<Value>{Operand(state[N], at) < Operand(count, at)};
      },
      [&](const auto &state) {
        auto counted = [&](auto... rest) { return body(state[N], rest...); };
        std::vector<Value> next =
            detail::listOf(detail::apply<N>(counted, state));
        next.push_back(Operand(state[N], at) + Operand(1, at));
        return next;
      },
      at));
}

/// Returns what `then` returns if the predicate, a scalar of i1, is true, else
/// what `otherwise` returns; both take no arguments, and return a Value or
/// Values<N>.
template <typename Then, typename Otherwise>
auto ifElse(const Operand &predicate, Then then, Otherwise otherwise)
    -> decltype(then()) {
  using Result = decltype(then());
  constexpr bool isOne = std::is_same_v<Result, Value>;
  Builder *builder = detail::start("ifElse", predicate);
  if (!builder)
    return Result();
  if (predicate.value.type() != Type{TEN_I1, {}}) {
    builder->fail(predicate.at, "ifElse: expects a scalar of i1, got " +
                                    predicate.value.type().text());
    return Result();
  }
  std::vector<Type> types;
  bool ok = true;
  std::vector<Region> regions;
  regions.push_back(builder->region({}, [&](const auto &) {
    std::vector<Value> values = detail::listOf(then());
    for (const Value &value : values) {
      ok = builder->check(value, "ifElse", predicate.at) && ok;
      types.push_back(value.type());
    }
    return values;
  }));
  regions.push_back(builder->region({}, [&](const auto &) {
    std::vector<Value> values = detail::listOf(otherwise());
    ok = ok &&
         detail::checkReturned(*builder, "ifElse", values, types, predicate.at);
    return values;
  }));
  std::vector<Value> results(types.size(), builder->error());
  if (ok)
    results = builder->append("stablehlo.if", {predicate.value}, {}, types,
                              predicate.at, std::move(regions));
  if constexpr (isOne)
    return results[0];
  else
    return detail::arrayOf<std::tuple_size_v<Result>>(results);
}

/// Runs `body` on the slices of M sequences along their first dimension, in
/// order: it takes N values of state and M slices, and returns the next state
/// followed by outputs, as Values<N + K>. Returns the last state and K arrays
/// of outputs, stacked along a new first dimension.
template <size_t Results, size_t N, size_t M, typename Body>
Values<Results> scan(const Operand (&state)[N], const Operand (&sequences)[M],
                     Body body) {
  static_assert(Results >= N, "a body returns at least the state");
  constexpr size_t outputs = Results - N;
  std::vector<Value> values, inputs;
  Builder *builder = detail::readInitial("scan", sequences, inputs);
  if (!builder)
    return {};
  Location at = sequences[0].at;
  for (const Operand &operand : state)
    values.push_back(detail::scalarOf(*builder, operand, operand.type, "scan"));
  Values<Results> failed;
  failed.fill(builder->error());
  for (const Value &input : inputs) {
    if (!builder->check(input, "scan", at))
      return failed;
    if (input.rank() < 1 || input.dim(0) != inputs[0].dim(0)) {
      builder->fail(at, "scan: expects sequences of one length, got " +
                            inputs[0].type().text() + " and " +
                            input.type().text());
      return failed;
    }
  }
  for (const Value &value : values)
    if (!builder->check(value, "scan", at))
      return failed;
  int64_t length = inputs[0].dim(0);
  auto step = [&](const std::vector<Value> &current, const Value &i) {
    std::vector<Value> arguments(current.begin(), current.begin() + N);
    for (const Value &input : inputs)
      arguments.push_back(build::at(Operand(input, at), Operand(i, at)));
    return detail::listOf(detail::apply<N + M>(body, arguments));
  };
  // The types of outputs are known when the body has been built; this copy is
  // not kept.
  std::vector<Type> types;
  bool ok = true;
  (void)builder->region({}, [&](const auto &) {
    std::vector<Value> made = step(values, builder->constant<int32_t>(0, at));
    for (const Value &value : made) {
      ok = builder->check(value, "scan", at) && ok;
      types.push_back(value.type());
    }
    return std::vector<Value>();
  });
  if (ok && types.size() != Results) {
    builder->fail(at, "scan: expects a body that returns " +
                          std::to_string(Results) + " values, got " +
                          std::to_string(types.size()));
    ok = false;
  }
  if (!ok)
    return failed;
  for (size_t k = 0; k < outputs; ++k) {
    Type type = types[N + k];
    type.dims.insert(type.dims.begin(), length);
    Value zero =
        detail::scalarOf(*builder, Operand(0, at), type.element, "scan");
    values.push_back(detail::broadcastLast(zero, type.dims, at));
  }
  values.push_back(builder->constant<int32_t>(0, at));
  return detail::arrayOf<Results>(detail::loop(
      *builder, "scan", values,
      [&](const auto &current) {
        return std::vector<Value>{Operand(current[Results], at) <
                                  Operand(static_cast<int32_t>(length), at)};
      },
      [&](const auto &current) {
        Operand i(current[Results], at);
        std::vector<Value> next = step(current, i.value);
        for (size_t k = N; k < next.size(); ++k)
          next[k] = setAt(Operand(current[k], at), i, Operand(next[k], at));
        next.push_back(i + Operand(1, at));
        return next;
      },
      at));
}

/// Runs `body`, which takes M slices and returns a Value, on each slice of M
/// sequences along their first dimension, and stacks the results.
template <size_t M, typename Body>
Value map(const Operand (&sequences)[M], Body body) {
  // A state of one number stands for none.
  auto counted = [&](const Value &state, auto... slices) {
    return Values<2>{state, body(slices...)};
  };
  Builder *builder = nullptr;
  for (const Operand &operand : sequences)
    builder = builder ? builder : detail::builderOf({&operand});
  if (!builder)
    return {};
  Value none = builder->constant<int32_t>(0, sequences[0].at);
  return scan<2>({Operand(none, sequences[0].at)}, sequences, counted)[1];
}

} // namespace build
} // namespace api
} // namespace tenon

#endif // TENON_BUILDER_CONTROL_H
