// RUN: tensor-run %s --entry=element --verify --input=70000xf32=normal:1 --input=i32=40
// RUN: tensor-run %s --entry=element --explain --input=70000xf32=normal:1 --input=i32=40 | FileCheck %s
// RUN: tensor-run %s --entry=element --explain --dynamic --input=70000xf32=normal:1 --input=i32=40 | FileCheck %s
// RUN: tensor-run %s --entry=exchange --verify --input=70xf32=normal:1 --input=i32=60
// RUN: tensor-run %s --entry=exchange --explain --input=70xf32=normal:1 --input=i32=60 | FileCheck %s
// RUN: tensor-run %s --entry=table --verify --input=30x40xf32=normal:1 --input=i32=25
// RUN: tensor-run %s --entry=table --explain --input=30x40xf32=normal:1 --input=i32=25 | FileCheck %s
// RUN: tensor-run %s --entry=table --verify --dynamic --input=30x40xf32=normal:1 --input=i32=25
// RUN: tensor-run %s --entry=table --explain --dynamic --input=30x40xf32=normal:1 --input=i32=25 | FileCheck %s
// RUN: tensor-run %s --entry=elimination --verify --input=90x90xf32=normal:1 --input=i32=20
// RUN: tensor-run %s --entry=elimination --explain --input=90x90xf32=normal:1 --input=i32=20 | FileCheck %s
// RUN: tensor-run %s --entry=old --verify --input=100xf32=normal:1 --input=i32=5
// RUN: tensor-run %s --entry=old --explain --input=100xf32=normal:1 --input=i32=5 | FileCheck %s --check-prefix=OLD

// What a loop updates is updated where it is.
// CHECK: kernels:
// CHECK-NOT: copied in each iteration
// CHECK: arena:

// y[i + 1] = sin(y[i])
func.func @element(%x: tensor<?xf32>, %n: tensor<i32>) -> tensor<?xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %r:2 = scf.while (%i = %c0, %y = %x) : (tensor<i32>, tensor<?xf32>) -> (tensor<i32>, tensor<?xf32>) {
    %p = ten.compare lt %i, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %i, %y : tensor<i32>, tensor<?xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<?xf32>):
    %j = ten.add %i, %c1 : tensor<i32>
    %s = ten.dynamic_slice %y[%i] sizes = [1] : tensor<?xf32>, tensor<i32> -> tensor<1xf32>
    %v = ten.reshape %s : tensor<1xf32> -> tensor<f32>
    %w = ten.sin %v : tensor<f32>
    %k = ten.reshape %j : tensor<i32> -> tensor<1xi32>
    %z = ten.scatter set %y[%k], %w inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 0 : tensor<?xf32>[tensor<1xi32>], tensor<f32>
    scf.yield %j, %z : tensor<i32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}

// Neighbours change places where they are in the wrong order.
func.func @exchange(%x: tensor<70xf32>, %n: tensor<i32>) -> tensor<70xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %r:2 = scf.while (%i = %c0, %y = %x) : (tensor<i32>, tensor<70xf32>) -> (tensor<i32>, tensor<70xf32>) {
    %p = ten.compare lt %i, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %i, %y : tensor<i32>, tensor<70xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<70xf32>):
    %j = ten.add %i, %c1 : tensor<i32>
    %a = ten.dynamic_slice %y[%i] sizes = [1] : tensor<70xf32>, tensor<i32> -> tensor<1xf32>
    %b = ten.dynamic_slice %y[%j] sizes = [1] : tensor<70xf32>, tensor<i32> -> tensor<1xf32>
    %g = ten.compare gt %a, %b : tensor<1xf32>
    %h = ten.reshape %g : tensor<1xi1> -> tensor<i1>
    %q = tensor.extract %h[] : tensor<i1>
    %z = scf.if %q -> (tensor<70xf32>) {
      %u = ten.dynamic_update_slice %y[%i], %b : tensor<70xf32>, tensor<i32>, tensor<1xf32>
      %v = ten.dynamic_update_slice %u[%j], %a : tensor<70xf32>, tensor<i32>, tensor<1xf32>
      scf.yield %v : tensor<70xf32>
    } else {
      scf.yield %y : tensor<70xf32>
    }
    scf.yield %j, %z : tensor<i32>, tensor<70xf32>
  }
  return %r#1 : tensor<70xf32>
}

// A table whose elements are made of those above and beside them, by two loops.
func.func @table(%x: tensor<?x?xf32>, %n: tensor<i32>) -> tensor<?x?xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %half = ten.constant dense<0.5> : tensor<1x1xf32>
  %r:2 = scf.while (%i = %c0, %y = %x) : (tensor<i32>, tensor<?x?xf32>) -> (tensor<i32>, tensor<?x?xf32>) {
    %p = ten.compare lt %i, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %i, %y : tensor<i32>, tensor<?x?xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<?x?xf32>):
    %below = ten.add %i, %c1 : tensor<i32>
    %q:2 = scf.while (%j = %c0, %z = %y) : (tensor<i32>, tensor<?x?xf32>) -> (tensor<i32>, tensor<?x?xf32>) {
      %p = ten.compare lt %j, %n : tensor<i32>
      %b = tensor.extract %p[] : tensor<i1>
      scf.condition(%b) %j, %z : tensor<i32>, tensor<?x?xf32>
    } do {
    ^bb0(%j: tensor<i32>, %z: tensor<?x?xf32>):
      %right = ten.add %j, %c1 : tensor<i32>
      %u = ten.dynamic_slice %z[%i, %right] sizes = [1, 1] : tensor<?x?xf32>, tensor<i32> -> tensor<1x1xf32>
      %v = ten.dynamic_slice %z[%below, %j] sizes = [1, 1] : tensor<?x?xf32>, tensor<i32> -> tensor<1x1xf32>
      %m = ten.max %u, %v : tensor<1x1xf32>
      %s = ten.mul %m, %half : tensor<1x1xf32>
      %w = ten.dynamic_update_slice %z[%below, %right], %s : tensor<?x?xf32>, tensor<i32>, tensor<1x1xf32>
      scf.yield %right, %w : tensor<i32>, tensor<?x?xf32>
    }
    scf.yield %below, %q#1 : tensor<i32>, tensor<?x?xf32>
  }
  return %r#1 : tensor<?x?xf32>
}

// The outer product of a column and a row is taken away from the whole, and one
// of its rows replaced.
func.func @elimination(%x: tensor<90x90xf32>, %n: tensor<i32>) -> tensor<90x90xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %small = ten.constant dense<0.01> : tensor<90x90xf32>
  %r:2 = scf.while (%k = %c0, %d = %x) : (tensor<i32>, tensor<90x90xf32>) -> (tensor<i32>, tensor<90x90xf32>) {
    %p = ten.compare lt %k, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %k, %d : tensor<i32>, tensor<90x90xf32>
  } do {
  ^bb0(%k: tensor<i32>, %d: tensor<90x90xf32>):
    %column = ten.dynamic_slice %d[%c0, %k] sizes = [90, 1] : tensor<90x90xf32>, tensor<i32> -> tensor<90x1xf32>
    %row = ten.dynamic_slice %d[%k, %c0] sizes = [1, 90] : tensor<90x90xf32>, tensor<i32> -> tensor<1x90xf32>
    %bc = ten.broadcast %column dims = [0, 1] : tensor<90x1xf32> -> tensor<90x90xf32>
    %br = ten.broadcast %row dims = [0, 1] : tensor<1x90xf32> -> tensor<90x90xf32>
    %s = ten.mul %bc, %br : tensor<90x90xf32>
    %t = ten.mul %s, %small : tensor<90x90xf32>
    %m = ten.sub %d, %t : tensor<90x90xf32>
    %e = ten.exp %row : tensor<1x90xf32>
    %u = ten.dynamic_update_slice %m[%k, %c0], %e : tensor<90x90xf32>, tensor<i32>, tensor<1x90xf32>
    %j = ten.add %k, %c1 : tensor<i32>
    scf.yield %j, %u : tensor<i32>, tensor<90x90xf32>
  }
  return %r#1 : tensor<90x90xf32>
}

// The loop carries on the old value as well: that is copied, and said.
// OLD: copied in each iteration: memref<100xf32>
func.func @old(%x: tensor<100xf32>, %n: tensor<i32>) -> (tensor<100xf32>, tensor<100xf32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %one = ten.constant dense<1.0> : tensor<1xf32>
  %r:3 = scf.while (%i = %c0, %y = %x, %u = %x) : (tensor<i32>, tensor<100xf32>, tensor<100xf32>) -> (tensor<i32>, tensor<100xf32>, tensor<100xf32>) {
    %p = ten.compare lt %i, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %i, %y, %u : tensor<i32>, tensor<100xf32>, tensor<100xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<100xf32>, %u: tensor<100xf32>):
    %z = ten.dynamic_update_slice %y[%i], %one : tensor<100xf32>, tensor<i32>, tensor<1xf32>
    %j = ten.add %i, %c1 : tensor<i32>
    scf.yield %j, %z, %y : tensor<i32>, tensor<100xf32>, tensor<100xf32>
  }
  return %r#1, %r#2 : tensor<100xf32>, tensor<100xf32>
}
