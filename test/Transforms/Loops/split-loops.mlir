// RUN: tensor-opt %s --pass-pipeline='builtin.module(func.func(ten-split-loops,canonicalize,cse))' | FileCheck %s
// RUN: tensor-opt %s --pass-pipeline='builtin.module(func.func(ten-split-loops{limit=4},canonicalize))' | FileCheck %s --check-prefix=LIMIT

// A pad: the border gets its value, the interior has no condition left.
// CHECK-LABEL: @pad
// CHECK: scf.for %{{.*}} = %c0 to %c3
// CHECK-NOT: memref.load
// CHECK: scf.for %[[I:.*]] = %c3 to %c13
// CHECK-NEXT: %[[FROM:.*]] = arith.subi %[[I]], %c3
// CHECK-NEXT: %[[X:.*]] = memref.load %arg0[%[[FROM]]]
// CHECK-NEXT: memref.store %[[X]]
// CHECK: scf.for %{{.*}} = %c13 to %c16
// CHECK-NOT: memref.load
// CHECK: return
// LIMIT-LABEL: @pad
// LIMIT: arith.cmpi
func.func @pad(%from: memref<10xf32>, %to: memref<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %0 = arith.subi %i, %c3 : index
    %1 = arith.cmpi ult, %0, %c10 : index
    %2 = arith.maxsi %0, %c0 : index
    %3 = arith.minsi %2, %c9 : index
    %4 = memref.load %from[%3] : memref<10xf32>
    %5 = arith.select %1, %4, %zero : f32
    memref.store %5, %to[%i] : memref<16xf32>
  }
  return
}

// A window: inside of the border the condition holds for all of its places.
// The two ends are one iteration each, whose loops over places are split.
// CHECK-LABEL: @window
// CHECK-NOT: arith.cmpi
// CHECK: scf.for %{{.*}} = %c1 to %c7
// CHECK-NEXT: scf.for %{{.*}} = %c0 to %c4
// CHECK-NOT: arith.cmpi
// CHECK: return
func.func @window(%from: memref<16xf32>, %to: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %k = %c0 to %c4 step %c1 {
      %0 = arith.muli %i, %c2 : index
      %1 = arith.addi %0, %k : index
      %2 = arith.subi %1, %c1 : index
      %3 = arith.cmpi ult, %2, %c16 : index
      %4 = arith.maxsi %2, %c0 : index
      %5 = arith.minsi %4, %c15 : index
      %6 = memref.load %from[%5] : memref<16xf32>
      %7 = arith.select %3, %6, %zero : f32
      %8 = memref.load %to[%i] : memref<8xf32>
      %9 = arith.addf %8, %7 : f32
      memref.store %9, %to[%i] : memref<8xf32>
    }
  }
  return
}

// The comparison changes with every other iteration, or with what is not known.
// CHECK-LABEL: @stays
// CHECK: scf.for %{{.*}} = %c0 to %c16
// CHECK-NOT: scf.for
// CHECK: return
func.func @stays(%n: index, %to: memref<16xi1>, %odd: memref<16xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %0 = arith.cmpi slt, %i, %n : index
    memref.store %0, %to[%i] : memref<16xi1>
    %1 = arith.remui %i, %c2 : index
    %2 = arith.cmpi eq, %1, %c1 : index
    memref.store %2, %odd[%i] : memref<16xi1>
  }
  return
}

// Carried values would have to go through all parts.
// CHECK-LABEL: @carried
// CHECK: scf.for %{{.*}} = %c0 to %c16
// CHECK: arith.cmpi
func.func @carried() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c16 = arith.constant 16 : index
  %0 = scf.for %i = %c0 to %c16 step %c1 iter_args(%a = %c0) -> index {
    %1 = arith.cmpi slt, %i, %c5 : index
    %2 = arith.select %1, %i, %a : index
    scf.yield %2 : index
  }
  return %0 : index
}

// In chunks as well, whose number says what is possible: rows 0 to 7 or 8 to 15
// are all beyond -1, so that only columns decide.
// CHECK-LABEL: @chunks
// CHECK: scf.forall
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c8
// CHECK: scf.for %{{.*}} to %c4{{.*}} step
// CHECK-NOT: arith.cmpi
// CHECK: scf.for %{{.*}} to %c16{{.*}} step
// CHECK-NOT: arith.cmpi
// CHECK: return
func.func @chunks(%to: memref<16x16xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %m1 = arith.constant -1 : index
  scf.forall (%chunk) in (2) {
    %from = arith.muli %chunk, %c8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      %row = arith.addi %from, %i : index
      scf.for %j = %c0 to %c16 step %c1 {
        %0 = arith.cmpi sgt, %row, %m1 : index
        %1 = arith.cmpi slt, %j, %c4 : index
        %2 = arith.andi %0, %1 : i1
        memref.store %2, %to[%row, %j] : memref<16x16xi1>
      }
    }
  }
  return
}

// Two halves of a row: at 31 the smaller of both may be either, so that the loop
// is split at 32 alone.
// CHECK-LABEL: @halves
// CHECK: scf.for %[[I:.*]] = %c0 to %c32
// CHECK-NEXT: %[[X:.*]] = memref.load %arg0[%[[I]]]
// CHECK-NEXT: memref.store %[[X]], %arg1[%[[I]]]
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %[[I:.*]] = %c32 to %c64
// CHECK-NEXT: %[[AT:.*]] = arith.subi %[[I]], %c32
// CHECK-NEXT: %[[X:.*]] = memref.load %arg0[%[[AT]]]
// CHECK-NEXT: memref.store %[[X]], %arg1[%[[I]]]
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @halves(%from: memref<32xf32>, %to: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %0 = arith.minsi %i, %c31 : index
    %1 = memref.load %from[%0] : memref<32xf32>
    %2 = arith.subi %i, %c32 : index
    %3 = arith.maxsi %2, %c0 : index
    %4 = memref.load %from[%3] : memref<32xf32>
    %5 = arith.cmpi sge, %i, %c32 : index
    %6 = arith.select %5, %4, %1 : f32
    memref.store %6, %to[%i] : memref<64xf32>
  }
  return
}

// A slice of two arrays one after the other, from where only the run knows: the
// place where the second begins is computed, and no condition is left.
// CHECK-LABEL: @turned
// CHECK: memref.load %arg1[]
// CHECK: arith.subi %c32
// CHECK: %[[CUT:.*]] = arith.minsi %{{.*}}, %c32
// CHECK: scf.for %{{.*}} = %c0 to %[[CUT]]
// CHECK-NOT: arith.select
// CHECK: memref.load %arg0
// CHECK: scf.for %{{.*}} = %[[CUT]] to %c32
// CHECK-NOT: arith.select
// CHECK: memref.load %arg0
// CHECK: return
func.func @turned(%from: memref<32xf32>, %start: memref<index>, %to: memref<32xf32>) attributes {ten.distinct = array<i64: 0, 1, 2>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c1 {
    %x = memref.load %start[] : memref<index>
    %low = arith.maxsi %x, %c0 : index
    %s = arith.minsi %low, %c32 : index
    %place = arith.addi %i, %s : index
    %a = arith.minsi %place, %c31 : index
    %0 = memref.load %from[%a] : memref<32xf32>
    %second = arith.subi %place, %c32 : index
    %b = arith.maxsi %second, %c0 : index
    %1 = memref.load %from[%b] : memref<32xf32>
    %2 = arith.cmpi sge, %place, %c32 : index
    %3 = arith.select %2, %1, %0 : f32
    memref.store %3, %to[%i] : memref<32xf32>
  }
  return
}

// Not where the start may be any number, where the loop may change it, or where
// there are few iterations.
// CHECK-LABEL: @not_turned
// CHECK-COUNT-3: arith.cmpi sge
// CHECK: return
func.func @not_turned(%any: index, %starts: memref<index>, %to: memref<32xi1>, %c: memref<index>) attributes {ten.distinct = array<i64: 0, 2>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c1 {
    %place = arith.addi %i, %any : index
    %0 = arith.cmpi sge, %place, %c32 : index
    memref.store %0, %to[%i] : memref<32xi1>
  }
  scf.for %i = %c0 to %c32 step %c1 {
    %x = memref.load %starts[] : memref<index>
    %low = arith.maxsi %x, %c0 : index
    %s = arith.minsi %low, %c32 : index
    %place = arith.addi %i, %s : index
    %0 = arith.cmpi sge, %place, %c32 : index
    memref.store %0, %to[%i] : memref<32xi1>
    memref.store %i, %c[] : memref<index>
  }
  %low = arith.maxsi %any, %c0 : index
  %s = arith.minsi %low, %c8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %place = arith.addi %i, %s : index
    %0 = arith.cmpi sge, %place, %c8 : index
    memref.store %0, %to[%i] : memref<32xi1>
  }
  return
}

// Where chunks of threads do not divide a loop evenly, the last one has code of
// its own: both loops are split.
// CHECK-LABEL: @last_chunk
// CHECK: scf.if
// CHECK: scf.for %{{.*}} = %c0 to %c3
// CHECK: scf.for %{{.*}} = %c3 to %c10
// CHECK: else
// CHECK: scf.for %{{.*}} = %c0 to %c3
// CHECK: scf.for %{{.*}} = %c3 to %c8
// CHECK: return
func.func @last_chunk(%to: memref<10xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  scf.forall (%chunk) in (2) {
    %whole = arith.cmpi ult, %chunk, %c1 : index
    scf.if %whole {
      scf.for %i = %c0 to %c10 step %c1 {
        %0 = arith.cmpi slt, %i, %c3 : index
        memref.store %0, %to[%i] : memref<10xi1>
      }
    } else {
      scf.for %i = %c0 to %c8 step %c1 {
        %0 = arith.cmpi slt, %i, %c3 : index
        memref.store %0, %to[%i] : memref<10xi1>
      }
    }
  }
  return
}

// A window of nine places at a time has eight places to split at: the interior
// is apart, and each end is split again, into single iterations.
// CHECK-LABEL: @wide_window
// CHECK: scf.for %[[I:.*]] = %c4 to %c96
// CHECK-NOT: arith.cmpi
// CHECK-NOT: arith.select
// CHECK: memref.store %{{.*}}, %arg1[%c96]
// CHECK-NOT: arith.cmpi
// CHECK: return
// LIMIT-LABEL: @wide_window
// LIMIT: arith.cmpi
func.func @wide_window(%from: memref<100xf32>, %to: memref<100xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c99 = arith.constant 99 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %p0 = arith.subi %i, %c4 : index
    %in0 = arith.cmpi ult, %p0, %c100 : index
    %low0 = arith.maxsi %p0, %c0 : index
    %at0 = arith.minsi %low0, %c99 : index
    %x0 = memref.load %from[%at0] : memref<100xf32>
    %sum0 = arith.addf %zero, %x0 : f32
    %next0 = arith.select %in0, %sum0, %zero : f32
    %p1 = arith.subi %i, %c3 : index
    %in1 = arith.cmpi ult, %p1, %c100 : index
    %low1 = arith.maxsi %p1, %c0 : index
    %at1 = arith.minsi %low1, %c99 : index
    %x1 = memref.load %from[%at1] : memref<100xf32>
    %sum1 = arith.addf %next0, %x1 : f32
    %next1 = arith.select %in1, %sum1, %next0 : f32
    %p2 = arith.subi %i, %c2 : index
    %in2 = arith.cmpi ult, %p2, %c100 : index
    %low2 = arith.maxsi %p2, %c0 : index
    %at2 = arith.minsi %low2, %c99 : index
    %x2 = memref.load %from[%at2] : memref<100xf32>
    %sum2 = arith.addf %next1, %x2 : f32
    %next2 = arith.select %in2, %sum2, %next1 : f32
    %p3 = arith.subi %i, %c1 : index
    %in3 = arith.cmpi ult, %p3, %c100 : index
    %low3 = arith.maxsi %p3, %c0 : index
    %at3 = arith.minsi %low3, %c99 : index
    %x3 = memref.load %from[%at3] : memref<100xf32>
    %sum3 = arith.addf %next2, %x3 : f32
    %next3 = arith.select %in3, %sum3, %next2 : f32
    %p4 = arith.addi %i, %c0 : index
    %in4 = arith.cmpi ult, %p4, %c100 : index
    %low4 = arith.maxsi %p4, %c0 : index
    %at4 = arith.minsi %low4, %c99 : index
    %x4 = memref.load %from[%at4] : memref<100xf32>
    %sum4 = arith.addf %next3, %x4 : f32
    %next4 = arith.select %in4, %sum4, %next3 : f32
    %p5 = arith.addi %i, %c1 : index
    %in5 = arith.cmpi ult, %p5, %c100 : index
    %low5 = arith.maxsi %p5, %c0 : index
    %at5 = arith.minsi %low5, %c99 : index
    %x5 = memref.load %from[%at5] : memref<100xf32>
    %sum5 = arith.addf %next4, %x5 : f32
    %next5 = arith.select %in5, %sum5, %next4 : f32
    %p6 = arith.addi %i, %c2 : index
    %in6 = arith.cmpi ult, %p6, %c100 : index
    %low6 = arith.maxsi %p6, %c0 : index
    %at6 = arith.minsi %low6, %c99 : index
    %x6 = memref.load %from[%at6] : memref<100xf32>
    %sum6 = arith.addf %next5, %x6 : f32
    %next6 = arith.select %in6, %sum6, %next5 : f32
    %p7 = arith.addi %i, %c3 : index
    %in7 = arith.cmpi ult, %p7, %c100 : index
    %low7 = arith.maxsi %p7, %c0 : index
    %at7 = arith.minsi %low7, %c99 : index
    %x7 = memref.load %from[%at7] : memref<100xf32>
    %sum7 = arith.addf %next6, %x7 : f32
    %next7 = arith.select %in7, %sum7, %next6 : f32
    %p8 = arith.addi %i, %c4 : index
    %in8 = arith.cmpi ult, %p8, %c100 : index
    %low8 = arith.maxsi %p8, %c0 : index
    %at8 = arith.minsi %low8, %c99 : index
    %x8 = memref.load %from[%at8] : memref<100xf32>
    %sum8 = arith.addf %next7, %x8 : f32
    %next8 = arith.select %in8, %sum8, %next7 : f32
    memref.store %next8, %to[%i] : memref<100xf32>
  }
  return
}

// -----

// Bounds and distances that launches of a shared kernel give are split at run
// time, as their ranges tell that nothing overflows. No place is behind the
// array, so there is no part for such.
// CHECK-LABEL: func.func private @of_launches(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<4000xf32>, %[[SIZE:[a-z0-9]+]]: index {{.*}}, %[[FAR:[a-z0-9]+]]: index
// CHECK:         %[[CUT:.*]] = arith.minsi %{{.*}}, %[[SIZE]]
// CHECK-NEXT:    scf.for %{{.*}} = %c0{{.*}} to %[[CUT]]
// CHECK-NOT:       memref.load
// CHECK:           memref.store %cst
// CHECK:         scf.for %[[I:.*]] = %[[CUT]] to %
// CHECK-NEXT:      %[[AT:.*]] = arith.addi %[[I]], %[[FAR]]
// CHECK-NEXT:      memref.load %[[X]][%[[AT]]]
// CHECK-NOT:     scf.for
// CHECK:         return
func.func private @of_launches(%x: memref<4000xf32>, %n: index {ten.range = array<i64: 252, 1064>}, %far: index {ten.range = array<i64: -64, -2>}, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3999 = arith.constant 3999 : index
  %c4000 = arith.constant 4000 : index
  %cst = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addi %i, %far : index
    %1 = arith.cmpi ult, %0, %c4000 : index
    %2 = arith.maxsi %0, %c0 : index
    %3 = arith.minsi %2, %c3999 : index
    %4 = memref.load %x[%3] : memref<4000xf32>
    %5 = arith.select %1, %4, %cst : f32
    memref.store %5, %y[%i] : memref<?xf32>
  }
  return
}
