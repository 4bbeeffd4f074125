// RUN: tensor-run %s --entry=rotate --verify --input=70x3x22xf32=normal:1 --input=22xf32=normal:2
// RUN: tensor-run %s --entry=rotate --verify --threads=3 --input=70x3x22xf32=normal:1 --input=22xf32=normal:2
// RUN: tensor-run %s --entry=sums --verify --input=96x37xf32=normal:1 --input=97x5x8xbf16=normal:2
// RUN: tensor-run %s --entry=sums --verify --threads=3 --input=96x37xf32=normal:1 --input=97x5x8xbf16=normal:2

// Parts of rows that are computed of one array, as rotary embeddings are.
func.func @rotate(%x: tensor<70x3x22xf32>, %c: tensor<22xf32>) -> (tensor<70x3x22xf32>, tensor<70x3x22xf32>) {
  %0 = ten.slice %x start = [0, 0, 0] limit = [70, 3, 11] stride = [1, 1, 1] : tensor<70x3x22xf32> -> tensor<70x3x11xf32>
  %1 = ten.slice %x start = [0, 0, 11] limit = [70, 3, 22] stride = [1, 1, 1] : tensor<70x3x22xf32> -> tensor<70x3x11xf32>
  %2 = ten.slice %c start = [0] limit = [11] stride = [1] : tensor<22xf32> -> tensor<11xf32>
  %3 = ten.broadcast %2 dims = [2] : tensor<11xf32> -> tensor<70x3x11xf32>
  %4 = ten.mul %0, %3 : tensor<70x3x11xf32>
  %5 = ten.sub %4, %1 : tensor<70x3x11xf32>
  %6 = ten.mul %1, %3 : tensor<70x3x11xf32>
  %7 = ten.add %6, %0 : tensor<70x3x11xf32>
  %8 = ten.concat %5, %7 dim = 2 : tensor<70x3x11xf32>, tensor<70x3x11xf32> -> tensor<70x3x22xf32>
  %9 = ten.neg %1 : tensor<70x3x11xf32>
  %10 = ten.concat %9, %0 dim = 2 : tensor<70x3x11xf32>, tensor<70x3x11xf32> -> tensor<70x3x22xf32>
  return %8, %10 : tensor<70x3x22xf32>, tensor<70x3x22xf32>
}

// Several rows at once meet a row of sums; of a prime number one by one.
func.func @sums(%x: tensor<96x37xf32>, %y: tensor<97x5x8xbf16>) -> (tensor<37xf32>, tensor<8xbf16>, tensor<5x8xbf16>) {
  %0 = ten.reduce add %x dims = [0] : tensor<96x37xf32> -> tensor<37xf32>
  %1 = ten.reduce add %y dims = [0, 1] : tensor<97x5x8xbf16> -> tensor<8xbf16>
  %2 = ten.reduce max %y dims = [0] : tensor<97x5x8xbf16> -> tensor<5x8xbf16>
  return %0, %1, %2 : tensor<37xf32>, tensor<8xbf16>, tensor<5x8xbf16>
}
