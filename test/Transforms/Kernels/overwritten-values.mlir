// RUN: tensor-opt %s -ten-fuse -ten-outline-kernels | FileCheck %s
// RUN: tensor-opt %s -ten-fuse --remarks-filter-missed=ten-fuse --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// What a loop updates in part is read before, by a kernel of its own, however
// large the array is.
// REMARK: 'ten.dynamic_slice' reads an array that is later updated in place
// CHECK-LABEL: func.func @element(
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[Y:.*]]: tensor<80000xf32>):
// CHECK: %[[V:.*]] = ten.launch @map_{{[0-9]+}}({{.*}}%[[Y]]{{.*}}) into
// CHECK: ten.launch @scatter_{{[0-9]+}}({{.*}}) into(%[[Y]]) update
func.func @element(%x: tensor<80000xf32>, %n: tensor<i32>) -> tensor<80000xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %r:2 = scf.while (%i = %c0, %y = %x) : (tensor<i32>, tensor<80000xf32>) -> (tensor<i32>, tensor<80000xf32>) {
    %p = ten.compare lt %i, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %i, %y : tensor<i32>, tensor<80000xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<80000xf32>):
    %j = ten.add %i, %c1 : tensor<i32>
    %s = ten.dynamic_slice %y[%i] sizes = [1] : tensor<80000xf32>, tensor<i32> -> tensor<1xf32>
    %v = ten.reshape %s : tensor<1xf32> -> tensor<f32>
    %k = ten.reshape %j : tensor<i32> -> tensor<1xi32>
    %z = ten.scatter set %y[%k], %v inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 0 : tensor<80000xf32>[tensor<1xi32>], tensor<f32>
    scf.yield %j, %z : tensor<i32>, tensor<80000xf32>
  }
  return %r#1 : tensor<80000xf32>
}

// The read behind the update needs the old value, and not the update: it comes
// first.
// CHECK-LABEL: func.func @read_behind(
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %[[Y:.*]]: tensor<1000xf32>, %{{.*}}: tensor<8xf32>):
// CHECK: ten.launch @map_{{[0-9]+}}({{.*}}%[[Y]]{{.*}}) into
// CHECK: ten.launch @scatter_{{[0-9]+}}({{.*}}) into(%[[Y]]) update
func.func @read_behind(%x: tensor<1000xf32>, %w: tensor<8xf32>, %n: tensor<i32>) -> (tensor<1000xf32>, tensor<8xf32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %r:3 = scf.while (%i = %c0, %y = %x, %u = %w) : (tensor<i32>, tensor<1000xf32>, tensor<8xf32>) -> (tensor<i32>, tensor<1000xf32>, tensor<8xf32>) {
    %p = ten.compare lt %i, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %i, %y, %u : tensor<i32>, tensor<1000xf32>, tensor<8xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<1000xf32>, %u: tensor<8xf32>):
    %z = ten.dynamic_update_slice %y[%i], %u : tensor<1000xf32>, tensor<i32>, tensor<8xf32>
    %s = ten.dynamic_slice %y[%i] sizes = [8] : tensor<1000xf32>, tensor<i32> -> tensor<8xf32>
    %t = ten.exp %s : tensor<8xf32>
    %j = ten.add %i, %c1 : tensor<i32>
    scf.yield %j, %z, %t : tensor<i32>, tensor<1000xf32>, tensor<8xf32>
  }
  return %r#1, %r#2 : tensor<1000xf32>, tensor<8xf32>
}

// A row and a column in memory, the map over the whole is done in place: its
// kernel reads the array at its own places alone.
// CHECK-LABEL: func.func @row_and_column(
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %[[D:.*]]: tensor<200x200xf32>):
// CHECK: %[[COLUMN:.*]] = ten.launch @map_{{[0-9]+}}({{.*}}%[[D]]{{.*}}) into
// CHECK: %[[ROW:.*]] = ten.launch @map_{{[0-9]+}}({{.*}}%[[D]]{{.*}}) into
// CHECK: ten.launch @map_{{[0-9]+}}({{.*}}, %[[D]]) into({{.*}}) reuse = [2]
func.func @row_and_column(%x: tensor<200x200xf32>, %n: tensor<i32>) -> tensor<200x200xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %r:2 = scf.while (%k = %c0, %d = %x) : (tensor<i32>, tensor<200x200xf32>) -> (tensor<i32>, tensor<200x200xf32>) {
    %p = ten.compare lt %k, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %k, %d : tensor<i32>, tensor<200x200xf32>
  } do {
  ^bb0(%k: tensor<i32>, %d: tensor<200x200xf32>):
    %column = ten.dynamic_slice %d[%c0, %k] sizes = [200, 1] : tensor<200x200xf32>, tensor<i32> -> tensor<200x1xf32>
    %row = ten.dynamic_slice %d[%k, %c0] sizes = [1, 200] : tensor<200x200xf32>, tensor<i32> -> tensor<1x200xf32>
    %bc = ten.broadcast %column dims = [0, 1] : tensor<200x1xf32> -> tensor<200x200xf32>
    %br = ten.broadcast %row dims = [0, 1] : tensor<1x200xf32> -> tensor<200x200xf32>
    %s = ten.add %bc, %br : tensor<200x200xf32>
    %m = ten.min %d, %s : tensor<200x200xf32>
    %j = ten.add %k, %c1 : tensor<i32>
    scf.yield %j, %m : tensor<i32>, tensor<200x200xf32>
  }
  return %r#1 : tensor<200x200xf32>
}

// The old value is carried on as another array: nothing is gained.
// CHECK-LABEL: func.func @old_is_needed(
// CHECK: ten.launch @scatter_{{[0-9]+}}(
func.func @old_is_needed(%x: tensor<1000xf32>, %w: tensor<1000xf32>, %n: tensor<i32>) -> (tensor<1000xf32>, tensor<1000xf32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %one = ten.constant dense<1.0> : tensor<1xf32>
  %r:3 = scf.while (%i = %c0, %y = %x, %u = %w) : (tensor<i32>, tensor<1000xf32>, tensor<1000xf32>) -> (tensor<i32>, tensor<1000xf32>, tensor<1000xf32>) {
    %p = ten.compare lt %i, %n : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %i, %y, %u : tensor<i32>, tensor<1000xf32>, tensor<1000xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<1000xf32>, %u: tensor<1000xf32>):
    %z = ten.dynamic_update_slice %y[%i], %one : tensor<1000xf32>, tensor<i32>, tensor<1xf32>
    %j = ten.add %i, %c1 : tensor<i32>
    scf.yield %j, %z, %y : tensor<i32>, tensor<1000xf32>, tensor<1000xf32>
  }
  return %r#1, %r#2 : tensor<1000xf32>, tensor<1000xf32>
}
