; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-lower-min-max -S %s | FileCheck %s
; RUN: %opt -passes='ten-lower-min-max<range>' -S %s | FileCheck %s --check-prefix=RANGE

; No intrinsic is left; NaN is asked for once.
; CHECK-LABEL: @two(
; CHECK-NOT: @llvm.maximum
; CHECK: fcmp uno <4 x float>
; CHECK-NOT: fcmp uno
; CHECK: ret
; VRANGEPS of AVX512DQ orders zeros by their signs.
; RANGE-LABEL: @two(
; RANGE: call <4 x float> @llvm.x86.avx512.mask.range.ps.128
define <4 x float> @two(<4 x float> %a, <4 x float> %b) {
  %m = call <4 x float> @llvm.maximum.v4f32(<4 x float> %a, <4 x float> %b)
  ret <4 x float> %m
}

; Against a constant one comparison is enough: it is false for a NaN. Adding +0
; makes +0 of -0, which is the smaller.
; CHECK-LABEL: @relu(
; CHECK-NEXT: %[[IS:.*]] = fcmp ogt <4 x float> zeroinitializer, %a
; CHECK-NEXT: %[[MAX:.*]] = select <4 x i1> %[[IS]], <4 x float> zeroinitializer, <4 x float> %a
; CHECK-NEXT: %[[SUM:.*]] = fadd <4 x float> %[[MAX]], zeroinitializer
; CHECK-NEXT: ret <4 x float> %[[SUM]]
define <4 x float> @relu(<4 x float> %a) {
  %m = call <4 x float> @llvm.maximum.v4f32(<4 x float> %a, <4 x float> zeroinitializer)
  ret <4 x float> %m
}

; With nnan and nsz one instruction of x86 is right as it is.
; CHECK-LABEL: @fast(
; CHECK: call nnan nsz <4 x float> @llvm.maximum.v4f32
define <4 x float> @fast(<4 x float> %a, <4 x float> %b) {
  %m = call nnan nsz <4 x float> @llvm.maximum.v4f32(<4 x float> %a, <4 x float> %b)
  ret <4 x float> %m
}

declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
