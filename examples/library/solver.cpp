// Solves the heat equation -u'' = 1 on a grid, with u = 0 at both ends, by
// conjugate gradients (Hestenes and Stiefel, 1952): a loop with a stopping
// criterion, compiled as one program for each size.
#include <cmath>
#include <cstdio>
#include <tenon/Builder.h>

using namespace tenon::build;

/// Multiplies by the matrix of second differences.
static Value apply(Value u) {
  Value left = pad(slice(u, 0, 1, u.dim(0)), 0, {0}, {1});
  Value right = pad(slice(u, 0, 0, -1), 0, {1}, {0});
  return 2 * u - left - right;
}

int main() {
  auto compiler = tenon::Compiler::create();
  if (!compiler)
    return std::fprintf(stderr, "%s\n", compiler.error().message()), 1;

  auto solve = function(*compiler, [](Value b, Value tolerance) {
    Value zero = b.builder().constant<double>(0);
    auto results = whileLoop(
        {broadcast(zero, b.dims()), b, b, dot(b, b), 0},
        [&](Value, Value, Value, Value error, Value steps) {
          return (error > tolerance * tolerance) & (steps < 10000);
        },
        [](Value u, Value r, Value p, Value error, Value steps) {
          Value product = apply(p);
          Value step = error / dot(p, product);
          Value residual = r - step * product;
          Value next = dot(residual, residual);
          return Values<5>{u + step * p, residual, residual + next / error * p,
                           next, steps + 1};
        });
    return Values<2>{results[0], results[4]};
  });

  double tolerance = 1e-10;
  for (int64_t n : {15, 255}) {
    double width = 1.0 / static_cast<double>(n + 1);
    std::vector<double> b(static_cast<size_t>(n), width * width);
    auto u = solve(tenon::array(b, {n}), tenon::scalar(tolerance));
    if (!u)
      return std::fprintf(stderr, "%s\n", u.error().message()), 1;
    // The solution is x (1 - x) / 2, which second differences have exactly.
    std::printf("%d points: u(1/2) = %.6f after %d steps\n", (int)n,
                (*u)[0].values<double>()[(size_t)n / 2],
                (*u)[1].values<int32_t>()[0]);
  }
}
