// RUN: tensor-opt %s -convert-stablehlo-to-ten | FileCheck %s

// CHECK-LABEL: func @named
// CHECK-NEXT: %[[R:.*]] = ten.reduce add %arg0 dims = [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @named(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Another initial value is combined afterwards.
// CHECK-LABEL: func @initial
// CHECK: %[[R:.*]] = ten.reduce add %arg0
// CHECK: %[[I:.*]] = ten.broadcast %arg1 dims = [] : tensor<f32> -> tensor<4xf32>
// CHECK: ten.add %[[I]], %[[R]]
func.func @initial(%x: tensor<4x8xf32>, %init: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [1]
      : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Two inputs keep their region.
// CHECK-LABEL: func @region
// CHECK: ten.reduce %arg0, %arg1 init(%{{.*}}, %{{.*}}) dims = [0]
// CHECK: ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<i32>, %[[C:.*]]: tensor<f32>, %[[D:.*]]: tensor<i32>):
// CHECK: ten.max %[[A]], %[[C]]
// CHECK: ten.yield
func.func @region(%x: tensor<8xf32>, %i: tensor<8xi32>) -> (tensor<f32>, tensor<i32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [0]
      : (tensor<8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {
    %m = stablehlo.maximum %a, %c : tensor<f32>
    %s = stablehlo.add %b, %d : tensor<i32>
    stablehlo.return %m, %s : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}

// A window over all earlier elements is a scan.
// CHECK-LABEL: func @cumulative
// CHECK: ten.scan add %arg0 dim = 0 : tensor<9xf32> -> tensor<9xf32>
func.func @cumulative(%x: tensor<9xf32>) -> tensor<9xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

// So it is where what it starts from is broadcast, as JAX prints it.
// CHECK-LABEL: func @from_broadcast
// CHECK: ten.scan add %arg0 dim = 0 : tensor<9xf32> -> tensor<9xf32>
// CHECK: ten.window_reduce mul %arg0 window = [3] : tensor<9xf32> -> tensor<7xf32>
func.func @from_broadcast(%x: tensor<9xf32>) -> (tensor<9xf32>, tensor<7xf32>) {
  %number = stablehlo.constant dense<0.0> : tensor<f32>
  %zero = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
  %other = stablehlo.constant dense<1.0> : tensor<f32>
  %one = stablehlo.broadcast_in_dim %other, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%x, %one) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<9xf32>, tensor<f32>) -> tensor<7xf32>
  return %0, %1 : tensor<9xf32>, tensor<7xf32>
}

// What it starts from may be no constant, or one that changes sums.
// CHECK-LABEL: func @from_other
// CHECK: ten.window_reduce %arg0 init(
func.func @from_other(%x: tensor<9xf32>) -> tensor<7xf32> {
  %number = stablehlo.constant dense<1.0> : tensor<f32>
  %one = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %one) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<9xf32>, tensor<f32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @window
// CHECK: ten.window_reduce max %arg0 window = [2, 2] strides = [2, 2] : tensor<4x6xf32> -> tensor<2x3xf32>
func.func @window(%x: tensor<4x6xf32>) -> tensor<2x3xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %low) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func @scatter
// CHECK: ten.scatter add %arg0[%arg1], %arg2 window_dims = [1] inserted = [0]
func.func @scatter(%x: tensor<9x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) -> tensor<9x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}

// CHECK-LABEL: func @sort
// CHECK: ten.sort %arg0 dim = 0 stable : tensor<9xf32>
// CHECK: ten.compare lt total
// CHECK: ten.yield
func.func @sort(%x: tensor<9xf32>) -> tensor<9xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<9xf32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}
