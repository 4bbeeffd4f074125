// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=100x77xf32=normal:1 --input=77x130xf32=normal:2 --input=3x64x40xf32=normal:3 --input=3x72x40xf32=normal:4 --input=40x64xf32=normal:5 --input=40x72xf32=normal:6 --input=24x256x48xf32=normal:7 --input=24x48x256xf32=normal:8
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --device=cpu %{inputs} %{expect} --rtol=1e-4 --atol=1e-5
// RUN: tensor-run %s --device=gpu-sim %{inputs} %{expect} --rtol=1e-3 --atol=2e-2
// RUN: tensor-run %s --device=gpu-sim --sim-seed=3 %{inputs} %{expect} --rtol=1e-3 --atol=2e-2

// Whole numbers of few bits are not rounded; of 1 + 2^-11 the farther one of two
// neighbours is taken, on both sides of 0; infinity and NaN stay.
// RUN: tensor-run %s --entry=exact --device=interpreter --input=40x72xi8=uniform:1 --input=72x33xi8=uniform:2 --output=%t/exact.npy
// RUN: tensor-run %s --entry=exact --device=gpu-sim --input=40x72xi8=uniform:1 --input=72x33xi8=uniform:2 --expect=%t/exact.npy
// RUN: tensor-run %s --entry=one --device=gpu-sim --input=32x16xf32=1.00048828125 --input=16x32xf32=1 --expect=32x32xf32=16.015625
// RUN: tensor-run %s --entry=one --device=gpu-sim --input=32x16xf32=1 --input=16x32xf32=-1.00048828125 --expect=32x32xf32=-16.015625
// RUN: tensor-run %s --entry=one --device=cpu --input=32x16xf32=1.00048828125 --input=16x32xf32=1 --expect=32x32xf32=16.0078125
// RUN: tensor-run %s --entry=one --device=gpu-sim --input=32x16xf32=inf --input=16x32xf32=-2 --expect=32x32xf32=-inf
// RUN: tensor-run %s --entry=one --device=gpu-sim --input=32x16xf32=inf --input=16x32xf32=0 --expect=32x32xf32=nan
// RUN: tensor-run %s --entry=one --device=gpu-sim --input=32x16xf32=1 --input=16x32xf32=nan --expect=32x32xf32=nan

// RUN: tensor-compile %s --target-gpu=sm_80 -o %t/80.ptx
// RUN: FileCheck %s --input-file=%t/80.ptx
// CHECK: .entry contract_0
// CHECK-DAG: cp.async.cg.shared.global
// CHECK-DAG: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK-DAG: cvt.rna.tf32.f32
// CHECK-DAG: mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
// RUN: tensor-compile %s --target-gpu=sm_75 -o %t/75.ptx
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t/75.ptx
// RUN: tensor-compile %s --fp=strict --target-gpu=sm_80 -o %t/strict.ptx
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t/strict.ptx
// NONE-NOT: tf32

// Tiles that are not full; a batch, the right operand transposed; both operands
// along columns; many tiles.
func.func @main(%a: tensor<100x77xf32>, %b: tensor<77x130xf32>, %c: tensor<3x64x40xf32>, %d: tensor<3x72x40xf32>,
    %e: tensor<40x64xf32>, %f: tensor<40x72xf32>, %g: tensor<24x256x48xf32>, %h: tensor<24x48x256xf32>)
    -> (tensor<100x130xf32>, tensor<3x64x72xf32>, tensor<64x72xf32>, tensor<24x256x256xf32>) {
  %0 = ten.contract %a, %b contracting = [1] x [0] allow_tf32 : tensor<100x77xf32>, tensor<77x130xf32> -> tensor<100x130xf32>
  %1 = ten.contract %c, %d batch = [0] x [0] contracting = [2] x [2] allow_tf32 : tensor<3x64x40xf32>, tensor<3x72x40xf32> -> tensor<3x64x72xf32>
  %2 = ten.contract %e, %f contracting = [0] x [0] allow_tf32 : tensor<40x64xf32>, tensor<40x72xf32> -> tensor<64x72xf32>
  %3 = ten.contract %g, %h batch = [0] x [0] contracting = [2] x [1] allow_tf32 : tensor<24x256x48xf32>, tensor<24x48x256xf32> -> tensor<24x256x256xf32>
  return %0, %1, %2, %3 : tensor<100x130xf32>, tensor<3x64x72xf32>, tensor<64x72xf32>, tensor<24x256x256xf32>
}

func.func @exact(%a: tensor<40x72xi8>, %b: tensor<72x33xi8>) -> tensor<40x33xf32> {
  %0 = ten.convert %a : tensor<40x72xi8> -> tensor<40x72xf32>
  %1 = ten.convert %b : tensor<72x33xi8> -> tensor<72x33xf32>
  %2 = ten.contract %0, %1 contracting = [1] x [0] allow_tf32 : tensor<40x72xf32>, tensor<72x33xf32> -> tensor<40x33xf32>
  return %2 : tensor<40x33xf32>
}

func.func @one(%a: tensor<32x16xf32>, %b: tensor<16x32xf32>) -> tensor<32x32xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] allow_tf32 : tensor<32x16xf32>, tensor<16x32xf32> -> tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}
