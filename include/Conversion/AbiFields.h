//===- AbiFields.h - Members of Runtime/Abi.h by name --------- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Compiled code addresses the members of the structures in Runtime/Abi.h by
// their numbers. Here each number has the member's name, `abi::call::context`,
// and the compiler checks that the list of a structure is whole and in order:
// that each member starts where the one before it ends, and the structure with
// the last. The LLVM types of the structures are made from the same lists
// (AbiTypes).

#ifndef TENON_CONVERSION_ABIFIELDS_H
#define TENON_CONVERSION_ABIFIELDS_H

#include "Runtime/Abi.h"
#include <cstddef>
#include <type_traits>

#define TEN_ABI_ARRAY(FIELD)                                                   \
  FIELD(ten_array, data)                                                       \
  FIELD(ten_array, dims)

#define TEN_ABI_DEVICE(FIELD)                                                  \
  FIELD(ten_device, self)                                                      \
  FIELD(ten_device, launch)                                                    \
  FIELD(ten_device, read)                                                      \
  FIELD(ten_device, write)                                                     \
  FIELD(ten_device, copy)                                                      \
  FIELD(ten_device, stage)                                                     \
  FIELD(ten_device, unstage)                                                   \
  FIELD(ten_device, multiply)                                                  \
  FIELD(ten_device, convolve)                                                  \
  FIELD(ten_device, launch_after)

#define TEN_ABI_CONTEXT(FIELD)                                                 \
  FIELD(ten_context, self)                                                     \
  FIELD(ten_context, parallel_for)                                             \
  FIELD(ten_context, reserve)                                                  \
  FIELD(ten_context, trace)                                                    \
  FIELD(ten_context, device)                                                   \
  FIELD(ten_context, interpret)

#define TEN_ABI_CALL(FIELD)                                                    \
  FIELD(ten_call, args)                                                        \
  FIELD(ten_call, results)                                                     \
  FIELD(ten_call, arena)                                                       \
  FIELD(ten_call, arena_bytes)                                                 \
  FIELD(ten_call, constants)                                                   \
  FIELD(ten_call, threads)                                                     \
  FIELD(ten_call, context)

#define TEN_ABI_PLAN(FIELD)                                                    \
  FIELD(ten_plan, args)                                                        \
  FIELD(ten_plan, threads)                                                     \
  FIELD(ten_plan, results)                                                     \
  FIELD(ten_plan, arena_bytes)                                                 \
  FIELD(ten_plan, arena_alignment)

#define TEN_ABI_SITE(FIELD)                                                    \
  FIELD(ten_site, status)                                                      \
  FIELD(ten_site, message)                                                     \
  FIELD(ten_site, location)

#define TEN_ABI_SIGNATURE(FIELD)                                               \
  FIELD(ten_signature, name)                                                   \
  FIELD(ten_signature, type)                                                   \
  FIELD(ten_signature, rank)                                                   \
  FIELD(ten_signature, dims)                                                   \
  FIELD(ten_signature, alias)                                                  \
  FIELD(ten_signature, bound)

#define TEN_ABI_ENTRY(FIELD)                                                   \
  FIELD(ten_entry, name)                                                       \
  FIELD(ten_entry, run)                                                        \
  FIELD(ten_entry, plan)                                                       \
  FIELD(ten_entry, num_args)                                                   \
  FIELD(ten_entry, num_results)                                                \
  FIELD(ten_entry, args)                                                       \
  FIELD(ten_entry, results)                                                    \
  FIELD(ten_entry, num_sites)                                                  \
  FIELD(ten_entry, sites)                                                      \
  FIELD(ten_entry, num_kernels)                                                \
  FIELD(ten_entry, kernels)                                                    \
  FIELD(ten_entry, load)                                                       \
  FIELD(ten_entry, num_parts)                                                  \
  FIELD(ten_entry, parts)

#define TEN_ABI_LOAD_PART(FIELD)                                               \
  FIELD(ten_load_part, entry)                                                  \
  FIELD(ten_load_part, num_args)                                               \
  FIELD(ten_load_part, num_results)                                            \
  FIELD(ten_load_part, args)                                                   \
  FIELD(ten_load_part, results)                                                \
  FIELD(ten_load_part, digest_low)                                             \
  FIELD(ten_load_part, digest_high)

#define TEN_ABI_DEVICE_KERNEL(FIELD)                                           \
  FIELD(ten_device_kernel, name)                                               \
  FIELD(ten_device_kernel, location)                                           \
  FIELD(ten_device_kernel, shared_bytes)                                       \
  FIELD(ten_device_kernel, simulated)                                          \
  FIELD(ten_device_kernel, meets)

#define TEN_ABI_DEVICE_IMAGE(FIELD)                                            \
  FIELD(ten_device_image, target)                                              \
  FIELD(ten_device_image, bytes)                                               \
  FIELD(ten_device_image, num_bytes)

#define TEN_ABI_DEVICE_CODE(FIELD)                                             \
  FIELD(ten_device_code, target)                                               \
  FIELD(ten_device_code, text)                                                 \
  FIELD(ten_device_code, text_bytes)                                           \
  FIELD(ten_device_code, num_kernels)                                          \
  FIELD(ten_device_code, kernels)                                              \
  FIELD(ten_device_code, num_images)                                           \
  FIELD(ten_device_code, images)

#define TEN_ABI_ARTIFACT(FIELD)                                                \
  FIELD(ten_artifact, magic)                                                   \
  FIELD(ten_artifact, abi_version)                                             \
  FIELD(ten_artifact, num_entries)                                             \
  FIELD(ten_artifact, triple)                                                  \
  FIELD(ten_artifact, cpu)                                                     \
  FIELD(ten_artifact, features)                                                \
  FIELD(ten_artifact, entries)                                                 \
  FIELD(ten_artifact, constants)                                               \
  FIELD(ten_artifact, constants_bytes)                                         \
  FIELD(ten_artifact, device)                                                  \
  FIELD(ten_artifact, num_imports)                                             \
  FIELD(ten_artifact, imports)

namespace tenon::abi {

/// The type of a member in LLVM.
enum class Kind { Pointer, I32, I64 };

template <typename T> constexpr Kind kindOf() {
  static_assert(std::is_pointer_v<T> || std::is_integral_v<T>);
  static_assert(sizeof(T) == 8 || sizeof(T) == 4);
  return std::is_pointer_v<T> ? Kind::Pointer
         : sizeof(T) == 8     ? Kind::I64
                              : Kind::I32;
}

struct Member {
  size_t offset, size;
  Kind kind;
};

/// Returns whether `members` are all members of a structure of `size` bytes, in
/// order. Each is aligned to its size.
template <size_t count>
constexpr bool isWhole(const Member (&members)[count], size_t size) {
  size_t end = 0;
  for (const Member &member : members) {
    end = (end + member.size - 1) / member.size * member.size;
    if (member.offset != end)
      return false;
    end += member.size;
  }
  return (end + 7) / 8 * 8 == size || end == size;
}

#define TEN_ABI_NAME(structure, member) member,
#define TEN_ABI_MEMBER(structure, member)                                      \
  Member{offsetof(::structure, member), sizeof(::structure::member),           \
         kindOf<decltype(::structure::member)>()},
#define TEN_ABI_STRUCTURE(name, LIST)                                          \
  namespace name {                                                             \
  enum Field : int { LIST(TEN_ABI_NAME) };                                     \
  constexpr Member kMembers[] = {LIST(TEN_ABI_MEMBER)};                        \
  static_assert(isWhole(kMembers, sizeof(ten_##name)));                        \
  }
// Allow sizeof of members that are pointers.
// NOLINTBEGIN(bugprone-sizeof-expression)
TEN_ABI_STRUCTURE(array, TEN_ABI_ARRAY)
TEN_ABI_STRUCTURE(device, TEN_ABI_DEVICE)
TEN_ABI_STRUCTURE(context, TEN_ABI_CONTEXT)
TEN_ABI_STRUCTURE(call, TEN_ABI_CALL)
TEN_ABI_STRUCTURE(plan, TEN_ABI_PLAN)
TEN_ABI_STRUCTURE(site, TEN_ABI_SITE)
TEN_ABI_STRUCTURE(signature, TEN_ABI_SIGNATURE)
TEN_ABI_STRUCTURE(entry, TEN_ABI_ENTRY)
TEN_ABI_STRUCTURE(load_part, TEN_ABI_LOAD_PART)
TEN_ABI_STRUCTURE(device_kernel, TEN_ABI_DEVICE_KERNEL)
TEN_ABI_STRUCTURE(device_image, TEN_ABI_DEVICE_IMAGE)
TEN_ABI_STRUCTURE(device_code, TEN_ABI_DEVICE_CODE)
TEN_ABI_STRUCTURE(artifact, TEN_ABI_ARTIFACT)
// NOLINTEND(bugprone-sizeof-expression)
#undef TEN_ABI_NAME
#undef TEN_ABI_MEMBER
#undef TEN_ABI_STRUCTURE

} // namespace tenon::abi

#endif // TENON_CONVERSION_ABIFIELDS_H
