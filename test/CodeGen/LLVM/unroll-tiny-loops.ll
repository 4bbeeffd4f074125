; UNSUPPORTED: sanitizer
; RUN: %opt -passes='ten-unroll-tiny-loops<8>' -S %s | FileCheck %s

; Four iterations are straight-line code; nine are more than the limit of eight.
; CHECK-LABEL: @four(
; CHECK-COUNT-4: store float
; CHECK-NOT: br i1
; CHECK: ret void
; CHECK-LABEL: @nine(
; CHECK: store float
; CHECK: br i1
define void @four(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 4
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
define void @nine(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 9
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A loop that transposes vectors stays; vectors of one number are no such.
; CHECK-LABEL: @pairs(
; CHECK-COUNT-2: store <4 x float>
; CHECK: br i1
; CHECK: ret void
define void @pairs(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr [8 x float], ptr %p, i64 %i
  %r = getelementptr i8, ptr %q, i64 16
  %a = load <4 x float>, ptr %q
  %b = load <4 x float>, ptr %r
  %c = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %d = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x float> %c, ptr %q
  store <4 x float> %d, ptr %r
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 4
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; CHECK-LABEL: @splat(
; CHECK-COUNT-4: store <4 x float>
; CHECK-NOT: br i1
; CHECK: ret void
define void @splat(ptr %p, float %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr [4 x float], ptr %p, i64 %i
  %a = insertelement <4 x float> poison, float %x, i64 0
  %b = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %b, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 4
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
