; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-narrow-comparisons -S %s | FileCheck %s

; A counter of 1000 elements and the number of a row, which are not negative:
; 32 bits, with a sign.
; CHECK-LABEL: @mask(
; CHECK:       entry:
; CHECK:         %[[ROW:.*]] = trunc i64 %row to i32
; CHECK:       loop:
; CHECK:         %[[I:.*]] = trunc i64 %i to i32
; CHECK:         icmp sgt i32 %[[I]], %[[ROW]]
; CHECK:         %done = icmp eq i64 %i.next, 1000
define void @mask(ptr noalias %p, i32 %r) {
entry:
  %positive = and i32 %r, 2147483647
  %row = zext i32 %positive to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %hidden = icmp ugt i64 %i, %row
  %value = select i1 %hidden, float 0.0, float 1.0
  %q = getelementptr float, ptr %p, i64 %i
  store float %value, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A number of all 32 bits compares without a sign.
; CHECK-LABEL: @unsigned(
; CHECK:         icmp ult i32
define void @unsigned(ptr noalias %p, i32 %r) {
entry:
  %row = zext i32 %r to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %hidden = icmp ult i64 %i, %row
  %value = select i1 %hidden, float 0.0, float 1.0
  %q = getelementptr float, ptr %p, i64 %i
  store float %value, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A negative number has a sign.
; CHECK-LABEL: @negative(
; CHECK:         icmp slt i32
define void @negative(ptr noalias %p, i32 %r) {
entry:
  %row = sext i32 %r to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %hidden = icmp slt i64 %i, %row
  %value = select i1 %hidden, float 0.0, float 1.0
  %q = getelementptr float, ptr %p, i64 %i
  store float %value, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; It is large without one: another order than in 32 bits.
; CHECK-LABEL: @large(
; CHECK-NOT:     trunc
; CHECK:         icmp ult i64 %i, %row
define void @large(ptr noalias %p, i32 %r) {
entry:
  %row = sext i32 %r to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %hidden = icmp ult i64 %i, %row
  %value = select i1 %hidden, float 0.0, float 1.0
  %q = getelementptr float, ptr %p, i64 %i
  store float %value, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Numbers of 64 bits, and counters beyond 32.
; CHECK-LABEL: @wide(
; CHECK-NOT:     trunc
; CHECK:         icmp eq i64 %i, %row
define void @wide(ptr noalias %p, i64 %row) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %hidden = icmp eq i64 %i, %row
  %value = select i1 %hidden, float 0.0, float 1.0
  %q = getelementptr float, ptr %p, i64 %i
  store float %value, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @long(
; CHECK-NOT:     trunc
; CHECK:         icmp ugt i64 %i, %row
define void @long(ptr noalias %p, i32 %r, i64 %n) {
entry:
  %row = zext i32 %r to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %hidden = icmp ugt i64 %i, %row
  %value = select i1 %hidden, float 0.0, float 1.0
  %q = getelementptr float, ptr %p, i64 %i
  store float %value, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
