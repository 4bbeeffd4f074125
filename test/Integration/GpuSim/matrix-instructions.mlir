// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=4x65x96xbf16=normal:1 --input=4x70x96xbf16=normal:2 --input=70xbf16=normal:3 --input=77x50xi8=uniform:4 --input=50x64xui8=uniform:5 --input=48x70xf64=normal:6 --input=70x40xf64=normal:7 --input=65x100xf32=normal:8 --input=70x100xf16=normal:9 --input=64x48xf16=normal:10 --input=64x40xf16=normal:11 --input=40x64xi8=uniform:12 --input=24x256x48xbf16=normal:13 --input=24x48x256xbf16=normal:14
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy
// RUN: tensor-run %s --device=gpu-sim %{inputs} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --rtol=1e-2 --atol=1e-4
// RUN: tensor-run %s --device=gpu-sim --sim-seed=5 %{inputs} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --rtol=1e-2 --atol=1e-4

// Whole numbers are the same to the last bit, wherever the sums overflow.
// RUN: tensor-run %s --entry=wraps --device=interpreter --input=32x140000xi8=-128 --input=32x140000xi8=-128 --output=%t/wraps.npy
// RUN: tensor-run %s --entry=wraps --device=gpu-sim --input=32x140000xi8=-128 --input=32x140000xi8=-128 --expect=%t/wraps.npy

// RUN: tensor-compile %s --target-gpu=sm_80 -o %t/80.ptx
// RUN: FileCheck %s --input-file=%t/80.ptx
// CHECK-DAG: .minnctapersm 1
// CHECK-DAG: cp.async.cg.shared.global
// CHECK-DAG: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK-DAG: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// CHECK-DAG: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// CHECK-DAG: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// CHECK-DAG: mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32
// CHECK-DAG: mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64

// A GPU without them, and a program that asks each product to be rounded.
// RUN: tensor-compile %s --target-gpu=sm_75 -o %t/75.ptx
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t/75.ptx
// NONE-NOT: mma.sync
// NONE-NOT: cp.async
// RUN: tensor-compile %s --fp=strict --target-gpu=sm_80 -o %t/strict.ptx
// RUN: FileCheck %s --check-prefix=STRICT --input-file=%t/strict.ptx
// STRICT-NOT: mma.sync{{.*}}f{{16|32|64}}

// Batches, a bias and a conversion of the sums; signed times unsigned bytes of
// odd sizes; f64; an operand that is computed; both operands along columns; an
// activation of sums of the other order; many tiles.
func.func @main(%a: tensor<4x65x96xbf16>, %b: tensor<4x70x96xbf16>, %bias: tensor<70xbf16>,
    %c: tensor<77x50xi8>, %d: tensor<50x64xui8>, %e: tensor<48x70xf64>, %f: tensor<70x40xf64>,
    %g: tensor<65x100xf32>, %h: tensor<70x100xf16>, %i: tensor<64x48xf16>, %j: tensor<64x40xf16>,
    %k: tensor<40x64xi8>, %l: tensor<24x256x48xbf16>, %m: tensor<24x48x256xbf16>)
    -> (tensor<4x65x70xbf16>, tensor<77x64xi32>, tensor<48x40xf64>, tensor<65x70xf32>, tensor<48x40xf32>,
        tensor<64x64xi32>, tensor<24x256x256xf32>) {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [2] x [2] accumulate f32 : tensor<4x65x96xbf16>, tensor<4x70x96xbf16> -> tensor<4x65x70xbf16>
  %1 = ten.broadcast %bias dims = [2] : tensor<70xbf16> -> tensor<4x65x70xbf16>
  %2 = ten.add %0, %1 : tensor<4x65x70xbf16>
  %3 = ten.contract %c, %d contracting = [1] x [0] : tensor<77x50xi8>, tensor<50x64xui8> -> tensor<77x64xi32>
  %4 = ten.contract %e, %f contracting = [1] x [0] : tensor<48x70xf64>, tensor<70x40xf64> -> tensor<48x40xf64>
  %5 = ten.tanh %g : tensor<65x100xf32>
  %6 = ten.convert %5 : tensor<65x100xf32> -> tensor<65x100xf16>
  %7 = ten.contract %6, %h contracting = [1] x [1] accumulate f32 : tensor<65x100xf16>, tensor<70x100xf16> -> tensor<65x70xf32>
  %8 = ten.contract %i, %j contracting = [0] x [0] accumulate f32 : tensor<64x48xf16>, tensor<64x40xf16> -> tensor<48x40xf32>
  %9 = ten.exp %8 : tensor<48x40xf32>
  %10 = ten.contract %k, %k contracting = [0] x [0] : tensor<40x64xi8>, tensor<40x64xi8> -> tensor<64x64xi32>
  %11 = ten.contract %l, %m batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<24x256x48xbf16>, tensor<24x48x256xbf16> -> tensor<24x256x256xf32>
  return %2, %3, %4, %7, %9, %10, %11 : tensor<4x65x70xbf16>, tensor<77x64xi32>, tensor<48x40xf64>, tensor<65x70xf32>, tensor<48x40xf32>, tensor<64x64xi32>, tensor<24x256x256xf32>
}

func.func @wraps(%a: tensor<32x140000xi8>, %b: tensor<32x140000xi8>) -> tensor<32x32xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [1] : tensor<32x140000xi8>, tensor<32x140000xi8> -> tensor<32x32xi32>
  return %0 : tensor<32x32xi32>
}
