// RUN: tensor-opt %s -split-input-file -ten-limit-attention | FileCheck %s
// RUN: tensor-opt %s -split-input-file -ten-limit-attention=fp=fast | FileCheck %s --check-prefix=FAST
// RUN: tensor-opt %s -split-input-file -ten-limit-attention --remarks-filter=ten-limit-attention --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// An eighth of the places, if these are enough; hidden values are multiplied by
// 0, except with fast arithmetic.
// CHECK: func.func @step(%[[Q:.*]]: tensor<8x64xf32>, %[[K:.*]]: tensor<1024x64xf32>, %[[V:.*]]: tensor<1024x64xf32>, %[[N:.*]]: tensor<i32>)
// CHECK-DAG: %[[MOST:.*]] = ten.constant dense<128> : tensor<i32>
// CHECK: %[[FITS:.*]] = ten.compare lt %[[N]], %[[MOST]]
// CHECK: %[[C:.*]] = tensor.extract %[[FITS]]
// CHECK: %[[SOME:.*]]:2 = scf.if %[[C]]
// CHECK: %[[KEYS:.*]] = ten.slice %[[K]] start = [0, 0] limit = [128, 64]
// CHECK: ten.contract %[[Q]], %[[KEYS]]
// CHECK: ten.select
// CHECK: %[[LARGEST:.*]] = ten.reduce max
// CHECK: %[[W:.*]] = ten.div {{.*}} : tensor<8x128xf32>
// CHECK: %[[VALUES:.*]] = ten.slice %[[V]] start = [0, 0] limit = [128, 64]
// CHECK: %[[R:.*]] = ten.contract %[[W]], %[[VALUES]]
// CHECK: %[[REST:.*]] = ten.slice %[[V]] start = [128, 0] limit = [1024, 64]
// CHECK: %[[ZEROS:.*]] = ten.mul %[[REST]]
// CHECK: %[[SUM:.*]] = ten.reduce add %[[ZEROS]] dims = [0]
// CHECK: %[[ALL:.*]] = ten.broadcast %[[SUM]] dims = [1]
// CHECK: %[[RESULT:.*]] = ten.add %[[R]], %[[ALL]]
// CHECK: %[[LEAST:.*]] = ten.reduce min %[[LARGEST]]
// CHECK: %[[EXACT:.*]] = ten.compare gt %[[LEAST]]
// CHECK: scf.yield %[[RESULT]], %[[EXACT]]
// CHECK: limit = [256, 64]
// CHECK: limit = [512, 64]
// CHECK: limit = [768, 64]
// CHECK: %[[OK:.*]] = tensor.extract %[[SOME]]#1
// CHECK: %[[END:.*]] = scf.if %[[OK]]
// CHECK-NEXT: scf.yield %[[SOME]]#0
// CHECK: ten.contract %[[Q]], %[[K]]
// CHECK: return %[[END]]
// FAST: func.func @step
// FAST: ten.slice {{.*}} start = [0, 0] limit = [128, 64]
// FAST-NOT: start = [128, 0]
// FAST: ten.compare gt
// FAST: return
// REMARK: attention reads the places up to the largest length: 128, 256, 512, 768 or all of 1024
func.func @step(%q: tensor<8x64xf32>, %k: tensor<1024x64xf32>, %v: tensor<1024x64xf32>, %n: tensor<i32>) -> tensor<8x64xf32> {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<8x64xf32>, tensor<1024x64xf32> -> tensor<8x1024xf32>
  %i = ten.iota dim = 1 : tensor<8x1024xi32>
  %nb = ten.broadcast %n dims = [] : tensor<i32> -> tensor<8x1024xi32>
  %c = ten.compare le %i, %nb : tensor<8x1024xi32>
  %low = ten.constant dense<-1.0e30> : tensor<8x1024xf32>
  %l = ten.select %c, %s, %low : tensor<8x1024xf32>
  %m = ten.reduce max %l dims = [1] : tensor<8x1024xf32> -> tensor<8xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<8xf32> -> tensor<8x1024xf32>
  %d = ten.sub %l, %mb : tensor<8x1024xf32>
  %e = ten.exp %d : tensor<8x1024xf32>
  %t = ten.reduce add %e dims = [1] : tensor<8x1024xf32> -> tensor<8xf32>
  %tb = ten.broadcast %t dims = [0] : tensor<8xf32> -> tensor<8x1024xf32>
  %w = ten.div %e, %tb : tensor<8x1024xf32>
  %r = ten.contract %w, %v contracting = [1] x [0] : tensor<8x1024xf32>, tensor<1024x64xf32> -> tensor<8x64xf32>
  return %r : tensor<8x64xf32>
}

// -----

// Pages of a pool: as many are gathered as are needed. The numbers of integers
// are finite.
// CHECK: func.func @paged
// CHECK: ten.slice %{{.*}} start = [0, 0] limit = [8, 1] {{.*}} : tensor<64x1xi32> -> tensor<8x1xi32>
// CHECK: ten.gather {{.*}} -> tensor<8x16x64xi8>
// CHECK: scf.yield
func.func @paged(%q: tensor<8x64xf32>, %pool: tensor<100x16x64xi8>, %table: tensor<64x1xi32>, %n: tensor<i32>) -> tensor<8x64xf32> {
  %p = ten.gather %pool[%table] offset_dims = [1, 2] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 16, 64] : tensor<100x16x64xi8>, tensor<64x1xi32> -> tensor<64x16x64xi8>
  %f = ten.reshape %p : tensor<64x16x64xi8> -> tensor<1024x64xi8>
  %k = ten.convert %f : tensor<1024x64xi8> -> tensor<1024x64xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<8x64xf32>, tensor<1024x64xf32> -> tensor<8x1024xf32>
  %i = ten.iota dim = 1 : tensor<8x1024xi32>
  %nb = ten.broadcast %n dims = [] : tensor<i32> -> tensor<8x1024xi32>
  %c = ten.compare gt %nb, %i : tensor<8x1024xi32>
  %low = ten.constant dense<-1.0e30> : tensor<8x1024xf32>
  %l = ten.select %c, %s, %low : tensor<8x1024xf32>
  %m = ten.reduce max %l dims = [1] : tensor<8x1024xf32> -> tensor<8xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<8xf32> -> tensor<8x1024xf32>
  %d = ten.sub %l, %mb : tensor<8x1024xf32>
  %e = ten.exp %d : tensor<8x1024xf32>
  %t = ten.reduce add %e dims = [1] : tensor<8x1024xf32> -> tensor<8xf32>
  %tb = ten.broadcast %t dims = [0] : tensor<8xf32> -> tensor<8x1024xf32>
  %w = ten.div %e, %tb : tensor<8x1024xf32>
  %r = ten.contract %w, %k contracting = [1] x [0] : tensor<8x1024xf32>, tensor<1024x64xf32> -> tensor<8x64xf32>
  return %r : tensor<8x64xf32>
}

// -----

// A causal mask whose rows are all there, places that are few, and a mask that
// hides the first ones stay as they are.
// CHECK-LABEL: func.func @causal
// CHECK-NOT: scf.if
// REMARK: attention reads all places: their mask does not show the places below a length
func.func @causal(%q: tensor<1024x64xf32>, %k: tensor<1024x64xf32>, %v: tensor<1024x64xf32>) -> tensor<1024x64xf32> {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<1024x64xf32>, tensor<1024x64xf32> -> tensor<1024x1024xf32>
  %i = ten.iota dim = 1 : tensor<1024x1024xi32>
  %nb = ten.iota dim = 0 : tensor<1024x1024xi32>
  %c = ten.compare le %i, %nb : tensor<1024x1024xi32>
  %low = ten.constant dense<-1.0e30> : tensor<1024x1024xf32>
  %l = ten.select %c, %s, %low : tensor<1024x1024xf32>
  %m = ten.reduce max %l dims = [1] : tensor<1024x1024xf32> -> tensor<1024xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<1024xf32> -> tensor<1024x1024xf32>
  %d = ten.sub %l, %mb : tensor<1024x1024xf32>
  %e = ten.exp %d : tensor<1024x1024xf32>
  %t = ten.reduce add %e dims = [1] : tensor<1024x1024xf32> -> tensor<1024xf32>
  %tb = ten.broadcast %t dims = [0] : tensor<1024xf32> -> tensor<1024x1024xf32>
  %w = ten.div %e, %tb : tensor<1024x1024xf32>
  %r = ten.contract %w, %v contracting = [1] x [0] : tensor<1024x1024xf32>, tensor<1024x64xf32> -> tensor<1024x64xf32>
  return %r : tensor<1024x64xf32>
}

// -----

// CHECK-LABEL: func.func @few
// CHECK-NOT: scf.if
// REMARK: attention reads all places: its places are few
func.func @few(%q: tensor<8x64xf32>, %k: tensor<128x64xf32>, %v: tensor<128x64xf32>, %n: tensor<i32>) -> tensor<8x64xf32> {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<8x64xf32>, tensor<128x64xf32> -> tensor<8x128xf32>
  %i = ten.iota dim = 1 : tensor<8x128xi32>
  %nb = ten.broadcast %n dims = [] : tensor<i32> -> tensor<8x128xi32>
  %c = ten.compare le %i, %nb : tensor<8x128xi32>
  %low = ten.constant dense<-1.0e30> : tensor<8x128xf32>
  %l = ten.select %c, %s, %low : tensor<8x128xf32>
  %m = ten.reduce max %l dims = [1] : tensor<8x128xf32> -> tensor<8xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<8xf32> -> tensor<8x128xf32>
  %d = ten.sub %l, %mb : tensor<8x128xf32>
  %e = ten.exp %d : tensor<8x128xf32>
  %t = ten.reduce add %e dims = [1] : tensor<8x128xf32> -> tensor<8xf32>
  %tb = ten.broadcast %t dims = [0] : tensor<8xf32> -> tensor<8x128xf32>
  %w = ten.div %e, %tb : tensor<8x128xf32>
  %r = ten.contract %w, %v contracting = [1] x [0] : tensor<8x128xf32>, tensor<128x64xf32> -> tensor<8x64xf32>
  return %r : tensor<8x64xf32>
}
