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
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.count", i32 2}
!2 = !{!"llvm.loop.unroll.disable"}
