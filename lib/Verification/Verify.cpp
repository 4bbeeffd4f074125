//===- Verify.cpp - Compares kernels with the interpreter -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements `--verify` and `--check-nan`: traces every launch of a compiled
// program, evaluates the kernel in the interpreter on copies of the same
// operands, and compares the results within the tolerance of Reference.cpp. On
// a difference, it bisects the kernel's operations by compiling prefixes of it,
// and writes a reproducer.
//
//===----------------------------------------------------------------------===//

#include "Verification/Verify.h"
#include "Compiler/Jit.h"
#include "CutKernel.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Runtime/Npy.h"
#include "Verification/InterpretKernels.h"
#include "Verification/Reference.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <cstring>

using namespace mlir;

namespace tenon {

Comparison compareWith(Reference &reference, size_t number,
                       const ArrayView &got,
                       const std::optional<Tolerance> &tolerance) {
  if (!tolerance)
    return reference.compare(number, got);
  Result<Comparison> comparison =
      compareArrays(got, reference.results()[number], *tolerance);
  return comparison ? *comparison : reference.compare(number, got);
}

//===-- What was compared -------------------------------------------------===//

void VerifySummary::add(const Comparison &comparison,
                        const std::string &place) {
  elements += comparison.total;
  if (comparison.largestAccepted <= worst)
    return;
  worst = comparison.largestAccepted;
  worstPlace = place;
}

std::string VerifySummary::message() const {
  auto count = [](int64_t number, const char *what) {
    return concat(number, " ", what, number == 1 ? "" : "s");
  };
  std::string text = concat(
      "verify: ", launches, launches == 1 ? " launch of " : " launches of ",
      count(static_cast<int64_t>(kernels.size()), "kernel"), " and ",
      count(results, "result"), ", ", count(elements, "element"),
      ", agree with the interpreter");
  llvm::raw_string_ostream stream(text);
  if (worst > 0)
    stream << "; worst difference " << llvm::format("%.3g", worst) << ", in "
           << worstPlace;
  else
    stream << ", bit for bit";
  if (unspecified > 0)
    stream << "; " << unspecified
           << " not compared, as their values are unspecified";
  return text;
}

Result<std::optional<Tolerance>> parseTolerance(llvm::StringRef text) {
  if (text.empty())
    return std::optional<Tolerance>();
  Tolerance tolerance;
  for (llvm::StringRef item : llvm::split(text, ',')) {
    auto [name, value] = item.split(':');
    bool isRead = name == "ulp"    ? llvm::to_integer(value, tolerance.ulp, 10)
                  : name == "atol" ? llvm::to_float(value, tolerance.atol)
                  : name == "rtol" ? llvm::to_float(value, tolerance.rtol)
                                   : false;
    if (!isRead || !(tolerance.atol >= 0) || !(tolerance.rtol >= 0) ||
        tolerance.ulp < 0)
      return badInput("expects '--verify' to be tolerances like "
                      "atol:1e-5,rtol:1e-5,ulp:2, got '",
                      text.str(), "'");
  }
  return std::optional<Tolerance>(tolerance);
}

static std::string describe(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "'" << op->getName() << "'";
  if (auto loc = op->getLoc()->findInstanceOf<FileLineColLoc>())
    stream << " at " << loc.getFilename().getValue() << ':' << loc.getLine()
           << ':' << loc.getColumn();
  return text;
}

static bool isFiniteArray(const ArrayView &array) {
  ten_type part = partType(array.type);
  if (!isFloat(part))
    return true;
  int64_t size = storageSize(part);
  for (int64_t i = 0; i < array.numBytes() / size; ++i)
    if (!std::isfinite(
            loadDouble(part, static_cast<const char *>(array.data) + i * size)))
      return false;
  return true;
}

Status checkNonFinite(ModuleOp module, StringRef function,
                      const std::vector<ArrayView> &arguments,
                      std::vector<Buffer> &results) {
  ten::InterpretOptions options;
  options.observe = [](Operation *op, ArrayRef<ArrayView> operands,
                       ArrayRef<ArrayView> produced) -> Status {
    // Infinite constants are intended. For an operation with a region, the
    // operations inside are checked.
    if (operands.empty() ||
        !isa_and_nonnull<ten::TenDialect>(op->getDialect()) ||
        isa<ten::KernelOp>(op) || !llvm::all_of(operands, isFiniteArray))
      return {};
    for (const ArrayView &result : produced)
      if (!isFiniteArray(result))
        return Status(TEN_MISMATCH,
                      describe(op) +
                          " computes NaN or infinity from finite operands");
    return {};
  };
  Result<std::vector<Buffer>> made =
      ten::interpret(module, function, arguments, options);
  if (!made)
    return made.status();
  results = std::move(*made);
  return {};
}

//===-- KernelVerifier ----------------------------------------------------===//

void KernelVerifier::trace(int32_t kernel, int32_t phase,
                           const ten_array *arrays, int32_t count) {
  // Only the first failure matters: later ones may be caused by it.
  if (!failure.ok() || kernel < 0 || kernel >= entry.num_kernels)
    return;
  auto function = module.lookupSymbol<func::FuncOp>(entry.kernels[kernel]);
  // Interpreted kernels are correct by definition.
  if (!function || ten::attr::interpreted.has(function) ||
      callsProcess(function) ||
      count < static_cast<int32_t>(function.getNumArguments()))
    return;
  failure = phase == 0 ? before(function, arrays) : after(function, arrays);
}

Status KernelVerifier::takeFailure() {
  return std::exchange(failure, Status());
}

Status KernelVerifier::before(func::FuncOp kernel, const ten_array *arrays) {
  operands.clear();
  SmallVector<unsigned> read = readArguments(kernel);
  for (auto [i, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    ArrayView view = viewOf(type, arrays[i]);
    // The interpreter needs only the shape of other operands.
    Result<Buffer> copy =
        llvm::is_contained(read, i)
            ? Buffer::copyOf(view)
            : Buffer::zeros(view.type, {view.dims, view.dims + view.rank});
    if (!copy)
      return copy.status();
    operands.push_back(std::move(*copy));
  }
  return {};
}

Status KernelVerifier::after(func::FuncOp kernel, const ten_array *arrays) {
  std::vector<ArrayView> outputs;
  size_t first = kernel.getNumArguments() - kernel.getNumResults();
  for (size_t i = first; i < kernel.getNumArguments(); ++i)
    outputs.push_back(viewOf(kernel.getArgumentTypes()[i], arrays[i]));
  if (options.nonFinite)
    if (Status status = findNonFinite(kernel, outputs); !status.ok())
      return status;
  return options.kernels ? compareKernel(kernel, outputs) : Status();
}

Status KernelVerifier::findNonFinite(func::FuncOp kernel,
                                     const std::vector<ArrayView> &outputs) {
  if (llvm::all_of(outputs, isFiniteArray))
    return {};
  std::vector<ArrayView> arguments(operands.begin(), operands.end());
  std::vector<Buffer> results;
  Status status = checkNonFinite(module, kernel.getName(), arguments, results);
  if (!status.ok())
    return status;
  bool isMade = llvm::all_of(arguments, isFiniteArray) &&
                llvm::all_of(results, [](const Buffer &result) {
                  return isFiniteArray(result);
                });
  if (!isMade)
    return {};
  return Status(TEN_MISMATCH, concat("kernel '", kernel.getName().str(),
                                     "' computes NaN or infinity from finite "
                                     "operands; the interpreter does not"));
}

Status KernelVerifier::compareKernel(func::FuncOp kernel,
                                     const std::vector<ArrayView> &outputs) {
  std::vector<ArrayView> arguments(operands.begin(), operands.end());
  Reference reference(module, kernel.getName().str(), arguments, compile.fp);
  if (Status status = reference.run(); !status.ok())
    return std::move(status).within(
        concat("kernel '", kernel.getName().str(), "'"));
  if (reference.isUnspecified()) {
    ++compared.unspecified;
    return {};
  }
  ++compared.launches;
  compared.kernels.insert(kernel.getName().str());
  for (auto [i, output] : llvm::enumerate(outputs)) {
    Comparison comparison =
        compareWith(reference, i, output, options.tolerance);
    if (comparison.equal()) {
      compared.add(comparison, concat("result ", i, " of kernel '",
                                      kernel.getName().str(), "'"));
      continue;
    }
    std::string where = findOperation(kernel);
    std::string message =
        concat("kernel '", kernel.getName().str(),
               "' differs from the interpreter, the first that does\n  result ",
               i, ": ", comparison.message());
    message += where.empty() ? "\n  each of its operations alone is correct"
                             : "\n  " + where;
    return Status(TEN_MISMATCH,
                  message + "\n  reproduce with: " + writeReproducer(kernel));
  }
  return {};
}

std::vector<ArrayView> KernelVerifier::inputsOf(func::FuncOp kernel) const {
  std::vector<ArrayView> inputs;
  for (unsigned number : readArguments(kernel))
    inputs.push_back(operands[number]);
  return inputs;
}

std::string KernelVerifier::findOperation(func::FuncOp kernel) {
  CompileOptions options = compile;
  options.trace = false;
  options.afterStage = nullptr;
  options.dumpTo.clear();
  std::vector<ArrayView> inputs = inputsOf(kernel);
  // A prefix of a kernel may not even compile.
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  for (Operation &op : kernel.getBody().front().without_terminator()) {
    if (isa<ten::ConstantOp>(op) || op.getNumResults() == 0 ||
        !llvm::all_of(op.getResultTypes(), llvm::IsaPred<RankedTensorType>))
      continue;
    // Take dynamic shapes from the interpreter.
    SmallVector<std::vector<int64_t>> dims;
    for (Type type : op.getResultTypes())
      dims.push_back(cast<RankedTensorType>(type).getShape().vec());
    if (!llvm::all_of(op.getResultTypes(), [](Type type) {
          return cast<RankedTensorType>(type).hasStaticShape();
        }))
      continue;
    OwningOpRef<ModuleOp> cut = cutKernel(kernel, &op, dims);
    Reference reference(*cut, "main", inputs, compile.fp);
    if (!reference.run().ok() || reference.isUnspecified())
      continue;
    OwningOpRef<ModuleOp> copy = cut->clone();
    auto object = compileToObject(*copy, options);
    if (!object)
      continue;
    auto loaded = LoadedObject::load(StringRef(object->data(), object->size()),
                                     options.name);
    if (!loaded)
      continue;
    auto model = Model::create(loaded->artifact(), "main");
    std::vector<Buffer> results;
    if (!model || !model->run(inputs, results).ok())
      continue;
    for (size_t i = 0; i < results.size(); ++i) {
      Comparison comparison =
          compareWith(reference, i, results[i], this->options.tolerance);
      if (!comparison.equal())
        return "in " + describe(&op) + ": " + comparison.message();
    }
  }
  return {};
}

std::string KernelVerifier::writeReproducer(func::FuncOp kernel) {
  SmallVector<std::vector<int64_t>> dims;
  size_t first = kernel.getNumArguments() - kernel.getNumResults();
  for (size_t i = first; i < operands.size(); ++i)
    dims.push_back(operands[i].dims());
  OwningOpRef<ModuleOp> cut = cutKernel(kernel, nullptr, dims);
  // Next to the stages, if these are dumped.
  SmallString<64> folder, pattern(compile.dumpTo);
  llvm::sys::path::append(pattern, compile.dumpTo.empty()
                                       ? "tenon-verify-%%%%%%"
                                       : "verify-%%%%%%");
  std::error_code error;
  for (int attempt = 0; attempt < 100; ++attempt) {
    llvm::sys::fs::createUniquePath(pattern, folder, /*MakeAbsolute=*/false);
    error = llvm::sys::fs::create_directory(folder, /*IgnoreExisting=*/false);
    if (error != std::errc::file_exists)
      break;
  }
  if (error)
    return concat("nothing: cannot create '", folder.str().str(),
                  "': ", error.message());
  std::string command =
      "tensor-run " + folder.str().str() + "/kernel.mlir --verify" +
      (options.toleranceText.empty() ? "" : "=") + options.toleranceText +
      " --fp=" + nameOf(compile.fp).str();
  if (!compile.testMiscompile.empty())
    command += " --test-miscompile=" + compile.testMiscompile;
  for (auto [i, input] : llvm::enumerate(inputsOf(kernel))) {
    std::string path = concat(folder.str().str(), "/", i, ".npy");
    if (Status status = writeNpy(path, input); !status.ok())
      return "nothing: " + status.message;
    command += " --input=" + path;
  }
  llvm::raw_fd_ostream stream((folder + "/kernel.mlir").str(), error);
  if (error)
    return "nothing: " + error.message();
  stream << "// " << command << "\n" << *cut;
  return command;
}

} // namespace tenon
