//===- CompileTool.cpp - The tool tensor-compile --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The main function of tensor-compile: parses flags, reads the program, and has
// the library compile it to a file. Errors return the exit codes of
// GettingStarted.
//
//===----------------------------------------------------------------------===//

#include "OpenedProgram.h"
#include "Options/AheadFlags.h"
#include "Options/CommandLine.h"
#include "Progress.h"
#include "Tools/CrashGuard.h"
#include "Tools/Tools.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace tenon {

namespace {

struct ToolFlags {
  std::string file, output;
  AheadFlags ahead;
  bool quiet = false, check = false;

  explicit ToolFlags(CommandLine &line) {
    line.positional("FILE", file);
    line.flag("o", output,
              "model.o, model.a, model.so (needs a linker), or model.ptx");
    ahead.addTo(line);
    line.flag("quiet", quiet, "show no progress of compiling");
    line.flag("check", check,
              "compile nothing: check that FILE, a .o, .a or .so file, is as "
              "tensor-compile wrote it, by its checksum");
  }
};

int check(const std::string &file) {
  api::Expected<std::string> version = api::checkFile(file);
  if (!version)
    return fail(version.error());
  if (version->empty())
    outs() << file << ": no checksum: linked by another program, of what "
           << "tensor-compile wrote\n";
  else
    outs() << file << ": as Tenon " << *version << " wrote it\n";
  return 0;
}

int compile(const ToolFlags &flags, const api::Flags &given) {
  if (flags.check)
    return check(flags.file);
  auto program = readFile(flags.file);
  if (!program)
    return fail(program.error());
  // Nothing is run.
  api::Expected<api::Compiler> compiler =
      api::Compiler::create({"--threads=1"});
  if (!compiler)
    return fail(compiler.error());
  Progress progress(flags.quiet);
  compiler->setProgress(Progress::receive, &progress);
  StringRef bytes = (*program)->getBuffer();
  api::Done saved = compiler->save(
      {bytes.data(), bytes.size()},
      (*program)->getBufferIdentifier().str().c_str(), flags.output, given);
  progress.end();
  return saved ? 0 : fail(saved.error());
}

} // namespace

int compileTool(int argc, char **argv) {
  InitLLVM init(argc, argv);
  CommandLine line("Compiles tensor programs ahead of time.");
  ToolFlags flags(line);
  if (Status status = line.parse(argc, argv); !status.ok())
    return fail(api::Error(ten_status(status.code), status.message));
  if (line.helped)
    return 0;
  if (flags.output.empty() && !flags.check)
    return fail(api::Error(TEN_BAD_INPUT,
                           "expects '-o' to name a .o, .a, .so or .ptx file"));
  CommandLine library("");
  AheadFlags().addTo(library);
  api::Flags given = line.givenOf(library);
  int code = 0;
  CrashGuard guard(argc, argv);
  guard.setInput(flags.file);
  guard.run([&] { code = compile(flags, given); });
  return code;
}

} // namespace tenon
