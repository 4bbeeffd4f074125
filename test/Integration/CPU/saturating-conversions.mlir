// Conversions to integers behind bounds and rectifiers that simplification
// removes, of all bit patterns of f32 and bf16, and of numbers near the bounds.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=5000xi32=uniform:1 --input=5000xi16=uniform:2 --input=5000xf32=normal:3 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --input=5000xi32=uniform:1 --input=5000xi16=uniform:2 --input=5000xf32=normal:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy
// RUN: tensor-run %s --target-cpu=x86-64 --input=5000xi32=uniform:1 --input=5000xi16=uniform:2 --input=5000xf32=normal:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy

func.func private @quantize(%x: tensor<5000xf32>) -> tensor<5000xui8> {
  %zero = ten.constant dense<0.0> : tensor<5000xf32>
  %step = ten.constant dense<3.000000e-02> : tensor<5000xf32>
  %most = ten.constant dense<255.0> : tensor<5000xf32>
  %below = ten.compare le %x, %zero : tensor<5000xf32>
  %0 = ten.select %below, %zero, %x : tensor<5000xf32>
  %1 = ten.div %0, %step : tensor<5000xf32>
  %2 = ten.round_even %1 : tensor<5000xf32>
  %3 = ten.add %2, %zero : tensor<5000xf32>
  %4 = ten.max %3, %zero : tensor<5000xf32>
  %5 = ten.min %4, %most : tensor<5000xf32>
  %6 = ten.convert %5 : tensor<5000xf32> -> tensor<5000xui8>
  return %6 : tensor<5000xui8>
}

func.func @main(%bits: tensor<5000xi32>, %short: tensor<5000xi16>, %near: tensor<5000xf32>) -> (tensor<5000xui8>, tensor<5000xui8>, tensor<5000xi8>, tensor<5000xui16>, tensor<5000xi4>) {
  %x = ten.bitcast %bits : tensor<5000xi32> -> tensor<5000xf32>
  %y = ten.bitcast %short : tensor<5000xi16> -> tensor<5000xbf16>
  %0 = call @quantize(%x) : (tensor<5000xf32>) -> tensor<5000xui8>
  %c4 = ten.constant dense<4.0> : tensor<5000xf32>
  %scaled = ten.mul %near, %c4 : tensor<5000xf32>
  %1 = call @quantize(%scaled) : (tensor<5000xf32>) -> tensor<5000xui8>
  %low = ten.constant dense<-1.280000e+02> : tensor<5000xbf16>
  %high = ten.constant dense<127.0> : tensor<5000xbf16>
  %2 = ten.max %y, %low : tensor<5000xbf16>
  %3 = ten.min %2, %high : tensor<5000xbf16>
  %4 = ten.convert %3 : tensor<5000xbf16> -> tensor<5000xi8>
  %none = ten.constant dense<-0.0> : tensor<5000xf32>
  %5 = ten.max %none, %x : tensor<5000xf32>
  %6 = ten.ceil %5 : tensor<5000xf32>
  %7 = ten.convert %6 : tensor<5000xf32> -> tensor<5000xui16>
  %least = ten.constant dense<-8.500000e+00> : tensor<5000xf32>
  %8 = ten.max %scaled, %least : tensor<5000xf32>
  %9 = ten.convert %8 : tensor<5000xf32> -> tensor<5000xi4>
  return %0, %1, %4, %7, %9 : tensor<5000xui8>, tensor<5000xui8>, tensor<5000xi8>, tensor<5000xui16>, tensor<5000xi4>
}
