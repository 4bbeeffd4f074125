// A typed header for bound arguments and dynamic sizes: the object alone, with
// memory of the caller's.

// RUN: rm -rf %t && mkdir %t && tensor-compile %s -o %t/model.o --header=%t/model.h
// RUN: FileCheck %s --input-file=%t/model.h
// RUN: clang-22 -std=c99 -Wall -Wextra -Werror -pedantic -fsanitize=address,undefined -I%S/../../include -I%t %S/Inputs/header-bound.c %t/model.o -lm -o %t/c && %t/c | FileCheck %s --check-prefix=PRINTS
// RUN: clang++-22 -std=c++17 -Wall -Wextra -Werror -I%S/../../include -I%t -x c++ %S/Inputs/header-bound.c -x none %t/model.o -lm -o %t/cpp && %t/cpp | FileCheck %s --check-prefix=PRINTS

// CHECK: model_main_resident_bytes(void)
// CHECK: model_main_load(const float b[2], const float w[3][2], void *resident, void *arena, int32_t *failed)
// CHECK: model_main(const float x[2][3], float result[2][2], const void *resident, void *arena, int32_t *failed)
// CHECK: #define MODEL_STEP_X_DIM1 3
// CHECK: model_step_plan(const int64_t x_dims[2], int64_t result0_dims[2], int64_t *arena_bytes, int32_t *failed)
// CHECK: model_step(const float *x, const int64_t x_dims[2], const float s[1], float *result0, int64_t result0_dims[2], float result1[1], const void *resident, void *arena, int64_t arena_bytes, int32_t *failed)

// PRINTS: 5 6 11 12
// PRINTS: result 2x2
// PRINTS: result 2x2: 4 5 10 11, 130
// PRINTS: wrong dimensions: 2, 2

func.func @main(%x: tensor<2x3xf32> loc("x"), %b: tensor<2xf32> {ten.bound} loc("b"), %w: tensor<3x2xf32> {ten.bound} loc("w")) -> tensor<2x2xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  %e = ten.exp %b : tensor<2xf32>
  %1 = ten.broadcast %e dims = [1] : tensor<2xf32> -> tensor<2x2xf32>
  %2 = ten.add %0, %1 : tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}
func.func @step(%x: tensor<?x3xf32> loc("x"), %s: tensor<f32> loc("s"), %w: tensor<3x2xf32> {ten.bound} loc("w")) -> (tensor<?x2xf32>, tensor<f32>) {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x3xf32>, tensor<3x2xf32> -> tensor<?x2xf32>
  %1 = ten.reduce add %0 dims = [0, 1] : tensor<?x2xf32> -> tensor<f32>
  %2 = ten.add %1, %s : tensor<f32>
  return %0, %2 : tensor<?x2xf32>, tensor<f32>
}

// RUN: env CODE=2 %python %S/code.py tensor-compile %S/Inputs/dynamic.mlir --bind=0 -o %t/d.o --header=%t/d.h | FileCheck %s --check-prefix=BOUND
// BOUND: '--header' expects static sizes of bound arguments: 'x' of 'main' has dynamic ones; give them by --sizes
