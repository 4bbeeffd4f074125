// RUN: tensor-run %s --entry=plain --verify --input=3x40x16xf32=normal:1 --input=3x50x16xf32=normal:2 --input=3x50x24xf32=normal:3
// RUN: tensor-run %s --entry=masked --verify --input=2x70x3x16xf32=normal:1 --input=2x70x3x16xf32=normal:2 --input=2x70x3x8xf32=normal:3 --input=2x70xf32=uniform:4
// RUN: tensor-run %s --entry=shared_heads --verify --threads=3 --input=2x130x16xbf16=normal:1 --input=100x16xbf16=normal:2 --input=100x8xbf16=normal:3
// RUN: tensor-compile %s -o %t.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=sapphirerapids
// RUN: tensor-run %s --entry=grouped --verify --input=2x40x2x2x16xf32=normal:1 --input=2x50x2x16xf32=normal:2 --input=2x50x2x8xf32=normal:3
// RUN: tensor-run %s --entry=grouped --explain --input=2x40x2x2x16xf32=normal:1 --input=2x50x2x16xf32=normal:2 --input=2x50x2x8xf32=normal:3 | FileCheck %s
// RUN: tensor-run %s --entry=masked --explain --input=2x70x3x16xf32=normal:1 --input=2x70x3x16xf32=normal:2 --input=2x70x3x8xf32=normal:3 --input=2x70xf32=uniform:4 | FileCheck %s
// RUN: tensor-run %s --entry=reshaped --verify --input=2x40x3x16xf32=normal:1 --input=2x50x3x16xf32=normal:2 --input=2x50x3x8xf32=normal:3
// RUN: tensor-run %s --entry=reshaped --explain --input=2x40x3x16xf32=normal:1 --input=2x50x3x16xf32=normal:2 --input=2x50x3x8xf32=normal:3 | FileCheck %s

// One kernel, with memory for some rows of the scores.
// CHECK: {{^}}kernels: 1
// CHECK-NEXT: attention_0 (attention), 1 launch
// CHECK-NEXT: schedule: #ten.attention_schedule<rows = {{[0-9]+}}, scores = <{{.*}}rhs_packed = true>
// CHECK: arena: {{[0-9]+}} bytes

// Not a whole number of blocks, columns or panels.
func.func @plain(%q: tensor<3x40x16xf32>, %k: tensor<3x50x16xf32>, %v: tensor<3x50x24xf32>) -> tensor<3x40x24xf32> {
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<3x40x16xf32>, tensor<3x50x16xf32> -> tensor<3x40x50xf32>
  %m = ten.reduce max %s dims = [2] : tensor<3x40x50xf32> -> tensor<3x40xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<3x40xf32> -> tensor<3x40x50xf32>
  %d = ten.sub %s, %mb : tensor<3x40x50xf32>
  %e = ten.exp %d : tensor<3x40x50xf32>
  %z = ten.reduce add %e dims = [2] : tensor<3x40x50xf32> -> tensor<3x40xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<3x40xf32> -> tensor<3x40x50xf32>
  %p = ten.div %e, %zb : tensor<3x40x50xf32>
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<3x40x50xf32>, tensor<3x50x24xf32> -> tensor<3x40x24xf32>
  return %o : tensor<3x40x24xf32>
}

// Heads between rows and features, a mask by place and one by batch, a reshape
// that adds a dimension, and a result in the operands' order.
func.func @masked(%q: tensor<2x70x3x16xf32>, %k: tensor<2x70x3x16xf32>, %v: tensor<2x70x3x8xf32>, %pad: tensor<2x70xf32>) -> tensor<2x70x3x8xf32> {
  %low = ten.constant dense<0xFF800000> : tensor<1x2x3x70x70xf32>
  %s = ten.contract %q, %k batch = [0, 2] x [0, 2] contracting = [3] x [3] : tensor<2x70x3x16xf32>, tensor<2x70x3x16xf32> -> tensor<2x3x70x70xf32>
  %padb = ten.broadcast %pad dims = [0, 3] : tensor<2x70xf32> -> tensor<2x3x70x70xf32>
  %sp = ten.sub %s, %padb : tensor<2x3x70x70xf32>
  %r = ten.reshape %sp : tensor<2x3x70x70xf32> -> tensor<1x2x3x70x70xf32>
  %i = ten.iota dim = 0 : tensor<70xi32>
  %row = ten.broadcast %i dims = [0] : tensor<70xi32> -> tensor<70x70xi32>
  %col = ten.broadcast %i dims = [1] : tensor<70xi32> -> tensor<70x70xi32>
  %c = ten.compare ge %row, %col : tensor<70x70xi32>
  %cb = ten.broadcast %c dims = [3, 4] : tensor<70x70xi1> -> tensor<1x2x3x70x70xi1>
  %x = ten.select %cb, %r, %low : tensor<1x2x3x70x70xf32>
  %m = ten.reduce max %x dims = [4] : tensor<1x2x3x70x70xf32> -> tensor<1x2x3x70xf32>
  %mb = ten.broadcast %m dims = [0, 1, 2, 3] : tensor<1x2x3x70xf32> -> tensor<1x2x3x70x70xf32>
  %d = ten.sub %x, %mb : tensor<1x2x3x70x70xf32>
  %e = ten.exp %d : tensor<1x2x3x70x70xf32>
  %z = ten.reduce add %e dims = [4] : tensor<1x2x3x70x70xf32> -> tensor<1x2x3x70xf32>
  %zb = ten.broadcast %z dims = [0, 1, 2, 3] : tensor<1x2x3x70xf32> -> tensor<1x2x3x70x70xf32>
  %p = ten.div %e, %zb : tensor<1x2x3x70x70xf32>
  %o = ten.contract %v, %p batch = [0, 2] x [1, 2] contracting = [1] x [4] : tensor<2x70x3x8xf32>, tensor<1x2x3x70x70xf32> -> tensor<2x3x8x1x70xf32>
  %t = ten.transpose %o perm = [0, 4, 1, 3, 2] : tensor<2x3x8x1x70xf32> -> tensor<2x70x3x1x8xf32>
  %f = ten.reshape %t : tensor<2x70x3x1x8xf32> -> tensor<2x70x3x8xf32>
  return %f : tensor<2x70x3x8xf32>
}

// All heads read the same keys and values.
func.func @shared_heads(%q: tensor<2x130x16xbf16>, %k: tensor<100x16xbf16>, %v: tensor<100x8xbf16>) -> tensor<2x130x8xbf16> {
  %one = ten.constant dense<1.0> : tensor<2x130xbf16>
  %s = ten.contract %q, %k contracting = [2] x [1] accumulate f32 : tensor<2x130x16xbf16>, tensor<100x16xbf16> -> tensor<2x130x100xbf16>
  %a = ten.abs %s : tensor<2x130x100xbf16> -> tensor<2x130x100xbf16>
  %z = ten.reduce max %a dims = [2] : tensor<2x130x100xbf16> -> tensor<2x130xbf16>
  %y = ten.add %z, %one : tensor<2x130xbf16>
  %zb = ten.broadcast %y dims = [0, 1] : tensor<2x130xbf16> -> tensor<2x130x100xbf16>
  %p = ten.div %s, %zb : tensor<2x130x100xbf16>
  %o = ten.contract %p, %v contracting = [2] x [0] accumulate f32 : tensor<2x130x100xbf16>, tensor<100x8xbf16> -> tensor<2x130x8xbf16>
  return %o : tensor<2x130x8xbf16>
}

// Several heads of the queries share keys and values, and come first.
func.func @grouped(%q: tensor<2x40x2x2x16xf32>, %k: tensor<2x50x2x16xf32>, %v: tensor<2x50x2x8xf32>) -> tensor<2x40x2x2x8xf32> {
  %s = ten.contract %q, %k batch = [0, 2] x [0, 2] contracting = [4] x [3] : tensor<2x40x2x2x16xf32>, tensor<2x50x2x16xf32> -> tensor<2x2x40x2x50xf32>
  %x = ten.transpose %s perm = [3, 0, 1, 2, 4] : tensor<2x2x40x2x50xf32> -> tensor<2x2x2x40x50xf32>
  %m = ten.reduce max %x dims = [4] : tensor<2x2x2x40x50xf32> -> tensor<2x2x2x40xf32>
  %mb = ten.broadcast %m dims = [0, 1, 2, 3] : tensor<2x2x2x40xf32> -> tensor<2x2x2x40x50xf32>
  %d = ten.sub %x, %mb : tensor<2x2x2x40x50xf32>
  %e = ten.exp %d : tensor<2x2x2x40x50xf32>
  %z = ten.reduce add %e dims = [4] : tensor<2x2x2x40x50xf32> -> tensor<2x2x2x40xf32>
  %zb = ten.broadcast %z dims = [0, 1, 2, 3] : tensor<2x2x2x40xf32> -> tensor<2x2x2x40x50xf32>
  %p = ten.div %e, %zb : tensor<2x2x2x40x50xf32>
  %o = ten.contract %p, %v batch = [1, 2] x [0, 2] contracting = [4] x [1] : tensor<2x2x2x40x50xf32>, tensor<2x50x2x8xf32> -> tensor<2x2x2x40x8xf32>
  %t = ten.transpose %o perm = [0, 3, 1, 2, 4] : tensor<2x2x2x40x8xf32> -> tensor<2x40x2x2x8xf32>
  return %t : tensor<2x40x2x2x8xf32>
}

// As JAX prints it where nothing is masked: the largest of each row is taken
// before the scores get another shape.
func.func @reshaped(%q: tensor<2x40x3x16xf32>, %k: tensor<2x50x3x16xf32>, %v: tensor<2x50x3x8xf32>) -> tensor<2x3x1x40x8xf32> {
  %least = ten.constant dense<0xFF800000> : tensor<2x3x40x1xf32>
  %qr = ten.reshape %q : tensor<2x40x3x16xf32> -> tensor<2x40x3x1x16xf32>
  %s = ten.contract %qr, %k batch = [0, 2] x [0, 2] contracting = [4] x [3] : tensor<2x40x3x1x16xf32>, tensor<2x50x3x16xf32> -> tensor<2x3x40x1x50xf32>
  %m0 = ten.reduce max %s dims = [4] : tensor<2x3x40x1x50xf32> -> tensor<2x3x40x1xf32>
  %m1 = ten.max %m0, %least : tensor<2x3x40x1xf32>
  %m = ten.reshape %m1 : tensor<2x3x40x1xf32> -> tensor<1x2x3x40xf32>
  %x = ten.reshape %s : tensor<2x3x40x1x50xf32> -> tensor<1x2x3x40x50xf32>
  %mb = ten.broadcast %m dims = [0, 1, 2, 3] : tensor<1x2x3x40xf32> -> tensor<1x2x3x40x50xf32>
  %d = ten.sub %x, %mb : tensor<1x2x3x40x50xf32>
  %e = ten.exp %d : tensor<1x2x3x40x50xf32>
  %z = ten.reduce add %e dims = [4] : tensor<1x2x3x40x50xf32> -> tensor<1x2x3x40xf32>
  %zb = ten.broadcast %z dims = [0, 1, 2, 3] : tensor<1x2x3x40xf32> -> tensor<1x2x3x40x50xf32>
  %p = ten.div %e, %zb : tensor<1x2x3x40x50xf32>
  %o = ten.contract %p, %v batch = [1, 2] x [0, 2] contracting = [4] x [1] : tensor<1x2x3x40x50xf32>, tensor<2x50x3x8xf32> -> tensor<2x3x1x40x8xf32>
  return %o : tensor<2x3x1x40x8xf32>
}
