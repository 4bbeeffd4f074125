// RUN: tensor-opt %s -ten-collapse-dims --remarks-filter-passed=ten-collapse-dims --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks

// REMARK-COUNT-11: collapsed: short rows with the dimension before them
// REMARK-NOT: collapsed

// Both are reduced.
// CHECK-LABEL: @mean(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x256x7x7xf32>
// CHECK-NEXT: %[[VIEW:.*]] = ten.reshape %[[X]] : tensor<8x256x7x7xf32> -> tensor<8x256x49xf32>
// CHECK-NEXT: %[[R:.*]] = ten.reduce add %[[VIEW]] dims = [2] : tensor<8x256x49xf32> -> tensor<8x256xf32>
// CHECK-NEXT: return %[[R]]
func.func @mean(%x: tensor<8x256x7x7xf32>, %out: tensor<8x256xf32>) -> tensor<8x256xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [2, 3] : tensor<8x256x7x7xf32> -> tensor<8x256xf32>
  return %0 : tensor<8x256xf32>
}

// Where nothing keeps dimensions apart, until rows are long.
// CHECK-LABEL: @sum(
// CHECK: ten.add %{{.*}}, %{{.*}} : tensor<64x12544xf32>
// CHECK-NEXT: ten.reshape %{{.*}} : tensor<64x12544xf32> -> tensor<64x256x7x7xf32>
func.func @sum(%x: tensor<64x256x7x7xf32>, %y: tensor<64x256x7x7xf32>, %out: tensor<64x256x7x7xf32>) -> tensor<64x256x7x7xf32> attributes {ten.kernel = "map"} {
  %0 = ten.add %x, %y : tensor<64x256x7x7xf32>
  return %0 : tensor<64x256x7x7xf32>
}

// What repeats both, as a channel's number, and a constant.
// CHECK-LABEL: @bias(
// CHECK-DAG: %[[ZERO:.*]] = ten.constant dense<0.000000e+00> : tensor<4x64x3136xf32>
// CHECK-DAG: %[[B:.*]] = ten.broadcast %{{.*}} dims = [1] : tensor<64xf32> -> tensor<4x64x3136xf32>
// CHECK: %[[SUM:.*]] = ten.add %{{.*}}, %[[B]] : tensor<4x64x3136xf32>
// CHECK: ten.max %[[SUM]], %[[ZERO]] : tensor<4x64x3136xf32>
func.func @bias(%x: tensor<4x64x56x56xf32>, %b: tensor<64xf32>, %out: tensor<4x64x56x56xf32>) -> tensor<4x64x56x56xf32> attributes {ten.kernel = "map"} {
  %zero = ten.constant dense<0.0> : tensor<4x64x56x56xf32>
  %0 = ten.broadcast %b dims = [1] : tensor<64xf32> -> tensor<4x64x56x56xf32>
  %1 = ten.add %x, %0 : tensor<4x64x56x56xf32>
  %2 = ten.max %1, %zero : tensor<4x64x56x56xf32>
  return %2 : tensor<4x64x56x56xf32>
}

// All dimensions of a sum of floats are, of a maximum no more than rows need.
// CHECK-LABEL: @long_sum(
// CHECK: %[[ROW:.*]] = ten.reshape {{.*}} : tensor<50x64x200xf32> -> tensor<50x12800xf32>
// CHECK: ten.reduce add %[[ROW]] dims = [1]
func.func @long_sum(%x: tensor<50x64x200xf32>, %out: tensor<50xf32>) -> tensor<50xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [1, 2] : tensor<50x64x200xf32> -> tensor<50xf32>
  return %0 : tensor<50xf32>
}

// So are those of values that only the sum connects with its elements.
// CHECK-LABEL: @behind_sum(
// CHECK: ten.reduce add {{.*}} dims = [1] : tensor<30x1024xf32>
// CHECK: ten.broadcast {{.*}} dims = [0] : tensor<30xf32> -> tensor<30x1024xf32>
// CHECK: ten.mul {{.*}} : tensor<30x1024xf32>
func.func @behind_sum(%x: tensor<30x2x512xf32>, %p: tensor<2x512xf32>, %out: tensor<30x2x512xf32>) -> tensor<30x2x512xf32> attributes {ten.kernel = "normalize"} {
  %0 = ten.exp %x : tensor<30x2x512xf32>
  %1 = ten.reduce add %0 dims = [1, 2] : tensor<30x2x512xf32> -> tensor<30xf32>
  %2 = ten.broadcast %1 dims = [0] : tensor<30xf32> -> tensor<30x2x512xf32>
  %3 = ten.broadcast %p dims = [1, 2] : tensor<2x512xf32> -> tensor<30x2x512xf32>
  %4 = ten.mul %2, %3 : tensor<30x2x512xf32>
  return %4 : tensor<30x2x512xf32>
}

// CHECK-LABEL: @norm(
// CHECK: ten.reduce add %{{.*}} dims = [2] : tensor<4x8x400xf32> -> tensor<4x8xf32>
// CHECK: ten.broadcast %{{.*}} dims = [0, 1] : tensor<4x8xf32> -> tensor<4x8x1xf32>
// CHECK: ten.broadcast %{{.*}} dims = [0, 1, 2] : tensor<4x8x1xf32> -> tensor<4x8x400xf32>
func.func @norm(%x: tensor<4x8x20x20xf32>, %out: tensor<4x8x20x20xf32>) -> tensor<4x8x20x20xf32> attributes {ten.kernel = "normalize"} {
  %0 = ten.reduce add %x dims = [2, 3] : tensor<4x8x20x20xf32> -> tensor<4x8xf32>
  %1 = ten.broadcast %0 dims = [0, 1] : tensor<4x8xf32> -> tensor<4x8x1x1xf32>
  %2 = ten.broadcast %1 dims = [0, 1, 2, 3] : tensor<4x8x1x1xf32> -> tensor<4x8x20x20xf32>
  %3 = ten.sub %x, %2 : tensor<4x8x20x20xf32>
  return %3 : tensor<4x8x20x20xf32>
}

// Dimensions that stay beside each other; the counted one is apart.
// CHECK-LABEL: @turned(
// CHECK-DAG: ten.iota dim = 0 : tensor<30x63xi32>
// CHECK-DAG: ten.transpose %{{.*}} perm = [1, 0] : tensor<63x30xi32>
func.func @turned(%x: tensor<7x9x30xi32>, %out: tensor<30x7x9xi32>) -> tensor<30x7x9xi32> attributes {ten.kernel = "map"} {
  %0 = ten.transpose %x perm = [2, 0, 1] : tensor<7x9x30xi32> -> tensor<30x7x9xi32>
  %1 = ten.iota dim = 0 : tensor<30x7x9xi32>
  %2 = ten.add %0, %1 : tensor<30x7x9xi32>
  return %2 : tensor<30x7x9xi32>
}

// One result is an argument's, which keeps its type.
// CHECK-LABEL: @two(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<40x10xf32>
// CHECK: ten.neg %{{.*}} : tensor<400xf32>
// CHECK: return %{{.*}}, %[[X]] : tensor<40x10xf32>, tensor<40x10xf32>
func.func @two(%x: tensor<40x10xf32>, %out: tensor<40x10xf32>, %out2: tensor<40x10xf32>) -> (tensor<40x10xf32>, tensor<40x10xf32>) attributes {ten.kernel = "map"} {
  %0 = ten.neg %x : tensor<40x10xf32>
  return %0, %x : tensor<40x10xf32>, tensor<40x10xf32>
}

// A table of constants has the new shape.
// CHECK-LABEL: @table(
// CHECK: ten.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK: ten.broadcast %{{.*}} dims = [1] : tensor<4xi32> -> tensor<100x4xi32>
func.func @table(%x: tensor<100x2x2xi32>, %out: tensor<100x2x2xi32>) -> tensor<100x2x2xi32> attributes {ten.kernel = "map"} {
  %t = ten.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %0 = ten.broadcast %t dims = [1, 2] : tensor<2x2xi32> -> tensor<100x2x2xi32>
  %1 = ten.add %x, %0 : tensor<100x2x2xi32>
  return %1 : tensor<100x2x2xi32>
}

// Few elements too: a sum along several dimensions is one along one.
// CHECK-LABEL: @few(
// CHECK: ten.reduce add %{{.*}} dims = [0] : tensor<12xf32> -> tensor<f32>
func.func @few(%x: tensor<4x3xf32>, %out: tensor<f32>) -> tensor<f32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [0, 1] : tensor<4x3xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

// Left alone: one is reduced, the other not.
// CHECK-LABEL: @columns(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @columns(%x: tensor<100x100x7xf32>, %out: tensor<100x7xf32>) -> tensor<100x7xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [1] : tensor<100x100x7xf32> -> tensor<100x7xf32>
  return %0 : tensor<100x7xf32>
}

// One is repeated.
// CHECK-LABEL: @channels_last(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @channels_last(%x: tensor<56x56x3xf32>, %b: tensor<3xf32>, %out: tensor<56x56x3xf32>) -> tensor<56x56x3xf32> attributes {ten.kernel = "map"} {
  %0 = ten.broadcast %b dims = [2] : tensor<3xf32> -> tensor<56x56x3xf32>
  %1 = ten.add %x, %0 : tensor<56x56x3xf32>
  return %1 : tensor<56x56x3xf32>
}

// Of size 1, and repeated, beside one that is not.
// CHECK-LABEL: @repeated_rows(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @repeated_rows(%x: tensor<50x50x10xf32>, %b: tensor<50x1x10xf32>, %out: tensor<50x50x10xf32>) -> tensor<50x50x10xf32> attributes {ten.kernel = "map"} {
  %0 = ten.broadcast %b dims = [0, 1, 2] : tensor<50x1x10xf32> -> tensor<50x50x10xf32>
  %1 = ten.add %x, %0 : tensor<50x50x10xf32>
  return %1 : tensor<50x50x10xf32>
}

// Bits under another type of their width are at their place.
// CHECK-LABEL: @bits(
// CHECK: ten.bitcast %{{.*}} : tensor<500xui32> -> tensor<500xf32>
func.func @bits(%x: tensor<50x10xui32>, %out: tensor<50x10xf32>) -> tensor<50x10xf32> attributes {ten.kernel = "map"} {
  %0 = ten.bitcast %x : tensor<50x10xui32> -> tensor<50x10xf32>
  return %0 : tensor<50x10xf32>
}

// Parts of numbers are a dimension more.
// CHECK-LABEL: @parts_of_bits(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @parts_of_bits(%x: tensor<50x10xf32>, %out: tensor<50x10x4xui8>) -> tensor<50x10x4xui8> attributes {ten.kernel = "map"} {
  %0 = ten.bitcast %x : tensor<50x10xf32> -> tensor<50x10x4xui8>
  return %0 : tensor<50x10x4xui8>
}

// Counted, cut, long enough, dynamic, of another kind.
// CHECK-LABEL: @counted(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @counted(%x: tensor<50x10xi32>, %out: tensor<50x10xi32>) -> tensor<50x10xi32> attributes {ten.kernel = "map"} {
  %0 = ten.iota dim = 1 : tensor<50x10xi32>
  %1 = ten.add %x, %0 : tensor<50x10xi32>
  return %1 : tensor<50x10xi32>
}

// CHECK-LABEL: @cut(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @cut(%x: tensor<50x12xf32>, %y: tensor<50x10xf32>, %out: tensor<50x10xf32>) -> tensor<50x10xf32> attributes {ten.kernel = "map"} {
  %0 = ten.slice %x start = [0, 1] limit = [50, 11] stride = [1, 1] : tensor<50x12xf32> -> tensor<50x10xf32>
  %1 = ten.add %0, %y : tensor<50x10xf32>
  return %1 : tensor<50x10xf32>
}

// CHECK-LABEL: @long(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @long(%x: tensor<50x64xf32>, %out: tensor<50x64xf32>) -> tensor<50x64xf32> attributes {ten.kernel = "map"} {
  %0 = ten.neg %x : tensor<50x64xf32>
  return %0 : tensor<50x64xf32>
}

// CHECK-LABEL: @long_max(
// CHECK: ten.reduce max {{.*}} dims = [1, 2]
func.func @long_max(%x: tensor<50x64x200xf32>, %out: tensor<50xf32>) -> tensor<50xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce max %x dims = [1, 2] : tensor<50x64x200xf32> -> tensor<50xf32>
  return %0 : tensor<50xf32>
}

// Columns of their own keep the dimensions of all values apart.
// CHECK-LABEL: @columns_of_sum(
// CHECK: ten.reduce add {{.*}} dims = [1, 2] : tensor<30x70x512xf32>
func.func @columns_of_sum(%x: tensor<30x70x512xf32>, %p: tensor<512xf32>, %out: tensor<30x70x512xf32>) -> tensor<30x70x512xf32> attributes {ten.kernel = "normalize"} {
  %0 = ten.exp %x : tensor<30x70x512xf32>
  %1 = ten.reduce add %0 dims = [1, 2] : tensor<30x70x512xf32> -> tensor<30xf32>
  %2 = ten.broadcast %1 dims = [0] : tensor<30xf32> -> tensor<30x70x512xf32>
  %3 = ten.broadcast %p dims = [2] : tensor<512xf32> -> tensor<30x70x512xf32>
  %4 = ten.mul %2, %3 : tensor<30x70x512xf32>
  return %4 : tensor<30x70x512xf32>
}

// CHECK-LABEL: @dynamic(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @dynamic(%x: tensor<?x10xf32>, %out: tensor<?x10xf32>) -> tensor<?x10xf32> attributes {ten.kernel = "map"} {
  %0 = ten.neg %x : tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}

// CHECK-LABEL: @scanned(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @scanned(%x: tensor<50x5x10xf32>, %out: tensor<50x5x10xf32>) -> tensor<50x5x10xf32> attributes {ten.kernel = "scan"} {
  %0 = ten.scan add %x dim = 0 : tensor<50x5x10xf32> -> tensor<50x5x10xf32>
  return %0 : tensor<50x5x10xf32>
}

// CHECK-LABEL: @host(
// CHECK-NOT: ten.reshape
// CHECK: return
func.func @host(%x: tensor<50x10xf32>) -> tensor<50x10xf32> {
  %0 = ten.neg %x : tensor<50x10xf32>
  return %0 : tensor<50x10xf32>
}
