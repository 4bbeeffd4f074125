//===- Compiler.cpp - Compilers and executables in C ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of the C interface in tenon/compiler.h that creates compilers and
// executables: errors and diagnostics, flags, compilation, loading, and
// signatures.
//
//===----------------------------------------------------------------------===//

#include "Handles.h"
#include "Options/ProgramFlags.h"
#include "Runtime/ThreadPool.h"
#include <cstring>

using namespace tenon;

//===----------------------------------------------------------------------===//
// Errors and text
//===----------------------------------------------------------------------===//

/// Writes null characters, which names in damaged files may have, as in C: they
/// would end the text for a caller.
static std::string withoutNulls(const std::string &text) {
  std::string result;
  for (char c : text)
    result += c ? std::string(1, c) : "\\0";
  return result;
}

tenon_error *Messages::errorOf(Status status) {
  text = withoutNulls(text);
  for (Message &message : diagnostics.messages)
    message.text = withoutNulls(message.text);
  // Diagnostics end in a line break.
  status.message = text + withoutNulls(status.message);
  return new tenon_error{std::move(status), std::move(diagnostics.messages),
                         text.size()};
}

const char *tenon_version() { return TENON_VERSION; }

int32_t tenon_error_code(const tenon_error *error) {
  return error ? error->status.code : TEN_INTERNAL_ERROR;
}

const char *tenon_error_message(const tenon_error *error) {
  return error ? error->status.message.c_str() : "no error";
}

const char *tenon_error_reason(const tenon_error *error) {
  return error ? error->status.message.c_str() + error->reason : "no error";
}

int32_t tenon_error_num_diagnostics(const tenon_error *error) {
  return error ? static_cast<int32_t>(error->messages.size()) : 0;
}

int32_t tenon_error_diagnostic(const tenon_error *error, int32_t i,
                               tenon_diagnostic *diagnostic) {
  if (!diagnostic || i < 0 || i >= tenon_error_num_diagnostics(error))
    return TEN_BAD_INPUT;
  const Message &message = error->messages[static_cast<size_t>(i)];
  *diagnostic = {static_cast<int32_t>(message.severity), message.file.c_str(),
                 message.line, message.column, message.text.c_str()};
  return TEN_OK;
}

void tenon_error_free(tenon_error *error) { delete error; }

void tenon_text_free(char *text) { std::free(text); }

const char *tenon_type_name(int32_t type) {
  return isElementType(type) ? elementTypeName(static_cast<ten_type>(type))
                             : nullptr;
}

int64_t tenon_type_bytes(int32_t type) {
  return isElementType(type) ? storageSize(static_cast<ten_type>(type)) : 0;
}

//===----------------------------------------------------------------------===//
// Compilers
//===----------------------------------------------------------------------===//

/// Parses the flags of a compiler followed by those of a program.
static Status makeOptions(const std::vector<std::string> &flags,
                          ExecutableOptions &options) {
  CommandLine line("");
  ProgramFlags program;
  program.addTo(line);
  line.flag("specializations", options.specializations, "");
  line.flag("fallback", options.fallback, "");
  line.flag("lazy", options.lazy, "");
  line.flag("only-entry", options.onlyEntry, "");
  line.flag("pin-threads", options.program.pinned, "");
  std::string kept;
  line.flag("explanations", kept, "");
  if (Status status = line.parseFlags(flags); !status.ok())
    return status;
  if (options.specializations < 0)
    return badInput("expects '--specializations' not to be negative, got ",
                    options.specializations);
  if (!kept.empty()) {
    if (kept != "compiling" && kept != "calls")
      return badInput("expects '--explanations' to be compiling or calls, "
                      "got '",
                      kept, "'");
    options.keep = kept == "calls" ? ExecutableOptions::Keep::Calls
                                   : ExecutableOptions::Keep::Compiling;
  }
  options.onlyEntry |= !program.entry.empty();
  options.dynamic = program.dynamic;
  return program.apply(options.program);
}

int32_t tenon_compiler_create(const char *const *flags, int32_t num_flags,
                              tenon_compiler **compiler, tenon_error **error) {
  if (compiler)
    *compiler = nullptr;
  return guarded(error, [&](Diagnostics &) -> Status {
    if (!compiler)
      return badInput("expects a pointer for the compiler, got null");
    auto made = std::make_unique<tenon_compiler>();
    if (Status status = readStrings(flags, num_flags, "flags", made->flags);
        !status.ok())
      return status;
    ExecutableOptions options;
    if (Status status = makeOptions(made->flags, options); !status.ok())
      return status;
    made->pool = std::make_shared<ThreadPool>(options.program.threads,
                                              options.program.pinned);
    *compiler = made.release();
    return {};
  });
}

void tenon_compiler_free(tenon_compiler *compiler) { delete compiler; }

void tenon_compiler_set_progress(tenon_compiler *compiler,
                                 tenon_progress progress, void *data) {
  if (!compiler)
    return;
  compiler->progress = progress;
  compiler->progressData = data;
}

//===----------------------------------------------------------------------===//
// Executables
//===----------------------------------------------------------------------===//

static Status optionsFor(const tenon_compiler *compiler,
                         const char *const *flags, int32_t count,
                         ExecutableOptions &options) {
  if (!compiler)
    return badInput("expects a compiler, got a null pointer");
  std::vector<std::string> all = compiler->flags;
  if (Status status = readStrings(flags, count, "flags", all); !status.ok())
    return status;
  if (Status status = makeOptions(all, options); !status.ok())
    return status;
  options.program.pool =
      options.program.threads == compiler->pool->threads()
          ? compiler->pool
          : std::make_shared<ThreadPool>(options.program.threads);
  options.program.compile.progress = compiler->observer();
  return {};
}

static std::vector<ten_signature>
describe(const std::vector<TensorSignature> &list) {
  std::vector<ten_signature> described;
  described.reserve(list.size());
  for (const TensorSignature &part : list)
    described.push_back({part.name.c_str(), part.type,
                         static_cast<int32_t>(part.dims.size()),
                         part.dims.data(), part.donated, part.bound ? 1 : 0});
  return described;
}

static void take(std::unique_ptr<Executable> program,
                 const tenon_compiler *compiler,
                 tenon_executable **executable) {
  auto made = std::make_unique<tenon_executable>();
  made->memory = compiler->memory;
  made->program = std::move(program);
  for (const EntrySignature &entry : made->program->entries())
    made->entries.push_back(
        {describe(entry.arguments), describe(entry.results)});
  *executable = made.release();
}

int32_t tenon_executable_compile(const tenon_compiler *compiler,
                                 const char *name, const void *bytes,
                                 size_t num_bytes, const char *const *flags,
                                 int32_t num_flags,
                                 tenon_executable **executable,
                                 tenon_error **error) {
  if (executable)
    *executable = nullptr;
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    if (!executable || (!bytes && num_bytes))
      return badInput(
          "expects a program and a pointer for the executable, got null");
    ExecutableOptions options;
    Status status = optionsFor(compiler, flags, num_flags, options);
    if (!status.ok())
      return status;
    llvm::StringRef text(static_cast<const char *>(bytes), num_bytes);
    auto program =
        Executable::compile(llvm::MemoryBuffer::getMemBufferCopy(
                                text, name && *name ? name : "program"),
                            std::move(options), diagnostics);
    if (!program.ok())
      return program.status();
    take(std::move(*program), compiler, executable);
    return {};
  });
}

int32_t tenon_executable_open(const tenon_compiler *compiler, const char *path,
                              const char *const *flags, int32_t num_flags,
                              tenon_executable **executable,
                              tenon_error **error) {
  if (executable)
    *executable = nullptr;
  return guarded(error, [&](Diagnostics &diagnostics) -> Status {
    if (!executable || !path)
      return badInput(
          "expects a path and a pointer for the executable, got null");
    ExecutableOptions options;
    Status status = optionsFor(compiler, flags, num_flags, options);
    if (!status.ok())
      return status;
    auto program = Executable::open(path, std::move(options), diagnostics);
    if (!program.ok())
      return program.status();
    take(std::move(*program), compiler, executable);
    return {};
  });
}

void tenon_executable_free(tenon_executable *executable) { delete executable; }

static const tenon_executable::Entry *
findEntry(const tenon_executable *executable, int32_t entry) {
  if (!executable || entry < 0 ||
      static_cast<size_t>(entry) >= executable->entries.size())
    return nullptr;
  return &executable->entries[static_cast<size_t>(entry)];
}

int32_t tenon_executable_num_entries(const tenon_executable *executable) {
  return executable ? static_cast<int32_t>(executable->entries.size()) : -1;
}

const char *tenon_executable_entry_name(const tenon_executable *executable,
                                        int32_t entry) {
  if (!findEntry(executable, entry))
    return nullptr;
  return executable->program->entries()[static_cast<size_t>(entry)]
      .name.c_str();
}

int32_t tenon_executable_find_entry(const tenon_executable *executable,
                                    const char *name) {
  if (executable && name)
    for (size_t i = 0; i < executable->entries.size(); ++i)
      if (executable->program->entries()[i].name == name)
        return static_cast<int32_t>(i);
  return -1;
}

int32_t tenon_executable_num_arguments(const tenon_executable *executable,
                                       int32_t entry) {
  const tenon_executable::Entry *found = findEntry(executable, entry);
  return found ? static_cast<int32_t>(found->arguments.size()) : -1;
}

int32_t tenon_executable_num_results(const tenon_executable *executable,
                                     int32_t entry) {
  const tenon_executable::Entry *found = findEntry(executable, entry);
  return found ? static_cast<int32_t>(found->results.size()) : -1;
}

static const ten_signature *element(const std::vector<ten_signature> &list,
                                    int32_t i) {
  return i >= 0 && static_cast<size_t>(i) < list.size()
             ? &list[static_cast<size_t>(i)]
             : nullptr;
}

const ten_signature *
tenon_executable_argument(const tenon_executable *executable, int32_t entry,
                          int32_t argument) {
  const tenon_executable::Entry *found = findEntry(executable, entry);
  return found ? element(found->arguments, argument) : nullptr;
}

const ten_signature *tenon_executable_result(const tenon_executable *executable,
                                             int32_t entry, int32_t result) {
  const tenon_executable::Entry *found = findEntry(executable, entry);
  return found ? element(found->results, result) : nullptr;
}

int32_t tenon_executable_describe(const tenon_executable *executable,
                                  char **text, tenon_error **error) {
  if (text)
    *text = nullptr;
  return guarded(error, [&](Diagnostics &) -> Status {
    if (!executable || !text)
      return badInput(
          "expects an executable and a pointer for the text, got null");
    std::string made;
    llvm::raw_string_ostream stream(made);
    printSignatures(executable->program->entries(), stream);
    return giveText(made, text);
  });
}
