// Calls of the process are kept, in the program's order and as often as it says,
// through all stages; without a function for them the run ends with an error.

// RUN: tensor-opt %s -tenon-import -tenon-simplify | FileCheck %s --check-prefix=SIMPLE
// RUN: tensor-opt %s -tenon-import -tenon-simplify -tenon-kernels | FileCheck %s --check-prefix=KERNELS
// RUN: tensor-opt %s -tenon-import -tenon-simplify -tenon-kernels -tenon-linalg -tenon-buffers | FileCheck %s --check-prefix=BUFFERS
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --input=4xf32=1 | FileCheck %s --check-prefix=NONE
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --input=4xf32=1 --device=interpreter | FileCheck %s --check-prefix=NONE

// NONE: a function of the process that the program calls failed, or there is none

// Equal calls are two calls; one in a loop stays in it though nothing in it changes;
// constants are no reason to call while compiling; a pure call whose result is not
// used is none.
// SIMPLE-LABEL: @main
// SIMPLE: ten.host_call 1(%{{.*}}) :
// SIMPLE: ten.host_call 1(%{{.*}}) :
// SIMPLE: scf.{{for|while}}
// SIMPLE: ten.host_call 2(%{{.*}}) :
// SIMPLE: }
// SIMPLE: ten.host_call 3(%{{.*}}) pure :
// SIMPLE-NOT: ten.host_call 4
// SIMPLE: return

// KERNELS-LABEL: @main
// KERNELS: ten.launch {{.*}} effects
// KERNELS: ten.launch {{.*}} effects
// KERNELS: scf.{{for|while}}
// KERNELS: ten.launch {{.*}} effects
// KERNELS: }
// KERNELS: ten.launch {{.*}} effects

// BUFFERS-LABEL: func.func @main
// BUFFERS-COUNT-2: ten.launch {{.*}} effects
// BUFFERS: scf.{{for|while}}
// BUFFERS: ten.launch {{.*}} effects
// BUFFERS: ten.launch {{.*}} effects
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  stablehlo.custom_call @tenon.host_call(%x) {has_side_effect = true, backend_config = {callback = 1 : i64}, api_version = 4 : i32} : (tensor<4xf32>) -> ()
  stablehlo.custom_call @tenon.host_call(%x) {has_side_effect = true, backend_config = {callback = 1 : i64}, api_version = 4 : i32} : (tensor<4xf32>) -> ()
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c5 = stablehlo.constant dense<5> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %y = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %more = stablehlo.compare LT, %i, %c5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    stablehlo.custom_call @tenon.host_call(%x) {has_side_effect = true, backend_config = {callback = 2 : i64}, api_version = 4 : i32} : (tensor<4xf32>) -> ()
    %z = stablehlo.add %y, %x : tensor<4xf32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %z : tensor<i32>, tensor<4xf32>
  }
  %ones = stablehlo.constant dense<1.0> : tensor<4xf32>
  %s = stablehlo.custom_call @tenon.host_call(%ones) {backend_config = {callback = 3 : i64}, api_version = 4 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %unused = stablehlo.custom_call @tenon.host_call(%ones) {backend_config = {callback = 4 : i64}, api_version = 4 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %t = stablehlo.add %r#1, %s : tensor<4xf32>
  return %t : tensor<4xf32>
}
