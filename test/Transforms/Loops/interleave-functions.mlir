// RUN: tensor-opt %s -ten-attach-target="features=avx512f" -ten-interleave-functions | FileCheck %s --check-prefixes=CHECK,WIDE
// RUN: tensor-opt %s -ten-attach-target="features='avx2 fma avx'" -ten-interleave-functions | FileCheck %s --check-prefixes=CHECK,NARROW

// CHECK-DAG: #[[TWO:.*]] = #llvm.loop_interleave<count = 2 : i32>
// CHECK-DAG: #[[FOUR:.*]] = #llvm.loop_interleave<count = 4 : i32>
// CHECK-DAG: #[[EIGHT:.*]] = #llvm.loop_interleave<count = 8 : i32>
// CHECK-DAG: #[[OF_FOUR:.*]] = #llvm.loop_annotation<interleave = #[[FOUR]]>
// CHECK-DAG: #[[OF_EIGHT:.*]] = #llvm.loop_annotation<interleave = #[[EIGHT]]>
// CHECK-DAG: #[[ANNOTATION:.*]] = #llvm.loop_annotation<interleave = #[[TWO]]>

// CHECK-LABEL: @many
// CHECK: math.erf
// CHECK: } {loop_annotation = #[[ANNOTATION]]}
func.func @many(%a: memref<1000xf32>, %b: memref<1000xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  scf.for %i = %c0 to %c1000 step %c1 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.erf %0 : f32
    memref.store %1, %b[%i] : memref<1000xf32>
  }
  return
}

// Long iterations: eight vectors, or four, if they leave little over; two where
// nobody knows.
// CHECK-LABEL: @long
// CHECK: math.tanh
// CHECK: } {loop_annotation = #[[OF_EIGHT]]}
// CHECK: math.erfc
// CHECK: } {loop_annotation = #[[OF_EIGHT]]}
// CHECK: math.erfc
// CHECK: } {loop_annotation = #[[ANNOTATION]]}
// CHECK: math.log
// CHECK: } {loop_annotation = #[[OF_FOUR]]}
// CHECK: math.erfc
// CHECK: } {loop_annotation = #[[ANNOTATION]]}
func.func @long(%a: memref<4099xf32>, %b: memref<4099xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %c300 = arith.constant 300 : index
  %c4099 = arith.constant 4099 : index
  scf.for %i = %c0 to %c4099 step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.exp %0 : f32
    %2 = math.tanh %1 : f32
    memref.store %2, %b[%i] : memref<4099xf32>
  }
  scf.for %i = %c0 to %c256 step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.erfc %0 : f32
    memref.store %1, %b[%i] : memref<4099xf32>
  }
  scf.for %i = %c0 to %c300 step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.erfc %0 : f32
    memref.store %1, %b[%i] : memref<4099xf32>
  }
  scf.for %i = %c0 to %c4099 step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.erfc %0 : f32
    %2 = math.exp %1 : f32
    %3 = math.log %2 : f32
    memref.store %3, %b[%i] : memref<4099xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.erfc %0 : f32
    memref.store %1, %b[%i] : memref<4099xf32>
  }
  return
}

// Sums in any order have two vectors of partial sums, or four with 32 registers,
// whatever else the loop computes.
// CHECK-LABEL: @sums
// CHECK:         scf.yield %{{.*}} : f32
// WIDE-NEXT:   } {loop_annotation = #[[OF_FOUR]]}
// NARROW-NEXT: } {loop_annotation = #[[ANNOTATION]]}
// CHECK:         scf.yield %{{.*}} : f32
// WIDE-NEXT:   } {loop_annotation = #[[OF_FOUR]]}
// NARROW-NEXT: } {loop_annotation = #[[ANNOTATION]]}
func.func @sums(%a: memref<1000xf32>, %b: memref<1000xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -100.0 : f32
  %0 = scf.for %i = %c0 to %c1000 step %c1 iter_args(%acc = %zero) -> f32 {
    %x = memref.load %a[%i] : memref<1000xf32>
    %e = math.exp %x : f32
    %s = arith.addf %acc, %e fastmath<reassoc> : f32
    scf.yield %s : f32
  }
  %1 = scf.for %i = %c0 to %c1000 step %c1 iter_args(%acc = %zero) -> f32 {
    %x = memref.load %a[%i] : memref<1000xf32>
    %e = math.exp %x : f32
    %small = arith.cmpf olt, %x, %low : f32
    %kept = arith.select %small, %zero, %e : f32
    memref.store %kept, %b[%i] : memref<1000xf32>
    %s = arith.addf %acc, %kept fastmath<reassoc,contract> : f32
    scf.yield %s : f32
  }
  return %0, %1 : f32, f32
}

// Not: few iterations, functions that are one instruction or a call, sums in
// order, short sums, loops around loops.
// CHECK-LABEL: @others
// CHECK-NOT: loop_annotation
func.func @others(%a: memref<1000xf32>, %b: memref<1000xf32>, %c: memref<1000xf64>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c16 step %c1 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.exp %0 : f32
    memref.store %1, %b[%i] : memref<1000xf32>
  }
  scf.for %i = %c0 to %c1000 step %c1 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.sqrt %0 : f32
    memref.store %1, %b[%i] : memref<1000xf32>
    %2 = memref.load %c[%i] : memref<1000xf64>
    %3 = math.sin %2 : f64
    memref.store %3, %c[%i] : memref<1000xf64>
  }
  %sum = scf.for %i = %c0 to %c1000 step %c1 iter_args(%acc = %zero) -> f32 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.exp %0 : f32
    %2 = arith.addf %acc, %1 : f32
    scf.yield %2 : f32
  }
  %short = scf.for %i = %c0 to %c16 step %c1 iter_args(%acc = %sum) -> f32 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.exp %0 : f32
    %2 = arith.addf %acc, %1 fastmath<reassoc> : f32
    scf.yield %2 : f32
  }
  scf.for %i = %c0 to %c1000 step %c1 {
    %0 = math.exp %short : f32
    scf.for %j = %c0 to %c16 step %c1 {
      memref.store %0, %b[%j] : memref<1000xf32>
    }
  }
  return %sum : f32
}

// Integers of vectors' lanes that wait for each other as long: two vectors. Shorter
// chains overlap by themselves.
// CHECK-LABEL: @integers
// CHECK: arith.xori
// CHECK: } {loop_annotation = #[[ANNOTATION]]}
// CHECK-LABEL: @few_integers
// CHECK-NOT: loop_annotation
// CHECK: return
func.func @integers(%a: memref<1024xi32>, %b: memref<1024xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  scf.for %i = %c0 to %c1024 step %c1 {
    %x = memref.load %a[%i] : memref<1024xi32>
    %y = memref.load %b[%i] : memref<1024xi32>
    %s0 = arith.addi %x, %y : i32
    %t0 = arith.xori %s0, %x : i32
    %s1 = arith.addi %t0, %y : i32
    %t1 = arith.xori %s1, %x : i32
    %s2 = arith.addi %t1, %y : i32
    %t2 = arith.xori %s2, %x : i32
    %s3 = arith.addi %t2, %y : i32
    %t3 = arith.xori %s3, %x : i32
    %s4 = arith.addi %t3, %y : i32
    %t4 = arith.xori %s4, %x : i32
    %s5 = arith.addi %t4, %y : i32
    %t5 = arith.xori %s5, %x : i32
    %s6 = arith.addi %t5, %y : i32
    %t6 = arith.xori %s6, %x : i32
    %s7 = arith.addi %t6, %y : i32
    %t7 = arith.xori %s7, %x : i32
    %s8 = arith.addi %t7, %y : i32
    %t8 = arith.xori %s8, %x : i32
    %s9 = arith.addi %t8, %y : i32
    %t9 = arith.xori %s9, %x : i32
    %s10 = arith.addi %t9, %y : i32
    %t10 = arith.xori %s10, %x : i32
    %s11 = arith.addi %t10, %y : i32
    %t11 = arith.xori %s11, %x : i32
    %s12 = arith.addi %t11, %y : i32
    %t12 = arith.xori %s12, %x : i32
    %s13 = arith.addi %t12, %y : i32
    %t13 = arith.xori %s13, %x : i32
    %s14 = arith.addi %t13, %y : i32
    %t14 = arith.xori %s14, %x : i32
    %s15 = arith.addi %t14, %y : i32
    %t15 = arith.xori %s15, %x : i32
    %s16 = arith.addi %t15, %y : i32
    %t16 = arith.xori %s16, %x : i32
    %s17 = arith.addi %t16, %y : i32
    %t17 = arith.xori %s17, %x : i32
    %s18 = arith.addi %t17, %y : i32
    %t18 = arith.xori %s18, %x : i32
    %s19 = arith.addi %t18, %y : i32
    %t19 = arith.xori %s19, %x : i32
    %s20 = arith.addi %t19, %y : i32
    %t20 = arith.xori %s20, %x : i32
    %s21 = arith.addi %t20, %y : i32
    %t21 = arith.xori %s21, %x : i32
    %s22 = arith.addi %t21, %y : i32
    %t22 = arith.xori %s22, %x : i32
    %s23 = arith.addi %t22, %y : i32
    %t23 = arith.xori %s23, %x : i32
    %s24 = arith.addi %t23, %y : i32
    %t24 = arith.xori %s24, %x : i32
    memref.store %t24, %b[%i] : memref<1024xi32>
  }
  return
}
func.func @few_integers(%a: memref<1024xi32>, %b: memref<1024xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  scf.for %i = %c0 to %c1024 step %c1 {
    %x = memref.load %a[%i] : memref<1024xi32>
    %y = memref.load %b[%i] : memref<1024xi32>
    %s0 = arith.addi %x, %y : i32
    %t0 = arith.xori %s0, %x : i32
    %s1 = arith.addi %t0, %y : i32
    %t1 = arith.xori %s1, %x : i32
    %s2 = arith.addi %t1, %y : i32
    %t2 = arith.xori %s2, %x : i32
    %s3 = arith.addi %t2, %y : i32
    %t3 = arith.xori %s3, %x : i32
    %s4 = arith.addi %t3, %y : i32
    %t4 = arith.xori %s4, %x : i32
    %s5 = arith.addi %t4, %y : i32
    %t5 = arith.xori %s5, %x : i32
    %s6 = arith.addi %t5, %y : i32
    %t6 = arith.xori %s6, %x : i32
    %s7 = arith.addi %t6, %y : i32
    %t7 = arith.xori %s7, %x : i32
    %s8 = arith.addi %t7, %y : i32
    %t8 = arith.xori %s8, %x : i32
    %s9 = arith.addi %t8, %y : i32
    %t9 = arith.xori %s9, %x : i32
    memref.store %t9, %b[%i] : memref<1024xi32>
  }
  return
}
