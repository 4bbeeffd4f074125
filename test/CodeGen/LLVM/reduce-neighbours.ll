; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-reduce-neighbours -S %s | FileCheck %s

; Lanes 2i and 2i + 1 are added first, then pairs, then halves.
; CHECK-LABEL: @lanes(
; CHECK: %[[A:.*]] = shufflevector <8 x float> %v, <8 x float> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2,
; CHECK: %[[B:.*]] = fadd reassoc <8 x float> %v, %[[A]]
; CHECK: shufflevector <8 x float> %[[B]], <8 x float> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1,
; CHECK: fadd reassoc <4 x float>
; CHECK: %[[S:.*]] = extractelement <4 x float> {{.*}}, i64 0
; CHECK: fadd reassoc float %start, %[[S]]
define float @lanes(float %start, <8 x float> %v) {
  %s = call reassoc float @llvm.vector.reduce.fadd.v8f32(float %start, <8 x float> %v)
  ret float %s
}

; Neighbours of both accumulators are added before accumulators are.
; CHECK-LABEL: @accumulators(
; CHECK: %[[E:.*]] = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
; CHECK: %[[O:.*]] = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
; CHECK: fadd reassoc <4 x float> %[[E]], %[[O]]
; CHECK-NOT: fadd {{.*}} -0.0
; CHECK: ret float
define float @accumulators(<4 x float> %x, <4 x float> %y, i1 %choice) {
entry:
  br i1 %choice, label %left, label %right
left:
  br label %right
right:
  %a = phi <4 x float> [ %x, %entry ], [ %y, %left ]
  %b = phi <4 x float> [ %y, %entry ], [ %x, %left ]
  %both = fadd reassoc <4 x float> %a, %b
  %s = call reassoc float @llvm.vector.reduce.fadd.v4f32(float -0.0, <4 x float> %both)
  ret float %s
}

; Products are added as they are computed.
; CHECK-LABEL: @products(
; CHECK: %[[P:.*]] = fmul
; CHECK: %[[Q:.*]] = fadd reassoc contract <4 x float> %x, %[[P]]
; CHECK: shufflevector <4 x float> %[[Q]], <4 x float> poison
define float @products(<4 x float> %x, <4 x float> %y) {
  %product = fmul reassoc contract <4 x float> %y, %y
  %both = fadd reassoc contract <4 x float> %x, %product
  %s = call reassoc contract float @llvm.vector.reduce.fadd.v4f32(float -0.0, <4 x float> %both)
  ret float %s
}

; The order of a sum that may not be reassociated stays.
; CHECK-LABEL: @strict(
; CHECK: call float @llvm.vector.reduce.fadd.v4f32
define float @strict(float %start, <4 x float> %v) {
  %s = call float @llvm.vector.reduce.fadd.v4f32(float %start, <4 x float> %v)
  ret float %s
}
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)

; Constants among the vectors that are added have no list of uses.
; CHECK-LABEL: @with_constants
; CHECK: ret float
define float @with_constants(<16 x float> %a, <16 x float> %b, <16 x float> %c) {
  %ones = fadd reassoc <16 x float> splat (float 1.0), %a
  %bc = fadd reassoc <16 x float> %b, %c
  %all = fadd reassoc <16 x float> %ones, %bc
  %sum = call reassoc float @llvm.vector.reduce.fadd.v16f32(float -0.0, <16 x float> %all)
  ret float %sum
}
