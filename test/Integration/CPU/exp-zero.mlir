// Exponentials that are 0, nearly 0 and no normal numbers.
// RUN: tensor-run %s --entry=f32 --verify --input=19xf32=0
// RUN: tensor-run %s --entry=f64 --verify --input=19xf64=0
// RUN: tensor-run %s --entry=f32 --verify --target-cpu=x86-64-v2 --input=19xf32=0

func.func @f32(%zero: tensor<19xf32>) -> tensor<19xf32> {
  %c = ten.constant dense<[1.0, -86.5, -88.0, -103.5, -104.01, -120.0, -150.0, -175.0, -175.7, -176.0, -176.5, -254.0, -1000.0, -1.0e9, -3.4028235e38, 0xFF800000, 0x7F800000, 0x7FC00000, 89.5]> : tensor<19xf32>
  %x = ten.add %c, %zero : tensor<19xf32>
  %0 = ten.exp %x : tensor<19xf32>
  return %0 : tensor<19xf32>
}

func.func @f64(%zero: tensor<19xf64>) -> tensor<19xf64> {
  %c = ten.constant dense<[1.0, -700.5, -720.0, -745.0, -745.5, -746.5, -1000.0, -1074.0, -1076.5, -1417.5, -1418.5, -2045.5, -2047.0, -1.0e9, -1.0e300, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 710.5]> : tensor<19xf64>
  %x = ten.add %c, %zero : tensor<19xf64>
  %0 = ten.exp %x : tensor<19xf64>
  return %0 : tensor<19xf64>
}
