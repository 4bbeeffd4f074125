//===- ReportStyle.h - The style of a report --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_REPORT_REPORTSTYLE_H
#define TENON_LIB_REPORT_REPORTSTYLE_H

namespace tenon {

/// The page's CSS. Colors are those of kernel kinds, `k-` and the name; `a0` to
/// `a5` tell temporaries apart.
constexpr char kReportStyle[] = R"(
body { font: 14px/1.45 system-ui, sans-serif; color: #222; background: #fff;
  margin: 0 auto; max-width: 1280px; padding: 0 20px 60px; }
h1 { font-size: 22px; margin: 24px 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 17px; margin: 36px 0 6px; }
p { color: #555; margin: 4px 0 8px; }
nav { margin-bottom: 10px; }
nav a { margin-right: 14px; }
a { color: #1f5fa8; text-decoration: none; }
table { border-collapse: collapse; font-size: 13px; }
th, td { text-align: left; vertical-align: top; padding: 3px 10px 3px 0;
  border-bottom: 1px solid #eee; }
th { position: sticky; top: 0; background: #fff; box-shadow: 0 1px #ccc;
  white-space: nowrap; }
.sortable th { cursor: pointer; }
.sortable th:hover { color: #1f5fa8; }
td.n, th.n { text-align: right; white-space: nowrap;
  font-variant-numeric: tabular-nums; }
td.s { white-space: nowrap; }
td.place { color: #555; overflow-wrap: anywhere; }
tr:target { background: #fff6cc; }
.fact td:first-child { color: #555; white-space: nowrap; }
.fact td { overflow-wrap: anywhere; }
.scroll { overflow: auto; max-height: 620px; border: 1px solid #ddd; }
.key span { display: inline-block; margin-right: 14px; font-size: 12px;
  color: #444; }
.key i { display: inline-block; width: 11px; height: 11px; margin-right: 4px;
  vertical-align: -1px; background: currentColor; }
details summary { cursor: pointer; color: #1f5fa8; }
svg { display: block; font: 12px system-ui, sans-serif; }
svg a:hover rect, svg a:hover circle { stroke: #000; }
.small { font-size: 11px; fill: #444; }
.name { font-size: 12px; font-weight: 600; fill: #111; }
.onbar { font-size: 11px; fill: #fff; pointer-events: none; }
.grid { stroke: #e4e4e4; }
.plot { fill: #fafafa; stroke: #ccc; }
.edge { fill: none; stroke: #8a8a8a; stroke-width: 1.2; }
.edge.long { stroke: #c4c4c4; }
.edge:hover { stroke: #000; stroke-width: 2; }
.under { fill: #fff; rx: 4px; }
.box { fill: currentColor; fill-opacity: .18; stroke: currentColor; rx: 4px; }
.box.loop { stroke-dasharray: 5 3; }
.solid, .bar, .point { fill: currentColor; }
.bar { stroke: #fff; stroke-width: .5; }
.point { fill-opacity: .6; stroke: currentColor; }
.limit { stroke: #b03030; stroke-width: 1.5; }
.limitname { font-size: 11px; fill: #b03030; }
.area { stroke: #fff; stroke-width: .6; }
.area.open { fill-opacity: .35; }
.area:hover, .bar:hover { stroke: #000; stroke-width: 1.2; }
.a0 { fill: #7aa6d6; } .a1 { fill: #92c5a0; } .a2 { fill: #e7b878; }
.a3 { fill: #c9a0c9; } .a4 { fill: #d99a98; } .a5 { fill: #a5b8bf; }
rect, circle, .key span { color: #777; }
.key i, .key span { color: #444; }
.k-contract { color: #3f6fae !important; }
.k-conv { color: #3f8f46 !important; }
.k-attention { color: #c8403f !important; }
.k-normalize { color: #d07512 !important; }
.k-reduce { color: #a8860b !important; }
.k-map { color: #2f8f8a !important; }
.k-window { color: #84573f !important; }
.k-scatter { color: #cc5f85 !important; }
.k-sort { color: #8a568f !important; }
.k-scan { color: #6a6fc0 !important; }
.k-algorithm { color: #5d6b76 !important; }
.k-loop { color: #9a4fb0 !important; }
)";

/// Sorts a table by the column of the clicked header: numbers by their
/// `data-v`, the largest first, and text alphabetically.
constexpr char kReportScript[] = R"(
document.querySelectorAll('table.sortable').forEach(table => {
  table.querySelectorAll('th').forEach((header, column) => {
    let up = !header.classList.contains('n');
    header.addEventListener('click', () => {
      const body = table.tBodies[0];
      const value = row => {
        const cell = row.cells[column];
        return 'v' in cell.dataset ? Number(cell.dataset.v) : cell.textContent;
      };
      [...body.rows].sort((a, b) => {
        const x = value(a), y = value(b);
        return (x < y ? -1 : x > y ? 1 : 0) * (up ? 1 : -1);
      }).forEach(row => body.append(row));
      up = !up;
    });
  });
});
)";

} // namespace tenon

#endif // TENON_LIB_REPORT_REPORTSTYLE_H
