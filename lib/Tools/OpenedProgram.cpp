//===- OpenedProgram.cpp - Programs with their inputs ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpenedProgram.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>

namespace tenon {

int fail(const api::Error &error) {
  llvm::StringRef message = error.message(), reason = error.reason();
  llvm::errs() << message.drop_back(reason.size()) << "error: " << reason
               << "\n";
  return error.code();
}

api::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readFile(const std::string &file) {
  auto read = llvm::MemoryBuffer::getFileOrSTDIN(file, /*IsText=*/false);
  if (!read)
    return api::Error(TEN_BAD_INPUT,
                      (file == "-" ? "cannot read the standard input: "
                                   : "cannot read '" + file + "': ") +
                          read.getError().message());
  return std::move(*read);
}

api::Expected<api::Executable> openProgram(const api::Compiler &compiler,
                                           const std::string &file,
                                           const api::Flags &flags) {
  if (file != "-")
    return compiler.open(file, flags);
  auto input = readFile(file);
  if (!input)
    return api::detail::takeError(input);
  return compiler.compile((*input)->getBuffer().str(), flags,
                          (*input)->getBufferIdentifier().str().c_str());
}

/// Returns a copy of an array in `memory`.
static api::Array copyTo(std::vector<std::byte> &memory,
                         const api::Array &array) {
  int64_t bytes = tenon_type_bytes(array.type());
  for (int64_t dim : array.dims())
    bytes *= dim;
  memory.resize(static_cast<size_t>(bytes));
  if (bytes)
    std::memcpy(memory.data(), array.data(), memory.size());
  return {array.type(), memory.data(), array.dims()};
}

api::Expected<OpenedProgram>
OpenedProgram::open(const api::Compiler &compiler, const std::string &file,
                    const api::Flags &flags,
                    const std::vector<std::string> &specs) {
  api::Expected<api::Executable> program = openProgram(compiler, file, flags);
  if (!program)
    return api::detail::takeError(program);
  api::Expected<api::ArrayFile> inputs = program->readArguments(specs);
  if (!inputs)
    return api::detail::takeError(inputs);
  OpenedProgram opened(*std::move(program), *std::move(inputs));
  std::vector<api::Array> bound;
  for (auto [i, argument] : llvm::enumerate(opened.program.arguments())) {
    api::Array &array = opened.arguments[i];
    if (argument.bound)
      bound.push_back(array);
    // Inputs may be in files, which are not written.
    if (argument.alias >= 0)
      array = copyTo(opened.donated.emplace_back(), array);
  }
  if (api::Done ready = opened.program.prepare(opened.arguments); !ready)
    return api::detail::takeError(ready);
  if (!bound.empty())
    if (api::Done set = opened.program.bind(bound, 0, /*borrow=*/true); !set)
      return api::detail::takeError(set);
  return opened;
}

api::Done OpenedProgram::run() {
  std::vector<ten_signature> signatures = program.results();
  std::vector<tenon_output> outputs(signatures.size());
  // Dimensions of results in the memory of donated arguments: only buffers of
  // the library have dimensions of their own.
  std::vector<std::vector<int64_t>> dims(signatures.size());
  auto memory = donated.begin();
  for (const ten_signature &argument : program.arguments()) {
    if (argument.alias < 0)
      continue;
    auto number = static_cast<size_t>(argument.alias);
    dims[number].resize(static_cast<size_t>(signatures[number].rank));
    outputs[number].data = memory->data();
    outputs[number].bytes = static_cast<int64_t>(memory->size());
    ++memory;
    outputs[number].dims = dims[number].data();
  }
  if (api::Done ran = program.run(arguments, outputs); !ran)
    return ran;
  results.clear();
  buffers.clear();
  for (const tenon_output &output : outputs) {
    results.emplace_back(
        output.type, output.data,
        std::vector<int64_t>(output.dims, output.dims + output.rank));
    if (output.buffer)
      buffers.emplace_back(output);
  }
  return std::monostate();
}

} // namespace tenon
