; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-combine-steps -S %s | FileCheck %s

; Two steps are one iteration, as the loop's metadata asks; without, it stays.
; CHECK-LABEL: @marked(
; CHECK: load float
; CHECK: load float
; CHECK: ret void
; CHECK-LABEL: @unmarked(
; CHECK: load float
; CHECK-NOT: load float
; CHECK: ret void
define void @marked(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %y = fadd float %x, 1.0
  store float %y, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 64
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}
define void @unmarked(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %y = fadd float %x, 1.0
  store float %y, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The end is 64 to 1024, by a selection of two multiples of 64: there is no loop for
; a remaining step.
; CHECK-LABEL: @multiple(
; CHECK: %[[END:.*]] = select i1
; CHECK: %[[LESS:.*]] = sub i64 %[[END]], 1
; CHECK: %[[PAIRS:.*]] = lshr i64 %[[LESS]], 1
; CHECK: load float
; CHECK: load float
; CHECK-NOT: load float
; CHECK: ret void
define void @multiple(ptr %p, i64 %n, i1 %c) {
entry:
  %part = and i64 %n, 960
  %some = add nuw nsw i64 %part, 64
  %end = select i1 %c, i64 %some, i64 1024
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %y = fadd float %x, 1.0
  store float %y, ptr %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %end
  br i1 %more, label %loop, label %exit, !llvm.loop !3
exit:
  ret void
}
; Such an end may be 0: the loop runs once all the same, and then not twice.
; CHECK-LABEL: @maybe_none(
; CHECK: load float
; CHECK: load float
; CHECK: load float
; CHECK: ret void
define void @maybe_none(ptr %p, i64 %n) {
entry:
  %end = and i64 %n, 960
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %y = fadd float %x, 1.0
  store float %y, ptr %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %end
  br i1 %more, label %loop, label %exit, !llvm.loop !4
exit:
  ret void
}
!0 = distinct !{!0, !1, !2}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!1 = !{!"llvm.loop.unroll.count", i32 2}
!2 = !{!"llvm.loop.unroll.disable"}
