// Control flow, dynamic shapes and failures. Expected values are compared in
// the functions, by 'ten.check mismatch'.

func.func private @double(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = ten.add %x, %x : tensor<?xf32>
  return %r : tensor<?xf32>
}

// 2 * (0 + 1 + ... + 4) in an index loop, with a call.
func.func @case_for_call() attributes {inputs = [], outputs = []} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = ten.constant dense<0.0> : tensor<3xf32>
  %start = tensor.cast %zero : tensor<3xf32> to tensor<?xf32>
  %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %start) -> tensor<?xf32> {
    %n = arith.index_cast %i : index to i32
    %t = tensor.from_elements %n : tensor<i32>
    %f = ten.convert %t : tensor<i32> -> tensor<f32>
    %size = tensor.dim %s, %c0 : tensor<?xf32>
    %b = ten.broadcast %f dims = [] sizes(%size) : tensor<f32> -> tensor<?xf32>
    %next = ten.add %s, %b : tensor<?xf32>
    scf.yield %next : tensor<?xf32>
  }
  %d = func.call @double(%sum) : (tensor<?xf32>) -> tensor<?xf32>
  %want = ten.constant dense<20.0> : tensor<3xf32>
  %got = tensor.cast %d : tensor<?xf32> to tensor<3xf32>
  %eq = ten.compare eq %got, %want : tensor<3xf32>
  %all = ten.reduce and %eq dims = [0] : tensor<3xi1> -> tensor<i1>
  ten.check mismatch %all, "expects 20" : tensor<i1>
  return
}

// The Collatz steps of 27 are 111.
func.func @case_while_if() attributes {inputs = [], outputs = []} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c27 = arith.constant 27 : i64
  %end:2 = scf.while (%n = %c27, %steps = %c0) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %n, %c1 : i64
    scf.condition(%more) %n, %steps : i64, i64
  } do {
  ^bb0(%n: i64, %steps: i64):
    %bit = arith.remsi %n, %c2 : i64
    %odd = arith.cmpi eq, %bit, %c1 : i64
    %next = scf.if %odd -> i64 {
      %t = arith.muli %n, %c3 : i64
      %u = arith.addi %t, %c1 : i64
      scf.yield %u : i64
    } else {
      %h = arith.divsi %n, %c2 : i64
      scf.yield %h : i64
    }
    %s = arith.addi %steps, %c1 : i64
    scf.yield %next, %s : i64, i64
  }
  %c111 = arith.constant 111 : i64
  %right = arith.cmpi eq, %end#1, %c111 : i64
  ten.check mismatch %right, "expects 111 steps" : i1
  return
}

func.func @case_index_switch() attributes {inputs = [], outputs = []} {
  %c7 = arith.constant 7 : index
  %r = scf.index_switch %c7 -> i32
  case 3 {
    %a = arith.constant 1 : i32
    scf.yield %a : i32
  }
  case 7 {
    %a = arith.constant 2 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 3 : i32
    scf.yield %a : i32
  }
  %c2 = arith.constant 2 : i32
  %right = arith.cmpi eq, %r, %c2 : i32
  ten.check mismatch %right, "expects the second case" : i1
  return
}

func.func @case_integer_arithmetic() attributes {inputs = [], outputs = []} {
  %a = arith.constant -7 : index
  %b = arith.constant 2 : index
  %f = arith.floordivsi %a, %b : index
  %c = arith.ceildivsi %a, %b : index
  %q = arith.divsi %a, %b : index
  %r = arith.remsi %a, %b : index
  %m = arith.maxsi %f, %c : index
  %n = arith.minsi %f, %c : index
  %wf = arith.constant -4 : index
  %wc = arith.constant -3 : index
  %wr = arith.constant -1 : index
  %e0 = arith.cmpi eq, %f, %wf : index
  %e1 = arith.cmpi eq, %c, %wc : index
  %e2 = arith.cmpi eq, %q, %wc : index
  %e3 = arith.cmpi eq, %r, %wr : index
  %e4 = arith.cmpi eq, %m, %wc : index
  %e5 = arith.cmpi eq, %n, %wf : index
  %i8 = arith.constant 200 : i8
  %wide = arith.extui %i8 : i8 to i32
  %narrow = arith.extsi %i8 : i8 to i32
  %w200 = arith.constant 200 : i32
  %w56 = arith.constant -56 : i32
  %e6 = arith.cmpi eq, %wide, %w200 : i32
  %e7 = arith.cmpi eq, %narrow, %w56 : i32
  %true = arith.constant true
  %e8 = arith.cmpi slt, %true, %e0 : i1
  %e9 = arith.xori %e8, %true : i1
  %s0 = arith.andi %e0, %e1 : i1
  %s1 = arith.andi %e2, %e3 : i1
  %s2 = arith.andi %e4, %e5 : i1
  %s3 = arith.andi %e6, %e7 : i1
  %t0 = arith.andi %s0, %s1 : i1
  %t1 = arith.andi %s2, %s3 : i1
  %t2 = arith.andi %t0, %t1 : i1
  %t3 = arith.andi %t2, %e9 : i1
  ten.check mismatch %t3, "expects other numbers" : i1
  return
}

func.func @case_kernel() attributes {inputs = [], outputs = []} {
  %x = ten.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %k = ten.kernel reduce (%a = %x : tensor<3xf32>, %b = %x : tensor<3xf32>) -> tensor<f32> {
    %0 = ten.mul %a, %b : tensor<3xf32>
    %1 = ten.reduce add %0 dims = [0] : tensor<3xf32> -> tensor<f32>
    ten.yield %1 : tensor<f32>
  }
  %want = ten.constant dense<14.0> : tensor<f32>
  %eq = ten.compare eq %k, %want : tensor<f32>
  ten.check mismatch %eq, "expects 14" : tensor<i1>
  return
}

// A loop over an update in place keeps the tensor that it started from.
func.func @case_no_alias() attributes {inputs = [], outputs = []} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = ten.iota dim = 0 : tensor<4xf32>
  %u = ten.constant dense<9.0> : tensor<1xf32>
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %x) -> tensor<4xf32> {
    %n = arith.index_cast %i : index to i32
    %at = tensor.from_elements %n : tensor<i32>
    %next = ten.dynamic_update_slice %t[%at], %u : tensor<4xf32>, tensor<i32>, tensor<1xf32>
    scf.yield %next : tensor<4xf32>
  }
  %sx = ten.reduce add %x dims = [0] : tensor<4xf32> -> tensor<f32>
  %sy = ten.reduce add %y dims = [0] : tensor<4xf32> -> tensor<f32>
  %d = ten.sub %sy, %sx : tensor<f32>
  %want = ten.constant dense<30.0> : tensor<f32>
  %eq = ten.compare eq %d, %want : tensor<f32>
  ten.check mismatch %eq, "expects 30" : tensor<i1>
  return
}

// A region with control flow runs operation by operation.
func.func @case_slow_region() attributes {inputs = [], outputs = []} {
  %x = ten.iota dim = 0 : tensor<6xi32>
  %zero = ten.constant dense<0> : tensor<i32>
  %r = ten.reduce %x init(%zero) dims = [0] : tensor<6xi32> -> tensor<i32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %v = tensor.extract %b[] : tensor<i32>
    %c3 = arith.constant 3 : i32
    %small = arith.cmpi slt, %v, %c3 : i32
    %s = scf.if %small -> tensor<i32> {
      scf.yield %a : tensor<i32>
    } else {
      %t = ten.add %a, %b : tensor<i32>
      scf.yield %t : tensor<i32>
    }
    ten.yield %s : tensor<i32>
  }
  %want = ten.constant dense<12> : tensor<i32>
  %eq = ten.compare eq %r, %want : tensor<i32>
  ten.check mismatch %eq, "expects 12" : tensor<i1>
  return
}

// The largest element, at most the number of the turn: 0 + 1 + ... + 4. The
// region's value from outside is another one in each turn.
func.func @case_region_in_loop() attributes {inputs = [], outputs = []} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = ten.constant dense<0> : tensor<i32>
  %x = ten.constant dense<[1, 9, 2]> : tensor<3xi32>
  %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %zero) -> tensor<i32> {
    %n = arith.index_cast %i : index to i32
    %most = tensor.from_elements %n : tensor<i32>
    %r = ten.reduce %x init(%zero) dims = [0] : tensor<3xi32> -> tensor<i32> {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %larger = ten.max %a, %b : tensor<i32>
      %bounded = ten.min %larger, %most : tensor<i32>
      ten.yield %bounded : tensor<i32>
    }
    %next = ten.add %s, %r : tensor<i32>
    scf.yield %next : tensor<i32>
  }
  %want = ten.constant dense<10> : tensor<i32>
  %eq = ten.compare eq %sum, %want : tensor<i32>
  ten.check mismatch %eq, "expects 10" : tensor<i1>
  return
}

func.func @case_resource() attributes {inputs = [], outputs = []} {
  %x = ten.constant dense_resource<numbers> : tensor<3xf32>
  %sum = ten.reduce add %x dims = [0] : tensor<3xf32> -> tensor<f32>
  %want = ten.constant dense<6.0> : tensor<f32>
  %eq = ten.compare eq %sum, %want : tensor<f32>
  ten.check mismatch %eq, "expects 6" : tensor<i1>
  return
}

// Constants of types that an attribute holds in its own way.
func.func @case_constants() attributes {inputs = [], outputs = []} {
  %a = ten.constant dense<[-1, 1, -2, 0]> : tensor<4xi2>
  %b = ten.convert %a : tensor<4xi2> -> tensor<4xi32>
  %c = ten.constant dense<[-1, 1, -2, 0]> : tensor<4xi32>
  %d = ten.compare eq %b, %c : tensor<4xi32>
  %e = ten.constant dense<true> : tensor<4xi1>
  %f = ten.constant dense<[true, true, true, false]> : tensor<4xi1>
  %g = ten.compare ne %a, %a : tensor<4xi2>
  %h = ten.or %g, %f : tensor<4xi1>
  %i = ten.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %j = ten.convert %i : tensor<4xui2> -> tensor<4xi32>
  %k = ten.constant dense<3> : tensor<4xi32>
  %l = ten.compare lt %j, %k : tensor<4xi32>
  %m = ten.compare eq %l, %h : tensor<4xi1>
  %n = ten.and %d, %m : tensor<4xi1>
  %o = ten.constant dense<[-1.5, 6.0, 0.5, 0.0]> : tensor<4xf4E2M1FN>
  %p = ten.convert %o : tensor<4xf4E2M1FN> -> tensor<4xf32>
  %q = ten.constant dense<[-1.5, 6.0, 0.5, 0.0]> : tensor<4xf32>
  %s = ten.compare eq %p, %q : tensor<4xf32>
  %t = ten.and %n, %s : tensor<4xi1>
  %u = ten.and %t, %e : tensor<4xi1>
  %all = ten.reduce and %u dims = [0] : tensor<4xi1> -> tensor<i1>
  ten.check mismatch %all, "expects other constants" : tensor<i1>
  return
}

func.func private @kernel0(%x: tensor<3xf32>, %out: tensor<3xf32>) -> tensor<3xf32> {
  %r = ten.neg %x : tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_launch() attributes {inputs = [], outputs = []} {
  %x = ten.constant dense<2.0> : tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %y = ten.launch @kernel0(%x) into(%e) : (tensor<3xf32>) into (tensor<3xf32>) -> tensor<3xf32>
  %z = ten.add %x, %y : tensor<3xf32>
  %eq = ten.compare eq %z, %e : tensor<3xf32>
  %all = ten.reduce and %eq dims = [0] : tensor<3xi1> -> tensor<i1>
  ten.check mismatch %all, "expects 0" : tensor<i1>
  return
}

func.func @case_fails_mismatch() attributes {inputs = [], outputs = [], error = "they differ", status = 1 : i64} {
  %false = ten.constant dense<false> : tensor<i1>
  ten.check mismatch %false, "they differ" : tensor<i1>
  return
}

func.func @case_fails_check() attributes {inputs = [], outputs = [], error = "control.mlir:", status = 4 : i64} {
  %false = arith.constant false
  ten.check %false, "cannot go on" : i1
  return
}

func.func @case_fails_shapes() attributes {inputs = [], outputs = [], error = "expects operands of one shape", status = 4 : i64} {
  %a = ten.constant dense<1.0> : tensor<2xf32>
  %b = ten.constant dense<1.0> : tensor<3xf32>
  %x = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  %y = tensor.cast %b : tensor<3xf32> to tensor<?xf32>
  %r = ten.add %x, %y : tensor<?xf32>
  return
}

func.func @case_fails_cast() attributes {inputs = [], outputs = [], error = "tensor<3xf32>", status = 4 : i64} {
  %a = ten.constant dense<1.0> : tensor<2xf32>
  %x = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  %r = tensor.cast %x : tensor<?xf32> to tensor<3xf32>
  return
}

func.func @case_fails_contract() attributes {inputs = [], outputs = [], error = "expects paired dimensions of one size", status = 4 : i64} {
  %a = ten.constant dense<1.0> : tensor<2xf32>
  %b = ten.constant dense<1.0> : tensor<3xf32>
  %x = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  %y = tensor.cast %b : tensor<3xf32> to tensor<?xf32>
  %r = ten.contract %x, %y contracting = [0] x [0] : tensor<?xf32>, tensor<?xf32> -> tensor<f32>
  return
}

func.func @case_fails_slice() attributes {inputs = [], outputs = [], error = "expects 0 <= start <= limit <= 4", status = 4 : i64} {
  %a = ten.constant dense<1.0> : tensor<4xf32>
  %n = arith.constant 5 : index
  %r = ten.slice %a start = [0] limit = [%n] stride = [1] : tensor<4xf32> -> tensor<?xf32>
  return
}

func.func @case_fails_reshape() attributes {inputs = [], outputs = [], error = "expects 5 elements", status = 4 : i64} {
  %a = ten.constant dense<1.0> : tensor<4xf32>
  %n = arith.constant 5 : index
  %r = ten.reshape %a sizes(%n) : tensor<4xf32> -> tensor<?xf32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x040000000000803F0000004000004040"
    }
  }
#-}
