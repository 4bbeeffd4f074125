//===- ArtifactFile.cpp - Checksums of files with artifacts ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checksum of an artifact is in an ELF note, which linkers and `strip`
// keep. It covers
//   object files and archives: all bytes but those of the checksum;
//   shared libraries: what a process sees of them, which is the ELF header, the
//     program headers and the segments that are loaded, but for the checksum
//     and the fields about sections, which `strip` changes.
// No byte of a file is trusted before its checksum is right: each offset that
// is read of it is checked against its size.
//
//===----------------------------------------------------------------------===//

#include "Runtime/ArtifactFile.h"

#include "Runtime/Checksum.h"
#include "Runtime/File.h"

#include <cstddef>
#include <cstring>
#include <elf.h>
#include <optional>
#include <string_view>
#include <vector>

using namespace tenon;

namespace {

struct Range {
  uint64_t offset, size;
};

/// Bytes of unknown contents.
class Bytes {
public:
  Bytes(const uint8_t *data, uint64_t size) : data(data), size(size) {}

  bool has(Range range) const {
    return range.offset <= size && range.size <= size - range.offset;
  }
  template <typename T> std::optional<T> read(uint64_t offset) const {
    if (!has({offset, sizeof(T)}))
      return std::nullopt;
    T value;
    std::memcpy(&value, data + offset, sizeof(T));
    return value;
  }
  std::string_view text(Range range) const {
    return {reinterpret_cast<const char *>(data + range.offset), range.size};
  }

  const uint8_t *data;
  uint64_t size;
};

/// A file with a note.
struct Sealed {
  ArtifactNote note;
  uint64_t noteOffset = 0;
  bool isShared = false;
  std::vector<Range> covered;

  Range checksum() const {
    return {noteOffset + offsetof(ArtifactNote, checksum),
            sizeof(note.checksum)};
  }
  bool is(const char (&kind)[8]) const {
    return std::memcmp(note.kind, kind, sizeof(kind)) == 0;
  }
};

bool isElf(const Bytes &file, uint64_t offset) {
  std::optional<Elf64_Ehdr> header = file.read<Elf64_Ehdr>(offset);
  return header && std::memcmp(header->e_ident, ELFMAG, SELFMAG) == 0 &&
         header->e_ident[EI_CLASS] == ELFCLASS64 &&
         header->e_ident[EI_DATA] == ELFDATA2LSB;
}

/// Looks for Tenon's note among the notes in `range`. Of several, as in a
/// library that was linked of two object files, the last one counts.
void findNote(const Bytes &file, Range range, uint64_t alignment,
              std::optional<Sealed> &found) {
  if (!file.has(range))
    return;
  const uint64_t mask = alignment == 8 ? 7 : 3;
  const uint64_t end = range.offset + range.size;
  for (uint64_t at = range.offset; at < end;) {
    std::optional<Elf64_Nhdr> header = file.read<Elf64_Nhdr>(at);
    if (!header)
      return;
    uint64_t size = sizeof(*header) +
                    ((uint64_t(header->n_namesz) + mask) & ~mask) +
                    ((uint64_t(header->n_descsz) + mask) & ~mask);
    const ArtifactNote ours;
    std::optional<ArtifactNote> note = file.read<ArtifactNote>(at);
    if (note && size <= end - at &&
        std::memcmp(&*note, &ours, offsetof(ArtifactNote, kind)) == 0) {
      found.emplace();
      found->note = *note;
      found->noteOffset = at;
    }
    at += size;
  }
}

/// Finds the note of an object file, which begins at `base`.
std::optional<Sealed> readObject(const Bytes &file, uint64_t base) {
  std::optional<Sealed> found;
  Elf64_Ehdr header = *file.read<Elf64_Ehdr>(base);
  for (uint64_t i = 0; i < header.e_shnum; ++i) {
    std::optional<Elf64_Shdr> section =
        file.read<Elf64_Shdr>(base + header.e_shoff + i * sizeof(Elf64_Shdr));
    if (section && section->sh_type == SHT_NOTE)
      findNote(file, {base + section->sh_offset, section->sh_size},
               section->sh_addralign, found);
  }
  return found;
}

/// Finds the note of a shared library.
std::optional<Sealed> readShared(const Bytes &file) {
  std::optional<Sealed> found;
  std::vector<Range> covered = {{0, sizeof(Elf64_Ehdr)}};
  Elf64_Ehdr header = *file.read<Elf64_Ehdr>(0);
  for (uint64_t i = 0; i < header.e_phnum; ++i) {
    Range entry = {header.e_phoff + i * sizeof(Elf64_Phdr), sizeof(Elf64_Phdr)};
    std::optional<Elf64_Phdr> segment = file.read<Elf64_Phdr>(entry.offset);
    if (!segment)
      return std::nullopt;
    Range contents = {segment->p_offset, segment->p_filesz};
    covered.push_back(entry);
    if (segment->p_type == PT_NOTE)
      findNote(file, contents, segment->p_align, found);
    if (segment->p_type != PT_LOAD)
      continue;
    if (!file.has(contents))
      return std::nullopt;
    covered.push_back(contents);
  }
  if (found) {
    found->isShared = true;
    found->covered = std::move(covered);
  }
  return found;
}

/// Finds the note of a member of an archive.
std::optional<Sealed> readArchive(const Bytes &file) {
  constexpr uint64_t kHeader = 60, kSizeField = 48, kSizeDigits = 10;
  for (uint64_t at = 8; file.has({at, kHeader});) {
    uint64_t size = 0;
    for (char c : file.text({at + kSizeField, kSizeDigits}))
      if (c >= '0' && c <= '9')
        size = size * 10 + uint64_t(c - '0');
    uint64_t contents = at + kHeader;
    if (!file.has({contents, size}))
      return std::nullopt;
    if (isElf(file, contents))
      if (std::optional<Sealed> found = readObject(file, contents))
        return found;
    at = contents + size + size % 2;
  }
  return std::nullopt;
}

/// Finds the note of a file of any kind.
std::optional<Sealed> readSealed(const Bytes &file) {
  constexpr std::string_view kArchive = "!<arch>\n";
  std::optional<Sealed> found;
  if (isElf(file, 0) && file.read<Elf64_Ehdr>(0)->e_type == ET_DYN)
    found = readShared(file);
  else if (isElf(file, 0))
    found = readObject(file, 0);
  else if (file.has({0, kArchive.size()}) &&
           file.text({0, kArchive.size()}) == kArchive)
    found = readArchive(file);
  if (found && found->covered.empty())
    found->covered = {{0, file.size}};
  return found;
}

/// Adds the bytes of a range but for the holes, which are in order.
uint64_t checksumAround(const Bytes &file, Range range,
                        const std::vector<Range> &holes, uint64_t seed) {
  uint64_t at = range.offset;
  const uint64_t end = range.offset + range.size;
  for (const Range &hole : holes) {
    const uint64_t holeEnd = hole.offset + hole.size;
    if (holeEnd <= at || hole.offset >= end)
      continue;
    if (hole.offset > at)
      seed = checksumOf(file.data + at, hole.offset - at, seed);
    at = holeEnd;
  }
  return at < end ? checksumOf(file.data + at, end - at, seed) : seed;
}

uint64_t checksumOf(const Bytes &file, const Sealed &sealed) {
  std::vector<Range> holes;
  if (sealed.isShared)
    holes = {{offsetof(Elf64_Ehdr, e_shoff), sizeof(Elf64_Ehdr::e_shoff)},
             {offsetof(Elf64_Ehdr, e_shentsize),
              sizeof(Elf64_Ehdr) - offsetof(Elf64_Ehdr, e_shentsize)}};
  holes.push_back(sealed.checksum());
  uint64_t sum = 0;
  for (const Range &range : sealed.covered)
    sum = checksumAround(file, range, holes, sum);
  return sum;
}

} // namespace

Status tenon::sealArtifact(uint8_t *bytes, size_t size) {
  Bytes file(bytes, size);
  std::optional<Sealed> sealed = readSealed(file);
  if (!sealed)
    return internalError("the artifact has no note for a checksum");
  uint64_t sum = checksumOf(file, *sealed);
  std::memcpy(bytes + sealed->checksum().offset, &sum, sizeof(sum));
  return Status();
}

Result<std::string> tenon::checkArtifactBytes(const uint8_t *bytes, size_t size,
                                              const std::string &name) {
  Bytes file(bytes, size);
  std::optional<Sealed> sealed = readSealed(file);
  if (!sealed)
    return badInput("'", name,
                    "' has no checksum of tensor-compile's: it is damaged, or "
                    "another kind of file; expects an object file, an archive "
                    "or a shared library that tensor-compile wrote");
  if (sealed->isShared && (sealed->is(kObjectKind) || sealed->is(kArchiveKind)))
    return std::string();
  uint64_t sum = checksumOf(file, *sealed);
  if (std::memcmp(&sum, sealed->note.checksum, sizeof(sum)) != 0)
    return badInput("'", name,
                    "' is damaged, or was changed after tensor-compile wrote "
                    "it: its checksum is not that of its contents; copy it "
                    "again, or compile the program again");
  return std::string(
      sealed->note.version,
      strnlen(sealed->note.version, sizeof(ArtifactNote::version)));
}

Result<std::string> tenon::checkArtifactFile(const std::string &path) {
  Result<FileBytes> file = FileBytes::open(path);
  if (!file)
    return file.status();
  return checkArtifactBytes(file->data(), file->size(), path);
}

/// Returns the text that begins at `offset` and ends with a null character
/// within the range; nullopt where there is none.
static std::optional<std::string_view> textAt(const Bytes &file, Range range,
                                              uint64_t offset) {
  if (!file.has(range) || offset >= range.size)
    return std::nullopt;
  std::string_view rest =
      file.text({range.offset + offset, range.size - offset});
  size_t end = rest.find('\0');
  if (end == std::string_view::npos)
    return std::nullopt;
  return rest.substr(0, end);
}

Result<std::vector<std::string>>
tenon::exportedArtifacts(const std::string &path) {
  Result<FileBytes> contents = FileBytes::open(path);
  if (!contents)
    return contents.status();
  Bytes file(contents->data(), contents->size());
  std::vector<std::string> names;
  if (!isElf(file, 0))
    return names;
  constexpr std::string_view kEnding = "_artifact";
  Elf64_Ehdr header = *file.read<Elf64_Ehdr>(0);
  auto sectionAt = [&](uint64_t index) {
    return file.read<Elf64_Shdr>(header.e_shoff + index * sizeof(Elf64_Shdr));
  };
  for (uint64_t i = 0; i < header.e_shnum; ++i) {
    std::optional<Elf64_Shdr> symbols = sectionAt(i);
    if (!symbols || symbols->sh_type != SHT_DYNSYM)
      continue;
    std::optional<Elf64_Shdr> strings = sectionAt(symbols->sh_link);
    if (!strings || !file.has({symbols->sh_offset, symbols->sh_size}))
      continue;
    for (uint64_t at = 0; at + sizeof(Elf64_Sym) <= symbols->sh_size;
         at += sizeof(Elf64_Sym)) {
      Elf64_Sym symbol = *file.read<Elf64_Sym>(symbols->sh_offset + at);
      std::optional<std::string_view> name =
          textAt(file, {strings->sh_offset, strings->sh_size}, symbol.st_name);
      if (name && symbol.st_shndx != SHN_UNDEF &&
          name->size() > kEnding.size() &&
          name->substr(name->size() - kEnding.size()) == kEnding)
        names.emplace_back(*name);
    }
  }
  return names;
}
