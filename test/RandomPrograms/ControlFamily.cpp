//===- ControlFamily.cpp - Random loops, branches and calls ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

namespace tenon::random_programs {

/// How deep loops and branches nest.
constexpr int kMaxDepth = 2;

static std::string names(const std::vector<Tensor> &values) {
  std::string text;
  for (const Tensor &value : values)
    text += (text.empty() ? "" : ", ") + value.name;
  return text;
}

static std::string types(const std::vector<Tensor> &values) {
  std::string text;
  for (const Tensor &value : values)
    text += (text.empty() ? "" : ", ") + value.type();
  return text;
}

static std::string bindings(const std::vector<Tensor> &inner,
                            const std::vector<Tensor> &from) {
  std::string text;
  for (size_t i = 0; i < inner.size(); ++i)
    text += (i ? ", " : "") + inner[i].name + " = " + from[i].name;
  return text;
}

std::vector<Tensor> Generator::body(const std::vector<Tensor> &inner,
                                    const std::vector<Tensor> &wanted) {
  scope.insert(scope.end(), inner.begin(), inner.end());
  for (int64_t left = random.between(0, 3); left > 0; --left)
    makeOne();
  std::vector<Tensor> values;
  for (const Tensor &value : wanted)
    values.push_back(ofType(value.element, value.dims));
  return values;
}

bool Generator::makeFor() {
  if (isHlo || depth >= kMaxDepth)
    return false;
  std::vector<Tensor> carried, inner;
  for (int64_t left = random.between(1, 3); left > 0; --left) {
    carried.push_back(any());
    inner.push_back(carried.back());
    inner.back().name = fresh();
  }
  std::string low = fresh(), high = fresh(), step = fresh(), index = fresh();
  int64_t trips = random.chance(10) ? 0 : random.between(1, 4);
  line(low + " = arith.constant 0 : index");
  line(step + " = arith.constant " + std::to_string(random.between(1, 2)) +
       " : index");
  line(high + " = arith.constant " + std::to_string(trips) + " : index");
  std::vector<Tensor> made = defineAll(
      carried, "scf.for " + index + " = " + low + " to " + high + " step " +
                   step + " iter_args(" + bindings(inner, carried) + ") -> (" +
                   types(carried) + ") {");
  std::vector<Tensor> outer = scope;
  block({}, [&] {
    std::string cast = fresh();
    line(cast + " = arith.index_cast " + index + " : index to i32");
    Tensor number{fresh(), "i32", {}};
    line(number.name + " = tensor.from_elements " + cast + " : tensor<i32>");
    scope.push_back(number);
    yieldFrom("scf.yield", body(inner, carried));
  });
  line("}");
  scope = outer;
  scope.insert(scope.end(), made.begin(), made.end());
  return true;
}

std::vector<Tensor> Generator::countedLoop(
    std::vector<Tensor> carried, int64_t trips,
    llvm::function_ref<std::vector<Tensor>(const std::vector<Tensor> &)> step) {
  carried.insert(carried.begin(), splat("i32", {}, "0"));
  std::vector<Tensor> inner, inner2;
  for (const Tensor &value : carried) {
    inner.push_back(value);
    inner.back().name = fresh();
    inner2.push_back(inner.back());
    if (!isHlo)
      inner2.back().name = fresh();
  }
  std::vector<Tensor> made = defineAll(
      carried, isHlo ? "stablehlo.while(" + bindings(inner, carried) +
                           ") : " + types(carried)
                     : "scf.while (" + bindings(inner, carried) + ") : (" +
                           types(carried) + ") -> (" + types(carried) + ") {");
  std::vector<Tensor> outer = scope;
  if (isHlo)
    line("cond {");
  block({}, [&] {
    Tensor limit = splat("i32", {}, std::to_string(trips));
    Tensor more = compare("lt", inner[0], limit);
    if (isHlo) {
      yieldFrom("stablehlo.return", {more});
      return;
    }
    std::string condition = fresh();
    line(condition + " = tensor.extract " + more.name + "[] : tensor<i1>");
    line("scf.condition(" + condition + ") " + names(inner) + " : " +
         types(inner));
  });
  scope = outer;
  line("} do {");
  block(isHlo ? std::vector<Tensor>() : inner2, [&] {
    Tensor one = splat("i32", {}, "1");
    Tensor following = binary("add", "add", inner2[0], one);
    std::vector<Tensor> values = step(inner2);
    values.insert(values.begin(), following);
    yieldFrom(either("scf.yield", "stablehlo.return"), values);
  });
  line("}");
  scope = outer;
  scope.insert(scope.end(), made.begin(), made.end());
  return made;
}

bool Generator::makeWhile() {
  if (depth >= kMaxDepth)
    return false;
  std::vector<Tensor> carried;
  for (int64_t left = random.between(1, 2); left > 0; --left)
    carried.push_back(any());
  countedLoop(
      carried, random.between(0, 4),
      [&](const std::vector<Tensor> &inner) { return body(inner, carried); });
  return true;
}

Tensor Generator::partOf(const Tensor &array, const Window &window) {
  return define(
      array.element, window.sizes,
      either("ten.dynamic_slice " + array.name + "[" + window.starts +
                 "] sizes = " + listText(window.sizes) + " : " + array.type() +
                 ", " + tensorType({}, window.element) + " -> ",
             "stablehlo.dynamic_slice " + array.name + ", " + window.starts +
                 ", sizes = " + listText(window.sizes) + " : (" + array.type() +
                 window.types + ") -> ") +
          tensorType(window.sizes, array.element));
}

Tensor Generator::withPart(const Tensor &array, const Window &window,
                           const Tensor &part) {
  return define(
      array.element, array.dims,
      either("ten.dynamic_update_slice " + array.name + "[" + window.starts +
                 "], " + part.name + " : " + array.type() + ", " +
                 tensorType({}, window.element) + ", " + part.type(),
             "stablehlo.dynamic_update_slice " + array.name + ", " + part.name +
                 ", " + window.starts + " : (" + array.type() + ", " +
                 part.type() + window.types + ") -> " + array.type()));
}

/// Steps of a loop that read parts of what it carries and replace others:
/// several updates, swaps, old values that are needed later.
std::vector<Tensor> Generator::updates(std::vector<Tensor> arrays) {
  std::vector<Tensor> olds = arrays;
  auto sameSizes = [&](const Tensor &array, const Window &like) {
    Window window = makeWindow(array);
    window.sizes = like.sizes;
    return window;
  };
  for (int64_t left = random.between(1, 4); left > 0; --left) {
    auto source = [&] {
      return random.pick(random.chance(75) ? arrays : olds);
    };
    Tensor array = source();
    Window window = makeWindow(array);
    if (random.chance(50))
      window.sizes.assign(window.sizes.size(), 1);
    Tensor part = partOf(array, window);
    size_t target = random.below(arrays.size());
    Window place =
        random.chance(30) ? window : sameSizes(arrays[target], window);
    if (random.chance(30)) {
      // Two parts change places.
      Tensor other = partOf(arrays[target], place);
      arrays[target] = withPart(arrays[target], place, part);
      arrays[target] = withPart(arrays[target], window, other);
      continue;
    }
    if (random.chance(60) && isComputedName(array.element) &&
        array.element != "i1")
      part = binary("add", "add", part,
                    partOf(source(), sameSizes(array, window)));
    arrays[target] =
        withPart(random.chance(90) ? arrays[target] : source(), place, part);
  }
  if (random.chance(15))
    std::swap(arrays.front(), arrays.back());
  return arrays;
}

bool Generator::makeUpdateLoop() {
  Tensor array = any();
  if (depth >= kMaxDepth || array.rank() == 0 || array.rank() > 3 ||
      array.count() == 0)
    return false;
  std::vector<Tensor> carried = {array};
  for (int64_t left = random.between(0, 1); left > 0; --left)
    carried.push_back(sameTypeAs(array));
  auto step = [&](const std::vector<Tensor> &inner) {
    scope.insert(scope.end(), inner.begin(), inner.end());
    std::vector<Tensor> arrays(inner.begin() + 1, inner.end());
    if (random.chance(25) && depth < kMaxDepth)
      makeUpdateLoop();
    if (random.chance(25))
      makeOne();
    return updates(arrays);
  };
  countedLoop(carried, random.between(1, 5), step);
  return true;
}

bool Generator::makeIf() {
  if (depth >= kMaxDepth)
    return false;
  Tensor condition = ofType("i1", {});
  std::vector<Tensor> results;
  for (int64_t left = random.between(1, 2); left > 0; --left)
    results.push_back(any());
  std::vector<Tensor> made;
  if (isHlo) {
    made = defineAll(results, "\"stablehlo.if\"(" + condition.name + ") ({");
  } else {
    std::string flag = fresh();
    line(flag + " = tensor.extract " + condition.name + "[] : tensor<i1>");
    made =
        defineAll(results, "scf.if " + flag + " -> (" + types(results) + ") {");
  }
  std::vector<Tensor> outer = scope;
  for (bool first : {true, false}) {
    block({}, [&] {
      yieldFrom(either("scf.yield", "stablehlo.return"), body({}, results));
    });
    scope = outer;
    if (first)
      line(either("} else {", "}, {"));
  }
  line(isHlo ? "}) : (tensor<i1>) -> (" + types(results) + ")" : "}");
  scope.insert(scope.end(), made.begin(), made.end());
  return true;
}

bool Generator::makeSwitch() {
  if (depth >= kMaxDepth)
    return false;
  Tensor which = ofType("i32", {});
  std::vector<Tensor> results = {any()};
  int64_t cases = random.between(1, 3);
  std::vector<Tensor> made;
  if (isHlo) {
    made = defineAll(results, "\"stablehlo.case\"(" + which.name + ") ({");
  } else {
    std::string number = fresh(), index = fresh();
    line(number + " = tensor.extract " + which.name + "[] : tensor<i32>");
    line(index + " = arith.index_cast " + number + " : i32 to index");
    made = defineAll(results,
                     "scf.index_switch " + index + " -> " + types(results));
  }
  std::vector<Tensor> outer = scope;
  for (int64_t i = 0; i < cases; ++i) {
    bool last = i == cases - 1;
    if (!isHlo)
      line(last ? "default {" : "case " + std::to_string(i) + " {");
    block({}, [&] {
      yieldFrom(either("scf.yield", "stablehlo.return"), body({}, results));
    });
    scope = outer;
    if (!isHlo)
      line("}");
    else if (!last)
      line("}, {");
  }
  if (isHlo)
    line("}) : (tensor<i32>) -> (" + types(results) + ")");
  scope.insert(scope.end(), made.begin(), made.end());
  return true;
}

bool Generator::makeCall() {
  if (depth > 0)
    return false;
  std::vector<Tensor> given, inner, results;
  for (int64_t left = random.between(1, 2); left > 0; --left) {
    given.push_back(any());
    inner.push_back(given.back());
    inner.back().name = fresh();
  }
  std::string name = "@helper" + std::to_string(helperCount++);
  std::string head;
  for (const Tensor &argument : inner)
    head += (head.empty() ? "" : ", ") + argument.name + ": " + argument.type();
  std::string outerText = std::move(text);
  text.clear();
  std::vector<Tensor> outer = scope;
  // It sees its arguments alone.
  scope = inner;
  for (int64_t left = random.between(1, 3); left > 0; --left)
    makeOne();
  for (int64_t left = random.between(1, 2); left > 0; --left)
    results.push_back(any());
  helpers += "func.func private " + name + "(" + head + ") -> (" +
             types(results) + ") {\n" + text + "  return " + names(results) +
             " : " + types(results) + "\n}\n";
  text = std::move(outerText);
  scope = outer;
  for (int64_t calls = random.between(1, 2); calls > 0; --calls) {
    std::vector<Tensor> made =
        defineAll(results, "func.call " + name + "(" + names(given) + ") : (" +
                               types(given) + ") -> (" + types(results) + ")");
    scope.insert(scope.end(), made.begin(), made.end());
    for (Tensor &value : given)
      value = sameTypeAs(value);
  }
  return true;
}

} // namespace tenon::random_programs
