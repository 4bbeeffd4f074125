// Compiles layer.mlir and runs it for two numbers of rows.
#include <cstdio>
#include <tenon/tenon.hpp>

static int fail(const tenon::Error &error) {
  std::fprintf(stderr, "%s\n", error.message());
  return 1;
}

int main(int argc, char **argv) {
  auto compiler = tenon::Compiler::create({"--threads=1"});
  if (!compiler)
    return fail(compiler.error());
  auto layer =
      compiler->open(argc > 1 ? argv[1] : "layer.mlir", {"--bind=w,b"});
  if (!layer)
    return fail(layer.error());

  // The weights, once.
  std::vector<float> w = {0.1f, 0.5f, 0.2f, 0.5f, 0.3f, 0.5f}, b = {0, 0.5f};
  auto bound = layer->bind({tenon::array(w, {3, 2}), tenon::array(b, {2})});
  if (!bound)
    return fail(bound.error());

  // Bound arguments are not given again.
  const tenon::Array given(TEN_F32, nullptr, {});
  std::vector<float> x = {0, 0, 0, 1, 1, 1, 1, 1, 1};
  for (int64_t rows : {1, 3}) {
    auto results = layer->run({tenon::array(x, {rows, 3}), given, given});
    if (!results)
      return fail(results.error());
    tenon::Span<float> y = (*results)[0].values<float>();
    for (size_t i = 0; i < y.size(); i += 2)
      std::printf("row %zu: %.4f %.4f\n", i / 2, y[i], y[i + 1]);
  }
}
