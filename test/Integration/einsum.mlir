// RUN: %python %S/Inputs/both.py tensor-run %s | FileCheck %s

// Sums of products whose dimensions are letters, compiled and interpreted. The
// values are those of NumPy's einsum.

// CHECK-LABEL: == product
// CHECK-NEXT: tensor 2x2xf32{{[[ ]*}}4.{{ +}}-1.
// CHECK: {{[[ ]*}}-2.{{ +}}7.
// INPUT: 2x3xf32=-1,0,1,2,3,-1 3x2xf32=-1,0,1,2,3,-1
func.func @product(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK-LABEL: == transposed
// CHECK-NEXT: tensor 4x2xf32{{[[ ]*}}3.{{ +}}5.
// CHECK: {{[[ ]*}}3.{{ +}}-6.
// CHECK: {{[[ ]*}}-2.{{ +}}3.
// CHECK: {{[[ ]*}}-2.{{ +}}7.
// INPUT: 2x3xf32=-1,0,1,2,3,-1 3x4xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0
func.func @transposed(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<4x2xf32> {
  %0 = stablehlo.einsum %a, %b, config = "ab,bc->ca" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// CHECK-LABEL: == batches
// CHECK-NEXT: tensor 2x2x2xf32{{[[ ]*}}4.{{ +}}-1.
// CHECK: {{[[ ]*}}-2.{{ +}}7.
// CHECK: {{[[ ]*}}0.{{ +}}3.
// CHECK: {{[[ ]*}}-2.{{ +}}0.
// INPUT: 2x2x3xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0 2x3x2xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0
func.func @batches(%a: tensor<2x2x3xf32>, %b: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> {
  %0 = stablehlo.einsum %a, %b, config = "bij,bjk->bik" : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// CHECK-LABEL: == batch_last
// CHECK-NEXT: tensor 2x2x2xf32{{[[ ]*}}3.{{ +}}7.
// CHECK: {{[[ ]*}}-6.{{ +}}1.
// CHECK: {{[[ ]*}}-2.{{ +}}-2.
// CHECK: {{[[ ]*}}7.{{ +}}5.
// INPUT: 2x2x3xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0 3x2x2xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0
func.func @batch_last(%a: tensor<2x2x3xf32>, %b: tensor<3x2x2xf32>) -> tensor<2x2x2xf32> {
  %0 = stablehlo.einsum %a, %b, config = "ibj,jkb->kbi" : (tensor<2x2x3xf32>, tensor<3x2x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// CHECK-LABEL: == outer
// CHECK-NEXT: tensor 2x3xf32{{[[ ]*}}1.{{ +}}0.{{ +}}-1.
// CHECK: {{[[ ]*}}0.{{ +}}0.{{ +}}0.
// INPUT: 3xf32=-1,0,1 2xf32=-1,0
func.func @outer(%a: tensor<3xf32>, %b: tensor<2xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.einsum %a, %b, config = "a,b->ba" : (tensor<3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: == elementwise
// CHECK-NEXT: tensor 2x3xf32{{[[ ]*}}1.{{ +}}0.{{ +}}1.
// CHECK: {{[[ ]*}}4.{{ +}}9.{{ +}}1.
// INPUT: 2x3xf32=-1,0,1,2,3,-1 2x3xf32=-1,0,1,2,3,-1
func.func @elementwise(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.einsum %a, %b, config = "ab,ab->ab" : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: == sums_of_both
// CHECK-NEXT: tensor 2x2xf32{{[[ ]*}}11.{{ +}}4.
// CHECK: {{[[ ]*}}14.{{ +}}-1.
// INPUT: 2x3x2xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0 3x2x2xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0
func.func @sums_of_both(%a: tensor<2x3x2xf32>, %b: tensor<3x2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.einsum %a, %b, config = "abx,byc->ac" : (tensor<2x3x2xf32>, tensor<3x2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK-LABEL: == all
// CHECK-NEXT: tensor f32{{[[ ]*}}16.
// INPUT: 2x3xf32=-1,0,1,2,3,-1 2x3xf32=-1,0,1,2,3,-1
func.func @all(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<f32> {
  %0 = stablehlo.einsum %a, %b, config = "ab,ab->" : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: == scalar_times
// CHECK-NEXT: tensor 2xf32{{[[ ]*}}0.{{ +}}8.
// INPUT: f32=2 2x3xf32=-1,0,1,2,3,-1
func.func @scalar_times(%a: tensor<f32>, %b: tensor<2x3xf32>) -> tensor<2xf32> {
  %0 = stablehlo.einsum %a, %b, config = ",ab->a" : (tensor<f32>, tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: == diagonal
// CHECK-NEXT: tensor 3xf32{{[[ ]*}}-1.{{ +}}3.{{ +}}2.
// INPUT: 3x3xf32=-1,0,1,2,3,-1,0,1,2
func.func @diagonal(%a: tensor<3x3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.unary_einsum %a, config = "aa->a" : (tensor<3x3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: == trace
// CHECK-NEXT: tensor f32{{[[ ]*}}4.
// INPUT: 3x3xf32=-1,0,1,2,3,-1,0,1,2
func.func @trace(%a: tensor<3x3xf32>) -> tensor<f32> {
  %0 = stablehlo.unary_einsum %a, config = "aa->" : (tensor<3x3xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: == row_sums
// CHECK-NEXT: tensor 2xf32{{[[ ]*}}0.{{ +}}4.
// INPUT: 2x3xf32=-1,0,1,2,3,-1
func.func @row_sums(%a: tensor<2x3xf32>) -> tensor<2xf32> {
  %0 = stablehlo.unary_einsum %a, config = "ab->a" : (tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: == turned
// CHECK-NEXT: tensor 2x2x3xf32{{[[ ]*}}-1.{{ +}}1.{{ +}}3.
// CHECK: {{[[ ]*}}0.{{ +}}2.{{ +}}-1.
// CHECK: {{[[ ]*}}0.{{ +}}2.{{ +}}-1.
// CHECK: {{[[ ]*}}1.{{ +}}3.{{ +}}0.
// INPUT: 2x3x2xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0
func.func @turned(%a: tensor<2x3x2xf32>) -> tensor<2x2x3xf32> {
  %0 = stablehlo.unary_einsum %a, config = "abc->cab" : (tensor<2x3x2xf32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

// CHECK-LABEL: == diagonal_product
// CHECK-NEXT: tensor 2x2xf32{{[[ ]*}}11.{{ +}}2.
// CHECK: {{[[ ]*}}-1.{{ +}}6.
// INPUT: 2x3x2xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0 3x2xf32=-1,0,1,2,3,-1
func.func @diagonal_product(%a: tensor<2x3x2xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.einsum %a, %b, config = "aba,bc->ca" : (tensor<2x3x2xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK-LABEL: == ellipsis
// CHECK-NEXT: tensor 2x2x2xf32{{[[ ]*}}4.{{ +}}-1.
// CHECK: {{[[ ]*}}-2.{{ +}}7.
// CHECK: {{[[ ]*}}0.{{ +}}3.
// CHECK: {{[[ ]*}}-2.{{ +}}0.
// INPUT: 2x2x3xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0 2x3x2xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0
func.func @ellipsis(%a: tensor<2x2x3xf32>, %b: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> {
  %0 = stablehlo.einsum %a, %b, config = "...ij,...jk->...ik" : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// CHECK-LABEL: == ellipsis_repeated
// CHECK-NEXT: tensor 2x2x2xf32{{[[ ]*}}4.{{ +}}-1.
// CHECK: {{[[ ]*}}-2.{{ +}}7.
// CHECK: {{[[ ]*}}7.{{ +}}0.
// CHECK: {{[[ ]*}}-4.{{ +}}-2.
// INPUT: 2x2x3xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0 3x2xf32=-1,0,1,2,3,-1
func.func @ellipsis_repeated(%a: tensor<2x2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2x2xf32> {
  %0 = stablehlo.einsum %a, %b, config = "...ij,jk->...ik" : (tensor<2x2x3xf32>, tensor<3x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// CHECK-LABEL: == ellipsis_of_one
// CHECK-NEXT: tensor 2x3xf32{{[[ ]*}}1.{{ +}}0.{{ +}}1.
// CHECK: {{[[ ]*}}-2.{{ +}}0.{{ +}}-1.
// INPUT: 1x3xf32=-1,0,1 2x3xf32=-1,0,1,2,3,-1
func.func @ellipsis_of_one(%a: tensor<1x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.einsum %a, %b, config = "...i,...i->...i" : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: == dynamic
// CHECK-NEXT: tensor 4x2xf32{{[[ ]*}}3.{{ +}}5.
// CHECK: {{[[ ]*}}3.{{ +}}-6.
// CHECK: {{[[ ]*}}-2.{{ +}}3.
// CHECK: {{[[ ]*}}-2.{{ +}}7.
// INPUT: 2x3xf32=-1,0,1,2,3,-1 3x4xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.einsum %a, %b, config = "ab,bc->ca" : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: == dynamic_diagonal
// CHECK-NEXT: tensor 3x2xf32{{[[ ]*}}-1.{{ +}}3.
// CHECK: {{[[ ]*}}0.{{ +}}-1.
// CHECK: {{[[ ]*}}1.{{ +}}0.
// INPUT: 2x2x3xf32=-1,0,1,2,3,-1,0,1,2,3,-1,0
func.func @dynamic_diagonal(%a: tensor<?x?x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.unary_einsum %a, config = "aab->ba" : (tensor<?x?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
