// All passes of a transform run along neighbours: whole vectors, none on the
// stack, none gathered element by element.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s --check-prefix=AVX2 --implicit-check-not=gather
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s | FileCheck %s --check-prefix=AVX512 --implicit-check-not=gather --implicit-check-not=scatter --implicit-check-not='{{rsp.*zmm|zmm.*rsp}}'
// AVX2-COUNT-20: {{vfn?m(add|sub)[0-9]+ps .*%ymm}}
// AVX512-COUNT-20: {{vfn?m(add|sub)[0-9]+ps .*%zmm}}
func.func @main(%x: tensor<64x4096xf32>) -> tensor<64x2049xcomplex<f32>> {
  %0 = ten.fft rfft %x length = [4096] : tensor<64x4096xf32> -> tensor<64x2049xcomplex<f32>>
  return %0 : tensor<64x2049xcomplex<f32>>
}
