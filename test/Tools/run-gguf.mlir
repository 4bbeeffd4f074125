// Arguments from GGUF files: values of an entry, raw blocks, by names, and what
// does not fit.

// RUN: rm -rf %t && mkdir %t && %python %S/Inputs/gguf.py %t/w.gguf %t/w.safetensors

// By names, and one entry of the file for each argument.
// RUN: tensor-run %s --input=%t/w.gguf | FileCheck %s --check-prefix=VALUES
// RUN: tensor-run %s --input=%t/w.gguf:w --input=%t/w.gguf:q | FileCheck %s --check-prefix=VALUES
// RUN: tensor-run %s --input=q=%t/w.gguf:q --input=%t/w.gguf:w | FileCheck %s --check-prefix=VALUES
// RUN: tensor-run %s --input=q=%t/w.gguf --input=w=%t/w.gguf | FileCheck %s --check-prefix=VALUES
// RUN: tensor-run %s --device=interpreter --input=%t/w.gguf | FileCheck %s --check-prefix=VALUES
// RUN: tensor-run %s --bind=1 --input=%t/w.gguf | FileCheck %s --check-prefix=VALUES
// VALUES: tensor 2x32xf32 {{\[\[}}-4. -3.5 -3. -2.5 -2. -1.5 -1. -0.5 0. 0.5 1.
// VALUES: [-7. -6. -5. -4.

// RUN: tensor-run %s --entry=raw --input=%t/w.gguf:q | FileCheck %s --check-prefix=RAW
// RAW: tensor 2x18xui8 {{\[\[ *}}0 56 0 17 34 51
// RAW: [{{ *}}0 60 0 17 34 51
// RUN: tensor-run %s --entry=narrow --input=%t/w.gguf:q | FileCheck %s --check-prefix=NARROW
// NARROW: tensor 2x32xbf16 {{\[\[}}-4. -3.5

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=%t/w.gguf:none --input=%t/w.gguf:q | FileCheck %s --check-prefix=NONE
// NONE: error: '{{.*}}w.gguf' has no array 'none'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --entry=raw --input=%t/w.gguf:w | FileCheck %s --check-prefix=BYTES
// BYTES: error: argument 0 ('b'): {{.*}}w.gguf: tensor 'w' expects 2x18xui8, got 2x32xF32
// RUN: env CODE=2 %python %S/code.py tensor-run %s --entry=narrow --input=%t/w.gguf | FileCheck %s --check-prefix=MORE
// MORE: error: expects 1 arguments, got more: {{.*}}w.gguf 'q'
// RUN: head -c 100 %t/w.gguf > %t/short.gguf && echo no > %t/bad.gguf
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=%t/short.gguf | FileCheck %s --check-prefix=SHORT
// SHORT: error: {{.*}}short.gguf: expects
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=%t/bad.gguf:w | FileCheck %s --check-prefix=BAD
// BAD: error: {{.*}}bad.gguf: expects a GGUF file, got 3 bytes

// Entries of other archives, whose names may have colons, and files whose names do.
// RUN: tensor-run %s --entry=four --input=%t/w.safetensors:a:b | FileCheck %s --check-prefix=FIVE
// FIVE: tensor 4xui8 [5 5 5 5]
// RUN: env CODE=2 %python %S/code.py tensor-run %s --entry=four --input=%t/w.safetensors | FileCheck %s --check-prefix=TOO-MANY
// TOO-MANY: error: expects 1 arguments, got more: {{.*}}'c'
// RUN: cp %t/w.safetensors %t/x.npz:y.safetensors
// RUN: tensor-run %s --entry=four --input=%t/x.npz:y.safetensors:a:b | FileCheck %s --check-prefix=FIVE

func.func @main(%w: tensor<2x32xf32> loc("w"), %q: tensor<2x32xf32> loc("q")) -> tensor<2x32xf32> {
  %0 = ten.add %w, %q : tensor<2x32xf32>
  return %0 : tensor<2x32xf32>
}
func.func @raw(%b: tensor<2x18xui8> loc("b")) -> tensor<2x18xui8> {
  return %b : tensor<2x18xui8>
}
func.func @narrow(%q: tensor<2x32xbf16> loc("n")) -> tensor<2x32xbf16> {
  return %q : tensor<2x32xbf16>
}
func.func @four(%x: tensor<4xui8>) -> tensor<4xui8> {
  return %x : tensor<4xui8>
}
