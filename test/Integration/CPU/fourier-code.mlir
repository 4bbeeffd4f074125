// Fourier transforms are calls of the runtime, whose loops are divided among
// threads; code for WebAssembly, which has no runtime, calls nothing.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s --implicit-check-not=ymm
// RUN: tensor-compile %s -o %t/wasm.o --target-triple=wasm32 && llvm-nm -u %t/wasm.o | FileCheck %s --check-prefix=WASM --allow-empty
// CHECK: algorithm_0_chunk:
// CHECK: ten_rt_fft_rows
// WASM-NOT: ten_rt_fft
func.func @main(%x: tensor<64x4096xf32>) -> tensor<64x2049xcomplex<f32>> {
  %0 = ten.fft rfft %x length = [4096] : tensor<64x4096xf32> -> tensor<64x2049xcomplex<f32>>
  return %0 : tensor<64x2049xcomplex<f32>>
}
