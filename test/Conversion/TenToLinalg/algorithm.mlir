// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -convert-ten-to-linalg=many-threads -canonicalize -cse | FileCheck %s --check-prefix=THREADS
// RUN: tensor-opt %s -convert-ten-to-linalg=no-runtime -canonicalize -cse | FileCheck %s --check-prefix=NONE

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

// One row is transformed by a routine of the runtime, with a table of roots of
// unity that is a constant.
// CHECK-LABEL: @fft(
// CHECK-SAME: %[[X:.*]]: tensor<8xcomplex<f32>>, %[[OUT:.*]]: tensor<8xcomplex<f32>>)
// NONE-LABEL: @fft(
func.func private @fft(%x: tensor<8xcomplex<f32>>, %out: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> attributes {ten.kernel = "algorithm"} {
  // CHECK: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK: %[[TABLE:.*]] = arith.constant dense<{{.*}}> : tensor<{{.*}}xi8>
  // CHECK: %[[IN:.*]] = bufferization.to_buffer %[[X]] read_only
  // CHECK: %[[RESULT:.*]] = bufferization.to_buffer %[[OUT]] :
  // CHECK: %[[CONSTANT:.*]] = bufferization.to_buffer %[[TABLE]] read_only
  // CHECK-DAG: %[[FROM:.*]] = memref.extract_aligned_pointer_as_index %[[IN]]
  // CHECK-DAG: %[[TO:.*]] = memref.extract_aligned_pointer_as_index %[[RESULT]]
  // CHECK-DAG: %[[ROOTS:.*]] = memref.extract_aligned_pointer_as_index %[[CONSTANT]]
  // CHECK: call @ten_rt_fft_rows(%[[ROOTS]], %[[FROM]], %[[TO]], %[[ONE]], %{{.*}})
  // CHECK: bufferization.to_tensor %[[RESULT]] restrict writable
  // For many threads, and without the runtime, a nest for each factor, here 4
  // and 2.
  // THREADS-LABEL: @fft(
  // THREADS-COUNT-2: complex.mul
  // THREADS-NOT: complex.mul
  // THREADS: return
  // NONE-COUNT-2: complex.mul
  // NONE-NOT: ten_rt
  // NONE: return
  %0 = ten.fft fft %x length = [8] : tensor<8xcomplex<f32>> -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}

// Blocks of 16 rows, and those that are left, are slices of the arrays.
// CHECK-LABEL: @rfft(
// CHECK-SAME: %[[X:.*]]: tensor<35x64xf32>, %[[OUT:.*]]: tensor<35x33xcomplex<f32>>)
func.func private @rfft(%x: tensor<35x64xf32>, %out: tensor<35x33xcomplex<f32>>) -> tensor<35x33xcomplex<f32>> attributes {ten.kernel = "algorithm"} {
  // CHECK-DAG: %[[IN:.*]] = bufferization.to_buffer %[[X]] read_only
  // CHECK-DAG: %[[RESULT:.*]] = bufferization.to_buffer %[[OUT]] :
  // CHECK: scf.for %[[I:.*]] = %c0 to %c2 step %c1 {
  // CHECK: %[[FIRST:.*]] = arith.muli %[[I]], %c16
  // CHECK: memref.subview %[[IN]][%[[FIRST]], 0] [16, 64] [1, 1]
  // CHECK: memref.subview %[[RESULT]][%[[FIRST]], 0] [16, 33] [1, 1]
  // CHECK: call @ten_rt_fft_rows(%{{.*}}, %{{.*}}, %{{.*}}, %c16, %{{.*}})
  // CHECK: memref.subview %[[IN]][32, 0] [3, 64] [1, 1]
  // CHECK: memref.subview %[[RESULT]][32, 0] [3, 33] [1, 1]
  // CHECK: call @ten_rt_fft_rows(%{{.*}}, %{{.*}}, %{{.*}}, %c3, %{{.*}})
  // CHECK: return
  %0 = ten.fft rfft %x length = [64] : tensor<35x64xf32> -> tensor<35x33xcomplex<f32>>
  return %0 : tensor<35x33xcomplex<f32>>
}

// The columns of the second dimension are transformed in place, with the third
// and the fourth one as columns of each matrix.
// CHECK-LABEL: @columns(
// CHECK-SAME: %[[X:.*]]: tensor<3x8x2x16xcomplex<f64>>, %[[OUT:.*]]: tensor<3x8x2x16xcomplex<f64>>)
func.func private @columns(%x: tensor<3x8x2x16xcomplex<f64>>, %out: tensor<3x8x2x16xcomplex<f64>>) -> tensor<3x8x2x16xcomplex<f64>> attributes {ten.kernel = "algorithm"} {
  // CHECK-DAG: %[[RESULT:.*]] = bufferization.to_buffer %[[OUT]] :
  // CHECK-DAG: %[[ALL:.*]] = memref.collapse_shape %[[RESULT]] {{.*}} into memref<3x8x32xcomplex<f64>>
  // CHECK: scf.for %[[I:.*]] = %c0 to %c3 step %c1 {
  // CHECK: scf.for %[[J:.*]] = %c0 to %c2 step %c1 {
  // CHECK: %[[FIRST:.*]] = arith.muli %[[J]], %c16
  // CHECK: memref.subview %{{.*}}[%[[I]], 0, %[[FIRST]]] [1, 8, 16] [1, 1, 1]
  // CHECK: memref.subview %[[ALL]][%[[I]], 0, %[[FIRST]]] [1, 8, 16] [1, 1, 1]
  // CHECK: call @ten_rt_fft_columns(%{{.*}}, %{{.*}}, %{{.*}}, %c16, %c32, %{{.*}})
  // CHECK: scf.for
  // CHECK: call @ten_rt_fft_columns(%{{.*}}, %[[PLACE:.*]], %[[PLACE]], %c16, %c16, %{{.*}})
  // CHECK: scf.for
  // CHECK: call @ten_rt_fft_rows(
  // CHECK: return
  %0 = ten.fft fft %x length = [8, 2, 16] : tensor<3x8x2x16xcomplex<f64>> -> tensor<3x8x2x16xcomplex<f64>>
  return %0 : tensor<3x8x2x16xcomplex<f64>>
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
