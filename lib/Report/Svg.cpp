//===- Svg.cpp - SVG pictures ---------------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Svg.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace tenon {

std::string escaped(StringRef text) {
  std::string result;
  raw_string_ostream stream(result);
  printHTMLEscaped(json::fixUTF8(text), stream);
  return result;
}

/// Formats to a tenth of a pixel.
static auto pixels(double value) { return format("%.1f", value); }

Svg::Svg(double width, double height) {
  stream << "<svg width=\"" << pixels(width) << "\" height=\"" << pixels(height)
         << "\" viewBox=\"0 0 " << pixels(width) << " " << pixels(height)
         << "\" role=\"img\">\n";
}

void Svg::end(StringRef element, StringRef title) {
  if (title.empty()) {
    stream << "/>\n";
    return;
  }
  stream << "><title>" << escaped(title) << "</title></" << element << ">\n";
}

void Svg::rectangle(double x, double y, double width, double height,
                    StringRef style, StringRef title) {
  stream << "<rect x=\"" << pixels(x) << "\" y=\"" << pixels(y) << "\" width=\""
         << pixels(width) << "\" height=\"" << pixels(height) << "\" class=\""
         << escaped(style) << "\"";
  end("rect", title);
}

void Svg::circle(double x, double y, double radius, StringRef style,
                 StringRef title) {
  stream << "<circle cx=\"" << pixels(x) << "\" cy=\"" << pixels(y) << "\" r=\""
         << pixels(radius) << "\" class=\"" << escaped(style) << "\"";
  end("circle", title);
}

void Svg::line(double x1, double y1, double x2, double y2, StringRef style) {
  stream << "<line x1=\"" << pixels(x1) << "\" y1=\"" << pixels(y1)
         << "\" x2=\"" << pixels(x2) << "\" y2=\"" << pixels(y2)
         << "\" class=\"" << escaped(style) << "\"/>\n";
}

void Svg::curve(double x1, double y1, double x2, double y2, double side,
                StringRef style, StringRef title) {
  double down = std::max(12.0, (y2 - y1) / 3);
  stream << "<path d=\"M" << pixels(x1) << " " << pixels(y1) << "C"
         << pixels(x1 + side) << " " << pixels(y1 + down) << " "
         << pixels(x2 + side) << " " << pixels(y2 - down) << " " << pixels(x2)
         << " " << pixels(y2) << "\" class=\"" << escaped(style) << "\"";
  end("path", title);
}

void Svg::text(double x, double y, StringRef text, StringRef style,
               StringRef anchor) {
  stream << "<text x=\"" << pixels(x) << "\" y=\"" << pixels(y) << "\" class=\""
         << escaped(style) << "\" text-anchor=\"" << anchor << "\">"
         << escaped(text) << "</text>\n";
}

void Svg::beginLink(StringRef place) {
  stream << "<a href=\"#" << escaped(place) << "\">";
}

void Svg::endLink() { stream << "</a>\n"; }

std::string Svg::take() {
  stream << "</svg>\n";
  return std::move(shapes);
}

} // namespace tenon
