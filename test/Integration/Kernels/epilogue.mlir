// The loop of products of a kernel whose epilogue has more constants than there
// are registers: the sums stay in registers all the same, as the loop has more
// iterations than the one behind it. Which values the register allocator keeps
// depends on the order of instructions, so on the CPU.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s --bind=1,2 -o %t/k.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=skylake --dump-to=%t
// RUN: FileCheck %s --check-prefix=LLVM < %t/09-optimized.ll
// RUN: FileCheck %s < %t/10-assembly.s

// LLVM: define {{.*}} @contract_0_chunk
// LLVM: br i1 {{.*}}, !prof ![[LONG:[0-9]+]]
// LLVM: ![[LONG]] = !{!"branch_weights", i32 {{1, i32 95|95, i32 1}}}

// CHECK-LABEL: contract_0_chunk:
// CHECK: prefetcht1
// CHECK-NOT: (%rsp)
// CHECK-COUNT-48: vfmadd231ps
// CHECK-NOT: (%rsp)
// CHECK: {{jne|jb}}

func.func @main(%x: tensor<128x384xf32>, %w: tensor<384x1536xf32>, %b: tensor<1536xf32>) -> tensor<128x1536xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<128x384xf32>, tensor<384x1536xf32> -> tensor<128x1536xf32>
  %1 = ten.broadcast %b dims = [1] : tensor<1536xf32> -> tensor<128x1536xf32>
  %2 = ten.add %0, %1 : tensor<128x1536xf32>
  %half = ten.constant dense<5.0e-01> : tensor<f32>
  %3 = ten.broadcast %half dims = [] : tensor<f32> -> tensor<128x1536xf32>
  %4 = ten.mul %3, %2 : tensor<128x1536xf32>
  %root = ten.constant dense<0.707106769> : tensor<f32>
  %5 = ten.broadcast %root dims = [] : tensor<f32> -> tensor<128x1536xf32>
  %6 = ten.neg %2 : tensor<128x1536xf32>
  %7 = ten.mul %6, %5 : tensor<128x1536xf32>
  %8 = ten.erfc %7 : tensor<128x1536xf32>
  %9 = ten.mul %4, %8 : tensor<128x1536xf32>
  return %9 : tensor<128x1536xf32>
}
