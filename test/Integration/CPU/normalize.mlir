// RUN: tensor-opt %s -tenon-simplify -ten-fuse | FileCheck %s --check-prefix=KERNEL
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg -tenon-buffers -tenon-loops | FileCheck %s --check-prefix=LOOPS
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=6x4x40xf32=normal:1 --input=40xf32=normal:2 --input=6x4x40xbf16=normal:3 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --input=6x4x40xf32=normal:1 --input=40xf32=normal:2 --input=6x4x40xbf16=normal:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --rtol=1e-5 --atol=1e-5
// RUN: tensor-run %s --fp=strict --target-cpu=x86-64-v3 --input=6x4x40xf32=normal:1 --input=40xf32=normal:2 --input=6x4x40xbf16=normal:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --rtol=1e-5 --atol=1e-5

// Each is one kernel, which reads and writes memory once.
// KERNEL-LABEL: @main(
// KERNEL-COUNT-4: ten.kernel normalize
// KERNEL-NOT: ten.kernel
// KERNEL: return

// The exponential is computed once, and waits in the result.
// LOOPS-LABEL: func.func private @normalize_0(
// LOOPS: scf.for %[[I:.*]] =
// LOOPS: scf.for %[[J:.*]] =
// LOOPS: scf.for {{.*}} iter_args
// LOOPS: arith.maxnumf {{.*}}nnan,nsz
// LOOPS: scf.for {{.*}} iter_args
// LOOPS: math.exp
// LOOPS: memref.store
// LOOPS: arith.addf
// LOOPS: scf.for
// LOOPS-NOT: math.exp
// LOOPS: memref.load
// LOOPS: arith.divf
// LOOPS: memref.store
// LOOPS-NOT: scf.for
// LOOPS: return

func.func private @mean(%x: tensor<6x4x40xf32>) -> tensor<6x4x1xf32> {
  %sum = ten.reduce add %x dims = [2] : tensor<6x4x40xf32> -> tensor<6x4xf32>
  %kept = ten.broadcast %sum dims = [0, 1] : tensor<6x4xf32> -> tensor<6x4x1xf32>
  %n = ten.constant dense<40.0> : tensor<6x4x1xf32>
  %mean = ten.div %kept, %n : tensor<6x4x1xf32>
  return %mean : tensor<6x4x1xf32>
}

func.func @main(%x: tensor<6x4x40xf32>, %scale: tensor<40xf32>, %h: tensor<6x4x40xbf16>) -> (tensor<6x4x40xf32>, tensor<6x4x40xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4x40xbf16>) {
  // softmax of what is not ahead
  %row = ten.iota dim = 1 : tensor<6x4x40xi32>
  %column = ten.iota dim = 2 : tensor<6x4x40xi32>
  %behind = ten.compare ge %row, %column : tensor<6x4x40xi32>
  %never = ten.constant dense<0xFF800000> : tensor<6x4x40xf32>
  %masked = ten.select %behind, %x, %never : tensor<6x4x40xi1>, tensor<6x4x40xf32>
  %max = ten.reduce max %masked dims = [2] : tensor<6x4x40xf32> -> tensor<6x4xf32>
  %wideMax = ten.broadcast %max dims = [0, 1] : tensor<6x4xf32> -> tensor<6x4x40xf32>
  %centered = ten.sub %masked, %wideMax : tensor<6x4x40xf32>
  %exp = ten.exp %centered : tensor<6x4x40xf32>
  %sum = ten.reduce add %exp dims = [2] : tensor<6x4x40xf32> -> tensor<6x4xf32>
  %wideSum = ten.broadcast %sum dims = [0, 1] : tensor<6x4xf32> -> tensor<6x4x40xf32>
  %softmax = ten.div %exp, %wideSum : tensor<6x4x40xf32>

  // layernorm
  %mean = func.call @mean(%x) : (tensor<6x4x40xf32>) -> tensor<6x4x1xf32>
  %wideMean = ten.broadcast %mean dims = [0, 1, 2] : tensor<6x4x1xf32> -> tensor<6x4x40xf32>
  %off = ten.sub %x, %wideMean : tensor<6x4x40xf32>
  %square = ten.mul %off, %off : tensor<6x4x40xf32>
  %variance = func.call @mean(%square) : (tensor<6x4x40xf32>) -> tensor<6x4x1xf32>
  %root = ten.rsqrt %variance : tensor<6x4x1xf32>
  %wideRoot = ten.broadcast %root dims = [0, 1, 2] : tensor<6x4x1xf32> -> tensor<6x4x40xf32>
  %normal = ten.mul %off, %wideRoot : tensor<6x4x40xf32>
  %wideScale = ten.broadcast %scale dims = [2] : tensor<40xf32> -> tensor<6x4x40xf32>
  %layernorm = ten.mul %normal, %wideScale : tensor<6x4x40xf32>

  // logsumexp, whose result has one element for each row
  %twice = ten.add %x, %x : tensor<6x4x40xf32>
  %max2 = ten.reduce max %twice dims = [2] : tensor<6x4x40xf32> -> tensor<6x4xf32>
  %wideMax2 = ten.broadcast %max2 dims = [0, 1] : tensor<6x4xf32> -> tensor<6x4x40xf32>
  %centered2 = ten.sub %twice, %wideMax2 : tensor<6x4x40xf32>
  %exp2 = ten.exp %centered2 : tensor<6x4x40xf32>
  %sum2 = ten.reduce add %exp2 dims = [2] : tensor<6x4x40xf32> -> tensor<6x4xf32>
  %log = ten.log %sum2 : tensor<6x4xf32>
  %logsumexp = ten.add %log, %max2 : tensor<6x4xf32>

  // A row's values of another type than the result's wait beside it, and a
  // reduction is the result of the kernel.
  %tanh = ten.tanh %h : tensor<6x4x40xbf16>
  %wide = ten.convert %tanh : tensor<6x4x40xbf16> -> tensor<6x4x40xf32>
  %hmax = ten.reduce max %wide dims = [2] : tensor<6x4x40xf32> -> tensor<6x4xf32>
  %wideHmax = ten.broadcast %hmax dims = [0, 1] : tensor<6x4xf32> -> tensor<6x4x40xf32>
  %hoff = ten.sub %wide, %wideHmax : tensor<6x4x40xf32>
  %spread = ten.reduce add %hoff dims = [2] : tensor<6x4x40xf32> -> tensor<6x4xf32>

  return %softmax, %layernorm, %logsumexp, %spread, %h : tensor<6x4x40xf32>, tensor<6x4x40xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4x40xbf16>
}
