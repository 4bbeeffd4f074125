// RUN: tensor-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: tensor-opt %t.mlir | diff - %t.mlir
// RUN: tensor-opt %s -mlir-print-op-generic | tensor-opt | diff - %t.mlir
// RUN: tensor-opt %s -emit-bytecode | tensor-opt | diff - %t.mlir

// CHECK-LABEL: @unary(
func.func @unary(%x: tensor<4xf32>, %d: tensor<?x2xf32>) {
  // CHECK: %{{.*}} = ten.neg %{{[a-z0-9_#]+}} : tensor<4xf32>
  %0 = ten.neg %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.sign %{{[a-z0-9_#]+}} : tensor<4xf32>
  %1 = ten.sign %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.ceil %{{[a-z0-9_#]+}} : tensor<4xf32>
  %2 = ten.ceil %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.floor %{{[a-z0-9_#]+}} : tensor<4xf32>
  %3 = ten.floor %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.round %{{[a-z0-9_#]+}} : tensor<4xf32>
  %4 = ten.round %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.round_even %{{[a-z0-9_#]+}} : tensor<4xf32>
  %5 = ten.round_even %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.exp %{{[a-z0-9_#]+}} : tensor<4xf32>
  %6 = ten.exp %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.expm1 %{{[a-z0-9_#]+}} : tensor<4xf32>
  %7 = ten.expm1 %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.log %{{[a-z0-9_#]+}} : tensor<4xf32>
  %8 = ten.log %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.log1p %{{[a-z0-9_#]+}} : tensor<4xf32>
  %9 = ten.log1p %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.logistic %{{[a-z0-9_#]+}} : tensor<4xf32>
  %10 = ten.logistic %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.sqrt %{{[a-z0-9_#]+}} : tensor<4xf32>
  %11 = ten.sqrt %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.rsqrt %{{[a-z0-9_#]+}} : tensor<4xf32>
  %12 = ten.rsqrt %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.cbrt %{{[a-z0-9_#]+}} : tensor<4xf32>
  %13 = ten.cbrt %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.sin %{{[a-z0-9_#]+}} : tensor<4xf32>
  %14 = ten.sin %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.cos %{{[a-z0-9_#]+}} : tensor<4xf32>
  %15 = ten.cos %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.tan %{{[a-z0-9_#]+}} : tensor<4xf32>
  %16 = ten.tan %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.tanh %{{[a-z0-9_#]+}} : tensor<4xf32>
  %17 = ten.tanh %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.erf %{{[a-z0-9_#]+}} : tensor<4xf32>
  %18 = ten.erf %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.erfc %{{[a-z0-9_#]+}} : tensor<4xf32>
  %19 = ten.erfc %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.neg %{{[a-z0-9_#]+}} : tensor<?x2xf32>
  %20 = ten.neg %d : tensor<?x2xf32>
  return
}

// CHECK-LABEL: @bits(
func.func @bits(%x: tensor<4xi32>, %b: tensor<i1>) {
  // CHECK: %{{.*}} = ten.not %{{[a-z0-9_#]+}} : tensor<4xi32>
  %0 = ten.not %x : tensor<4xi32>
  // CHECK: %{{.*}} = ten.popcnt %{{[a-z0-9_#]+}} : tensor<4xi32>
  %1 = ten.popcnt %x : tensor<4xi32>
  // CHECK: %{{.*}} = ten.clz %{{[a-z0-9_#]+}} : tensor<4xi32>
  %2 = ten.clz %x : tensor<4xi32>
  // CHECK: %{{.*}} = ten.not %{{[a-z0-9_#]+}} : tensor<i1>
  %3 = ten.not %b : tensor<i1>
  return
}

// CHECK-LABEL: @converting(
func.func @converting(%x: tensor<4xf32>, %c: tensor<?xcomplex<f32>>) {
  // CHECK: %{{.*}} = ten.abs %{{[a-z0-9_#]+}} : tensor<?xcomplex<f32>> -> tensor<?xf32>
  %0 = ten.abs %c : tensor<?xcomplex<f32>> -> tensor<?xf32>
  // CHECK: %{{.*}} = ten.real %{{[a-z0-9_#]+}} : tensor<?xcomplex<f32>> -> tensor<?xf32>
  %1 = ten.real %c : tensor<?xcomplex<f32>> -> tensor<?xf32>
  // CHECK: %{{.*}} = ten.imag %{{[a-z0-9_#]+}} : tensor<?xcomplex<f32>> -> tensor<?xf32>
  %2 = ten.imag %c : tensor<?xcomplex<f32>> -> tensor<?xf32>
  // CHECK: %{{.*}} = ten.is_finite %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi1>
  %3 = ten.is_finite %x : tensor<4xf32> -> tensor<4xi1>
  // CHECK: %{{.*}} = ten.complex %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xcomplex<f32>>
  %4 = ten.complex %x, %x : tensor<4xf32> -> tensor<4xcomplex<f32>>
  // CHECK: %{{.*}} = ten.reduce_precision %{{[a-z0-9_#]+}} exponent = 5 mantissa = 10 : tensor<4xf32>
  %5 = ten.reduce_precision %x exponent = 5 mantissa = 10 : tensor<4xf32>
  return
}

// CHECK-LABEL: @convert(
func.func @convert(%x: tensor<4xf32>) {
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf64>
  %0 = ten.convert %x : tensor<4xf32> -> tensor<4xf64>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf16>
  %2 = ten.convert %x : tensor<4xf32> -> tensor<4xf16>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xbf16>
  %3 = ten.convert %x : tensor<4xf32> -> tensor<4xbf16>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf8E4M3>
  %4 = ten.convert %x : tensor<4xf32> -> tensor<4xf8E4M3>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf8E4M3FN>
  %5 = ten.convert %x : tensor<4xf32> -> tensor<4xf8E4M3FN>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf8E4M3FNUZ>
  %6 = ten.convert %x : tensor<4xf32> -> tensor<4xf8E4M3FNUZ>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf8E4M3B11FNUZ>
  %7 = ten.convert %x : tensor<4xf32> -> tensor<4xf8E4M3B11FNUZ>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf8E5M2>
  %8 = ten.convert %x : tensor<4xf32> -> tensor<4xf8E5M2>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf8E5M2FNUZ>
  %9 = ten.convert %x : tensor<4xf32> -> tensor<4xf8E5M2FNUZ>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf8E3M4>
  %10 = ten.convert %x : tensor<4xf32> -> tensor<4xf8E3M4>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf8E8M0FNU>
  %11 = ten.convert %x : tensor<4xf32> -> tensor<4xf8E8M0FNU>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xf4E2M1FN>
  %12 = ten.convert %x : tensor<4xf32> -> tensor<4xf4E2M1FN>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi2>
  %13 = ten.convert %x : tensor<4xf32> -> tensor<4xi2>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi4>
  %14 = ten.convert %x : tensor<4xf32> -> tensor<4xi4>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi8>
  %15 = ten.convert %x : tensor<4xf32> -> tensor<4xi8>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi16>
  %16 = ten.convert %x : tensor<4xf32> -> tensor<4xi16>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi32>
  %17 = ten.convert %x : tensor<4xf32> -> tensor<4xi32>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi64>
  %18 = ten.convert %x : tensor<4xf32> -> tensor<4xi64>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xui2>
  %19 = ten.convert %x : tensor<4xf32> -> tensor<4xui2>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xui4>
  %20 = ten.convert %x : tensor<4xf32> -> tensor<4xui4>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xui8>
  %21 = ten.convert %x : tensor<4xf32> -> tensor<4xui8>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xui16>
  %22 = ten.convert %x : tensor<4xf32> -> tensor<4xui16>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xui32>
  %23 = ten.convert %x : tensor<4xf32> -> tensor<4xui32>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xui64>
  %24 = ten.convert %x : tensor<4xf32> -> tensor<4xui64>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xindex>
  %25 = ten.convert %x : tensor<4xf32> -> tensor<4xindex>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi1>
  %26 = ten.convert %x : tensor<4xf32> -> tensor<4xi1>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xcomplex<f32>>
  %27 = ten.convert %x : tensor<4xf32> -> tensor<4xcomplex<f32>>
  // CHECK: %{{.*}} = ten.convert %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xcomplex<f64>>
  %28 = ten.convert %x : tensor<4xf32> -> tensor<4xcomplex<f64>>
  return
}

// CHECK-LABEL: @bitcast(
func.func @bitcast(%x: tensor<4xf32>, %d: tensor<?x4xui8>) {
  // CHECK: %{{.*}} = ten.bitcast %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4xi32>
  %0 = ten.bitcast %x : tensor<4xf32> -> tensor<4xi32>
  // CHECK: %{{.*}} = ten.bitcast %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4x4xui8>
  %1 = ten.bitcast %x : tensor<4xf32> -> tensor<4x4xui8>
  // CHECK: %{{.*}} = ten.bitcast %{{[a-z0-9_#]+}} : tensor<?x4xui8> -> tensor<?xf32>
  %2 = ten.bitcast %d : tensor<?x4xui8> -> tensor<?xf32>
  // CHECK: %{{.*}} = ten.bitcast %{{[a-z0-9_#]+}} : tensor<4xf32> -> tensor<4x8xi4>
  %3 = ten.bitcast %x : tensor<4xf32> -> tensor<4x8xi4>
  return
}

// CHECK-LABEL: @binary(
func.func @binary(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %0 = ten.add %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.sub %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %1 = ten.sub %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.mul %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %2 = ten.mul %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.div %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %3 = ten.div %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.rem %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %4 = ten.rem %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.max %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %5 = ten.max %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.min %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %6 = ten.min %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.pow %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %7 = ten.pow %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.atan2 %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %8 = ten.atan2 %x, %y : tensor<4xf32>
  return
}

// CHECK-LABEL: @binary_bits(
func.func @binary_bits(%x: tensor<?xui8>, %y: tensor<?xui8>) {
  // CHECK: %{{.*}} = ten.and %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<?xui8>
  %0 = ten.and %x, %y : tensor<?xui8>
  // CHECK: %{{.*}} = ten.or %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<?xui8>
  %1 = ten.or %x, %y : tensor<?xui8>
  // CHECK: %{{.*}} = ten.xor %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<?xui8>
  %2 = ten.xor %x, %y : tensor<?xui8>
  // CHECK: %{{.*}} = ten.shl %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<?xui8>
  %3 = ten.shl %x, %y : tensor<?xui8>
  // CHECK: %{{.*}} = ten.shr_signed %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<?xui8>
  %4 = ten.shr_signed %x, %y : tensor<?xui8>
  // CHECK: %{{.*}} = ten.shr_unsigned %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<?xui8>
  %5 = ten.shr_unsigned %x, %y : tensor<?xui8>
  return
}

// CHECK-LABEL: @element_types(
func.func @element_types(%a0: tensor<2xf64>, %a1: tensor<2xf32>, %a2: tensor<2xf16>, %a3: tensor<2xbf16>, %a4: tensor<2xf8E4M3>, %a5: tensor<2xf8E4M3FN>, %a6: tensor<2xf8E4M3FNUZ>, %a7: tensor<2xf8E4M3B11FNUZ>, %a8: tensor<2xf8E5M2>, %a9: tensor<2xf8E5M2FNUZ>, %a10: tensor<2xf8E3M4>, %a11: tensor<2xf8E8M0FNU>, %a12: tensor<2xf4E2M1FN>, %a13: tensor<2xi2>, %a14: tensor<2xi4>, %a15: tensor<2xi8>, %a16: tensor<2xi16>, %a17: tensor<2xi32>, %a18: tensor<2xi64>, %a19: tensor<2xui2>, %a20: tensor<2xui4>, %a21: tensor<2xui8>, %a22: tensor<2xui16>, %a23: tensor<2xui32>, %a24: tensor<2xui64>, %a25: tensor<2xindex>, %a26: tensor<2xi1>, %a27: tensor<2xcomplex<f32>>, %a28: tensor<2xcomplex<f64>>, %a29: tensor<2xf6E2M3FN>, %a30: tensor<2xf6E3M2FN>) {
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf64>
  %0 = ten.add %a0, %a0 : tensor<2xf64>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf32>
  %1 = ten.add %a1, %a1 : tensor<2xf32>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf16>
  %2 = ten.add %a2, %a2 : tensor<2xf16>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xbf16>
  %3 = ten.add %a3, %a3 : tensor<2xbf16>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf8E4M3>
  %4 = ten.add %a4, %a4 : tensor<2xf8E4M3>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf8E4M3FN>
  %5 = ten.add %a5, %a5 : tensor<2xf8E4M3FN>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf8E4M3FNUZ>
  %6 = ten.add %a6, %a6 : tensor<2xf8E4M3FNUZ>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf8E4M3B11FNUZ>
  %7 = ten.add %a7, %a7 : tensor<2xf8E4M3B11FNUZ>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf8E5M2>
  %8 = ten.add %a8, %a8 : tensor<2xf8E5M2>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf8E5M2FNUZ>
  %9 = ten.add %a9, %a9 : tensor<2xf8E5M2FNUZ>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf8E3M4>
  %10 = ten.add %a10, %a10 : tensor<2xf8E3M4>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf8E8M0FNU>
  %11 = ten.add %a11, %a11 : tensor<2xf8E8M0FNU>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf4E2M1FN>
  %12 = ten.add %a12, %a12 : tensor<2xf4E2M1FN>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xi2>
  %13 = ten.add %a13, %a13 : tensor<2xi2>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xi4>
  %14 = ten.add %a14, %a14 : tensor<2xi4>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xi8>
  %15 = ten.add %a15, %a15 : tensor<2xi8>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xi16>
  %16 = ten.add %a16, %a16 : tensor<2xi16>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xi32>
  %17 = ten.add %a17, %a17 : tensor<2xi32>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xi64>
  %18 = ten.add %a18, %a18 : tensor<2xi64>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xui2>
  %19 = ten.add %a19, %a19 : tensor<2xui2>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xui4>
  %20 = ten.add %a20, %a20 : tensor<2xui4>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xui8>
  %21 = ten.add %a21, %a21 : tensor<2xui8>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xui16>
  %22 = ten.add %a22, %a22 : tensor<2xui16>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xui32>
  %23 = ten.add %a23, %a23 : tensor<2xui32>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xui64>
  %24 = ten.add %a24, %a24 : tensor<2xui64>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xindex>
  %25 = ten.add %a25, %a25 : tensor<2xindex>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xi1>
  %26 = ten.add %a26, %a26 : tensor<2xi1>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xcomplex<f32>>
  %27 = ten.add %a27, %a27 : tensor<2xcomplex<f32>>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xcomplex<f64>>
  %28 = ten.add %a28, %a28 : tensor<2xcomplex<f64>>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf6E2M3FN>
  %29 = ten.add %a29, %a29 : tensor<2xf6E2M3FN>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<2xf6E3M2FN>
  %30 = ten.add %a30, %a30 : tensor<2xf6E3M2FN>
  return
}

// CHECK-LABEL: @compare(
func.func @compare(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  // CHECK: %{{.*}} = ten.compare eq %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %0 = ten.compare eq %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.compare ne %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %1 = ten.compare ne %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.compare lt %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %2 = ten.compare lt %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.compare le %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %3 = ten.compare le %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.compare gt %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %4 = ten.compare gt %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.compare ge %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %5 = ten.compare ge %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.compare lt total %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %6 = ten.compare lt total %x, %y : tensor<4xf32>
  return
}

// CHECK-LABEL: @ternary(
func.func @ternary(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) {
  // CHECK: %{{.*}} = ten.select %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %0 = ten.select %c, %x, %y : tensor<4xf32>
  // CHECK: %{{.*}} = ten.clamp %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %1 = ten.clamp %x, %y, %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.fma %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} : tensor<4xf32>
  %3 = ten.fma %x, %y, %x : tensor<4xf32>
  // CHECK: %{{.*}} = ten.add %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} {note = "kept"} : tensor<4xf32>
  %2 = ten.add %x, %y {note = "kept"} : tensor<4xf32>
  return
}
