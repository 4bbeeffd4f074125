// tensor-run %s --input=6xi32=1
func.func @main(%x: tensor<6xi32>) -> tensor<i32> {
  %zero = ten.constant dense<0> : tensor<i32>
  %r = ten.reduce %x init(%zero) dims = [0] : tensor<6xi32> -> tensor<i32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %v = tensor.extract %b[] : tensor<i32>
    %c3 = arith.constant 3 : i32
    %small = arith.cmpi slt, %v, %c3 : i32
    %s = scf.if %small -> tensor<i32> {
      scf.yield %a : tensor<i32>
    } else {
      %t = ten.add %a, %b : tensor<i32>
      scf.yield %t : tensor<i32>
    }
    ten.yield %s : tensor<i32>
  }
  return %r : tensor<i32>
}
