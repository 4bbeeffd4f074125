// What schedules make of contractions and convolutions gives what the
// interpreter gives: edges of tiles, all orders of dimensions, epilogues.
// RUN: tensor-run %s --entry=odd --input=17x29xf32=normal:1 --input=29x83xf32=normal:2 --device=interpreter --output=%t.odd.npy
// RUN: tensor-run %s --entry=odd --input=17x29xf32=normal:1 --input=29x83xf32=normal:2 --expect=%t.odd.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=odd --input=17x29xf32=normal:1 --input=29x83xf32=normal:2 --expect=%t.odd.npy --atol=1e-4 --rtol=1e-4 --target-cpu=x86-64
// RUN: tensor-run %s --entry=blocks --input=2x70x37xf32=normal:1 --input=2x150x37xf32=normal:2 --device=interpreter --output=%t.blocks.npy
// RUN: tensor-run %s --entry=blocks --input=2x70x37xf32=normal:1 --input=2x150x37xf32=normal:2 --expect=%t.blocks.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=turned --input=3x300x170xf32=normal:1 --input=3x300x530xf32=normal:2 --input=530xf32=normal:3 --device=interpreter --output=%t.turned.npy
// RUN: tensor-run %s --entry=turned --input=3x300x170xf32=normal:1 --input=3x300x530xf32=normal:2 --input=530xf32=normal:3 --expect=%t.turned.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=turned --input=3x300x170xf32=normal:1 --input=3x300x530xf32=normal:2 --input=530xf32=normal:3 --expect=%t.turned.npy --atol=1e-4 --rtol=1e-4 --threads=2 --target-cpu=x86-64
// RUN: tensor-run %s --entry=across --input=37x50xf32=normal:1 --input=60x37xbf16=0.37 --input=60xf32=normal:3 --input=50x60xf32=normal:4 --device=interpreter --output=%t.across.npy
// RUN: tensor-run %s --entry=across --input=37x50xf32=normal:1 --input=60x37xbf16=0.37 --input=60xf32=normal:3 --input=50x60xf32=normal:4 --expect=%t.across.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=vectors --input=2x37x61xf32=normal:1 --input=2x61x1xf32=normal:2 --input=29x61xbf16=0.37 --device=interpreter --output=%t.vectors0.npy --output=%t.vectors1.npy
// RUN: tensor-run %s --entry=vectors --input=2x37x61xf32=normal:1 --input=2x61x1xf32=normal:2 --input=29x61xbf16=0.37 --expect=%t.vectors0.npy --expect=%t.vectors1.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=nhwc --input=1x9x11x20xf32=normal:1 --input=3x3x20x70xf32=normal:2 --input=70xf32=normal:3 --device=interpreter --output=%t.nhwc.npy
// RUN: tensor-run %s --entry=nhwc --input=1x9x11x20xf32=normal:1 --input=3x3x20x70xf32=normal:2 --input=70xf32=normal:3 --expect=%t.nhwc.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=nchw --input=2x5x9x30xf32=normal:1 --input=7x5x3x3xf32=normal:2 --input=7xf32=normal:3 --device=interpreter --output=%t.nchw.npy
// RUN: tensor-run %s --entry=nchw --input=2x5x9x30xf32=normal:1 --input=7x5x3x3xf32=normal:2 --input=7xf32=normal:3 --expect=%t.nchw.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=gaps --input=1x5x6x8xf32=normal:1 --input=4x5x8x40xf32=normal:2 --device=interpreter --output=%t.gaps.npy
// RUN: tensor-run %s --entry=gaps --input=1x5x6x8xf32=normal:1 --input=4x5x8x40xf32=normal:2 --expect=%t.gaps.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=depthwise --input=1x9x9x19xf32=normal:1 --input=3x3x1x19xf32=normal:2 --device=interpreter --output=%t.depthwise.npy
// RUN: tensor-run %s --entry=depthwise --input=1x9x9x19xf32=normal:1 --input=3x3x1x19xf32=normal:2 --expect=%t.depthwise.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=units --input=1x2x1x48x3xf32=normal:1 --input=1x1x2x3xf32=normal:2 --device=interpreter --output=%t.units.npy
// RUN: tensor-run %s --entry=units --input=1x2x1x48x3xf32=normal:1 --input=1x1x2x3xf32=normal:2 --expect=%t.units.npy --atol=1e-4 --rtol=1e-4
// RUN: tensor-run %s --entry=in_place --input=2x5x37xf32=normal:1 --input=2x37x90xf32=normal:2 --input=90xf32=normal:3 --device=interpreter --output=%t.in_place.npy
// RUN: tensor-run %s --entry=in_place --input=2x5x37xf32=normal:1 --input=2x37x90xf32=normal:2 --input=90xf32=normal:3 --expect=%t.in_place.npy --atol=1e-4 --rtol=1e-4 --threads=2
// RUN: tensor-run %s --entry=functions --input=101x29xf32=normal:1 --input=29x83xf32=normal:2 --input=83xf32=normal:3 --input=101x83xf32=normal:4 --device=interpreter --output=%t.functions.npy
// RUN: tensor-run %s --entry=functions --input=101x29xf32=normal:1 --input=29x83xf32=normal:2 --input=83xf32=normal:3 --input=101x83xf32=normal:4 --expect=%t.functions.npy --atol=1e-4 --rtol=1e-4 --threads=2
// RUN: tensor-run %s --entry=narrow_functions --input=101x29xbf16=0.37 --input=29x83xbf16=-0.21 --device=interpreter --output=%t.narrow_functions.npy
// RUN: tensor-run %s --entry=narrow_functions --input=101x29xbf16=0.37 --input=29x83xbf16=-0.21 --expect=%t.narrow_functions.npy --atol=1e-4 --rtol=1e-4 --threads=2
// RUN: tensor-run %s --entry=filters --input=2x30x37x1xf32=normal:1 --input=3x5x1x1xf32=normal:2 --input=2x15x19x1xf32=normal:3 --device=interpreter --output=%t.filters.npy
// RUN: tensor-run %s --entry=filters --input=2x30x37x1xf32=normal:1 --input=3x5x1x1xf32=normal:2 --input=2x15x19x1xf32=normal:3 --expect=%t.filters.npy --atol=1e-4 --rtol=1e-4 --threads=2
// RUN: tensor-run %s --entry=filters --input=2x30x37x1xf32=normal:1 --input=3x5x1x1xf32=normal:2 --input=2x15x19x1xf32=normal:3 --expect=%t.filters.npy --atol=1e-4 --rtol=1e-4 --target-cpu=x86-64
// RUN: tensor-run %s --entry=colors --input=1x9x40x33xf32=normal:1 --input=3x3x33x2xf32=normal:2 --input=2xf32=normal:3 --device=interpreter --output=%t.colors.npy
// RUN: tensor-run %s --entry=colors --input=1x9x40x33xf32=normal:1 --input=3x3x33x2xf32=normal:2 --input=2xf32=normal:3 --expect=%t.colors.npy --atol=1e-4 --rtol=1e-4 --threads=2
// RUN: tensor-run %s --entry=colors --input=1x9x40x33xf32=normal:1 --input=3x3x33x2xf32=normal:2 --input=2xf32=normal:3 --expect=%t.colors.npy --atol=1e-4 --rtol=1e-4 --target-cpu=x86-64

func.func @odd(%a: tensor<17x29xf32>, %b: tensor<29x83xf32>) -> tensor<17x83xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<17x29xf32>, tensor<29x83xf32> -> tensor<17x83xf32>
  return %0 : tensor<17x83xf32>
}

// Several panels and a rest, sums in blocks, the right side transposed.
func.func @blocks(%a: tensor<2x70x37xf32>, %b: tensor<2x150x37xf32>) -> tensor<2x70x150xf32> {
  %0 = ten.kernel contract (%x = %a : tensor<2x70x37xf32>, %y = %b : tensor<2x150x37xf32>) -> tensor<2x70x150xf32>
      schedule = #ten.contract_schedule<lanes = 8, heights = [5, 3], pack_lhs = true, pack_rhs = true, panels = 3, depth = 10> {
    %1 = ten.contract %x, %y batch = [0] x [0] contracting = [2] x [2] : tensor<2x70x37xf32>, tensor<2x150x37xf32> -> tensor<2x70x150xf32>
    ten.yield %1 : tensor<2x70x150xf32>
  }
  return %0 : tensor<2x70x150xf32>
}

// A left side that is turned in blocks of sums and of rows, two blocks of columns
// and a rest, and what follows the sums.
func.func @turned(%a: tensor<3x300x170xf32>, %b: tensor<3x300x530xf32>, %bias: tensor<530xf32>) -> tensor<3x170x530xf32> {
  %0 = ten.kernel contract (%x = %a : tensor<3x300x170xf32>, %y = %b : tensor<3x300x530xf32>, %z = %bias : tensor<530xf32>) -> tensor<3x170x530xf32>
      schedule = #ten.contract_schedule<lanes = 8, heights = [5, 3], pack_lhs = true, pack_rhs = true, panels = 32, depth = 130> {
    %1 = ten.contract %x, %y batch = [0] x [0] contracting = [1] x [1] : tensor<3x300x170xf32>, tensor<3x300x530xf32> -> tensor<3x170x530xf32>
    %2 = ten.broadcast %z dims = [2] : tensor<530xf32> -> tensor<3x170x530xf32>
    %3 = ten.add %1, %2 : tensor<3x170x530xf32>
    ten.yield %3 : tensor<3x170x530xf32>
  }
  return %0 : tensor<3x170x530xf32>
}

// Rows of the right side in place, a few at a time, and what follows the sums.
func.func @in_place(%a: tensor<2x5x37xf32>, %b: tensor<2x37x90xf32>, %bias: tensor<90xf32>) -> tensor<2x5x90xf32> {
  %0 = ten.kernel contract (%x = %a : tensor<2x5x37xf32>, %y = %b : tensor<2x37x90xf32>, %z = %bias : tensor<90xf32>) -> tensor<2x5x90xf32>
      schedule = #ten.contract_schedule<lanes = 8, heights = [5, 3], pack_lhs = false, pack_rhs = false, panels = 2, depth = 8> {
    %1 = ten.contract %x, %y batch = [0] x [0] contracting = [2] x [1] : tensor<2x5x37xf32>, tensor<2x37x90xf32> -> tensor<2x5x90xf32>
    %2 = ten.broadcast %z dims = [2] : tensor<90xf32> -> tensor<2x5x90xf32>
    %3 = ten.add %1, %2 : tensor<2x5x90xf32>
    ten.yield %3 : tensor<2x5x90xf32>
  }
  return %0 : tensor<2x5x90xf32>
}

func.func @across(%a: tensor<37x50xf32>, %b: tensor<60x37xbf16>, %bias: tensor<60xf32>, %r: tensor<50x60xf32>) -> tensor<50x60xf32> {
  %0 = ten.contract %a, %b contracting = [0] x [1] : tensor<37x50xf32>, tensor<60x37xbf16> -> tensor<50x60xf32>
  %1 = ten.broadcast %bias dims = [1] : tensor<60xf32> -> tensor<50x60xf32>
  %2 = ten.add %0, %1 : tensor<50x60xf32>
  %3 = ten.tanh %2 : tensor<50x60xf32>
  %4 = ten.add %3, %r : tensor<50x60xf32>
  return %4 : tensor<50x60xf32>
}

func.func @nhwc(%x: tensor<1x9x11x20xf32>, %w: tensor<3x3x20x70xf32>, %bias: tensor<70xf32>) -> tensor<1x5x6x70xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1]
      : tensor<1x9x11x20xf32>, tensor<3x3x20x70xf32> -> tensor<1x5x6x70xf32>
  %1 = ten.broadcast %bias dims = [3] : tensor<70xf32> -> tensor<1x5x6x70xf32>
  %2 = ten.add %0, %1 : tensor<1x5x6x70xf32>
  return %2 : tensor<1x5x6x70xf32>
}

func.func @nchw(%x: tensor<2x5x9x30xf32>, %w: tensor<7x5x3x3xf32>, %bias: tensor<7xf32>) -> tensor<2x7x9x30xf32> {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1]
      : tensor<2x5x9x30xf32>, tensor<7x5x3x3xf32> -> tensor<2x7x9x30xf32>
  %1 = ten.broadcast %bias dims = [1] : tensor<7xf32> -> tensor<2x7x9x30xf32>
  %2 = ten.mul %0, %1 : tensor<2x7x9x30xf32>
  return %2 : tensor<2x7x9x30xf32>
}

// By phases: two in one dimension, three in the other.
func.func @gaps(%x: tensor<1x5x6x8xf32>, %w: tensor<4x5x8x40xf32>) -> tensor<1x10x15x40xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [2, 2, 2, 1] input_dilation = [2, 3]
      : tensor<1x5x6x8xf32>, tensor<4x5x8x40xf32> -> tensor<1x10x15x40xf32>
  return %0 : tensor<1x10x15x40xf32>
}

func.func @depthwise(%x: tensor<1x9x9x19xf32>, %w: tensor<3x3x1x19xf32>) -> tensor<1x9x9x19xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 19
      : tensor<1x9x9x19xf32>, tensor<3x3x1x19xf32> -> tensor<1x9x9x19xf32>
  return %0 : tensor<1x9x9x19xf32>
}

// One channel, every second place, and what follows the sums.
func.func @filters(%x: tensor<2x30x37x1xf32>, %w: tensor<3x5x1x1xf32>, %r: tensor<2x15x19x1xf32>) -> tensor<2x15x19x1xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 2, 2]
      : tensor<2x30x37x1xf32>, tensor<3x5x1x1xf32> -> tensor<2x15x19x1xf32>
  %1 = ten.add %0, %r : tensor<2x15x19x1xf32>
  return %1 : tensor<2x15x19x1xf32>
}

// Few features of many channels.
func.func @colors(%x: tensor<1x9x40x33xf32>, %w: tensor<3x3x33x2xf32>, %bias: tensor<2xf32>) -> tensor<1x9x40x2xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1]
      : tensor<1x9x40x33xf32>, tensor<3x3x33x2xf32> -> tensor<1x9x40x2xf32>
  %1 = ten.broadcast %bias dims = [3] : tensor<2xf32> -> tensor<1x9x40x2xf32>
  %2 = ten.add %0, %1 : tensor<1x9x40x2xf32>
  return %2 : tensor<1x9x40x2xf32>
}

// Dimensions of one element, which slices lose.
func.func @units(%a: tensor<1x2x1x48x3xf32>, %b: tensor<1x1x2x3xf32>) -> tensor<3x1x48x1xf32> {
  %0 = ten.contract %a, %b batch = [4] x [3] contracting = [2, 1] x [1, 2] : tensor<1x2x1x48x3xf32>, tensor<1x1x2x3xf32> -> tensor<3x1x48x1xf32>
  return %0 : tensor<3x1x48x1xf32>
}

func.func @vectors(%x: tensor<2x37x61xf32>, %y: tensor<2x61x1xf32>, %z: tensor<29x61xbf16>) -> (tensor<2x37x1xf32>, tensor<29x1xf32>) {
  %0 = ten.contract %x, %y batch = [0] x [0] contracting = [2] x [1] : tensor<2x37x61xf32>, tensor<2x61x1xf32> -> tensor<2x37x1xf32>
  %1 = ten.neg %0 : tensor<2x37x1xf32>
  %2 = ten.convert %z : tensor<29x61xbf16> -> tensor<29x61xf32>
  %3 = ten.reshape %y : tensor<2x61x1xf32> -> tensor<2x61xf32>
  %4 = ten.slice %3 start = [1, 0] limit = [2, 61] stride = [1, 1] : tensor<2x61xf32> -> tensor<1x61xf32>
  %5 = ten.contract %2, %4 contracting = [1] x [1] : tensor<29x61xf32>, tensor<1x61xf32> -> tensor<29x1xf32>
  return %1, %5 : tensor<2x37x1xf32>, tensor<29x1xf32>
}

// Functions of the sums in a loop over a tile's rows, beside operands of each
// column and each element; the last tile computes rows of the one before again.
func.func @functions(%a: tensor<101x29xf32>, %b: tensor<29x83xf32>, %bias: tensor<83xf32>, %more: tensor<101x83xf32>) -> tensor<101x83xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<101x29xf32>, tensor<29x83xf32> -> tensor<101x83xf32>
  %1 = ten.broadcast %bias dims = [1] : tensor<83xf32> -> tensor<101x83xf32>
  %2 = ten.add %0, %1 : tensor<101x83xf32>
  %3 = ten.tanh %2 : tensor<101x83xf32>
  %4 = ten.exp %3 : tensor<101x83xf32>
  %5 = ten.add %4, %more : tensor<101x83xf32>
  return %5 : tensor<101x83xf32>
}

func.func @narrow_functions(%a: tensor<101x29xbf16>, %b: tensor<29x83xbf16>) -> tensor<101x83xbf16> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<101x29xbf16>, tensor<29x83xbf16> -> tensor<101x83xf32>
  %1 = ten.logistic %0 : tensor<101x83xf32>
  %2 = ten.convert %1 : tensor<101x83xf32> -> tensor<101x83xbf16>
  return %2 : tensor<101x83xbf16>
}
