// Slices of concatenations and of padded arrays, from where only the run knows.
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=0 --device=interpreter --output=%t.columns0.npy
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=0 --expect=%t.columns0.npy --threads=1
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=37 --device=interpreter --output=%t.columns1.npy
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=37 --expect=%t.columns1.npy --threads=2
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=-5 --device=interpreter --output=%t.columns2.npy
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=-5 --expect=%t.columns2.npy --threads=1
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=2147483647 --device=interpreter --output=%t.columns3.npy
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=2147483647 --expect=%t.columns3.npy --threads=2
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=100 --device=interpreter --output=%t.columns4.npy
// RUN: tensor-run %s --entry=columns --input=33x100xf32=normal:1 --input=i32=100 --expect=%t.columns4.npy --threads=1
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=0 --device=interpreter --output=%t.rows0.npy
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=0 --expect=%t.rows0.npy --threads=1
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=37 --device=interpreter --output=%t.rows1.npy
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=37 --expect=%t.rows1.npy --threads=2
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=-5 --device=interpreter --output=%t.rows2.npy
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=-5 --expect=%t.rows2.npy --threads=1
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=2147483647 --device=interpreter --output=%t.rows3.npy
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=2147483647 --expect=%t.rows3.npy --threads=2
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=100 --device=interpreter --output=%t.rows4.npy
// RUN: tensor-run %s --entry=rows --input=100x33xf32=normal:1 --input=i32=100 --expect=%t.rows4.npy --threads=1
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=0 --device=interpreter --output=%t.signal0.npy
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=0 --expect=%t.signal0.npy --threads=1
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=37 --device=interpreter --output=%t.signal1.npy
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=37 --expect=%t.signal1.npy --threads=2
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=-5 --device=interpreter --output=%t.signal2.npy
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=-5 --expect=%t.signal2.npy --threads=1
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=2147483647 --device=interpreter --output=%t.signal3.npy
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=2147483647 --expect=%t.signal3.npy --threads=2
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=100 --device=interpreter --output=%t.signal4.npy
// RUN: tensor-run %s --entry=signal --input=50000xf32=normal:1 --input=i32=100 --expect=%t.signal4.npy --threads=1
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=0 --device=interpreter --output=%t.three0.npy
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=0 --expect=%t.three0.npy --threads=1
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=37 --device=interpreter --output=%t.three1.npy
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=37 --expect=%t.three1.npy --threads=2
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=-5 --device=interpreter --output=%t.three2.npy
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=-5 --expect=%t.three2.npy --threads=1
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=2147483647 --device=interpreter --output=%t.three3.npy
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=2147483647 --expect=%t.three3.npy --threads=2
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=100 --device=interpreter --output=%t.three4.npy
// RUN: tensor-run %s --entry=three --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=100 --expect=%t.three4.npy --threads=1
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=0 --device=interpreter --output=%t.padded0.npy
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=0 --expect=%t.padded0.npy --threads=1
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=37 --device=interpreter --output=%t.padded1.npy
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=37 --expect=%t.padded1.npy --threads=2
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=-5 --device=interpreter --output=%t.padded2.npy
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=-5 --expect=%t.padded2.npy --threads=1
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=2147483647 --device=interpreter --output=%t.padded3.npy
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=2147483647 --expect=%t.padded3.npy --threads=2
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=100 --device=interpreter --output=%t.padded4.npy
// RUN: tensor-run %s --entry=padded --input=40x50xf32=normal:1 --input=i32=100 --expect=%t.padded4.npy --threads=1
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=0 --device=interpreter --output=%t.written0.npy
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=0 --expect=%t.written0.npy --threads=1
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=37 --device=interpreter --output=%t.written1.npy
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=37 --expect=%t.written1.npy --threads=2
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=-5 --device=interpreter --output=%t.written2.npy
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=-5 --expect=%t.written2.npy --threads=1
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=2147483647 --device=interpreter --output=%t.written3.npy
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=2147483647 --expect=%t.written3.npy --threads=2
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=100 --device=interpreter --output=%t.written4.npy
// RUN: tensor-run %s --entry=written --input=40x50xf32=normal:1 --input=40x20xf32=normal:2 --input=i32=100 --expect=%t.written4.npy --threads=1

func.func @columns(%x: tensor<33x100xf32>, %s: tensor<i32>) -> tensor<33x100xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %0 = ten.concat %x, %x dim = 1 : tensor<33x100xf32>, tensor<33x100xf32> -> tensor<33x200xf32>
  %1 = ten.dynamic_slice %0[%c0, %s] sizes = [33, 100] : tensor<33x200xf32>, tensor<i32> -> tensor<33x100xf32>
  %2 = ten.mul %1, %x : tensor<33x100xf32>
  return %2 : tensor<33x100xf32>
}

func.func @rows(%x: tensor<100x33xf32>, %s: tensor<i32>) -> tensor<100x33xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %0 = ten.concat %x, %x dim = 0 : tensor<100x33xf32>, tensor<100x33xf32> -> tensor<200x33xf32>
  %1 = ten.dynamic_slice %0[%s, %c0] sizes = [100, 33] : tensor<200x33xf32>, tensor<i32> -> tensor<100x33xf32>
  return %1 : tensor<100x33xf32>
}

// In chunks of threads.
func.func @signal(%x: tensor<50000xf32>, %s: tensor<i32>) -> tensor<50000xf32> {
  %0 = ten.concat %x, %x dim = 0 : tensor<50000xf32>, tensor<50000xf32> -> tensor<100000xf32>
  %1 = ten.dynamic_slice %0[%s] sizes = [50000] : tensor<100000xf32>, tensor<i32> -> tensor<50000xf32>
  return %1 : tensor<50000xf32>
}

func.func @three(%x: tensor<40x50xf32>, %y: tensor<40x20xf32>, %s: tensor<i32>) -> tensor<40x60xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %0 = ten.concat %x, %y, %x dim = 1 : tensor<40x50xf32>, tensor<40x20xf32>, tensor<40x50xf32> -> tensor<40x120xf32>
  %1 = ten.dynamic_slice %0[%c0, %s] sizes = [40, 60] : tensor<40x120xf32>, tensor<i32> -> tensor<40x60xf32>
  return %1 : tensor<40x60xf32>
}

func.func @padded(%x: tensor<40x50xf32>, %s: tensor<i32>) -> tensor<40x60xf32> {
  %one = ten.constant dense<1.0> : tensor<f32>
  %c0 = ten.constant dense<0> : tensor<i32>
  %0 = ten.pad %x, %one low = [0, 30] high = [0, 40] interior = [0, 0] : tensor<40x50xf32> -> tensor<40x120xf32>
  %1 = ten.dynamic_slice %0[%c0, %s] sizes = [40, 60] : tensor<40x120xf32>, tensor<i32> -> tensor<40x60xf32>
  return %1 : tensor<40x60xf32>
}

func.func @written(%x: tensor<40x50xf32>, %y: tensor<40x20xf32>, %s: tensor<i32>) -> tensor<40x50xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %0 = ten.dynamic_update_slice %x[%c0, %s], %y : tensor<40x50xf32>, tensor<i32>, tensor<40x20xf32>
  %1 = ten.add %0, %x : tensor<40x50xf32>
  return %1 : tensor<40x50xf32>
}
