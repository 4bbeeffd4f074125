//===- ten-accuracy.cpp - Compares compiled functions with better ones ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ten-accuracy FUNCTIONS.so [--symbol=S] [--step=N] [--only=NAME,...]
// [--limit=ULP]: calls what tensor-compile made of functions.mlir. f32
// functions of one number on every N-th of all 2^32 bit patterns (default:
// all), the others on random and special numbers; f32 against libm's double,
// f64 against its long double. Prints the largest error of each in units of the
// last place, and where it is; exits with 1 where one is above the limit, or
// NaN, infinity or the sign of a zero differs.
//
//===----------------------------------------------------------------------===//

#include "tenon/runtime.h"

#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr int64_t block = 65536;

template <typename W> W logistic(W x) {
  if (x < 0)
    return std::exp(x) / (1 + std::exp(x));
  return 1 / (1 + std::exp(-x));
}
template <typename W> W rsqrt(W x) { return 1 / std::sqrt(x); }

template <typename W> struct Functions {
  struct Unary {
    const char *name;
    W (*function)(W);
  };
  struct Binary {
    const char *name;
    W (*function)(W, W);
  };
  // In the order of functions.mlir.
  static constexpr Unary unary[] = {
      {"exp", [](W x) { return std::exp(x); }},
      {"expm1", [](W x) { return std::expm1(x); }},
      {"log", [](W x) { return std::log(x); }},
      {"log1p", [](W x) { return std::log1p(x); }},
      {"logistic", logistic<W>},
      {"sqrt", [](W x) { return std::sqrt(x); }},
      {"rsqrt", rsqrt<W>},
      {"cbrt", [](W x) { return std::cbrt(x); }},
      {"sin", [](W x) { return std::sin(x); }},
      {"cos", [](W x) { return std::cos(x); }},
      {"tan", [](W x) { return std::tan(x); }},
      {"tanh", [](W x) { return std::tanh(x); }},
      {"erf", [](W x) { return std::erf(x); }},
      {"erfc", [](W x) { return std::erfc(x); }},
      {"x^0.5", [](W x) { return std::pow(x, W(0.5)); }},
      {"x^-0.5", [](W x) { return std::pow(x, W(-0.5)); }},
      {"x^1.5", [](W x) { return std::pow(x, W(1.5)); }},
      {"x^-1.5", [](W x) { return std::pow(x, W(-1.5)); }},
      {"x^-2", [](W x) { return std::pow(x, W(-2)); }},
      {"x^-2.5", [](W x) { return std::pow(x, W(-2.5)); }},
      {"x^4.5", [](W x) { return std::pow(x, W(4.5)); }},
      {"x^-7.5", [](W x) { return std::pow(x, W(-7.5)); }},
      {"x^8", [](W x) { return std::pow(x, W(8)); }}};
  static constexpr Binary binary[] = {
      {"pow", [](W x, W y) { return std::pow(x, y); }},
      {"atan2", [](W y, W x) { return std::atan2(y, x); }}};
};

/// The largest error of one function.
struct Worst {
  double error = -1;
  double x = 0, y = 0, got = 0, want = 0;

  void take(const Worst &other) {
    if (other.error > error)
      *this = other;
  }
};

/// In units of the last place of T's numbers near `want`; infinite where the
/// results differ in kind.
template <typename T, typename W> double errorOf(T got, W want) {
  using Limits = std::numeric_limits<T>;
  if (std::isnan(want) || std::isnan(got))
    return std::isnan(want) == std::isnan(got) ? 0 : HUGE_VAL;
  if (want == 0)
    return got == 0 && std::signbit(got) == std::signbit(want) ? 0 : HUGE_VAL;
  // Overflow counts as the power of two that follows the largest number.
  W top = std::ldexp(W(1), Limits::max_exponent);
  auto capped = [&](W x) { return std::min(std::max(x, -top), top); };
  W a = capped(static_cast<W>(got)), b = capped(want);
  int exponent;
  std::frexp(b, &exponent);
  exponent = std::max(exponent, Limits::min_exponent) - Limits::digits;
  return static_cast<double>(std::fabs(a - b) / std::ldexp(W(1), exponent));
}

struct Options {
  const char *library = nullptr, *symbol = nullptr;
  uint64_t step = 1;
  std::string only;
  double limit = HUGE_VAL;
};

/// A model and the memory of one thread.
template <typename T> class Caller {
public:
  Caller(const Options &options, const char *entry, int inputs, int results)
      : entry(entry), inputs(inputs, std::vector<T>(block)),
        results(results, std::vector<T>(block)) {
    if (tenon_load(options.library, options.symbol, 1, &model) != TEN_OK)
      fail(nullptr);
  }
  ~Caller() { tenon_destroy(model); }

  void run() {
    int64_t dims[] = {block};
    std::vector<ten_array> in, out;
    for (auto &array : inputs)
      in.push_back({array.data(), dims});
    for (auto &array : results)
      out.push_back({array.data(), nullptr});
    if (tenon_run(model, entry, in.data(), in.size(), out.data(), out.size()) !=
        TEN_OK)
      fail(model);
  }

  const char *entry;
  std::vector<std::vector<T>> inputs, results;

private:
  static void fail(tenon_model *model) {
    std::fprintf(stderr, "error: %s\n", tenon_last_error(model));
    std::exit(TEN_BAD_INPUT);
  }
  tenon_model *model = nullptr;
};

bool isWanted(const Options &options, const char *name) {
  return options.only.empty() ||
         ("," + options.only + ",").find("," + std::string(name) + ",") !=
             std::string::npos;
}

bool report(const Options &options, const char *type, const char *name,
            const Worst &worst, bool isBinary) {
  if (worst.error < 0)
    return true;
  std::printf("%s %-9s max %.3f ulp at %a", type, name, worst.error, worst.x);
  if (isBinary)
    std::printf(", %a", worst.y);
  std::printf(": %a, not %a\n", worst.got, worst.want);
  return worst.error <= options.limit;
}

/// Compares all functions of one argument; `fill` makes the n-th block of
/// inputs.
template <typename T, typename W, typename Fill>
bool unary(const Options &options, const char *type, uint64_t blocks,
           Fill fill) {
  constexpr size_t count = std::size(Functions<W>::unary);
  Worst all[count];
  std::atomic<uint64_t> next = 0;
  std::mutex mutex;
  auto work = [&] {
    Caller<T> caller(options, type[1] == '3' ? "unary_f32" : "unary_f64", 1,
                     count);
    Worst mine[count];
    for (uint64_t n; (n = next++) < blocks;) {
      std::vector<T> &x = caller.inputs[0];
      fill(n, x);
      caller.run();
      for (size_t f = 0; f < count; ++f) {
        if (!isWanted(options, Functions<W>::unary[f].name))
          continue;
        for (int64_t i = 0; i < block; ++i) {
          W want = Functions<W>::unary[f].function(x[i]);
          T got = caller.results[f][i];
          double error = errorOf(got, want);
          if (error > mine[f].error)
            mine[f] = {error, double(x[i]), 0, double(got), double(want)};
        }
      }
    }
    std::lock_guard<std::mutex> lock(mutex);
    for (size_t f = 0; f < count; ++f)
      all[f].take(mine[f]);
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency());
       ++i)
    threads.emplace_back(work);
  for (std::thread &thread : threads)
    thread.join();
  bool good = true;
  for (size_t f = 0; f < count; ++f)
    good &= report(options, type, Functions<W>::unary[f].name, all[f], false);
  return good;
}

/// Numbers of all kinds: special ones, any bits, ordinary sizes.
template <typename T> T anyNumber(std::mt19937_64 &random) {
  using Limits = std::numeric_limits<T>;
  static const T special[] = {T(0),
                              T(1),
                              T(0.5),
                              T(2),
                              T(3),
                              Limits::infinity(),
                              Limits::quiet_NaN(),
                              Limits::min(),
                              Limits::denorm_min(),
                              Limits::max(),
                              1 + Limits::epsilon(),
                              1 - Limits::epsilon() / 2};
  uint64_t kind = random();
  T size;
  if (kind % 16 == 0) {
    size = special[random() % std::size(special)];
  } else if (kind % 16 < 6) {
    uint64_t bits = random();
    std::memcpy(&size, &bits, sizeof(size));
    // libm's pow tells signaling NaN from quiet ones.
    if (std::isnan(size))
      size = Limits::quiet_NaN();
  } else {
    size = std::exp2(std::uniform_real_distribution<T>(-12, 8)(random));
    if (kind % 16 < 8)
      size = std::round(size);
  }
  return kind >> 32 & 1 ? -size : size;
}

template <typename T, typename W>
bool binary(const Options &options, const char *type, int blocks) {
  constexpr size_t count = std::size(Functions<W>::binary);
  Caller<T> caller(options, type[1] == '3' ? "binary_f32" : "binary_f64", 2,
                   count);
  Worst all[count];
  std::mt19937_64 random(7);
  for (int n = 0; n < blocks; ++n) {
    for (auto &input : caller.inputs)
      for (T &x : input)
        x = anyNumber<T>(random);
    caller.run();
    for (size_t f = 0; f < count; ++f)
      if (isWanted(options, Functions<W>::binary[f].name))
        for (int64_t i = 0; i < block; ++i) {
          T x = caller.inputs[0][i], y = caller.inputs[1][i];
          W want = Functions<W>::binary[f].function(x, y);
          T got = caller.results[f][i];
          all[f].take({errorOf(got, want), double(x), double(y), double(got),
                       double(want)});
        }
  }
  bool good = true;
  for (size_t f = 0; f < count; ++f)
    good &= report(options, type, Functions<W>::binary[f].name, all[f], true);
  return good;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const char *text = argv[i];
    if (std::strncmp(text, "--step=", 7) == 0)
      options.step = std::max(1LL, std::atoll(text + 7));
    else if (std::strncmp(text, "--symbol=", 9) == 0)
      options.symbol = text + 9;
    else if (std::strncmp(text, "--only=", 7) == 0)
      options.only = text + 7;
    else if (std::strncmp(text, "--limit=", 8) == 0)
      options.limit = std::atof(text + 8);
    else
      options.library = text;
  }
  if (!options.library) {
    std::fprintf(stderr, "error: expects a shared library\n");
    return TEN_BAD_INPUT;
  }
  uint64_t patterns = ((uint64_t(1) << 32) + options.step - 1) / options.step;
  bool good = unary<float, double>(
      options, "f32", (patterns + block - 1) / block,
      [&](uint64_t n, std::vector<float> &x) {
        for (int64_t i = 0; i < block; ++i) {
          // The last block goes round to the first numbers.
          auto bits = static_cast<uint32_t>((n * block + i) * options.step);
          std::memcpy(&x[i], &bits, sizeof(bits));
        }
      });
  int blocks = options.step == 1 ? 256 : 32;
  good &= binary<float, double>(options, "f32", blocks);
  good &= unary<double, long double>(options, "f64", blocks,
                                     [&](uint64_t n, std::vector<double> &x) {
                                       std::mt19937_64 random(n);
                                       for (double &number : x)
                                         number = anyNumber<double>(random);
                                     });
  good &= binary<double, long double>(options, "f64", blocks);
  return good ? TEN_OK : TEN_MISMATCH;
}
