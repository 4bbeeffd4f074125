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
#include "Runtime/Safetensors.h"

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

Status bindWeights(func::FuncOp function, const std::string &path) {
  auto file = SafetensorsFile::open(path);
  if (!file.ok())
    return std::move(file).status();
  Result<std::vector<TensorSignature>> signature = argumentsOf(function);
  if (!signature.ok())
    return signature.status();
  std::vector<std::string> names, weights;
  for (const TensorSignature &argument : *signature)
    names.push_back(argument.name);
  for (size_t i = 0; i < file->size(); ++i)
    weights.push_back(file->name(i));
  auto isArgument = [&](const std::string &name) {
    return llvm::is_contained(names, name);
  };
  BoundSet set;
  if (llvm::none_of(weights, isArgument)) {
    // In order, as the last arguments.
    if (weights.size() > names.size())
      return badInput("'--weights' expects at most ", names.size(),
                      " arrays, as many as '", function.getName().str(),
                      "' has arguments; '", path, "' has ", weights.size());
    for (size_t i = names.size() - weights.size(); i < names.size(); ++i)
      set.numbers.push_back(static_cast<int64_t>(i));
  } else if (auto unknown = llvm::find_if_not(weights, isArgument);
             unknown != weights.end()) {
    return badInput("'--weights' expects arrays with names of arguments: '",
                    path, "' has '", *unknown, "', and '",
                    function.getName().str(), "' has ", listNames(names));
  } else {
    set.names = weights;
  }
  Result<std::vector<int64_t>> numbers = set.of(function.getName(), names);
  if (!numbers.ok())
    return numbers.status();
  for (auto [i, number] : llvm::enumerate(*numbers)) {
    const TensorSignature &argument = (*signature)[static_cast<size_t>(number)];
    ArrayView view = file->view(i);
    ArrayRequest request(argument.type, argument.dims);
    if (view.type != argument.type ||
        !request.matches({view.dims, view.dims + view.rank}))
      return badInput("'--weights': '", path, "' has '", weights[i], "' as ",
                      view.typeString(), ", argument ", number, " of '",
                      function.getName().str(), "' is ", request.typeString());
  }
  return bindArguments(function, set);
}

} // namespace tenon
