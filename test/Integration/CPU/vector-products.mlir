// A matrix that is computed while it is multiplied with a vector: the same as
// the interpreter's, and for any number of threads.
// DEFINE: %{entry} =
// DEFINE: %{inputs} =
// DEFINE: %{check} = tensor-run %s --device=interpreter --entry=%{entry} %{inputs} --output=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=1e-4 --rtol=1e-5 --threads=1 --output=%t.one.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.one.npy --threads=3 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=1e-4 --rtol=1e-5 --bind=1 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=1e-4 --rtol=1e-5 --target-cpu=x86-64-v3

// REDEFINE: %{entry} = scaled
// REDEFINE: %{inputs} = --input=1x32xf32=normal:1 --input=32x48xi8=uniform:2 --input=48xf32=normal:3
// RUN: %{check}
func.func @scaled(%x: tensor<1x32xf32>, %w: tensor<32x48xi8>, %s: tensor<48xf32>) -> tensor<1x48xf32> {
  %0 = ten.convert %w : tensor<32x48xi8> -> tensor<32x48xf32>
  %1 = ten.broadcast %s dims = [1] : tensor<48xf32> -> tensor<32x48xf32>
  %2 = ten.mul %0, %1 : tensor<32x48xf32>
  %3 = ten.contract %x, %2 contracting = [1] x [0] : tensor<1x32xf32>, tensor<32x48xf32> -> tensor<1x48xf32>
  return %3 : tensor<1x48xf32>
}

// REDEFINE: %{entry} = left
// REDEFINE: %{inputs} = --input=100x32xbf16=normal:1 --input=8x1xi32=3,99,-5,200,0,1,1,50 --input=32xbf16=normal:3
// RUN: %{check}
func.func @left(%table: tensor<100x32xbf16>, %rows: tensor<8x1xi32>, %x: tensor<32xbf16>) -> tensor<8xbf16> {
  %0 = ten.gather %table[%rows] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 32] : tensor<100x32xbf16>, tensor<8x1xi32> -> tensor<8x32xbf16>
  %1 = ten.contract %0, %x contracting = [1] x [0] accumulate f32 : tensor<8x32xbf16>, tensor<32xbf16> -> tensor<8xbf16>
  return %1 : tensor<8xbf16>
}

// REDEFINE: %{entry} = batch
// REDEFINE: %{inputs} = --input=2x8x16xf32=normal:1 --input=2x64x8x16xi8=uniform:2
// RUN: %{check}
func.func @batch(%q: tensor<2x8x16xf32>, %k: tensor<2x64x8x16xi8>) -> tensor<2x8x64xf32> {
  %0 = ten.convert %k : tensor<2x64x8x16xi8> -> tensor<2x64x8x16xf32>
  %1 = ten.contract %q, %0 batch = [0, 1] x [0, 2] contracting = [2] x [3] : tensor<2x8x16xf32>, tensor<2x64x8x16xf32> -> tensor<2x8x64xf32>
  return %1 : tensor<2x8x64xf32>
}

// REDEFINE: %{entry} = groups
// REDEFINE: %{inputs} = --input=1x32xf32=normal:1 --input=32x48xi8=uniform:2 --input=4x48xf32=normal:3
// RUN: %{check}
func.func @groups(%x: tensor<1x32xf32>, %w: tensor<32x48xi8>, %s: tensor<4x48xf32>) -> tensor<1x48xf32> {
  %c = ten.constant dense<8.0> : tensor<32x48xf32>
  %0 = ten.convert %w : tensor<32x48xi8> -> tensor<32x48xf32>
  %1 = ten.sub %0, %c : tensor<32x48xf32>
  %2 = ten.reshape %1 : tensor<32x48xf32> -> tensor<4x8x48xf32>
  %3 = ten.broadcast %s dims = [0, 2] : tensor<4x48xf32> -> tensor<4x8x48xf32>
  %4 = ten.mul %2, %3 : tensor<4x8x48xf32>
  %5 = ten.reshape %4 : tensor<4x8x48xf32> -> tensor<32x48xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [0] : tensor<1x32xf32>, tensor<32x48xf32> -> tensor<1x48xf32>
  return %6 : tensor<1x48xf32>
}

// REDEFINE: %{entry} = repeated
// REDEFINE: %{inputs} = --input=2x8x16xf32=normal:1 --input=2x64x4x16xf32=normal:2
// RUN: %{check}
func.func @repeated(%q: tensor<2x8x16xf32>, %k: tensor<2x64x4x16xf32>) -> tensor<2x8x64xf32> {
  %0 = ten.broadcast %k dims = [0, 1, 2, 4] : tensor<2x64x4x16xf32> -> tensor<2x64x4x2x16xf32>
  %1 = ten.reshape %0 : tensor<2x64x4x2x16xf32> -> tensor<2x64x8x16xf32>
  %2 = ten.contract %q, %1 batch = [0, 1] x [0, 2] contracting = [2] x [3] : tensor<2x8x16xf32>, tensor<2x64x8x16xf32> -> tensor<2x8x64xf32>
  return %2 : tensor<2x8x64xf32>
}
