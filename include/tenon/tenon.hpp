//===- tenon.hpp - Compiles and runs programs (C++) --------*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C interface of compiler.h with RAII handles, spans, and results that are
// a value or an error. Header-only C++17; needs no exceptions, and throws none
// but std::bad_alloc. The rules of compiler.h on threads, memory and errors
// apply.
//
//   auto compiler = tenon::Compiler::create({"--fp=strict"});
//   if (!compiler) return fail(compiler.error().message());
//   auto program = compiler->open("model.mlir");
//   if (!program) return fail(program.error().message());
//   std::vector<float> x(6);
//   auto y = program->run({tenon::array(x, {2, 3})});
//   if (!y) return fail(y.error().message());
//   for (float value : (*y)[0].values<float>()) ...
//
//===----------------------------------------------------------------------===//

#ifndef TENON_TENON_HPP
#define TENON_TENON_HPP

#include "compiler.h"

#include <complex>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tenon {
// Avoids symbol clashes: the library has other classes of these names.
inline namespace api {

/// A pointer and a length. Its source determines how long the memory lives.
template <typename T> class Span {
public:
  Span() = default;
  Span(T *data, size_t size) : first(data), count(size) {}
  T *data() const { return first; }
  size_t size() const { return count; }
  T *begin() const { return first; }
  T *end() const { return first + count; }
  T &operator[](size_t i) const { return first[i]; }

private:
  T *first = nullptr;
  size_t count = 0;
};

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// The reason why a call failed.
class Error {
public:
  explicit Error(tenon_error *error) : handle(error) {}
  /// Makes an error of the caller's, such as one of Builder.h.
  Error(ten_status code, std::string text) : own(code), text(std::move(text)) {}

  ten_status code() const {
    return handle ? static_cast<ten_status>(tenon_error_code(handle.get()))
                  : own;
  }
  /// Returns the full text, with locations in the program and the remedy.
  const char *message() const {
    return handle ? tenon_error_message(handle.get()) : text.c_str();
  }
  /// Returns the part of it behind the diagnostics.
  const char *reason() const {
    return handle ? tenon_error_reason(handle.get()) : text.c_str();
  }
  /// Returns the diagnostics; their strings live as long as the error.
  std::vector<tenon_diagnostic> diagnostics() const {
    int32_t count = tenon_error_num_diagnostics(handle.get());
    std::vector<tenon_diagnostic> list(static_cast<size_t>(count));
    for (int32_t i = 0; i < count; ++i)
      (void)tenon_error_diagnostic(handle.get(), i,
                                   &list[static_cast<size_t>(i)]);
    return list;
  }

private:
  struct Free {
    void operator()(tenon_error *error) const { tenon_error_free(error); }
  };
  std::unique_ptr<tenon_error, Free> handle;
  ten_status own = TEN_INTERNAL_ERROR;
  std::string text;
};

/// A value, or an error. Must be tested before either is used.
template <typename T> class [[nodiscard]] Expected {
public:
  Expected(T value) : either(std::in_place_index<0>, std::move(value)) {}
  Expected(Error error) : either(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return either.index() == 0; }
  explicit operator bool() const { return ok(); }
  T &operator*() & { return *std::get_if<0>(&either); }
  const T &operator*() const & { return *std::get_if<0>(&either); }
  T &&operator*() && { return std::move(*std::get_if<0>(&either)); }
  T *operator->() { return std::get_if<0>(&either); }
  const T *operator->() const { return std::get_if<0>(&either); }
  const Error &error() const { return *std::get_if<1>(&either); }

private:
  std::variant<T, Error> either;
};

/// Success without a value, or an error.
using Done = Expected<std::monostate>;

namespace detail {

/// Calls a function of the C interface with a pointer for its error.
template <typename Call> Done done(Call call) {
  tenon_error *error = nullptr;
  if (call(&error) != TEN_OK)
    return Error(error);
  return std::monostate();
}
/// Moves the error out of a failure.
template <typename T> Error takeError(Expected<T> &failed) {
  return std::move(const_cast<Error &>(failed.error()));
}
/// Calls a function that makes text.
template <typename Call> Expected<std::string> textOf(Call call) {
  char *made = nullptr;
  Done ran = done([&](tenon_error **error) { return call(&made, error); });
  std::unique_ptr<char, void (*)(char *)> owner(made, tenon_text_free);
  if (!ran)
    return takeError(ran);
  return std::string(made ? made : "");
}
/// Returns strings as C has them.
inline std::vector<const char *>
pointers(const std::vector<std::string> &strings) {
  std::vector<const char *> list;
  list.reserve(strings.size());
  for (const std::string &string : strings)
    list.push_back(string.c_str());
  return list;
}

} // namespace detail

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

/// The element type of a C++ type: `typeOf<float>` is TEN_F32.
template <typename T> inline constexpr ten_type typeOf = ten_type(0);
template <> inline constexpr ten_type typeOf<double> = TEN_F64;
template <> inline constexpr ten_type typeOf<float> = TEN_F32;
template <> inline constexpr ten_type typeOf<bool> = TEN_I1;
template <> inline constexpr ten_type typeOf<int8_t> = TEN_I8;
template <> inline constexpr ten_type typeOf<int16_t> = TEN_I16;
template <> inline constexpr ten_type typeOf<int32_t> = TEN_I32;
template <> inline constexpr ten_type typeOf<int64_t> = TEN_I64;
template <> inline constexpr ten_type typeOf<uint8_t> = TEN_UI8;
template <> inline constexpr ten_type typeOf<uint16_t> = TEN_UI16;
template <> inline constexpr ten_type typeOf<uint32_t> = TEN_UI32;
template <> inline constexpr ten_type typeOf<uint64_t> = TEN_UI64;
template <> inline constexpr ten_type typeOf<std::complex<float>> = TEN_C64;
template <> inline constexpr ten_type typeOf<std::complex<double>> = TEN_C128;

/// A dense row-major array of the caller, which must live until the call that
/// takes it has returned.
class Array {
public:
  /// `type` is a ten_type.
  Array(int32_t type, const void *data, std::vector<int64_t> dims)
      : elementType(type), elements(data), sizes(std::move(dims)) {}

  int32_t type() const { return elementType; }
  const void *data() const { return elements; }
  const std::vector<int64_t> &dims() const { return sizes; }
  tenon_input input() const {
    return {elements, sizes.data(), static_cast<int32_t>(sizes.size()),
            elementType};
  }

private:
  int32_t elementType;
  const void *elements;
  std::vector<int64_t> sizes;
};

/// Returns the array in a container, which holds as many elements as the
/// product of `dims`.
template <typename Container>
Array array(const Container &elements, std::vector<int64_t> dims) {
  using T = std::remove_cv_t<std::remove_reference_t<decltype(*elements.data())>>;
  static_assert(typeOf<T> != ten_type(0), "no element type of Tenon");
  return Array(typeOf<T>, elements.data(), std::move(dims));
}

/// Returns a number as an array of rank 0.
template <typename T> Array scalar(const T &value) {
  static_assert(typeOf<T> != ten_type(0), "no element type of Tenon");
  return Array(typeOf<T>, &value, {});
}

/// Writes an array as a .npy file.
inline Done save(const Array &array, const std::string &path) {
  tenon_input input = array.input();
  return detail::done([&](tenon_error **error) {
    return tenon_array_save(&input, path.c_str(), error);
  });
}
/// Returns an array as text, in rows and columns.
inline Expected<std::string> toText(const Array &array) {
  tenon_input input = array.input();
  return detail::textOf([&](char **text, tenon_error **error) {
    return tenon_array_text(&input, text, error);
  });
}

/// Whether two arrays are equal, and a line on their differences.
struct Comparison {
  bool areEqual;
  std::string text;
};
inline Expected<Comparison> compare(const Array &array, const Array &expected,
                                    const tenon_tolerance &tolerance = {}) {
  tenon_input input = array.input(), other = expected.input();
  int32_t areEqual = 0;
  Expected<std::string> text =
      detail::textOf([&](char **text, tenon_error **error) {
        return tenon_array_compare(&input, &other, &tolerance, &areEqual, text,
                                   error);
      });
  if (!text)
    return detail::takeError(text);
  return Comparison{areEqual != 0, *std::move(text)};
}

/// The arrays of a .safetensors, .npz or .npy file, or those for an entry.
/// Copies share the memory, which the arrays do not own.
class ArrayFile {
public:
  explicit ArrayFile(tenon_arrays *arrays)
      : handle(arrays, tenon_arrays_free) {}
  static Expected<ArrayFile> open(const std::string &path) {
    tenon_arrays *made = nullptr;
    tenon_error *error = nullptr;
    if (tenon_arrays_open(path.c_str(), &made, &error) != TEN_OK)
      return Error(error);
    return ArrayFile(made);
  }

  int32_t size() const { return tenon_arrays_count(handle.get()); }
  const char *name(int32_t index) const {
    return tenon_arrays_name(handle.get(), index);
  }
  /// Returns the array with an index, or of a name; one without memory, of no
  /// element type, if there is none.
  Array at(int32_t index) const {
    tenon_input input{};
    (void)tenon_arrays_get(handle.get(), index, &input);
    return Array(input.type, input.data, {input.dims, input.dims + input.rank});
  }
  Array at(const std::string &name) const {
    return at(tenon_arrays_find(handle.get(), name.c_str()));
  }

  /// Returns all arrays, in order.
  std::vector<Array> all() const {
    std::vector<Array> list;
    for (int32_t i = 0; i < size(); ++i)
      list.push_back(at(i));
    return list;
  }

private:
  std::shared_ptr<tenon_arrays> handle;
};

/// An array in memory of the library. Copies share the memory.
class Buffer {
public:
  /// Takes ownership of a call's output.
  explicit Buffer(const tenon_output &output)
      : handle(output.buffer, tenon_buffer_release), elements(output.data),
        bytes(output.bytes), elementType(static_cast<ten_type>(output.type)),
        sizes(output.dims, static_cast<size_t>(output.rank)) {}

  ten_type type() const { return elementType; }
  Span<const int64_t> dims() const { return sizes; }
  void *data() const { return elements; }
  size_t numBytes() const { return static_cast<size_t>(bytes); }
  /// Returns the elements in row-major order; empty if they are of another
  /// type.
  template <typename T> Span<T> values() const {
    if (typeOf<T> != elementType)
      return {};
    return {static_cast<T *>(elements), numBytes() / sizeof(T)};
  }
  /// Returns the array as an argument of another call, without a copy.
  Array array() const {
    return Array(elementType, elements, {sizes.begin(), sizes.end()});
  }

private:
  std::shared_ptr<tenon_buffer> handle;
  void *elements;
  int64_t bytes;
  ten_type elementType;
  Span<const int64_t> sizes;
};

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

using Flags = std::vector<std::string>;

/// A program that can be called. Entries are given by their index; 0 is the one
/// of --entry, else `main`, else the first.
class Executable {
public:
  explicit Executable(tenon_executable *executable) : program(executable) {}

  tenon_executable *handle() const { return program.get(); }
  int32_t numEntries() const {
    return tenon_executable_num_entries(program.get());
  }
  const char *entryName(int32_t entry = 0) const {
    return tenon_executable_entry_name(program.get(), entry);
  }
  /// Returns -1 if there is no entry of that name.
  int32_t findEntry(const char *name) const {
    return tenon_executable_find_entry(program.get(), name);
  }
  /// As in compiler.h; strings live as long as the executable.
  std::vector<ten_signature> arguments(int32_t entry = 0) const {
    std::vector<ten_signature> list;
    for (int32_t i = 0;
         i < tenon_executable_num_arguments(program.get(), entry); ++i)
      list.push_back(*tenon_executable_argument(program.get(), entry, i));
    return list;
  }
  std::vector<ten_signature> results(int32_t entry = 0) const {
    std::vector<ten_signature> list;
    for (int32_t i = 0; i < tenon_executable_num_results(program.get(), entry);
         ++i)
      list.push_back(*tenon_executable_result(program.get(), entry, i));
    return list;
  }

  /// Returns the signatures of all entries as text.
  Expected<std::string> describe() const {
    return detail::textOf([&](char **text, tenon_error **error) {
      return tenon_executable_describe(program.get(), text, error);
    });
  }

  /// Read arrays for the arguments and results of an entry, in order: "x.npy",
  /// "x=x.npy", "w.gguf", "2x3xf32=7".
  Expected<ArrayFile> readArguments(const std::vector<std::string> &specs,
                                    int32_t entry = 0) const {
    return arrays(tenon_executable_read_arguments, specs, entry);
  }
  Expected<ArrayFile> readResults(const std::vector<std::string> &specs,
                                  int32_t entry = 0) const {
    return arrays(tenon_executable_read_results, specs, entry);
  }

  /// Sets the bound arguments, in their order. With `borrow` their memory must
  /// remain unchanged until others are bound or the executable ends.
  Done bind(const std::vector<Array> &values, int32_t entry = 0,
            bool borrow = false) {
    std::vector<tenon_input> inputs = inputsOf(values);
    return detail::done([&](tenon_error **error) {
      return tenon_executable_bind(program.get(), entry, inputs.data(),
                                   static_cast<int32_t>(inputs.size()), borrow,
                                   error);
    });
  }

  /// Compiles an entry for the sizes of these arguments.
  Done prepare(const std::vector<Array> &arguments = {}, int32_t entry = 0) {
    std::vector<tenon_input> inputs = inputsOf(arguments);
    return detail::done([&](tenon_error **error) {
      return tenon_executable_prepare(program.get(), entry, inputs.data(),
                                      static_cast<int32_t>(inputs.size()),
                                      error);
    });
  }

  /// Sets the bound arguments from files: "weights.gguf", "w=w.npy".
  Done bindFiles(const std::vector<std::string> &files, int32_t entry = 0) {
    std::vector<const char *> names = detail::pointers(files);
    return detail::done([&](tenon_error **error) {
      return tenon_executable_bind_files(program.get(), entry, names.data(),
                                         static_cast<int32_t>(names.size()),
                                         error);
    });
  }

  /// Runs an entry; the results are in memory of the library.
  Expected<std::vector<Buffer>> run(const std::vector<Array> &arguments,
                                    int32_t entry = 0) {
    int32_t count = tenon_executable_num_results(program.get(), entry);
    std::vector<tenon_output> outputs(
        count > 0 ? static_cast<size_t>(count) : 0, tenon_output{});
    Done ran = run(arguments, outputs, entry);
    if (!ran)
      return detail::takeError(ran);
    return std::vector<Buffer>(outputs.begin(), outputs.end());
  }
  /// Runs an entry with results in memory of the caller.
  Done run(const std::vector<Array> &arguments,
           std::vector<tenon_output> &outputs, int32_t entry = 0) {
    std::vector<tenon_input> inputs = inputsOf(arguments);
    return detail::done([&](tenon_error **error) {
      return tenon_executable_run(program.get(), entry, inputs.data(),
                                  static_cast<int32_t>(inputs.size()),
                                  outputs.data(),
                                  static_cast<int32_t>(outputs.size()), error);
    });
  }

  Expected<tenon_times> benchmark(const std::vector<Array> &arguments,
                                  int64_t calls = 0, int32_t entry = 0) {
    std::vector<tenon_input> inputs = inputsOf(arguments);
    tenon_times times{};
    Done ran = detail::done([&](tenon_error **error) {
      return tenon_executable_benchmark(
          program.get(), entry, inputs.data(),
          static_cast<int32_t>(inputs.size()), calls, &times, error);
    });
    if (!ran)
      return detail::takeError(ran);
    return times;
  }

  /// Runs this program and another one in turns.
  Expected<tenon_paired_times>
  benchmarkAgainst(const std::vector<Array> &arguments, Executable &other,
                   const std::vector<Array> &otherArguments, int64_t pairs = 0,
                   int32_t entry = 0, int32_t otherEntry = 0) {
    std::vector<tenon_input> inputs = inputsOf(arguments);
    std::vector<tenon_input> others = inputsOf(otherArguments);
    tenon_paired_times times{};
    Done ran = detail::done([&](tenon_error **error) {
      return tenon_executable_benchmark_against(
          program.get(), entry, inputs.data(),
          static_cast<int32_t>(inputs.size()), other.program.get(), otherEntry,
          others.data(), static_cast<int32_t>(others.size()), pairs, &times,
          error);
    });
    if (!ran)
      return detail::takeError(ran);
    return times;
  }
  /// Returns the counters of an entry.
  tenon_counts counts(int32_t entry = 0) const {
    tenon_counts counts{};
    (void)tenon_executable_counts(program.get(), entry, &counts);
    return counts;
  }

  /// Returns a report on the compilation; with arguments, for their sizes.
  Expected<std::string> explain(const std::vector<Array> &arguments = {},
                                int64_t calls = 0, int32_t entry = 0) {
    return text(tenon_executable_explain, arguments, calls, entry);
  }
  /// Returns the same as an HTML page.
  Expected<std::string> report(const std::vector<Array> &arguments = {},
                               int64_t calls = 0, int32_t entry = 0) {
    return text(tenon_executable_report, arguments, calls, entry);
  }
  /// A text and an HTML page.
  struct Explained {
    std::string text, page;
  };
  /// Returns both forms of one measurement.
  Expected<Explained>
  explainAndReport(const std::vector<Array> &arguments = {}, int64_t calls = 0,
                   int32_t entry = 0) {
    std::vector<tenon_input> inputs = inputsOf(arguments);
    char *text = nullptr, *page = nullptr;
    Done made = detail::done([&](tenon_error **error) {
      return tenon_executable_explain_and_report(
          program.get(), entry, inputs.data(),
          static_cast<int32_t>(inputs.size()), calls, &text, &page, error);
    });
    Explained explained{text ? text : "", page ? page : ""};
    tenon_text_free(text);
    tenon_text_free(page);
    if (!made)
      return detail::takeError(made);
    return explained;
  }

  /// Returns a timeline of compiling and of calls, as JSON.
  Expected<std::string> profile(const std::vector<Array> &arguments,
                                int64_t calls, int32_t entry = 0) {
    return text(tenon_executable_profile, arguments, calls, entry);
  }
  /// Returns a line on what --verify has compared so far.
  Expected<std::string> verified(int32_t entry = 0) {
    return detail::textOf([&](char **text, tenon_error **error) {
      return tenon_executable_verified(program.get(), entry, text, error);
    });
  }
  /// Finds the pass or kernel that makes results differ from the interpreter's.
  /// `found` is set to the finding, also for the error TEN_MISMATCH.
  Done bisect(const std::vector<Array> &arguments, const std::string &folder,
              std::string &found, int32_t entry = 0) {
    std::vector<tenon_input> inputs = inputsOf(arguments);
    char *made = nullptr;
    Done ran = detail::done([&](tenon_error **error) {
      return tenon_executable_bisect(
          program.get(), entry, inputs.data(),
          static_cast<int32_t>(inputs.size()), folder.c_str(), &made, error);
    });
    found = made ? made : "";
    tenon_text_free(made);
    return ran;
  }

  /// Writes a .o or .so file with all entries.
  Done save(const std::string &path) {
    return detail::done([&](tenon_error **error) {
      return tenon_executable_save(program.get(), path.c_str(), error);
    });
  }

private:
  friend class Compiler;

  static std::vector<tenon_input> inputsOf(const std::vector<Array> &arrays) {
    std::vector<tenon_input> inputs;
    inputs.reserve(arrays.size());
    for (const Array &array : arrays)
      inputs.push_back(array.input());
    return inputs;
  }
  template <typename Function>
  Expected<std::string> text(Function function,
                             const std::vector<Array> &arguments, int64_t calls,
                             int32_t entry) {
    std::vector<tenon_input> inputs = inputsOf(arguments);
    return detail::textOf([&](char **made, tenon_error **error) {
      return function(program.get(), entry, inputs.data(),
                      static_cast<int32_t>(inputs.size()), calls, made, error);
    });
  }

  template <typename Function>
  Expected<ArrayFile> arrays(Function function,
                             const std::vector<std::string> &specs,
                             int32_t entry) const {
    std::vector<const char *> list = detail::pointers(specs);
    tenon_arrays *made = nullptr;
    Done read = detail::done([&](tenon_error **error) {
      return function(program.get(), entry, list.data(),
                      static_cast<int32_t>(list.size()), &made, error);
    });
    if (!read)
      return detail::takeError(read);
    return ArrayFile(made);
  }

  struct Free {
    void operator()(tenon_executable *executable) const {
      tenon_executable_free(executable);
    }
  };
  std::unique_ptr<tenon_executable, Free> program;
};

/// Returns the version that wrote a .o, .a or .so file, which must be as it was
/// written; "" if another program linked it.
inline Expected<std::string> checkFile(const std::string &path) {
  return detail::textOf([&](char **version, tenon_error **error) {
    return tenon_file_check(path.c_str(), version, error);
  });
}

/// Options and threads of executables, which may outlive it.
class Compiler {
public:
  static Expected<Compiler> create(const Flags &flags = {}) {
    std::vector<const char *> list = detail::pointers(flags);
    tenon_compiler *made = nullptr;
    tenon_error *error = nullptr;
    if (tenon_compiler_create(list.data(), static_cast<int32_t>(list.size()),
                              &made, &error) != TEN_OK)
      return Error(error);
    return Compiler(made);
  }

  /// Compiles text or bytecode; `name` is its file name in messages.
  Expected<Executable> compile(const std::string &program,
                               const Flags &flags = {},
                               const char *name = "program") const {
    std::vector<const char *> list = detail::pointers(flags);
    tenon_executable *made = nullptr;
    tenon_error *error = nullptr;
    if (tenon_executable_compile(handle.get(), name, program.data(),
                                 program.size(), list.data(),
                                 static_cast<int32_t>(list.size()), &made,
                                 &error) != TEN_OK)
      return Error(error);
    return Executable(made);
  }
  /// Compiles the program in a file, or loads a compiled one.
  Expected<Executable> open(const std::string &path,
                            const Flags &flags = {}) const {
    std::vector<const char *> list = detail::pointers(flags);
    tenon_executable *made = nullptr;
    tenon_error *error = nullptr;
    if (tenon_executable_open(handle.get(), path.c_str(), list.data(),
                              static_cast<int32_t>(list.size()), &made,
                              &error) != TEN_OK)
      return Error(error);
    return Executable(made);
  }

  /// Sets the receiver of the progress of later compilations; see compiler.h.
  void setProgress(tenon_progress progress, void *data) {
    tenon_compiler_set_progress(handle.get(), progress, data);
  }

  /// Compiles a program ahead of time to a file, with tensor-compile's flags.
  Done save(Span<const char> program, const char *name, const std::string &path,
            const Flags &flags = {}) const {
    std::vector<const char *> list = detail::pointers(flags);
    return detail::done([&](tenon_error **error) {
      return tenon_compiler_save(handle.get(), name, program.data(),
                                 program.size(), path.c_str(), list.data(),
                                 static_cast<int32_t>(list.size()), error);
    });
  }

private:
  explicit Compiler(tenon_compiler *compiler) : handle(compiler) {}

  struct Free {
    void operator()(tenon_compiler *compiler) const {
      tenon_compiler_free(compiler);
    }
  };
  std::unique_ptr<tenon_compiler, Free> handle;
};

} // namespace api
} // namespace tenon

#endif // TENON_TENON_HPP
