; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-add-disjoint -S %s | FileCheck %s
; RUN: %opt -passes='ten-add-disjoint,loop-mssa(licm)' -S %s | FileCheck %s --check-prefix=HOISTED

; A union of numbers without common bits is a sum; one of others is none, nor is
; a mask.
; CHECK-LABEL: @address(
; CHECK:         %row = add nuw nsw i64 %i, %start
; CHECK:         %at = add nuw nsw i64 %row, %part
; CHECK-LABEL: @others(
; CHECK-NEXT:    or i64 %a, %b
; CHECK-NEXT:    or disjoint i32 %c, %d

; LICM moves what is invariant out of the loop, and a sum is left.
; HOISTED-LABEL: @address(
; HOISTED:       loop:
; HOISTED:         = add {{.*}}i64 %i, %invariant.op
define void @address(ptr noalias %p, i64 %start, i64 %part, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %row = or disjoint i64 %i, %start
  %at = or disjoint i64 %row, %part
  %q = getelementptr float, ptr %p, i64 %at
  store float 0.0, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define i64 @others(i64 %a, i64 %b, i32 %c, i32 %d) {
  %x = or i64 %a, %b
  %y = or disjoint i32 %c, %d
  %wide = zext i32 %y to i64
  %sum = add i64 %x, %wide
  ret i64 %sum
}
