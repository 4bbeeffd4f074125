/* The machine's limits, measured: multiply-add peak and bandwidth by cache
   level, on THREADS threads. cc -O3 -march=native -pthread limits.c -o limits
   && ./limits THREADS    -> one line of JSON */
#define _GNU_SOURCE
#include <immintrin.h>
#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __AVX512F__
#define VB 64
#else
#define VB 32
#endif
typedef float V __attribute__((vector_size(VB)));
enum { LANES = VB / 4, ACC = 12 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

static double flops_fma(long n) {
  V a[ACC], x, y;
  for (int i = 0; i < LANES; i++)
    x[i] = 0.999f, y[i] = 0.001f;
  /* each chain is opaque to the compiler: equal ones would be merged into one,
   * and the result would be too high */
  for (int j = 0; j < ACC; j++) {
    a[j] = x;
    __asm__ volatile("" : "+x"(a[j]));
  }
  for (long i = 0; i < n; i++) {
    for (int j = 0; j < ACC; j++)
      a[j] = a[j] * x + y;
    __asm__ volatile("" : "+x"(x), "+x"(y));
  }
  for (int j = 1; j < ACC; j++)
    a[0] += a[j];
  volatile float sink = a[0][0];
  (void)sink;
  return 2.0 * LANES * ACC * n;
}

#ifdef __AVX512BF16__
static double flops_bf16(long n) {
  __m512 a[ACC];
  __m512bh x;
  memset(&x, 0x3c, sizeof x);
  for (int j = 0; j < ACC; j++)
    a[j] = _mm512_setzero_ps();
  for (long i = 0; i < n; i++) {
    for (int j = 0; j < ACC; j++)
      a[j] = _mm512_dpbf16_ps(a[j], x, x);
    __asm__ volatile("" : "+x"(x));
  }
  for (int j = 1; j < ACC; j++)
    a[0] = _mm512_add_ps(a[0], a[j]);
  volatile float sink = _mm512_reduce_add_ps(a[0]);
  (void)sink;
  return 64.0 * ACC * n;
}
#endif
#ifdef __AVX512VNNI__
static double flops_i8(long n) {
  __m512i a[ACC], x = _mm512_set1_epi8(1);
  for (int j = 0; j < ACC; j++)
    a[j] = _mm512_setzero_si512();
  for (long i = 0; i < n; i++) {
    for (int j = 0; j < ACC; j++)
      a[j] = _mm512_dpbusd_epi32(a[j], x, x);
    __asm__ volatile("" : "+x"(x));
  }
  for (int j = 1; j < ACC; j++)
    a[0] = _mm512_add_epi32(a[0], a[j]);
  volatile int sink = _mm512_reduce_add_epi32(a[0]);
  (void)sink;
  return 128.0 * ACC * n;
}
#endif

static double rd(float *p, size_t n) {
  V s[8];
  memset(s, 0, sizeof s);
  for (size_t i = 0; i < n; i += 8 * LANES)
    for (int j = 0; j < 8; j++)
      s[j] += *(V *)(p + i + j * LANES);
  for (int j = 1; j < 8; j++)
    s[0] += s[j];
  volatile float sink = s[0][0];
  (void)sink;
  return 4.0 * n;
}
static double wr(float *p, size_t n) {
  V v;
  for (int i = 0; i < LANES; i++)
    v[i] = 1.0f;
  for (size_t i = 0; i < n; i += LANES)
    *(volatile V *)(p + i) = v;
  return 4.0 * n;
}
static double wr_stream(float *p, size_t n) {
  __m256 v = _mm256_set1_ps(1.0f);
  for (size_t i = 0; i < n; i += 8)
    _mm256_stream_ps(p + i, v);
  _mm_sfence();
  return 4.0 * n;
}

enum { FMA, BF16, I8, READ, WRITE, STREAM };
typedef struct {
  int what, rounds;
  size_t bytes;
  double work;
} Job;
static pthread_barrier_t barrier;
static double t0s[64], t1s[64];
typedef struct {
  Job *job;
  int id, pin;
} Arg;

static void *thread(void *v) {
  Arg *a = v;
  Job *j = a->job;
  if (a->pin >= 0) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(a->pin, &set);
    pthread_setaffinity_np(pthread_self(), sizeof set, &set);
  }
  float *p = NULL;
  if (j->what >= READ) {
    if (posix_memalign((void **)&p, 4096, j->bytes))
      exit(1);
    memset(p, 0, j->bytes);
  }
  double w = 0;
  for (int warm = 1; warm >= 0; warm--) {
    pthread_barrier_wait(&barrier);
    t0s[a->id] = now();
    w = 0;
    for (int r = 0; r < (warm ? 1 : j->rounds); r++)
      switch (j->what) {
      case FMA:
        w += flops_fma(2000000);
        break;
#ifdef __AVX512BF16__
      case BF16:
        w += flops_bf16(2000000);
        break;
#endif
#ifdef __AVX512VNNI__
      case I8:
        w += flops_i8(2000000);
        break;
#endif
      case READ:
        w += rd(p, j->bytes / 4);
        break;
      case WRITE:
        w += wr(p, j->bytes / 4);
        break;
      case STREAM:
        w += wr_stream(p, j->bytes / 4);
        break;
      }
    t1s[a->id] = now();
  }
  j->work = w;
  free(p);
  return NULL;
}

/* The i-th core this process may use: threads that are not pinned may share a
 * core for a whole measurement. */
static int nth_cpu(int i) {
  cpu_set_t set;
  sched_getaffinity(0, sizeof set, &set);
  for (int c = 0; c < CPU_SETSIZE; c++)
    if (CPU_ISSET(c, &set) && i-- == 0)
      return c;
  return -1;
}

static double run(int what, int threads, size_t total, int rounds) {
  double best = 0;
  for (int rep = 0; rep < 3; rep++) {
    pthread_t t[64];
    Job jobs[64];
    Arg args[64];
    pthread_barrier_init(&barrier, NULL, threads);
    for (int i = 0; i < threads; i++) {
      jobs[i] = (Job){what, rounds, total / threads / 4096 * 4096, 0};
      args[i] = (Arg){&jobs[i], i, threads > 1 ? nth_cpu(i) : -1};
      pthread_create(&t[i], NULL, thread, &args[i]);
    }
    double a = 1e300, b = 0, w = 0;
    for (int i = 0; i < threads; i++) {
      pthread_join(t[i], NULL);
      w += jobs[i].work;
      if (t0s[i] < a)
        a = t0s[i];
      if (t1s[i] > b)
        b = t1s[i];
    }
    if (w / (b - a) > best)
      best = w / (b - a);
    pthread_barrier_destroy(&barrier);
  }
  return best / 1e9;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1;
  size_t l2 = (size_t)n * 384 << 10, l3 = (size_t)12 << 20,
         ram = (size_t)256 << 20;
  double f = run(FMA, n, 0, 16), s = run(STREAM, n, ram, 2),
         w = run(WRITE, n, ram, 2);
  printf("{\"threads\": %d, \"vector_bytes\": %d, \"f32\": %.1f", n, VB, f);
#ifdef __AVX512BF16__
  printf(", \"bf16\": %.1f", run(BF16, n, 0, 4));
#endif
#ifdef __AVX512VNNI__
  printf(", \"i8\": %.1f", run(I8, n, 0, 4));
#endif
  printf(", \"read_l2\": %.1f, \"write_l2\": %.1f", run(READ, n, l2, 2000),
         run(WRITE, n, l2, 2000));
  printf(", \"read_l3\": %.1f, \"write_l3\": %.1f", run(READ, n, l3, 60),
         run(WRITE, n, l3, 60));
  printf(", \"read_ram\": %.1f, \"write_ram\": %.1f, \"write_ram_cached\": "
         "%.1f}\n",
         run(READ, n, ram, 2), s > w ? s : w, w);
  return 0;
}
