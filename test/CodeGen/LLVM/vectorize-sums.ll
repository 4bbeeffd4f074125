; UNSUPPORTED: sanitizer
; RUN: %opt -passes='ten-vectorize-sums<fma>' -mcpu=x86-64-v4 -mattr=-prefer-256-bit -S %s | FileCheck %s

target triple = "x86_64-unknown-linux-gnu"

; 100 elements: a loop over blocks of four vectors of 16 that runs once is none;
; two whole vectors and four elements of a third are the rest. Neighbours are added
; before accumulators.
; CHECK-LABEL: @known(
; CHECK-COUNT-6: load <16 x float>
; CHECK: %[[LAST:.*]] = call <16 x float> @llvm.masked.load{{.*}}<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false,
; CHECK: %[[SUM:.*]] = fadd contract <16 x float> {{.*}}, %[[LAST]]
; CHECK: select <16 x i1> {{.*}}, <16 x float> %[[SUM]],
; CHECK: shufflevector <16 x float> {{.*}} <i32 0, i32 2, i32 16, i32 18,
; CHECK: ret float
define float @known(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %t = fadd reassoc contract float %s, %v
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}

; A length that only the run knows: up to four vectors, one after the other, or the
; same accumulators in a loop and in masked vectors.
; CHECK-LABEL: @unknown(
; CHECK: icmp ule i64 %n, 64
; CHECK: {{^}}sum.vector:
; CHECK: @llvm.masked.load
; CHECK: {{^}}sum.many:
; CHECK: %[[WHOLE:.*]] = and i64 %n, -64
; CHECK: {{^}}sum:
; CHECK-COUNT-4: load <16 x float>
; CHECK-COUNT-4: fadd contract <16 x float>
; CHECK: !llvm.loop
; CHECK-COUNT-4: @llvm.masked.load
; CHECK: {{^}}sum.all:
; CHECK: fadd float %start,
; CHECK: ret float
define float @unknown(ptr %x, i64 %n, float %start) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ %start, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %t = fadd reassoc contract float %s, %v
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}

; A product is contracted with the sum, the first one as well. Two vectors have one
; accumulator.
; CHECK-LABEL: @product(
; CHECK: %[[FIRST:.*]] = call <16 x float> @llvm.fma.v16f32(
; CHECK: call <16 x float> @llvm.fma.v16f32({{.*}}, <16 x float> %[[FIRST]])
; CHECK-NOT: fadd contract
; CHECK: ret float
define float @product(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %square = fmul contract float %v, %v
  %t = fadd reassoc contract float %s, %square
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 32
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}

; A maximum in the same loop, which stores as well.
; CHECK-LABEL: @both(
; CHECK: store <16 x float>
; CHECK: call void @llvm.masked.store
; CHECK: call nnan nsz float @llvm.vector.reduce.fmax
define float @both(ptr noalias %x, ptr noalias %y) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %m = phi float [ 0xFFF0000000000000, %entry ], [ %n, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %y, i64 %i
  store float %v, ptr %q, align 4
  %t = fadd reassoc contract float %s, %v
  %n = call nnan nsz float @llvm.maxnum.f32(float %m, float %v)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 20
  br i1 %done, label %exit, label %loop
exit:
  %both = fdiv float %t, %n
  ret float %both
}

; Elements are read backwards.
; CHECK-LABEL: @backwards(
; CHECK: %[[LOADED:.*]] = load <16 x float>
; CHECK: shufflevector <16 x float> %[[LOADED]], <16 x float> poison, <16 x i32> <i32 15, i32 14,
; CHECK: call <16 x float> @llvm.masked.load{{.*}}<16 x i1> <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true,
; CHECK: ret float
define float @backwards(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 19, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %t = fadd reassoc contract float %s, %v
  %next = add nsw i64 %i, -1
  %done = icmp eq i64 %i, 0
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}

; Left to LLVM: a sum whose order is given, elements that are apart, memory that
; may be written by another iteration, and quotients of integers, whose divisors
; would be 0 where lanes are masked.
; CHECK-LABEL: @strict(
; CHECK-NOT: x float>
; CHECK: ret float
define float @strict(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %t = fadd contract float %s, %v
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}

; CHECK-LABEL: @apart(
; CHECK-NOT: x float>
; CHECK: ret float
define float @apart(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds [2 x float], ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %t = fadd reassoc contract float %s, %v
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}

; CHECK-LABEL: @aliases(
; CHECK-NOT: x float>
; CHECK: ret float
define float @aliases(ptr %x, ptr %y) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %y, i64 %i
  store float %v, ptr %q, align 4
  %t = fadd reassoc contract float %s, %v
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}

; CHECK-LABEL: @quotient(
; CHECK-NOT: x float>
; CHECK: ret float
define float @quotient(ptr %x, i32 %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %v = load i32, ptr %p, align 4
  %quotient = sdiv i32 %a, %v
  %f = sitofp i32 %quotient to float
  %t = fadd reassoc contract float %s, %f
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret float %t
}

; A multiple of 64 elements, as many as all accumulators have, leaves no rest.
; CHECK-LABEL: @multiple(
; CHECK-NOT: masked
; CHECK: sum.vector:
; CHECK-COUNT-1: load <16 x float>
; CHECK: sum:
; CHECK-COUNT-4: load <16 x float>
; CHECK-NOT: load
; CHECK-NOT: masked
; CHECK: ret float
define float @multiple(ptr %x, i64 %blocks) {
entry:
  %few = and i64 %blocks, 1023
  %count = mul nuw nsw i64 %few, 64
  %any = icmp ne i64 %few, 0
  br i1 %any, label %before, label %exit
before:
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %s = phi float [ 0.0, %before ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %t = fadd reassoc contract float %s, %v
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %count
  br i1 %done, label %exit, label %loop
exit:
  %result = phi float [ 0.0, %entry ], [ %t, %loop ]
  ret float %result
}

declare float @llvm.maxnum.f32(float, float)
