# shellcheck shell=bash
# The Python that imports ONNX; sourced.

# onnx_python: prints a Python with the packages onnx and torch-mlir: $TENON_ONNX_PYTHON,
# else one in build/onnx, which is made where there is Python 3.12 or later and a
# network. Prints nothing where there is none.
onnx_python() {
  local python venv=build/onnx needs='import onnx, torch_mlir, numpy'
  for python in "${TENON_ONNX_PYTHON:-}" "$venv/bin/python"; do
    if [[ -x $python ]] && "$python" -c "$needs" 2>/dev/null; then
      realpath -s "$python"
      return
    fi
  done
  for python in python3 python3.13 python3.12 "$HOME"/.pyenv/versions/3.1[2-9]*/bin/python3; do
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null || continue
    rm -rf "$venv"
    "$python" -m venv "$venv" &&
      "$venv/bin/python" -m pip install --quiet onnx onnxslim numpy packaging >&2 &&
      "$venv/bin/python" -m pip install --quiet --no-deps torch-mlir >&2 &&
      realpath -s "$venv/bin/python"
    return 0
  done
}
