//===- BoundArguments.cpp - Bound arguments -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler/BoundArguments.h"
#include "Compiler/ArgumentSizes.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;

namespace tenon {

/// Returns "'x', 'w'", or a text that says that arguments have no names.
static std::string listNames(llvm::ArrayRef<std::string> names) {
  std::string list;
  for (const std::string &name : names)
    if (!name.empty())
      list += (list.empty() ? "'" : ", '") + name + "'";
  return list.empty() ? "no names; use indices, from 0" : list;
}

Result<std::vector<int64_t>>
BoundSet::of(llvm::StringRef function,
             llvm::ArrayRef<std::string> arguments) const {
  const auto count = static_cast<int64_t>(arguments.size());
  std::vector<int64_t> listed = numbers;
  for (int64_t number : numbers)
    if (number < 0 || number >= count)
      return badInput("'--bind' names argument ", number, " of '",
                      function.str(), "', which has ", count);
  for (const std::string &name : names) {
    const auto *found = llvm::find(arguments, name);
    if (found == arguments.end())
      return badInput("'--bind' names argument '", name, "' of '",
                      function.str(), "', which has ", listNames(arguments));
    int64_t number = found - arguments.begin();
    if (!llvm::is_contained(listed, number))
      listed.push_back(number);
  }
  if (!allBut)
    return listed;
  std::vector<int64_t> others;
  for (int64_t i = 0; i < count; ++i)
    if (!llvm::is_contained(listed, i))
      others.push_back(i);
  return others;
}

Status bindArguments(func::FuncOp function, const BoundSet &arguments) {
  if (arguments.empty())
    return {};
  Result<std::vector<TensorSignature>> signature = argumentsOf(function);
  if (!signature.ok())
    return signature.status();
  std::vector<std::string> names;
  for (TensorSignature &argument : *signature)
    names.push_back(std::move(argument.name));
  Result<std::vector<int64_t>> numbers =
      arguments.of(function.getName(), names);
  if (!numbers.ok())
    return numbers.status();
  for (int64_t argument : *numbers) {
    if (auto donated = ten::attr::donated.get(function, argument))
      return badInput("'--bind' names argument ", argument, " of '",
                      function.getName().str(),
                      "', which is donated to result ", donated.getInt());
    ten::attr::bound.set(function, argument);
  }
  return {};
}

} // namespace tenon
