// The larger of numbers of f16 is made of vectors of f32, not element by element.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s | FileCheck %s --check-prefix=V4
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s --check-prefix=V3
// V4: {{^}}window_0{{.*}}:
// V4: vcvtph2ps {{.*}}, %zmm
// V4: vrangeps {{.*}} %zmm
// V3: {{^}}window_0{{.*}}:
// V3: vcvtph2ps {{.*}}, %ymm
// V3: vmaxps {{.*}} %ymm
func.func @main(%x: tensor<4x56x56x64xf16>) -> tensor<4x28x28x64xf16> {
  %least = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%x, %least) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %1 = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %1 : tensor<f16>
  }) : (tensor<4x56x56x64xf16>, tensor<f16>) -> tensor<4x28x28x64xf16>
  return %0 : tensor<4x28x28x64xf16>
}
