// Constraints of calls, of compositions and of attributes that ask for an algorithm.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @f0(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{(dot_general_c21)}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f1(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects 'lhs_component_count' to be positive, got 0 (dot_general_c22)}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f2(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{(dot_general_c23)}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = -1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f3(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{(dot_general_c24)}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f4(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = i8, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f5(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = i8, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f6(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f7(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f8(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 2, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f9(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f10(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = bf16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f11(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E5M2, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f12(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects an algorithm that some hardware has, got #stablehlo.dot_algorithm<}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f8E8M0FNU, rhs_precision_type = f8E5M2, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f13(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects tolerances of 0 in mode HIGHEST; tolerances require mode TOLERANCE}}
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  return
}

// -----

func.func @f14(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects tolerances of 0 in mode DEFAULT}}
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

func.func @f15(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects tolerances that are not below 0}}
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<rtol = -1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return
}

// -----

func.func @f16(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects tolerances that are not below 0}}
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return
}

// -----

func.func @f17(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects layouts of operands and of results, or none}}
  %0 = stablehlo.custom_call @foo(%x) {operand_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f18(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'operand_layouts' to have 1 elements, got 0}}
  %0 = stablehlo.custom_call @foo(%x) {operand_layouts = [], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f19(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'result_layouts' to have 1 elements, got 2}}
  %0 = stablehlo.custom_call @foo(%x) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f20(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'operand_layouts' to be permutations of the dimensions, for 'tensor<4xf32>', got dense<1>}}
  %0 = stablehlo.custom_call @foo(%x) {operand_layouts = [dense<1> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f21(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'operand_layouts' to be permutations of the dimensions}}
  %0 = stablehlo.custom_call @foo(%x) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f22(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'operand_layouts' to be permutations of the dimensions}}
  %0 = stablehlo.custom_call @foo(%x) {operand_layouts = ["x"], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f23(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'operand_index' to be in [0, 1), got 1}}
  %0 = stablehlo.custom_call @foo(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f24(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects aliases of an operand and a result of one type, got }}
  %0 = stablehlo.custom_call @foo(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f25(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects aliases of an operand and a result of one type, got }}
  %0 = stablehlo.custom_call @foo(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [1]>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f26(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'output_operand_aliases' of #stablehlo.output_operand_alias, got 1}}
  %0 = stablehlo.custom_call @foo(%x) {output_operand_aliases = [1]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f27(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'backend_config' to be a dictionary for 'api_version' 4, got "a=1"}}
  %0 = stablehlo.custom_call @foo(%x) {api_version = 4 : i32, backend_config = "a=1"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f28(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'backend_config' to be a string for 'api_version' 1, got {a = 1}}
  %0 = stablehlo.custom_call @foo(%x) {backend_config = {a = 1 : i32}} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f29(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'backend_config' to be a string for 'api_version' 3}}
  %0 = stablehlo.custom_call @foo(%x) {api_version = 3 : i32, backend_config = {a = 1 : i32}} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f30(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects aliases of an operand and a result of one type}}
  %0:2 = stablehlo.custom_call @foo(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<5xf32>)
  return
}

// -----

func.func @f31(%x: !stablehlo.token) {
  // expected-error @+1 {{expects 'operand_layouts' to be permutations of the dimensions, for '!stablehlo.token'}}
  stablehlo.custom_call @foo(%x) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = []} : (!stablehlo.token) -> ()
  return
}

// -----

func.func @f32(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a name with its namespace, like 'chlo.top_k', got 'foo' (composite_c1)}}
  %0 = stablehlo.composite "foo" %x {decomposition = @f0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f33(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a name with its namespace, like 'chlo.top_k', got '.' (composite_c1)}}
  %0 = stablehlo.composite "." %x {decomposition = @f0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f34(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a name with its namespace, like 'chlo.top_k', got 'foo.' (composite_c1)}}
  %0 = stablehlo.composite "foo." %x {decomposition = @f0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f35(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a name with its namespace, like 'chlo.top_k', got '.foo' (composite_c1)}}
  %0 = stablehlo.composite ".foo" %x {decomposition = @f0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f36(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a name with its namespace, like 'chlo.top_k', got '0a.b' (composite_c1)}}
  %0 = stablehlo.composite "0a.b" %x {decomposition = @f0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f37(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a name with its namespace, like 'chlo.top_k', got 'a.%' (composite_c1)}}
  %0 = stablehlo.composite "a.%" %x {decomposition = @f0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f38(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a name with its namespace, like 'chlo.top_k', got 'a..b' (composite_c1)}}
  %0 = stablehlo.composite "a..b" %x {decomposition = @f0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f39(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a name with its namespace, like 'chlo.top_k', got 'a$.b' (composite_c1)}}
  %0 = stablehlo.composite "a$.b" %x {decomposition = @f0} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f40(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects 'decomposition' to be a function, got @none (composite_c2)}}
  %0 = stablehlo.composite "a.b" %x {decomposition = @none} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f41(%x: tensor<4xf32>) {
  // expected-error @+1 {{(composite_c3)}}
  stablehlo.composite "a.b" {decomposition = @f41} : () -> ()
  return
}

// -----

func.func @f42(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @+1 {{(composite_c3)}}
  stablehlo.composite "a.b" %y {decomposition = @f42} : (tensor<4xf64>) -> ()
  return
}

// -----

func.func @f43(%x: tensor<4xf32>) {
  // expected-error @+1 {{(composite_c4)}}
  %0 = stablehlo.composite "a.b" %x {decomposition = @f43} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
