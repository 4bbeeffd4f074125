/* The network of digits for WebAssembly: what JavaScript calls. All memory is
   static, and there is no library. */
#include "model.h"

#define EXPORT(name) __attribute__((export_name(name), visibility("default")))

/* The elements of weights.safetensors, in its order. */
static struct {
  float conv1_bias[MODEL_MAIN_CONV1_BIAS_ELEMENTS];
  float conv1_weight[3][3][1][16];
  float conv2_bias[MODEL_MAIN_CONV2_BIAS_ELEMENTS];
  float conv2_weight[3][3][16][32];
  float dense1_bias[MODEL_MAIN_DENSE1_BIAS_ELEMENTS];
  float dense1_weight[512][64];
  float dense2_bias[MODEL_MAIN_DENSE2_BIAS_ELEMENTS];
  float dense2_weight[64][10];
} weights;

enum { RESIDENT_BYTES = 256 * 1024 };
static __attribute__((aligned(64))) unsigned char resident[RESIDENT_BYTES];
static __attribute__((aligned(64))) unsigned char
    arena[MODEL_MAIN_ARENA_BYTES > MODEL_MAIN_LOAD_ARENA_BYTES
              ? MODEL_MAIN_ARENA_BYTES
              : MODEL_MAIN_LOAD_ARENA_BYTES];
static float image[1][8][8][1], logits[1][10];
static int32_t digit[1];

EXPORT("weights") void *weightsPlace(void) { return &weights; }
EXPORT("weightsBytes") int32_t weightsBytes(void) { return sizeof weights; }
EXPORT("image") void *imagePlace(void) { return image; }
EXPORT("logits") void *logitsPlace(void) { return logits; }

/* Packs the weights, once. */
EXPORT("load") int32_t load(void) {
  if (model_main_resident_bytes() > RESIDENT_BYTES)
    return TEN_BAD_INPUT;
  return model_main_load(
      weights.conv1_bias, weights.conv1_weight, weights.conv2_bias,
      weights.conv2_weight, weights.dense1_bias, weights.dense1_weight,
      weights.dense2_bias, weights.dense2_weight, resident, arena, 0);
}

/* Returns the digit on the image, or -1. */
EXPORT("read") int32_t read(void) {
  return model_main(image, logits, digit, resident, arena, 0) == TEN_OK
             ? digit[0]
             : -1;
}
