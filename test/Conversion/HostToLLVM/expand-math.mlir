// RUN: tensor-opt %s -ten-expand-math | FileCheck %s --check-prefixes=CHECK,SPLIT --implicit-check-not=math.fma
// RUN: tensor-opt %s -ten-attach-target=features=fma -ten-expand-math | FileCheck %s --check-prefixes=CHECK,FMA
// RUN: tensor-opt %s -ten-attach-target="features='fma avx512f'" -ten-expand-math | FileCheck %s --check-prefix=LDEXP

// All of f32 is arithmetic.
// CHECK-LABEL: @single(
func.func @single(%x: f32, %y: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  // FMA: math.fma
  // CHECK-NOT: {{math\.[a-eg-z]*(exp|log|tan|sin|cos|erf|cbrt|pow)}}
  // CHECK-NOT: call
  // CHECK: return
  %0 = math.exp %x : f32
  %1 = math.exp2 %x : f32
  %2 = math.expm1 %x : f32
  %3 = math.log %x : f32
  %4 = math.log2 %x : f32
  %5 = math.log1p %x : f32
  %6 = math.tanh %x : f32
  %7 = math.erf %x : f32
  %8 = math.erfc %x : f32
  %9 = math.sin %x : f32
  %10 = math.cos %x : f32
  %11 = math.tan %x : f32
  %12 = math.cbrt %x : f32
  %13 = math.atan %x : f32
  %14 = math.atan2 %x, %y : f32
  %15 = math.powf %x, %y : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// Some of f64 stays for libm.
// CHECK-LABEL: @double(
func.func @double(%x: f64) -> (f64, f64, f64, f64, f64) {
  // CHECK-NOT: math.{{exp|log|tanh|erf}}
  // CHECK: math.sin
  // CHECK-NOT: math.{{exp|log|tanh|erf}}
  // CHECK: math.powf
  // CHECK-NOT: math.{{exp|log|tanh|erf}}
  // CHECK: return
  %0 = math.exp %x : f64
  %1 = math.sin %x : f64
  %2 = math.erf %x : f64
  %3 = math.powf %x, %x : f64
  %4 = math.erfc %x : f64
  return %0, %1, %2, %3, %4 : f64, f64, f64, f64, f64
}

// The flags of an operation do not reach its expansion.
// CHECK-LABEL: @vector(
func.func @vector(%x: vector<8xf32>) -> vector<8xf32> {
  // SPLIT: arith.mulf {{.*}} : vector<8xf32>
  // FMA: math.fma {{.*}} : vector<8xf32>
  // CHECK-NOT: fastmath
  // CHECK: return
  %0 = math.exp %x fastmath<fast> : vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK-LABEL: @constant_power(
func.func @constant_power(%x: f32) -> (f32, f32) {
  // CHECK: %[[SQUARE:.*]] = arith.mulf %[[X:.*]], %[[X]] : f32
  // CHECK: %[[SECOND:.*]] = arith.mulf %[[X]], %[[X]] : f32
  // CHECK: %[[CUBE:.*]] = arith.mulf %[[SECOND]], %[[X]] : f32
  // CHECK: return %[[SQUARE]], %[[CUBE]]
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3.0 : f32
  %0 = math.powf %x, %two : f32
  %1 = math.powf %x, %three : f32
  return %0, %1 : f32, f32
}

// Halves are products and a root in f64, rounded once; of -infinity the root is
// that of infinity.
// CHECK-LABEL: @half_power(
func.func @half_power(%x: f32, %y: f64) -> (f32, f64) {
  // CHECK: %[[WIDE:.*]] = arith.extf %{{.*}} : f32 to f64
  // CHECK: %[[BASE:.*]] = arith.select
  // CHECK: %[[ROOT:.*]] = math.sqrt %[[BASE]] : f64
  // CHECK: %[[POWER:.*]] = arith.mulf %[[ROOT]], %[[BASE]] : f64
  // CHECK: %[[QUOTIENT:.*]] = arith.divf %{{.*}}, %[[POWER]] : f64
  // CHECK: arith.truncf %[[QUOTIENT]] : f64 to f32
  // CHECK: math.sqrt {{.*}} : f64
  %exponent = arith.constant -1.5 : f32
  %half = arith.constant 0.5 : f64
  %0 = math.powf %x, %exponent : f32
  %1 = math.powf %y, %half : f64
  return %0, %1 : f32, f64
}

// Of f64 halves are products, a root and a quotient of pairs of numbers, if
// products have rounding errors by one instruction; other powers stay.
// CHECK-LABEL: @double_power(
// SPLIT-COUNT-2: math.powf
// FMA-NOT: math.powf
// FMA: math.sqrt
// FMA: math.fma
// FMA: arith.divf
// FMA-NOT: arith.divf
// FMA: math.powf
// CHECK: return
func.func @double_power(%x: f64) -> (f64, f64) {
  %exponent = arith.constant -1.5 : f64
  %0 = math.powf %x, %exponent : f64
  %other = arith.constant 1.25 : f64
  %1 = math.powf %x, %other : f64
  return %0, %1 : f64, f64
}

// Shares of a sum are products with its reciprocal and what that lost, and a
// correction, where there are fused operations; other quotients stay.
// CHECK-LABEL: @shares(
func.func @shares(%x: f32, %sum: f32) -> (f32, f32) {
  // SPLIT-COUNT-2: arith.divf
  // FMA: %[[RECIPROCAL:.*]] = arith.divf %{{.*}}, %arg1
  // FMA: %[[SCALE:.*]] = arith.constant 1.84467441E+19 : f32
  // FMA: %[[PART:.*]] = arith.mulf %arg0, %[[SCALE]] : f32
  // FMA: %[[REST:.*]] = math.fma %{{.*}}, %arg1, %{{.*}} : f32
  // FMA-NEXT: %[[LOST:.*]] = arith.mulf %[[REST]], %[[RECIPROCAL]] : f32
  // FMA-NEXT: %[[LITTLE:.*]] = arith.mulf %[[PART]], %[[LOST]] : f32
  // FMA-NEXT: %[[Q:.*]] = math.fma %[[PART]], %[[RECIPROCAL]], %[[LITTLE]] : f32
  // FMA-NEXT: %[[MINUS:.*]] = arith.negf %[[Q]]
  // FMA-NEXT: %[[LEFT:.*]] = math.fma %[[MINUS]], %arg1, %[[PART]] : f32
  // FMA-NEXT: math.fma %[[LEFT]], %[[RECIPROCAL]], %[[Q]] : f32
  // FMA: arith.mulf
  // FMA: arith.divf %arg0, %arg1 : f32
  // CHECK-NOT: arith.divf
  // CHECK: return
  %0 = arith.divf %x, %sum {ten.share_of_sum} : f32
  %1 = arith.divf %x, %sum : f32
  return %0, %1 : f32, f32
}

// Numbers that are larger anyway are not scaled: a product with a power of two,
// whose exponent rounding has left in the low bits, makes them so.
// CHECK-LABEL: @scaled(
func.func @scaled(%x: f32, %sum: f32) -> f32 {
  // FMA: math.fma
  // FMA: %[[BITS:.*]] = arith.bitcast %{{.*}} : f32 to i32
  // FMA: %[[SHIFTED:.*]] = arith.shli %[[BITS]]
  // FMA-NEXT: %[[POWER:.*]] = arith.bitcast %[[SHIFTED]] : i32 to f32
  // FMA-NEXT: %[[E:.*]] = arith.mulf %{{.*}}, %[[POWER]]
  // FMA-NEXT: arith.constant
  // FMA-NEXT: %[[RECIPROCAL:.*]] = arith.divf
  // FMA: %[[LOST:.*]] = arith.mulf %{{.*}}, %[[RECIPROCAL]]
  // FMA-NEXT: arith.mulf %[[E]], %[[LOST]]
  // FMA-COUNT-3: math.fma
  // FMA-NOT: mulf
  // CHECK: return
  %0 = math.exp %x {ten.scaled_share} : f32
  %1 = arith.divf %0, %sum {ten.scaled_share, ten.share_of_sum} : f32
  return %1 : f32
}

// An instruction that multiplies by a power of two saves making one; f64 has none
// that loops become vectors with.
// LDEXP-LABEL: @powers(
func.func @powers(%x: f32, %y: f64) -> (f32, f64) {
  // LDEXP: arith.select
  // LDEXP: %[[P:.*]] = arith.select
  // LDEXP: %[[R:.*]] = llvm.call_intrinsic "llvm.ldexp"(%[[P]], %{{.*}}) : (f32, i32) -> f32
  // LDEXP-NOT: ldexp
  // LDEXP: return %[[R]],
  %0 = math.exp %x : f32
  %1 = math.exp %y : f64
  return %0, %1 : f32, f64
}

// sin, cos and tan of f64 are calls but where the operand has no more digits
// than f32.
// CHECK-LABEL: @digits(
func.func @digits(%x: f64) -> (f64, f64, f64, f64) {
  // CHECK-NOT: {{math\.(sin|cos|tan)}}
  // CHECK: %[[SIN:.*]] = math.sin %arg0 : f64
  // CHECK-NOT: {{math\.(sin|cos|tan)}}
  // CHECK: return {{.*}}, %[[SIN]] : f64, f64, f64, f64
  %0 = math.sin %x {ten.exactly_single} : f64
  %1 = math.cos %x {ten.exactly_single} : f64
  %2 = math.tan %x {ten.exactly_single} : f64
  %3 = math.sin %x : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// The reduction of large arguments is behind a branch where the function is one
// block of scalars, which no loop vectorizes; elsewhere both are computed.
// CHECK-LABEL: @one_block(
func.func @one_block(%x: f32) -> f32 {
  // FMA: cf.cond_br %{{.*}}, ^[[SMALL:bb[0-9]+]], ^[[ANY:bb[0-9]+]]
  // FMA: ^[[SMALL]]:
  // FMA-COUNT-3: math.fma
  // FMA: cf.br ^[[REST:bb[0-9]+]](
  // FMA: ^[[ANY]]:
  // FMA: cf.br ^[[REST]](
  // FMA: ^[[REST]](%{{.*}}: i64, %{{.*}}: f64):
  %0 = math.sin %x : f32
  return %0 : f32
}
// CHECK-LABEL: @in_a_loop(
func.func @in_a_loop(%x: memref<8xf32>) {
  // CHECK: cf.cond_br
  // CHECK-NOT: cf.cond_br
  // CHECK: return
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  cf.br ^loop(%c0 : index)
^loop(%i: index):
  %0 = memref.load %x[%i] : memref<8xf32>
  %1 = math.sin %0 : f32
  memref.store %1, %x[%i] : memref<8xf32>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %next, %c8 : index
  cf.cond_br %more, ^loop(%next : index), ^exit
^exit:
  return
}
