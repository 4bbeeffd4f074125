; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-mark-counts -S %s | FileCheck %s

; A count below its bound plus one cannot overflow; from 0 on, not even as unsigned.
; CHECK-LABEL: @counts(
; CHECK: %next = add nuw nsw i64 %i, 1
define void @counts(ptr %p, i64 %n) {
entry:
  br label %header
header:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %q = getelementptr float, ptr %p, i64 %i
  store float 0.0, ptr %q
  %next = add i64 %i, 1
  br label %header
exit:
  ret void
}

; Steps of 4 may go beyond the largest integer where the bound is dynamic.
; CHECK-LABEL: @steps(
; CHECK: %next = add i64 %i, 4
define void @steps(ptr %p, i64 %n) {
entry:
  br label %header
header:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %q = getelementptr float, ptr %p, i64 %i
  store float 0.0, ptr %q
  %next = add i64 %i, 4
  br label %header
exit:
  ret void
}

; A start below 0 wraps as unsigned.
; CHECK-LABEL: @negative(
; CHECK: %next = add nsw i64 %i, 4
define void @negative(ptr %p) {
entry:
  br label %header
header:
  %i = phi i64 [ -8, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, 64
  br i1 %more, label %body, label %exit
body:
  %q = getelementptr float, ptr %p, i64 %i
  store float 0.0, ptr %q
  %next = add i64 %i, 4
  br label %header
exit:
  ret void
}
