// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// kernel_c1
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects region arguments of types ('tensor<8xf32>'), got ('tensor<9xf32>')}}
  %0 = "ten.kernel"(%x) <{kind = 0 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%a: tensor<9xf32>):
    ten.yield %a : tensor<9xf32>
  }) : (tensor<8xf32>) -> tensor<9xf32>
  return
}

// -----

// kernel_c2
func.func @f(%x: tensor<?xf32>) {
  // expected-error @+1 {{expects one size for each dynamic dimension, 1, got 0}}
  %0 = ten.kernel map (%a = %x : tensor<?xf32>) -> tensor<?xf32> {
    ten.yield %a : tensor<?xf32>
  }
  return
}

// -----

// kernel_c3
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects a region that ends with 'ten.yield'}}
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    func.call @f(%a) : (tensor<8xf32>) -> ()
  }
  return
}

// -----

// kernel kind
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects a kind of kernel, got 'nothing'}}
  %0 = ten.kernel nothing (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
  return
}

// -----

// launch_c1
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects results of the destinations' types}}
  %0 = ten.launch @f(%x) into(%x) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<9xf32>
  return
}

// -----

// launch_c2
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects 'reuse' to have one element per destination, 1, got 2}}
  %0 = ten.launch @f(%x) into(%x) reuse = [0, 0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_c3
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects 'reuse' in [-1, 1), got 1}}
  %0 = ten.launch @f(%x) into(%x) reuse = [1] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_c4
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects a function named @g}}
  %0 = ten.launch @g(%x) into(%x) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_c1
func.func @f(%x: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{expects a result for each tensor destination, and none for memrefs}}
  %0 = "ten.launch"(%x, %m) <{kernel = @f, operandSegmentSizes = array<i32: 1, 1>}> : (tensor<8xf32>, memref<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_c4, parameters
// expected-note @+1 {{the function is here}}
func.func private @kernel(tensor<8xf32>)
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects a function of 2 parameters, got 1}}
  %0 = ten.launch @kernel(%x) into(%x) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_c5
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects 'numbers' in [0, 0], the inputs of a launch with 'merged', got 1}}
  %0 = ten.launch @f(%x) into(%x) numbers 1 : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_c5
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects 'numbers' in [0, 1], the inputs of a launch with 'merged', got 2}}
  %0 = ten.launch @f(%x) into(%x) merged "k" numbers 2 : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_c5
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects 'numbers' in [0, 1], the inputs of a launch with 'merged', got -1}}
  %0 = ten.launch @f(%x) into(%x) merged "k" numbers -1 : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_c5
func.func @f(%x: tensor<8xf32>) {
  // expected-error @+1 {{expects numbers of type 'index', got 'tensor<8xf32>'}}
  %0 = ten.launch @f(%x) into(%x) merged "k" numbers 1 : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return
}
