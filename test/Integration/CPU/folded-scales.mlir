// Scales in bound weights give the sums that were scaled, but for rounding.
// Each program runs once as it is, and once with its weights bound.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --entry=normalized --input=2x20x20x24xf32=normal:1 --input=3x3x24x72xf32=normal:2 --input=72xf32=normal:3 --input=72xf32=uniform:4 --output=%t/normalized.npy
// RUN: tensor-run %s --entry=normalized --input=2x20x20x24xf32=normal:1 --input=3x3x24x72xf32=normal:2 --input=72xf32=normal:3 --input=72xf32=uniform:4 --bind=1-3 --fp=fast --verify --expect=%t/normalized.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --entry=depthwise --input=1x15x15x40xf32=normal:1 --input=3x3x1x40xf32=normal:2 --input=40xf32=normal:3 --output=%t/depthwise.npy
// RUN: tensor-run %s --entry=depthwise --input=1x15x15x40xf32=normal:1 --input=3x3x1x40xf32=normal:2 --input=40xf32=normal:3 --bind=1,2 --fp=fast --verify --expect=%t/depthwise.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --entry=groups --input=2x12x12x32xf32=normal:1 --input=3x3x8x48xf32=normal:2 --input=48xf32=normal:3 --output=%t/groups.npy
// RUN: tensor-run %s --entry=groups --input=2x12x12x32xf32=normal:1 --input=3x3x8x48xf32=normal:2 --input=48xf32=normal:3 --bind=1,2 --fp=fast --verify --expect=%t/groups.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --entry=features_first --input=1x24x7x9xf32=normal:1 --input=36x24x1x1xf32=normal:2 --input=36xf32=normal:3 --output=%t/first.npy
// RUN: tensor-run %s --entry=features_first --input=1x24x7x9xf32=normal:1 --input=36x24x1x1xf32=normal:2 --input=36xf32=normal:3 --bind=1,2 --fp=fast --verify --expect=%t/first.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --entry=batches --input=20x3x40xf32=normal:1 --input=40x3x2x17xf32=normal:2 --input=17x3xf32=normal:3 --output=%t/batches.npy
// RUN: tensor-run %s --entry=batches --input=20x3x40xf32=normal:1 --input=40x3x2x17xf32=normal:2 --input=17x3xf32=normal:3 --bind=1,2 --fp=fast --verify --expect=%t/batches.npy --rtol=1e-4 --atol=1e-4

// Under the default contract no bit changes.
// RUN: tensor-run %s --entry=normalized --input=2x20x20x24xf32=normal:1 --input=3x3x24x72xf32=normal:2 --input=72xf32=normal:3 --input=72xf32=uniform:4 --bind=1-3 --expect=%t/normalized.npy

// The kernel reads the sum that is left alone, and the weights are not kept.
// RUN: tensor-opt %s -tenon-simplify=fp=fast | FileCheck %s
// CHECK: func.func @bound(%{{.*}}: tensor<4x96xf32>, %[[W:.*]]: tensor<96x40xf32> {ten.resident = 0 : i64}, %[[B:.*]]: tensor<40xf32> {ten.resident = 1 : i64})
// CHECK-NEXT: %[[SUM:.*]] = ten.contract %{{.*}}, %[[W]]
// CHECK-NEXT: %[[ROW:.*]] = ten.broadcast %[[B]]
// CHECK-NEXT: ten.add %[[SUM]], %[[ROW]]
// CHECK-NEXT: return
func.func @normalized(%x: tensor<2x20x20x24xf32>, %w: tensor<3x3x24x72xf32>, %m: tensor<72xf32>, %v: tensor<72xf32>) -> tensor<2x20x20x72xf32> {
  %c = ten.constant dense<1.0e-5> : tensor<72xf32>
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x20x20x24xf32>, tensor<3x3x24x72xf32> -> tensor<2x20x20x72xf32>
  %1 = ten.broadcast %m dims = [3] : tensor<72xf32> -> tensor<2x20x20x72xf32>
  %2 = ten.sub %0, %1 : tensor<2x20x20x72xf32>
  %3 = ten.add %v, %c : tensor<72xf32>
  %4 = ten.rsqrt %3 : tensor<72xf32>
  %5 = ten.broadcast %4 dims = [3] : tensor<72xf32> -> tensor<2x20x20x72xf32>
  %6 = ten.mul %2, %5 : tensor<2x20x20x72xf32>
  %7 = ten.add %6, %1 : tensor<2x20x20x72xf32>
  return %7 : tensor<2x20x20x72xf32>
}
func.func @depthwise(%x: tensor<1x15x15x40xf32>, %w: tensor<3x3x1x40xf32>, %s: tensor<40xf32>) -> tensor<1x15x15x40xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 40 : tensor<1x15x15x40xf32>, tensor<3x3x1x40xf32> -> tensor<1x15x15x40xf32>
  %1 = ten.broadcast %s dims = [3] : tensor<40xf32> -> tensor<1x15x15x40xf32>
  %2 = ten.mul %0, %1 : tensor<1x15x15x40xf32>
  %3 = ten.add %2, %1 : tensor<1x15x15x40xf32>
  return %3 : tensor<1x15x15x40xf32>
}
func.func @groups(%x: tensor<2x12x12x32xf32>, %w: tensor<3x3x8x48xf32>, %s: tensor<48xf32>) -> tensor<2x10x10x48xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] feature_groups = 4 : tensor<2x12x12x32xf32>, tensor<3x3x8x48xf32> -> tensor<2x10x10x48xf32>
  %1 = ten.broadcast %s dims = [3] : tensor<48xf32> -> tensor<2x10x10x48xf32>
  %2 = ten.mul %0, %1 : tensor<2x10x10x48xf32>
  return %2 : tensor<2x10x10x48xf32>
}
func.func @features_first(%x: tensor<1x24x7x9xf32>, %w: tensor<36x24x1x1xf32>, %s: tensor<36xf32>) -> tensor<1x36x7x9xf32> {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<1x24x7x9xf32>, tensor<36x24x1x1xf32> -> tensor<1x36x7x9xf32>
  %1 = ten.broadcast %s dims = [1] : tensor<36xf32> -> tensor<1x36x7x9xf32>
  %2 = ten.mul %1, %0 : tensor<1x36x7x9xf32>
  %3 = ten.sub %2, %1 : tensor<1x36x7x9xf32>
  return %3 : tensor<1x36x7x9xf32>
}
func.func @batches(%x: tensor<20x3x40xf32>, %w: tensor<40x3x2x17xf32>, %s: tensor<17x3xf32>) -> tensor<3x20x2x17xf32> {
  %0 = ten.contract %x, %w batch = [1] x [1] contracting = [2] x [0] : tensor<20x3x40xf32>, tensor<40x3x2x17xf32> -> tensor<3x20x2x17xf32>
  %1 = ten.broadcast %s dims = [3, 0] : tensor<17x3xf32> -> tensor<3x20x2x17xf32>
  %2 = ten.sub %0, %1 : tensor<3x20x2x17xf32>
  %3 = ten.mul %2, %1 : tensor<3x20x2x17xf32>
  return %3 : tensor<3x20x2x17xf32>
}
func.func @bound(%x: tensor<4x96xf32>, %w: tensor<96x40xf32> {ten.bound}, %m: tensor<40xf32> {ten.bound}, %s: tensor<40xf32> {ten.bound}) -> tensor<4x40xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<4x96xf32>, tensor<96x40xf32> -> tensor<4x40xf32>
  %1 = ten.broadcast %m dims = [1] : tensor<40xf32> -> tensor<4x40xf32>
  %2 = ten.sub %0, %1 : tensor<4x40xf32>
  %3 = ten.broadcast %s dims = [1] : tensor<40xf32> -> tensor<4x40xf32>
  %4 = ten.mul %2, %3 : tensor<4x40xf32>
  return %4 : tensor<4x40xf32>
}
