/* Part of the Tenon project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information. SPDX-License-Identifier:
 * Apache-2.0 WITH LLVM-exception
 *
 * A client of PJRT in C, without a header of anybody's: it compiles a program
 * in StableHLO by the plugin, runs it, and prints the result.
 *
 *     cc run.c -o run -ldl && ./run /path/to/libtenon_pjrt.so
 *
 * PJRT is a table of functions, each of which takes one struct: its size, a
 * chain of extensions, inputs, then outputs. Clients with XLA's pjrt_c_api.h
 * have these declarations from there. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  size_t size;
  void *extensions;
} Head;
typedef struct {
  Head head;
  void *object;
} Object; /* destroy, await */
typedef struct {
  Head head;
  void *error;
  const char *text;
  size_t size;
} Message;
typedef struct {
  Head head;
  const void *options;
  size_t count;
  void *kv[4], *client, *more[2];
} Create;
typedef struct {
  Head head;
  void *client;
  void *const *devices;
  size_t count;
} Devices;
typedef struct {
  Head head;
  const char *code;
  size_t code_size;
  const char *format;
  size_t format_size;
} Program;
typedef struct {
  Head head;
  void *client;
  Program *program;
  const char *options;
  size_t size;
  void *executable;
} Compile;
typedef struct {
  Head head;
  void *client;
  const void *data;
  int32_t type;
  const int64_t *dims;
  size_t rank;
  const int64_t *strides;
  size_t num_strides;
  int32_t semantics; /* 0: the data is copied in the call */
  void *device, *memory, *layout, *done, *buffer;
} Put;
typedef struct {
  Head head;
  void *unused[16];
} Options;
typedef struct {
  Head head;
  void *executable;
  Options *options;
  void *const *const *arguments;
  size_t num_devices, num_arguments;
  void **const *results;
  void **events, *device;
} Execute;
typedef struct {
  Head head;
  void *buffer, *layout, *data;
  size_t size;
  void *event;
} Get;
typedef void *(*Function)(void *arguments);
typedef struct {
  Head head;
  Head version;
  int32_t major, minor;
  Function functions[];
} Api;

/* Places in the table. */
enum {
  ERROR_MESSAGE = 1,
  INITIALIZE = 3,
  EVENT_DESTROY = 5,
  EVENT_AWAIT = 8,
  CREATE = 10,
  CLIENT_DESTROY = 11
};
enum {
  DEVICES = 16,
  COMPILE = 20,
  PUT = 22,
  EXECUTABLE_DESTROY = 50,
  EXECUTE = 55,
  BUFFER_DESTROY = 58,
  GET = 70
};

static const Api *api;

/* Calls a function; ends the program with the message of its error. */
static void call(int function, void *arguments, size_t size) {
  ((Head *)arguments)->size = size;
  void *error = api->functions[function](arguments);
  if (!error)
    return;
  Message message = {{sizeof message, NULL}, error, NULL, 0};
  api->functions[ERROR_MESSAGE](&message);
  fprintf(stderr, "error: %.*s\n", (int)message.size, message.text);
  exit(1);
}
#define CALL(function, arguments)                                              \
  call(function, &(arguments), sizeof(arguments))

static void with(int function, void *object) {
  Object arguments = {.object = object};
  CALL(function, arguments);
}

int main(int argc, char **argv) {
  const char *code =
      argc > 2 ? argv[2]
               : "func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
                 "  %0 = stablehlo.multiply %x, %x : tensor<2x3xf32>\n"
                 "  return %0 : tensor<2x3xf32>\n}\n";
  void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
  const Api *(*get)(void) =
      library ? (const Api *(*)(void))dlsym(library, "GetPjrtApi") : NULL;
  if (!get) {
    fprintf(stderr, "usage: run libtenon_pjrt.so [PROGRAM]\n%s\n",
            argc > 1 ? dlerror() : "");
    return 2;
  }
  api = get();
  Head initialize = {0};
  CALL(INITIALIZE, initialize);
  Create create = {0};
  CALL(CREATE, create);
  Devices devices = {.client = create.client};
  CALL(DEVICES, devices);

  Program program = {{sizeof program, NULL}, code, strlen(code), "mlir", 4};
  Compile compile = {
      .client = create.client, .program = &program, .options = ""};
  CALL(COMPILE, compile);

  float x[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int64_t dims[] = {2, 3};
  Put put = {.client = create.client,
             .data = x,
             .type = 11,
             .dims = dims,
             .rank = 2,
             .device = devices.devices[0]};
  CALL(PUT, put);
  with(EVENT_DESTROY, put.done);

  Options options = {{sizeof options, NULL}, {0}};
  void *arguments[] = {put.buffer}, *results[] = {NULL};
  void *const *argument_lists[] = {arguments};
  void **result_lists[] = {results};
  Execute execute = {.executable = compile.executable,
                     .options = &options,
                     .arguments = argument_lists,
                     .num_devices = 1,
                     .num_arguments = 1,
                     .results = result_lists};
  CALL(EXECUTE, execute);

  float y[2][3];
  Get fetch = {.buffer = results[0], .data = y, .size = sizeof y};
  CALL(GET, fetch);
  with(EVENT_AWAIT, fetch.event);
  for (int i = 0; i < 2; ++i)
    printf("%g %g %g\n", y[i][0], y[i][1], y[i][2]);

  with(EVENT_DESTROY, fetch.event);
  with(BUFFER_DESTROY, results[0]);
  with(BUFFER_DESTROY, put.buffer);
  with(EXECUTABLE_DESTROY, compile.executable);
  with(CLIENT_DESTROY, create.client);
  return 0;
}
