// Made by make_types.py. The arrays are in the archive beside it.
func.func @case_broadcast_i2(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xi2> -> tensor<2x3x4xi2>
  return %r : tensor<2x3x4xi2>
}
func.func @case_concat_i2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xi2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xi2>, tensor<3x4xi2> -> tensor<3x8xi2>
  return %r : tensor<3x8xi2>
}
func.func @case_reshape_i2(%xi: tensor<3x4xi32>) -> (tensor<2x6xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reshape %x : tensor<3x4xi2> -> tensor<2x6xi2>
  return %r : tensor<2x6xi2>
}
func.func @case_reverse_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_slice_i2(%xi: tensor<3x4xi32>) -> (tensor<2x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xi2> -> tensor<2x2xi2>
  return %r : tensor<2x2xi2>
}
func.func @case_transpose_i2(%xi: tensor<3x4xi32>) -> (tensor<4x3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xi2> -> tensor<4x3xi2>
  return %r : tensor<4x3xi2>
}
func.func @case_pad_i2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xi2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi2>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xi2> -> tensor<1x1xi2>
  %s = ten.reshape %z : tensor<1x1xi2> -> tensor<i2>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xi2> -> tensor<6x5xi2>
  return %r : tensor<6x5xi2>
}
func.func @case_dynamic_slice_i2(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xi2>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xi2>, tensor<i32> -> tensor<2x3xi2>
  return %r : tensor<2x3xi2>
}
func.func @case_dynamic_update_slice_i2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi2>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi2>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xi2>, tensor<i32>, tensor<2x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_gather_i2(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xi2>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xi2>, tensor<2x1xi32> -> tensor<2x4xi2>
  return %r : tensor<2x4xi2>
}
func.func @case_scatter_set_i2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi2>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi2>[tensor<2x1xi32>], tensor<2x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_select_i2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi2>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi2>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_while_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xi2>, tensor<i32>) -> (tensor<3x4xi2>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xi2>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xi2>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xi2>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xi2>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_broadcast_i4(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xi4> -> tensor<2x3x4xi4>
  return %r : tensor<2x3x4xi4>
}
func.func @case_concat_i4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xi4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xi4>, tensor<3x4xi4> -> tensor<3x8xi4>
  return %r : tensor<3x8xi4>
}
func.func @case_reshape_i4(%xi: tensor<3x4xi32>) -> (tensor<2x6xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reshape %x : tensor<3x4xi4> -> tensor<2x6xi4>
  return %r : tensor<2x6xi4>
}
func.func @case_reverse_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_slice_i4(%xi: tensor<3x4xi32>) -> (tensor<2x2xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xi4> -> tensor<2x2xi4>
  return %r : tensor<2x2xi4>
}
func.func @case_transpose_i4(%xi: tensor<3x4xi32>) -> (tensor<4x3xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xi4> -> tensor<4x3xi4>
  return %r : tensor<4x3xi4>
}
func.func @case_pad_i4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xi4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi4>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xi4> -> tensor<1x1xi4>
  %s = ten.reshape %z : tensor<1x1xi4> -> tensor<i4>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xi4> -> tensor<6x5xi4>
  return %r : tensor<6x5xi4>
}
func.func @case_dynamic_slice_i4(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xi4>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xi4>, tensor<i32> -> tensor<2x3xi4>
  return %r : tensor<2x3xi4>
}
func.func @case_dynamic_update_slice_i4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi4>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi4>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xi4>, tensor<i32>, tensor<2x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_gather_i4(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xi4>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xi4>, tensor<2x1xi32> -> tensor<2x4xi4>
  return %r : tensor<2x4xi4>
}
func.func @case_scatter_set_i4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi4>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi4>[tensor<2x1xi32>], tensor<2x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_select_i4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi4>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi4>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_while_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xi4>, tensor<i32>) -> (tensor<3x4xi4>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xi4>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xi4>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xi4>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xi4>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_broadcast_i8(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xi8> -> tensor<2x3x4xi8>
  return %r : tensor<2x3x4xi8>
}
func.func @case_concat_i8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xi8>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xi8>, tensor<3x4xi8> -> tensor<3x8xi8>
  return %r : tensor<3x8xi8>
}
func.func @case_reshape_i8(%xi: tensor<3x4xi32>) -> (tensor<2x6xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reshape %x : tensor<3x4xi8> -> tensor<2x6xi8>
  return %r : tensor<2x6xi8>
}
func.func @case_reverse_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_slice_i8(%xi: tensor<3x4xi32>) -> (tensor<2x2xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xi8> -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}
func.func @case_transpose_i8(%xi: tensor<3x4xi32>) -> (tensor<4x3xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xi8> -> tensor<4x3xi8>
  return %r : tensor<4x3xi8>
}
func.func @case_pad_i8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xi8>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi8>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xi8> -> tensor<1x1xi8>
  %s = ten.reshape %z : tensor<1x1xi8> -> tensor<i8>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xi8> -> tensor<6x5xi8>
  return %r : tensor<6x5xi8>
}
func.func @case_dynamic_slice_i8(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xi8>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xi8>, tensor<i32> -> tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}
func.func @case_dynamic_update_slice_i8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi8>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi8>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xi8>, tensor<i32>, tensor<2x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_gather_i8(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xi8>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xi8>, tensor<2x1xi32> -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}
func.func @case_scatter_set_i8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi8>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi8>[tensor<2x1xi32>], tensor<2x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_select_i8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi8>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi8>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_while_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xi8>, tensor<i32>) -> (tensor<3x4xi8>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xi8>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xi8>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xi8>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xi8>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_broadcast_i16(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xi16> -> tensor<2x3x4xi16>
  return %r : tensor<2x3x4xi16>
}
func.func @case_concat_i16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xi16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xi16>, tensor<3x4xi16> -> tensor<3x8xi16>
  return %r : tensor<3x8xi16>
}
func.func @case_reshape_i16(%xi: tensor<3x4xi32>) -> (tensor<2x6xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reshape %x : tensor<3x4xi16> -> tensor<2x6xi16>
  return %r : tensor<2x6xi16>
}
func.func @case_reverse_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_slice_i16(%xi: tensor<3x4xi32>) -> (tensor<2x2xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xi16> -> tensor<2x2xi16>
  return %r : tensor<2x2xi16>
}
func.func @case_transpose_i16(%xi: tensor<3x4xi32>) -> (tensor<4x3xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xi16> -> tensor<4x3xi16>
  return %r : tensor<4x3xi16>
}
func.func @case_pad_i16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xi16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi16>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xi16> -> tensor<1x1xi16>
  %s = ten.reshape %z : tensor<1x1xi16> -> tensor<i16>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xi16> -> tensor<6x5xi16>
  return %r : tensor<6x5xi16>
}
func.func @case_dynamic_slice_i16(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xi16>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xi16>, tensor<i32> -> tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}
func.func @case_dynamic_update_slice_i16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi16>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi16>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xi16>, tensor<i32>, tensor<2x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_gather_i16(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xi16>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xi16>, tensor<2x1xi32> -> tensor<2x4xi16>
  return %r : tensor<2x4xi16>
}
func.func @case_scatter_set_i16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi16>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi16>[tensor<2x1xi32>], tensor<2x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_select_i16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi16>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi16>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_while_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xi16>, tensor<i32>) -> (tensor<3x4xi16>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xi16>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xi16>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xi16>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xi16>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_broadcast_i32(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xi32> -> tensor<2x3x4xi32>
  return %r : tensor<2x3x4xi32>
}
func.func @case_concat_i32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xi32>) attributes {inputs = ["x", "y"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %y = ten.add %yi, %yi : tensor<3x4xi32>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xi32>, tensor<3x4xi32> -> tensor<3x8xi32>
  return %r : tensor<3x8xi32>
}
func.func @case_reshape_i32(%xi: tensor<3x4xi32>) -> (tensor<2x6xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reshape %x : tensor<3x4xi32> -> tensor<2x6xi32>
  return %r : tensor<2x6xi32>
}
func.func @case_reverse_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_slice_i32(%xi: tensor<3x4xi32>) -> (tensor<2x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xi32> -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
func.func @case_transpose_i32(%xi: tensor<3x4xi32>) -> (tensor<4x3xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xi32> -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
func.func @case_pad_i32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xi32>) attributes {inputs = ["x", "y"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %y = ten.add %yi, %yi : tensor<3x4xi32>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xi32> -> tensor<1x1xi32>
  %s = ten.reshape %z : tensor<1x1xi32> -> tensor<i32>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xi32> -> tensor<6x5xi32>
  return %r : tensor<6x5xi32>
}
func.func @case_dynamic_slice_i32(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xi32>) attributes {inputs = ["x", "k"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xi32>, tensor<i32> -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
func.func @case_dynamic_update_slice_i32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi32>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %u = ten.add %ui, %ui : tensor<2x4xi32>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xi32>, tensor<i32>, tensor<2x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_gather_i32(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xi32>) attributes {inputs = ["x", "i"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xi32>, tensor<2x1xi32> -> tensor<2x4xi32>
  return %r : tensor<2x4xi32>
}
func.func @case_scatter_set_i32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %u = ten.add %ui, %ui : tensor<2x4xi32>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi32>[tensor<2x1xi32>], tensor<2x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_select_i32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi32>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %y = ten.add %yi, %yi : tensor<3x4xi32>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_while_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xi32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xi32>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xi32>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xi32>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xi32>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_broadcast_i64(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xi64> -> tensor<2x3x4xi64>
  return %r : tensor<2x3x4xi64>
}
func.func @case_concat_i64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xi64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xi64>, tensor<3x4xi64> -> tensor<3x8xi64>
  return %r : tensor<3x8xi64>
}
func.func @case_reshape_i64(%xi: tensor<3x4xi32>) -> (tensor<2x6xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reshape %x : tensor<3x4xi64> -> tensor<2x6xi64>
  return %r : tensor<2x6xi64>
}
func.func @case_reverse_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_slice_i64(%xi: tensor<3x4xi32>) -> (tensor<2x2xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xi64> -> tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}
func.func @case_transpose_i64(%xi: tensor<3x4xi32>) -> (tensor<4x3xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xi64> -> tensor<4x3xi64>
  return %r : tensor<4x3xi64>
}
func.func @case_pad_i64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xi64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi64>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xi64> -> tensor<1x1xi64>
  %s = ten.reshape %z : tensor<1x1xi64> -> tensor<i64>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xi64> -> tensor<6x5xi64>
  return %r : tensor<6x5xi64>
}
func.func @case_dynamic_slice_i64(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xi64>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xi64>, tensor<i32> -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}
func.func @case_dynamic_update_slice_i64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi64>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi64>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xi64>, tensor<i32>, tensor<2x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_gather_i64(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xi64>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xi64>, tensor<2x1xi32> -> tensor<2x4xi64>
  return %r : tensor<2x4xi64>
}
func.func @case_scatter_set_i64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi64>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi64>[tensor<2x1xi32>], tensor<2x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_select_i64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi64>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi64>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_while_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xi64>, tensor<i32>) -> (tensor<3x4xi64>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xi64>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xi64>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xi64>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xi64>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_broadcast_ui2(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xui2> -> tensor<2x3x4xui2>
  return %r : tensor<2x3x4xui2>
}
func.func @case_concat_ui2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xui2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xui2>, tensor<3x4xui2> -> tensor<3x8xui2>
  return %r : tensor<3x8xui2>
}
func.func @case_reshape_ui2(%xi: tensor<3x4xi32>) -> (tensor<2x6xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reshape %x : tensor<3x4xui2> -> tensor<2x6xui2>
  return %r : tensor<2x6xui2>
}
func.func @case_reverse_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_slice_ui2(%xi: tensor<3x4xi32>) -> (tensor<2x2xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xui2> -> tensor<2x2xui2>
  return %r : tensor<2x2xui2>
}
func.func @case_transpose_ui2(%xi: tensor<3x4xi32>) -> (tensor<4x3xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xui2> -> tensor<4x3xui2>
  return %r : tensor<4x3xui2>
}
func.func @case_pad_ui2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xui2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui2>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xui2> -> tensor<1x1xui2>
  %s = ten.reshape %z : tensor<1x1xui2> -> tensor<ui2>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xui2> -> tensor<6x5xui2>
  return %r : tensor<6x5xui2>
}
func.func @case_dynamic_slice_ui2(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xui2>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xui2>, tensor<i32> -> tensor<2x3xui2>
  return %r : tensor<2x3xui2>
}
func.func @case_dynamic_update_slice_ui2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui2>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui2>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xui2>, tensor<i32>, tensor<2x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_gather_ui2(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xui2>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xui2>, tensor<2x1xi32> -> tensor<2x4xui2>
  return %r : tensor<2x4xui2>
}
func.func @case_scatter_set_ui2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui2>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui2>[tensor<2x1xi32>], tensor<2x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_select_ui2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui2>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui2>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_while_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xui2>, tensor<i32>) -> (tensor<3x4xui2>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xui2>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xui2>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xui2>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xui2>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_broadcast_ui4(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xui4> -> tensor<2x3x4xui4>
  return %r : tensor<2x3x4xui4>
}
func.func @case_concat_ui4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xui4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xui4>, tensor<3x4xui4> -> tensor<3x8xui4>
  return %r : tensor<3x8xui4>
}
func.func @case_reshape_ui4(%xi: tensor<3x4xi32>) -> (tensor<2x6xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reshape %x : tensor<3x4xui4> -> tensor<2x6xui4>
  return %r : tensor<2x6xui4>
}
func.func @case_reverse_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_slice_ui4(%xi: tensor<3x4xi32>) -> (tensor<2x2xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xui4> -> tensor<2x2xui4>
  return %r : tensor<2x2xui4>
}
func.func @case_transpose_ui4(%xi: tensor<3x4xi32>) -> (tensor<4x3xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xui4> -> tensor<4x3xui4>
  return %r : tensor<4x3xui4>
}
func.func @case_pad_ui4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xui4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui4>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xui4> -> tensor<1x1xui4>
  %s = ten.reshape %z : tensor<1x1xui4> -> tensor<ui4>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xui4> -> tensor<6x5xui4>
  return %r : tensor<6x5xui4>
}
func.func @case_dynamic_slice_ui4(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xui4>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xui4>, tensor<i32> -> tensor<2x3xui4>
  return %r : tensor<2x3xui4>
}
func.func @case_dynamic_update_slice_ui4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui4>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui4>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xui4>, tensor<i32>, tensor<2x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_gather_ui4(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xui4>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xui4>, tensor<2x1xi32> -> tensor<2x4xui4>
  return %r : tensor<2x4xui4>
}
func.func @case_scatter_set_ui4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui4>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui4>[tensor<2x1xi32>], tensor<2x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_select_ui4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui4>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui4>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_while_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xui4>, tensor<i32>) -> (tensor<3x4xui4>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xui4>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xui4>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xui4>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xui4>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_broadcast_ui8(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xui8> -> tensor<2x3x4xui8>
  return %r : tensor<2x3x4xui8>
}
func.func @case_concat_ui8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xui8>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xui8>, tensor<3x4xui8> -> tensor<3x8xui8>
  return %r : tensor<3x8xui8>
}
func.func @case_reshape_ui8(%xi: tensor<3x4xi32>) -> (tensor<2x6xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reshape %x : tensor<3x4xui8> -> tensor<2x6xui8>
  return %r : tensor<2x6xui8>
}
func.func @case_reverse_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_slice_ui8(%xi: tensor<3x4xi32>) -> (tensor<2x2xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xui8> -> tensor<2x2xui8>
  return %r : tensor<2x2xui8>
}
func.func @case_transpose_ui8(%xi: tensor<3x4xi32>) -> (tensor<4x3xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xui8> -> tensor<4x3xui8>
  return %r : tensor<4x3xui8>
}
func.func @case_pad_ui8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xui8>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui8>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xui8> -> tensor<1x1xui8>
  %s = ten.reshape %z : tensor<1x1xui8> -> tensor<ui8>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xui8> -> tensor<6x5xui8>
  return %r : tensor<6x5xui8>
}
func.func @case_dynamic_slice_ui8(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xui8>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xui8>, tensor<i32> -> tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}
func.func @case_dynamic_update_slice_ui8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui8>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui8>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xui8>, tensor<i32>, tensor<2x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_gather_ui8(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xui8>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xui8>, tensor<2x1xi32> -> tensor<2x4xui8>
  return %r : tensor<2x4xui8>
}
func.func @case_scatter_set_ui8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui8>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui8>[tensor<2x1xi32>], tensor<2x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_select_ui8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui8>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui8>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_while_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xui8>, tensor<i32>) -> (tensor<3x4xui8>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xui8>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xui8>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xui8>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xui8>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_broadcast_ui16(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xui16> -> tensor<2x3x4xui16>
  return %r : tensor<2x3x4xui16>
}
func.func @case_concat_ui16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xui16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xui16>, tensor<3x4xui16> -> tensor<3x8xui16>
  return %r : tensor<3x8xui16>
}
func.func @case_reshape_ui16(%xi: tensor<3x4xi32>) -> (tensor<2x6xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reshape %x : tensor<3x4xui16> -> tensor<2x6xui16>
  return %r : tensor<2x6xui16>
}
func.func @case_reverse_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_slice_ui16(%xi: tensor<3x4xi32>) -> (tensor<2x2xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xui16> -> tensor<2x2xui16>
  return %r : tensor<2x2xui16>
}
func.func @case_transpose_ui16(%xi: tensor<3x4xi32>) -> (tensor<4x3xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xui16> -> tensor<4x3xui16>
  return %r : tensor<4x3xui16>
}
func.func @case_pad_ui16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xui16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui16>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xui16> -> tensor<1x1xui16>
  %s = ten.reshape %z : tensor<1x1xui16> -> tensor<ui16>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xui16> -> tensor<6x5xui16>
  return %r : tensor<6x5xui16>
}
func.func @case_dynamic_slice_ui16(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xui16>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xui16>, tensor<i32> -> tensor<2x3xui16>
  return %r : tensor<2x3xui16>
}
func.func @case_dynamic_update_slice_ui16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui16>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui16>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xui16>, tensor<i32>, tensor<2x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_gather_ui16(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xui16>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xui16>, tensor<2x1xi32> -> tensor<2x4xui16>
  return %r : tensor<2x4xui16>
}
func.func @case_scatter_set_ui16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui16>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui16>[tensor<2x1xi32>], tensor<2x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_select_ui16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui16>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui16>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_while_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xui16>, tensor<i32>) -> (tensor<3x4xui16>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xui16>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xui16>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xui16>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xui16>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_broadcast_ui32(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xui32> -> tensor<2x3x4xui32>
  return %r : tensor<2x3x4xui32>
}
func.func @case_concat_ui32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xui32>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xui32>, tensor<3x4xui32> -> tensor<3x8xui32>
  return %r : tensor<3x8xui32>
}
func.func @case_reshape_ui32(%xi: tensor<3x4xi32>) -> (tensor<2x6xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reshape %x : tensor<3x4xui32> -> tensor<2x6xui32>
  return %r : tensor<2x6xui32>
}
func.func @case_reverse_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_slice_ui32(%xi: tensor<3x4xi32>) -> (tensor<2x2xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xui32> -> tensor<2x2xui32>
  return %r : tensor<2x2xui32>
}
func.func @case_transpose_ui32(%xi: tensor<3x4xi32>) -> (tensor<4x3xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xui32> -> tensor<4x3xui32>
  return %r : tensor<4x3xui32>
}
func.func @case_pad_ui32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xui32>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui32>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xui32> -> tensor<1x1xui32>
  %s = ten.reshape %z : tensor<1x1xui32> -> tensor<ui32>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xui32> -> tensor<6x5xui32>
  return %r : tensor<6x5xui32>
}
func.func @case_dynamic_slice_ui32(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xui32>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xui32>, tensor<i32> -> tensor<2x3xui32>
  return %r : tensor<2x3xui32>
}
func.func @case_dynamic_update_slice_ui32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui32>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui32>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xui32>, tensor<i32>, tensor<2x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_gather_ui32(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xui32>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xui32>, tensor<2x1xi32> -> tensor<2x4xui32>
  return %r : tensor<2x4xui32>
}
func.func @case_scatter_set_ui32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui32>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui32>[tensor<2x1xi32>], tensor<2x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_select_ui32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui32>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui32>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_while_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xui32>, tensor<i32>) -> (tensor<3x4xui32>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xui32>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xui32>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xui32>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xui32>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_broadcast_ui64(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xui64> -> tensor<2x3x4xui64>
  return %r : tensor<2x3x4xui64>
}
func.func @case_concat_ui64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xui64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xui64>, tensor<3x4xui64> -> tensor<3x8xui64>
  return %r : tensor<3x8xui64>
}
func.func @case_reshape_ui64(%xi: tensor<3x4xi32>) -> (tensor<2x6xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reshape %x : tensor<3x4xui64> -> tensor<2x6xui64>
  return %r : tensor<2x6xui64>
}
func.func @case_reverse_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_slice_ui64(%xi: tensor<3x4xi32>) -> (tensor<2x2xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xui64> -> tensor<2x2xui64>
  return %r : tensor<2x2xui64>
}
func.func @case_transpose_ui64(%xi: tensor<3x4xi32>) -> (tensor<4x3xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xui64> -> tensor<4x3xui64>
  return %r : tensor<4x3xui64>
}
func.func @case_pad_ui64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xui64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui64>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xui64> -> tensor<1x1xui64>
  %s = ten.reshape %z : tensor<1x1xui64> -> tensor<ui64>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xui64> -> tensor<6x5xui64>
  return %r : tensor<6x5xui64>
}
func.func @case_dynamic_slice_ui64(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xui64>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xui64>, tensor<i32> -> tensor<2x3xui64>
  return %r : tensor<2x3xui64>
}
func.func @case_dynamic_update_slice_ui64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui64>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui64>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xui64>, tensor<i32>, tensor<2x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_gather_ui64(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xui64>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xui64>, tensor<2x1xi32> -> tensor<2x4xui64>
  return %r : tensor<2x4xui64>
}
func.func @case_scatter_set_ui64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui64>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui64>[tensor<2x1xi32>], tensor<2x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_select_ui64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xui64>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui64>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_while_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xui64>, tensor<i32>) -> (tensor<3x4xui64>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xui64>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xui64>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xui64>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xui64>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_broadcast_f64(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf64> -> tensor<2x3x4xf64>
  return %r : tensor<2x3x4xf64>
}
func.func @case_concat_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf64>, tensor<3x4xf64> -> tensor<3x8xf64>
  return %r : tensor<3x8xf64>
}
func.func @case_reshape_f64(%xi: tensor<3x4xi32>) -> (tensor<2x6xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reshape %x : tensor<3x4xf64> -> tensor<2x6xf64>
  return %r : tensor<2x6xf64>
}
func.func @case_reverse_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_slice_f64(%xi: tensor<3x4xi32>) -> (tensor<2x2xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf64> -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}
func.func @case_transpose_f64(%xi: tensor<3x4xi32>) -> (tensor<4x3xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf64> -> tensor<4x3xf64>
  return %r : tensor<4x3xf64>
}
func.func @case_pad_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf64>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf64> -> tensor<1x1xf64>
  %s = ten.reshape %z : tensor<1x1xf64> -> tensor<f64>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf64> -> tensor<6x5xf64>
  return %r : tensor<6x5xf64>
}
func.func @case_dynamic_slice_f64(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf64>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf64>, tensor<i32> -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}
func.func @case_dynamic_update_slice_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf64>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf64>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf64>, tensor<i32>, tensor<2x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_gather_f64(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf64>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf64>, tensor<2x1xi32> -> tensor<2x4xf64>
  return %r : tensor<2x4xf64>
}
func.func @case_scatter_set_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf64>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf64>[tensor<2x1xi32>], tensor<2x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_select_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf64>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf64>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_while_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf64>, tensor<i32>) -> (tensor<3x4xf64>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf64>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf64>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf64>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf64>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_broadcast_f32(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf32> -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
func.func @case_concat_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf32>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
func.func @case_reshape_f32(%xi: tensor<3x4xi32>) -> (tensor<2x6xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reshape %x : tensor<3x4xf32> -> tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
func.func @case_reverse_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_slice_f32(%xi: tensor<3x4xi32>) -> (tensor<2x2xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf32> -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @case_transpose_f32(%xi: tensor<3x4xi32>) -> (tensor<4x3xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf32> -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @case_pad_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf32>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf32>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf32> -> tensor<1x1xf32>
  %s = ten.reshape %z : tensor<1x1xf32> -> tensor<f32>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf32> -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}
func.func @case_dynamic_slice_f32(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf32>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf32>, tensor<i32> -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @case_dynamic_update_slice_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf32>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf32>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf32>, tensor<i32>, tensor<2x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_gather_f32(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf32>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf32>, tensor<2x1xi32> -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
func.func @case_scatter_set_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf32>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf32>[tensor<2x1xi32>], tensor<2x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_select_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf32>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf32>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_while_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf32>, tensor<i32>) -> (tensor<3x4xf32>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf32>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf32>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf32>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf32>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_broadcast_f16(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf16> -> tensor<2x3x4xf16>
  return %r : tensor<2x3x4xf16>
}
func.func @case_concat_f16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf16>, tensor<3x4xf16> -> tensor<3x8xf16>
  return %r : tensor<3x8xf16>
}
func.func @case_reshape_f16(%xi: tensor<3x4xi32>) -> (tensor<2x6xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reshape %x : tensor<3x4xf16> -> tensor<2x6xf16>
  return %r : tensor<2x6xf16>
}
func.func @case_reverse_f16(%xi: tensor<3x4xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_slice_f16(%xi: tensor<3x4xi32>) -> (tensor<2x2xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf16> -> tensor<2x2xf16>
  return %r : tensor<2x2xf16>
}
func.func @case_transpose_f16(%xi: tensor<3x4xi32>) -> (tensor<4x3xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf16> -> tensor<4x3xf16>
  return %r : tensor<4x3xf16>
}
func.func @case_pad_f16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf16>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf16> -> tensor<1x1xf16>
  %s = ten.reshape %z : tensor<1x1xf16> -> tensor<f16>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf16> -> tensor<6x5xf16>
  return %r : tensor<6x5xf16>
}
func.func @case_dynamic_slice_f16(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf16>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf16>, tensor<i32> -> tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}
func.func @case_dynamic_update_slice_f16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf16>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf16>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf16>, tensor<i32>, tensor<2x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_gather_f16(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf16>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf16>, tensor<2x1xi32> -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}
func.func @case_scatter_set_f16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf16>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf16>[tensor<2x1xi32>], tensor<2x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_select_f16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf16>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf16>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_while_f16(%xi: tensor<3x4xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf16>, tensor<i32>) -> (tensor<3x4xf16>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf16>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf16>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf16>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf16>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_broadcast_bf16(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xbf16> -> tensor<2x3x4xbf16>
  return %r : tensor<2x3x4xbf16>
}
func.func @case_concat_bf16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xbf16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xbf16>, tensor<3x4xbf16> -> tensor<3x8xbf16>
  return %r : tensor<3x8xbf16>
}
func.func @case_reshape_bf16(%xi: tensor<3x4xi32>) -> (tensor<2x6xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reshape %x : tensor<3x4xbf16> -> tensor<2x6xbf16>
  return %r : tensor<2x6xbf16>
}
func.func @case_reverse_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_slice_bf16(%xi: tensor<3x4xi32>) -> (tensor<2x2xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xbf16> -> tensor<2x2xbf16>
  return %r : tensor<2x2xbf16>
}
func.func @case_transpose_bf16(%xi: tensor<3x4xi32>) -> (tensor<4x3xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xbf16> -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}
func.func @case_pad_bf16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xbf16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xbf16> -> tensor<1x1xbf16>
  %s = ten.reshape %z : tensor<1x1xbf16> -> tensor<bf16>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xbf16> -> tensor<6x5xbf16>
  return %r : tensor<6x5xbf16>
}
func.func @case_dynamic_slice_bf16(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xbf16>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xbf16>, tensor<i32> -> tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}
func.func @case_dynamic_update_slice_bf16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xbf16>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xbf16>, tensor<i32>, tensor<2x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_gather_bf16(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xbf16>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xbf16>, tensor<2x1xi32> -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}
func.func @case_scatter_set_bf16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xbf16>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xbf16>[tensor<2x1xi32>], tensor<2x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_select_bf16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_while_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xbf16>, tensor<i32>) -> (tensor<3x4xbf16>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xbf16>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xbf16>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xbf16>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xbf16>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_broadcast_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf8E5M2> -> tensor<2x3x4xf8E5M2>
  return %r : tensor<2x3x4xf8E5M2>
}
func.func @case_concat_f8E5M2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf8E5M2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2> -> tensor<3x8xf8E5M2>
  return %r : tensor<3x8xf8E5M2>
}
func.func @case_reshape_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<2x6xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reshape %x : tensor<3x4xf8E5M2> -> tensor<2x6xf8E5M2>
  return %r : tensor<2x6xf8E5M2>
}
func.func @case_reverse_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_slice_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<2x2xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf8E5M2> -> tensor<2x2xf8E5M2>
  return %r : tensor<2x2xf8E5M2>
}
func.func @case_transpose_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<4x3xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf8E5M2> -> tensor<4x3xf8E5M2>
  return %r : tensor<4x3xf8E5M2>
}
func.func @case_pad_f8E5M2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf8E5M2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf8E5M2> -> tensor<1x1xf8E5M2>
  %s = ten.reshape %z : tensor<1x1xf8E5M2> -> tensor<f8E5M2>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf8E5M2> -> tensor<6x5xf8E5M2>
  return %r : tensor<6x5xf8E5M2>
}
func.func @case_dynamic_slice_f8E5M2(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf8E5M2>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf8E5M2>, tensor<i32> -> tensor<2x3xf8E5M2>
  return %r : tensor<2x3xf8E5M2>
}
func.func @case_dynamic_update_slice_f8E5M2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf8E5M2>, tensor<i32>, tensor<2x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_gather_f8E5M2(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf8E5M2>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf8E5M2>, tensor<2x1xi32> -> tensor<2x4xf8E5M2>
  return %r : tensor<2x4xf8E5M2>
}
func.func @case_scatter_set_f8E5M2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2>[tensor<2x1xi32>], tensor<2x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_select_f8E5M2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_while_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf8E5M2>, tensor<i32>) -> (tensor<3x4xf8E5M2>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf8E5M2>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf8E5M2>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf8E5M2>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf8E5M2>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_broadcast_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf8E5M2FNUZ> -> tensor<2x3x4xf8E5M2FNUZ>
  return %r : tensor<2x3x4xf8E5M2FNUZ>
}
func.func @case_concat_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf8E5M2FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ> -> tensor<3x8xf8E5M2FNUZ>
  return %r : tensor<3x8xf8E5M2FNUZ>
}
func.func @case_reshape_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x6xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reshape %x : tensor<3x4xf8E5M2FNUZ> -> tensor<2x6xf8E5M2FNUZ>
  return %r : tensor<2x6xf8E5M2FNUZ>
}
func.func @case_reverse_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_slice_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x2xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf8E5M2FNUZ> -> tensor<2x2xf8E5M2FNUZ>
  return %r : tensor<2x2xf8E5M2FNUZ>
}
func.func @case_transpose_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4x3xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf8E5M2FNUZ> -> tensor<4x3xf8E5M2FNUZ>
  return %r : tensor<4x3xf8E5M2FNUZ>
}
func.func @case_pad_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf8E5M2FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf8E5M2FNUZ> -> tensor<1x1xf8E5M2FNUZ>
  %s = ten.reshape %z : tensor<1x1xf8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf8E5M2FNUZ> -> tensor<6x5xf8E5M2FNUZ>
  return %r : tensor<6x5xf8E5M2FNUZ>
}
func.func @case_dynamic_slice_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf8E5M2FNUZ>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf8E5M2FNUZ>, tensor<i32> -> tensor<2x3xf8E5M2FNUZ>
  return %r : tensor<2x3xf8E5M2FNUZ>
}
func.func @case_dynamic_update_slice_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2FNUZ>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf8E5M2FNUZ>, tensor<i32>, tensor<2x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_gather_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf8E5M2FNUZ>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf8E5M2FNUZ>, tensor<2x1xi32> -> tensor<2x4xf8E5M2FNUZ>
  return %r : tensor<2x4xf8E5M2FNUZ>
}
func.func @case_scatter_set_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2FNUZ>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_select_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_while_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf8E5M2FNUZ>, tensor<i32>) -> (tensor<3x4xf8E5M2FNUZ>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf8E5M2FNUZ>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf8E5M2FNUZ>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf8E5M2FNUZ>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf8E5M2FNUZ>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_broadcast_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf8E4M3> -> tensor<2x3x4xf8E4M3>
  return %r : tensor<2x3x4xf8E4M3>
}
func.func @case_concat_f8E4M3(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf8E4M3>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3> -> tensor<3x8xf8E4M3>
  return %r : tensor<3x8xf8E4M3>
}
func.func @case_reshape_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<2x6xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reshape %x : tensor<3x4xf8E4M3> -> tensor<2x6xf8E4M3>
  return %r : tensor<2x6xf8E4M3>
}
func.func @case_reverse_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_slice_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<2x2xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf8E4M3> -> tensor<2x2xf8E4M3>
  return %r : tensor<2x2xf8E4M3>
}
func.func @case_transpose_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<4x3xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf8E4M3> -> tensor<4x3xf8E4M3>
  return %r : tensor<4x3xf8E4M3>
}
func.func @case_pad_f8E4M3(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf8E4M3>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf8E4M3> -> tensor<1x1xf8E4M3>
  %s = ten.reshape %z : tensor<1x1xf8E4M3> -> tensor<f8E4M3>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf8E4M3> -> tensor<6x5xf8E4M3>
  return %r : tensor<6x5xf8E4M3>
}
func.func @case_dynamic_slice_f8E4M3(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf8E4M3>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf8E4M3>, tensor<i32> -> tensor<2x3xf8E4M3>
  return %r : tensor<2x3xf8E4M3>
}
func.func @case_dynamic_update_slice_f8E4M3(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf8E4M3>, tensor<i32>, tensor<2x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_gather_f8E4M3(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf8E4M3>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf8E4M3>, tensor<2x1xi32> -> tensor<2x4xf8E4M3>
  return %r : tensor<2x4xf8E4M3>
}
func.func @case_scatter_set_f8E4M3(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3>[tensor<2x1xi32>], tensor<2x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_select_f8E4M3(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_while_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf8E4M3>, tensor<i32>) -> (tensor<3x4xf8E4M3>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf8E4M3>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf8E4M3>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf8E4M3>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf8E4M3>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_broadcast_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf8E4M3FN> -> tensor<2x3x4xf8E4M3FN>
  return %r : tensor<2x3x4xf8E4M3FN>
}
func.func @case_concat_f8E4M3FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf8E4M3FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN> -> tensor<3x8xf8E4M3FN>
  return %r : tensor<3x8xf8E4M3FN>
}
func.func @case_reshape_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<2x6xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reshape %x : tensor<3x4xf8E4M3FN> -> tensor<2x6xf8E4M3FN>
  return %r : tensor<2x6xf8E4M3FN>
}
func.func @case_reverse_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_slice_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<2x2xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf8E4M3FN> -> tensor<2x2xf8E4M3FN>
  return %r : tensor<2x2xf8E4M3FN>
}
func.func @case_transpose_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<4x3xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf8E4M3FN> -> tensor<4x3xf8E4M3FN>
  return %r : tensor<4x3xf8E4M3FN>
}
func.func @case_pad_f8E4M3FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf8E4M3FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf8E4M3FN> -> tensor<1x1xf8E4M3FN>
  %s = ten.reshape %z : tensor<1x1xf8E4M3FN> -> tensor<f8E4M3FN>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf8E4M3FN> -> tensor<6x5xf8E4M3FN>
  return %r : tensor<6x5xf8E4M3FN>
}
func.func @case_dynamic_slice_f8E4M3FN(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf8E4M3FN>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf8E4M3FN>, tensor<i32> -> tensor<2x3xf8E4M3FN>
  return %r : tensor<2x3xf8E4M3FN>
}
func.func @case_dynamic_update_slice_f8E4M3FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FN>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf8E4M3FN>, tensor<i32>, tensor<2x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_gather_f8E4M3FN(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf8E4M3FN>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf8E4M3FN>, tensor<2x1xi32> -> tensor<2x4xf8E4M3FN>
  return %r : tensor<2x4xf8E4M3FN>
}
func.func @case_scatter_set_f8E4M3FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FN>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FN>[tensor<2x1xi32>], tensor<2x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_select_f8E4M3FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_while_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf8E4M3FN>, tensor<i32>) -> (tensor<3x4xf8E4M3FN>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf8E4M3FN>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf8E4M3FN>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf8E4M3FN>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf8E4M3FN>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_broadcast_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf8E4M3FNUZ> -> tensor<2x3x4xf8E4M3FNUZ>
  return %r : tensor<2x3x4xf8E4M3FNUZ>
}
func.func @case_concat_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf8E4M3FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ> -> tensor<3x8xf8E4M3FNUZ>
  return %r : tensor<3x8xf8E4M3FNUZ>
}
func.func @case_reshape_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x6xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reshape %x : tensor<3x4xf8E4M3FNUZ> -> tensor<2x6xf8E4M3FNUZ>
  return %r : tensor<2x6xf8E4M3FNUZ>
}
func.func @case_reverse_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_slice_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x2xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf8E4M3FNUZ> -> tensor<2x2xf8E4M3FNUZ>
  return %r : tensor<2x2xf8E4M3FNUZ>
}
func.func @case_transpose_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4x3xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf8E4M3FNUZ> -> tensor<4x3xf8E4M3FNUZ>
  return %r : tensor<4x3xf8E4M3FNUZ>
}
func.func @case_pad_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf8E4M3FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf8E4M3FNUZ> -> tensor<1x1xf8E4M3FNUZ>
  %s = ten.reshape %z : tensor<1x1xf8E4M3FNUZ> -> tensor<f8E4M3FNUZ>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf8E4M3FNUZ> -> tensor<6x5xf8E4M3FNUZ>
  return %r : tensor<6x5xf8E4M3FNUZ>
}
func.func @case_dynamic_slice_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf8E4M3FNUZ>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf8E4M3FNUZ>, tensor<i32> -> tensor<2x3xf8E4M3FNUZ>
  return %r : tensor<2x3xf8E4M3FNUZ>
}
func.func @case_dynamic_update_slice_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FNUZ>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf8E4M3FNUZ>, tensor<i32>, tensor<2x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_gather_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf8E4M3FNUZ>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf8E4M3FNUZ>, tensor<2x1xi32> -> tensor<2x4xf8E4M3FNUZ>
  return %r : tensor<2x4xf8E4M3FNUZ>
}
func.func @case_scatter_set_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FNUZ>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_select_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_while_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf8E4M3FNUZ>, tensor<i32>) -> (tensor<3x4xf8E4M3FNUZ>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf8E4M3FNUZ>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf8E4M3FNUZ>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf8E4M3FNUZ>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf8E4M3FNUZ>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_broadcast_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<2x3x4xf8E4M3B11FNUZ>
  return %r : tensor<2x3x4xf8E4M3B11FNUZ>
}
func.func @case_concat_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf8E4M3B11FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x8xf8E4M3B11FNUZ>
  return %r : tensor<3x8xf8E4M3B11FNUZ>
}
func.func @case_reshape_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x6xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reshape %x : tensor<3x4xf8E4M3B11FNUZ> -> tensor<2x6xf8E4M3B11FNUZ>
  return %r : tensor<2x6xf8E4M3B11FNUZ>
}
func.func @case_reverse_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_slice_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<2x2xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<2x2xf8E4M3B11FNUZ>
  return %r : tensor<2x2xf8E4M3B11FNUZ>
}
func.func @case_transpose_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4x3xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<4x3xf8E4M3B11FNUZ>
  return %r : tensor<4x3xf8E4M3B11FNUZ>
}
func.func @case_pad_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf8E4M3B11FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<1x1xf8E4M3B11FNUZ>
  %s = ten.reshape %z : tensor<1x1xf8E4M3B11FNUZ> -> tensor<f8E4M3B11FNUZ>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<6x5xf8E4M3B11FNUZ>
  return %r : tensor<6x5xf8E4M3B11FNUZ>
}
func.func @case_dynamic_slice_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf8E4M3B11FNUZ>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf8E4M3B11FNUZ>, tensor<i32> -> tensor<2x3xf8E4M3B11FNUZ>
  return %r : tensor<2x3xf8E4M3B11FNUZ>
}
func.func @case_dynamic_update_slice_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3B11FNUZ>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>, tensor<2x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_gather_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf8E4M3B11FNUZ>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf8E4M3B11FNUZ>, tensor<2x1xi32> -> tensor<2x4xf8E4M3B11FNUZ>
  return %r : tensor<2x4xf8E4M3B11FNUZ>
}
func.func @case_scatter_set_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3B11FNUZ>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3B11FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_select_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_while_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>) -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf8E4M3B11FNUZ>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf8E4M3B11FNUZ>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf8E4M3B11FNUZ>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_broadcast_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf8E3M4> -> tensor<2x3x4xf8E3M4>
  return %r : tensor<2x3x4xf8E3M4>
}
func.func @case_concat_f8E3M4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf8E3M4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4> -> tensor<3x8xf8E3M4>
  return %r : tensor<3x8xf8E3M4>
}
func.func @case_reshape_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<2x6xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reshape %x : tensor<3x4xf8E3M4> -> tensor<2x6xf8E3M4>
  return %r : tensor<2x6xf8E3M4>
}
func.func @case_reverse_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_slice_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<2x2xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf8E3M4> -> tensor<2x2xf8E3M4>
  return %r : tensor<2x2xf8E3M4>
}
func.func @case_transpose_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<4x3xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf8E3M4> -> tensor<4x3xf8E3M4>
  return %r : tensor<4x3xf8E3M4>
}
func.func @case_pad_f8E3M4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf8E3M4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf8E3M4> -> tensor<1x1xf8E3M4>
  %s = ten.reshape %z : tensor<1x1xf8E3M4> -> tensor<f8E3M4>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf8E3M4> -> tensor<6x5xf8E3M4>
  return %r : tensor<6x5xf8E3M4>
}
func.func @case_dynamic_slice_f8E3M4(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf8E3M4>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf8E3M4>, tensor<i32> -> tensor<2x3xf8E3M4>
  return %r : tensor<2x3xf8E3M4>
}
func.func @case_dynamic_update_slice_f8E3M4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E3M4>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf8E3M4>, tensor<i32>, tensor<2x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_gather_f8E3M4(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf8E3M4>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf8E3M4>, tensor<2x1xi32> -> tensor<2x4xf8E3M4>
  return %r : tensor<2x4xf8E3M4>
}
func.func @case_scatter_set_f8E3M4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E3M4>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E3M4>[tensor<2x1xi32>], tensor<2x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_select_f8E3M4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_while_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf8E3M4>, tensor<i32>) -> (tensor<3x4xf8E3M4>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf8E3M4>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf8E3M4>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf8E3M4>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf8E3M4>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_broadcast_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xcomplex<f32>> -> tensor<2x3x4xcomplex<f32>>
  return %r : tensor<2x3x4xcomplex<f32>>
}
func.func @case_concat_complex_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xcomplex<f32>>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>> -> tensor<3x8xcomplex<f32>>
  return %r : tensor<3x8xcomplex<f32>>
}
func.func @case_reshape_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<2x6xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.reshape %x : tensor<3x4xcomplex<f32>> -> tensor<2x6xcomplex<f32>>
  return %r : tensor<2x6xcomplex<f32>>
}
func.func @case_reverse_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_slice_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<2x2xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xcomplex<f32>> -> tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}
func.func @case_transpose_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<4x3xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xcomplex<f32>> -> tensor<4x3xcomplex<f32>>
  return %r : tensor<4x3xcomplex<f32>>
}
func.func @case_pad_complex_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xcomplex<f32>>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xcomplex<f32>> -> tensor<1x1xcomplex<f32>>
  %s = ten.reshape %z : tensor<1x1xcomplex<f32>> -> tensor<complex<f32>>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xcomplex<f32>> -> tensor<6x5xcomplex<f32>>
  return %r : tensor<6x5xcomplex<f32>>
}
func.func @case_dynamic_slice_complex_f32(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xcomplex<f32>>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xcomplex<f32>>, tensor<i32> -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}
func.func @case_dynamic_update_slice_complex_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xcomplex<f32>>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xcomplex<f32>>, tensor<i32>, tensor<2x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_gather_complex_f32(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xcomplex<f32>>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xcomplex<f32>>, tensor<2x1xi32> -> tensor<2x4xcomplex<f32>>
  return %r : tensor<2x4xcomplex<f32>>
}
func.func @case_scatter_set_complex_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xcomplex<f32>>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xcomplex<f32>>[tensor<2x1xi32>], tensor<2x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_select_complex_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_while_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xcomplex<f32>>, tensor<i32>) -> (tensor<3x4xcomplex<f32>>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xcomplex<f32>>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xcomplex<f32>>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xcomplex<f32>>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xcomplex<f32>>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_broadcast_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xcomplex<f64>> -> tensor<2x3x4xcomplex<f64>>
  return %r : tensor<2x3x4xcomplex<f64>>
}
func.func @case_concat_complex_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xcomplex<f64>>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>> -> tensor<3x8xcomplex<f64>>
  return %r : tensor<3x8xcomplex<f64>>
}
func.func @case_reshape_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<2x6xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.reshape %x : tensor<3x4xcomplex<f64>> -> tensor<2x6xcomplex<f64>>
  return %r : tensor<2x6xcomplex<f64>>
}
func.func @case_reverse_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_slice_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<2x2xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xcomplex<f64>> -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}
func.func @case_transpose_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<4x3xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xcomplex<f64>> -> tensor<4x3xcomplex<f64>>
  return %r : tensor<4x3xcomplex<f64>>
}
func.func @case_pad_complex_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xcomplex<f64>>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xcomplex<f64>> -> tensor<1x1xcomplex<f64>>
  %s = ten.reshape %z : tensor<1x1xcomplex<f64>> -> tensor<complex<f64>>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xcomplex<f64>> -> tensor<6x5xcomplex<f64>>
  return %r : tensor<6x5xcomplex<f64>>
}
func.func @case_dynamic_slice_complex_f64(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xcomplex<f64>>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xcomplex<f64>>, tensor<i32> -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}
func.func @case_dynamic_update_slice_complex_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xcomplex<f64>>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xcomplex<f64>>, tensor<i32>, tensor<2x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_gather_complex_f64(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xcomplex<f64>>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xcomplex<f64>>, tensor<2x1xi32> -> tensor<2x4xcomplex<f64>>
  return %r : tensor<2x4xcomplex<f64>>
}
func.func @case_scatter_set_complex_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xcomplex<f64>>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xcomplex<f64>>[tensor<2x1xi32>], tensor<2x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_select_complex_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_while_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xcomplex<f64>>, tensor<i32>) -> (tensor<3x4xcomplex<f64>>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xcomplex<f64>>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xcomplex<f64>>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xcomplex<f64>>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xcomplex<f64>>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_broadcast_i1(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xi1> -> tensor<2x3x4xi1>
  return %r : tensor<2x3x4xi1>
}
func.func @case_concat_i1(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xi1>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xi1>, tensor<3x4xi1> -> tensor<3x8xi1>
  return %r : tensor<3x8xi1>
}
func.func @case_reshape_i1(%xi: tensor<3x4xi32>) -> (tensor<2x6xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reshape %x : tensor<3x4xi1> -> tensor<2x6xi1>
  return %r : tensor<2x6xi1>
}
func.func @case_reverse_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_slice_i1(%xi: tensor<3x4xi32>) -> (tensor<2x2xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xi1> -> tensor<2x2xi1>
  return %r : tensor<2x2xi1>
}
func.func @case_transpose_i1(%xi: tensor<3x4xi32>) -> (tensor<4x3xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xi1> -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
func.func @case_pad_i1(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xi1>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi1>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xi1> -> tensor<1x1xi1>
  %s = ten.reshape %z : tensor<1x1xi1> -> tensor<i1>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xi1> -> tensor<6x5xi1>
  return %r : tensor<6x5xi1>
}
func.func @case_dynamic_slice_i1(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xi1>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xi1>, tensor<i32> -> tensor<2x3xi1>
  return %r : tensor<2x3xi1>
}
func.func @case_dynamic_update_slice_i1(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi1>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi1>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xi1>, tensor<i32>, tensor<2x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_gather_i1(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xi1>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xi1>, tensor<2x1xi32> -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}
func.func @case_scatter_set_i1(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi1>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi1>[tensor<2x1xi32>], tensor<2x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_select_i1(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xi1>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi1>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_while_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xi1>, tensor<i32>) -> (tensor<3x4xi1>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xi1>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xi1>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xi1>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xi1>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_broadcast_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf4E2M1FN> -> tensor<2x3x4xf4E2M1FN>
  return %r : tensor<2x3x4xf4E2M1FN>
}
func.func @case_concat_f4E2M1FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf4E2M1FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN> -> tensor<3x8xf4E2M1FN>
  return %r : tensor<3x8xf4E2M1FN>
}
func.func @case_reshape_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<2x6xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.reshape %x : tensor<3x4xf4E2M1FN> -> tensor<2x6xf4E2M1FN>
  return %r : tensor<2x6xf4E2M1FN>
}
func.func @case_reverse_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf4E2M1FN>
  return %r : tensor<3x4xf4E2M1FN>
}
func.func @case_slice_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<2x2xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf4E2M1FN> -> tensor<2x2xf4E2M1FN>
  return %r : tensor<2x2xf4E2M1FN>
}
func.func @case_transpose_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<4x3xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf4E2M1FN> -> tensor<4x3xf4E2M1FN>
  return %r : tensor<4x3xf4E2M1FN>
}
func.func @case_pad_f4E2M1FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf4E2M1FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf4E2M1FN> -> tensor<1x1xf4E2M1FN>
  %s = ten.reshape %z : tensor<1x1xf4E2M1FN> -> tensor<f4E2M1FN>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf4E2M1FN> -> tensor<6x5xf4E2M1FN>
  return %r : tensor<6x5xf4E2M1FN>
}
func.func @case_dynamic_slice_f4E2M1FN(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf4E2M1FN>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf4E2M1FN>, tensor<i32> -> tensor<2x3xf4E2M1FN>
  return %r : tensor<2x3xf4E2M1FN>
}
func.func @case_dynamic_update_slice_f4E2M1FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf4E2M1FN>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf4E2M1FN>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf4E2M1FN>, tensor<i32>, tensor<2x4xf4E2M1FN>
  return %r : tensor<3x4xf4E2M1FN>
}
func.func @case_gather_f4E2M1FN(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf4E2M1FN>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf4E2M1FN>, tensor<2x1xi32> -> tensor<2x4xf4E2M1FN>
  return %r : tensor<2x4xf4E2M1FN>
}
func.func @case_scatter_set_f4E2M1FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf4E2M1FN>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf4E2M1FN>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf4E2M1FN>[tensor<2x1xi32>], tensor<2x4xf4E2M1FN>
  return %r : tensor<3x4xf4E2M1FN>
}
func.func @case_select_f4E2M1FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf4E2M1FN>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf4E2M1FN>
  return %r : tensor<3x4xf4E2M1FN>
}
func.func @case_while_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf4E2M1FN>, tensor<i32>) -> (tensor<3x4xf4E2M1FN>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf4E2M1FN>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf4E2M1FN>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf4E2M1FN>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf4E2M1FN>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf4E2M1FN>
  return %r : tensor<3x4xf4E2M1FN>
}
func.func @case_broadcast_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf6E2M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf6E2M3FN> -> tensor<2x3x4xf6E2M3FN>
  return %r : tensor<2x3x4xf6E2M3FN>
}
func.func @case_concat_f6E2M3FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf6E2M3FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN> -> tensor<3x8xf6E2M3FN>
  return %r : tensor<3x8xf6E2M3FN>
}
func.func @case_reshape_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<2x6xf6E2M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.reshape %x : tensor<3x4xf6E2M3FN> -> tensor<2x6xf6E2M3FN>
  return %r : tensor<2x6xf6E2M3FN>
}
func.func @case_reverse_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf6E2M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf6E2M3FN>
  return %r : tensor<3x4xf6E2M3FN>
}
func.func @case_slice_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<2x2xf6E2M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf6E2M3FN> -> tensor<2x2xf6E2M3FN>
  return %r : tensor<2x2xf6E2M3FN>
}
func.func @case_transpose_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<4x3xf6E2M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf6E2M3FN> -> tensor<4x3xf6E2M3FN>
  return %r : tensor<4x3xf6E2M3FN>
}
func.func @case_pad_f6E2M3FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf6E2M3FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf6E2M3FN> -> tensor<1x1xf6E2M3FN>
  %s = ten.reshape %z : tensor<1x1xf6E2M3FN> -> tensor<f6E2M3FN>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf6E2M3FN> -> tensor<6x5xf6E2M3FN>
  return %r : tensor<6x5xf6E2M3FN>
}
func.func @case_dynamic_slice_f6E2M3FN(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf6E2M3FN>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf6E2M3FN>, tensor<i32> -> tensor<2x3xf6E2M3FN>
  return %r : tensor<2x3xf6E2M3FN>
}
func.func @case_dynamic_update_slice_f6E2M3FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf6E2M3FN>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf6E2M3FN>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf6E2M3FN>, tensor<i32>, tensor<2x4xf6E2M3FN>
  return %r : tensor<3x4xf6E2M3FN>
}
func.func @case_gather_f6E2M3FN(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf6E2M3FN>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf6E2M3FN>, tensor<2x1xi32> -> tensor<2x4xf6E2M3FN>
  return %r : tensor<2x4xf6E2M3FN>
}
func.func @case_scatter_set_f6E2M3FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf6E2M3FN>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf6E2M3FN>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf6E2M3FN>[tensor<2x1xi32>], tensor<2x4xf6E2M3FN>
  return %r : tensor<3x4xf6E2M3FN>
}
func.func @case_select_f6E2M3FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf6E2M3FN>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf6E2M3FN>
  return %r : tensor<3x4xf6E2M3FN>
}
func.func @case_while_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf6E2M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf6E2M3FN>, tensor<i32>) -> (tensor<3x4xf6E2M3FN>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf6E2M3FN>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf6E2M3FN>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf6E2M3FN>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf6E2M3FN>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf6E2M3FN>
  return %r : tensor<3x4xf6E2M3FN>
}
func.func @case_broadcast_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf6E3M2FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf6E3M2FN> -> tensor<2x3x4xf6E3M2FN>
  return %r : tensor<2x3x4xf6E3M2FN>
}
func.func @case_concat_f6E3M2FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf6E3M2FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN> -> tensor<3x8xf6E3M2FN>
  return %r : tensor<3x8xf6E3M2FN>
}
func.func @case_reshape_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<2x6xf6E3M2FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.reshape %x : tensor<3x4xf6E3M2FN> -> tensor<2x6xf6E3M2FN>
  return %r : tensor<2x6xf6E3M2FN>
}
func.func @case_reverse_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf6E3M2FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf6E3M2FN>
  return %r : tensor<3x4xf6E3M2FN>
}
func.func @case_slice_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<2x2xf6E3M2FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf6E3M2FN> -> tensor<2x2xf6E3M2FN>
  return %r : tensor<2x2xf6E3M2FN>
}
func.func @case_transpose_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<4x3xf6E3M2FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf6E3M2FN> -> tensor<4x3xf6E3M2FN>
  return %r : tensor<4x3xf6E3M2FN>
}
func.func @case_pad_f6E3M2FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf6E3M2FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf6E3M2FN> -> tensor<1x1xf6E3M2FN>
  %s = ten.reshape %z : tensor<1x1xf6E3M2FN> -> tensor<f6E3M2FN>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf6E3M2FN> -> tensor<6x5xf6E3M2FN>
  return %r : tensor<6x5xf6E3M2FN>
}
func.func @case_dynamic_slice_f6E3M2FN(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf6E3M2FN>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf6E3M2FN>, tensor<i32> -> tensor<2x3xf6E3M2FN>
  return %r : tensor<2x3xf6E3M2FN>
}
func.func @case_dynamic_update_slice_f6E3M2FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf6E3M2FN>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf6E3M2FN>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf6E3M2FN>, tensor<i32>, tensor<2x4xf6E3M2FN>
  return %r : tensor<3x4xf6E3M2FN>
}
func.func @case_gather_f6E3M2FN(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf6E3M2FN>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf6E3M2FN>, tensor<2x1xi32> -> tensor<2x4xf6E3M2FN>
  return %r : tensor<2x4xf6E3M2FN>
}
func.func @case_scatter_set_f6E3M2FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf6E3M2FN>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf6E3M2FN>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf6E3M2FN>[tensor<2x1xi32>], tensor<2x4xf6E3M2FN>
  return %r : tensor<3x4xf6E3M2FN>
}
func.func @case_select_f6E3M2FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf6E3M2FN>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf6E3M2FN>
  return %r : tensor<3x4xf6E3M2FN>
}
func.func @case_while_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf6E3M2FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf6E3M2FN>, tensor<i32>) -> (tensor<3x4xf6E3M2FN>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf6E3M2FN>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf6E3M2FN>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf6E3M2FN>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf6E3M2FN>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf6E3M2FN>
  return %r : tensor<3x4xf6E3M2FN>
}
func.func @case_broadcast_f8E8M0FNU(%xi: tensor<3x4xi32>) -> (tensor<2x3x4xf8E8M0FNU>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %r = ten.broadcast %x dims = [1, 2] : tensor<3x4xf8E8M0FNU> -> tensor<2x3x4xf8E8M0FNU>
  return %r : tensor<2x3x4xf8E8M0FNU>
}
func.func @case_concat_f8E8M0FNU(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x8xf8E8M0FNU>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %r = ten.concat %x, %y dim = 1 : tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU> -> tensor<3x8xf8E8M0FNU>
  return %r : tensor<3x8xf8E8M0FNU>
}
func.func @case_reshape_f8E8M0FNU(%xi: tensor<3x4xi32>) -> (tensor<2x6xf8E8M0FNU>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %r = ten.reshape %x : tensor<3x4xf8E8M0FNU> -> tensor<2x6xf8E8M0FNU>
  return %r : tensor<2x6xf8E8M0FNU>
}
func.func @case_reverse_f8E8M0FNU(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E8M0FNU>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %r = ten.reverse %x dims = [0, 1] : tensor<3x4xf8E8M0FNU>
  return %r : tensor<3x4xf8E8M0FNU>
}
func.func @case_slice_f8E8M0FNU(%xi: tensor<3x4xi32>) -> (tensor<2x2xf8E8M0FNU>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : tensor<3x4xf8E8M0FNU> -> tensor<2x2xf8E8M0FNU>
  return %r : tensor<2x2xf8E8M0FNU>
}
func.func @case_transpose_f8E8M0FNU(%xi: tensor<3x4xi32>) -> (tensor<4x3xf8E8M0FNU>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %r = ten.transpose %x perm = [1, 0] : tensor<3x4xf8E8M0FNU> -> tensor<4x3xf8E8M0FNU>
  return %r : tensor<4x3xf8E8M0FNU>
}
func.func @case_pad_f8E8M0FNU(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<6x5xf8E8M0FNU>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : tensor<3x4xf8E8M0FNU> -> tensor<1x1xf8E8M0FNU>
  %s = ten.reshape %z : tensor<1x1xf8E8M0FNU> -> tensor<f8E8M0FNU>
  %r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : tensor<3x4xf8E8M0FNU> -> tensor<6x5xf8E8M0FNU>
  return %r : tensor<6x5xf8E8M0FNU>
}
func.func @case_dynamic_slice_f8E8M0FNU(%xi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<2x3xf8E8M0FNU>) attributes {inputs = ["x", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : tensor<3x4xf8E8M0FNU>, tensor<i32> -> tensor<2x3xf8E8M0FNU>
  return %r : tensor<2x3xf8E8M0FNU>
}
func.func @case_dynamic_update_slice_f8E8M0FNU(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E8M0FNU>) attributes {inputs = ["x", "u", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E8M0FNU>
  %r = ten.dynamic_update_slice %x[%k, %k], %u : tensor<3x4xf8E8M0FNU>, tensor<i32>, tensor<2x4xf8E8M0FNU>
  return %r : tensor<3x4xf8E8M0FNU>
}
func.func @case_gather_f8E8M0FNU(%xi: tensor<3x4xi32>, %i: tensor<2x1xi32>) -> (tensor<2x4xf8E8M0FNU>) attributes {inputs = ["x", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<3x4xf8E8M0FNU>, tensor<2x1xi32> -> tensor<2x4xf8E8M0FNU>
  return %r : tensor<2x4xf8E8M0FNU>
}
func.func @case_scatter_set_f8E8M0FNU(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E8M0FNU>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E8M0FNU>
  %r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E8M0FNU>[tensor<2x1xi32>], tensor<2x4xf8E8M0FNU>
  return %r : tensor<3x4xf8E8M0FNU>
}
func.func @case_select_f8E8M0FNU(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>, %k: tensor<i32>) -> (tensor<3x4xf8E8M0FNU>) attributes {inputs = ["x", "y", "k"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %o = ten.iota dim = 1 : tensor<3x4xi32>
  %j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>
  %c = ten.compare lt %o, %j : tensor<3x4xi32>
  %r = ten.select %c, %x, %y : tensor<3x4xf8E8M0FNU>
  return %r : tensor<3x4xf8E8M0FNU>
}
func.func @case_while_f8E8M0FNU(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E8M0FNU>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E8M0FNU>
  %one = ten.constant dense<1> : tensor<i32>
  %zero = ten.constant dense<0> : tensor<i32>
  %n = ten.constant dense<3> : tensor<i32>
  %w:2 = scf.while (%a = %x, %b = %zero) : (tensor<3x4xf8E8M0FNU>, tensor<i32>) -> (tensor<3x4xf8E8M0FNU>, tensor<i32>) {
    %p = ten.compare lt %b, %n : tensor<i32>
    %q = tensor.extract %p[] : tensor<i1>
    scf.condition(%q) %a, %b : tensor<3x4xf8E8M0FNU>, tensor<i32>
  } do {
  ^bb0(%a: tensor<3x4xf8E8M0FNU>, %b: tensor<i32>):
    %d = ten.reverse %a dims = [0] : tensor<3x4xf8E8M0FNU>
    %t = ten.add %b, %one : tensor<i32>
    scf.yield %d, %t : tensor<3x4xf8E8M0FNU>, tensor<i32>
  }
  %r = ten.reverse %w#0 dims = [1] : tensor<3x4xf8E8M0FNU>
  return %r : tensor<3x4xf8E8M0FNU>
}
func.func @case_bitcast_narrow_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<3x4x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.bitcast %x : tensor<3x4xf4E2M1FN> -> tensor<3x4x2xi2>
  return %r : tensor<3x4x2xi2>
}
func.func @case_bitcast_wide_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<6xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %n = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %m = ten.reshape %n : tensor<3x4xi2> -> tensor<6x2xi2>
  %r = ten.bitcast %m : tensor<6x2xi2> -> tensor<6xf4E2M1FN>
  return %r : tensor<6xf4E2M1FN>
}
func.func @case_bitcast_of_i8_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<3x4x2xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %f = ten.constant dense<41> : tensor<3x4xi32>
  %p = ten.mul %xi, %f : tensor<3x4xi32>
  %n = ten.convert %p : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.bitcast %n : tensor<3x4xi8> -> tensor<3x4x2xf4E2M1FN>
  return %r : tensor<3x4x2xf4E2M1FN>
}
func.func @case_bitcast_of_i4_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf4E2M1FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %n = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.bitcast %n : tensor<3x4xi4> -> tensor<3x4xf4E2M1FN>
  return %r : tensor<3x4xf4E2M1FN>
}
func.func @case_bitcast_to_i4_f4E2M1FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf4E2M1FN>
  %r = ten.bitcast %x : tensor<3x4xf4E2M1FN> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_bitcast_narrow_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4x3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.bitcast %x : tensor<3x4xf6E2M3FN> -> tensor<3x4x3xi2>
  return %r : tensor<3x4x3xi2>
}
func.func @case_bitcast_wide_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<4xf6E2M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %n = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %m = ten.reshape %n : tensor<3x4xi2> -> tensor<4x3xi2>
  %r = ten.bitcast %m : tensor<4x3xi2> -> tensor<4xf6E2M3FN>
  return %r : tensor<4xf6E2M3FN>
}
func.func @case_bitcast_equal_f6E2M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf6E3M2FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E2M3FN>
  %r = ten.bitcast %x : tensor<3x4xf6E2M3FN> -> tensor<3x4xf6E3M2FN>
  return %r : tensor<3x4xf6E3M2FN>
}
func.func @case_bitcast_narrow_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<3x4x3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.bitcast %x : tensor<3x4xf6E3M2FN> -> tensor<3x4x3xi2>
  return %r : tensor<3x4x3xi2>
}
func.func @case_bitcast_wide_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<4xf6E3M2FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %n = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %m = ten.reshape %n : tensor<3x4xi2> -> tensor<4x3xi2>
  %r = ten.bitcast %m : tensor<4x3xi2> -> tensor<4xf6E3M2FN>
  return %r : tensor<4xf6E3M2FN>
}
func.func @case_bitcast_equal_f6E3M2FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf6E2M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf6E3M2FN>
  %r = ten.bitcast %x : tensor<3x4xf6E3M2FN> -> tensor<3x4xf6E2M3FN>
  return %r : tensor<3x4xf6E2M3FN>
}
func.func @case_reduce_add_0_i2(%xi: tensor<3x4xi32>) -> (tensor<4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xi2> -> tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_reduce_add_1_i2(%xi: tensor<3x4xi32>) -> (tensor<3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xi2> -> tensor<3xi2>
  return %r : tensor<3xi2>
}
func.func @case_scan_add_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.scan add %x dim = 1 : tensor<3x4xi2> -> tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_window_add_i2(%xi: tensor<3x4xi32>) -> (tensor<3x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi2> -> tensor<3x2xi2>
  return %r : tensor<3x2xi2>
}
func.func @case_scatter_add_i2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi2>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi2>[tensor<2x1xi32>], tensor<2x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_reduce_mul_0_i2(%xi: tensor<3x4xi32>) -> (tensor<4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xi2> -> tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_reduce_mul_1_i2(%xi: tensor<3x4xi32>) -> (tensor<3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xi2> -> tensor<3xi2>
  return %r : tensor<3xi2>
}
func.func @case_scan_mul_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xi2> -> tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_window_mul_i2(%xi: tensor<3x4xi32>) -> (tensor<3x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi2> -> tensor<3x2xi2>
  return %r : tensor<3x2xi2>
}
func.func @case_scatter_mul_i2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi2>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi2>[tensor<2x1xi32>], tensor<2x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_reduce_max_0_i2(%xi: tensor<3x4xi32>) -> (tensor<4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xi2> -> tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_reduce_max_1_i2(%xi: tensor<3x4xi32>) -> (tensor<3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xi2> -> tensor<3xi2>
  return %r : tensor<3xi2>
}
func.func @case_scan_max_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.scan max %x dim = 1 : tensor<3x4xi2> -> tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_window_max_i2(%xi: tensor<3x4xi32>) -> (tensor<3x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi2> -> tensor<3x2xi2>
  return %r : tensor<3x2xi2>
}
func.func @case_scatter_max_i2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi2>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi2>[tensor<2x1xi32>], tensor<2x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_reduce_min_0_i2(%xi: tensor<3x4xi32>) -> (tensor<4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xi2> -> tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_reduce_min_1_i2(%xi: tensor<3x4xi32>) -> (tensor<3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xi2> -> tensor<3xi2>
  return %r : tensor<3xi2>
}
func.func @case_scan_min_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.scan min %x dim = 1 : tensor<3x4xi2> -> tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_window_min_i2(%xi: tensor<3x4xi32>) -> (tensor<3x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi2> -> tensor<3x2xi2>
  return %r : tensor<3x2xi2>
}
func.func @case_scatter_min_i2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi2>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi2>[tensor<2x1xi32>], tensor<2x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_reduce_and_0_i2(%xi: tensor<3x4xi32>) -> (tensor<4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xi2> -> tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_reduce_and_1_i2(%xi: tensor<3x4xi32>) -> (tensor<3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xi2> -> tensor<3xi2>
  return %r : tensor<3xi2>
}
func.func @case_scan_and_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.scan and %x dim = 1 : tensor<3x4xi2> -> tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_window_and_i2(%xi: tensor<3x4xi32>) -> (tensor<3x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi2> -> tensor<3x2xi2>
  return %r : tensor<3x2xi2>
}
func.func @case_reduce_or_0_i2(%xi: tensor<3x4xi32>) -> (tensor<4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xi2> -> tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_reduce_or_1_i2(%xi: tensor<3x4xi32>) -> (tensor<3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xi2> -> tensor<3xi2>
  return %r : tensor<3xi2>
}
func.func @case_scan_or_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.scan or %x dim = 1 : tensor<3x4xi2> -> tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_window_or_i2(%xi: tensor<3x4xi32>) -> (tensor<3x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi2> -> tensor<3x2xi2>
  return %r : tensor<3x2xi2>
}
func.func @case_reduce_xor_0_i2(%xi: tensor<3x4xi32>) -> (tensor<4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xi2> -> tensor<4xi2>
  return %r : tensor<4xi2>
}
func.func @case_reduce_xor_1_i2(%xi: tensor<3x4xi32>) -> (tensor<3xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xi2> -> tensor<3xi2>
  return %r : tensor<3xi2>
}
func.func @case_scan_xor_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xi2> -> tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_window_xor_i2(%xi: tensor<3x4xi32>) -> (tensor<3x2xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi2> -> tensor<3x2xi2>
  return %r : tensor<3x2xi2>
}
func.func @case_contract_i2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xi2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xi2>, tensor<3x4xi2> -> tensor<3x3xi2>
  return %r : tensor<3x3xi2>
}
func.func @case_conv_i2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xi2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi2>
  %a = ten.reshape %x : tensor<3x4xi2> -> tensor<1x6x2xi2>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xi2> -> tensor<2x4xi2>
  %c = ten.reshape %b : tensor<2x4xi2> -> tensor<2x2x2xi2>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xi2>, tensor<2x2x2xi2> -> tensor<1x6x2xi2>
  return %r : tensor<1x6x2xi2>
}
func.func @case_iota_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %o = ten.iota dim = 0 : tensor<3x4xi2>
  %r = ten.add %o, %x : tensor<3x4xi2>
  return %r : tensor<3x4xi2>
}
func.func @case_reduce_add_0_i4(%xi: tensor<3x4xi32>) -> (tensor<4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xi4> -> tensor<4xi4>
  return %r : tensor<4xi4>
}
func.func @case_reduce_add_1_i4(%xi: tensor<3x4xi32>) -> (tensor<3xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xi4> -> tensor<3xi4>
  return %r : tensor<3xi4>
}
func.func @case_scan_add_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.scan add %x dim = 1 : tensor<3x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_window_add_i4(%xi: tensor<3x4xi32>) -> (tensor<3x2xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi4> -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}
func.func @case_scatter_add_i4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi4>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi4>[tensor<2x1xi32>], tensor<2x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_mul_0_i4(%xi: tensor<3x4xi32>) -> (tensor<4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xi4> -> tensor<4xi4>
  return %r : tensor<4xi4>
}
func.func @case_reduce_mul_1_i4(%xi: tensor<3x4xi32>) -> (tensor<3xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xi4> -> tensor<3xi4>
  return %r : tensor<3xi4>
}
func.func @case_scan_mul_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_window_mul_i4(%xi: tensor<3x4xi32>) -> (tensor<3x2xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi4> -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}
func.func @case_scatter_mul_i4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi4>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi4>[tensor<2x1xi32>], tensor<2x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_max_0_i4(%xi: tensor<3x4xi32>) -> (tensor<4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xi4> -> tensor<4xi4>
  return %r : tensor<4xi4>
}
func.func @case_reduce_max_1_i4(%xi: tensor<3x4xi32>) -> (tensor<3xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xi4> -> tensor<3xi4>
  return %r : tensor<3xi4>
}
func.func @case_scan_max_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.scan max %x dim = 1 : tensor<3x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_window_max_i4(%xi: tensor<3x4xi32>) -> (tensor<3x2xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi4> -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}
func.func @case_scatter_max_i4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi4>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi4>[tensor<2x1xi32>], tensor<2x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_min_0_i4(%xi: tensor<3x4xi32>) -> (tensor<4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xi4> -> tensor<4xi4>
  return %r : tensor<4xi4>
}
func.func @case_reduce_min_1_i4(%xi: tensor<3x4xi32>) -> (tensor<3xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xi4> -> tensor<3xi4>
  return %r : tensor<3xi4>
}
func.func @case_scan_min_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.scan min %x dim = 1 : tensor<3x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_window_min_i4(%xi: tensor<3x4xi32>) -> (tensor<3x2xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi4> -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}
func.func @case_scatter_min_i4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi4>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi4>[tensor<2x1xi32>], tensor<2x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_and_0_i4(%xi: tensor<3x4xi32>) -> (tensor<4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xi4> -> tensor<4xi4>
  return %r : tensor<4xi4>
}
func.func @case_reduce_and_1_i4(%xi: tensor<3x4xi32>) -> (tensor<3xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xi4> -> tensor<3xi4>
  return %r : tensor<3xi4>
}
func.func @case_scan_and_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.scan and %x dim = 1 : tensor<3x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_window_and_i4(%xi: tensor<3x4xi32>) -> (tensor<3x2xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi4> -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}
func.func @case_reduce_or_0_i4(%xi: tensor<3x4xi32>) -> (tensor<4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xi4> -> tensor<4xi4>
  return %r : tensor<4xi4>
}
func.func @case_reduce_or_1_i4(%xi: tensor<3x4xi32>) -> (tensor<3xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xi4> -> tensor<3xi4>
  return %r : tensor<3xi4>
}
func.func @case_scan_or_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.scan or %x dim = 1 : tensor<3x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_window_or_i4(%xi: tensor<3x4xi32>) -> (tensor<3x2xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi4> -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}
func.func @case_reduce_xor_0_i4(%xi: tensor<3x4xi32>) -> (tensor<4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xi4> -> tensor<4xi4>
  return %r : tensor<4xi4>
}
func.func @case_reduce_xor_1_i4(%xi: tensor<3x4xi32>) -> (tensor<3xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xi4> -> tensor<3xi4>
  return %r : tensor<3xi4>
}
func.func @case_scan_xor_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xi4> -> tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_window_xor_i4(%xi: tensor<3x4xi32>) -> (tensor<3x2xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi4> -> tensor<3x2xi4>
  return %r : tensor<3x2xi4>
}
func.func @case_contract_i4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xi4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xi4>, tensor<3x4xi4> -> tensor<3x3xi4>
  return %r : tensor<3x3xi4>
}
func.func @case_conv_i4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xi4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi4>
  %a = ten.reshape %x : tensor<3x4xi4> -> tensor<1x6x2xi4>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xi4> -> tensor<2x4xi4>
  %c = ten.reshape %b : tensor<2x4xi4> -> tensor<2x2x2xi4>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xi4>, tensor<2x2x2xi4> -> tensor<1x6x2xi4>
  return %r : tensor<1x6x2xi4>
}
func.func @case_iota_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %o = ten.iota dim = 0 : tensor<3x4xi4>
  %r = ten.add %o, %x : tensor<3x4xi4>
  return %r : tensor<3x4xi4>
}
func.func @case_reduce_add_0_i8(%xi: tensor<3x4xi32>) -> (tensor<4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xi8> -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @case_reduce_add_1_i8(%xi: tensor<3x4xi32>) -> (tensor<3xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xi8> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_scan_add_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.scan add %x dim = 1 : tensor<3x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_window_add_i8(%xi: tensor<3x4xi32>) -> (tensor<3x2xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi8> -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
func.func @case_scatter_add_i8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi8>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi8>[tensor<2x1xi32>], tensor<2x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_mul_0_i8(%xi: tensor<3x4xi32>) -> (tensor<4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xi8> -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @case_reduce_mul_1_i8(%xi: tensor<3x4xi32>) -> (tensor<3xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xi8> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_scan_mul_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_window_mul_i8(%xi: tensor<3x4xi32>) -> (tensor<3x2xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi8> -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
func.func @case_scatter_mul_i8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi8>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi8>[tensor<2x1xi32>], tensor<2x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_max_0_i8(%xi: tensor<3x4xi32>) -> (tensor<4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xi8> -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @case_reduce_max_1_i8(%xi: tensor<3x4xi32>) -> (tensor<3xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xi8> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_scan_max_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.scan max %x dim = 1 : tensor<3x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_window_max_i8(%xi: tensor<3x4xi32>) -> (tensor<3x2xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi8> -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
func.func @case_scatter_max_i8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi8>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi8>[tensor<2x1xi32>], tensor<2x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_min_0_i8(%xi: tensor<3x4xi32>) -> (tensor<4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xi8> -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @case_reduce_min_1_i8(%xi: tensor<3x4xi32>) -> (tensor<3xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xi8> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_scan_min_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.scan min %x dim = 1 : tensor<3x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_window_min_i8(%xi: tensor<3x4xi32>) -> (tensor<3x2xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi8> -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
func.func @case_scatter_min_i8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi8>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi8>[tensor<2x1xi32>], tensor<2x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_and_0_i8(%xi: tensor<3x4xi32>) -> (tensor<4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xi8> -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @case_reduce_and_1_i8(%xi: tensor<3x4xi32>) -> (tensor<3xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xi8> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_scan_and_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.scan and %x dim = 1 : tensor<3x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_window_and_i8(%xi: tensor<3x4xi32>) -> (tensor<3x2xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi8> -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
func.func @case_reduce_or_0_i8(%xi: tensor<3x4xi32>) -> (tensor<4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xi8> -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @case_reduce_or_1_i8(%xi: tensor<3x4xi32>) -> (tensor<3xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xi8> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_scan_or_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.scan or %x dim = 1 : tensor<3x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_window_or_i8(%xi: tensor<3x4xi32>) -> (tensor<3x2xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi8> -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
func.func @case_reduce_xor_0_i8(%xi: tensor<3x4xi32>) -> (tensor<4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xi8> -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @case_reduce_xor_1_i8(%xi: tensor<3x4xi32>) -> (tensor<3xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xi8> -> tensor<3xi8>
  return %r : tensor<3xi8>
}
func.func @case_scan_xor_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xi8> -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_window_xor_i8(%xi: tensor<3x4xi32>) -> (tensor<3x2xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi8> -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}
func.func @case_contract_i8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xi8>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xi8>, tensor<3x4xi8> -> tensor<3x3xi8>
  return %r : tensor<3x3xi8>
}
func.func @case_conv_i8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xi8>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi8>
  %a = ten.reshape %x : tensor<3x4xi8> -> tensor<1x6x2xi8>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xi8> -> tensor<2x4xi8>
  %c = ten.reshape %b : tensor<2x4xi8> -> tensor<2x2x2xi8>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xi8>, tensor<2x2x2xi8> -> tensor<1x6x2xi8>
  return %r : tensor<1x6x2xi8>
}
func.func @case_iota_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %o = ten.iota dim = 0 : tensor<3x4xi8>
  %r = ten.add %o, %x : tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
func.func @case_reduce_add_0_i16(%xi: tensor<3x4xi32>) -> (tensor<4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xi16> -> tensor<4xi16>
  return %r : tensor<4xi16>
}
func.func @case_reduce_add_1_i16(%xi: tensor<3x4xi32>) -> (tensor<3xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xi16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_scan_add_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.scan add %x dim = 1 : tensor<3x4xi16> -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_window_add_i16(%xi: tensor<3x4xi32>) -> (tensor<3x2xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi16> -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}
func.func @case_scatter_add_i16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi16>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi16>[tensor<2x1xi32>], tensor<2x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_reduce_mul_0_i16(%xi: tensor<3x4xi32>) -> (tensor<4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xi16> -> tensor<4xi16>
  return %r : tensor<4xi16>
}
func.func @case_reduce_mul_1_i16(%xi: tensor<3x4xi32>) -> (tensor<3xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xi16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_scan_mul_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xi16> -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_window_mul_i16(%xi: tensor<3x4xi32>) -> (tensor<3x2xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi16> -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}
func.func @case_scatter_mul_i16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi16>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi16>[tensor<2x1xi32>], tensor<2x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_reduce_max_0_i16(%xi: tensor<3x4xi32>) -> (tensor<4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xi16> -> tensor<4xi16>
  return %r : tensor<4xi16>
}
func.func @case_reduce_max_1_i16(%xi: tensor<3x4xi32>) -> (tensor<3xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xi16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_scan_max_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.scan max %x dim = 1 : tensor<3x4xi16> -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_window_max_i16(%xi: tensor<3x4xi32>) -> (tensor<3x2xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi16> -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}
func.func @case_scatter_max_i16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi16>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi16>[tensor<2x1xi32>], tensor<2x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_reduce_min_0_i16(%xi: tensor<3x4xi32>) -> (tensor<4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xi16> -> tensor<4xi16>
  return %r : tensor<4xi16>
}
func.func @case_reduce_min_1_i16(%xi: tensor<3x4xi32>) -> (tensor<3xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xi16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_scan_min_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.scan min %x dim = 1 : tensor<3x4xi16> -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_window_min_i16(%xi: tensor<3x4xi32>) -> (tensor<3x2xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi16> -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}
func.func @case_scatter_min_i16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi16>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi16>[tensor<2x1xi32>], tensor<2x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_reduce_and_0_i16(%xi: tensor<3x4xi32>) -> (tensor<4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xi16> -> tensor<4xi16>
  return %r : tensor<4xi16>
}
func.func @case_reduce_and_1_i16(%xi: tensor<3x4xi32>) -> (tensor<3xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xi16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_scan_and_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.scan and %x dim = 1 : tensor<3x4xi16> -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_window_and_i16(%xi: tensor<3x4xi32>) -> (tensor<3x2xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi16> -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}
func.func @case_reduce_or_0_i16(%xi: tensor<3x4xi32>) -> (tensor<4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xi16> -> tensor<4xi16>
  return %r : tensor<4xi16>
}
func.func @case_reduce_or_1_i16(%xi: tensor<3x4xi32>) -> (tensor<3xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xi16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_scan_or_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.scan or %x dim = 1 : tensor<3x4xi16> -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_window_or_i16(%xi: tensor<3x4xi32>) -> (tensor<3x2xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi16> -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}
func.func @case_reduce_xor_0_i16(%xi: tensor<3x4xi32>) -> (tensor<4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xi16> -> tensor<4xi16>
  return %r : tensor<4xi16>
}
func.func @case_reduce_xor_1_i16(%xi: tensor<3x4xi32>) -> (tensor<3xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xi16> -> tensor<3xi16>
  return %r : tensor<3xi16>
}
func.func @case_scan_xor_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xi16> -> tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_window_xor_i16(%xi: tensor<3x4xi32>) -> (tensor<3x2xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi16> -> tensor<3x2xi16>
  return %r : tensor<3x2xi16>
}
func.func @case_contract_i16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xi16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xi16>, tensor<3x4xi16> -> tensor<3x3xi16>
  return %r : tensor<3x3xi16>
}
func.func @case_conv_i16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xi16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi16>
  %a = ten.reshape %x : tensor<3x4xi16> -> tensor<1x6x2xi16>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xi16> -> tensor<2x4xi16>
  %c = ten.reshape %b : tensor<2x4xi16> -> tensor<2x2x2xi16>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xi16>, tensor<2x2x2xi16> -> tensor<1x6x2xi16>
  return %r : tensor<1x6x2xi16>
}
func.func @case_iota_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %o = ten.iota dim = 0 : tensor<3x4xi16>
  %r = ten.add %o, %x : tensor<3x4xi16>
  return %r : tensor<3x4xi16>
}
func.func @case_reduce_add_0_i32(%xi: tensor<3x4xi32>) -> (tensor<4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @case_reduce_add_1_i32(%xi: tensor<3x4xi32>) -> (tensor<3xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xi32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_scan_add_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.scan add %x dim = 1 : tensor<3x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_window_add_i32(%xi: tensor<3x4xi32>) -> (tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi32> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_scatter_add_i32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %u = ten.add %ui, %ui : tensor<2x4xi32>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi32>[tensor<2x1xi32>], tensor<2x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_mul_0_i32(%xi: tensor<3x4xi32>) -> (tensor<4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @case_reduce_mul_1_i32(%xi: tensor<3x4xi32>) -> (tensor<3xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xi32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_scan_mul_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_window_mul_i32(%xi: tensor<3x4xi32>) -> (tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi32> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_scatter_mul_i32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %u = ten.add %ui, %ui : tensor<2x4xi32>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi32>[tensor<2x1xi32>], tensor<2x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_max_0_i32(%xi: tensor<3x4xi32>) -> (tensor<4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @case_reduce_max_1_i32(%xi: tensor<3x4xi32>) -> (tensor<3xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xi32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_scan_max_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.scan max %x dim = 1 : tensor<3x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_window_max_i32(%xi: tensor<3x4xi32>) -> (tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi32> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_scatter_max_i32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %u = ten.add %ui, %ui : tensor<2x4xi32>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi32>[tensor<2x1xi32>], tensor<2x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_min_0_i32(%xi: tensor<3x4xi32>) -> (tensor<4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @case_reduce_min_1_i32(%xi: tensor<3x4xi32>) -> (tensor<3xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xi32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_scan_min_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.scan min %x dim = 1 : tensor<3x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_window_min_i32(%xi: tensor<3x4xi32>) -> (tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi32> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_scatter_min_i32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %u = ten.add %ui, %ui : tensor<2x4xi32>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi32>[tensor<2x1xi32>], tensor<2x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_and_0_i32(%xi: tensor<3x4xi32>) -> (tensor<4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @case_reduce_and_1_i32(%xi: tensor<3x4xi32>) -> (tensor<3xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xi32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_scan_and_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.scan and %x dim = 1 : tensor<3x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_window_and_i32(%xi: tensor<3x4xi32>) -> (tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi32> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_reduce_or_0_i32(%xi: tensor<3x4xi32>) -> (tensor<4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @case_reduce_or_1_i32(%xi: tensor<3x4xi32>) -> (tensor<3xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xi32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_scan_or_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.scan or %x dim = 1 : tensor<3x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_window_or_i32(%xi: tensor<3x4xi32>) -> (tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi32> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_reduce_xor_0_i32(%xi: tensor<3x4xi32>) -> (tensor<4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xi32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @case_reduce_xor_1_i32(%xi: tensor<3x4xi32>) -> (tensor<3xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xi32> -> tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func @case_scan_xor_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xi32> -> tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_window_xor_i32(%xi: tensor<3x4xi32>) -> (tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi32> -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
func.func @case_contract_i32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xi32>) attributes {inputs = ["x", "y"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %y = ten.add %yi, %yi : tensor<3x4xi32>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xi32>, tensor<3x4xi32> -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}
func.func @case_conv_i32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xi32>) attributes {inputs = ["x", "y"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %y = ten.add %yi, %yi : tensor<3x4xi32>
  %a = ten.reshape %x : tensor<3x4xi32> -> tensor<1x6x2xi32>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xi32> -> tensor<2x4xi32>
  %c = ten.reshape %b : tensor<2x4xi32> -> tensor<2x2x2xi32>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xi32>, tensor<2x2x2xi32> -> tensor<1x6x2xi32>
  return %r : tensor<1x6x2xi32>
}
func.func @case_iota_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %o = ten.iota dim = 0 : tensor<3x4xi32>
  %r = ten.add %o, %x : tensor<3x4xi32>
  return %r : tensor<3x4xi32>
}
func.func @case_reduce_add_0_i64(%xi: tensor<3x4xi32>) -> (tensor<4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xi64> -> tensor<4xi64>
  return %r : tensor<4xi64>
}
func.func @case_reduce_add_1_i64(%xi: tensor<3x4xi32>) -> (tensor<3xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xi64> -> tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func @case_scan_add_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.scan add %x dim = 1 : tensor<3x4xi64> -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_window_add_i64(%xi: tensor<3x4xi32>) -> (tensor<3x2xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi64> -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}
func.func @case_scatter_add_i64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi64>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi64>[tensor<2x1xi32>], tensor<2x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_reduce_mul_0_i64(%xi: tensor<3x4xi32>) -> (tensor<4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xi64> -> tensor<4xi64>
  return %r : tensor<4xi64>
}
func.func @case_reduce_mul_1_i64(%xi: tensor<3x4xi32>) -> (tensor<3xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xi64> -> tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func @case_scan_mul_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xi64> -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_window_mul_i64(%xi: tensor<3x4xi32>) -> (tensor<3x2xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi64> -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}
func.func @case_scatter_mul_i64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi64>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi64>[tensor<2x1xi32>], tensor<2x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_reduce_max_0_i64(%xi: tensor<3x4xi32>) -> (tensor<4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xi64> -> tensor<4xi64>
  return %r : tensor<4xi64>
}
func.func @case_reduce_max_1_i64(%xi: tensor<3x4xi32>) -> (tensor<3xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xi64> -> tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func @case_scan_max_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.scan max %x dim = 1 : tensor<3x4xi64> -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_window_max_i64(%xi: tensor<3x4xi32>) -> (tensor<3x2xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi64> -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}
func.func @case_scatter_max_i64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi64>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi64>[tensor<2x1xi32>], tensor<2x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_reduce_min_0_i64(%xi: tensor<3x4xi32>) -> (tensor<4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xi64> -> tensor<4xi64>
  return %r : tensor<4xi64>
}
func.func @case_reduce_min_1_i64(%xi: tensor<3x4xi32>) -> (tensor<3xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xi64> -> tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func @case_scan_min_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.scan min %x dim = 1 : tensor<3x4xi64> -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_window_min_i64(%xi: tensor<3x4xi32>) -> (tensor<3x2xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi64> -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}
func.func @case_scatter_min_i64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi64>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi64>[tensor<2x1xi32>], tensor<2x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_reduce_and_0_i64(%xi: tensor<3x4xi32>) -> (tensor<4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xi64> -> tensor<4xi64>
  return %r : tensor<4xi64>
}
func.func @case_reduce_and_1_i64(%xi: tensor<3x4xi32>) -> (tensor<3xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xi64> -> tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func @case_scan_and_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.scan and %x dim = 1 : tensor<3x4xi64> -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_window_and_i64(%xi: tensor<3x4xi32>) -> (tensor<3x2xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi64> -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}
func.func @case_reduce_or_0_i64(%xi: tensor<3x4xi32>) -> (tensor<4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xi64> -> tensor<4xi64>
  return %r : tensor<4xi64>
}
func.func @case_reduce_or_1_i64(%xi: tensor<3x4xi32>) -> (tensor<3xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xi64> -> tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func @case_scan_or_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.scan or %x dim = 1 : tensor<3x4xi64> -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_window_or_i64(%xi: tensor<3x4xi32>) -> (tensor<3x2xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi64> -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}
func.func @case_reduce_xor_0_i64(%xi: tensor<3x4xi32>) -> (tensor<4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xi64> -> tensor<4xi64>
  return %r : tensor<4xi64>
}
func.func @case_reduce_xor_1_i64(%xi: tensor<3x4xi32>) -> (tensor<3xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xi64> -> tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func @case_scan_xor_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xi64> -> tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_window_xor_i64(%xi: tensor<3x4xi32>) -> (tensor<3x2xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi64> -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}
func.func @case_contract_i64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xi64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xi64>, tensor<3x4xi64> -> tensor<3x3xi64>
  return %r : tensor<3x3xi64>
}
func.func @case_conv_i64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xi64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi64>
  %a = ten.reshape %x : tensor<3x4xi64> -> tensor<1x6x2xi64>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xi64> -> tensor<2x4xi64>
  %c = ten.reshape %b : tensor<2x4xi64> -> tensor<2x2x2xi64>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xi64>, tensor<2x2x2xi64> -> tensor<1x6x2xi64>
  return %r : tensor<1x6x2xi64>
}
func.func @case_iota_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %o = ten.iota dim = 0 : tensor<3x4xi64>
  %r = ten.add %o, %x : tensor<3x4xi64>
  return %r : tensor<3x4xi64>
}
func.func @case_reduce_add_0_ui2(%xi: tensor<3x4xi32>) -> (tensor<4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xui2> -> tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_reduce_add_1_ui2(%xi: tensor<3x4xi32>) -> (tensor<3xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xui2> -> tensor<3xui2>
  return %r : tensor<3xui2>
}
func.func @case_scan_add_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.scan add %x dim = 1 : tensor<3x4xui2> -> tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_window_add_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x2xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui2> -> tensor<3x2xui2>
  return %r : tensor<3x2xui2>
}
func.func @case_scatter_add_ui2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui2>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui2>[tensor<2x1xi32>], tensor<2x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_reduce_mul_0_ui2(%xi: tensor<3x4xi32>) -> (tensor<4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xui2> -> tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_reduce_mul_1_ui2(%xi: tensor<3x4xi32>) -> (tensor<3xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xui2> -> tensor<3xui2>
  return %r : tensor<3xui2>
}
func.func @case_scan_mul_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xui2> -> tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_window_mul_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x2xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui2> -> tensor<3x2xui2>
  return %r : tensor<3x2xui2>
}
func.func @case_scatter_mul_ui2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui2>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui2>[tensor<2x1xi32>], tensor<2x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_reduce_max_0_ui2(%xi: tensor<3x4xi32>) -> (tensor<4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xui2> -> tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_reduce_max_1_ui2(%xi: tensor<3x4xi32>) -> (tensor<3xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xui2> -> tensor<3xui2>
  return %r : tensor<3xui2>
}
func.func @case_scan_max_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.scan max %x dim = 1 : tensor<3x4xui2> -> tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_window_max_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x2xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui2> -> tensor<3x2xui2>
  return %r : tensor<3x2xui2>
}
func.func @case_scatter_max_ui2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui2>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui2>[tensor<2x1xi32>], tensor<2x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_reduce_min_0_ui2(%xi: tensor<3x4xi32>) -> (tensor<4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xui2> -> tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_reduce_min_1_ui2(%xi: tensor<3x4xi32>) -> (tensor<3xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xui2> -> tensor<3xui2>
  return %r : tensor<3xui2>
}
func.func @case_scan_min_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.scan min %x dim = 1 : tensor<3x4xui2> -> tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_window_min_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x2xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui2> -> tensor<3x2xui2>
  return %r : tensor<3x2xui2>
}
func.func @case_scatter_min_ui2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui2>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui2>[tensor<2x1xi32>], tensor<2x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_reduce_and_0_ui2(%xi: tensor<3x4xi32>) -> (tensor<4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xui2> -> tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_reduce_and_1_ui2(%xi: tensor<3x4xi32>) -> (tensor<3xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xui2> -> tensor<3xui2>
  return %r : tensor<3xui2>
}
func.func @case_scan_and_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.scan and %x dim = 1 : tensor<3x4xui2> -> tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_window_and_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x2xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui2> -> tensor<3x2xui2>
  return %r : tensor<3x2xui2>
}
func.func @case_reduce_or_0_ui2(%xi: tensor<3x4xi32>) -> (tensor<4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xui2> -> tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_reduce_or_1_ui2(%xi: tensor<3x4xi32>) -> (tensor<3xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xui2> -> tensor<3xui2>
  return %r : tensor<3xui2>
}
func.func @case_scan_or_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.scan or %x dim = 1 : tensor<3x4xui2> -> tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_window_or_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x2xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui2> -> tensor<3x2xui2>
  return %r : tensor<3x2xui2>
}
func.func @case_reduce_xor_0_ui2(%xi: tensor<3x4xi32>) -> (tensor<4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xui2> -> tensor<4xui2>
  return %r : tensor<4xui2>
}
func.func @case_reduce_xor_1_ui2(%xi: tensor<3x4xi32>) -> (tensor<3xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xui2> -> tensor<3xui2>
  return %r : tensor<3xui2>
}
func.func @case_scan_xor_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xui2> -> tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_window_xor_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x2xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui2> -> tensor<3x2xui2>
  return %r : tensor<3x2xui2>
}
func.func @case_contract_ui2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xui2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xui2>, tensor<3x4xui2> -> tensor<3x3xui2>
  return %r : tensor<3x3xui2>
}
func.func @case_conv_ui2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xui2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui2>
  %a = ten.reshape %x : tensor<3x4xui2> -> tensor<1x6x2xui2>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xui2> -> tensor<2x4xui2>
  %c = ten.reshape %b : tensor<2x4xui2> -> tensor<2x2x2xui2>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xui2>, tensor<2x2x2xui2> -> tensor<1x6x2xui2>
  return %r : tensor<1x6x2xui2>
}
func.func @case_iota_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %o = ten.iota dim = 0 : tensor<3x4xui2>
  %r = ten.add %o, %x : tensor<3x4xui2>
  return %r : tensor<3x4xui2>
}
func.func @case_reduce_add_0_ui4(%xi: tensor<3x4xi32>) -> (tensor<4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xui4> -> tensor<4xui4>
  return %r : tensor<4xui4>
}
func.func @case_reduce_add_1_ui4(%xi: tensor<3x4xi32>) -> (tensor<3xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xui4> -> tensor<3xui4>
  return %r : tensor<3xui4>
}
func.func @case_scan_add_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.scan add %x dim = 1 : tensor<3x4xui4> -> tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_window_add_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x2xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui4> -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}
func.func @case_scatter_add_ui4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui4>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui4>[tensor<2x1xi32>], tensor<2x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_reduce_mul_0_ui4(%xi: tensor<3x4xi32>) -> (tensor<4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xui4> -> tensor<4xui4>
  return %r : tensor<4xui4>
}
func.func @case_reduce_mul_1_ui4(%xi: tensor<3x4xi32>) -> (tensor<3xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xui4> -> tensor<3xui4>
  return %r : tensor<3xui4>
}
func.func @case_scan_mul_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xui4> -> tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_window_mul_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x2xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui4> -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}
func.func @case_scatter_mul_ui4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui4>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui4>[tensor<2x1xi32>], tensor<2x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_reduce_max_0_ui4(%xi: tensor<3x4xi32>) -> (tensor<4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xui4> -> tensor<4xui4>
  return %r : tensor<4xui4>
}
func.func @case_reduce_max_1_ui4(%xi: tensor<3x4xi32>) -> (tensor<3xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xui4> -> tensor<3xui4>
  return %r : tensor<3xui4>
}
func.func @case_scan_max_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.scan max %x dim = 1 : tensor<3x4xui4> -> tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_window_max_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x2xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui4> -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}
func.func @case_scatter_max_ui4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui4>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui4>[tensor<2x1xi32>], tensor<2x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_reduce_min_0_ui4(%xi: tensor<3x4xi32>) -> (tensor<4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xui4> -> tensor<4xui4>
  return %r : tensor<4xui4>
}
func.func @case_reduce_min_1_ui4(%xi: tensor<3x4xi32>) -> (tensor<3xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xui4> -> tensor<3xui4>
  return %r : tensor<3xui4>
}
func.func @case_scan_min_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.scan min %x dim = 1 : tensor<3x4xui4> -> tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_window_min_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x2xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui4> -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}
func.func @case_scatter_min_ui4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui4>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui4>[tensor<2x1xi32>], tensor<2x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_reduce_and_0_ui4(%xi: tensor<3x4xi32>) -> (tensor<4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xui4> -> tensor<4xui4>
  return %r : tensor<4xui4>
}
func.func @case_reduce_and_1_ui4(%xi: tensor<3x4xi32>) -> (tensor<3xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xui4> -> tensor<3xui4>
  return %r : tensor<3xui4>
}
func.func @case_scan_and_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.scan and %x dim = 1 : tensor<3x4xui4> -> tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_window_and_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x2xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui4> -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}
func.func @case_reduce_or_0_ui4(%xi: tensor<3x4xi32>) -> (tensor<4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xui4> -> tensor<4xui4>
  return %r : tensor<4xui4>
}
func.func @case_reduce_or_1_ui4(%xi: tensor<3x4xi32>) -> (tensor<3xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xui4> -> tensor<3xui4>
  return %r : tensor<3xui4>
}
func.func @case_scan_or_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.scan or %x dim = 1 : tensor<3x4xui4> -> tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_window_or_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x2xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui4> -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}
func.func @case_reduce_xor_0_ui4(%xi: tensor<3x4xi32>) -> (tensor<4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xui4> -> tensor<4xui4>
  return %r : tensor<4xui4>
}
func.func @case_reduce_xor_1_ui4(%xi: tensor<3x4xi32>) -> (tensor<3xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xui4> -> tensor<3xui4>
  return %r : tensor<3xui4>
}
func.func @case_scan_xor_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xui4> -> tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_window_xor_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x2xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui4> -> tensor<3x2xui4>
  return %r : tensor<3x2xui4>
}
func.func @case_contract_ui4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xui4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xui4>, tensor<3x4xui4> -> tensor<3x3xui4>
  return %r : tensor<3x3xui4>
}
func.func @case_conv_ui4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xui4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui4>
  %a = ten.reshape %x : tensor<3x4xui4> -> tensor<1x6x2xui4>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xui4> -> tensor<2x4xui4>
  %c = ten.reshape %b : tensor<2x4xui4> -> tensor<2x2x2xui4>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xui4>, tensor<2x2x2xui4> -> tensor<1x6x2xui4>
  return %r : tensor<1x6x2xui4>
}
func.func @case_iota_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %o = ten.iota dim = 0 : tensor<3x4xui4>
  %r = ten.add %o, %x : tensor<3x4xui4>
  return %r : tensor<3x4xui4>
}
func.func @case_reduce_add_0_ui8(%xi: tensor<3x4xi32>) -> (tensor<4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xui8> -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @case_reduce_add_1_ui8(%xi: tensor<3x4xi32>) -> (tensor<3xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xui8> -> tensor<3xui8>
  return %r : tensor<3xui8>
}
func.func @case_scan_add_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.scan add %x dim = 1 : tensor<3x4xui8> -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_window_add_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x2xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui8> -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}
func.func @case_scatter_add_ui8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui8>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui8>[tensor<2x1xi32>], tensor<2x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_reduce_mul_0_ui8(%xi: tensor<3x4xi32>) -> (tensor<4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xui8> -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @case_reduce_mul_1_ui8(%xi: tensor<3x4xi32>) -> (tensor<3xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xui8> -> tensor<3xui8>
  return %r : tensor<3xui8>
}
func.func @case_scan_mul_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xui8> -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_window_mul_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x2xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui8> -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}
func.func @case_scatter_mul_ui8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui8>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui8>[tensor<2x1xi32>], tensor<2x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_reduce_max_0_ui8(%xi: tensor<3x4xi32>) -> (tensor<4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xui8> -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @case_reduce_max_1_ui8(%xi: tensor<3x4xi32>) -> (tensor<3xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xui8> -> tensor<3xui8>
  return %r : tensor<3xui8>
}
func.func @case_scan_max_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.scan max %x dim = 1 : tensor<3x4xui8> -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_window_max_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x2xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui8> -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}
func.func @case_scatter_max_ui8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui8>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui8>[tensor<2x1xi32>], tensor<2x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_reduce_min_0_ui8(%xi: tensor<3x4xi32>) -> (tensor<4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xui8> -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @case_reduce_min_1_ui8(%xi: tensor<3x4xi32>) -> (tensor<3xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xui8> -> tensor<3xui8>
  return %r : tensor<3xui8>
}
func.func @case_scan_min_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.scan min %x dim = 1 : tensor<3x4xui8> -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_window_min_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x2xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui8> -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}
func.func @case_scatter_min_ui8(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui8>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui8>[tensor<2x1xi32>], tensor<2x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_reduce_and_0_ui8(%xi: tensor<3x4xi32>) -> (tensor<4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xui8> -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @case_reduce_and_1_ui8(%xi: tensor<3x4xi32>) -> (tensor<3xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xui8> -> tensor<3xui8>
  return %r : tensor<3xui8>
}
func.func @case_scan_and_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.scan and %x dim = 1 : tensor<3x4xui8> -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_window_and_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x2xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui8> -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}
func.func @case_reduce_or_0_ui8(%xi: tensor<3x4xi32>) -> (tensor<4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xui8> -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @case_reduce_or_1_ui8(%xi: tensor<3x4xi32>) -> (tensor<3xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xui8> -> tensor<3xui8>
  return %r : tensor<3xui8>
}
func.func @case_scan_or_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.scan or %x dim = 1 : tensor<3x4xui8> -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_window_or_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x2xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui8> -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}
func.func @case_reduce_xor_0_ui8(%xi: tensor<3x4xi32>) -> (tensor<4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xui8> -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @case_reduce_xor_1_ui8(%xi: tensor<3x4xi32>) -> (tensor<3xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xui8> -> tensor<3xui8>
  return %r : tensor<3xui8>
}
func.func @case_scan_xor_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xui8> -> tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_window_xor_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x2xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui8> -> tensor<3x2xui8>
  return %r : tensor<3x2xui8>
}
func.func @case_contract_ui8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xui8>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xui8>, tensor<3x4xui8> -> tensor<3x3xui8>
  return %r : tensor<3x3xui8>
}
func.func @case_conv_ui8(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xui8>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui8>
  %a = ten.reshape %x : tensor<3x4xui8> -> tensor<1x6x2xui8>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xui8> -> tensor<2x4xui8>
  %c = ten.reshape %b : tensor<2x4xui8> -> tensor<2x2x2xui8>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xui8>, tensor<2x2x2xui8> -> tensor<1x6x2xui8>
  return %r : tensor<1x6x2xui8>
}
func.func @case_iota_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %o = ten.iota dim = 0 : tensor<3x4xui8>
  %r = ten.add %o, %x : tensor<3x4xui8>
  return %r : tensor<3x4xui8>
}
func.func @case_reduce_add_0_ui16(%xi: tensor<3x4xi32>) -> (tensor<4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xui16> -> tensor<4xui16>
  return %r : tensor<4xui16>
}
func.func @case_reduce_add_1_ui16(%xi: tensor<3x4xi32>) -> (tensor<3xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xui16> -> tensor<3xui16>
  return %r : tensor<3xui16>
}
func.func @case_scan_add_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.scan add %x dim = 1 : tensor<3x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_window_add_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x2xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui16> -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}
func.func @case_scatter_add_ui16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui16>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui16>[tensor<2x1xi32>], tensor<2x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_mul_0_ui16(%xi: tensor<3x4xi32>) -> (tensor<4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xui16> -> tensor<4xui16>
  return %r : tensor<4xui16>
}
func.func @case_reduce_mul_1_ui16(%xi: tensor<3x4xi32>) -> (tensor<3xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xui16> -> tensor<3xui16>
  return %r : tensor<3xui16>
}
func.func @case_scan_mul_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_window_mul_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x2xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui16> -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}
func.func @case_scatter_mul_ui16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui16>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui16>[tensor<2x1xi32>], tensor<2x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_max_0_ui16(%xi: tensor<3x4xi32>) -> (tensor<4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xui16> -> tensor<4xui16>
  return %r : tensor<4xui16>
}
func.func @case_reduce_max_1_ui16(%xi: tensor<3x4xi32>) -> (tensor<3xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xui16> -> tensor<3xui16>
  return %r : tensor<3xui16>
}
func.func @case_scan_max_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.scan max %x dim = 1 : tensor<3x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_window_max_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x2xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui16> -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}
func.func @case_scatter_max_ui16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui16>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui16>[tensor<2x1xi32>], tensor<2x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_min_0_ui16(%xi: tensor<3x4xi32>) -> (tensor<4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xui16> -> tensor<4xui16>
  return %r : tensor<4xui16>
}
func.func @case_reduce_min_1_ui16(%xi: tensor<3x4xi32>) -> (tensor<3xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xui16> -> tensor<3xui16>
  return %r : tensor<3xui16>
}
func.func @case_scan_min_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.scan min %x dim = 1 : tensor<3x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_window_min_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x2xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui16> -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}
func.func @case_scatter_min_ui16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui16>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui16>[tensor<2x1xi32>], tensor<2x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_and_0_ui16(%xi: tensor<3x4xi32>) -> (tensor<4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xui16> -> tensor<4xui16>
  return %r : tensor<4xui16>
}
func.func @case_reduce_and_1_ui16(%xi: tensor<3x4xi32>) -> (tensor<3xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xui16> -> tensor<3xui16>
  return %r : tensor<3xui16>
}
func.func @case_scan_and_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.scan and %x dim = 1 : tensor<3x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_window_and_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x2xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui16> -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}
func.func @case_reduce_or_0_ui16(%xi: tensor<3x4xi32>) -> (tensor<4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xui16> -> tensor<4xui16>
  return %r : tensor<4xui16>
}
func.func @case_reduce_or_1_ui16(%xi: tensor<3x4xi32>) -> (tensor<3xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xui16> -> tensor<3xui16>
  return %r : tensor<3xui16>
}
func.func @case_scan_or_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.scan or %x dim = 1 : tensor<3x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_window_or_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x2xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui16> -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}
func.func @case_reduce_xor_0_ui16(%xi: tensor<3x4xi32>) -> (tensor<4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xui16> -> tensor<4xui16>
  return %r : tensor<4xui16>
}
func.func @case_reduce_xor_1_ui16(%xi: tensor<3x4xi32>) -> (tensor<3xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xui16> -> tensor<3xui16>
  return %r : tensor<3xui16>
}
func.func @case_scan_xor_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xui16> -> tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_window_xor_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x2xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui16> -> tensor<3x2xui16>
  return %r : tensor<3x2xui16>
}
func.func @case_contract_ui16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xui16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xui16>, tensor<3x4xui16> -> tensor<3x3xui16>
  return %r : tensor<3x3xui16>
}
func.func @case_conv_ui16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xui16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui16>
  %a = ten.reshape %x : tensor<3x4xui16> -> tensor<1x6x2xui16>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xui16> -> tensor<2x4xui16>
  %c = ten.reshape %b : tensor<2x4xui16> -> tensor<2x2x2xui16>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xui16>, tensor<2x2x2xui16> -> tensor<1x6x2xui16>
  return %r : tensor<1x6x2xui16>
}
func.func @case_iota_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %o = ten.iota dim = 0 : tensor<3x4xui16>
  %r = ten.add %o, %x : tensor<3x4xui16>
  return %r : tensor<3x4xui16>
}
func.func @case_reduce_add_0_ui32(%xi: tensor<3x4xi32>) -> (tensor<4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xui32> -> tensor<4xui32>
  return %r : tensor<4xui32>
}
func.func @case_reduce_add_1_ui32(%xi: tensor<3x4xi32>) -> (tensor<3xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xui32> -> tensor<3xui32>
  return %r : tensor<3xui32>
}
func.func @case_scan_add_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.scan add %x dim = 1 : tensor<3x4xui32> -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_window_add_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x2xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui32> -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}
func.func @case_scatter_add_ui32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui32>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui32>[tensor<2x1xi32>], tensor<2x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_reduce_mul_0_ui32(%xi: tensor<3x4xi32>) -> (tensor<4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xui32> -> tensor<4xui32>
  return %r : tensor<4xui32>
}
func.func @case_reduce_mul_1_ui32(%xi: tensor<3x4xi32>) -> (tensor<3xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xui32> -> tensor<3xui32>
  return %r : tensor<3xui32>
}
func.func @case_scan_mul_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xui32> -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_window_mul_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x2xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui32> -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}
func.func @case_scatter_mul_ui32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui32>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui32>[tensor<2x1xi32>], tensor<2x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_reduce_max_0_ui32(%xi: tensor<3x4xi32>) -> (tensor<4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xui32> -> tensor<4xui32>
  return %r : tensor<4xui32>
}
func.func @case_reduce_max_1_ui32(%xi: tensor<3x4xi32>) -> (tensor<3xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xui32> -> tensor<3xui32>
  return %r : tensor<3xui32>
}
func.func @case_scan_max_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.scan max %x dim = 1 : tensor<3x4xui32> -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_window_max_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x2xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui32> -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}
func.func @case_scatter_max_ui32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui32>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui32>[tensor<2x1xi32>], tensor<2x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_reduce_min_0_ui32(%xi: tensor<3x4xi32>) -> (tensor<4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xui32> -> tensor<4xui32>
  return %r : tensor<4xui32>
}
func.func @case_reduce_min_1_ui32(%xi: tensor<3x4xi32>) -> (tensor<3xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xui32> -> tensor<3xui32>
  return %r : tensor<3xui32>
}
func.func @case_scan_min_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.scan min %x dim = 1 : tensor<3x4xui32> -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_window_min_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x2xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui32> -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}
func.func @case_scatter_min_ui32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui32>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui32>[tensor<2x1xi32>], tensor<2x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_reduce_and_0_ui32(%xi: tensor<3x4xi32>) -> (tensor<4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xui32> -> tensor<4xui32>
  return %r : tensor<4xui32>
}
func.func @case_reduce_and_1_ui32(%xi: tensor<3x4xi32>) -> (tensor<3xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xui32> -> tensor<3xui32>
  return %r : tensor<3xui32>
}
func.func @case_scan_and_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.scan and %x dim = 1 : tensor<3x4xui32> -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_window_and_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x2xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui32> -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}
func.func @case_reduce_or_0_ui32(%xi: tensor<3x4xi32>) -> (tensor<4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xui32> -> tensor<4xui32>
  return %r : tensor<4xui32>
}
func.func @case_reduce_or_1_ui32(%xi: tensor<3x4xi32>) -> (tensor<3xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xui32> -> tensor<3xui32>
  return %r : tensor<3xui32>
}
func.func @case_scan_or_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.scan or %x dim = 1 : tensor<3x4xui32> -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_window_or_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x2xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui32> -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}
func.func @case_reduce_xor_0_ui32(%xi: tensor<3x4xi32>) -> (tensor<4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xui32> -> tensor<4xui32>
  return %r : tensor<4xui32>
}
func.func @case_reduce_xor_1_ui32(%xi: tensor<3x4xi32>) -> (tensor<3xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xui32> -> tensor<3xui32>
  return %r : tensor<3xui32>
}
func.func @case_scan_xor_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xui32> -> tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_window_xor_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x2xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui32> -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}
func.func @case_contract_ui32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xui32>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xui32>, tensor<3x4xui32> -> tensor<3x3xui32>
  return %r : tensor<3x3xui32>
}
func.func @case_conv_ui32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xui32>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui32>
  %a = ten.reshape %x : tensor<3x4xui32> -> tensor<1x6x2xui32>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xui32> -> tensor<2x4xui32>
  %c = ten.reshape %b : tensor<2x4xui32> -> tensor<2x2x2xui32>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xui32>, tensor<2x2x2xui32> -> tensor<1x6x2xui32>
  return %r : tensor<1x6x2xui32>
}
func.func @case_iota_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %o = ten.iota dim = 0 : tensor<3x4xui32>
  %r = ten.add %o, %x : tensor<3x4xui32>
  return %r : tensor<3x4xui32>
}
func.func @case_reduce_add_0_ui64(%xi: tensor<3x4xi32>) -> (tensor<4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xui64> -> tensor<4xui64>
  return %r : tensor<4xui64>
}
func.func @case_reduce_add_1_ui64(%xi: tensor<3x4xi32>) -> (tensor<3xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xui64> -> tensor<3xui64>
  return %r : tensor<3xui64>
}
func.func @case_scan_add_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.scan add %x dim = 1 : tensor<3x4xui64> -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_window_add_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x2xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui64> -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}
func.func @case_scatter_add_ui64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui64>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui64>[tensor<2x1xi32>], tensor<2x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_reduce_mul_0_ui64(%xi: tensor<3x4xi32>) -> (tensor<4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xui64> -> tensor<4xui64>
  return %r : tensor<4xui64>
}
func.func @case_reduce_mul_1_ui64(%xi: tensor<3x4xi32>) -> (tensor<3xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xui64> -> tensor<3xui64>
  return %r : tensor<3xui64>
}
func.func @case_scan_mul_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xui64> -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_window_mul_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x2xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui64> -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}
func.func @case_scatter_mul_ui64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui64>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui64>[tensor<2x1xi32>], tensor<2x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_reduce_max_0_ui64(%xi: tensor<3x4xi32>) -> (tensor<4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xui64> -> tensor<4xui64>
  return %r : tensor<4xui64>
}
func.func @case_reduce_max_1_ui64(%xi: tensor<3x4xi32>) -> (tensor<3xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xui64> -> tensor<3xui64>
  return %r : tensor<3xui64>
}
func.func @case_scan_max_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.scan max %x dim = 1 : tensor<3x4xui64> -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_window_max_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x2xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui64> -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}
func.func @case_scatter_max_ui64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui64>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui64>[tensor<2x1xi32>], tensor<2x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_reduce_min_0_ui64(%xi: tensor<3x4xi32>) -> (tensor<4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xui64> -> tensor<4xui64>
  return %r : tensor<4xui64>
}
func.func @case_reduce_min_1_ui64(%xi: tensor<3x4xi32>) -> (tensor<3xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xui64> -> tensor<3xui64>
  return %r : tensor<3xui64>
}
func.func @case_scan_min_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.scan min %x dim = 1 : tensor<3x4xui64> -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_window_min_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x2xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui64> -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}
func.func @case_scatter_min_ui64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xui64>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xui64>[tensor<2x1xi32>], tensor<2x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_reduce_and_0_ui64(%xi: tensor<3x4xi32>) -> (tensor<4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xui64> -> tensor<4xui64>
  return %r : tensor<4xui64>
}
func.func @case_reduce_and_1_ui64(%xi: tensor<3x4xi32>) -> (tensor<3xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xui64> -> tensor<3xui64>
  return %r : tensor<3xui64>
}
func.func @case_scan_and_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.scan and %x dim = 1 : tensor<3x4xui64> -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_window_and_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x2xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui64> -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}
func.func @case_reduce_or_0_ui64(%xi: tensor<3x4xi32>) -> (tensor<4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xui64> -> tensor<4xui64>
  return %r : tensor<4xui64>
}
func.func @case_reduce_or_1_ui64(%xi: tensor<3x4xi32>) -> (tensor<3xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xui64> -> tensor<3xui64>
  return %r : tensor<3xui64>
}
func.func @case_scan_or_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.scan or %x dim = 1 : tensor<3x4xui64> -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_window_or_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x2xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui64> -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}
func.func @case_reduce_xor_0_ui64(%xi: tensor<3x4xi32>) -> (tensor<4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xui64> -> tensor<4xui64>
  return %r : tensor<4xui64>
}
func.func @case_reduce_xor_1_ui64(%xi: tensor<3x4xi32>) -> (tensor<3xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xui64> -> tensor<3xui64>
  return %r : tensor<3xui64>
}
func.func @case_scan_xor_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xui64> -> tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_window_xor_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x2xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xui64> -> tensor<3x2xui64>
  return %r : tensor<3x2xui64>
}
func.func @case_contract_ui64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xui64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xui64>, tensor<3x4xui64> -> tensor<3x3xui64>
  return %r : tensor<3x3xui64>
}
func.func @case_conv_ui64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xui64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xui64>
  %a = ten.reshape %x : tensor<3x4xui64> -> tensor<1x6x2xui64>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xui64> -> tensor<2x4xui64>
  %c = ten.reshape %b : tensor<2x4xui64> -> tensor<2x2x2xui64>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xui64>, tensor<2x2x2xui64> -> tensor<1x6x2xui64>
  return %r : tensor<1x6x2xui64>
}
func.func @case_iota_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %o = ten.iota dim = 0 : tensor<3x4xui64>
  %r = ten.add %o, %x : tensor<3x4xui64>
  return %r : tensor<3x4xui64>
}
func.func @case_reduce_add_0_f64(%xi: tensor<3x4xi32>) -> (tensor<4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf64> -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @case_reduce_add_1_f64(%xi: tensor<3x4xi32>) -> (tensor<3xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf64> -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @case_scan_add_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf64> -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_window_add_f64(%xi: tensor<3x4xi32>) -> (tensor<3x2xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf64> -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @case_scatter_add_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf64>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf64>[tensor<2x1xi32>], tensor<2x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_reduce_mul_0_f64(%xi: tensor<3x4xi32>) -> (tensor<4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf64> -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @case_reduce_mul_1_f64(%xi: tensor<3x4xi32>) -> (tensor<3xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf64> -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @case_scan_mul_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf64> -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_window_mul_f64(%xi: tensor<3x4xi32>) -> (tensor<3x2xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf64> -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @case_scatter_mul_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf64>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf64>[tensor<2x1xi32>], tensor<2x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_reduce_max_0_f64(%xi: tensor<3x4xi32>) -> (tensor<4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf64> -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @case_reduce_max_1_f64(%xi: tensor<3x4xi32>) -> (tensor<3xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf64> -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @case_scan_max_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf64> -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_window_max_f64(%xi: tensor<3x4xi32>) -> (tensor<3x2xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf64> -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @case_scatter_max_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf64>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf64>[tensor<2x1xi32>], tensor<2x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_reduce_min_0_f64(%xi: tensor<3x4xi32>) -> (tensor<4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf64> -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @case_reduce_min_1_f64(%xi: tensor<3x4xi32>) -> (tensor<3xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf64> -> tensor<3xf64>
  return %r : tensor<3xf64>
}
func.func @case_scan_min_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf64> -> tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_window_min_f64(%xi: tensor<3x4xi32>) -> (tensor<3x2xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf64> -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @case_scatter_min_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf64>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf64>[tensor<2x1xi32>], tensor<2x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_contract_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf64>, tensor<3x4xf64> -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}
func.func @case_conv_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf64>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf64>
  %a = ten.reshape %x : tensor<3x4xf64> -> tensor<1x6x2xf64>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf64> -> tensor<2x4xf64>
  %c = ten.reshape %b : tensor<2x4xf64> -> tensor<2x2x2xf64>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf64>, tensor<2x2x2xf64> -> tensor<1x6x2xf64>
  return %r : tensor<1x6x2xf64>
}
func.func @case_iota_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %o = ten.iota dim = 0 : tensor<3x4xf64>
  %r = ten.add %o, %x : tensor<3x4xf64>
  return %r : tensor<3x4xf64>
}
func.func @case_reduce_add_0_f32(%xi: tensor<3x4xi32>) -> (tensor<4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf32> -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_reduce_add_1_f32(%xi: tensor<3x4xi32>) -> (tensor<3xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf32> -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_scan_add_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf32> -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_window_add_f32(%xi: tensor<3x4xi32>) -> (tensor<3x2xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf32> -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @case_scatter_add_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf32>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf32>[tensor<2x1xi32>], tensor<2x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_reduce_mul_0_f32(%xi: tensor<3x4xi32>) -> (tensor<4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf32> -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_reduce_mul_1_f32(%xi: tensor<3x4xi32>) -> (tensor<3xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf32> -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_scan_mul_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf32> -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_window_mul_f32(%xi: tensor<3x4xi32>) -> (tensor<3x2xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf32> -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @case_scatter_mul_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf32>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf32>[tensor<2x1xi32>], tensor<2x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_reduce_max_0_f32(%xi: tensor<3x4xi32>) -> (tensor<4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf32> -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_reduce_max_1_f32(%xi: tensor<3x4xi32>) -> (tensor<3xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf32> -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_scan_max_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf32> -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_window_max_f32(%xi: tensor<3x4xi32>) -> (tensor<3x2xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf32> -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @case_scatter_max_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf32>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf32>[tensor<2x1xi32>], tensor<2x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_reduce_min_0_f32(%xi: tensor<3x4xi32>) -> (tensor<4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf32> -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @case_reduce_min_1_f32(%xi: tensor<3x4xi32>) -> (tensor<3xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf32> -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_scan_min_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf32> -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_window_min_f32(%xi: tensor<3x4xi32>) -> (tensor<3x2xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf32> -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @case_scatter_min_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf32>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf32>[tensor<2x1xi32>], tensor<2x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_contract_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf32>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
func.func @case_conv_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf32>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf32>
  %a = ten.reshape %x : tensor<3x4xf32> -> tensor<1x6x2xf32>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf32> -> tensor<2x4xf32>
  %c = ten.reshape %b : tensor<2x4xf32> -> tensor<2x2x2xf32>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf32>, tensor<2x2x2xf32> -> tensor<1x6x2xf32>
  return %r : tensor<1x6x2xf32>
}
func.func @case_iota_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %o = ten.iota dim = 0 : tensor<3x4xf32>
  %r = ten.add %o, %x : tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
func.func @case_reduce_add_0_f16(%xi: tensor<3x4xi32>) -> (tensor<4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf16> -> tensor<4xf16>
  return %r : tensor<4xf16>
}
func.func @case_reduce_add_1_f16(%xi: tensor<3x4xi32>) -> (tensor<3xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf16> -> tensor<3xf16>
  return %r : tensor<3xf16>
}
func.func @case_scan_add_f16(%xi: tensor<3x4xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf16> -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_window_add_f16(%xi: tensor<3x4xi32>) -> (tensor<3x2xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf16> -> tensor<3x2xf16>
  return %r : tensor<3x2xf16>
}
func.func @case_scatter_add_f16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf16>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf16>[tensor<2x1xi32>], tensor<2x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_reduce_mul_0_f16(%xi: tensor<3x4xi32>) -> (tensor<4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf16> -> tensor<4xf16>
  return %r : tensor<4xf16>
}
func.func @case_reduce_mul_1_f16(%xi: tensor<3x4xi32>) -> (tensor<3xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf16> -> tensor<3xf16>
  return %r : tensor<3xf16>
}
func.func @case_scan_mul_f16(%xi: tensor<3x4xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf16> -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_window_mul_f16(%xi: tensor<3x4xi32>) -> (tensor<3x2xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf16> -> tensor<3x2xf16>
  return %r : tensor<3x2xf16>
}
func.func @case_scatter_mul_f16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf16>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf16>[tensor<2x1xi32>], tensor<2x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_reduce_max_0_f16(%xi: tensor<3x4xi32>) -> (tensor<4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf16> -> tensor<4xf16>
  return %r : tensor<4xf16>
}
func.func @case_reduce_max_1_f16(%xi: tensor<3x4xi32>) -> (tensor<3xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf16> -> tensor<3xf16>
  return %r : tensor<3xf16>
}
func.func @case_scan_max_f16(%xi: tensor<3x4xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf16> -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_window_max_f16(%xi: tensor<3x4xi32>) -> (tensor<3x2xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf16> -> tensor<3x2xf16>
  return %r : tensor<3x2xf16>
}
func.func @case_scatter_max_f16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf16>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf16>[tensor<2x1xi32>], tensor<2x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_reduce_min_0_f16(%xi: tensor<3x4xi32>) -> (tensor<4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf16> -> tensor<4xf16>
  return %r : tensor<4xf16>
}
func.func @case_reduce_min_1_f16(%xi: tensor<3x4xi32>) -> (tensor<3xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf16> -> tensor<3xf16>
  return %r : tensor<3xf16>
}
func.func @case_scan_min_f16(%xi: tensor<3x4xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf16> -> tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_window_min_f16(%xi: tensor<3x4xi32>) -> (tensor<3x2xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf16> -> tensor<3x2xf16>
  return %r : tensor<3x2xf16>
}
func.func @case_scatter_min_f16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf16>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf16>[tensor<2x1xi32>], tensor<2x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_contract_f16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf16>, tensor<3x4xf16> -> tensor<3x3xf16>
  return %r : tensor<3x3xf16>
}
func.func @case_conv_f16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf16>
  %a = ten.reshape %x : tensor<3x4xf16> -> tensor<1x6x2xf16>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf16> -> tensor<2x4xf16>
  %c = ten.reshape %b : tensor<2x4xf16> -> tensor<2x2x2xf16>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf16>, tensor<2x2x2xf16> -> tensor<1x6x2xf16>
  return %r : tensor<1x6x2xf16>
}
func.func @case_iota_f16(%xi: tensor<3x4xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %o = ten.iota dim = 0 : tensor<3x4xf16>
  %r = ten.add %o, %x : tensor<3x4xf16>
  return %r : tensor<3x4xf16>
}
func.func @case_reduce_add_0_bf16(%xi: tensor<3x4xi32>) -> (tensor<4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xbf16> -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}
func.func @case_reduce_add_1_bf16(%xi: tensor<3x4xi32>) -> (tensor<3xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xbf16> -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}
func.func @case_scan_add_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.scan add %x dim = 1 : tensor<3x4xbf16> -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_window_add_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x2xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xbf16> -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}
func.func @case_scatter_add_bf16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xbf16>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xbf16>[tensor<2x1xi32>], tensor<2x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_reduce_mul_0_bf16(%xi: tensor<3x4xi32>) -> (tensor<4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xbf16> -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}
func.func @case_reduce_mul_1_bf16(%xi: tensor<3x4xi32>) -> (tensor<3xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xbf16> -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}
func.func @case_scan_mul_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xbf16> -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_window_mul_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x2xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xbf16> -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}
func.func @case_scatter_mul_bf16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xbf16>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xbf16>[tensor<2x1xi32>], tensor<2x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_reduce_max_0_bf16(%xi: tensor<3x4xi32>) -> (tensor<4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xbf16> -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}
func.func @case_reduce_max_1_bf16(%xi: tensor<3x4xi32>) -> (tensor<3xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xbf16> -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}
func.func @case_scan_max_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.scan max %x dim = 1 : tensor<3x4xbf16> -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_window_max_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x2xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xbf16> -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}
func.func @case_scatter_max_bf16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xbf16>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xbf16>[tensor<2x1xi32>], tensor<2x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_reduce_min_0_bf16(%xi: tensor<3x4xi32>) -> (tensor<4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xbf16> -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}
func.func @case_reduce_min_1_bf16(%xi: tensor<3x4xi32>) -> (tensor<3xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xbf16> -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}
func.func @case_scan_min_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.scan min %x dim = 1 : tensor<3x4xbf16> -> tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_window_min_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x2xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xbf16> -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}
func.func @case_scatter_min_bf16(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xbf16>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xbf16>[tensor<2x1xi32>], tensor<2x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_contract_bf16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xbf16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xbf16>, tensor<3x4xbf16> -> tensor<3x3xbf16>
  return %r : tensor<3x3xbf16>
}
func.func @case_conv_bf16(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xbf16>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %a = ten.reshape %x : tensor<3x4xbf16> -> tensor<1x6x2xbf16>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xbf16> -> tensor<2x4xbf16>
  %c = ten.reshape %b : tensor<2x4xbf16> -> tensor<2x2x2xbf16>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xbf16>, tensor<2x2x2xbf16> -> tensor<1x6x2xbf16>
  return %r : tensor<1x6x2xbf16>
}
func.func @case_iota_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %o = ten.iota dim = 0 : tensor<3x4xbf16>
  %r = ten.add %o, %x : tensor<3x4xbf16>
  return %r : tensor<3x4xbf16>
}
func.func @case_reduce_add_0_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf8E5M2> -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}
func.func @case_reduce_add_1_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf8E5M2> -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}
func.func @case_scan_add_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf8E5M2> -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_window_add_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E5M2> -> tensor<3x2xf8E5M2>
  return %r : tensor<3x2xf8E5M2>
}
func.func @case_scatter_add_f8E5M2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2>[tensor<2x1xi32>], tensor<2x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_reduce_mul_0_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf8E5M2> -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}
func.func @case_reduce_mul_1_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf8E5M2> -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}
func.func @case_scan_mul_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf8E5M2> -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_window_mul_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E5M2> -> tensor<3x2xf8E5M2>
  return %r : tensor<3x2xf8E5M2>
}
func.func @case_scatter_mul_f8E5M2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2>[tensor<2x1xi32>], tensor<2x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_reduce_max_0_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf8E5M2> -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}
func.func @case_reduce_max_1_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf8E5M2> -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}
func.func @case_scan_max_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf8E5M2> -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_window_max_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E5M2> -> tensor<3x2xf8E5M2>
  return %r : tensor<3x2xf8E5M2>
}
func.func @case_scatter_max_f8E5M2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2>[tensor<2x1xi32>], tensor<2x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_reduce_min_0_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf8E5M2> -> tensor<4xf8E5M2>
  return %r : tensor<4xf8E5M2>
}
func.func @case_reduce_min_1_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf8E5M2> -> tensor<3xf8E5M2>
  return %r : tensor<3xf8E5M2>
}
func.func @case_scan_min_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf8E5M2> -> tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_window_min_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E5M2> -> tensor<3x2xf8E5M2>
  return %r : tensor<3x2xf8E5M2>
}
func.func @case_scatter_min_f8E5M2(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2>[tensor<2x1xi32>], tensor<2x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_contract_f8E5M2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf8E5M2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2> -> tensor<3x3xf8E5M2>
  return %r : tensor<3x3xf8E5M2>
}
func.func @case_conv_f8E5M2(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf8E5M2>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %a = ten.reshape %x : tensor<3x4xf8E5M2> -> tensor<1x6x2xf8E5M2>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf8E5M2> -> tensor<2x4xf8E5M2>
  %c = ten.reshape %b : tensor<2x4xf8E5M2> -> tensor<2x2x2xf8E5M2>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf8E5M2>, tensor<2x2x2xf8E5M2> -> tensor<1x6x2xf8E5M2>
  return %r : tensor<1x6x2xf8E5M2>
}
func.func @case_iota_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %o = ten.iota dim = 0 : tensor<3x4xf8E5M2>
  %r = ten.add %o, %x : tensor<3x4xf8E5M2>
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_reduce_add_0_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf8E5M2FNUZ> -> tensor<4xf8E5M2FNUZ>
  return %r : tensor<4xf8E5M2FNUZ>
}
func.func @case_reduce_add_1_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf8E5M2FNUZ> -> tensor<3xf8E5M2FNUZ>
  return %r : tensor<3xf8E5M2FNUZ>
}
func.func @case_scan_add_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf8E5M2FNUZ> -> tensor<3x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_window_add_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E5M2FNUZ> -> tensor<3x2xf8E5M2FNUZ>
  return %r : tensor<3x2xf8E5M2FNUZ>
}
func.func @case_scatter_add_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2FNUZ>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_reduce_mul_0_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf8E5M2FNUZ> -> tensor<4xf8E5M2FNUZ>
  return %r : tensor<4xf8E5M2FNUZ>
}
func.func @case_reduce_mul_1_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf8E5M2FNUZ> -> tensor<3xf8E5M2FNUZ>
  return %r : tensor<3xf8E5M2FNUZ>
}
func.func @case_scan_mul_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf8E5M2FNUZ> -> tensor<3x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_window_mul_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E5M2FNUZ> -> tensor<3x2xf8E5M2FNUZ>
  return %r : tensor<3x2xf8E5M2FNUZ>
}
func.func @case_scatter_mul_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2FNUZ>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_reduce_max_0_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf8E5M2FNUZ> -> tensor<4xf8E5M2FNUZ>
  return %r : tensor<4xf8E5M2FNUZ>
}
func.func @case_reduce_max_1_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf8E5M2FNUZ> -> tensor<3xf8E5M2FNUZ>
  return %r : tensor<3xf8E5M2FNUZ>
}
func.func @case_scan_max_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf8E5M2FNUZ> -> tensor<3x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_window_max_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E5M2FNUZ> -> tensor<3x2xf8E5M2FNUZ>
  return %r : tensor<3x2xf8E5M2FNUZ>
}
func.func @case_scatter_max_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2FNUZ>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_reduce_min_0_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf8E5M2FNUZ> -> tensor<4xf8E5M2FNUZ>
  return %r : tensor<4xf8E5M2FNUZ>
}
func.func @case_reduce_min_1_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf8E5M2FNUZ> -> tensor<3xf8E5M2FNUZ>
  return %r : tensor<3xf8E5M2FNUZ>
}
func.func @case_scan_min_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf8E5M2FNUZ> -> tensor<3x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_window_min_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E5M2FNUZ> -> tensor<3x2xf8E5M2FNUZ>
  return %r : tensor<3x2xf8E5M2FNUZ>
}
func.func @case_scatter_min_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E5M2FNUZ>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E5M2FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_contract_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf8E5M2FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ> -> tensor<3x3xf8E5M2FNUZ>
  return %r : tensor<3x3xf8E5M2FNUZ>
}
func.func @case_conv_f8E5M2FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf8E5M2FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %a = ten.reshape %x : tensor<3x4xf8E5M2FNUZ> -> tensor<1x6x2xf8E5M2FNUZ>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf8E5M2FNUZ> -> tensor<2x4xf8E5M2FNUZ>
  %c = ten.reshape %b : tensor<2x4xf8E5M2FNUZ> -> tensor<2x2x2xf8E5M2FNUZ>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf8E5M2FNUZ>, tensor<2x2x2xf8E5M2FNUZ> -> tensor<1x6x2xf8E5M2FNUZ>
  return %r : tensor<1x6x2xf8E5M2FNUZ>
}
func.func @case_iota_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %o = ten.iota dim = 0 : tensor<3x4xf8E5M2FNUZ>
  %r = ten.add %o, %x : tensor<3x4xf8E5M2FNUZ>
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_reduce_add_0_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf8E4M3> -> tensor<4xf8E4M3>
  return %r : tensor<4xf8E4M3>
}
func.func @case_reduce_add_1_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf8E4M3> -> tensor<3xf8E4M3>
  return %r : tensor<3xf8E4M3>
}
func.func @case_scan_add_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf8E4M3> -> tensor<3x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_window_add_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3> -> tensor<3x2xf8E4M3>
  return %r : tensor<3x2xf8E4M3>
}
func.func @case_scatter_add_f8E4M3(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3>[tensor<2x1xi32>], tensor<2x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_reduce_mul_0_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf8E4M3> -> tensor<4xf8E4M3>
  return %r : tensor<4xf8E4M3>
}
func.func @case_reduce_mul_1_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf8E4M3> -> tensor<3xf8E4M3>
  return %r : tensor<3xf8E4M3>
}
func.func @case_scan_mul_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf8E4M3> -> tensor<3x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_window_mul_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3> -> tensor<3x2xf8E4M3>
  return %r : tensor<3x2xf8E4M3>
}
func.func @case_scatter_mul_f8E4M3(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3>[tensor<2x1xi32>], tensor<2x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_reduce_max_0_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf8E4M3> -> tensor<4xf8E4M3>
  return %r : tensor<4xf8E4M3>
}
func.func @case_reduce_max_1_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf8E4M3> -> tensor<3xf8E4M3>
  return %r : tensor<3xf8E4M3>
}
func.func @case_scan_max_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf8E4M3> -> tensor<3x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_window_max_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3> -> tensor<3x2xf8E4M3>
  return %r : tensor<3x2xf8E4M3>
}
func.func @case_scatter_max_f8E4M3(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3>[tensor<2x1xi32>], tensor<2x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_reduce_min_0_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf8E4M3> -> tensor<4xf8E4M3>
  return %r : tensor<4xf8E4M3>
}
func.func @case_reduce_min_1_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf8E4M3> -> tensor<3xf8E4M3>
  return %r : tensor<3xf8E4M3>
}
func.func @case_scan_min_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf8E4M3> -> tensor<3x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_window_min_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3> -> tensor<3x2xf8E4M3>
  return %r : tensor<3x2xf8E4M3>
}
func.func @case_scatter_min_f8E4M3(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3>[tensor<2x1xi32>], tensor<2x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_contract_f8E4M3(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf8E4M3>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3> -> tensor<3x3xf8E4M3>
  return %r : tensor<3x3xf8E4M3>
}
func.func @case_conv_f8E4M3(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf8E4M3>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %a = ten.reshape %x : tensor<3x4xf8E4M3> -> tensor<1x6x2xf8E4M3>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf8E4M3> -> tensor<2x4xf8E4M3>
  %c = ten.reshape %b : tensor<2x4xf8E4M3> -> tensor<2x2x2xf8E4M3>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf8E4M3>, tensor<2x2x2xf8E4M3> -> tensor<1x6x2xf8E4M3>
  return %r : tensor<1x6x2xf8E4M3>
}
func.func @case_iota_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %o = ten.iota dim = 0 : tensor<3x4xf8E4M3>
  %r = ten.add %o, %x : tensor<3x4xf8E4M3>
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_reduce_add_0_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf8E4M3FN> -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}
func.func @case_reduce_add_1_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf8E4M3FN> -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}
func.func @case_scan_add_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf8E4M3FN> -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_window_add_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3FN> -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}
func.func @case_scatter_add_f8E4M3FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FN>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FN>[tensor<2x1xi32>], tensor<2x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_reduce_mul_0_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf8E4M3FN> -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}
func.func @case_reduce_mul_1_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf8E4M3FN> -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}
func.func @case_scan_mul_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf8E4M3FN> -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_window_mul_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3FN> -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}
func.func @case_scatter_mul_f8E4M3FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FN>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FN>[tensor<2x1xi32>], tensor<2x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_reduce_max_0_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf8E4M3FN> -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}
func.func @case_reduce_max_1_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf8E4M3FN> -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}
func.func @case_scan_max_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf8E4M3FN> -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_window_max_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3FN> -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}
func.func @case_scatter_max_f8E4M3FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FN>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FN>[tensor<2x1xi32>], tensor<2x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_reduce_min_0_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf8E4M3FN> -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}
func.func @case_reduce_min_1_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf8E4M3FN> -> tensor<3xf8E4M3FN>
  return %r : tensor<3xf8E4M3FN>
}
func.func @case_scan_min_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf8E4M3FN> -> tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_window_min_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3FN> -> tensor<3x2xf8E4M3FN>
  return %r : tensor<3x2xf8E4M3FN>
}
func.func @case_scatter_min_f8E4M3FN(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FN>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FN>[tensor<2x1xi32>], tensor<2x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_contract_f8E4M3FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf8E4M3FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN> -> tensor<3x3xf8E4M3FN>
  return %r : tensor<3x3xf8E4M3FN>
}
func.func @case_conv_f8E4M3FN(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf8E4M3FN>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %a = ten.reshape %x : tensor<3x4xf8E4M3FN> -> tensor<1x6x2xf8E4M3FN>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf8E4M3FN> -> tensor<2x4xf8E4M3FN>
  %c = ten.reshape %b : tensor<2x4xf8E4M3FN> -> tensor<2x2x2xf8E4M3FN>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf8E4M3FN>, tensor<2x2x2xf8E4M3FN> -> tensor<1x6x2xf8E4M3FN>
  return %r : tensor<1x6x2xf8E4M3FN>
}
func.func @case_iota_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %o = ten.iota dim = 0 : tensor<3x4xf8E4M3FN>
  %r = ten.add %o, %x : tensor<3x4xf8E4M3FN>
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_reduce_add_0_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf8E4M3FNUZ> -> tensor<4xf8E4M3FNUZ>
  return %r : tensor<4xf8E4M3FNUZ>
}
func.func @case_reduce_add_1_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf8E4M3FNUZ> -> tensor<3xf8E4M3FNUZ>
  return %r : tensor<3xf8E4M3FNUZ>
}
func.func @case_scan_add_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf8E4M3FNUZ> -> tensor<3x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_window_add_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3FNUZ> -> tensor<3x2xf8E4M3FNUZ>
  return %r : tensor<3x2xf8E4M3FNUZ>
}
func.func @case_scatter_add_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FNUZ>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_reduce_mul_0_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf8E4M3FNUZ> -> tensor<4xf8E4M3FNUZ>
  return %r : tensor<4xf8E4M3FNUZ>
}
func.func @case_reduce_mul_1_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf8E4M3FNUZ> -> tensor<3xf8E4M3FNUZ>
  return %r : tensor<3xf8E4M3FNUZ>
}
func.func @case_scan_mul_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf8E4M3FNUZ> -> tensor<3x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_window_mul_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3FNUZ> -> tensor<3x2xf8E4M3FNUZ>
  return %r : tensor<3x2xf8E4M3FNUZ>
}
func.func @case_scatter_mul_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FNUZ>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_reduce_max_0_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf8E4M3FNUZ> -> tensor<4xf8E4M3FNUZ>
  return %r : tensor<4xf8E4M3FNUZ>
}
func.func @case_reduce_max_1_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf8E4M3FNUZ> -> tensor<3xf8E4M3FNUZ>
  return %r : tensor<3xf8E4M3FNUZ>
}
func.func @case_scan_max_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf8E4M3FNUZ> -> tensor<3x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_window_max_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3FNUZ> -> tensor<3x2xf8E4M3FNUZ>
  return %r : tensor<3x2xf8E4M3FNUZ>
}
func.func @case_scatter_max_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FNUZ>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_reduce_min_0_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf8E4M3FNUZ> -> tensor<4xf8E4M3FNUZ>
  return %r : tensor<4xf8E4M3FNUZ>
}
func.func @case_reduce_min_1_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf8E4M3FNUZ> -> tensor<3xf8E4M3FNUZ>
  return %r : tensor<3xf8E4M3FNUZ>
}
func.func @case_scan_min_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf8E4M3FNUZ> -> tensor<3x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_window_min_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3FNUZ> -> tensor<3x2xf8E4M3FNUZ>
  return %r : tensor<3x2xf8E4M3FNUZ>
}
func.func @case_scatter_min_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3FNUZ>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_contract_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf8E4M3FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ> -> tensor<3x3xf8E4M3FNUZ>
  return %r : tensor<3x3xf8E4M3FNUZ>
}
func.func @case_conv_f8E4M3FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf8E4M3FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %a = ten.reshape %x : tensor<3x4xf8E4M3FNUZ> -> tensor<1x6x2xf8E4M3FNUZ>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf8E4M3FNUZ> -> tensor<2x4xf8E4M3FNUZ>
  %c = ten.reshape %b : tensor<2x4xf8E4M3FNUZ> -> tensor<2x2x2xf8E4M3FNUZ>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf8E4M3FNUZ>, tensor<2x2x2xf8E4M3FNUZ> -> tensor<1x6x2xf8E4M3FNUZ>
  return %r : tensor<1x6x2xf8E4M3FNUZ>
}
func.func @case_iota_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %o = ten.iota dim = 0 : tensor<3x4xf8E4M3FNUZ>
  %r = ten.add %o, %x : tensor<3x4xf8E4M3FNUZ>
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_reduce_add_0_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<4xf8E4M3B11FNUZ>
  return %r : tensor<4xf8E4M3B11FNUZ>
}
func.func @case_reduce_add_1_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3xf8E4M3B11FNUZ>
  return %r : tensor<3xf8E4M3B11FNUZ>
}
func.func @case_scan_add_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_window_add_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x2xf8E4M3B11FNUZ>
  return %r : tensor<3x2xf8E4M3B11FNUZ>
}
func.func @case_scatter_add_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3B11FNUZ>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3B11FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_reduce_mul_0_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<4xf8E4M3B11FNUZ>
  return %r : tensor<4xf8E4M3B11FNUZ>
}
func.func @case_reduce_mul_1_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3xf8E4M3B11FNUZ>
  return %r : tensor<3xf8E4M3B11FNUZ>
}
func.func @case_scan_mul_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_window_mul_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x2xf8E4M3B11FNUZ>
  return %r : tensor<3x2xf8E4M3B11FNUZ>
}
func.func @case_scatter_mul_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3B11FNUZ>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3B11FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_reduce_max_0_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<4xf8E4M3B11FNUZ>
  return %r : tensor<4xf8E4M3B11FNUZ>
}
func.func @case_reduce_max_1_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3xf8E4M3B11FNUZ>
  return %r : tensor<3xf8E4M3B11FNUZ>
}
func.func @case_scan_max_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_window_max_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x2xf8E4M3B11FNUZ>
  return %r : tensor<3x2xf8E4M3B11FNUZ>
}
func.func @case_scatter_max_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3B11FNUZ>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3B11FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_reduce_min_0_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<4xf8E4M3B11FNUZ>
  return %r : tensor<4xf8E4M3B11FNUZ>
}
func.func @case_reduce_min_1_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3xf8E4M3B11FNUZ>
  return %r : tensor<3xf8E4M3B11FNUZ>
}
func.func @case_scan_min_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_window_min_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x2xf8E4M3B11FNUZ>
  return %r : tensor<3x2xf8E4M3B11FNUZ>
}
func.func @case_scatter_min_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E4M3B11FNUZ>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E4M3B11FNUZ>[tensor<2x1xi32>], tensor<2x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_contract_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf8E4M3B11FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x3xf8E4M3B11FNUZ>
  return %r : tensor<3x3xf8E4M3B11FNUZ>
}
func.func @case_conv_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf8E4M3B11FNUZ>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %a = ten.reshape %x : tensor<3x4xf8E4M3B11FNUZ> -> tensor<1x6x2xf8E4M3B11FNUZ>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf8E4M3B11FNUZ> -> tensor<2x4xf8E4M3B11FNUZ>
  %c = ten.reshape %b : tensor<2x4xf8E4M3B11FNUZ> -> tensor<2x2x2xf8E4M3B11FNUZ>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf8E4M3B11FNUZ>, tensor<2x2x2xf8E4M3B11FNUZ> -> tensor<1x6x2xf8E4M3B11FNUZ>
  return %r : tensor<1x6x2xf8E4M3B11FNUZ>
}
func.func @case_iota_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %o = ten.iota dim = 0 : tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.add %o, %x : tensor<3x4xf8E4M3B11FNUZ>
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_reduce_add_0_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xf8E3M4> -> tensor<4xf8E3M4>
  return %r : tensor<4xf8E3M4>
}
func.func @case_reduce_add_1_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xf8E3M4> -> tensor<3xf8E3M4>
  return %r : tensor<3xf8E3M4>
}
func.func @case_scan_add_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.scan add %x dim = 1 : tensor<3x4xf8E3M4> -> tensor<3x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_window_add_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E3M4> -> tensor<3x2xf8E3M4>
  return %r : tensor<3x2xf8E3M4>
}
func.func @case_scatter_add_f8E3M4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E3M4>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E3M4>[tensor<2x1xi32>], tensor<2x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_reduce_mul_0_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xf8E3M4> -> tensor<4xf8E3M4>
  return %r : tensor<4xf8E3M4>
}
func.func @case_reduce_mul_1_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xf8E3M4> -> tensor<3xf8E3M4>
  return %r : tensor<3xf8E3M4>
}
func.func @case_scan_mul_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xf8E3M4> -> tensor<3x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_window_mul_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E3M4> -> tensor<3x2xf8E3M4>
  return %r : tensor<3x2xf8E3M4>
}
func.func @case_scatter_mul_f8E3M4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E3M4>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E3M4>[tensor<2x1xi32>], tensor<2x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_reduce_max_0_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xf8E3M4> -> tensor<4xf8E3M4>
  return %r : tensor<4xf8E3M4>
}
func.func @case_reduce_max_1_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xf8E3M4> -> tensor<3xf8E3M4>
  return %r : tensor<3xf8E3M4>
}
func.func @case_scan_max_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.scan max %x dim = 1 : tensor<3x4xf8E3M4> -> tensor<3x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_window_max_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E3M4> -> tensor<3x2xf8E3M4>
  return %r : tensor<3x2xf8E3M4>
}
func.func @case_scatter_max_f8E3M4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E3M4>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E3M4>[tensor<2x1xi32>], tensor<2x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_reduce_min_0_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xf8E3M4> -> tensor<4xf8E3M4>
  return %r : tensor<4xf8E3M4>
}
func.func @case_reduce_min_1_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xf8E3M4> -> tensor<3xf8E3M4>
  return %r : tensor<3xf8E3M4>
}
func.func @case_scan_min_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.scan min %x dim = 1 : tensor<3x4xf8E3M4> -> tensor<3x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_window_min_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xf8E3M4> -> tensor<3x2xf8E3M4>
  return %r : tensor<3x2xf8E3M4>
}
func.func @case_scatter_min_f8E3M4(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xf8E3M4>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xf8E3M4>[tensor<2x1xi32>], tensor<2x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_contract_f8E3M4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xf8E3M4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4> -> tensor<3x3xf8E3M4>
  return %r : tensor<3x3xf8E3M4>
}
func.func @case_conv_f8E3M4(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xf8E3M4>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %a = ten.reshape %x : tensor<3x4xf8E3M4> -> tensor<1x6x2xf8E3M4>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xf8E3M4> -> tensor<2x4xf8E3M4>
  %c = ten.reshape %b : tensor<2x4xf8E3M4> -> tensor<2x2x2xf8E3M4>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xf8E3M4>, tensor<2x2x2xf8E3M4> -> tensor<1x6x2xf8E3M4>
  return %r : tensor<1x6x2xf8E3M4>
}
func.func @case_iota_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %o = ten.iota dim = 0 : tensor<3x4xf8E3M4>
  %r = ten.add %o, %x : tensor<3x4xf8E3M4>
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_reduce_add_0_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<4xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}
func.func @case_reduce_add_1_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xcomplex<f32>> -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}
func.func @case_scan_add_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.scan add %x dim = 1 : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_window_add_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3x2xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xcomplex<f32>> -> tensor<3x2xcomplex<f32>>
  return %r : tensor<3x2xcomplex<f32>>
}
func.func @case_scatter_add_complex_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xcomplex<f32>>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xcomplex<f32>>[tensor<2x1xi32>], tensor<2x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_reduce_mul_0_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<4xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}
func.func @case_reduce_mul_1_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xcomplex<f32>> -> tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}
func.func @case_scan_mul_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_window_mul_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3x2xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xcomplex<f32>> -> tensor<3x2xcomplex<f32>>
  return %r : tensor<3x2xcomplex<f32>>
}
func.func @case_scatter_mul_complex_f32(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xcomplex<f32>>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xcomplex<f32>>[tensor<2x1xi32>], tensor<2x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_contract_complex_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xcomplex<f32>>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>> -> tensor<3x3xcomplex<f32>>
  return %r : tensor<3x3xcomplex<f32>>
}
func.func @case_conv_complex_f32(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xcomplex<f32>>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %a = ten.reshape %x : tensor<3x4xcomplex<f32>> -> tensor<1x6x2xcomplex<f32>>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xcomplex<f32>> -> tensor<2x4xcomplex<f32>>
  %c = ten.reshape %b : tensor<2x4xcomplex<f32>> -> tensor<2x2x2xcomplex<f32>>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>> -> tensor<1x6x2xcomplex<f32>>
  return %r : tensor<1x6x2xcomplex<f32>>
}
func.func @case_iota_complex_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f32>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f32>>
  %o = ten.iota dim = 0 : tensor<3x4xcomplex<f32>>
  %r = ten.add %o, %x : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
func.func @case_reduce_add_0_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<4xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}
func.func @case_reduce_add_1_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xcomplex<f64>> -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}
func.func @case_scan_add_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.scan add %x dim = 1 : tensor<3x4xcomplex<f64>> -> tensor<3x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_window_add_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3x2xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xcomplex<f64>> -> tensor<3x2xcomplex<f64>>
  return %r : tensor<3x2xcomplex<f64>>
}
func.func @case_scatter_add_complex_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xcomplex<f64>>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xcomplex<f64>>[tensor<2x1xi32>], tensor<2x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_reduce_mul_0_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<4xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}
func.func @case_reduce_mul_1_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xcomplex<f64>> -> tensor<3xcomplex<f64>>
  return %r : tensor<3xcomplex<f64>>
}
func.func @case_scan_mul_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xcomplex<f64>> -> tensor<3x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_window_mul_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3x2xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xcomplex<f64>> -> tensor<3x2xcomplex<f64>>
  return %r : tensor<3x2xcomplex<f64>>
}
func.func @case_scatter_mul_complex_f64(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xcomplex<f64>>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xcomplex<f64>>[tensor<2x1xi32>], tensor<2x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_contract_complex_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xcomplex<f64>>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>> -> tensor<3x3xcomplex<f64>>
  return %r : tensor<3x3xcomplex<f64>>
}
func.func @case_conv_complex_f64(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xcomplex<f64>>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %a = ten.reshape %x : tensor<3x4xcomplex<f64>> -> tensor<1x6x2xcomplex<f64>>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xcomplex<f64>> -> tensor<2x4xcomplex<f64>>
  %c = ten.reshape %b : tensor<2x4xcomplex<f64>> -> tensor<2x2x2xcomplex<f64>>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>> -> tensor<1x6x2xcomplex<f64>>
  return %r : tensor<1x6x2xcomplex<f64>>
}
func.func @case_iota_complex_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xcomplex<f64>>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xcomplex<f64>>
  %o = ten.iota dim = 0 : tensor<3x4xcomplex<f64>>
  %r = ten.add %o, %x : tensor<3x4xcomplex<f64>>
  return %r : tensor<3x4xcomplex<f64>>
}
func.func @case_reduce_add_0_i1(%xi: tensor<3x4xi32>) -> (tensor<4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce add %x dims = [0] : tensor<3x4xi1> -> tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_reduce_add_1_i1(%xi: tensor<3x4xi32>) -> (tensor<3xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce add %x dims = [1] : tensor<3x4xi1> -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @case_scan_add_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.scan add %x dim = 1 : tensor<3x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_window_add_i1(%xi: tensor<3x4xi32>) -> (tensor<3x2xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.window_reduce add %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi1> -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}
func.func @case_scatter_add_i1(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi1>
  %r = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi1>[tensor<2x1xi32>], tensor<2x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_mul_0_i1(%xi: tensor<3x4xi32>) -> (tensor<4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce mul %x dims = [0] : tensor<3x4xi1> -> tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_reduce_mul_1_i1(%xi: tensor<3x4xi32>) -> (tensor<3xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce mul %x dims = [1] : tensor<3x4xi1> -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @case_scan_mul_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.scan mul %x dim = 1 : tensor<3x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_window_mul_i1(%xi: tensor<3x4xi32>) -> (tensor<3x2xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.window_reduce mul %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi1> -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}
func.func @case_scatter_mul_i1(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi1>
  %r = ten.scatter mul %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi1>[tensor<2x1xi32>], tensor<2x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_max_0_i1(%xi: tensor<3x4xi32>) -> (tensor<4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce max %x dims = [0] : tensor<3x4xi1> -> tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_reduce_max_1_i1(%xi: tensor<3x4xi32>) -> (tensor<3xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce max %x dims = [1] : tensor<3x4xi1> -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @case_scan_max_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.scan max %x dim = 1 : tensor<3x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_window_max_i1(%xi: tensor<3x4xi32>) -> (tensor<3x2xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.window_reduce max %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi1> -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}
func.func @case_scatter_max_i1(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi1>
  %r = ten.scatter max %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi1>[tensor<2x1xi32>], tensor<2x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_min_0_i1(%xi: tensor<3x4xi32>) -> (tensor<4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce min %x dims = [0] : tensor<3x4xi1> -> tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_reduce_min_1_i1(%xi: tensor<3x4xi32>) -> (tensor<3xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce min %x dims = [1] : tensor<3x4xi1> -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @case_scan_min_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.scan min %x dim = 1 : tensor<3x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_window_min_i1(%xi: tensor<3x4xi32>) -> (tensor<3x2xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.window_reduce min %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi1> -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}
func.func @case_scatter_min_i1(%xi: tensor<3x4xi32>, %ui: tensor<2x4xi32>, %i: tensor<2x1xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x", "u", "i"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %u = ten.convert %ui : tensor<2x4xi32> -> tensor<2x4xi1>
  %r = ten.scatter min %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<3x4xi1>[tensor<2x1xi32>], tensor<2x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_reduce_and_0_i1(%xi: tensor<3x4xi32>) -> (tensor<4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce and %x dims = [0] : tensor<3x4xi1> -> tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_reduce_and_1_i1(%xi: tensor<3x4xi32>) -> (tensor<3xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce and %x dims = [1] : tensor<3x4xi1> -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @case_scan_and_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.scan and %x dim = 1 : tensor<3x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_window_and_i1(%xi: tensor<3x4xi32>) -> (tensor<3x2xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.window_reduce and %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi1> -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}
func.func @case_reduce_or_0_i1(%xi: tensor<3x4xi32>) -> (tensor<4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce or %x dims = [0] : tensor<3x4xi1> -> tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_reduce_or_1_i1(%xi: tensor<3x4xi32>) -> (tensor<3xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce or %x dims = [1] : tensor<3x4xi1> -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @case_scan_or_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.scan or %x dim = 1 : tensor<3x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_window_or_i1(%xi: tensor<3x4xi32>) -> (tensor<3x2xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.window_reduce or %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi1> -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}
func.func @case_reduce_xor_0_i1(%xi: tensor<3x4xi32>) -> (tensor<4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce xor %x dims = [0] : tensor<3x4xi1> -> tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @case_reduce_xor_1_i1(%xi: tensor<3x4xi32>) -> (tensor<3xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.reduce xor %x dims = [1] : tensor<3x4xi1> -> tensor<3xi1>
  return %r : tensor<3xi1>
}
func.func @case_scan_xor_i1(%xi: tensor<3x4xi32>) -> (tensor<3x4xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.scan xor %x dim = 1 : tensor<3x4xi1> -> tensor<3x4xi1>
  return %r : tensor<3x4xi1>
}
func.func @case_window_xor_i1(%xi: tensor<3x4xi32>) -> (tensor<3x2xi1>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.window_reduce xor %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : tensor<3x4xi1> -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
}
func.func @case_contract_i1(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<3x3xi1>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi1>
  %r = ten.contract %x, %y contracting = [1] x [1] : tensor<3x4xi1>, tensor<3x4xi1> -> tensor<3x3xi1>
  return %r : tensor<3x3xi1>
}
func.func @case_conv_i1(%xi: tensor<3x4xi32>, %yi: tensor<3x4xi32>) -> (tensor<1x6x2xi1>) attributes {inputs = ["x", "y"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi1>
  %y = ten.convert %yi : tensor<3x4xi32> -> tensor<3x4xi1>
  %a = ten.reshape %x : tensor<3x4xi1> -> tensor<1x6x2xi1>
  %b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : tensor<3x4xi1> -> tensor<2x4xi1>
  %c = ten.reshape %b : tensor<2x4xi1> -> tensor<2x2x2xi1>
  %r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : tensor<1x6x2xi1>, tensor<2x2x2xi1> -> tensor<1x6x2xi1>
  return %r : tensor<1x6x2xi1>
}
func.func @case_sort_i2(%xi: tensor<3x4xi32>) -> (tensor<3x4xi2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r = ten.sort %x dim = 1 : tensor<3x4xi2> {
  ^bb0(%a: tensor<i2>, %b: tensor<i2>):
    %c = ten.compare lt %a, %b : tensor<i2>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xi2>
}
func.func @case_top_k_i2(%xi: tensor<3x4xi32>) -> (tensor<3x2xi2>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xi2> -> tensor<3x2xi2>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xi2>, tensor<3x2xi32>
}
func.func @case_sort_i4(%xi: tensor<3x4xi32>) -> (tensor<3x4xi4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r = ten.sort %x dim = 1 : tensor<3x4xi4> {
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %c = ten.compare lt %a, %b : tensor<i4>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xi4>
}
func.func @case_top_k_i4(%xi: tensor<3x4xi32>) -> (tensor<3x2xi4>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xi4> -> tensor<3x2xi4>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xi4>, tensor<3x2xi32>
}
func.func @case_sort_i8(%xi: tensor<3x4xi32>) -> (tensor<3x4xi8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r = ten.sort %x dim = 1 : tensor<3x4xi8> {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %c = ten.compare lt %a, %b : tensor<i8>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xi8>
}
func.func @case_top_k_i8(%xi: tensor<3x4xi32>) -> (tensor<3x2xi8>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi8>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xi8> -> tensor<3x2xi8>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xi8>, tensor<3x2xi32>
}
func.func @case_sort_i16(%xi: tensor<3x4xi32>) -> (tensor<3x4xi16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r = ten.sort %x dim = 1 : tensor<3x4xi16> {
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = ten.compare lt %a, %b : tensor<i16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xi16>
}
func.func @case_top_k_i16(%xi: tensor<3x4xi32>) -> (tensor<3x2xi16>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi16>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xi16> -> tensor<3x2xi16>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xi16>, tensor<3x2xi32>
}
func.func @case_sort_i32(%xi: tensor<3x4xi32>) -> (tensor<3x4xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r = ten.sort %x dim = 1 : tensor<3x4xi32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = ten.compare lt %a, %b : tensor<i32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xi32>
}
func.func @case_top_k_i32(%xi: tensor<3x4xi32>) -> (tensor<3x2xi32>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.add %xi, %xi : tensor<3x4xi32>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xi32> -> tensor<3x2xi32>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xi32>, tensor<3x2xi32>
}
func.func @case_sort_i64(%xi: tensor<3x4xi32>) -> (tensor<3x4xi64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r = ten.sort %x dim = 1 : tensor<3x4xi64> {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = ten.compare lt %a, %b : tensor<i64>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xi64>
}
func.func @case_top_k_i64(%xi: tensor<3x4xi32>) -> (tensor<3x2xi64>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi64>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xi64> -> tensor<3x2xi64>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xi64>, tensor<3x2xi32>
}
func.func @case_sort_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x4xui2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r = ten.sort %x dim = 1 : tensor<3x4xui2> {
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    %c = ten.compare lt %a, %b : tensor<ui2>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xui2>
}
func.func @case_top_k_ui2(%xi: tensor<3x4xi32>) -> (tensor<3x2xui2>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui2>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xui2> -> tensor<3x2xui2>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xui2>, tensor<3x2xi32>
}
func.func @case_sort_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x4xui4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r = ten.sort %x dim = 1 : tensor<3x4xui4> {
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %c = ten.compare lt %a, %b : tensor<ui4>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xui4>
}
func.func @case_top_k_ui4(%xi: tensor<3x4xi32>) -> (tensor<3x2xui4>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui4>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xui4> -> tensor<3x2xui4>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xui4>, tensor<3x2xi32>
}
func.func @case_sort_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x4xui8>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r = ten.sort %x dim = 1 : tensor<3x4xui8> {
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = ten.compare lt %a, %b : tensor<ui8>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xui8>
}
func.func @case_top_k_ui8(%xi: tensor<3x4xi32>) -> (tensor<3x2xui8>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui8>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xui8> -> tensor<3x2xui8>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xui8>, tensor<3x2xi32>
}
func.func @case_sort_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x4xui16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r = ten.sort %x dim = 1 : tensor<3x4xui16> {
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = ten.compare lt %a, %b : tensor<ui16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xui16>
}
func.func @case_top_k_ui16(%xi: tensor<3x4xi32>) -> (tensor<3x2xui16>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui16>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xui16> -> tensor<3x2xui16>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xui16>, tensor<3x2xi32>
}
func.func @case_sort_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x4xui32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r = ten.sort %x dim = 1 : tensor<3x4xui32> {
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %c = ten.compare lt %a, %b : tensor<ui32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xui32>
}
func.func @case_top_k_ui32(%xi: tensor<3x4xi32>) -> (tensor<3x2xui32>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui32>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xui32> -> tensor<3x2xui32>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xui32>, tensor<3x2xi32>
}
func.func @case_sort_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x4xui64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r = ten.sort %x dim = 1 : tensor<3x4xui64> {
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %c = ten.compare lt %a, %b : tensor<ui64>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xui64>
}
func.func @case_top_k_ui64(%xi: tensor<3x4xi32>) -> (tensor<3x2xui64>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xui64>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xui64> -> tensor<3x2xui64>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xui64>, tensor<3x2xi32>
}
func.func @case_sort_f64(%xi: tensor<3x4xi32>) -> (tensor<3x4xf64>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r = ten.sort %x dim = 1 : tensor<3x4xf64> {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = ten.compare lt %a, %b : tensor<f64>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf64>
}
func.func @case_top_k_f64(%xi: tensor<3x4xi32>) -> (tensor<3x2xf64>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf64>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf64> -> tensor<3x2xf64>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf64>, tensor<3x2xi32>
}
func.func @case_sort_f32(%xi: tensor<3x4xi32>) -> (tensor<3x4xf32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r = ten.sort %x dim = 1 : tensor<3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = ten.compare lt %a, %b : tensor<f32>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf32>
}
func.func @case_top_k_f32(%xi: tensor<3x4xi32>) -> (tensor<3x2xf32>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf32>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf32> -> tensor<3x2xf32>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf32>, tensor<3x2xi32>
}
func.func @case_sort_f16(%xi: tensor<3x4xi32>) -> (tensor<3x4xf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r = ten.sort %x dim = 1 : tensor<3x4xf16> {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = ten.compare lt %a, %b : tensor<f16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf16>
}
func.func @case_top_k_f16(%xi: tensor<3x4xi32>) -> (tensor<3x2xf16>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf16>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf16> -> tensor<3x2xf16>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf16>, tensor<3x2xi32>
}
func.func @case_sort_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x4xbf16>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r = ten.sort %x dim = 1 : tensor<3x4xbf16> {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = ten.compare lt %a, %b : tensor<bf16>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xbf16>
}
func.func @case_top_k_bf16(%xi: tensor<3x4xi32>) -> (tensor<3x2xbf16>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xbf16>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xbf16> -> tensor<3x2xbf16>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xbf16>, tensor<3x2xi32>
}
func.func @case_sort_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r = ten.sort %x dim = 1 : tensor<3x4xf8E5M2> {
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %c = ten.compare lt %a, %b : tensor<f8E5M2>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf8E5M2>
}
func.func @case_top_k_f8E5M2(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf8E5M2> -> tensor<3x2xf8E5M2>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf8E5M2>, tensor<3x2xi32>
}
func.func @case_sort_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E5M2FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r = ten.sort %x dim = 1 : tensor<3x4xf8E5M2FNUZ> {
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %c = ten.compare lt %a, %b : tensor<f8E5M2FNUZ>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf8E5M2FNUZ>
}
func.func @case_top_k_f8E5M2FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E5M2FNUZ>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf8E5M2FNUZ> -> tensor<3x2xf8E5M2FNUZ>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf8E5M2FNUZ>, tensor<3x2xi32>
}
func.func @case_sort_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r = ten.sort %x dim = 1 : tensor<3x4xf8E4M3> {
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %c = ten.compare lt %a, %b : tensor<f8E4M3>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf8E4M3>
}
func.func @case_top_k_f8E4M3(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf8E4M3> -> tensor<3x2xf8E4M3>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf8E4M3>, tensor<3x2xi32>
}
func.func @case_sort_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FN>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r = ten.sort %x dim = 1 : tensor<3x4xf8E4M3FN> {
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %c = ten.compare lt %a, %b : tensor<f8E4M3FN>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf8E4M3FN>
}
func.func @case_top_k_f8E4M3FN(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FN>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FN>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf8E4M3FN> -> tensor<3x2xf8E4M3FN>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf8E4M3FN>, tensor<3x2xi32>
}
func.func @case_sort_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r = ten.sort %x dim = 1 : tensor<3x4xf8E4M3FNUZ> {
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %c = ten.compare lt %a, %b : tensor<f8E4M3FNUZ>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf8E4M3FNUZ>
}
func.func @case_top_k_f8E4M3FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3FNUZ>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf8E4M3FNUZ> -> tensor<3x2xf8E4M3FNUZ>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf8E4M3FNUZ>, tensor<3x2xi32>
}
func.func @case_sort_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E4M3B11FNUZ>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r = ten.sort %x dim = 1 : tensor<3x4xf8E4M3B11FNUZ> {
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %c = ten.compare lt %a, %b : tensor<f8E4M3B11FNUZ>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf8E4M3B11FNUZ>
}
func.func @case_top_k_f8E4M3B11FNUZ(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E4M3B11FNUZ>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf8E4M3B11FNUZ> -> tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xi32>
}
func.func @case_sort_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x4xf8E3M4>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r = ten.sort %x dim = 1 : tensor<3x4xf8E3M4> {
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %c = ten.compare lt %a, %b : tensor<f8E3M4>
    ten.yield %c : tensor<i1>
  }
  return %r : tensor<3x4xf8E3M4>
}
func.func @case_top_k_f8E3M4(%xi: tensor<3x4xi32>) -> (tensor<3x2xf8E3M4>, tensor<3x2xi32>) attributes {inputs = ["x"]} {
  %x = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xf8E3M4>
  %r:2 = ten.top_k %x k = 2 : tensor<3x4xf8E3M4> -> tensor<3x2xf8E3M4>, tensor<3x2xi32>
  return %r#0, %r#1 : tensor<3x2xf8E3M4>, tensor<3x2xi32>
}
