//===- ReportGraph.cpp - Draws the launch graph ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws launches as boxes and the values between them as curves: a layered
// graph drawing (Sugiyama) with launches below the producers of their operands,
// wide layers wrapped into several rows, and boxes ordered by the mean position
// of their inputs.
//
//===----------------------------------------------------------------------===//

#include "ReportPictures.h"
#include "Svg.h"
#include "Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace llvm;

namespace tenon {

namespace {

// Pixels.
constexpr double kWidth = 190, kHeight = 38, kGap = 16, kRow = 62, kMargin = 12,
                 kAside = 150;
/// Largest number of boxes in a row, and in total.
constexpr size_t kBoxesPerRow = 5, kMaxBoxes = 1500;

struct Box {
  size_t row = 0;
  double x = 0, y = 0;
};

/// Places each launch below its producers; wraps rows that would be too wide.
class Layout {
public:
  explicit Layout(ArrayRef<LaunchGraph::Node> nodes) : boxes(nodes.size()) {
    std::vector<std::vector<size_t>> inLayer;
    for (auto [i, layer] : llvm::enumerate(layersOf(nodes))) {
      if (inLayer.size() <= layer)
        inLayer.resize(layer + 1);
      inLayer[layer].push_back(i);
    }
    for (std::vector<size_t> &layer : inLayer) {
      // Order by the position of inputs, so that few lines cross.
      auto middle = [&](size_t number) {
        double sum = 0;
        for (const LaunchGraph::Edge &edge : nodes[number].inputs)
          sum += boxes[edge.from].x;
        size_t count = std::max<size_t>(nodes[number].inputs.size(), 1);
        return std::make_pair(sum / static_cast<double>(count), number);
      };
      llvm::sort(layer,
                 [&](size_t a, size_t b) { return middle(a) < middle(b); });
      for (size_t begin = 0; begin < layer.size();
           begin += kBoxesPerRow, ++rows) {
        size_t count = std::min(kBoxesPerRow, layer.size() - begin);
        for (size_t i = 0; i < count; ++i) {
          Box &box = boxes[layer[begin + i]];
          box.row = rows;
          box.x =
              (static_cast<double>(i) - static_cast<double>(count - 1) / 2) *
              (kWidth + kGap);
          box.y = kMargin + static_cast<double>(rows) * kRow;
        }
        widest = std::max(widest, count);
      }
    }
    for (Box &box : boxes)
      box.x += width() / 2;
  }

  double width() const {
    return static_cast<double>(widest) * (kWidth + kGap) + 2 * kAside;
  }
  double height() const { return static_cast<double>(rows) * kRow + kMargin; }
  const Box &operator[](size_t number) const { return boxes[number]; }

private:
  /// Moves each launch to just above its first reader.
  static std::vector<size_t> layersOf(ArrayRef<LaunchGraph::Node> nodes) {
    std::vector<size_t> layers(nodes.size());
    size_t first = 0, behind = 0;
    for (auto [i, node] : llvm::enumerate(nodes)) {
      // Functions are drawn one below the other.
      if (i > 0 && node.function != nodes[i - 1].function)
        first = behind;
      layers[i] = first;
      for (const LaunchGraph::Edge &edge : node.inputs)
        layers[i] = std::max(layers[i], layers[edge.from] + 1);
      behind = std::max(behind, layers[i] + 1);
    }
    std::vector<size_t> latest(nodes.size(), behind);
    for (size_t i = nodes.size(); i-- > 0;) {
      if (latest[i] < behind)
        layers[i] = latest[i];
      for (const LaunchGraph::Edge &edge : nodes[i].inputs)
        latest[edge.from] = std::min(latest[edge.from], layers[i] - 1);
    }
    return layers;
  }

  std::vector<Box> boxes;
  size_t rows = 0, widest = 1;
};

std::string numbers(StringRef what, ArrayRef<int64_t> list) {
  if (list.empty())
    return "";
  std::string text = "\n" + what.str() + " ";
  interleave(
      list, [&](int64_t number) { text += std::to_string(number); },
      [&] { text += ", "; });
  return text;
}

/// Shortens a text to the width of a box.
std::string shortened(StringRef text) {
  constexpr size_t kLetters = 30;
  return text.size() <= kLetters ? text.str()
                                 : text.take_front(kLetters - 1).str() + "…";
}

} // namespace

std::string drawGraph(const ReportContents &contents) {
  const Explanation &explanation = contents.explanation;
  ArrayRef<LaunchGraph::Node> nodes = explanation.graph().nodes;
  std::string note;
  if (nodes.size() > kMaxBoxes) {
    note = "<p>The first " + std::to_string(kMaxBoxes) + " of " +
           std::to_string(nodes.size()) + " launches.</p>\n";
    nodes = nodes.take_front(kMaxBoxes);
  }
  std::map<const Explanation::Kernel *, double> times;
  double longest = 0;
  if (contents.measured)
    for (const KernelTime &time : timesByKernel(*contents.measured)) {
      double each = time.microseconds / static_cast<double>(time.calls);
      times[explanation.find(time.kernel)] = each;
      longest = std::max(longest, each);
    }
  Layout layout(nodes);
  Svg svg(layout.width(), layout.height());
  for (auto [i, node] : llvm::enumerate(nodes))
    for (const LaunchGraph::Edge &edge : node.inputs) {
      const Box &from = layout[edge.from], &to = layout[i];
      // Route around the rows in between.
      bool isLong = to.row > from.row + 1;
      double side = !isLong                           ? 0
                    : from.x < layout.width() / 2 - 1 ? -kAside
                                                      : kAside;
      svg.curve(from.x, from.y + kHeight, to.x, to.y, side,
                isLong ? "edge long" : "edge",
                nodes[edge.from].kernel + " to " + node.kernel + ": " +
                    edge.type);
    }
  for (auto [i, node] : llvm::enumerate(nodes)) {
    const Box &box = layout[i];
    const Explanation::Kernel *kernel = explanation.find(node.kernel);
    auto time = times.find(kernel);
    std::string title = node.kernel + ", from " + node.place;
    if (kernel)
      title += "\n" + kernel->operations;
    if (node.loops)
      title += "\nin a loop";
    if (node.function != nodes.front().function)
      title += "\nof " + node.function;
    title += numbers("reads arguments", node.arguments) +
             numbers("makes results", node.results);
    svg.beginLink(placeOfKernel(kernel ? kernel->name : node.kernel));
    svg.rectangle(box.x - kWidth / 2, box.y, kWidth, kHeight, "under");
    svg.rectangle(box.x - kWidth / 2, box.y, kWidth, kHeight,
                  "box " + styleOf(kernel ? kernel->kind : "") +
                      (node.loops ? " loop" : ""),
                  title);
    svg.text(box.x - kWidth / 2 + 7, box.y + 15, node.kernel, "name");
    if (time != times.end()) {
      svg.text(box.x + kWidth / 2 - 7, box.y + 15, asTime(time->second),
               "small", "end");
      svg.rectangle(box.x - kWidth / 2, box.y + kHeight - 4,
                    kWidth * time->second / longest, 4,
                    "solid " + styleOf(kernel ? kernel->kind : ""));
    }
    if (kernel)
      svg.text(box.x - kWidth / 2 + 7, box.y + 29,
               shortened(kernel->operations), "small");
    svg.endLink();
  }
  return note + svg.take();
}

} // namespace tenon
