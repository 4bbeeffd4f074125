// Products of narrow integers are exact, whichever instructions multiply them:
// the extremes of each type, depths that are no multiple of a group, edges of
// tiles, both operands across, batches, weights that are packed at load.
// DEFINE: %{entry} =
// DEFINE: %{inputs} =
// DEFINE: %{check} = tensor-run %s --device=interpreter --entry=%{entry} %{inputs} --output=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --bind=1 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --target-cpu=x86-64-v3 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --target-cpu=x86-64-v3 --bind=1 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --target-cpu=x86-64

// REDEFINE: %{entry} = signed
// REDEFINE: %{inputs} = --input=17x29xi8=uniform:1 --input=29x83xi8=uniform:2
// RUN: %{check}
// REDEFINE: %{inputs} = --input=17x29xi8=-128 --input=29x83xi8=-128
// RUN: %{check}
// REDEFINE: %{entry} = unsigned
// REDEFINE: %{inputs} = --input=17x29xui8=uniform:1 --input=29x83xui8=uniform:2
// RUN: %{check}
// REDEFINE: %{inputs} = --input=17x29xui8=255 --input=29x83xui8=255
// RUN: %{check}
// REDEFINE: %{entry} = mixed
// REDEFINE: %{inputs} = --input=17x32xui8=uniform:1 --input=32x64xi8=uniform:2
// RUN: %{check}
// REDEFINE: %{entry} = turned
// REDEFINE: %{inputs} = --input=2x31x40xi8=uniform:1 --input=2x70x31xui8=uniform:2
// RUN: %{check}
// REDEFINE: %{entry} = words
// REDEFINE: %{inputs} = --input=17x29xi16=uniform:1 --input=29x83xi8=uniform:2
// RUN: %{check}
// REDEFINE: %{entry} = wide
// REDEFINE: %{inputs} = --input=5x64xi16=-32768 --input=64x40xi16=-32768
// RUN: %{check}
// REDEFINE: %{entry} = panels
// REDEFINE: %{inputs} = --input=70x1030xi8=uniform:1 --input=1030x300xi8=uniform:2
// RUN: %{check}
// REDEFINE: %{entry} = deep
// REDEFINE: %{inputs} = --input=3x20001xi8=uniform:1 --input=20001x20xi8=uniform:2
// RUN: %{check}
// REDEFINE: %{entry} = scaled
// REDEFINE: %{inputs} = --input=40x64xi8=uniform:1 --input=50x64xi8=uniform:2 --input=50xf32=normal:3
// RUN: %{check}

func.func @signed(%a: tensor<17x29xi8>, %b: tensor<29x83xi8>) -> tensor<17x83xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<17x29xi8>, tensor<29x83xi8> -> tensor<17x83xi32>
  return %0 : tensor<17x83xi32>
}

func.func @unsigned(%a: tensor<17x29xui8>, %b: tensor<29x83xui8>) -> tensor<17x83xui32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<17x29xui8>, tensor<29x83xui8> -> tensor<17x83xui32>
  return %0 : tensor<17x83xui32>
}

func.func @mixed(%a: tensor<17x32xui8>, %b: tensor<32x64xi8>) -> tensor<17x64xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<17x32xui8>, tensor<32x64xi8> -> tensor<17x64xi32>
  return %0 : tensor<17x64xi32>
}

// Both sides have their contracted dimension where it is worst.
func.func @turned(%a: tensor<2x31x40xi8>, %b: tensor<2x70x31xui8>) -> tensor<2x40x70xi32> {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [1] x [2] : tensor<2x31x40xi8>, tensor<2x70x31xui8> -> tensor<2x40x70xi32>
  return %0 : tensor<2x40x70xi32>
}

func.func @words(%a: tensor<17x29xi16>, %b: tensor<29x83xi8>) -> tensor<17x83xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<17x29xi16>, tensor<29x83xi8> -> tensor<17x83xi32>
  return %0 : tensor<17x83xi32>
}

// Sums that wrap.
func.func @wide(%a: tensor<5x64xi16>, %b: tensor<64x40xi16>) -> tensor<5x40xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<5x64xi16>, tensor<64x40xi16> -> tensor<5x40xi32>
  return %0 : tensor<5x40xi32>
}

// Several panels and a rest.
func.func @panels(%a: tensor<70x1030xi8>, %b: tensor<1030x300xi8>) -> tensor<70x300xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<70x1030xi8>, tensor<1030x300xi8> -> tensor<70x300xi32>
  return %0 : tensor<70x300xi32>
}

// Sums in blocks.
func.func @deep(%a: tensor<3x20001xi8>, %b: tensor<20001x20xi8>) -> tensor<3x20xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<3x20001xi8>, tensor<20001x20xi8> -> tensor<3x20xi32>
  return %0 : tensor<3x20xi32>
}

// As layers of quantized models do: scaled before the sums are stored.
func.func @scaled(%a: tensor<40x64xi8>, %b: tensor<50x64xi8>, %scale: tensor<50xf32>) -> tensor<40x50xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [1] : tensor<40x64xi8>, tensor<50x64xi8> -> tensor<40x50xi32>
  %1 = ten.convert %0 : tensor<40x50xi32> -> tensor<40x50xf32>
  %2 = ten.broadcast %scale dims = [1] : tensor<50xf32> -> tensor<40x50xf32>
  %3 = ten.mul %1, %2 : tensor<40x50xf32>
  return %3 : tensor<40x50xf32>
}
