; RUN: %opt -passes=ten-promote-allocas -S %s | FileCheck %s

; LLVM's SROA would merge both stores by a shuffle at the store of the higher
; half, before the lower one is computed.
; CHECK-LABEL: @descending(
; CHECK: %low = fadd <2 x float>
; CHECK-NOT: alloca
; CHECK: ret <4 x float>
define <4 x float> @descending(<2 x float> %high, <2 x float> %x) {
  %memory = alloca <4 x float>
  %place = getelementptr i8, ptr %memory, i64 8
  store <2 x float> %high, ptr %place
  %low = fadd <2 x float> %x, %x
  store <2 x float> %low, ptr %memory
  %whole = load <4 x float>, ptr %memory
  ret <4 x float> %whole
}

; In the other order SROA's shuffles are right.
; CHECK-LABEL: @ascending(
; CHECK-NOT: alloca
; CHECK: shufflevector <2 x float> %low, <2 x float> %high, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
define <4 x float> @ascending(<2 x float> %x, <2 x float> %y) {
  %memory = alloca <4 x float>
  %place = getelementptr i8, ptr %memory, i64 8
  %low = fadd <2 x float> %x, %x
  store <2 x float> %low, ptr %memory
  %high = fadd <2 x float> %y, %y
  store <2 x float> %high, ptr %place
  %whole = load <4 x float>, ptr %memory
  ret <4 x float> %whole
}
