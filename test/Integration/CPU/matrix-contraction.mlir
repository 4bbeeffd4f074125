// Products large enough for registers for matrices, where the CPU has these: edges
// of rows, columns and sums, all kinds of bytes, operands across, batches, what is
// done to the sums; the same bits for any number of threads.
// DEFINE: %{entry} =
// DEFINE: %{inputs} =
// DEFINE: %{check} = tensor-run %s --device=interpreter --entry=%{entry} %{inputs} --output=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=1e-3 --rtol=1e-5 --threads=1 --output=%t.one.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.one.npy --threads=3 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --bind=1 --atol=1e-3 --rtol=1e-5

// REDEFINE: %{entry} = signed
// REDEFINE: %{inputs} = --input=131x90xi8=uniform:1 --input=90x83xi8=uniform:2
// RUN: %{check}
// REDEFINE: %{inputs} = --input=131x90xi8=-128 --input=90x83xi8=-128
// RUN: %{check}
// REDEFINE: %{entry} = unsigned
// REDEFINE: %{inputs} = --input=37x64xui8=uniform:1 --input=64x16xui8=uniform:2
// RUN: %{check}
// REDEFINE: %{inputs} = --input=37x64xui8=255 --input=64x16xui8=255
// RUN: %{check}
// REDEFINE: %{entry} = mixed
// REDEFINE: %{inputs} = --input=6x300xui8=uniform:1 --input=300x130xi8=uniform:2
// RUN: %{check}
// REDEFINE: %{entry} = turned
// REDEFINE: %{inputs} = --input=2x61x40xi8=uniform:1 --input=2x70x61xui8=uniform:2
// RUN: %{check}
// REDEFINE: %{entry} = float
// REDEFINE: %{inputs} = --input=300x100xbf16=normal:1 --input=100x70xbf16=normal:2
// RUN: %{check}
// REDEFINE: %{inputs} = --input=300x100xbf16=1e-39 --input=100x70xbf16=1e38
// RUN: %{check}
// REDEFINE: %{entry} = layer
// REDEFINE: %{inputs} = --input=2x70x200xbf16=normal:1 --input=2x75x200xbf16=normal:2 --input=75xf32=normal:3
// RUN: %{check}

// The sums are added to where they go: no row twice.
// REDEFINE: %{entry} = added
// REDEFINE: %{inputs} = --input=131x90xi8=uniform:1 --input=90x83xi8=uniform:2 --input=131x83xi32=uniform:3
// RUN: tensor-run %s --device=interpreter --entry=added %{inputs} --output=%t.npy
// RUN: tensor-run %s --entry=added %{inputs} --expect=%t.npy --donate=2:0 --threads=1
// RUN: tensor-run %s --entry=added %{inputs} --expect=%t.npy --donate=2:0 --threads=3

func.func @added(%a: tensor<131x90xi8>, %b: tensor<90x83xi8>, %c: tensor<131x83xi32>) -> tensor<131x83xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<131x90xi8>, tensor<90x83xi8> -> tensor<131x83xi32>
  %1 = ten.add %c, %0 : tensor<131x83xi32>
  return %1 : tensor<131x83xi32>
}

func.func @signed(%a: tensor<131x90xi8>, %b: tensor<90x83xi8>) -> tensor<131x83xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<131x90xi8>, tensor<90x83xi8> -> tensor<131x83xi32>
  return %0 : tensor<131x83xi32>
}

func.func @unsigned(%a: tensor<37x64xui8>, %b: tensor<64x16xui8>) -> tensor<37x16xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<37x64xui8>, tensor<64x16xui8> -> tensor<37x16xi32>
  return %0 : tensor<37x16xi32>
}

func.func @mixed(%a: tensor<6x300xui8>, %b: tensor<300x130xi8>) -> tensor<6x130xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<6x300xui8>, tensor<300x130xi8> -> tensor<6x130xi32>
  %1 = ten.convert %0 : tensor<6x130xi32> -> tensor<6x130xf32>
  return %1 : tensor<6x130xf32>
}

func.func @turned(%a: tensor<2x61x40xi8>, %b: tensor<2x70x61xui8>) -> tensor<2x40x70xi32> {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [1] x [2] : tensor<2x61x40xi8>, tensor<2x70x61xui8> -> tensor<2x40x70xi32>
  return %0 : tensor<2x40x70xi32>
}

func.func @float(%a: tensor<300x100xbf16>, %b: tensor<100x70xbf16>) -> tensor<300x70xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<300x100xbf16>, tensor<100x70xbf16> -> tensor<300x70xf32>
  return %0 : tensor<300x70xf32>
}

func.func @layer(%a: tensor<2x70x200xbf16>, %b: tensor<2x75x200xbf16>, %bias: tensor<75xf32>) -> tensor<2x70x75xbf16> {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [2] x [2] : tensor<2x70x200xbf16>, tensor<2x75x200xbf16> -> tensor<2x70x75xf32>
  %1 = ten.broadcast %bias dims = [2] : tensor<75xf32> -> tensor<2x70x75xf32>
  %2 = ten.add %0, %1 : tensor<2x70x75xf32>
  %3 = ten.tanh %2 : tensor<2x70x75xf32>
  %4 = ten.convert %3 : tensor<2x70x75xf32> -> tensor<2x70x75xbf16>
  return %4 : tensor<2x70x75xbf16>
}
