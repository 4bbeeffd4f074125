; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-weigh-loops -S %s | FileCheck %s

; The trip count becomes the branch's weight; a dynamic one is not known.
; CHECK-LABEL: @constant(
; CHECK: br i1 %done, label %exit, label %loop, !prof ![[W:[0-9]+]]
; CHECK-LABEL: @dynamic(
; CHECK: br i1 %done, label %exit, label %loop{{$}}
; CHECK: ![[W]] = !{!"branch_weights", i32 1, i32 4095}
define void @constant(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 4096
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
define void @dynamic(ptr %p, i64 %size) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, %size
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
