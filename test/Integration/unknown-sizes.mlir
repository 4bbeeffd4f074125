// RUN: %python %S/Inputs/both.py tensor-run %s | FileCheck %s
// RUN: tensor-run %s --entry=training --dynamic --input=2x2xf32=1,2,3,6 --input=2xf32=1,2 --input=2xf32=0,1 | FileCheck %s --check-prefix=TRAINING
// RUN: tensor-run %s --entry=inference --dynamic --input=3x2xf32=1,2,3,6,5,10 --input=2xf32=1,2 --verify | FileCheck %s --check-prefix=INFERENCE
// RUN: tensor-run %s --entry=gradient --dynamic --input=2x2xf32=1,2,3,6 --input=2x2xf32=1,0,0,0 --input=2xf32=2,4 --input=2xf32=1,4 | FileCheck %s --check-prefix=GRADIENT
// RUN: tensor-run %s --entry=random --dynamic --input=2xi64=300,41 | FileCheck %s --check-prefix=RANDOM
// RUN: tensor-run %s --entry=random --dynamic --input=2xi64=0,3 | FileCheck %s --check-prefix=EMPTY

// Operations whose sizes only the run knows: for the sizes of the inputs, for
// any, and interpreted.

// CHECK-LABEL: == training
// CHECK-NEXT: tensor 2x2xf32 {{.*}}-1. -1.]
// CHECK-NEXT: [ 1.  3.]]
// CHECK-NEXT: tensor 2xf32 [2. 4.]
// CHECK-NEXT: tensor 2xf32 [1. 4.]
// TRAINING: tensor 2x2xf32 {{.*}}-1. -1.]
// TRAINING-NEXT: [ 1.  3.]]
// TRAINING-NEXT: tensor 2xf32 [2. 4.]
// TRAINING-NEXT: tensor 2xf32 [1. 4.]
// INPUT: 2x2xf32=1,2,3,6 2xf32=1,2 2xf32=0,1
func.func @training(%x: tensor<?x2xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>) -> (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1, %0#2 : tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: == inference
// CHECK-NEXT: tensor 3x2xf32 {{.*}} 0.  0.]
// CHECK-NEXT: [ 2.  8.]
// CHECK-NEXT: {{ *}}[ 4. 16.]]
// INFERENCE: tensor 3x2xf32
// INFERENCE: [ 4. 16.]]
// INFERENCE: verify:
// INPUT: 3x2xf32=1,2,3,6,5,10 2xf32=1,2
func.func @inference(%x: tensor<?x?xf32>, %mean: tensor<?xf32>) -> tensor<?x?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<2xf32>
  %variance = stablehlo.constant dense<0.0> : tensor<2xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %mean, %variance, %mean, %one) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<?x?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<?xf32>, tensor<2xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// A feature of two elements has no gradient but for their sum.
// CHECK-LABEL: == gradient
// CHECK: tensor 2xf32 [-1. 0.]
// CHECK-NEXT: tensor 2xf32 [1. 0.]
// GRADIENT: tensor 2x2xf32 {{.*}}0. 0.]
// GRADIENT: tensor 2xf32 [-1. 0.]
// GRADIENT-NEXT: tensor 2xf32 [1. 0.]
// INPUT: 2x2xf32=1,2,3,6 2x2xf32=1,0,0,0 2xf32=2,4 2xf32=1,4
func.func @gradient(%x: tensor<?x2xf32>, %g: tensor<?x2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>) -> (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<2xf32>
  %0:3 = "stablehlo.batch_norm_grad"(%x, %one, %mean, %variance, %g) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1, %0#2 : tensor<?x2xf32>, tensor<2xf32>, tensor<2xf32>
}

// All numbers lie between the bounds; of many both halves are there.
// CHECK-LABEL: == random
// CHECK-NEXT: tensor i1 True
// CHECK-NEXT: tensor i1 True
// RANDOM: tensor i1 True
// RANDOM-NEXT: tensor i1 True
// EMPTY: tensor i1 True
// INPUT: 2xi64=100,41
func.func @random(%shape: tensor<2xi64>) -> (tensor<i1>, tensor<i1>) {
  %low = stablehlo.constant dense<2.0> : tensor<f32>
  %high = stablehlo.constant dense<4.0> : tensor<f32>
  %half = stablehlo.constant dense<3.0> : tensor<f32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  %l = stablehlo.dynamic_broadcast_in_dim %low, %shape, dims = [] : (tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  %h = stablehlo.dynamic_broadcast_in_dim %high, %shape, dims = [] : (tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  %m = stablehlo.dynamic_broadcast_in_dim %half, %shape, dims = [] : (tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  %above = stablehlo.compare GE, %0, %l : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %below = stablehlo.compare LT, %0, %h : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %in = stablehlo.and %above, %below : tensor<?x?xi1>
  %all = stablehlo.reduce(%in init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<i1>
  %upper = stablehlo.compare GE, %0, %m : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %lower = stablehlo.not %upper : tensor<?x?xi1>
  %a = stablehlo.reduce(%upper init: %false) applies stablehlo.or across dimensions = [0, 1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<i1>
  %b = stablehlo.reduce(%lower init: %false) applies stablehlo.or across dimensions = [0, 1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<i1>
  %both = stablehlo.and %a, %b : tensor<i1>
  return %all, %both : tensor<i1>, tensor<i1>
}
