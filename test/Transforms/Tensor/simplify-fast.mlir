// RUN: tensor-opt %s -ten-simplify=fp=fast | FileCheck %s
// RUN: not tensor-opt %s -ten-simplify=fp=loose 2>&1 | FileCheck %s --check-prefix=BAD

// BAD: Cannot find option named 'loose'!

// CHECK-LABEL: @sums(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @sums(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: %[[C:.*]] = ten.constant dense<3.000000e+00>
  // CHECK: ten.add %[[X]], %[[C]]
  // CHECK-NOT: ten.add
  // CHECK: return
  %c = ten.constant dense<1.0> : tensor<8xf32>
  %d = ten.constant dense<2.0> : tensor<8xf32>
  %0 = ten.add %x, %c : tensor<8xf32>
  %1 = ten.add %0, %d : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: @differences(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @differences(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: %[[C:.*]] = ten.constant dense<-3.000000e+00>
  // CHECK: ten.add %[[X]], %[[C]]
  %c = ten.constant dense<1.0> : tensor<8xf32>
  %d = ten.constant dense<2.0> : tensor<8xf32>
  %0 = ten.sub %x, %c : tensor<8xf32>
  %1 = ten.sub %0, %d : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: @products(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @products(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: %[[C:.*]] = ten.constant dense<8.000000e+00>
  // CHECK: ten.mul %[[X]], %[[C]]
  %c = ten.constant dense<4.0> : tensor<8xf32>
  %d = ten.constant dense<2.0> : tensor<8xf32>
  %0 = ten.mul %x, %c : tensor<8xf32>
  %1 = ten.mul %0, %d : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: @product_and_quotient(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @product_and_quotient(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK-NEXT: return %[[X]]
  %c = ten.constant dense<4.0> : tensor<8xf32>
  %0 = ten.mul %x, %c : tensor<8xf32>
  %1 = ten.div %0, %c : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: @quotient(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @quotient(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: %[[C:.*]] = ten.constant dense<0.333333343>
  // CHECK: ten.mul %[[X]], %[[C]]
  %c = ten.constant dense<3.0> : tensor<8xf32>
  %0 = ten.div %x, %c : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @quotient_by_zero_stays(
func.func @quotient_by_zero_stays(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: ten.div
  %c = ten.constant dense<0.0> : tensor<8xf32>
  %0 = ten.div %x, %c : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @overflowing_product_stays(
func.func @overflowing_product_stays(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: ten.mul
  // CHECK: ten.mul
  %c = ten.constant dense<1.0e30> : tensor<8xf32>
  %d = ten.constant dense<1.0e30> : tensor<8xf32>
  %0 = ten.mul %x, %c : tensor<8xf32>
  %1 = ten.mul %0, %d : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// A NaN or an infinity may be there.
// CHECK-LABEL: @product_with_zero_stays(
func.func @product_with_zero_stays(%x: tensor<8xf32>) -> (tensor<8xf32>) {
  // CHECK: ten.mul
  %c = ten.constant dense<0.0> : tensor<8xf32>
  %0 = ten.mul %x, %c : tensor<8xf32>
  return %0 : tensor<8xf32>
}
