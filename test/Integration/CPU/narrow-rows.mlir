// A few rows times matrices of narrow floats: elements are widened as they are read.
// DEFINE: %{entry} =
// DEFINE: %{inputs} =
// DEFINE: %{check} = tensor-run %s --device=interpreter --entry=%{entry} %{inputs} --output=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=2e-3 --rtol=1e-2 --threads=1 --output=%t.one.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.one.npy --threads=3 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=2e-3 --rtol=1e-2 --bind=1 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=2e-3 --rtol=1e-2 --target-cpu=x86-64-v3 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=2e-3 --rtol=1e-2 --target-cpu=x86-64

// REDEFINE: %{entry} = one
// REDEFINE: %{inputs} = --input=1x300xbf16=normal:1 --input=300x530xbf16=normal:2
// RUN: %{check}
// REDEFINE: %{inputs} = --input=1x300xbf16=1e-39 --input=300x530xbf16=1e38
// RUN: %{check}
// REDEFINE: %{entry} = turned
// REDEFINE: %{inputs} = --input=300xf16=normal:1 --input=70x300xf16=normal:2
// RUN: %{check}
// REDEFINE: %{entry} = few
// REDEFINE: %{inputs} = --input=3x1024xbf16=normal:1 --input=1024x530xbf16=normal:2
// RUN: %{check}
// REDEFINE: %{entry} = tile
// REDEFINE: %{inputs} = --input=11x1024xf16=normal:1 --input=1024x530xf16=normal:2
// RUN: %{check}
// REDEFINE: %{entry} = bytes
// REDEFINE: %{inputs} = --input=4x300xf8E4M3FN=normal:1 --input=300x70xf8E4M3FN=normal:2
// RUN: %{check}

// RUN: tensor-opt %s -tenon-import -tenon-simplify -tenon-kernels | FileCheck %s
// CHECK-LABEL: func.func @one(
// CHECK: ten.launch @contract_
func.func @one(%a: tensor<1x300xbf16>, %b: tensor<300x530xbf16>) -> tensor<1x530xbf16> {
  %0 = ten.contract %a, %b contracting = [1] x [0] accumulate f32 : tensor<1x300xbf16>, tensor<300x530xbf16> -> tensor<1x530xbf16>
  return %0 : tensor<1x530xbf16>
}
// CHECK-LABEL: func.func @turned(
// CHECK: ten.launch @contract_
func.func @turned(%a: tensor<300xf16>, %b: tensor<70x300xf16>) -> tensor<70xf16> {
  %0 = ten.contract %a, %b contracting = [0] x [1] accumulate f32 : tensor<300xf16>, tensor<70x300xf16> -> tensor<70xf16>
  return %0 : tensor<70xf16>
}
// CHECK-LABEL: func.func @few(
// CHECK: ten.launch @contract_
func.func @few(%a: tensor<3x1024xbf16>, %b: tensor<1024x530xbf16>) -> tensor<3x530xbf16> {
  %0 = ten.contract %a, %b contracting = [1] x [0] accumulate f32 : tensor<3x1024xbf16>, tensor<1024x530xbf16> -> tensor<3x530xbf16>
  return %0 : tensor<3x530xbf16>
}
func.func @tile(%a: tensor<11x1024xf16>, %b: tensor<1024x530xf16>) -> tensor<11x530xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<11x1024xf16>, tensor<1024x530xf16> -> tensor<11x530xf32>
  return %0 : tensor<11x530xf32>
}
func.func @bytes(%a: tensor<4x300xf8E4M3FN>, %b: tensor<300x70xf8E4M3FN>) -> tensor<4x70xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<4x300xf8E4M3FN>, tensor<300x70xf8E4M3FN> -> tensor<4x70xf32>
  return %0 : tensor<4x70xf32>
}
