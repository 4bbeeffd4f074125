// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_gather0(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>) -> (tensor<3x6x4xf32>) attributes {inputs = ["a0", "a1"], outputs = ["a2"]} {
  %r = ten.gather %0[%1] offset_dims = [1, 2] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 6, 4] : tensor<5x6x4xf32>, tensor<3x1xi32> -> tensor<3x6x4xf32>
  return %r : tensor<3x6x4xf32>
}
func.func @case_scatter0_add(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a4"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter add %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter0_add_region(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a4"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter0_mul(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a5"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter mul %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter0_mul_region(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a5"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter0_max(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a6"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter max %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter0_max_region(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a6"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter0_min(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a7"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter min %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter0_min_region(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a7"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter0_set(%0: tensor<5x6x4xf32>, %1: tensor<3x1xi32>, %2: tensor<3x6x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a1", "a3"], outputs = ["a8"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter set %0[%1], %2 window_dims = [1, 2] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<3x1xi32>], tensor<3x6x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_gather1(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>) -> (tensor<2x3x4xf32>) attributes {inputs = ["a0", "a9"], outputs = ["a10"]} {
  %r = ten.gather %0[%1] offset_dims = [2] collapsed = [0, 1] start_index_map = [0, 1] index_vector_dim = 2 slice_sizes = [1, 1, 4] : tensor<5x6x4xf32>, tensor<2x3x2xi32> -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
func.func @case_scatter1_add(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a12"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter add %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter1_add_region(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a12"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter1_mul(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a13"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter mul %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter1_mul_region(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a13"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter1_max(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a14"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter max %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter1_max_region(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a14"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter1_min(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a15"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter min %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter1_min_region(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a15"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter1_set(%0: tensor<5x6x4xf32>, %1: tensor<2x3x2xi32>, %2: tensor<2x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a9", "a11"], outputs = ["a16"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter set %0[%1], %2 window_dims = [2] inserted = [0, 1] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<2x3x2xi32>], tensor<2x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_gather2(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>) -> (tensor<5x4x4xf32>) attributes {inputs = ["a0", "a17"], outputs = ["a18"]} {
  %r = ten.gather %0[%1] offset_dims = [0, 2] collapsed = [1] start_index_map = [1] index_vector_dim = 1 slice_sizes = [5, 1, 4] : tensor<5x6x4xf32>, tensor<4x1xi32> -> tensor<5x4x4xf32>
  return %r : tensor<5x4x4xf32>
}
func.func @case_scatter2_add(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a20"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter add %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter2_add_region(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a20"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter2_mul(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a21"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter mul %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter2_mul_region(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a21"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter2_max(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a22"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter max %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter2_max_region(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a22"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter2_min(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a23"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter min %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter2_min_region(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a23"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter2_set(%0: tensor<5x6x4xf32>, %1: tensor<4x1xi32>, %2: tensor<5x4x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a17", "a19"], outputs = ["a24"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter set %0[%1], %2 window_dims = [0, 2] inserted = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<4x1xi32>], tensor<5x4x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_gather3(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>) -> (tensor<12x2x3x2xf32>) attributes {inputs = ["a0", "a25"], outputs = ["a26"]} {
  %r = ten.gather %0[%1] offset_dims = [1, 2, 3] start_index_map = [2, 0] index_vector_dim = 1 slice_sizes = [2, 3, 2] : tensor<5x6x4xf32>, tensor<12x2xi32> -> tensor<12x2x3x2xf32>
  return %r : tensor<12x2x3x2xf32>
}
func.func @case_scatter3_add(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a28"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter add %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter3_add_region(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a28"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter3_mul(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a29"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter mul %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter3_mul_region(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a29"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter3_max(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a30"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter max %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter3_max_region(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a30"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter3_min(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a31"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter min %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter3_min_region(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a31"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter3_set(%0: tensor<5x6x4xf32>, %1: tensor<12x2xi32>, %2: tensor<12x2x3x2xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a25", "a27"], outputs = ["a32"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter set %0[%1], %2 window_dims = [1, 2, 3] scatter_dims_to_operand_dims = [2, 0] index_vector_dim = 1 : tensor<5x6x4xf32>[tensor<12x2xi32>], tensor<12x2x3x2xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_gather4(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>) -> (tensor<5x3x4xf32>) attributes {inputs = ["a0", "a33"], outputs = ["a34"]} {
  %r = ten.gather %0[%1] offset_dims = [2] collapsed = [1] operand_batching = [0] indices_batching = [0] start_index_map = [1] index_vector_dim = 2 slice_sizes = [1, 1, 4] : tensor<5x6x4xf32>, tensor<5x3x1xi32> -> tensor<5x3x4xf32>
  return %r : tensor<5x3x4xf32>
}
func.func @case_scatter4_add(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a36"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter add %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter4_add_region(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a36"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter4_mul(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a37"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter mul %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter4_mul_region(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a37"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter4_max(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a38"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter max %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter4_max_region(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a38"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter4_min(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a39"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter min %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter4_min_region(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a39"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter4_set(%0: tensor<5x6x4xf32>, %1: tensor<5x3x1xi32>, %2: tensor<5x3x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a33", "a35"], outputs = ["a40"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter set %0[%1], %2 window_dims = [2] inserted = [1] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 2 : tensor<5x6x4xf32>[tensor<5x3x1xi32>], tensor<5x3x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_gather5(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>) -> (tensor<5x2x4xf32>) attributes {inputs = ["a0", "a41"], outputs = ["a42"]} {
  %r = ten.gather %0[%1] offset_dims = [0, 1, 2] start_index_map = [1] index_vector_dim = 0 slice_sizes = [5, 2, 4] : tensor<5x6x4xf32>, tensor<1xi32> -> tensor<5x2x4xf32>
  return %r : tensor<5x2x4xf32>
}
func.func @case_scatter5_add(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter add %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter5_add_region(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.add %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter5_mul(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter mul %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter5_mul_region(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.mul %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter5_max(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter max %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter5_max_region(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.max %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter5_min(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter min %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter5_min_region(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = ten.min %a, %b : tensor<f32>
    ten.yield %s : tensor<f32>
  }
  return %r : tensor<5x6x4xf32>
}
func.func @case_scatter5_set(%0: tensor<5x6x4xf32>, %1: tensor<1xi32>, %2: tensor<5x2x4xf32>) -> (tensor<5x6x4xf32>) attributes {inputs = ["a0", "a41", "a43"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.scatter set %0[%1], %2 window_dims = [0, 1, 2] scatter_dims_to_operand_dims = [1] index_vector_dim = 0 : tensor<5x6x4xf32>[tensor<1xi32>], tensor<5x2x4xf32>
  return %r : tensor<5x6x4xf32>
}
func.func @case_gather_f32(%0: tensor<4x3xf32>, %1: tensor<3xi64>) -> (tensor<3x3xf32>) attributes {inputs = ["a44", "a45"], outputs = ["a46"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xf32>, tensor<3xi64> -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
func.func @case_gather_f64(%0: tensor<4x3xf64>, %1: tensor<3xi64>) -> (tensor<3x3xf64>) attributes {inputs = ["a47", "a45"], outputs = ["a48"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xf64>, tensor<3xi64> -> tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}
func.func @case_gather_bf16(%0: tensor<4x3xbf16>, %1: tensor<3xi64>) -> (tensor<3x3xbf16>) attributes {inputs = ["a49", "a45"], outputs = ["a50"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xbf16>, tensor<3xi64> -> tensor<3x3xbf16>
  return %r : tensor<3x3xbf16>
}
func.func @case_gather_f8E4M3FN(%0: tensor<4x3xf8E4M3FN>, %1: tensor<3xi64>) -> (tensor<3x3xf8E4M3FN>) attributes {inputs = ["a51", "a45"], outputs = ["a52"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xf8E4M3FN>, tensor<3xi64> -> tensor<3x3xf8E4M3FN>
  return %r : tensor<3x3xf8E4M3FN>
}
func.func @case_gather_i8(%0: tensor<4x3xi8>, %1: tensor<3xi64>) -> (tensor<3x3xi8>) attributes {inputs = ["a53", "a45"], outputs = ["a54"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xi8>, tensor<3xi64> -> tensor<3x3xi8>
  return %r : tensor<3x3xi8>
}
func.func @case_gather_i32(%0: tensor<4x3xi32>, %1: tensor<3xi64>) -> (tensor<3x3xi32>) attributes {inputs = ["a55", "a45"], outputs = ["a56"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xi32>, tensor<3xi64> -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}
func.func @case_gather_ui16(%0: tensor<4x3xui16>, %1: tensor<3xi64>) -> (tensor<3x3xui16>) attributes {inputs = ["a57", "a45"], outputs = ["a58"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xui16>, tensor<3xi64> -> tensor<3x3xui16>
  return %r : tensor<3x3xui16>
}
func.func @case_gather_i4(%0: tensor<4x3xi4>, %1: tensor<3xi64>) -> (tensor<3x3xi4>) attributes {inputs = ["a59", "a45"], outputs = ["a60"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xi4>, tensor<3xi64> -> tensor<3x3xi4>
  return %r : tensor<3x3xi4>
}
func.func @case_gather_complex_f32(%0: tensor<4x3xcomplex<f32>>, %1: tensor<3xi64>) -> (tensor<3x3xcomplex<f32>>) attributes {inputs = ["a61", "a45"], outputs = ["a62"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xcomplex<f32>>, tensor<3xi64> -> tensor<3x3xcomplex<f32>>
  return %r : tensor<3x3xcomplex<f32>>
}
func.func @case_gather_i1(%0: tensor<4x3xi1>, %1: tensor<3xi64>) -> (tensor<3x3xi1>) attributes {inputs = ["a63", "a45"], outputs = ["a64"]} {
  %r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : tensor<4x3xi1>, tensor<3xi64> -> tensor<3x3xi1>
  return %r : tensor<3x3xi1>
}
