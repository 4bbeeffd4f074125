// RUN: tensor-opt %s -ten-emit-entries -split-input-file -verify-diagnostics

// expected-error @+1 {{'func.func' op expects a host function that was lowered, bufferized and planned}}
func.func @main(%x: memref<16xf32>) {
  return
}

// -----

func.func private @main_plan(%x: memref<4xf32>) -> index attributes {ten.plan_of = @main} {
  %0 = arith.constant 0 : index
  return %0 : index
}
// expected-error @+1 {{expects 'ten.num_args' to be the number of the signature's inputs, got 0}}
func.func @main(%x: memref<4xf32>, %out: memref<4xf32>, %arena: memref<?xi8>) attributes {
    ten.signature = (tensor<4xf32>) -> tensor<4xf32>, ten.num_args = 0 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64>} {
  return
}

// -----

// expected-error @+1 {{expects a plan of "main": its arguments as parameters, and 1 sizes as results}}
func.func private @main_plan(%x: memref<4xf32>) attributes {ten.plan_of = @main} {
  return
}
func.func @main(%x: memref<4xf32>, %out: memref<4xf32>, %arena: memref<?xi8>) attributes {
    ten.signature = (tensor<4xf32>) -> tensor<4xf32>, ten.num_args = 1 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64>} {
  return
}

// -----

func.func private @main_plan(%x: memref<4xf32>) -> index attributes {ten.plan_of = @main} {
  %0 = arith.constant 0 : index
  return %0 : index
}
// expected-error @+1 {{expects 'ten.load' or 'ten.load_parts' with a function, 'ten.caller_type' and 'ten.bound_arguments'}}
func.func @main(%x: memref<4xf32>, %out: memref<4xf32>, %arena: memref<?xi8>) attributes {ten.load = @nobody,
    ten.signature = (tensor<4xf32>) -> tensor<4xf32>, ten.num_args = 1 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64>} {
  return
}

// -----

func.func private @main_plan(%x: memref<4xf32>) -> index attributes {ten.plan_of = @main} {
  %0 = arith.constant 0 : index
  return %0 : index
}
memref.global "private" constant @c : memref<16xf32> = uninitialized
func.func @main(%x: memref<4xf32>, %out: memref<4xf32>, %arena: memref<?xi8>) attributes {
    ten.signature = (tensor<4xf32>) -> tensor<4xf32>, ten.num_args = 1 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64>} {
  // expected-error @+1 {{expects 'ten.constant_offset' inside of the module's constants}}
  %0 = memref.get_global @c : memref<16xf32> {ten.constant_offset = 64 : i64}
  return
}

// -----

func.func private @main_plan(%x: memref<4xf32>) -> index attributes {ten.plan_of = @main} {
  %0 = arith.constant 0 : index
  return %0 : index
}
// expected-error @+1 {{expects 'ten.load_parts' to be parts of the bound arguments and resident values, got {arguments = array<i64: 1>, results = array<i64: 0>}}}
func.func @main(%x: memref<4xf32>, %out: memref<4xf32>, %arena: memref<?xi8>) attributes {
    ten.load_parts = [{arguments = array<i64: 1>, results = array<i64: 0>}], ten.caller_type = (tensor<4xf32>) -> tensor<4xf32>, ten.bound_arguments = array<i64: 0>,
    ten.signature = (tensor<4xf32>) -> tensor<4xf32>, ten.num_args = 1 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64>} {
  return
}

// -----

func.func private @main_plan(%x: memref<4xf32>) -> index attributes {ten.plan_of = @main} {
  %0 = arith.constant 0 : index
  return %0 : index
}
// expected-error @+1 {{expects 'ten.load_parts' to be parts for all resident values, got []}}
func.func @main(%x: memref<4xf32>, %out: memref<4xf32>, %arena: memref<?xi8>) attributes {
    ten.load_parts = [], ten.caller_type = (tensor<4xf32>) -> tensor<4xf32>, ten.bound_arguments = array<i64: 0>,
    ten.signature = (tensor<4xf32>) -> tensor<4xf32>, ten.num_args = 1 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64>} {
  return
}

// -----

func.func private @main_plan(%x: memref<4xf32>) -> index attributes {ten.plan_of = @main} {
  %0 = arith.constant 0 : index
  return %0 : index
}
// expected-error @+1 {{expects 'ten.load' or 'ten.load_parts' with a function, 'ten.caller_type' and 'ten.bound_arguments'}}
func.func @main(%x: memref<4xf32>, %out: memref<4xf32>, %arena: memref<?xi8>) attributes {
    ten.load_parts = [{arguments = array<i64: 0>, results = array<i64: 0>, function = @nobody}], ten.caller_type = (tensor<4xf32>) -> tensor<4xf32>, ten.bound_arguments = array<i64: 0>,
    ten.signature = (tensor<4xf32>) -> tensor<4xf32>, ten.num_args = 1 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64>} {
  return
}
