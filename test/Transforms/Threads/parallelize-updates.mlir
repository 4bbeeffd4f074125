// RUN: tensor-opt %s -ten-parallelize -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -ten-parallelize --remarks-filter=ten-parallelize --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Each thread copies and updates rows of its own, in the order of one thread.
// REMARK: parallelize-updates.mlir:[[#@LINE+29]]:3: remark: {{.*}}Remark="parallel: each thread updates slices of its own"
// CHECK-LABEL: @rows(
// CHECK: %[[THREADS:.*]] = ten.threads : index
// CHECK: %[[SEVERAL:.*]] = arith.cmpi ugt, %[[THREADS]], %{{.*}}
// CHECK: scf.if %[[SEVERAL]] {
// CHECK:   scf.forall (%[[T:.*]]) in (%[[THREADS]]) {
// CHECK:     linalg.copy
// CHECK:     scf.for {{.*}} iter_args(%[[BITS:.*]] = %{{.*}}) -> (i64) {
// CHECK:       scf.for
// CHECK:         memref.store %{{.*}} : memref<64xi8>
// CHECK:       %[[NEXT:.*]] = vector.extract %{{.*}} : i64 from vector<1xi64>
// CHECK:       scf.while (%{{.*}} = %[[BITS]])
// CHECK:         math.cttz
// CHECK:         memref.store %{{.*}} : memref<5000x16xf32>
// CHECK:       scf.yield %[[NEXT]]
// CHECK:     scf.for
// CHECK:       scf.if
// CHECK: } else {
// CHECK-NEXT: memref.copy
// CHECK-NEXT: scf.for
// CHECK-NOT: scf.forall
// CHECK: return
func.func @rows(%x: memref<5000x16xf32>, %i: memref<20001xi32>, %u: memref<20001x16xf32>, %y: memref<5000x16xf32>) attributes {ten.kernel = "scatter"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = arith.constant 20001 : index
  %last = arith.constant 4999 : index
  memref.copy %x, %y : memref<5000x16xf32> to memref<5000x16xf32>
  scf.for %k = %c0 to %n step %c1 {
    %0 = memref.load %i[%k] : memref<20001xi32>
    %row = arith.index_cast %0 : i32 to index
    %inside = arith.cmpi ule, %row, %last : index
    scf.if %inside {
      scf.for %j = %c0 to %c16 step %c1 {
        %1 = memref.load %y[%row, %j] : memref<5000x16xf32>
        %2 = memref.load %u[%k, %j] : memref<20001x16xf32>
        %3 = arith.addf %1, %2 : f32
        memref.store %3, %y[%row, %j] : memref<5000x16xf32>
      }
    }
  }
  return
}

// Whole words of iterations leave none; columns are not copied by their owners.
// CHECK-LABEL: @columns(
// CHECK: memref.copy
// CHECK: scf.if
// CHECK: scf.forall
// CHECK-NOT: linalg.copy
// CHECK: scf.while
// CHECK: } else {
func.func @columns(%x: memref<16x6400xf32>, %i: memref<64000xi32>, %y: memref<16x6400xf32>) attributes {ten.kernel = "scatter"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = arith.constant 64000 : index
  %last = arith.constant 6399 : index
  %one = arith.constant 1.0 : f32
  memref.copy %x, %y : memref<16x6400xf32> to memref<16x6400xf32>
  scf.for %k = %c0 to %n step %c1 {
    %0 = memref.load %i[%k] : memref<64000xi32>
    %column = arith.index_cast %0 : i32 to index
    %inside = arith.cmpi ule, %column, %last : index
    scf.if %inside {
      scf.for %j = %c0 to %c16 step %c1 {
        %1 = memref.load %y[%j, %column] : memref<16x6400xf32>
        %3 = arith.addf %1, %one : f32
        memref.store %3, %y[%j, %column] : memref<16x6400xf32>
      }
    }
  }
  return
}

// The run decides.
// CHECK-LABEL: @any_size(
// CHECK: %[[SEVERAL:.*]] = arith.cmpi ugt, %{{.*}}
// CHECK: %[[LONG:.*]] = arith.cmpi uge, %{{.*}}
// CHECK: %[[BOTH:.*]] = arith.andi %[[SEVERAL]], %[[LONG]]
// CHECK: scf.if %[[BOTH]]
func.func @any_size(%i: memref<?xi32>, %u: memref<?x16xf32>, %y: memref<?x16xf32>) attributes {ten.kernel = "scatter"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %i, %c0 : memref<?xi32>
  %rows = memref.dim %y, %c0 : memref<?x16xf32>
  scf.for %k = %c0 to %n step %c1 {
    %0 = memref.load %i[%k] : memref<?xi32>
    %row = arith.index_cast %0 : i32 to index
    %inside = arith.cmpi ult, %row, %rows : index
    scf.if %inside {
      scf.for %j = %c0 to %c16 step %c1 {
        %2 = memref.load %u[%k, %j] : memref<?x16xf32>
        memref.store %2, %y[%row, %j] : memref<?x16xf32>
      }
    }
  }
  return
}

// Owners of the rows of one array would leave some of the other to nobody.
// CHECK-LABEL: @other_size(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @other_size(%i: memref<20000xi32>, %y: memref<8000x16xf32>, %z: memref<5000x16xf32>) attributes {ten.kernel = "scatter"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = arith.constant 20000 : index
  %rows = arith.constant 8000 : index
  %few = arith.constant 5000 : index
  %one = arith.constant 1.0 : f32
  scf.for %k = %c0 to %n step %c1 {
    %0 = memref.load %i[%k] : memref<20000xi32>
    %row = arith.index_cast %0 : i32 to index
    %inside = arith.cmpi ult, %row, %rows : index
    %both = arith.cmpi ult, %row, %few : index
    scf.if %inside {
      scf.for %j = %c0 to %c16 step %c1 {
        memref.store %one, %y[%row, %j] : memref<8000x16xf32>
        scf.if %both {
          memref.store %one, %z[%row, %j] : memref<5000x16xf32>
        }
      }
    }
  }
  return
}

// Reads another row than it writes.
// CHECK-LABEL: @two_rows(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @two_rows(%i: memref<20000xi32>, %y: memref<5000x16xf32>) attributes {ten.kernel = "scatter"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = arith.constant 20000 : index
  %last = arith.constant 4998 : index
  scf.for %k = %c0 to %n step %c1 {
    %0 = memref.load %i[%k] : memref<20000xi32>
    %row = arith.index_cast %0 : i32 to index
    %next = arith.addi %row, %c1 : index
    %inside = arith.cmpi ule, %row, %last : index
    scf.if %inside {
      scf.for %j = %c0 to %c16 step %c1 {
        %1 = memref.load %y[%next, %j] : memref<5000x16xf32>
        memref.store %1, %y[%row, %j] : memref<5000x16xf32>
      }
    }
  }
  return
}

// The row depends on what is written.
// CHECK-LABEL: @chain(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @chain(%y: memref<200000xi32>) attributes {ten.kernel = "scatter"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %n = arith.constant 200000 : index
  scf.for %k = %c0 to %n step %c1 {
    %0 = memref.load %y[%k] : memref<200000xi32>
    %row = arith.index_cast %0 : i32 to index
    %inside = arith.cmpi ult, %row, %n : index
    scf.if %inside {
      %1 = memref.load %y[%row] : memref<200000xi32>
      %2 = arith.addi %1, %one : i32
      memref.store %2, %y[%row] : memref<200000xi32>
    }
  }
  return
}

// Elements near each other are updated as fast as they are chosen.
// CHECK-LABEL: @near(
// CHECK-NOT: scf.forall
// CHECK: return
// REMARK: Remark="not parallel: iterations depend on each other"
func.func @near(%i: memref<200000xi32>, %y: memref<1000xi32>) attributes {ten.kernel = "scatter"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %n = arith.constant 200000 : index
  %rows = arith.constant 1000 : index
  scf.for %k = %c0 to %n step %c1 {
    %0 = memref.load %i[%k] : memref<200000xi32>
    %row = arith.index_cast %0 : i32 to index
    %inside = arith.cmpi ult, %row, %rows : index
    scf.if %inside {
      %1 = memref.load %y[%row] : memref<1000xi32>
      %2 = arith.addi %1, %one : i32
      memref.store %2, %y[%row] : memref<1000xi32>
    }
  }
  return
}
