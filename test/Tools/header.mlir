// A typed header: built with the object alone, without the runtime.

// RUN: rm -rf %t && mkdir %t && tensor-compile %s -o %t/model.o --header=%t/model.h
// RUN: FileCheck %s --input-file=%t/model.h
// RUN: clang-22 -std=c99 -Wall -Wextra -Werror -I%S/../../include -I%t %S/Inputs/header.c %t/model.o -lm -o %t/c && %t/c | FileCheck %s --check-prefix=PRINTS
// RUN: clang++-22 -std=c++17 -Wall -Wextra -Werror -I%S/../../include -I%t -x c++ %S/Inputs/header.c -x none %t/model.o -lm -o %t/cpp && %t/cpp | FileCheck %s --check-prefix=PRINTS

// CHECK: extern const struct ten_artifact model_artifact;
// CHECK: #define MODEL_STACK_BYTES {{[1-9][0-9]+}}
// CHECK: #define MODEL_MAIN_X_DIM0 2
// CHECK: #define MODEL_MAIN_X_DIM1 3
// CHECK: #define MODEL_MAIN_X_ELEMENTS 6
// CHECK: #define MODEL_MAIN_ARENA_BYTES {{[0-9]+}}
// CHECK: static inline int32_t model_main(const float x[2][3], const int32_t arg1[1], float result0[3], uint8_t /* i1 */ result1[1], void *arena, int32_t *failed) {
// CHECK: static inline int32_t model_checked(const float int_[4], float result[4], void *arena, int32_t *failed) {

// PRINTS: 12 16 20, 1
// PRINTS: site 1, status 4: expects a positive sum

// RUN: tensor-compile %S/Inputs/dynamic.mlir -o %t/d.o --header=%t/d.h --sizes=0:8 
// RUN: FileCheck %s --input-file=%t/d.h --check-prefix=SIZED
// SIZED: d_main(const float x[8], float result[8], void *arena, int32_t *failed)

func.func @main(%x: tensor<2x3xf32> loc("x"), %n: tensor<i32>) -> (tensor<3xf32>, tensor<i1>) {
  %0 = ten.reduce add %x dims = [0] : tensor<2x3xf32> -> tensor<3xf32>
  %1 = ten.convert %n : tensor<i32> -> tensor<f32>
  %2 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<3xf32>
  %3 = ten.mul %0, %2 : tensor<3xf32>
  %zero = ten.constant dense<0> : tensor<i32>
  %4 = ten.compare gt %n, %zero : tensor<i32>
  return %3, %4 : tensor<3xf32>, tensor<i1>
}
func.func @checked(%x: tensor<4xf32> loc("int")) -> tensor<4xf32> {
  %0 = ten.reduce add %x dims = [0] : tensor<4xf32> -> tensor<f32>
  %zero = ten.constant dense<0.0> : tensor<f32>
  %1 = ten.compare gt %0, %zero : tensor<f32>
  ten.check %1, "expects a positive sum" : tensor<i1>
  %2 = ten.sqrt %x : tensor<4xf32>
  return %2 : tensor<4xf32>
}
