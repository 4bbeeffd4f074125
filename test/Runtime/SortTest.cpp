#include "Runtime/CpuFeatures.h"
#include "Runtime/Library.h"
#include "Runtime/ThreadPool.h"

#include "../../lib/Runtime/Library/VectorSort.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <random>
#include <vector>

using namespace tenon;

namespace {
/// Numbers in orders that sorts find easy and hard.
template <typename T> std::vector<std::vector<T>> orders(int64_t n) {
  std::mt19937_64 random(7);
  std::vector<std::function<T(int64_t)>> makers = {
      [&](int64_t) { return T(random()); },
      [&](int64_t) { return T(random() % 3); },
      [&](int64_t) { return T(random() % 100) - T(50); },
      [](int64_t i) { return T(i); },
      [](int64_t i) { return T(-i); },
      [&](int64_t i) { return T(std::min(i, n - i)); },
      [](int64_t) { return std::numeric_limits<T>::max(); },
      [&](int64_t i) {
        return i % 5 ? std::numeric_limits<T>::max()
                     : std::numeric_limits<T>::min() + T(random() % 2);
      },
      [](int64_t i) { return T(i * 0x9e3779b97f4a7c15 % 1024); }};
  std::vector<std::vector<T>> made;
  for (const auto &maker : makers) {
    std::vector<T> numbers(static_cast<size_t>(n));
    for (int64_t i = 0; i < n; ++i)
      numbers[static_cast<size_t>(i)] = maker(i);
    made.push_back(std::move(numbers));
  }
  return made;
}

template <typename T, typename Sort> void checkSort(Sort sort) {
  std::vector<int64_t> sizes = {1000, 4095, 70001};
  // Networks end below 257, and two of their parts below 600.
  for (int64_t n = 0; n < 600; ++n)
    sizes.push_back(n);
  for (int64_t n : sizes)
    for (const std::vector<T> &numbers : orders<T>(n)) {
      std::vector<T> want = numbers;
      std::sort(want.begin(), want.end());
      for (int64_t first : {n, n / 3}) {
        // What lies around them stays.
        std::vector<T> got(numbers.size() + 2, T(42));
        std::copy(numbers.begin(), numbers.end(), got.begin() + 1);
        sort(got.data() + 1, n, first);
        EXPECT_EQ(got.front(), T(42));
        EXPECT_EQ(got.back(), T(42));
        ASSERT_TRUE(
            std::equal(want.begin(), want.begin() + first, got.begin() + 1))
            << n << " numbers, the first " << first;
        std::sort(got.begin() + 1, got.end() - 1);
        ASSERT_TRUE(std::equal(want.begin(), want.end(), got.begin() + 1));
      }
    }
}

TEST(Sort, OfThisProcessor) {
  checkSort<int32_t>(ten_rt_sort_i32);
  checkSort<int64_t>(ten_rt_sort_i64);
}

/// On that many threads, of which the caller is one.
template <typename T, typename Sort> void checkThreads(Sort sort) {
  for (int32_t threads : {1, 2, 5}) {
    ThreadPool pool(threads);
    ten_context context = {};
    context.self = &pool;
    context.parallel_for = [](ten_context *context, int64_t count,
                              int32_t (*body)(void *, int64_t), void *env) {
      return static_cast<ThreadPool *>(context->self)
          ->parallelFor(count, body, env);
    };
    ten_call call = {};
    call.threads = threads;
    call.context = &context;
    for (int64_t n : {0, 1, 70001, 300000, 1 << 20})
      for (std::vector<T> numbers : orders<T>(n)) {
        std::vector<T> want = numbers;
        std::sort(want.begin(), want.end());
        sort(numbers.data(), n, &call);
        ASSERT_TRUE(numbers == want) << n << " numbers, " << threads;
      }
  }
}

TEST(Sort, OnThreads) {
  checkThreads<int32_t>(ten_rt_sort_on_threads_i32);
  checkThreads<int64_t>(ten_rt_sort_on_threads_i64);
}

TEST(Sort, ByBytes) {
  auto sort = [](auto *numbers, int64_t n, int64_t) {
    sortByBytes(numbers, n);
  };
  checkSort<int32_t>(sort);
  checkSort<int64_t>(sort);
}

/// Vectors of any number of lanes on any processor.
template <typename T, int64_t lanes, bool columns> struct PlainVectors {
  using Element = T;
  struct Register {
    T at[lanes];
  };
  static constexpr int64_t kLanes = lanes;
  static constexpr bool kSortsColumns = columns;

  template <typename Make> static Register each(Make make) {
    Register made;
    for (int64_t i = 0; i < lanes; ++i)
      made.at[i] = make(i);
    return made;
  }
  static Register all(T x) {
    return each([&](int64_t) { return x; });
  }
  static Register load(const T *p) { return loadSome(p, lanes); }
  static void store(T *p, Register v) { storeSome(p, v, lanes); }
  static Register loadSome(const T *p, int64_t count) {
    return each([&](int64_t i) {
      return i < count ? p[i] : std::numeric_limits<T>::max();
    });
  }
  static void storeSome(T *p, Register v, int64_t count) {
    std::copy(v.at, v.at + count, p);
  }
  static Register min(Register a, Register b) {
    return each([&](int64_t i) { return std::min(a.at[i], b.at[i]); });
  }
  static Register max(Register a, Register b) {
    return each([&](int64_t i) { return std::max(a.at[i], b.at[i]); });
  }
  static unsigned less(Register v, Register limit) {
    unsigned mask = 0;
    for (int64_t i = 0; i < lanes; ++i)
      mask |= unsigned(v.at[i] < limit.at[i]) << i;
    return mask;
  }
  static void divide(T *low, T *end, Register v, unsigned less, int64_t count) {
    Register ordered;
    int64_t lowest = 0, others = count;
    for (int64_t i = 0; i < lanes; ++i)
      ordered.at[less >> i & 1 ? lowest++ : others++] = v.at[i];
    store(low, ordered);
    std::copy(ordered.at + count, ordered.at + lanes, end - (lanes - count));
  }
  template <int across> static Register exchange(Register v) {
    return each([&](int64_t i) { return v.at[i ^ across]; });
  }
  template <int across> static Register choose(Register small, Register large) {
    int64_t highest = 1;
    while (2 * highest <= across)
      highest *= 2;
    return each([&](int64_t i) { return (i & highest ? large : small).at[i]; });
  }
  static void transpose(Register *v) {
    for (int64_t i = 0; i < lanes; ++i)
      for (int64_t j = 0; j < i; ++j)
        std::swap(v[i].at[j], v[j].at[i]);
  }
};

template <typename T, int64_t lanes, bool columns> void checkLanes() {
  checkSort<T>([](T *numbers, int64_t n, int64_t first) {
    VectorSort<PlainVectors<T, lanes, columns>>::sort(numbers, n, first,
                                                      sortByBytes);
  });
}

TEST(Sort, OfAnyLanes) {
  checkLanes<int32_t, 16, false>();
  checkLanes<int64_t, 8, false>();
  checkLanes<int32_t, 8, true>();
  checkLanes<int64_t, 4, true>();
}

#if defined(__x86_64__)
TEST(Sort, WithAvx2) {
  if (!missingFeatures("avx2").empty())
    GTEST_SKIP();
  auto sort = [](auto *numbers, int64_t n, int64_t first) {
    sortAvx2(numbers, n, first, sortByBytes);
  };
  checkSort<int32_t>(sort);
  checkSort<int64_t>(sort);
}
#endif
} // namespace
