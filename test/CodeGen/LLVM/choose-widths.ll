; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-choose-widths -S %s | FileCheck %s
; RUN: sed 's/x86_64-unknown/aarch64-unknown/; s/+avx2,+fma/+sve/' %s | %opt -passes=ten-choose-widths -S | FileCheck %s --check-prefix=SVE

; Vectors whose length the CPU decides are the vectorizer's choice.
; SVE-NOT: "llvm.loop.vectorize.width", i32
; SVE: "llvm.loop.vectorize.width", i32 4
; SVE-NOT: "llvm.loop.vectorize.width", i32

target triple = "x86_64-unknown-linux-gnu"

; 640 floats are vectors of eight, as many as a register of AVX2 has.
; CHECK-LABEL: @even(
; CHECK:         br i1 %done, label %exit, label %loop, !llvm.loop ![[EIGHT:[0-9]+]]
define void @even(ptr noalias %p) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %y = fmul float %x, 2.0
  store float %y, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 640
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A number of the run that is a multiple of eight, by the bits of its operands.
; CHECK-LABEL: @multiple(
; CHECK:         br i1 %done, label %exit, label %loop, !llvm.loop ![[MULTIPLE:[0-9]+]]
define void @multiple(ptr noalias %p, i64 %blocks, i1 %all) #0 {
entry:
  %block = and i64 %blocks, 1016
  %some = add nuw nsw i64 %block, 8
  %n = select i1 %all, i64 1024, i64 %some
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The vectorizer decides about a remainder, ...
; CHECK-LABEL: @remainder(
; CHECK:         br i1 %done, label %exit, label %loop{{$}}
define void @remainder(ptr noalias %p) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 636
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; ... elements at distances, ...
; CHECK-LABEL: @distant(
; CHECK:         br i1 %done, label %exit, label %loop{{$}}
define void @distant(ptr noalias %p, ptr noalias %r) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr [2 x float], ptr %p, i64 %i
  %x = load float, ptr %q
  %s = getelementptr float, ptr %r, i64 %i
  store float %x, ptr %s
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 640
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; ... elements of several sizes, ...
; CHECK-LABEL: @sizes(
; CHECK:         br i1 %done, label %exit, label %loop{{$}}
define void @sizes(ptr noalias %p, ptr noalias %r) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %y = fpext float %x to double
  %s = getelementptr double, ptr %r, i64 %i
  store double %y, ptr %s
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 640
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; ... and divisions of integers.
; CHECK-LABEL: @division(
; CHECK:         br i1 %done, label %exit, label %loop{{$}}
define void @division(ptr noalias %p, i32 %d) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %q
  %y = udiv i32 %x, %d
  store i32 %y, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 640
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A width allows another order of a sum of floats, of which no flag says that
; it may have one. A maximum has none.
; CHECK-LABEL: @sum(
; CHECK:         br i1 %done, label %exit, label %loop{{$}}
define float @sum(ptr noalias %p) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s.next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %s.next = fadd float %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 640
  br i1 %done, label %exit, label %loop
exit:
  ret float %s.next
}

; CHECK-LABEL: @maximum(
; CHECK:         br i1 %done, label %exit, label %loop, !llvm.loop ![[MAXIMUM:[0-9]+]]
define float @maximum(ptr noalias %p) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s.next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %s.next = call nnan nsz float @llvm.maxnum.f32(float %s, float %x)
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 640
  br i1 %done, label %exit, label %loop
exit:
  ret float %s.next
}

; Loops with a width or a mask keep theirs.
; CHECK-LABEL: @given(
; CHECK:         br i1 %done, label %exit, label %loop, !llvm.loop ![[GIVEN:[0-9]+]]
define void @given(ptr noalias %p) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 16
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}

declare float @llvm.maxnum.f32(float, float)
attributes #0 = { "target-features"="+avx2,+fma" }
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.width", i32 4}

; CHECK: ![[EIGHT]] = distinct !{![[EIGHT]], ![[WIDTH:[0-9]+]]}
; CHECK: ![[WIDTH]] = !{!"llvm.loop.vectorize.width", i32 8}
; CHECK: ![[MULTIPLE]] = distinct !{![[MULTIPLE]], ![[WIDTH]]}
; CHECK: ![[MAXIMUM]] = distinct !{![[MAXIMUM]], ![[WIDTH]]}
; CHECK: ![[GIVEN]] = distinct !{![[GIVEN]], ![[FOUR:[0-9]+]]}
; CHECK: ![[FOUR]] = !{!"llvm.loop.vectorize.width", i32 4}
