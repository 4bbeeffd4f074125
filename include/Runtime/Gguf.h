//===- Gguf.h - Reads GGUF files --------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_GGUF_H
#define TENON_RUNTIME_GGUF_H

#include "Runtime/File.h"
#include "Runtime/Npy.h"

#include <string>
#include <string_view>
#include <vector>

namespace tenon {

/// A type of tensors in GGUF files: blocks of `elements` elements in `bytes`
/// bytes, contiguous along the last dimension.
struct GgufType {
  uint32_t number;
  const char *name;
  int64_t elements, bytes;
  /// The type whose elements the bytes are, for types of one element a block.
  std::optional<ten_type> plain;
  /// Computes the values of one block; null where there is no decoder.
  void (*decode)(const uint8_t *block, float *values);
};

/// Returns the type of that number, if it is known.
const GgufType *findGgufType(uint32_t number);

/// A GGUF file, little-endian, of version 2 or 3, in the order of its header.
/// Dimensions are in row-major order, the reverse of the file's.
class GgufFile {
public:
  /// Reads and checks the header; errors name the file.
  static Result<GgufFile> open(const std::string &path);
  /// As open, from bytes in memory; `name` is the file name in errors.
  static Result<GgufFile> parse(FileBytes file, std::string name);

  size_t size() const { return tensors.size(); }
  const std::string &name(size_t index) const { return tensors[index].name; }
  const std::vector<int64_t> &dims(size_t index) const {
    return tensors[index].dims;
  }
  /// Returns the name of the type, such as "Q4_0".
  std::string typeName(size_t index) const;
  /// Returns the index of a tensor, if there is one of that name.
  std::optional<size_t> find(std::string_view name) const;

  /// Returns a tensor, a copy unless the request may view the file.
  ///   f32, f16, bf16, f64: the values, of F32, F16, BF16, F64 or blocks,
  ///     computed in f32 and rounded to nearest even; the dimensions must be
  ///     the tensor's.
  ///   ui8, i8: the blocks' bytes, of any shape of so many bytes.
  ///   other integers: the tensor's own type.
  /// Without a requested type blocks become f32, other tensors stay.
  Result<Buffer> read(size_t index, const ArrayRequest &request = {}) const;
  Result<Buffer> read(std::string_view name,
                      const ArrayRequest &request = {}) const;

private:
  static Result<GgufFile> parse(std::shared_ptr<const FileBytes> file,
                                std::string name);
  friend class GgufHeaderParser;
  struct Tensor {
    std::string name;
    uint32_t type = 0;
    std::vector<int64_t> dims;
    uint64_t offset = 0; ///< from the start of the data
    uint64_t bytes = 0;  ///< 0 if the type is not known
  };

  std::string describe(const Tensor &tensor) const;
  Result<Buffer> readBytes(const Tensor &tensor,
                           const ArrayRequest &request) const;
  Result<Buffer> readValues(const Tensor &tensor, ten_type type) const;
  const uint8_t *dataOf(const Tensor &tensor) const {
    return file->data() + dataOffset + tensor.offset;
  }

  std::shared_ptr<const FileBytes> file;
  std::string fileName;
  uint64_t dataOffset = 0;
  std::vector<Tensor> tensors;
};

} // namespace tenon

#endif // TENON_RUNTIME_GGUF_H
