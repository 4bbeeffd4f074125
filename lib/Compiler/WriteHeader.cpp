//===- WriteHeader.cpp - Typed C headers of artifacts ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes, for `tensor-compile --header`, a header with one function for each
// entry of an artifact: parameters have the program's names, and their sizes in
// their types; sizes are macros as well. The functions call the artifact's code
// by the ABI (Runtime/Abi.h) on the caller's thread, with memory of the
// caller's: they neither allocate nor call the operating system, and need no
// library but what the code itself calls (sorts, Fourier transforms and
// factorizations of libTenonRuntime).

#include "Compiler/WriteHeader.h"
#include "Compiler/ArgumentSizes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Runtime/Abi.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tenon {

/// Returns the type of an element in C.
static llvm::StringRef cTypeOf(ten_type type) {
  switch (type) {
  case TEN_F64:
    return "double";
  case TEN_F32:
    return "float";
  case TEN_F16:
  case TEN_BF16:
  case TEN_UI16:
    return "uint16_t";
  case TEN_I2:
  case TEN_I4:
  case TEN_I8:
    return "int8_t";
  case TEN_I16:
    return "int16_t";
  case TEN_I32:
    return "int32_t";
  case TEN_I64:
  case TEN_INDEX:
    return "int64_t";
  case TEN_UI32:
    return "uint32_t";
  case TEN_UI64:
    return "uint64_t";
  case TEN_C64:
    return "struct ten_complex64";
  case TEN_C128:
    return "struct ten_complex128";
  default:
    return "uint8_t"; // i1, f8, f4, ui2 to ui8: a byte for each element.
  }
}

static llvm::StringRef commentOf(ten_type type) {
  switch (type) {
  case TEN_F16:
    return " /* f16 */";
  case TEN_BF16:
    return " /* bf16 */";
  case TEN_I1:
    return " /* i1 */";
  default:
    return "";
  }
}

static std::string identifierOf(llvm::StringRef text) {
  std::string name;
  for (char c : text)
    name += llvm::isAlnum(c) ? c : '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name = "_" + name;
  static const llvm::StringSet<> reserved(
      {"auto",     "break",    "case",     "char",    "class",    "const",
       "continue", "default",  "delete",   "do",      "double",   "else",
       "enum",     "extern",   "float",    "for",     "goto",     "if",
       "inline",   "int",      "long",     "new",     "operator", "private",
       "public",   "register", "restrict", "return",  "short",    "signed",
       "sizeof",   "static",   "struct",   "switch",  "template", "this",
       "typedef",  "union",    "unsigned", "virtual", "void",     "volatile",
       "while",    "arena",    "call",     "args",    "results"});
  return reserved.contains(name) ? name + "_" : name;
}

Result<std::vector<HeaderEntry>> headerEntriesOf(ModuleOp module) {
  std::vector<HeaderEntry> entries;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isDeclaration())
      continue;
    HeaderEntry entry;
    entry.name = function.getName().str();
    auto arguments = argumentsOf(function);
    if (!arguments.ok())
      return arguments.status();
    auto results = signatureOf(function, function.getResultTypes());
    if (!results.ok())
      return results.status();
    entry.arguments = std::move(*arguments);
    entry.results = std::move(*results);
    llvm::StringSet<> names;
    auto nameAll = [&](std::vector<TensorSignature> &list,
                       llvm::StringRef unnamed) {
      for (auto [i, signature] : llvm::enumerate(list)) {
        std::string name =
            signature.name.empty()
                ? (unnamed + (list.size() == 1 ? "" : std::to_string(i))).str()
                : identifierOf(signature.name);
        while (!names.insert(name).second)
          name += "_";
        signature.name = name;
      }
    };
    nameAll(entry.arguments, "arg");
    nameAll(entry.results, "result");
    entries.push_back(std::move(entry));
  }
  return entries;
}

Status checkHeaderEntries(const std::vector<HeaderEntry> &entries) {
  for (const HeaderEntry &entry : entries)
    for (const auto *list : {&entry.arguments, &entry.results})
      for (const TensorSignature &signature : *list) {
        if (llvm::is_contained(signature.dims, -1))
          return badInput("'--header' is for static sizes: '", signature.name,
                          "' of '", entry.name,
                          "' has dynamic ones; give them by --sizes, or call "
                          "the artifact by tenon/runtime.h");
        if (signature.bound)
          return badInput("'--header' has no bound arguments: '",
                          signature.name, "' of '", entry.name,
                          "' is given once; call the artifact by "
                          "tenon/runtime.h");
      }
  return {};
}

/// Notes the sizes that `ten-simplify` found, of arguments that were given
/// sizes and of what follows from them.
static void takeSizes(ModuleOp module, std::vector<HeaderEntry> &entries) {
  for (HeaderEntry &entry : entries) {
    auto function = module.lookupSymbol<func::FuncOp>(entry.name);
    if (!function || function.isDeclaration())
      continue;
    // Results are declared as they were; a cast forgets what is known.
    Operation *end = function.getBody().back().getTerminator();
    SmallVector<Type> resultTypes;
    for (Value result : end->getOperands())
      if (auto cast = result.getDefiningOp<tensor::CastOp>())
        resultTypes.push_back(cast.getSource().getType());
      else
        resultTypes.push_back(result.getType());
    for (auto [signatures, types] :
         {std::pair(&entry.arguments, TypeRange(function.getArgumentTypes())),
          std::pair(&entry.results, TypeRange(resultTypes))}) {
      auto refined = signatureOf(function, types);
      if (!refined.ok() || refined->size() != signatures->size())
        continue;
      for (auto [signature, found] : llvm::zip(*signatures, *refined))
        signature.dims = found.dims;
    }
  }
}

static void takeArenaBytes(ModuleOp module, std::vector<HeaderEntry> &entries) {
  for (auto plan : module.getOps<func::FuncOp>()) {
    auto of = ten::attr::planOf.get(plan);
    if (!of)
      continue;
    auto returned =
        cast<func::ReturnOp>(plan.getBody().front().getTerminator());
    APInt bytes;
    if (returned.getNumOperands() == 0 ||
        !matchPattern(returned.getOperands().back(), m_ConstantInt(&bytes)))
      continue;
    for (HeaderEntry &entry : entries)
      if (entry.name == of.getValue())
        entry.arenaBytes = bytes.getSExtValue();
  }
}

void updateHeaderEntries(llvm::StringRef stage, ModuleOp module,
                         std::vector<HeaderEntry> &entries) {
  if (stage == "tenon-simplify")
    takeSizes(module, entries);
  else if (stage == "tenon-buffers")
    takeArenaBytes(module, entries);
}

namespace {

class HeaderWriter {
public:
  HeaderWriter(llvm::StringRef name, llvm::raw_ostream &stream)
      : prefix(identifierOf(name)), macros(StringRef(prefix).upper()),
        stream(stream) {}
  void begin(llvm::StringRef source, bool hasComplex);
  void add(const HeaderEntry &entry);
  void end();

private:
  void sizes(const HeaderEntry &entry, const TensorSignature &signature);
  /// Returns the first part of the names of an entry's macros.
  std::string macrosOf(const HeaderEntry &entry) const {
    return macros + "_" + StringRef(identifierOf(entry.name)).upper() + "_";
  }
  void parameter(const TensorSignature &signature, bool isResult);
  void array(const TensorSignature &signature);
  void parameters(const HeaderEntry &entry);

  std::string prefix, macros;
  llvm::raw_ostream &stream;
};

} // namespace

void HeaderWriter::begin(llvm::StringRef source, bool hasComplex) {
  stream
      << "/* Made by tensor-compile from " << source << ": the entries of "
      << prefix
      << "_artifact as functions.\n"
         "   Each returns TEN_OK (0) or another value of enum ten_status; "
      << prefix
      << "_message()\n   says more. A function runs on the calling thread "
         "with the caller's memory: `arena`\n   is for temporaries, aligned "
         "to 64 bytes, and must not be shared by calls that\n   happen at "
         "the same time. */\n\n#ifndef "
      << macros << "_H\n#define " << macros
      << "_H\n\n#include <tenon/runtime.h>\n\n"
         "#define TEN_HEADER_ABI_VERSION "
      << TEN_ABI_VERSION
      << "\n#if TEN_ABI_VERSION != TEN_HEADER_ABI_VERSION\n#error \"made for "
         "another version of Runtime/Abi.h\"\n#endif\n#undef "
         "TEN_HEADER_ABI_VERSION\n\n";
  if (hasComplex)
    stream << "#ifndef TEN_COMPLEX_TYPES\n#define TEN_COMPLEX_TYPES\n"
              "struct ten_complex64 {\n  float re, im;\n};\n"
              "struct ten_complex128 {\n  double re, im;\n};\n#endif\n\n";
  stream << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
            "extern const struct ten_artifact "
         << prefix << "_artifact;\n\n";
  // What compiled code may ask for on one thread.
  stream
      << "static inline int32_t " << prefix
      << "_each_(struct ten_context *context, int64_t count,\n"
         "    int32_t (*body)(void *env, int64_t i), void *env) {\n"
         "  int64_t i;\n  int32_t failed;\n  (void)context;\n"
         "  for (i = 0; i < count; ++i)\n"
         "    if ((failed = body(env, i)) != 0)\n      return failed;\n"
         "  return 0;\n}\n\n"
         "static inline void *"
      << prefix
      << "_reserve_(struct ten_context *context, int64_t bytes) {\n"
         "  (void)context;\n  (void)bytes;\n  return 0;\n}\n\n"
         "static inline const struct ten_entry *"
      << prefix
      << "_entry_(const char *name) {\n  int32_t i, c;\n  for (i = 0; i < "
      << prefix
      << "_artifact.num_entries; ++i) {\n    const struct ten_entry *entry = "
         "&"
      << prefix
      << "_artifact.entries[i];\n    for (c = 0; entry->name[c] == name[c] && "
         "name[c]; ++c) {\n    }\n    if (entry->name[c] == name[c])\n      "
         "return entry;\n  }\n  return 0;\n}\n\n"
         "/* What was expected where an entry failed: `site` is what it left "
         "in `*failed`. "
         "*/\nstatic inline const char *"
      << prefix
      << "_message(const char *entry, int32_t site) {\n  const struct "
         "ten_entry *found = "
      << prefix
      << "_entry_(entry);\n  return found && site > 0 && site <= "
         "found->num_sites ? found->sites[site - 1].message\n"
         "      : \"\";\n}\n\n";
}

void HeaderWriter::array(const TensorSignature &signature) {
  for (int64_t size : signature.dims)
    stream << '[' << std::max<int64_t>(size, 1) << ']';
  if (signature.dims.empty())
    stream << "[1]";
}

void HeaderWriter::parameter(const TensorSignature &signature, bool isResult) {
  stream << (isResult ? "" : "const ") << cTypeOf(signature.type)
         << commentOf(signature.type) << ' ' << signature.name;
  array(signature);
}

void HeaderWriter::parameters(const HeaderEntry &entry) {
  bool isFirst = true;
  auto each = [&](const std::vector<TensorSignature> &list, bool isResult) {
    for (const TensorSignature &signature : list) {
      stream << (isFirst ? "" : ", ");
      parameter(signature, isResult);
      isFirst = false;
    }
  };
  each(entry.arguments, false);
  each(entry.results, true);
  stream << (isFirst ? "" : ", ") << "void *arena, int32_t *failed";
}

void HeaderWriter::sizes(const HeaderEntry &entry,
                         const TensorSignature &signature) {
  std::string name = macrosOf(entry) + StringRef(signature.name).upper();
  int64_t elements = 1;
  for (auto [dim, size] : llvm::enumerate(signature.dims)) {
    elements *= size;
    stream << "#define " << name << "_DIM" << dim << ' ' << size << '\n';
  }
  stream << "#define " << name << "_ELEMENTS " << elements << '\n';
}

void HeaderWriter::add(const HeaderEntry &entry) {
  std::string name = identifierOf(entry.name);
  std::string arena = macrosOf(entry) + "ARENA_BYTES";
  for (const auto *list : {&entry.arguments, &entry.results})
    for (const TensorSignature &signature : *list)
      sizes(entry, signature);
  stream << "#define " << arena << ' ' << std::max<int64_t>(entry.arenaBytes, 0)
         << "\n\n/* `arena` may be null if " << arena
         << " is 0; `failed` may be null. */\nstatic inline int32_t " << prefix
         << '_' << name << '(';
  parameters(entry);
  stream << ") {\n";
  auto arrays = [&](const std::vector<TensorSignature> &list,
                    llvm::StringRef variable) {
    for (const TensorSignature &signature : list) {
      if (signature.dims.empty())
        continue;
      stream << "  static int64_t " << signature.name << "_dims_[] = {";
      llvm::interleaveComma(signature.dims, stream);
      stream << "};\n";
    }
    stream << "  struct ten_array " << variable << "["
           << std::max<size_t>(list.size(), 1) << "] = {";
    llvm::interleaveComma(list, stream, [&](const TensorSignature &signature) {
      stream << "{(void *)" << signature.name << ", "
             << (signature.dims.empty() ? "0" : signature.name + "_dims_")
             << '}';
    });
    stream << (list.empty() ? "{0, 0}};\n" : "};\n");
  };
  arrays(entry.arguments, "args");
  arrays(entry.results, "results");
  stream << "  struct ten_context context = {0, " << prefix << "_each_, "
         << prefix << "_reserve_, 0, 0, 0};\n"
         << "  struct ten_call call = {args, results, arena, " << arena << ", "
         << prefix << "_artifact.constants, 1, &context};\n"
         << "  const struct ten_entry *entry = " << prefix << "_entry_(\"";
  stream.write_escaped(entry.name);
  stream << "\");\n  int32_t site;\n  if (!entry || " << prefix
         << "_artifact.abi_version != TEN_ABI_VERSION)\n"
         << "    return TEN_BAD_INPUT;\n  site = entry->run(&call);\n"
         << "  if (failed)\n    *failed = site;\n"
         << "  return site ? entry->sites[site - 1].status : TEN_OK;\n}\n\n";
}

void HeaderWriter::end() {
  stream << "#ifdef __cplusplus\n} // extern \"C\"\n#endif\n\n#endif // "
         << macros << "_H\n";
}

std::string formatHeader(llvm::StringRef name, llvm::StringRef source,
                         const std::vector<HeaderEntry> &entries) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  HeaderWriter writer(name, stream);
  bool hasComplex = llvm::any_of(entries, [](const HeaderEntry &entry) {
    auto isComplex = [](const TensorSignature &signature) {
      return signature.type == TEN_C64 || signature.type == TEN_C128;
    };
    return llvm::any_of(entry.arguments, isComplex) ||
           llvm::any_of(entry.results, isComplex);
  });
  writer.begin(source, hasComplex);
  for (const HeaderEntry &entry : entries)
    writer.add(entry);
  writer.end();
  return text;
}

} // namespace tenon
