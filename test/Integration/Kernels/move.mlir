// The innermost loops of what moves elements. Rows that are concatenated are
// copied by memcpy, also in the last chunk; loops are left for the border.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3 2>&1 | count 0
// RUN: cat %t/v3/*-assembly.s > %t/v3.s && %python %S/Inputs/hot-loops.py %t/v3.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s > %t/v4.s && %python %S/Inputs/hot-loops.py %t/v4.s | FileCheck %s --check-prefix=AVX512

// AVX2: map_0{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: map_1{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: scatter_0: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: scatter_0_chunk: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: map_2{{(_chunk)?}}: ymm, fma 0, vector 0, moves {{[0-9]+}}; others {{(stack [0-9]+ )?}}calls {{[0-9]+$}}
// AVX2: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

// AVX512: map_0{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: map_1{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: scatter_0: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: scatter_0_chunk: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: map_2{{(_chunk)?}}: zmm, fma 0, vector 0, moves {{[0-9]+}}; others {{(stack [0-9]+ )?}}calls {{[0-9]+$}}
// AVX512: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

func.func @transpose(%x: tensor<256x384xf32>, %y: tensor<384x256xf32>) -> tensor<384x256xf32> {
  %0 = ten.transpose %x perm = [1, 0] : tensor<256x384xf32> -> tensor<384x256xf32>
  %1 = ten.add %0, %y : tensor<384x256xf32>
  return %1 : tensor<384x256xf32>
}

// Any numbers are places inside by their last bits.
func.func @gather(%x: tensor<1000x128xf32>, %i: tensor<512x1xi32>) -> tensor<512x128xf32> {
  %bits = ten.constant dense<511> : tensor<512x1xi32>
  %j = ten.and %i, %bits : tensor<512x1xi32>
  %0 = ten.gather %x[%j] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 128] : tensor<1000x128xf32>, tensor<512x1xi32> -> tensor<512x128xf32>
  %1 = ten.add %0, %0 : tensor<512x128xf32>
  return %1 : tensor<512x128xf32>
}

func.func @scatter(%x: tensor<1024x64xf32>, %i: tensor<2048x1xi32>, %u: tensor<2048x64xf32>) -> tensor<1024x64xf32> {
  %bits = ten.constant dense<1023> : tensor<2048x1xi32>
  %j = ten.and %i, %bits : tensor<2048x1xi32>
  %0 = ten.scatter add %x[%j], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<1024x64xf32>[tensor<2048x1xi32>], tensor<2048x64xf32>
  return %0 : tensor<1024x64xf32>
}

func.func @concat_pad(%x: tensor<128x256xf32>, %y: tensor<128x256xf32>) -> tensor<134x428xf32> {
  %one = ten.constant dense<1.000000e+00> : tensor<f32>
  %0 = ten.concat %x, %y dim = 1 : tensor<128x256xf32>, tensor<128x256xf32> -> tensor<128x512xf32>
  %1 = ten.slice %0 start = [0, 50] limit = [128, 470] stride = [1, 1] : tensor<128x512xf32> -> tensor<128x420xf32>
  %2 = ten.pad %1, %one low = [3, 4] high = [3, 4] interior = [0, 0] : tensor<128x420xf32> -> tensor<134x428xf32>
  return %2 : tensor<134x428xf32>
}
