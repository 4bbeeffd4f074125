// Columns behind a diagonal are left out where their weights are zeros and the
// values there finite: results are what all columns give. The inputs that
// decide it are made here: `%at` says which row's logits, or which value, are
// what `%what` says.
// DEFINE: %{sizes} = --input=2x200x16xf32=normal:1 --input=2x200x16xf32=normal:2 --input=2x200x8xf32=normal:3
// DEFINE: %{run} = tensor-run %s --entry=causal --verify %{sizes}
// RUN: %{run} --input=i32=-1 --input=f32=0 --input=i32=-1 --input=f32=0
// RUN: %{run} --threads=2 --input=i32=-1 --input=f32=0 --input=i32=-1 --input=f32=0
// Values that are no numbers, hidden from most rows; the first and the last.
// RUN: %{run} --input=i32=-1 --input=f32=0 --input=i32=150 --input=f32=nan
// RUN: %{run} --input=i32=-1 --input=f32=0 --input=i32=199 --input=f32=-inf
// RUN: %{run} --input=i32=-1 --input=f32=0 --input=i32=0 --input=f32=inf
// A row whose logits are close to the mask's, below it, or no numbers.
// RUN: %{run} --input=i32=20 --input=f32=-1000 --input=i32=-1 --input=f32=0
// RUN: %{run} --input=i32=20 --input=f32=-900 --input=i32=150 --input=f32=nan
// RUN: %{run} --input=i32=3 --input=f32=-2000 --input=i32=-1 --input=f32=0
// RUN: %{run} --input=i32=90 --input=f32=-inf --input=i32=-1 --input=f32=0
// RUN: %{run} --input=i32=90 --input=f32=inf --input=i32=-1 --input=f32=0
// RUN: %{run} --input=i32=90 --input=f32=nan --input=i32=-1 --input=f32=0
// RUN: %{run} --threads=3 --input=i32=199 --input=f32=nan --input=i32=-1 --input=f32=0

// Rows that see nothing; more columns than rows, and fewer.
// DEFINE: %{wide} = --input=100x16xf32=normal:1 --input=231x16xf32=normal:2 --input=231x40xf32=normal:3
// RUN: tensor-run %s --entry=before --verify --input=170x8xf32=normal:1 --input=170x8xf32=normal:2 --input=170x8xf32=normal:3
// RUN: tensor-run %s --entry=infinite --verify --input=170x8xf32=normal:1 --input=170x8xf32=normal:2 --input=170x8xf32=normal:3
// RUN: tensor-run %s --entry=wide --verify %{wide}
// RUN: tensor-run %s --entry=wide --verify --fp=strict %{wide}
// RUN: tensor-run %s --entry=wide --verify --target-cpu=x86-64-v3 %{wide}
// RUN: tensor-run %s --entry=wide --verify --target-cpu=x86-64 %{wide}
// RUN: tensor-run %s --entry=halves --verify --input=140x16xbf16=normal:1 --input=140x16xbf16=normal:2 --input=140x8xbf16=normal:3
// RUN: tensor-run %s --entry=long --verify --input=40x4xf32=normal:1 --input=9000x4xf32=normal:2 --input=9000x64xf32=normal:3

// The same bits on any number of threads.
// RUN: tensor-run %s --entry=causal --threads=1 %{sizes} --input=i32=20 --input=f32=-1000 --input=i32=-1 --input=f32=0 --output=%t.1.npy
// RUN: tensor-run %s --entry=causal --threads=2 %{sizes} --input=i32=20 --input=f32=-1000 --input=i32=-1 --input=f32=0 --output=%t.2.npy
// RUN: tensor-run %s --entry=causal --threads=3 %{sizes} --input=i32=20 --input=f32=-1000 --input=i32=-1 --input=f32=0 --output=%t.3.npy
// RUN: cmp %t.1.npy %t.2.npy
// RUN: cmp %t.1.npy %t.3.npy

func.func @causal(%q: tensor<2x200x16xf32>, %k: tensor<2x200x16xf32>, %v0: tensor<2x200x8xf32>, %at: tensor<i32>, %what: tensor<f32>, %vat: tensor<i32>, %vwhat: tensor<f32>) -> tensor<2x200x8xf32> {
  // Values, with one row replaced.
  %vi = ten.iota dim = 1 : tensor<2x200x8xi32>
  %vatb = ten.broadcast %vat dims = [] : tensor<i32> -> tensor<2x200x8xi32>
  %vis = ten.compare eq %vi, %vatb : tensor<2x200x8xi32>
  %vb = ten.broadcast %vwhat dims = [] : tensor<f32> -> tensor<2x200x8xf32>
  %v = ten.select %vis, %vb, %v0 : tensor<2x200x8xf32>
  %low = ten.constant dense<-1.0e+03> : tensor<2x200x200xf32>
  %s0 = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x200x16xf32>, tensor<2x200x16xf32> -> tensor<2x200x200xf32>
  %ri = ten.iota dim = 1 : tensor<2x200x200xi32>
  %atb = ten.broadcast %at dims = [] : tensor<i32> -> tensor<2x200x200xi32>
  %is = ten.compare eq %ri, %atb : tensor<2x200x200xi32>
  %wb = ten.broadcast %what dims = [] : tensor<f32> -> tensor<2x200x200xf32>
  %s = ten.select %is, %wb, %s0 : tensor<2x200x200xf32>
  %ci = ten.iota dim = 2 : tensor<2x200x200xi32>
  %c = ten.compare ge %ri, %ci : tensor<2x200x200xi32>
  %x = ten.select %c, %s, %low : tensor<2x200x200xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x200x200xf32> -> tensor<2x200xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x200xf32> -> tensor<2x200x200xf32>
  %d = ten.sub %x, %mb : tensor<2x200x200xf32>
  %e = ten.exp %d : tensor<2x200x200xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x200x200xf32> -> tensor<2x200xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x200xf32> -> tensor<2x200x200xf32>
  %p = ten.div %e, %zb : tensor<2x200x200xf32>
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<2x200x200xf32>, tensor<2x200x8xf32> -> tensor<2x200x8xf32>
  return %o : tensor<2x200x8xf32>
}

// The first 70 rows, and those of a first block, see nothing: means of all values.
func.func @before(%q: tensor<170x8xf32>, %k: tensor<170x8xf32>, %v: tensor<170x8xf32>) -> tensor<170x8xf32> {
  %low = ten.constant dense<-1.0e+09> : tensor<170x170xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<170x8xf32>, tensor<170x8xf32> -> tensor<170x170xf32>
  %off = ten.constant dense<-70> : tensor<170x170xi32>
  %r0 = ten.iota dim = 0 : tensor<170x170xi32>
  %r = ten.add %r0, %off : tensor<170x170xi32>
  %ci = ten.iota dim = 1 : tensor<170x170xi32>
  %c = ten.compare ge %r, %ci : tensor<170x170xi32>
  %x = ten.select %c, %s, %low : tensor<170x170xf32>
  %m = ten.reduce max %x dims = [1] : tensor<170x170xf32> -> tensor<170xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<170xf32> -> tensor<170x170xf32>
  %d = ten.sub %x, %mb : tensor<170x170xf32>
  %e = ten.exp %d : tensor<170x170xf32>
  %z = ten.reduce add %e dims = [1] : tensor<170x170xf32> -> tensor<170xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<170xf32> -> tensor<170x170xf32>
  %p = ten.div %e, %zb : tensor<170x170xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<170x170xf32>, tensor<170x8xf32> -> tensor<170x8xf32>
  return %o : tensor<170x8xf32>
}

// The same, where they are NaN.
func.func @infinite(%q: tensor<170x8xf32>, %k: tensor<170x8xf32>, %v: tensor<170x8xf32>) -> tensor<170x8xf32> {
  %low = ten.constant dense<0xFF800000> : tensor<170x170xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<170x8xf32>, tensor<170x8xf32> -> tensor<170x170xf32>
  %off = ten.constant dense<-70> : tensor<170x170xi32>
  %r0 = ten.iota dim = 0 : tensor<170x170xi32>
  %r = ten.add %r0, %off : tensor<170x170xi32>
  %ci = ten.iota dim = 1 : tensor<170x170xi32>
  %c = ten.compare ge %r, %ci : tensor<170x170xi32>
  %x = ten.select %c, %s, %low : tensor<170x170xf32>
  %m = ten.reduce max %x dims = [1] : tensor<170x170xf32> -> tensor<170xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<170xf32> -> tensor<170x170xf32>
  %d = ten.sub %x, %mb : tensor<170x170xf32>
  %e = ten.exp %d : tensor<170x170xf32>
  %z = ten.reduce add %e dims = [1] : tensor<170x170xf32> -> tensor<170xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<170xf32> -> tensor<170x170xf32>
  %p = ten.div %e, %zb : tensor<170x170xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<170x170xf32>, tensor<170x8xf32> -> tensor<170x8xf32>
  return %o : tensor<170x8xf32>
}

// Neither rows, columns nor values are whole blocks; a diagonal further on.
func.func @wide(%q: tensor<100x16xf32>, %k: tensor<231x16xf32>, %v: tensor<231x40xf32>) -> tensor<100x40xf32> {
  %low = ten.constant dense<-3.4028235e+38> : tensor<100x231xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<100x16xf32>, tensor<231x16xf32> -> tensor<100x231xf32>
  %off = ten.constant dense<30> : tensor<100x231xi32>
  %r0 = ten.iota dim = 0 : tensor<100x231xi32>
  %r = ten.add %r0, %off : tensor<100x231xi32>
  %ci = ten.iota dim = 1 : tensor<100x231xi32>
  %c = ten.compare gt %r, %ci : tensor<100x231xi32>
  %x = ten.select %c, %s, %low : tensor<100x231xf32>
  %m = ten.reduce max %x dims = [1] : tensor<100x231xf32> -> tensor<100xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<100xf32> -> tensor<100x231xf32>
  %d = ten.sub %x, %mb : tensor<100x231xf32>
  %e = ten.exp %d : tensor<100x231xf32>
  %z = ten.reduce add %e dims = [1] : tensor<100x231xf32> -> tensor<100xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<100xf32> -> tensor<100x231xf32>
  %p = ten.div %e, %zb : tensor<100x231xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<100x231xf32>, tensor<231x40xf32> -> tensor<100x40xf32>
  return %o : tensor<100x40xf32>
}

// Weights are rounded before they are multiplied.
func.func @halves(%q: tensor<140x16xbf16>, %k: tensor<140x16xbf16>, %v: tensor<140x8xbf16>) -> tensor<140x8xbf16> {
  %low = ten.constant dense<-1.0e+09> : tensor<140x140xf32>
  %s0 = ten.contract %q, %k contracting = [1] x [1] accumulate f32 : tensor<140x16xbf16>, tensor<140x16xbf16> -> tensor<140x140xbf16>
  %s = ten.convert %s0 : tensor<140x140xbf16> -> tensor<140x140xf32>
  %off = ten.constant dense<0> : tensor<140x140xi32>
  %r0 = ten.iota dim = 0 : tensor<140x140xi32>
  %r = ten.add %r0, %off : tensor<140x140xi32>
  %ci = ten.iota dim = 1 : tensor<140x140xi32>
  %c = ten.compare ge %r, %ci : tensor<140x140xi32>
  %x = ten.select %c, %s, %low : tensor<140x140xf32>
  %m = ten.reduce max %x dims = [1] : tensor<140x140xf32> -> tensor<140xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<140xf32> -> tensor<140x140xf32>
  %d = ten.sub %x, %mb : tensor<140x140xf32>
  %e = ten.exp %d : tensor<140x140xf32>
  %z = ten.reduce add %e dims = [1] : tensor<140x140xf32> -> tensor<140xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<140xf32> -> tensor<140x140xf32>
  %p0 = ten.div %e, %zb : tensor<140x140xf32>
  %p = ten.convert %p0 : tensor<140x140xf32> -> tensor<140x140xbf16>
  %o = ten.contract %p, %v contracting = [1] x [0] accumulate f32 : tensor<140x140xbf16>, tensor<140x8xbf16> -> tensor<140x8xbf16>
  return %o : tensor<140x8xbf16>
}

// So many columns that the values are summed in several blocks.
func.func @long(%q: tensor<40x4xf32>, %k: tensor<9000x4xf32>, %v: tensor<9000x64xf32>) -> tensor<40x64xf32> {
  %low = ten.constant dense<-1.0e+09> : tensor<40x9000xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<40x4xf32>, tensor<9000x4xf32> -> tensor<40x9000xf32>
  %off = ten.constant dense<5000> : tensor<40x9000xi32>
  %r0 = ten.iota dim = 0 : tensor<40x9000xi32>
  %r = ten.add %r0, %off : tensor<40x9000xi32>
  %ci = ten.iota dim = 1 : tensor<40x9000xi32>
  %c = ten.compare ge %r, %ci : tensor<40x9000xi32>
  %x = ten.select %c, %s, %low : tensor<40x9000xf32>
  %m = ten.reduce max %x dims = [1] : tensor<40x9000xf32> -> tensor<40xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<40xf32> -> tensor<40x9000xf32>
  %d = ten.sub %x, %mb : tensor<40x9000xf32>
  %e = ten.exp %d : tensor<40x9000xf32>
  %z = ten.reduce add %e dims = [1] : tensor<40x9000xf32> -> tensor<40xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<40xf32> -> tensor<40x9000xf32>
  %p = ten.div %e, %zb : tensor<40x9000xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<40x9000xf32>, tensor<9000x64xf32> -> tensor<40x64xf32>
  return %o : tensor<40x64xf32>
}
