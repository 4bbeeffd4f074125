//===- RunInputs.cpp - Arguments and results from the command line --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assigns arrays to arguments by name if the program has names: `x=FILE`, and
// entries of an archive that are named like arguments. Other arrays take the
// remaining arguments in order. `ARCHIVE:NAME` is one entry of an archive.
//
//===----------------------------------------------------------------------===//

#include "Options/RunInputs.h"
#include "Runtime/ArgumentLiteral.h"
#include "Runtime/Gguf.h"
#include "Runtime/Npy.h"
#include "Runtime/Npz.h"
#include "Runtime/Safetensors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace llvm;

namespace tenon {

namespace {

/// Compares "in2" and "in10" naturally: numbers by value.
bool comesBefore(StringRef a, StringRef b) { return a.compare_numeric(b) < 0; }

class Reader {
public:
  Reader(const std::vector<TensorSignature> &types, const std::string &what)
      : types(types), what(what), arrays(types.size()) {}

  Status read(const std::string &spec) {
    if (isArgumentLiteral(spec))
      return add(spec, nextFree(), literal(spec));
    StringRef value;
    if (std::optional<size_t> number = named(spec, value))
      return readInto(value.str(), *number);
    if (StringRef(spec).contains("{}"))
      return readNumbered(spec);
    if (sys::fs::is_directory(spec))
      return readFolder(spec);
    if (isEntry(spec))
      return readInto(spec, nextFree());
    if (isArchive(spec))
      return withArchive(
          spec, [&](auto &archive) { return readArchive(spec, archive); });
    return add(spec, nextFree(), npy(spec));
  }

  Result<std::vector<Buffer>> finish() {
    size_t given = count_if(arrays, [](const auto &array) { return !!array; });
    if (given != types.size())
      return badInput("expects ", types.size(), " ", what, "s, got ", given,
                      missing());
    std::vector<Buffer> result;
    result.reserve(arrays.size());
    for (std::optional<Buffer> &array : arrays)
      result.push_back(std::move(*array));
    return result;
  }

private:
  using Read = std::function<Result<Buffer>(const ArrayRequest &)>;

  static Read literal(const std::string &spec) {
    return [spec](const ArrayRequest &request) {
      return parseArgumentLiteral(spec, request);
    };
  }
  static Read npy(const std::string &path) {
    return
        [path](const ArrayRequest &request) { return readNpy(path, request); };
  }

  /// Returns a text such as "argument 2 ('w')".
  std::string nameOf(size_t number) const {
    const std::string &name = types[number].name;
    return name.empty() ? concat(what, " ", number)
                        : concat(what, " ", number, " ('", name, "')");
  }

  /// Returns the names of the first arguments without an array, if there are
  /// names.
  std::string missing() const {
    std::string text;
    size_t named = 0;
    for (size_t i = 0; i < types.size(); ++i)
      if (!arrays[i] && !types[i].name.empty() && named++ < 5)
        text +=
            concat(text.empty() ? "; without: '" : ", '", types[i].name, "'");
    return named > 5 ? text + ", ..." : text;
  }

  std::optional<size_t> find(StringRef name) const {
    for (size_t i = 0; i < types.size(); ++i)
      if (!types[i].name.empty() && types[i].name == name)
        return i;
    return std::nullopt;
  }

  size_t nextFree() const {
    return find_if(arrays, [](const auto &array) { return !array; }) -
           arrays.begin();
  }

  /// Returns the argument of `NAME=VALUE`; the name may contain '='.
  std::optional<size_t> named(StringRef spec, StringRef &value) const {
    for (size_t at = spec.find('='); at != StringRef::npos;
         at = spec.find('=', at + 1))
      if (std::optional<size_t> number = find(spec.take_front(at))) {
        value = spec.drop_front(at + 1);
        return number;
      }
    return std::nullopt;
  }

  /// Reads a file of one array, a literal, an entry of an archive, or its only
  /// one.
  Status readInto(const std::string &spec, size_t number) {
    if (isArgumentLiteral(spec))
      return add(spec, number, literal(spec));
    StringRef entry;
    std::string path = isEntry(spec, &entry)
                           ? StringRef(spec).drop_back(entry.size() + 1).str()
                           : spec;
    if (!isArchive(path))
      return add(spec, number, npy(spec));
    if (entry.empty() && number < types.size())
      entry = types[number].name;
    bool any = path == spec;
    return withArchive(path, [&](auto &archive) -> Status {
      for (size_t i = 0; i < archive.size(); ++i)
        if ((any && archive.size() == 1) || archive.name(i) == entry)
          return add(spec, number, [&](const ArrayRequest &request) {
            return archive.read(i, request);
          });
      return badInput("'", path, "' has no array '", entry.str(), "'");
    });
  }

  /// Reads `in{}.npy`: by name if there is such a file, else by number.
  Status readNumbered(const std::string &pattern) {
    auto [before, after] = StringRef(pattern).split("{}");
    for (size_t number = 0; number < types.size(); ++number) {
      if (arrays[number])
        continue;
      std::string path = (before + types[number].name + after).str();
      if (types[number].name.empty() || !sys::fs::exists(path))
        path = (before + Twine(number) + after).str();
      if (Status status = add(path, number, npy(path)); !status.ok())
        return status;
    }
    return {};
  }

  Status readFolder(const std::string &folder) {
    std::vector<std::string> paths;
    std::error_code error;
    for (sys::fs::directory_iterator entry(folder, error), end;
         !error && entry != end; entry.increment(error))
      if (StringRef(entry->path()).ends_with(".npy"))
        paths.push_back(entry->path());
    if (error)
      return badInput("cannot read '", folder, "': ", error.message());
    if (paths.empty())
      return badInput("'", folder, "' has no .npy file");
    llvm::sort(paths, [](const std::string &a, const std::string &b) {
      return comesBefore(a, b);
    });
    std::vector<std::string> names;
    names.reserve(paths.size());
    for (const std::string &path : paths)
      names.push_back(sys::path::stem(path).str());
    return addAll(folder, names, [&](size_t i) { return npy(paths[i]); });
  }

  static constexpr StringLiteral archiveEndings[] = {".npz", ".safetensors",
                                                     ".gguf"};
  static bool isArchive(StringRef path) {
    return any_of(archiveEndings,
                  [&](StringRef ending) { return path.ends_with(ending); });
  }
  /// Returns whether the text is `ARCHIVE:NAME`, and the name. Both may have
  /// colons: of several ways, the first whose archive exists is taken.
  static bool isEntry(StringRef spec, StringRef *entry = nullptr) {
    if (sys::fs::exists(spec))
      return false;
    std::optional<size_t> found;
    for (size_t at = spec.find(':'); at != StringRef::npos;
         at = spec.find(':', at + 1)) {
      StringRef path = spec.take_front(at);
      if (!isArchive(path))
        continue;
      bool exists = sys::fs::exists(path);
      if (exists || !found)
        found = at;
      if (exists)
        break;
    }
    if (found && entry)
      *entry = spec.drop_front(*found + 1);
    return found.has_value();
  }

  /// Opens an archive by the ending of its name.
  template <typename Use>
  static Status withArchive(const std::string &path, Use use) {
    auto with = [&](auto archive) {
      return archive.ok() ? use(*archive) : Status(archive.status());
    };
    StringRef name = path;
    if (name.ends_with(".npz"))
      return with(NpzFile::open(path));
    if (name.ends_with(".safetensors"))
      return with(SafetensorsFile::open(path));
    return with(GgufFile::open(path));
  }

  template <typename Archive>
  Status readArchive(const std::string &spec, const Archive &archive) {
    std::vector<std::string> names;
    names.reserve(archive.size());
    for (size_t i = 0; i < archive.size(); ++i)
      names.emplace_back(archive.name(i));
    return addAll(spec, names, [&](size_t i) -> Read {
      return [&archive, i](const ArrayRequest &request) {
        return archive.read(i, request);
      };
    });
  }

  /// Adds the arrays of an archive or folder: by name if all names are those of
  /// arguments, in order if none is. A mixture is refused, as it would be a
  /// guess.
  Status addAll(const std::string &spec, const std::vector<std::string> &names,
                function_ref<Read(size_t)> read) {
    const std::string *known = nullptr, *unknown = nullptr;
    for (const std::string &name : names)
      (find(name) ? known : unknown) = &name;
    if (known && unknown)
      return badInput("'", spec, "' has arrays '", *known, "' and '", *unknown,
                      "', but no ", what, " is named '", *unknown,
                      "'; --signature prints names");
    for (size_t i = 0; i < names.size(); ++i) {
      size_t number = known ? *find(names[i]) : nextFree();
      if (Status status =
              add(concat(spec, " '", names[i], "'"), number, read(i));
          !status.ok())
        return status;
    }
    return {};
  }

  Status add(const std::string &source, size_t number, const Read &read) {
    if (number >= types.size())
      return badInput("expects ", types.size(), " ", what,
                      "s, got more: ", source);
    if (arrays[number])
      return badInput("expects one array for ", nameOf(number), ", got also ",
                      source);
    ArrayRequest request(types[number].type, types[number].dims);
    // Neither a call nor its caller writes to a bound argument.
    request.mayView = types[number].bound;
    Result<Buffer> buffer = read(request);
    if (!buffer.ok())
      return std::move(buffer).status().within(nameOf(number));
    arrays[number] = std::move(*buffer);
    return {};
  }

  const std::vector<TensorSignature> &types;
  const std::string &what;
  std::vector<std::optional<Buffer>> arrays;
};

} // namespace

Result<std::vector<Buffer>>
readArrays(ArrayRef<std::string> specs,
           const std::vector<TensorSignature> &types, const std::string &what) {
  Reader reader(types, what);
  for (const std::string &spec : specs)
    if (Status status = reader.read(spec); !status.ok())
      return status;
  return reader.finish();
}

} // namespace tenon
