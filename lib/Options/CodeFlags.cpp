//===- CodeFlags.cpp - Flags of generated code ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options/CodeFlags.h"
#include "Compiler/Compiler.h"

namespace tenon {

void CodeFlags::addTo(CommandLine &line) {
  line.flag("fp", fp,
            "floating-point contract: strict, contract or fast (contract)");
  line.flag("target-cpu", cpu, "CPU to compile for (native)");
  line.flag("target-features", features,
            "features to add or remove: +fma,-avx2");
  line.flag("dump-to", dumpTo, "directory for the IR after each stage");
}

Status CodeFlags::apply(const std::string &triple,
                        CompileOptions &options) const {
  std::optional<FloatContract> contract = parseFloatContract(fp);
  if (!contract)
    return badInput("expects '--fp' to be strict, contract or fast, got '", fp,
                    "'");
  options.fp = *contract;
  options.dumpTo = dumpTo;
  Result<Target> target = makeTarget(triple, cpu, features);
  if (!target.ok())
    return target.status();
  options.target = std::move(*target);
  return {};
}

} // namespace tenon
