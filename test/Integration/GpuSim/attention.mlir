// RUN: rm -rf %t && mkdir %t
// DEFINE: %{entry} = plain
// DEFINE: %{inputs} = --input=2x100x64xbf16=normal:1 --input=2x150x64xbf16=normal:2 --input=2x150x64xbf16=normal:3
// DEFINE: %{tolerance} = --rtol=2e-2 --atol=1e-2
// DEFINE: %{check} = tensor-run %s --entry=%{entry} --device=interpreter %{inputs} --output=%t/out.npy && tensor-run %s --entry=%{entry} --device=gpu-sim %{inputs} --expect=%t/out.npy %{tolerance} && tensor-run %s --entry=%{entry} --device=gpu-sim --sim-seed=3 %{inputs} --expect=%t/out.npy %{tolerance}
// RUN: %{check}

// REDEFINE: %{entry} = causal
// REDEFINE: %{inputs} = --input=150x2x32xf16=normal:1 --input=150x2x32xf16=normal:2 --input=150x2x40xf16=normal:3
// RUN: %{check}
// A value that is NaN in a column that all rows but one hide: 0 times it is NaN.
// A hidden key may be anything.
// REDEFINE: %{entry} = special_value
// RUN: %{check}
// REDEFINE: %{entry} = special_key
// RUN: %{check}

// REDEFINE: %{entry} = wide
// REDEFINE: %{inputs} = --input=70x128xbf16=normal:1 --input=70x128xbf16=normal:2 --input=70x128xbf16=normal:3
// RUN: %{check}
// REDEFINE: %{entry} = widest
// REDEFINE: %{inputs} = --input=40x200xf16=normal:1 --input=40x200xf16=normal:2 --input=40x256xf16=normal:3
// RUN: %{check}

// REDEFINE: %{entry} = grouped
// REDEFINE: %{inputs} = --input=2x40x2x3x64xbf16=normal:1 --input=2x70x2x64xbf16=normal:2 --input=2x70x2x48xbf16=normal:3 --input=2x70xi1=uniform:4
// RUN: %{check}
// REDEFINE: %{inputs} = --input=2x40x2x3x64xbf16=normal:1 --input=2x70x2x64xbf16=normal:2 --input=2x70x2x48xbf16=normal:3 --input=2x70xi1=0
// RUN: %{check}
// REDEFINE: %{entry} = mixed
// REDEFINE: %{inputs} = --input=50x40xf32=normal:1 --input=70x40xf16=normal:2 --input=70x40xbf16=normal:3
// RUN: %{check}

// REDEFINE: %{tolerance} = --rtol=1e-4 --atol=1e-5
// REDEFINE: %{entry} = floats
// REDEFINE: %{inputs} = --input=2x70x40xf32=normal:1 --input=2x90x40xf32=normal:2 --input=2x90x64xf32=normal:3
// RUN: %{check}
// REDEFINE: %{entry} = hidden_rows
// REDEFINE: %{inputs} = --input=80x128xf32=normal:1 --input=200x128xf32=normal:2 --input=200x128xf32=normal:3
// RUN: %{check}

// Each of them is one launch.
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_80 -o %t/a.o --dump-to=%t
// RUN: FileCheck %s --input-file=%t/05-tenon-gpu-kernels.mlir
// RUN: tensor-compile %s --target-gpu=sm_75 -o %t/75.ptx
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t/75.ptx
// NONE-NOT: mma.sync
// NONE-NOT: cp.async

// Sequences that are no multiple of a tile, and JAX's largest number.
// CHECK-LABEL: func.func @plain
// CHECK: gpu.launch_func @kernels::@attention_0
// CHECK-NOT: gpu.launch_func
// CHECK: return
func.func @plain(%q: tensor<2x100x64xbf16>, %k: tensor<2x150x64xbf16>, %v: tensor<2x150x64xbf16>) -> tensor<2x100x64xbf16> {
  %scale = ten.constant dense<0.125> : tensor<2x100x150xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x100x64xbf16>, tensor<2x150x64xbf16> -> tensor<2x100x150xf32>
  %least = ten.constant dense<0xFF800000> : tensor<2x100xf32>
  %x = ten.mul %s, %scale : tensor<2x100x150xf32>
  %mx = ten.reduce max %x dims = [2] : tensor<2x100x150xf32> -> tensor<2x100xf32>
  %m = ten.max %mx, %least : tensor<2x100xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x100xf32> -> tensor<2x100x150xf32>
  %d = ten.sub %x, %mb : tensor<2x100x150xf32>
  %e = ten.exp %d : tensor<2x100x150xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x100x150xf32> -> tensor<2x100xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x100xf32> -> tensor<2x100x150xf32>
  %p = ten.div %e, %zb : tensor<2x100x150xf32>
  %h = ten.convert %p : tensor<2x100x150xf32> -> tensor<2x100x150xbf16>
  %o = ten.contract %h, %v batch = [0] x [0] contracting = [2] x [1] accumulate f32 : tensor<2x100x150xbf16>, tensor<2x150x64xbf16> -> tensor<2x100x64xbf16>
  return %o : tensor<2x100x64xbf16>
}

// Heads between sequence and features, a diagonal, and a result in the order of
// the operands. The values are looked through for what is not finite.
// CHECK-LABEL: func.func @causal
// CHECK: gpu.launch_func @kernels::@attention_1
// CHECK: gpu.launch_func @kernels::@attention_1_1
// CHECK-NOT: gpu.launch_func
// CHECK: return
func.func @causal(%q: tensor<150x2x32xf16>, %k: tensor<150x2x32xf16>, %v: tensor<150x2x40xf16>) -> tensor<150x2x40xf16> {
  %low = ten.constant dense<-1.0e+09> : tensor<2x150x150xf32>
  %s = ten.contract %q, %k batch = [1] x [1] contracting = [2] x [2] : tensor<150x2x32xf16>, tensor<150x2x32xf16> -> tensor<2x150x150xf32>
  %i = ten.iota dim = 0 : tensor<150x150xi32>
  %j = ten.iota dim = 1 : tensor<150x150xi32>
  %c = ten.compare ge %i, %j : tensor<150x150xi32>
  %cb = ten.broadcast %c dims = [1, 2] : tensor<150x150xi1> -> tensor<2x150x150xi1>
  %x = ten.select %cb, %s, %low : tensor<2x150x150xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x150x150xf32> -> tensor<2x150xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x150xf32> -> tensor<2x150x150xf32>
  %d = ten.sub %x, %mb : tensor<2x150x150xf32>
  %e = ten.exp %d : tensor<2x150x150xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x150x150xf32> -> tensor<2x150xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x150xf32> -> tensor<2x150x150xf32>
  %p = ten.div %e, %zb : tensor<2x150x150xf32>
  %h = ten.convert %p : tensor<2x150x150xf32> -> tensor<2x150x150xf16>
  %o = ten.contract %h, %v batch = [0] x [1] contracting = [2] x [0] accumulate f32 : tensor<2x150x150xf16>, tensor<150x2x40xf16> -> tensor<2x150x40xf16>
  %t = ten.transpose %o perm = [1, 0, 2] : tensor<2x150x40xf16> -> tensor<150x2x40xf16>
  return %t : tensor<150x2x40xf16>
}

// All shared memory that there is, and smaller tiles.
// CHECK-LABEL: func.func @wide
// CHECK: gpu.launch_func @kernels::@attention_2
// CHECK-NOT: gpu.launch_func
// CHECK: return
func.func @wide(%q: tensor<70x128xbf16>, %k: tensor<70x128xbf16>, %v: tensor<70x128xbf16>) -> tensor<70x128xf32> {
  %scale = ten.constant dense<0.0883883461> : tensor<70x70xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<70x128xbf16>, tensor<70x128xbf16> -> tensor<70x70xf32>
  %x = ten.mul %s, %scale : tensor<70x70xf32>
  %m = ten.reduce max %x dims = [1] : tensor<70x70xf32> -> tensor<70xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<70xf32> -> tensor<70x70xf32>
  %d = ten.sub %x, %mb : tensor<70x70xf32>
  %e = ten.exp %d : tensor<70x70xf32>
  %z = ten.reduce add %e dims = [1] : tensor<70x70xf32> -> tensor<70xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<70xf32> -> tensor<70x70xf32>
  %p = ten.div %e, %zb : tensor<70x70xf32>
  %h = ten.convert %p : tensor<70x70xf32> -> tensor<70x70xbf16>
  %o = ten.contract %h, %v contracting = [1] x [0] : tensor<70x70xbf16>, tensor<70x128xbf16> -> tensor<70x128xf32>
  return %o : tensor<70x128xf32>
}

// CHECK-LABEL: func.func @widest
// CHECK: gpu.launch_func @kernels::@attention_3
// CHECK-NOT: gpu.launch_func
// CHECK: return
func.func @widest(%q: tensor<40x200xf16>, %k: tensor<40x200xf16>, %v: tensor<40x256xf16>) -> tensor<40x256xf32> {
  %scale = ten.constant dense<0.07> : tensor<40x40xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<40x200xf16>, tensor<40x200xf16> -> tensor<40x40xf32>
  %x = ten.mul %s, %scale : tensor<40x40xf32>
  %m = ten.reduce max %x dims = [1] : tensor<40x40xf32> -> tensor<40xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<40xf32> -> tensor<40x40xf32>
  %d = ten.sub %x, %mb : tensor<40x40xf32>
  %e = ten.exp %d : tensor<40x40xf32>
  %z = ten.reduce add %e dims = [1] : tensor<40x40xf32> -> tensor<40xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<40xf32> -> tensor<40x40xf32>
  %p = ten.div %e, %zb : tensor<40x40xf32>
  %h = ten.convert %p : tensor<40x40xf32> -> tensor<40x40xf16>
  %o = ten.contract %h, %v contracting = [1] x [0] : tensor<40x40xf16>, tensor<40x256xf16> -> tensor<40x256xf32>
  return %o : tensor<40x256xf32>
}

// Three heads of the queries share keys and values, some of which a mask hides:
// their rows are NaN where it hides all.
// CHECK-LABEL: func.func @grouped
// CHECK: gpu.launch_func @kernels::@attention_4
// CHECK-NOT: gpu.launch_func
// CHECK: return
func.func @grouped(%q: tensor<2x40x2x3x64xbf16>, %k: tensor<2x70x2x64xbf16>, %v: tensor<2x70x2x48xbf16>, %seen: tensor<2x70xi1>) -> tensor<2x40x2x3x48xbf16> {
  %low = ten.constant dense<0xFF800000> : tensor<2x2x3x40x70xf32>
  %scale = ten.constant dense<0.125> : tensor<2x2x3x40x70xf32>
  %s = ten.contract %q, %k batch = [0, 2] x [0, 2] contracting = [4] x [3] : tensor<2x40x2x3x64xbf16>, tensor<2x70x2x64xbf16> -> tensor<2x2x40x3x70xf32>
  %st = ten.transpose %s perm = [0, 1, 3, 2, 4] : tensor<2x2x40x3x70xf32> -> tensor<2x2x3x40x70xf32>
  %y = ten.mul %st, %scale : tensor<2x2x3x40x70xf32>
  %sb = ten.broadcast %seen dims = [0, 4] : tensor<2x70xi1> -> tensor<2x2x3x40x70xi1>
  %x = ten.select %sb, %y, %low : tensor<2x2x3x40x70xf32>
  %m = ten.reduce max %x dims = [4] : tensor<2x2x3x40x70xf32> -> tensor<2x2x3x40xf32>
  %mb = ten.broadcast %m dims = [0, 1, 2, 3] : tensor<2x2x3x40xf32> -> tensor<2x2x3x40x70xf32>
  %d = ten.sub %x, %mb : tensor<2x2x3x40x70xf32>
  %e = ten.exp %d : tensor<2x2x3x40x70xf32>
  %z = ten.reduce add %e dims = [4] : tensor<2x2x3x40x70xf32> -> tensor<2x2x3x40xf32>
  %zb = ten.broadcast %z dims = [0, 1, 2, 3] : tensor<2x2x3x40xf32> -> tensor<2x2x3x40x70xf32>
  %p = ten.div %e, %zb : tensor<2x2x3x40x70xf32>
  %h = ten.convert %p : tensor<2x2x3x40x70xf32> -> tensor<2x2x3x40x70xbf16>
  %o = ten.contract %h, %v batch = [0, 1] x [0, 2] contracting = [4] x [1] accumulate f32 : tensor<2x2x3x40x70xbf16>, tensor<2x70x2x48xbf16> -> tensor<2x2x3x40x48xbf16>
  %t = ten.transpose %o perm = [0, 3, 1, 2, 4] : tensor<2x2x3x40x48xbf16> -> tensor<2x40x2x3x48xbf16>
  return %t : tensor<2x40x2x3x48xbf16>
}

// f32, never rounded.
// CHECK-LABEL: func.func @floats
// CHECK: gpu.launch_func @kernels::@attention_5
// CHECK-NOT: gpu.launch_func
// CHECK: return
func.func @floats(%q: tensor<2x70x40xf32>, %k: tensor<2x90x40xf32>, %v: tensor<2x90x64xf32>) -> tensor<2x70x64xf32> {
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x70x40xf32>, tensor<2x90x40xf32> -> tensor<2x70x90xf32>
  %x = ten.tanh %s : tensor<2x70x90xf32>
  %m = ten.reduce max %x dims = [2] : tensor<2x70x90xf32> -> tensor<2x70xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x70xf32> -> tensor<2x70x90xf32>
  %d = ten.sub %x, %mb : tensor<2x70x90xf32>
  %e = ten.exp %d : tensor<2x70x90xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x70x90xf32> -> tensor<2x70xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x70xf32> -> tensor<2x70x90xf32>
  %p = ten.div %e, %zb : tensor<2x70x90xf32>
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<2x70x90xf32>, tensor<2x90x64xf32> -> tensor<2x70x64xf32>
  return %o : tensor<2x70x64xf32>
}

// A diagonal that hides all columns of the first rows: these are the mean of all
// values, hidden ones too.
// CHECK-LABEL: func.func @hidden_rows
// CHECK: gpu.launch_func @kernels::@attention_6
// CHECK: gpu.launch_func @kernels::@attention_6_1
// CHECK-NOT: gpu.launch_func
// CHECK: return
func.func @hidden_rows(%q: tensor<80x128xf32>, %k: tensor<200x128xf32>, %v: tensor<200x128xf32>) -> tensor<80x128xf32> {
  %low = ten.constant dense<-3.0e+38> : tensor<80x200xf32>
  %back = ten.constant dense<-5> : tensor<80x200xi32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<80x128xf32>, tensor<200x128xf32> -> tensor<80x200xf32>
  %i = ten.iota dim = 0 : tensor<80x200xi32>
  %ib = ten.add %i, %back : tensor<80x200xi32>
  %j = ten.iota dim = 1 : tensor<80x200xi32>
  %c = ten.compare gt %j, %ib : tensor<80x200xi32>
  %x = ten.select %c, %low, %s : tensor<80x200xf32>
  %m = ten.reduce max %x dims = [1] : tensor<80x200xf32> -> tensor<80xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<80xf32> -> tensor<80x200xf32>
  %d = ten.sub %x, %mb : tensor<80x200xf32>
  %e = ten.exp %d : tensor<80x200xf32>
  %z = ten.reduce add %e dims = [1] : tensor<80x200xf32> -> tensor<80xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<80xf32> -> tensor<80x200xf32>
  %p = ten.div %e, %zb : tensor<80x200xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<80x200xf32>, tensor<200x128xf32> -> tensor<80x128xf32>
  return %o : tensor<80x128xf32>
}

// Weights are rounded for the values, scores are products of f32.
// CHECK-LABEL: func.func @mixed
// CHECK: gpu.launch_func @kernels::@attention_7
// CHECK-NOT: gpu.launch_func
// CHECK: return
func.func @mixed(%q: tensor<50x40xf32>, %k: tensor<70x40xf16>, %v: tensor<70x40xbf16>) -> tensor<50x40xbf16> {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<50x40xf32>, tensor<70x40xf16> -> tensor<50x70xf32>
  %m = ten.reduce max %s dims = [1] : tensor<50x70xf32> -> tensor<50xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<50xf32> -> tensor<50x70xf32>
  %d = ten.sub %s, %mb : tensor<50x70xf32>
  %e = ten.exp %d : tensor<50x70xf32>
  %z = ten.reduce add %e dims = [1] : tensor<50x70xf32> -> tensor<50xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<50xf32> -> tensor<50x70xf32>
  %p = ten.div %e, %zb : tensor<50x70xf32>
  %h = ten.convert %p : tensor<50x70xf32> -> tensor<50x70xbf16>
  %o = ten.contract %h, %v contracting = [1] x [0] accumulate f32 : tensor<50x70xbf16>, tensor<70x40xbf16> -> tensor<50x40xbf16>
  return %o : tensor<50x40xbf16>
}

func.func @special_value(%q: tensor<150x2x32xf16>, %k: tensor<150x2x32xf16>, %v: tensor<150x2x40xf16>) -> tensor<150x2x40xf16> {
  %i = ten.iota dim = 0 : tensor<150x2x40xi32>
  %last = ten.constant dense<149> : tensor<150x2x40xi32>
  %nan = ten.constant dense<0x7E00> : tensor<150x2x40xf16>
  %is = ten.compare eq %i, %last : tensor<150x2x40xi32>
  %w = ten.select %is, %nan, %v : tensor<150x2x40xf16>
  %0 = func.call @causal(%q, %k, %w) : (tensor<150x2x32xf16>, tensor<150x2x32xf16>, tensor<150x2x40xf16>) -> tensor<150x2x40xf16>
  return %0 : tensor<150x2x40xf16>
}

func.func @special_key(%q: tensor<150x2x32xf16>, %k: tensor<150x2x32xf16>, %v: tensor<150x2x40xf16>) -> tensor<150x2x40xf16> {
  %i = ten.iota dim = 0 : tensor<150x2x32xi32>
  %last = ten.constant dense<149> : tensor<150x2x32xi32>
  %nan = ten.constant dense<0x7E00> : tensor<150x2x32xf16>
  %is = ten.compare eq %i, %last : tensor<150x2x32xi32>
  %w = ten.select %is, %nan, %k : tensor<150x2x32xf16>
  %0 = func.call @causal(%q, %w, %v) : (tensor<150x2x32xf16>, tensor<150x2x32xf16>, tensor<150x2x40xf16>) -> tensor<150x2x40xf16>
  return %0 : tensor<150x2x40xf16>
}
