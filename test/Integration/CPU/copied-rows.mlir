// Products whose chunks copy the rows of the left side that they read: the same
// as the interpreter's, and the same bits on any number of threads.
// DEFINE: %{entry} =
// DEFINE: %{inputs} =
// DEFINE: %{check} = tensor-run %s --device=interpreter --entry=%{entry} %{inputs} --output=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=1e-4 --rtol=1e-4 --threads=1 --output=%t.one.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.one.npy --ulp=0 --threads=3 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=1e-4 --rtol=1e-4 --threads=2 --target-cpu=x86-64-v3

// REDEFINE: %{entry} = gradient
// REDEFINE: %{inputs} = --input=5x8x389xf32=normal:1 --input=5x8x130xf32=normal:2 --input=389x130xf32=normal:3
// RUN: %{check}
// RUN: tensor-run %s --entry=gradient --input=5x8x389xf32=normal:1 --input=5x8x130xf32=normal:2 --input=389x130xf32=normal:3 --donate=2:0 --expect=%t.one.npy --ulp=0
// REDEFINE: %{entry} = bytes
// REDEFINE: %{inputs} = --input=1003x132xi8=uniform:1 --input=132x128xi8=uniform:2
// RUN: %{check}
// REDEFINE: %{entry} = square
// REDEFINE: %{inputs} = --input=256x256xf32=normal:1
// RUN: %{check}
// RUN: tensor-run %s --entry=square --input=256x256xf32=normal:1 --donate=0:0 --expect=%t.one.npy --ulp=0

// Sums over two dimensions, and a weight that is updated, in place if donated.
func.func @gradient(%x: tensor<5x8x389xf32>, %dy: tensor<5x8x130xf32>, %w: tensor<389x130xf32>) -> tensor<389x130xf32> {
  %rate = ten.constant dense<0.01> : tensor<389x130xf32>
  %0 = ten.contract %x, %dy contracting = [0, 1] x [0, 1] : tensor<5x8x389xf32>, tensor<5x8x130xf32> -> tensor<389x130xf32>
  %1 = ten.mul %0, %rate : tensor<389x130xf32>
  %2 = ten.sub %w, %1 : tensor<389x130xf32>
  return %2 : tensor<389x130xf32>
}

func.func @bytes(%a: tensor<1003x132xi8>, %b: tensor<132x128xi8>) -> tensor<1003x128xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<1003x132xi8>, tensor<132x128xi8> -> tensor<1003x128xi32>
  return %0 : tensor<1003x128xi32>
}

// The copied operand is donated.
func.func @square(%a: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = ten.contract %a, %a contracting = [0] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %1 = ten.add %0, %a : tensor<256x256xf32>
  return %1 : tensor<256x256xf32>
}
