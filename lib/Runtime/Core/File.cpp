//===- File.cpp - Reads and writes files ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads whole files, mapped if possible, and writes files atomically through a
// temporary file and a rename.
//
//===----------------------------------------------------------------------===//

#include "Runtime/File.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tenon;

namespace {
/// A file descriptor that is closed by the destructor.
struct Descriptor {
  int fd;
  ~Descriptor() {
    if (fd >= 0)
      ::close(fd);
  }
};
} // namespace

FileBytes::~FileBytes() {
  if (mapped)
    ::munmap(bytes, length);
  else
    std::free(bytes);
}

static Result<FileBytes> fail(const std::string &path, const char *what) {
  return badInput("cannot ", what, " '", path, "': ", std::strerror(errno));
}

Result<FileBytes> FileBytes::open(const std::string &path) {
  Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  if (file.fd < 0)
    return fail(path, "open");
  struct stat info;
  if (::fstat(file.fd, &info) != 0)
    return fail(path, "examine");
  FileBytes result;
  if (S_ISDIR(info.st_mode))
    return badInput("cannot read '", path, "': it is a directory");
  if (S_ISREG(info.st_mode) && info.st_size > 0) {
    size_t size = static_cast<size_t>(info.st_size);
    void *memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.fd, 0);
    if (memory != MAP_FAILED) {
      result.bytes = static_cast<uint8_t *>(memory);
      result.length = size;
      result.mapped = true;
      return result;
    }
  }
  // A pipe, a file in /proc, or a file system that cannot map.
  size_t capacity = 0;
  for (;;) {
    if (result.length == capacity) {
      capacity = std::max<size_t>(capacity * 2, 1 << 16);
      void *grown = std::realloc(result.bytes, capacity);
      if (!grown)
        return runtimeError("out of memory reading '", path, "': needs ",
                            capacity, " bytes");
      result.bytes = static_cast<uint8_t *>(grown);
    }
    ssize_t got =
        ::read(file.fd, result.bytes + result.length, capacity - result.length);
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0)
      return fail(path, "read");
    if (got == 0)
      return result;
    result.length += static_cast<size_t>(got);
  }
}

//===----------------------------------------------------------------------===//
// Shared files
//===----------------------------------------------------------------------===//

namespace {
/// A file as the system identifies it, with the time of its last change.
struct FileIdentity {
  dev_t device;
  ino_t number;
  off_t size;
  int64_t seconds, nanoseconds;

  bool operator==(const FileIdentity &other) const {
    return device == other.device && number == other.number &&
           size == other.size && seconds == other.seconds &&
           nanoseconds == other.nanoseconds;
  }
};

/// The mappings that are in use.
struct SharedMappings {
  struct Mapping {
    FileIdentity identity;
    std::weak_ptr<const FileBytes> file;
  };
  std::mutex mutex;
  std::vector<Mapping> list;

  static SharedMappings &get() {
    // Never destroyed: threads may end after static destructors.
    static auto *all = new SharedMappings;
    return *all;
  }
};
} // namespace

Result<std::shared_ptr<const FileBytes>>
SharedFile::open(const std::string &path) {
  struct stat info;
  bool isFile = ::stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode);
  FileIdentity identity = {};
  SharedMappings &all = SharedMappings::get();
  std::lock_guard<std::mutex> lock(all.mutex);
  if (isFile) {
    identity = {info.st_dev, info.st_ino, info.st_size, info.st_mtim.tv_sec,
                info.st_mtim.tv_nsec};
    for (const SharedMappings::Mapping &mapping : all.list)
      if (mapping.identity == identity)
        if (std::shared_ptr<const FileBytes> file = mapping.file.lock())
          return file;
  }
  Result<FileBytes> opened = FileBytes::open(path);
  if (!opened)
    return std::move(opened).status();
  auto file = std::make_shared<const FileBytes>(*std::move(opened));
  all.list.erase(std::remove_if(all.list.begin(), all.list.end(),
                                [](const SharedMappings::Mapping &mapping) {
                                  return mapping.file.expired();
                                }),
                 all.list.end());
  if (isFile && file->isMapped())
    all.list.push_back({identity, file});
  return file;
}

std::shared_ptr<const FileBytes> SharedFile::containing(const void *data,
                                                        size_t bytes) {
  auto start = reinterpret_cast<uintptr_t>(data);
  SharedMappings &all = SharedMappings::get();
  std::lock_guard<std::mutex> lock(all.mutex);
  for (const SharedMappings::Mapping &mapping : all.list)
    if (std::shared_ptr<const FileBytes> file = mapping.file.lock()) {
      auto first = reinterpret_cast<uintptr_t>(file->data());
      if (start >= first && start - first <= file->size() &&
          bytes <= file->size() - (start - first))
        return file;
    }
  return nullptr;
}

void SharedFile::release(const void *data, size_t bytes) {
  if (bytes == 0 || !containing(data, bytes))
    return;
  auto page = static_cast<uintptr_t>(::sysconf(_SC_PAGESIZE));
  auto start = reinterpret_cast<uintptr_t>(data) & ~(page - 1);
  auto end = reinterpret_cast<uintptr_t>(data) + bytes;
  // A hint; failing is no matter.
  ::madvise(reinterpret_cast<void *>(start), end - start, MADV_DONTNEED);
}

FileBytes FileBytes::copyOf(const uint8_t *data, size_t size) {
  FileBytes result;
  result.bytes = static_cast<uint8_t *>(std::malloc(size));
  if (result.bytes && size) {
    std::memcpy(result.bytes, data, size);
    result.length = size;
  }
  return result;
}

static bool writeAll(int fd, std::string_view text) {
  while (!text.empty()) {
    // The kernel writes at most 2 GiB per call.
    ssize_t put =
        ::write(fd, text.data(), std::min<size_t>(text.size(), 1 << 30));
    if (put < 0 && errno == EINTR)
      continue;
    if (put <= 0)
      return false;
    text.remove_prefix(static_cast<size_t>(put));
  }
  return true;
}

std::string tenon::firstLineOf(const std::string &path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  return line;
}

Status tenon::writeFile(const std::string &path, std::string_view first,
                        std::string_view rest) {
  // A path that cannot be opened is an error of the caller, a full disk is not.
  auto refused = [&] {
    return badInput("cannot write '", path, "': ", std::strerror(errno));
  };
  auto failed = [&] {
    return runtimeError("cannot write '", path, "': ", std::strerror(errno));
  };
  struct stat info;
  bool exists = ::stat(path.c_str(), &info) == 0;
  if (exists && !S_ISREG(info.st_mode)) {
    Descriptor file{::open(path.c_str(), O_WRONLY | O_CLOEXEC)};
    if (file.fd < 0)
      return refused();
    if (!writeAll(file.fd, first) || !writeAll(file.fd, rest))
      return failed();
    return Status();
  }
  static std::atomic<uint32_t> serial{0};
  std::string temporary = concat(path, ".tmp", ::getpid(), "-", serial++);
  {
    Descriptor file{::open(temporary.c_str(),
                           O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                           exists ? info.st_mode & 0777 : 0666)};
    if (file.fd < 0)
      return refused();
    bool written = writeAll(file.fd, first) && writeAll(file.fd, rest);
    // Some file systems report a full disk only when the file is closed.
    int fd = std::exchange(file.fd, -1);
    bool closed = ::close(fd) == 0;
    if (!written || !closed) {
      Status status = failed();
      ::unlink(temporary.c_str());
      return status;
    }
  }
  if (::rename(temporary.c_str(), path.c_str()) != 0) {
    Status status = failed();
    ::unlink(temporary.c_str());
    return status;
  }
  return Status();
}
