//===- StackBound.cpp - How much stack code needs -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The largest sum of frames along a path of the call graph. A function calls at
// most those that its code names, the bodies of parallel loops included; frames
// are what LLVM's code generation reports in the section `.stack_sizes`, which
// has no entry for a function whose frame is not known.
//
//===----------------------------------------------------------------------===//

#include "StackBound.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/DataExtractor.h"

using namespace llvm;

namespace tenon {

/// Bytes of stack that a call takes beside the reported frame: the return
/// address and the registers that realign the stack, to at most 64 bytes.
static constexpr int64_t kBesidesFrame = 96;

/// Reads the frames of functions; false if the object is not understood.
static bool readFrames(StringRef object, StringMap<int64_t> &frames) {
  auto file = object::ObjectFile::createObjectFile(MemoryBufferRef(object, ""));
  if (!file)
    return consumeError(file.takeError()), false;
  std::map<std::pair<uint64_t, uint64_t>, StringRef> names;
  for (const object::SymbolRef &symbol : (*file)->symbols()) {
    auto type = symbol.getType();
    auto section = symbol.getSection();
    auto name = symbol.getName();
    auto value = symbol.getValue();
    if (!type || !section || !name || !value)
      return consumeError(
                 joinErrors(joinErrors(type.takeError(), section.takeError()),
                            joinErrors(name.takeError(), value.takeError()))),
             false;
    if (*type == object::SymbolRef::ST_Function &&
        *section != (*file)->section_end())
      names[{(*section)->getIndex(), *value}] = *name;
  }
  for (const object::SectionRef &section : (*file)->sections()) {
    auto relocated = section.getRelocatedSection();
    if (!relocated)
      return consumeError(relocated.takeError()), false;
    if (*relocated == (*file)->section_end())
      continue;
    auto name = (*relocated)->getName();
    auto contents = (*relocated)->getContents();
    if (!name || !contents)
      return consumeError(joinErrors(name.takeError(), contents.takeError())),
             false;
    if (*name != ".stack_sizes")
      continue;
    DataExtractor data(*contents, (*file)->isLittleEndian(),
                       (*file)->getBytesInAddress());
    for (const object::RelocationRef &relocation : section.relocations()) {
      auto addend = object::ELFRelocationRef(relocation).getAddend();
      auto symbol = relocation.getSymbol();
      if (!addend || symbol == (*file)->symbol_end())
        return !addend ? (consumeError(addend.takeError()), false) : false;
      auto home = symbol->getSection();
      auto value = symbol->getValue();
      if (!home || !value || *home == (*file)->section_end())
        return consumeError(joinErrors(home.takeError(), value.takeError())),
               false;
      auto found = names.find({(*home)->getIndex(), *value + *addend});
      uint64_t offset = relocation.getOffset() + (*file)->getBytesInAddress();
      Error error = Error::success();
      auto size = static_cast<int64_t>(data.getULEB128(&offset, &error));
      if (error || found == names.end())
        return consumeError(std::move(error)), false;
      frames[found->second] = size;
    }
  }
  return true;
}

namespace {

/// Depth-first search for the longest path.
class Search {
public:
  explicit Search(const StringMap<int64_t> &frames) : frames(frames) {}

  /// Returns the bound of a function; -1 where there is a cycle, or a frame is
  /// not known.
  int64_t of(const Function &function) {
    auto [it, isNew] = bounds.try_emplace(&function, -1);
    if (!isNew)
      return it->second;
    auto frame = frames.find(function.getName());
    if (frame == frames.end())
      return -1;
    int64_t deepest = 0;
    for (const Function *called : namedBy(function)) {
      int64_t bound = of(*called);
      if (bound < 0)
        return -1;
      deepest = std::max(deepest, bound);
    }
    return bounds[&function] = frame->second + kBesidesFrame + deepest;
  }

private:
  static SmallPtrSet<const Function *, 8> namedBy(const Function &function) {
    SmallPtrSet<const Function *, 8> found;
    SmallPtrSet<const Constant *, 16> seen;
    SmallVector<const Constant *> work;
    for (const Instruction &instruction : instructions(function))
      for (const Use &operand : instruction.operands())
        if (const auto *constant = dyn_cast<Constant>(operand))
          work.push_back(constant);
    while (!work.empty()) {
      const Constant *constant = work.pop_back_val();
      if (!seen.insert(constant).second)
        continue;
      if (const auto *called = dyn_cast<Function>(constant)) {
        if (!called->isDeclaration())
          found.insert(called);
        continue;
      }
      // A table of functions is a global variable.
      if (const auto *global = dyn_cast<GlobalVariable>(constant))
        if (global->hasInitializer())
          work.push_back(global->getInitializer());
      for (const Use &operand : constant->operands())
        if (const auto *part = dyn_cast<Constant>(operand))
          work.push_back(part);
    }
    return found;
  }

  const StringMap<int64_t> &frames;
  DenseMap<const Function *, int64_t> bounds;
};

} // namespace

int64_t stackBoundOf(const Module &module, StringRef object) {
  StringMap<int64_t> frames;
  if (!readFrames(object, frames))
    return -1;
  Search search(frames);
  int64_t bound = 0;
  for (const Function &function : module) {
    if (function.isDeclaration())
      continue;
    int64_t found = search.of(function);
    if (found < 0)
      return -1;
    bound = std::max(bound, found);
  }
  return bound;
}

} // namespace tenon
