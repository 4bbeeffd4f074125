// RUN: tensor-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @broadcast_nothing(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @broadcast_nothing(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.broadcast %x dims = [0] : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @broadcast_permuting_stays(
func.func @broadcast_permuting_stays(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  // CHECK: ten.broadcast
  %0 = ten.broadcast %x dims = [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: @broadcast_of_broadcast(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @broadcast_of_broadcast(%x: tensor<4xf32>) -> (tensor<2x5x4xf32>) {
  // CHECK-NEXT: %[[ALL:.*]] = ten.broadcast %[[X]] dims = [2]
  %0 = ten.broadcast %x dims = [1] : tensor<4xf32> -> tensor<5x4xf32>
  %1 = ten.broadcast %0 dims = [1, 2] : tensor<5x4xf32> -> tensor<2x5x4xf32>
  return %1 : tensor<2x5x4xf32>
}

// CHECK-LABEL: @reshape_of_reshape(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x6xf32>
func.func @reshape_of_reshape(%x: tensor<4x6xf32>) -> (tensor<3x8xf32>) {
  // CHECK-NEXT: %[[ALL:.*]] = ten.reshape %[[X]]
  %0 = ten.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  %1 = ten.reshape %0 : tensor<24xf32> -> tensor<3x8xf32>
  return %1 : tensor<3x8xf32>
}

// CHECK-LABEL: @reshape_back(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x6xf32>
func.func @reshape_back(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  %1 = ten.reshape %0 : tensor<24xf32> -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// CHECK-LABEL: @reshape_dynamic_stays(
func.func @reshape_dynamic_stays(%x: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>) {
  // CHECK: ten.reshape
  %0 = ten.reshape %x sizes(%n, %n) : tensor<?x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: @transpose_nothing(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x?xf32>
func.func @transpose_nothing(%x: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.transpose %x perm = [0, 1] : tensor<4x?xf32> -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK-LABEL: @transpose_of_transpose(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x3x4xf32>
func.func @transpose_of_transpose(%x: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>) {
  // CHECK-NEXT: %[[ALL:.*]] = ten.transpose %[[X]] perm = [2, 0, 1]
  %0 = ten.transpose %x perm = [1, 0, 2] : tensor<2x3x4xf32> -> tensor<3x2x4xf32>
  %1 = ten.transpose %0 perm = [2, 1, 0] : tensor<3x2x4xf32> -> tensor<4x2x3xf32>
  return %1 : tensor<4x2x3xf32>
}

// CHECK-LABEL: @transpose_back(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x3xf32>
func.func @transpose_back(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.transpose %x perm = [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
  %1 = ten.transpose %0 perm = [1, 0] : tensor<3x2xf32> -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: @transpose_of_unit(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<1x3x4xf32>
func.func @transpose_of_unit(%x: tensor<1x3x4xf32>) -> (tensor<3x1x4xf32>) {
  // CHECK-NEXT: %[[VIEW:.*]] = ten.reshape %[[X]]
  %0 = ten.transpose %x perm = [1, 0, 2] : tensor<1x3x4xf32> -> tensor<3x1x4xf32>
  return %0 : tensor<3x1x4xf32>
}

// CHECK-LABEL: @transpose_stays(
func.func @transpose_stays(%x: tensor<1x3x4xf32>) -> (tensor<1x4x3xf32>) {
  // CHECK: ten.transpose
  %0 = ten.transpose %x perm = [0, 2, 1] : tensor<1x3x4xf32> -> tensor<1x4x3xf32>
  return %0 : tensor<1x4x3xf32>
}

// CHECK-LABEL: @reverse_twice(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x3xf32>
func.func @reverse_twice(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.reverse %x dims = [0, 1] : tensor<2x3xf32>
  %1 = ten.reverse %0 dims = [1, 0] : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: @reverse_two(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x3xf32>
func.func @reverse_two(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  // CHECK-NEXT: %[[ONE:.*]] = ten.reverse %[[X]] dims = [0]
  %0 = ten.reverse %x dims = [0, 1] : tensor<2x3xf32>
  %1 = ten.reverse %0 dims = [1] : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: @reverse_stays(
func.func @reverse_stays(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  // CHECK: ten.reverse
  %0 = ten.reverse %x dims = [1] : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: @concat_one(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @concat_one(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.concat %x dim = 0 : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @concat_nested(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<2xf32>
func.func @concat_nested(%x: tensor<4xf32>, %y: tensor<2xf32>) -> (tensor<10xf32>) {
  // CHECK-NEXT: %[[ALL:.*]] = ten.concat %[[X]], %[[Y]], %[[X]]
  %0 = ten.concat %x, %y dim = 0 : tensor<4xf32>, tensor<2xf32> -> tensor<6xf32>
  %1 = ten.concat %0, %x dim = 0 : tensor<6xf32>, tensor<4xf32> -> tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: @concat_nested_used_stays(
func.func @concat_nested_used_stays(%x: tensor<4xf32>) -> (tensor<12xf32>, tensor<8xf32>) {
  // CHECK: %[[INNER:.*]] = ten.concat
  // CHECK: ten.concat %[[INNER]]
  %0 = ten.concat %x, %x dim = 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  %1 = ten.concat %0, %x dim = 0 : tensor<8xf32>, tensor<4xf32> -> tensor<12xf32>
  return %1, %0 : tensor<12xf32>, tensor<8xf32>
}

// CHECK-LABEL: @concat_empty(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[E:[a-z0-9]+]]: tensor<0xf32>
func.func @concat_empty(%x: tensor<4xf32>, %e: tensor<0xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.concat %e, %x, %e dim = 0 : tensor<0xf32>, tensor<4xf32>, tensor<0xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @pad_nothing(
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<f32>, %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @pad_nothing(%v: tensor<f32>, %x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.pad %x, %v low = [0] high = [0] interior = [0] : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @pad_crop(
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<f32>, %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @pad_crop(%v: tensor<f32>, %x: tensor<4xf32>) -> (tensor<1xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[X]] start = [1] limit = [2] stride = [1]
  %0 = ten.pad %x, %v low = [-1] high = [-2] interior = [0] : tensor<4xf32> -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// CHECK-LABEL: @pad_crop_and_add_stays(
func.func @pad_crop_and_add_stays(%v: tensor<f32>, %x: tensor<4xf32>) -> (tensor<5xf32>) {
  // CHECK: ten.pad
  %0 = ten.pad %x, %v low = [-1] high = [2] interior = [0] : tensor<4xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: @pad_of_pad(
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<f32>, %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @pad_of_pad(%v: tensor<f32>, %x: tensor<4xf32>) -> (tensor<10xf32>) {
  // CHECK-NEXT: %[[P:.*]] = ten.pad %[[X]], %[[V]] low = [4] high = [2] interior = [0]
  %0 = ten.pad %x, %v low = [1] high = [2] interior = [0] : tensor<4xf32> -> tensor<7xf32>
  %1 = ten.pad %0, %v low = [3] high = [0] interior = [0] : tensor<7xf32> -> tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: @pad_of_pad_cropping_stays(
func.func @pad_of_pad_cropping_stays(%v: tensor<f32>, %x: tensor<4xf32>) -> (tensor<6xf32>) {
  // CHECK: ten.pad
  // CHECK: ten.pad
  %0 = ten.pad %x, %v low = [1] high = [2] interior = [0] : tensor<4xf32> -> tensor<7xf32>
  %1 = ten.pad %0, %v low = [-2] high = [1] interior = [0] : tensor<7xf32> -> tensor<6xf32>
  return %1 : tensor<6xf32>
}

// CHECK-LABEL: @slice_all(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @slice_all(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]]
  %0 = ten.slice %x start = [0] limit = [4] stride = [1] : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @slice_of_slice(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<20xf32>
func.func @slice_of_slice(%x: tensor<20xf32>) -> (tensor<3xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[X]] start = [5] limit = [18] stride = [6]
  %0 = ten.slice %x start = [1] limit = [20] stride = [2] : tensor<20xf32> -> tensor<10xf32>
  %1 = ten.slice %0 start = [2] limit = [10] stride = [3] : tensor<10xf32> -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: @slice_of_dynamic_slice_stays(
func.func @slice_of_dynamic_slice_stays(%x: tensor<20xf32>, %n: index) -> (tensor<3xf32>) {
  // CHECK: ten.slice
  // CHECK: ten.slice
  %0 = ten.slice %x start = [%n] limit = [20] stride = [2] : tensor<20xf32> -> tensor<10xf32>
  %1 = ten.slice %0 start = [2] limit = [10] stride = [3] : tensor<10xf32> -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: @slice_of_concat(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<6xf32>
func.func @slice_of_concat(%x: tensor<4xf32>, %y: tensor<6xf32>) -> (tensor<2xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[Y]] start = [1] limit = [3] stride = [1]
  %0 = ten.concat %x, %y dim = 0 : tensor<4xf32>, tensor<6xf32> -> tensor<10xf32>
  %1 = ten.slice %0 start = [5] limit = [7] stride = [1] : tensor<10xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: @slice_across_concat_stays(
func.func @slice_across_concat_stays(%x: tensor<4xf32>, %y: tensor<6xf32>) -> (tensor<2xf32>) {
  // CHECK: ten.concat
  // CHECK: ten.slice
  %0 = ten.concat %x, %y dim = 0 : tensor<4xf32>, tensor<6xf32> -> tensor<10xf32>
  %1 = ten.slice %0 start = [3] limit = [5] stride = [1] : tensor<10xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: @slice_of_pad(
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<f32>, %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @slice_of_pad(%v: tensor<f32>, %x: tensor<4xf32>) -> (tensor<2xf32>) {
  // CHECK-NEXT: %[[S:.*]] = ten.slice %[[X]] start = [1] limit = [3] stride = [1]
  %0 = ten.pad %x, %v low = [3] high = [2] interior = [0] : tensor<4xf32> -> tensor<9xf32>
  %1 = ten.slice %0 start = [4] limit = [6] stride = [1] : tensor<9xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: @slice_of_padding_stays(
func.func @slice_of_padding_stays(%v: tensor<f32>, %x: tensor<4xf32>) -> (tensor<2xf32>) {
  // CHECK: ten.pad
  // CHECK: ten.slice
  %0 = ten.pad %x, %v low = [3] high = [2] interior = [0] : tensor<4xf32> -> tensor<9xf32>
  %1 = ten.slice %0 start = [2] limit = [4] stride = [1] : tensor<9xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: @dim_of_concat(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
func.func @dim_of_concat(%x: tensor<?xf32>, %y: tensor<4xf32>) -> (index) {
  // CHECK: %[[N:.*]] = tensor.dim %[[X]]
  // CHECK: affine.apply
  // CHECK-NOT: ten.concat
  // CHECK: return
  %z = arith.constant 0 : index
  %0 = ten.concat %x, %y dim = 0 : tensor<?xf32>, tensor<4xf32> -> tensor<?xf32>
  %d = tensor.dim %0, %z : tensor<?xf32>
  return %d : index
}
