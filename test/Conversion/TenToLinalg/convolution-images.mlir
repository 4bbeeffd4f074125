// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse | FileCheck %s

// As many images as the run has: one after the other, each copied with its
// border into memory of one image. The kernel is packed once for all.
// CHECK-LABEL: func.func private @packed
// CHECK: tensor.empty() : tensor<3x3x3x8x8xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c3 step %c1
// CHECK: linalg.generic
// CHECK: %[[N:.*]] = tensor.dim %{{.*}}, %c0 : tensor<?x10x10x24xf32>
// CHECK: scf.for %[[I:.*]] = %c0 to %[[N]] step %c1
// CHECK: tensor.extract_slice %{{.*}}[%[[I]], 0, 0, 0] [1, 10, 10, 8]
// CHECK: tensor.empty() : tensor<1x12x12x8xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c24 step %c8
// CHECK-NOT: tensor.empty
// CHECK: ten.tile = #ten.tile
// CHECK: return
func.func private @packed(%x: tensor<?x10x10x8xf32>, %w: tensor<3x3x8x24xf32>, %out: tensor<?x10x10x24xf32>) -> tensor<?x10x10x24xf32> attributes {ten.kernel = "conv", ten.schedule = #ten.conv_schedule<lanes = 8, heights = [6], along = features, pack_kernel = true, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<?x10x10x8xf32>, tensor<3x3x8x24xf32> -> tensor<?x10x10x24xf32>
  return %0 : tensor<?x10x10x24xf32>
}

// Of few places, eight images are rows of a tile; those that are left come one
// after the other.
// CHECK-LABEL: func.func private @few
// CHECK: %[[WHOLE:.*]] = arith.muli %{{.*}}, %c8
// CHECK: scf.for %{{.*}} = %c0 to %[[WHOLE]] step %c8
// CHECK: tensor.extract_slice {{.*}} [8, 2, 2, 8]
// CHECK: ten.tile = #ten.tile<row = 3
// CHECK: scf.for %{{.*}} = %[[WHOLE]] to %{{.*}} step %c1
// CHECK: tensor.extract_slice {{.*}} [1, 2, 2, 8]
func.func private @few(%x: tensor<?x4x4x8xf32>, %w: tensor<3x3x8x8xf32>, %out: tensor<?x2x2x8xf32>) -> tensor<?x2x2x8xf32> attributes {ten.kernel = "conv", ten.schedule = #ten.conv_schedule<lanes = 8, heights = [6], along = features, pack_kernel = false, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : tensor<?x4x4x8xf32>, tensor<3x3x8x8xf32> -> tensor<?x2x2x8xf32>
  return %0 : tensor<?x2x2x8xf32>
}

// Places that only the run knows are the rows of tiles: the copy of an image
// with its border is as large as that takes.
// CHECK-LABEL: func.func private @places
// CHECK: %[[H:.*]] = tensor.dim %{{.*}}, %c1 : tensor<1x?x10x8xf32>
// CHECK: tensor.empty() : tensor<3x3x3x8x8xf32>
// CHECK: tensor.extract_slice %{{.*}}[0, 0, 0, 0] [1, %[[H]], 10, 8]
// CHECK: tensor.empty(%{{.*}}) : tensor<1x?x12x8xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c24 step %c8
// CHECK-NOT: tensor.empty
// CHECK: ten.tile = #ten.tile
// CHECK: return
func.func private @places(%x: tensor<1x?x10x8xf32>, %w: tensor<3x3x8x24xf32>, %out: tensor<1x?x10x24xf32>) -> tensor<1x?x10x24xf32> attributes {ten.kernel = "conv", ten.schedule = #ten.conv_schedule<lanes = 8, heights = [6], along = features, pack_kernel = true, depth = 0, rows = 4>} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x?x10x8xf32>, tensor<3x3x8x24xf32> -> tensor<1x?x10x24xf32>
  return %0 : tensor<1x?x10x24xf32>
}

// Vectors along places need to know how many there are.
// CHECK-LABEL: func.func private @along_places
// CHECK-NOT: ten.tile
// CHECK: return
func.func private @along_places(%x: tensor<1x8x10x?xf32>, %w: tensor<24x8x3x3xf32>, %out: tensor<1x24x8x?xf32>) -> tensor<1x24x8x?xf32> attributes {ten.kernel = "conv", ten.schedule = #ten.conv_schedule<lanes = 8, heights = [6], along = places, pack_kernel = false, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<1x8x10x?xf32>, tensor<24x8x3x3xf32> -> tensor<1x24x8x?xf32>
  return %0 : tensor<1x24x8x?xf32>
}

// Groups of images: that of a feature sees two of four images.
// CHECK-LABEL: func.func private @groups
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} {{.*}}ten.tile = #ten.tile
func.func private @groups(%x: tensor<4x10x10x8xf32>, %w: tensor<3x3x8x16xf32>, %out: tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> attributes {ten.kernel = "conv", ten.schedule = #ten.conv_schedule<lanes = 8, heights = [6], along = features, pack_kernel = false, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] batch_groups = 2 : tensor<4x10x10x8xf32>, tensor<3x3x8x16xf32> -> tensor<2x8x8x16xf32>
  return %0 : tensor<2x8x8x16xf32>
}
