//===- Executable.cpp - Compiles and describes programs -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PJRT executables: compiles portable bytecode or text for one device. A
// serialized executable is the program with its options and its machine code,
// which another process with the same build links without compiling.
//
//===----------------------------------------------------------------------===//

#include "Executable.h"
#include "CompileOptions.h"
#include "Functions.h"
#include "Interrupt.h"
#include "Reader/Source.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>

using namespace tenon;
using namespace tenon::pjrt;

static constexpr char kMemoryKind[] = "device";
/// The first bytes of serialized programs, with the version of the format.
static constexpr llvm::StringLiteral kSerializedMark = "TENON PJRT 1\n";

void CompiledProgram::dropSnapshot() {
  std::lock_guard<std::mutex> lock(snapshotMutex);
  std::string().swap(snapshot);
}

bool CompiledProgram::hasDynamicResults() const {
  for (int64_t size : resultDims)
    if (size < 0)
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

static int64_t bytesOf(const TensorSignature &signature) {
  Result<int64_t> bytes = countBytes(signature.type, signature.dims.data(),
                                     int64_t(signature.dims.size()));
  return bytes ? *bytes : 0;
}

/// Fills in the description of a program's signature.
static PJRT_Error *describe(CompiledProgram &compiled) {
  for (const TensorSignature &argument : compiled.program->arguments()) {
    compiled.argumentBytes += bytesOf(argument);
    if (argument.donated >= 0)
      compiled.donatedBytes += bytesOf(argument);
    if (argument.bound)
      return makeError(PJRT_UNIMPLEMENTED,
                       "bound arguments are not supported: expects a program "
                       "without 'ten.bound'");
  }
  for (const TensorSignature &result : compiled.program->results()) {
    compiled.resultBytes += bytesOf(result);
    compiled.resultTypes.push_back(numberOf(result.type));
    compiled.resultRanks.push_back(result.dims.size());
    compiled.resultDims.insert(compiled.resultDims.end(), result.dims.begin(),
                               result.dims.end());
    compiled.memoryKinds.push_back(kMemoryKind);
    compiled.memoryKindSizes.push_back(std::strlen(kMemoryKind));
  }
  return nullptr;
}

/// Reads the flags of the client and of the program: `compiler_options` are
/// named like the flags, with underscores or dashes. XLA's options are ignored.
static Status readAllFlags(const PJRT_Client &client,
                           const CompileRequest &request,
                           std::vector<std::string> &words,
                           ProgramFlags &flags) {
  words = client.flags;
  for (const auto &[key, value] : request.overrides) {
    llvm::StringRef name = key;
    if (name.starts_with("xla_"))
      continue;
    name.consume_front("tenon_");
    std::string flag = name.str();
    std::replace(flag.begin(), flag.end(), '_', '-');
    words.push_back(concat("--", flag, "=", value));
    ProgramFlags alone;
    Status status = readFlags({words.back()}, alone);
    if (!status.ok() && status.message.find("unknown flag") == 0)
      return badInput("No such compile option: '", key,
                      "': expects the name of a flag of tensor-run");
    if (!status.ok())
      return status;
  }
  return readFlags(words, flags);
}

/// Returns a failure as an error, with the diagnostics before it.
static PJRT_Error *withDiagnostics(const Status &status,
                                   const std::string &diagnostics) {
  PJRT_Error *error = makeError(status);
  llvm::StringRef text = llvm::StringRef(diagnostics).rtrim();
  if (!text.empty())
    error->message = concat(error->message, "\n", text.str());
  return error;
}

PJRT_Error *pjrt::compileModule(CompiledProgram &compiled,
                                const ProgramOptions &options,
                                llvm::StringRef known) {
  if (!known.empty()) {
    Result<std::unique_ptr<Program>> linked =
        Program::fromSnapshot(known, options);
    if (linked && *linked) {
      compiled.snapshot = known.str();
      compiled.program = std::move(*linked);
      return describe(compiled);
    }
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  Diagnostics diagnostics(stream);
  Result<SourceModule> source = SourceModule::read(
      llvm::MemoryBuffer::getMemBufferCopy(compiled.source, "program"),
      diagnostics);
  if (!source)
    return withDiagnostics(source.status(), text);
  if (std::optional<llvm::StringRef> name = (*source)->getSymName())
    compiled.name = name->str();
  else
    compiled.name = "main";
  Result<std::unique_ptr<Program>> program =
      Program::compile(std::move(*source), options);
  if (!program)
    return withDiagnostics(program.status(), text);
  compiled.program = std::move(*program);
  return describe(compiled);
}

static std::string assignmentOf(const PJRT_Device &device) {
  // replica_count = 1, computation_count = 1, one computation on one device.
  std::string bytes("\x08\x01\x10\x01\x1a", 5), ids;
  for (uint32_t id = uint32_t(device.description.id);; id >>= 7) {
    ids += char((id & 127) | (id > 127 ? 128 : 0));
    if (id <= 127)
      break;
  }
  bytes += char(ids.size() + 2);
  bytes += '\x0a';
  bytes += char(ids.size());
  return bytes + ids;
}

/// `isStored` says that the options come from another process, perhaps: their
/// numbers of functions mean nothing here.
static PJRT_Error *compile(PJRT_Client *client, llvm::StringRef source,
                           llvm::StringRef serializedOptions,
                           PJRT_LoadedExecutable *&executable,
                           llvm::StringRef name = {},
                           llvm::StringRef known = {}, bool isStored = false) {
  Result<CompileRequest> request =
      readCompileRequest(std::string_view(serializedOptions));
  if (!request)
    return makeError(request.status());
  if (request->replicas * request->partitions != 1)
    return makeError(PJRT_UNIMPLEMENTED,
                     "expects a program of one device, got ", request->replicas,
                     " replicas of ", request->partitions, " partitions");
  size_t number = size_t(std::max<int64_t>(request->device, 0));
  if (number >= client->devices.size())
    return makeError(PJRT_INVALID_ARGUMENT, "expects the index of one of ",
                     client->devices.size(), " devices, got ", number);
  ProgramFlags flags;
  ProgramOptions options;
  std::vector<std::string> words;
  // JAX compiles many small programs.
  options.shareCode = ProgramOptions::ShareCode::Yes;
  Status status = readAllFlags(*client, *request, words, flags);
  if (status.ok())
    status = flags.apply(options);
  if (!status.ok())
    return makeError(status);
  options.pool = client->pool;

  auto compiled = std::make_shared<CompiledProgram>();
  if (request->callbacks && !isStored)
    compiled->callbacks = std::make_unique<CallbackTable>(*request->callbacks);
  compiled->device = client->devices[number];
  compiled->source = source.str();
  compiled->serializedOptions = serializedOptions.str();
  compiled->options = options;
  llvm::BLAKE3 hash;
  hash.update(source);
  for (const std::string &flag : words)
    hash.update(flag + "\n");
  compiled->fingerprint = llvm::toHex(hash.final(), /*LowerCase=*/true);
  compiled->name = name.str();
  options.snapshot = &compiled->snapshot;
  // The program keeps its options.
  auto isCancelled = std::make_shared<std::atomic<bool>>(false);
  options.compile.isCancelled = [=] { return isCancelled->load(); };
  PJRT_Error *error = nullptr;
  runInterruptibly(
      [&] {
        runOnLargeStack(
            [&] { error = compileModule(*compiled, options, known); });
      },
      *isCancelled);
  if (error)
    return error;
  rememberProgram(compiled);
  executable = new PJRT_LoadedExecutable;
  executable->compiled = compiled;
  executable->assignment = assignmentOf(*compiled->device);
  return nullptr;
}

PJRT_Error *pjrt::clientCompile(PJRT_Client_Compile_Args *args) {
  const PJRT_Program &program = *args->program;
  llvm::StringRef format(program.format, program.format_size);
  if (format != "mlir")
    return makeError(PJRT_UNIMPLEMENTED,
                     "expects a program of format 'mlir', got '", format.str(),
                     "'");
  return compile(args->client, {program.code, program.code_size},
                 {args->compile_options, args->compile_options_size},
                 args->executable);
}

//===----------------------------------------------------------------------===//
// Serialization
//===----------------------------------------------------------------------===//

PJRT_Error *pjrt::executableSerialize(PJRT_Executable_Serialize_Args *args) {
  CompiledProgram &compiled = *args->executable->compiled;
  // Name, options and program, each after its size, and the machine code, if it
  // is still available.
  auto *text = new std::string(kSerializedMark.str());
  for (const std::string *part :
       {&compiled.name, &compiled.serializedOptions, &compiled.source}) {
    uint64_t size = part->size();
    text->append(reinterpret_cast<const char *>(&size), sizeof(size));
    *text += *part;
  }
  {
    std::lock_guard<std::mutex> lock(compiled.snapshotMutex);
    *text += compiled.snapshot;
  }
  args->serialized_bytes = text->data();
  args->serialized_bytes_size = text->size();
  args->serialized_executable =
      reinterpret_cast<PJRT_SerializedExecutable *>(text);
  args->serialized_executable_deleter = [](PJRT_SerializedExecutable *given) {
    delete reinterpret_cast<std::string *>(given);
  };
  return nullptr;
}

/// Reads a part that follows its size.
static bool takeSized(llvm::StringRef &bytes, llvm::StringRef &part) {
  uint64_t size;
  if (bytes.size() < sizeof(size))
    return false;
  std::memcpy(&size, bytes.data(), sizeof(size));
  bytes = bytes.drop_front(sizeof(size));
  if (size > bytes.size())
    return false;
  part = bytes.take_front(size_t(size));
  bytes = bytes.drop_front(size_t(size));
  return true;
}

PJRT_Error *pjrt::executableDeserializeAndLoad(
    PJRT_Executable_DeserializeAndLoad_Args *args) {
  llvm::StringRef bytes(
      reinterpret_cast<const char *>(args->serialized_executable),
      args->serialized_executable_size);
  if (!bytes.consume_front(kSerializedMark))
    return makeError(PJRT_INVALID_ARGUMENT,
                     "expects an executable that this version of Tenon "
                     "serialized");
  llvm::StringRef name, options, source;
  if (!takeSized(bytes, name) || !takeSized(bytes, options) ||
      !takeSized(bytes, source))
    return makeError(PJRT_INVALID_ARGUMENT,
                     "the serialized executable is cut off");
  bool isStored = args->struct_size <=
                      offsetof(PJRT_Executable_DeserializeAndLoad_Args,
                               overridden_serialized_compile_options_size) ||
                  !args->overridden_serialized_compile_options;
  if (!isStored)
    options = {args->overridden_serialized_compile_options,
               args->overridden_serialized_compile_options_size};
  return compile(args->client, source, options, args->loaded_executable, name,
                 /*known=*/bytes, isStored);
}

//===----------------------------------------------------------------------===//
// PJRT_Executable
//===----------------------------------------------------------------------===//

PJRT_Error *pjrt::executableDestroy(PJRT_Executable_Destroy_Args *args) {
  delete args->executable;
  return nullptr;
}

PJRT_Error *pjrt::executableName(PJRT_Executable_Name_Args *args) {
  args->executable_name = args->executable->compiled->name.c_str();
  args->executable_name_size = args->executable->compiled->name.size();
  return nullptr;
}

PJRT_Error *
pjrt::executableNumReplicas(PJRT_Executable_NumReplicas_Args *args) {
  args->num_replicas = 1;
  return nullptr;
}

PJRT_Error *
pjrt::executableNumPartitions(PJRT_Executable_NumPartitions_Args *args) {
  args->num_partitions = 1;
  return nullptr;
}

PJRT_Error *pjrt::executableNumOutputs(PJRT_Executable_NumOutputs_Args *args) {
  args->num_outputs = args->executable->compiled->resultTypes.size();
  return nullptr;
}

PJRT_Error *pjrt::executableSizeOfGeneratedCodeInBytes(
    PJRT_Executable_SizeOfGeneratedCodeInBytes_Args *args) {
  args->size_in_bytes = -1; // It is not known.
  return nullptr;
}

PJRT_Error *pjrt::executableOutputMemoryKinds(
    PJRT_Executable_OutputMemoryKinds_Args *args) {
  const CompiledProgram &compiled = *args->executable->compiled;
  args->num_outputs = compiled.memoryKinds.size();
  args->memory_kinds = compiled.memoryKinds.data();
  args->memory_kind_sizes = compiled.memoryKindSizes.data();
  return nullptr;
}

PJRT_Error *pjrt::executableParameterMemoryKinds(
    PJRT_Executable_ParameterMemoryKinds_Args *) {
  return makeError(PJRT_UNIMPLEMENTED,
                   "all arguments are in the memory of the device");
}

PJRT_Error *
pjrt::executableOptimizedProgram(PJRT_Executable_OptimizedProgram_Args *) {
  return makeError(
      PJRT_UNIMPLEMENTED,
      "the optimized program is not an HLO module: its text is given by "
      "tenon_optimized_text, which the Python package calls");
}

PJRT_Error *pjrt::executableOutputElementTypes(
    PJRT_Executable_OutputElementTypes_Args *args) {
  const CompiledProgram &compiled = *args->executable->compiled;
  args->output_types = compiled.resultTypes.data();
  args->num_output_types = compiled.resultTypes.size();
  return nullptr;
}

PJRT_Error *
pjrt::executableOutputDimensions(PJRT_Executable_OutputDimensions_Args *args) {
  const CompiledProgram &compiled = *args->executable->compiled;
  args->num_outputs = compiled.resultRanks.size();
  args->dims = compiled.resultDims.data();
  args->dim_sizes = compiled.resultRanks.data();
  return nullptr;
}

PJRT_Error *
pjrt::executableFingerprint(PJRT_Executable_Fingerprint_Args *args) {
  const std::string &fingerprint = args->executable->compiled->fingerprint;
  args->executable_fingerprint = fingerprint.c_str();
  args->executable_fingerprint_size = fingerprint.size();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// PJRT_LoadedExecutable
//===----------------------------------------------------------------------===//

PJRT_Error *
pjrt::loadedExecutableDestroy(PJRT_LoadedExecutable_Destroy_Args *args) {
  delete args->executable;
  return nullptr;
}

PJRT_Error *pjrt::loadedExecutableGetExecutable(
    PJRT_LoadedExecutable_GetExecutable_Args *args) {
  args->executable = new PJRT_Executable(args->loaded_executable->compiled);
  return nullptr;
}

PJRT_Error *pjrt::loadedExecutableAddressableDevices(
    PJRT_LoadedExecutable_AddressableDevices_Args *args) {
  args->addressable_devices = &args->executable->compiled->device;
  args->num_addressable_devices = 1;
  return nullptr;
}

PJRT_Error *
pjrt::loadedExecutableDelete(PJRT_LoadedExecutable_Delete_Args *args) {
  args->executable->isDeleted = true;
  return nullptr;
}

PJRT_Error *
pjrt::loadedExecutableIsDeleted(PJRT_LoadedExecutable_IsDeleted_Args *args) {
  args->is_deleted = args->executable->isDeleted;
  return nullptr;
}

PJRT_Error *pjrt::loadedExecutableFingerprint(
    PJRT_LoadedExecutable_Fingerprint_Args *args) {
  const std::string &fingerprint = args->executable->compiled->fingerprint;
  args->executable_fingerprint = fingerprint.c_str();
  args->executable_fingerprint_size = fingerprint.size();
  return nullptr;
}

PJRT_Error *pjrt::loadedExecutableGetDeviceAssignment(
    PJRT_LoadedExecutable_GetDeviceAssignment_Args *args) {
  args->serialized_bytes = args->executable->assignment.data();
  args->serialized_bytes_size = args->executable->assignment.size();
  // The bytes belong to the executable.
  args->serialized_device_assignment =
      reinterpret_cast<PJRT_DeviceAssignmentSerialized *>(args->executable);
  args->serialized_device_assignment_deleter =
      [](PJRT_DeviceAssignmentSerialized *) {};
  return nullptr;
}

PJRT_Error *pjrt::loadedExecutableAddressableDeviceLogicalIds(
    PJRT_LoadedExecutable_AddressableDeviceLogicalIds_Args *args) {
  args->addressable_device_logical_ids = &args->executable->logicalIds;
  args->num_addressable_device_logical_ids = 1;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// PJRT_ExecuteContext
//===----------------------------------------------------------------------===//

struct PJRT_ExecuteContext : PJRT_Object {};

PJRT_Error *pjrt::executeContextCreate(PJRT_ExecuteContext_Create_Args *args) {
  args->context = new PJRT_ExecuteContext;
  return nullptr;
}

PJRT_Error *
pjrt::executeContextDestroy(PJRT_ExecuteContext_Destroy_Args *args) {
  delete args->context;
  return nullptr;
}
