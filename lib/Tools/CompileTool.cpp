//===- CompileTool.cpp - The tool tensor-compile --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The main function of tensor-compile: parses flags, reads and imports the
// program, marks bound arguments and fixes argument sizes, then compiles it to
// an object file, a shared library or PTX. Errors return the exit codes of
// GettingStarted.
//
//===----------------------------------------------------------------------===//

#include "Compiler/ArgumentSizes.h"
#include "Compiler/BoundArguments.h"
#include "Compiler/Compiler.h"
#include "Compiler/Pipelines.h"
#include "Compiler/WriteArtifact.h"
#include "Compiler/WriteHeader.h"
#include "Options/CommandLine.h"
#include "Progress.h"
#include "Reader/SourceModule.h"
#include "Runtime/ArtifactFile.h"
#include "Runtime/File.h"
#include "Tools/CrashGuard.h"
#include "Tools/Tools.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace tenon {

namespace {

struct Flags {
  std::string file, output, name, triple, cpu = "native", features;
  std::string header, weights, fp = "contract", dumpTo, device = "cpu", gpu,
                               ptxas = "auto";
  BoundSet bind;
  std::vector<std::string> sizes;
  bool allowInterpret = false, quiet = false, check = false;

  explicit Flags(CommandLine &line) {
    line.positional("FILE", file);
    line.flag("o", output,
              "model.o, model.a, model.so (needs a linker), or model.ptx");
    line.flag(
        "name", name,
        "prefix of the exported symbol NAME_artifact (the output's name)");
    line.flag("target-triple", triple, "this machine's");
    line.flag("target-cpu", cpu, "CPU to compile for (native)");
    line.flag("target-features", features,
              "features to add or remove: +fma,-avx2");
    line.flag("bind", bind,
              "0,2,5-7, a name, or all-but:0: arguments of the only public "
              "function, or of 'main', that tenon_bind sets once");
    line.flag("weights", weights,
              "model.safetensors: binds the arguments with the names of its "
              "arrays, or the last ones; tenon_bind_file gives them");
    line.flag("sizes", sizes,
              "ARG:8x?x64,... static sizes for dynamic dimensions of this "
              "argument of the only public function, or of 'main'");
    line.flag("fp", fp,
              "floating-point contract: strict, contract or fast (contract)");
    line.flag("dump-to", dumpTo, "directory for the IR after each stage");
    line.flag("device", device,
              "device of the kernels: cpu, gpu-sim or cuda (cpu)");
    line.flag("target-gpu", gpu, "cuda: architecture to compile for (sm_80)");
    line.flag("ptxas", ptxas,
              "cuda: NVIDIA's assembler, to embed machine code in addition to "
              "PTX, or none (the one in $PATH, if there is one)");
    line.flag("allow-interpret", allowInterpret,
              "refused: an artifact has no interpreter");
    line.flag("quiet", quiet, "show no progress of compiling");
    line.flag("check", check,
              "compile nothing: check that FILE, a .o, .a or .so file, is as "
              "tensor-compile wrote it, by its checksum");
    line.flag("header", header,
              "model.h: a C header with a typed function for each entry");
  }
};

int fail(const Status &status) {
  errs() << "error: " << status.message << "\n";
  return status.code;
}

/// Parses `ARG:8x?x64,...` lists.
Status readSizes(const std::vector<std::string> &lists,
                 std::vector<std::vector<int64_t>> &sizes) {
  for (StringRef list : lists)
    for (StringRef item : llvm::split(list, ',')) {
      auto [number, dims] = item.split(':');
      size_t argument = 0;
      if (number.getAsInteger(10, argument) || dims.empty())
        return badInput("expects '--sizes' to be ARG:8x?x64,..., got '",
                        list.str(), "'");
      if (argument >= sizes.size())
        return badInput("'--sizes' names argument ", argument,
                        " of a function with ", sizes.size());
      sizes[argument].clear();
      for (StringRef dim : llvm::split(dims, 'x')) {
        int64_t size = -1;
        if (dim != "?" && (dim.getAsInteger(10, size) || size < 0))
          return badInput("expects '--sizes' to be ARG:8x?x64,..., got '",
                          list.str(), "'");
        sizes[argument].push_back(size);
      }
    }
  return {};
}

/// Marks bound arguments and fixes the sizes of arguments.
Status describeArguments(mlir::ModuleOp module, const Flags &flags) {
  if (flags.bind.empty() && flags.sizes.empty() && flags.weights.empty())
    return {};
  if (!flags.bind.empty() && !flags.weights.empty())
    return badInput("expects '--bind' or '--weights', got both");
  // Import converts donations to ten's attributes, to find conflicts with bound
  // arguments.
  if (Status status = importSource(module, "the module"); !status.ok())
    return status;
  mlir::func::FuncOp only;
  bool several = false;
  for (auto function : module.getOps<mlir::func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    several |= static_cast<bool>(only);
    only = function;
  }
  if (several)
    only = module.lookupSymbol<mlir::func::FuncOp>("main");
  if (!only)
    return badInput("expects '--",
                    !flags.bind.empty()      ? "bind"
                    : !flags.weights.empty() ? "weights"
                                             : "sizes",
                    "' with one public function, or one that is called 'main'");
  if (Status status = bindArguments(only, flags.bind); !status.ok())
    return status;
  if (!flags.weights.empty())
    if (Status status = bindWeights(only, flags.weights); !status.ok())
      return status;
  if (flags.sizes.empty())
    return {};
  Result<std::vector<TensorSignature>> declared =
      signatureOf(only, only.getArgumentTypes());
  if (!declared.ok())
    return declared.status();
  std::vector<std::vector<int64_t>> sizes;
  for (TensorSignature &argument : *declared)
    sizes.push_back(std::move(argument.dims));
  if (Status status = readSizes(flags.sizes, sizes); !status.ok())
    return status;
  return fixSizes(only, sizes);
}

int check(const std::string &file) {
  Result<std::string> version = checkArtifactFile(file);
  if (!version.ok())
    return fail(version.status());
  if (version->empty())
    outs() << file << ": no checksum: linked by another program, of what "
           << "tensor-compile wrote\n";
  else
    outs() << file << ": as Tenon " << *version << " wrote it\n";
  return 0;
}

int compile(const Flags &flags) {
  if (flags.check)
    return check(flags.file);
  if (flags.allowInterpret)
    return fail(badInput("'--allow-interpret' is tensor-run's: an artifact has "
                         "no interpreter, all of it must be compiled"));
  Result<std::unique_ptr<MemoryBuffer>> file =
      readProgramFileOrInput(flags.file);
  if (!file.ok())
    return fail(file.status());
  std::optional<FloatContract> contract = parseFloatContract(flags.fp);
  if (!contract)
    return fail(badInput("expects '--fp' to be strict, contract or fast, got '",
                         flags.fp, "'"));
  std::optional<ArtifactKind> kind = artifactKindOf(flags.output);
  if (!kind)
    return fail(
        badInput("expects '-o' to name a .o, .a, .so or .ptx file, got '",
                 flags.output, "'"));
  CompileOptions options;
  std::optional<Device> device = parseDevice(flags.device);
  if (!device || device == Device::Interpreter)
    return fail(badInput("expects '--device' to be cpu, gpu-sim or cuda, got '",
                         flags.device, "'"));
  options.device = *device;
  options.gpu = flags.gpu;
  if (kind == ArtifactKind::Ptx ||
      (!flags.gpu.empty() && device == Device::Cpu))
    options.device = Device::Cuda;
  if (flags.ptxas != "none" && kind != ArtifactKind::Ptx)
    options.ptxas = flags.ptxas;
  options.fp = *contract;
  options.dumpTo = flags.dumpTo;
  options.name = flags.name.empty() ? symbolNameOf(flags.output) : flags.name;
  Result<Target> target = makeTarget(flags.triple, flags.cpu, flags.features);
  if (!target.ok())
    return fail(target.status());
  options.target = std::move(*target);

  Diagnostics diagnostics;
  Result<SourceModule> module =
      SourceModule::read(std::move(*file), diagnostics);
  if (!module.ok())
    return fail(module.status());
  auto isEntry = [](mlir::func::FuncOp func) {
    return func.isPublic() && !func.isDeclaration();
  };
  if (llvm::none_of((*module)->getOps<mlir::func::FuncOp>(), isEntry))
    return fail(badInput("expects a public function in '", flags.file,
                         "' to compile, got none"));
  if (Status status = describeArguments(**module, flags); !status.ok())
    return fail(status);
  for (auto function : (*module)->getOps<mlir::func::FuncOp>())
    recordArgumentNames(function);
  std::vector<HeaderEntry> entries;
  int64_t stackBytes = -1;
  if (!flags.header.empty()) {
    if (options.device != Device::Cpu)
      return fail(badInput("'--header' is for programs on the CPU"));
    Result<std::vector<HeaderEntry>> found = headerEntriesOf(**module);
    if (!found.ok())
      return fail(found.status());
    entries = std::move(*found);
    options.afterStage = [&](StringRef stage, mlir::ModuleOp compiled) {
      updateHeaderEntries(stage, compiled, entries);
    };
    options.stackBytes = &stackBytes;
  }
  Progress progress(flags.quiet);
  options.progress = [&](StringRef what, size_t part, double share) {
    progress.show(what, part, share);
  };
  Status status = writeArtifact(**module, options, *kind, flags.output);
  if (status.ok() && !flags.header.empty())
    status = checkHeaderEntries(entries);
  if (status.ok() && !flags.header.empty())
    status = writeFile(flags.header, formatHeader(options.name, flags.file,
                                                  entries, stackBytes));
  return status.ok() ? 0 : fail(status);
}

} // namespace

int compileTool(int argc, char **argv) {
  InitLLVM init(argc, argv);
  CommandLine line("Compiles tensor programs ahead of time.");
  Flags flags(line);
  if (Status status = line.parse(argc, argv); !status.ok())
    return fail(status);
  if (line.helped)
    return 0;
  if (flags.output.empty() && !flags.check)
    return fail(badInput("expects '-o' to name a .o, .a, .so or .ptx file"));
  int code = 0;
  CrashGuard guard(argc, argv);
  guard.setInput(flags.file);
  guard.run([&] { code = compile(flags); });
  return code;
}

} // namespace tenon
