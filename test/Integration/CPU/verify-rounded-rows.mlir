// `--verify` compares rounded rows with their bound: a wrong kernel is found,
// and the operation in it; the program that reproduces it keeps the schedule.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: tensor-run %s --input=3x288xf32=normal:1 --input=130x288xi8=uniform:2 --input=130x9xf32=normal:3 --bind=1,2 --verify --quantized-activations=16 | FileCheck %s
// RUN: tensor-run %s --input=3x288xf32=normal:1 --input=130x288xi8=uniform:2 --input=130x9xf32=normal:3 --bind=1,2 --verify --quantized-activations=8 | FileCheck %s
// RUN: tensor-run %s --input=3x288xf32=normal:1 --input=130x288xi8=uniform:2 --input=130x9xf32=normal:3 --bind=1,2 --verify --quantized-activations=8 --target-cpu=x86-64-v3 | FileCheck %s
// CHECK: verify: {{.*}} agree with the interpreter; worst difference {{.*}} of kernel 'contract_0'

// Logarithms of negative numbers are NaN: no sum of such a row is compared.
// RUN: tensor-run %s --entry=special --input=2x288xf32=normal:1 --input=130x288xi8=uniform:2 --input=130x9xf32=normal:3 --bind=1,2 --verify --quantized-activations=8 | FileCheck %s --check-prefix=SPECIAL
// SPECIAL: verify: {{.*}} agree with the interpreter

// RUN: not tensor-run %s --input=3x288xf32=normal:1 --input=130x288xi8=uniform:2 --input=130x9xf32=normal:3 --bind=1,2 --verify --quantized-activations=8 --test-miscompile=ten.contract 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: error: kernel 'contract_0' differs from the interpreter
// WRONG: in 'ten.contract' at
// RUN: mv tenon-verify-* found
// RUN: FileCheck %s --input-file=found/kernel.mlir --check-prefix=CUT
// CUT: activations = 8
// RUN: tensor-run found/kernel.mlir --input=found/0.npy --input=found/1.npy --input=found/2.npy --verify | FileCheck %s

func.func @main(%x: tensor<3x288xf32>, %q: tensor<130x288xi8>, %s: tensor<130x9xf32>) -> tensor<3x130xf32> {
  %0 = stablehlo.convert %q : (tensor<130x288xi8>) -> tensor<130x288xf32>
  %1 = stablehlo.reshape %0 : (tensor<130x288xf32>) -> tensor<130x9x32xf32>
  %2 = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<130x9xf32>) -> tensor<130x9x32xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<130x9x32xf32>
  %4 = stablehlo.reshape %3 : (tensor<130x9x32xf32>) -> tensor<130x288xf32>
  %5 = stablehlo.dot_general %x, %4, contracting_dims = [1] x [1] : (tensor<3x288xf32>, tensor<130x288xf32>) -> tensor<3x130xf32>
  return %5 : tensor<3x130xf32>
}

func.func @special(%x: tensor<2x288xf32>, %q: tensor<130x288xi8>, %s: tensor<130x9xf32>) -> tensor<2x130xf32> {
  %l = stablehlo.log %x : tensor<2x288xf32>
  %0 = stablehlo.convert %q : (tensor<130x288xi8>) -> tensor<130x288xf32>
  %1 = stablehlo.reshape %0 : (tensor<130x288xf32>) -> tensor<130x9x32xf32>
  %2 = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<130x9xf32>) -> tensor<130x9x32xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<130x9x32xf32>
  %4 = stablehlo.reshape %3 : (tensor<130x9x32xf32>) -> tensor<130x288xf32>
  %5 = stablehlo.dot_general %l, %4, contracting_dims = [1] x [1] : (tensor<2x288xf32>, tensor<130x288xf32>) -> tensor<2x130xf32>
  return %5 : tensor<2x130xf32>
}
