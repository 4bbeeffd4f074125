// Continues a text with a language model: compiles prefill.mlir and step.mlir,
// or opens what tensor-compile made of them, binds weights.gguf, and prints
// what it draws, then tokens a second.
//
//   llm FOLDER [--compiled] [--prompt=TEXT] [--tokens=N] [--temperature=0.8]
//       [--top=40] [--seed=1] [FLAG-OF-TENSOR-RUN...]
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <sys/resource.h>
#include <tenon/tenon.hpp>

using Clock = std::chrono::steady_clock;

static double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

[[noreturn]] static void fail(const char *message) {
  std::fprintf(stderr, "%s\n", message);
  std::exit(1);
}

template <typename T> static T take(tenon::Expected<T> made) {
  if (!made)
    fail(made.error().message());
  return *std::move(made);
}

struct Options {
  std::string folder, prompt = "The compiler ";
  const char *suffix = ".mlir"; // of programs
  int tokens = 200, top = 40;
  double temperature = 0.8;
  unsigned seed = 1;
  tenon::Flags flags;
};

static Options parse(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    std::string text = argv[i];
    auto value = [&](const char *name) {
      return text.rfind(name, 0) == 0 ? argv[i] + std::strlen(name) : nullptr;
    };
    if (const char *prompt = value("--prompt="))
      options.prompt = prompt;
    else if (const char *tokens = value("--tokens="))
      options.tokens = std::atoi(tokens);
    else if (const char *top = value("--top="))
      options.top = std::max(1, std::atoi(top));
    else if (const char *temperature = value("--temperature="))
      options.temperature = std::atof(temperature);
    else if (const char *seed = value("--seed="))
      options.seed = static_cast<unsigned>(std::atoi(seed));
    else if (text == "--compiled")
      options.suffix = ".so";
    else if (text.rfind("--", 0) == 0)
      options.flags.push_back(text);
    else
      options.folder = text;
  }
  if (options.folder.empty() || options.prompt.empty())
    fail("usage: llm FOLDER [--compiled] [--prompt=TEXT] [--tokens=N] "
         "[--temperature=T] [--top=K] [--seed=S] [FLAG-OF-TENSOR-RUN...]");
  return options;
}

// Draws one of the most probable tokens; the most probable at temperature 0.
static int draw(const std::vector<float> &logits, const Options &options,
                std::mt19937 &random) {
  std::vector<int> order(logits.size());
  std::iota(order.begin(), order.end(), 0);
  size_t count = std::min(order.size(), static_cast<size_t>(options.top));
  std::partial_sort(order.begin(), order.begin() + static_cast<long>(count),
                    order.end(),
                    [&](int a, int b) { return logits[a] > logits[b]; });
  if (options.temperature <= 0)
    return order[0];
  std::vector<double> weights;
  for (size_t i = 0; i < count; ++i)
    weights.push_back(
        std::exp((logits[order[i]] - logits[order[0]]) / options.temperature));
  std::discrete_distribution<size_t> chance(weights.begin(), weights.end());
  return order[chance(random)];
}

static tenon::Executable open(const tenon::Compiler &compiler,
                              const Options &options, const char *name) {
  return take(compiler.open(options.folder + "/" + name + options.suffix));
}

// Most memory that the process had so far, in units of 10^6 bytes.
static double mostMemory() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
}

int main(int argc, char **argv) {
  Options options = parse(argc, argv);
  Clock::time_point start = Clock::now();
  tenon::Compiler compiler = take(tenon::Compiler::create(options.flags));
  // Binding releases memory of compilations: none follows.
  tenon::Executable prefill = open(compiler, options, "prefill");
  tenon::Executable step = open(compiler, options, "step");
  for (tenon::Executable *program : {&prefill, &step})
    take(program->bindFiles({options.folder + "/weights.gguf"}));
  double loading = secondsSince(start);

  // Arguments of prefill: tokens, how many, keys and values of each layer,
  // weights. Results: logits, keys and values.
  std::vector<ten_signature> arguments = prefill.arguments();
  size_t longest = static_cast<size_t>(arguments[0].dims[0]);
  std::vector<int64_t> cacheDims(arguments[2].dims, arguments[2].dims + 3);
  auto vocabulary = static_cast<int>(prefill.results()[0].dims[0]);
  size_t cacheSize =
      static_cast<size_t>(cacheDims[0] * cacheDims[1] * cacheDims[2]);
  std::vector<float> logits(static_cast<size_t>(vocabulary));
  // Each step writes into the caches that it gets. The system provides their
  // pages when places are first written.
  size_t numCaches = prefill.results().size() - 1;
  std::unique_ptr<float, void (*)(void *)> caches(
      static_cast<float *>(std::calloc(numCaches * cacheSize, sizeof(float))),
      std::free);
  if (!caches)
    fail("out of memory: keys and values");
  auto call = [&](tenon::Executable &program, const tenon::Array &tokens,
                  int32_t number) {
    std::vector<tenon::Array> inputs = {tokens, tenon::scalar(number)};
    std::vector<tenon_output> outputs(numCaches + 1, tenon_output{});
    outputs[0].data = logits.data();
    outputs[0].bytes = static_cast<int64_t>(logits.size() * sizeof(float));
    for (size_t i = 0; i < numCaches; ++i) {
      float *cache = caches.get() + i * cacheSize;
      inputs.emplace_back(TEN_F32, cache, cacheDims);
      outputs[i + 1].data = cache;
      outputs[i + 1].bytes = static_cast<int64_t>(cacheSize * sizeof(float));
    }
    // Bound arguments are not given again.
    inputs.resize(program.arguments().size(),
                  tenon::Array(TEN_F32, nullptr, {}));
    take(program.run(inputs, outputs));
  };

  // Characters are tokens.
  std::string prompt = options.prompt.substr(0, longest);
  std::vector<int32_t> tokens(longest, 0);
  for (size_t i = 0; i < prompt.size(); ++i)
    tokens[i] = static_cast<unsigned char>(prompt[i]) % vocabulary;
  auto count = static_cast<int32_t>(prompt.size());
  start = Clock::now();
  call(prefill, tenon::array(tokens, {static_cast<int64_t>(longest)}), count);
  double reading = secondsSince(start);

  std::mt19937 random(options.seed);
  std::printf("%s", prompt.c_str());
  start = Clock::now();
  int made = 0;
  for (int32_t at = count; made < options.tokens && at < cacheDims[0]; ++at) {
    int32_t token = draw(logits, options, random);
    if (token < 128)
      std::putchar(token);
    else
      std::printf("<%d>", token);
    std::fflush(stdout);
    call(step, tenon::scalar(token), at);
    ++made;
  }
  double writing = secondsSince(start);
  std::printf("\n");
  std::fflush(stdout);
  std::fprintf(stderr,
               "loaded in %.2f s, prompt of %d tokens in %.1f ms; %d tokens, "
               "%.1f a second; at most %.0f MB in memory\n",
               loading, count, reading * 1e3, made, made / writing,
               mostMemory());
}
