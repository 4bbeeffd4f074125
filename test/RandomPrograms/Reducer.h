//===- Reducer.h - Makes a failing program smaller --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RANDOMPROGRAMS_REDUCER_H
#define TENON_TEST_RANDOMPROGRAMS_REDUCER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace tenon::random_programs {

/// The smallest program found for which `fails` still holds: operations are
/// dropped, or replaced by arguments, branches and loops by their bodies,
/// results and arguments dropped, sizes made smaller.
std::string reduceProgram(std::string text,
                          llvm::function_ref<bool(const std::string &)> fails);

} // namespace tenon::random_programs

#endif // TENON_TEST_RANDOMPROGRAMS_REDUCER_H
