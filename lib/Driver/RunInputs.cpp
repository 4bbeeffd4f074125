//===- RunInputs.cpp - Arguments and results from the command line --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/RunInputs.h"
#include "Runtime/ArgumentLiteral.h"
#include "Runtime/Npy.h"
#include "Runtime/Npz.h"
#include "Runtime/Safetensors.h"
#include "llvm/ADT/StringRef.h"

namespace tenon {

namespace {

class Reader {
public:
  Reader(const std::vector<TensorSignature> &types, const std::string &what)
      : types(types), what(what) {}

  Status read(const std::string &spec) {
    llvm::StringRef path = spec;
    if (isArgumentLiteral(spec))
      return add(spec, [&](const ArrayRequest &request) -> Result<Buffer> {
        Result<Buffer> buffer = parseArgumentLiteral(spec);
        if (buffer.ok() && (buffer->type() != request.type ||
                            !request.matches(buffer->dims())))
          return badInput("expects ", request.typeString(), ", got ",
                          buffer->typeString());
        return buffer;
      });
    if (path.ends_with(".npz"))
      return readArchive(spec, NpzFile::open(spec));
    if (path.ends_with(".safetensors"))
      return readArchive(spec, SafetensorsFile::open(spec));
    return add(spec, [&](const ArrayRequest &request) {
      return readNpy(spec, request);
    });
  }

  Result<std::vector<Buffer>> finish() {
    if (arrays.size() != types.size())
      return badInput("expects ", types.size(), " ", what, "s, got ",
                      arrays.size());
    return std::move(arrays);
  }

private:
  template <typename Archive>
  Status readArchive(const std::string &spec, Result<Archive> archive) {
    if (!archive.ok())
      return archive.status();
    for (size_t i = 0; i < archive->size(); ++i)
      if (Status status = add(concat(spec, " '", archive->name(i), "'"),
                              [&](const ArrayRequest &request) {
                                return archive->read(i, request);
                              });
          !status.ok())
        return status;
    return {};
  }

  template <typename Read> Status add(const std::string &source, Read read) {
    size_t number = arrays.size();
    if (number >= types.size())
      return badInput("expects ", types.size(), " ", what,
                      "s, got more: ", source);
    Result<Buffer> buffer =
        read(ArrayRequest(types[number].type, types[number].dims));
    if (!buffer.ok())
      return std::move(buffer).status().within(concat(what, " ", number));
    arrays.push_back(std::move(*buffer));
    return {};
  }

  const std::vector<TensorSignature> &types;
  const std::string &what;
  std::vector<Buffer> arrays;
};

} // namespace

Result<std::vector<Buffer>>
readArrays(llvm::ArrayRef<std::string> specs,
           const std::vector<TensorSignature> &types, const std::string &what) {
  Reader reader(types, what);
  for (const std::string &spec : specs)
    if (Status status = reader.read(spec); !status.ok())
      return status;
  return reader.finish();
}

} // namespace tenon
