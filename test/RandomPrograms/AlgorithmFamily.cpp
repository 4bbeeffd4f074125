//===- AlgorithmFamily.cpp - Random sorts, transforms, solves -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include <algorithm>

namespace tenon::random_programs {

bool Generator::makeSort() {
  Tensor x = computed();
  if (x.rank() == 0 || isComplexName(x.element))
    return false;
  int64_t dim = random.below(x.rank());
  std::vector<Tensor> keys = {x};
  if (random.chance(40))
    keys.push_back(ofType(random.chance(50) ? "i32" : pickElement(), x.dims));
  std::string names, types, result;
  std::vector<Tensor> inner;
  for (const Tensor &key : keys) {
    names += (names.empty() ? "" : ", ") + key.name;
    types += (types.empty() ? "" : ", ") + key.type();
    inner.push_back(Tensor{fresh(), key.element, {}});
    inner.push_back(Tensor{fresh(), key.element, {}});
  }
  std::string at = std::to_string(dim);
  std::vector<Tensor> made = defineAll(
      keys, isHlo ? "\"stablehlo.sort\"(" + names + ") <{dimension = " + at +
                        " : i64, is_stable = true}> ({"
                  : "ten.sort " + names + " dim = " + at +
                        " stable : " + types + " {");
  std::vector<Tensor> outer = scope;
  block(inner, [&] {
    bool total = isFloatName(x.element);
    Tensor before =
        compare(random.pick({"lt", "gt"}), inner[0], inner[1], total);
    yieldFrom(either("ten.yield", "stablehlo.return"), {before});
  });
  line(isHlo ? "}) : (" + types + ") -> (" + types + ")" : "}");
  scope = outer;
  scope.insert(scope.end(), made.begin(), made.end());
  return true;
}

bool Generator::makeTopK() {
  int64_t found = find([](const Tensor &value) {
    return value.rank() > 0 && isComputedName(value.element) &&
           !isComplexName(value.element) && value.element != "i1" &&
           value.dims.back() > 0;
  });
  if (found < 0)
    return false;
  Tensor x = scope[found];
  Dims dims = x.dims;
  dims.back() = random.between(1, dims.back());
  std::string k = std::to_string(dims.back());
  std::vector<Tensor> types = {Tensor{"", x.element, dims},
                               Tensor{"", "i32", dims}};
  std::string to = types[0].type() + ", " + types[1].type();
  std::vector<Tensor> made =
      defineAll(types, either("ten.top_k " + x.name + " k = " + k + " : " +
                                  x.type() + " -> " + to,
                              "chlo.top_k(" + x.name + ", k = " + k +
                                  ") : " + x.type() + " -> (" + to + ")"));
  scope.insert(scope.end(), made.begin(), made.end());
  return true;
}

bool Generator::makeFft() {
  int64_t found = find([](const Tensor &value) {
    return value.rank() > 0 && value.count() > 0 &&
           (value.element == "f32" || value.element == "f64" ||
            isComplexName(value.element));
  });
  if (found < 0)
    return false;
  Tensor x = scope[found];
  int64_t rank = random.between(1, std::min<int64_t>(3, x.rank()));
  Dims length(x.dims.end() - rank, x.dims.end());
  Dims dims = x.dims;
  std::string element = x.element;
  std::string kind;
  if (isComplexName(element)) {
    kind = random.pick({"fft", "ifft", "irfft"});
    if (kind == "irfft") {
      element = element.substr(8, 3);
      length.back() = dims.back() > 1 && random.chance(50)
                          ? 2 * dims.back() - 1
                          : std::max<int64_t>(2 * (dims.back() - 1), 1);
      if (length.back() / 2 + 1 != dims.back())
        return false;
      dims.back() = length.back();
    }
  } else {
    kind = "rfft";
    element = "complex<" + element + ">";
    dims.back() = dims.back() / 2 + 1;
  }
  std::string upper;
  for (char c : kind)
    upper += static_cast<char>(c - 'a' + 'A');
  std::string to = tensorType(dims, element);
  define(element, dims,
         either("ten.fft " + kind + " " + x.name + " length = " +
                    listText(length) + " : " + x.type() + " -> " + to,
                "stablehlo.fft " + x.name + ", type = " + upper +
                    ", length = " + listText(length) + " : (" + x.type() +
                    ") -> " + to));
  return true;
}

bool Generator::makeCholesky() {
  // x x^T + n I is positive definite.
  int64_t found = find([](const Tensor &value) {
    return value.rank() == 2 && value.dims[0] > 0 && value.dims[0] <= 40 &&
           (value.element == "f32" || value.element == "f64");
  });
  if (found < 0)
    return false;
  Tensor x = scope[found];
  Dims dims = {x.dims[0], x.dims[0]};
  std::string to = tensorType(dims, x.element);
  Tensor product =
      define(x.element, dims,
             either("ten.contract " + x.name + ", " + x.name +
                        " contracting = [1] x [1] : " + x.type() + ", " +
                        x.type() + " -> " + to,
                    "stablehlo.dot_general " + x.name + ", " + x.name +
                        ", contracting_dims = [1] x [1] : (" + x.type() + ", " +
                        x.type() + ") -> " + to));
  auto index = [&](int dim) {
    return define("i32", dims,
                  either("ten.iota dim = ", "stablehlo.iota dim = ") +
                      std::to_string(dim) + " : " + tensorType(dims, "i32"));
  };
  Tensor rows = index(0), columns = index(1);
  Tensor diagonal = convert(compare("eq", rows, columns), x.element);
  Tensor large = splat(x.element, dims, std::to_string(dims[0] + 1) + ".0");
  Tensor matrix =
      binary("add", "add", product, binary("mul", "multiply", diagonal, large));
  bool lower = random.chance(60);
  define(x.element, dims,
         either("ten.cholesky " + matrix.name + (lower ? " lower" : "") +
                    " : " + to,
                "stablehlo.cholesky " + matrix.name +
                    ", lower = " + (lower ? "true" : "false") + " : " + to));
  return true;
}

bool Generator::makeTriangularSolve() {
  int64_t found = find([](const Tensor &value) {
    return value.rank() == 2 && value.count() > 0 && value.dims[0] <= 20 &&
           (value.element == "f32" || value.element == "f64");
  });
  if (found < 0)
    return false;
  Tensor rhs = scope[found];
  bool right = random.chance(40);
  int64_t size = rhs.dims[right ? 1 : 0];
  if (size > 24)
    return false;
  // Small numbers beside a diagonal of ones.
  Tensor a = ofType(rhs.element, {size, size});
  Tensor small = splat(rhs.element, a.dims, "0.03125");
  a = binary("mul", "multiply", a, small);
  bool lower = random.chance(50);
  std::string transform = random.pick({"none", "transpose", "adjoint"});
  std::string upper;
  for (char c : transform)
    upper += static_cast<char>(c - 'a' + 'A');
  if (transform == "none")
    upper = "NO_TRANSPOSE";
  define(rhs.element, rhs.dims,
         either("ten.triangular_solve " + transform + " " + a.name + ", " +
                    rhs.name + (right ? " right" : "") +
                    (lower ? " lower" : "") + " unit : " + a.type() + ", " +
                    rhs.type(),
                "\"stablehlo.triangular_solve\"(" + a.name + ", " + rhs.name +
                    ") <{left_side = " + (right ? "false" : "true") +
                    ", lower = " + (lower ? "true" : "false") +
                    ", transpose_a = #stablehlo<transpose " + upper +
                    ">, unit_diagonal = true}> : (" + a.type() + ", " +
                    rhs.type() + ") -> " + rhs.type()));
  return true;
}

bool Generator::makeRngBits() {
  Tensor state = ofType("ui64", {2});
  std::string element = random.pick({"ui32", "ui64", "i32", "ui8", "ui16"});
  Dims dims = pickDims(2);
  bool isThreefry = random.chance(50);
  std::vector<Tensor> types = {Tensor{"", "ui64", {2}},
                               Tensor{"", element, dims}};
  std::vector<Tensor> made = defineAll(
      types,
      either("ten.rng_bits " +
                 std::string(isThreefry ? "threefry " : "philox ") +
                 state.name + " : " + state.type() + " -> " + types[1].type(),
             "stablehlo.rng_bit_generator " + state.name + ", algorithm = " +
                 (isThreefry ? "THREE_FRY" : "PHILOX") + " : (" + state.type() +
                 ") -> (" + state.type() + ", " + types[1].type() + ")"));
  scope.insert(scope.end(), made.begin(), made.end());
  return true;
}

} // namespace tenon::random_programs
