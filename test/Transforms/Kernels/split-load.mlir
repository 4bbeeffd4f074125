// RUN: tensor-opt %s -split-input-file -ten-split-load | FileCheck %s
// RUN: tensor-opt %s -split-input-file -ten-split-load | grep -o "digest = array<i64: [-0-9, ]*>" | sort -u | wc -l | FileCheck %s --check-prefix=DIGESTS
// RUN: tensor-opt %s -split-input-file -ten-split-load --remarks-filter=ten-split-load --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// The same part of @main and @second, the part of two arguments, the one of
// three results, that of effects.
// DIGESTS: {{^}}4{{$}}

// Two arguments go through one function; one is taken as it is, and another one
// as it is and packed. Results are in the order of their types.
// CHECK: func.func @main
// CHECK-SAME: ten.load_parts = [
// CHECK-SAME: {arguments = array<i64: 0>, digest = array<i64: [[A:.*]]>, function = @main_load_0, results = array<i64: 0>}
// CHECK-SAME: {arguments = array<i64: 1>, digest = array<i64: [[A]]>, function = @main_load_0, results = array<i64: 2>}
// CHECK-SAME: {arguments = array<i64: 2>, results = array<i64: 1>}
// CHECK-NOT: ten.load =
// CHECK-NOT: func.func private @main_load(
// CHECK: func.func private @main_load_0(%[[W:.*]]: tensor<4x8xf32>) -> tensor<8x4xf32>
// CHECK: ten.launch @pack(%[[W]])
// CHECK-NOT: @main_load_1
// REMARK: divided into parts: 3
func.func @main(%x: tensor<8x4xf32>, %a: tensor<8x4xf32> {ten.resident = 0 : i64}, %b: tensor<2xf32> {ten.resident = 1 : i64}, %c: tensor<8x4xf32> {ten.resident = 2 : i64}) -> tensor<8x4xf32>
    attributes {ten.load = @main_load, ten.bound_arguments = array<i64: 1, 2, 3>} {
  %0 = ten.add %a, %c : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func private @main_load(%w: tensor<4x8xf32>, %v: tensor<4x8xf32>, %b: tensor<2xf32>) -> (tensor<8x4xf32>, tensor<2xf32>, tensor<8x4xf32>) {
  %0 = tensor.empty() : tensor<8x4xf32>
  %1 = ten.launch @pack(%w) into(%0) : (tensor<4x8xf32>) into (tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = ten.launch @pack(%v) into(%0) : (tensor<4x8xf32>) into (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %1, %b, %2 : tensor<8x4xf32>, tensor<2xf32>, tensor<8x4xf32>
}
func.func private @pack(%w: tensor<4x8xf32>, %out: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {ten.kernel = "map"} {
  %0 = ten.transpose %w perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// Names of functions do not matter to the digest, which is that of @main.
// CHECK: func.func @second
// CHECK-SAME: {arguments = array<i64: 0>, digest = array<i64: [[A]]>, function = @second_load_0, results = array<i64: 0>}
// REMARK: divided into parts: 1
func.func @second(%x: tensor<8x4xf32>, %a: tensor<8x4xf32> {ten.resident = 0 : i64}) -> tensor<8x4xf32>
    attributes {ten.load = @second_load, ten.bound_arguments = array<i64: 1>} {
  %0 = ten.add %x, %a : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func private @second_load(%w: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = tensor.empty() : tensor<8x4xf32>
  %1 = ten.launch @map_7(%w) into(%0) : (tensor<4x8xf32>) into (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
func.func private @map_7(%w: tensor<4x8xf32>, %out: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {ten.kernel = "map"} {
  %0 = ten.transpose %w perm = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// Arguments that meet are one part; a value of several results has them by
// their types. What an argument is and what is made of it are two parts.
// CHECK: func.func @meet
// CHECK-SAME: {arguments = array<i64: 0, 1>, digest = array<i64: {{.*}}>, function = @meet_load_0, results = array<i64: 0>}
// CHECK-SAME: {arguments = array<i64: 2>, digest = array<i64: {{.*}}>, function = @meet_load_1, results = array<i64: 2, 1, 3>}
// CHECK-SAME: {arguments = array<i64: 2>, results = array<i64: 4>}
// CHECK: func.func private @meet_load_1(%{{.*}}: tensor<4xf32>) -> (tensor<4xf16>, tensor<4xf64>, tensor<4xf64>)
func.func @meet(%a: tensor<4xf32> {ten.resident = 0 : i64}, %b: tensor<4xf64> {ten.resident = 1 : i64}, %c: tensor<4xf16> {ten.resident = 2 : i64}, %d: tensor<4xf64> {ten.resident = 3 : i64}, %e: tensor<4xf32> {ten.resident = 4 : i64}) -> tensor<4xf32>
    attributes {ten.load = @meet_load, ten.bound_arguments = array<i64: 0, 1, 2>} {
  return %a : tensor<4xf32>
}
func.func private @meet_load(%w: tensor<4xf32>, %v: tensor<4xf32>, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf64>, tensor<4xf16>, tensor<4xf64>, tensor<4xf32>) {
  %0 = ten.add %w, %v : tensor<4xf32>
  %1 = ten.convert %u : tensor<4xf32> -> tensor<4xf64>
  %2 = ten.convert %u : tensor<4xf32> -> tensor<4xf16>
  %3 = ten.neg %1 : tensor<4xf64>
  return %0, %1, %2, %3, %u : tensor<4xf32>, tensor<4xf64>, tensor<4xf16>, tensor<4xf64>, tensor<4xf32>
}

// -----

// Operations with effects are not divided.
// CHECK: func.func @effects
// CHECK-SAME: {arguments = array<i64: 0, 1>, digest = array<i64: {{.*}}>, function = @effects_load_0, results = array<i64: 0, 1>}
func.func @effects(%a: tensor<4xf32> {ten.resident = 0 : i64}, %b: tensor<4xf32> {ten.resident = 1 : i64}) -> tensor<4xf32>
    attributes {ten.load = @effects_load, ten.bound_arguments = array<i64: 0, 1>} {
  return %a : tensor<4xf32>
}
func.func private @effects_load(%w: tensor<4xf32>, %v: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = ten.launch @call(%w) into(%0) effects : (tensor<4xf32>) into (tensor<4xf32>) -> tensor<4xf32>
  %2 = ten.neg %v : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
func.func private @call(%w: tensor<4xf32>, %out: tensor<4xf32>) -> tensor<4xf32> attributes {ten.kernel = "algorithm"} {
  return %w : tensor<4xf32>
}
