; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-widen-min-max -S %s | FileCheck %s

; Without arithmetic of f16 the vectorizer takes its intrinsics for calls.
; CHECK-LABEL: @half(
; CHECK-DAG: %[[A:.*]] = fpext half %a to float
; CHECK-DAG: %[[B:.*]] = fpext half %b to float
; CHECK: %[[M:.*]] = call float @llvm.maximum.f32(float %[[A]], float %[[B]])
; CHECK: fptrunc float %[[M]] to half
define half @half(half %a, half %b) {
  %m = call half @llvm.maximum.f16(half %a, half %b)
  ret half %m
}

; CHECK-LABEL: @float(
; CHECK-NEXT: %m = call float @llvm.maximum.f32(float %a, float %b)
define float @float(float %a, float %b) {
  %m = call float @llvm.maximum.f32(float %a, float %b)
  ret float %m
}

declare float @llvm.maximum.f32(float, float)
declare half @llvm.maximum.f16(half, half)
