// Many rows times quantized weights. Up to 63 rows dequantize once for blocks of 48
// or 12 rows; more are a product of matrices for each lane, with tiles of two
// heights, a last group of panels that overlaps the one before, rows that are packed
// in each chunk or before all of them, and blocks of unknown size. The bits of a row
// are those that it has alone, whether the number of rows is known or not.
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --expect=1x100xf32=0 --expect=29x100xf32=0
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --target-cpu=x86-64-v3 --expect=1x100xf32=0 --expect=29x100xf32=0
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --expect=1x100xf32=0 --expect=29x100xf32=0
// RUN: tensor-run %s --entry=anyMany --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --output=%t.npy
// RUN: tensor-run %s --entry=anyMany --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --dynamic --expect=%t.npy
// RUN: tensor-run %s --entry=anyMany --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --target-cpu=x86-64-v3 --output=%t.npy
// RUN: tensor-run %s --entry=anyMany --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --target-cpu=x86-64-v3 --dynamic --expect=%t.npy
// RUN: tensor-run %s --entry=anyMany --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --device=interpreter --expect=%t.npy --rtol=1e-4 --atol=1e-3

// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --fp=strict --threads=2 --expect=1x100xf32=0 --expect=29x100xf32=0
// RUN: tensor-run %s --entry=long --input=150x2720xf32=normal:1 --input=1056x2720xi4=uniform:2 --input=1056x85xf16=normal:3 --bind=1,2 --threads=2 --expect=1x1056xf32=0 --expect=29x1056xf32=0
// RUN: tensor-run %s --entry=long --input=150x2720xf32=normal:1 --input=1056x2720xi4=uniform:2 --input=1056x85xf16=normal:3 --bind=1,2 --target-cpu=x86-64-v3 --threads=2 --expect=1x1056xf32=0 --expect=29x1056xf32=0
// RUN: tensor-run %s --entry=long --input=150x2720xf32=normal:1 --input=1056x2720xi4=uniform:2 --input=1056x85xf16=normal:3 --bind=1,2 --target-cpu=x86-64 --threads=2 --expect=1x1056xf32=0 --expect=29x1056xf32=0
// RUN: tensor-run %s --entry=narrow --input=700x1152xf32=normal:1 --input=36x1152xi4=uniform:2 --input=36x36xf16=normal:3 --bind=1,2 --threads=2 --expect=1x36xf32=0 --expect=3x36xf32=0
// RUN: tensor-run %s --entry=narrow --input=700x1152xf32=normal:1 --input=36x1152xi4=uniform:2 --input=36x36xf16=normal:3 --bind=1,2 --target-cpu=x86-64-v3 --threads=2 --expect=1x36xf32=0 --expect=3x36xf32=0

// Rounded rows: blocks of rows are rounded at a time, and parts of rows.
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --quantized-activations=8 --expect=1x100xf32=0 --expect=29x100xf32=0
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --quantized-activations=8 --verify
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --quantized-activations=8 --target-cpu=x86-64-v3 --expect=1x100xf32=0 --expect=29x100xf32=0
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --quantized-activations=8 --target-cpu=x86-64-v3 --verify
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --quantized-activations=16 --expect=1x100xf32=0 --expect=29x100xf32=0
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --quantized-activations=16 --verify
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --quantized-activations=16 --target-cpu=x86-64-v3 --expect=1x100xf32=0 --expect=29x100xf32=0
// RUN: tensor-run %s --entry=many --input=173x1152xf32=normal:1 --input=100x1152xi4=uniform:2 --input=100x36xf16=normal:3 --bind=1,2 --quantized-activations=16 --target-cpu=x86-64-v3 --verify
// RUN: tensor-run %s --entry=long --input=150x2720xf32=normal:1 --input=1056x2720xi4=uniform:2 --input=1056x85xf16=normal:3 --bind=1,2 --quantized-activations=8 --threads=2 --expect=1x1056xf32=0 --expect=29x1056xf32=0
// RUN: tensor-run %s --entry=long --input=150x2720xf32=normal:1 --input=1056x2720xi4=uniform:2 --input=1056x85xf16=normal:3 --bind=1,2 --quantized-activations=16 --threads=2 --expect=1x1056xf32=0 --expect=29x1056xf32=0

func.func private @longWeights(%q: tensor<100x1152xi4>, %s: tensor<100x36xf16>) -> tensor<100x1152xf32> {
  %0 = ten.convert %q : tensor<100x1152xi4> -> tensor<100x1152xf32>
  %1 = ten.reshape %0 : tensor<100x1152xf32> -> tensor<100x36x32xf32>
  %2 = ten.convert %s : tensor<100x36xf16> -> tensor<100x36xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<100x36xf32> -> tensor<100x36x32xf32>
  %4 = ten.mul %1, %3 : tensor<100x36x32xf32>
  %5 = ten.reshape %4 : tensor<100x36x32xf32> -> tensor<100x1152xf32>
  return %5 : tensor<100x1152xf32>
}

func.func @many(%x: tensor<173x1152xf32>, %q: tensor<100x1152xi4>, %s: tensor<100x36xf16>) -> (tensor<1x100xf32>, tensor<29x100xf32>) {
  %w = call @longWeights(%q, %s) : (tensor<100x1152xi4>, tensor<100x36xf16>) -> tensor<100x1152xf32>
  %all = ten.contract %x, %w contracting = [1] x [1] : tensor<173x1152xf32>, tensor<100x1152xf32> -> tensor<173x100xf32>
  %x1 = ten.slice %x start = [46, 0] limit = [47, 1152] stride = [1, 1] : tensor<173x1152xf32> -> tensor<1x1152xf32>
  %x29 = ten.slice %x start = [144, 0] limit = [173, 1152] stride = [1, 1] : tensor<173x1152xf32> -> tensor<29x1152xf32>
  %y1 = ten.contract %x1, %w contracting = [1] x [1] : tensor<1x1152xf32>, tensor<100x1152xf32> -> tensor<1x100xf32>
  %y29 = ten.contract %x29, %w contracting = [1] x [1] : tensor<29x1152xf32>, tensor<100x1152xf32> -> tensor<29x100xf32>
  %a1 = ten.slice %all start = [46, 0] limit = [47, 100] stride = [1, 1] : tensor<173x100xf32> -> tensor<1x100xf32>
  %a29 = ten.slice %all start = [144, 0] limit = [173, 100] stride = [1, 1] : tensor<173x100xf32> -> tensor<29x100xf32>
  %d1 = ten.sub %y1, %a1 : tensor<1x100xf32>
  %d29 = ten.sub %y29, %a29 : tensor<29x100xf32>
  return %d1, %d29 : tensor<1x100xf32>, tensor<29x100xf32>
}

func.func @anyMany(%x: tensor<?x1152xf32>, %q: tensor<100x1152xi4>, %s: tensor<100x36xf16>) -> tensor<?x100xf32> {
  %w = call @longWeights(%q, %s) : (tensor<100x1152xi4>, tensor<100x36xf16>) -> tensor<100x1152xf32>
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<?x1152xf32>, tensor<100x1152xf32> -> tensor<?x100xf32>
  return %0 : tensor<?x100xf32>
}

func.func private @wideWeights(%q: tensor<1056x2720xi4>, %s: tensor<1056x85xf16>) -> tensor<1056x2720xf32> {
  %0 = ten.convert %q : tensor<1056x2720xi4> -> tensor<1056x2720xf32>
  %1 = ten.reshape %0 : tensor<1056x2720xf32> -> tensor<1056x85x32xf32>
  %2 = ten.convert %s : tensor<1056x85xf16> -> tensor<1056x85xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<1056x85xf32> -> tensor<1056x85x32xf32>
  %4 = ten.mul %1, %3 : tensor<1056x85x32xf32>
  %5 = ten.reshape %4 : tensor<1056x85x32xf32> -> tensor<1056x2720xf32>
  return %5 : tensor<1056x2720xf32>
}

func.func @long(%x: tensor<150x2720xf32>, %q: tensor<1056x2720xi4>, %s: tensor<1056x85xf16>) -> (tensor<1x1056xf32>, tensor<29x1056xf32>) {
  %w = call @wideWeights(%q, %s) : (tensor<1056x2720xi4>, tensor<1056x85xf16>) -> tensor<1056x2720xf32>
  %all = ten.contract %x, %w contracting = [1] x [1] : tensor<150x2720xf32>, tensor<1056x2720xf32> -> tensor<150x1056xf32>
  %x1 = ten.slice %x start = [46, 0] limit = [47, 2720] stride = [1, 1] : tensor<150x2720xf32> -> tensor<1x2720xf32>
  %x29 = ten.slice %x start = [121, 0] limit = [150, 2720] stride = [1, 1] : tensor<150x2720xf32> -> tensor<29x2720xf32>
  %y1 = ten.contract %x1, %w contracting = [1] x [1] : tensor<1x2720xf32>, tensor<1056x2720xf32> -> tensor<1x1056xf32>
  %y29 = ten.contract %x29, %w contracting = [1] x [1] : tensor<29x2720xf32>, tensor<1056x2720xf32> -> tensor<29x1056xf32>
  %a1 = ten.slice %all start = [46, 0] limit = [47, 1056] stride = [1, 1] : tensor<150x1056xf32> -> tensor<1x1056xf32>
  %a29 = ten.slice %all start = [121, 0] limit = [150, 1056] stride = [1, 1] : tensor<150x1056xf32> -> tensor<29x1056xf32>
  %d1 = ten.sub %y1, %a1 : tensor<1x1056xf32>
  %d29 = ten.sub %y29, %a29 : tensor<29x1056xf32>
  return %d1, %d29 : tensor<1x1056xf32>, tensor<29x1056xf32>
}

// Few columns: chunks are of rows.
func.func @narrow(%x: tensor<700x1152xf32>, %q: tensor<36x1152xi4>, %s: tensor<36x36xf16>) -> (tensor<1x36xf32>, tensor<3x36xf32>) {
  %0 = ten.convert %q : tensor<36x1152xi4> -> tensor<36x1152xf32>
  %1 = ten.reshape %0 : tensor<36x1152xf32> -> tensor<36x36x32xf32>
  %2 = ten.convert %s : tensor<36x36xf16> -> tensor<36x36xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<36x36xf32> -> tensor<36x36x32xf32>
  %4 = ten.mul %1, %3 : tensor<36x36x32xf32>
  %w = ten.reshape %4 : tensor<36x36x32xf32> -> tensor<36x1152xf32>
  %all = ten.contract %x, %w contracting = [1] x [1] : tensor<700x1152xf32>, tensor<36x1152xf32> -> tensor<700x36xf32>
  %x1 = ten.slice %x start = [346, 0] limit = [347, 1152] stride = [1, 1] : tensor<700x1152xf32> -> tensor<1x1152xf32>
  %x3 = ten.slice %x start = [697, 0] limit = [700, 1152] stride = [1, 1] : tensor<700x1152xf32> -> tensor<3x1152xf32>
  %y1 = ten.contract %x1, %w contracting = [1] x [1] : tensor<1x1152xf32>, tensor<36x1152xf32> -> tensor<1x36xf32>
  %y3 = ten.contract %x3, %w contracting = [1] x [1] : tensor<3x1152xf32>, tensor<36x1152xf32> -> tensor<3x36xf32>
  %a1 = ten.slice %all start = [346, 0] limit = [347, 36] stride = [1, 1] : tensor<700x36xf32> -> tensor<1x36xf32>
  %a3 = ten.slice %all start = [697, 0] limit = [700, 36] stride = [1, 1] : tensor<700x36xf32> -> tensor<3x36xf32>
  %d1 = ten.sub %y1, %a1 : tensor<1x36xf32>
  %d3 = ten.sub %y3, %a3 : tensor<3x36xf32>
  return %d1, %d3 : tensor<1x36xf32>, tensor<3x36xf32>
}
