// Products of matrices whose sizes only the run knows: in blocks where the right
// one is large, with rows, columns and sums that are left over.
// DEFINE: %{x} = 33x300
// DEFINE: %{w} = 300x401
// DEFINE: %{flags} =
// DEFINE: %{inputs} = --input=%{x}xf32=normal:1 --input=%{w}xf32=normal:2
// DEFINE: %{check} = tensor-run %s --dynamic --verify %{inputs} %{flags}
// RUN: %{check} --threads=1
// RUN: %{check} --threads=2
// RUN: %{check} --target-cpu=x86-64-v3
// RUN: %{check} --target-cpu=x86-64
// REDEFINE: %{x} = 25x256
// REDEFINE: %{w} = 256x272
// RUN: %{check}
// REDEFINE: %{x} = 100x1025
// REDEFINE: %{w} = 1025x70
// RUN: %{check}
// Few rows, small matrices, and none.
// REDEFINE: %{x} = 24x300
// REDEFINE: %{w} = 300x401
// RUN: %{check}
// REDEFINE: %{x} = 40x7
// REDEFINE: %{w} = 7x19
// RUN: %{check}
// REDEFINE: %{x} = 0x300
// REDEFINE: %{w} = 300x401
// RUN: %{check}
// REDEFINE: %{x} = 40x0
// REDEFINE: %{w} = 0x401
// RUN: %{check}
// REDEFINE: %{x} = 40x300
// REDEFINE: %{w} = 300x0
// RUN: %{check}

// Operands in either layout; sums that are shared with the elements around.
// DEFINE: %{entry} =
// DEFINE: %{entries} = tensor-run %s --entry=%{entry} --dynamic --verify --threads=2
// REDEFINE: %{entry} = rhs_turned
// RUN: %{entries} --input=33x300xf32=normal:1 --input=401x300xf32=normal:2
// RUN: %{entries} --input=1x300xf32=normal:1 --input=401x300xf32=normal:2
// RUN: %{entries} --input=33x30xf32=normal:1 --input=41x30xf32=normal:2
// REDEFINE: %{entry} = lhs_turned
// RUN: %{entries} --input=300x33xf32=normal:1 --input=300x401xf32=normal:2
// RUN: %{entries} --input=300x5xf32=normal:1 --input=300x401xf32=normal:2
// REDEFINE: %{entry} = both_turned
// RUN: %{entries} --input=300x33xf32=normal:1 --input=401x300xf32=normal:2
// REDEFINE: %{entry} = doubles
// RUN: %{entries} --input=33x300xf64=normal:1 --input=300x401xf64=normal:2
// REDEFINE: %{entry} = some_known
// RUN: %{entries} --input=33x300xf32=normal:1 --input=300x512xf32=normal:2 --input=512xf32=normal:3
// REDEFINE: %{entry} = elements_around
// RUN: %{entries} --input=33x300xf32=normal:1 --input=300x401xf32=normal:2 --input=33x401xf32=normal:3
// REDEFINE: %{entry} = integers
// RUN: %{entries} --input=33x300xi32=uniform:1 --input=300x401xi32=uniform:2
// REDEFINE: %{entry} = columns
// RUN: %{entries} --input=300x40xf32=normal:1 --input=300x40xf32=normal:2

func.func @main(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @rhs_turned(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @lhs_turned(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = ten.contract %x, %w contracting = [0] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @both_turned(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = ten.contract %x, %w contracting = [0] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @doubles(%x: tensor<?x?xf64>, %w: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x?xf64>, tensor<?x?xf64> -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

func.func @integers(%x: tensor<?x?xi32>, %w: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x?xi32>, tensor<?x?xi32> -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// Any number of sums; columns are known.
func.func @some_known(%x: tensor<?x?xf32>, %w: tensor<?x512xf32>, %bias: tensor<512xf32>) -> tensor<?x512xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x512xf32> -> tensor<?x512xf32>
  %b = ten.broadcast %bias dims = [1] sizes(%n) : tensor<512xf32> -> tensor<?x512xf32>
  %1 = ten.add %0, %b : tensor<?x512xf32>
  return %1 : tensor<?x512xf32>
}

func.func @elements_around(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %a = ten.tanh %x : tensor<?x?xf32>
  %0 = ten.contract %a, %w contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = ten.mul %0, %y : tensor<?x?xf32>
  %2 = ten.neg %1 : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// Products of columns have no free dimensions.
func.func @columns(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?xf32> {
  %0 = ten.contract %x, %y batch = [1] x [1] contracting = [0] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
