// What newer versions added: composites, quantized types per axis, batching
// dimensions, algorithms of contractions, dynamic shapes.
module @recent {
  func.func public @main(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>, %n: tensor<?x3xf32>) -> (tensor<2x2xf32>, tensor<?x3xf32>) {
    %0 = stablehlo.composite "test.double" %x {composite_attributes = {factor = 2.0 : f32, name = "two"}, decomposition = @double, version = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.dot_general %0, %y, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.uniform_quantize %1 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5:-1,0.25:3}>>
    %3 = stablehlo.uniform_dequantize %2 : (tensor<2x2x!quant.uniform<i8:f32:1, {0.5:-1,0.25:3}>>) -> tensor<2x2xf32>
    %4 = stablehlo.tan %n : tensor<?x3xf32>
    return %3, %4 : tensor<2x2xf32>, tensor<?x3xf32>
  }
  func.func private @double(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.add %x, %x : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
