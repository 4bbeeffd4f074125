//===- StateFamily.cpp - Loops that move what they carry -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws what the bufferization of loops, and rewrites of `scf`, can break: a
// loop that carries several values of one type, whose body returns, swaps,
// duplicates and forwards them, also out of nested branches.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "llvm/ADT/STLExtras.h"

namespace tenon::random_programs {

static std::string joined(const std::vector<Tensor> &values, bool isType) {
  std::string text;
  for (const Tensor &value : values)
    text += (text.empty() ? "" : ", ") + (isType ? value.type() : value.name);
  return text;
}

/// `count` values of the common type, chosen or computed from `values`.
std::vector<Tensor> Generator::stateBody(const std::vector<Tensor> &values,
                                         const Tensor &step, int64_t count) {
  std::vector<Tensor> known = values, results;
  for (int64_t left = random.between(0, 3); left > 0; --left) {
    int64_t kind = random.below(depth < 4 ? 4 : 1);
    if (kind <= 1) {
      const char *name = random.pick({"add", "sub", "max"});
      const char *hlo = name[0] == 'a'   ? "add"
                        : name[0] == 's' ? "subtract"
                                         : "maximum";
      known.push_back(
          binary(name, hlo, random.pick(known), random.pick(known)));
      continue;
    }
    // A branch or a switch, by the number of the step.
    int64_t width = random.between(1, 3), cases = kind == 2 ? 2 : 3;
    std::vector<Tensor> types(width, known[0]), made;
    std::string on = step.name;
    if (kind == 2) {
      Tensor limit = splat("i32", {}, std::to_string(random.between(0, 3)));
      on = compare(random.pick({"lt", "eq", "ge"}), step, limit).name;
    }
    if (isHlo) {
      made = defineAll(types, std::string(kind == 2 ? "\"stablehlo.if\"("
                                                    : "\"stablehlo.case\"(") +
                                  on + ") ({");
    } else {
      std::string flag = fresh();
      line(flag + " = tensor.extract " + on +
           (kind == 2 ? "[] : tensor<i1>" : "[] : tensor<i32>"));
      if (kind == 3) {
        std::string index = fresh();
        line(index + " = arith.index_cast " + flag + " : i32 to index");
        flag = index;
      }
      std::string to = joined(types, /*isType=*/true);
      made = defineAll(types, kind == 2
                                  ? "scf.if " + flag + " -> (" + to + ") {"
                                  : "scf.index_switch " + flag + " -> " + to);
    }
    for (int64_t i = 0; i < cases; ++i) {
      if (kind == 3 && !isHlo)
        line(i == cases - 1 ? "default {" : "case " + std::to_string(i) + " {");
      block({}, [&] {
        yieldFrom(either("scf.yield", "stablehlo.return"),
                  stateBody(known, step, width));
      });
      if (kind == 3 && !isHlo)
        line("}");
      else if (i != cases - 1)
        line(either("} else {", "}, {"));
    }
    if (isHlo)
      line(std::string("}) : (tensor<") + (kind == 2 ? "i1" : "i32") +
           ">) -> (" + joined(types, /*isType=*/true) + ")");
    else if (kind == 2)
      line("}");
    known.insert(known.end(), made.begin(), made.end());
  }
  while (static_cast<int64_t>(results.size()) < count)
    results.push_back(random.pick(known));
  return results;
}

bool Generator::makeStates() {
  std::string element = random.pick<std::string>({"i32", "i32", "f32", "i64"});
  Dims dims = random.chance(40) ? Dims() : Dims{random.pick({1, 4, 15, 300})};
  int64_t count = random.between(1, 4);
  std::vector<Tensor> outside;
  for (int64_t left = random.between(1, 3); left > 0; --left)
    outside.push_back(argument(element, dims));
  if (random.chance(50))
    outside.push_back(constant(element, dims));
  std::vector<Tensor> start = {splat("i32", {}, "0")}, before, after;
  while (static_cast<int64_t>(start.size()) <= count)
    start.push_back(random.pick(outside));
  for (const Tensor &value : start) {
    before.push_back(value);
    before.back().name = fresh();
  }
  // The regions of `scf.while` may carry different numbers of values, and the
  // counter in another position.
  bool isOther = !isHlo && random.chance(50);
  int64_t passedCount = isOther ? random.between(1, 4) : count;
  int64_t stepAt = isOther ? random.between(0, passedCount) : 0;
  after.assign(passedCount, before[1]);
  after.insert(after.begin() + stepAt, before[0]);
  for (auto [number, value] : llvm::enumerate(after))
    value.name = isHlo ? before[number].name : fresh();
  std::string bindings, types = joined(start, /*isType=*/true);
  std::string passedTypes = joined(after, /*isType=*/true);
  for (size_t i = 0; i < start.size(); ++i)
    bindings += (i ? ", " : "") + before[i].name + " = " + start[i].name;
  std::string trips = std::to_string(random.between(0, 5));
  std::vector<Tensor> made =
      defineAll(after, isHlo ? "stablehlo.while(" + bindings + ") : " + types
                             : "scf.while (" + bindings + ") : (" + types +
                                   ") -> (" + passedTypes + ") {");
  if (isHlo)
    line("cond {");
  block({}, [&] {
    Tensor more = compare("lt", before[0], splat("i32", {}, trips));
    if (isHlo)
      return yieldFrom("stablehlo.return", {more});
    // Values may be computed, moved and repeated before the test as well.
    std::vector<Tensor> passed(before.begin() + 1, before.end());
    if (isOther || random.chance(40))
      passed = stateBody(passed, before[0], passedCount);
    passed.insert(passed.begin() + stepAt, before[0]);
    std::string condition = fresh();
    line(condition + " = tensor.extract " + more.name + "[] : tensor<i1>");
    line("scf.condition(" + condition + ") " +
         joined(passed, /*isType=*/false) + " : " + passedTypes);
  });
  line("} do {");
  block(isHlo ? std::vector<Tensor>() : after, [&] {
    Tensor step = after[stepAt];
    Tensor following = binary("add", "add", step, splat("i32", {}, "1"));
    std::vector<Tensor> values = after;
    values.erase(values.begin() + stepAt);
    values.insert(values.end(), outside.begin(), outside.end());
    std::vector<Tensor> results = stateBody(values, step, count);
    results.insert(results.begin(), following);
    yieldFrom(either("scf.yield", "stablehlo.return"), results);
  });
  line("}");
  // Only what the loop gives is visible behind it.
  scope = outside;
  scope.insert(scope.end(), made.begin(), made.end());
  return true;
}

} // namespace tenon::random_programs
