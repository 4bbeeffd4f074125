; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-hide-negations -S %s | FileCheck %s

; CHECK-LABEL: @minima(
; CHECK: %[[ZERO:.*]] = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
; CHECK-DAG: %[[SHORT:.*]] = trunc i32 %[[ZERO]] to i16
; CHECK: sub i32 %[[ZERO]], %x
; CHECK: sub i16 %[[SHORT]], %y
; CHECK: sub i32 1, %x
define i32 @minima(i32 %x, i16 %y, i32 %z) {
  %a = sub i32 0, %x
  %b = sub i16 0, %y
  %c = sext i16 %b to i32
  %d = sub i32 1, %x
  %e = call i32 @llvm.smin.i32(i32 %a, i32 %c)
  %f = call i32 @llvm.smin.i32(i32 %e, i32 %d)
  ret i32 %f
}

; Without minima a negation stays.
; CHECK-LABEL: @alone(
; CHECK-NEXT: sub i32 0, %x
define i32 @alone(i32 %x) {
  %a = sub i32 0, %x
  ret i32 %a
}
