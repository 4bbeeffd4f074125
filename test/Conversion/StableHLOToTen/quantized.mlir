// RUN: tensor-opt %s -convert-stablehlo-to-ten | FileCheck %s
// RUN: tensor-run %s --entry=check
// RUN: tensor-run %s --entry=check --device=interpreter
// RUN: tensor-run %s --entry=check_blocks
// RUN: tensor-run %s --entry=check_blocks --device=interpreter

!q = !quant.uniform<i8:f32, 0.5:-20>
!u = !quant.uniform<u8:f32, 0.25:128>
!v = !quant.uniform<i8:f32, 0.25:-8>
!weight = !quant.uniform<i8:f32:1, {0.5:0,0.25:0}>
!wide = !quant.uniform<i16:f32, 0.5:-20>
!axis = !quant.uniform<i8:f32:1, {0.5:-1,0.25:3}>

// Boundaries have storage integers; what moves elements stays on them.
// CHECK-LABEL: func.func @moves(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xui8>) -> tensor<3x2xi8>
func.func @moves(%a: tensor<2x3x!q>, %b: tensor<2x3x!u>) -> tensor<3x2x!q> {
  // CHECK-NEXT: ten.transpose %arg0
  // CHECK-NEXT: return
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3x!q>) -> tensor<3x2x!q>
  return %0 : tensor<3x2x!q>
}

// CHECK-LABEL: func.func @quantize(%arg0: tensor<2xf32>) -> tensor<2xui8>
func.func @quantize(%a: tensor<2xf32>) -> tensor<2x!u> {
  // CHECK: %[[SCALE:.*]] = ten.constant dense<2.500000e-01>
  // CHECK: %[[Q:.*]] = ten.div %arg0, %[[SCALE]]
  // CHECK: %[[ZERO:.*]] = ten.constant dense<1.280000e+02>
  // CHECK: %[[SUM:.*]] = ten.add %[[Q]], %[[ZERO]]
  // CHECK: %[[IN:.*]] = ten.clamp %{{.*}}, %[[SUM]], %{{.*}}
  // CHECK: %[[ROUND:.*]] = ten.round_even %[[IN]]
  // CHECK: ten.convert %[[ROUND]] : tensor<2xf32> -> tensor<2xui8>
  %0 = stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!u>
  return %0 : tensor<2x!u>
}

// CHECK-LABEL: func.func @axis(%arg0: tensor<3x2xi8>) -> tensor<3x2xf32>
func.func @axis(%a: tensor<3x2x!axis>) -> tensor<3x2xf32> {
  // CHECK-DAG: ten.constant dense<[-1, 3]> : tensor<2xi32>
  // CHECK-DAG: ten.constant dense<[5.000000e-01, 2.500000e-01]> : tensor<2xf32>
  %0 = stablehlo.uniform_dequantize %a : (tensor<3x2x!axis>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

!blocks = !quant.uniform<i8:f32:{0:1, 1:2}, {{0.5, 0.25:1}, {2.0:-1, 4.0}}>
!turned = !quant.uniform<i8:f32:{0:2, 1:1}, {{0.5, 2.0:-1}, {0.25:1, 4.0}}>
!other = !quant.uniform<i8:f32:{0:2, 1:1}, {{0.5, 2.0:-1}, {0.25:1, 8.0}}>
!rows = !quant.uniform<u8:f32:{1:2}, {{0.5:128, 0.25}}>

// CHECK-LABEL: func.func @blocks(%arg0: tensor<2x4xi8>) -> tensor<2x4xf32>
func.func @blocks(%a: tensor<2x4x!blocks>) -> tensor<2x4xf32> {
  // CHECK-DAG: %[[ZERO:.*]] = ten.constant dense<{{\[\[}}0, 1], [-1, 0]]> : tensor<2x2xi32>
  // CHECK-DAG: ten.broadcast %[[ZERO]] dims = [0, 2] : tensor<2x2xi32> -> tensor<2x1x2x2xi32>
  // CHECK-DAG: ten.constant dense<{{\[\[}}5.000000e-01, 2.500000e-01], [2.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
  %0 = stablehlo.uniform_dequantize %a : (tensor<2x4x!blocks>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Transposed blocks are moved as integers, others as numbers.
// CHECK-LABEL: func.func @turned(%arg0: tensor<2x4xi8>)
// CHECK-NEXT: %[[T:.*]] = ten.transpose %arg0 perm = [1, 0] : tensor<2x4xi8> -> tensor<4x2xi8>
// CHECK: ten.transpose %{{.*}} perm = [1, 0] : tensor<2x4xf32> -> tensor<4x2xf32>
// CHECK: return %[[T]]
func.func @turned(%a: tensor<2x4x!blocks>) -> (tensor<4x2x!turned>, tensor<4x2x!other>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x4x!blocks>) -> tensor<4x2x!turned>
  %1 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x4x!blocks>) -> tensor<4x2x!other>
  return %0, %1 : tensor<4x2x!turned>, tensor<4x2x!other>
}

func.func @check_blocks() {
  %a = stablehlo.constant() <{value = dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi8>}> : () -> tensor<2x4x!blocks>
  %0 = stablehlo.uniform_dequantize %a : (tensor<2x4x!blocks>) -> tensor<2x4xf32>
  check.expect_eq_const %0, dense<[[0.5, 1.0, 0.5, 0.75], [12.0, 14.0, 28.0, 32.0]]> : tensor<2x4xf32>
  %1 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x4x!blocks>) -> tensor<4x2x!turned>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<4x2x!turned>) -> tensor<4x2xf32>
  check.expect_eq_const %2, dense<[[0.5, 12.0], [1.0, 14.0], [0.5, 28.0], [0.75, 32.0]]> : tensor<4x2xf32>
  %3 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x4x!blocks>) -> tensor<4x2x!other>
  %4 = stablehlo.uniform_dequantize %3 : (tensor<4x2x!other>) -> tensor<4x2xf32>
  check.expect_eq_const %4, dense<[[0.5, 12.0], [1.0, 14.0], [0.5, 32.0], [0.75, 32.0]]> : tensor<4x2xf32>
  // The other dimension has one block.
  %x = stablehlo.constant dense<[[1.0, -200.0, 0.25, 100.0], [-1.5, 0.0, 0.5, 1.0]]> : tensor<2x4xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<2x4xf32>) -> tensor<2x4x!rows>
  %i = stablehlo.bitcast_convert %q : (tensor<2x4x!rows>) -> tensor<2x4xui8>
  check.expect_eq_const %i, dense<[[130, 0, 1, 255], [125, 128, 2, 4]]> : tensor<2x4xui8>
  // A part has blocks of its own.
  %5 = stablehlo.slice %a [0:1, 2:4] : (tensor<2x4x!blocks>) -> tensor<1x2x!quant.uniform<i8:f32:{1:1}, {{0.25, 0.5}}>>
  %6 = stablehlo.bitcast_convert %5 : (tensor<1x2x!quant.uniform<i8:f32:{1:1}, {{0.25, 0.5}}>>) -> tensor<1x2xi8>
  check.expect_eq_const %6, dense<[[2, 2]]> : tensor<1x2xi8>
  return
}

func.func @check() {
  %a = stablehlo.constant dense<[1.0, -200.0, 200.0, 0.25]> : tensor<4xf32>
  // -20 + 2, saturated twice, ties to even.
  %qa = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!q>
  %ia = stablehlo.bitcast_convert %qa : (tensor<4x!q>) -> tensor<4xi8>
  check.expect_eq_const %ia, dense<[-18, -128, 127, -20]> : tensor<4xi8>

  // Expressed numbers are added, and the sum is quantized.
  %sum = stablehlo.add %qa, %qa : (tensor<4x!q>, tensor<4x!q>) -> tensor<4x!v>
  %isum = stablehlo.bitcast_convert %sum : (tensor<4x!v>) -> tensor<4xi8>
  check.expect_eq_const %isum, dense<[0, -128, 127, -8]> : tensor<4xi8>

  // What moves elements into another quantization keeps the numbers.
  %moved = stablehlo.slice %qa [0:1] : (tensor<4x!q>) -> tensor<1x!v>
  %imoved = stablehlo.bitcast_convert %moved : (tensor<1x!v>) -> tensor<1xi8>
  check.expect_eq_const %imoved, dense<-4> : tensor<1xi8>
  %plain = stablehlo.reverse %qa, dims = [0] : (tensor<4x!q>) -> tensor<4xf32>
  check.expect_eq_const %plain, dense<[0.0, 73.5, -54.0, 1.0]> : tensor<4xf32>
  %two = "stablehlo.concatenate"(%qa, %sum) <{dimension = 0 : i64}> : (tensor<4x!q>, tensor<4x!v>) -> tensor<8x!v>
  %itwo = stablehlo.bitcast_convert %two : (tensor<8x!v>) -> tensor<8xi8>
  check.expect_eq_const %itwo, dense<[-4, -128, 127, -8, 0, -128, 127, -8]> : tensor<8xi8>

  // Constants are the numbers that are stored.
  %stored = stablehlo.constant() <{value = dense<[-18, -20]> : tensor<2xi8>}> : () -> tensor<2x!q>
  %expressed = stablehlo.uniform_dequantize %stored : (tensor<2x!q>) -> tensor<2xf32>
  check.expect_eq_const %expressed, dense<[1.0, 0.0]> : tensor<2xf32>

  // A reduction's body computes too.
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %qzero = stablehlo.uniform_quantize %zero : (tensor<f32>) -> tensor<!q>
  %qs = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %q3 = stablehlo.uniform_quantize %qs : (tensor<3xf32>) -> tensor<3x!q>
  %total = "stablehlo.reduce"(%q3, %qzero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<!q>, %y: tensor<!q>):
    %s = stablehlo.add %x, %y : tensor<!q>
    stablehlo.return %s : tensor<!q>
  }) : (tensor<3x!q>, tensor<!q>) -> tensor<!q>
  %f = stablehlo.uniform_dequantize %total : (tensor<!q>) -> tensor<f32>
  check.expect_eq_const %f, dense<6.0> : tensor<f32>

  // Weights alone may be quantized.
  %x = stablehlo.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
  %wi = stablehlo.constant dense<[[1, 7], [3, -1], [-1, 3]]> : tensor<3x2xi8>
  %w = stablehlo.bitcast_convert %wi : (tensor<3x2xi8>) -> tensor<3x2x!weight>
  %xw = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x3xf32>, tensor<3x2x!weight>) -> tensor<1x2xf32>
  check.expect_eq_const %xw, dense<[[2.0, 3.5]]> : tensor<1x2xf32>

  // Sums in wider storage.
  %start = stablehlo.constant() <{value = dense<-20> : tensor<i8>}> : () -> tensor<!q>
  %sums = "stablehlo.select_and_scatter"(%qa, %q3, %start) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x0: tensor<!q>, %y0: tensor<!q>):
    %s = stablehlo.compare GE, %x0, %y0 : (tensor<!q>, tensor<!q>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%x1: tensor<!wide>, %y1: tensor<!wide>):
    %s = stablehlo.add %x1, %y1 : tensor<!wide>
    stablehlo.return %s : tensor<!wide>
  }) : (tensor<4x!q>, tensor<3x!q>, tensor<!q>) -> tensor<4x!wide>
  %fsums = stablehlo.uniform_dequantize %sums : (tensor<4x!wide>) -> tensor<4xf32>
  check.expect_eq_const %fsums, dense<[1.0, 0.0, 5.0, 0.0]> : tensor<4xf32>
  return
}
