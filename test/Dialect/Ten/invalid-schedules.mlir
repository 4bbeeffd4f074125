// RUN: tensor-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{'func.func' op expects a kernel of kind contract for #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = true, pack_rhs = true, panels = 2, depth = 5>, got map}}
func.func private @f() attributes {ten.kernel = "map", ten.schedule = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = true, pack_rhs = true, panels = 2, depth = 5>}

// -----

// expected-error@+1 {{'ten.schedule' expects a kernel's function, which has 'ten.kernel'}}
func.func private @f() attributes {ten.schedule = #ten.conv_schedule<lanes = 4, heights = [2], along = features, pack_kernel = true, depth = 5>}

// -----

// expected-error@+1 {{expects 'lanes' to be a power of two up to 128, got 3}}
func.func private @f() attributes {a = #ten.tile<row = 0, column = 1, lanes = 3, heights = [2]>}

// -----

// expected-error@+1 {{expects two loops, got 'row' 1 and 'column' 1}}
func.func private @f() attributes {a = #ten.tile<row = 1, column = 1, lanes = 4, heights = [2]>}

// -----

// expected-error@+1 {{expects 'heights' between 1 and 32, got 0}}
func.func private @f() attributes {a = #ten.tile<row = 0, column = 1, lanes = 4, heights = [2, 0]>}

// -----

// expected-error@+1 {{expects 'heights' of 1 to 16 entries, got 0}}
func.func private @f() attributes {a = #ten.tile<row = 0, column = 1, lanes = 4, heights = []>}

// -----

// expected-error@+1 {{expects 'panels' between 1 and 2^20, got 0}}
func.func private @f() attributes {a = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = true, pack_rhs = true, panels = 0, depth = 5>}

// -----

// expected-error@+1 {{expects 'depth' between 0 and 2^40, got -1}}
func.func private @f() attributes {a = #ten.conv_schedule<lanes = 4, heights = [2], along = features, pack_kernel = true, depth = -1>}

// -----

// expected-error@+1 {{expects 'rows' between 0 and 2^40, got -1}}
func.func private @f() attributes {a = #ten.conv_schedule<lanes = 4, heights = [2], along = features, pack_kernel = true, depth = 0, rows = -1>}

// -----

func.func @f(%x: tensor<1x8x6xf32>, %w: tensor<3x3x4xf32>) -> tensor<1x6x4xf32> {
  %0 = ten.kernel conv (%a = %x : tensor<1x8x6xf32>, %b = %w : tensor<3x3x4xf32>) -> tensor<1x6x4xf32>
      schedule = #ten.conv_schedule<lanes = 4, heights = [2], along = features, pack_kernel = true, depth = 0> {
    // expected-error@+1 {{expects no groups for a schedule with 'pack_kernel', got 2}}
    %1 = ten.conv %a, %b dims = [b, 0, f] x [0, i, o] -> [b, 0, f] feature_groups = 2 : tensor<1x8x6xf32>, tensor<3x3x4xf32> -> tensor<1x6x4xf32>
    ten.yield %1 : tensor<1x6x4xf32>
  }
  return %0 : tensor<1x6x4xf32>
}

// -----

func.func @f(%x: tensor<1x8x6xf32>, %w: tensor<3x3x4xf32>) -> tensor<1x6x4xf32> {
  %0 = ten.kernel conv (%a = %x : tensor<1x8x6xf32>, %b = %w : tensor<3x3x4xf32>) -> tensor<1x6x4xf32>
      schedule = #ten.conv_schedule<lanes = 4, heights = [2], along = channels, pack_kernel = false, depth = 0> {
    // expected-error@+1 {{expects as many feature groups as features of the result for a schedule along channels, got 2 for 4}}
    %1 = ten.conv %a, %b dims = [b, 0, f] x [0, i, o] -> [b, 0, f] feature_groups = 2 : tensor<1x8x6xf32>, tensor<3x3x4xf32> -> tensor<1x6x4xf32>
    ten.yield %1 : tensor<1x6x4xf32>
  }
  return %0 : tensor<1x6x4xf32>
}

// -----

func.func @f(%x: tensor<1x8x3xf32>, %w: tensor<3x3x4xf32>) -> tensor<1x6x4xf32> {
  %0 = ten.kernel conv (%a = %x : tensor<1x8x3xf32>, %b = %w : tensor<3x3x4xf32>) -> tensor<1x6x4xf32>
      schedule = #ten.conv_schedule<lanes = 4, heights = [2], along = features, pack_kernel = true, depth = 2, kernel_packed = true> {
    // expected-error@+1 {{expects a 'depth' that divides the input features for a schedule with 'kernel_packed', got 2 for 3}}
    %1 = ten.conv %a, %b dims = [b, 0, f] x [0, i, o] -> [b, 0, f] : tensor<1x8x3xf32>, tensor<3x3x4xf32> -> tensor<1x6x4xf32>
    ten.yield %1 : tensor<1x6x4xf32>
  }
  return %0 : tensor<1x6x4xf32>
}

// -----

// expected-error@+1 {{expects 'pack_rhs' with 'rhs_packed'}}
func.func private @f() attributes {a = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = true, pack_rhs = false, panels = 2, depth = 5, rhs_packed = true>}

// -----

// expected-error@+1 {{expects 'pack_kernel' and vectors along features with 'kernel_packed'}}
func.func private @f() attributes {a = #ten.conv_schedule<lanes = 4, heights = [2], along = places, pack_kernel = true, depth = 5, kernel_packed = true>}

// -----

// expected-error@+1 {{expects 'group' to be 1, 2 or 4, got 3}}
func.func private @f() attributes {a = #ten.tile<row = 0, column = 1, lanes = 4, heights = [2], group = 3>}

// -----

// expected-error@+1 {{expects 'pack_rhs' and a 'depth' divisible by the depth of an instruction, 4, got 'depth' 6}}
func.func private @f() attributes {a = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = true, pack_rhs = true, panels = 1, depth = 6, group = 4>}

// -----

// expected-error@+1 {{expects 'pack_rhs' and a 'depth' divisible by the depth of an instruction, 64, got 'depth' 32}}
func.func private @f() attributes {a = #ten.contract_schedule<lanes = 16, heights = [32, 32], pack_lhs = true, pack_rhs = true, panels = 1, depth = 32, group = 4, matrices = true>}

// -----

// expected-error@+1 {{expects 'group' of 2 or 4, 'lanes' of 16 and equal 'heights' with 'matrices'}}
func.func private @f() attributes {a = #ten.tile<row = 0, column = 1, lanes = 16, heights = [32, 16], group = 2, matrices = true>}

// -----

// expected-error@+1 {{'func.func' op expects a kernel of kind attention for #ten.attention_schedule<rows = 8, scores = <lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>, values = <lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>>, got contract}}
func.func private @f() attributes {ten.kernel = "contract", ten.schedule = #ten.attention_schedule<rows = 8, scores = <lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>, values = <lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>>}

// -----

// expected-error@+1 {{expects 'rows' between 1 and 2^40, got 0}}
func.func private @f() attributes {a = #ten.attention_schedule<rows = 0, scores = <lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>, values = <lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>>}

// -----

// expected-error@+1 {{expects 'rhs_packed' in #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>}}
func.func private @f() attributes {a = #ten.attention_schedule<rows = 8, scores = <lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>, values = <lanes = 4, heights = [2], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>>}

// -----

// expected-error@+1 {{'func.func' op expects no 'rhs_packed' with 'matrices' of pairs: some may be too small for these}}
func.func private @f() attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [32, 32], pack_lhs = true, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true, group = 2, matrices = true>}

// -----

// expected-error@+1 {{expects 'panels' between 1 and 2^20, got 2097152}}
func.func private @f() attributes {a = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = true, pack_rhs = true, panels = 2097152, depth = 5>}

// -----

func.func @f(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = ten.kernel contract (%a = %x : tensor<8x8xf32>, %b = %y : tensor<8x8xf32>) -> tensor<8x8xf32>
      // expected-error@+1 {{expects a schedule, such as #ten.contract_schedule<...>, got "as you like"}}
      schedule = "as you like" {
    ten.yield %a : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// -----

// kernel_c4
func.func @f(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{expects a kernel of kind contract for #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0>, got map}}
  %0 = ten.kernel map (%a = %x : tensor<8x8xf32>, %b = %y : tensor<8x8xf32>) -> tensor<8x8xf32>
      schedule = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0> {
    %1 = ten.add %a, %b : tensor<8x8xf32>
    ten.yield %1 : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// -----

// Packed in groups of 2 or 4, wider elements would lose bits.
func.func @f(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = ten.kernel contract (%a = %x : tensor<8x8xf32>, %b = %y : tensor<8x8xf32>) -> tensor<8x8xf32>
      schedule = #ten.contract_schedule<lanes = 8, heights = [2], pack_lhs = true, pack_rhs = true, panels = 1, depth = 0, group = 2> {
    // expected-error@+1 {{expects bf16, summed in f32, or integers of 16 bits, summed in i32, for a schedule of 'group' 2, got 'f32' and 'f32', summed in 'f32'}}
    %1 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
    ten.yield %1 : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// -----

func.func @f(%x: tensor<8x8xi16>, %y: tensor<8x8xi8>) -> tensor<8x8xi32> {
  %0 = ten.kernel contract (%a = %x : tensor<8x8xi16>, %b = %y : tensor<8x8xi8>) -> tensor<8x8xi32>
      schedule = #ten.contract_schedule<lanes = 8, heights = [2], pack_lhs = true, pack_rhs = true, panels = 1, depth = 0, group = 4> {
    // expected-error@+1 {{expects bytes, summed in i32, for a schedule of 'group' 4, got 'i16' and 'i8', summed in 'i32'}}
    %1 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x8xi16>, tensor<8x8xi8> -> tensor<8x8xi32>
    ten.yield %1 : tensor<8x8xi32>
  }
  return %0 : tensor<8x8xi32>
}

// -----

func.func @f(%x: tensor<2x6xf32>, %w: tensor<6x4xf32>) -> tensor<2x4xf32> {
  %0 = ten.kernel conv (%a = %x : tensor<2x6xf32>, %b = %w : tensor<6x4xf32>) -> tensor<2x4xf32>
      schedule = #ten.conv_schedule<lanes = 4, heights = [2], along = places, pack_kernel = false, depth = 0> {
    // expected-error@+1 {{expects a spatial dimension for a schedule along places}}
    %1 = ten.conv %a, %b dims = [b, f] x [i, o] -> [b, f] : tensor<2x6xf32>, tensor<6x4xf32> -> tensor<2x4xf32>
    ten.yield %1 : tensor<2x4xf32>
  }
  return %0 : tensor<2x4xf32>
}

// -----

// expected-error@+1 {{expects 'activations' of 8 or 16 bits, or 0, got 4}}
func.func private @f() attributes {ten.kernel = "contract", ten.schedule = #ten.quantized_schedule<lanes = 1, columns = 16, rows = 4, packed = true, activations = 4>}

// -----

// expected-error@+1 {{expects packed codes and 1 lane with 'activations', got lanes = 16, packed = true}}
func.func private @f() attributes {ten.kernel = "contract", ten.schedule = #ten.quantized_schedule<lanes = 16, columns = 16, rows = 4, packed = true, activations = 8>}
