// RUN: tensor-opt %s -split-input-file -tenon-kernels=device=cuda -tenon-linalg=device=cuda | FileCheck %s
// RUN: tensor-opt %s -split-input-file -tenon-kernels="device=cuda fp=strict" -tenon-linalg="device=cuda fp=strict" | FileCheck %s --check-prefix=STRICT

// A program that asks for all of its roundings gets them.
// STRICT-NOT: ten.attention

// The nests, each marked; sums are f32, weights of the type that the program
// multiplies with the values. Where a select hides what is behind a diagonal, it
// says so, and the columns of the values are looked through before.
// CHECK-LABEL: func.func private @attention_0
// CHECK: %[[SPECIAL:.*]] = linalg.generic {{.*}} ins(%arg3 : tensor<2x80x32xf16>) outs(%{{.*}} : tensor<2x80xi32>) {
// CHECK: math.absf
// CHECK: arith.ori
// CHECK: %[[SCORES:.*]] = linalg.generic {{.*}} ins(%arg1, %arg2 : {{.*}} outs(%{{.*}} : tensor<2x64x80xf32>) attrs = {ten.attention = "scores"}
// CHECK: %[[LOGITS:.*]] = linalg.generic {{.*}} ins(%[[SCORES]], %arg0, %[[SPECIAL]] : {{.*}} attrs = {ten.attention = "logits", ten.causal = [1, 2, 3, -1.000000e+09 : f32]}
// CHECK: arith.select
// CHECK: %[[LARGEST:.*]] = linalg.generic {{.*}} ins(%[[LOGITS]] : {{.*}} attrs = {ten.attention = "largest"}
// CHECK: %[[WEIGHTS:.*]] = linalg.generic {{.*}} ins(%[[LOGITS]], %[[LARGEST]] : {{.*}} outs(%{{.*}} : tensor<2x64x80xf16>) attrs = {ten.attention = "weights"}
// CHECK: math.exp
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[LOGITS]], %[[LARGEST]] : {{.*}} attrs = {ten.attention = "sum"}
// CHECK: %[[VALUES:.*]] = linalg.generic {{.*}} ins(%[[WEIGHTS]], %arg3 : {{.*}} outs(%{{.*}} : tensor<2x64x32xf32>) attrs = {ten.attention = "values"}
// CHECK: linalg.generic {{.*}} ins(%[[VALUES]], %[[SUM]] : {{.*}} outs(%arg4 : tensor<2x64x32xf16>) attrs = {ten.attention = "result"}
// CHECK: arith.divf
func.func @main(%q: tensor<2x64x32xf16>, %k: tensor<2x80x32xf16>, %v: tensor<2x80x32xf16>, %seen: tensor<2x80xi1>) -> tensor<2x64x32xf16> {
  %low = ten.constant dense<-1.0e+09> : tensor<2x64x80xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x64x32xf16>, tensor<2x80x32xf16> -> tensor<2x64x80xf32>
  %sb = ten.broadcast %seen dims = [0, 2] : tensor<2x80xi1> -> tensor<2x64x80xi1>
  %i = ten.iota dim = 0 : tensor<64x80xi32>
  %j = ten.iota dim = 1 : tensor<64x80xi32>
  %three = ten.constant dense<3> : tensor<64x80xi32>
  %it = ten.add %i, %three : tensor<64x80xi32>
  %c = ten.compare ge %it, %j : tensor<64x80xi32>
  %cb = ten.broadcast %c dims = [1, 2] : tensor<64x80xi1> -> tensor<2x64x80xi1>
  %both = ten.and %cb, %sb : tensor<2x64x80xi1>
  %x = ten.select %both, %s, %low : tensor<2x64x80xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %d = ten.sub %x, %mb : tensor<2x64x80xf32>
  %e = ten.exp %d : tensor<2x64x80xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %p = ten.div %e, %zb : tensor<2x64x80xf32>
  %h = ten.convert %p : tensor<2x64x80xf32> -> tensor<2x64x80xf16>
  %o = ten.contract %h, %v batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<2x64x80xf16>, tensor<2x80x32xf16> -> tensor<2x64x32xf16>
  return %o : tensor<2x64x32xf16>
}

// -----

// The other way round: what a true condition hides, strictly.
// CHECK-LABEL: func.func private @attention_0
// CHECK: ten.causal = [1, 2, -1, -1.000000e+09 : f32]
func.func @main(%q: tensor<2x64x32xf16>, %k: tensor<2x80x32xf16>, %v: tensor<2x80x32xf16>, %seen: tensor<2x80xi1>) -> tensor<2x64x32xf16> {
  %low = ten.constant dense<-1.0e+09> : tensor<2x64x80xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x64x32xf16>, tensor<2x80x32xf16> -> tensor<2x64x80xf32>
  %sb = ten.broadcast %seen dims = [0, 2] : tensor<2x80xi1> -> tensor<2x64x80xi1>
  %i = ten.iota dim = 0 : tensor<64x80xi64>
  %j = ten.iota dim = 1 : tensor<64x80xi64>
  %c = ten.compare le %i, %j : tensor<64x80xi64>
  %cb = ten.broadcast %c dims = [1, 2] : tensor<64x80xi1> -> tensor<2x64x80xi1>
  %one = ten.or %sb, %cb : tensor<2x64x80xi1>
  %x = ten.select %one, %low, %s : tensor<2x64x80xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %d = ten.sub %x, %mb : tensor<2x64x80xf32>
  %e = ten.exp %d : tensor<2x64x80xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %p = ten.div %e, %zb : tensor<2x64x80xf32>
  %h = ten.convert %p : tensor<2x64x80xf32> -> tensor<2x64x80xf16>
  %o = ten.contract %h, %v batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<2x64x80xf16>, tensor<2x80x32xf16> -> tensor<2x64x32xf16>
  return %o : tensor<2x64x32xf16>
}

// -----

// Hidden only where the mask hides as well.
// CHECK-LABEL: func.func private @attention_0
// CHECK: {ten.attention = "logits"}
func.func @main(%q: tensor<2x64x32xf16>, %k: tensor<2x80x32xf16>, %v: tensor<2x80x32xf16>, %seen: tensor<2x80xi1>) -> tensor<2x64x32xf16> {
  %low = ten.constant dense<-1.0e+09> : tensor<2x64x80xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x64x32xf16>, tensor<2x80x32xf16> -> tensor<2x64x80xf32>
  %sb = ten.broadcast %seen dims = [0, 2] : tensor<2x80xi1> -> tensor<2x64x80xi1>
  %i = ten.iota dim = 0 : tensor<64x80xi32>
  %j = ten.iota dim = 1 : tensor<64x80xi32>
  %c = ten.compare ge %i, %j : tensor<64x80xi32>
  %cb = ten.broadcast %c dims = [1, 2] : tensor<64x80xi1> -> tensor<2x64x80xi1>
  %one = ten.or %sb, %cb : tensor<2x64x80xi1>
  %x = ten.select %one, %s, %low : tensor<2x64x80xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %d = ten.sub %x, %mb : tensor<2x64x80xf32>
  %e = ten.exp %d : tensor<2x64x80xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %p = ten.div %e, %zb : tensor<2x64x80xf32>
  %h = ten.convert %p : tensor<2x64x80xf32> -> tensor<2x64x80xf16>
  %o = ten.contract %h, %v batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<2x64x80xf16>, tensor<2x80x32xf16> -> tensor<2x64x32xf16>
  return %o : tensor<2x64x32xf16>
}

// -----

// What is before the diagonal is hidden.
// CHECK-LABEL: func.func private @attention_0
// CHECK: {ten.attention = "logits"}
func.func @main(%q: tensor<2x64x32xf16>, %k: tensor<2x80x32xf16>, %v: tensor<2x80x32xf16>, %seen: tensor<2x80xi1>) -> tensor<2x64x32xf16> {
  %low = ten.constant dense<-1.0e+09> : tensor<2x64x80xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x64x32xf16>, tensor<2x80x32xf16> -> tensor<2x64x80xf32>
  %sb = ten.broadcast %seen dims = [0, 2] : tensor<2x80xi1> -> tensor<2x64x80xi1>
  %i = ten.iota dim = 0 : tensor<64x80xi32>
  %j = ten.iota dim = 1 : tensor<64x80xi32>
  %c = ten.compare le %i, %j : tensor<64x80xi32>
  %cb = ten.broadcast %c dims = [1, 2] : tensor<64x80xi1> -> tensor<2x64x80xi1>
  %x = ten.select %cb, %s, %low : tensor<2x64x80xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %d = ten.sub %x, %mb : tensor<2x64x80xf32>
  %e = ten.exp %d : tensor<2x64x80xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %p = ten.div %e, %zb : tensor<2x64x80xf32>
  %h = ten.convert %p : tensor<2x64x80xf32> -> tensor<2x64x80xf16>
  %o = ten.contract %h, %v batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<2x64x80xf16>, tensor<2x80x32xf16> -> tensor<2x64x32xf16>
  return %o : tensor<2x64x32xf16>
}

// -----

// Bytes may overflow.
// CHECK-LABEL: func.func private @attention_0
// CHECK: {ten.attention = "logits"}
func.func @main(%q: tensor<2x64x32xf16>, %k: tensor<2x80x32xf16>, %v: tensor<2x80x32xf16>, %seen: tensor<2x80xi1>) -> tensor<2x64x32xf16> {
  %low = ten.constant dense<-1.0e+09> : tensor<2x64x80xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x64x32xf16>, tensor<2x80x32xf16> -> tensor<2x64x80xf32>
  %sb = ten.broadcast %seen dims = [0, 2] : tensor<2x80xi1> -> tensor<2x64x80xi1>
  %i = ten.iota dim = 0 : tensor<64x80xi8>
  %j = ten.iota dim = 1 : tensor<64x80xi8>
  %c = ten.compare ge %i, %j : tensor<64x80xi8>
  %cb = ten.broadcast %c dims = [1, 2] : tensor<64x80xi1> -> tensor<2x64x80xi1>
  %x = ten.select %cb, %s, %low : tensor<2x64x80xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %d = ten.sub %x, %mb : tensor<2x64x80xf32>
  %e = ten.exp %d : tensor<2x64x80xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %p = ten.div %e, %zb : tensor<2x64x80xf32>
  %h = ten.convert %p : tensor<2x64x80xf32> -> tensor<2x64x80xf16>
  %o = ten.contract %h, %v batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<2x64x80xf16>, tensor<2x80x32xf16> -> tensor<2x64x32xf16>
  return %o : tensor<2x64x32xf16>
}

// -----

// What is added to a score does not hide what it is, if it is NaN.
// CHECK-LABEL: func.func private @attention_0
// CHECK: {ten.attention = "logits"}
func.func @main(%q: tensor<2x64x32xf16>, %k: tensor<2x80x32xf16>, %v: tensor<2x80x32xf16>, %seen: tensor<2x80xi1>) -> tensor<2x64x32xf16> {
  %low = ten.constant dense<-1.0e+09> : tensor<2x64x80xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x64x32xf16>, tensor<2x80x32xf16> -> tensor<2x64x80xf32>
  %sb = ten.broadcast %seen dims = [0, 2] : tensor<2x80xi1> -> tensor<2x64x80xi1>
  %i = ten.iota dim = 0 : tensor<64x80xi32>
  %j = ten.iota dim = 1 : tensor<64x80xi32>
  %c = ten.compare ge %i, %j : tensor<64x80xi32>
  %cb = ten.broadcast %c dims = [1, 2] : tensor<64x80xi1> -> tensor<2x64x80xi1>
  %zero = ten.constant dense<0.0> : tensor<2x64x80xf32>
  %add = ten.select %cb, %zero, %low : tensor<2x64x80xf32>
  %x = ten.add %s, %add : tensor<2x64x80xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %d = ten.sub %x, %mb : tensor<2x64x80xf32>
  %e = ten.exp %d : tensor<2x64x80xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x64x80xf32> -> tensor<2x64xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x80xf32>
  %p = ten.div %e, %zb : tensor<2x64x80xf32>
  %h = ten.convert %p : tensor<2x64x80xf32> -> tensor<2x64x80xf16>
  %o = ten.contract %h, %v batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<2x64x80xf16>, tensor<2x80x32xf16> -> tensor<2x64x32xf16>
  return %o : tensor<2x64x32xf16>
}
