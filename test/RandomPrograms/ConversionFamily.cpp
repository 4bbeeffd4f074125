//===- ConversionFamily.cpp - Chains of conversions ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws what rewrites of casts can break: two and three conversions in a row
// between any element types, with and without an operation between them, in one
// kernel.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

namespace tenon::random_programs {

bool Generator::makeConversions() {
  // Types of which rewrites know more come more often.
  static const std::vector<std::string> usual = {
      "f32", "f32", "f64", "f16", "bf16", "bf16", "i8", "i16", "i32", "ui32"};
  static const std::vector<std::string> all = {
      "f32",        "f64",        "f16",      "bf16",          "i1",
      "i2",         "i4",         "i8",       "i16",           "i32",
      "i64",        "ui2",        "ui4",      "ui8",           "ui16",
      "ui32",       "ui64",       "f8E4M3FN", "f8E5M2",        "f8E4M3",
      "f8E4M3FNUZ", "f8E5M2FNUZ", "f8E3M4",   "f8E4M3B11FNUZ", "f8E8M0FNU",
      "f4E2M1FN",   "f6E2M3FN",   "f6E3M2FN", "complex<f32>",  "complex<f64>"};
  auto pickType = [&] { return random.pick(random.chance(50) ? usual : all); };
  int64_t size = random.pick({1, 5, 16, 33});
  Tensor value = argument(pickType(), {size});
  for (int64_t left = random.between(2, 3); left > 0; --left) {
    std::string to = pickType();
    if (to == value.element)
      continue;
    value = convert(value, to);
    if (!isComputedName(to) || to == "i1" || !random.chance(30))
      continue;
    value = random.chance(50)
                ? binary("add", "add", value, value)
                : binary("max", "maximum", value, constant(to, {size}));
  }
  return true;
}

} // namespace tenon::random_programs
