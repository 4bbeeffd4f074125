// Small programs of code that programs share, beside the interpreter.

// RUN: tensor-run %s --entry=elementwise --share-code=only --input=2x3xf32=1,-2,3,4,-5,6 --input=3xf32=7,8,9 > %t.1
// RUN: tensor-run %s --entry=elementwise --device=interpreter --input=2x3xf32=1,-2,3,4,-5,6 --input=3xf32=7,8,9 | diff - %t.1
func.func @elementwise(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
  %0 = ten.broadcast %y dims = [1] : tensor<3xf32> -> tensor<2x3xf32>
  %1 = ten.max %x, %0 : tensor<2x3xf32>
  %2 = ten.constant dense<2.0> : tensor<f32>
  %3 = ten.broadcast %2 dims = [] : tensor<f32> -> tensor<2x3xf32>
  %4 = ten.mul %1, %3 : tensor<2x3xf32>
  %5 = ten.compare lt %x, %4 : tensor<2x3xf32>
  return %4, %5 : tensor<2x3xf32>, tensor<2x3xi1>
}

// RUN: tensor-run %s --entry=padded --share-code=only --input=3x4xi16=1,2,3,4,5,6,7,8,9,10,11,12 --input=i16=-1 > %t.2
// RUN: tensor-run %s --entry=padded --device=interpreter --input=3x4xi16=1,2,3,4,5,6,7,8,9,10,11,12 --input=i16=-1 | diff - %t.2
func.func @padded(%x: tensor<3x4xi16>, %v: tensor<i16>) -> (tensor<6x6xi16>, tensor<1x3xi16>, tensor<2x2xi16>) {
  %0 = ten.pad %x, %v low = [1, -1] high = [0, 1] interior = [1, 1] : tensor<3x4xi16> -> tensor<6x7xi16>
  %1 = ten.slice %0 start = [0, 1] limit = [6, 7] stride = [1, 1] : tensor<6x7xi16> -> tensor<6x6xi16>
  %2 = ten.pad %x, %v low = [-2, 0] high = [0, -1] interior = [0, 0] : tensor<3x4xi16> -> tensor<1x3xi16>
  // Nothing is left of the operand.
  %3 = ten.pad %x, %v low = [-4, 0] high = [3, -2] interior = [0, 0] : tensor<3x4xi16> -> tensor<2x2xi16>
  return %1, %2, %3 : tensor<6x6xi16>, tensor<1x3xi16>, tensor<2x2xi16>
}

// RUN: tensor-run %s --entry=moved --share-code=only --input=2x3xf64=1,2,3,4,5,6 > %t.3
// RUN: tensor-run %s --entry=moved --device=interpreter --input=2x3xf64=1,2,3,4,5,6 | diff - %t.3
func.func @moved(%x: tensor<2x3xf64>) -> (tensor<6xf64>, tensor<3x2xf64>, tensor<2x3xf64>, tensor<2x6xf64>, tensor<2x3xf64>) {
  %0 = ten.transpose %x perm = [1, 0] : tensor<2x3xf64> -> tensor<3x2xf64>
  %1 = ten.reshape %0 : tensor<3x2xf64> -> tensor<6xf64>
  %2 = ten.reverse %0 dims = [0, 1] : tensor<3x2xf64>
  %3 = ten.concat %x, %x dim = 1 : tensor<2x3xf64>, tensor<2x3xf64> -> tensor<2x6xf64>
  %4 = ten.iota dim = 1 : tensor<2x3xf64>
  return %1, %2, %4, %3, %x : tensor<6xf64>, tensor<3x2xf64>, tensor<2x3xf64>, tensor<2x6xf64>, tensor<2x3xf64>
}

// RUN: tensor-run %s --entry=indexed --share-code=only --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 --input=i32=-5 --input=ui8=200 > %t.4
// RUN: tensor-run %s --entry=indexed --device=interpreter --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 --input=i32=-5 --input=ui8=200 | diff - %t.4
func.func @indexed(%x: tensor<3x4xf32>, %i: tensor<i32>, %j: tensor<ui8>) -> (tensor<2x2xf32>, tensor<3x4xf32>) {
  %k = ten.convert %i : tensor<i32> -> tensor<ui8>
  %0 = ten.dynamic_slice %x[%j, %k] sizes = [2, 2] : tensor<3x4xf32>, tensor<ui8> -> tensor<2x2xf32>
  %1 = ten.dynamic_update_slice %x[%i, %i], %0 : tensor<3x4xf32>, tensor<i32>, tensor<2x2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<3x4xf32>
}

// Index vectors that are not last, batches, and indices out of range.
// RUN: tensor-run %s --entry=gathered --share-code=only --input=2x4x3xi32=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24 --input=2x2x2xi64=0,1,-3,9,1,1,2,0 > %t.5
// RUN: tensor-run %s --entry=gathered --device=interpreter --input=2x4x3xi32=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24 --input=2x2x2xi64=0,1,-3,9,1,1,2,0 | diff - %t.5
func.func @gathered(%x: tensor<2x4x3xi32>, %i: tensor<2x2x2xi64>) -> (tensor<2x2x2xi32>, tensor<2x2x2x3xi32>) {
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [2] operand_batching = [0] indices_batching = [0]
    start_index_map = [1, 2] index_vector_dim = 1 slice_sizes = [1, 2, 1]
    : tensor<2x4x3xi32>, tensor<2x2x2xi64> -> tensor<2x2x2xi32>
  %1 = ten.gather %x[%i] offset_dims = [3] collapsed = [0, 1] start_index_map = [1] index_vector_dim = 3
    slice_sizes = [1, 1, 3] : tensor<2x4x3xi32>, tensor<2x2x2xi64> -> tensor<2x2x2x3xi32>
  return %0, %1 : tensor<2x2x2xi32>, tensor<2x2x2x3xi32>
}

// RUN: tensor-run %s --entry=reduced --share-code=only --input=2x3x2xi32=1,2,3,4,5,6,7,8,9,10,11,-12 > %t.6
// RUN: tensor-run %s --entry=reduced --device=interpreter --input=2x3x2xi32=1,2,3,4,5,6,7,8,9,10,11,-12 | diff - %t.6
// RUN: tensor-run %s --entry=reduced --share-code=no --input=2x3x2xi32=1,2,3,4,5,6,7,8,9,10,11,-12 | diff - %t.6
func.func @reduced(%x: tensor<2x3x2xi32>) -> (tensor<i32>, tensor<2x2xi32>, tensor<3xi32>) {
  %0 = ten.reduce add %x dims = [0, 1, 2] : tensor<2x3x2xi32> -> tensor<i32>
  %1 = ten.reduce min %x dims = [1] : tensor<2x3x2xi32> -> tensor<2x2xi32>
  %2 = ten.reduce mul %x dims = [0, 2] : tensor<2x3x2xi32> -> tensor<3xi32>
  return %0, %1, %2 : tensor<i32>, tensor<2x2xi32>, tensor<3xi32>
}

// Several blocks of elements, with an element for all of them, and values that
// are not results; rounding operations in several groups.
// RUN: tensor-run %s --entry=blocks --share-code=only --input=7x90xf32=normal:1 --input=f32=0.3 > %t.8
// RUN: tensor-run %s --entry=blocks --device=interpreter --input=7x90xf32=normal:1 --input=f32=0.3 | diff - %t.8
func.func @blocks(%x: tensor<7x90xf32>, %y: tensor<f32>) -> (tensor<7x90xf32>, tensor<90x7xf32>, tensor<7x90xf16>) {
  %0 = ten.broadcast %y dims = [] : tensor<f32> -> tensor<7x90xf32>
  %1 = ten.sub %x, %0 : tensor<7x90xf32>
  %2 = ten.div %1, %x : tensor<7x90xf32>
  %3 = ten.compare lt %1, %2 : tensor<7x90xf32>
  %4 = ten.select %3, %x, %2 : tensor<7x90xi1>, tensor<7x90xf32>
  %5 = ten.transpose %1 perm = [1, 0] : tensor<7x90xf32> -> tensor<90x7xf32>
  %6 = ten.mul %5, %5 : tensor<90x7xf32>
  %7 = ten.convert %4 : tensor<7x90xf32> -> tensor<7x90xf16>
  %8 = ten.mul %7, %7 : tensor<7x90xf16>
  %9 = ten.add %8, %7 : tensor<7x90xf16>
  return %4, %6, %9 : tensor<7x90xf32>, tensor<90x7xf32>, tensor<7x90xf16>
}

// Operations that the interpreter evaluates.
// RUN: tensor-run %s --entry=interpreted --share-code=only --input=2x5xf32=nan,1,-0,0,-inf,5,4,3,5,nan --input=2x5xi32=1,2,3,4,5,6,7,8,9,10 > %t.10
// RUN: tensor-run %s --entry=interpreted --device=interpreter --input=2x5xf32=nan,1,-0,0,-inf,5,4,3,5,nan --input=2x5xi32=1,2,3,4,5,6,7,8,9,10 | diff - %t.10
// RUN: tensor-run %s --entry=interpreted --share-code=no --input=2x5xf32=nan,1,-0,0,-inf,5,4,3,5,nan --input=2x5xi32=1,2,3,4,5,6,7,8,9,10 | diff - %t.10
func.func @interpreted(%x: tensor<2x5xf32>, %y: tensor<2x5xi32>)
    -> (tensor<2x5xf32>, tensor<2x5xi32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x5xi32>, tensor<2x5xf32>, tensor<2x5xi32>, tensor<2x2xi32>) {
  %zero = ten.constant dense<0.0> : tensor<f32>
  %0:2 = ten.sort %x, %y dim = 1 stable : tensor<2x5xf32>, tensor<2x5xi32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %e = ten.compare eq %a, %zero : tensor<f32>
    %f = ten.select %e, %zero, %a : tensor<f32>
    %g = ten.compare lt total %f, %b : tensor<f32>
    ten.yield %g : tensor<i1>
  }
  %1:2 = ten.top_k %x k = 3 : tensor<2x5xf32> -> tensor<2x3xf32>, tensor<2x3xi32>
  %2 = ten.scan add %y dim = 1 : tensor<2x5xi32> -> tensor<2x5xi32>
  %3 = ten.scan max %x dim = 1 reverse : tensor<2x5xf32> -> tensor<2x5xf32>
  %4 = ten.bitcast %x : tensor<2x5xf32> -> tensor<2x5xi32>
  %5 = ten.window_reduce max %y window = [1, 2] strides = [1, 3] : tensor<2x5xi32> -> tensor<2x2xi32>
  return %0#0, %0#1, %1#0, %1#1, %2, %3, %4, %5
    : tensor<2x5xf32>, tensor<2x5xi32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x5xi32>, tensor<2x5xf32>, tensor<2x5xi32>, tensor<2x2xi32>
}

// The place of the largest element, as JAX finds it: the first of several NaN,
// and of equal ones. In some rows NaN comes first, last, or more than once.
// RUN: tensor-run %s --entry=places --share-code=only --input=5x4xf32=1,nan,3,nan,nan,nan,9,9,1,2,2,0,-inf,-inf,-inf,-inf,4,3,2,nan > %t.12
// RUN: FileCheck %s --check-prefix=PLACES --input-file=%t.12
// RUN: tensor-run %s --entry=places --device=interpreter --input=5x4xf32=1,nan,3,nan,nan,nan,9,9,1,2,2,0,-inf,-inf,-inf,-inf,4,3,2,nan | diff - %t.12
// RUN: tensor-run %s --entry=places --share-code=no --input=5x4xf32=1,nan,3,nan,nan,nan,9,9,1,2,2,0,-inf,-inf,-inf,-inf,4,3,2,nan | diff - %t.12
// PLACES: [ nan  nan   2. -inf  nan]
// PLACES: [1 0 1 0 3]
func.func @places(%x: tensor<5x4xf32>) -> (tensor<5xf32>, tensor<5xi32>) {
  %i = ten.iota dim = 1 : tensor<5x4xi32>
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %0:2 = ten.reduce %x, %i init(%low, %zero) dims = [1] : tensor<5x4xf32>, tensor<5x4xi32> -> tensor<5xf32>, tensor<5xi32> {
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %greater = ten.compare gt %a, %c : tensor<f32>
    %nan = ten.compare ne %a, %a : tensor<f32>
    %first = ten.or %greater, %nan : tensor<i1>
    %value = ten.select %first, %a, %c : tensor<i1>, tensor<f32>
    %equal = ten.compare eq %a, %c : tensor<f32>
    %before = ten.compare lt %b, %d : tensor<i32>
    %tie = ten.and %equal, %before : tensor<i1>
    %chosen = ten.or %first, %tie : tensor<i1>
    %place = ten.select %chosen, %b, %d : tensor<i1>, tensor<i32>
    ten.yield %value, %place : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<5xf32>, tensor<5xi32>
}

// Operations that could write to an argument in place, which others read.
// RUN: tensor-run %s --entry=scattered --share-code=only --input=4xi32=1,2,3,4 --input=3x1xi32=0,2,0 --input=3xi32=10,20,30 > %t.11
// RUN: tensor-run %s --entry=scattered --device=interpreter --input=4xi32=1,2,3,4 --input=3x1xi32=0,2,0 --input=3xi32=10,20,30 | diff - %t.11
// RUN: tensor-run %s --entry=scattered --share-code=no --input=4xi32=1,2,3,4 --input=3x1xi32=0,2,0 --input=3xi32=10,20,30 | diff - %t.11
func.func @scattered(%x: tensor<4xi32>, %i: tensor<3x1xi32>, %u: tensor<3xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = ten.scatter add %x[%i], %u inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1
    : tensor<4xi32>[tensor<3x1xi32>], tensor<3xi32>
  %1 = ten.scatter mul %x[%i], %u inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1
    : tensor<4xi32>[tensor<3x1xi32>], tensor<3xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}

// A scatter writes nothing out of range: everything is, where there are no
// elements. The large index is memory that no process has.
// RUN: tensor-run %s --entry=outside --share-code=only --input=0x2xi32=1 --input=2xi32=1,2 --input=2x1xui64=0,4398046511104 --input=2x1xi32=-1,2 > %t.13
// RUN: FileCheck %s --check-prefix=OUTSIDE --input-file=%t.13
// RUN: tensor-run %s --entry=outside --device=interpreter --input=0x2xi32=1 --input=2xi32=1,2 --input=2x1xui64=0,4398046511104 --input=2x1xi32=-1,2 | diff - %t.13
// RUN: tensor-run %s --entry=outside --share-code=no --input=0x2xi32=1 --input=2xi32=1,2 --input=2x1xui64=0,4398046511104 --input=2x1xi32=-1,2 | diff - %t.13
// OUTSIDE: i32 0
// OUTSIDE: [1 2]
func.func @outside(%x: tensor<0x2xi32>, %y: tensor<2xi32>, %i: tensor<2x1xui64>, %j: tensor<2x1xi32>) -> (tensor<i32>, tensor<2xi32>) {
  %0 = ten.reduce max %x dims = [1] : tensor<0x2xi32> -> tensor<0xi32>
  %1 = ten.scatter set %0[%i], %y inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1
    : tensor<0xi32>[tensor<2x1xui64>], tensor<2xi32>
  %2 = ten.reduce add %1 dims = [0] : tensor<0xi32> -> tensor<i32>
  %3 = ten.add %y, %y : tensor<2xi32>
  %4 = ten.scatter set %y[%j], %3 inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1
    : tensor<2xi32>[tensor<2x1xi32>], tensor<2xi32>
  return %2, %4 : tensor<i32>, tensor<2xi32>
}

// Arrays without elements; indices of them are out of range.
// RUN: tensor-run %s --entry=empty --share-code=only --input=0x3xf32=1 --input=0x3xi32=1 --input=3xf32=1,2,3 --input=2x1xui32=0,1 --input=2xi32=5,6 > %t.9
// RUN: tensor-run %s --entry=empty --device=interpreter --input=0x3xf32=1 --input=0x3xi32=1 --input=3xf32=1,2,3 --input=2x1xui32=0,1 --input=2xi32=5,6 | diff - %t.9
// RUN: tensor-run %s --entry=empty --share-code=no --input=0x3xf32=1 --input=0x3xi32=1 --input=3xf32=1,2,3 --input=2x1xui32=0,1 --input=2xi32=5,6 | diff - %t.9
func.func @empty(%x: tensor<0x3xf32>, %y: tensor<0x3xi32>, %z: tensor<3xf32>, %i: tensor<2x1xui32>, %u: tensor<2xi32>)
    -> (tensor<0x3xf32>, tensor<3xi32>, tensor<0xi32>, tensor<1x3xf32>, tensor<0xi32>, tensor<3x0xf32>) {
  %0 = ten.exp %x : tensor<0x3xf32>
  %1 = ten.add %0, %x : tensor<0x3xf32>
  %2 = ten.reduce add %y dims = [0] : tensor<0x3xi32> -> tensor<3xi32>
  %3 = ten.reduce min %y dims = [1] : tensor<0x3xi32> -> tensor<0xi32>
  %4 = ten.reshape %z : tensor<3xf32> -> tensor<1x3xf32>
  %5 = ten.concat %1, %4 dim = 0 : tensor<0x3xf32>, tensor<1x3xf32> -> tensor<1x3xf32>
  %6 = ten.scatter set %3[%i], %u inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1
    : tensor<0xi32>[tensor<2x1xui32>], tensor<2xi32>
  %7 = ten.transpose %1 perm = [1, 0] : tensor<0x3xf32> -> tensor<3x0xf32>
  return %1, %2, %3, %5, %6, %7 : tensor<0x3xf32>, tensor<3xi32>, tensor<0xi32>, tensor<1x3xf32>, tensor<0xi32>, tensor<3x0xf32>
}

// Products are contracted with sums where compiled code does it: a product with
// two uses is rounded, equal ones are one, and the first of two is chosen.
// RUN: tensor-run %s --entry=products --share-code=only --input=5xf32=normal:1 --input=5xf32=normal:2 '--input=5xcomplex<f32>=normal:3' > %t.14
// RUN: tensor-run %s --entry=products --share-code=no --input=5xf32=normal:1 --input=5xf32=normal:2 '--input=5xcomplex<f32>=normal:3' | diff - %t.14
func.func @products(%x: tensor<5xf32>, %y: tensor<5xf32>, %z: tensor<5xcomplex<f32>>)
    -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xcomplex<f32>>) {
  %0 = ten.mul %x, %y : tensor<5xf32>
  %1 = ten.mul %x, %x : tensor<5xf32>
  %2 = ten.sub %0, %1 : tensor<5xf32>
  %3 = ten.mul %2, %y : tensor<5xf32>
  %4 = ten.sub %x, %3 : tensor<5xf32>
  %5 = ten.mul %y, %4 : tensor<5xf32>
  %6 = ten.mul %4, %y : tensor<5xf32>
  %7 = ten.sub %5, %x : tensor<5xf32>
  %8 = ten.add %6, %y : tensor<5xf32>
  %9 = ten.exp %3 : tensor<5xf32>
  %10 = ten.add %9, %8 : tensor<5xf32>
  %11 = ten.mul %z, %z : tensor<5xcomplex<f32>>
  %12 = ten.sub %11, %z : tensor<5xcomplex<f32>>
  return %4, %7, %8, %10, %12 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xcomplex<f32>>
}

// Sums of floats are code for any number of rows of their length; few elements
// are added in order, as are products of matrices.
// RUN: tensor-run %s --entry=sums --share-code=only --input=5x40xf32=normal:1 --input=3x7x2xf64=normal:2 --input=5x9xf32=normal:3 > %t.15
// RUN: tensor-run %s --entry=sums --share-code=no --input=5x40xf32=normal:1 --input=3x7x2xf64=normal:2 --input=5x9xf32=normal:3 | diff - %t.15
func.func @sums(%x: tensor<5x40xf32>, %y: tensor<3x7x2xf64>, %z: tensor<5x9xf32>)
    -> (tensor<5xf32>, tensor<3x2x2xf64>, tensor<40x9xf32>) {
  %0 = ten.reduce add %x dims = [1] : tensor<5x40xf32> -> tensor<5xf32>
  %1 = ten.constant dense<2.5e-02> : tensor<5xf32>
  %2 = ten.mul %0, %1 : tensor<5xf32>
  %3 = ten.contract %x, %z contracting = [0] x [0] : tensor<5x40xf32>, tensor<5x9xf32> -> tensor<40x9xf32>
  %4 = ten.contract %y, %y batch = [0] x [0] contracting = [1] x [1] : tensor<3x7x2xf64>, tensor<3x7x2xf64> -> tensor<3x2x2xf64>
  return %2, %4, %3 : tensor<5xf32>, tensor<3x2x2xf64>, tensor<40x9xf32>
}

// A sum of elements that are computed has the order of the code around it, and
// a product in another group than the sum of it might have been contracted.
// RUN: not tensor-run %s --entry=sum --share-code=only --input=4xf32=1,2,3,4 2>&1 | FileCheck %s --check-prefixes=CHECK,SUM
// RUN: not tensor-run %s --entry=contracted --share-code=only --input=4xf32=1,2,3,4 --input=2x4xf32=uniform:1 2>&1 | FileCheck %s --check-prefixes=CHECK,GROUPS
// RUN: tensor-run %s --entry=contracted --share-code=only --fp=strict --input=4xf32=1,2,3,4 --input=2x4xf32=uniform:1
// RUN: tensor-run %s --entry=sum --share-code=yes --input=4xf32=1,2,3,4
// RUN: not tensor-run %s --entry=sum --share-code=only --verify --input=4xf32=1,2,3,4 2>&1 | FileCheck %s --check-prefixes=CHECK,FLAGS
// CHECK: error: '--share-code=only' expects a small program of operations that shared code computes
// SUM-SAME: got 'ten.reduce' of tensor<4xf32>
// GROUPS-SAME: got a sum of a product that is moved or used elsewhere
// LARGE-SAME: got more than 65536 elements to compute
// FLAGS-SAME: expects no other flags that need code of the program
// Code for the size is faster.
// RUN: not tensor-run %s --entry=large --share-code=only --input=65537xf32=1 2>&1 | FileCheck %s --check-prefixes=CHECK,LARGE
// RUN: tensor-run %s --entry=index --share-code=only --input=65537xf32=normal:1 > %t.7
// RUN: tensor-run %s --entry=index --device=interpreter --input=65537xf32=normal:1 | diff - %t.7
func.func @large(%x: tensor<65537xf32>) -> tensor<65537xf32> {
  %0 = ten.neg %x : tensor<65537xf32>
  %1 = ten.max %0, %x : tensor<65537xf32>
  %2 = ten.div %0, %1 : tensor<65537xf32>
  return %2 : tensor<65537xf32>
}

// But that of few operations is that of many programs.
// RUN: tensor-run %s --entry=few --share-code=only --input=65537xf32=normal:1 > %t.8
// RUN: tensor-run %s --entry=few --device=interpreter --input=65537xf32=normal:1 | diff - %t.8
func.func @few(%x: tensor<65537xf32>) -> tensor<65537xf32> {
  %0 = ten.neg %x : tensor<65537xf32>
  return %0 : tensor<65537xf32>
}

// A product is added in the order of compiled code; one of few rows, or of computed
// elements, may have another order.
// RUN: tensor-run %s --entry=product --share-code=no --input=129x70xf32=normal:1 --input=65x129xf32=normal:2 --output=%t.npy
// RUN: tensor-run %s --entry=product --share-code=only --input=129x70xf32=normal:1 --input=65x129xf32=normal:2 --expect=%t.npy --atol=0 --rtol=0
// RUN: not tensor-run %s --entry=fewRows --share-code=only --input=4x129xf32=normal:1 --input=129x257xf32=normal:2 2>&1 | FileCheck %s --check-prefixes=CHECK,ROWS
// RUN: not tensor-run %s --entry=computed --share-code=only --input=70x129xf32=normal:1 --input=129x65xf32=normal:2 2>&1 | FileCheck %s --check-prefixes=CHECK,ROWS
// ROWS-SAME: got a large product of few rows or computed elements
func.func @product(%x: tensor<129x70xf32>, %y: tensor<65x129xf32>) -> tensor<70x65xf32> {
  %0 = ten.contract %x, %y contracting = [0] x [1] : tensor<129x70xf32>, tensor<65x129xf32> -> tensor<70x65xf32>
  return %0 : tensor<70x65xf32>
}
func.func @fewRows(%x: tensor<4x129xf32>, %y: tensor<129x257xf32>) -> tensor<4x257xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<4x129xf32>, tensor<129x257xf32> -> tensor<4x257xf32>
  return %0 : tensor<4x257xf32>
}
func.func @computed(%x: tensor<70x129xf32>, %y: tensor<129x65xf32>) -> tensor<70x65xf32> {
  %0 = ten.exp %x : tensor<70x129xf32>
  %1 = ten.contract %0, %y contracting = [1] x [0] : tensor<70x129xf32>, tensor<129x65xf32> -> tensor<70x65xf32>
  return %1 : tensor<70x65xf32>
}

// A convolution is added in the order of compiled code, which its schedule has:
// of features beside each other, with a border and strides; of places beside each
// other; of groups; of channels with filters of their own; of an input with gaps,
// whose products are skipped; and of a filter with one element, a product of
// matrices. Padding is multiplied: it is NaN with an infinite weight.
// RUN: tensor-run %s --entry=convolved --share-code=no --input=2x19x17x5xf32=normal:1 --input=3x4x5x40xf32=normal:2 --input=40xf32=normal:3 --output=%t.npy
// RUN: tensor-run %s --entry=convolved --share-code=only --input=2x19x17x5xf32=normal:1 --input=3x4x5x40xf32=normal:2 --input=40xf32=normal:3 --expect=%t.npy --atol=0 --rtol=0
// RUN: tensor-run %s --entry=alongPlaces --share-code=no --input=2x70x16x33xf32=normal:1 --input=35x70x3x3xf32=normal:2 --output=%t.npy
// RUN: tensor-run %s --entry=alongPlaces --share-code=only --input=2x70x16x33xf32=normal:1 --input=35x70x3x3xf32=normal:2 --expect=%t.npy --atol=0 --rtol=0
// RUN: tensor-run %s --entry=groups --share-code=no --input=2x31x24xf64=normal:1 --input=3x8x27xf64=normal:2 --output=%t.npy
// RUN: tensor-run %s --entry=groups --share-code=only --input=2x31x24xf64=normal:1 --input=3x8x27xf64=normal:2 --expect=%t.npy --atol=0 --rtol=0
// RUN: tensor-run %s --entry=channels --share-code=no --input=1x30x31x37xf32=normal:1 --input=3x3x1x37xf32=normal:2 --output=%t.npy
// RUN: tensor-run %s --entry=channels --share-code=only --input=1x30x31x37xf32=normal:1 --input=3x3x1x37xf32=normal:2 --expect=%t.npy --atol=0 --rtol=0
// RUN: tensor-run %s --entry=transposed --share-code=no --input=1x9x10x12xf32=normal:1 --input=4x3x12x16xf32=normal:2 --output=%t.npy
// RUN: tensor-run %s --entry=transposed --share-code=only --input=1x9x10x12xf32=normal:1 --input=4x3x12x16xf32=normal:2 --expect=%t.npy --atol=0 --rtol=0
// RUN: tensor-run %s --entry=point --share-code=no --input=1x9x10x80xf32=normal:1 --input=1x1x80x24xf32=normal:2 --output=%t.npy
// RUN: tensor-run %s --entry=point --share-code=only --input=1x9x10x80xf32=normal:1 --input=1x1x80x24xf32=normal:2 --expect=%t.npy --atol=0 --rtol=0
// RUN: tensor-run %s --entry=border --share-code=only --input=1x2x1xf32=1,2 --input=3x1x1xf32=1,1,inf | FileCheck %s --check-prefix=BORDER
// BORDER: inf
// BORDER-NEXT: nan
// RUN: not tensor-run %s --entry=fewFeatures --share-code=only --input=1x64x64x32xf32=normal:1 --input=3x3x32x4xf32=normal:2 2>&1 | FileCheck %s --check-prefixes=CHECK,FEATURES
// FEATURES-SAME: got a large convolution of few features or places
// RUN: not tensor-run %s --entry=manyConvolutions --share-code=only --input=1x30x30x9xf32=normal:1 --input=3x3x9x9xf32=normal:2 2>&1 | FileCheck %s --check-prefixes=CHECK,MANY
// MANY-SAME: got more than 2 large products
func.func @convolved(%x: tensor<2x19x17x5xf32>, %w: tensor<3x4x5x40xf32>, %b: tensor<40xf32>) -> tensor<2x10x9x40xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 2, 1] : tensor<2x19x17x5xf32>, tensor<3x4x5x40xf32> -> tensor<2x10x9x40xf32>
  %1 = ten.broadcast %b dims = [3] : tensor<40xf32> -> tensor<2x10x9x40xf32>
  %2 = ten.add %0, %1 : tensor<2x10x9x40xf32>
  return %2 : tensor<2x10x9x40xf32>
}
func.func @alongPlaces(%x: tensor<2x70x16x33xf32>, %w: tensor<35x70x3x3xf32>) -> tensor<2x35x14x31xf32> {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 0, 0] kernel_dilation = [2, 1] : tensor<2x70x16x33xf32>, tensor<35x70x3x3xf32> -> tensor<2x35x14x31xf32>
  return %0 : tensor<2x35x14x31xf32>
}
func.func @groups(%x: tensor<2x31x24xf64>, %w: tensor<3x8x27xf64>) -> tensor<2x31x27xf64> {
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 1] reverse = [true] feature_groups = 3 : tensor<2x31x24xf64>, tensor<3x8x27xf64> -> tensor<2x31x27xf64>
  return %0 : tensor<2x31x27xf64>
}
func.func @channels(%x: tensor<1x30x31x37xf32>, %w: tensor<3x3x1x37xf32>) -> tensor<1x30x31x37xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 37 : tensor<1x30x31x37xf32>, tensor<3x3x1x37xf32> -> tensor<1x30x31x37xf32>
  return %0 : tensor<1x30x31x37xf32>
}
func.func @transposed(%x: tensor<1x9x10x12xf32>, %w: tensor<4x3x12x16xf32>) -> tensor<1x18x27x16xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [2, 2, 1, 0] input_dilation = [2, 3] : tensor<1x9x10x12xf32>, tensor<4x3x12x16xf32> -> tensor<1x18x27x16xf32>
  return %0 : tensor<1x18x27x16xf32>
}
func.func @point(%x: tensor<1x9x10x80xf32>, %w: tensor<1x1x80x24xf32>) -> tensor<1x5x10x24xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1] : tensor<1x9x10x80xf32>, tensor<1x1x80x24xf32> -> tensor<1x5x10x24xf32>
  return %0 : tensor<1x5x10x24xf32>
}
func.func @border(%x: tensor<1x2x1xf32>, %w: tensor<3x1x1xf32>) -> tensor<1x2x1xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 1] : tensor<1x2x1xf32>, tensor<3x1x1xf32> -> tensor<1x2x1xf32>
  return %0 : tensor<1x2x1xf32>
}
func.func @fewFeatures(%x: tensor<1x64x64x32xf32>, %w: tensor<3x3x32x4xf32>) -> tensor<1x62x62x4xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x64x64x32xf32>, tensor<3x3x32x4xf32> -> tensor<1x62x62x4xf32>
  return %0 : tensor<1x62x62x4xf32>
}
func.func @manyConvolutions(%x: tensor<1x30x30x9xf32>, %w: tensor<3x3x9x9xf32>) -> tensor<1x24x24x9xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x30x30x9xf32>, tensor<3x3x9x9xf32> -> tensor<1x28x28x9xf32>
  %1 = ten.conv %0, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x28x28x9xf32>, tensor<3x3x9x9xf32> -> tensor<1x26x26x9xf32>
  %2 = ten.conv %1, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<1x26x26x9xf32>, tensor<3x3x9x9xf32> -> tensor<1x24x24x9xf32>
  return %2 : tensor<1x24x24x9xf32>
}

// Sorts and top-k that are too large for the interpreter are code for any size.
// RUN: tensor-run %s --entry=ordered --share-code=only --input=9x700xf32=normal:1 > %t.9
// RUN: tensor-run %s --entry=ordered --device=interpreter --input=9x700xf32=normal:1 | diff - %t.9
func.func @ordered(%x: tensor<9x700xf32>) -> (tensor<9x700xf32>, tensor<9x3xf32>, tensor<9x3xi32>) {
  %0 = ten.sort %x dim = 1 : tensor<9x700xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %v, %i = ten.top_k %x k = 3 : tensor<9x700xf32> -> tensor<9x3xf32>, tensor<9x3xi32>
  return %0, %v, %i : tensor<9x700xf32>, tensor<9x3xf32>, tensor<9x3xi32>
}

func.func @index(%x: tensor<65537xf32>) -> tensor<1xf32> {
  %0 = ten.slice %x start = [65536] limit = [65537] stride = [1] : tensor<65537xf32> -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @sum(%x: tensor<4xf32>) -> tensor<f32> {
  %0 = ten.exp %x : tensor<4xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<4xf32> -> tensor<f32>
  return %1 : tensor<f32>
}
func.func @contracted(%x: tensor<4xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = ten.mul %x, %x : tensor<4xf32>
  %1 = ten.broadcast %0 dims = [1] : tensor<4xf32> -> tensor<2x4xf32>
  %2 = ten.add %1, %y : tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}

// A sort by a comparison that is no order of NaN has no order.
// RUN: not tensor-run %s --entry=unordered --share-code=only --input=5xf32=1 2>&1 | FileCheck %s --check-prefixes=CHECK,SORT
// SORT-SAME: got 'ten.sort', which has a body
func.func @unordered(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = ten.sort %x dim = 0 stable : tensor<5xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = ten.compare lt %a, %b : tensor<f32>
    ten.yield %1 : tensor<i1>
  }
  return %0 : tensor<5xf32>
}

// Programs of rows, whose sums have the order of compiled code: short rows, several
// vectors, and blocks.
// DEFINE: %{rows} = tensor-run %s --target-cpu=x86-64-v3
// RUN: %{rows} --entry=softmax --share-code=no --input=3x5x100xf32=normal:1 --input=100xf32=normal:2 --output=%t.npy
// RUN: %{rows} --entry=softmax --share-code=only --input=3x5x100xf32=normal:1 --input=100xf32=normal:2 --expect=%t.npy --atol=0 --rtol=0
// RUN: %{rows} --entry=mean --share-code=no --input=7x3000xf64=normal:1 --input=7x3000xf64=normal:2 --output=%t.npy
// RUN: %{rows} --entry=mean --share-code=only --input=7x3000xf64=normal:1 --input=7x3000xf64=normal:2 --expect=%t.npy --atol=0 --rtol=0
// RUN: not %{rows} --entry=rowProducts --share-code=only --input=7x40xf32=normal:1 --input=7x40xf32=normal:2 2>&1 | FileCheck %s --check-prefix=PRODUCTS
// PRODUCTS: '--share-code=only' expects a small program of operations that shared code computes: got 'ten.reduce'
func.func @softmax(%x: tensor<3x5x100xf32>, %b: tensor<100xf32>) -> tensor<3x5x100xf32> {
  %0 = ten.broadcast %b dims = [2] : tensor<100xf32> -> tensor<3x5x100xf32>
  %1 = ten.add %x, %0 : tensor<3x5x100xf32>
  %2 = ten.reduce max %1 dims = [2] : tensor<3x5x100xf32> -> tensor<3x5xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<3x5xf32> -> tensor<3x5x100xf32>
  %4 = ten.sub %1, %3 : tensor<3x5x100xf32>
  %5 = ten.exp %4 : tensor<3x5x100xf32>
  %6 = ten.reduce add %5 dims = [2] : tensor<3x5x100xf32> -> tensor<3x5xf32>
  %7 = ten.broadcast %6 dims = [0, 1] : tensor<3x5xf32> -> tensor<3x5x100xf32>
  %8 = ten.div %5, %7 : tensor<3x5x100xf32>
  return %8 : tensor<3x5x100xf32>
}

func.func @mean(%x: tensor<7x3000xf64>, %y: tensor<7x3000xf64>) -> tensor<7xf64> {
  %0 = ten.sub %x, %y : tensor<7x3000xf64>
  %1 = ten.mul %0, %0 : tensor<7x3000xf64>
  %2 = ten.reduce add %1 dims = [1] : tensor<7x3000xf64> -> tensor<7xf64>
  %n = ten.constant dense<3000.0> : tensor<7xf64>
  %3 = ten.div %2, %n : tensor<7xf64>
  return %3 : tensor<7xf64>
}

// A sum of products of two arrays is a contraction.
func.func @rowProducts(%x: tensor<7x40xf32>, %y: tensor<7x40xf32>) -> tensor<7xf32> {
  %0 = ten.mul %x, %y : tensor<7x40xf32>
  %1 = ten.reduce add %0 dims = [1] : tensor<7x40xf32> -> tensor<7xf32>
  return %1 : tensor<7xf32>
}

// Windows are added in order, those that overlap along one dimension after the
// other; zeros are ordered by their sign:
// RUN: tensor-run %s --entry=pooled --share-code=no --input=2x19x17x5xf32=normal:1 --input=3x40x33xf64=normal:2 --output=%t.npy --output=%t.2.npy --output=%t.3.npy
// RUN: tensor-run %s --entry=pooled --share-code=only --input=2x19x17x5xf32=normal:1 --input=3x40x33xf64=normal:2 --expect=%t.npy --expect=%t.2.npy --expect=%t.3.npy --atol=0 --rtol=0
func.func @pooled(%x: tensor<2x19x17x5xf32>, %y: tensor<3x40x33xf64>)
    -> (tensor<2x19x17x5xf32>, tensor<2x5x4x5xf32>, tensor<3x10x11xf64>) {
  %zero = ten.constant dense<0.0> : tensor<f32>
  %zeros = ten.broadcast %zero dims = [] : tensor<f32> -> tensor<2x19x17x5xf32>
  %relu = ten.max %x, %zeros : tensor<2x19x17x5xf32>
  %0 = ten.window_reduce add %relu window = [1, 5, 5, 1] pad = [0, 0, 2, 2, 2, 2, 0, 0] : tensor<2x19x17x5xf32> -> tensor<2x19x17x5xf32>
  %1 = ten.window_reduce max %x window = [1, 3, 4, 1] strides = [1, 4, 4, 1] : tensor<2x19x17x5xf32> -> tensor<2x5x4x5xf32>
  %2 = ten.window_reduce add %y window = [1, 4, 3] strides = [1, 4, 3] : tensor<3x40x33xf64> -> tensor<3x10x11xf64>
  return %0, %1, %2 : tensor<2x19x17x5xf32>, tensor<2x5x4x5xf32>, tensor<3x10x11xf64>
}

// Columns are added in order, large ones in the parts that threads add in
// compiled code; so are few columns that chunks leave:
// RUN: tensor-run %s --entry=column --share-code=no --input=2048x300xf32=normal:1 --output=%t.npy
// RUN: tensor-run %s --entry=column --share-code=only --threads=1 --input=2048x300xf32=normal:1 --expect=%t.npy --atol=0 --rtol=0
func.func @column(%x: tensor<2048x300xf32>) -> tensor<300xf32> {
  %0 = ten.reduce add %x dims = [0] : tensor<2048x300xf32> -> tensor<300xf32>
  return %0 : tensor<300xf32>
}

// RUN: tensor-run %s --entry=few_left --share-code=no --input=156x258xf64=normal:2 --output=%t.npy
// RUN: tensor-run %s --entry=few_left --share-code=only --input=156x258xf64=normal:2 --expect=%t.npy --atol=0 --rtol=0
func.func @few_left(%x: tensor<156x258xf64>) -> tensor<258xf64> {
  %0 = ten.reduce add %x dims = [0] : tensor<156x258xf64> -> tensor<258xf64>
  return %0 : tensor<258xf64>
}

// RUN: tensor-run %s --entry=inner --share-code=no --input=3x40x33x64xf32=normal:3 --output=%t.npy
// RUN: tensor-run %s --entry=inner --share-code=only --input=3x40x33x64xf32=normal:3 --expect=%t.npy --atol=0 --rtol=0
func.func @inner(%x: tensor<3x40x33x64xf32>) -> tensor<3x64xf32> {
  %0 = ten.reduce add %x dims = [1, 2] : tensor<3x40x33x64xf32> -> tensor<3x64xf32>
  return %0 : tensor<3x64xf32>
}

// Long rows have blocks along the last dimension alone:
// RUN: tensor-run %s --entry=long_column --share-code=no --input=2x1248x1xf32=normal:4 --output=%t.npy
// RUN: tensor-run %s --entry=long_column --share-code=yes --input=2x1248x1xf32=normal:4 --expect=%t.npy --atol=0 --rtol=0
func.func @long_column(%x: tensor<2x1248x1xf32>) -> tensor<2x1xf32> {
  %0 = ten.reduce add %x dims = [1] : tensor<2x1248x1xf32> -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

// A transpose may be behind the sum in compiled code, whose order is another
// one:
// RUN: tensor-run %s --entry=transposed_sum --share-code=no --input=2x4x100xf32=normal:5 --output=%t.npy
// RUN: tensor-run %s --entry=transposed_sum --share-code=yes --input=2x4x100xf32=normal:5 --expect=%t.npy --atol=0 --rtol=0
func.func @transposed_sum(%x: tensor<2x4x100xf32>) -> tensor<100xf32> {
  %0 = ten.transpose %x perm = [2, 1, 0] : tensor<2x4x100xf32> -> tensor<100x4x2xf32>
  %1 = ten.reduce add %0 dims = [1, 2] : tensor<100x4x2xf32> -> tensor<100xf32>
  return %1 : tensor<100xf32>
}

// Rows are added in the order that their length gives: in blocks, or in one
// loop in a kernel of rows; elements may be computed:
// RUN: tensor-run %s --entry=long_row --share-code=no --input=600001xf32=normal:6 --input=600001xf32=normal:7 --output=%t.npy
// RUN: tensor-run %s --entry=long_row --share-code=only --threads=1 --input=600001xf32=normal:6 --input=600001xf32=normal:7 --expect=%t.npy --atol=0 --rtol=0
func.func @long_row(%x: tensor<600001xf32>, %y: tensor<600001xf32>) -> tensor<f32> {
  %0 = ten.sub %x, %y : tensor<600001xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<600001xf32> -> tensor<f32>
  return %1 : tensor<f32>
}

// RUN: tensor-run %s --entry=row_means --share-code=no --input=70x5434xf32=normal:6 --output=%t.npy
// RUN: tensor-run %s --entry=row_means --share-code=only --input=70x5434xf32=normal:6 --expect=%t.npy --atol=0 --rtol=0
func.func @row_means(%x: tensor<70x5434xf32>) -> tensor<70xf32> {
  %0 = ten.reduce add %x dims = [1] : tensor<70x5434xf32> -> tensor<70xf32>
  %1 = ten.constant dense<5434.0> : tensor<f32>
  %2 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<70xf32>
  %3 = ten.div %0, %2 : tensor<70xf32>
  return %3 : tensor<70xf32>
}
