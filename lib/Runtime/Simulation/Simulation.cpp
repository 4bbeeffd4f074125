//===- Simulation.cpp - A simulated GPU -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// An Accelerator that executes GPU kernels on the CPU, one thread after the
// other, for tests without a GPU. Threads of kernels that synchronize run as
// fibers: a thread is suspended at a barrier, a shuffle or a matrix
// instruction, and resumed when all threads that it waits for have arrived.
// Detects divergent barriers, out-of-bounds accesses and uninitialized reads.
//===----------------------------------------------------------------------===//

#include "Runtime/Simulation.h"
#include "Runtime/Accelerator.h"
#include "SimulatedMatrices.h"

#include <chrono>
#include <csetjmp>
#include <cstring>
#include <map>
#include <numeric>
#include <sys/mman.h>
#include <ucontext.h>

using namespace tenon;

namespace {

constexpr size_t fiberBytes = 64 * 1024;

/// Shuffles numbers by a seed, with SplitMix64.
class Shuffler {
public:
  explicit Shuffler(uint64_t seed) : state(seed) {}
  void shuffle(std::vector<int64_t> &items) {
    for (size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[next() % i]);
  }

private:
  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  uint64_t state;
};

enum class Wait { Ready, Barrier, Shuffle, Multiply, LoadMatrix, Ended };

/// Returns whether all threads of a warp wait for this together.
bool isOfWarp(Wait wait) {
  return wait == Wait::Shuffle || wait == Wait::Multiply ||
         wait == Wait::LoadMatrix;
}

/// An asynchronous copy to shared memory that is not complete yet.
struct PendingCopy {
  void *to;
  const void *from;
  size_t bytes, read;
  void run() const {
    if (read > 0)
      std::memcpy(to, from, read);
    std::memset(static_cast<char *>(to) + read, 0, bytes - read);
  }
};

class Block;

/// A thread with the state of the simulator.
struct SimulatedThread : ten_rt_sim_thread {
  Block *simulator = nullptr;
  Wait wait = Wait::Ready;
  const char *location = "";
  int64_t bits = 0; ///< operand of a shuffle, then its result
  int32_t offset = 0, width = 0, mode = 0;
  WarpOperand operand;             ///< of an instruction on matrices
  std::vector<PendingCopy> copies; ///< of no group yet
  std::vector<std::vector<PendingCopy>> groups; ///< in order
  ucontext_t context = {};
  std::unique_ptr<char[]> stack;
};

/// Runs the blocks of one launch.
class Block {
public:
  Block(const ten_device_kernel &kernel, int64_t threads, int64_t blocks,
        const int64_t *words, uint64_t seed)
      : kernel(kernel), words(words), seeded(seed != 0), random(seed),
        threads(static_cast<size_t>(threads)),
        shared(static_cast<size_t>(kernel.shared_bytes + memoryAlignment)) {
    uintptr_t base = reinterpret_cast<uintptr_t>(shared.data());
    base = (base + memoryAlignment - 1) / memoryAlignment * memoryAlignment;
    for (int64_t i = 0; i < threads; ++i) {
      SimulatedThread &thread = this->threads[static_cast<size_t>(i)];
      thread.thread = i;
      thread.threads = threads;
      thread.blocks = blocks;
      thread.shared = static_cast<int64_t>(base);
      thread.simulator = this;
    }
  }

  /// Returns the error, or an empty string.
  std::string run(int64_t block) {
    std::memset(shared.data(), 0xff, shared.size());
    std::vector<int64_t> order = numbers(static_cast<int64_t>(threads.size()));
    for (SimulatedThread &thread : threads) {
      thread.block = block;
      thread.wait = Wait::Ready;
      thread.copies.clear();
      thread.groups.clear();
    }
    if (kernel.meets)
      runFibers();
    else
      runCalls(order);
    return error;
  }

  std::vector<int64_t> numbers(int64_t count) {
    std::vector<int64_t> order(static_cast<size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    if (seeded)
      random.shuffle(order);
    return order;
  }

  /// Ends the kernel; does not return to the thread.
  void fail(SimulatedThread &thread, std::string message) {
    error = std::move(message);
    if (kernel.meets)
      stop(thread, Wait::Ended, "");
    else
      std::longjmp(escape, 1);
  }

  void stop(SimulatedThread &thread, Wait wait, const char *location) {
    thread.wait = wait;
    thread.location = location;
    swapcontext(&thread.context, &scheduler);
  }

private:
  void runCalls(const std::vector<int64_t> &order) {
    if (setjmp(escape) != 0)
      return;
    for (int64_t i : order)
      kernel.simulated(&threads[static_cast<size_t>(i)], words);
  }

  static void enter(unsigned low, unsigned high) {
    uintptr_t address = (static_cast<uintptr_t>(high) << 32) | low;
    auto *thread = reinterpret_cast<SimulatedThread *>(address);
    Block *self = thread->simulator;
    self->kernel.simulated(thread, self->words);
    thread->wait = Wait::Ended;
  }

  void start(SimulatedThread &thread) {
    if (!thread.stack)
      thread.stack.reset(new char[fiberBytes]);
    getcontext(&thread.context);
    thread.context.uc_stack.ss_sp = thread.stack.get();
    thread.context.uc_stack.ss_size = fiberBytes;
    thread.context.uc_link = &scheduler;
    uintptr_t address = reinterpret_cast<uintptr_t>(&thread);
    makecontext(&thread.context, reinterpret_cast<void (*)()>(&enter), 2,
                static_cast<unsigned>(address),
                static_cast<unsigned>(address >> 32));
  }

  void runFibers() {
    for (SimulatedThread &thread : threads)
      start(thread);
    auto count = static_cast<int64_t>(threads.size());
    while (error.empty()) {
      for (int64_t warp : numbers((count + warpThreads - 1) / warpThreads))
        if (!runWarp(warp * warpThreads))
          return;
      // All have ended, or all have arrived at the same barrier.
      const SimulatedThread &first = threads.front();
      for (const SimulatedThread &thread : threads)
        if (thread.wait != first.wait || (thread.wait == Wait::Barrier &&
                                          thread.location != first.location)) {
          error =
              concat("thread ", first.thread, " of block ", first.block,
                     place(first), ", thread ", thread.thread, place(thread));
          return;
        }
      if (first.wait == Wait::Ended)
        return;
      for (SimulatedThread &thread : threads)
        thread.wait = Wait::Ready;
    }
  }

  static std::string place(const SimulatedThread &thread) {
    switch (thread.wait) {
    case Wait::Ready:
      return " is ready";
    case Wait::Ended:
      return " has ended";
    case Wait::Barrier:
      return concat(" is at the barrier of '", thread.location, "'");
    case Wait::Shuffle:
      return concat(" is at the shuffle of '", thread.location, "'");
    case Wait::Multiply:
      return concat(" is at the product of '", thread.location, "'");
    case Wait::LoadMatrix:
      return concat(" is at the matrices of '", thread.location, "'");
    }
    return {};
  }

  /// Runs a warp until all its threads have ended or wait for other warps.
  bool runWarp(int64_t begin) {
    auto count =
        std::min(warpThreads, static_cast<int64_t>(threads.size()) - begin);
    SimulatedThread *warp = &threads[static_cast<size_t>(begin)];
    while (true) {
      for (int64_t i : numbers(count))
        if (warp[i].wait == Wait::Ready) {
          swapcontext(&scheduler, &warp[i].context);
          if (!error.empty())
            return false;
        }
      bool meets = false;
      for (int64_t i = 0; i < count; ++i)
        meets |= isOfWarp(warp[i].wait);
      if (!meets)
        return true;
      for (int64_t i = 0; i < count; ++i)
        if (warp[i].wait != warp[0].wait ||
            warp[i].location != warp[0].location) {
          error = concat("thread ", warp[0].thread, place(warp[0]), ", thread ",
                         warp[i].thread, " of its warp", place(warp[i]));
          return false;
        }
      if (warp[0].wait == Wait::Shuffle)
        exchange(warp, count);
      else if (!runMatrices(warp, count))
        return false;
    }
  }

  /// Executes an instruction with operands of all 32 threads.
  bool runMatrices(SimulatedThread *warp, int64_t count) {
    std::string at = concat(" at '", warp[0].location, "'");
    if (count != warpThreads) {
      error = concat("matrices", at, " need a warp of ", warpThreads,
                     " threads, got ", count);
      return false;
    }
    WarpOperand operands[warpThreads];
    for (int64_t i = 0; i < warpThreads; ++i)
      operands[i] = warp[i].operand;
    if (warp[0].wait == Wait::Multiply && !multiplyAddMatrices(operands)) {
      error = "no product of such matrices" + at;
      return false;
    }
    if (warp[0].wait == Wait::LoadMatrix && !loadMatrices(operands)) {
      error = concat("a row of matrices", at, " is not at a multiple of 16");
      return false;
    }
    for (int64_t i = 0; i < warpThreads; ++i)
      warp[i].wait = Wait::Ready;
    return true;
  }

  static void exchange(SimulatedThread *warp, int64_t count) {
    std::vector<int64_t> given(static_cast<size_t>(count));
    for (int64_t i = 0; i < count; ++i)
      given[static_cast<size_t>(i)] = warp[i].bits;
    for (int64_t i = 0; i < count; ++i) {
      SimulatedThread &thread = warp[i];
      int64_t width = thread.width, group = i / width * width;
      int64_t lane = i - group, offset = thread.offset;
      int64_t from = thread.mode == 0   ? lane ^ offset
                     : thread.mode == 1 ? lane + offset
                     : thread.mode == 2 ? lane - offset
                                        : offset;
      bool valid = from >= 0 && from < width && group + from < count;
      thread.bits = valid ? given[static_cast<size_t>(group + from)] : -1;
      thread.wait = Wait::Ready;
    }
  }

  const ten_device_kernel &kernel;
  const int64_t *words;
  bool seeded;
  Shuffler random;
  std::vector<SimulatedThread> threads;
  std::vector<char> shared;
  std::string error;
  jmp_buf escape;
  ucontext_t scheduler = {};
};

class Simulation : public Accelerator {
public:
  Simulation(const ten_device_code &code, SimulationOptions options)
      : code(code), options(options) {}
  ~Simulation() override {
    for (auto &[memory, bytes] : allocations)
      ::munmap(reinterpret_cast<void *>(memory), pages(bytes));
  }

  Result<void *> allocate(int64_t bytes, std::string_view what) override {
    void *memory = ::mmap(nullptr, pages(bytes), PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
      return runtimeError("out of memory: ", what, " needs ", bytes, " bytes");
    std::memset(memory, 0xff, static_cast<size_t>(bytes));
    allocations[reinterpret_cast<uintptr_t>(memory)] = bytes;
    protect(memory, bytes, PROT_NONE);
    return memory;
  }
  void free(void *memory) override {
    auto found = allocations.find(reinterpret_cast<uintptr_t>(memory));
    if (found == allocations.end())
      return;
    ::munmap(memory, pages(found->second));
    allocations.erase(found);
  }
  Status read(void *host, const void *device, int64_t bytes) override {
    if (Status status = check(device, bytes, "read"); !status.ok())
      return status;
    Opened opened(*this);
    if (bytes > 0)
      std::memcpy(host, device, static_cast<size_t>(bytes));
    return {};
  }
  Status write(void *device, const void *host, int64_t bytes) override {
    if (Status status = check(device, bytes, "write"); !status.ok())
      return status;
    Opened opened(*this);
    if (bytes > 0)
      std::memcpy(device, host, static_cast<size_t>(bytes));
    return {};
  }
  Status copy(void *to, const void *from, int64_t bytes) override {
    if (Status status = check(to, bytes, "copy"); !status.ok())
      return status;
    if (Status status = check(from, bytes, "copy"); !status.ok())
      return status;
    Opened opened(*this);
    if (bytes > 0)
      std::memmove(to, from, static_cast<size_t>(bytes));
    return {};
  }
  Status launch(int64_t number, int64_t blocks, int64_t threads,
                const int64_t *words, int64_t) override {
    if (number < 0 || number >= code.num_kernels)
      return internalError("the artifact has no kernel ", number);
    const ten_device_kernel &kernel = code.kernels[number];
    if (blocks < 0 || threads < 1 || threads > 1024)
      return internalError("kernel '", kernel.name, "' cannot have ", blocks,
                           " blocks of ", threads, " threads");
    Opened opened(*this);
    Block simulator(kernel, threads, blocks, words, options.seed);
    for (int64_t block : simulator.numbers(blocks))
      if (std::string error = simulator.run(block); !error.empty())
        return runtimeError("kernel '", kernel.name, "': ", error);
    return {};
  }
  Status synchronize() override { return {}; }
  // The times are those of the simulation.
  bool mark() override {
    marks.push_back(std::chrono::steady_clock::now());
    return true;
  }
  std::vector<double> takeTimes() override {
    std::vector<double> times;
    for (size_t i = 1; i < marks.size(); ++i)
      times.push_back(
          std::chrono::duration<double, std::micro>(marks[i] - marks[i - 1])
              .count());
    marks.clear();
    return times;
  }

private:
  static size_t pages(int64_t bytes) {
    constexpr size_t kPage = 4096;
    return (static_cast<size_t>(std::max<int64_t>(bytes, 1)) + kPage - 1) /
           kPage * kPage;
  }
  static void protect(void *memory, int64_t bytes, int access) {
    (void)::mprotect(memory, pages(bytes), access);
  }
  /// Makes the device's memory accessible for the time of a launch or copy.
  /// Host code that reads or writes it otherwise crashes, as beside a GPU.
  class Opened {
  public:
    explicit Opened(Simulation &device) : device(device) {
      device.protectAll(PROT_READ | PROT_WRITE);
    }
    ~Opened() { device.protectAll(PROT_NONE); }

  private:
    Simulation &device;
  };
  void protectAll(int access) {
    for (auto &[memory, bytes] : allocations)
      protect(reinterpret_cast<void *>(memory), bytes, access);
  }

  /// A range of device memory passed by the host must be within one allocation.
  Status check(const void *memory, int64_t bytes, const char *what) const {
    if (bytes == 0)
      return {};
    auto address = reinterpret_cast<uintptr_t>(memory);
    auto after = allocations.upper_bound(address);
    if (bytes > 0 && after != allocations.begin()) {
      auto [start, size] = *std::prev(after);
      if (address - start + static_cast<uintptr_t>(bytes) <=
          static_cast<uintptr_t>(size))
        return {};
    }
    return internalError("a ", what, " of ", bytes,
                         " bytes is outside of the device's memory");
  }

  const ten_device_code &code;
  SimulationOptions options;
  std::map<uintptr_t, int64_t> allocations;
  std::vector<std::chrono::steady_clock::time_point> marks;
};

SimulatedThread &simulated(ten_rt_sim_thread *thread) {
  return *static_cast<SimulatedThread *>(thread);
}

} // namespace

Accelerator::~Accelerator() = default;
Recording::~Recording() = default;

Status Accelerator::replay(Recording &) {
  return internalError("this device remembers no work");
}

Result<std::unique_ptr<Accelerator>>
tenon::createSimulation(const ten_device_code &code,
                        SimulationOptions options) {
  for (int32_t i = 0; i < code.num_kernels; ++i)
    if (!code.kernels[i].simulated)
      return badInput("compiled for ", code.target,
                      "; compile with --device=gpu-sim to simulate it");
  return std::unique_ptr<Accelerator>(new Simulation(code, options));
}

void ten_rt_sim_barrier(ten_rt_sim_thread *thread, const char *location) {
  SimulatedThread &self = simulated(thread);
  self.simulator->stop(self, Wait::Barrier, location);
}

int64_t ten_rt_sim_shuffle(ten_rt_sim_thread *thread, int64_t bits,
                           int32_t offset, int32_t width, int32_t mode,
                           const char *location) {
  SimulatedThread &self = simulated(thread);
  self.bits = bits;
  self.offset = offset;
  self.width = width;
  self.mode = mode;
  self.simulator->stop(self, Wait::Shuffle, location);
  return self.bits;
}

void ten_rt_sim_multiply_add(ten_rt_sim_thread *thread, void *exchange,
                             int32_t left, int32_t right,
                             const char *location) {
  SimulatedThread &self = simulated(thread);
  self.operand = WarpOperand();
  self.operand.exchange = exchange;
  self.operand.left = left;
  self.operand.right = right;
  self.simulator->stop(self, Wait::Multiply, location);
}

void ten_rt_sim_load_matrix(ten_rt_sim_thread *thread, int64_t address,
                            int32_t tiles, int32_t transpose, void *result,
                            const char *location) {
  SimulatedThread &self = simulated(thread);
  self.operand = WarpOperand();
  self.operand.exchange = result;
  self.operand.address = address;
  self.operand.tiles = tiles;
  self.operand.transpose = transpose;
  self.simulator->stop(self, Wait::LoadMatrix, location);
}

void ten_rt_sim_copy_async(ten_rt_sim_thread *thread, int64_t to, int64_t from,
                           int64_t bytes, int64_t read, const char *location) {
  SimulatedThread &self = simulated(thread);
  bool hasWidth = bytes == 4 || bytes == 8 || bytes == 16;
  if (!hasWidth || read < 0 || read > bytes || to % bytes != 0 ||
      from % bytes != 0)
    return self.simulator->fail(
        self, concat("thread ", self.thread, " cannot copy ", read, " of ",
                     bytes, " bytes at '", location, "'"));
  PendingCopy copy = {
      reinterpret_cast<void *>(static_cast<uintptr_t>(to)),
      reinterpret_cast<const void *>(static_cast<uintptr_t>(from)),
      static_cast<size_t>(bytes), static_cast<size_t>(read)};
  std::memset(copy.to, 0xff, copy.bytes);
  self.copies.push_back(copy);
}

void ten_rt_sim_copy_commit(ten_rt_sim_thread *thread) {
  SimulatedThread &self = simulated(thread);
  self.groups.push_back(std::move(self.copies));
  self.copies.clear();
}

void ten_rt_sim_copy_wait(ten_rt_sim_thread *thread, int32_t open) {
  SimulatedThread &self = simulated(thread);
  while (self.groups.size() > static_cast<size_t>(open)) {
    for (const PendingCopy &copy : self.groups.front())
      copy.run();
    self.groups.erase(self.groups.begin());
  }
}

void ten_rt_sim_out_of_bounds(ten_rt_sim_thread *thread, const char *location) {
  SimulatedThread &self = simulated(thread);
  self.simulator->fail(self,
                       concat("thread ", self.thread, " of block ", self.block,
                              " is out of bounds at '", location, "'"));
}
