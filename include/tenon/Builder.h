//===- Builder.h - Builds programs in C++ -----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs as typed expressions. Header-only C++17 on the interface of
// compiler.h; no exceptions, and no RTTI but that of std::function.
//
//   using namespace tenon::build;
//   auto layer = tenon::build::function(compiler, [](Value x, Value w, Value b)
//   {
//     return tanh(dot(x, w) + b);
//   });
//   auto y = layer(tenon::array(x, {2, 3}), tenon::array(w, {3, 4}),
//                  tenon::array(b, {4}));
//   if (!y) return fail(y.error().message());
//
// A function is built and compiled for the types of each new call, and the
// programs are kept. One program can be built by hand:
//
//   Builder builder("layer");
//   Value x = builder.input<float>("x", {2, 3});
//   Value w = builder.weight<float>("w", {3, 4});
//   builder.result(tanh(dot(x, w)));
//   auto program = compile(builder, compiler);
//   program->bind({{"w", tenon::array(w, {3, 4})}});
//   auto y = program->run({tenon::array(x, {2, 3})});
//
// Dimensions are static and inferred at once. A mistake makes a value with an
// error: `if (!y)`, `builder.firstError()`, `builder.onError(...)`, and the
// error of compile() say what was expected and found on which line of the
// caller. Errors and checks while the program is compiled and run have these
// lines too. Operations, by header:
//
//   Elementwise.h  + - * / % & | ^ << >> ~ == != < <= > >=, maximum, exp, ...
//   Arrays.h       dot, contract, sum, mean, softmax, reshape, transpose, ...
//   Indexing.h     at, setAt, take, argmax, conv2d, maxPool
//   Control.h      whileLoop, forLoop, ifElse, map, scan
//
//===----------------------------------------------------------------------===//

#ifndef TENON_BUILDER_H
#define TENON_BUILDER_H

#include "Builder/Control.h"
#include "Builder/Text.h"

#include <list>
#include <mutex>

namespace tenon {
inline namespace api {
namespace build {

/// A name and an array.
struct Named {
  std::string name;
  Array array;
};

/// A program that was built and compiled. May be run by any number of threads.
class Program {
public:
  explicit Program(Executable executable)
      : program(std::make_shared<Executable>(std::move(executable))),
        arguments(program->arguments()) {}

  Executable &executable() const { return *program; }

  /// Sets all weights; must precede the first run of a program that has any
  /// without a value.
  Done bind(const std::vector<Named> &weights) {
    std::vector<Array> list;
    for (const ten_signature &argument : arguments) {
      if (!argument.bound)
        continue;
      auto named = [&](const Named &weight) {
        return weight.name == argument.name;
      };
      auto found = std::find_if(weights.begin(), weights.end(), named);
      if (found == weights.end())
        return Error(TEN_BAD_INPUT, std::string("bind: expects weight '") +
                                        argument.name + "', got none");
      list.push_back(found->array);
    }
    if (weights.size() > list.size())
      return Error(TEN_BAD_INPUT,
                   "bind: expects " + std::to_string(list.size()) +
                       " weights, got " + std::to_string(weights.size()));
    return program->bind(list);
  }

  /// Runs with the arguments that are not weights, in order.
  Expected<std::vector<Buffer>> run(const std::vector<Array> &inputs) const {
    std::vector<Array> list;
    size_t next = 0;
    for (const ten_signature &argument : arguments) {
      if (argument.bound)
        list.emplace_back(TEN_F32, nullptr, std::vector<int64_t>());
      else if (next < inputs.size())
        list.push_back(inputs[next++]);
      else
        return Error(TEN_BAD_INPUT, std::string("run: expects argument '") +
                                        argument.name + "', got none");
    }
    if (next < inputs.size())
      return Error(TEN_BAD_INPUT, "run: expects " + std::to_string(next) +
                                      " arguments, got " +
                                      std::to_string(inputs.size()));
    return program->run(list);
  }

private:
  std::shared_ptr<Executable> program;
  std::vector<ten_signature> arguments; ///< strings of the executable
};

/// Compiles the program of a builder, and binds its weights that have values.
inline Expected<Program> compile(const Builder &builder,
                                 const Compiler &compiler,
                                 const Flags &flags = {}) {
  if (const BuildError *error = builder.firstError())
    return Error(TEN_BAD_INPUT, error->text());
  Expected<Executable> made =
      compiler.compile(textOf(builder), flags, builder.name().c_str());
  if (!made)
    return std::move(const_cast<Error &>(made.error()));
  Program program(std::move(*made));
  std::vector<Named> values;
  bool complete = true;
  for (const detail::Parameter &parameter : builder.parameters()) {
    if (parameter.bound && parameter.array.type())
      values.push_back({parameter.name, parameter.array});
    complete = complete && (!parameter.bound || parameter.array.type());
  }
  if (complete && !values.empty())
    if (Done bound = program.bind(values); !bound)
      return std::move(const_cast<Error &>(bound.error()));
  return program;
}

/// Counts of calls of a function that found a program for their types, that
/// compiled one, and of programs that were dropped for others.
struct FunctionCounts {
  int64_t hits = 0, misses = 0, dropped = 0;
};

/// A function of values as one of arrays: it is built and compiled for the
/// types of each new call. The programs that were used last are kept, `limit`
/// of them. May be called by any number of threads; one builds at a time.
template <typename Body> class Function {
public:
  Function(const Compiler &compiler, Body body, Flags flags, size_t limit)
      : compiler(&compiler), body(std::move(body)), flags(std::move(flags)),
        limit(limit > 0 ? limit : 1) {}

  template <typename... Arrays>
  Expected<std::vector<Buffer>> operator()(const Arrays &...arrays) {
    std::vector<Array> list{arrays...};
    Expected<Program> program =
        programFor(list, std::index_sequence_for<Arrays...>());
    if (!program)
      return std::move(const_cast<Error &>(program.error()));
    return program->run(list);
  }

  FunctionCounts counts() const {
    std::lock_guard<std::mutex> lock(state->mutex);
    return state->counts;
  }

private:
  struct Kept {
    std::vector<Type> types;
    Program program;
  };
  struct State {
    std::mutex mutex;
    std::list<Kept> kept; ///< the last used first
    FunctionCounts counts;
  };

  template <size_t... I>
  Expected<Program> programFor(const std::vector<Array> &arrays,
                               std::index_sequence<I...>) {
    std::vector<Type> types;
    for (const Array &array : arrays)
      types.push_back({ten_type(array.type()), array.dims()});
    std::lock_guard<std::mutex> lock(state->mutex);
    for (auto it = state->kept.begin(); it != state->kept.end(); ++it) {
      if (it->types != types)
        continue;
      state->kept.splice(state->kept.begin(), state->kept, it);
      ++state->counts.hits;
      return it->program;
    }
    ++state->counts.misses;
    Builder builder("function");
    [[maybe_unused]] std::vector<Value> values;
    for (size_t i = 0; i < types.size(); ++i)
      values.push_back(builder.input("argument " + std::to_string(i),
                                     types[i].element, types[i].dims));
    for (const Value &result : detail::listOf(body(values[I]...)))
      builder.result(result);
    Expected<Program> made = compile(builder, *compiler, flags);
    if (!made)
      return made;
    state->kept.push_front({std::move(types), *made});
    if (state->kept.size() > limit) {
      state->kept.pop_back();
      ++state->counts.dropped;
    }
    return *made;
  }

  const Compiler *compiler;
  Body body;
  Flags flags;
  size_t limit;
  std::shared_ptr<State> state = std::make_shared<State>();
};

/// Returns a function of arrays. `body` takes one or more values, which have
/// the builder, and returns a Value, Values<N> or a vector. The compiler must
/// outlive it.
template <typename Body>
Function<Body> function(const Compiler &compiler, Body body, Flags flags = {},
                        size_t limit = 16) {
  return Function<Body>(compiler, std::move(body), std::move(flags), limit);
}

} // namespace build
} // namespace api
} // namespace tenon

#endif // TENON_BUILDER_H
