; UNSUPPORTED: sanitizer
; RUN: %opt -passes='ten-mask-short-loops<mask-registers>' -S %s | FileCheck %s

; 20 floats are two vectors of 16, the second masked; 32 fill two vectors.
; CHECK-LABEL: @twenty(
; CHECK: br i1 %done, label %exit, label %loop, !llvm.loop ![[L:[0-9]+]]
; CHECK-LABEL: @full(
; CHECK: br i1 %done, label %exit, label %loop{{$}}
; Elements of every second position would be gathered: no masks.
; CHECK-LABEL: @strided(
; CHECK: br i1 %done, label %exit, label %loop{{$}}
; CHECK: ![[L]] = distinct !{![[L]], ![[P:[0-9]+]], ![[I:[0-9]+]]}
; CHECK: ![[P]] = !{!"llvm.loop.vectorize.predicate.enable", i32 1}
; CHECK: ![[I]] = !{!"llvm.loop.interleave.count", i32 2}
define void @twenty(ptr noalias %p, ptr noalias %o) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %r = getelementptr float, ptr %o, i64 %i
  store float %x, ptr %r
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 20
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
define void @full(ptr noalias %p, ptr noalias %o) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %r = getelementptr float, ptr %o, i64 %i
  store float %x, ptr %r
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 32
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
define void @strided(ptr noalias %p, ptr noalias %o) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr [2 x float], ptr %p, i64 %i
  %x = load float, ptr %q
  %r = getelementptr float, ptr %o, i64 %i
  store float %x, ptr %r
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 20
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
