; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-constant-operands -S %s | FileCheck %s

; Of twelve constants four stay in registers; eight are read as memory operands.
; CHECK-COUNT-8: @tenon.operand{{.*}} = private unnamed_addr constant <8 x float> splat
; CHECK-COUNT-8: @tenon.operand{{.*}} = private unnamed_addr constant <3 x float> splat{{.*}} align 16
; CHECK-LABEL: @many(
; CHECK-COUNT-8: load <8 x float>, ptr @tenon.operand
; CHECK-NOT: @tenon.operand
; CHECK: ret void
define void @many(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr <8 x float>, ptr %p, i64 %i
  %x = load <8 x float>, ptr %q
  %c0 = fmul <8 x float> %x, splat (float 1.5)
  %c1 = fmul <8 x float> %c0, splat (float 2.5)
  %c2 = fmul <8 x float> %c1, splat (float 3.5)
  %c3 = fmul <8 x float> %c2, splat (float 4.5)
  %c4 = fmul <8 x float> %c3, splat (float 5.5)
  %c5 = fmul <8 x float> %c4, splat (float 6.5)
  %c6 = fmul <8 x float> %c5, splat (float 7.5)
  %c7 = fmul <8 x float> %c6, splat (float 8.5)
  %c8 = fmul <8 x float> %c7, splat (float 9.5)
  %c9 = fmul <8 x float> %c8, splat (float 10.5)
  %c10 = fmul <8 x float> %c9, splat (float 11.5)
  %c11 = fmul <8 x float> %c10, splat (float 12.5)
  store <8 x float> %c11, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Eight constants have registers.
; CHECK-LABEL: @few(
; CHECK-NOT: @tenon.operand
; CHECK: ret void
define void @few(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr <8 x float>, ptr %p, i64 %i
  %x = load <8 x float>, ptr %q
  %c0 = fmul <8 x float> %x, splat (float 1.5)
  %c1 = fmul <8 x float> %c0, splat (float 2.5)
  %c2 = fmul <8 x float> %c1, splat (float 3.5)
  %c3 = fmul <8 x float> %c2, splat (float 4.5)
  %c4 = fmul <8 x float> %c3, splat (float 5.5)
  %c5 = fmul <8 x float> %c4, splat (float 6.5)
  %c6 = fmul <8 x float> %c5, splat (float 7.5)
  %c7 = fmul <8 x float> %c6, splat (float 8.5)
  store <8 x float> %c7, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Vectors of three floats are aligned to a power of two.
; CHECK-LABEL: @three(
; CHECK-COUNT-8: load <3 x float>, ptr @tenon.operand{{.*}}, align 16
define void @three(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr <3 x float>, ptr %p, i64 %i
  %x = load <3 x float>, ptr %q
  %c0 = fmul <3 x float> %x, splat (float 1.5)
  %c1 = fmul <3 x float> %c0, splat (float 2.5)
  %c2 = fmul <3 x float> %c1, splat (float 3.5)
  %c3 = fmul <3 x float> %c2, splat (float 4.5)
  %c4 = fmul <3 x float> %c3, splat (float 5.5)
  %c5 = fmul <3 x float> %c4, splat (float 6.5)
  %c6 = fmul <3 x float> %c5, splat (float 7.5)
  %c7 = fmul <3 x float> %c6, splat (float 8.5)
  %c8 = fmul <3 x float> %c7, splat (float 9.5)
  %c9 = fmul <3 x float> %c8, splat (float 10.5)
  %c10 = fmul <3 x float> %c9, splat (float 11.5)
  %c11 = fmul <3 x float> %c10, splat (float 12.5)
  store <3 x float> %c11, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
