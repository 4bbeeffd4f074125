// run_new %s --input=/tmp/tenon-bench/train_lstm_200/in0.npy --input=/tmp/tenon-bench/train_lstm_200/in1.npy --input=/tmp/tenon-bench/train_lstm_200/in2.npy --input=/tmp/tenon-bench/train_lstm_200/in3.npy --input=/tmp/tenon-bench/train_lstm_200/in4.npy --input=/tmp/tenon-bench/train_lstm_200/in5.npy --input=/tmp/tenon-bench/train_lstm_200/in6.npy --threads=1 --benchmark=20
module @jit_train_lstm_200 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<35x20x200xf32>, %arg1: tensor<35x20xi32>, %arg2: tensor<200x800xf32>, %arg3: tensor<200x800xf32>, %arg4: tensor<800xf32>, %arg5: tensor<200x1000xf32>, %arg6: tensor<1000xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<200x800xf32> {jax.result_info = "result[1]"}, tensor<200x800xf32> {jax.result_info = "result[2]"}, tensor<800xf32> {jax.result_info = "result[3]"}, tensor<200x1000xf32> {jax.result_info = "result[4]"}, tensor<1000xf32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<800xf32>) -> tensor<1x800xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<35x20x200xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:20 = stablehlo.while(%iterArg = %arg0, %iterArg_30 = %arg2, %iterArg_31 = %arg3, %iterArg_32 = %1, %iterArg_33 = %c, %iterArg_34 = %0, %iterArg_35 = %0, %iterArg_36 = %2, %iterArg_37 = %3, %iterArg_38 = %4, %iterArg_39 = %5, %iterArg_40 = %6, %iterArg_41 = %7, %iterArg_42 = %8, %iterArg_43 = %9, %iterArg_44 = %10, %iterArg_45 = %11, %iterArg_46 = %12, %iterArg_47 = %13, %iterArg_48 = %14) : tensor<35x20x200xf32>, tensor<200x800xf32>, tensor<200x800xf32>, tensor<1x800xf32>, tensor<i32>, tensor<20x200xf32>, tensor<20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>
    cond {
      %c_49 = stablehlo.constant dense<35> : tensor<i32>
      %61 = stablehlo.compare LT, %iterArg_33, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %61 : tensor<i1>
    } do {
      %61 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %62 = stablehlo.dot_general %61, %iterArg_30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x200xf32>, tensor<200x800xf32>) -> tensor<20x800xf32>
      %63 = stablehlo.dot_general %iterArg_34, %iterArg_31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x200xf32>, tensor<200x800xf32>) -> tensor<20x800xf32>
      %64 = stablehlo.add %62, %63 : tensor<20x800xf32>
      %65 = stablehlo.broadcast_in_dim %iterArg_32, dims = [0, 1] : (tensor<1x800xf32>) -> tensor<20x800xf32>
      %66 = stablehlo.add %64, %65 : tensor<20x800xf32>
      %67 = stablehlo.slice %66 [0:20, 0:200] : (tensor<20x800xf32>) -> tensor<20x200xf32>
      %68 = stablehlo.slice %66 [0:20, 200:400] : (tensor<20x800xf32>) -> tensor<20x200xf32>
      %69 = stablehlo.slice %66 [0:20, 400:600] : (tensor<20x800xf32>) -> tensor<20x200xf32>
      %70 = stablehlo.slice %66 [0:20, 600:800] : (tensor<20x800xf32>) -> tensor<20x200xf32>
      %71 = stablehlo.negate %68 : tensor<20x200xf32>
      %72 = stablehlo.exponential %71 : tensor<20x200xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %74 = stablehlo.add %73, %72 : tensor<20x200xf32>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %76 = stablehlo.divide %75, %74 : tensor<20x200xf32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %78 = stablehlo.subtract %77, %76 : tensor<20x200xf32>
      %79 = stablehlo.multiply %76, %78 : tensor<20x200xf32>
      %80 = stablehlo.multiply %76, %iterArg_35 : tensor<20x200xf32>
      %81 = stablehlo.negate %67 : tensor<20x200xf32>
      %82 = stablehlo.exponential %81 : tensor<20x200xf32>
      %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %84 = stablehlo.add %83, %82 : tensor<20x200xf32>
      %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %86 = stablehlo.divide %85, %84 : tensor<20x200xf32>
      %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %88 = stablehlo.subtract %87, %86 : tensor<20x200xf32>
      %89 = stablehlo.multiply %86, %88 : tensor<20x200xf32>
      %90 = stablehlo.tanh %69 : tensor<20x200xf32>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %92 = stablehlo.add %91, %90 : tensor<20x200xf32>
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %94 = stablehlo.subtract %93, %90 : tensor<20x200xf32>
      %95 = stablehlo.multiply %92, %94 : tensor<20x200xf32>
      %96 = stablehlo.multiply %86, %90 : tensor<20x200xf32>
      %97 = stablehlo.add %80, %96 : tensor<20x200xf32>
      %98 = stablehlo.negate %70 : tensor<20x200xf32>
      %99 = stablehlo.exponential %98 : tensor<20x200xf32>
      %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %101 = stablehlo.add %100, %99 : tensor<20x200xf32>
      %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %103 = stablehlo.divide %102, %101 : tensor<20x200xf32>
      %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %105 = stablehlo.subtract %104, %103 : tensor<20x200xf32>
      %106 = stablehlo.multiply %103, %105 : tensor<20x200xf32>
      %107 = stablehlo.tanh %97 : tensor<20x200xf32>
      %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %109 = stablehlo.add %108, %107 : tensor<20x200xf32>
      %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %110 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
      %111 = stablehlo.subtract %110, %107 : tensor<20x200xf32>
      %112 = stablehlo.multiply %109, %111 : tensor<20x200xf32>
      %113 = stablehlo.multiply %103, %107 : tensor<20x200xf32>
      %114 = func.call @dynamic_update_index_in_dim(%iterArg_36, %113, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %115 = func.call @dynamic_update_index_in_dim(%iterArg_37, %iterArg_34, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %116 = func.call @dynamic_update_index_in_dim(%iterArg_38, %79, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %117 = func.call @dynamic_update_index_in_dim(%iterArg_39, %iterArg_35, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %118 = func.call @dynamic_update_index_in_dim(%iterArg_40, %76, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %119 = func.call @dynamic_update_index_in_dim(%iterArg_41, %89, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %120 = func.call @dynamic_update_index_in_dim(%iterArg_42, %95, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %121 = func.call @dynamic_update_index_in_dim(%iterArg_43, %90, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %122 = func.call @dynamic_update_index_in_dim(%iterArg_44, %86, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %123 = func.call @dynamic_update_index_in_dim(%iterArg_45, %106, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %124 = func.call @dynamic_update_index_in_dim(%iterArg_46, %112, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %125 = func.call @dynamic_update_index_in_dim(%iterArg_47, %107, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %126 = func.call @dynamic_update_index_in_dim(%iterArg_48, %103, %iterArg_33) : (tensor<35x20x200xf32>, tensor<20x200xf32>, tensor<i32>) -> tensor<35x20x200xf32>
      %c_62 = stablehlo.constant dense<1> : tensor<i32>
      %127 = stablehlo.add %iterArg_33, %c_62 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %127, %113, %97, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126 : tensor<35x20x200xf32>, tensor<200x800xf32>, tensor<200x800xf32>, tensor<1x800xf32>, tensor<i32>, tensor<20x200xf32>, tensor<20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>
    }
    %16 = stablehlo.reshape %15#7 : (tensor<35x20x200xf32>) -> tensor<700x200xf32>
    %17 = stablehlo.dot_general %16, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700x200xf32>, tensor<200x1000xf32>) -> tensor<700x1000xf32>
    %18 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<700x1000xf32>
    %20 = stablehlo.add %17, %19 : tensor<700x1000xf32>
    %21 = stablehlo.reshape %arg1 : (tensor<35x20xi32>) -> tensor<700xi32>
    %22:3 = call @log_softmax(%20) : (tensor<700x1000xf32>) -> (tensor<700x1000xf32>, tensor<700x1000xf32>, tensor<700x1xf32>)
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<700xi32>) -> tensor<700x1xi32>
    %24:2 = call @take_along_axis(%22#0, %23) : (tensor<700x1000xf32>, tensor<700x1xi32>) -> (tensor<700x1xf32>, tensor<700x1x1xi32>)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24#0 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<700x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<7.000000e+02> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_14 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.negate %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<7.000000e+02> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_16 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<700x1xf32>
    %31 = call @take_along_axis_0(%24#1, %30) : (tensor<700x1x1xi32>, tensor<700x1xf32>) -> tensor<700x1000xf32>
    %32 = call @log_softmax_1(%22#1, %22#2, %31) : (tensor<700x1000xf32>, tensor<700x1xf32>, tensor<700x1000xf32>) -> tensor<700x1000xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<700x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %34 = stablehlo.reshape %33 : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %36 = stablehlo.dot_general %32, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700x1000xf32>, tensor<700x200xf32>) -> tensor<1000x200xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<1000x200xf32>) -> tensor<200x1000xf32>
    %38 = stablehlo.dot_general %32, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<700x1000xf32>, tensor<200x1000xf32>) -> tensor<700x200xf32>
    %39 = stablehlo.reshape %38 : (tensor<700x200xf32>) -> tensor<35x20x200xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<20x200xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<200x800xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<200x800xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<800xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %45:21 = stablehlo.while(%iterArg = %39, %iterArg_30 = %arg0, %iterArg_31 = %15#8, %iterArg_32 = %15#9, %iterArg_33 = %15#10, %iterArg_34 = %15#11, %iterArg_35 = %15#12, %iterArg_36 = %15#13, %iterArg_37 = %15#14, %iterArg_38 = %15#15, %iterArg_39 = %15#16, %iterArg_40 = %15#17, %iterArg_41 = %15#18, %iterArg_42 = %15#19, %iterArg_43 = %arg3, %iterArg_44 = %c_24, %iterArg_45 = %42, %iterArg_46 = %43, %iterArg_47 = %44, %iterArg_48 = %40, %iterArg_49 = %41) : tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<200x800xf32>, tensor<i32>, tensor<200x800xf32>, tensor<200x800xf32>, tensor<800xf32>, tensor<20x200xf32>, tensor<20x200xf32>
    cond {
      %c_50 = stablehlo.constant dense<35> : tensor<i32>
      %61 = stablehlo.compare LT, %iterArg_44, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %61 : tensor<i1>
    } do {
      %c_50 = stablehlo.constant dense<35> : tensor<i32>
      %61 = stablehlo.subtract %c_50, %iterArg_44 : tensor<i32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.subtract %61, %c_51 : tensor<i32>
      %63 = func.call @dynamic_index_in_dim(%iterArg, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %64 = func.call @dynamic_index_in_dim(%iterArg_30, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %65 = func.call @dynamic_index_in_dim(%iterArg_31, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %66 = func.call @dynamic_index_in_dim(%iterArg_32, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %67 = func.call @dynamic_index_in_dim(%iterArg_33, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %68 = func.call @dynamic_index_in_dim(%iterArg_34, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %69 = func.call @dynamic_index_in_dim(%iterArg_35, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %70 = func.call @dynamic_index_in_dim(%iterArg_36, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %71 = func.call @dynamic_index_in_dim(%iterArg_37, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %72 = func.call @dynamic_index_in_dim(%iterArg_38, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %73 = func.call @dynamic_index_in_dim(%iterArg_39, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %74 = func.call @dynamic_index_in_dim(%iterArg_40, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %75 = func.call @dynamic_index_in_dim(%iterArg_41, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %76 = func.call @dynamic_index_in_dim(%iterArg_42, %62) : (tensor<35x20x200xf32>, tensor<i32>) -> tensor<20x200xf32>
      %77 = stablehlo.add %iterArg_48, %63 : tensor<20x200xf32>
      %78 = stablehlo.multiply %76, %77 : tensor<20x200xf32>
      %79 = stablehlo.multiply %77, %75 : tensor<20x200xf32>
      %80 = stablehlo.multiply %78, %74 : tensor<20x200xf32>
      %81 = stablehlo.add %iterArg_49, %80 : tensor<20x200xf32>
      %82 = stablehlo.multiply %79, %73 : tensor<20x200xf32>
      %83 = stablehlo.multiply %72, %81 : tensor<20x200xf32>
      %84 = stablehlo.multiply %81, %71 : tensor<20x200xf32>
      %85 = stablehlo.multiply %83, %70 : tensor<20x200xf32>
      %86 = stablehlo.multiply %84, %69 : tensor<20x200xf32>
      %87 = stablehlo.multiply %68, %81 : tensor<20x200xf32>
      %88 = stablehlo.multiply %81, %67 : tensor<20x200xf32>
      %89 = stablehlo.multiply %88, %66 : tensor<20x200xf32>
      %90 = stablehlo.concatenate %86, %89, %85, %82, dim = 1 : (tensor<20x200xf32>, tensor<20x200xf32>, tensor<20x200xf32>, tensor<20x200xf32>) -> tensor<20x800xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.reduce(%90 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<20x800xf32>, tensor<f32>) -> tensor<800xf32>
      %92 = stablehlo.reshape %91 : (tensor<800xf32>) -> tensor<1x800xf32>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.reduce(%92 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<1x800xf32>, tensor<f32>) -> tensor<800xf32>
      %94 = stablehlo.add %iterArg_47, %93 : tensor<800xf32>
      %95 = stablehlo.dot_general %90, %65, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x800xf32>, tensor<20x200xf32>) -> tensor<800x200xf32>
      %96 = stablehlo.transpose %95, dims = [1, 0] : (tensor<800x200xf32>) -> tensor<200x800xf32>
      %97 = stablehlo.add %iterArg_46, %96 : tensor<200x800xf32>
      %98 = stablehlo.dot_general %90, %iterArg_43, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<20x800xf32>, tensor<200x800xf32>) -> tensor<20x200xf32>
      %99 = stablehlo.dot_general %90, %64, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x800xf32>, tensor<20x200xf32>) -> tensor<800x200xf32>
      %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<800x200xf32>) -> tensor<200x800xf32>
      %101 = stablehlo.add %iterArg_45, %100 : tensor<200x800xf32>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %102 = stablehlo.add %iterArg_44, %c_54 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %102, %101, %97, %94, %98, %87 : tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<35x20x200xf32>, tensor<200x800xf32>, tensor<i32>, tensor<200x800xf32>, tensor<200x800xf32>, tensor<800xf32>, tensor<20x200xf32>, tensor<20x200xf32>
    }
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<200x800xf32>
    %47 = stablehlo.multiply %46, %45#16 : tensor<200x800xf32>
    %48 = stablehlo.subtract %arg2, %47 : tensor<200x800xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<200x800xf32>
    %50 = stablehlo.multiply %49, %45#17 : tensor<200x800xf32>
    %51 = stablehlo.subtract %arg3, %50 : tensor<200x800xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<800xf32>
    %53 = stablehlo.multiply %52, %45#18 : tensor<800xf32>
    %54 = stablehlo.subtract %arg4, %53 : tensor<800xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<200x1000xf32>
    %56 = stablehlo.multiply %55, %37 : tensor<200x1000xf32>
    %57 = stablehlo.subtract %arg5, %56 : tensor<200x1000xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %59 = stablehlo.multiply %58, %35 : tensor<1000xf32>
    %60 = stablehlo.subtract %arg6, %59 : tensor<1000xf32>
    return %27, %48, %51, %54, %57, %60 : tensor<f32>, tensor<200x800xf32>, tensor<200x800xf32>, tensor<800xf32>, tensor<200x1000xf32>, tensor<1000xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<35x20x200xf32>, %arg1: tensor<i32>) -> tensor<20x200xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 20, 200] : (tensor<35x20x200xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x20x200xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x20x200xf32>) -> tensor<20x200xf32>
    return %1 : tensor<20x200xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<35x20x200xf32>, %arg1: tensor<20x200xf32>, %arg2: tensor<i32>) -> tensor<35x20x200xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<20x200xf32>) -> tensor<1x20x200xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<35x20x200xf32>, tensor<1x20x200xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<35x20x200xf32>
    return %1 : tensor<35x20x200xf32>
  }
  func.func private @log_softmax(%arg0: tensor<700x1000xf32>) -> (tensor<700x1000xf32>, tensor<700x1000xf32>, tensor<700x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<700x1000xf32>, tensor<f32>) -> tensor<700xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<700xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<700xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<700xf32>) -> tensor<700x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<700x1xf32>) -> tensor<700x1000xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<700x1000xf32>
    %6 = stablehlo.exponential %5 : tensor<700x1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<700x1000xf32>, tensor<f32>) -> tensor<700xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<700xf32>) -> tensor<700x1xf32>
    %9 = stablehlo.log %8 : tensor<700x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<700x1xf32>) -> tensor<700x1000xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<700x1000xf32>
    return %11, %6, %8 : tensor<700x1000xf32>, tensor<700x1000xf32>, tensor<700x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<700x1000xf32>, %arg1: tensor<700x1xi32>) -> (tensor<700x1xf32>, tensor<700x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<700x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<700x1xi32>, tensor<700x1xi32>) -> tensor<700x1xi1>
    %c_0 = stablehlo.constant dense<1000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<700x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<700x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<700x1xi1>, tensor<700x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<700x1xi32>) -> tensor<700x1x1xi32>
    %c_1 = stablehlo.constant dense<999> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<700x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<700x1x1xi32>, tensor<700x1x1xi32>) -> tensor<700x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<700x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<700x1x1xi32>, tensor<700x1x1xi32>) -> tensor<700x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<700x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<700x1x1xi1>, tensor<i1>) -> tensor<700x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<700x1000xf32>, tensor<700x1x1xi32>) -> tensor<700x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<700x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<700x1xi1>, tensor<700x1xf32>
    return %15, %5 : tensor<700x1xf32>, tensor<700x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<700x1x1xi32>, %arg1: tensor<700x1xf32>) -> tensor<700x1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<700x1000xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<700x1000xf32>, tensor<700x1x1xi32>, tensor<700x1xf32>) -> tensor<700x1000xf32>
    return %1 : tensor<700x1000xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<700x1000xf32>, %arg1: tensor<700x1xf32>, %arg2: tensor<700x1000xf32>) -> tensor<700x1000xf32> {
    %0 = stablehlo.negate %arg2 : tensor<700x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<700x1000xf32>, tensor<f32>) -> tensor<700xf32>
    %2 = stablehlo.reshape %1 : (tensor<700xf32>) -> tensor<700x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<700x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<700x1xf32>, tensor<f32>) -> tensor<700xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<700xf32>) -> tensor<700x1000xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<700x1000xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<700x1000xf32>
    return %7 : tensor<700x1000xf32>
  }
}
