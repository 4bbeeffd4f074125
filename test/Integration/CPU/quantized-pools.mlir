// Pools between dequantization and quantization, of integers after
// simplification; and integers of 8 and 16 bits that are quantized as they were
// dequantized.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=2x9x8x5xi8=uniform:1 --input=7x30xui8=uniform:2 --input=66000xi16=uniform:3 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --input=2x9x8x5xi8=uniform:1 --input=7x30xui8=uniform:2 --input=66000xi16=uniform:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy
// RUN: tensor-run %s --fp=strict --target-cpu=x86-64 --input=2x9x8x5xi8=uniform:1 --input=7x30xui8=uniform:2 --input=66000xi16=uniform:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy

func.func @main(%q: tensor<2x9x8x5xi8>, %u: tensor<7x30xui8>, %w: tensor<66000xi16>) -> (tensor<2x5x4x5xi8>, tensor<7x15xf32>, tensor<66000xi16>, tensor<66000xi16>) {
  %none = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<-7.0> : tensor<2x9x8x5xf32>
  %step = ten.constant dense<3.000000e-02> : tensor<2x9x8x5xf32>
  %0 = ten.convert %q : tensor<2x9x8x5xi8> -> tensor<2x9x8x5xf32>
  %1 = ten.sub %0, %zero : tensor<2x9x8x5xf32>
  %2 = ten.mul %1, %step : tensor<2x9x8x5xf32>
  %3 = ten.pad %2, %none low = [0, 1, 1, 0] high = [0, 1, 2, 0] interior = [0, 0, 0, 0] : tensor<2x9x8x5xf32> -> tensor<2x11x11x5xf32>
  %4 = ten.slice %3 start = [0, 0, 1, 0] limit = [2, 11, 10, 5] stride = [1, 1, 1, 1] : tensor<2x11x11x5xf32> -> tensor<2x11x9x5xf32>
  %5 = ten.window_reduce max %4 window = [1, 3, 3, 1] strides = [1, 2, 2, 1] : tensor<2x11x9x5xf32> -> tensor<2x5x4x5xf32>
  %zeroOfPool = ten.constant dense<-7.0> : tensor<2x5x4x5xf32>
  %stepOfPool = ten.constant dense<3.000000e-02> : tensor<2x5x4x5xf32>
  %low = ten.constant dense<-1.280000e+02> : tensor<2x5x4x5xf32>
  %high = ten.constant dense<127.0> : tensor<2x5x4x5xf32>
  %6 = ten.div %5, %stepOfPool : tensor<2x5x4x5xf32>
  %7 = ten.round_even %6 : tensor<2x5x4x5xf32>
  %8 = ten.add %7, %zeroOfPool : tensor<2x5x4x5xf32>
  %9 = ten.max %8, %low : tensor<2x5x4x5xf32>
  %10 = ten.min %9, %high : tensor<2x5x4x5xf32>
  %11 = ten.convert %10 : tensor<2x5x4x5xf32> -> tensor<2x5x4x5xi8>

  %stepOfRows = ten.constant dense<7.000000e-01> : tensor<7x30xf32>
  %12 = ten.convert %u : tensor<7x30xui8> -> tensor<7x30xf32>
  %13 = ten.mul %12, %stepOfRows : tensor<7x30xf32>
  %14 = ten.window_reduce max %13 window = [1, 3] strides = [1, 2] pad = [0, 0, 1, 0] : tensor<7x30xf32> -> tensor<7x15xf32>

  %small = ten.constant dense<1.100000e-30> : tensor<66000xf32>
  %large = ten.constant dense<1.700000e+25> : tensor<66000xf32>
  %15 = ten.convert %w : tensor<66000xi16> -> tensor<66000xf32>
  %16 = ten.mul %15, %small : tensor<66000xf32>
  %17 = ten.div %16, %small : tensor<66000xf32>
  %18 = ten.round %17 : tensor<66000xf32>
  %19 = ten.convert %18 : tensor<66000xf32> -> tensor<66000xi16>
  %20 = ten.mul %15, %large : tensor<66000xf32>
  %21 = ten.div %20, %large : tensor<66000xf32>
  %22 = ten.round_even %21 : tensor<66000xf32>
  %23 = ten.convert %22 : tensor<66000xf32> -> tensor<66000xi16>
  return %11, %14, %19, %23 : tensor<2x5x4x5xi8>, tensor<7x15xf32>, tensor<66000xi16>, tensor<66000xi16>
}
