# dynamic-places.sh TENSOR-RUN PROGRAM IMAGES HEIGHT WIDTH FLAG...: code for any sizes against the interpreter.
set -e
tool=$1 program=$2 n=$3 h=$4 w=$5
shift 5
run() {
  entry=$1
  shift
  "$tool" "$program" --dynamic --verify "--entry=$entry" "$@"
}
run last "--input=${n}x${h}x${w}x16xf32=normal:1" --input=3x3x16x40xf32=normal:2 --input=40xf32=normal:3 "$@"
run one "--input=1x${h}x${w}x16xf32=normal:1" --input=3x3x16x40xf32=normal:2 "$@"
run first "--input=${n}x16x${h}x${w}xf32=normal:1" --input=40x16x3x3xf32=normal:2 "$@"
run borders "--input=${n}x${h}x${w}x16xf32=normal:1" --input=3x3x16x40xf32=normal:2 "$@"
run groups "--input=${n}x${h}x${w}x16xf32=normal:1" --input=3x3x4x40xf32=normal:2 --input=3x3x1x16xf32=normal:3 "$@"
run kinds "--input=${n}x${h}x${w}x16xbf16=normal:1" --input=3x3x16x40xbf16=normal:2 "--input=${n}x${w}x16xf64=normal:3" \
  --input=5x16x24xf64=normal:4 "--input=${n}x9x${w}x16xf32=normal:5" --input=3x3x16x3xf32=normal:6 \
  "--input=${n}x${w}x600xf32=normal:7" --input=7x600x64xf32=normal:8 "$@"
