// The largest of rows of any number and length, as JAX exports them: the same
// as the sort and slices that the composition is decomposed to.
// DEFINE: %{size} = 3x7
// DEFINE: %{check} = tensor-run %s --dynamic --input=%{size}xf32=normal:1 --input=%{size}xi32=uniform:2 | FileCheck %s
// RUN: %{check}
// REDEFINE: %{size} = 1x5
// RUN: %{check}
// REDEFINE: %{size} = 9x1000
// RUN: %{check}
// RUN: tensor-run %s --device=interpreter --input=%{size}xf32=normal:1 --input=%{size}xi32=uniform:2 | FileCheck %s
// RUN: not tensor-run %s --dynamic --input=3x4xf32=1 --input=3x4xi32=1

// CHECK: tensor i1 True
// CHECK: tensor i1 True
// CHECK: tensor i1 True
// CHECK: tensor i1 True
func.func @main(%x: tensor<?x?xf32>, %y: tensor<?x?xi32>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %0:2 = stablehlo.composite "chlo.top_k" %x {composite_attributes = {is_stable = true, k = 5 : i64}, decomposition = @floats, version = 1 : i32} : (tensor<?x?xf32>) -> (tensor<?x5xf32>, tensor<?x5xi32>)
  %1:2 = func.call @floats(%x) : (tensor<?x?xf32>) -> (tensor<?x5xf32>, tensor<?x5xi32>)
  %2:2 = stablehlo.composite "chlo.top_k" %y {composite_attributes = {k = 5 : i64}, decomposition = @integers, version = 1 : i32} : (tensor<?x?xi32>) -> (tensor<?x5xi32>, tensor<?x5xi32>)
  %3:2 = func.call @integers(%y) : (tensor<?x?xi32>) -> (tensor<?x5xi32>, tensor<?x5xi32>)
  %true = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.compare EQ, %0#0, %1#0 : (tensor<?x5xf32>, tensor<?x5xf32>) -> tensor<?x5xi1>
  %5 = stablehlo.compare EQ, %0#1, %1#1 : (tensor<?x5xi32>, tensor<?x5xi32>) -> tensor<?x5xi1>
  %6 = stablehlo.compare EQ, %2#0, %3#0 : (tensor<?x5xi32>, tensor<?x5xi32>) -> tensor<?x5xi1>
  %7 = stablehlo.compare EQ, %2#1, %3#1 : (tensor<?x5xi32>, tensor<?x5xi32>) -> tensor<?x5xi1>
  %8 = stablehlo.reduce(%4 init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<?x5xi1>, tensor<i1>) -> tensor<i1>
  %9 = stablehlo.reduce(%5 init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<?x5xi1>, tensor<i1>) -> tensor<i1>
  %10 = stablehlo.reduce(%6 init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<?x5xi1>, tensor<i1>) -> tensor<i1>
  %11 = stablehlo.reduce(%7 init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<?x5xi1>, tensor<i1>) -> tensor<i1>
  return %8, %9, %10, %11 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

func.func private @floats(%x: tensor<?x?xf32>) -> (tensor<?x5xf32>, tensor<?x5xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<2xi32>
  %five = stablehlo.constant dense<5> : tensor<1xi32>
  %rows = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %columns = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %r = stablehlo.reshape %rows : (tensor<i32>) -> tensor<1xi32>
  %c = stablehlo.reshape %columns : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %r, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %part = stablehlo.concatenate %r, %five, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %places = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %0:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %gt : tensor<i1>
  }) : (tensor<?x?xf32>, tensor<?x?xi32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %1 = stablehlo.real_dynamic_slice %0#0, %zero, %part, %one : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x5xf32>
  %2 = stablehlo.real_dynamic_slice %0#1, %zero, %part, %one : (tensor<?x?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x5xi32>
  return %1, %2 : tensor<?x5xf32>, tensor<?x5xi32>
}

func.func private @integers(%x: tensor<?x?xi32>) -> (tensor<?x5xi32>, tensor<?x5xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<2xi32>
  %five = stablehlo.constant dense<5> : tensor<1xi32>
  %rows = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xi32>) -> tensor<i32>
  %columns = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xi32>) -> tensor<i32>
  %r = stablehlo.reshape %rows : (tensor<i32>) -> tensor<1xi32>
  %c = stablehlo.reshape %columns : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %r, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %part = stablehlo.concatenate %r, %five, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %places = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %0:2 = "stablehlo.sort"(%x, %places) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %gt : tensor<i1>
  }) : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>)
  %1 = stablehlo.real_dynamic_slice %0#0, %zero, %part, %one : (tensor<?x?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x5xi32>
  %2 = stablehlo.real_dynamic_slice %0#1, %zero, %part, %one : (tensor<?x?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x5xi32>
  return %1, %2 : tensor<?x5xi32>, tensor<?x5xi32>
}
