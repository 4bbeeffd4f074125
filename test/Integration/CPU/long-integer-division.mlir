// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=1000xi64=uniform:1 --input=1000xi64=uniform:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy
// RUN: tensor-run %s --input=1000xi64=uniform:1 --input=1000xi64=uniform:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy
// RUN: tensor-run %s --target-cpu=x86-64-v3 --input=1000xi64=uniform:1 --input=1000xi64=uniform:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy

// Numbers of all sizes from 2^0 to 2^63, products of the divisor and their
// neighbours, division by 0 and of the least number by -1, and by constants.
func.func @main(%a: tensor<1000xi64>, %b: tensor<1000xi64>) -> (tensor<1000x1000xi64>, tensor<1000x1000xi64>, tensor<1000x1000xui64>, tensor<1000x1000xui64>, tensor<1000x1000xi64>, tensor<1000x1000xi64>, tensor<1000x1000xui64>, tensor<4x1000xi64>) {
  // One after the other, the divisor's and the dividend's sizes.
  %k = ten.iota dim = 0 : tensor<1000x1000xi64>
  %l = ten.iota dim = 1 : tensor<1000x1000xi64>
  %bits = ten.constant dense<64> : tensor<1000x1000xi64>
  %few = ten.constant dense<3> : tensor<1000x1000xi64>
  %one = ten.constant dense<1> : tensor<1000x1000xi64>
  %ka = ten.rem %k, %bits : tensor<1000x1000xi64>
  %la = ten.rem %l, %bits : tensor<1000x1000xi64>
  %wa = ten.broadcast %a dims = [1] : tensor<1000xi64> -> tensor<1000x1000xi64>
  %wb = ten.broadcast %b dims = [0] : tensor<1000xi64> -> tensor<1000x1000xi64>
  %x = ten.shr_signed %wa, %la : tensor<1000x1000xi64>
  %y = ten.shr_signed %wb, %ka : tensor<1000x1000xi64>
  %0 = ten.div %x, %y : tensor<1000x1000xi64>
  %1 = ten.rem %x, %y : tensor<1000x1000xi64>
  %ux = ten.convert %x : tensor<1000x1000xi64> -> tensor<1000x1000xui64>
  %uy = ten.convert %y : tensor<1000x1000xi64> -> tensor<1000x1000xui64>
  %2 = ten.div %ux, %uy : tensor<1000x1000xui64>
  %3 = ten.rem %ux, %uy : tensor<1000x1000xui64>
  %s = ten.rem %l, %few : tensor<1000x1000xi64>
  %step = ten.sub %s, %one : tensor<1000x1000xi64>
  %whole = ten.mul %0, %y : tensor<1000x1000xi64>
  %near = ten.add %whole, %step : tensor<1000x1000xi64>
  %4 = ten.div %near, %y : tensor<1000x1000xi64>
  %5 = ten.rem %near, %y : tensor<1000x1000xi64>
  %unear = ten.convert %near : tensor<1000x1000xi64> -> tensor<1000x1000xui64>
  %6 = ten.div %unear, %uy : tensor<1000x1000xui64>
  %ends = ten.constant dense<[-9223372036854775808, 9223372036854775807, -1, 12345678901234567]> : tensor<4xi64>
  %z = ten.broadcast %ends dims = [0] : tensor<4xi64> -> tensor<4x1000xi64>
  %c10 = ten.constant dense<10> : tensor<4x1000xi64>
  %cm7 = ten.constant dense<-7> : tensor<4x1000xi64>
  %cbig = ten.constant dense<9223372036854775807> : tensor<4x1000xi64>
  %least = ten.constant dense<-9223372036854775808> : tensor<4x1000xi64>
  %i = ten.iota dim = 1 : tensor<4x1000xi64>
  %five = ten.constant dense<5> : tensor<4x1000xi64>
  %j = ten.sub %i, %five : tensor<4x1000xi64>
  %q0 = ten.div %z, %j : tensor<4x1000xi64>
  %q1 = ten.rem %z, %j : tensor<4x1000xi64>
  %m = ten.add %z, %j : tensor<4x1000xi64>
  %q2 = ten.div %m, %c10 : tensor<4x1000xi64>
  %q3 = ten.rem %m, %cm7 : tensor<4x1000xi64>
  %q4 = ten.rem %m, %cbig : tensor<4x1000xi64>
  %q5 = ten.div %m, %least : tensor<4x1000xi64>
  %t0 = ten.xor %q0, %q1 : tensor<4x1000xi64>
  %t1 = ten.xor %q2, %q3 : tensor<4x1000xi64>
  %t2 = ten.xor %q4, %q5 : tensor<4x1000xi64>
  %t3 = ten.mul %t0, %c10 : tensor<4x1000xi64>
  %t4 = ten.mul %t1, %cm7 : tensor<4x1000xi64>
  %t5 = ten.add %t3, %t4 : tensor<4x1000xi64>
  %7 = ten.add %t5, %t2 : tensor<4x1000xi64>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1000x1000xi64>, tensor<1000x1000xi64>, tensor<1000x1000xui64>, tensor<1000x1000xui64>, tensor<1000x1000xi64>, tensor<1000x1000xi64>, tensor<1000x1000xui64>, tensor<4x1000xi64>
}
