# dynamic-batch.sh TENSOR-RUN PROGRAM FOLDER IMAGES FLAG...: compiled code against the interpreter.
set -e
tool=$1 program=$2 folder=$3 n=$4
shift 4
outputs="" expected=""
for i in 0 1 2 3 4 5 6 7 8 9; do
  outputs="$outputs --output=$folder/$i.npy"
  expected="$expected --expect=$folder/$i.npy"
done
run="$tool $program --dynamic --input=${n}x10x11x16xf32=normal:1 --input=3x3x16x40xf32=normal:2 --input=40x16x3x3xf32=normal:3
  --input=3x3x1x16xf32=normal:4 --input=${n}x16x14x47xf32=normal:5 --input=40xf32=normal:6 --input=${n}x4x4x16xf32=normal:7
  --input=${n}x10x11x16xbf16=normal:8 --input=3x3x16x40xbf16=normal:9"
$run --device=interpreter $outputs
for flag in "$@"; do
  $run $flag $expected --rtol=1e-4 --atol=1e-4
done
