// RUN: tensor-opt %s -ten-emit-entries -split-input-file -verify-diagnostics

// expected-error @+1 {{'func.func' op expects a host function that was lowered, bufferized and planned}}
func.func @main(%x: memref<16xf32>) {
  return
}
