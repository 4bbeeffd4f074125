// RUN: tensor-opt %s -ten-omit-initial-values | FileCheck %s
// RUN: tensor-run %s --entry=forwards --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --device=interpreter --output=%t.forwards.npy
// RUN: tensor-run %s --entry=forwards --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --expect=%t.forwards.npy --verify
// RUN: tensor-run %s --entry=backwards --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --device=interpreter --output=%t.backwards.npy
// RUN: tensor-run %s --entry=backwards --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --expect=%t.backwards.npy --verify
// RUN: tensor-run %s --entry=not_all --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --device=interpreter --output=%t.not_all.npy
// RUN: tensor-run %s --entry=not_all --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --expect=%t.not_all.npy --verify
// RUN: tensor-run %s --entry=read --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --device=interpreter --output=%t.read.npy
// RUN: tensor-run %s --entry=read --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --expect=%t.read.npy --verify
// RUN: tensor-run %s --entry=used --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --device=interpreter --output=%t.used.npy
// RUN: tensor-run %s --entry=used --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --expect=%t.used.npy --verify
// RUN: tensor-run %s --entry=two_rows --input=7x4xf32=normal:1 --input=2x4xf32=normal:2 --device=interpreter --output=%t.two_rows.npy
// RUN: tensor-run %s --entry=two_rows --input=7x4xf32=normal:1 --input=2x4xf32=normal:2 --expect=%t.two_rows.npy --verify
// RUN: tensor-run %s --entry=same_row --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --device=interpreter --output=%t.same_row.npy
// RUN: tensor-run %s --entry=same_row --input=7x4xf32=normal:1 --input=1x4xf32=normal:2 --expect=%t.same_row.npy --verify

// Each step replaces a row, and no row is left.
// CHECK-LABEL: func @forwards(
// CHECK: %[[NONE:.*]] = tensor.empty() : tensor<7x4xf32>
// CHECK: scf.while ({{.*}}, %{{.*}} = %[[NONE]])
func.func @forwards(%x: tensor<7x4xf32>, %u: tensor<1x4xf32>) -> tensor<7x4xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c6 = ten.constant dense<6> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zeros = ten.constant dense<0.0> : tensor<7x4xf32>
  %0:2 = scf.while (%i = %c0, %ys = %zeros) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %lt = ten.compare lt %i, %c7 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %ys : tensor<i32>, tensor<7x4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %ys: tensor<7x4xf32>):
    %s = ten.dynamic_slice %x[%i, %c0] sizes = [1, 4] : tensor<7x4xf32>, tensor<i32> -> tensor<1x4xf32>
    %y = ten.add %s, %u : tensor<1x4xf32>
    %new = ten.dynamic_update_slice %ys[%i, %c0], %y : tensor<7x4xf32>, tensor<i32>, tensor<1x4xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %new : tensor<i32>, tensor<7x4xf32>
  }
  return %0#1 : tensor<7x4xf32>
}

// From the last row to the first.
// CHECK-LABEL: func @backwards(
// CHECK: %[[NONE:.*]] = tensor.empty() : tensor<7x4xf32>
// CHECK: scf.while ({{.*}}, %{{.*}} = %[[NONE]])
func.func @backwards(%x: tensor<7x4xf32>, %u: tensor<1x4xf32>) -> tensor<7x4xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c6 = ten.constant dense<6> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zeros = ten.constant dense<0.0> : tensor<7x4xf32>
  %0:2 = scf.while (%i = %c0, %ys = %zeros) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %lt = ten.compare lt %i, %c7 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %ys : tensor<i32>, tensor<7x4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %ys: tensor<7x4xf32>):
    %s = ten.dynamic_slice %x[%i, %c0] sizes = [1, 4] : tensor<7x4xf32>, tensor<i32> -> tensor<1x4xf32>
    %y = ten.add %s, %u : tensor<1x4xf32>
    %left = ten.sub %c7, %i : tensor<i32>
    %at = ten.sub %left, %c1 : tensor<i32>
    %new = ten.dynamic_update_slice %ys[%at, %c0], %y : tensor<7x4xf32>, tensor<i32>, tensor<1x4xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %new : tensor<i32>, tensor<7x4xf32>
  }
  return %0#1 : tensor<7x4xf32>
}

// The last row keeps its zeros.
// CHECK-LABEL: func @not_all(
// CHECK-NOT: tensor.empty
// CHECK: return
func.func @not_all(%x: tensor<7x4xf32>, %u: tensor<1x4xf32>) -> tensor<7x4xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c6 = ten.constant dense<6> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zeros = ten.constant dense<0.0> : tensor<7x4xf32>
  %0:2 = scf.while (%i = %c0, %ys = %zeros) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %lt = ten.compare lt %i, %c6 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %ys : tensor<i32>, tensor<7x4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %ys: tensor<7x4xf32>):
    %s = ten.dynamic_slice %x[%i, %c0] sizes = [1, 4] : tensor<7x4xf32>, tensor<i32> -> tensor<1x4xf32>
    %y = ten.add %s, %u : tensor<1x4xf32>
    %new = ten.dynamic_update_slice %ys[%i, %c0], %y : tensor<7x4xf32>, tensor<i32>, tensor<1x4xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %new : tensor<i32>, tensor<7x4xf32>
  }
  return %0#1 : tensor<7x4xf32>
}

// A step reads rows that may not have been replaced.
// CHECK-LABEL: func @read(
// CHECK-NOT: tensor.empty
// CHECK: return
func.func @read(%x: tensor<7x4xf32>, %u: tensor<1x4xf32>) -> tensor<7x4xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c6 = ten.constant dense<6> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zeros = ten.constant dense<0.0> : tensor<7x4xf32>
  %0:2 = scf.while (%i = %c0, %ys = %zeros) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %lt = ten.compare lt %i, %c7 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %ys : tensor<i32>, tensor<7x4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %ys: tensor<7x4xf32>):
    %s = ten.dynamic_slice %ys[%i, %c0] sizes = [1, 4] : tensor<7x4xf32>, tensor<i32> -> tensor<1x4xf32>
    %y = ten.add %s, %u : tensor<1x4xf32>
    %new = ten.dynamic_update_slice %ys[%i, %c0], %y : tensor<7x4xf32>, tensor<i32>, tensor<1x4xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %new : tensor<i32>, tensor<7x4xf32>
  }
  return %0#1 : tensor<7x4xf32>
}

// So does one that reads them after the update.
// CHECK-LABEL: func @used(
// CHECK-NOT: tensor.empty
// CHECK: return
func.func @used(%x: tensor<7x4xf32>, %u: tensor<1x4xf32>) -> tensor<7x4xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c6 = ten.constant dense<6> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zeros = ten.constant dense<0.0> : tensor<7x4xf32>
  %0:2 = scf.while (%i = %c0, %ys = %zeros) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %lt = ten.compare lt %i, %c7 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %ys : tensor<i32>, tensor<7x4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %ys: tensor<7x4xf32>):
    %s = ten.dynamic_slice %x[%i, %c0] sizes = [1, 4] : tensor<7x4xf32>, tensor<i32> -> tensor<1x4xf32>
    %y = ten.add %s, %u : tensor<1x4xf32>
    %part = ten.dynamic_update_slice %ys[%i, %c0], %y : tensor<7x4xf32>, tensor<i32>, tensor<1x4xf32>
    %new = ten.add %part, %part : tensor<7x4xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %new : tensor<i32>, tensor<7x4xf32>
  }
  return %0#1 : tensor<7x4xf32>
}

// Steps that replace more than a row are left alone.
// CHECK-LABEL: func @two_rows(
// CHECK-NOT: tensor.empty
// CHECK: return
func.func @two_rows(%x: tensor<7x4xf32>, %u: tensor<2x4xf32>) -> tensor<7x4xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c6 = ten.constant dense<6> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zeros = ten.constant dense<0.0> : tensor<7x4xf32>
  %0:2 = scf.while (%i = %c0, %ys = %zeros) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %lt = ten.compare lt %i, %c7 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %ys : tensor<i32>, tensor<7x4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %ys: tensor<7x4xf32>):
    %new = ten.dynamic_update_slice %ys[%i, %c0], %u : tensor<7x4xf32>, tensor<i32>, tensor<2x4xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %new : tensor<i32>, tensor<7x4xf32>
  }
  return %0#1 : tensor<7x4xf32>
}

// All steps replace one row.
// CHECK-LABEL: func @same_row(
// CHECK-NOT: tensor.empty
// CHECK: return
func.func @same_row(%x: tensor<7x4xf32>, %u: tensor<1x4xf32>) -> tensor<7x4xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c6 = ten.constant dense<6> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zeros = ten.constant dense<0.0> : tensor<7x4xf32>
  %0:2 = scf.while (%i = %c0, %ys = %zeros) : (tensor<i32>, tensor<7x4xf32>) -> (tensor<i32>, tensor<7x4xf32>) {
    %lt = ten.compare lt %i, %c7 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %ys : tensor<i32>, tensor<7x4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %ys: tensor<7x4xf32>):
    %s = ten.dynamic_slice %x[%i, %c0] sizes = [1, 4] : tensor<7x4xf32>, tensor<i32> -> tensor<1x4xf32>
    %y = ten.add %s, %u : tensor<1x4xf32>
    %new = ten.dynamic_update_slice %ys[%c6, %c0], %y : tensor<7x4xf32>, tensor<i32>, tensor<1x4xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %new : tensor<i32>, tensor<7x4xf32>
  }
  return %0#1 : tensor<7x4xf32>
}
