// The innermost loops of convolutions.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s > %t/v3.s && %python %S/Inputs/hot-loops.py %t/v3.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s > %t/v4.s && %python %S/Inputs/hot-loops.py %t/v4.s | FileCheck %s --check-prefix=AVX512

// AVX2: conv_0{{(_chunk(_[0-9])?)?}}: ymm, fma 48, vector 48, moves {{[0-9]+}}; others clean
// AVX2: conv_1{{(_chunk(_[0-9])?)?}}: ymm, fma 36, vector 36, moves {{[0-9]+}}; others clean
// AVX2: conv_2{{(_chunk(_[0-9])?)?}}: ymm, fma 28, vector 38, moves {{[0-9]+}}; others{{ clean| calls 1}}
// AVX2: conv_3{{(_chunk(_[0-9])?)?}}: ymm, fma 12, vector 12, moves {{[0-9]+}}; others calls 2
// AVX2: conv_4{{(_chunk(_[0-9])?)?}}: ymm, fma 36, vector 36, moves {{[0-9]+}}; others clean
// AVX2: conv_5{{(_chunk(_[0-9])?)?}}: ymm, fma 24, vector 24, moves {{[0-9]+}}; others clean
// (conv_2 adds to rows outside of its image what zeros give: the 4 and 10, or 4
// and 16, others. Each chunk of conv_3 copies what it reads first.)
// AVX2: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

// AVX512: conv_0{{(_chunk(_[0-9])?)?}}: zmm, fma 96, vector 96, moves {{[0-9]+}}; others clean
// AVX512: conv_1{{(_chunk(_[0-9])?)?}}: zmm, fma 72, vector 72, moves {{[0-9]+}}; others clean
// AVX512: conv_2{{(_chunk(_[0-9])?)?}}: zmm, fma 46, vector 62, moves {{[0-9]+}}; others{{ clean| calls 1}}
// AVX512: conv_3{{(_chunk(_[0-9])?)?}}: zmm, fma 12, vector 12, moves {{[0-9]+}}; others calls 2
// AVX512: conv_4{{(_chunk(_[0-9])?)?}}: zmm, fma 72, vector 72, moves {{[0-9]+}}; others clean
// AVX512: conv_5{{(_chunk(_[0-9])?)?}}: zmm, fma 48, vector 48, moves {{[0-9]+}}; others clean
// AVX512: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

func.func @nhwc(%x: tensor<1x24x24x32xf32>, %w: tensor<3x3x32x64xf32>) -> tensor<1x24x24x64xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x24x24x32xf32>, tensor<3x3x32x64xf32> -> tensor<1x24x24x64xf32>
  return %0 : tensor<1x24x24x64xf32>
}

func.func @nchw(%x: tensor<1x24x32x32xf32>, %w: tensor<24x24x3x3xf32>) -> tensor<1x24x32x32xf32> {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1] : tensor<1x24x32x32xf32>, tensor<24x24x3x3xf32> -> tensor<1x24x32x32xf32>
  return %0 : tensor<1x24x32x32xf32>
}

func.func @depthwise(%x: tensor<1x28x28x64xf32>, %w: tensor<3x3x1x64xf32>) -> tensor<1x28x28x64xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 64 : tensor<1x28x28x64xf32>, tensor<3x3x1x64xf32> -> tensor<1x28x28x64xf32>
  return %0 : tensor<1x28x28x64xf32>
}

func.func @grouped(%x: tensor<1x24x24x64xf32>, %w: tensor<3x3x16x64xf32>) -> tensor<1x24x24x64xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 4 : tensor<1x24x24x64xf32>, tensor<3x3x16x64xf32> -> tensor<1x24x24x64xf32>
  return %0 : tensor<1x24x24x64xf32>
}

func.func @first_layer(%x: tensor<1x48x48x3xf32>, %w: tensor<7x7x3x64xf32>) -> tensor<1x24x24x64xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [2, 3, 2, 3] : tensor<1x48x48x3xf32>, tensor<7x7x3x64xf32> -> tensor<1x24x24x64xf32>
  return %0 : tensor<1x24x24x64xf32>
}

func.func @one_channel(%x: tensor<1x24x24x1xf32>, %w: tensor<3x3x1x64xf32>) -> tensor<1x24x24x64xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x24x24x1xf32>, tensor<3x3x1x64xf32> -> tensor<1x24x24x64xf32>
  return %0 : tensor<1x24x24x64xf32>
}
