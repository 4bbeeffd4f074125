// Weights of attention that a mask of -100 makes are 0, not numbers that are hardly
// any: they say nothing, and take long. So are those far from a row's largest. A
// softmax that is a result is exact.
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg | FileCheck %s
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg=fp=strict | FileCheck %s --check-prefix=STRICT
// DEFINE: %{inputs} = --input=2x40x16xf32=normal:1 --input=2x50x16xf32=normal:2 --input=2x50x24xf32=normal:3 --input=40x50xf32=normal:4
// DEFINE: %{expect} = --expect=%t.0.npy --expect=%t.1.npy --rtol=2e-5 --atol=1e-6
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t.0.npy --output=%t.1.npy
// RUN: tensor-run %s %{inputs} %{expect}
// RUN: tensor-run %s %{inputs} %{expect} --target-cpu=x86-64-v3
// RUN: tensor-run %s %{inputs} %{expect} --target-cpu=x86-64
// RUN: tensor-run %s %{inputs} %{expect} --fp=strict
// RUN: tensor-run %s %{inputs} --verify

// Where all columns with other values are hidden.
// DEFINE: %{hidden} = --entry=hidden --input=40x2xf32=0 --input=50x2xf32=0
// RUN: tensor-run %s %{hidden} --input=50x3xf32=1 | FileCheck %s --check-prefix=ZERO
// RUN: tensor-run %s %{hidden} --input=50x3xf32=1 --fp=strict | FileCheck %s --check-prefix=NUMBER
// ZERO: {{\[\[}}0. 0. 0.]
// NUMBER: {{\[\[[0-9.]+}}e-42 

// CHECK-LABEL: func.func private @attention_0(
// CHECK: %[[E:.*]] = math.exp %[[X:.*]] {ten.scaled_share} : f32
// CHECK: %[[IS:.*]] = arith.cmpf olt, %[[X]], %{{.*}} : f32
// CHECK: arith.select %[[IS]], %{{.*}}, %[[E]] : f32
// CHECK-LABEL: func.func private @normalize_0(
// CHECK: math.exp
// CHECK-NOT: arith.cmpf olt
// CHECK-LABEL: func.func private @map_1(
// STRICT-LABEL: func.func private @attention_0(
// STRICT: math.exp
// STRICT-NOT: arith.cmpf olt
// STRICT-LABEL: func.func private @normalize_0(
func.func @main(%q: tensor<2x40x16xf32>, %k: tensor<2x50x16xf32>, %v: tensor<2x50x24xf32>, %x: tensor<40x50xf32>) -> (tensor<2x40x24xf32>, tensor<40x50xf32>) {
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x40x16xf32>, tensor<2x50x16xf32> -> tensor<2x40x50xf32>
  %row = ten.iota dim = 0 : tensor<40x50xi32>
  %column = ten.iota dim = 1 : tensor<40x50xi32>
  %seven = ten.constant dense<7> : tensor<40x50xi32>
  %rows = ten.rem %row, %seven : tensor<40x50xi32>
  %columns = ten.rem %column, %seven : tensor<40x50xi32>
  %sees = ten.compare eq %rows, %columns : tensor<40x50xi32>
  %none = ten.constant dense<0.0> : tensor<40x50xf32>
  %low = ten.constant dense<-100.0> : tensor<40x50xf32>
  %mask = ten.select %sees, %none, %low : tensor<40x50xi1>, tensor<40x50xf32>
  %masks = ten.broadcast %mask dims = [1, 2] : tensor<40x50xf32> -> tensor<2x40x50xf32>
  %l = ten.add %s, %masks : tensor<2x40x50xf32>
  %m = ten.reduce max %l dims = [2] : tensor<2x40x50xf32> -> tensor<2x40xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x40xf32> -> tensor<2x40x50xf32>
  %d = ten.sub %l, %mb : tensor<2x40x50xf32>
  %e = ten.exp %d : tensor<2x40x50xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x40x50xf32> -> tensor<2x40xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x40xf32> -> tensor<2x40x50xf32>
  %p = ten.div %e, %zb : tensor<2x40x50xf32>
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<2x40x50xf32>, tensor<2x50x24xf32> -> tensor<2x40x24xf32>

  %y = ten.add %x, %mask : tensor<40x50xf32>
  %n = ten.reduce max %y dims = [1] : tensor<40x50xf32> -> tensor<40xf32>
  %nb = ten.broadcast %n dims = [0] : tensor<40xf32> -> tensor<40x50xf32>
  %f = ten.sub %y, %nb : tensor<40x50xf32>
  %g = ten.exp %f : tensor<40x50xf32>
  %h = ten.reduce add %g dims = [1] : tensor<40x50xf32> -> tensor<40xf32>
  %hb = ten.broadcast %h dims = [0] : tensor<40xf32> -> tensor<40x50xf32>
  %1 = ten.div %g, %hb : tensor<40x50xf32>
  return %o, %1 : tensor<2x40x24xf32>, tensor<40x50xf32>
}

func.func @hidden(%q: tensor<40x2xf32>, %k: tensor<50x2xf32>, %w: tensor<50x3xf32>) -> tensor<40x3xf32> {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<40x2xf32>, tensor<50x2xf32> -> tensor<40x50xf32>
  %column = ten.iota dim = 0 : tensor<50xi32>
  %nothing = ten.constant dense<0> : tensor<50xi32>
  %sees = ten.compare eq %column, %nothing : tensor<50xi32>
  %none = ten.constant dense<0.0> : tensor<50xf32>
  %low = ten.constant dense<-100.0> : tensor<50xf32>
  %mask = ten.select %sees, %none, %low : tensor<50xi1>, tensor<50xf32>
  %masks = ten.broadcast %mask dims = [1] : tensor<50xf32> -> tensor<40x50xf32>
  %l = ten.add %s, %masks : tensor<40x50xf32>
  %m = ten.reduce max %l dims = [1] : tensor<40x50xf32> -> tensor<40xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<40xf32> -> tensor<40x50xf32>
  %d = ten.sub %l, %mb : tensor<40x50xf32>
  %e = ten.exp %d : tensor<40x50xf32>
  %z = ten.reduce add %e dims = [1] : tensor<40x50xf32> -> tensor<40xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<40xf32> -> tensor<40x50xf32>
  %p = ten.div %e, %zb : tensor<40x50xf32>
  %seen = ten.broadcast %sees dims = [0] : tensor<50xi1> -> tensor<50x3xi1>
  %zero = ten.constant dense<0.0> : tensor<50x3xf32>
  %v = ten.select %seen, %zero, %w : tensor<50x3xi1>, tensor<50x3xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<40x50xf32>, tensor<50x3xf32> -> tensor<40x3xf32>
  return %o : tensor<40x3xf32>
}
