// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=1003xf64=normal:1 --input=1003xf64=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy
// RUN: tensor-run %s --input=1003xf64=normal:1 --input=1003xf64=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --ulp=2
// RUN: tensor-run %s --fp=strict --input=1003xf64=normal:1 --input=1003xf64=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --ulp=2
// RUN: tensor-run %s --fp=fast --input=1003xf64=normal:1 --input=1003xf64=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --ulp=2
// RUN: tensor-run %s --target-cpu=x86-64-v2 --input=1003xf64=normal:1 --input=1003xf64=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --ulp=2
// RUN: tensor-run %s --target-cpu=x86-64-v3 --input=1003xf64=normal:1 --input=1003xf64=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --ulp=2
// RUN: tensor-run %s --entry=single --device=interpreter --input=1003xf32=normal:1 --input=1003xf32=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --entry=single --input=1003xf32=normal:1 --input=1003xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --ulp=1
// RUN: tensor-run %s --entry=expm1 '--input=7xcomplex<f64>=(1e-10,1e-10),(1e-300,3e-170),(800.0,1e-300),(-700.0,2.0),(2.0,1e+300),(0.1306,0.5),(-40.0,3.0)' '--expect=7xcomplex<f64>=(1e-10,1.0000000001000001e-10),(1e-300,3e-170),(inf,2.7263745721125668e+47),(-1.0,8.96537851057429e-305),(-5.251560259799922,-6.043375330925117),(1.5759680459736466e-05,0.5463110993964648),(-1.0,5.995277867479203e-19)' --ulp=1
// RUN: tensor-run %s --entry=sin '--input=7xcomplex<f64>=(1e-300,700.0),(1e+22,0.5),(3.141592653589793,1e-200),(1e-310,740.0),(6381956970095103.0,2.0),(-2.0,1e-09),(0.7,-800.0)' '--expect=7xcomplex<f64>=(5071.160273675023,5.0711602736750225e+303),(-0.9609638057684242,0.2726447684343254),(1.2246467991473532e-16,-1e-200),(119367641419.22868,inf),(-2.1888595492539795,2.949831502210646),(-0.9092974268256817,-4.161468365471424e-10),(inf,-inf)' --ulp=1
// RUN: tensor-run %s --entry=cos '--input=7xcomplex<f64>=(1e-300,700.0),(1e+22,0.5),(1.5707963267948966,1e-200),(1e-310,740.0),(6381956970095103.0,2.0),(-2.0,1e-09),(1.0,-12.0)' '--expect=7xcomplex<f64>=(5.0711602736750225e+303,-5071.160273675023),(0.5899905773914429,0.44407786215146433),(6.123233995736766e-17,-1e-200),(inf,-119367641419.22868),(3.05990364090896,2.1101209743931575),(-0.4161468365471424,9.092974268256818e-10),(43968.394549047836,68476.71730619142)' --ulp=1
// RUN: tensor-run %s --entry=logistic '--input=7xcomplex<f64>=(1e-08,3.141592653589793),(-1e-08,3.1415926),(-700.0,1.5707963267948966),(40.0,2.0),(-3.0,1e+300),(1e-300,1e-300),(-0.1,9.42477796076938)' '--expect=7xcomplex<f64>=(100000000.49999999,1.2246467991473529),(-3364888.841841272,18032372.386940382),(6.037e-321,9.85967654375977e-305),(1.0,3.863017592580577e-18),(-0.02768561776030866,-0.04308144443578623),(0.5,2.5e-301),(-9.50833194477505,3.6708803106454384e-14)' --ulp=1
// RUN: tensor-run %s --entry=cbrt '--input=7xcomplex<f64>=(8.0,0.0),(-8.0,0.0),(1e-320,3e-320),(1e+308,-1e+308),(1e+300,1e-300),(-1e-05,1e-290),(0.6,0.8)' '--expect=7xcomplex<f64>=(2.0,0.0),(1.0,1.7320508075688772),(2.892119081940304e-107,1.2788952251677813e-107),(5.032480615484825e+102,-1.3484491168444382e+102),(1e+100,0.0),(0.01077217345015942,0.01865795172362064),(0.9526082218220564,0.3041998943409083)' --ulp=1
// RUN: tensor-run %s --entry=pow '--input=7xcomplex<f64>=(1e+300,1e-300),(12.5,-30.0),(1.0000000001,1e-12),(-0.6,0.8),(2.0,0.0),(1e-310,2e-310),(0.5,-1e-320)' '--input=7xcomplex<f64>=(1.02,0.0),(41.0,-77.0),(10000000000.0,3.0),(1000.0,2.0),(10.0,0.0),(-0.9,0.25),(2.5,1e-315)' '--expect=7xcomplex<f64>=(1.0000000000000123e+306,1.0200000000000125e-294),(-2.3608739443840106e+22,-3.923938226986711e+22),(2.718146140248471,0.02718236830024858),(-0.010322085822771592,0.005984070505009341),(1024.0,0.0),(-3.61897845415818e+278,6.391857089595847e+277),(0.1767766952966369,-1.22541106e-316)' --ulp=1
// RUN: tensor-run %s --entry=places --threads=1 '--input=100003xcomplex<f64>=(1.7,-0.6)' '--input=100003xcomplex<f64>=(0.3,2.1)' '--expect=100003xcomplex<f64>=(1.0254759253040249,2.2068326705359214)'
// RUN: tensor-run %s --entry=places --threads=3 '--input=100003xcomplex<f64>=(1.7,-0.6)' '--input=100003xcomplex<f64>=(0.3,2.1)' '--expect=100003xcomplex<f64>=(1.0254759253040249,2.2068326705359214)'
// RUN: rm -rf %t/v3 && tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s

// Functions of complex f64 that are computed in pairs of numbers are vectors of
// real arithmetic, without calls, and have the same bits at every place.
// CHECK-NOT: {{call.*(ten_rt_complex|sin|cos|exp|log)}}
// CHECK: vfmadd{{.*}}pd {{.*}}%ymm
// CHECK-NOT: {{call.*(ten_rt_complex|sin|cos|exp|log)}}
func.func @main(%re: tensor<1003xf64>, %im: tensor<1003xf64>) -> (tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>) {
  %z = ten.complex %re, %im : tensor<1003xf64> -> tensor<1003xcomplex<f64>>
  %w = ten.complex %im, %re : tensor<1003xf64> -> tensor<1003xcomplex<f64>>
  %0 = ten.expm1 %z : tensor<1003xcomplex<f64>>
  %1 = ten.sin %z : tensor<1003xcomplex<f64>>
  %2 = ten.cos %z : tensor<1003xcomplex<f64>>
  %3 = ten.logistic %z : tensor<1003xcomplex<f64>>
  %4 = ten.cbrt %z : tensor<1003xcomplex<f64>>
  %5 = ten.pow %z, %w : tensor<1003xcomplex<f64>>
  return %0, %1, %2, %3, %4, %5 : tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>
}
func.func @single(%re: tensor<1003xf32>, %im: tensor<1003xf32>) -> (tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>) {
  %z = ten.complex %re, %im : tensor<1003xf32> -> tensor<1003xcomplex<f32>>
  %0 = ten.sin %z : tensor<1003xcomplex<f32>>
  %1 = ten.cos %z : tensor<1003xcomplex<f32>>
  %2 = ten.logistic %z : tensor<1003xcomplex<f32>>
  %3 = ten.cbrt %z : tensor<1003xcomplex<f32>>
  return %0, %1, %2, %3 : tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>
}

// What is near the largest and the smallest numbers, the axes, poles and zeros;
// against 3000 bits.
func.func @expm1(%z: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %0 = ten.expm1 %z : tensor<7xcomplex<f64>>
  return %0 : tensor<7xcomplex<f64>>
}
func.func @sin(%z: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %0 = ten.sin %z : tensor<7xcomplex<f64>>
  return %0 : tensor<7xcomplex<f64>>
}
func.func @cos(%z: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %0 = ten.cos %z : tensor<7xcomplex<f64>>
  return %0 : tensor<7xcomplex<f64>>
}
func.func @logistic(%z: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %0 = ten.logistic %z : tensor<7xcomplex<f64>>
  return %0 : tensor<7xcomplex<f64>>
}
func.func @cbrt(%z: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %0 = ten.cbrt %z : tensor<7xcomplex<f64>>
  return %0 : tensor<7xcomplex<f64>>
}
func.func @pow(%z: tensor<7xcomplex<f64>>, %w: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
  %0 = ten.pow %z, %w : tensor<7xcomplex<f64>>
  return %0 : tensor<7xcomplex<f64>>
}

// An element does not depend on its place.
func.func @places(%z: tensor<100003xcomplex<f64>>, %w: tensor<100003xcomplex<f64>>) -> tensor<100003xcomplex<f64>> {
  %0 = ten.pow %z, %w : tensor<100003xcomplex<f64>>
  return %0 : tensor<100003xcomplex<f64>>
}
