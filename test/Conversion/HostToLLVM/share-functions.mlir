// RUN: tensor-opt %s -ten-share-functions=least=2 | FileCheck %s

// CHECK-LABEL: func.func @straight(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f64)
func.func @straight(%x: f32, %y: f64) -> (f32, f64, f32) {
  // CHECK: %[[A:.*]] = call @[[SIN:sin_shared.*]](%[[X]]) : (f32) -> f32
  %0 = math.sin %x : f32
  // CHECK: call @[[SIN]](%[[A]])
  %1 = math.sin %0 : f32
  // Once of this type.
  // CHECK: math.sin %[[Y]] : f64
  %2 = math.sin %y : f64
  // Of other digits: another function.
  // CHECK: %[[B:.*]] = call @[[EXACT:sin_shared.*]](%[[Y]]) : (f64) -> f64
  %3 = math.sin %y {ten.exactly_single} : f64
  // CHECK: call @[[EXACT]](%[[B]])
  %4 = math.sin %3 {ten.exactly_single} : f64
  // Two operands.
  // CHECK: call @[[ATAN:atan2_shared]](%[[X]],
  // CHECK: call @[[ATAN]](
  %5 = math.atan2 %x, %1 : f32
  %6 = math.atan2 %1, %5 : f32
  // A power of a constant is products.
  // CHECK-COUNT-2: math.powf
  %c3 = arith.constant 3.0 : f32
  %7 = math.powf %6, %c3 : f32
  %8 = math.powf %7, %c3 : f32
  // What is an instruction stays one.
  // CHECK-COUNT-2: math.sqrt
  %9 = math.sqrt %8 : f32
  %10 = math.sqrt %9 : f32
  %11 = arith.addf %2, %4 : f64
  return %1, %11, %10 : f32, f64, f32
}

// In loops few functions are vectorized with the loop, of many LLVM's vectorizer
// calls forms on vectors.
// CHECK-LABEL: func.func @loop(
func.func @loop(%m: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^body(%c0 : index)
^body(%i: index):
  // CHECK-COUNT-2: math.sin
  %0 = memref.load %m[%i] : memref<8xf32>
  %1 = math.sin %0 : f32
  %2 = math.sin %1 : f32
  memref.store %2, %m[%i] : memref<8xf32>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %next, %n : index
  cf.cond_br %more, ^body(%next : index), ^end
^end:
  return
}

// Vectors are of hot code.
// CHECK-LABEL: func.func @vectors(
func.func @vectors(%x: vector<8xf32>) -> vector<8xf32> {
  // CHECK-COUNT-2: math.sin
  %0 = math.sin %x : vector<8xf32>
  %1 = math.sin %0 : vector<8xf32>
  return %1 : vector<8xf32>
}

// CHECK: func.func private @[[SIN]](%{{.*}}: f32) -> f32 attributes {{{.*}}passthrough = ["noinline"]}
// CHECK: func.func private @[[EXACT]](
// CHECK-NEXT: math.sin {{.*}}ten.exactly_single
// CHECK: func.func private @[[ATAN]](

