// RUN: tensor-opt %s -ten-fuse | FileCheck %s
// RUN: tensor-opt %s -ten-fuse=softmax-only=true | FileCheck %s --check-prefix=DEVICE

// Values that each row has one of are joined by the kernel that goes row by row,
// and what reads them is another; not on a device, where rows are in no cache.
// CHECK-LABEL: func @joined
// CHECK: ten.kernel normalize (%{{.*}} = %arg0 : tensor<128x256xf32>) -> tensor<128x2xf32>
// CHECK-COUNT-2: ten.reduce
// CHECK: ten.concat
// CHECK: ten.kernel map (%{{.*}} : tensor<128x2xf32>) -> tensor<128x2xf32>
// CHECK-NOT: ten.kernel
// DEVICE-LABEL: func @joined
// DEVICE-COUNT-2: ten.kernel reduce
// DEVICE: ten.kernel map
func.func @joined(%x: tensor<128x256xf32>) -> tensor<128x2xf32> {
  %0 = ten.reduce add %x dims = [1] : tensor<128x256xf32> -> tensor<128xf32>
  %1 = ten.reduce max %x dims = [1] : tensor<128x256xf32> -> tensor<128xf32>
  %2 = ten.broadcast %0 dims = [0] : tensor<128xf32> -> tensor<128x1xf32>
  %3 = ten.broadcast %1 dims = [0] : tensor<128xf32> -> tensor<128x1xf32>
  %4 = ten.concat %2, %3 dim = 1 : tensor<128x1xf32>, tensor<128x1xf32> -> tensor<128x2xf32>
  %5 = ten.neg %4 : tensor<128x2xf32>
  return %5 : tensor<128x2xf32>
}
