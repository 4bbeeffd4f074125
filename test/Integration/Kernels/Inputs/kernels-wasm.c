/* Runs the entries of an artifact for run-kernels.mjs, which gives arguments
   and reads results in memory. Linked once for each module of kernels. */
#include <Runtime/Abi.h>

#define EXPORT(name) __attribute__((export_name(#name), visibility("default")))

extern const struct ten_artifact kernels_artifact;

enum { MEMORY = 48 << 20, MOST = 16 };
static __attribute__((aligned(64))) unsigned char memory[MEMORY];
static int64_t used;
static struct ten_array args[MOST], results[MOST];
static int64_t result_dims[MOST][MOST];

static void *allocate(int64_t bytes) {
  void *place = memory + used;
  used += (bytes + 63) / 64 * 64;
  return used <= MEMORY ? place : 0;
}

static int32_t each(struct ten_context *context, int64_t count,
                    int32_t (*body)(void *, int64_t), void *env) {
  int32_t failed;
  (void)context;
  for (int64_t i = 0; i < count; ++i)
    if ((failed = body(env, i)) != 0)
      return failed;
  return 0;
}
static void *reserve(struct ten_context *context, int64_t bytes) {
  (void)context;
  return allocate(bytes);
}

static const struct ten_signature *find(int32_t entry, int32_t i) {
  const struct ten_entry *e = &kernels_artifact.entries[entry];
  return i < e->num_args ? &e->args[i] : &e->results[i - e->num_args];
}

EXPORT(entries) int32_t entries(void) { return kernels_artifact.num_entries; }
EXPORT(entryName) const char *entryName(int32_t e) {
  return kernels_artifact.entries[e].name;
}
EXPORT(numArgs) int32_t numArgs(int32_t e) {
  return kernels_artifact.entries[e].num_args;
}
EXPORT(numResults) int32_t numResults(int32_t e) {
  return kernels_artifact.entries[e].num_results;
}
/* Arguments and then results. */
EXPORT(typeOf) int32_t typeOf(int32_t e, int32_t i) { return find(e, i)->type; }
EXPORT(rankOf) int32_t rankOf(int32_t e, int32_t i) { return find(e, i)->rank; }
EXPORT(dimOf) int32_t dimOf(int32_t e, int32_t i, int32_t d) {
  return (int32_t)find(e, i)->dims[d];
}
EXPORT(begin) void begin(void) { used = 0; }
/* Returns memory for an argument or a result of a size. */
EXPORT(place) void *place(int32_t e, int32_t i, int32_t bytes) {
  const struct ten_signature *array = find(e, i);
  int32_t count = kernels_artifact.entries[e].num_args;
  struct ten_array *to = i < count ? &args[i] : &results[i - count];
  to->data = allocate(bytes);
  to->dims = i < count ? (int64_t *)array->dims : result_dims[i - count];
  return to->data;
}
EXPORT(run) int32_t run(int32_t e) {
  const struct ten_entry *entry = &kernels_artifact.entries[e];
  struct ten_context context = {0, each, reserve, 0, 0, 0};
  struct ten_plan plan = {args, 1, results, 0, 0};
  struct ten_call call = {args, results, 0, 0, kernels_artifact.constants,
                          1,    &context};
  int32_t site;
  if (entry->num_args > MOST || entry->num_results > MOST || entry->load)
    return -1;
  if ((site = entry->plan(&plan)) != 0)
    return site;
  call.arena_bytes = plan.arena_bytes;
  call.arena = allocate(plan.arena_bytes);
  return call.arena ? entry->run(&call) : -2;
}
