// RUN: tensor-run %s --entry=exp '--input=3xcomplex<f64>=(710.0,0.785),(-745.0,1.0),(700.0,-2.0)' '--expect=3xcomplex<f64>=(1.5803016909637158e+308,1.5790437551806911e+308),(0.0,0.0),(-4.220694611026803e+303,-9.222385975746636e+303)' --ulp=4
// RUN: tensor-run %s --device=interpreter --entry=exp '--input=3xcomplex<f64>=(710.0,0.785),(-745.0,1.0),(700.0,-2.0)' '--expect=3xcomplex<f64>=(1.5803016909637158e+308,1.5790437551806911e+308),(0.0,0.0),(-4.220694611026803e+303,-9.222385975746636e+303)' --ulp=4
// RUN: tensor-run %s --entry=log '--input=3xcomplex<f64>=(1e+300,1e+300),(0.6,0.8),(1e-320,3e-320)' '--expect=3xcomplex<f64>=(691.1221014884936,0.7853981633974483),(2.2204460492503132e-17,0.9272952180016123),(-735.6759483444769,1.2490457723982544)' --ulp=4
// RUN: tensor-run %s --device=interpreter --entry=log '--input=3xcomplex<f64>=(1e+300,1e+300),(0.6,0.8),(1e-320,3e-320)' '--expect=3xcomplex<f64>=(691.1221014884936,0.7853981633974483),(2.2204460492503132e-17,0.9272952180016123),(-735.6759483444769,1.2490457723982544)' --ulp=4
// RUN: tensor-run %s --entry=log1p '--input=3xcomplex<f64>=(-1.0,1e-30),(1e-20,1e-10),(1e+300,-1e+300)' '--expect=3xcomplex<f64>=(-69.07755278982137,1.5707963267948966),(1.4999999999999998e-20,1e-10),(691.1221014884936,-0.7853981633974483)' --ulp=4
// RUN: tensor-run %s --device=interpreter --entry=log1p '--input=3xcomplex<f64>=(-1.0,1e-30),(1e-20,1e-10),(1e+300,-1e+300)' '--expect=3xcomplex<f64>=(-69.07755278982137,1.5707963267948966),(1.4999999999999998e-20,1e-10),(691.1221014884936,-0.7853981633974483)' --ulp=4
// RUN: tensor-run %s --entry=sqrt '--input=3xcomplex<f64>=(1e+300,1e+300),(1e-320,2e-320),(1e+200,1e-100)' '--expect=3xcomplex<f64>=(1.09868411346781e+150,4.550898605622274e+149),(1.2720125689131714e-160,7.861470017054078e-161),(1e+100,5e-201)' --ulp=4
// RUN: tensor-run %s --device=interpreter --entry=sqrt '--input=3xcomplex<f64>=(1e+300,1e+300),(1e-320,2e-320),(1e+200,1e-100)' '--expect=3xcomplex<f64>=(1.09868411346781e+150,4.550898605622274e+149),(1.2720125689131714e-160,7.861470017054078e-161),(1e+100,5e-201)' --ulp=4
// RUN: tensor-run %s --entry=rsqrt '--input=3xcomplex<f64>=(1e+300,1e+300),(1e-320,2e-320),(-1e+200,1e-100)' '--expect=3xcomplex<f64>=(7.768869870150186e-151,-3.217971264527913e-151),(5.688676475643953e+159,-3.515795412949926e+159),(0.0,-1e-100)' --ulp=4
// RUN: tensor-run %s --device=interpreter --entry=rsqrt '--input=3xcomplex<f64>=(1e+300,1e+300),(1e-320,2e-320),(-1e+200,1e-100)' '--expect=3xcomplex<f64>=(7.768869870150186e-151,-3.217971264527913e-151),(5.688676475643953e+159,-3.515795412949926e+159),(0.0,-1e-100)' --ulp=4
// RUN: tensor-run %s --entry=sign '--input=3xcomplex<f64>=(1e+300,1e-05),(1e-320,1e-320),(3.0,-4.0)' '--expect=3xcomplex<f64>=(1.0,1e-305),(0.7071067811865476,0.7071067811865476),(0.6,-0.8)' --ulp=4
// RUN: tensor-run %s --device=interpreter --entry=sign '--input=3xcomplex<f64>=(1e+300,1e-05),(1e-320,1e-320),(3.0,-4.0)' '--expect=3xcomplex<f64>=(1.0,1e-305),(0.7071067811865476,0.7071067811865476),(0.6,-0.8)' --ulp=4
// RUN: tensor-run %s --entry=tanh '--input=3xcomplex<f64>=(50.0,1.0),(-300.0,2.0),(0.5,1e+300)' '--expect=3xcomplex<f64>=(1.0,6.765311025183565e-44),(-1.0,-4.011653449738388e-261),(0.9750934916594075,0.7809334190201909)' --ulp=4
// RUN: tensor-run %s --device=interpreter --entry=tanh '--input=3xcomplex<f64>=(50.0,1.0),(-300.0,2.0),(0.5,1e+300)' '--expect=3xcomplex<f64>=(1.0,6.765311025183565e-44),(-1.0,-4.011653449738388e-261),(0.9750934916594075,0.7809334190201909)' --ulp=4
// RUN: tensor-run %s --entry=div '--input=9xcomplex<f64>=(1e+300,1e+300),(1e-300,1e+300),(0.1,-1e-310),(3.0,4.0),(10000000000.0,1.0),(1.0,2.0),(1.0,0.0),(1.0,2.0),(inf,1.0)' '--input=9xcomplex<f64>=(1e+300,-1e+300),(1.0,0.0),(3e-310,1e-310),(1e-300,1e-320),(1e+300,1e+299),(100000001.0,-0.5),(0.0,0.0),(inf,0.0),(1.0,0.0)' '--expect=9xcomplex<f64>=(0.0,1.0),(1e-300,1e+300),(inf,-1.0000000000000032e+308),(3e+300,3.9999999999999996e+300),(9.90099009910891e-291,-9.90099008910891e-292),(9.999999800000003e-09,1.999999985e-08),(inf,nan),(0.0,0.0),(inf,nan)' --ulp=4
// RUN: tensor-run %s --entry=tanh '--input=3xcomplex<f64>=(1e30,inf),(inf,nan),(nan,0.0)' '--expect=3xcomplex<f64>=(nan,nan),(1.0,0.0),(nan,0.0)'
// RUN: tensor-run %s --entry=log1p_f32 '--input=2xcomplex<f32>=(-1.0,1.0000000031710769e-30),(9.99999993922529e-09,9.999999747378752e-05)' '--expect=2xcomplex<f32>=(-69.07755278665029,1.5707963267948966),(1.4999999511604057e-08,9.999999614045427e-05)' --ulp=2
// RUN: tensor-run %s --device=interpreter --entry=log1p_f32 '--input=2xcomplex<f32>=(-1.0,1.0000000031710769e-30),(9.99999993922529e-09,9.999999747378752e-05)' '--expect=2xcomplex<f32>=(-69.07755278665029,1.5707963267948966),(1.4999999511604057e-08,9.999999614045427e-05)' --ulp=2

// What is near the largest and the smallest numbers, at a circle of radius 1, and
// beside infinity.

func.func @exp(%z: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = ten.exp %z : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}
func.func @log(%z: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = ten.log %z : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}
func.func @log1p(%z: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = ten.log1p %z : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}
func.func @sqrt(%z: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = ten.sqrt %z : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}
func.func @rsqrt(%z: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = ten.rsqrt %z : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}
func.func @sign(%z: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = ten.sign %z : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}
func.func @tanh(%z: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = ten.tanh %z : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}
func.func @div(%z: tensor<9xcomplex<f64>>, %w: tensor<9xcomplex<f64>>) -> tensor<9xcomplex<f64>> {
  %0 = ten.div %z, %w : tensor<9xcomplex<f64>>
  return %0 : tensor<9xcomplex<f64>>
}
func.func @log1p_f32(%z: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = ten.log1p %z : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
