#include "model.h"
#include <stdio.h>

int main(void) {
  static __attribute__((
      aligned(64))) unsigned char arena[MODEL_MAIN_ARENA_BYTES + 1];
  static float x[1000], y[1000];
  int i;
  for (i = 0; i < 1000; ++i)
    x[i] = (float)(1000 - i);
  if (model_main(x, y, arena, 0) != TEN_OK)
    return 1;
  printf("%g %g %g %g\n", y[0], y[1], y[2], y[3]);
  return 0;
}
