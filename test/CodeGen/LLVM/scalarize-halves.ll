; RUN: %opt -passes=ten-scalarize-halves -S %s | FileCheck %s

; Comparisons of vectors of f16 are made one by one, for which LLVM's
; legalization for WebAssembly ends.
; CHECK-LABEL: @compare(
; CHECK-NOT: <4 x half>
; CHECK: fcmp olt half
; CHECK: fcmp olt half
; CHECK: ret void
define void @compare(ptr %x, ptr %y, ptr %out) {
  %a = load <4 x half>, ptr %x
  %b = load <4 x half>, ptr %y
  %c = fcmp olt <4 x half> %a, %b
  %d = select <4 x i1> %c, <4 x half> %a, <4 x half> %b
  store <4 x half> %d, ptr %out
  ret void
}

; Functions of other vectors are left as they are.
; CHECK-LABEL: @floats(
; CHECK: fadd <4 x float>
define <4 x float> @floats(<4 x float> %x) {
  %1 = fadd <4 x float> %x, %x
  ret <4 x float> %1
}
