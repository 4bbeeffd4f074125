// Kernels whose fast forms do not need to know sizes, for sizes of no elements,
// of one, of less than a vector, of whole blocks and of blocks with a rest.
//
// RUN: tensor-run %s --dynamic --entry=argmax --input=3x0xf32=0 --verify
// RUN: tensor-run %s --dynamic --entry=argmax --input=0x300xf32=0 --verify
// RUN: tensor-run %s --dynamic --entry=argmax --input=3x1xf32=normal:1 --verify
// RUN: tensor-run %s --dynamic --entry=argmax --input=3x255xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=argmax --input=5x256xf32=normal:3 --verify --threads=2
// RUN: tensor-run %s --dynamic --entry=argmax --input=5x257xf32=normal:4 --verify
// RUN: tensor-run %s --dynamic --entry=argmax --input=200x1030xf32=normal:5 --verify --threads=2
// RUN: tensor-run %s --dynamic --entry=argmax --input=2x700xf32=nan --verify
// RUN: tensor-run %s --dynamic --entry=argmax --input=2x700xf32=-inf --verify
// RUN: tensor-run %s --dynamic --entry=argmin_integers --input=3x0xi32=0 --verify
// RUN: tensor-run %s --dynamic --entry=argmin_integers --input=3x700xi32=uniform:1 --verify
// RUN: tensor-run %s --dynamic --entry=argmin_integers --input=3x512xi32=7 --verify
//
// RUN: tensor-run %s --dynamic --entry=turned --input=0x5xf32=0 --verify
// RUN: tensor-run %s --dynamic --entry=turned --input=5x0xf32=0 --verify
// RUN: tensor-run %s --dynamic --entry=turned --input=1x1xf32=normal:1 --verify
// RUN: tensor-run %s --dynamic --entry=turned --input=7x3xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=turned --input=8x16xf32=normal:3 --verify
// RUN: tensor-run %s --dynamic --entry=turned --input=9x8xf32=normal:4 --verify
// RUN: tensor-run %s --dynamic --entry=turned --input=131x300xf32=normal:5 --verify --threads=2
// RUN: tensor-run %s --dynamic --entry=turned_batch --input=3x40x30xf64=normal:6 --verify
// RUN: tensor-run %s --dynamic --entry=turned_batch --input=0x40x30xf64=normal:6 --verify
// RUN: tensor-run %s --dynamic --entry=turned_bytes --input=1x1xi8=uniform:1 --input=1x1xi8=uniform:2 --verify
// RUN: tensor-run %s --dynamic --entry=turned_bytes --input=70x7xi8=uniform:1 --input=70x7xi8=uniform:2 --verify
// RUN: tensor-run %s --dynamic --entry=turned_bytes --input=301x203xi8=uniform:1 --input=301x203xi8=uniform:2 --verify --threads=2
//
// RUN: tensor-run %s --dynamic --entry=softmax --input=3x0xf32=0 --verify
// RUN: tensor-run %s --dynamic --entry=softmax --input=0x3xf32=0 --verify
// RUN: tensor-run %s --dynamic --entry=softmax --input=3x1xf32=normal:1 --verify
// RUN: tensor-run %s --dynamic --entry=softmax --input=4x7xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=softmax --input=40x1001xf32=normal:3 --verify --threads=2
// RUN: tensor-run %s --dynamic --entry=variance --input=0x3x20xf32=0 --verify
// RUN: tensor-run %s --dynamic --entry=variance --input=1x3x20xf32=normal:1 --verify
// RUN: tensor-run %s --dynamic --entry=variance --input=50x3x20xf32=normal:2 --verify --threads=2
// RUN: tensor-run %s --dynamic --entry=maybe_repeated --input=1x20xf32=normal:1 --input=7x20xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=maybe_repeated --input=7x20xf32=normal:1 --input=7x20xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=other_rows --input=4x5xf32=normal:1 --input=4x9xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=other_rows --input=4x30xf32=normal:1 --input=4x9xf32=normal:2 --verify
//
// RUN: tensor-run %s --dynamic --entry=sums --input=0x5xf32=0 --verify
// RUN: tensor-run %s --dynamic --entry=sums --input=1x1xf32=normal:1 --verify
// RUN: tensor-run %s --dynamic --entry=sums --input=7x3xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=sums --input=8x17xf32=normal:3 --verify
// RUN: tensor-run %s --dynamic --entry=sums --input=237x40xf32=normal:4 --verify --threads=2
// RUN: tensor-run %s --dynamic --entry=sums_of_half --input=23x40xf16=normal:5 --verify
//
// RUN: tensor-run %s --dynamic --entry=parts --input=5x7xf32=normal:1 --input=5x9xf32=normal:2 --input=5x23xf32=normal:3 --verify
// RUN: tensor-run %s --dynamic --entry=parts --input=5x0xf32=normal:1 --input=5x1xf32=normal:2 --input=5x1xf32=normal:3 --verify
// RUN: tensor-run %s --dynamic --entry=parts --input=0x3xf32=normal:1 --input=0x1xf32=normal:2 --input=0x7xf32=normal:3 --verify
// RUN: tensor-run %s --dynamic --entry=parts --input=300x64xf32=normal:1 --input=300x33xf32=normal:2 --input=300x161xf32=normal:3 --verify --threads=2
// RUN: tensor-run %s --dynamic --entry=parts_turned --input=2x0x3xf32=normal:1 --input=2x1x3xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=parts_turned --input=2x37x3xf32=normal:1 --input=2x1x3xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=parts_of_parts --input=5xf32=normal:1 --input=17xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=parts_of_parts --input=0xf32=normal:1 --input=17xf32=normal:2 --verify
// RUN: tensor-run %s --dynamic --entry=parts_of_parts --input=40xf32=normal:1 --input=0xf32=normal:2 --verify

func.func @argmax(%x: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %at = ten.iota dim = 1 sizes(%a, %b) : tensor<?x?xi32>
  %0:2 = stablehlo.reduce(%x init: %low), (%at init: %zero) across dimensions = [1] : (tensor<?x?xf32>, tensor<?x?xi32>, tensor<f32>, tensor<i32>) -> (tensor<?xf32>, tensor<?xi32>)
   reducer(%p: tensor<f32>, %q: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %5 = stablehlo.compare GT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %p, %p, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.or %5, %6 : tensor<i1>
    %8 = stablehlo.compare EQ, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = stablehlo.compare LT, %i, %j, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.and %8, %9 : tensor<i1>
    %11 = stablehlo.or %7, %10 : tensor<i1>
    %12 = stablehlo.select %7, %p, %q : tensor<i1>, tensor<f32>
    %13 = stablehlo.select %11, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %12, %13 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xi32>
}
func.func @argmin_integers(%x: tensor<?x?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xi32>
  %b = tensor.dim %x, %c1 : tensor<?x?xi32>
  %high = ten.constant dense<2147483647> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %at = ten.iota dim = 1 sizes(%a, %b) : tensor<?x?xi32>
  %0:2 = stablehlo.reduce(%x init: %high), (%at init: %zero) across dimensions = [1] : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<i32>, tensor<i32>) -> (tensor<?xi32>, tensor<?xi32>)
   reducer(%p: tensor<i32>, %q: tensor<i32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %5 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.compare EQ, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.compare LT, %i, %j, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.and %8, %9 : tensor<i1>
    %11 = stablehlo.or %5, %10 : tensor<i1>
    %12 = stablehlo.select %5, %p, %q : tensor<i1>, tensor<i32>
    %13 = stablehlo.select %11, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %12, %13 : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<?xi32>
}

func.func @turned(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = ten.transpose %x perm = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = ten.neg %0 : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @turned_batch(%x: tensor<?x?x30xf64>) -> tensor<?x30x?xf64> {
  %0 = ten.transpose %x perm = [0, 2, 1] : tensor<?x?x30xf64> -> tensor<?x30x?xf64>
  return %0 : tensor<?x30x?xf64>
}
func.func @turned_bytes(%x: tensor<?x?xi8>, %y: tensor<?x?xi8>) -> tensor<?x?xi8> {
  %0 = ten.transpose %x perm = [1, 0] : tensor<?x?xi8> -> tensor<?x?xi8>
  %1 = ten.transpose %y perm = [1, 0] : tensor<?x?xi8> -> tensor<?x?xi8>
  %2 = ten.mul %0, %1 : tensor<?x?xi8>
  %3 = ten.max %2, %0 : tensor<?x?xi8>
  return %3 : tensor<?x?xi8>
}

func.func @softmax(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %0 = ten.reduce max %x dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %1 = ten.broadcast %0 dims = [0] sizes(%a, %b) : tensor<?xf32> -> tensor<?x?xf32>
  %2 = ten.sub %x, %1 : tensor<?x?xf32>
  %3 = ten.exp %2 : tensor<?x?xf32>
  %4 = ten.reduce add %3 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %5 = ten.broadcast %4 dims = [0] sizes(%a, %b) : tensor<?xf32> -> tensor<?x?xf32>
  %6 = ten.div %3, %5 : tensor<?x?xf32>
  return %6 : tensor<?x?xf32>
}
func.func @variance(%x: tensor<?x3x20xf32>) -> tensor<?x3xf32> {
  %c0 = arith.constant 0 : index
  %a = tensor.dim %x, %c0 : tensor<?x3x20xf32>
  %count = ten.constant dense<20.0> : tensor<f32>
  %all = ten.broadcast %count dims = [] sizes(%a) : tensor<f32> -> tensor<?x3xf32>
  %0 = ten.reduce add %x dims = [2] : tensor<?x3x20xf32> -> tensor<?x3xf32>
  %1 = ten.div %0, %all : tensor<?x3xf32>
  %2 = ten.broadcast %1 dims = [0, 1] sizes(%a) : tensor<?x3xf32> -> tensor<?x3x20xf32>
  %3 = ten.sub %x, %2 : tensor<?x3x20xf32>
  %4 = ten.mul %3, %3 : tensor<?x3x20xf32>
  %5 = ten.reduce add %4 dims = [2] : tensor<?x3x20xf32> -> tensor<?x3xf32>
  %6 = ten.div %5, %all : tensor<?x3xf32>
  return %6 : tensor<?x3xf32>
}
// The sums of one row, or those of each.
func.func @maybe_repeated(%x: tensor<?x20xf32>, %y: tensor<?x20xf32>) -> tensor<?x20xf32> {
  %c0 = arith.constant 0 : index
  %a = tensor.dim %y, %c0 : tensor<?x20xf32>
  %0 = ten.reduce add %x dims = [1] : tensor<?x20xf32> -> tensor<?xf32>
  %1 = ten.broadcast %0 dims = [0] sizes(%a) : tensor<?xf32> -> tensor<?x20xf32>
  %2 = ten.sub %y, %1 : tensor<?x20xf32>
  return %2 : tensor<?x20xf32>
}
// Rows of another length than those that were summed.
func.func @other_rows(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %y, %c1 : tensor<?x?xf32>
  %0 = ten.reduce add %x dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %1 = ten.broadcast %0 dims = [0] sizes(%a, %b) : tensor<?xf32> -> tensor<?x?xf32>
  %2 = ten.sub %y, %1 : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

func.func @sums(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %0 = ten.reduce add %x dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @sums_of_half(%x: tensor<?x?xf16>) -> tensor<?xf16> {
  %0 = ten.mul %x, %x : tensor<?x?xf16>
  %1 = ten.reduce add %0 dims = [0] : tensor<?x?xf16> -> tensor<?xf16>
  return %1 : tensor<?xf16>
}

func.func @parts(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %z: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = ten.concat %x, %y, %x dim = 1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = ten.mul %0, %z : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @parts_turned(%x: tensor<2x?x3xf32>, %y: tensor<2x1x3xf32>) -> tensor<3x2x?xf32> {
  %0 = ten.neg %y : tensor<2x1x3xf32>
  %1 = ten.concat %x, %0 dim = 1 : tensor<2x?x3xf32>, tensor<2x1x3xf32> -> tensor<2x?x3xf32>
  %2 = ten.transpose %1 perm = [2, 0, 1] : tensor<2x?x3xf32> -> tensor<3x2x?xf32>
  return %2 : tensor<3x2x?xf32>
}
// Concatenations of concatenations, and of one another.
func.func @parts_of_parts(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = ten.concat %x, %y dim = 0 : tensor<?xf32>, tensor<?xf32> -> tensor<?xf32>
  %1 = ten.exp %0 : tensor<?xf32>
  %2 = ten.concat %1, %x dim = 0 : tensor<?xf32>, tensor<?xf32> -> tensor<?xf32>
  %3 = ten.concat %y, %x, %x dim = 0 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32> -> tensor<?xf32>
  %4 = ten.sub %2, %3 : tensor<?xf32>
  return %4 : tensor<?xf32>
}
