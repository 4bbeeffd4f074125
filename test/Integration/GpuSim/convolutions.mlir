// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=2x9x11x64xf32=normal:1 --input=3x3x64x40xf32=normal:2 --input=40xf32=normal:3 --input=1x14x14x32xbf16=normal:4 --input=3x3x32x48xbf16=normal:5 --input=2x32x10x9xf32=normal:6 --input=48x32x3x3xf32=normal:7 --input=2x7x6x32xf16=normal:8 --input=4x4x32x32xf16=normal:9 --input=1x12x12x32xi8=uniform:10 --input=3x3x32x32xi8=uniform:11 --input=3x41x36xf64=normal:12 --input=5x36x33xf64=normal:13 --input=1x10x9x64xf16=normal:14 --input=3x3x16x128xf16=normal:15 --input=4x9x8x20xf32=normal:16 --input=3x3x20x66xf32=normal:17
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --rtol=1e-2 --atol=1e-3
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy
// RUN: tensor-run %s --device=cpu %{inputs} %{expect}
// RUN: tensor-run %s --device=gpu-sim %{inputs} %{expect}
// RUN: tensor-run %s --device=gpu-sim --sim-seed=4 %{inputs} %{expect}

// A weight that is infinite meets the zeros of the padding, on every device.
// RUN: tensor-run %s --entry=infinite --device=interpreter --input=1x8x8x32xf32=1 --input=3x3x32x32xf32=inf --output=%t/nan.npy
// RUN: tensor-run %s --entry=infinite --device=cpu --input=1x8x8x32xf32=1 --input=3x3x32x32xf32=inf --expect=%t/nan.npy
// RUN: tensor-run %s --entry=infinite --device=gpu-sim --input=1x8x8x32xf32=1 --input=3x3x32x32xf32=inf --expect=%t/nan.npy
// RUN: tensor-run %s --entry=corner --device=interpreter --input=1x8x8x32xf32=1 --input=3x3x32x32xf32=inf --expect=1x1x1x1xf32=nan --expect=1x1x1x1xf32=inf

// All by tiles in shared memory, these with 16 bits, 8 bits or f64 by tensor cores.
// RUN: tensor-compile %s --target-gpu=sm_80 -o %t/80.ptx
// RUN: FileCheck %s --input-file=%t/80.ptx
// CHECK-DAG: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// CHECK-DAG: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// CHECK-DAG: mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
// CHECK-DAG: mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64
// CHECK-DAG: cp.async.cg.shared.global [%r{{.*}}], [%rd{{.*}}], 16, %r

// Padding, and a bias; more of it at one side; places last in memory, with
// steps; gaps in the input, as the gradient has; a window with gaps; one
// dimension; groups of features, and of the batch.
func.func @main(%a: tensor<2x9x11x64xf32>, %wa: tensor<3x3x64x40xf32>, %bias: tensor<40xf32>, %c: tensor<1x14x14x32xbf16>, %wc: tensor<3x3x32x48xbf16>,
    %d: tensor<2x32x10x9xf32>, %wd: tensor<48x32x3x3xf32>, %e: tensor<2x7x6x32xf16>, %we: tensor<4x4x32x32xf16>,
    %f: tensor<1x12x12x32xi8>, %wf: tensor<3x3x32x32xi8>, %g: tensor<3x41x36xf64>, %wg: tensor<5x36x33xf64>,
    %h: tensor<1x10x9x64xf16>, %wh: tensor<3x3x16x128xf16>, %i: tensor<4x9x8x20xf32>, %wi: tensor<3x3x20x66xf32>)
    -> (tensor<2x9x11x40xf32>, tensor<1x15x13x48xf32>, tensor<2x48x5x5xf32>, tensor<2x14x12x32xf32>, tensor<1x12x12x32xi32>, tensor<3x43x33xf64>,
        tensor<1x10x9x128xf32>, tensor<2x9x8x66xf32>) {
  %0 = ten.conv %a, %wa dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x9x11x64xf32>, tensor<3x3x64x40xf32> -> tensor<2x9x11x40xf32>
  %1 = ten.broadcast %bias dims = [3] : tensor<40xf32> -> tensor<2x9x11x40xf32>
  %2 = ten.add %0, %1 : tensor<2x9x11x40xf32>
  %3 = ten.conv %c, %wc dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [0, 3, 1, 0] accumulate f32 : tensor<1x14x14x32xbf16>, tensor<3x3x32x48xbf16> -> tensor<1x15x13x48xf32>
  %4 = ten.conv %d, %wd dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] strides = [2, 2] pad = [1, 1, 1, 1] : tensor<2x32x10x9xf32>, tensor<48x32x3x3xf32> -> tensor<2x48x5x5xf32>
  %5 = ten.conv %e, %we dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [2, 2, 2, 2] input_dilation = [2, 2] accumulate f32 : tensor<2x7x6x32xf16>, tensor<4x4x32x32xf16> -> tensor<2x14x12x32xf32>
  %6 = ten.conv %f, %wf dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [2, 2, 2, 2] kernel_dilation = [2, 2] accumulate i32 : tensor<1x12x12x32xi8>, tensor<3x3x32x32xi8> -> tensor<1x12x12x32xi32>
  %7 = ten.conv %g, %wg dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [3, 3] : tensor<3x41x36xf64>, tensor<5x36x33xf64> -> tensor<3x43x33xf64>
  %8 = ten.conv %h, %wh dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 4 accumulate f32 : tensor<1x10x9x64xf16>, tensor<3x3x16x128xf16> -> tensor<1x10x9x128xf32>
  %9 = ten.conv %i, %wi dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] batch_groups = 2 : tensor<4x9x8x20xf32>, tensor<3x3x20x66xf32> -> tensor<2x9x8x66xf32>
  return %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x9x11x40xf32>, tensor<1x15x13x48xf32>, tensor<2x48x5x5xf32>, tensor<2x14x12x32xf32>, tensor<1x12x12x32xi32>, tensor<3x43x33xf64>, tensor<1x10x9x128xf32>, tensor<2x9x8x66xf32>
}

func.func @infinite(%x: tensor<1x8x8x32xf32>, %w: tensor<3x3x32x32xf32>) -> tensor<1x8x8x32xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x8x8x32xf32>, tensor<3x3x32x32xf32> -> tensor<1x8x8x32xf32>
  return %0 : tensor<1x8x8x32xf32>
}

func.func @corner(%x: tensor<1x8x8x32xf32>, %w: tensor<3x3x32x32xf32>) -> (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x8x8x32xf32>, tensor<3x3x32x32xf32> -> tensor<1x8x8x32xf32>
  %1 = ten.slice %0 start = [0, 0, 0, 0] limit = [1, 1, 1, 1] stride = [1, 1, 1, 1] : tensor<1x8x8x32xf32> -> tensor<1x1x1x1xf32>
  %2 = ten.slice %0 start = [0, 1, 1, 0] limit = [1, 2, 2, 1] stride = [1, 1, 1, 1] : tensor<1x8x8x32xf32> -> tensor<1x1x1x1xf32>
  return %1, %2 : tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>
}
