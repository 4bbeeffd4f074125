/* Compiles layer.mlir and runs it for two numbers of rows. */
#include <stdio.h>
#include <tenon/compiler.h>

static int fail(tenon_error *error) {
  fprintf(stderr, "%s\n", tenon_error_message(error));
  tenon_error_free(error);
  return 1;
}

int main(int argc, char **argv) {
  const char *flags[] = {"--threads=1"}, *bound[] = {"--bind=w,b"};
  tenon_compiler *compiler;
  tenon_executable *layer;
  tenon_error *error;
  if (tenon_compiler_create(flags, 1, &compiler, &error) ||
      tenon_executable_open(compiler, argc > 1 ? argv[1] : "layer.mlir", bound,
                            1, &layer, &error))
    return fail(error);

  /* The weights, once. */
  float w[] = {0.1f, 0.5f, 0.2f, 0.5f, 0.3f, 0.5f}, b[] = {0, 0.5f};
  int64_t w_dims[] = {3, 2}, b_dims[] = {2};
  struct tenon_input weights[] = {{w, w_dims, 2, TEN_F32},
                                  {b, b_dims, 1, TEN_F32}};
  if (tenon_executable_bind(layer, 0, weights, 2, 0, &error))
    return fail(error);

  float x[] = {0, 0, 0, 1, 1, 1, 1, 1, 1};
  for (int64_t rows = 1; rows <= 3; rows += 2) {
    int64_t dims[] = {rows, 3};
    struct tenon_input arguments[3] = {{x, dims, 2, TEN_F32}};
    struct tenon_output y = {0};
    if (tenon_executable_run(layer, 0, arguments, 3, &y, 1, &error))
      return fail(error);
    const float *values = y.data;
    for (int64_t i = 0; i < y.dims[0]; ++i)
      printf("row %d: %.4f %.4f\n", (int)i, values[2 * i], values[2 * i + 1]);
    tenon_buffer_release(y.buffer);
  }
  tenon_executable_free(layer);
  tenon_compiler_free(compiler);
  return 0;
}
