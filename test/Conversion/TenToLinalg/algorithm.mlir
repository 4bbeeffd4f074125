// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -convert-ten-to-linalg=many-threads -canonicalize -cse | FileCheck %s --check-prefix=THREADS

// Merges runs of indices, twice as long in each pass: 9 passes for 300.
// CHECK-LABEL: @sort(
// CHECK-SAME: %[[X:.*]]: tensor<300xf32>, %[[OUT:.*]]: tensor<300xf32>)
func.func private @sort(%x: tensor<300xf32>, %out: tensor<300xf32>) -> tensor<300xf32> attributes {ten.kernel = "sort"} {
  // CHECK: %[[PASSES:.*]] = arith.constant 9 : index
  // CHECK: scf.for {{.*}} to %[[PASSES]]
  // CHECK: arith.cmpf olt
  // CHECK: tensor.insert {{.*}} : tensor<300xindex>
  // CHECK: tensor.insert {{.*}} : tensor<300xf32>
  %0 = ten.sort %x dim = 0 stable : tensor<300xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %0 : tensor<300xf32>
}

// Eight numbers are one butterfly, whose only factor besides 1 and i is the root
// of a half.
// CHECK-LABEL: @fft(
func.func private @fft(%x: tensor<8xcomplex<f32>>, %out: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> attributes {ten.kernel = "algorithm"} {
  // CHECK-DAG: arith.constant 0.707106769 : f32
  // CHECK-NOT: dense
  // CHECK-COUNT-4: arith.mulf
  // CHECK-NOT: arith.mulf
  // CHECK: return
  // For many threads a nest for each factor, here 4 and 2.
  // THREADS-LABEL: @fft(
  // THREADS-COUNT-2: complex.mul
  // THREADS-NOT: complex.mul
  // THREADS: return
  %0 = ten.fft fft %x length = [8] : tensor<8xcomplex<f32>> -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}

// A row of 512 real numbers is one of 256 complex ones: 16 columns of 16 numbers,
// each in two passes of radix 4, turned, and the rows of the transposed matrix.
// CHECK-LABEL: @rfft(
func.func private @rfft(%x: tensor<3x512xf32>, %out: tensor<3x257xcomplex<f32>>) -> tensor<3x257xcomplex<f32>> attributes {ten.kernel = "algorithm"} {
  // CHECK: scf.for {{.*}} -> (tensor<3x257xcomplex<f32>>)
  // CHECK: scf.for %{{.*}} to %c4 {{.*}} -> (tensor<256xf32>, tensor<256xf32>)
  // CHECK: tensor.extract %{{.*}} tensor<3x512xf32>
  // Of four numbers three are turned.
  // CHECK-COUNT-12: arith.mulf
  // CHECK-NOT: arith.mulf
  // CHECK: scf.for %{{.*}} to %c4 {{.*}} -> (tensor<256xf32>, tensor<256xf32>)
  // CHECK-COUNT-2: linalg.generic {{.*}} {ten.copy_lanes = 8 : i64}
  // CHECK: scf.for %{{.*}} to %c4 {{.*}} -> (tensor<256xf32>, tensor<256xf32>)
  // CHECK: scf.for %{{.*}} to %c4 {{.*}} -> (tensor<256xf32>, tensor<256xf32>)
  // CHECK: scf.for {{.*}} -> (tensor<3x257xcomplex<f32>>)
  // CHECK: complex.create
  // CHECK: return
  %0 = ten.fft rfft %x length = [512] : tensor<3x512xf32> -> tensor<3x257xcomplex<f32>>
  return %0 : tensor<3x257xcomplex<f32>>
}

// CHECK-LABEL: @cholesky(
func.func private @cholesky(%x: tensor<4x4xf32>, %out: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {ten.kernel = "algorithm"} {
  // CHECK: scf.for
  // CHECK: math.sqrt
  // CHECK: arith.divf
  %0 = ten.cholesky %x lower : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: @triangular_solve(
func.func private @triangular_solve(%x: tensor<4x4xf32>, %b: tensor<4x2xf32>, %out: tensor<4x2xf32>) -> tensor<4x2xf32> attributes {ten.kernel = "algorithm"} {
  // CHECK: scf.for
  // Eight equations that are solved already at a time.
  // CHECK-COUNT-8: arith.addf
  // CHECK: scf.for
  // CHECK: arith.addf
  // CHECK: arith.divf
  %0 = ten.triangular_solve none %x, %b lower : tensor<4x4xf32>, tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// With a diagonal of ones nothing is divided.
// CHECK-LABEL: @unit_diagonal(
func.func private @unit_diagonal(%x: tensor<4x4xf32>, %b: tensor<4x2xf32>, %out: tensor<4x2xf32>) -> tensor<4x2xf32> attributes {ten.kernel = "algorithm"} {
  // CHECK-NOT: arith.divf
  // CHECK: return
  %0 = ten.triangular_solve none %x, %b lower unit : tensor<4x4xf32>, tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// Threefry's bits come from the state; the state moves on by three pairs.
// CHECK-LABEL: @rng_bits(
func.func private @rng_bits(%x: tensor<2xui64>, %o0: tensor<2xui64>, %o1: tensor<6xui32>) -> (tensor<2xui64>, tensor<6xui32>) attributes {ten.kernel = "algorithm"} {
  // CHECK-DAG: %[[PARITY:.*]] = arith.constant 466688986 : i32
  // CHECK-DAG: %[[THREE:.*]] = arith.constant 3 : i64
  // CHECK: arith.xori %{{.*}}, %[[PARITY]]
  // CHECK: arith.addi %{{.*}}, %[[THREE]] : i64
  %0:2 = ten.rng_bits threefry %x : tensor<2xui64> -> tensor<6xui32>
  return %0#0, %0#1 : tensor<2xui64>, tensor<6xui32>
}
