//===- Svg.h - SVG pictures -------------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_REPORT_SVG_H
#define TENON_LIB_REPORT_SVG_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace tenon {

/// Escapes text for HTML and SVG, as valid UTF-8.
std::string escaped(llvm::StringRef text);

/// Shapes of an SVG element, drawn one over the other. `style` is a CSS class;
/// `title` is the tooltip.
class Svg {
public:
  Svg(double width, double height);

  void rectangle(double x, double y, double width, double height,
                 llvm::StringRef style, llvm::StringRef title = "");
  void circle(double x, double y, double radius, llvm::StringRef style,
              llvm::StringRef title = "");
  void line(double x1, double y1, double x2, double y2, llvm::StringRef style);
  /// Draws a curve that leaves a point downwards, and bends aside by `side`.
  void curve(double x1, double y1, double x2, double y2, double side,
             llvm::StringRef style, llvm::StringRef title = "");
  /// `anchor`: start, middle or end.
  void text(double x, double y, llvm::StringRef text, llvm::StringRef style,
            llvm::StringRef anchor = "start");
  /// Shapes drawn until the end of the link lead to an anchor of the page.
  void beginLink(llvm::StringRef place);
  void endLink();

  /// Returns the complete element; nothing can be drawn afterwards.
  std::string take();

private:
  void end(llvm::StringRef element, llvm::StringRef title);

  std::string shapes;
  llvm::raw_string_ostream stream{shapes};
};

} // namespace tenon

#endif // TENON_LIB_REPORT_SVG_H
