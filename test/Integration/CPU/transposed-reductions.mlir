// RUN: tensor-run %s --entry=sums --verify --threads=1 --input=130x90xf32=normal:1
// RUN: tensor-run %s --entry=sums --verify --threads=3 --input=1300x900xf32=normal:1
// RUN: tensor-run %s --entry=images --verify --input=3x9x11x20xf32=normal:1
// RUN: tensor-run %s --entry=images --verify --dynamic --input=3x9x11x20xf32=normal:1
// RUN: tensor-run %s --entry=norms --verify --input=130x90xf32=normal:1
// RUN: tensor-run %s --entry=narrow --verify --input=60x5x3xbf16=normal:1 --input=60x5x3xi8=uniform:2
// RUN: tensor-run %s --entry=largest --verify --input=40x7x30xf32=normal:1

// Of one array, in one call: a sum, the largest, a mean of squares, all of them
// along what memory has furthest apart.
func.func @sums(%x: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %t = ten.transpose %x perm = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  %0 = ten.reduce add %t dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %1 = ten.reduce max %t dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %2 = ten.mul %t, %t : tensor<?x?xf32>
  %3 = ten.reduce add %2 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %4 = ten.reduce min %t dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  return %0, %1, %3, %4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// Channels last, read as channels first: means and variances of planes.
func.func @images(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) {
  %t = ten.transpose %x perm = [0, 3, 1, 2] : tensor<?x?x?x?xf32> -> tensor<?x?x?x?xf32>
  %r = ten.max %t, %t : tensor<?x?x?x?xf32>
  %0 = ten.reduce add %r dims = [2, 3] : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %2 = ten.mul %t, %t : tensor<?x?x?x?xf32>
  %3 = ten.reduce add %2 dims = [2, 3] : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %u = ten.transpose %x perm = [3, 2, 1, 0] : tensor<?x?x?x?xf32> -> tensor<?x?x?x?xf32>
  %4 = ten.reduce max %u dims = [1] : tensor<?x?x?x?xf32> -> tensor<?x?x?xf32>
  return %0, %3, %4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>
}

// A softmax, and a cumulative sum of it in the order in which it was read.
func.func @norms(%x: tensor<130x90xf32>) -> (tensor<90x130xf32>, tensor<90x130xf32>, tensor<130x90xf32>) {
  %t = ten.transpose %x perm = [1, 0] : tensor<130x90xf32> -> tensor<90x130xf32>
  %m = ten.reduce max %t dims = [1] : tensor<90x130xf32> -> tensor<90xf32>
  %b = ten.broadcast %m dims = [0] : tensor<90xf32> -> tensor<90x130xf32>
  %d = ten.sub %t, %b : tensor<90x130xf32>
  %e = ten.exp %d : tensor<90x130xf32>
  %s = ten.reduce add %e dims = [1] : tensor<90x130xf32> -> tensor<90xf32>
  %z = ten.broadcast %s dims = [0] : tensor<90xf32> -> tensor<90x130xf32>
  %r = ten.div %e, %z : tensor<90x130xf32>
  %c = ten.scan add %t dim = 1 : tensor<90x130xf32> -> tensor<90x130xf32>
  %back = ten.transpose %e perm = [1, 0] : tensor<90x130xf32> -> tensor<130x90xf32>
  return %r, %c, %back : tensor<90x130xf32>, tensor<90x130xf32>, tensor<130x90xf32>
}

func.func @narrow(%x: tensor<60x5x3xbf16>, %y: tensor<60x5x3xi8>) -> (tensor<3x5xbf16>, tensor<5xi8>, tensor<3x60xi8>) {
  %t = ten.transpose %x perm = [2, 0, 1] : tensor<60x5x3xbf16> -> tensor<3x60x5xbf16>
  %0 = ten.reduce add %t dims = [1] : tensor<3x60x5xbf16> -> tensor<3x5xbf16>
  %u = ten.transpose %y perm = [2, 0, 1] : tensor<60x5x3xi8> -> tensor<3x60x5xi8>
  %1 = ten.reduce add %u dims = [0, 1] : tensor<3x60x5xi8> -> tensor<5xi8>
  %2 = ten.reduce mul %u dims = [2] : tensor<3x60x5xi8> -> tensor<3x60xi8>
  return %0, %1, %2 : tensor<3x5xbf16>, tensor<5xi8>, tensor<3x60xi8>
}

// The place of the largest along each dimension of an array that is turned.
func.func @largest(%x: tensor<40x7x30xf32>) -> (tensor<30x7xi32>, tensor<30x40xi32>) {
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %t = ten.transpose %x perm = [2, 0, 1] : tensor<40x7x30xf32> -> tensor<30x40x7xf32>
  %i = ten.iota dim = 1 : tensor<30x40x7xi32>
  %0:2 = ten.reduce %t, %i init(%low, %zero) dims = [1] : tensor<30x40x7xf32>, tensor<30x40x7xi32> -> tensor<30x7xf32>, tensor<30x7xi32> {
  ^bb0(%a: tensor<f32>, %j: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %g = ten.compare ge %a, %b : tensor<f32>
    %v = ten.select %g, %a, %b : tensor<i1>, tensor<f32>
    %w = ten.select %g, %j, %k : tensor<i1>, tensor<i32>
    ten.yield %v, %w : tensor<f32>, tensor<i32>
  }
  %l = ten.iota dim = 2 : tensor<30x40x7xi32>
  %1:2 = ten.reduce %t, %l init(%low, %zero) dims = [2] : tensor<30x40x7xf32>, tensor<30x40x7xi32> -> tensor<30x40xf32>, tensor<30x40xi32> {
  ^bb0(%a: tensor<f32>, %j: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %g = ten.compare ge %a, %b : tensor<f32>
    %v = ten.select %g, %a, %b : tensor<i1>, tensor<f32>
    %w = ten.select %g, %j, %k : tensor<i1>, tensor<i32>
    ten.yield %v, %w : tensor<f32>, tensor<i32>
  }
  return %0#1, %1#1 : tensor<30x7xi32>, tensor<30x40xi32>
}
