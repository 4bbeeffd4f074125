#include "model.h"
#include <stdio.h>

int main(void) {
  static __attribute__((
      aligned(64))) unsigned char arena[MODEL_MAIN_ARENA_BYTES + 1];
  const float x[MODEL_MAIN_X_DIM0][MODEL_MAIN_X_DIM1] = {{1, 2, 3}, {2, 2, 2}};
  const int32_t n[1] = {4};
  float sums[3], bad[4] = {-1, 0, 0, 0}, roots[4];
  uint8_t positive[1];
  int32_t site = 0, status;
  if (model_main(x, n, sums, positive, arena, 0) != TEN_OK)
    return 1;
  printf("%g %g %g, %d\n", sums[0], sums[1], sums[2], positive[0]);
  status = model_checked(bad, roots, arena, &site);
  printf("site %d, status %d: %s\n", site, status,
         model_message("checked", site));
  return 0;
}
