# Compiles the kernels of test/Integration/Kernels ahead of time and links them
# with the program that runs them. Sourced by the scripts that do so.
# shellcheck shell=bash

kernels=test/Integration/Kernels

# compile_kernels OUT TRIPLE CPU FLAGS...: an object file for each module, in OUT.
compile_kernels() {
  local out=$1 triple=$2 cpu=$3 file
  shift 3
  mkdir -p "$out"
  for file in "$kernels"/*.mlir; do
    build/release/bin/tensor-compile "$file" -o "$out/$(basename "$file" .mlir).o" \
      "--target-triple=$triple" "--target-cpu=$cpu" "$@"
  done
}

# link_kernels OUT RUNTIME COMPILER...: makes OUT/run-kernels of the objects that
# compile_kernels wrote. RUNTIME is the runtime's library for their target.
link_kernels() {
  local out=$1 runtime=$2 file artifacts=
  shift 2
  for file in "$kernels"/*.mlir; do
    artifacts+="ARTIFACT($(basename "$file" .mlir)) "
  done
  "$@" -std=c++17 -O2 -Iinclude "-DKERNELS=$artifacts" "$kernels/Inputs/run-kernels.cpp" \
    "$out"/*.o "$runtime" -lpthread -ldl -lm -o "$out/run-kernels"
}
