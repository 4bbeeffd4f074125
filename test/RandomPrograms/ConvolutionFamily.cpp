//===- ConvolutionFamily.cpp - Random convolutions ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws convolutions of one to three spatial dimensions: layouts, groups of
// features and of batches, windows, strides, padding, dilations and reversals.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include <algorithm>

namespace tenon::random_programs {

/// Roles of dimensions: the number of a spatial one, batches (of a kernel:
/// outputs) or features.
constexpr int64_t kBatch = -1, kFeature = -2;
using Roles = std::vector<int64_t>;

namespace {

/// The sizes of a convolution and its attributes.
struct Convolution {
  int64_t batch = 0, features = 0, outputs = 0, featureGroups = 1,
          batchGroups = 1;
  Dims sizes, window, strides, pad, inputDilation, kernelDilation, out;
  std::string reverse;
};

int64_t positionOf(const Roles &roles, int64_t role) {
  return std::find(roles.begin(), roles.end(), role) - roles.begin();
}

Dims dimsOf(const Roles &roles, int64_t batch, int64_t features,
            const Dims &spatial) {
  Dims dims;
  for (int64_t role : roles)
    dims.push_back(role == kBatch     ? batch
                   : role == kFeature ? features
                                      : spatial[role]);
  return dims;
}

/// Returns a list such as `[b, 0, 1, f]`.
std::string formOf(const Roles &roles, const char *batch,
                   const char *features) {
  std::string text;
  for (int64_t role : roles)
    text += (text.empty() ? "[" : ", ") + (role == kBatch ? batch
                                           : role == kFeature
                                               ? features
                                               : std::to_string(role));
  return text + "]";
}

void shuffle(Random &random, Roles &roles) {
  for (int64_t i = static_cast<int64_t>(roles.size()) - 1; i > 0; --i)
    std::swap(roles[i], roles[random.below(i + 1)]);
}

/// Draws groups and the number of outputs.
void drawGroups(Random &random, Convolution &conv, bool hasWeights) {
  auto divisor = [&](int64_t number) {
    int64_t found = 1;
    for (int64_t groups : {number, int64_t(3), int64_t(2)})
      if (groups > 1 && number % groups == 0)
        found = groups;
    return found;
  };
  if (random.chance(hasWeights ? 5 : 25))
    conv.featureGroups = divisor(conv.features);
  else if (!hasWeights && random.chance(12))
    conv.batchGroups = divisor(conv.batch);
  int64_t groups = std::max(conv.featureGroups, conv.batchGroups);
  conv.outputs = groups * random.between(1, groups > 1 ? 3 : 9);
  // As many as bytes are multiplied for.
  if (hasWeights && groups == 1)
    conv.outputs = random.pick({16, 16, 20, 33});
}

/// Draws windows. Returns false if one does not fit, or for too much work.
bool drawWindows(Random &random, Convolution &conv) {
  int64_t work = conv.batch * conv.features / conv.featureGroups * conv.outputs;
  for (int64_t size : conv.sizes) {
    conv.window.push_back(random.between(1, 3));
    conv.strides.push_back(random.chance(65) ? 1 : 2);
    conv.pad.push_back(random.between(0, 2));
    conv.pad.push_back(random.between(0, 2));
    conv.inputDilation.push_back(random.chance(85) ? 1 : 2);
    conv.kernelDilation.push_back(random.chance(85) ? 1 : 2);
    // A transposed convolution: many phases, or windows of several gaps.
    if (random.chance(5)) {
      conv.inputDilation.back() = random.between(3, 19);
      conv.window.back() = random.between(1, 2 * conv.inputDilation.back() + 1);
      conv.strides.back() = conv.kernelDilation.back() = 1;
    }
    conv.reverse += conv.reverse.empty() ? "" : ", ";
    conv.reverse += random.chance(85) ? "false" : "true";
    int64_t whole = (size - 1) * conv.inputDilation.back() + 1 +
                    conv.pad.back() + conv.pad[conv.pad.size() - 2];
    int64_t reach = (conv.window.back() - 1) * conv.kernelDilation.back() + 1;
    if (reach > whole)
      return false;
    conv.out.push_back((whole - reach) / conv.strides.back() + 1);
    work *= conv.out.back() * conv.window.back();
  }
  return work <= kMaxWork;
}

} // namespace

bool Generator::makeConvolution() {
  Tensor x = computed();
  if (x.element == "i1" || x.rank() < 2 || x.rank() > 4 || x.count() == 0)
    return false;
  return makeConvolutionOf(x, random.chance(60));
}

bool Generator::makeConvolutionOf(
    const Tensor &x, bool featureLast,
    llvm::function_ref<Tensor(const Dims &, int64_t)> makeWeights) {
  Roles input, kernel;
  for (int64_t i = 0; i < x.rank() - 2; ++i)
    input.push_back(i);
  kernel = input;
  input.insert(featureLast ? input.end() : input.begin(), kFeature);
  input.insert(input.begin(), kBatch);
  bool kernelLast = random.chance(60);
  kernel.insert(kernelLast ? kernel.end() : kernel.begin(), kFeature);
  kernel.insert(kernelLast ? kernel.end() : kernel.begin(), kBatch);
  Roles result = input;
  // Gradients of convolutions have all kinds of layouts.
  if (!makeWeights && random.chance(25))
    for (Roles *roles : {&input, &kernel, &result})
      shuffle(random, *roles);

  Convolution conv;
  conv.batch = x.dims[positionOf(input, kBatch)];
  conv.features = x.dims[positionOf(input, kFeature)];
  for (int64_t i = 0; i < x.rank() - 2; ++i)
    conv.sizes.push_back(x.dims[positionOf(input, i)]);
  drawGroups(random, conv, static_cast<bool>(makeWeights));
  if (!drawWindows(random, conv))
    return false;

  Dims shape = dimsOf(kernel, conv.outputs, conv.features / conv.featureGroups,
                      conv.window);
  Tensor w = makeWeights ? makeWeights(shape, positionOf(kernel, kBatch))
                         : ofType(x.element, shape);
  Dims dims =
      dimsOf(result, conv.batch / conv.batchGroups, conv.outputs, conv.out);
  std::string to = tensorType(dims, x.element);
  std::string forms[] = {formOf(input, "b", "f"), formOf(kernel, "o", "i"),
                         formOf(result, "b", "f")};
  std::string ten = "ten.conv " + x.name + ", " + w.name +
                    " dims = " + forms[0] + " x " + forms[1] + " -> " +
                    forms[2] + " strides = " + listText(conv.strides) +
                    " pad = " + listText(conv.pad) +
                    " input_dilation = " + listText(conv.inputDilation) +
                    " kernel_dilation = " + listText(conv.kernelDilation) +
                    " reverse = [" + conv.reverse +
                    "] feature_groups = " + std::to_string(conv.featureGroups) +
                    " batch_groups = " + std::to_string(conv.batchGroups) +
                    " : " + x.type() + ", " + w.type() + " -> " + to;
  std::string pairs;
  for (size_t i = 0; i < conv.window.size(); ++i)
    pairs += (i ? ", " : "") + listText({conv.pad[2 * i], conv.pad[2 * i + 1]});
  std::string hlo =
      "stablehlo.convolution(" + x.name + ", " + w.name +
      ") dim_numbers = " + forms[0] + "x" + forms[1] + "->" + forms[2] +
      ", window = {stride = " + listText(conv.strides) + ", pad = [" + pairs +
      "], lhs_dilate = " + listText(conv.inputDilation) +
      ", rhs_dilate = " + listText(conv.kernelDilation) + ", reverse = [" +
      conv.reverse +
      "]} {batch_group_count = " + std::to_string(conv.batchGroups) +
      " : i64, feature_group_count = " + std::to_string(conv.featureGroups) +
      " : i64} : (" + x.type() + ", " + w.type() + ") -> " + to;
  define(x.element, dims, either(ten, hlo));
  return true;
}

} // namespace tenon::random_programs
