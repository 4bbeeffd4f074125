// Writes text by the LSTM of examples/text-lstm, the likeliest character each
// time: the loop over characters is a part of the program.
#include <cstdio>
#include <fstream>
#include <string>
#include <tenon/Builder.h>

using namespace tenon::build;

/// A step of the cell: the next state for an input, which is the row of its
/// character in the weights.
static Values<2> cell(Value x, Value h, Value c, Value w, Value b) {
  int64_t n = h.dim(0);
  Value gates = x + dot(h, w) + b;
  auto gate = [&](int64_t i) { return slice(gates, 0, i * n, (i + 1) * n); };
  Value next = sigmoid(gate(1)) * c + sigmoid(gate(0)) * tanh(gate(2));
  return {sigmoid(gate(3)) * tanh(next), next};
}

int main(int argc, char **argv) {
  const std::string folder = argc > 1 ? argv[1] : ".";
  auto compiler = tenon::Compiler::create();
  auto weights = tenon::ArrayFile::open(folder + "/weights.safetensors");
  auto prompt = tenon::ArrayFile::open(folder + "/prompt.npy");
  if (!compiler || !weights || !prompt)
    return std::fprintf(stderr, "expects the folder examples/text-lstm\n"), 1;
  constexpr int32_t length = 60;

  auto write = function(*compiler, [&](Value text) {
    Builder &builder = text.builder();
    auto w = [&](const char *name) {
      return builder.weight(name, weights->at(name));
    };
    Value zero = builder.constant(std::vector<float>(96), {96});
    auto step = [&](Value character, Value h, Value c) {
      return cell(at(w("input"), character), h, c, w("hidden"), w("bias"));
    };
    // Reads the prompt.
    auto [h, c] =
        scan<2>({zero, zero}, {text}, [&](Value h, Value c, Value character) {
          return step(character, h, c);
        });
    // Writes, until there are enough characters.
    Value written = broadcast(builder.constant<int32_t>(0), {length});
    auto results = whileLoop(
        {0, h, c, written},
        [&](Value i, Value, Value, Value) { return i < length; },
        [&](Value i, Value h, Value c, Value written) {
          Value character = argmax(dot(h, w("out.weight")) + w("out.bias"));
          auto [nextH, nextC] = step(character, h, c);
          return Values<4>{i + 1, nextH, nextC, setAt(written, i, character)};
        });
    return results[3];
  });

  auto text = write(prompt->at(0));
  if (!text)
    return std::fprintf(stderr, "%s\n", text.error().message()), 1;
  const char *alphabet = " \nabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVW"
                         "XYZ0123456789.,;:()\"'/-";
  for (int32_t character : (*text)[0].values<int32_t>())
    std::putchar(alphabet[character]);
  std::putchar('\n');
}
