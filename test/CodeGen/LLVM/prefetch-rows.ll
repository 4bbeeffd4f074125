; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-prefetch-rows -S %s | FileCheck %s

; The first loop over a row waits for memory, the second computes and finds the row
; in L1: the second prefetches the next row.
; CHECK-LABEL: @rows(
; CHECK: first:
; CHECK-NOT: llvm.prefetch
; CHECK: second:
; CHECK: call void @llvm.prefetch
; CHECK: ret void
define void @rows(ptr noalias %p, ptr noalias %o, i64 %rows) {
entry:
  br label %row
row:
  %r = phi i64 [ 0, %entry ], [ %rn, %latch ]
  %start = getelementptr [1024 x float], ptr %p, i64 %r
  %out = getelementptr [1024 x float], ptr %o, i64 %r
  br label %first
first:
  %i = phi i64 [ 0, %row ], [ %in, %first ]
  %sum = phi <8 x float> [ zeroinitializer, %row ], [ %sn, %first ]
  %q = getelementptr float, ptr %start, i64 %i
  %x = load <8 x float>, ptr %q
  %sn = fadd <8 x float> %sum, %x
  %in = add nuw nsw i64 %i, 8
  %id = icmp eq i64 %in, 1024
  br i1 %id, label %middle, label %first
middle:
  br label %second
second:
  %j = phi i64 [ 0, %middle ], [ %jn, %second ]
  %q2 = getelementptr float, ptr %start, i64 %j
  %y = load <8 x float>, ptr %q2
  %a = fsub <8 x float> %y, %sn
  %b = fmul <8 x float> %a, %a
  %c = fmul <8 x float> %b, %a
  %d = fadd <8 x float> %c, %b
  %e = fmul <8 x float> %d, %d
  %q3 = getelementptr float, ptr %out, i64 %j
  store <8 x float> %e, ptr %q3
  %jn = add nuw nsw i64 %j, 8
  %jd = icmp eq i64 %jn, 1024
  br i1 %jd, label %latch, label %second
latch:
  %rn = add nuw nsw i64 %r, 1
  %rd = icmp eq i64 %rn, %rows
  br i1 %rd, label %exit, label %row
exit:
  ret void
}

; One loop over the row: nothing to do while waiting.
; CHECK-LABEL: @once(
; CHECK-NOT: call void @llvm.prefetch
; CHECK: ret void
define void @once(ptr noalias %p, ptr noalias %o, i64 %rows) {
entry:
  br label %row
row:
  %r = phi i64 [ 0, %entry ], [ %rn, %latch ]
  %start = getelementptr [1024 x float], ptr %p, i64 %r
  %out = getelementptr <8 x float>, ptr %o, i64 %r
  br label %first
first:
  %i = phi i64 [ 0, %row ], [ %in, %first ]
  %sum = phi <8 x float> [ zeroinitializer, %row ], [ %sn, %first ]
  %q = getelementptr float, ptr %start, i64 %i
  %x = load <8 x float>, ptr %q
  %sn = fadd <8 x float> %sum, %x
  %in = add nuw nsw i64 %i, 8
  %id = icmp eq i64 %in, 1024
  br i1 %id, label %latch, label %first
latch:
  store <8 x float> %sn, ptr %out
  %rn = add nuw nsw i64 %r, 1
  %rd = icmp eq i64 %rn, %rows
  br i1 %rd, label %exit, label %row
exit:
  ret void
}
