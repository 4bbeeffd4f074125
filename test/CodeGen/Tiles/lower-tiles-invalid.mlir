// RUN: tensor-opt %s -ten-lower-tiles -verify-diagnostics

// No memory is planned for what is marked so.
func.func @left(%a: memref<4xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{expects its values to stay in registers}}
  %s = memref.alloc() {ten.in_registers} : memref<4xf32>
  %0 = memref.load %a[%c0] : memref<4xf32>
  memref.store %0, %s[%c0] : memref<4xf32>
  return
}
