// Code is kept by program, sizes and flags. What is found is not stored again.
// RUN: rm -rf %t && mkdir %t
// DEFINE: %{flags} =
// DEFINE: %{run} = tensor-run %s --cache-dir=%t/a/cache --input=4x8xf32=normal:1 --input=4x8xf32=normal:2 %{flags}
// RUN: %{run} --output=%t/first.npy
// RUN: ls %t/a/cache | FileCheck %s
// CHECK: {{^}}code-{{[0-9a-f]+$}}
// CHECK-NOT: {{.}}
// RUN: touch -d 2001-01-01 %t/a/cache/*
// RUN: %{run} --expect=%t/first.npy
// RUN: %{run} --expect=%t/first.npy --threads=1 --benchmark=3 | FileCheck %s --check-prefix=TIME
// TIME: compile:
// RUN: find %t/a/cache -type f -newermt 2002-01-01 | count 0
// RUN: ls %t/a/cache | count 1

// A damaged file is made again.
// RUN: %python -c "import glob; [open(file, 'r+b').write(b'damage') for file in glob.glob('%t/a/cache/*')]"
// RUN: %{run} --expect=%t/first.npy
// RUN: ls %t/a/cache | count 1
// RUN: touch -d 2001-01-01 %t/a/cache/*
// RUN: %{run} --expect=%t/first.npy
// RUN: find %t/a/cache -type f -newermt 2002-01-01 | count 0

// Other sizes, any sizes, other flags, another target, a bound or donated argument, another device.
// RUN: tensor-run %s --cache-dir=%t/a/cache --input=3x8xf32=normal:1 --input=3x8xf32=normal:2 --output=%t/other.npy
// RUN: ls %t/a/cache | count 2
// RUN: %{run} --expect=%t/first.npy --dynamic
// RUN: %{run} --expect=%t/first.npy --fp=strict
// RUN: %{run} --expect=%t/first.npy --target-cpu=x86-64
// RUN: %{run} --expect=%t/first.npy --bind=1
// RUN: %{run} --expect=%t/first.npy --donate=0:0
// RUN: %{run} --expect=%t/first.npy --device=gpu-sim
// RUN: ls %t/a/cache | count 8
// RUN: %{run} --expect=%t/first.npy --dynamic
// RUN: tensor-run %s --cache-dir=%t/a/cache --input=3x8xf32=normal:1 --input=3x8xf32=normal:2 --expect=%t/other.npy --dynamic
// RUN: %{run} --expect=%t/first.npy --bind=1
// RUN: %{run} --expect=%t/first.npy --device=gpu-sim
// RUN: ls %t/a/cache | count 8

// Looked at, it is compiled; a folder that cannot be made is none.
// RUN: %{run} --explain | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: compile time
// RUN: %{run} --expect=%t/first.npy --verify
// RUN: ls %t/a/cache | count 8
// RUN: tensor-run %s --cache-dir=%s/folder --input=4x8xf32=normal:1 --input=4x8xf32=normal:2 --expect=%t/first.npy

func.func @main(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = ten.mul %a, %b : tensor<?x8xf32>
  %1 = ten.neg %0 : tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
