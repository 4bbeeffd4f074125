// RUN: rm -rf %t && mkdir -p %t/bin
// DEFINE: %{inputs} = --input=256x300xf32=normal:1 --input=300x260xf32=normal:2
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so
// DEFINE: %{stand-in} = env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls LD_LIBRARY_PATH=%stand-in:%stand-in/cublas
// DEFINE: %{expect} = %{inputs} --expect=%t/0.npy --rtol=1e-3 --atol=1e-3

// With a folder the driver assembles once, and the library is asked once.
// RUN: %{stand-in} tensor-run %s --device=cuda --cache-dir=%t/cache/of/two %{expect}
// RUN: FileCheck %s --check-prefix=FIRST --input-file=%t/calls
// FIRST-DAG: cuLinkComplete 1{{$}}
// FIRST-DAG: cublasLtMatmulAlgoGetHeuristic 1{{$}}
// FIRST-NOT: misuse
// RUN: ls %t/cache/of/two | FileCheck %s --check-prefix=FILES
// FILES: {{^}}code-{{[0-9a-f]+$}}
// FILES-NEXT: {{^}}cublaslt-{{[0-9a-f]+$}}
// FILES-NEXT: {{^}}kernels-{{[0-9a-f]+$}}
// FILES-NOT: {{.}}
// RUN: %{stand-in} tensor-run %s --device=cuda --cache-dir=%t/cache/of/two %{expect}
// RUN: FileCheck %s --check-prefix=SECOND --input-file=%t/calls
// SECOND-NOT: cuLink
// SECOND-NOT: Heuristic
// SECOND: cublasLtMatmulAlgoCheck 1{{$}}
// SECOND-NOT: Heuristic
// SECOND-NOT: misuse

// Damaged files are made again, and a folder that cannot be is none.
// RUN: %python -c "import glob; [open(file, 'w').write('damage') for file in glob.glob('%t/cache/of/two/*')]"
// RUN: %{stand-in} tensor-run %s --device=cuda --cache-dir=%t/cache/of/two %{expect}
// RUN: FileCheck %s --check-prefix=FIRST --input-file=%t/calls
// RUN: %{stand-in} tensor-run %s --device=cuda --cache-dir=%t/cache/of/two %{expect}
// RUN: FileCheck %s --check-prefix=SECOND --input-file=%t/calls
// RUN: %{stand-in} tensor-run %s --device=cuda --cache-dir=%s/folder %{expect}
// RUN: FileCheck %s --check-prefix=FIRST --input-file=%t/calls

// Ahead of time by ptxas, where that is found: for a GPU of that architecture;
// for another one there is the text.
// RUN: cp %S/Inputs/ptxas.py %t/bin/ptxas
// RUN: %python %S/Inputs/with_path.py %t/bin tensor-compile %s --device=cuda --target-gpu=sm_90a -o %t/model.so
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_90a --ptxas=%t/bin/ptxas -o %t/same.so --name=model
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_90a --ptxas=none -o %t/text.so
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_80 --ptxas=%t/bin/ptxas -o %t/older.so
// RUN: cmp %t/model.so %t/same.so
// RUN: %{stand-in} tensor-run %t/model.so --device=cuda %{expect} --cache-dir=%t/unused
// RUN: FileCheck %s --check-prefix=IMAGE --input-file=%t/calls
// RUN: ls %t/unused | FileCheck %s --check-prefix=UNUSED
// UNUSED-NOT: kernels
// UNUSED: cublaslt
// UNUSED-NOT: kernels
// RUN: %{stand-in} tensor-run %t/text.so --device=cuda %{expect}
// RUN: FileCheck %s --check-prefix=IMAGE --input-file=%t/calls
// IMAGE-NOT: cuLink
// IMAGE: cuModuleLoadDataEx 1{{$}}
// RUN: %{stand-in} tensor-run %t/older.so --device=cuda %{expect}
// RUN: FileCheck %s --check-prefix=OLDER --input-file=%t/calls
// OLDER: cuModuleLoadDataEx 2{{$}}
// RUN: grep -q "linked for sm_90" %t/model.so
// RUN: not grep -q "linked for" %t/text.so

// One that cannot: an error where it is asked for, else only the text.
// RUN: env PTXAS=fails not tensor-compile %s --device=cuda --target-gpu=sm_90a --ptxas=%t/bin/ptxas -o %t/fails.so 2>&1 | FileCheck %s --check-prefix=FAILS
// FAILS: error: '{{.*}}ptxas' cannot assemble the kernels: ptxas fatal : a line of the log{{$}}
// RUN: env PTXAS=nothing not tensor-compile %s --device=cuda --target-gpu=sm_90a --ptxas=%t/bin/ptxas -o %t/fails.so 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: error: '{{.*}}ptxas' has written nothing
// RUN: not tensor-compile %s --device=cuda --target-gpu=sm_90a --ptxas=%t/none -o %t/fails.so 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: '{{.*}}none' cannot assemble the kernels:
// RUN: env PTXAS=fails %python %S/Inputs/with_path.py %t/bin tensor-compile %s --device=cuda --target-gpu=sm_90a -o %t/quiet.so --name=text 2>&1 | count 0
// RUN: cmp %t/quiet.so %t/text.so

func.func @main(%a: tensor<256x300xf32>, %b: tensor<300x260xf32>) -> tensor<256x260xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<256x300xf32>, tensor<300x260xf32> -> tensor<256x260xf32>
  %1 = ten.exp %a : tensor<256x300xf32>
  %2 = ten.slice %1 start = [0, 0] limit = [256, 260] stride = [1, 1] : tensor<256x300xf32> -> tensor<256x260xf32>
  %3 = ten.mul %0, %2 : tensor<256x260xf32>
  %4 = ten.reduce add %3 dims = [1] : tensor<256x260xf32> -> tensor<256xf32>
  %5 = ten.broadcast %4 dims = [0] : tensor<256xf32> -> tensor<256x260xf32>
  %6 = ten.add %0, %5 : tensor<256x260xf32>
  return %6 : tensor<256x260xf32>
}
