// Products of any number of rows with a matrix: by panels where rows are many,
// in runs or as one nest where they are few, with panels made at load.
// DEFINE: %{rows} = 50
// DEFINE: %{inputs} = --input=%{rows}x300xf32=normal:1 --input=300x600xf32=normal:2 --input=600xf32=normal:3 --input=530x300xf32=normal:4
// DEFINE: %{batches} = 3
// DEFINE: %{check} = tensor-run %s --dynamic --verify --threads=2 %{inputs}
// RUN: %{check}
// RUN: %{check} --target-cpu=x86-64-v3
// RUN: %{check} --bind=1-3
// REDEFINE: %{rows} = 33
// RUN: %{check}
// RUN: %{check} --bind=1-3
// REDEFINE: %{rows} = 7
// RUN: %{check}
// RUN: %{check} --bind=1-3 --threads=1
// REDEFINE: %{rows} = 0
// RUN: %{check}
// RUN: tensor-run %s --entry=batches --dynamic --verify --threads=2 --input=3x17x300xf32=normal:1 --input=300x600xf32=normal:2 --input=530x300xf32=normal:4 --input=3x17x530xf32=normal:5
// RUN: tensor-run %s --entry=batches --dynamic --verify --threads=2 --input=1x2x300xf32=normal:1 --input=300x600xf32=normal:2 --input=530x300xf32=normal:4 --input=1x2x530xf32=normal:5
// RUN: tensor-run %s --entry=batches --dynamic --verify --threads=2 --input=2x0x300xf32=normal:1 --input=300x600xf32=normal:2 --input=530x300xf32=normal:4 --input=2x0x530xf32=normal:5
// RUN: tensor-run %s --entry=deep --dynamic --verify --threads=2 --input=40x4500xf32=normal:1 --input=4500x70xf32=normal:2
// RUN: tensor-run %s --entry=deep --dynamic --verify --threads=2 --input=3x4500xf32=normal:1 --input=4500x70xf32=normal:2
// RUN: tensor-run %s --entry=loop --dynamic --verify --threads=2 --input=40x512xf32=normal:1 --input=512x512xf32=normal:2
// RUN: tensor-run %s --entry=loop --dynamic --verify --threads=2 --input=2x512xf32=normal:1 --input=512x512xf32=normal:2
// RUN: tensor-run %s --entry=doubles --dynamic --verify --threads=2 --input=40x300xf64=normal:1 --input=300x300xf64=normal:2

func.func @main(%x: tensor<?x300xf32>, %w: tensor<300x600xf32>, %bias: tensor<600xf32>, %t: tensor<530x300xf32>) -> (tensor<?x600xf32>, tensor<?x530xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x300xf32>
  %zero = ten.constant dense<0.0> : tensor<f32>
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x300xf32>, tensor<300x600xf32> -> tensor<?x600xf32>
  %b = ten.broadcast %bias dims = [1] sizes(%n) : tensor<600xf32> -> tensor<?x600xf32>
  %1 = ten.add %0, %b : tensor<?x600xf32>
  %z = ten.broadcast %zero dims = [] sizes(%n) : tensor<f32> -> tensor<?x600xf32>
  %2 = ten.max %1, %z : tensor<?x600xf32>
  %3 = ten.contract %x, %t contracting = [1] x [1] : tensor<?x300xf32>, tensor<530x300xf32> -> tensor<?x530xf32>
  return %2, %3 : tensor<?x600xf32>, tensor<?x530xf32>
}

// Rows that are two dimensions.
func.func @batches(%x: tensor<?x?x300xf32>, %w: tensor<300x600xf32>, %t: tensor<530x300xf32>, %y: tensor<?x?x530xf32>) -> (tensor<?x?x600xf32>, tensor<?x?x530xf32>) {
  %0 = ten.contract %x, %w contracting = [2] x [0] : tensor<?x?x300xf32>, tensor<300x600xf32> -> tensor<?x?x600xf32>
  %1 = ten.contract %x, %t contracting = [2] x [1] : tensor<?x?x300xf32>, tensor<530x300xf32> -> tensor<?x?x530xf32>
  %2 = ten.add %1, %y : tensor<?x?x530xf32>
  return %0, %2 : tensor<?x?x600xf32>, tensor<?x?x530xf32>
}

// Sums of several blocks; fewer columns than two tiles.
func.func @deep(%x: tensor<?x4500xf32>, %w: tensor<4500x70xf32>) -> tensor<?x70xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x4500xf32>, tensor<4500x70xf32> -> tensor<?x70xf32>
  return %0 : tensor<?x70xf32>
}

// A matrix that a loop leaves as it is.
func.func @loop(%x: tensor<?x512xf32>, %w: tensor<512x512xf32>) -> tensor<?x512xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %small = ten.constant dense<0.03> : tensor<f32>
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<?x512xf32> {
    %1 = ten.contract %a, %w contracting = [1] x [0] : tensor<?x512xf32>, tensor<512x512xf32> -> tensor<?x512xf32>
    %n = tensor.dim %1, %c0 : tensor<?x512xf32>
    %s = ten.broadcast %small dims = [] sizes(%n) : tensor<f32> -> tensor<?x512xf32>
    %2 = ten.mul %1, %s : tensor<?x512xf32>
    scf.yield %2 : tensor<?x512xf32>
  }
  return %0 : tensor<?x512xf32>
}

func.func @doubles(%x: tensor<?x300xf64>, %w: tensor<300x300xf64>) -> tensor<?x300xf64> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x300xf64>, tensor<300x300xf64> -> tensor<?x300xf64>
  return %0 : tensor<?x300xf64>
}
