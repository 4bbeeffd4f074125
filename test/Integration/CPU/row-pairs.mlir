// Products of a few rows or columns, and of matrices that are turned and a
// vector, in every order of dimensions.
// RUN: tensor-run %s --entry=vector --input=130x70xf32=normal:1 --input=130xf32=normal:2 --verify
// RUN: tensor-run %s --entry=column --input=3x130x70xf32=normal:1 --input=3x130x1xf32=normal:2 --verify
// RUN: tensor-run %s --entry=columns --input=50x130xf32=normal:1 --input=130x4xf32=normal:2 --verify --threads=2
// RUN: tensor-run %s --entry=columns_of_batches --input=2x50x5x26xf32=normal:1 --input=5x2x26x3xf32=normal:2 --verify
// RUN: tensor-run %s --entry=columns_of_bytes --input=50x130xi8=uniform:1 --input=130x2xi8=uniform:2 --verify
// RUN: tensor-run %s --entry=rows --input=3x130xbf16=normal:1 --input=40x130xbf16=normal:2 --verify
// RUN: tensor-run %s --entry=row --input=1x130xf64=normal:1 --input=40x130xf64=normal:2 --verify
// RUN: tensor-run %s --entry=computed --input=50x130xf32=normal:1 --input=2x130xf32=normal:2 --verify
// RUN: tensor-run --dynamic %s --entry=any --input=50x130xf32=normal:1 --input=130xf32=normal:2 --verify
// RUN: tensor-run --dynamic %s --entry=any_turned --input=130x50xf32=normal:1 --input=130xf32=normal:2 --verify

func.func @vector(%a: tensor<130x70xf32>, %b: tensor<130xf32>) -> tensor<70xf32> {
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<130x70xf32>, tensor<130xf32> -> tensor<70xf32>
  return %0 : tensor<70xf32>
}
func.func @column(%a: tensor<3x130x70xf32>, %b: tensor<3x130x1xf32>) -> tensor<3x70x1xf32> {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [1] x [1] : tensor<3x130x70xf32>, tensor<3x130x1xf32> -> tensor<3x70x1xf32>
  return %0 : tensor<3x70x1xf32>
}
func.func @columns(%a: tensor<50x130xf32>, %b: tensor<130x4xf32>) -> tensor<50x4xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<50x130xf32>, tensor<130x4xf32> -> tensor<50x4xf32>
  return %0 : tensor<50x4xf32>
}
func.func @columns_of_batches(%a: tensor<2x50x5x26xf32>, %b: tensor<5x2x26x3xf32>) -> tensor<2x50x3xf32> {
  %0 = ten.contract %a, %b batch = [0] x [1] contracting = [2, 3] x [0, 2] : tensor<2x50x5x26xf32>, tensor<5x2x26x3xf32> -> tensor<2x50x3xf32>
  return %0 : tensor<2x50x3xf32>
}
func.func @columns_of_bytes(%a: tensor<50x130xi8>, %b: tensor<130x2xi8>) -> tensor<50x2xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<50x130xi8>, tensor<130x2xi8> -> tensor<50x2xi32>
  return %0 : tensor<50x2xi32>
}
func.func @rows(%a: tensor<3x130xbf16>, %b: tensor<40x130xbf16>) -> tensor<3x40xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [1] : tensor<3x130xbf16>, tensor<40x130xbf16> -> tensor<3x40xf32>
  return %0 : tensor<3x40xf32>
}
func.func @row(%a: tensor<1x130xf64>, %b: tensor<40x130xf64>) -> tensor<1x40xf64> {
  %0 = ten.contract %a, %b contracting = [1] x [1] : tensor<1x130xf64>, tensor<40x130xf64> -> tensor<1x40xf64>
  return %0 : tensor<1x40xf64>
}
func.func @computed(%a: tensor<50x130xf32>, %b: tensor<2x130xf32>) -> tensor<50x2xf32> {
  %0 = ten.exp %a : tensor<50x130xf32>
  %1 = ten.tanh %b : tensor<2x130xf32>
  %2 = ten.contract %0, %1 contracting = [1] x [1] : tensor<50x130xf32>, tensor<2x130xf32> -> tensor<50x2xf32>
  %3 = ten.abs %2 : tensor<50x2xf32> -> tensor<50x2xf32>
  return %3 : tensor<50x2xf32>
}
func.func @any(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<?x?xf32>, tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @any_turned(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<?x?xf32>, tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
