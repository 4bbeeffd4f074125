// Products of complex numbers, which real ones make, are those of the interpreter:
// in any order of dimensions, and of infinities and zeros.
// RUN: tensor-run %s --entry=matrices --input=37x70xf32=normal:1 --input=37x70xf32=normal:2 --input=70x25xf32=normal:3 --input=70x25xf32=normal:4 --device=interpreter --output=%t.matrices.npy
// RUN: tensor-run %s --entry=matrices --input=37x70xf32=normal:1 --input=37x70xf32=normal:2 --input=70x25xf32=normal:3 --input=70x25xf32=normal:4 --expect=%t.matrices.npy --atol=1e-4 --rtol=1e-4 --threads=2
// RUN: tensor-run %s --entry=batches --input=20x64x3xf64=normal:1 --input=20x64x3xf64=normal:2 --input=3x33x64xf64=normal:3 --input=3x33x64xf64=normal:4 --device=interpreter --output=%t.batches.npy
// RUN: tensor-run %s --entry=batches --input=20x64x3xf64=normal:1 --input=20x64x3xf64=normal:2 --input=3x33x64xf64=normal:3 --input=3x33x64xf64=normal:4 --expect=%t.batches.npy --atol=1e-12 --rtol=1e-12 --threads=2
// RUN: tensor-run %s --entry=special --device=interpreter --output=%t.special.npy
// RUN: tensor-run %s --entry=special --expect=%t.special.npy

func.func @matrices(%ar: tensor<37x70xf32>, %ai: tensor<37x70xf32>, %br: tensor<70x25xf32>, %bi: tensor<70x25xf32>) -> tensor<37x25xcomplex<f32>> {
  %a = ten.complex %ar, %ai : tensor<37x70xf32> -> tensor<37x70xcomplex<f32>>
  %b = ten.complex %br, %bi : tensor<70x25xf32> -> tensor<70x25xcomplex<f32>>
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<37x70xcomplex<f32>>, tensor<70x25xcomplex<f32>> -> tensor<37x25xcomplex<f32>>
  return %0 : tensor<37x25xcomplex<f32>>
}

func.func @batches(%ar: tensor<20x64x3xf64>, %ai: tensor<20x64x3xf64>, %br: tensor<3x33x64xf64>, %bi: tensor<3x33x64xf64>) -> tensor<3x20x33xcomplex<f64>> {
  %a = ten.complex %ar, %ai : tensor<20x64x3xf64> -> tensor<20x64x3xcomplex<f64>>
  %b = ten.complex %br, %bi : tensor<3x33x64xf64> -> tensor<3x33x64xcomplex<f64>>
  %0 = ten.contract %a, %b batch = [2] x [0] contracting = [1] x [2] : tensor<20x64x3xcomplex<f64>>, tensor<3x33x64xcomplex<f64>> -> tensor<3x20x33xcomplex<f64>>
  return %0 : tensor<3x20x33xcomplex<f64>>
}

// Of each number with each: infinity, -1, 0 and NaN in either part.
func.func @special() -> tensor<16x16xcomplex<f32>> {
  %parts = ten.constant dense<[0x7F800000, -1.0, 0.0, 0x7FC00000]> : tensor<4xf32>
  %re = ten.broadcast %parts dims = [0] : tensor<4xf32> -> tensor<4x4x16xf32>
  %im = ten.broadcast %parts dims = [1] : tensor<4xf32> -> tensor<4x4x16xf32>
  %0 = ten.complex %re, %im : tensor<4x4x16xf32> -> tensor<4x4x16xcomplex<f32>>
  %1 = ten.reshape %0 : tensor<4x4x16xcomplex<f32>> -> tensor<16x16xcomplex<f32>>
  %2 = ten.contract %1, %1 contracting = [1] x [1] : tensor<16x16xcomplex<f32>>, tensor<16x16xcomplex<f32>> -> tensor<16x16xcomplex<f32>>
  return %2 : tensor<16x16xcomplex<f32>>
}
