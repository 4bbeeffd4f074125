// A fused multiply-add rounds once, with and without an instruction for it: (1 + 2^-30)^2 - (1 + 2^-29) is 2^-60 in
// f64, and (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24 in f32, where a rounded product gives 0.

// RUN: tensor-run %s --input=2xf64=1.000000000931322574615478515625,3 --input=2xf64=-1.00000000186264514923095703125,1 --input=2xf32=1.000244140625,3 --input=2xf32=-1.00048828125,1 | FileCheck %s
// RUN: tensor-run %s --fp=strict --input=2xf64=1.000000000931322574615478515625,3 --input=2xf64=-1.00000000186264514923095703125,1 --input=2xf32=1.000244140625,3 --input=2xf32=-1.00048828125,1 | FileCheck %s
// RUN: tensor-run %s --target-cpu=x86-64-v2 --input=2xf64=1.000000000931322574615478515625,3 --input=2xf64=-1.00000000186264514923095703125,1 --input=2xf32=1.000244140625,3 --input=2xf32=-1.00048828125,1 | FileCheck %s
// RUN: tensor-run %s --device=interpreter --input=2xf64=1.000000000931322574615478515625,3 --input=2xf64=-1.00000000186264514923095703125,1 --input=2xf32=1.000244140625,3 --input=2xf32=-1.00048828125,1 | FileCheck %s
// RUN: tensor-run %s --device=gpu-sim --input=2xf64=1.000000000931322574615478515625,3 --input=2xf64=-1.00000000186264514923095703125,1 --input=2xf32=1.000244140625,3 --input=2xf32=-1.00048828125,1 | FileCheck %s

// CHECK: tensor 2xf64 [8.67361738e-19 1.00000000e+01]
// CHECK: tensor 2xf32 [5.9604645e-08 1.0000000e+01]
#id = affine_map<(i) -> (i)>
func.func @main(%x: tensor<2xf64>, %z: tensor<2xf64>, %u: tensor<2xf32>, %w: tensor<2xf32>) -> (tensor<2xf64>, tensor<2xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %z : tensor<2xf64>, tensor<2xf64>) outs(%x : tensor<2xf64>) {
  ^bb0(%a: f64, %c: f64, %o: f64):
    %f = math.fma %a, %a, %c : f64
    linalg.yield %f : f64
  } -> tensor<2xf64>
  %1 = ten.fma %u, %u, %w : tensor<2xf32>
  return %0, %1 : tensor<2xf64>, tensor<2xf32>
}
