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
