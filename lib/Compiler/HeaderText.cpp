//===- HeaderText.cpp - Typed C headers of artifacts ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes, for `tensor-compile --header`, a header with one function for each
// entry of an artifact: parameters have the program's names, and their sizes in
// their types; sizes are macros as well. Arrays with dynamic sizes are pointers
// followed by their dimensions; an entry that has any has a function besides
// that computes those of its results and the size of its arena. An entry with
// bound arguments has a function that takes them once and writes what calls
// need, the resident values, one behind the other. The functions call the
// artifact's code by the ABI (Runtime/Abi.h) on the caller's thread, with
// memory of the caller's: they neither allocate nor call the operating system,
// and need no library but what the code itself calls (sorts, Fourier transforms
// and factorizations of libTenonRuntime).

#include "HeaderText.h"
#include "Compiler/WriteHeader.h"
#include "Runtime/Abi.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

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
    return "uint8_t"; // i1, f8, f6, f4, ui2 to ui8: a byte for each element.
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

/// Bytes of stack of a function in a header for itself, besides its arrays.
static constexpr int64_t kHeaderFrames = 1024;

/// Functions of every header; "$" stands for the prefix.
static constexpr const char *kHelpers = R"(
/* What compiled code may ask for on one thread. */
static inline int32_t $_each_(struct ten_context *context, int64_t count,
    int32_t (*body)(void *env, int64_t i), void *env) {
  int64_t i;
  int32_t failed;
  (void)context;
  for (i = 0; i < count; ++i)
    if ((failed = body(env, i)) != 0)
      return failed;
  return 0;
}

static inline void *$_reserve_(struct ten_context *context, int64_t bytes) {
  (void)context;
  (void)bytes;
  return 0;
}

static inline const struct ten_entry *$_entry_(const char *name) {
  int32_t i, c;
  if ($_artifact.abi_version != TEN_ABI_VERSION)
    return 0;
  for (i = 0; i < $_artifact.num_entries; ++i) {
    const struct ten_entry *entry = &$_artifact.entries[i];
    for (c = 0; entry->name[c] == name[c] && name[c]; ++c) {
    }
    if (entry->name[c] == name[c])
      return entry;
  }
  return 0;
}

/* What was expected where an entry failed: `site` is what it left in `*failed`. */
static inline const char *$_message(const char *entry, int32_t site) {
  const struct ten_entry *found = $_entry_(entry);
  return found && site > 0 && site <= found->num_sites ? found->sites[site - 1].message
      : "";
}

)";

static constexpr const char *kBoundHelpers =
    R"(/* Bytes of an array of static sizes. */
static inline int64_t $_bytes_(const struct ten_signature *array) {
  int64_t bytes = 1;
  int32_t i;
  switch (array->type) {
  case TEN_C128:
    bytes = 16;
    break;
  case TEN_F64: case TEN_I64: case TEN_UI64: case TEN_INDEX: case TEN_C64:
    bytes = 8;
    break;
  case TEN_F32: case TEN_I32: case TEN_UI32:
    bytes = 4;
    break;
  case TEN_F16: case TEN_BF16: case TEN_I16: case TEN_UI16:
    bytes = 2;
    break;
  }
  for (i = 0; i < array->rank; ++i)
    bytes *= array->dims[i];
  return bytes;
}

/* Sets arrays to the resident values, whose bytes are returned; -1 where a size
   is not known before the bound arguments are. */
static inline int64_t $_residents_(const struct ten_entry *load,
    const void *resident, struct ten_array *arrays) {
  int64_t offset = 0;
  int32_t i, d;
  for (i = 0; i < load->num_results; ++i) {
    const struct ten_signature *array = &load->results[i];
    for (d = 0; d < array->rank; ++d)
      if (array->dims[d] < 0)
        return -1;
    if (arrays) {
      arrays[i].data = resident ? (char *)resident + offset : 0;
      arrays[i].dims = (int64_t *)array->dims;
    }
    offset += ($_bytes_(array) + 63) / 64 * 64;
  }
  return offset;
}

/* Computes the resident values, part by part; `taken` and `made` have place for the
   arrays of a part. */
static inline int32_t $_load_(const struct ten_entry *load, struct ten_call *call,
    const struct ten_array *args, const struct ten_array *results,
    struct ten_array *taken, struct ten_array *made, int32_t *failed) {
  int32_t p, i, site;
  for (p = 0; p < load->num_parts; ++p) {
    const struct ten_load_part *part = &load->parts[p];
    for (i = 0; i < part->num_args; ++i)
      taken[i] = args[part->args[i]];
    for (i = 0; i < part->num_results; ++i)
      made[i] = results[part->results[i]];
    if (!part->entry) {
      int64_t bytes = $_bytes_(&load->args[part->args[0]]), b;
      for (b = 0; b < bytes; ++b)
        ((char *)made[0].data)[b] = ((const char *)taken[0].data)[b];
      continue;
    }
    call->args = taken;
    call->results = made;
    site = part->entry->run(call);
    if (failed)
      *failed = site;
    if (site)
      return part->entry->sites[site - 1].status;
  }
  return TEN_OK;
}

)";

static constexpr const char *kDynamicHelpers =
    R"(/* Whether dimensions are as the signature says. */
static inline int32_t $_fits_(const struct ten_signature *array, const int64_t *dims) {
  int32_t i;
  for (i = 0; i < array->rank; ++i)
    if (dims[i] < 0 || (array->dims[i] >= 0 && dims[i] != array->dims[i]))
      return 0;
  return 1;
}

)";

namespace {

class HeaderWriter {
public:
  HeaderWriter(StringRef name, raw_ostream &stream)
      : prefix(identifierOf(name)), macros(StringRef(prefix).upper()),
        stream(stream) {}
  void begin(StringRef source, const std::vector<HeaderEntry> &entries);
  void stack(int64_t bytes);
  void add(const HeaderEntry &entry);
  void end();

private:
  using Signatures = std::vector<TensorSignature>;

  static bool isDynamic(const TensorSignature &signature) {
    return is_contained(signature.dims, -1);
  }
  /// Writes text in which "$" stands for the prefix.
  void helpers(StringRef text);
  void sizes(const HeaderEntry &entry, const TensorSignature &signature);
  /// Returns the first part of the names of an entry's macros.
  std::string macrosOf(const HeaderEntry &entry) const {
    return macros + "_" + StringRef(identifierOf(entry.name)).upper() + "_";
  }
  void parameter(const TensorSignature &signature, bool isResult);
  /// Writes the dimensions of static arrays as variables.
  void dimensions(const Signatures &list);
  /// Writes a variable of arrays, with room for `more`. Only dimensions are
  /// set without `withData`.
  void arrays(const Signatures &list, StringRef variable, size_t more,
              bool withData);
  void context();
  /// Writes the variable `entry`, and a return where there is none.
  void findEntry(const HeaderEntry &entry);
  /// Writes checks of the entry and of dimensions, and sets the arrays of
  /// resident values.
  void checkEntry(const HeaderEntry &entry, StringRef resident);
  void load(const HeaderEntry &entry);
  void plan(const HeaderEntry &entry);
  void run(const HeaderEntry &entry);
  /// Returns the arguments that each call takes.
  static Signatures argumentsOfCall(const HeaderEntry &entry) {
    Signatures list;
    copy_if(entry.arguments, std::back_inserter(list),
            [](const TensorSignature &argument) { return !argument.bound; });
    return list;
  }

  std::string prefix, macros;
  raw_ostream &stream;
};

} // namespace

void HeaderWriter::helpers(StringRef text) {
  const char *before = "";
  for (StringRef part : llvm::split(text, '$')) {
    stream << before << part;
    before = prefix.c_str();
  }
}

void HeaderWriter::begin(StringRef source,
                         const std::vector<HeaderEntry> &entries) {
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
  auto isComplex = [](const TensorSignature &signature) {
    return signature.type == TEN_C64 || signature.type == TEN_C128;
  };
  if (any_of(entries, [&](const HeaderEntry &entry) {
        return any_of(entry.arguments, isComplex) ||
               any_of(entry.results, isComplex);
      }))
    stream << "#ifndef TEN_COMPLEX_TYPES\n#define TEN_COMPLEX_TYPES\n"
              "struct ten_complex64 {\n  float re, im;\n};\n"
              "struct ten_complex128 {\n  double re, im;\n};\n#endif\n\n";
  stream << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
            "extern const struct ten_artifact "
         << prefix << "_artifact;\n";
  helpers(kHelpers);
  if (any_of(entries, [](const auto &entry) { return entry.hasBound(); }))
    helpers(kBoundHelpers);
  if (any_of(entries, [](const auto &entry) { return entry.isDynamic(); }))
    helpers(kDynamicHelpers);
}

void HeaderWriter::stack(int64_t bytes) {
  stream << "/* A bound on the stack that a function below takes, in bytes, "
            "without those of\n   functions of libraries (libm, the "
            "runtime). */\n#define "
         << macros << "_STACK_BYTES " << bytes << "\n\n";
}

void HeaderWriter::parameter(const TensorSignature &signature, bool isResult) {
  StringRef constant = isResult ? "" : "const ";
  stream << constant << cTypeOf(signature.type) << commentOf(signature.type);
  if (isDynamic(signature)) {
    stream << " *" << signature.name << ", " << constant << "int64_t "
           << signature.name << "_dims[" << signature.dims.size() << "]";
    return;
  }
  stream << ' ' << signature.name;
  for (int64_t size : signature.dims)
    stream << '[' << std::max<int64_t>(size, 1) << ']';
  if (signature.dims.empty())
    stream << "[1]";
}

void HeaderWriter::sizes(const HeaderEntry &entry,
                         const TensorSignature &signature) {
  std::string name = macrosOf(entry) + StringRef(signature.name).upper();
  int64_t elements = 1;
  for (auto [dim, size] : enumerate(signature.dims)) {
    elements *= size;
    if (size >= 0)
      stream << "#define " << name << "_DIM" << dim << ' ' << size << '\n';
  }
  if (!isDynamic(signature))
    stream << "#define " << name << "_ELEMENTS " << elements << '\n';
}

void HeaderWriter::dimensions(const Signatures &list) {
  for (const TensorSignature &signature : list) {
    if (signature.dims.empty() || isDynamic(signature))
      continue;
    stream << "  static int64_t " << signature.name << "_dims_[] = {";
    interleaveComma(signature.dims, stream);
    stream << "};\n";
  }
}

void HeaderWriter::arrays(const Signatures &list, StringRef variable,
                          size_t more, bool withData) {
  stream << "  struct ten_array " << variable << "["
         << std::max<size_t>(list.size() + more, 1) << "] = {";
  interleaveComma(list, stream, [&](const TensorSignature &signature) {
    stream << '{' << (withData ? "(void *)" + signature.name : "0") << ", ";
    if (signature.dims.empty())
      stream << "0}";
    else if (isDynamic(signature))
      stream << "(int64_t *)" << signature.name << "_dims}";
    else
      stream << signature.name << "_dims_}";
  });
  stream << (list.empty() ? "{0, 0}};\n" : "};\n");
}

void HeaderWriter::context() {
  stream << "  struct ten_context context = {0, " << prefix << "_each_, "
         << prefix << "_reserve_, 0, 0, 0};\n";
}

void HeaderWriter::findEntry(const HeaderEntry &entry) {
  stream << "  const struct ten_entry *entry = " << prefix << "_entry_(\"";
  stream.write_escaped(entry.name);
  stream << "\");\n";
}

void HeaderWriter::load(const HeaderEntry &entry) {
  std::string name = prefix + "_" + identifierOf(entry.name);
  std::string arena = macrosOf(entry) + "LOAD_ARENA_BYTES";
  Signatures bound;
  copy_if(entry.arguments, std::back_inserter(bound),
          [](const TensorSignature &argument) { return argument.bound; });
  stream << "#define " << arena << ' '
         << std::max<int64_t>(entry.loadArenaBytes, 0)
         << "\n\n/* Bytes of the resident values; -1 if they are not known "
            "ahead. */\nstatic inline int64_t "
         << name << "_resident_bytes(void) {\n";
  findEntry(entry);
  stream << "  return entry && entry->load ? " << prefix
         << "_residents_(entry->load, 0, 0) : -1;\n}\n\n"
         << "/* Takes the bound arguments, once, and writes the resident "
            "values, aligned to 64\n   bytes. */\nstatic inline int32_t "
         << name << "_load(";
  for (const TensorSignature &argument : bound) {
    parameter(argument, /*isResult=*/false);
    stream << ", ";
  }
  stream << "void *resident, void *arena, int32_t *failed) {\n";
  dimensions(bound);
  arrays(bound, "args", 0, /*withData=*/true);
  unsigned residents = std::max(entry.residents, 1u);
  stream << "  struct ten_array results[" << residents << "], taken["
         << std::max<size_t>(bound.size(), 1) << "], made[" << residents
         << "];\n";
  context();
  stream << "  struct ten_call call = {args, results, arena, " << arena << ", "
         << prefix << "_artifact.constants, 1, &context};\n";
  findEntry(entry);
  stream << "  if (!entry || !entry->load || entry->load->num_results != "
         << entry.residents << " ||\n      " << prefix
         << "_residents_(entry->load, resident, results) < 0)\n"
            "    return TEN_BAD_INPUT;\n  return "
         << prefix
         << "_load_(entry->load, &call, args, results, taken, made, failed);\n"
            "}\n\n";
}

void HeaderWriter::plan(const HeaderEntry &entry) {
  Signatures given = argumentsOfCall(entry);
  stream << "/* Computes the dimensions of results, and the size of the arena "
            "for these arguments. A\n   dimension of -1 is known only to the "
            "run: such calls need tenon/runtime.h. */\nstatic inline int32_t "
         << prefix << '_' << identifierOf(entry.name) << "_plan(";
  for (const TensorSignature &argument : given)
    if (isDynamic(argument))
      stream << "const int64_t " << argument.name << "_dims["
             << argument.dims.size() << "], ";
  for (const TensorSignature &result : entry.results)
    if (isDynamic(result))
      stream << "int64_t " << result.name << "_dims[" << result.dims.size()
             << "], ";
  stream << "int64_t *arena_bytes, int32_t *failed) {\n";
  dimensions(given);
  dimensions(entry.results);
  arrays(given, "args", entry.residents, /*withData=*/false);
  arrays(entry.results, "results", 0, /*withData=*/false);
  stream << "  struct ten_plan plan = {args, 1, results, 0, 0};\n"
            "  int32_t site;\n";
  findEntry(entry);
  checkEntry(entry, "0");
  stream << "  site = entry->plan(&plan);\n"
            "  if (failed)\n    *failed = site;\n"
            "  if (!site && arena_bytes)\n"
            "    *arena_bytes = plan.arena_bytes;\n"
            "  return site ? entry->sites[site - 1].status : TEN_OK;\n}\n\n";
}

void HeaderWriter::checkEntry(const HeaderEntry &entry, StringRef resident) {
  stream << "  if (!entry)\n    return TEN_BAD_INPUT;\n";
  for (auto [i, argument] : enumerate(entry.arguments))
    if (isDynamic(argument))
      stream << "  if (!" << prefix << "_fits_(&entry->args[" << i << "], "
             << argument.name << "_dims))\n    return TEN_BAD_INPUT;\n";
  if (entry.hasBound())
    stream << "  if (!entry->load || entry->load->num_results != "
           << entry.residents << " ||\n      " << prefix
           << "_residents_(entry->load, " << resident << ", args + "
           << argumentsOfCall(entry).size()
           << ") < 0)\n    return TEN_BAD_INPUT;\n";
}

void HeaderWriter::run(const HeaderEntry &entry) {
  std::string name = prefix + "_" + identifierOf(entry.name);
  std::string arena = macrosOf(entry) + "ARENA_BYTES";
  Signatures given = argumentsOfCall(entry);
  if (entry.isDynamic()) {
    stream << "/* `arena` has the bytes that " << name
           << "_plan says, results as many as their dimensions need; these "
              "are\n   written. `failed` may be null. */\n";
  } else {
    stream << "#define " << arena << ' '
           << std::max<int64_t>(entry.arenaBytes, 0)
           << "\n\n/* `arena` may be null if " << arena
           << " is 0; `failed` may be null. */\n";
  }
  stream << "static inline int32_t " << name << '(';
  for (const TensorSignature &argument : given) {
    parameter(argument, /*isResult=*/false);
    stream << ", ";
  }
  for (const TensorSignature &result : entry.results) {
    parameter(result, /*isResult=*/true);
    stream << ", ";
  }
  stream << (entry.hasBound() ? "const void *resident, " : "")
         << "void *arena, "
         << (entry.isDynamic() ? "int64_t arena_bytes, " : "")
         << "int32_t *failed) {\n";
  dimensions(given);
  dimensions(entry.results);
  arrays(given, "args", entry.residents, /*withData=*/true);
  arrays(entry.results, "results", 0, /*withData=*/true);
  context();
  stream << "  struct ten_call call = {args, results, arena, "
         << (entry.isDynamic() ? "arena_bytes" : StringRef(arena)) << ", "
         << prefix << "_artifact.constants, 1, &context};\n  int32_t site;\n";
  if (entry.isDynamic())
    stream << "  struct ten_plan plan = {args, 1, results, 0, 0};\n";
  findEntry(entry);
  checkEntry(entry, "resident");
  if (entry.isDynamic()) {
    stream << "  site = entry->plan(&plan);\n"
              "  if (!site && plan.arena_bytes > arena_bytes)\n"
              "    return TEN_BAD_INPUT;\n";
    for (auto [i, result] : enumerate(entry.results))
      for (size_t d = 0; isDynamic(result) && d < result.dims.size(); ++d)
        stream << "  if (!site && results[" << i << "].dims[" << d
               << "] < 0)\n    return TEN_BAD_INPUT;\n";
    stream << "  if (!site)\n    site = entry->run(&call);\n";
  } else {
    stream << "  site = entry->run(&call);\n";
  }
  stream << "  if (failed)\n    *failed = site;\n"
         << "  return site ? entry->sites[site - 1].status : TEN_OK;\n}\n\n";
}

void HeaderWriter::add(const HeaderEntry &entry) {
  for (const auto *list : {&entry.arguments, &entry.results})
    for (const TensorSignature &signature : *list)
      sizes(entry, signature);
  if (entry.hasBound())
    load(entry);
  if (entry.isDynamic())
    plan(entry);
  run(entry);
}

void HeaderWriter::end() {
  stream << "#ifdef __cplusplus\n} // extern \"C\"\n#endif\n\n#endif // "
         << macros << "_H\n";
}

std::string formatHeader(StringRef name, StringRef source,
                         const std::vector<HeaderEntry> &entries,
                         int64_t stackBytes) {
  std::string text;
  raw_string_ostream stream(text);
  HeaderWriter writer(name, stream);
  writer.begin(source, entries);
  if (stackBytes >= 0) {
    size_t arrays = 0;
    for (const HeaderEntry &entry : entries)
      arrays = std::max(arrays, entry.arguments.size() + entry.results.size() +
                                    entry.residents);
    writer.stack(stackBytes + kHeaderFrames +
                 static_cast<int64_t>(arrays * sizeof(ten_array)));
  }
  for (const HeaderEntry &entry : entries)
    writer.add(entry);
  writer.end();
  return text;
}

} // namespace tenon
