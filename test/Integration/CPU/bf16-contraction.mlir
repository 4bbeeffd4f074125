// Products of bf16 are summed in f32, small numbers included, whether or not the
// instructions for them take these as 0.
// DEFINE: %{entry} =
// DEFINE: %{inputs} =
// DEFINE: %{check} = tensor-run %s --device=interpreter --entry=%{entry} %{inputs} --output=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=1e-4 --rtol=1e-5 --threads=1 --output=%t.one.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.one.npy --threads=3 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.one.npy --bind=1 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=1e-4 --rtol=1e-5 --target-cpu=x86-64-v3

// REDEFINE: %{entry} = product
// REDEFINE: %{inputs} = --input=40x33xbf16=normal:1 --input=33x70xbf16=normal:2
// RUN: %{check}
// REDEFINE: %{inputs} = --input=40x33xbf16=1e-39 --input=33x70xbf16=1e38
// RUN: %{check}
// REDEFINE: %{inputs} = --input=40x33xbf16=1e38 --input=33x70xbf16=-1e-39
// RUN: %{check}
// REDEFINE: %{inputs} = --input=40x33xbf16=0 --input=33x70xbf16=normal:2
// RUN: %{check}
// REDEFINE: %{entry} = layer
// REDEFINE: %{inputs} = --input=2x70x600xbf16=normal:1 --input=2x300x600xbf16=normal:2 --input=300xf32=normal:3
// RUN: %{check}
// REDEFINE: %{inputs} = --input=2x70x600xbf16=1e-39 --input=2x300x600xbf16=normal:2 --input=300xf32=1e-38
// RUN: %{check}
// REDEFINE: %{entry} = transposed
// REDEFINE: %{inputs} = --input=150x197xbf16=normal:1 --input=150x90xbf16=normal:2
// RUN: %{check}
// REDEFINE: %{inputs} = --input=150x197xbf16=normal:1 --input=150x90xbf16=-1e-39
// RUN: %{check}

func.func @product(%a: tensor<40x33xbf16>, %b: tensor<33x70xbf16>) -> tensor<40x70xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<40x33xbf16>, tensor<33x70xbf16> -> tensor<40x70xf32>
  return %0 : tensor<40x70xf32>
}

func.func @layer(%a: tensor<2x70x600xbf16>, %b: tensor<2x300x600xbf16>, %bias: tensor<300xf32>) -> tensor<2x70x300xf32> {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [2] x [2] : tensor<2x70x600xbf16>, tensor<2x300x600xbf16> -> tensor<2x70x300xf32>
  %1 = ten.broadcast %bias dims = [2] : tensor<300xf32> -> tensor<2x70x300xf32>
  %2 = ten.add %0, %1 : tensor<2x70x300xf32>
  return %2 : tensor<2x70x300xf32>
}

// Rows that are copied as columns, some blocks of them and the rest.
func.func @transposed(%a: tensor<150x197xbf16>, %b: tensor<150x90xbf16>) -> tensor<197x90xf32> {
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<150x197xbf16>, tensor<150x90xbf16> -> tensor<197x90xf32>
  return %0 : tensor<197x90xf32>
}
