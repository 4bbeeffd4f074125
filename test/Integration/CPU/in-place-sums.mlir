// Sums that a loop adds products to are made in place: each product is added
// once, in any number of threads, and in the order that the program says. All
// numbers are integers, so that every order of a product's sums is exact.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=113x29xf32=normal:1 --input=29x83xf32=normal:2 --input=113x83xf32=normal:3 --input=1037x64xf32=normal:4 --input=64x160xf32=normal:5 --input=1037x160xf32=normal:6 --input=5x40xf32=normal:7 --input=40x600xf32=normal:8 --input=5x600xf32=normal:9 --input=37x3100xf32=normal:10 --input=3100x50xf32=normal:11 --input=37x50xf32=normal:12 --input=20x200xf32=normal:13 --input=20x333xf32=normal:14 --input=200x333xf32=normal:15 --input=70x37xf32=normal:16 --input=90x37xf32=normal:17 --input=70x90xf32=normal:18 --input=2x9x11x8xf32=normal:19 --input=3x3x8x24xf32=normal:20 --input=2x9x11x24xf32=normal:21 --output=%t/i0.npy --output=%t/i1.npy --output=%t/i2.npy --output=%t/i3.npy --output=%t/i4.npy --output=%t/i5.npy --output=%t/i6.npy --output=%t/i7.npy --output=%t/i8.npy --output=%t/i9.npy
// RUN: tensor-run %s --threads=1 --input=113x29xf32=normal:1 --input=29x83xf32=normal:2 --input=113x83xf32=normal:3 --input=1037x64xf32=normal:4 --input=64x160xf32=normal:5 --input=1037x160xf32=normal:6 --input=5x40xf32=normal:7 --input=40x600xf32=normal:8 --input=5x600xf32=normal:9 --input=37x3100xf32=normal:10 --input=3100x50xf32=normal:11 --input=37x50xf32=normal:12 --input=20x200xf32=normal:13 --input=20x333xf32=normal:14 --input=200x333xf32=normal:15 --input=70x37xf32=normal:16 --input=90x37xf32=normal:17 --input=70x90xf32=normal:18 --input=2x9x11x8xf32=normal:19 --input=3x3x8x24xf32=normal:20 --input=2x9x11x24xf32=normal:21 --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --expect=%t/i3.npy --expect=%t/i4.npy --expect=%t/i5.npy --expect=%t/i6.npy --expect=%t/i7.npy --expect=%t/i8.npy --expect=%t/i9.npy
// RUN: tensor-run %s --threads=2 --input=113x29xf32=normal:1 --input=29x83xf32=normal:2 --input=113x83xf32=normal:3 --input=1037x64xf32=normal:4 --input=64x160xf32=normal:5 --input=1037x160xf32=normal:6 --input=5x40xf32=normal:7 --input=40x600xf32=normal:8 --input=5x600xf32=normal:9 --input=37x3100xf32=normal:10 --input=3100x50xf32=normal:11 --input=37x50xf32=normal:12 --input=20x200xf32=normal:13 --input=20x333xf32=normal:14 --input=200x333xf32=normal:15 --input=70x37xf32=normal:16 --input=90x37xf32=normal:17 --input=70x90xf32=normal:18 --input=2x9x11x8xf32=normal:19 --input=3x3x8x24xf32=normal:20 --input=2x9x11x24xf32=normal:21 --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --expect=%t/i3.npy --expect=%t/i4.npy --expect=%t/i5.npy --expect=%t/i6.npy --expect=%t/i7.npy --expect=%t/i8.npy --expect=%t/i9.npy
// RUN: tensor-run %s --threads=3 --input=113x29xf32=normal:1 --input=29x83xf32=normal:2 --input=113x83xf32=normal:3 --input=1037x64xf32=normal:4 --input=64x160xf32=normal:5 --input=1037x160xf32=normal:6 --input=5x40xf32=normal:7 --input=40x600xf32=normal:8 --input=5x600xf32=normal:9 --input=37x3100xf32=normal:10 --input=3100x50xf32=normal:11 --input=37x50xf32=normal:12 --input=20x200xf32=normal:13 --input=20x333xf32=normal:14 --input=200x333xf32=normal:15 --input=70x37xf32=normal:16 --input=90x37xf32=normal:17 --input=70x90xf32=normal:18 --input=2x9x11x8xf32=normal:19 --input=3x3x8x24xf32=normal:20 --input=2x9x11x24xf32=normal:21 --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --expect=%t/i3.npy --expect=%t/i4.npy --expect=%t/i5.npy --expect=%t/i6.npy --expect=%t/i7.npy --expect=%t/i8.npy --expect=%t/i9.npy
// RUN: tensor-run %s --threads=2 --target-cpu=x86-64 --input=113x29xf32=normal:1 --input=29x83xf32=normal:2 --input=113x83xf32=normal:3 --input=1037x64xf32=normal:4 --input=64x160xf32=normal:5 --input=1037x160xf32=normal:6 --input=5x40xf32=normal:7 --input=40x600xf32=normal:8 --input=5x600xf32=normal:9 --input=37x3100xf32=normal:10 --input=3100x50xf32=normal:11 --input=37x50xf32=normal:12 --input=20x200xf32=normal:13 --input=20x333xf32=normal:14 --input=200x333xf32=normal:15 --input=70x37xf32=normal:16 --input=90x37xf32=normal:17 --input=70x90xf32=normal:18 --input=2x9x11x8xf32=normal:19 --input=3x3x8x24xf32=normal:20 --input=2x9x11x24xf32=normal:21 --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --expect=%t/i3.npy --expect=%t/i4.npy --expect=%t/i5.npy --expect=%t/i6.npy --expect=%t/i7.npy --expect=%t/i8.npy --expect=%t/i9.npy
// RUN: tensor-run %s --threads=2 --target-cpu=x86-64-v3 --input=113x29xf32=normal:1 --input=29x83xf32=normal:2 --input=113x83xf32=normal:3 --input=1037x64xf32=normal:4 --input=64x160xf32=normal:5 --input=1037x160xf32=normal:6 --input=5x40xf32=normal:7 --input=40x600xf32=normal:8 --input=5x600xf32=normal:9 --input=37x3100xf32=normal:10 --input=3100x50xf32=normal:11 --input=37x50xf32=normal:12 --input=20x200xf32=normal:13 --input=20x333xf32=normal:14 --input=200x333xf32=normal:15 --input=70x37xf32=normal:16 --input=90x37xf32=normal:17 --input=70x90xf32=normal:18 --input=2x9x11x8xf32=normal:19 --input=3x3x8x24xf32=normal:20 --input=2x9x11x24xf32=normal:21 --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --expect=%t/i3.npy --expect=%t/i4.npy --expect=%t/i5.npy --expect=%t/i6.npy --expect=%t/i7.npy --expect=%t/i8.npy --expect=%t/i9.npy
// RUN: tensor-run %s --threads=2 --donate=20:9 --input=113x29xf32=normal:1 --input=29x83xf32=normal:2 --input=113x83xf32=normal:3 --input=1037x64xf32=normal:4 --input=64x160xf32=normal:5 --input=1037x160xf32=normal:6 --input=5x40xf32=normal:7 --input=40x600xf32=normal:8 --input=5x600xf32=normal:9 --input=37x3100xf32=normal:10 --input=3100x50xf32=normal:11 --input=37x50xf32=normal:12 --input=20x200xf32=normal:13 --input=20x333xf32=normal:14 --input=200x333xf32=normal:15 --input=70x37xf32=normal:16 --input=90x37xf32=normal:17 --input=70x90xf32=normal:18 --input=2x9x11x8xf32=normal:19 --input=3x3x8x24xf32=normal:20 --input=2x9x11x24xf32=normal:21 --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --expect=%t/i3.npy --expect=%t/i4.npy --expect=%t/i5.npy --expect=%t/i6.npy --expect=%t/i7.npy --expect=%t/i8.npy --expect=%t/i9.npy
// Not one of the loops copies its sums.
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels='features="avx2 fma"' -tenon-linalg -tenon-buffers='features="avx2 fma"' | FileCheck %s
// Nor does anything allocate.
// RUN: tensor-opt %s -tenon-compile='features="avx2 fma"' | FileCheck %s --check-prefix=LLVM
// LLVM-NOT: @malloc
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: ten.launch @{{contract|conv}}_{{[0-9]+}}({{.*}}, %[[S:[a-z0-9_]+]]) into(%[[S]]{{[,)]}}{{.*}} reuse = [2
// CHECK-NOT: memref.copy
// CHECK: }
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: ten.launch @{{contract|conv}}_{{[0-9]+}}({{.*}}, %[[S:[a-z0-9_]+]]) into(%[[S]]{{[,)]}}{{.*}} reuse = [2
// CHECK-NOT: memref.copy
// CHECK: }
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: ten.launch @{{contract|conv}}_{{[0-9]+}}({{.*}}, %[[S:[a-z0-9_]+]]) into(%[[S]]{{[,)]}}{{.*}} reuse = [2
// CHECK-NOT: memref.copy
// CHECK: }
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: ten.launch @{{contract|conv}}_{{[0-9]+}}({{.*}}, %[[S:[a-z0-9_]+]]) into(%[[S]]{{[,)]}}{{.*}} reuse = [2
// CHECK-NOT: memref.copy
// CHECK: }
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: ten.launch @{{contract|conv}}_{{[0-9]+}}({{.*}}, %[[S:[a-z0-9_]+]]) into(%[[S]]{{[,)]}}{{.*}} reuse = [2
// CHECK-NOT: memref.copy
// CHECK: }
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: ten.launch @{{contract|conv}}_{{[0-9]+}}({{.*}}, %[[S:[a-z0-9_]+]]) into(%[[S]]{{[,)]}}{{.*}} reuse = [2
// CHECK-NOT: memref.copy
// CHECK: }
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: ten.launch @{{contract|conv}}_{{[0-9]+}}({{.*}}, %[[S:[a-z0-9_]+]]) into(%[[S]]{{[,)]}}{{.*}} reuse = [2
// CHECK-NOT: memref.copy
// CHECK: }
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: ten.launch @{{contract|conv}}_{{[0-9]+}}({{.*}}, %[[S:[a-z0-9_]+]]) into(%[[S]]{{[,)]}}{{.*}} reuse = [2
// CHECK-NOT: memref.copy
// CHECK: }
func.func @main(%x0: tensor<113x29xf32>, %x1: tensor<29x83xf32>, %x2: tensor<113x83xf32>, %x3: tensor<1037x64xf32>, %x4: tensor<64x160xf32>, %x5: tensor<1037x160xf32>, %x6: tensor<5x40xf32>, %x7: tensor<40x600xf32>, %x8: tensor<5x600xf32>, %x9: tensor<37x3100xf32>, %x10: tensor<3100x50xf32>, %x11: tensor<37x50xf32>, %x12: tensor<20x200xf32>, %x13: tensor<20x333xf32>, %x14: tensor<200x333xf32>, %x15: tensor<70x37xf32>, %x16: tensor<90x37xf32>, %x17: tensor<70x90xf32>, %x18: tensor<2x9x11x8xf32>, %x19: tensor<3x3x8x24xf32>, %x20: tensor<2x9x11x24xf32>) -> (tensor<113x83xf32>, tensor<1037x160xf32>, tensor<5x600xf32>, tensor<37x50xf32>, tensor<200x333xf32>, tensor<70x90xf32>, tensor<2x9x11x24xf32>, tensor<113x83xf32>, tensor<29x83xf32>, tensor<2x9x11x24xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %i0 = ten.floor %x0 : tensor<113x29xf32>
  %i1 = ten.floor %x1 : tensor<29x83xf32>
  %i2 = ten.floor %x2 : tensor<113x83xf32>
  %i3 = ten.floor %x3 : tensor<1037x64xf32>
  %i4 = ten.floor %x4 : tensor<64x160xf32>
  %i5 = ten.floor %x5 : tensor<1037x160xf32>
  %i6 = ten.floor %x6 : tensor<5x40xf32>
  %i7 = ten.floor %x7 : tensor<40x600xf32>
  %i8 = ten.floor %x8 : tensor<5x600xf32>
  %i9 = ten.floor %x9 : tensor<37x3100xf32>
  %i10 = ten.floor %x10 : tensor<3100x50xf32>
  %i11 = ten.floor %x11 : tensor<37x50xf32>
  %i12 = ten.floor %x12 : tensor<20x200xf32>
  %i13 = ten.floor %x13 : tensor<20x333xf32>
  %i14 = ten.floor %x14 : tensor<200x333xf32>
  %i15 = ten.floor %x15 : tensor<70x37xf32>
  %i16 = ten.floor %x16 : tensor<90x37xf32>
  %i17 = ten.floor %x17 : tensor<70x90xf32>
  %i18 = ten.floor %x18 : tensor<2x9x11x8xf32>
  %i19 = ten.floor %x19 : tensor<3x3x8x24xf32>
  %i20 = ten.floor %x20 : tensor<2x9x11x24xf32>
  // rows
  %r0:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %i2, %a = %i0) -> (tensor<113x83xf32>, tensor<113x29xf32>) {
    %0 = ten.contract %a, %i1 contracting = [1] x [0] : tensor<113x29xf32>, tensor<29x83xf32> -> tensor<113x83xf32>
    %1 = ten.add %s, %0 : tensor<113x83xf32>
    %2 = ten.add %a, %a : tensor<113x29xf32>
    scf.yield %1, %2 : tensor<113x83xf32>, tensor<113x29xf32>
  }
  // many rows
  %r1:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %i5, %a = %i3) -> (tensor<1037x160xf32>, tensor<1037x64xf32>) {
    %0 = ten.contract %a, %i4 contracting = [1] x [0] : tensor<1037x64xf32>, tensor<64x160xf32> -> tensor<1037x160xf32>
    %1 = ten.add %s, %0 : tensor<1037x160xf32>
    %2 = ten.add %a, %a : tensor<1037x64xf32>
    scf.yield %1, %2 : tensor<1037x160xf32>, tensor<1037x64xf32>
  }
  // few rows
  %r2:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %i8, %a = %i6) -> (tensor<5x600xf32>, tensor<5x40xf32>) {
    %0 = ten.contract %a, %i7 contracting = [1] x [0] : tensor<5x40xf32>, tensor<40x600xf32> -> tensor<5x600xf32>
    %1 = ten.add %s, %0 : tensor<5x600xf32>
    %2 = ten.add %a, %a : tensor<5x40xf32>
    scf.yield %1, %2 : tensor<5x600xf32>, tensor<5x40xf32>
  }
  // deep
  %r3:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %i11, %a = %i9) -> (tensor<37x50xf32>, tensor<37x3100xf32>) {
    %0 = ten.contract %a, %i10 contracting = [1] x [0] : tensor<37x3100xf32>, tensor<3100x50xf32> -> tensor<37x50xf32>
    %1 = ten.add %s, %0 : tensor<37x50xf32>
    %2 = ten.add %a, %a : tensor<37x3100xf32>
    scf.yield %1, %2 : tensor<37x50xf32>, tensor<37x3100xf32>
  }
  // turned
  %r4:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %i14, %a = %i12) -> (tensor<200x333xf32>, tensor<20x200xf32>) {
    %0 = ten.contract %a, %i13 contracting = [0] x [0] : tensor<20x200xf32>, tensor<20x333xf32> -> tensor<200x333xf32>
    %1 = ten.add %s, %0 : tensor<200x333xf32>
    %2 = ten.add %a, %a : tensor<20x200xf32>
    scf.yield %1, %2 : tensor<200x333xf32>, tensor<20x200xf32>
  }
  // both
  %r5:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %i17, %a = %i15) -> (tensor<70x90xf32>, tensor<70x37xf32>) {
    %0 = ten.contract %a, %i16 contracting = [1] x [1] : tensor<70x37xf32>, tensor<90x37xf32> -> tensor<70x90xf32>
    %1 = ten.add %s, %0 : tensor<70x90xf32>
    %2 = ten.add %a, %a : tensor<70x37xf32>
    scf.yield %1, %2 : tensor<70x90xf32>, tensor<70x37xf32>
  }
  // a convolution, taken away from the sum
  %r6:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %i20, %a = %i18) -> (tensor<2x9x11x24xf32>, tensor<2x9x11x8xf32>) {
    %0 = ten.conv %a, %i19 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x9x11x8xf32>, tensor<3x3x8x24xf32> -> tensor<2x9x11x24xf32>
    %1 = ten.sub %s, %0 : tensor<2x9x11x24xf32>
    %2 = ten.add %a, %a : tensor<2x9x11x8xf32>
    scf.yield %1, %2 : tensor<2x9x11x24xf32>, tensor<2x9x11x8xf32>
  }
  // Sums in blocks, which have to wait elsewhere.
  %r7:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %i2, %a = %i0) -> (tensor<113x83xf32>, tensor<113x29xf32>) {
    %0 = ten.kernel contract (%x = %a : tensor<113x29xf32>, %y = %i1 : tensor<29x83xf32>, %z = %s : tensor<113x83xf32>) -> tensor<113x83xf32>
        schedule = #ten.contract_schedule<lanes = 8, heights = [5, 3], pack_lhs = true, pack_rhs = true, panels = 2, depth = 10> {
      %1 = ten.contract %x, %y contracting = [1] x [0] : tensor<113x29xf32>, tensor<29x83xf32> -> tensor<113x83xf32>
      %2 = ten.add %1, %z : tensor<113x83xf32>
      ten.yield %2 : tensor<113x83xf32>
    }
    %1 = ten.add %a, %a : tensor<113x29xf32>
    scf.yield %0, %1 : tensor<113x83xf32>, tensor<113x29xf32>
  }
  // Read again after the sum: not in place.
  %kept = ten.mul %i1, %i1 : tensor<29x83xf32>
  %sq = ten.contract %i0, %i0 contracting = [0] x [0] : tensor<113x29xf32>, tensor<113x29xf32> -> tensor<29x29xf32>
  %pr = ten.contract %sq, %i1 contracting = [1] x [0] : tensor<29x29xf32>, tensor<29x83xf32> -> tensor<29x83xf32>
  %more = ten.add %kept, %pr : tensor<29x83xf32>
  %last = ten.reduce max %more dims = [0] : tensor<29x83xf32> -> tensor<83xf32>
  %wide = ten.broadcast %last dims = [1] : tensor<83xf32> -> tensor<29x83xf32>
  %all = ten.add %kept, %wide : tensor<29x83xf32>
  // An argument that may be donated.
  %conv = ten.conv %i18, %i19 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x9x11x8xf32>, tensor<3x3x8x24xf32> -> tensor<2x9x11x24xf32>
  %given = ten.add %x20, %conv : tensor<2x9x11x24xf32>
  return %r0#0, %r1#0, %r2#0, %r3#0, %r4#0, %r5#0, %r6#0, %r7#0, %all, %given : tensor<113x83xf32>, tensor<1037x160xf32>, tensor<5x600xf32>, tensor<37x50xf32>, tensor<200x333xf32>, tensor<70x90xf32>, tensor<2x9x11x24xf32>, tensor<113x83xf32>, tensor<29x83xf32>, tensor<2x9x11x24xf32>
}
