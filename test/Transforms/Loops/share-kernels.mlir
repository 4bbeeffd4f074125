// RUN: tensor-opt %s -split-input-file -ten-share-kernels=least=1 | FileCheck %s
// RUN: tensor-opt %s -split-input-file -ten-share-kernels | FileCheck %s --check-prefix=SMALL

// Numbers of arithmetic, of a loop around a loop, of views and their types, and
// of chunks are arguments; pointers behind the inputs move. Equal numbers at
// all places of a kernel share an argument.
// CHECK-LABEL: func.func private @near(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: memref<4000xf32>,
// CHECK-SAME:    %[[SIZE:[a-z0-9_]+]]: index {ten.range = array<i64: 66, 68>},
// CHECK-SAME:    %[[CHUNKS:[a-z0-9_]+]]: index {ten.range = array<i64: 2, 8>},
// CHECK-SAME:    %[[FAR:[a-z0-9_]+]]: index {ten.range = array<i64: 2, 4>},
// CHECK-SAME:    %[[Y:[a-z0-9_]+]]: memref<4000xf32>, %[[S:[a-z0-9_]+]]: memref<?xi8>)
// CHECK-SAME:    ten.distinct = array<i64: 0, 4, 5>
// CHECK:         %[[V:[a-z0-9_]+]] = memref.view %[[S]][%{{.*}}][%[[SIZE]]] : memref<?xi8> to memref<?xf32>
// CHECK:         scf.forall (%[[I:[a-z0-9_]+]]) in (%[[CHUNKS]])
// CHECK:           scf.for %[[J:[a-z0-9_]+]] = %{{.*}} to %[[FAR]]
// CHECK:             %[[AT:[a-z0-9_]+]] = arith.addi %{{.*}}, %[[FAR]]
// CHECK:             memref.load %[[V]][%[[AT]]] : memref<?xf32>
// CHECK-NOT:   @far(
// CHECK-LABEL: func.func @main(
// CHECK:         ten.launch @near(%{{.*}}, %c66{{.*}}, %c2{{.*}}, %c2{{.*}}) into(%{{.*}}) merged "near" numbers 3 :
// CHECK:         ten.launch @near(%{{.*}}, %c68{{.*}}, %c8{{.*}}, %c4{{.*}}) into(%{{.*}}) merged "far" numbers 3 :
// SMALL:       @near(
// SMALL:       @far(
module {
  func.func private @near(%x: memref<4000xf32>, %y: memref<4000xf32>, %s: memref<?xi8>) attributes {ten.kernel = "map", ten.distinct = array<i64: 0, 1, 2>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %v = memref.view %s[%c0][] : memref<?xi8> to memref<66xf32>
    scf.forall (%i) in (2) {
      scf.for %j = %c0 to %c2 step %c1 {
        scf.for %k = %c0 to %c8 step %c1 {
          %at = arith.addi %k, %c2 : index
          %0 = memref.load %v[%at] : memref<66xf32>
          memref.store %0, %y[%i] : memref<4000xf32>
        }
      }
    }
    return
  }
  func.func private @far(%x: memref<4000xf32>, %y: memref<4000xf32>, %s: memref<?xi8>) attributes {ten.kernel = "map", ten.distinct = array<i64: 0, 1, 2>} {
    // In another order, and one of them for two purposes.
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %v = memref.view %s[%c0][] : memref<?xi8> to memref<68xf32>
    scf.forall (%i) in (8) {
      scf.for %j = %c0 to %c4 step %c1 {
        scf.for %k = %c0 to %c8 step %c1 {
          %at = arith.addi %k, %c4 : index
          %0 = memref.load %v[%at] : memref<68xf32>
          memref.store %0, %y[%i] : memref<4000xf32>
        }
      }
    }
    return
  }
  func.func @main(%x: memref<4000xf32>, %y: memref<4000xf32>, %s: memref<?xi8>) {
    ten.launch @near(%x) into(%y, %s) : (memref<4000xf32>) into (memref<4000xf32>, memref<?xi8>)
    ten.launch @far(%x) into(%y, %s) : (memref<4000xf32>) into (memref<4000xf32>, memref<?xi8>)
    return
  }
}

// -----

// Three kernels are one: a number that the first two share differs in the third.
// CHECK-LABEL: func.func private @one(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: memref<64xf32>, %[[A:[a-z0-9_]+]]: index {ten.range = array<i64: 3, 5>}, %[[Y:[a-z0-9_]+]]: memref<64xf32>)
// CHECK-NOT:   func.func private
// CHECK:         ten.launch @one(%{{.*}}, %c3{{.*}} merged "one" numbers 1
// CHECK:         ten.launch @one(%{{.*}}, %c3{{.*}} merged "two" numbers 1
// CHECK:         ten.launch @one(%{{.*}}, %c5{{.*}} merged "three" numbers 1
module {
  func.func private @one(%x: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c3 = arith.constant 3 : index
    %0 = memref.load %x[%c3] : memref<64xf32>
    %c0 = arith.constant 0 : index
    %1 = arith.maxsi %c0, %c3 : index
    memref.store %0, %y[%1] : memref<64xf32>
    return
  }
  func.func private @two(%x: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c3 = arith.constant 3 : index
    %0 = memref.load %x[%c3] : memref<64xf32>
    %c0 = arith.constant 0 : index
    %1 = arith.maxsi %c0, %c3 : index
    memref.store %0, %y[%1] : memref<64xf32>
    return
  }
  func.func private @three(%x: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %0 = memref.load %x[%c3] : memref<64xf32>
    %c0 = arith.constant 0 : index
    %1 = arith.maxsi %c0, %c5 : index
    memref.store %0, %y[%1] : memref<64xf32>
    return
  }
  func.func @main(%x: memref<64xf32>, %y: memref<64xf32>) {
    ten.launch @one(%x) into(%y) : (memref<64xf32>) into (memref<64xf32>)
    ten.launch @two(%x) into(%y) : (memref<64xf32>) into (memref<64xf32>)
    ten.launch @three(%x) into(%y) : (memref<64xf32>) into (memref<64xf32>)
    return
  }
}

// -----

// Kernels stay apart that differ in a short innermost loop, in the place of an
// access, in another operation, in a constant that is no index, in which
// argument they read, or in an attribute; and one that nobody launches.
// CHECK-LABEL: func.func private @base(%{{[^,]*}}: memref<64xf32>, %{{[^,]*}}: memref<64xf32>, %{{[^,]*}}: memref<64xf32>)
// CHECK:       @shorter(
// CHECK:       @element(
// CHECK:       @operation(
// CHECK:       @constant(
// CHECK:       @argument(
// CHECK:       @attribute(
// CHECK:       @unused(
module {
  func.func private @base(%x: memref<64xf32>, %w: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %f = arith.constant 1.0 : f32
    scf.for %k = %c0 to %c9 step %c1 {
      %0 = memref.load %x[%c1] : memref<64xf32>
      %1 = arith.addf %0, %f : f32
      memref.store %1, %y[%k] : memref<64xf32>
    }
    return
  }
  func.func private @shorter(%x: memref<64xf32>, %w: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %f = arith.constant 1.0 : f32
    scf.for %k = %c0 to %c7 step %c1 {
      %0 = memref.load %x[%c1] : memref<64xf32>
      %1 = arith.addf %0, %f : f32
      memref.store %1, %y[%k] : memref<64xf32>
    }
    return
  }
  func.func private @element(%x: memref<64xf32>, %w: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %f = arith.constant 1.0 : f32
    scf.for %k = %c0 to %c9 step %c1 {
      %0 = memref.load %x[%c0] : memref<64xf32>
      %1 = arith.addf %0, %f : f32
      memref.store %1, %y[%k] : memref<64xf32>
    }
    return
  }
  func.func private @operation(%x: memref<64xf32>, %w: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %f = arith.constant 1.0 : f32
    scf.for %k = %c0 to %c9 step %c1 {
      %0 = memref.load %x[%c1] : memref<64xf32>
      %1 = arith.subf %0, %f : f32
      memref.store %1, %y[%k] : memref<64xf32>
    }
    return
  }
  func.func private @constant(%x: memref<64xf32>, %w: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %f = arith.constant 2.0 : f32
    scf.for %k = %c0 to %c9 step %c1 {
      %0 = memref.load %x[%c1] : memref<64xf32>
      %1 = arith.addf %0, %f : f32
      memref.store %1, %y[%k] : memref<64xf32>
    }
    return
  }
  func.func private @argument(%x: memref<64xf32>, %w: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %f = arith.constant 1.0 : f32
    scf.for %k = %c0 to %c9 step %c1 {
      %0 = memref.load %w[%c1] : memref<64xf32>
      %1 = arith.addf %0, %f : f32
      memref.store %1, %y[%k] : memref<64xf32>
    }
    return
  }
  func.func private @attribute(%x: memref<64xf32>, %w: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %f = arith.constant 1.0 : f32
    scf.for %k = %c0 to %c9 step %c1 {
      %0 = memref.load %x[%c1] : memref<64xf32>
      %1 = arith.addf %0, %f fastmath<contract> : f32
      memref.store %1, %y[%k] : memref<64xf32>
    }
    return
  }
  func.func private @unused(%x: memref<64xf32>, %w: memref<64xf32>, %y: memref<64xf32>) attributes {ten.kernel = "map"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %f = arith.constant 1.0 : f32
    scf.for %k = %c0 to %c9 step %c1 {
      %0 = memref.load %x[%c1] : memref<64xf32>
      %1 = arith.addf %0, %f : f32
      memref.store %1, %y[%k] : memref<64xf32>
    }
    return
  }
  func.func @main(%x: memref<64xf32>, %y: memref<64xf32>) {
    ten.launch @base(%x, %x) into(%y) : (memref<64xf32>, memref<64xf32>) into (memref<64xf32>)
    ten.launch @shorter(%x, %x) into(%y) : (memref<64xf32>, memref<64xf32>) into (memref<64xf32>)
    ten.launch @element(%x, %x) into(%y) : (memref<64xf32>, memref<64xf32>) into (memref<64xf32>)
    ten.launch @operation(%x, %x) into(%y) : (memref<64xf32>, memref<64xf32>) into (memref<64xf32>)
    ten.launch @constant(%x, %x) into(%y) : (memref<64xf32>, memref<64xf32>) into (memref<64xf32>)
    ten.launch @argument(%x, %x) into(%y) : (memref<64xf32>, memref<64xf32>) into (memref<64xf32>)
    ten.launch @attribute(%x, %x) into(%y) : (memref<64xf32>, memref<64xf32>) into (memref<64xf32>)
    return
  }
}
