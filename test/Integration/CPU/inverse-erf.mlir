// RUN: tensor-run %s '--input=10xf64=0.9999999999999999,-0.9999999999999999,0.9999999999990905,0.9999999850988388,0.999,0.5,-0.3,1e-20,1,-1' '--expect=10xf64=5.8635847487551676,-5.8635847487551676,5.05125408524939,4.004131885114475,2.3267537655135246,0.4769362762044699,-0.2724627147267543,8.86226925452758e-21,inf,-inf' --ulp=4

// Up to the number before 1, where the first guess has to be good as well.
func.func @main(%x: tensor<10xf64>) -> tensor<10xf64> {
  %0 = chlo.erf_inv %x : tensor<10xf64> -> tensor<10xf64>
  return %0 : tensor<10xf64>
}
