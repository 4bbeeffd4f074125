// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_named_add(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a2"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.add ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_sub(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a3"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.sub ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_mul(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a4"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.mul ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_div(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a5"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.div ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_max(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a6"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.max ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_min(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a7"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.min ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_abs(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a8"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.abs ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_ceil(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a9"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.ceil ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_floor(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a10"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.floor ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_negf(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a11"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.negf ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_square(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a12"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.square ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_exp(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a13"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.exp ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_log(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a14"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.log ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_sqrt(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a15"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.sqrt ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_rsqrt(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a16"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.rsqrt ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_tanh(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a17"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.tanh ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_reciprocal(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a18"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.reciprocal ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_erf(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a19"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.erf ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_round(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1"], outputs = ["a20"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.round ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_powf(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a1", "a0"], outputs = ["a21"], ulp = 4 : i64} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.powf ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_named_div_unsigned(%0: tensor<4x3xi32>, %1: tensor<4x3xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["a22", "a23"], outputs = ["a24"]} {
  %e = tensor.empty() : tensor<4x3xi32>
  %r = linalg.div_unsigned ins(%0, %1 : tensor<4x3xi32>, tensor<4x3xi32>) outs(%e : tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_named_select(%0: tensor<3x5xi1>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a25", "a0", "a1"], outputs = ["a26"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.select ins(%0, %1, %2 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_elementwise_kind(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a2"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_copy(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0"], outputs = ["a8"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %c = linalg.copy ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %r = linalg.abs ins(%c : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_map(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a4"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.map { arith.mulf } ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>)
  return %r : tensor<3x5xf32>
}
func.func @case_bias(%0: tensor<3x5xf32>, %1: tensor<5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a27", "a28"], outputs = ["a29"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<3x5xf32>, tensor<5xf32>) outs(%e : tensor<3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %s = arith.addf %a, %b : f32
  %z = arith.constant 0.0 : f32
  %m = arith.maximumf %s, %z : f32
  linalg.yield %m : f32
  } -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_outer(%0: tensor<3xf32>, %1: tensor<5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a30", "a28"], outputs = ["a31"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<3xf32>, tensor<5xf32>) outs(%e : tensor<3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %s = arith.mulf %a, %b : f32
  linalg.yield %s : f32
  } -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_transposed_read(%0: tensor<3x5xf32>) -> (tensor<5x3xf32>) attributes {inputs = ["a27"], outputs = ["a32"]} {
  %e = tensor.empty() : tensor<5x3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<3x5xf32>) outs(%e : tensor<5x3xf32>) {
  ^bb0(%a: f32, %b: f32):
  %s = arith.negf %a : f32
  linalg.yield %s : f32
  } -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}
func.func @case_reads_init(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a27", "a33"], outputs = ["a34"]} {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<3x5xf32>) outs(%1 : tensor<3x5xf32>) {
  ^bb0(%a: f32, %b: f32):
  %s = arith.subf %b, %a : f32
  linalg.yield %s : f32
  } -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_scalar_operand(%0: tensor<3x5xf32>, %1: tensor<f32>) -> (tensor<3x5xf32>) attributes {inputs = ["a27", "a35"], outputs = ["a36"]} {
  %s = tensor.extract %1[] : tensor<f32>
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %s : tensor<3x5xf32>, f32) outs(%e : tensor<3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %m = arith.mulf %a, %b : f32
  linalg.yield %m : f32
  } -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_captured_scalar(%0: tensor<3x5xf32>, %1: tensor<f32>) -> (tensor<3x5xf32>) attributes {inputs = ["a27", "a35"], outputs = ["a37"]} {
  %s = tensor.extract %1[] : tensor<f32>
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) {
  ^bb0(%a: f32, %b: f32):
  %m = arith.addf %a, %s : f32
  linalg.yield %m : f32
  } -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_index(%0: tensor<3x5xf32>) -> (tensor<3x5xi32>) attributes {inputs = ["a27"], outputs = ["a38"]} {
  %e = tensor.empty() : tensor<3x5xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xi32>) {
  ^bb0(%a: f32, %b: i32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %p = arith.muli %i, %j : index
  %k = arith.addi %p, %j : index
  %n = arith.index_cast %k : index to i32
  linalg.yield %n : i32
  } -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_affine_apply(%0: tensor<3x5xf32>) -> (tensor<3x5xi32>) attributes {inputs = ["a27"], outputs = ["a39"]} {
  %e = tensor.empty() : tensor<3x5xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xi32>) {
  ^bb0(%a: f32, %b: i32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %k = affine.apply affine_map<(d0, d1) -> ((d0 - d1) mod 3 + (d0 - d1) floordiv 2 + (d0 - d1) ceildiv 2)>(%i, %j)
  %n = arith.index_cast %k : index to i32
  linalg.yield %n : i32
  } -> tensor<3x5xi32>
  return %r : tensor<3x5xi32>
}
func.func @case_two_results(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) attributes {inputs = ["a27", "a33"], outputs = ["a40", "a41"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e, %e : tensor<3x5xf32>, tensor<3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
  %s = arith.addf %a, %b : f32
  %p = arith.subf %a, %b : f32
  linalg.yield %s, %p : f32, f32
  } -> (tensor<3x5xf32>, tensor<3x5xf32>)
  return %r#0, %r#1 : tensor<3x5xf32>, tensor<3x5xf32>
}
func.func @case_branch(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a27", "a33"], outputs = ["a42"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %p = arith.cmpf olt, %a, %b : f32
  %s = scf.if %p -> f32 {
  %n = arith.negf %a : f32
  scf.yield %n : f32
  } else {
  %n = arith.mulf %a, %b : f32
  scf.yield %n : f32
  }
  linalg.yield %s : f32
  } -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_lookup(%0: tensor<7x4xf32>, %1: tensor<3xi64>) -> (tensor<3x4xf32>) attributes {inputs = ["a43", "a44"], outputs = ["a45"]} {
  %e = tensor.empty() : tensor<3x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<3xi64>) outs(%e : tensor<3x4xf32>) {
  ^bb0(%a: i64, %b: f32):
  %i = arith.index_cast %a : i64 to index
  %j = linalg.index 1 : index
  %v = tensor.extract %0[%i, %j] : tensor<7x4xf32>
  linalg.yield %v : f32
  } -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_strided_read(%0: tensor<4x9xf32>) -> (tensor<4x4xf32>) attributes {inputs = ["a46"], outputs = ["a47"]} {
  %e = tensor.empty() : tensor<4x4xf32>
  %w = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j * 2 + 1)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %w : tensor<4x9xf32>, tensor<4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %n = arith.negf %a : f32
  linalg.yield %n : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
func.func @case_constant_read(%0: tensor<4x9xf32>) -> (tensor<4xf32>) attributes {inputs = ["a46"], outputs = ["a48"]} {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i, 3)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4x9xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
  %n = arith.negf %a : f32
  linalg.yield %n : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_diagonal(%0: tensor<4x4xf32>) -> (tensor<4xf32>) attributes {inputs = ["a49"], outputs = ["a50"]} {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4x4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
  %n = arith.negf %a : f32
  linalg.yield %n : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_sums_of_pairs(%0: tensor<6xf32>) -> (tensor<3xf32>) attributes {inputs = ["a51"], outputs = ["a52"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<3xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<3xf32>) -> tensor<3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i floordiv 2)>], iterator_types = ["reduction"]} ins(%0 : tensor<6xf32>) outs(%z : tensor<3xf32>) {
  ^bb0(%a: f32, %b: f32):
  %n = arith.addf %b, %a : f32
  linalg.yield %n : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_sum_of_loops(%0: tensor<7xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a53"], outputs = ["a54"]} {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<7xf32>) outs(%e : tensor<3x5xf32>) {
  ^bb0(%a: f32, %b: f32):
  %n = arith.negf %a : f32
  linalg.yield %n : f32
  } -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @case_maxnumf(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a55", "a56"], outputs = ["a57"]} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %r0 = arith.maxnumf %a, %b : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_minimumf(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a55", "a56"], outputs = ["a58"]} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %r0 = arith.minimumf %a, %b : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_cmpf_oeq(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a59"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf oeq, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_ogt(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a60"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf ogt, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_oge(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a61"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf oge, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_olt(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a62"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf olt, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_ole(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a63"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf ole, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_one(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a64"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf one, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_ord(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a65"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf ord, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_ueq(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a66"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf ueq, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_ugt(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a67"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf ugt, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_uge(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a68"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf uge, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_ult(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a69"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf ult, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_ule(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a70"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf ule, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_une(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a71"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf une, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_uno(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a72"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf uno, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_true(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a73"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf true, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_cmpf_false(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55", "a56"], outputs = ["a74"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: f32, %c: i1):
  %r0 = arith.cmpf false, %a, %b : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i8_divui(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a77"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.divui %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_remui(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a78"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.remui %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_maxui(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a79"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.maxui %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_minui(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a80"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.minui %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_maxsi(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a81"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.maxsi %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_ceildivui(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a82"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.ceildivui %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_floordivsi(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a83"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.floordivsi %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_ceildivsi(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a84"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.ceildivsi %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_divsi(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a85"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.divsi %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_remsi(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a86"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.remsi %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_addi(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a87"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.addi %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_muli(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a88"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.muli %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_xori(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a76"], outputs = ["a89"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.xori %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_shrui(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a90"], outputs = ["a91"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.shrui %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_shrsi(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a90"], outputs = ["a92"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.shrsi %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_shli(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75", "a90"], outputs = ["a93"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
  %r0 = arith.shli %a, %b : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i8_cmpi_ult(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi1>) attributes {inputs = ["a75", "a76"], outputs = ["a94"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i8, %b: i8, %c: i1):
  %r0 = arith.cmpi ult, %a, %b : i8
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i8_cmpi_uge(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi1>) attributes {inputs = ["a75", "a76"], outputs = ["a95"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i8, %b: i8, %c: i1):
  %r0 = arith.cmpi uge, %a, %b : i8
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i8_cmpi_slt(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi1>) attributes {inputs = ["a75", "a76"], outputs = ["a96"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i8, %b: i8, %c: i1):
  %r0 = arith.cmpi slt, %a, %b : i8
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i8_cmpi_sge(%0: tensor<8xi8>, %1: tensor<8xi8>) -> (tensor<8xi1>) attributes {inputs = ["a75", "a76"], outputs = ["a97"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi8>, tensor<8xi8>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i8, %b: i8, %c: i1):
  %r0 = arith.cmpi sge, %a, %b : i8
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i8_extui(%0: tensor<8xi8>) -> (tensor<8xi32>) attributes {inputs = ["a75"], outputs = ["a98"]} {
  %o = tensor.empty() : tensor<8xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi8>) outs(%o : tensor<8xi32>) {
  ^bb0(%a: i8, %b: i32):
  %r0 = arith.extui %a : i8 to i32
  linalg.yield %r0 : i32
  } -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_i8_extsi(%0: tensor<8xi8>) -> (tensor<8xi32>) attributes {inputs = ["a75"], outputs = ["a99"]} {
  %o = tensor.empty() : tensor<8xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi8>) outs(%o : tensor<8xi32>) {
  ^bb0(%a: i8, %b: i32):
  %r0 = arith.extsi %a : i8 to i32
  linalg.yield %r0 : i32
  } -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_i8_uitofp(%0: tensor<8xi8>) -> (tensor<8xf32>) attributes {inputs = ["a75"], outputs = ["a100"]} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi8>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: i8, %b: f32):
  %r0 = arith.uitofp %a : i8 to f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_i8_trunci_i1(%0: tensor<8xi8>) -> (tensor<8xi1>) attributes {inputs = ["a75"], outputs = ["a101"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi8>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i8, %b: i1):
  %r0 = arith.trunci %a : i8 to i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_fptoui(%0: tensor<8xf32>) -> (tensor<8xi8>) attributes {inputs = ["a102"], outputs = ["a103"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: f32, %b: i8):
  %r0 = arith.fptoui %a : f32 to i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_i1_addi(%0: tensor<8xi1>, %1: tensor<8xi1>) -> (tensor<8xi1>) attributes {inputs = ["a104", "a105"], outputs = ["a106"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi1>, tensor<8xi1>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %c: i1):
  %r0 = arith.addi %a, %b : i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i1_subi(%0: tensor<8xi1>, %1: tensor<8xi1>) -> (tensor<8xi1>) attributes {inputs = ["a104", "a105"], outputs = ["a106"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi1>, tensor<8xi1>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %c: i1):
  %r0 = arith.subi %a, %b : i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i1_muli(%0: tensor<8xi1>, %1: tensor<8xi1>) -> (tensor<8xi1>) attributes {inputs = ["a104", "a105"], outputs = ["a107"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi1>, tensor<8xi1>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %c: i1):
  %r0 = arith.muli %a, %b : i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i1_maxsi(%0: tensor<8xi1>, %1: tensor<8xi1>) -> (tensor<8xi1>) attributes {inputs = ["a104", "a105"], outputs = ["a107"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi1>, tensor<8xi1>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %c: i1):
  %r0 = arith.maxsi %a, %b : i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i1_minsi(%0: tensor<8xi1>, %1: tensor<8xi1>) -> (tensor<8xi1>) attributes {inputs = ["a104", "a105"], outputs = ["a108"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi1>, tensor<8xi1>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %c: i1):
  %r0 = arith.minsi %a, %b : i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i1_maxui(%0: tensor<8xi1>, %1: tensor<8xi1>) -> (tensor<8xi1>) attributes {inputs = ["a104", "a105"], outputs = ["a108"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi1>, tensor<8xi1>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %c: i1):
  %r0 = arith.maxui %a, %b : i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i1_minui(%0: tensor<8xi1>, %1: tensor<8xi1>) -> (tensor<8xi1>) attributes {inputs = ["a104", "a105"], outputs = ["a107"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi1>, tensor<8xi1>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %c: i1):
  %r0 = arith.minui %a, %b : i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i1_cmpi_slt(%0: tensor<8xi1>, %1: tensor<8xi1>) -> (tensor<8xi1>) attributes {inputs = ["a104", "a105"], outputs = ["a109"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xi1>, tensor<8xi1>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: i1, %b: i1, %c: i1):
  %r0 = arith.cmpi slt, %a, %b : i1
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_i1_extsi(%0: tensor<8xi1>) -> (tensor<8xi32>) attributes {inputs = ["a104"], outputs = ["a110"]} {
  %o = tensor.empty() : tensor<8xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi1>) outs(%o : tensor<8xi32>) {
  ^bb0(%a: i1, %b: i32):
  %r0 = arith.extsi %a : i1 to i32
  linalg.yield %r0 : i32
  } -> tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func @case_i1_sitofp(%0: tensor<8xi1>) -> (tensor<8xf32>) attributes {inputs = ["a104"], outputs = ["a111"]} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi1>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: i1, %b: f32):
  %r0 = arith.sitofp %a : i1 to f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_exp2(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a113"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.exp2 %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_log1p(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a114"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.log1p %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_expm1(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a115"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.expm1 %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_atan(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a116"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.atan %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_asin(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a117"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.asin %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_acos(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a118"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.acos %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_sinh(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a119"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.sinh %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_cosh(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a120"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.cosh %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_asinh(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a121"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.asinh %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_atanh(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a122"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.atanh %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_cbrt(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a123"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.cbrt %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_sin(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a124"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.sin %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_trunc(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a125"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.trunc %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_roundeven(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a126"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.roundeven %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_tan(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a127"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.tan %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_erf(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a128"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %r0 = math.erf %a : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_log2(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a129"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %p = math.absf %a : f32
  %r0 = math.log2 %p : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_log10(%0: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112"], outputs = ["a130"], relative = 1.000000e-06 : f64} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
  %p = math.absf %a : f32
  %r0 = math.log10 %p : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_copysign(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a112", "a56"], outputs = ["a131"]} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %r0 = math.copysign %a, %b : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_math_isnan(%0: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55"], outputs = ["a132"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: i1):
  %r0 = math.isnan %a : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_math_isinf(%0: tensor<8xf32>) -> (tensor<8xi1>) attributes {inputs = ["a55"], outputs = ["a60"]} {
  %o = tensor.empty() : tensor<8xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%o : tensor<8xi1>) {
  ^bb0(%a: f32, %b: i1):
  %r0 = math.isinf %a : f32
  linalg.yield %r0 : i1
  } -> tensor<8xi1>
  return %r : tensor<8xi1>
}
func.func @case_math_ctlz(%0: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75"], outputs = ["a133"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8):
  %r0 = math.ctlz %a : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_math_cttz(%0: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75"], outputs = ["a134"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8):
  %r0 = math.cttz %a : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_math_ctpop(%0: tensor<8xi8>) -> (tensor<8xi8>) attributes {inputs = ["a75"], outputs = ["a135"]} {
  %o = tensor.empty() : tensor<8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xi8>) outs(%o : tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8):
  %r0 = math.ctpop %a : i8
  linalg.yield %r0 : i8
  } -> tensor<8xi8>
  return %r : tensor<8xi8>
}
func.func @case_math_fma(%0: tensor<8xf32>, %1: tensor<8xf32>, %2: tensor<8xf32>) -> (tensor<8xf32>) attributes {inputs = ["a136", "a137", "a138"], outputs = ["a139"]} {
  %o = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
  %r0 = math.fma %a, %b, %c : f32
  linalg.yield %r0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @case_bf16_rounds(%0: tensor<8xbf16>) -> (tensor<8xbf16>) attributes {inputs = ["a140"], outputs = ["a141"]} {
  %o = tensor.empty() : tensor<8xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<8xbf16>) outs(%o : tensor<8xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
  %s = arith.mulf %a, %a : bf16
  %r0 = arith.addf %s, %a : bf16
  linalg.yield %r0 : bf16
  } -> tensor<8xbf16>
  return %r : tensor<8xbf16>
}
func.func @case_matmul(%0: tensor<4x6xf32>, %1: tensor<6x5xf32>) -> (tensor<4x5xf32>) attributes {inputs = ["a142", "a143"], outputs = ["a144"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4x5xf32>) -> tensor<4x5xf32>
  %r = linalg.matmul  ins(%0, %1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func @case_matmul_init(%0: tensor<4x6xf32>, %1: tensor<6x5xf32>, %2: tensor<4x5xf32>) -> (tensor<4x5xf32>) attributes {inputs = ["a142", "a143", "a145"], outputs = ["a146"], relative = 1.000000e-06 : f64} {
  %r = linalg.matmul ins(%0, %1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%2 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func @case_matmul_transposed(%0: tensor<4x6xf32>, %1: tensor<5x6xf32>) -> (tensor<4x5xf32>) attributes {inputs = ["a142", "a147"], outputs = ["a144"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4x5xf32>) -> tensor<4x5xf32>
  %r = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>] ins(%0, %1 : tensor<4x6xf32>, tensor<5x6xf32>) outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func @case_batch_matmul(%0: tensor<3x4x6xf32>, %1: tensor<3x6x5xf32>) -> (tensor<3x4x5xf32>) attributes {inputs = ["a148", "a149"], outputs = ["a150"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<3x4x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %r = linalg.batch_matmul  ins(%0, %1 : tensor<3x4x6xf32>, tensor<3x6x5xf32>) outs(%z : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %r : tensor<3x4x5xf32>
}
func.func @case_batch_reduce_matmul(%0: tensor<3x4x6xf32>, %1: tensor<3x6x5xf32>) -> (tensor<4x5xf32>) attributes {inputs = ["a148", "a149"], outputs = ["a151"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4x5xf32>) -> tensor<4x5xf32>
  %r = linalg.batch_reduce_matmul  ins(%0, %1 : tensor<3x4x6xf32>, tensor<3x6x5xf32>) outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func @case_matvec(%0: tensor<4x6xf32>, %1: tensor<6xf32>) -> (tensor<4xf32>) attributes {inputs = ["a142", "a152"], outputs = ["a153"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.matvec  ins(%0, %1 : tensor<4x6xf32>, tensor<6xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_vecmat(%0: tensor<4xf32>, %1: tensor<4x6xf32>) -> (tensor<6xf32>) attributes {inputs = ["a154", "a142"], outputs = ["a155"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<6xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<6xf32>) -> tensor<6xf32>
  %r = linalg.vecmat  ins(%0, %1 : tensor<4xf32>, tensor<4x6xf32>) outs(%z : tensor<6xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_dot(%0: tensor<6xf32>, %1: tensor<6xf32>) -> (tensor<f32>) attributes {inputs = ["a152", "a156"], outputs = ["a157"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<f32>) -> tensor<f32>
  %r = linalg.dot  ins(%0, %1 : tensor<6xf32>, tensor<6xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_batch_matvec(%0: tensor<3x4x6xf32>, %1: tensor<3x6xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a148", "a158"], outputs = ["a159"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<3x4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<3x4xf32>) -> tensor<3x4xf32>
  %r = linalg.batch_matvec  ins(%0, %1 : tensor<3x4x6xf32>, tensor<3x6xf32>) outs(%z : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_matmul_i8(%0: tensor<4x6xi8>, %1: tensor<6x5xi8>) -> (tensor<4x5xi32>) attributes {inputs = ["a160", "a161"], outputs = ["a162"]} {
  %cz = arith.constant 0 : i32
  %ez = tensor.empty() : tensor<4x5xi32>
  %z = linalg.fill ins(%cz : i32) outs(%ez : tensor<4x5xi32>) -> tensor<4x5xi32>
  %r = linalg.matmul  ins(%0, %1 : tensor<4x6xi8>, tensor<6x5xi8>) outs(%z : tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}
func.func @case_matmul_ui8(%0: tensor<4x6xi8>, %1: tensor<6x5xi8>) -> (tensor<4x5xi32>) attributes {inputs = ["a160", "a161"], outputs = ["a163"]} {
  %cz = arith.constant 0 : i32
  %ez = tensor.empty() : tensor<4x5xi32>
  %z = linalg.fill ins(%cz : i32) outs(%ez : tensor<4x5xi32>) -> tensor<4x5xi32>
  %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%0, %1 : tensor<4x6xi8>, tensor<6x5xi8>) outs(%z : tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}
func.func @case_quantized_matmul(%0: tensor<4x6xi8>, %1: tensor<6x5xi8>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<4x5xi32>) attributes {inputs = ["a160", "a161", "a164", "a165"], outputs = ["a166"]} {
  %a = tensor.extract %2[] : tensor<i32>
  %b = tensor.extract %3[] : tensor<i32>
  %cz = arith.constant 0 : i32
  %ez = tensor.empty() : tensor<4x5xi32>
  %z = linalg.fill ins(%cz : i32) outs(%ez : tensor<4x5xi32>) -> tensor<4x5xi32>
  %r = linalg.quantized_matmul ins(%0, %1, %a, %b : tensor<4x6xi8>, tensor<6x5xi8>, i32, i32) outs(%z : tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}
func.func @case_matmul_f16_f32(%0: tensor<4x6xf16>, %1: tensor<6x5xf16>) -> (tensor<4x5xf32>) attributes {inputs = ["a167", "a168"], outputs = ["a169"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4x5xf32>) -> tensor<4x5xf32>
  %r = linalg.matmul  ins(%0, %1 : tensor<4x6xf16>, tensor<6x5xf16>) outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func @case_mmt4d(%0: tensor<2x3x4x5xf32>, %1: tensor<6x3x7x5xf32>) -> (tensor<2x6x4x7xf32>) attributes {inputs = ["a170", "a171"], outputs = ["a172"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x6x4x7xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
  %r = linalg.mmt4d  ins(%0, %1 : tensor<2x3x4x5xf32>, tensor<6x3x7x5xf32>) outs(%z : tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
  return %r : tensor<2x6x4x7xf32>
}
func.func @case_contract(%0: tensor<3x4x6xf32>, %1: tensor<3x6x5xf32>) -> (tensor<4x3x5xf32>) attributes {inputs = ["a148", "a149"], outputs = ["a173"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4x3x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
  %r = linalg.contract indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (i, b, j)>] ins(%0, %1 : tensor<3x4x6xf32>, tensor<3x6x5xf32>) outs(%z : tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}
func.func @case_product_of_functions(%0: tensor<4x6xf32>, %1: tensor<6x5xf32>) -> (tensor<4x5xf32>) attributes {inputs = ["a142", "a143"], outputs = ["a174"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4x5xf32>) -> tensor<4x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%0, %1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%z : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %s = math.exp %a : f32
  %t = math.tanh %b : f32
  %p = arith.mulf %s, %t : f32
  %n = arith.addf %c, %p : f32
  linalg.yield %n : f32
  } -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func @case_triple_product(%0: tensor<6xf32>, %1: tensor<6xf32>, %2: tensor<6xf32>) -> (tensor<f32>) attributes {inputs = ["a152", "a156", "a175"], outputs = ["a176"], relative = 1.000000e-04 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<f32>) -> tensor<f32>
  %r = linalg.generic {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} ins(%0, %1, %2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
  %s = arith.mulf %a, %b : f32
  %p = arith.mulf %s, %c : f32
  %n = arith.addf %d, %p : f32
  linalg.yield %n : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_conv_1d(%0: tensor<9xf32>, %1: tensor<3xf32>) -> (tensor<7xf32>) attributes {inputs = ["a177", "a178"], outputs = ["a179"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<7xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<7xf32>) -> tensor<7xf32>
  %r = linalg.conv_1d ins(%0, %1 : tensor<9xf32>, tensor<3xf32>) outs(%z : tensor<7xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func @case_conv_2d_nhwc(%0: tensor<2x8x9x3xf32>, %1: tensor<3x2x3x4xf32>) -> (tensor<2x6x8x4xf32>) attributes {inputs = ["a180", "a181"], outputs = ["a182"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x6x8x4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x6x8x4xf32>) -> tensor<2x6x8x4xf32>
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%0, %1 : tensor<2x8x9x3xf32>, tensor<3x2x3x4xf32>) outs(%z : tensor<2x6x8x4xf32>) -> tensor<2x6x8x4xf32>
  return %r : tensor<2x6x8x4xf32>
}
func.func @case_conv_2d_strided(%0: tensor<2x8x9x3xf32>, %1: tensor<3x2x3x4xf32>) -> (tensor<2x3x3x4xf32>) attributes {inputs = ["a180", "a181"], outputs = ["a183"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x3x3x4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%0, %1 : tensor<2x8x9x3xf32>, tensor<3x2x3x4xf32>) outs(%z : tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
  return %r : tensor<2x3x3x4xf32>
}
func.func @case_conv_2d_nchw(%0: tensor<2x3x8x9xf32>, %1: tensor<4x3x3x2xf32>) -> (tensor<2x4x6x8xf32>) attributes {inputs = ["a184", "a185"], outputs = ["a186"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x4x6x8xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x4x6x8xf32>) -> tensor<2x4x6x8xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%0, %1 : tensor<2x3x8x9xf32>, tensor<4x3x3x2xf32>) outs(%z : tensor<2x4x6x8xf32>) -> tensor<2x4x6x8xf32>
  return %r : tensor<2x4x6x8xf32>
}
func.func @case_conv_2d_fhwc(%0: tensor<2x8x9x3xf32>, %1: tensor<4x3x2x3xf32>) -> (tensor<2x6x8x4xf32>) attributes {inputs = ["a180", "a187"], outputs = ["a182"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x6x8x4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x6x8x4xf32>) -> tensor<2x6x8x4xf32>
  %r = linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%0, %1 : tensor<2x8x9x3xf32>, tensor<4x3x2x3xf32>) outs(%z : tensor<2x6x8x4xf32>) -> tensor<2x6x8x4xf32>
  return %r : tensor<2x6x8x4xf32>
}
func.func @case_conv_2d_image(%0: tensor<6x7xf32>, %1: tensor<2x3xf32>) -> (tensor<5x5xf32>) attributes {inputs = ["a188", "a189"], outputs = ["a190"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<5x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<5x5xf32>) -> tensor<5x5xf32>
  %r = linalg.conv_2d ins(%0, %1 : tensor<6x7xf32>, tensor<2x3xf32>) outs(%z : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %r : tensor<5x5xf32>
}
func.func @case_depthwise(%0: tensor<2x8x9x3xf32>, %1: tensor<3x2x3xf32>) -> (tensor<2x3x8x3xf32>) attributes {inputs = ["a180", "a191"], outputs = ["a192"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x3x8x3xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%0, %1 : tensor<2x8x9x3xf32>, tensor<3x2x3xf32>) outs(%z : tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xf32>
  return %r : tensor<2x3x8x3xf32>
}
func.func @case_depthwise_nchw(%0: tensor<2x3x8x9xf32>, %1: tensor<3x3x2xf32>) -> (tensor<2x3x3x8xf32>) attributes {inputs = ["a184", "a193"], outputs = ["a194"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x3x3x8xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%0, %1 : tensor<2x3x8x9xf32>, tensor<3x3x2xf32>) outs(%z : tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
  return %r : tensor<2x3x3x8xf32>
}
func.func @case_depthwise_multiplier(%0: tensor<2x8x9x3xf32>, %1: tensor<3x2x3x2xf32>) -> (tensor<2x6x8x3x2xf32>) attributes {inputs = ["a180", "a195"], outputs = ["a196"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x6x8x3x2xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x6x8x3x2xf32>) -> tensor<2x6x8x3x2xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%0, %1 : tensor<2x8x9x3xf32>, tensor<3x2x3x2xf32>) outs(%z : tensor<2x6x8x3x2xf32>) -> tensor<2x6x8x3x2xf32>
  return %r : tensor<2x6x8x3x2xf32>
}
func.func @case_grouped(%0: tensor<2x2x3x6x5xf32>, %1: tensor<2x4x3x2x2xf32>) -> (tensor<2x2x4x5x4xf32>) attributes {inputs = ["a197", "a198"], outputs = ["a199"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x2x4x5x4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x2x4x5x4xf32>) -> tensor<2x2x4x5x4xf32>
  %r = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%0, %1 : tensor<2x2x3x6x5xf32>, tensor<2x4x3x2x2xf32>) outs(%z : tensor<2x2x4x5x4xf32>) -> tensor<2x2x4x5x4xf32>
  return %r : tensor<2x2x4x5x4xf32>
}
func.func @case_conv_3d(%0: tensor<1x4x5x6x2xf32>, %1: tensor<2x2x3x2x3xf32>) -> (tensor<1x3x2x4x3xf32>) attributes {inputs = ["a200", "a201"], outputs = ["a202"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<1x3x2x4x3xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>} ins(%0, %1 : tensor<1x4x5x6x2xf32>, tensor<2x2x3x2x3xf32>) outs(%z : tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
  return %r : tensor<1x3x2x4x3xf32>
}
func.func @case_conv_2d_quantized(%0: tensor<1x5x5x2xi8>, %1: tensor<2x2x2x3xi8>) -> (tensor<1x4x4x3xi32>) attributes {inputs = ["a203", "a204"], outputs = ["a205"]} {
  %a = arith.constant 7 : i32
  %b = arith.constant -2 : i32
  %cz = arith.constant 0 : i32
  %ez = tensor.empty() : tensor<1x4x4x3xi32>
  %z = linalg.fill ins(%cz : i32) outs(%ez : tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%0, %1, %a, %b : tensor<1x5x5x2xi8>, tensor<2x2x2x3xi8>, i32, i32) outs(%z : tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi32>
  return %r : tensor<1x4x4x3xi32>
}
func.func @case_same_offset(%0: tensor<6x6xf32>, %1: tensor<3x2xf32>) -> (tensor<4x4xf32>) attributes {inputs = ["a206", "a207"], outputs = ["a208"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4x4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + k)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%0, %1 : tensor<6x6xf32>, tensor<3x2xf32>) outs(%z : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %p = arith.mulf %a, %b : f32
  %n = arith.addf %p, %c : f32
  linalg.yield %n : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
func.func @case_conv_larger_input(%0: tensor<2x8x9x3xf32>, %1: tensor<3x2x3x4xf32>) -> (tensor<2x4x5x4xf32>) attributes {inputs = ["a180", "a181"], outputs = ["a209"], relative = 2.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<2x4x5x4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<2x4x5x4xf32>) -> tensor<2x4x5x4xf32>
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%0, %1 : tensor<2x8x9x3xf32>, tensor<3x2x3x4xf32>) outs(%z : tensor<2x4x5x4xf32>) -> tensor<2x4x5x4xf32>
  return %r : tensor<2x4x5x4xf32>
}
func.func @case_pool_max(%0: tensor<2x7x8x3xf32>) -> (tensor<2x3x6x3xf32>) attributes {inputs = ["a210"], outputs = ["a211"]} {
  %c = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x6x3xf32>
  %w = tensor.empty() : tensor<2x3xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<2x3x6x3xf32>) -> tensor<2x3x6x3xf32>
  %r = linalg.pooling_nhwc_max {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%0, %w : tensor<2x7x8x3xf32>, tensor<2x3xf32>) outs(%z : tensor<2x3x6x3xf32>) -> tensor<2x3x6x3xf32>
  return %r : tensor<2x3x6x3xf32>
}
func.func @case_pool_max_dilated(%0: tensor<2x7x8x3xf32>) -> (tensor<2x4x3x3xf32>) attributes {inputs = ["a210"], outputs = ["a212"]} {
  %c = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x4x3x3xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
  %r = linalg.pooling_nhwc_max {dilations = dense<[3, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%0, %w : tensor<2x7x8x3xf32>, tensor<2x2xf32>) outs(%z : tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
  return %r : tensor<2x4x3x3xf32>
}
func.func @case_pool_min(%0: tensor<2x7x8x3xf32>) -> (tensor<2x5x4x3xf32>) attributes {inputs = ["a210"], outputs = ["a213"]} {
  %c = arith.constant 0x7F800000 : f32
  %e = tensor.empty() : tensor<2x5x4x3xf32>
  %w = tensor.empty() : tensor<3x2xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
  %r = linalg.pooling_nhwc_min {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%0, %w : tensor<2x7x8x3xf32>, tensor<3x2xf32>) outs(%z : tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
  return %r : tensor<2x5x4x3xf32>
}
func.func @case_pool_sum(%0: tensor<2x7x8x3xf32>) -> (tensor<2x3x4x3xf32>) attributes {inputs = ["a210"], outputs = ["a214"], relative = 1.000000e-06 : f64} {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x4x3xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
  %r = linalg.pooling_nhwc_sum {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>} ins(%0, %w : tensor<2x7x8x3xf32>, tensor<2x2xf32>) outs(%z : tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
  return %r : tensor<2x3x4x3xf32>
}
func.func @case_pool_max_nchw(%0: tensor<2x3x7x8xf32>) -> (tensor<2x3x6x7xf32>) attributes {inputs = ["a215"], outputs = ["a216"]} {
  %c = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x6x7xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
  %r = linalg.pooling_nchw_max {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%0, %w : tensor<2x3x7x8xf32>, tensor<2x2xf32>) outs(%z : tensor<2x3x6x7xf32>) -> tensor<2x3x6x7xf32>
  return %r : tensor<2x3x6x7xf32>
}
func.func @case_pool_1d(%0: tensor<2x9x3xf32>) -> (tensor<2x4x3xf32>) attributes {inputs = ["a217"], outputs = ["a218"]} {
  %c = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x4x3xf32>
  %w = tensor.empty() : tensor<3xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %r = linalg.pooling_nwc_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%0, %w : tensor<2x9x3xf32>, tensor<3xf32>) outs(%z : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
func.func @case_pool_3d(%0: tensor<1x4x5x6x2xf32>) -> (tensor<1x3x2x3x2xf32>) attributes {inputs = ["a219"], outputs = ["a220"], relative = 1.000000e-06 : f64} {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x3x2x3x2xf32>
  %w = tensor.empty() : tensor<2x2x2xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<1x3x2x3x2xf32>) -> tensor<1x3x2x3x2xf32>
  %r = linalg.pooling_ndhwc_sum {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 2, 2]> : tensor<3xi64>} ins(%0, %w : tensor<1x4x5x6x2xf32>, tensor<2x2x2xf32>) outs(%z : tensor<1x3x2x3x2xf32>) -> tensor<1x3x2x3x2xf32>
  return %r : tensor<1x3x2x3x2xf32>
}
func.func @case_pool_max_unsigned(%0: tensor<1x5x6x2xi8>) -> (tensor<1x4x5x2xi8>) attributes {inputs = ["a221"], outputs = ["a222"]} {
  %c = arith.constant 0 : i8
  %e = tensor.empty() : tensor<1x4x5x2xi8>
  %w = tensor.empty() : tensor<2x2xi8>
  %z = linalg.fill ins(%c : i8) outs(%e : tensor<1x4x5x2xi8>) -> tensor<1x4x5x2xi8>
  %r = linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%0, %w : tensor<1x5x6x2xi8>, tensor<2x2xi8>) outs(%z : tensor<1x4x5x2xi8>) -> tensor<1x4x5x2xi8>
  return %r : tensor<1x4x5x2xi8>
}
func.func @case_reduce_add(%0: tensor<3x4x5xf32>) -> (tensor<3x5xf32>) attributes {inputs = ["a223"], outputs = ["a224"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<3x5xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<3x5xf32>) -> tensor<3x5xf32>
  %r = linalg.reduce { arith.addf } ins(%0 : tensor<3x4x5xf32>) outs(%z : tensor<3x5xf32>) dimensions = [1]
  return %r : tensor<3x5xf32>
}
func.func @case_reduce_init(%0: tensor<3x4x5xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) attributes {inputs = ["a223", "a225"], outputs = ["a226"]} {
  %r = linalg.reduce { arith.maximumf } ins(%0 : tensor<3x4x5xf32>) outs(%1 : tensor<4xf32>) dimensions = [0, 2]
  return %r : tensor<4xf32>
}
func.func @case_reduce_maxnumf(%0: tensor<3x6xf32>) -> (tensor<3xf32>) attributes {inputs = ["a227"], outputs = ["a228"]} {
  %c = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<3xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %r = linalg.reduce { arith.maxnumf } ins(%0 : tensor<3x6xf32>) outs(%z : tensor<3xf32>) dimensions = [1]
  return %r : tensor<3xf32>
}
func.func @case_reduce_maxui(%0: tensor<3x6xi8>) -> (tensor<3xi8>) attributes {inputs = ["a229"], outputs = ["a230"]} {
  %c = arith.constant 0 : i8
  %e = tensor.empty() : tensor<3xi8>
  %z = linalg.fill ins(%c : i8) outs(%e : tensor<3xi8>) -> tensor<3xi8>
  %r = linalg.reduce { arith.maxui } ins(%0 : tensor<3x6xi8>) outs(%z : tensor<3xi8>) dimensions = [1]
  return %r : tensor<3xi8>
}
func.func @case_reduce_minui(%0: tensor<3x6xi8>) -> (tensor<3xi8>) attributes {inputs = ["a229"], outputs = ["a231"]} {
  %c = arith.constant -1 : i8
  %e = tensor.empty() : tensor<3xi8>
  %z = linalg.fill ins(%c : i8) outs(%e : tensor<3xi8>) -> tensor<3xi8>
  %r = linalg.reduce { arith.minui } ins(%0 : tensor<3x6xi8>) outs(%z : tensor<3xi8>) dimensions = [1]
  return %r : tensor<3xi8>
}
func.func @case_reduce_maxsi(%0: tensor<3x6xi8>) -> (tensor<3xi8>) attributes {inputs = ["a229"], outputs = ["a232"]} {
  %c = arith.constant -128 : i8
  %e = tensor.empty() : tensor<3xi8>
  %z = linalg.fill ins(%c : i8) outs(%e : tensor<3xi8>) -> tensor<3xi8>
  %r = linalg.reduce { arith.maxsi } ins(%0 : tensor<3x6xi8>) outs(%z : tensor<3xi8>) dimensions = [1]
  return %r : tensor<3xi8>
}
func.func @case_reduce_andi(%0: tensor<3x6xi8>) -> (tensor<3xi8>) attributes {inputs = ["a229"], outputs = ["a233"]} {
  %c = arith.constant -1 : i8
  %e = tensor.empty() : tensor<3xi8>
  %z = linalg.fill ins(%c : i8) outs(%e : tensor<3xi8>) -> tensor<3xi8>
  %r = linalg.reduce { arith.andi } ins(%0 : tensor<3x6xi8>) outs(%z : tensor<3xi8>) dimensions = [1]
  return %r : tensor<3xi8>
}
func.func @case_reduce_muli(%0: tensor<3x6xi8>) -> (tensor<3xi8>) attributes {inputs = ["a229"], outputs = ["a234"]} {
  %c = arith.constant 1 : i8
  %e = tensor.empty() : tensor<3xi8>
  %z = linalg.fill ins(%c : i8) outs(%e : tensor<3xi8>) -> tensor<3xi8>
  %r = linalg.reduce { arith.muli } ins(%0 : tensor<3x6xi8>) outs(%z : tensor<3xi8>) dimensions = [1]
  return %r : tensor<3xi8>
}
func.func @case_reduce_i1_addi(%0: tensor<3x6xi1>) -> (tensor<3xi1>) attributes {inputs = ["a235"], outputs = ["a236"]} {
  %c = arith.constant false
  %e = tensor.empty() : tensor<3xi1>
  %z = linalg.fill ins(%c : i1) outs(%e : tensor<3xi1>) -> tensor<3xi1>
  %r = linalg.reduce { arith.addi } ins(%0 : tensor<3x6xi1>) outs(%z : tensor<3xi1>) dimensions = [1]
  return %r : tensor<3xi1>
}
func.func @case_sum_of_squares(%0: tensor<3x4x5xf32>) -> (tensor<3xf32>) attributes {inputs = ["a223"], outputs = ["a237"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<3xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<3xf32>) -> tensor<3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%0 : tensor<3x4x5xf32>) outs(%z : tensor<3xf32>) {
  ^bb0(%a: f32, %b: f32):
  %s = arith.mulf %a, %a : f32
  %n = arith.addf %s, %b : f32
  linalg.yield %n : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_two_reductions(%0: tensor<3x4x5xf32>) -> (tensor<3xf32>, tensor<3xf32>) attributes {inputs = ["a223"], outputs = ["a237", "a238"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<3xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<3xf32>) -> tensor<3xf32>
  %cy = arith.constant 0.0 : f32
  %ey = tensor.empty() : tensor<3xf32>
  %y = linalg.fill ins(%cy : f32) outs(%ey : tensor<3xf32>) -> tensor<3xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%0 : tensor<3x4x5xf32>) outs(%z, %y : tensor<3xf32>, tensor<3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %s = arith.mulf %a, %a : f32
  %n = arith.addf %s, %b : f32
  %p = arith.addf %c, %a : f32
  linalg.yield %n, %p : f32, f32
  } -> (tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xf32>
}
func.func @case_argmax(%0: tensor<4x6xf32>) -> (tensor<4xf32>, tensor<4xi32>) attributes {inputs = ["a239"], outputs = ["a240", "a241"]} {
  %low = arith.constant 0xFF800000 : f32
  %i = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xf32>
  %g = tensor.empty() : tensor<4xi32>
  %z = linalg.fill ins(%low : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = linalg.fill ins(%i : i32) outs(%g : tensor<4xi32>) -> tensor<4xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x6xf32>) outs(%z, %y : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%a: f32, %b: f32, %c: i32):
  %j = linalg.index 1 : index
  %k = arith.index_cast %j : index to i32
  %p = arith.cmpf ogt, %a, %b : f32
  %v = arith.select %p, %a, %b : f32
  %w = arith.select %p, %k, %c : i32
  linalg.yield %v, %w : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}
func.func @case_recurrence(%0: tensor<4x6xf32>) -> (tensor<4xf32>) attributes {inputs = ["a239"], outputs = ["a242"], relative = 1.000000e-06 : f64} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x6xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
  %h = arith.constant 0.5 : f32
  %s = arith.mulf %b, %h : f32
  %n = arith.addf %s, %a : f32
  linalg.yield %n : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_recurrence_index(%0: tensor<3x5xi32>, %1: tensor<3xi32>) -> (tensor<3xi32>) attributes {inputs = ["a243", "a244"], outputs = ["a245"]} {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<3x5xi32>) outs(%1 : tensor<3xi32>) {
  ^bb0(%a: i32, %b: i32):
  %two = arith.constant 2 : i32
  %j = linalg.index 1 : index
  %k = arith.index_cast %j : index to i32
  %s = arith.muli %b, %two : i32
  %p = arith.muli %a, %k : i32
  %n = arith.subi %s, %p : i32
  linalg.yield %n : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_recurrence_lookup(%0: tensor<3x5xi64>, %1: tensor<7x4xf32>, %2: tensor<3xf32>, %3: tensor<f32>) -> (tensor<3xf32>) attributes {inputs = ["a246", "a247", "a248", "a249"], outputs = ["a250"], relative = 2.000000e-06 : f64} {
  %s = tensor.extract %3[] : tensor<f32>
  %two = arith.constant 2.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<3x5xi64>) outs(%2 : tensor<3xf32>) {
  ^bb0(%a: i64, %b: f32):
  %i = arith.index_cast %a : i64 to index
  %j = linalg.index 1 : index
  %three = arith.constant 3 : index
  %k = arith.minsi %j, %three : index
  %v = tensor.extract %1[%i, %k] : tensor<7x4xf32>
  %p = arith.cmpf ogt, %v, %b : f32
  %q = scf.if %p -> f32 {
  %m = arith.mulf %b, %s : f32
  scf.yield %m : f32
  } else {
  %m = arith.divf %b, %two : f32
  scf.yield %m : f32
  }
  %n = arith.addf %q, %v : f32
  linalg.yield %n : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_last_one(%0: tensor<4x6xf32>) -> (tensor<4xf32>) attributes {inputs = ["a239"], outputs = ["a251"]} {
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x6xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
  linalg.yield %a : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_recurrence_i1(%0: tensor<3x4xi1>) -> (tensor<3xi1>) attributes {inputs = ["a252"], outputs = ["a253"]} {
  %c = arith.constant false
  %e = tensor.empty() : tensor<3xi1>
  %z = linalg.fill ins(%c : i1) outs(%e : tensor<3xi1>) -> tensor<3xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<3x4xi1>) outs(%z : tensor<3xi1>) {
  ^bb0(%a: i1, %b: i1):
  %t = arith.constant true
  %s = arith.xori %b, %t : i1
  %n = arith.andi %s, %a : i1
  linalg.yield %n : i1
  } -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @case_recurrence_bf16(%0: tensor<2x5xbf16>) -> (tensor<2xbf16>) attributes {inputs = ["a254"], outputs = ["a255"]} {
  %cz = arith.constant 0.0 : bf16
  %ez = tensor.empty() : tensor<2xbf16>
  %z = linalg.fill ins(%cz : bf16) outs(%ez : tensor<2xbf16>) -> tensor<2xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<2x5xbf16>) outs(%z : tensor<2xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
  %s = arith.mulf %b, %a : bf16
  %n = arith.addf %s, %a : bf16
  linalg.yield %n : bf16
  } -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}
func.func @case_softmax(%0: tensor<3x4x5xf32>) -> (tensor<3x4x5xf32>) attributes {inputs = ["a223"], outputs = ["a256"], ulp = 8 : i64} {
  %e = tensor.empty() : tensor<3x4x5xf32>
  %r = linalg.softmax dimension(2) ins(%0 : tensor<3x4x5xf32>) outs(%e : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %r : tensor<3x4x5xf32>
}
func.func @case_softmax_middle(%0: tensor<3x4x5xf32>) -> (tensor<3x4x5xf32>) attributes {inputs = ["a223"], outputs = ["a257"], ulp = 8 : i64} {
  %e = tensor.empty() : tensor<3x4x5xf32>
  %r = linalg.softmax dimension(1) ins(%0 : tensor<3x4x5xf32>) outs(%e : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %r : tensor<3x4x5xf32>
}
func.func @case_transpose(%0: tensor<4x6xf32>) -> (tensor<6x4xf32>) attributes {inputs = ["a258"], outputs = ["a259"]} {
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.transpose ins(%0 : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0]
  return %r : tensor<6x4xf32>
}
func.func @case_broadcast(%0: tensor<6xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a260"], outputs = ["a261"]} {
  %e = tensor.empty() : tensor<4x6xf32>
  %r = linalg.broadcast ins(%0 : tensor<6xf32>) outs(%e : tensor<4x6xf32>) dimensions = [0]
  return %r : tensor<4x6xf32>
}
func.func @case_fill(%0: tensor<f32>) -> (tensor<4x6xf32>) attributes {inputs = ["a262"], outputs = ["a263"]} {
  %s = tensor.extract %0[] : tensor<f32>
  %e = tensor.empty() : tensor<4x6xf32>
  %r = linalg.fill ins(%s : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_pack(%0: tensor<4x6xf32>) -> (tensor<2x2x3x4xf32>) attributes {inputs = ["a258"], outputs = ["a264"]} {
  %c = arith.constant 7.0 : f32
  %e = tensor.empty() : tensor<2x2x3x4xf32>
  %r = linalg.pack %0 padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [3, 4] into %e : tensor<4x6xf32> -> tensor<2x2x3x4xf32>
  return %r : tensor<2x2x3x4xf32>
}
func.func @case_unpack(%0: tensor<2x2x3x4xf32>) -> (tensor<5x7xf32>) attributes {inputs = ["a265"], outputs = ["a266"]} {
  %e = tensor.empty() : tensor<5x7xf32>
  %r = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [3, 4] into %e : tensor<2x2x3x4xf32> -> tensor<5x7xf32>
  return %r : tensor<5x7xf32>
}
func.func @case_pad(%0: tensor<4x6xf32>) -> (tensor<5x8xf32>) attributes {inputs = ["a258"], outputs = ["a267"]} {
  %c = arith.constant 1.5 : f32
  %r = tensor.pad %0 low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
  tensor.yield %c : f32
  } : tensor<4x6xf32> to tensor<5x8xf32>
  return %r : tensor<5x8xf32>
}
func.func @case_pad_constant_inside(%0: tensor<4x6xf32>) -> (tensor<5x8xf32>) attributes {inputs = ["a258"], outputs = ["a267"]} {
  %r = tensor.pad %0 low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
  %c = arith.constant 1.5 : f32
  tensor.yield %c : f32
  } : tensor<4x6xf32> to tensor<5x8xf32>
  return %r : tensor<5x8xf32>
}
func.func @case_extract_slice(%0: tensor<4x6xf32>) -> (tensor<2x3xf32>) attributes {inputs = ["a258"], outputs = ["a268"]} {
  %r = tensor.extract_slice %0[1, 2] [2, 3] [1, 1] : tensor<4x6xf32> to tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @case_extract_slice_strided(%0: tensor<4x6xf32>) -> (tensor<2x3xf32>) attributes {inputs = ["a258"], outputs = ["a269"]} {
  %r = tensor.extract_slice %0[1, 0] [2, 3] [2, 2] : tensor<4x6xf32> to tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @case_extract_slice_reduced(%0: tensor<4x6xf32>) -> (tensor<6xf32>) attributes {inputs = ["a258"], outputs = ["a270"]} {
  %r = tensor.extract_slice %0[2, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @case_extract_slice_offset(%0: tensor<4x6xf32>, %1: tensor<index>) -> (tensor<2x3xf32>) attributes {inputs = ["a258", "a271"], outputs = ["a272"]} {
  %i = tensor.extract %1[] : tensor<index>
  %r = tensor.extract_slice %0[%i, 1] [2, 3] [1, 1] : tensor<4x6xf32> to tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @case_extract_slice_size(%0: tensor<4x6xf32>, %1: tensor<index>) -> (tensor<2x2xf32>) attributes {inputs = ["a258", "a271"], outputs = ["a273"]} {
  %i = tensor.extract %1[] : tensor<index>
  %s = tensor.extract_slice %0[1, 1] [%i, %i] [1, 2] : tensor<4x6xf32> to tensor<?x?xf32>
  %r = tensor.cast %s : tensor<?x?xf32> to tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @case_insert_slice(%0: tensor<2x3xf32>, %1: tensor<4x6xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a274", "a258"], outputs = ["a275"]} {
  %r = tensor.insert_slice %0 into %1[1, 2] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_insert_slice_strided(%0: tensor<2x3xf32>, %1: tensor<4x6xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a274", "a258"], outputs = ["a276"]} {
  %r = tensor.insert_slice %0 into %1[1, 0] [2, 3] [2, 2] : tensor<2x3xf32> into tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_insert_slice_reduced(%0: tensor<6xf32>, %1: tensor<4x6xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a260", "a258"], outputs = ["a277"]} {
  %r = tensor.insert_slice %0 into %1[2, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_insert_slice_offset(%0: tensor<4x6xf32>, %1: tensor<index>, %2: tensor<2x3xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a258", "a271", "a274"], outputs = ["a278"]} {
  %i = tensor.extract %1[] : tensor<index>
  %r = tensor.insert_slice %2 into %0[%i, 1] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_expand_shape(%0: tensor<4x6xf32>) -> (tensor<2x2x6xf32>) attributes {inputs = ["a258"], outputs = ["a279"]} {
  %r = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
  return %r : tensor<2x2x6xf32>
}
func.func @case_collapse_shape(%0: tensor<4x6xf32>) -> (tensor<24xf32>) attributes {inputs = ["a258"], outputs = ["a280"]} {
  %r = tensor.collapse_shape %0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  return %r : tensor<24xf32>
}
func.func @case_reshape(%0: tensor<4x6xf32>) -> (tensor<3x8xf32>) attributes {inputs = ["a258"], outputs = ["a281"]} {
  %s = arith.constant dense<[3, 8]> : tensor<2xindex>
  %r = tensor.reshape %0(%s) : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
func.func @case_concat(%0: tensor<4x6xf32>, %1: tensor<2x6xf32>) -> (tensor<6x6xf32>) attributes {inputs = ["a258", "a282"], outputs = ["a283"]} {
  %r = tensor.concat dim(0) %0, %1 : (tensor<4x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  return %r : tensor<6x6xf32>
}
func.func @case_splat(%0: tensor<f32>) -> (tensor<2x3xf32>) attributes {inputs = ["a262"], outputs = ["a284"]} {
  %s = tensor.extract %0[] : tensor<f32>
  %r = tensor.splat %s : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @case_generate(%0: tensor<4x6xf32>) -> (tensor<3x3xf32>) attributes {inputs = ["a258"], outputs = ["a285"]} {
  %r = tensor.generate {
  ^bb0(%i: index, %j: index):
  %k = arith.addi %i, %j : index
  %v = tensor.extract %0[%i, %k] : tensor<4x6xf32>
  tensor.yield %v : f32
  } : tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
func.func @case_insert(%0: tensor<4x6xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a258"], outputs = ["a286"]} {
  %c = arith.constant 9.0 : f32
  %i = arith.constant 1 : index
  %j = arith.constant 2 : index
  %r = tensor.insert %c into %0[%i, %j] : tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_bitcast(%0: tensor<5xi32>) -> (tensor<5xui32>) attributes {inputs = ["a287"], outputs = ["a288"]} {
  %r = tensor.bitcast %0 : tensor<5xi32> to tensor<5xui32>
  return %r : tensor<5xui32>
}
func.func @case_tensor_addf(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a289", "a290"], outputs = ["a291"]} {
  %r = arith.addf %0, %1 : tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_tensor_sqrt(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a289"], outputs = ["a292"]} {
  %s = math.absf %0 : tensor<3x4xf32>
  %r = math.sqrt %s : tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_tensor_cmp_select(%0: tensor<3x4xf32>, %1: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a289", "a290"], outputs = ["a293"]} {
  %c = arith.cmpf ogt, %0, %1 : tensor<3x4xf32>
  %r = arith.select %c, %0, %1 : tensor<3x4xi1>, tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_tensor_constant(%0: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a289"], outputs = ["a294"]} {
  %c = arith.constant dense<2.0> : tensor<3x4xf32>
  %r = arith.mulf %0, %c : tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_tensor_select_scalar(%0: tensor<i1>, %1: tensor<3x4xf32>, %2: tensor<3x4xf32>) -> (tensor<3x4xf32>) attributes {inputs = ["a295", "a289", "a290"], outputs = ["a289"]} {
  %c = tensor.extract %0[] : tensor<i1>
  %r = arith.select %c, %1, %2 : tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_tensor_divui(%0: tensor<6xi8>, %1: tensor<6xi8>) -> (tensor<6xi8>) attributes {inputs = ["a296", "a297"], outputs = ["a298"]} {
  %r = arith.divui %0, %1 : tensor<6xi8>
  return %r : tensor<6xi8>
}
func.func @case_float_scalars(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<f32>) attributes {inputs = ["a35", "a299"], outputs = ["a300"]} {
  %a = tensor.extract %0[] : tensor<f32>
  %b = tensor.extract %1[] : tensor<f32>
  %c = arith.mulf %a, %b : f32
  %d = math.sqrt %c : f32
  %r = tensor.from_elements %d : tensor<f32>
  return %r : tensor<f32>
}
func.func @case_loop(%0: tensor<3x3xf32>, %1: tensor<3x3xf32>) -> (tensor<3x3xf32>) attributes {inputs = ["a301", "a302"], outputs = ["a303"], relative = 1.000000e-05 : f64} {
  %l = arith.constant 0 : index
  %u = arith.constant 4 : index
  %s = arith.constant 1 : index
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<3x3xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<3x3xf32>) -> tensor<3x3xf32>
  %r = scf.for %i = %l to %u step %s iter_args(%a = %0) -> (tensor<3x3xf32>) {
  %n = linalg.matmul ins(%a, %1 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%z : tensor<3x3xf32>) -> tensor<3x3xf32>
  scf.yield %n : tensor<3x3xf32>
  }
  return %r : tensor<3x3xf32>
}
func.func @case_loop_of_slices(%0: tensor<4x3xf32>) -> (tensor<3xf32>) attributes {inputs = ["a304"], outputs = ["a305"], relative = 1.000000e-06 : f64} {
  %l = arith.constant 0 : index
  %u = arith.constant 4 : index
  %s = arith.constant 1 : index
  %cz = arith.constant 0.0 : f32
  %ez = tensor.empty() : tensor<3xf32>
  %z = linalg.fill ins(%cz : f32) outs(%ez : tensor<3xf32>) -> tensor<3xf32>
  %r = scf.for %i = %l to %u step %s iter_args(%a = %z) -> (tensor<3xf32>) {
  %p = tensor.extract_slice %0[%i, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<3xf32>
  %n = arith.addf %a, %p : tensor<3xf32>
  scf.yield %n : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}
func.func @case_dynamic_matmul(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<4x5xf32>) attributes {inputs = ["a306", "a307"], outputs = ["a308"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %m = tensor.dim %0, %c0 : tensor<?x?xf32>
  %n = tensor.dim %1, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%f0 : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.matmul ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.cast %p : tensor<?x?xf32> to tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func @case_dynamic_bias(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a306", "a309"], outputs = ["a310"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %m = tensor.dim %0, %c0 : tensor<?x?xf32>
  %n = tensor.dim %0, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %s = arith.addf %a, %b : f32
  linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %r = tensor.cast %p : tensor<?x?xf32> to tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_dynamic_mixed(%0: tensor<?x?xf32>, %1: tensor<6xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a306", "a309"], outputs = ["a311"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %m = tensor.dim %0, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%m) : tensor<?x6xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0, %1 : tensor<?x?xf32>, tensor<6xf32>) outs(%e : tensor<?x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
  %i = linalg.index 0 : index
  %k = arith.index_cast %i : index to i32
  %g = arith.sitofp %k : i32 to f32
  %q = arith.mulf %b, %g : f32
  %s = arith.addf %a, %q : f32
  linalg.yield %s : f32
  } -> tensor<?x6xf32>
  %r = tensor.cast %p : tensor<?x6xf32> to tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_dynamic_reduce(%0: tensor<?x?xf32>) -> (tensor<4xf32>) attributes {inputs = ["a306"], outputs = ["a312"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %m = tensor.dim %0, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %z = linalg.fill ins(%f0 : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %p = linalg.reduce { arith.addf } ins(%0 : tensor<?x?xf32>) outs(%z : tensor<?xf32>) dimensions = [1]
  %r = tensor.cast %p : tensor<?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_dynamic_softmax(%0: tensor<?x?xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a306"], outputs = ["a313"], ulp = 8 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %m = tensor.dim %0, %c0 : tensor<?x?xf32>
  %n = tensor.dim %0, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %p = linalg.softmax dimension(1) ins(%0 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.cast %p : tensor<?x?xf32> to tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @case_dynamic_recurrence(%0: tensor<?x?xf32>) -> (tensor<4xf32>) attributes {inputs = ["a306"], outputs = ["a314"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %m = tensor.dim %0, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %z = linalg.fill ins(%f0 : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<?x?xf32>) outs(%z : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
  %h = arith.constant 0.5 : f32
  %j = linalg.index 1 : index
  %k = arith.index_cast %j : index to i32
  %g = arith.sitofp %k : i32 to f32
  %q = arith.mulf %a, %g : f32
  %s = arith.mulf %b, %h : f32
  %n = arith.addf %s, %q : f32
  linalg.yield %n : f32
  } -> tensor<?xf32>
  %r = tensor.cast %p : tensor<?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_dynamic_conv(%0: tensor<?x?x?x3xf32>, %1: tensor<2x3x3x4xf32>) -> (tensor<2x5x5x4xf32>) attributes {inputs = ["a315", "a316"], outputs = ["a317"], relative = 2.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %n = tensor.dim %0, %c0 : tensor<?x?x?x3xf32>
  %e = tensor.empty(%n) : tensor<?x5x5x4xf32>
  %z = linalg.fill ins(%f0 : f32) outs(%e : tensor<?x5x5x4xf32>) -> tensor<?x5x5x4xf32>
  %p = linalg.conv_2d_nhwc_hwcf ins(%0, %1 : tensor<?x?x?x3xf32>, tensor<2x3x3x4xf32>) outs(%z : tensor<?x5x5x4xf32>) -> tensor<?x5x5x4xf32>
  %r = tensor.cast %p : tensor<?x5x5x4xf32> to tensor<2x5x5x4xf32>
  return %r : tensor<2x5x5x4xf32>
}
func.func @case_dynamic_pool(%0: tensor<?x?x?x3xf32>) -> (tensor<2x3x3x3xf32>) attributes {inputs = ["a315"], outputs = ["a318"]} {
  %c = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %n = tensor.dim %0, %c0 : tensor<?x?x?x3xf32>
  %e = tensor.empty(%n) : tensor<?x3x3x3xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<?x3x3x3xf32>) -> tensor<?x3x3x3xf32>
  %p = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%0, %w : tensor<?x?x?x3xf32>, tensor<2x2xf32>) outs(%z : tensor<?x3x3x3xf32>) -> tensor<?x3x3x3xf32>
  %r = tensor.cast %p : tensor<?x3x3x3xf32> to tensor<2x3x3x3xf32>
  return %r : tensor<2x3x3x3xf32>
}
func.func @case_dynamic_slice_front(%0: tensor<?x?xf32>, %1: tensor<index>) -> (tensor<2x3xf32>) attributes {inputs = ["a306", "a271"], outputs = ["a319"]} {
  %i = tensor.extract %1[] : tensor<index>
  %p = tensor.extract_slice %0[0, 0] [%i, 3] [1, 1] : tensor<?x?xf32> to tensor<?x3xf32>
  %r = tensor.cast %p : tensor<?x3xf32> to tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @case_dynamic_collapse(%0: tensor<?x?xf32>) -> (tensor<24xf32>) attributes {inputs = ["a306"], outputs = ["a320"]} {
  %r0 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %r = tensor.cast %r0 : tensor<?xf32> to tensor<24xf32>
  return %r : tensor<24xf32>
}
func.func @case_dynamic_expand(%0: tensor<?x?xf32>) -> (tensor<2x2x6xf32>) attributes {inputs = ["a306"], outputs = ["a321"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %n = tensor.dim %0, %c1 : tensor<?x?xf32>
  %c2 = arith.constant 2 : index
  %r0 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c2, 2, %n] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %r = tensor.cast %r0 : tensor<?x2x?xf32> to tensor<2x2x6xf32>
  return %r : tensor<2x2x6xf32>
}
func.func @case_dynamic_pad(%0: tensor<?x?xf32>, %1: tensor<index>) -> (tensor<6x8xf32>) attributes {inputs = ["a306", "a271"], outputs = ["a322"]} {
  %i = tensor.extract %1[] : tensor<index>
  %c = arith.constant 1.5 : f32
  %p = tensor.pad %0 low[%i, 0] high[0, %i] {
  ^bb0(%a: index, %b: index):
  tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %r = tensor.cast %p : tensor<?x?xf32> to tensor<6x8xf32>
  return %r : tensor<6x8xf32>
}
func.func @case_dynamic_insert_strided(%0: tensor<?x?xf32>, %1: tensor<2x3xf32>) -> (tensor<4x6xf32>) attributes {inputs = ["a306", "a323"], outputs = ["a324"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %p = tensor.insert_slice %1 into %0[%c1, %c0] [2, 3] [%c2, %c2] : tensor<2x3xf32> into tensor<?x?xf32>
  %r = tensor.cast %p : tensor<?x?xf32> to tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
