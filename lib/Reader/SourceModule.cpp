//===- SourceModule.cpp - Modules of programs -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader/SourceModule.h"
#include "Reader/CompileObserver.h"
#include "Reader/ContextPool.h"
#include "Reader/Dialects.h"
#include "Reader/Source.h"

using namespace mlir;

namespace tenon {

Result<std::unique_ptr<llvm::MemoryBuffer>>
readProgramFile(const std::string &path) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/true);
  if (!file)
    return badInput("cannot read '", path, "': ", file.getError().message());
  return std::move(*file);
}

/// Appends a diagnostic of a context, and its notes, to a list.
static void collect(Diagnostic &diagnostic, std::vector<Message> &messages) {
  Message message;
  switch (diagnostic.getSeverity()) {
  case DiagnosticSeverity::Error:
    message.severity = Severity::Error;
    break;
  case DiagnosticSeverity::Warning:
    message.severity = Severity::Warning;
    break;
  case DiagnosticSeverity::Note:
  case DiagnosticSeverity::Remark:
    message.severity = Severity::Note;
    break;
  }
  if (auto place = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>()) {
    message.file = place.getFilename().str();
    message.line = place.getLine();
    message.column = place.getColumn();
  }
  message.text = diagnostic.str();
  messages.push_back(std::move(message));
  for (Diagnostic &note : diagnostic.getNotes())
    collect(note, messages);
}

/// Returns a context for a program. What an observer attaches to it must not be
/// seen by other programs.
static std::shared_ptr<MLIRContext>
makeContext(size_t bytes, const CompileObserver *observer) {
  if (!observer)
    return takeContext(bytes);
  DialectRegistry registry;
  registerDialects(registry);
  return std::make_shared<MLIRContext>(registry,
                                       MLIRContext::Threading::DISABLED);
}

Result<SourceModule>
SourceModule::read(std::unique_ptr<llvm::MemoryBuffer> buffer,
                   Diagnostics &diagnostics, CompileObserver *observer) {
  SourceModule source;
  source.file = buffer->getBufferIdentifier().str();
  if (Status status = checkSource(buffer, source.file); !status.ok())
    return status;
  source.context = makeContext(buffer->getBufferSize(), observer);
  source.sources = std::make_shared<llvm::SourceMgr>();
  source.sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  // A note with the whole operation would hide the message.
  source.context->printOpOnDiagnostic(false);
  source.printer = std::make_unique<SourceMgrDiagnosticHandler>(
      *source.sources, source.context.get(), diagnostics.stream);
  source.collector = std::make_unique<ScopedDiagnosticHandler>(
      source.context.get(), [&diagnostics](Diagnostic &diagnostic) {
        collect(diagnostic, diagnostics.messages);
        // Pass it on to the handler that prints.
        return failure();
      });
  if (observer)
    observer->attachTo(*source.context);
  source.module = parseSource(source.sources, *source.context);
  if (!source.module)
    return badInput("'", source.file, "' is not a valid module");
  return std::move(source);
}

void SourceModule::choose(llvm::StringRef entry) {
  if (module->lookupSymbol(entry))
    return;
  ModuleOp found;
  for (auto inner : module->getOps<ModuleOp>())
    if (inner.lookupSymbol(entry)) {
      if (found)
        return;
      found = inner;
    }
  if (found) {
    found->remove();
    module = found;
  }
}

std::pair<std::shared_ptr<MLIRContext>, OwningOpRef<ModuleOp>>
SourceModule::release() {
  collector.reset();
  printer.reset();
  return {std::move(context), std::move(module)};
}

} // namespace tenon
