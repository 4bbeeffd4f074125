//===- Check.h - Runs a program in several ways and compares ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TEST_RANDOMPROGRAMS_CHECK_H
#define TENON_TEST_RANDOMPROGRAMS_CHECK_H

#include "Compiler/Compiler.h"
#include "Runtime/Buffer.h"
#include "mlir/IR/BuiltinOps.h"
#include <string>
#include <vector>

namespace tenon::random_programs {

enum class Verdict {
  Same,
  Differs,     ///< compiled code gives other results than the interpreter
  NotCompiled, ///< a valid program is refused
  NotRun,      ///< the run of compiled code, or the interpreter, fails
  Invalid,     ///< the program is not valid: a mistake of the generator
  Unspecified, ///< the program's results are not determined
  Refused,     ///< with attributes: an error says why
  Crashed,     ///< said by who watches the process
};
const char *verdictName(Verdict verdict);

struct Report {
  Verdict verdict = Verdict::Same;
  std::string message;
};

/// Parses the text, runs @main in the interpreter and compiled, with and
/// without optimizations, and compares. Where `erasure` is not 0, some sizes
/// are known at run time only, drawn from it, and the program is compiled for
/// the arguments' sizes as well.
/// `compileOnly`: the compiled program does not run.
Report check(const std::string &text, CompileOptions options, uint64_t erasure,
             bool compileOnly);

/// Writes the program as `check` compiles it to `folder`/program.mlir, and its
/// arguments to input-0.npy, input-1.npy, ...
Status saveProgram(const std::string &text, uint64_t erasure,
                   const std::string &folder);

/// Puts random attributes of ours, drawn from `seed`, on the program, as a
/// program has them or, where `seed` is odd, as a dump of a later stage: an
/// error refuses it, or it gives what the interpreter makes of it without them.
/// Of attributes of later stages (`seed` % 4 is 1) only that nothing crashes is
/// checked, but of those that say how nests are lowered (3).
/// `erasure` is as above.
Report checkAttributes(const std::string &text, CompileOptions options,
                       uint64_t seed, uint64_t erasure);

/// The arguments of @main, as their 'ten.fill' says: "small SEED", "normal
/// SEED", "uniform SEED" or "special SEED".
Result<std::vector<Buffer>> makeArguments(mlir::ModuleOp module);

} // namespace tenon::random_programs

#endif // TENON_TEST_RANDOMPROGRAMS_CHECK_H
