// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse | FileCheck %s --check-prefixes=CHECK,CONTRACT
// RUN: tensor-opt %s -convert-ten-to-linalg=fp=strict -canonicalize -cse | FileCheck %s --check-prefixes=CHECK,STRICT
// RUN: tensor-opt %s -convert-ten-to-linalg=fp=fast -canonicalize -cse | FileCheck %s --check-prefixes=CHECK,FAST
// RUN: not tensor-opt %s -convert-ten-to-linalg=fp=loose 2>&1 | FileCheck %s --check-prefix=FP

// FP: Cannot find option named 'loose'!

// One nest for the whole kernel, which writes the destination.
// CHECK-LABEL: @one_nest(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<8xf32>, %[[OUT:.*]]: tensor<8xf32>)
func.func private @one_nest(%a: tensor<8xf32>, %b: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  // CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : {{.*}}) outs(%[[OUT]] :
  // CHECK: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %{{.*}}: f32):
  // CONTRACT-NEXT: %[[MUL:.*]] = arith.mulf %[[X]], %[[Y]] fastmath<contract> : f32
  // CONTRACT-NEXT: %[[ADD:.*]] = arith.addf %[[MUL]], %[[X]] fastmath<contract> : f32
  // STRICT-NEXT: %[[MUL:.*]] = arith.mulf %[[X]], %[[Y]] : f32
  // STRICT-NEXT: %[[ADD:.*]] = arith.addf %[[MUL]], %[[X]] : f32
  // FAST-NEXT: %[[MUL:.*]] = arith.mulf %[[X]], %[[Y]] fastmath<reassoc,arcp,contract> : f32
  // FAST-NEXT: %[[ADD:.*]] = arith.addf %[[MUL]], %[[X]] fastmath<reassoc,arcp,contract> : f32
  // CHECK-NEXT: linalg.yield %[[ADD]]
  // CHECK-NOT: linalg.generic
  // CHECK: return %[[R]]
  %0 = ten.mul %a, %b : tensor<8xf32>
  %1 = ten.add %0, %a : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// A target with fused multiply-add: the first operand that is a product without
// other uses is contracted, and nothing is left to the code generator.
// RUN: tensor-opt %s -ten-attach-target=features=fma -convert-ten-to-linalg -canonicalize -cse | FileCheck %s --check-prefix=FUSED
// RUN: tensor-opt %s -ten-attach-target=features=fma -convert-ten-to-linalg=fp=strict -canonicalize -cse | FileCheck %s --check-prefix=ROUNDED
// FUSED-LABEL: @products(
// FUSED: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32,
// FUSED-NEXT: %[[BB:.*]] = arith.mulf %[[B]], %[[B]] : f32
// FUSED-NEXT: %[[FIRST:.*]] = math.fma %[[A]], %[[B]], %[[BB]] : f32
// FUSED-NEXT: %[[MINUS:.*]] = arith.negf %[[FIRST]] : f32
// FUSED-NEXT: %[[SECOND:.*]] = math.fma %[[MINUS]], %[[B]], %[[A]] : f32
// FUSED-NEXT: linalg.yield %[[SECOND]]
// ROUNDED-LABEL: @products(
// ROUNDED-NOT: math.fma
// ROUNDED: return
func.func private @products(%a: tensor<8xf32>, %b: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  %0 = ten.mul %a, %b : tensor<8xf32>
  %1 = ten.mul %b, %b : tensor<8xf32>
  %2 = ten.add %0, %1 : tensor<8xf32>
  %3 = ten.mul %2, %b : tensor<8xf32>
  %4 = ten.sub %a, %3 : tensor<8xf32>
  return %4 : tensor<8xf32>
}

// A product with two uses is one number for both.
// FUSED-LABEL: @used_twice(
// FUSED: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32,
// FUSED-NEXT: %[[AB:.*]] = arith.mulf %[[A]], %[[B]] : f32
// FUSED-NEXT: %[[DIFFERENCE:.*]] = arith.subf %[[AB]], %[[A]] : f32
// FUSED-NEXT: %[[SUM:.*]] = arith.addf %[[AB]], %[[DIFFERENCE]] : f32
// FUSED-NEXT: linalg.yield %[[SUM]]
func.func private @used_twice(%a: tensor<8xf32>, %b: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  %0 = ten.mul %a, %b : tensor<8xf32>
  %1 = ten.sub %0, %a : tensor<8xf32>
  %2 = ten.add %0, %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// A reduction adds products with the flags that LLVM's vectorizer expects.
// FUSED-LABEL: @dot(
// FUSED: %[[PRODUCT:.*]] = arith.mulf %{{.*}}, %{{.*}} fastmath<contract> : f32
// FUSED-NEXT: arith.addf %{{.*}}, %[[PRODUCT]] fastmath<reassoc,contract> : f32
func.func private @dot(%a: tensor<16xf32>, %b: tensor<16xf32>, %out: tensor<f32>) -> tensor<f32> attributes {ten.kernel = "reduce"} {
  %0 = ten.mul %a, %b : tensor<16xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<16xf32> -> tensor<f32>
  return %1 : tensor<f32>
}

// A short one adds them in order: whether LLVM contracts them would depend on
// the number of rows. What is computed by a costly operation is added in vectors.
// FUSED-LABEL: @short_dot(
// FUSED: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %[[SUM:.*]]: f32):
// FUSED-NEXT: math.fma %[[A]], %[[B]], %[[SUM]] : f32
// FUSED-NEXT: linalg.yield
func.func private @short_dot(%a: tensor<8xf32>, %b: tensor<8xf32>, %out: tensor<f32>) -> tensor<f32> attributes {ten.kernel = "reduce"} {
  %0 = ten.mul %a, %b : tensor<8xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<8xf32> -> tensor<f32>
  return %1 : tensor<f32>
}
// FUSED-LABEL: @short_costly(
// FUSED: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,contract> : f32
func.func private @short_costly(%a: tensor<8xf32>, %b: tensor<8xf32>, %out: tensor<f32>) -> tensor<f32> attributes {ten.kernel = "reduce"} {
  %0 = ten.tanh %a : tensor<8xf32>
  %1 = ten.mul %0, %b : tensor<8xf32>
  %2 = ten.reduce add %1 dims = [0] : tensor<8xf32> -> tensor<f32>
  return %2 : tensor<f32>
}

// Each operation on bf16 rounds.
// CHECK-LABEL: @bf16(
func.func private @bf16(%a: tensor<8xbf16>, %out: tensor<8xbf16>) -> tensor<8xbf16> attributes {ten.kernel = "map"} {
  // CHECK: %[[X:.*]] = arith.extf %{{.*}} : bf16 to f32
  // CHECK: %[[MUL:.*]] = arith.mulf %[[X]], %[[X]]
  // CONTRACT: arith.truncf %[[MUL]] : f32 to bf16
  // STRICT: arith.truncf %[[MUL]] : f32 to bf16
  // CHECK: arith.addf
  // CHECK: arith.truncf {{.*}} : f32 to bf16
  %0 = ten.mul %a, %a : tensor<8xbf16>
  %1 = ten.add %0, %a : tensor<8xbf16>
  return %1 : tensor<8xbf16>
}

// x / 0 is all bits set, and never divides.
// CHECK-LABEL: @unsigned_division(
// CHECK-SAME: tensor<8xi8>
func.func private @unsigned_division(%a: tensor<8xui8>, %b: tensor<8xui8>, %out: tensor<8xui8>) -> tensor<8xui8> attributes {ten.kernel = "map"} {
  // CHECK: ^bb0(%[[X:.*]]: i8, %[[Y:.*]]: i8,
  // CHECK: %[[ZERO:.*]] = arith.cmpi eq, %[[Y]], %
  // CHECK: %[[SAFE:.*]] = arith.select %[[ZERO]], %{{.*}}, %[[Y]]
  // CHECK: %[[Q:.*]] = arith.divui %[[X]], %[[SAFE]]
  // CHECK: arith.select %[[ZERO]], %{{.*}}, %[[Q]]
  %0 = ten.div %a, %b : tensor<8xui8>
  return %0 : tensor<8xui8>
}

// CHECK-LABEL: @signed_division(
func.func private @signed_division(%a: tensor<8xi8>, %b: tensor<8xi8>, %out: tensor<8xi8>) -> tensor<8xi8> attributes {ten.kernel = "map"} {
  // CHECK-NOT: arith.divui
  // CHECK: arith.divsi
  %0 = ten.div %a, %b : tensor<8xi8>
  return %0 : tensor<8xi8>
}

// An unsigned comparison is one of unsigned bits.
// CHECK-LABEL: @compare(
func.func private @compare(%a: tensor<8xui8>, %b: tensor<8xui8>, %c: tensor<8xi8>, %d: tensor<8xi8>, %o0: tensor<8xi1>, %o1: tensor<8xi1>) -> (tensor<8xi1>, tensor<8xi1>) attributes {ten.kernel = "map"} {
  // CHECK: arith.cmpi ult
  // CHECK: arith.cmpi slt
  %0 = ten.compare lt %a, %b : tensor<8xui8>
  %1 = ten.compare lt %c, %d : tensor<8xi8>
  return %0, %1 : tensor<8xi1>, tensor<8xi1>
}

// A fused multiply-add is one whatever --fp says.
// CHECK-LABEL: @fma(
func.func private @fma(%a: tensor<8xf32>, %b: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  // CHECK: %[[FMA:.*]] = math.fma %{{.*}}, %{{.*}}, %{{.*}} : f32
  // CHECK-NOT: arith.
  // CHECK: linalg.yield %[[FMA]]
  %0 = ten.fma %a, %b, %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
