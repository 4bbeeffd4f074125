//===- Lapack.cpp - LAPACK routines for compiled code ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten_rt_lapack: converts row-major batches to LAPACK's column-major
// order and calls the routine for each matrix, either from a library that is
// opened on first use or from Factors.h, Reflectors.h and TridiagonalSolve.h.
// Matrices with NaN or infinity are not passed to iterative routines, whose
// results are then NaN.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Lapack.h"

#include "Factors.h"
#include "Reflectors.h"
#include "Runtime/Abi.h"
#include "Runtime/Buffer.h"
#include "TridiagonalSolve.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdlib>
#include <dlfcn.h>
#include <exception>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

namespace {

void *open(const char *name) {
  void *found = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  // OpenBLAS may have been built without LAPACK.
  return found && dlsym(found, "dgetrf_") && dlsym(found, "zgees_") ? found
                                                                    : nullptr;
}

/// Returns the library named by TENON_LAPACK, else one of the system.
void *library() {
  static void *const handle = []() -> void * {
    if (const char *name = std::getenv("TENON_LAPACK"))
      return open(name);
    for (const char *name :
         {"libopenblas.so.0", "liblapack.so.3", "libopenblas.so",
          "liblapack.so", "libmkl_rt.so.2"})
      if (void *found = open(name))
        return found;
    return nullptr;
  }();
  return handle;
}

template <typename T> struct TypeOf {
  using Real = T;
  static constexpr bool isComplex = false;
};
template <typename R> struct TypeOf<std::complex<R>> {
  using Real = R;
  static constexpr bool isComplex = true;
};

/// Returns the type letter of routine names.
template <typename T> constexpr char letter() {
  constexpr bool isDouble = std::is_same_v<typename TypeOf<T>::Real, double>;
  return TypeOf<T>::isComplex ? (isDouble ? 'z' : 'c') : (isDouble ? 'd' : 's');
}

/// Passes an argument by address, as Fortran requires.
template <typename T> const void *address(const T &value) { return &value; }
template <typename T> const void *address(T *const &pointer) { return pointer; }

/// Calls a routine by its name without the type letter. The lengths of the
/// one-letter strings follow all arguments.
template <typename T, typename... Args>
void fortran(const char *name, Args... args) {
  void *symbol =
      dlsym(library(), (letter<T>() + std::string(name) + "_").c_str());
  // Every LAPACK has all of them.
  if (!symbol)
    return;
  using Function = void (*)(decltype(address(args))..., size_t, size_t, size_t);
  reinterpret_cast<Function>(symbol)(address(args)..., 1, 1, 1);
}

struct Operand {
  void *data;
  int64_t rank;
  const int64_t *dims;

  /// Returns a dimension counted from the end: 1 is the last one.
  int64_t fromEnd(int64_t i) const { return dims[rank - i]; }
  template <typename E> E *as() const { return static_cast<E *>(data); }
};

struct Call {
  int64_t routine, type;
  char letters[2];
  int64_t numbers[2];
  std::vector<Operand> operands;
};

/// One matrix of a batch, in column-major order.
template <typename T> class Matrix {
public:
  Matrix(int64_t rows, int64_t columns)
      : numRows(rows), numColumns(columns),
        elements(std::max<int64_t>(rows * columns, 1)) {}

  void load(const Operand &from, int64_t batch) {
    const T *source = from.as<T>() + batch * numRows * numColumns;
    for (int64_t i = 0; i < numRows; ++i)
      for (int64_t j = 0; j < numColumns; ++j)
        elements[j * numRows + i] = source[i * numColumns + j];
  }
  template <typename E = T> void store(const Operand &to, int64_t batch) const {
    E *target = to.as<E>() + batch * numRows * numColumns;
    for (int64_t i = 0; i < numRows; ++i)
      for (int64_t j = 0; j < numColumns; ++j)
        target[i * numColumns + j] = elements[j * numRows + i];
  }
  T *data() { return elements.data(); }
  const T &at(int64_t i, int64_t j) const { return elements[j * numRows + i]; }
  int32_t rows() const { return static_cast<int32_t>(numRows); }
  int32_t columns() const { return static_cast<int32_t>(numColumns); }
  /// A leading dimension must not be 0.
  int32_t leading() const { return std::max(rows(), 1); }

private:
  int64_t numRows, numColumns;
  std::vector<T> elements;
};

template <typename E> E *row(const Operand &operand, int64_t batch) {
  return operand.as<E>() + batch * operand.fromEnd(1);
}

/// Returns the number of matrices, or of vectors, that the operand has: the
/// product of all sizes but the last `inner`.
int64_t batchesOf(const Operand &operand, int64_t inner) {
  tenon::ArrayView batches;
  batches.dims = operand.dims;
  batches.rank = operand.rank - inner;
  return batches.numElements();
}

/// The routines for one type of matrix elements.
template <typename T> class Routines {
public:
  using R = typename TypeOf<T>::Real;
  using C = std::complex<R>;
  static constexpr bool isComplex = TypeOf<T>::isComplex;

  explicit Routines(const Call &call)
      : call(call), in(call.operands.data()), batches(batchesOf(in[0], 2)) {}

  void run() {
    for (int64_t batch = 0; batch < batches; ++batch)
      runOne(batch);
  }

private:
  /// Returns whether the routine iterates until convergence. For these,
  /// LAPACK's own argument checks inspect the elements, and some libraries end
  /// the process on failure.
  bool iterates() const {
    switch (call.routine) {
    case TEN_RT_SYEVD:
    case TEN_RT_GESDD:
    case TEN_RT_GESVD:
    case TEN_RT_GEEV:
    case TEN_RT_GEES:
      return true;
    default:
      return false;
    }
  }

  bool isFinite(const Operand &operand, int64_t batch) const {
    int64_t size = operand.fromEnd(2) * operand.fromEnd(1);
    const T *elements = operand.as<T>() + batch * size;
    return std::all_of(elements, elements + size, [](const T &x) {
      return std::isfinite(std::real(x)) && std::isfinite(std::imag(x));
    });
  }

  /// Fills the part of a result that belongs to one matrix of the batch.
  template <typename E> void fill(int64_t result, int64_t batch, E value) {
    const Operand &operand = in[result];
    int64_t size = 1;
    for (int64_t dim = in[0].rank - 2; dim < operand.rank; ++dim)
      size *= operand.dims[dim];
    std::fill_n(operand.as<E>() + batch * size, size, value);
  }

  /// Sets all results to NaN and `info` to -4, LAPACK's code for a NaN in the
  /// matrix.
  void giveNan(int64_t batch) {
    constexpr R nan = std::numeric_limits<R>::quiet_NaN();
    const C complexNan(nan, nan);
    T element;
    if constexpr (isComplex)
      element = complexNan;
    else
      element = nan;
    int64_t next = 1;
    if (call.routine == TEN_RT_GEEV) {
      // One array of eigenvalues, or real and imaginary parts.
      for (int i = 0; i < (isComplex ? 1 : 2); ++i)
        fill(next++, batch, element);
      fill(next++, batch, complexNan);
      fill(next++, batch, complexNan);
    } else {
      fill(next++, batch, element);
      if (call.routine == TEN_RT_GEES) {
        for (int i = 0; i < (isComplex ? 2 : 3); ++i)
          fill(next++, batch, element);
        fill(next++, batch, int32_t(0));
      } else {
        fill(next++, batch, nan);
      }
      if (call.routine == TEN_RT_GESDD || call.routine == TEN_RT_GESVD) {
        fill(next++, batch, element);
        fill(next++, batch, element);
      }
    }
    fill(next, batch, int32_t(-4));
  }

  void runOne(int64_t batch) {
    if (iterates() && !isFinite(in[0], batch))
      return giveNan(batch);
    switch (call.routine) {
    case TEN_RT_GETRF:
      return getrf(batch);
    case TEN_RT_GEQRF:
      return geqrf(batch);
    case TEN_RT_ORGQR:
      return orgqr(batch);
    case TEN_RT_GEQP3:
      return geqp3(batch);
    case TEN_RT_SYEVD:
      return syevd(batch);
    case TEN_RT_GESDD:
    case TEN_RT_GESVD:
      return svd(batch);
    case TEN_RT_GEEV:
      return geev(batch);
    case TEN_RT_GEES:
      return gees(batch);
    case TEN_RT_GEHRD:
      return gehrd(batch);
    case TEN_RT_SYTRD:
      return sytrd(batch);
    case TEN_RT_ORMQR:
      return ormqr(batch);
    default:
      return;
    }
  }

  Matrix<T> load(const Operand &operand, int64_t batch) {
    Matrix<T> matrix(operand.fromEnd(2), operand.fromEnd(1));
    matrix.load(operand, batch);
    return matrix;
  }

  /// Queries the workspace size of the routine, then calls it.
  template <typename F> void withWork(F routine) {
    T size{};
    routine(&size, int32_t(-1));
    auto count = static_cast<int32_t>(std::real(size));
    // In f32 the size may have been rounded down.
    count = std::max(count + count / 1024, 1);
    std::vector<T> work(count);
    routine(work.data(), count);
  }

  /// Copies the matrix to the result that is factored in place; returns its
  /// address.
  T *copied(const Operand &from, const Operand &to, int64_t batch) {
    int64_t size = from.fromEnd(2) * from.fromEnd(1);
    T *target = to.as<T>() + batch * size;
    std::copy_n(from.as<T>() + batch * size, size, target);
    return target;
  }

  void getrf(int64_t batch) {
    T *a = copied(in[0], in[1], batch);
    in[3].as<int32_t>()[batch] = tenon::factors<T>().lu(
        a, in[0].fromEnd(2), in[0].fromEnd(1), row<int32_t>(in[2], batch));
  }

  void geqrf(int64_t batch) {
    T *a = copied(in[0], in[1], batch);
    std::vector<T> work(2 * (in[0].fromEnd(2) + in[0].fromEnd(1) + 1));
    tenon::factors<T>().qr(a, in[0].fromEnd(2), in[0].fromEnd(1),
                           row<T>(in[2], batch), work.data());
  }

  void orgqr(int64_t batch) {
    T *a = copied(in[0], in[2], batch);
    std::vector<T> work(2 * (in[0].fromEnd(2) + in[0].fromEnd(1) + 1));
    tenon::factors<T>().orthogonal(a, in[0].fromEnd(2), in[0].fromEnd(1),
                                   in[1].fromEnd(1), row<T>(in[1], batch),
                                   work.data());
  }

  void geqp3(int64_t batch) {
    Matrix<T> a = load(in[0], batch);
    int32_t info = 0, *pivots = row<int32_t>(in[3], batch);
    std::copy_n(row<int32_t>(in[1], batch), a.columns(), pivots);
    std::vector<R> real(2 * a.columns() + 1);
    withWork([&](T *work, int32_t size) {
      if constexpr (isComplex)
        fortran<T>("geqp3", a.rows(), a.columns(), a.data(), a.leading(),
                   pivots, row<T>(in[4], batch), work, size, real.data(),
                   &info);
      else
        fortran<T>("geqp3", a.rows(), a.columns(), a.data(), a.leading(),
                   pivots, row<T>(in[4], batch), work, size, &info);
    });
    a.store(in[2], batch);
  }

  void syevd(int64_t batch) {
    Matrix<T> a = load(in[0], batch);
    int32_t n = a.rows(), *info = in[3].as<int32_t>() + batch;
    R *values = row<R>(in[2], batch);
    // Uses the documented sizes, since three workspaces would have to be
    // queried.
    int64_t size = n;
    std::vector<int32_t> integers(3 + 5 * size);
    auto integerCount = static_cast<int32_t>(integers.size());
    if constexpr (isComplex) {
      std::vector<T> work(2 + 2 * size + size * size);
      std::vector<R> real(1 + 5 * size + 2 * size * size);
      fortran<T>("heevd", call.letters[0], call.letters[1], n, a.data(),
                 a.leading(), values, work.data(),
                 static_cast<int32_t>(work.size()), real.data(),
                 static_cast<int32_t>(real.size()), integers.data(),
                 integerCount, info);
    } else {
      std::vector<T> work(1 + 6 * size + 2 * size * size);
      fortran<T>("syevd", call.letters[0], call.letters[1], n, a.data(),
                 a.leading(), values, work.data(),
                 static_cast<int32_t>(work.size()), integers.data(),
                 integerCount, info);
    }
    a.store(in[1], batch);
  }

  /// Singular values by divide and conquer (gesdd) or QR iteration (gesvd),
  /// whose job applies to both kinds of vectors.
  void svd(int64_t batch) {
    Matrix<T> a = load(in[0], batch);
    Matrix<T> u(in[3].fromEnd(2), in[3].fromEnd(1));
    Matrix<T> vt(in[4].fromEnd(2), in[4].fromEnd(1));
    int64_t low = std::min(a.rows(), a.columns()),
            high = std::max(a.rows(), a.columns());
    R *values = row<R>(in[2], batch);
    int32_t *info = in[5].as<int32_t>() + batch;
    bool divides = call.routine == TEN_RT_GESDD;
    std::vector<int32_t> integers(8 * low + 1);
    std::vector<R> real;
    if (isComplex)
      real.resize(divides ? std::max(5 * low * low + 7 * low,
                                     2 * high * low + 2 * low * low + low) +
                                1
                          : 5 * low + 1);
    // Empty matrices have no decomposition, and LAPACK rejects some of these
    // sizes.
    if (low == 0) {
      *info = 0;
      a.store(in[1], batch);
      setIdentity(u);
      setIdentity(vt);
      u.store(in[3], batch);
      vt.store(in[4], batch);
      return;
    }
    withWork([&](T *work, int32_t size) {
      auto decompose = [&](const char *name, auto... jobs) {
        if constexpr (isComplex)
          fortran<T>(name, jobs..., a.rows(), a.columns(), a.data(),
                     a.leading(), values, u.data(), u.leading(), vt.data(),
                     vt.leading(), work, size, real.data(), info);
        else
          fortran<T>(name, jobs..., a.rows(), a.columns(), a.data(),
                     a.leading(), values, u.data(), u.leading(), vt.data(),
                     vt.leading(), work, size, info);
      };
      if (!divides)
        return decompose("gesvd", call.letters[0], call.letters[0]);
      if constexpr (isComplex)
        fortran<T>("gesdd", call.letters[0], a.rows(), a.columns(), a.data(),
                   a.leading(), values, u.data(), u.leading(), vt.data(),
                   vt.leading(), work, size, real.data(), integers.data(),
                   info);
      else
        fortran<T>("gesdd", call.letters[0], a.rows(), a.columns(), a.data(),
                   a.leading(), values, u.data(), u.leading(), vt.data(),
                   vt.leading(), work, size, integers.data(), info);
    });
    a.store(in[1], batch);
    u.store(in[3], batch);
    vt.store(in[4], batch);
  }

  static void setIdentity(Matrix<T> &matrix) {
    for (int64_t i = 0; i < std::min(matrix.rows(), matrix.columns()); ++i)
      matrix.data()[i * matrix.rows() + i] = T(1);
  }

  void ormqr(int64_t batch) {
    T *c = copied(in[2], in[3], batch);
    int64_t vectors = in[0].fromEnd(2) * in[0].fromEnd(1);
    tenon::Reflectors<T> q = {in[0].as<T>() + batch * vectors,
                              row<T>(in[1], batch), in[0].fromEnd(1),
                              in[1].fromEnd(1)};
    tenon::multiplyByReflectors(q, /*left=*/call.numbers[0] != 0,
                                /*adjoint=*/call.numbers[1] != 0, c,
                                in[2].fromEnd(2), in[2].fromEnd(1));
  }

  /// Stores the eigenvectors of conjugate pairs of a real matrix: real and
  /// imaginary parts are two columns.
  static void storePairs(const Matrix<R> &packed, const R *imaginary,
                         const Operand &to, int64_t batch) {
    int64_t n = packed.rows();
    C *target = to.as<C>() + batch * n * n;
    for (int64_t j = 0; j < n; ++j) {
      bool pair = imaginary[j] != 0 && j + 1 < n;
      for (int64_t i = 0; i < n; ++i) {
        R re = packed.at(i, j), im = pair ? packed.at(i, j + 1) : R(0);
        target[i * n + j] = C(re, im);
        if (pair)
          target[i * n + j + 1] = C(re, -im);
      }
      j += pair;
    }
  }

  void geev(int64_t batch) {
    Matrix<T> a = load(in[0], batch);
    int32_t n = a.rows();
    Matrix<T> left(n, n), right(n, n);
    const Operand *vectors = in + (isComplex ? 2 : 3);
    int32_t *info = vectors[2].template as<int32_t>() + batch;
    std::vector<R> real(2 * static_cast<int64_t>(n) + 1);
    withWork([&](T *work, int32_t size) {
      if constexpr (isComplex)
        fortran<T>("geev", call.letters[0], call.letters[1], n, a.data(),
                   a.leading(), row<T>(in[1], batch), left.data(),
                   left.leading(), right.data(), right.leading(), work, size,
                   real.data(), info);
      else
        fortran<T>("geev", call.letters[0], call.letters[1], n, a.data(),
                   a.leading(), row<R>(in[1], batch), row<R>(in[2], batch),
                   left.data(), left.leading(), right.data(), right.leading(),
                   work, size, info);
    });
    if constexpr (isComplex) {
      left.store(vectors[0], batch);
      right.store(vectors[1], batch);
    } else {
      storePairs(left, row<R>(in[2], batch), vectors[0], batch);
      storePairs(right, row<R>(in[2], batch), vectors[1], batch);
    }
  }

  void gees(int64_t batch) {
    Matrix<T> a = load(in[0], batch);
    int32_t n = a.rows();
    Matrix<T> vectors(n, n);
    const Operand *rest = in + (isComplex ? 4 : 5);
    int32_t *count = rest[0].template as<int32_t>() + batch;
    int32_t *info = rest[1].template as<int32_t>() + batch;
    std::vector<R> real(n + 1);
    std::vector<int32_t> flags(n + 1);
    const char *noSelection = nullptr;
    withWork([&](T *work, int32_t size) {
      if constexpr (isComplex)
        fortran<T>("gees", call.letters[0], 'N', noSelection, n, a.data(),
                   a.leading(), count, row<T>(in[3], batch), vectors.data(),
                   vectors.leading(), work, size, real.data(), flags.data(),
                   info);
      else
        fortran<T>("gees", call.letters[0], 'N', noSelection, n, a.data(),
                   a.leading(), count, row<R>(in[3], batch),
                   row<R>(in[4], batch), vectors.data(), vectors.leading(),
                   work, size, flags.data(), info);
    });
    a.store(in[1], batch);
    vectors.store(in[2], batch);
  }

  void gehrd(int64_t batch) {
    Matrix<T> a = load(in[0], batch);
    auto low = static_cast<int32_t>(call.numbers[0]);
    auto high = static_cast<int32_t>(call.numbers[1]);
    withWork([&](T *work, int32_t size) {
      fortran<T>("gehrd", a.rows(), low, high, a.data(), a.leading(),
                 row<T>(in[2], batch), work, size, in[3].as<int32_t>() + batch);
    });
    a.store(in[1], batch);
  }

  void sytrd(int64_t batch) {
    Matrix<T> a = load(in[0], batch);
    withWork([&](T *work, int32_t size) {
      fortran<T>(isComplex ? "hetrd" : "sytrd", call.letters[0], a.rows(),
                 a.data(), a.leading(), row<R>(in[2], batch),
                 row<R>(in[3], batch), row<T>(in[4], batch), work, size,
                 in[5].as<int32_t>() + batch);
    });
    a.store(in[1], batch);
  }

  const Call &call;
  const Operand *in;
  int64_t batches;
};

/// Diagonals are vectors; the first element of `dl` and the last one of `du`
/// are outside of the matrix.
template <typename T> void gtsv(const Call &call) {
  const Operand *in = call.operands.data();
  int64_t batches = batchesOf(in[0], 1), n = in[0].fromEnd(1);
  for (int64_t batch = 0; batch < batches; ++batch) {
    for (int64_t i = 0; i < 3; ++i)
      std::copy_n(row<T>(in[i], batch), n, row<T>(in[4 + i], batch));
    Matrix<T> b(in[3].fromEnd(2), in[3].fromEnd(1));
    b.load(in[3], batch);
    fortran<T>("gtsv", b.rows(), b.columns(), row<T>(in[4], batch) + 1,
               row<T>(in[5], batch), row<T>(in[6], batch), b.data(),
               b.leading(), in[8].as<int32_t>() + batch);
    b.store(in[7], batch);
  }
}

template <typename T> void perturbedSolve(const Call &call) {
  const Operand *in = call.operands.data();
  int64_t batches = batchesOf(in[0], 1), n = in[0].fromEnd(1),
          columns = in[3].fromEnd(1);
  for (int64_t batch = 0; batch < batches; ++batch) {
    T *x = in[4].as<T>() + batch * n * columns;
    std::copy_n(in[3].as<T>() + batch * n * columns, n * columns, x);
    tenon::PerturbedTridiagonalSolve<T>(row<T>(in[0], batch),
                                        row<T>(in[1], batch),
                                        row<T>(in[2], batch), n, x, columns)
        .solve();
  }
}

template <typename T> void runAs(const Call &call) {
  if (call.routine == TEN_RT_GTSV)
    gtsv<T>(call);
  else if (call.routine == TEN_RT_PERTURBED_GTSV)
    perturbedSolve<T>(call);
  else
    Routines<T>(call).run();
}

void run(const Call &call) {
  switch (call.type) {
  case TEN_F32:
    return runAs<float>(call);
  case TEN_F64:
    return runAs<double>(call);
  case TEN_C64:
    return runAs<std::complex<float>>(call);
  case TEN_C128:
    return runAs<std::complex<double>>(call);
  default:
    return;
  }
}

} // namespace

extern "C" int32_t ten_rt_has_lapack(void) { return library() != nullptr; }

extern "C" void ten_rt_lapack(const int64_t *words) {
  Call call;
  call.routine = words[0];
  call.type = words[1];
  for (int i = 0; i < 2; ++i) {
    call.numbers[i] = words[2 + i];
    call.letters[i] = static_cast<char>(words[2 + i]);
  }
  int64_t count = words[4];
  words += 5;
  for (int64_t i = 0; i < count; ++i) {
    int64_t rank = words[1];
    call.operands.push_back(
        {reinterpret_cast<void *>(words[0]), rank, words + 2});
    words += 2 + rank;
  }
  int32_t *status = call.operands.back().as<int32_t>();
  bool isOwn = call.routine == TEN_RT_GETRF || call.routine == TEN_RT_GEQRF ||
               call.routine == TEN_RT_ORGQR || call.routine == TEN_RT_ORMQR ||
               call.routine == TEN_RT_PERTURBED_GTSV;
  *status = isOwn || library() ? 0 : 1;
  if (*status)
    return;
  try {
    run(call);
  } catch (const std::exception &) {
    *status = 2;
  }
}
