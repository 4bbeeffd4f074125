// RUN: tensor-opt %s -ten-outline-kernels=in-place-sums | FileCheck %s
// RUN: tensor-opt %s -ten-outline-kernels | FileCheck %s --check-prefix=APART

// The product is added to what the loop carries where that is.
// APART-NOT: ten.launch @contract_{{.*}} reuse
// APART-NOT: ten.in_place
// CHECK-LABEL: @carried(
func.func @carried(%a: tensor<8x4xf32>, %b: tensor<4x6xf32>, %s: tensor<8x6xf32>, %n: index) -> tensor<8x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%c = %s) -> tensor<8x6xf32> {
    // CHECK: ten.launch @contract_0({{.*}}) into(%{{.*}}) reuse = [2] :
    %1 = ten.kernel contract (%x = %a : tensor<8x4xf32>, %y = %b : tensor<4x6xf32>, %z = %c : tensor<8x6xf32>) -> tensor<8x6xf32> {
      %2 = ten.contract %x, %y contracting = [1] x [0] : tensor<8x4xf32>, tensor<4x6xf32> -> tensor<8x6xf32>
      %3 = ten.add %z, %2 : tensor<8x6xf32>
      ten.yield %3 : tensor<8x6xf32>
    }
    scf.yield %1 : tensor<8x6xf32>
  }
  return %0 : tensor<8x6xf32>
}

// The argument is the caller's: its sums go straight to the result, in another
// function than those above.
// CHECK-LABEL: @callers(
func.func @callers(%a: tensor<8x4xf32>, %b: tensor<4x6xf32>, %s: tensor<8x6xf32>) -> tensor<8x6xf32> {
  // CHECK: ten.launch @contract_1({{.*}}) into(%{{.*}}) :
  %1 = ten.kernel contract (%x = %a : tensor<8x4xf32>, %y = %b : tensor<4x6xf32>, %z = %s : tensor<8x6xf32>) -> tensor<8x6xf32> {
    %2 = ten.contract %x, %y contracting = [1] x [0] : tensor<8x4xf32>, tensor<4x6xf32> -> tensor<8x6xf32>
    %3 = ten.add %z, %2 : tensor<8x6xf32>
    ten.yield %3 : tensor<8x6xf32>
  }
  return %1 : tensor<8x6xf32>
}

// CHECK-LABEL: @donated(
func.func @donated(%a: tensor<8x4xf32>, %b: tensor<4x6xf32>, %s: tensor<8x6xf32> {ten.donated = 0 : i64}) -> tensor<8x6xf32> {
  // CHECK: ten.launch @contract_0({{.*}}) into(%{{.*}}) reuse = [2] :
  %1 = ten.kernel contract (%x = %a : tensor<8x4xf32>, %y = %b : tensor<4x6xf32>, %z = %s : tensor<8x6xf32>) -> tensor<8x6xf32> {
    %2 = ten.contract %x, %y contracting = [1] x [0] : tensor<8x4xf32>, tensor<4x6xf32> -> tensor<8x6xf32>
    %3 = ten.add %z, %2 : tensor<8x6xf32>
    ten.yield %3 : tensor<8x6xf32>
  }
  return %1 : tensor<8x6xf32>
}

// Read again later, or a constant.
// CHECK-LABEL: @kept(
func.func @kept(%a: tensor<8x4xf32>, %b: tensor<4x6xf32>, %s: tensor<8x6xf32>, %n: index) -> tensor<8x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ones = ten.constant dense<1.0> : tensor<8x6xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%c = %s) -> tensor<8x6xf32> {
    // CHECK: ten.launch @contract_1({{.*}}) into(%{{.*}}) :
    %1 = ten.kernel contract (%x = %a : tensor<8x4xf32>, %y = %b : tensor<4x6xf32>, %z = %c : tensor<8x6xf32>) -> tensor<8x6xf32> {
      %2 = ten.contract %x, %y contracting = [1] x [0] : tensor<8x4xf32>, tensor<4x6xf32> -> tensor<8x6xf32>
      %3 = ten.add %z, %2 : tensor<8x6xf32>
      ten.yield %3 : tensor<8x6xf32>
    }
    // CHECK: ten.launch @map_0
    %4 = ten.kernel map (%x = %1 : tensor<8x6xf32>, %y = %c : tensor<8x6xf32>) -> tensor<8x6xf32> {
      %5 = ten.mul %x, %y : tensor<8x6xf32>
      ten.yield %5 : tensor<8x6xf32>
    }
    scf.yield %4 : tensor<8x6xf32>
  }
  // CHECK: ten.launch @contract_1({{.*}}) into(%{{.*}}) :
  %1 = ten.kernel contract (%x = %a : tensor<8x4xf32>, %y = %b : tensor<4x6xf32>, %z = %ones : tensor<8x6xf32>) -> tensor<8x6xf32> {
    %2 = ten.contract %x, %y contracting = [1] x [0] : tensor<8x4xf32>, tensor<4x6xf32> -> tensor<8x6xf32>
    %3 = ten.add %z, %2 : tensor<8x6xf32>
    ten.yield %3 : tensor<8x6xf32>
  }
  %6 = ten.kernel map (%x = %0 : tensor<8x6xf32>, %y = %1 : tensor<8x6xf32>) -> tensor<8x6xf32> {
    %7 = ten.sub %x, %y : tensor<8x6xf32>
    ten.yield %7 : tensor<8x6xf32>
  }
  return %6 : tensor<8x6xf32>
}

// What is multiplied is read at many places.
// CHECK-LABEL: @factor(
func.func @factor(%a: tensor<8x8xf32>, %s: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%c = %s) -> tensor<8x8xf32> {
    // CHECK: ten.launch @contract_2({{.*}}) into(%{{.*}}) :
    %1 = ten.kernel contract (%x = %a : tensor<8x8xf32>, %z = %c : tensor<8x8xf32>) -> tensor<8x8xf32> {
      %2 = ten.contract %x, %z contracting = [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
      %3 = ten.add %z, %2 : tensor<8x8xf32>
      ten.yield %3 : tensor<8x8xf32>
    }
    scf.yield %1 : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// CHECK: func.func private @contract_0({{.*}}: tensor<8x4xf32>, {{.*}}: tensor<4x6xf32>, {{.*}}: tensor<8x6xf32> {ten.in_place}, {{.*}}: tensor<8x6xf32>)
// CHECK: func.func private @contract_1(
// CHECK-NOT: ten.in_place
