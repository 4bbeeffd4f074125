//===- Artifact.cpp - Checks and loads artifacts --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks whether an artifact can run on this machine and in this runtime,
// resolves its imports, checks arguments against signatures, and loads shared
// libraries.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Artifact.h"

#include "Runtime/ArtifactFile.h"
#include "Runtime/CpuFeatures.h"
#include "Runtime/Library.h"

#include <cctype>
#include <cstring>

#include <dlfcn.h>

using namespace tenon;

/// Returns "x86_64" for "x86_64-unknown-linux-gnu", in LLVM's canonical
/// spelling.
static std::string architectureOf(std::string_view triple) {
  std::string name(triple.substr(0, triple.find('-')));
  if (name == "amd64")
    return "x86_64";
  return name == "arm64" ? "aarch64" : name;
}

Status tenon::checkArtifact(const ten_artifact &artifact) {
  if (artifact.magic != TEN_ARTIFACT_MAGIC)
    return badInput("not an artifact of Tenon: wrong magic number");
  if (artifact.abi_version != TEN_ABI_VERSION)
    return badInput("expects an artifact of ABI version ", TEN_ABI_VERSION,
                    ", got version ", artifact.abi_version,
                    "; recompile with this version of Tenon");
  if (!artifact.triple || !artifact.features || artifact.num_entries < 0 ||
      (artifact.num_entries > 0 && !artifact.entries))
    return badInput("the artifact's description is damaged");
  std::string architecture = architectureOf(artifact.triple);
  if (architecture != hostArchitecture())
    return badInput("compiled for ", architecture, ", but this machine is ",
                    hostArchitecture(), "; recompile with ",
                    "--target-triple=", hostArchitecture(),
                    "-unknown-linux-gnu");
  std::vector<std::string> missing = missingFeatures(artifact.features);
  if (missing.empty())
    return Status();
  std::string names;
  for (const std::string &name : missing)
    names += concat(names.empty() ? "" : ", ", name);
  return badInput(
      "compiled for ", names,
      ", which this machine lacks; recompile with --target-cpu=native on this "
      "machine, or with --target-cpu=generic");
}

Status tenon::resolveImports(const ten_artifact &artifact) {
  for (int64_t i = 0; i < artifact.num_imports; ++i) {
    const ten_import &import = artifact.imports[i];
    void *address = nullptr;
    for (const ten_rt_symbol *known = ten_rt_symbols; known->name; ++known)
      if (std::strcmp(known->name, import.name) == 0)
        address = known->address;
    if (!address)
      return badInput(
          "the artifact calls '", import.name,
          "', which this runtime lacks; recompile with this version of Tenon");
    // Several threads may load the same library.
    __atomic_store_n(import.address, address, __ATOMIC_RELAXED);
  }
  return Status();
}

Result<const ten_entry *> tenon::findEntry(const ten_artifact &artifact,
                                           std::string_view name) {
  std::string names;
  for (int32_t i = 0; i < artifact.num_entries; ++i) {
    const ten_entry &entry = artifact.entries[i];
    if (name == entry.name)
      return &entry;
    names += concat(i ? ", '" : "'", entry.name, "'");
  }
  return badInput("no entry '", name, "'; the artifact has ",
                  names.empty() ? "none" : names);
}

std::string tenon::formatSignature(const ten_signature &signature) {
  return formatType(static_cast<ten_type>(signature.type), signature.dims,
                    signature.rank);
}

Status tenon::checkSignature(const ten_signature &signature,
                             const ArrayView &array, std::string_view what) {
  bool matches = array.type == signature.type && array.rank == signature.rank;
  for (int32_t i = 0; matches && i < signature.rank; ++i)
    matches = array.dims[i] >= 0 &&
              (signature.dims[i] == -1 || signature.dims[i] == array.dims[i]);
  if (matches)
    return Status();
  std::string name =
      *signature.name ? concat(" ('", signature.name, "')") : std::string();
  return badInput(what, name, " expects ", formatSignature(signature), ", got ",
                  array.typeString());
}

std::string tenon::listNames(const std::vector<std::string_view> &names) {
  constexpr size_t kMostNames = 8;
  std::string text;
  bool hasNames = false;
  for (size_t i = 0; i < names.size() && i < kMostNames; ++i) {
    hasNames |= !names[i].empty();
    text += concat(i ? ", '" : " ('", names[i], "'");
  }
  if (!hasNames)
    return std::string();
  return text + (names.size() > kMostNames ? ", ...)" : ")");
}

static std::string listArguments(const ten_entry &entry) {
  std::vector<std::string_view> names;
  names.reserve(static_cast<size_t>(entry.num_args));
  for (int32_t i = 0; i < entry.num_args; ++i)
    names.push_back(entry.args[i].name);
  return listNames(names);
}

Result<std::vector<ten_array>> tenon::describeArguments(const ten_entry &entry,
                                                        const ArrayView *args,
                                                        int64_t numArgs) {
  if (numArgs != entry.num_args)
    return badInput("'", entry.name, "' expects ", entry.num_args,
                    entry.num_args == 1 ? " argument" : " arguments",
                    listArguments(entry), ", got ", numArgs);
  std::vector<ten_array> arrays(static_cast<size_t>(numArgs));
  for (size_t i = 0; i < arrays.size(); ++i) {
    if (entry.args[i].bound)
      continue;
    Status status =
        checkSignature(entry.args[i], args[i], concat("argument ", i));
    if (!status.ok())
      return status;
    arrays[i] = args[i].array();
  }
  return arrays;
}

Status tenon::failureAt(const ten_entry &entry, int32_t site) {
  if (site < 1 || site > entry.num_sites)
    return internalError("entry '", entry.name, "' failed at site ", site,
                         " of ", entry.num_sites);
  const ten_site &place = entry.sites[site - 1];
  ten_status code = place.status > TEN_OK && place.status <= TEN_INTERNAL_ERROR
                        ? static_cast<ten_status>(place.status)
                        : TEN_INTERNAL_ERROR;
  if (place.location && *place.location)
    return Status(code, concat(place.location, ": ", place.message));
  return Status(code, place.message);
}

//===----------------------------------------------------------------------===//
// Shared libraries
//===----------------------------------------------------------------------===//

SharedLibrary::~SharedLibrary() {
  if (handle)
    ::dlclose(handle);
}

static std::string artifactSymbol(std::string_view stem) {
  std::string symbol;
  for (char c : stem)
    symbol += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return symbol + "_artifact";
}

Result<SharedLibrary> SharedLibrary::open(const std::string &path,
                                          const std::string &symbol) {
  std::vector<std::string> symbols = {symbol};
  if (symbol.empty()) {
    size_t slash = path.rfind('/');
    std::string stem =
        slash == std::string::npos ? path : path.substr(slash + 1);
    stem = stem.substr(0, stem.find('.'));
    symbols = {artifactSymbol(stem)};
    if (stem.compare(0, 3, "lib") == 0)
      symbols.push_back(artifactSymbol(stem.substr(3)));
  }
  // dlopen searches the system's directories for a name without a slash.
  std::string file = path.find('/') == std::string::npos ? "./" + path : path;
  // The loader believes what a file says.
  Result<std::string> version = checkArtifactFile(file);
  if (!version)
    return version.status();
  SharedLibrary library;
  library.handle = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library.handle) {
    const char *reason = ::dlerror();
    return badInput("cannot load '", path, "': ", reason ? reason : "unknown");
  }
  void *address = nullptr;
  for (const std::string &name : symbols)
    if (!address)
      address = ::dlsym(library.handle, name.c_str());
  if (!address) {
    // A library that was renamed has the name of its program still.
    Result<std::vector<std::string>> exported = exportedArtifacts(file);
    if (!exported)
      return exported.status();
    if (symbol.empty() && exported->size() == 1)
      address = ::dlsym(library.handle, exported->front().c_str());
    if (!address) {
      std::vector<std::string_view> names(exported->begin(), exported->end());
      return badInput("'", path, "' exports no '", symbols[0], "'",
                      names.empty() ? "" : ", but", listNames(names),
                      "; give the name of its artifact");
    }
  }
  library.found = static_cast<const ten_artifact *>(address);
  Status status = checkArtifact(*library.found);
  if (status.ok())
    status = resolveImports(*library.found);
  if (!status.ok())
    return std::move(status).within(path);
  return library;
}
