func.func @main(%x: tensor<?xf32> loc("x")) -> tensor<?xf32> {
  %0 = ten.exp %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
