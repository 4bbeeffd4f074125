// Collectives and asynchronous operations keep the specification's constraints.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @f0(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects 'all_gather_dim' to be in [0, 2), got 2 (all_gather_c1)}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f1(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects each id once in 'replica_groups', got 1 twice (all_gather_c2)}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f2(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects all ids below 2 in 'replica_groups', got none that is 1 (all_gather_c3)}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f3(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects ids not below 0 in 'replica_groups', got -1 (all_gather_c4)}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f4(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects a channel above 0 with 'use_global_device_ids', got 0 (all_gather_c5)}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f5(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects as many parts as a group has processes in dimension 1, got 'tensor<4x8xf32>' of 'tensor<4x12xf32>' (all_gather_c6)}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x12xf32>
  return
}

// -----

func.func @f6(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects 'replica_groups' of rank 2 and element type i64, got 'tensor<2xi64>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @f7(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(all_reduce_c1)}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f8(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(all_reduce_c3)}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f9(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(all_reduce_c4)}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, use_global_device_ids}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f10(%x: tensor<4x8xi32>) {
  // expected-error @+1 {{expects to combine elements of a type that holds all of 'i32', got 'f32' (all_reduce_c5)}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f11(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(all_reduce_c6)}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f12(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects results of the type that 'computation' returns, 'f32', got 'tensor<4x8xf64>' (all_reduce_c7)}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf64>
  return
}

// -----

func.func @f13(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(all_to_all_c1)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 2 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f14(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects 'split_count' to divide the size of dimension 1, 8, got 3 (all_to_all_c2)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 3 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f15(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(all_to_all_c3)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = -1 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f16(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects 'split_count' to be positive, got 0 (all_to_all_c4)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f17(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects groups of 2 processes, got 4 (all_to_all_c8)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f18(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects a result of shape 16x2, got 'tensor<4x8xf32>' (all_to_all_c9)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f19(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(collective_broadcast_c1)}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f20(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(collective_broadcast_c2)}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[-3, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f21(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(collective_broadcast_c3)}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f22(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects 'source_target_pairs' of shape Nx2, got 'tensor<1x3xi64>' (collective_permute_c1)}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f23(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects each id once among sources, got 0 twice (collective_permute_c2)}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f24(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects each id once among targets, got 1 twice (collective_permute_c3)}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f25(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(collective_permute_c4)}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f26(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(collective_permute_c5)}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f27(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects as many parts as a group has processes in dimension 1, got 'tensor<4x3xf32>' of 'tensor<4x8xf32>' (reduce_scatter_c1)}}
  %0 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f28(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(reduce_scatter_c2)}}
  %0 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 2 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f29(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{(reduce_scatter_c8)}}
  %0 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f30(%x: tensor<4x8xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{expects a channel of type 1 between devices, got 3 (send_c1)}}
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @f31(%t: !stablehlo.token) {
  // expected-error @+1 {{expects a channel of type 3 to or from the host, got 1 (recv_c1)}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
  return
}

// -----

func.func @f32(%t: !stablehlo.token) {
  // expected-error @+1 {{expects a token as the last result (recv_c4)}}
  %0 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> tensor<4x8xf32>
  return
}

// -----

func.func @f33(%t: !stablehlo.token) {
  // expected-error @+1 {{expects a token as the last result}}
  %0 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> tensor<4x8xf32>
  return
}

// -----

func.func @f34(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects a future as the only result, got 1 results}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4x8xf32>):
    stablehlo.return %a : tensor<4x8xf32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f35(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects a future of the result types of 'body'}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4x8xf32>):
    %b = stablehlo.slice %a [0:4, 0:8] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    stablehlo.return %b : tensor<4x8xf32>
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}

// -----

func.func @f36(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects a future as the only operand, got 1 operands}}
  %0 = "stablehlo.async_done"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f37(%f: !stablehlo.future<tensor<4xf32>>) {
  // expected-error @+1 {{expects results of the future's types, '!stablehlo.future<tensor<4xf32>>'}}
  %0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f38(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects a body of one operation and a return, got 1 operations}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4x8xf32>):
    stablehlo.return %a : tensor<4x8xf32>
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>>
  return
}

// -----

func.func @f39(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects a collective operation or a slice in the body, got 'stablehlo.negate'}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4x8xf32>):
    %b = stablehlo.negate %a : tensor<4x8xf32>
    stablehlo.return %b : tensor<4x8xf32>
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>>
  return
}

// -----

func.func @f40(%x: tensor<4xf32>, %root: tensor<2xi32>) {
  // expected-error @+1 {{expects a root of type tensor<1xi32> as the last operand, got 'tensor<2xi32>' (collective_broadcast_c4)}}
  %0 = "stablehlo.collective_broadcast"(%x, %root) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f41(%x: tensor<4xf32>, %root: tensor<1xf32>) {
  // expected-error @+1 {{expects a root of type tensor<1xi32> as the last operand, got 'tensor<1xf32>'}}
  %0 = "stablehlo.collective_reduce"(%x, %root) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f42(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects equal element types, got 'f32' and 'f64' (all_to_all_c9)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf64>
  return
}

// -----

func.func @f43(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects groups of 2 processes, got 3 (all_to_all_c8)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<0> : tensor<0x3xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f44(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects 'replica_groups' of a mesh in the module, got '@none', which is none}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @none, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @f45(%t: !stablehlo.token) {
  // expected-error @+1 {{expects 'layout' to have 1 elements, got 2}}
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[0], [1]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @f46(%t: !stablehlo.token) {
  // expected-error @+1 {{expects 'layout' to be lists of dimensions, got ["x"]}}
  %0:2 = "stablehlo.infeed"(%t) <{layout = [["x"]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @f47(%t: !stablehlo.token) {
  // expected-error @+1 {{expects tensors before the token, got '!stablehlo.token' (infeed_c2)}}
  %0:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

func.func @f48(%t: !stablehlo.token) {
  // expected-error @+1 {{expects tensors before the token, got '!stablehlo.token' (recv_c3)}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

// expected-error @+1 {{expects a future of ranked tensors, got 'f32'}}
func.func private @f49() -> !stablehlo.future<f32>

// -----

// Numbers that hash tables keep for themselves.
func.func @f50(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects all ids below 2 in 'replica_groups', got none that is 1}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 9223372036854775807]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @f51(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expects each id once among targets, got 9223372036854775807 twice}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 9223372036854775807], [1, 9223372036854775807]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
