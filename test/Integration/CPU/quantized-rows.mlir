// A row times quantized weights has the same bits however many rows there are,
// known or not: each result is the difference to rows of the whole.
// RUN: tensor-run %s --input=33x512xf32=normal:1 --input=128x512xi4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --expect=1x128xf32=0 --expect=2x128xf32=0 --expect=7x128xf32=0 --expect=20x128xf32=0
// RUN: tensor-run %s --input=33x512xf32=normal:1 --input=128x512xi4=uniform:2 --input=128x16xf16=normal:3 --expect=1x128xf32=0 --expect=2x128xf32=0 --expect=7x128xf32=0 --expect=20x128xf32=0
// RUN: tensor-run %s --input=33x512xf32=normal:1 --input=128x512xi4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --target-cpu=x86-64-v3 --expect=1x128xf32=0 --expect=2x128xf32=0 --expect=7x128xf32=0 --expect=20x128xf32=0

// RUN: tensor-run %s --entry=any --input=33x512xf32=normal:1 --input=128x512xi4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --output=%t.npy
// RUN: tensor-run %s --entry=any --input=33x512xf32=normal:1 --input=128x512xi4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --dynamic --expect=%t.npy
// RUN: tensor-run %s --entry=any --input=33x512xf32=normal:1 --input=128x512xi4=uniform:2 --input=128x16xf16=normal:3 --dynamic --expect=%t.npy
// RUN: tensor-run %s --entry=any --input=33x512xf32=normal:1 --input=128x512xi4=uniform:2 --input=128x16xf16=normal:3 --device=interpreter --expect=%t.npy --rtol=1e-4 --atol=1e-3
// RUN: tensor-run %s --entry=any --input=0x512xf32=1 --input=128x512xi4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --dynamic

// An odd number of panels, of which one row takes two at a time.
// RUN: sed 's/128/123/g' %s > %t.odd.mlir
// RUN: tensor-run %t.odd.mlir --input=33x512xf32=normal:1 --input=123x512xi4=uniform:2 --input=123x16xf16=normal:3 --bind=1,2 --threads=1 --verify --expect=1x123xf32=0 --expect=2x123xf32=0 --expect=7x123xf32=0 --expect=20x123xf32=0
// RUN: tensor-run %t.odd.mlir --input=33x512xf32=normal:1 --input=123x512xi4=uniform:2 --input=123x16xf16=normal:3 --bind=1,2 --threads=3 --expect=1x123xf32=0 --expect=2x123xf32=0 --expect=7x123xf32=0 --expect=20x123xf32=0

// Compiled only: this machine may lack the vectors.
// RUN: sed 's/func.func @main/func.func private @others/' %s > %t.mlir
// RUN: tensor-compile %t.mlir -o %t.o --sizes=0:1x512 --bind=1,2 --target-cpu=x86-64-v4 --dump-to=%t.dump
// RUN: FileCheck %s --input-file=%t.dump/10-assembly.s --check-prefix=CODE
// Numbers of codes are looked up.
// CODE: vperm{{ps|d}}
// CODE: vfmadd
// Two panels of four columns at a time, eight vectors of codes in each word.
// RUN: grep -c vfmadd %t.dump/10-assembly.s | FileCheck %s --check-prefix=SUMS
// SUMS: {{^}}64{{$}}

func.func private @weights(%q: tensor<128x512xi4>, %s: tensor<128x16xf16>) -> tensor<128x512xf32> {
  %0 = ten.convert %q : tensor<128x512xi4> -> tensor<128x512xf32>
  %1 = ten.reshape %0 : tensor<128x512xf32> -> tensor<128x16x32xf32>
  %2 = ten.convert %s : tensor<128x16xf16> -> tensor<128x16xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<128x16xf32> -> tensor<128x16x32xf32>
  %4 = ten.mul %1, %3 : tensor<128x16x32xf32>
  %5 = ten.reshape %4 : tensor<128x16x32xf32> -> tensor<128x512xf32>
  return %5 : tensor<128x512xf32>
}

func.func @main(%x: tensor<33x512xf32>, %q: tensor<128x512xi4>, %s: tensor<128x16xf16>) -> (tensor<1x128xf32>, tensor<2x128xf32>, tensor<7x128xf32>, tensor<20x128xf32>) {
  %w = call @weights(%q, %s) : (tensor<128x512xi4>, tensor<128x16xf16>) -> tensor<128x512xf32>
  %all = ten.contract %x, %w contracting = [1] x [1] : tensor<33x512xf32>, tensor<128x512xf32> -> tensor<33x128xf32>
  %x1 = ten.slice %x start = [4, 0] limit = [5, 512] stride = [1, 1] : tensor<33x512xf32> -> tensor<1x512xf32>
  %x2 = ten.slice %x start = [31, 0] limit = [33, 512] stride = [1, 1] : tensor<33x512xf32> -> tensor<2x512xf32>
  %x7 = ten.slice %x start = [9, 0] limit = [16, 512] stride = [1, 1] : tensor<33x512xf32> -> tensor<7x512xf32>
  %x20 = ten.slice %x start = [1, 0] limit = [21, 512] stride = [1, 1] : tensor<33x512xf32> -> tensor<20x512xf32>
  %y1 = ten.contract %x1, %w contracting = [1] x [1] : tensor<1x512xf32>, tensor<128x512xf32> -> tensor<1x128xf32>
  %y2 = ten.contract %x2, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  %y7 = ten.contract %x7, %w contracting = [1] x [1] : tensor<7x512xf32>, tensor<128x512xf32> -> tensor<7x128xf32>
  %y20 = ten.contract %x20, %w contracting = [1] x [1] : tensor<20x512xf32>, tensor<128x512xf32> -> tensor<20x128xf32>
  %a1 = ten.slice %all start = [4, 0] limit = [5, 128] stride = [1, 1] : tensor<33x128xf32> -> tensor<1x128xf32>
  %a2 = ten.slice %all start = [31, 0] limit = [33, 128] stride = [1, 1] : tensor<33x128xf32> -> tensor<2x128xf32>
  %a7 = ten.slice %all start = [9, 0] limit = [16, 128] stride = [1, 1] : tensor<33x128xf32> -> tensor<7x128xf32>
  %a20 = ten.slice %all start = [1, 0] limit = [21, 128] stride = [1, 1] : tensor<33x128xf32> -> tensor<20x128xf32>
  %d1 = ten.sub %y1, %a1 : tensor<1x128xf32>
  %d2 = ten.sub %y2, %a2 : tensor<2x128xf32>
  %d7 = ten.sub %y7, %a7 : tensor<7x128xf32>
  %d20 = ten.sub %y20, %a20 : tensor<20x128xf32>
  return %d1, %d2, %d7, %d20 : tensor<1x128xf32>, tensor<2x128xf32>, tensor<7x128xf32>, tensor<20x128xf32>
}

func.func @any(%x: tensor<?x512xf32>, %q: tensor<128x512xi4>, %s: tensor<128x16xf16>) -> tensor<?x128xf32> {
  %w = call @weights(%q, %s) : (tensor<128x512xi4>, tensor<128x16xf16>) -> tensor<128x512xf32>
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<?x512xf32>, tensor<128x512xf32> -> tensor<?x128xf32>
  return %0 : tensor<?x128xf32>
}
