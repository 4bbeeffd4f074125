//===- ArtifactFile.h - Checksums of files with artifacts -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_ARTIFACTFILE_H
#define TENON_RUNTIME_ARTIFACTFILE_H

#include "Runtime/Status.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tenon {

/// The ELF note of an artifact, in the section `.note.tenon`.
struct ArtifactNote {
  uint32_t nameBytes = sizeof(name) - 2;
  uint32_t contentBytes = sizeof(kind) + sizeof(checksum) + sizeof(version);
  uint32_t type = 1;
  char name[8] = "Tenon";
  char kind[8] = {}; ///< of the file that tensor-compile wrote
  char checksum[8] = {};
  char version[16] = {}; ///< of Tenon, ended by a null character
};

/// The kinds of files.
constexpr char kObjectKind[8] = "object";
constexpr char kArchiveKind[8] = "archive";
constexpr char kLibraryKind[8] = "library";

/// Writes the checksum of an ELF file, or of an archive of such, into its note.
/// Fails without a note.
Status sealArtifact(uint8_t *bytes, size_t size);

/// Checks that a file is as tensor-compile wrote it: by its note, and the
/// checksum there. Returns the version of Tenon that wrote it. A shared library
/// that somebody else linked of an object file of tensor-compile has a note,
/// but no checksum: the version is then "". `name` is the file's, for messages.
Result<std::string> checkArtifactBytes(const uint8_t *bytes, size_t size,
                                       const std::string &name);
Result<std::string> checkArtifactFile(const std::string &path);

/// Returns the names that a shared library exports and that end in "_artifact",
/// as those of artifacts do: none for files of another kind, or without section
/// headers.
Result<std::vector<std::string>> exportedArtifacts(const std::string &path);

} // namespace tenon

#endif // TENON_RUNTIME_ARTIFACTFILE_H
