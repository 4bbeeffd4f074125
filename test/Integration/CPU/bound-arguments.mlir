// Bound arguments change no bit of the results: folded, converted and packed
// weights are what the call would make of them. Each program runs once as it is,
// and once with its weights bound.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --entry=dense --input=64x300xf32=normal:1 --input=300x200xbf16=normal:2 --input=200xf32=normal:3 --output=%t/dense.npy
// RUN: tensor-run %s --entry=dense --input=64x300xf32=normal:1 --input=300x200xbf16=normal:2 --input=200xf32=normal:3 --bind=1-2 --expect=%t/dense.npy
// RUN: tensor-run %s --entry=dense --input=64x300xf32=normal:1 --input=300x200xbf16=normal:2 --input=200xf32=normal:3 --bind=1-2 --expect=%t/dense.npy --target-cpu=x86-64-v3
// RUN: tensor-run %s --entry=dense --input=64x300xf32=normal:1 --input=300x200xbf16=normal:2 --input=200xf32=normal:3 --bind=1-2 --device=interpreter --expect=%t/dense.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --entry=across --input=4x70x96xf32=normal:1 --input=4x200x96xf32=normal:2 --output=%t/across.npy
// RUN: tensor-run %s --entry=across --input=4x70x96xf32=normal:1 --input=4x200x96xf32=normal:2 --bind=1 --expect=%t/across.npy
// RUN: tensor-run %s --entry=row --input=1x700xf32=normal:1 --input=1000x700xf32=normal:2 --output=%t/row.npy
// RUN: tensor-run %s --entry=row --input=1x700xf32=normal:1 --input=1000x700xf32=normal:2 --bind=1 --expect=%t/row.npy
// RUN: tensor-run %s --entry=convolved --input=2x20x20x24xf32=normal:1 --input=3x3x24x72xf32=normal:2 --input=72xf32=normal:3 --output=%t/convolved.npy
// RUN: tensor-run %s --entry=convolved --input=2x20x20x24xf32=normal:1 --input=3x3x24x72xf32=normal:2 --input=72xf32=normal:3 --bind=1,2 --expect=%t/convolved.npy
// RUN: tensor-run %s --entry=convolved --input=2x20x20x24xf32=normal:1 --input=3x3x24x72xf32=normal:2 --input=72xf32=normal:3 --bind=1,2 --threads=2 --expect=%t/convolved.npy
// RUN: tensor-run %s --entry=deep --input=90x3000xf32=normal:1 --input=3000x130xf32=normal:2 --output=%t/deep.npy
// RUN: tensor-run %s --entry=deep --input=90x3000xf32=normal:1 --input=3000x130xf32=normal:2 --bind=1 --expect=%t/deep.npy
// RUN: tensor-run %s --entry=deep --input=90x3000xf32=normal:1 --input=3000x130xf32=normal:2 --bind=0-1 --expect=%t/deep.npy

// The panels take the place of the argument.
// RUN: tensor-run %s --entry=deep --input=90x3000xf32=normal:1 --input=3000x130xf32=normal:2 --bind=1 --expect=%t/deep.npy --dump-to=%t/dump
// RUN: FileCheck %s --input-file=%t/dump/03-tenon-kernels.mlir --check-prefix=DEEP
// DEEP: func.func @deep(%{{.*}}: tensor<90x3000xf32>, %{{.*}}: tensor<{{[0-9]+}}x3000x{{[0-9]+}}xf32> {ten.resident = 0 : i64})
func.func @dense(%x: tensor<64x300xf32>, %w: tensor<300x200xbf16>, %b: tensor<200xf32>) -> tensor<64x200xf32> {
  %0 = ten.convert %w : tensor<300x200xbf16> -> tensor<300x200xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [0] : tensor<64x300xf32>, tensor<300x200xf32> -> tensor<64x200xf32>
  %2 = ten.exp %b : tensor<200xf32>
  %3 = ten.broadcast %2 dims = [1] : tensor<200xf32> -> tensor<64x200xf32>
  %4 = ten.add %1, %3 : tensor<64x200xf32>
  return %4 : tensor<64x200xf32>
}
func.func @across(%x: tensor<4x70x96xf32>, %w: tensor<4x200x96xf32>) -> tensor<4x70x200xf32> {
  %0 = ten.contract %x, %w batch = [0] x [0] contracting = [2] x [2] : tensor<4x70x96xf32>, tensor<4x200x96xf32> -> tensor<4x70x200xf32>
  return %0 : tensor<4x70x200xf32>
}
func.func @row(%x: tensor<1x700xf32>, %w: tensor<1000x700xf32>) -> tensor<1x1000xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<1x700xf32>, tensor<1000x700xf32> -> tensor<1x1000xf32>
  return %0 : tensor<1x1000xf32>
}
func.func @convolved(%x: tensor<2x20x20x24xf32>, %w: tensor<3x3x24x72xf32>, %b: tensor<72xf32>) -> tensor<2x20x20x72xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x20x20x24xf32>, tensor<3x3x24x72xf32> -> tensor<2x20x20x72xf32>
  %1 = ten.broadcast %b dims = [3] : tensor<72xf32> -> tensor<2x20x20x72xf32>
  %2 = ten.max %0, %1 : tensor<2x20x20x72xf32>
  return %2 : tensor<2x20x20x72xf32>
}
func.func @deep(%x: tensor<90x3000xf32>, %w: tensor<3000x130xf32>) -> tensor<90x130xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<90x3000xf32>, tensor<3000x130xf32> -> tensor<90x130xf32>
  return %0 : tensor<90x130xf32>
}
