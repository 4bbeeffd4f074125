// Reads the digits of examples/digits by a network that is built here.
#include <cstdio>
#include <tenon/Builder.h>

using namespace tenon::build;

static int fail(const tenon::Error &error) {
  std::fprintf(stderr, "%s\n", error.message());
  return 1;
}

int main(int argc, char **argv) {
  const std::string folder = argc > 1 ? argv[1] : ".";
  auto compiler = tenon::Compiler::create();
  auto weights = tenon::ArrayFile::open(folder + "/weights.safetensors");
  auto images = tenon::ArrayFile::open(folder + "/images.npy");
  auto labels = tenon::ArrayFile::open(folder + "/labels.npy");
  if (!compiler || !weights || !images || !labels)
    return std::fprintf(stderr, "expects the folder examples/digits\n"), 1;

  auto read = function(*compiler, [&](Value x) {
    auto w = [&](const char *name) {
      return x.builder().weight(name, weights->at(name));
    };
    x = relu(conv2d(x, w("conv1.weight")) + w("conv1.bias"));
    x = relu(conv2d(x, w("conv2.weight")) + w("conv2.bias"));
    x = reshape(maxPool(x, 2), {x.dim(0), -1});
    x = relu(dot(x, w("dense1.weight")) + w("dense1.bias"));
    return argmax(dot(x, w("dense2.weight")) + w("dense2.bias"));
  });

  auto classes = read(images->at(0));
  if (!classes)
    return fail(classes.error());
  int right = 0, count = 0;
  auto expected = static_cast<const int32_t *>(labels->at(0).data());
  for (int32_t found : (*classes)[0].values<int32_t>())
    right += found == expected[count++];
  std::printf("%d of %d read right\n", right, count);
}
