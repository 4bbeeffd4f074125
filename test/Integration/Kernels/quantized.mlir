// Products with quantized weights: codes that are arguments, a byte each, and
// constants, packed in words; one row, several, and so many that they are a product
// of matrices for each lane.
// RUN: tensor-run %s --entry=byte --verify --input=1x256xf32=normal:1 --input=5x256xf32=normal:2 --input=70x256xf32=normal:3 --input=68x256xi8=uniform:4 --input=68x1xf32=normal:5 2>&1 | FileCheck %s
// RUN: tensor-run %s --entry=word --verify --input=1x256xf32=normal:1 --input=5x256xf32=normal:2 --input=70x256xf32=normal:3 --input=68x8xf16=normal:5 2>&1 | FileCheck %s
// CHECK: agree with the interpreter

func.func @byte(%x1: tensor<1x256xf32>, %x5: tensor<5x256xf32>, %x70: tensor<70x256xf32>, %q: tensor<68x256xi8>, %s: tensor<68x1xf32>)
    -> (tensor<1x68xf32>, tensor<5x68xf32>, tensor<70x68xf32>) {
  %0 = ten.convert %q : tensor<68x256xi8> -> tensor<68x256xf32>
  %1 = ten.broadcast %s dims = [0, 1] : tensor<68x1xf32> -> tensor<68x256xf32>
  %w = ten.mul %0, %1 : tensor<68x256xf32>
  %y1 = ten.contract %x1, %w contracting = [1] x [1] : tensor<1x256xf32>, tensor<68x256xf32> -> tensor<1x68xf32>
  %y5 = ten.contract %x5, %w contracting = [1] x [1] : tensor<5x256xf32>, tensor<68x256xf32> -> tensor<5x68xf32>
  %y70 = ten.contract %x70, %w contracting = [1] x [1] : tensor<70x256xf32>, tensor<68x256xf32> -> tensor<70x68xf32>
  return %y1, %y5, %y70 : tensor<1x68xf32>, tensor<5x68xf32>, tensor<70x68xf32>
}

func.func @word(%x1: tensor<1x256xf32>, %x5: tensor<5x256xf32>, %x70: tensor<70x256xf32>, %s: tensor<68x8xf16>)
    -> (tensor<1x68xf32>, tensor<5x68xf32>, tensor<70x68xf32>) {
  %i = ten.iota dim = 0 : tensor<68x256xi32>
  %j = ten.iota dim = 1 : tensor<68x256xi32>
  %ij = ten.mul %i, %j : tensor<68x256xi32>
  %sum = ten.add %ij, %j : tensor<68x256xi32>
  %seven = ten.constant dense<7> : tensor<68x256xi32>
  %mask = ten.constant dense<15> : tensor<68x256xi32>
  %eight = ten.constant dense<8> : tensor<68x256xi32>
  %mixed = ten.mul %sum, %seven : tensor<68x256xi32>
  %low = ten.and %mixed, %mask : tensor<68x256xi32>
  %code = ten.sub %low, %eight : tensor<68x256xi32>
  %q = ten.convert %code : tensor<68x256xi32> -> tensor<68x256xi4>
  %0 = ten.convert %q : tensor<68x256xi4> -> tensor<68x256xf32>
  %1 = ten.convert %s : tensor<68x8xf16> -> tensor<68x8xf32>
  %2 = ten.broadcast %1 dims = [0, 1] : tensor<68x8xf32> -> tensor<68x8x32xf32>
  %3 = ten.reshape %2 : tensor<68x8x32xf32> -> tensor<68x256xf32>
  %w = ten.mul %0, %3 : tensor<68x256xf32>
  %y1 = ten.contract %x1, %w contracting = [1] x [1] : tensor<1x256xf32>, tensor<68x256xf32> -> tensor<1x68xf32>
  %y5 = ten.contract %x5, %w contracting = [1] x [1] : tensor<5x256xf32>, tensor<68x256xf32> -> tensor<5x68xf32>
  %y70 = ten.contract %x70, %w contracting = [1] x [1] : tensor<70x256xf32>, tensor<68x256xf32> -> tensor<70x68xf32>
  return %y1, %y5, %y70 : tensor<1x68xf32>, tensor<5x68xf32>, tensor<70x68xf32>
}
