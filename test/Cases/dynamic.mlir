// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_add_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a2"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_chain_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a3"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.mul %0, %1 : tensor<?x?xf32>
  %b = ten.neg %a : tensor<?x?xf32>
  %r = ten.sub %b, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_select_3_4(%0: tensor<?x?xi1>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a4", "a0", "a1"], outputs = ["a5"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.select %0, %1, %2 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_compare_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xi1>) attributes {inputs = ["a0", "a1"], outputs = ["a6"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.compare lt %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xi1>
}
func.func @case_convert_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a0"], outputs = ["a7"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.convert %0 : tensor<?x?xf32> -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_bitcast_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?x2xui16>) attributes {inputs = ["a0"], outputs = ["a8"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.bitcast %0 : tensor<?x?xf32> -> tensor<?x?x2xui16>
  return %r : tensor<?x?x2xui16>
}
func.func @case_identity_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a0"], outputs = ["a9"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_argument_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a10", "a10"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %yes = arith.constant true
  %r:2 = scf.if %yes -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    scf.yield %0, %0 : tensor<?x?xf32>, tensor<?x?xf32>
  } else {
    %a = ten.neg %0 : tensor<?x?xf32>
    scf.yield %0, %a : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_arguments_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10", "a11"], outputs = ["a10"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %some = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %some -> tensor<?x?xf32> {
    scf.yield %0 : tensor<?x?xf32>
  } else {
    scf.yield %1 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_iota_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a10"], outputs = ["a12"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.iota dim = 1 sizes(%n, %k) : tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_broadcast_3_4(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10", "a13"], outputs = ["a14"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [1] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.add %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_broadcast_one_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10", "a15"], outputs = ["a16"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [0, 1] sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.mul %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_3_4(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a10"], outputs = ["a17"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %nk = arith.muli %n, %k : index
  %r = ten.reshape %0 sizes(%nk) : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reshape_swap_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a18"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.reshape %a sizes(%k, %n) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.neg %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_one_3_4(%0: tensor<?x?xf32>) -> (tensor<?x1x?xf32>) attributes {inputs = ["a10"], outputs = ["a19"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.reshape %0 sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x1x?xf32>
  return %r : tensor<?x1x?xf32>
}
func.func @case_transpose_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a20"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.transpose %0 perm = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reverse_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a21"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reverse %0 dims = [0, 1] : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10", "a11"], outputs = ["a22"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.concat %0, %1, %0 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_last_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10", "a11"], outputs = ["a23"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %1 : tensor<?x?xf32>
  %r = ten.concat %0, %a dim = 1 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a24"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [1, 2] high = [0, 3] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_interior_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a25"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [0, 0] high = [0, 0] interior = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_dynamic_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a26"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.pad %0, %z low = [%k, 0] high = [0, %n] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_slice_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a27"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %h = arith.divsi %n, %c2 : index
  %r = ten.slice %0 start = [%h, 0] limit = [%n, %k] stride = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_bounds_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a28"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.slice %a start = [0, 0] limit = [%n, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.add %a, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_cast_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a10"], outputs = ["a29"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = tensor.cast %0 : tensor<?x?xf32> to tensor<3x?xf32>
  %b = ten.neg %a : tensor<3x?xf32>
  %r = tensor.cast %b : tensor<3x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reduce_3_4(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a30"], outputs = ["a31"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reduce_all_3_4(%0: tensor<?x?xf32>) -> (tensor<f32>) attributes {inputs = ["a30"], outputs = ["a32"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [0, 1] : tensor<?x?xf32> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_reduce_first_3_4(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a30"], outputs = ["a33"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce max %0 dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_normalize_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a30"], outputs = ["a34"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %m = ten.reduce max %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %b = ten.broadcast %m dims = [0] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.sub %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scan_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a30"], outputs = ["a35"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.scan add %0 dim = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a30", "a36"], outputs = ["a37"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_gram_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a30"], outputs = ["a38"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %r = ten.contract %a, %0 contracting = [1] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_batch_3_4(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a39"], outputs = ["a40"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %0 batch = [0] x [0] contracting = [2] x [2] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_conv_3_4(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a41", "a42"], outputs = ["a43"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.conv %0, %1 dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 1] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_window_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a30"], outputs = ["a44"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.window_reduce max %0 window = [1, 2] strides = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_sort_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a30"], outputs = ["a45"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.sort %0 dim = 1 : tensor<?x?xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_top_k_3_4(%0: tensor<?x?xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>) attributes {inputs = ["a30"], outputs = ["a46", "a47"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = ten.top_k %0 k = 2 : tensor<?x?xf32> -> tensor<?x2xf32>, tensor<?x2xi32>
  return %r#0, %r#1 : tensor<?x2xf32>, tensor<?x2xi32>
}
func.func @case_cholesky_3_4(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a48"], outputs = ["a49"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.cholesky %0 lower : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_solve_3_4(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a49", "a50"], outputs = ["a51"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.triangular_solve none %0, %1 lower : tensor<?x?x?xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_fft_3_4(%0: tensor<?x4xf32>) -> (tensor<?x3xcomplex<f32>>) attributes {inputs = ["a52"], outputs = ["a53"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.fft rfft %0 length = [4] : tensor<?x4xf32> -> tensor<?x3xcomplex<f32>>
  return %r : tensor<?x3xcomplex<f32>>
}
func.func @case_gather_3_4(%0: tensor<?x4xf32>, %1: tensor<?x?xi32>) -> (tensor<?x4xf32>) attributes {inputs = ["a54", "a55"], outputs = ["a56"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<?x4xf32>, tensor<?x?xi32> -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
func.func @case_gather_boxes_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a54", "a57"], outputs = ["a58"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %high = arith.ceildivsi %n, %c2 : index
  %wide = arith.ceildivsi %k, %c2 : index
  %r = ten.gather %0[%1] offset_dims = [1, 2] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%high, %wide] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_gather_columns_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?xf32>) attributes {inputs = ["a54", "a57"], outputs = ["a59"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %one = arith.minsi %n, %c1 : index
  %r = ten.gather %0[%1] offset_dims = [0] collapsed = [0] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%one, %c0] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scatter_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a60", "a61", "a62"], outputs = ["a63"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.scatter add %0[%1], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<?x?xf32>[tensor<?x?xi32>], tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_dynamic_slice_3_4(%0: tensor<?x?xf32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<1x1xf32>) attributes {inputs = ["a54", "a64", "a65"], outputs = ["a66"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.dynamic_slice %0[%1, %2] sizes = [1, 1] : tensor<?x?xf32>, tensor<i32> -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
func.func @case_update_slice_3_4(%0: tensor<?x?xf32>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a54", "a64", "a65", "a67"], outputs = ["a68"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.dynamic_update_slice %0[%1, %2], %3 : tensor<?x?xf32>, tensor<i32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_for_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a69", "a70"], outputs = ["a71"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %u = ten.add %t, %1 : tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_for_swap_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a69", "a70"], outputs = ["a72", "a73"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0, %u = %1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %v = ten.add %t, %u : tensor<?x?xf32>
    scf.yield %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_for_rows_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a69"], outputs = ["a74"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %e = arith.addi %i, %c1 : index
    %a = ten.slice %t start = [0, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %b = ten.reduce add %a dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
    %c = ten.slice %t start = [%i, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %d = ten.reshape %b sizes(%k) : tensor<?xf32> -> tensor<1x?xf32>
    %f = tensor.cast %d : tensor<1x?xf32> to tensor<?x?xf32>
    %g = ten.add %c, %f : tensor<?x?xf32>
    %h = ten.add %g, %c : tensor<?x?xf32>
    %p32 = arith.index_cast %i : index to i32
    %p = tensor.from_elements %p32 : tensor<i32>
    %z = ten.constant dense<0> : tensor<i32>
    %u = ten.dynamic_update_slice %t[%p, %z], %h : tensor<?x?xf32>, tensor<i32>, tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_grow_3_4(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a69"], outputs = ["a75"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c20 = arith.constant 9 : index
  %r = scf.while (%t = %0) : (tensor<?x?xf32>) -> tensor<?x?xf32> {
    %n = tensor.dim %t, %c0 : tensor<?x?xf32>
    %small = arith.cmpi slt, %n, %c20 : index
    %some = arith.cmpi sgt, %n, %c0 : index
    %more = arith.andi %small, %some : i1
    scf.condition(%more) %t : tensor<?x?xf32>
  } do {
  ^bb0(%t: tensor<?x?xf32>):
    %u = ten.neg %t : tensor<?x?xf32>
    %v = ten.concat %t, %u dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %v : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_3_4(%0: tensor<?x?xf32>, %1: tensor<i32>) -> (tensor<?x?xf32>) attributes {inputs = ["a69", "a76"], outputs = ["a77"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %stop = tensor.extract %1[] : tensor<i32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %w:2 = scf.while (%t = %0, %i = %zero) : (tensor<?x?xf32>, i32) -> (tensor<?x?xf32>, i32) {
    %more = arith.cmpi slt, %i, %stop : i32
    scf.condition(%more) %t, %i : tensor<?x?xf32>, i32
  } do {
  ^bb0(%t: tensor<?x?xf32>, %i: i32):
    %u = ten.add %t, %t : tensor<?x?xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %u, %j : tensor<?x?xf32>, i32
  }
  %r = ten.neg %w#0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_if_3_4(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a69", "a70"], outputs = ["a78"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %big = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %big -> tensor<?x?xf32> {
    %a = ten.concat %0, %1 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %a : tensor<?x?xf32>
  } else {
    %b = ten.mul %0, %1 : tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_data_3_4(%0: tensor<?x?xf32>, %1: tensor<index>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a69", "a79"], outputs = ["a80"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %m = tensor.extract %1[] : tensor<index>
  %b = ten.broadcast %0 dims = [1, 2] sizes(%m, %n, %k) : tensor<?x?xf32> -> tensor<?x?x?xf32>
  %r = ten.neg %b : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_add_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a81", "a82"], outputs = ["a83"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_chain_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a81", "a82"], outputs = ["a84"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.mul %0, %1 : tensor<?x?xf32>
  %b = ten.neg %a : tensor<?x?xf32>
  %r = ten.sub %b, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_select_1_1(%0: tensor<?x?xi1>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a85", "a81", "a82"], outputs = ["a81"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.select %0, %1, %2 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_compare_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xi1>) attributes {inputs = ["a81", "a82"], outputs = ["a86"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.compare lt %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xi1>
}
func.func @case_convert_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a81"], outputs = ["a87"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.convert %0 : tensor<?x?xf32> -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_bitcast_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?x2xui16>) attributes {inputs = ["a81"], outputs = ["a88"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.bitcast %0 : tensor<?x?xf32> -> tensor<?x?x2xui16>
  return %r : tensor<?x?x2xui16>
}
func.func @case_identity_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a81"], outputs = ["a89"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_argument_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a90", "a90"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %yes = arith.constant true
  %r:2 = scf.if %yes -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    scf.yield %0, %0 : tensor<?x?xf32>, tensor<?x?xf32>
  } else {
    %a = ten.neg %0 : tensor<?x?xf32>
    scf.yield %0, %a : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_arguments_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90", "a91"], outputs = ["a91"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %some = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %some -> tensor<?x?xf32> {
    scf.yield %0 : tensor<?x?xf32>
  } else {
    scf.yield %1 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_iota_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a90"], outputs = ["a87"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.iota dim = 1 sizes(%n, %k) : tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_broadcast_1_1(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90", "a92"], outputs = ["a93"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [1] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.add %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_broadcast_one_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90", "a94"], outputs = ["a95"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [0, 1] sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.mul %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_1_1(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a90"], outputs = ["a96"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %nk = arith.muli %n, %k : index
  %r = ten.reshape %0 sizes(%nk) : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reshape_swap_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a90"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.reshape %a sizes(%k, %n) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.neg %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_one_1_1(%0: tensor<?x?xf32>) -> (tensor<?x1x?xf32>) attributes {inputs = ["a90"], outputs = ["a97"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.reshape %0 sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x1x?xf32>
  return %r : tensor<?x1x?xf32>
}
func.func @case_transpose_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a90"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.transpose %0 perm = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reverse_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a90"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reverse %0 dims = [0, 1] : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90", "a91"], outputs = ["a98"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.concat %0, %1, %0 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_last_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90", "a91"], outputs = ["a99"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %1 : tensor<?x?xf32>
  %r = ten.concat %0, %a dim = 1 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a100"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [1, 2] high = [0, 3] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_interior_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a90"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [0, 0] high = [0, 0] interior = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_dynamic_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a101"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.pad %0, %z low = [%k, 0] high = [0, %n] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_slice_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a90"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %h = arith.divsi %n, %c2 : index
  %r = ten.slice %0 start = [%h, 0] limit = [%n, %k] stride = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_bounds_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a102"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.slice %a start = [0, 0] limit = [%n, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.add %a, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_cast_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a90"], outputs = ["a103"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = tensor.cast %0 : tensor<?x?xf32> to tensor<1x?xf32>
  %b = ten.neg %a : tensor<1x?xf32>
  %r = tensor.cast %b : tensor<1x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reduce_1_1(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a104"], outputs = ["a105"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reduce_all_1_1(%0: tensor<?x?xf32>) -> (tensor<f32>) attributes {inputs = ["a104"], outputs = ["a106"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [0, 1] : tensor<?x?xf32> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_reduce_first_1_1(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a104"], outputs = ["a105"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce max %0 dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_normalize_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a104"], outputs = ["a107"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %m = ten.reduce max %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %b = ten.broadcast %m dims = [0] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.sub %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scan_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a104"], outputs = ["a104"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.scan add %0 dim = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a104", "a108"], outputs = ["a108"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_gram_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a104"], outputs = ["a109"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %r = ten.contract %a, %0 contracting = [1] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_batch_1_1(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a110"], outputs = ["a111"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %0 batch = [0] x [0] contracting = [2] x [2] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_conv_1_1(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a112", "a113"], outputs = ["a114"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.conv %0, %1 dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 1] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_window_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a104"], outputs = ["a115"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.window_reduce max %0 window = [1, 2] strides = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_sort_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a104"], outputs = ["a104"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.sort %0 dim = 1 : tensor<?x?xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_cholesky_1_1(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a116"], outputs = ["a117"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.cholesky %0 lower : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_solve_1_1(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a117", "a118"], outputs = ["a119"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.triangular_solve none %0, %1 lower : tensor<?x?x?xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_fft_1_1(%0: tensor<?x4xf32>) -> (tensor<?x3xcomplex<f32>>) attributes {inputs = ["a120"], outputs = ["a121"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.fft rfft %0 length = [4] : tensor<?x4xf32> -> tensor<?x3xcomplex<f32>>
  return %r : tensor<?x3xcomplex<f32>>
}
func.func @case_gather_1_1(%0: tensor<?x1xf32>, %1: tensor<?x?xi32>) -> (tensor<?x1xf32>) attributes {inputs = ["a122", "a123"], outputs = ["a124"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 1] : tensor<?x1xf32>, tensor<?x?xi32> -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}
func.func @case_gather_boxes_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a122", "a125"], outputs = ["a126"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %high = arith.ceildivsi %n, %c2 : index
  %wide = arith.ceildivsi %k, %c2 : index
  %r = ten.gather %0[%1] offset_dims = [1, 2] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%high, %wide] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_gather_columns_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?xf32>) attributes {inputs = ["a122", "a125"], outputs = ["a59"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %one = arith.minsi %n, %c1 : index
  %r = ten.gather %0[%1] offset_dims = [0] collapsed = [0] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%one, %c0] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scatter_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a109", "a127", "a128"], outputs = ["a109"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.scatter add %0[%1], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<?x?xf32>[tensor<?x?xi32>], tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_dynamic_slice_1_1(%0: tensor<?x?xf32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<1x1xf32>) attributes {inputs = ["a122", "a129", "a65"], outputs = ["a122"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.dynamic_slice %0[%1, %2] sizes = [1, 1] : tensor<?x?xf32>, tensor<i32> -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
func.func @case_update_slice_1_1(%0: tensor<?x?xf32>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a122", "a129", "a65", "a130"], outputs = ["a130"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.dynamic_update_slice %0[%1, %2], %3 : tensor<?x?xf32>, tensor<i32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_for_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a131", "a132"], outputs = ["a133"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %u = ten.add %t, %1 : tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_for_swap_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a131", "a132"], outputs = ["a132", "a132"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0, %u = %1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %v = ten.add %t, %u : tensor<?x?xf32>
    scf.yield %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_for_rows_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a131"], outputs = ["a134"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %e = arith.addi %i, %c1 : index
    %a = ten.slice %t start = [0, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %b = ten.reduce add %a dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
    %c = ten.slice %t start = [%i, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %d = ten.reshape %b sizes(%k) : tensor<?xf32> -> tensor<1x?xf32>
    %f = tensor.cast %d : tensor<1x?xf32> to tensor<?x?xf32>
    %g = ten.add %c, %f : tensor<?x?xf32>
    %h = ten.add %g, %c : tensor<?x?xf32>
    %p32 = arith.index_cast %i : index to i32
    %p = tensor.from_elements %p32 : tensor<i32>
    %z = ten.constant dense<0> : tensor<i32>
    %u = ten.dynamic_update_slice %t[%p, %z], %h : tensor<?x?xf32>, tensor<i32>, tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_grow_1_1(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a131"], outputs = ["a135"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c20 = arith.constant 9 : index
  %r = scf.while (%t = %0) : (tensor<?x?xf32>) -> tensor<?x?xf32> {
    %n = tensor.dim %t, %c0 : tensor<?x?xf32>
    %small = arith.cmpi slt, %n, %c20 : index
    %some = arith.cmpi sgt, %n, %c0 : index
    %more = arith.andi %small, %some : i1
    scf.condition(%more) %t : tensor<?x?xf32>
  } do {
  ^bb0(%t: tensor<?x?xf32>):
    %u = ten.neg %t : tensor<?x?xf32>
    %v = ten.concat %t, %u dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %v : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_1_1(%0: tensor<?x?xf32>, %1: tensor<i32>) -> (tensor<?x?xf32>) attributes {inputs = ["a131", "a76"], outputs = ["a136"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %stop = tensor.extract %1[] : tensor<i32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %w:2 = scf.while (%t = %0, %i = %zero) : (tensor<?x?xf32>, i32) -> (tensor<?x?xf32>, i32) {
    %more = arith.cmpi slt, %i, %stop : i32
    scf.condition(%more) %t, %i : tensor<?x?xf32>, i32
  } do {
  ^bb0(%t: tensor<?x?xf32>, %i: i32):
    %u = ten.add %t, %t : tensor<?x?xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %u, %j : tensor<?x?xf32>, i32
  }
  %r = ten.neg %w#0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_if_1_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a131", "a132"], outputs = ["a137"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %big = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %big -> tensor<?x?xf32> {
    %a = ten.concat %0, %1 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %a : tensor<?x?xf32>
  } else {
    %b = ten.mul %0, %1 : tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_data_1_1(%0: tensor<?x?xf32>, %1: tensor<index>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a131", "a79"], outputs = ["a138"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %m = tensor.extract %1[] : tensor<index>
  %b = ten.broadcast %0 dims = [1, 2] sizes(%m, %n, %k) : tensor<?x?xf32> -> tensor<?x?x?xf32>
  %r = ten.neg %b : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_add_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_chain_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.mul %0, %1 : tensor<?x?xf32>
  %b = ten.neg %a : tensor<?x?xf32>
  %r = ten.sub %b, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_select_0_5(%0: tensor<?x?xi1>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a140", "a139", "a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.select %0, %1, %2 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_compare_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xi1>) attributes {inputs = ["a139", "a139"], outputs = ["a140"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.compare lt %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xi1>
}
func.func @case_convert_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a139"], outputs = ["a141"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.convert %0 : tensor<?x?xf32> -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_bitcast_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?x2xui16>) attributes {inputs = ["a139"], outputs = ["a142"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.bitcast %0 : tensor<?x?xf32> -> tensor<?x?x2xui16>
  return %r : tensor<?x?x2xui16>
}
func.func @case_identity_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_argument_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139", "a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %yes = arith.constant true
  %r:2 = scf.if %yes -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    scf.yield %0, %0 : tensor<?x?xf32>, tensor<?x?xf32>
  } else {
    %a = ten.neg %0 : tensor<?x?xf32>
    scf.yield %0, %a : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_arguments_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %some = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %some -> tensor<?x?xf32> {
    scf.yield %0 : tensor<?x?xf32>
  } else {
    scf.yield %1 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_iota_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a139"], outputs = ["a141"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.iota dim = 1 sizes(%n, %k) : tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_broadcast_0_5(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a143"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [1] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.add %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_broadcast_one_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a144"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [0, 1] sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.mul %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_0_5(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a139"], outputs = ["a145"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %nk = arith.muli %n, %k : index
  %r = ten.reshape %0 sizes(%nk) : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reshape_swap_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a146"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.reshape %a sizes(%k, %n) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.neg %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_one_0_5(%0: tensor<?x?xf32>) -> (tensor<?x1x?xf32>) attributes {inputs = ["a139"], outputs = ["a147"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.reshape %0 sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x1x?xf32>
  return %r : tensor<?x1x?xf32>
}
func.func @case_transpose_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a146"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.transpose %0 perm = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reverse_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reverse %0 dims = [0, 1] : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.concat %0, %1, %0 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_last_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a139"], outputs = ["a148"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %1 : tensor<?x?xf32>
  %r = ten.concat %0, %a dim = 1 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a149"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [1, 2] high = [0, 3] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_interior_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [0, 0] high = [0, 0] interior = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_dynamic_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a150"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.pad %0, %z low = [%k, 0] high = [0, %n] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_slice_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a151"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %h = arith.divsi %n, %c2 : index
  %r = ten.slice %0 start = [%h, 0] limit = [%n, %k] stride = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_bounds_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.slice %a start = [0, 0] limit = [%n, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.add %a, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_cast_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = tensor.cast %0 : tensor<?x?xf32> to tensor<0x?xf32>
  %b = ten.neg %a : tensor<0x?xf32>
  %r = tensor.cast %b : tensor<0x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reduce_0_5(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a139"], outputs = ["a145"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reduce_all_0_5(%0: tensor<?x?xf32>) -> (tensor<f32>) attributes {inputs = ["a139"], outputs = ["a152"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [0, 1] : tensor<?x?xf32> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_reduce_first_0_5(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a139"], outputs = ["a153"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce max %0 dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_normalize_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %m = ten.reduce max %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %b = ten.broadcast %m dims = [0] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.sub %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scan_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.scan add %0 dim = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a154"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_gram_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a155"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %r = ten.contract %a, %0 contracting = [1] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_batch_0_5(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a156"], outputs = ["a157"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %0 batch = [0] x [0] contracting = [2] x [2] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_conv_0_5(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a158", "a159"], outputs = ["a160"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.conv %0, %1 dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 1] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_window_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a161"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.window_reduce max %0 window = [1, 2] strides = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_sort_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.sort %0 dim = 1 : tensor<?x?xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_top_k_0_5(%0: tensor<?x?xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>) attributes {inputs = ["a139"], outputs = ["a161", "a162"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = ten.top_k %0 k = 2 : tensor<?x?xf32> -> tensor<?x2xf32>, tensor<?x2xi32>
  return %r#0, %r#1 : tensor<?x2xf32>, tensor<?x2xi32>
}
func.func @case_cholesky_0_5(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a163"], outputs = ["a163"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.cholesky %0 lower : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_solve_0_5(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a163", "a164"], outputs = ["a164"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.triangular_solve none %0, %1 lower : tensor<?x?x?xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_fft_0_5(%0: tensor<?x4xf32>) -> (tensor<?x3xcomplex<f32>>) attributes {inputs = ["a59"], outputs = ["a165"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.fft rfft %0 length = [4] : tensor<?x4xf32> -> tensor<?x3xcomplex<f32>>
  return %r : tensor<?x3xcomplex<f32>>
}
func.func @case_scatter_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a166", "a167"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.scatter add %0[%1], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<?x?xf32>[tensor<?x?xi32>], tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_for_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %u = ten.add %t, %1 : tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_for_swap_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a139", "a139"], outputs = ["a139", "a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0, %u = %1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %v = ten.add %t, %u : tensor<?x?xf32>
    scf.yield %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_for_rows_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %e = arith.addi %i, %c1 : index
    %a = ten.slice %t start = [0, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %b = ten.reduce add %a dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
    %c = ten.slice %t start = [%i, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %d = ten.reshape %b sizes(%k) : tensor<?xf32> -> tensor<1x?xf32>
    %f = tensor.cast %d : tensor<1x?xf32> to tensor<?x?xf32>
    %g = ten.add %c, %f : tensor<?x?xf32>
    %h = ten.add %g, %c : tensor<?x?xf32>
    %p32 = arith.index_cast %i : index to i32
    %p = tensor.from_elements %p32 : tensor<i32>
    %z = ten.constant dense<0> : tensor<i32>
    %u = ten.dynamic_update_slice %t[%p, %z], %h : tensor<?x?xf32>, tensor<i32>, tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_grow_0_5(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c20 = arith.constant 9 : index
  %r = scf.while (%t = %0) : (tensor<?x?xf32>) -> tensor<?x?xf32> {
    %n = tensor.dim %t, %c0 : tensor<?x?xf32>
    %small = arith.cmpi slt, %n, %c20 : index
    %some = arith.cmpi sgt, %n, %c0 : index
    %more = arith.andi %small, %some : i1
    scf.condition(%more) %t : tensor<?x?xf32>
  } do {
  ^bb0(%t: tensor<?x?xf32>):
    %u = ten.neg %t : tensor<?x?xf32>
    %v = ten.concat %t, %u dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %v : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_0_5(%0: tensor<?x?xf32>, %1: tensor<i32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a76"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %stop = tensor.extract %1[] : tensor<i32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %w:2 = scf.while (%t = %0, %i = %zero) : (tensor<?x?xf32>, i32) -> (tensor<?x?xf32>, i32) {
    %more = arith.cmpi slt, %i, %stop : i32
    scf.condition(%more) %t, %i : tensor<?x?xf32>, i32
  } do {
  ^bb0(%t: tensor<?x?xf32>, %i: i32):
    %u = ten.add %t, %t : tensor<?x?xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %u, %j : tensor<?x?xf32>, i32
  }
  %r = ten.neg %w#0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_if_0_5(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a139", "a139"], outputs = ["a139"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %big = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %big -> tensor<?x?xf32> {
    %a = ten.concat %0, %1 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %a : tensor<?x?xf32>
  } else {
    %b = ten.mul %0, %1 : tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_data_0_5(%0: tensor<?x?xf32>, %1: tensor<index>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a139", "a79"], outputs = ["a156"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %m = tensor.extract %1[] : tensor<index>
  %b = ten.broadcast %0 dims = [1, 2] sizes(%m, %n, %k) : tensor<?x?xf32> -> tensor<?x?x?xf32>
  %r = ten.neg %b : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_add_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_chain_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.mul %0, %1 : tensor<?x?xf32>
  %b = ten.neg %a : tensor<?x?xf32>
  %r = ten.sub %b, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_select_4_0(%0: tensor<?x?xi1>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a169", "a168", "a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.select %0, %1, %2 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_compare_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xi1>) attributes {inputs = ["a168", "a168"], outputs = ["a169"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.compare lt %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xi1>
}
func.func @case_convert_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a168"], outputs = ["a170"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.convert %0 : tensor<?x?xf32> -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_bitcast_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?x2xui16>) attributes {inputs = ["a168"], outputs = ["a171"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.bitcast %0 : tensor<?x?xf32> -> tensor<?x?x2xui16>
  return %r : tensor<?x?x2xui16>
}
func.func @case_identity_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_argument_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168", "a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %yes = arith.constant true
  %r:2 = scf.if %yes -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    scf.yield %0, %0 : tensor<?x?xf32>, tensor<?x?xf32>
  } else {
    %a = ten.neg %0 : tensor<?x?xf32>
    scf.yield %0, %a : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_arguments_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %some = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %some -> tensor<?x?xf32> {
    scf.yield %0 : tensor<?x?xf32>
  } else {
    scf.yield %1 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_iota_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a168"], outputs = ["a170"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.iota dim = 1 sizes(%n, %k) : tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_broadcast_4_0(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a145"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [1] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.add %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_broadcast_one_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a115"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [0, 1] sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.mul %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_4_0(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a168"], outputs = ["a145"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %nk = arith.muli %n, %k : index
  %r = ten.reshape %0 sizes(%nk) : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reshape_swap_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a59"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.reshape %a sizes(%k, %n) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.neg %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_one_4_0(%0: tensor<?x?xf32>) -> (tensor<?x1x?xf32>) attributes {inputs = ["a168"], outputs = ["a172"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.reshape %0 sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x1x?xf32>
  return %r : tensor<?x1x?xf32>
}
func.func @case_transpose_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a59"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.transpose %0 perm = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reverse_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reverse %0 dims = [0, 1] : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a168"], outputs = ["a173"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.concat %0, %1, %0 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_last_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %1 : tensor<?x?xf32>
  %r = ten.concat %0, %a dim = 1 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a150"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [1, 2] high = [0, 3] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_interior_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a174"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [0, 0] high = [0, 0] interior = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_dynamic_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a175"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.pad %0, %z low = [%k, 0] high = [0, %n] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_slice_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a176"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %h = arith.divsi %n, %c2 : index
  %r = ten.slice %0 start = [%h, 0] limit = [%n, %k] stride = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_bounds_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.slice %a start = [0, 0] limit = [%n, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.add %a, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_cast_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %b = ten.neg %a : tensor<4x?xf32>
  %r = tensor.cast %b : tensor<4x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reduce_4_0(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a168"], outputs = ["a177"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reduce_all_4_0(%0: tensor<?x?xf32>) -> (tensor<f32>) attributes {inputs = ["a168"], outputs = ["a152"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [0, 1] : tensor<?x?xf32> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_reduce_first_4_0(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a168"], outputs = ["a145"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce max %0 dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_normalize_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %m = ten.reduce max %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %b = ten.broadcast %m dims = [0] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.sub %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scan_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.scan add %0 dim = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a139"], outputs = ["a178"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_gram_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a179"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %r = ten.contract %a, %0 contracting = [1] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_batch_4_0(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a180"], outputs = ["a181"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %0 batch = [0] x [0] contracting = [2] x [2] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_conv_4_0(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a182", "a183"], outputs = ["a184"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.conv %0, %1 dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 1] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_window_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.window_reduce max %0 window = [1, 2] strides = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_sort_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.sort %0 dim = 1 : tensor<?x?xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_cholesky_4_0(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a185"], outputs = ["a186"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.cholesky %0 lower : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_solve_4_0(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a186", "a187"], outputs = ["a187"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.triangular_solve none %0, %1 lower : tensor<?x?x?xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_fft_4_0(%0: tensor<?x4xf32>) -> (tensor<?x3xcomplex<f32>>) attributes {inputs = ["a188"], outputs = ["a189"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.fft rfft %0 length = [4] : tensor<?x4xf32> -> tensor<?x3xcomplex<f32>>
  return %r : tensor<?x3xcomplex<f32>>
}
func.func @case_gather_4_0(%0: tensor<?x0xf32>, %1: tensor<?x?xi32>) -> (tensor<?x0xf32>) attributes {inputs = ["a168", "a190"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 0] : tensor<?x0xf32>, tensor<?x?xi32> -> tensor<?x0xf32>
  return %r : tensor<?x0xf32>
}
func.func @case_gather_boxes_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a168", "a191"], outputs = ["a192"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %high = arith.ceildivsi %n, %c2 : index
  %wide = arith.ceildivsi %k, %c2 : index
  %r = ten.gather %0[%1] offset_dims = [1, 2] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%high, %wide] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_gather_columns_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a191"], outputs = ["a59"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %one = arith.minsi %n, %c1 : index
  %r = ten.gather %0[%1] offset_dims = [0] collapsed = [0] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%one, %c0] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scatter_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a193", "a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.scatter add %0[%1], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<?x?xf32>[tensor<?x?xi32>], tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_for_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %u = ten.add %t, %1 : tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_for_swap_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a168", "a168"], outputs = ["a168", "a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0, %u = %1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %v = ten.add %t, %u : tensor<?x?xf32>
    scf.yield %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_for_rows_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %e = arith.addi %i, %c1 : index
    %a = ten.slice %t start = [0, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %b = ten.reduce add %a dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
    %c = ten.slice %t start = [%i, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %d = ten.reshape %b sizes(%k) : tensor<?xf32> -> tensor<1x?xf32>
    %f = tensor.cast %d : tensor<1x?xf32> to tensor<?x?xf32>
    %g = ten.add %c, %f : tensor<?x?xf32>
    %h = ten.add %g, %c : tensor<?x?xf32>
    %p32 = arith.index_cast %i : index to i32
    %p = tensor.from_elements %p32 : tensor<i32>
    %z = ten.constant dense<0> : tensor<i32>
    %u = ten.dynamic_update_slice %t[%p, %z], %h : tensor<?x?xf32>, tensor<i32>, tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_grow_4_0(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168"], outputs = ["a194"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c20 = arith.constant 9 : index
  %r = scf.while (%t = %0) : (tensor<?x?xf32>) -> tensor<?x?xf32> {
    %n = tensor.dim %t, %c0 : tensor<?x?xf32>
    %small = arith.cmpi slt, %n, %c20 : index
    %some = arith.cmpi sgt, %n, %c0 : index
    %more = arith.andi %small, %some : i1
    scf.condition(%more) %t : tensor<?x?xf32>
  } do {
  ^bb0(%t: tensor<?x?xf32>):
    %u = ten.neg %t : tensor<?x?xf32>
    %v = ten.concat %t, %u dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %v : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_4_0(%0: tensor<?x?xf32>, %1: tensor<i32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a76"], outputs = ["a168"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %stop = tensor.extract %1[] : tensor<i32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %w:2 = scf.while (%t = %0, %i = %zero) : (tensor<?x?xf32>, i32) -> (tensor<?x?xf32>, i32) {
    %more = arith.cmpi slt, %i, %stop : i32
    scf.condition(%more) %t, %i : tensor<?x?xf32>, i32
  } do {
  ^bb0(%t: tensor<?x?xf32>, %i: i32):
    %u = ten.add %t, %t : tensor<?x?xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %u, %j : tensor<?x?xf32>, i32
  }
  %r = ten.neg %w#0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_if_4_0(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a168", "a168"], outputs = ["a195"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %big = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %big -> tensor<?x?xf32> {
    %a = ten.concat %0, %1 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %a : tensor<?x?xf32>
  } else {
    %b = ten.mul %0, %1 : tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_data_4_0(%0: tensor<?x?xf32>, %1: tensor<index>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a168", "a79"], outputs = ["a180"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %m = tensor.extract %1[] : tensor<index>
  %b = ten.broadcast %0 dims = [1, 2] sizes(%m, %n, %k) : tensor<?x?xf32> -> tensor<?x?x?xf32>
  %r = ten.neg %b : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_add_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a196", "a197"], outputs = ["a198"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_chain_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a196", "a197"], outputs = ["a199"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.mul %0, %1 : tensor<?x?xf32>
  %b = ten.neg %a : tensor<?x?xf32>
  %r = ten.sub %b, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_select_7_2(%0: tensor<?x?xi1>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a200", "a196", "a197"], outputs = ["a201"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.select %0, %1, %2 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_compare_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xi1>) attributes {inputs = ["a196", "a197"], outputs = ["a202"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.compare lt %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xi1>
}
func.func @case_convert_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a196"], outputs = ["a203"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.convert %0 : tensor<?x?xf32> -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_bitcast_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?x2xui16>) attributes {inputs = ["a196"], outputs = ["a204"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.bitcast %0 : tensor<?x?xf32> -> tensor<?x?x2xui16>
  return %r : tensor<?x?x2xui16>
}
func.func @case_identity_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a196"], outputs = ["a205"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_argument_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a206", "a206"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %yes = arith.constant true
  %r:2 = scf.if %yes -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    scf.yield %0, %0 : tensor<?x?xf32>, tensor<?x?xf32>
  } else {
    %a = ten.neg %0 : tensor<?x?xf32>
    scf.yield %0, %a : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_arguments_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206", "a207"], outputs = ["a206"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %some = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %some -> tensor<?x?xf32> {
    scf.yield %0 : tensor<?x?xf32>
  } else {
    scf.yield %1 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_iota_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xi32>) attributes {inputs = ["a206"], outputs = ["a208"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.iota dim = 1 sizes(%n, %k) : tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @case_broadcast_7_2(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206", "a209"], outputs = ["a210"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [1] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.add %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_broadcast_one_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206", "a211"], outputs = ["a212"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %b = ten.broadcast %1 dims = [0, 1] sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.mul %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_7_2(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a206"], outputs = ["a213"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %nk = arith.muli %n, %k : index
  %r = ten.reshape %0 sizes(%nk) : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reshape_swap_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a214"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.reshape %a sizes(%k, %n) : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.neg %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reshape_one_7_2(%0: tensor<?x?xf32>) -> (tensor<?x1x?xf32>) attributes {inputs = ["a206"], outputs = ["a215"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.reshape %0 sizes(%n, %k) : tensor<?x?xf32> -> tensor<?x1x?xf32>
  return %r : tensor<?x1x?xf32>
}
func.func @case_transpose_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a216"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.transpose %0 perm = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reverse_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a217"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reverse %0 dims = [0, 1] : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206", "a207"], outputs = ["a218"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.concat %0, %1, %0 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_concat_last_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206", "a207"], outputs = ["a219"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %1 : tensor<?x?xf32>
  %r = ten.concat %0, %a dim = 1 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a220"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [1, 2] high = [0, 3] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_interior_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a221"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %r = ten.pad %0, %z low = [0, 0] high = [0, 0] interior = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_pad_dynamic_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a222"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = ten.constant dense<7.0> : tensor<f32>
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %r = ten.pad %0, %z low = [%k, 0] high = [0, %n] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_slice_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a223"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %h = arith.divsi %n, %c2 : index
  %r = ten.slice %0 start = [%h, 0] limit = [%n, %k] stride = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_bounds_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a224"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %b = ten.slice %a start = [0, 0] limit = [%n, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.add %a, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_cast_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a206"], outputs = ["a225"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = tensor.cast %0 : tensor<?x?xf32> to tensor<7x?xf32>
  %b = ten.neg %a : tensor<7x?xf32>
  %r = tensor.cast %b : tensor<7x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_reduce_7_2(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a226"], outputs = ["a227"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_reduce_all_7_2(%0: tensor<?x?xf32>) -> (tensor<f32>) attributes {inputs = ["a226"], outputs = ["a228"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce add %0 dims = [0, 1] : tensor<?x?xf32> -> tensor<f32>
  return %r : tensor<f32>
}
func.func @case_reduce_first_7_2(%0: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a226"], outputs = ["a229"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.reduce max %0 dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_normalize_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a226"], outputs = ["a230"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %m = ten.reduce max %0 dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %b = ten.broadcast %m dims = [0] sizes(%n, %k) : tensor<?xf32> -> tensor<?x?xf32>
  %r = ten.sub %0, %b : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scan_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a226"], outputs = ["a231"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.scan add %0 dim = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a226", "a232"], outputs = ["a233"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %1 contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_gram_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a226"], outputs = ["a234"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %a = ten.neg %0 : tensor<?x?xf32>
  %r = ten.contract %a, %0 contracting = [1] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_contract_batch_7_2(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a235"], outputs = ["a236"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %0 batch = [0] x [0] contracting = [2] x [2] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_conv_7_2(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a237", "a238"], outputs = ["a239"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.conv %0, %1 dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 1] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_window_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a226"], outputs = ["a240"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.window_reduce max %0 window = [1, 2] strides = [1, 2] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_sort_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a226"], outputs = ["a241"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.sort %0 dim = 1 : tensor<?x?xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_top_k_7_2(%0: tensor<?x?xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>) attributes {inputs = ["a226"], outputs = ["a242", "a243"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = ten.top_k %0 k = 2 : tensor<?x?xf32> -> tensor<?x2xf32>, tensor<?x2xi32>
  return %r#0, %r#1 : tensor<?x2xf32>, tensor<?x2xi32>
}
func.func @case_cholesky_7_2(%0: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a244"], outputs = ["a245"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.cholesky %0 lower : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_solve_7_2(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a245", "a246"], outputs = ["a247"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.triangular_solve none %0, %1 lower : tensor<?x?x?xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_fft_7_2(%0: tensor<?x4xf32>) -> (tensor<?x3xcomplex<f32>>) attributes {inputs = ["a248"], outputs = ["a249"], relative = 1.000000e-06 : f64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.fft rfft %0 length = [4] : tensor<?x4xf32> -> tensor<?x3xcomplex<f32>>
  return %r : tensor<?x3xcomplex<f32>>
}
func.func @case_gather_7_2(%0: tensor<?x2xf32>, %1: tensor<?x?xi32>) -> (tensor<?x2xf32>) attributes {inputs = ["a250", "a251"], outputs = ["a252"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 2] : tensor<?x2xf32>, tensor<?x?xi32> -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}
func.func @case_gather_boxes_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a250", "a253"], outputs = ["a254"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  %high = arith.ceildivsi %n, %c2 : index
  %wide = arith.ceildivsi %k, %c2 : index
  %r = ten.gather %0[%1] offset_dims = [1, 2] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%high, %wide] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_gather_columns_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?xf32>) attributes {inputs = ["a250", "a253"], outputs = ["a59"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %one = arith.minsi %n, %c1 : index
  %r = ten.gather %0[%1] offset_dims = [0] collapsed = [0] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%one, %c0] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_scatter_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a255", "a256", "a257"], outputs = ["a258"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.scatter add %0[%1], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<?x?xf32>[tensor<?x?xi32>], tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_dynamic_slice_7_2(%0: tensor<?x?xf32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<1x1xf32>) attributes {inputs = ["a250", "a259", "a65"], outputs = ["a260"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.dynamic_slice %0[%1, %2] sizes = [1, 1] : tensor<?x?xf32>, tensor<i32> -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
func.func @case_update_slice_7_2(%0: tensor<?x?xf32>, %1: tensor<i32>, %2: tensor<i32>, %3: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a250", "a259", "a65", "a261"], outputs = ["a262"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.dynamic_update_slice %0[%1, %2], %3 : tensor<?x?xf32>, tensor<i32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_for_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a263", "a264"], outputs = ["a265"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %u = ten.add %t, %1 : tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_for_swap_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) attributes {inputs = ["a263", "a264"], outputs = ["a266", "a267"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0, %u = %1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %v = ten.add %t, %u : tensor<?x?xf32>
    scf.yield %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @case_for_rows_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a263"], outputs = ["a268"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> tensor<?x?xf32> {
    %e = arith.addi %i, %c1 : index
    %a = ten.slice %t start = [0, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %b = ten.reduce add %a dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
    %c = ten.slice %t start = [%i, 0] limit = [%e, %k] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x?xf32>
    %d = ten.reshape %b sizes(%k) : tensor<?xf32> -> tensor<1x?xf32>
    %f = tensor.cast %d : tensor<1x?xf32> to tensor<?x?xf32>
    %g = ten.add %c, %f : tensor<?x?xf32>
    %h = ten.add %g, %c : tensor<?x?xf32>
    %p32 = arith.index_cast %i : index to i32
    %p = tensor.from_elements %p32 : tensor<i32>
    %z = ten.constant dense<0> : tensor<i32>
    %u = ten.dynamic_update_slice %t[%p, %z], %h : tensor<?x?xf32>, tensor<i32>, tensor<?x?xf32>
    scf.yield %u : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_grow_7_2(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a263"], outputs = ["a269"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %c20 = arith.constant 9 : index
  %r = scf.while (%t = %0) : (tensor<?x?xf32>) -> tensor<?x?xf32> {
    %n = tensor.dim %t, %c0 : tensor<?x?xf32>
    %small = arith.cmpi slt, %n, %c20 : index
    %some = arith.cmpi sgt, %n, %c0 : index
    %more = arith.andi %small, %some : i1
    scf.condition(%more) %t : tensor<?x?xf32>
  } do {
  ^bb0(%t: tensor<?x?xf32>):
    %u = ten.neg %t : tensor<?x?xf32>
    %v = ten.concat %t, %u dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %v : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_while_7_2(%0: tensor<?x?xf32>, %1: tensor<i32>) -> (tensor<?x?xf32>) attributes {inputs = ["a263", "a76"], outputs = ["a270"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %stop = tensor.extract %1[] : tensor<i32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %w:2 = scf.while (%t = %0, %i = %zero) : (tensor<?x?xf32>, i32) -> (tensor<?x?xf32>, i32) {
    %more = arith.cmpi slt, %i, %stop : i32
    scf.condition(%more) %t, %i : tensor<?x?xf32>, i32
  } do {
  ^bb0(%t: tensor<?x?xf32>, %i: i32):
    %u = ten.add %t, %t : tensor<?x?xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %u, %j : tensor<?x?xf32>, i32
  }
  %r = ten.neg %w#0 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_if_7_2(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a263", "a264"], outputs = ["a271"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %big = arith.cmpi sgt, %n, %c1 : index
  %r = scf.if %big -> tensor<?x?xf32> {
    %a = ten.concat %0, %1 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
    scf.yield %a : tensor<?x?xf32>
  } else {
    %b = ten.mul %0, %1 : tensor<?x?xf32>
    scf.yield %b : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
func.func @case_data_7_2(%0: tensor<?x?xf32>, %1: tensor<index>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a263", "a79"], outputs = ["a272"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %0, %c0 : tensor<?x?xf32>
  %k = tensor.dim %0, %c1 : tensor<?x?xf32>
  
  %m = tensor.extract %1[] : tensor<index>
  %b = ten.broadcast %0 dims = [1, 2] sizes(%m, %n, %k) : tensor<?x?xf32> -> tensor<?x?x?xf32>
  %r = ten.neg %b : tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_fails_add(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273", "a274"], outputs = ["none"], error = "expects operands of one shape", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.add %0, %1 : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_concat(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273", "a274"], outputs = ["none"], error = "expects inputs that differ in dimension 0 only", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.concat %0, %1 dim = 0 : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_contract(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273", "a274"], outputs = ["none"], error = "expects paired dimensions of one size", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.contract %0, %1 contracting = [1] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_broadcast(%0: tensor<?xf32>, %1: tensor<?x?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a275", "a274"], outputs = ["none"], error = "of the operand to be 1 or", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %1, %c1 : tensor<?x?xf32>
  %r = ten.broadcast %0 dims = [0] sizes(%n) : tensor<?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_fails_reshape(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a273", "a276"], outputs = ["none"], error = "elements", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %1, %c0 : tensor<?xf32>
  %r = ten.reshape %0 sizes(%n) : tensor<?x?xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_fails_slice(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<?x1xf32>) attributes {inputs = ["a273", "a276"], outputs = ["none"], error = "expects 0 <= start <= limit <= ", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %1, %c0 : tensor<?xf32>
  %r = ten.slice %0 start = [0, 0] limit = [%n, 1] stride = [1, 1] : tensor<?x?xf32> -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}
func.func @case_fails_slice_loop(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a273", "a276"], outputs = ["none"], error = "expects 0 <= start <= limit <= ", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %1, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %1) -> tensor<?xf32> {
    %e = arith.addi %i, %c1 : index
    %a = ten.slice %0 start = [%i, 0] limit = [%e, 3] stride = [1, 1] : tensor<?x?xf32> -> tensor<1x3xf32>
    %b = ten.reduce add %a dims = [0, 1] : tensor<1x3xf32> -> tensor<f32>
    %c = ten.broadcast %b dims = [] sizes(%n) : tensor<f32> -> tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @case_fails_pad(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273"], outputs = ["none"], error = "expects padding that leaves a size of at least 0", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %z = ten.constant dense<0.0> : tensor<f32>
  %r = ten.pad %0, %z low = [-1, 0] high = [-2, 0] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_top_k(%0: tensor<?x?xf32>) -> (tensor<?x4xf32>, tensor<?x4xi32>) attributes {inputs = ["a273"], outputs = ["none", "none"], error = "expects a last dimension of at least 4", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = ten.top_k %0 k = 4 : tensor<?x?xf32> -> tensor<?x4xf32>, tensor<?x4xi32>
  return %r#0, %r#1 : tensor<?x4xf32>, tensor<?x4xi32>
}
func.func @case_fails_cholesky(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273"], outputs = ["none"], error = "expects square matrices", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.cholesky %0 lower : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_solve(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a277", "a273"], outputs = ["none"], error = "expects square matrices and right-hand sides", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.triangular_solve none %0, %1 lower : tensor<?x?xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_fft(%0: tensor<?x?xf32>) -> (tensor<?x3xcomplex<f32>>) attributes {inputs = ["a273"], outputs = ["none"], error = "expects a size of 4 for 'length' 4", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.fft rfft %0 length = [4] : tensor<?x?xf32> -> tensor<?x3xcomplex<f32>>
  return %r : tensor<?x3xcomplex<f32>>
}
func.func @case_fails_conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>) attributes {inputs = ["a278", "a279"], outputs = ["none"], error = "input features", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.conv %0, %1 dims = [b, 0, f] x [0, i, o] -> [b, 0, f] : tensor<?x?x?xf32>, tensor<?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @case_fails_gather(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x4xf32>) attributes {inputs = ["a273", "a123"], outputs = ["none"], error = "expects a slice of at most", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
func.func @case_fails_gather_at_most(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273", "a123"], outputs = ["none"], error = "expects a slice of at most", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %less = arith.subi %c0, %c1 : index
  %c4 = arith.addi %c2, %c2 : index
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [%c1, %c4] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_gather_at_least_0(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273", "a123"], outputs = ["none"], error = "expects a slice of at least 0", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %less = arith.subi %c0, %c1 : index
  %c4 = arith.addi %c2, %c2 : index
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [%less, %c1] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_gather_1(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273", "a123"], outputs = ["none"], error = "expects a slice of 1", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %less = arith.subi %c0, %c1 : index
  %c4 = arith.addi %c2, %c2 : index
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [%c2, %c1] : tensor<?x?xf32>, tensor<?x?xi32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_scatter(%0: tensor<?x?xf32>, %1: tensor<?x?xi32>, %2: tensor<?x?xf32>) -> (tensor<?x?xf32>) attributes {inputs = ["a273", "a123", "a280"], outputs = ["none"], error = "expects updates of the indices' shape", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %r = ten.scatter add %0[%1], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<?x?xf32>[tensor<?x?xi32>], tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @case_fails_update(%0: tensor<?xf32>, %1: tensor<i32>, %2: tensor<?xf32>) -> (tensor<?xf32>) attributes {inputs = ["a281", "a65", "a275"], outputs = ["none"], error = "expects a size of at most", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.dynamic_update_slice %0[%1], %2 : tensor<?xf32>, tensor<i32>, tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @case_fails_cast(%0: tensor<?xf32>) -> (tensor<3xf32>) attributes {inputs = ["a281"], outputs = ["none"], error = "tensor<3xf32>", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = tensor.cast %0 : tensor<?xf32> to tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @case_fails_result(%0: tensor<?x?xf32>) -> (tensor<2x2xf32>) attributes {inputs = ["a273"], outputs = ["none"], error = "to be a tensor<2x2xf32>", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = ten.transpose %0 perm = [1, 0] : tensor<?x?xf32> -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @case_fails_divisor(%0: tensor<?xf32>, %1: tensor<?xf32>) -> (tensor<?xi32>) attributes {inputs = ["a281", "a145"], outputs = ["none"], error = "expects a divisor other than 0", status = 4 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  
  %n = tensor.dim %0, %c0 : tensor<?xf32>
  %m = tensor.dim %1, %c0 : tensor<?xf32>
  %q = arith.divsi %n, %m : index
  %r = ten.iota dim = 0 sizes(%q) : tensor<?xi32>
  return %r : tensor<?xi32>
}
