// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=1000xi32=uniform:1 --input=1000xui32=uniform:2 --input=12xf32=0,-0,1e30,-1e30,0x7FC00000,0x7F800000,0xFF800000,2147483520,-2147483648,-0.99,254.6,4294967040 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy --output=%t/9.npy --output=%t/10.npy --output=%t/11.npy
// RUN: tensor-run %s --input=1000xi32=uniform:1 --input=1000xui32=uniform:2 --input=12xf32=0,-0,1e30,-1e30,0x7FC00000,0x7F800000,0xFF800000,2147483520,-2147483648,-0.99,254.6,4294967040 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --expect=%t/9.npy --expect=%t/10.npy --expect=%t/11.npy

// All pairs of bytes, pairs of large numbers and their neighbours, division by
// 0 and of the least number by -1; conversions of what no integer is near to.
func.func @main(%a: tensor<1000xi32>, %b: tensor<1000xui32>, %x: tensor<12xf32>) -> (tensor<256x256xui8>, tensor<256x256xui8>, tensor<256x256xi8>, tensor<256x256xi8>, tensor<1000x1000xi32>, tensor<1000x1000xi32>, tensor<1000x1000xui32>, tensor<1000x1000xui32>, tensor<12xi8>, tensor<12xui8>, tensor<12xi32>, tensor<12xui32>) {
  %i = ten.iota dim = 0 : tensor<256x256xi32>
  %j = ten.iota dim = 1 : tensor<256x256xi32>
  %ui = ten.convert %i : tensor<256x256xi32> -> tensor<256x256xui8>
  %uj = ten.convert %j : tensor<256x256xi32> -> tensor<256x256xui8>
  %si = ten.convert %i : tensor<256x256xi32> -> tensor<256x256xi8>
  %sj = ten.convert %j : tensor<256x256xi32> -> tensor<256x256xi8>
  %0 = ten.div %ui, %uj : tensor<256x256xui8>
  %1 = ten.rem %ui, %uj : tensor<256x256xui8>
  %2 = ten.div %si, %sj : tensor<256x256xi8>
  %3 = ten.rem %si, %sj : tensor<256x256xi8>
  // Products of the divisor, and one less and more.
  %k = ten.iota dim = 0 : tensor<1000x1000xi32>
  %l = ten.iota dim = 1 : tensor<1000x1000xi32>
  %few = ten.constant dense<3> : tensor<1000x1000xi32>
  %one = ten.constant dense<1> : tensor<1000x1000xi32>
  %s = ten.rem %k, %few : tensor<1000x1000xi32>
  %step = ten.sub %s, %one : tensor<1000x1000xi32>
  %wa = ten.broadcast %a dims = [1] : tensor<1000xi32> -> tensor<1000x1000xi32>
  %da = ten.div %wa, %k : tensor<1000x1000xi32>
  %ma = ten.mul %da, %k : tensor<1000x1000xi32>
  %na = ten.add %ma, %step : tensor<1000x1000xi32>
  %4 = ten.div %na, %da : tensor<1000x1000xi32>
  %5 = ten.rem %na, %k : tensor<1000x1000xi32>
  %wb = ten.broadcast %b dims = [1] : tensor<1000xui32> -> tensor<1000x1000xui32>
  %vb = ten.broadcast %b dims = [0] : tensor<1000xui32> -> tensor<1000x1000xui32>
  %uk = ten.convert %k : tensor<1000x1000xi32> -> tensor<1000x1000xui32>
  %6 = ten.div %wb, %uk : tensor<1000x1000xui32>
  %7 = ten.rem %wb, %vb : tensor<1000x1000xui32>
  %8 = ten.convert %x : tensor<12xf32> -> tensor<12xi8>
  %9 = ten.convert %x : tensor<12xf32> -> tensor<12xui8>
  %10 = ten.convert %x : tensor<12xf32> -> tensor<12xi32>
  %11 = ten.convert %x : tensor<12xf32> -> tensor<12xui32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<256x256xui8>, tensor<256x256xui8>, tensor<256x256xi8>, tensor<256x256xi8>, tensor<1000x1000xi32>, tensor<1000x1000xi32>, tensor<1000x1000xui32>, tensor<1000x1000xui32>, tensor<12xi8>, tensor<12xui8>, tensor<12xi32>, tensor<12xui32>
}
