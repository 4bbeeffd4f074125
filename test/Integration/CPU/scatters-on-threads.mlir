// Threads that each own some slices give the bits of one thread, and those of
// the interpreter: rows, points, columns, the last that writes, bodies, places
// outside, sizes of the run, and an operand that the updates are made of.
// RUN: tensor-run %s --entry=rows --verify --threads=3 --input=700x9xf32=normal:1 --input=12001xi32=uniform:2 --input=12001x9xf32=normal:3
// RUN: tensor-run %s --entry=points --verify --threads=3 --input=300x300xi32=uniform:1 --input=70001x2xi32=uniform:2 --input=70001xi32=uniform:3
// RUN: tensor-run %s --entry=columns --verify --threads=3 --input=40x300xf32=normal:1 --input=4000x1xi32=uniform:2 --input=40x4000xf32=normal:3
// RUN: tensor-run %s --entry=chains --verify --threads=3 --input=200x64xf32=normal:1 --input=3000x1xi32=uniform:2
// RUN: tensor-run %s --entry=batches --verify --threads=3 --input=3x500x16xf32=normal:1 --input=3x3000x1xi32=uniform:2 --input=3x3000x16xf32=normal:3
// RUN: tensor-run %s --entry=any --dynamic --verify --threads=3 --input=500x16xf32=normal:1 --input=6000x1xi32=uniform:2 --input=6000x1xi32=511 --input=6000x16xf32=normal:3
// RUN: tensor-run %s --entry=any --dynamic --verify --threads=3 --input=5x16xf32=normal:1 --input=7x1xi32=uniform:2 --input=7x1xi32=7 --input=7x16xf32=normal:3
// RUN: tensor-run %s --entry=rows --threads=1 --input=700x9xf32=normal:1 --input=12001xi32=uniform:2 --input=12001x9xf32=normal:3 --output=%t.1.npy
// RUN: tensor-run %s --entry=rows --threads=2 --input=700x9xf32=normal:1 --input=12001xi32=uniform:2 --input=12001x9xf32=normal:3 --output=%t.2.npy
// RUN: tensor-run %s --entry=rows --threads=5 --input=700x9xf32=normal:1 --input=12001xi32=uniform:2 --input=12001x9xf32=normal:3 --output=%t.5.npy
// RUN: cmp %t.1.npy %t.2.npy && cmp %t.1.npy %t.5.npy
// RUN: tensor-run %s --entry=rows --threads=2 --explain --input=700x9xf32=normal:1 --input=12001xi32=uniform:2 --input=12001x9xf32=normal:3 | FileCheck %s
// RUN: tensor-run %s --entry=points --threads=2 --explain --input=300x300xi32=uniform:1 --input=70001x2xi32=uniform:2 --input=70001xi32=uniform:3 | FileCheck %s
// RUN: tensor-run %s --entry=columns --threads=2 --explain --input=40x300xf32=normal:1 --input=4000x1xi32=uniform:2 --input=40x4000xf32=normal:3 | FileCheck %s
// RUN: tensor-run %s --entry=chains --threads=2 --explain --input=200x64xf32=normal:1 --input=3000x1xi32=uniform:2 | FileCheck %s
// RUN: tensor-run %s --entry=any --dynamic --threads=2 --explain --input=500x16xf32=normal:1 --input=6000x1xi32=uniform:2 --input=6000x1xi32=511 --input=6000x16xf32=normal:3 | FileCheck %s
// CHECK: parallel: each thread updates slices of its own

// Some rows from the end, some of none.
func.func @rows(%x: tensor<700x9xf32>, %i: tensor<12001xi32>, %u: tensor<12001x9xf32>) -> tensor<700x9xf32> {
  %bits = ten.constant dense<1023> : tensor<12001xi32>
  %half = ten.constant dense<400> : tensor<12001xi32>
  %zero = ten.constant dense<0> : tensor<12001xi32>
  %n = ten.constant dense<700> : tensor<12001xi32>
  %0 = ten.and %i, %bits : tensor<12001xi32>
  %1 = ten.sub %0, %half : tensor<12001xi32>
  %2 = ten.compare lt %1, %zero : tensor<12001xi32>
  %3 = ten.add %1, %n : tensor<12001xi32>
  %4 = ten.select %2, %3, %1 : tensor<12001xi32>
  %5 = ten.broadcast %4 dims = [0] : tensor<12001xi32> -> tensor<12001x1xi32>
  %6 = ten.scatter add %x[%5], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<700x9xf32>[tensor<12001x1xi32>], tensor<12001x9xf32>
  return %6 : tensor<700x9xf32>
}

// The last of equal places is what stays.
func.func @points(%x: tensor<300x300xi32>, %i: tensor<70001x2xi32>, %u: tensor<70001xi32>) -> tensor<300x300xi32> {
  %bits = ten.constant dense<511> : tensor<70001x2xi32>
  %0 = ten.and %i, %bits : tensor<70001x2xi32>
  %1 = ten.scatter set %x[%0], %u inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 1 : tensor<300x300xi32>[tensor<70001x2xi32>], tensor<70001xi32>
  return %1 : tensor<300x300xi32>
}

func.func @columns(%x: tensor<40x300xf32>, %i: tensor<4000x1xi32>, %u: tensor<40x4000xf32>) -> tensor<40x300xf32> {
  %bits = ten.constant dense<511> : tensor<4000x1xi32>
  %0 = ten.and %i, %bits : tensor<4000x1xi32>
  %1 = ten.scatter max %x[%0], %u window_dims = [0] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<40x300xf32>[tensor<4000x1xi32>], tensor<40x4000xf32>
  return %1 : tensor<40x300xf32>
}

// Updates are rows of the operand, in two steps of which the second reads the
// first's result.
func.func @chains(%x: tensor<200x64xf32>, %i: tensor<3000x1xi32>) -> tensor<200x64xf32> {
  %bits = ten.constant dense<255> : tensor<3000x1xi32>
  %scale = ten.constant dense<1.250000e-01> : tensor<3000x64xf32>
  %0 = ten.and %i, %bits : tensor<3000x1xi32>
  %1 = ten.gather %x[%0] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 64] : tensor<200x64xf32>, tensor<3000x1xi32> -> tensor<3000x64xf32>
  %2 = ten.mul %1, %scale : tensor<3000x64xf32>
  %3 = ten.reverse %0 dims = [0] : tensor<3000x1xi32>
  %4 = ten.scatter %x[%3], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<200x64xf32>[tensor<3000x1xi32>], tensor<3000x64xf32> {
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %r = ten.sub %old, %new : tensor<f32>
    ten.yield %r : tensor<f32>
  }
  %5 = ten.gather %4[%0] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 64] : tensor<200x64xf32>, tensor<3000x1xi32> -> tensor<3000x64xf32>
  %6 = ten.mul %5, %scale : tensor<3000x64xf32>
  %7 = ten.scatter max %4[%3], %6 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<200x64xf32>[tensor<3000x1xi32>], tensor<3000x64xf32>
  return %7 : tensor<200x64xf32>
}

func.func @batches(%x: tensor<3x500x16xf32>, %i: tensor<3x3000x1xi32>, %u: tensor<3x3000x16xf32>) -> tensor<3x500x16xf32> {
  %bits = ten.constant dense<511> : tensor<3x3000x1xi32>
  %0 = ten.and %i, %bits : tensor<3x3000x1xi32>
  %1 = ten.scatter add %x[%0], %u window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<3x500x16xf32>[tensor<3x3000x1xi32>], tensor<3x3000x16xf32>
  return %1 : tensor<3x500x16xf32>
}

func.func @any(%x: tensor<?x16xf32>, %i: tensor<?x1xi32>, %bits: tensor<?x1xi32>, %u: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = ten.and %i, %bits : tensor<?x1xi32>
  %1 = ten.scatter add %x[%0], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<?x16xf32>[tensor<?x1xi32>], tensor<?x16xf32>
  return %1 : tensor<?x16xf32>
}
