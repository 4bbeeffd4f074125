// Conversions to and from f8 types that are made of operations on bits: all
// codes, and numbers of all sizes on, below and above those halfway between two.
// DEFINE: %{entry} =
// DEFINE: %{check} = tensor-run %s --device=interpreter --entry=%{entry} --output=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} --expect=%t.npy --threads=1 && \
// DEFINE:   tensor-run %s --entry=%{entry} --expect=%t.npy --target-cpu=x86-64-v3 && \
// DEFINE:   tensor-run %s --entry=%{entry} --expect=%t.npy --target-cpu=x86-64

// REDEFINE: %{entry} = decode_fn
// RUN: %{check}
func.func @decode_fn() -> tensor<256xf32> {
  %0 = ten.iota dim = 0 : tensor<256xui8>
  %1 = ten.bitcast %0 : tensor<256xui8> -> tensor<256xf8E4M3FN>
  %2 = ten.convert %1 : tensor<256xf8E4M3FN> -> tensor<256xf32>
  return %2 : tensor<256xf32>
}

// REDEFINE: %{entry} = decode
// RUN: %{check}
func.func @decode() -> tensor<256xf32> {
  %0 = ten.iota dim = 0 : tensor<256xui8>
  %1 = ten.bitcast %0 : tensor<256xui8> -> tensor<256xf8E5M2>
  %2 = ten.convert %1 : tensor<256xf8E5M2> -> tensor<256xf32>
  return %2 : tensor<256xf32>
}

// REDEFINE: %{entry} = encode_fn
// RUN: %{check}
func.func @encode_fn() -> tensor<65536x3xf8E4M3FN> {
  %0 = func.call @numbers() : () -> tensor<65536x3xf32>
  %1 = ten.convert %0 : tensor<65536x3xf32> -> tensor<65536x3xf8E4M3FN>
  return %1 : tensor<65536x3xf8E4M3FN>
}

// REDEFINE: %{entry} = encode
// RUN: %{check}
func.func @encode() -> tensor<65536x3xf8E5M2> {
  %0 = func.call @numbers() : () -> tensor<65536x3xf32>
  %1 = ten.convert %0 : tensor<65536x3xf32> -> tensor<65536x3xf8E5M2>
  return %1 : tensor<65536x3xf8E5M2>
}

func.func private @numbers() -> tensor<65536x3xf32> {
  %0 = ten.iota dim = 0 : tensor<65536x3xi32>
  %bits = ten.constant dense<16> : tensor<65536x3xi32>
  %1 = ten.shl %0, %bits : tensor<65536x3xi32>
  %2 = ten.iota dim = 1 : tensor<65536x3xi32>
  %one = ten.constant dense<1> : tensor<65536x3xi32>
  %3 = ten.sub %2, %one : tensor<65536x3xi32>
  %4 = ten.add %1, %3 : tensor<65536x3xi32>
  %5 = ten.bitcast %4 : tensor<65536x3xi32> -> tensor<65536x3xf32>
  return %5 : tensor<65536x3xf32>
}
