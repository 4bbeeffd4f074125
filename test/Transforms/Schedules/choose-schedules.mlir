// RUN: tensor-opt %s -ten-attach-target="features=avx512f" -ten-choose-schedules | FileCheck %s --check-prefixes=CHECK,WIDE
// RUN: tensor-opt %s -ten-attach-target="features='avx2 fma avx'" -ten-choose-schedules | FileCheck %s --check-prefixes=CHECK,NARROW
// RUN: tensor-opt %s -ten-attach-target="features='avx512f avx512bw avx512vnni'" -ten-choose-schedules | FileCheck %s --check-prefix=VNNI
// RUN: tensor-opt %s -ten-attach-target="features='avx512f avx512bw avx512vnni avx512bf16 amx-tile amx-int8 amx-bf16'" -ten-choose-schedules | FileCheck %s --check-prefix=MATRICES
// RUN: tensor-opt %s -ten-attach-target="features='fp-armv8 neon'" -ten-choose-schedules | FileCheck %s --check-prefix=NEON
// RUN: tensor-opt %s -ten-choose-schedules | FileCheck %s --check-prefix=NONE
// RUN: tensor-opt %s -ten-attach-target="features='avx2 fma avx' l1=49152 l2=2097152" -ten-choose-schedules | FileCheck %s --check-prefix=CACHE

// Sizes of tiles follow from the target. A column of tiles that does not stay in
// the cache is packed.
// WIDE: @large{{.*}}#ten.contract_schedule<lanes = 16, heights = [8, 8, 8, 6], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>
// NARROW: @large{{.*}}#ten.contract_schedule<lanes = 8, heights = [8, 6], pack_lhs = false, pack_rhs = true, panels = 4, depth = 0>
// Where the second cache is larger, more panels use the left operand at once,
// and what is copied into them is read in longer runs.
// CACHE: @large{{.*}}#ten.contract_schedule<lanes = 8, heights = [12, 6], pack_lhs = false, pack_rhs = true, panels = 8, depth = 0>
// MATRICES: @large{{.*}}lanes = 16, heights = [12, 12, 9, 6], pack_lhs = false, pack_rhs = true, panels = 4, depth = 0>
// NEON: @large{{.*}}#ten.contract_schedule<lanes = 4, heights = [8, 8, 8, 6],
// NONE: @large{{.*}}#ten.contract_schedule<lanes = 4, heights = [8, 6],
func.func private @large(%a: tensor<1024x1024xf32>, %b: tensor<1024x1024xf32>, %c: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<1024x1024xf32>, tensor<1024x1024xf32> -> tensor<1024x1024xf32>
  return %0 : tensor<1024x1024xf32>
}

// A small one is read where it is.
// CHECK: @small{{.*}}pack_lhs = false, pack_rhs = false
func.func private @small(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>, %c: tensor<32x32xf32>) -> tensor<32x32xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<32x32xf32>, tensor<32x32xf32> -> tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}

// What lies across is always packed; narrow elements are widened on the way.
// CHECK: @across{{.*}}pack_lhs = true, pack_rhs = true
func.func private @across(%a: tensor<64x100xbf16>, %b: tensor<80x64xbf16>, %c: tensor<100x80xf32>) -> tensor<100x80xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [0] x [1] : tensor<64x100xbf16>, tensor<80x64xbf16> -> tensor<100x80xf32>
  return %0 : tensor<100x80xf32>
}

// A left operand that is turned and too large for a cache is copied in blocks,
// beside panels of all columns, or of half of them; for more columns, or where
// it stays in a cache, once.
// WIDE: @turned{{.*}}pack_lhs = true, pack_rhs = true, panels = 16, depth = 128>
// NARROW: @turned{{.*}}pack_lhs = true, pack_rhs = true, panels = 64, depth = 128>
// MATRICES: @turned{{.*}}pack_lhs = true, pack_rhs = true, panels = 16, depth = 128>
func.func private @turned(%a: tensor<1024x1024xf32>, %b: tensor<1024x1024xf32>, %c: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<1024x1024xf32>, tensor<1024x1024xf32> -> tensor<1024x1024xf32>
  return %0 : tensor<1024x1024xf32>
}
// WIDE: @turned_wide{{.*}}panels = 1, depth = 0>
// NARROW: @turned_wide{{.*}}panels = 4, depth = 0>
func.func private @turned_wide(%a: tensor<600x1024xf32>, %b: tensor<600x4096xf32>, %c: tensor<1024x4096xf32>) -> tensor<1024x4096xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<600x1024xf32>, tensor<600x4096xf32> -> tensor<1024x4096xf32>
  return %0 : tensor<1024x4096xf32>
}
// WIDE: @turned_small{{.*}}panels = 2, depth = 0>
func.func private @turned_small(%a: tensor<500x256xf32>, %b: tensor<500x1024xf32>, %c: tensor<256x1024xf32>) -> tensor<256x1024xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<500x256xf32>, tensor<500x1024xf32> -> tensor<256x1024xf32>
  return %0 : tensor<256x1024xf32>
}

// Very deep sums are made block by block.
// WIDE: @deep{{.*}}panels = 1, depth = 1024>
func.func private @deep(%a: tensor<256x4096xf32>, %b: tensor<4096x256xf32>, %c: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x4096xf32>, tensor<4096x256xf32> -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}

// Bytes are multiplied by fours or, widened, by twos, as the CPU can. What has
// more bits than 16 with its sign, or sums of more than 32, is not grouped.
// WIDE: @bytes{{.*}}pack_lhs = true, pack_rhs = true, panels = 1, depth = 0>
// NARROW: @bytes{{.*}}pack_lhs = false, pack_rhs = true, panels = 8, depth = 0, group = 2>
// VNNI: @bytes{{.*}}pack_lhs = false, pack_rhs = true, panels = 4, depth = 0, group = 4>
// NONE: @bytes{{.*}}depth = 0>
func.func private @bytes(%a: tensor<256x1024xi8>, %b: tensor<1024x256xui8>, %c: tensor<256x256xi32>) -> tensor<256x256xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x1024xi8>, tensor<1024x256xui8> -> tensor<256x256xi32>
  return %0 : tensor<256x256xi32>
}

// VNNI: @words{{.*}}group = 2>
func.func private @words(%a: tensor<256x1024xi16>, %b: tensor<1024x256xui8>, %c: tensor<256x256xi32>) -> tensor<256x256xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x1024xi16>, tensor<1024x256xui8> -> tensor<256x256xi32>
  return %0 : tensor<256x256xi32>
}

// Registers for matrices take four bytes of 16 columns and as many rows; of words
// there are no such instructions.
// MATRICES: @bytes{{.*}}heights = [32, 32], pack_lhs = false, pack_rhs = true, panels = 8, depth = 0, group = 4, matrices = true>
// MATRICES: @words{{.*}}group = 2>
// MATRICES: @few_byte_rows{{.*}}heights = [16, 16, 16, 16],{{.*}}matrices = true>
// MATRICES: @few_byte_columns{{.*}}heights = [32],{{.*}}matrices = true>
// MATRICES: @two_byte_rows{{.*}}group = 4>
// MATRICES: @few_byte_sums{{.*}}group = 4>
// MATRICES: @floats{{.*}}heights = [32, 32],{{.*}}group = 2, matrices = true>
// MATRICES: @few_floats{{.*}}depth = 0>
func.func private @few_byte_rows(%a: tensor<9x1024xi8>, %b: tensor<1024x256xi8>, %c: tensor<9x256xi32>) -> tensor<9x256xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<9x1024xi8>, tensor<1024x256xi8> -> tensor<9x256xi32>
  return %0 : tensor<9x256xi32>
}

func.func private @few_byte_columns(%a: tensor<99x1024xi8>, %b: tensor<1024x12xi8>, %c: tensor<99x12xi32>) -> tensor<99x12xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<99x1024xi8>, tensor<1024x12xi8> -> tensor<99x12xi32>
  return %0 : tensor<99x12xi32>
}

func.func private @two_byte_rows(%a: tensor<2x1024xi8>, %b: tensor<1024x256xi8>, %c: tensor<2x256xi32>) -> tensor<2x256xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<2x1024xi8>, tensor<1024x256xi8> -> tensor<2x256xi32>
  return %0 : tensor<2x256xi32>
}

func.func private @few_byte_sums(%a: tensor<99x31xi8>, %b: tensor<31x256xi8>, %c: tensor<99x256xi32>) -> tensor<99x256xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<99x31xi8>, tensor<31x256xi8> -> tensor<99x256xi32>
  return %0 : tensor<99x256xi32>
}

func.func private @floats(%a: tensor<99x256xbf16>, %b: tensor<256x256xbf16>, %c: tensor<99x256xf32>) -> tensor<99x256xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<99x256xbf16>, tensor<256x256xbf16> -> tensor<99x256xf32>
  return %0 : tensor<99x256xf32>
}

func.func private @few_floats(%a: tensor<15x256xbf16>, %b: tensor<256x256xbf16>, %c: tensor<15x256xf32>) -> tensor<15x256xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<15x256xbf16>, tensor<256x256xbf16> -> tensor<15x256xf32>
  return %0 : tensor<15x256xf32>
}

// VNNI: @unsigned_words{{.*}}depth = 0>
func.func private @unsigned_words(%a: tensor<256x1024xui16>, %b: tensor<1024x256xi8>, %c: tensor<256x256xi32>) -> tensor<256x256xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x1024xui16>, tensor<1024x256xi8> -> tensor<256x256xi32>
  return %0 : tensor<256x256xi32>
}

// VNNI: @longs{{.*}}depth = 0>
func.func private @longs(%a: tensor<256x1024xi8>, %b: tensor<1024x256xi8>, %c: tensor<256x256xi64>) -> tensor<256x256xi64> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x1024xi8>, tensor<1024x256xi8> -> tensor<256x256xi64>
  return %0 : tensor<256x256xi64>
}

// CHECK: @nhwc{{.*}}#ten.conv_schedule<{{.*}}along = features, pack_kernel = true
func.func private @nhwc(%x: tensor<1x56x56x128xf32>, %w: tensor<3x3x128x128xf32>, %y: tensor<1x54x54x128xf32>) -> tensor<1x54x54x128xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x56x56x128xf32>, tensor<3x3x128x128xf32> -> tensor<1x54x54x128xf32>
  return %0 : tensor<1x54x54x128xf32>
}

// Of rows that leave vectors emptier than features do, long sums run along
// features, to be copied after.
// WIDE: @nchw_long{{.*}}along = features
// NARROW: @nchw_long{{.*}}along = places
func.func private @nchw_long(%x: tensor<1x64x58x58xf32>, %w: tensor<64x64x3x3xf32>, %y: tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32> -> tensor<1x64x56x56xf32>
  return %0 : tensor<1x64x56x56xf32>
}

// CHECK: @nchw_few_features{{.*}}along = places
func.func private @nchw_few_features(%x: tensor<1x64x58x58xf32>, %w: tensor<20x64x3x3xf32>, %y: tensor<1x20x56x56xf32>) -> tensor<1x20x56x56xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<1x64x58x58xf32>, tensor<20x64x3x3xf32> -> tensor<1x20x56x56xf32>
  return %0 : tensor<1x20x56x56xf32>
}

// CHECK: @nchw{{.*}}along = places
func.func private @nchw(%x: tensor<1x8x58x58xf32>, %w: tensor<8x8x3x3xf32>, %y: tensor<1x8x56x56xf32>) -> tensor<1x8x56x56xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<1x8x58x58xf32>, tensor<8x8x3x3xf32> -> tensor<1x8x56x56xf32>
  return %0 : tensor<1x8x56x56xf32>
}

// WIDE: @depthwise{{.*}}heights = [16, 8], along = channels
// NARROW: @depthwise{{.*}}heights = [8, 4], along = channels
func.func private @depthwise(%x: tensor<1x58x58x32xf32>, %w: tensor<3x3x1x32xf32>, %y: tensor<1x56x56x32xf32>) -> tensor<1x56x56x32xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] feature_groups = 32 : tensor<1x58x58x32xf32>, tensor<3x3x1x32xf32> -> tensor<1x56x56x32xf32>
  return %0 : tensor<1x56x56x32xf32>
}

// One channel: along the image's rows, in any order of dimensions, and at small
// steps too. A tile has rows of the image, in half of the registers.
// WIDE: @image{{.*}}heights = [16, 8, 5, 4], along = places
// NARROW: @image{{.*}}heights = [8, 4], along = places
func.func private @image(%x: tensor<1x1x66x66xf32>, %w: tensor<1x1x3x3xf32>, %y: tensor<1x1x64x64xf32>) -> tensor<1x1x64x64xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<1x1x66x66xf32>, tensor<1x1x3x3xf32> -> tensor<1x1x64x64xf32>
  return %0 : tensor<1x1x64x64xf32>
}
// CHECK: @image_nhwc{{.*}}along = places
func.func private @image_nhwc(%x: tensor<1x66x66x1xf32>, %w: tensor<3x3x1x1xf32>, %y: tensor<1x64x64x1xf32>) -> tensor<1x64x64x1xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x66x66x1xf32>, tensor<3x3x1x1xf32> -> tensor<1x64x64x1xf32>
  return %0 : tensor<1x64x64x1xf32>
}
// CHECK: @image_steps{{.*}}along = places
func.func private @image_steps(%x: tensor<1x1x65x65xf32>, %w: tensor<1x1x3x3xf32>, %y: tensor<1x1x32x32xf32>) -> tensor<1x1x32x32xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] strides = [2, 2] : tensor<1x1x65x65xf32>, tensor<1x1x3x3xf32> -> tensor<1x1x32x32xf32>
  return %0 : tensor<1x1x32x32xf32>
}
// CHECK: @image_long_steps{{.*}}along = channels
func.func private @image_long_steps(%x: tensor<1x1x158x158xf32>, %w: tensor<1x1x3x3xf32>, %y: tensor<1x1x32x32xf32>) -> tensor<1x1x32x32xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] strides = [5, 5] : tensor<1x1x158x158xf32>, tensor<1x1x3x3xf32> -> tensor<1x1x32x32xf32>
  return %0 : tensor<1x1x32x32xf32>
}
// CHECK: @feature_steps{{.*}}along = features
func.func private @feature_steps(%x: tensor<1x3x65x65xf32>, %w: tensor<32x3x3x3xf32>, %y: tensor<1x32x32x32xf32>) -> tensor<1x32x32x32xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] strides = [2, 2] : tensor<1x3x65x65xf32>, tensor<32x3x3x3xf32> -> tensor<1x32x32x32xf32>
  return %0 : tensor<1x32x32x32xf32>
}
// Without other rows the tile is wide.
// WIDE: @signal{{.*}}heights = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], along = places
// NARROW: @signal{{.*}}heights = [1, 1, 1, 1, 1, 1, 1, 1], along = places
func.func private @signal(%x: tensor<1x1x1063xf32>, %w: tensor<1x1x64xf32>, %y: tensor<1x1x1000xf32>) -> tensor<1x1x1000xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0] x [o, i, 0] -> [b, f, 0] : tensor<1x1x1063xf32>, tensor<1x1x64xf32> -> tensor<1x1x1000xf32>
  return %0 : tensor<1x1x1000xf32>
}
// Each channel of its own.
// CHECK: @depthwise_first{{.*}}along = places
func.func private @depthwise_first(%x: tensor<1x32x58x58xf32>, %w: tensor<32x1x3x3xf32>, %y: tensor<1x32x56x56xf32>) -> tensor<1x32x56x56xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] feature_groups = 32 : tensor<1x32x58x58xf32>, tensor<32x1x3x3xf32> -> tensor<1x32x56x56xf32>
  return %0 : tensor<1x32x56x56xf32>
}
// CHECK: @depthwise_small{{.*}}along = channels
func.func private @depthwise_small(%x: tensor<1x32x5x5xf32>, %w: tensor<32x1x3x3xf32>, %y: tensor<1x32x3x3xf32>) -> tensor<1x32x3x3xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] feature_groups = 32 : tensor<1x32x5x5xf32>, tensor<32x1x3x3xf32> -> tensor<1x32x3x3xf32>
  return %0 : tensor<1x32x3x3xf32>
}
// A vector of so few features would be mostly empty: input and result are copied
// to another order. The input of many channels at once, by blocks of vectors.
// CHECK: @few_last{{.*}}along = places, pack_kernel = false, depth = 0>
func.func private @few_last(%x: tensor<1x256x256x32xf32>, %w: tensor<3x3x32x2xf32>, %y: tensor<1x256x256x2xf32>) -> tensor<1x256x256x2xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x256x256x32xf32>, tensor<3x3x32x2xf32> -> tensor<1x256x256x2xf32>
  return %0 : tensor<1x256x256x2xf32>
}
// CHECK: @color_last{{.*}}along = places, pack_kernel = false, depth = 0, rows = 64>
func.func private @color_last(%x: tensor<1x256x256x3xf32>, %w: tensor<3x3x3x2xf32>, %y: tensor<1x256x256x2xf32>) -> tensor<1x256x256x2xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x256x256x3xf32>, tensor<3x3x3x2xf32> -> tensor<1x256x256x2xf32>
  return %0 : tensor<1x256x256x2xf32>
}
// CHECK: @some_last{{.*}}along = features
func.func private @some_last(%x: tensor<1x66x66x32xf32>, %w: tensor<3x3x32x8xf32>, %y: tensor<1x64x64x8xf32>) -> tensor<1x64x64x8xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x66x66x32xf32>, tensor<3x3x32x8xf32> -> tensor<1x64x64x8xf32>
  return %0 : tensor<1x64x64x8xf32>
}

// A depthwise convolution reads its input where that is. All channels of a place
// follow each other where the second cache does not keep an image.
// CHECK: @border{{.*}}along = channels, pack_kernel = false, depth = 0, rows = 1>
func.func private @border(%x: tensor<1x112x112x32xf32>, %w: tensor<3x3x1x32xf32>, %y: tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 32 : tensor<1x112x112x32xf32>, tensor<3x3x1x32xf32> -> tensor<1x112x112x32xf32>
  return %0 : tensor<1x112x112x32xf32>
}

// CHECK: @small_border{{.*}}along = channels, pack_kernel = false, depth = 0>
func.func private @small_border(%x: tensor<1x28x28x32xf32>, %w: tensor<3x3x1x32xf32>, %y: tensor<1x28x28x32xf32>) -> tensor<1x28x28x32xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 32 : tensor<1x28x28x32xf32>, tensor<3x3x1x32xf32> -> tensor<1x28x28x32xf32>
  return %0 : tensor<1x28x28x32xf32>
}

// A window too long for code without a loop: the input is copied with a border,
// for so many rows that it stays in the second cache: 14 of 112. A small image is
// copied whole, and one that is small beside its kernel, which would be read
// again for each band.
// CHECK: @long_window{{.*}}along = channels, pack_kernel = false, depth = 0, rows = 14>
func.func private @long_window(%x: tensor<1x112x112x32xf32>, %w: tensor<3x9x1x32xf32>, %y: tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 4, 4] feature_groups = 32 : tensor<1x112x112x32xf32>, tensor<3x9x1x32xf32> -> tensor<1x112x112x32xf32>
  return %0 : tensor<1x112x112x32xf32>
}

// CHECK: @large_kernel{{.*}}kernel_packed = true>
func.func private @large_kernel(%x: tensor<1x14x14x512xf32>, %w: tensor<3x3x512x512xf32> {ten.known_ahead}, %y: tensor<1x14x14x512xf32>) -> tensor<1x14x14x512xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x14x14x512xf32>, tensor<3x3x512x512xf32> -> tensor<1x14x14x512xf32>
  return %0 : tensor<1x14x14x512xf32>
}

// A schedule that is there stays.
// CHECK: @chosen{{.*}}heights = [2]
func.func private @chosen(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>, %c: tensor<32x32xf32>) -> tensor<32x32xf32> attributes {ten.kernel = "contract",
    ten.schedule = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = true, pack_rhs = true, panels = 2, depth = 5>} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<32x32xf32>, tensor<32x32xf32> -> tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}

// No tiles for complex numbers.
// CHECK: @complex
// CHECK-NOT: ten.schedule
func.func private @complex(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x4xcomplex<f32>>, %c: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>> -> tensor<4x4xcomplex<f32>>
  return %0 : tensor<4x4xcomplex<f32>>
}

// Resident operands are packed at load, however small they are.
// CHECK: @resident{{.*}}pack_rhs = true, {{.*}}, rhs_packed = true>
func.func private @resident(%a: tensor<32x32xf32>, %b: tensor<32x64xf32> {ten.known_ahead}, %c: tensor<32x64xf32>) -> tensor<32x64xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<32x32xf32>, tensor<32x64xf32> -> tensor<32x64xf32>
  return %0 : tensor<32x64xf32>
}

// Not where panels were mostly empty.
// CHECK-NOT: rhs_packed = true
// CHECK: @narrow
func.func private @narrow(%a: tensor<32x32xf32>, %b: tensor<32x3xf32> {ten.known_ahead}, %c: tensor<32x3xf32>) -> tensor<32x3xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<32x32xf32>, tensor<32x3xf32> -> tensor<32x3xf32>
  return %0 : tensor<32x3xf32>
}

// CHECK: @residentConv{{.*}}pack_kernel = true, {{.*}}, kernel_packed = true>
func.func private @residentConv(%x: tensor<1x56x56x128xf32>, %w: tensor<3x3x128x128xf32> {ten.known_ahead}, %y: tensor<1x54x54x128xf32>) -> tensor<1x54x54x128xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x56x56x128xf32>, tensor<3x3x128x128xf32> -> tensor<1x54x54x128xf32>
  return %0 : tensor<1x54x54x128xf32>
}

// Panels that are larger than the left operand are used one by one; beside a
// larger one several, as each thread reads the rows that it has made.
// WIDE: @wide_resident{{.*}}panels = 1, depth = 0, rhs_packed = true>
// WIDE: @tall_resident{{.*}}panels = {{[1-9][0-9]|[2-9]}}, depth = 0, rhs_packed = true>
// NARROW: @wide_resident{{.*}}panels = 1, depth = 0, rhs_packed = true>
// NARROW: @tall_resident{{.*}}panels = {{[1-9][0-9]|[2-9]}}, depth = 0, rhs_packed = true>
func.func private @wide_resident(%a: tensor<128x384xf32>, %b: tensor<384x1536xf32> {ten.known_ahead}, %c: tensor<128x1536xf32>) -> tensor<128x1536xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<128x384xf32>, tensor<384x1536xf32> -> tensor<128x1536xf32>
  return %0 : tensor<128x1536xf32>
}

func.func private @tall_resident(%a: tensor<784x64xf32>, %b: tensor<64x384xf32> {ten.known_ahead}, %c: tensor<784x384xf32>) -> tensor<784x384xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<784x64xf32>, tensor<64x384xf32> -> tensor<784x384xf32>
  return %0 : tensor<784x384xf32>
}

// A kernel whose parts are read with strides is packed in the call.
// CHECK-NOT: kernel_packed = true
// CHECK: @gaps
func.func private @gaps(%x: tensor<1x28x28x128xf32>, %w: tensor<3x3x128x128xf32> {ten.known_ahead}, %y: tensor<1x53x53x128xf32>) -> tensor<1x53x53x128xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] input_dilation = [2, 2] : tensor<1x28x28x128xf32>, tensor<3x3x128x128xf32> -> tensor<1x53x53x128xf32>
  return %0 : tensor<1x53x53x128xf32>
}

// Sums of nothing need no schedule.
// CHECK: @nothing{{.*}} attributes {ten.kernel = "conv"} {
func.func private @nothing(%x: tensor<1x28x28x0xf32>, %w: tensor<0x3x0x128xf32>, %y: tensor<1x29x26x128xf32>) -> tensor<1x29x26x128xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x28x28x0xf32>, tensor<0x3x0x128xf32> -> tensor<1x29x26x128xf32>
  return %0 : tensor<1x29x26x128xf32>
}

// Eight rows of panels from memory are one tile, so that these are read once: two
// vectors wide, as 1024 columns are no multiple of three.
// WIDE: @few_rows{{.*}}#ten.contract_schedule<lanes = 16, heights = [16, 14], {{.*}}rhs_packed = true
// NARROW: @few_rows{{.*}}#ten.contract_schedule<lanes = 8, heights = [12], {{.*}}rhs_packed = true
func.func private @few_rows(%a: tensor<8x4096xf32>, %b: tensor<4096x1024xf32> {ten.known_ahead}, %c: tensor<8x1024xf32>) -> tensor<8x1024xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x4096xf32>, tensor<4096x1024xf32> -> tensor<8x1024xf32>
  return %0 : tensor<8x1024xf32>
}

// What is read in place is read a few rows at a time, in long runs.
// WIDE: @few_rows_in_place{{.*}}pack_rhs = false, panels = 8, depth = 16>
// NARROW: @few_rows_in_place{{.*}}lanes = 8, heights = [8, 6], pack_lhs = false, pack_rhs = false, panels = 32, depth = 16>
func.func private @few_rows_in_place(%a: tensor<8x4096xf32>, %b: tensor<4096x1024xf32>, %c: tensor<8x1024xf32>) -> tensor<8x1024xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x4096xf32>, tensor<4096x1024xf32> -> tensor<8x1024xf32>
  return %0 : tensor<8x1024xf32>
}

// NARROW: @vector{{.*}}heights = [1, 1], pack_lhs = false, pack_rhs = false, panels = 128, depth = 8>
func.func private @vector(%a: tensor<1x4096xf32>, %b: tensor<4096x4096xf32>, %c: tensor<1x4096xf32>) -> tensor<1x4096xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<1x4096xf32>, tensor<4096x4096xf32> -> tensor<1x4096xf32>
  return %0 : tensor<1x4096xf32>
}

// More rows than two tiles pay for packing: runs of rows of four panels, and so
// many of them that the second cache keeps these. Wide panels are runs.
// NARROW: @two_tiles{{.*}}pack_rhs = false, panels = 128, depth = 16>
func.func private @two_tiles(%a: tensor<24x4096xf32>, %b: tensor<4096x4096xf32>, %c: tensor<24x4096xf32>) -> tensor<24x4096xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<24x4096xf32>, tensor<4096x4096xf32> -> tensor<24x4096xf32>
  return %0 : tensor<24x4096xf32>
}

// WIDE: @more_rows{{.*}}pack_rhs = true, panels = 1, depth = 1024>
// NARROW: @more_rows{{.*}}pack_rhs = true, panels = 4, depth = 1024>
func.func private @more_rows(%a: tensor<36x4096xf32>, %b: tensor<4096x4096xf32>, %c: tensor<36x4096xf32>) -> tensor<36x4096xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<36x4096xf32>, tensor<4096x4096xf32> -> tensor<36x4096xf32>
  return %0 : tensor<36x4096xf32>
}

// In the second cache, a panel read in place stays in the first one unless its
// rows are a power of two apart.
// NARROW: @rows_apart{{.*}}pack_rhs = false, panels = 1, depth = 0>
func.func private @rows_apart(%a: tensor<256x256xf32>, %b: tensor<256x272xf32>, %c: tensor<256x272xf32>) -> tensor<256x272xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x272xf32> -> tensor<256x272xf32>
  return %0 : tensor<256x272xf32>
}
// NARROW: @rows_collide{{.*}}pack_rhs = true,
func.func private @rows_collide(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>, %c: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}

// So do 56 rows that leave no place to the left operand and the result, but not
// 48.
// NARROW: @rows_beside_others{{.*}}pack_rhs = true,
func.func private @rows_beside_others(%a: tensor<128x56xf32>, %b: tensor<56x128xf32>, %c: tensor<128x128xf32>) -> tensor<128x128xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<128x56xf32>, tensor<56x128xf32> -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
// NARROW: @rows_that_fit{{.*}}pack_rhs = false,
func.func private @rows_that_fit(%a: tensor<128x48xf32>, %b: tensor<48x128xf32>, %c: tensor<128x128xf32>) -> tensor<128x128xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<128x48xf32>, tensor<48x128xf32> -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}

// 128 rows are 16 tiles of 8, with three vectors as many sums as with four.
// WIDE: @equal_tiles{{.*}}#ten.contract_schedule<lanes = 16, heights = [16, 14, 9],
func.func private @equal_tiles(%a: tensor<128x64xf32>, %b: tensor<64x768xf32>, %c: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<128x64xf32>, tensor<64x768xf32> -> tensor<128x768xf32>
  return %0 : tensor<128x768xf32>
}

// How many images there are need not be known: each is convolved as one alone.
// WIDE: @images{{.*}}#ten.conv_schedule<lanes = 16, heights = [16, 14], along = features, pack_kernel = true, depth = 0>
func.func private @images(%x: tensor<?x30x30x128xf32>, %w: tensor<3x3x128x128xf32>, %c: tensor<?x28x28x128xf32>) -> tensor<?x28x28x128xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<?x30x30x128xf32>, tensor<3x3x128x128xf32> -> tensor<?x28x28x128xf32>
  return %0 : tensor<?x28x28x128xf32>
}

// Nor how large they are: tiles are as wide as divides features.
// WIDE: @unknown_places{{.*}}#ten.conv_schedule<lanes = 16, heights = [16, 14, 9], along = features, pack_kernel = true, depth = 0>
func.func private @unknown_places(%x: tensor<1x?x30x128xf32>, %w: tensor<3x3x128x96xf32>, %c: tensor<1x?x28x96xf32>) -> tensor<1x?x28x96xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x?x30x128xf32>, tensor<3x3x128x96xf32> -> tensor<1x?x28x96xf32>
  return %0 : tensor<1x?x28x96xf32>
}

// Of each channel by itself, a border would be a copy.
// WIDE: @unknown_border
// WIDE-NOT: ten.schedule
func.func private @unknown_border(%x: tensor<1x?x28x64xf32>, %w: tensor<3x3x1x64xf32>, %c: tensor<1x?x28x64xf32>) -> tensor<1x?x28x64xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 64 : tensor<1x?x28x64xf32>, tensor<3x3x1x64xf32> -> tensor<1x?x28x64xf32>
  return %0 : tensor<1x?x28x64xf32>
}

// Features of the input must be known.
// WIDE: @unknown_features
// WIDE-NOT: ten.schedule
func.func private @unknown_features(%x: tensor<1x28x28x?xf32>, %w: tensor<3x3x?x64xf32>, %c: tensor<1x26x26x64xf32>) -> tensor<1x26x26x64xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x28x28x?xf32>, tensor<3x3x?x64xf32> -> tensor<1x26x26x64xf32>
  return %0 : tensor<1x26x26x64xf32>
}

// The gradient of the kernel of a convolution with groups.
// WIDE: @image_groups{{.*}}#ten.conv_schedule<lanes = 16, heights = [{{.*}}], along = features, pack_kernel = false
func.func private @image_groups(%x: tensor<4x64x28x28xf32>, %w: tensor<4x64x28x28xf32>, %c: tensor<64x16x3x3xf32>) -> tensor<64x16x3x3xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] pad = [1, 1, 1, 1] batch_groups = 4 : tensor<4x64x28x28xf32>, tensor<4x64x28x28xf32> -> tensor<64x16x3x3xf32>
  return %0 : tensor<64x16x3x3xf32>
}

// Attention: blocks of rows of one size, where there is one that is nearly as
// large as the cache allows.
// WIDE-LABEL: func private @attention
// WIDE-SAME: ten.schedule = #ten.attention_schedule<rows = 50, scores = <lanes = 16, {{.*}}rhs_packed = true>, values = <lanes = 16, {{.*}}rhs_packed = true>>
func.func private @attention(%q: tensor<3x100x16xf32>, %k: tensor<3x64x16xf32>, %v: tensor<3x64x8xf32>, %out: tensor<3x100x8xf32>) -> tensor<3x100x8xf32> attributes {ten.kernel = "attention"} {
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<3x100x16xf32>, tensor<3x64x16xf32> -> tensor<3x100x64xf32>
  %z = ten.reduce add %s dims = [2] : tensor<3x100x64xf32> -> tensor<3x100xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<3x100xf32> -> tensor<3x100x64xf32>
  %p = ten.div %s, %zb : tensor<3x100x64xf32>
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<3x100x64xf32>, tensor<3x64x8xf32> -> tensor<3x100x8xf32>
  return %o : tensor<3x100x8xf32>
}

// Blocks of 32 rows have tiles of one height, with fewer sums than tiles of 6 and
// 5 rows.
// WIDE-LABEL: func private @even
// WIDE-SAME: rows = 32, scores = <lanes = 16, heights = [16, 8], {{.*}} values = <lanes = 16, heights = [16, 8],
func.func private @even(%q: tensor<1024x64xf32>, %k: tensor<1024x64xf32>, %v: tensor<1024x64xf32>, %out: tensor<1024x64xf32>) -> tensor<1024x64xf32> attributes {ten.kernel = "attention"} {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<1024x64xf32>, tensor<1024x64xf32> -> tensor<1024x1024xf32>
  %z = ten.reduce add %s dims = [1] : tensor<1024x1024xf32> -> tensor<1024xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<1024xf32> -> tensor<1024x1024xf32>
  %p = ten.div %s, %zb : tensor<1024x1024xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<1024x1024xf32>, tensor<1024x64xf32> -> tensor<1024x64xf32>
  return %o : tensor<1024x64xf32>
}

// So do 128 rows of a product; of 512 the last tile of 6 starts earlier.
// WIDE: @even_product{{.*}}heights = [16, 8], pack_lhs
func.func private @even_product(%a: tensor<128x784xf32>, %b: tensor<784x512xf32>, %c: tensor<128x512xf32>) -> tensor<128x512xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<128x784xf32>, tensor<784x512xf32> -> tensor<128x512xf32>
  return %0 : tensor<128x512xf32>
}
// WIDE: @many_rows{{.*}}heights = [16, 14, 9, 6], pack_lhs
func.func private @many_rows(%a: tensor<512x784xf32>, %b: tensor<784x512xf32>, %c: tensor<512x512xf32>) -> tensor<512x512xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<512x784xf32>, tensor<784x512xf32> -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}

// Twenty rows are 4 tiles of 5 or 2 of 10: as many sums, and these divide the
// columns.
// WIDE: @divides{{.*}}heights = [16, 14], pack_lhs
func.func private @divides(%a: tensor<20x200xf32>, %b: tensor<200x800xf32>, %c: tensor<20x800xf32>) -> tensor<20x800xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<20x200xf32>, tensor<200x800xf32> -> tensor<20x800xf32>
  return %0 : tensor<20x800xf32>
}

// Nothing is summed, for any number of rows.
// CHECK: @without_sums{{.*}}depth = 0>
func.func private @without_sums(%a: tensor<?x5xf32>, %b: tensor<5x300000xf32>, %c: tensor<5x?x300000xf32>) -> tensor<5x?x300000xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b batch = [1] x [0] contracting = [] x [] : tensor<?x5xf32>, tensor<5x300000xf32> -> tensor<5x?x300000xf32>
  return %0 : tensor<5x?x300000xf32>
}

// Seven places: one tile of three vectors makes 21 sums, two tiles of four
// vectors would read all of the kernel twice. With 16 registers two vectors make
// 8 and 6 sums, three 12 and 9. Of sixteen places, eight of three vectors make
// the most.
// WIDE: @seven_places{{.*}}lanes = 16, heights = [16, 14, 9], along
// WIDE: @sixteen_places{{.*}}lanes = 16, heights = [16, 14, 9], along
// NARROW: @seven_places{{.*}}lanes = 8, heights = [12, 6, 4], along
// NARROW: @sixteen_places{{.*}}lanes = 8, heights = [12, 6], along
func.func private @seven_places(%x: tensor<1x9x9x512xf32>, %w: tensor<3x3x512x512xf32> {ten.known_ahead}, %y: tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32> -> tensor<1x7x7x512xf32>
  return %0 : tensor<1x7x7x512xf32>
}

func.func private @sixteen_places(%x: tensor<1x18x18x256xf32>, %w: tensor<3x3x256x384xf32> {ten.known_ahead}, %y: tensor<1x16x16x384xf32>) -> tensor<1x16x16x384xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x18x18x256xf32>, tensor<3x3x256x384xf32> -> tensor<1x16x16x384xf32>
  return %0 : tensor<1x16x16x384xf32>
}

// A few rows that the panels of a cache are for: all of these together, so that
// threads divide the rows. Where they do not stay there, threads divide them.
// WIDE: @few_tiles{{.*}}panels = 7, depth = 0, rhs_packed = true>
// NARROW: @few_tiles{{.*}}panels = 25, depth = 0, rhs_packed = true>
func.func private @few_tiles(%a: tensor<20x100xf32>, %b: tensor<100x400xf32> {ten.known_ahead}, %c: tensor<20x400xf32>) -> tensor<20x400xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<20x100xf32>, tensor<100x400xf32> -> tensor<20x400xf32>
  return %0 : tensor<20x400xf32>
}

// WIDE: @rows_of_large{{.*}}panels = 1, depth = 0, rhs_packed = true>
// NARROW: @rows_of_large{{.*}}panels = 1, depth = 0, rhs_packed = true>
// CACHE: @rows_of_large{{.*}}panels = 50, depth = 0, rhs_packed = true>
func.func private @rows_of_large(%a: tensor<20x200xf32>, %b: tensor<200x800xf32> {ten.known_ahead}, %c: tensor<20x800xf32>) -> tensor<20x800xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<20x200xf32>, tensor<200x800xf32> -> tensor<20x800xf32>
  return %0 : tensor<20x800xf32>
}

// As many rows as the run has: panels of a matrix that does not stay in the
// second cache, or whose rows run along the sums; ahead, where it is known.
// CHECK-LABEL: @rows_of_the_run(
// CHECK-SAME: pack_rhs = true, panels = {{[0-9]+}}, depth = 0>
func.func private @rows_of_the_run(%x: tensor<?x?x300xf32>, %w: tensor<300x600xf32>, %c: tensor<?x?x600xf32>) -> tensor<?x?x600xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [2] x [0] : tensor<?x?x300xf32>, tensor<300x600xf32> -> tensor<?x?x600xf32>
  return %0 : tensor<?x?x600xf32>
}

// CHECK-LABEL: @rows_by_rows(
// CHECK-SAME: pack_rhs = true, panels = {{[0-9]+}}, depth = 0>
func.func private @rows_by_rows(%x: tensor<?x64xf32>, %w: tensor<128x64xf32>, %c: tensor<?x128xf32>) -> tensor<?x128xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<?x64xf32>, tensor<128x64xf32> -> tensor<?x128xf32>
  return %0 : tensor<?x128xf32>
}

// CHECK-LABEL: @rows_by_known(
// CHECK-SAME: rhs_packed = true
func.func private @rows_by_known(%x: tensor<?x64xf32>, %w: tensor<64x128xf32> {ten.known_ahead}, %c: tensor<?x128xf32>) -> tensor<?x128xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x64xf32>, tensor<64x128xf32> -> tensor<?x128xf32>
  return %0 : tensor<?x128xf32>
}

// In a cache; with a batch; converted as it is read.
// CHECK-LABEL: @rows_by_few(
// CHECK-SAME: pack_rhs = false, panels = 1, depth = 0>
func.func private @rows_by_few(%x: tensor<?x64xf32>, %w: tensor<64x128xf32>, %c: tensor<?x128xf32>) -> tensor<?x128xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x64xf32>, tensor<64x128xf32> -> tensor<?x128xf32>
  return %0 : tensor<?x128xf32>
}

// CHECK-LABEL: @rows_of_a_batch(
// CHECK-SAME: pack_rhs = false, panels = 1, depth = 0>
func.func private @rows_of_a_batch(%x: tensor<4x?x300xf32>, %w: tensor<4x300x600xf32>, %c: tensor<4x?x600xf32>) -> tensor<4x?x600xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w batch = [0] x [0] contracting = [2] x [1] : tensor<4x?x300xf32>, tensor<4x300x600xf32> -> tensor<4x?x600xf32>
  return %0 : tensor<4x?x600xf32>
}

// CHECK-LABEL: @narrow_rows(
// CHECK-SAME: pack_rhs = false, panels = 1, depth = 0>
func.func private @narrow_rows(%x: tensor<?x300xbf16>, %w: tensor<300x600xbf16>, %c: tensor<?x600xf32>) -> tensor<?x600xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [0] accumulate f32 : tensor<?x300xbf16>, tensor<300x600xbf16> -> tensor<?x600xf32>
  return %0 : tensor<?x600xf32>
}

// In blocks of as many sums as let a panel and a tile's rows stay in the first
// cache, where that is large enough for these to be many.
// CACHE: @long_sums{{.*}}panels = 1, depth = 512, rhs_packed = true>
// NARROW: @long_sums{{.*}}panels = {{[0-9]+}}, depth = 0, rhs_packed = true>
func.func private @long_sums(%a: tensor<128x3072xf32>, %b: tensor<3072x768xf32> {ten.known_ahead}, %c: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<128x3072xf32>, tensor<3072x768xf32> -> tensor<128x768xf32>
  return %0 : tensor<128x768xf32>
}

// CACHE: @few_sums{{.*}}panels = 1, depth = 0, rhs_packed = true>
func.func private @few_sums(%a: tensor<128x384xf32>, %b: tensor<384x1536xf32> {ten.known_ahead}, %c: tensor<128x1536xf32>) -> tensor<128x1536xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<128x384xf32>, tensor<384x1536xf32> -> tensor<128x1536xf32>
  return %0 : tensor<128x1536xf32>
}

// Input features in blocks that a first cache keeps, where vectors are shorter
// than a line: fewer for a smaller cache.
// WIDE: @features_in_blocks{{.*}}pack_kernel = true, depth = 0, kernel_packed = true>
// NARROW: @features_in_blocks{{.*}}heights = [12, 6], along = features, pack_kernel = true, depth = 32, kernel_packed = true
// CACHE: @features_in_blocks{{.*}}heights = [12, 6], along = features, pack_kernel = true, depth = 64, kernel_packed = true, rows = 7>
func.func private @features_in_blocks(%x: tensor<1x28x28x128xf32>, %w: tensor<3x3x128x128xf32> {ten.known_ahead}, %out: tensor<1x28x28x128xf32>) -> tensor<1x28x28x128xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x28x28x128xf32>, tensor<3x3x128x128xf32> -> tensor<1x28x28x128xf32>
  return %0 : tensor<1x28x28x128xf32>
}

// Of a kernel that does not stay in the second cache, no bands.
// CACHE: @no_bands{{.*}}depth = {{[1-9][0-9]*}}, kernel_packed = true>
func.func private @no_bands(%x: tensor<1x14x14x256xf32>, %w: tensor<3x3x256x256xf32> {ten.known_ahead}, %out: tensor<1x14x14x256xf32>) -> tensor<1x14x14x256xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x14x14x256xf32>, tensor<3x3x256x256xf32> -> tensor<1x14x14x256xf32>
  return %0 : tensor<1x14x14x256xf32>
}

// Each panel for all rows, where these are more than the columns.
// CACHE: @panels_for_rows{{.*}}panels = 8, depth = 0, rhs_packed = true, rows_inside = true>
func.func private @panels_for_rows(%x: tensor<784x512xf32>, %w: tensor<512x128xf32> {ten.known_ahead}, %out: tensor<784x128xf32>) -> tensor<784x128xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<784x512xf32>, tensor<512x128xf32> -> tensor<784x128xf32>
  return %0 : tensor<784x128xf32>
}

// Of an input with gaps, parts of the kernel are small as they are.
// CACHE: @input_with_gaps{{.*}}pack_kernel = true, depth = 0>
func.func private @input_with_gaps(%x: tensor<1x14x14x128xf32>, %w: tensor<4x4x128x64xf32> {ten.known_ahead}, %out: tensor<1x28x28x64xf32>) -> tensor<1x28x28x64xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [2, 2, 2, 2] input_dilation = [2, 2] : tensor<1x14x14x128xf32>, tensor<4x4x128x64xf32> -> tensor<1x28x28x64xf32>
  return %0 : tensor<1x28x28x64xf32>
}

// Rows that are a multiple of 4096 bytes apart share places of the first cache:
// a tile has no more of them than it keeps.
// WIDE: @rows_a_page_apart{{.*}}heights = [8, 8, 8, 6],
// NARROW: @rows_a_page_apart{{.*}}heights = [8, 6],
func.func private @rows_a_page_apart(%x: tensor<196x1024xf32>, %w: tensor<1024x256xf32> {ten.known_ahead}, %out: tensor<196x256xf32>) -> tensor<196x256xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<196x1024xf32>, tensor<1024x256xf32> -> tensor<196x256xf32>
  return %0 : tensor<196x256xf32>
}

// WIDE: @rows_less_than_a_page_apart{{.*}}heights = [16, 14],
func.func private @rows_less_than_a_page_apart(%x: tensor<196x768xf32>, %w: tensor<768x256xf32> {ten.known_ahead}, %out: tensor<196x256xf32>) -> tensor<196x256xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<196x768xf32>, tensor<768x256xf32> -> tensor<196x256xf32>
  return %0 : tensor<196x256xf32>
}

// Panels that are packed in the call are used one by one, so that threads pack
// what they use, if these are several; of few, threads divide the rows.
// WIDE: @panels_of_threads{{.*}}pack_rhs = true, panels = 1, depth = 0>
func.func private @panels_of_threads(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>, %out: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
// WIDE: @few_panels{{.*}}pack_rhs = true, panels = 2, depth = 0>
func.func private @few_panels(%x: tensor<256x256xf32>, %w: tensor<128x256xf32>, %out: tensor<256x128xf32>) -> tensor<256x128xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<256x256xf32>, tensor<128x256xf32> -> tensor<256x128xf32>
  return %0 : tensor<256x128xf32>
}

// A tiny product has no masks: vectors that divide a row of the result. Rows of
// a batch that are no vectors are masked.
// WIDE: @tiny_odd{{.*}}lanes = 1, heights = [3, 3, 3], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0>
func.func private @tiny_odd(%a: tensor<3x3xf64>, %b: tensor<3x3xf64>, %c: tensor<3x3xf64>) -> tensor<3x3xf64> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<3x3xf64>, tensor<3x3xf64> -> tensor<3x3xf64>
  return %0 : tensor<3x3xf64>
}
// WIDE: @tiny_across{{.*}}lanes = 2, heights = [4, 4, 4], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>
func.func private @tiny_across(%a: tensor<4x2xf32>, %b: tensor<6x2xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [1] : tensor<4x2xf32>, tensor<6x2xf32> -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
// WIDE: @tiny_batch_odd{{.*}}lanes = 8,
func.func private @tiny_batch_odd(%a: tensor<100x3x3xf64>, %b: tensor<100x3x3xf64>, %c: tensor<100x3x3xf64>) -> tensor<100x3x3xf64> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [2] x [1] : tensor<100x3x3xf64>, tensor<100x3x3xf64> -> tensor<100x3x3xf64>
  return %0 : tensor<100x3x3xf64>
}
// WIDE: @not_tiny{{.*}}lanes = 8,
func.func private @not_tiny(%a: tensor<5x5xf64>, %b: tensor<5x5xf64>, %c: tensor<5x5xf64>) -> tensor<5x5xf64> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<5x5xf64>, tensor<5x5xf64> -> tensor<5x5xf64>
  return %0 : tensor<5x5xf64>
}

// More than eight rows of bytes take several wide tiles, eight and fewer one
// high tile of panels that are known ahead.
// VNNI: @known_bytes_12({{.*}}heights = [16, 14, 9, 6],
func.func private @known_bytes_12(%a: tensor<12x4096xi8>, %b: tensor<4096x4096xi8> {ten.known_ahead}, %c: tensor<12x4096xi32>) -> tensor<12x4096xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<12x4096xi8>, tensor<4096x4096xi8> -> tensor<12x4096xi32>
  return %0 : tensor<12x4096xi32>
}
// VNNI: @known_bytes_8({{.*}}heights = [16, 14],
func.func private @known_bytes_8(%a: tensor<8x4096xi8>, %b: tensor<4096x4096xi8> {ten.known_ahead}, %c: tensor<8x4096xi32>) -> tensor<8x4096xi32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x4096xi8>, tensor<4096x4096xi8> -> tensor<8x4096xi32>
  return %0 : tensor<8x4096xi32>
}

// Sums of the values of a cache, whose heads lie beside each other: one tile of
// all rows reads it once, if it exceeds the caches and the rows fit in a tile of
// several vectors.
// WIDE: @values({{.*}}heights = [8, 8], pack_lhs = false, pack_rhs = false
// NARROW: @values({{.*}}heights = [8, 6], pack_lhs = false, pack_rhs = false
// WIDE: @values_of_halves({{.*}}heights = [16, 14], pack_lhs = false, pack_rhs = false
// WIDE: @few_values({{.*}}heights = [16, 14, 9, 6]
// WIDE: @values_of_heads({{.*}}heights = [8, 8, 8, 6]
// WIDE: @values_of_many_rows({{.*}}heights = [8, 8, 8, 6]
func.func private @values(%w: tensor<4x8x1024xf32>, %v: tensor<1024x4x64xf32>, %out: tensor<4x8x64xf32>) -> tensor<4x8x64xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %w, %v batch = [0] x [1] contracting = [2] x [0] : tensor<4x8x1024xf32>, tensor<1024x4x64xf32> -> tensor<4x8x64xf32>
  return %0 : tensor<4x8x64xf32>
}
func.func private @values_of_halves(%w: tensor<4x8x1536xf32>, %v: tensor<1536x4x64xf16>, %out: tensor<4x8x64xf32>) -> tensor<4x8x64xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %w, %v batch = [0] x [1] contracting = [2] x [0] : tensor<4x8x1536xf32>, tensor<1536x4x64xf16> -> tensor<4x8x64xf32>
  return %0 : tensor<4x8x64xf32>
}
func.func private @few_values(%w: tensor<4x8x256xf32>, %v: tensor<256x4x64xf32>, %out: tensor<4x8x64xf32>) -> tensor<4x8x64xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %w, %v batch = [0] x [1] contracting = [2] x [0] : tensor<4x8x256xf32>, tensor<256x4x64xf32> -> tensor<4x8x64xf32>
  return %0 : tensor<4x8x64xf32>
}
func.func private @values_of_heads(%w: tensor<4x8x1024xf32>, %v: tensor<4x1024x64xf32>, %out: tensor<4x8x64xf32>) -> tensor<4x8x64xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %w, %v batch = [0] x [0] contracting = [2] x [1] : tensor<4x8x1024xf32>, tensor<4x1024x64xf32> -> tensor<4x8x64xf32>
  return %0 : tensor<4x8x64xf32>
}
func.func private @values_of_many_rows(%w: tensor<4x48x1024xf32>, %v: tensor<1024x4x64xf32>, %out: tensor<4x48x64xf32>) -> tensor<4x48x64xf32> attributes {ten.kernel = "contract"} {
  %0 = ten.contract %w, %v batch = [0] x [1] contracting = [2] x [0] : tensor<4x48x1024xf32>, tensor<1024x4x64xf32> -> tensor<4x48x64xf32>
  return %0 : tensor<4x48x64xf32>
}
