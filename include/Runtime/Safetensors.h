//===- Safetensors.h - Reads .safetensors files -----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_SAFETENSORS_H
#define TENON_RUNTIME_SAFETENSORS_H

#include "Runtime/File.h"
#include "Runtime/Npy.h"

#include <string>
#include <string_view>
#include <vector>

namespace tenon {

/// A .safetensors file. Its tensors must be contiguous in the file, without
/// overlap. They are in the order of the header.
class SafetensorsFile {
public:
  /// Reads and checks the header; errors name the file.
  static Result<SafetensorsFile> open(const std::string &path);
  /// As open, from bytes in memory; `name` is the file name in errors.
  static Result<SafetensorsFile> parse(FileBytes file, std::string name);

  size_t size() const { return tensors.size(); }
  const std::string &name(size_t index) const { return tensors[index].name; }
  /// Returns a view of a tensor, valid as long as the file, of any alignment.
  ArrayView view(size_t index) const;
  /// Returns the index of a tensor, if there is one of that name.
  std::optional<size_t> find(std::string_view name) const;

  /// Returns a tensor, a copy unless the request may view the file; an error
  /// names the expected and the actual type.
  Result<Buffer> read(size_t index, const ArrayRequest &request = {}) const;
  Result<Buffer> read(std::string_view name,
                      const ArrayRequest &request = {}) const;

private:
  static Result<SafetensorsFile> parse(std::shared_ptr<const FileBytes> file,
                                       std::string name);
  friend class SafetensorsHeaderParser;
  struct Tensor {
    std::string name;
    ten_type type = TEN_F32;
    std::vector<int64_t> dims;
    uint64_t begin = 0, end = 0; ///< bytes, from the end of the header
  };

  std::shared_ptr<const FileBytes> file;
  std::string fileName;
  uint64_t dataOffset = 0;
  std::vector<Tensor> tensors;
};

} // namespace tenon

#endif // TENON_RUNTIME_SAFETENSORS_H
