; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-reduce-strength -S %s | FileCheck %s

; Addresses of an innermost loop become a base before the loop and the loop's
; variable, which an access scales. The variable counts to zero.

target datalayout = "e-m:e-p:64:64-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; The base counts in the outer loop; offsets stay with the accesses.
; CHECK-LABEL: @rows(
; CHECK:       outer:
; CHECK-NEXT:    [[Y:%[a-z0-9.]+]] = phi ptr [ [[YN:%[a-z0-9.]+]], %last ], [ %{{.*}}, %entry ]
; CHECK-NEXT:    [[X:%[a-z0-9.]+]] = phi ptr [ [[XN:%[a-z0-9.]+]], %last ], [ %{{.*}}, %entry ]
; CHECK:       inner:
; CHECK-NEXT:    [[I:%[a-z0-9.]+]] = phi i64 [ -512, %outer ], [ [[NEXT:%[a-z0-9.]+]], %inner ]
; CHECK-NEXT:    [[PY:%[a-z0-9.]+]] = getelementptr i32, ptr [[Y]], i64 [[I]]
; CHECK-NEXT:    [[PX:%[a-z0-9.]+]] = getelementptr i32, ptr [[X]], i64 [[I]]
; CHECK-NEXT:    load <8 x float>, ptr [[PX]]
; CHECK-NEXT:    [[PX32:%[a-z0-9.]+]] = getelementptr i8, ptr [[PX]], i64 32
; CHECK-NEXT:    load <8 x float>, ptr [[PX32]]
; CHECK-NEXT:    fadd
; CHECK-NEXT:    store <8 x float> %{{.*}}, ptr [[PY]]
; CHECK-NEXT:    [[NEXT]] = add i64 [[I]], 16
; CHECK-NEXT:    icmp eq i64 [[NEXT]], 0
; CHECK:       last:
; CHECK:         [[XN]] = getelementptr i8, ptr [[X]], i64 2048
; CHECK-NEXT:    [[YN]] = getelementptr i8, ptr [[Y]], i64 2048
define void @rows(ptr noalias %x, ptr noalias %y) {
entry:
  br label %outer
outer:
  %row = phi i64 [ 0, %entry ], [ %row.next, %last ]
  %start = shl nuw nsw i64 %row, 9
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %at = or disjoint i64 %start, %i
  %px = getelementptr inbounds float, ptr %x, i64 %at
  %a = load <8 x float>, ptr %px, align 4
  %px32 = getelementptr inbounds i8, ptr %px, i64 32
  %b = load <8 x float>, ptr %px32, align 4
  %sum = fadd <8 x float> %a, %b
  %py = getelementptr inbounds float, ptr %y, i64 %at
  store <8 x float> %sum, ptr %py, align 4
  %i.next = add nuw nsw i64 %i, 16
  %done = icmp eq i64 %i.next, 512
  br i1 %done, label %last, label %inner
last:
  %row.next = add nuw nsw i64 %row, 1
  %end = icmp eq i64 %row.next, 64
  br i1 %end, label %exit, label %outer
exit:
  ret void
}

; A variable that is stored keeps its values.
; CHECK-LABEL: @indices(
; CHECK:         [[I:%[a-z0-9.]+]] = phi i64 [ 0, %entry ]
; CHECK:         getelementptr i64, ptr %x, i64 [[I]]
; CHECK:         icmp eq i64 %{{.*}}, 100
define void @indices(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr inbounds i64, ptr %x, i64 %i
  store i64 %i, ptr %p, align 8
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A variable that is needed behind the loop keeps its values.
; CHECK-LABEL: @position(
; CHECK:         phi i64 [ 0, %entry ]
; CHECK:         icmp eq i64 %{{.*}}, 100
define i64 @position(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %value = load float, ptr %p, align 4
  %found = fcmp oeq float %value, 0.0
  br i1 %found, label %exit, label %next
next:
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 100
  br i1 %done, label %exit, label %loop
exit:
  %result = phi i64 [ %i, %loop ], [ -1, %next ]
  ret i64 %result
}

; An access cannot scale by the distance of two rows: LLVM's pass counts in it.
; CHECK-LABEL: @column(
; CHECK:       loop:
; CHECK:         phi ptr
; CHECK-NOT:     mul
; CHECK:         ret void
define void @column(ptr %x, i64 %distance) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %at = mul i64 %i, %distance
  %p = getelementptr float, ptr %x, i64 %at
  store float 1.0, ptr %p, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Rows that no access can step over by scaling are counted in bytes.
; CHECK-LABEL: @long_steps(
; CHECK:       loop:
; CHECK-NEXT:    [[I:%[a-z0-9.]+]] = phi i64 [ -25600, %entry ], [ [[NEXT:%[a-z0-9.]+]], %loop ]
; CHECK-NEXT:    [[PY:%[a-z0-9.]+]] = getelementptr i16, ptr %{{.*}}, i64 [[I]]
; CHECK-NEXT:    [[PX:%[a-z0-9.]+]] = getelementptr i8, ptr %{{.*}}, i64 [[I]]
; CHECK-NEXT:    load float, ptr [[PX]]
; CHECK-NEXT:    store float %{{.*}}, ptr [[PY]]
; CHECK-NEXT:    [[NEXT]] = add i64 [[I]], 256
; CHECK-NEXT:    icmp eq i64 [[NEXT]], 0
; CHECK-NEXT:    br
define void @long_steps(ptr noalias %x, ptr noalias %y) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %at = mul nuw nsw i64 %i, 64
  %px = getelementptr inbounds float, ptr %x, i64 %at
  %a = load float, ptr %px, align 4
  %to = mul nuw nsw i64 %i, 128
  %py = getelementptr inbounds float, ptr %y, i64 %to
  store float %a, ptr %py, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Not: an array on the stack, whose address is an offset of the stack pointer,
; and a loop of several blocks, in which the address would take a register.
; CHECK-LABEL: @stack(
; CHECK-NOT:     phi i64 [ -
; CHECK-LABEL: @blocks(
; CHECK-NOT:     phi i64 [ -
; CHECK:       declare void @use
define void @stack(ptr noalias %y) {
entry:
  %x = alloca [1024 x float], align 64
  call void @use(ptr %x)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %px = getelementptr inbounds float, ptr %x, i64 %i
  %a = load <8 x float>, ptr %px, align 4
  %py = getelementptr inbounds float, ptr %y, i64 %i
  store <8 x float> %a, ptr %py, align 4
  %i.next = add nuw nsw i64 %i, 8
  %done = icmp eq i64 %i.next, 1024
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @blocks(ptr noalias %x, ptr noalias %y, i1 %writes) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %px = getelementptr inbounds float, ptr %x, i64 %i
  %a = load <8 x float>, ptr %px, align 4
  br i1 %writes, label %write, label %latch
write:
  %py = getelementptr inbounds float, ptr %y, i64 %i
  store <8 x float> %a, ptr %py, align 4
  br label %latch
latch:
  %i.next = add nuw nsw i64 %i, 8
  %done = icmp eq i64 %i.next, 1024
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

declare void @use(ptr)

; A transposition stores far apart: the bytes of a row are no multiple of the
; variable that an access scales, and have a pointer that moves.
; CHECK-LABEL: @transpose(
; CHECK:       loop:
; CHECK-NEXT:    [[TO:%[a-z0-9.]+]] = phi ptr [ %y, %entry ], [ [[TON:%[a-z0-9.]+]], %loop ]
; CHECK-NEXT:    [[I:%[a-z0-9.]+]] = phi i64 [ -64, %entry ], [ [[NEXT:%[a-z0-9.]+]], %loop ]
; CHECK-NEXT:    [[FROM:%[a-z0-9.]+]] = getelementptr i32, ptr %{{.*}}, i64 [[I]]
; CHECK-NEXT:    load <4 x float>, ptr [[FROM]]
; CHECK-NEXT:    store <4 x float> %{{.*}}, ptr [[TO]]
; CHECK-NEXT:    [[TO16:%[a-z0-9.]+]] = getelementptr i8, ptr [[TO]], i64 128
; CHECK-NEXT:    store <4 x float> %{{.*}}, ptr [[TO16]]
; CHECK:         [[TON]] = getelementptr i8, ptr [[TO]], i64 512
define void @transpose(ptr noalias %x, ptr noalias %y) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %from = getelementptr inbounds float, ptr %x, i64 %i
  %a = load <4 x float>, ptr %from, align 4
  %row = shl nuw nsw i64 %i, 5
  %to = getelementptr inbounds float, ptr %y, i64 %row
  store <4 x float> %a, ptr %to, align 4
  %to16 = getelementptr inbounds i8, ptr %to, i64 128
  store <4 x float> %a, ptr %to16, align 4
  %i.next = add nuw nsw i64 %i, 4
  %done = icmp eq i64 %i.next, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
