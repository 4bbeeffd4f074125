// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=5000xf32=normal:1 --input=3x1500x2xi8=uniform:2 --input=3x1500x2xf64=normal:3 --input=2x2100xi8=uniform:4 --input=3x2500xf64=normal:5 --input=700x37xbf16=normal:6 --input=3x5000xf32=normal:7
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --expect=%t/9.npy --expect=%t/10.npy --expect=%t/11.npy --expect=%t/12.npy --expect=%t/13.npy --expect=%t/14.npy --expect=%t/15.npy --ulp=0
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy --output=%t/9.npy --output=%t/10.npy --output=%t/11.npy --output=%t/12.npy --output=%t/13.npy --output=%t/14.npy --output=%t/15.npy
// RUN: tensor-run --dynamic %s --device=gpu-sim %{inputs} %{expect}
// RUN: tensor-run --dynamic %s --device=gpu-sim --sim-seed=3 %{inputs} %{expect}
// RUN: tensor-run --dynamic %s %{inputs} %{expect}
// RUN: tensor-compile %s --device=cuda -o %t/a.o --dump-to=%t
// RUN: FileCheck %s --input-file=%t/05-tenon-gpu-kernels.mlir

// No sort runs on the host. Keys alone, a key with an index (many equal ones,
// which keep their order), two keys, a comparison that is no order of keys,
// dynamic sizes, many short rows, the largest few, of rows with NaN as well.
// CHECK-NOT: ten.launch
// CHECK: gpu.launch_func
// CHECK-NOT: ten.launch
// CHECK: gpu.func @sort_0({{.*}} workgroup(%{{.*}} : memref<1024xi32,
func.func @main(%a: tensor<5000xf32>, %b: tensor<3x1500x2xi8>, %c: tensor<3x1500x2xf64>, %d: tensor<2x2100xi8>, %e: tensor<?x?xf64>, %f: tensor<700x37xbf16>, %g: tensor<3x5000xf32>)
    -> (tensor<5000xf32>, tensor<3x1500x2xi8>, tensor<3x1500x2xf64>, tensor<2x2100xi8>, tensor<2x2100xi32>, tensor<3x1500x2xi8>, tensor<3x1500x2xf64>, tensor<?x?xf64>, tensor<700x37xbf16>, tensor<3x7xf32>, tensor<3x7xi32>, tensor<700x5xbf16>, tensor<700x5xi64>, tensor<?x?xf64>, tensor<?x6xf64>, tensor<?x6xi32>) {
  %0 = ten.sort %a dim = 0 : tensor<5000xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = ten.compare lt total %x, %y : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %1:2 = ten.sort %b, %c dim = 1 stable : tensor<3x1500x2xi8>, tensor<3x1500x2xf64> {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %p: tensor<f64>, %q: tensor<f64>):
    %gt = ten.compare gt %x, %y : tensor<i8>
    ten.yield %gt : tensor<i1>
  }
  %i = ten.iota dim = 1 : tensor<2x2100xi32>
  %2:2 = ten.sort %d, %i dim = 1 stable : tensor<2x2100xi8>, tensor<2x2100xi32> {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %p: tensor<i32>, %q: tensor<i32>):
    %ge = ten.compare ge %x, %y : tensor<i8>
    %lt = ten.not %ge : tensor<i1>
    ten.yield %lt : tensor<i1>
  }
  %3:2 = ten.sort %b, %c dim = 1 : tensor<3x1500x2xi8>, tensor<3x1500x2xf64> {
  ^bb0(%x: tensor<i8>, %y: tensor<i8>, %p: tensor<f64>, %q: tensor<f64>):
    %lt = ten.compare lt %x, %y : tensor<i8>
    %eq = ten.compare eq %x, %y : tensor<i8>
    %gt = ten.compare gt total %p, %q : tensor<f64>
    %both = ten.and %eq, %gt : tensor<i1>
    %either = ten.or %lt, %both : tensor<i1>
    ten.yield %either : tensor<i1>
  }
  %4 = ten.sort %e dim = 1 : tensor<?x?xf64> {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %lt = ten.compare lt %x, %y : tensor<f64>
    ten.yield %lt : tensor<i1>
  }
  %5 = ten.sort %f dim = 1 : tensor<700x37xbf16> {
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %lt = ten.compare gt total %x, %y : tensor<bf16>
    ten.yield %lt : tensor<i1>
  }
  // NaN where the root is one of a negative number.
  %l = ten.sqrt %g : tensor<3x5000xf32>
  %n = ten.neg %l : tensor<3x5000xf32>
  %6:2 = ten.top_k %n k = 7 : tensor<3x5000xf32> -> tensor<3x7xf32>, tensor<3x7xi32>
  %7:2 = ten.top_k %f k = 5 : tensor<700x37xbf16> -> tensor<700x5xbf16>, tensor<700x5xi64>
  %8 = ten.sort %e dim = 0 : tensor<?x?xf64> {
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %lt = ten.compare gt total %x, %y : tensor<f64>
    ten.yield %lt : tensor<i1>
  }
  %9:2 = ten.top_k %e k = 6 : tensor<?x?xf64> -> tensor<?x6xf64>, tensor<?x6xi32>
  return %0, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4, %5, %6#0, %6#1, %7#0, %7#1, %8, %9#0, %9#1
    : tensor<5000xf32>, tensor<3x1500x2xi8>, tensor<3x1500x2xf64>, tensor<2x2100xi8>, tensor<2x2100xi32>, tensor<3x1500x2xi8>, tensor<3x1500x2xf64>, tensor<?x?xf64>, tensor<700x37xbf16>, tensor<3x7xf32>, tensor<3x7xi32>, tensor<700x5xbf16>, tensor<700x5xi64>, tensor<?x?xf64>, tensor<?x6xf64>, tensor<?x6xi32>
}
