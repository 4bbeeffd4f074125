; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-logical-reductions -S %s | FileCheck %s

; A conjunction of truth values in a byte, as LLVM writes it.
; CHECK-LABEL: @all(
; CHECK: %[[ACC:.*]] = phi i8
; CHECK: %[[BIT:.*]] = and i8 %[[ACC]], 1
; CHECK: %[[C:.*]] = fcmp
; CHECK: %[[MASK:.*]] = sext i1 %[[C]] to i8
; CHECK: and i8 %[[BIT]], %[[MASK]]
; CHECK-NOT: select
; CHECK: ret
define i8 @all(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %acc = phi i8 [ 1, %entry ], [ %result, %loop ]
  %bit = and i8 %acc, 1
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %c = fcmp olt float %v, 1.0
  %result = select i1 %c, i8 %bit, i8 0
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i8 %result
}

; What is chosen is not carried, or the alternative is not 0.
; CHECK-LABEL: @others(
; CHECK: select
; CHECK: select
define i8 @others(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %acc = phi i8 [ 1, %entry ], [ %result, %loop ]
  %p = getelementptr i8, ptr %x, i64 %i
  %v = load i8, ptr %p
  %c = icmp slt i8 %v, 5
  %a = select i1 %c, i8 %v, i8 0
  %result = select i1 %c, i8 %acc, i8 %a
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i8 %result
}
