; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-masked-min-max -S %s | FileCheck %s

; The select moves from the carried value to the element, whose neutral value it
; takes: the loop vectorizer knows the result as a reduction.
; CHECK-LABEL: @largest(
; CHECK: %[[ELEMENT:.*]] = select i1 %seen, float %x, float 0xFFF0000000000000
; CHECK: %[[NEXT:.*]] = call float @llvm.maximum.f32(float %max, float %[[ELEMENT]])
; CHECK-NOT: select
define float @largest(ptr %p, ptr %mask) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %max = phi float [ -0.0, %entry ], [ %new, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %m = getelementptr i1, ptr %mask, i64 %i
  %seen = load i1, ptr %m
  %both = call float @llvm.maximum.f32(float %max, float %x)
  %new = select i1 %seen, float %both, float %max
  %n = add i64 %i, 1
  %done = icmp eq i64 %n, 64
  br i1 %done, label %exit, label %loop
exit:
  ret float %new
}

; `maxnum` drops a NaN that was carried so far: a masked element would drop it too,
; where the select kept it.
; CHECK-LABEL: @drops_nan(
; CHECK: %new = select i1 %seen, float %both, float %max
define float @drops_nan(ptr %p, ptr %mask) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %max = phi float [ -0.0, %entry ], [ %new, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %m = getelementptr i1, ptr %mask, i64 %i
  %seen = load i1, ptr %m
  %both = call float @llvm.maxnum.f32(float %max, float %x)
  %new = select i1 %seen, float %both, float %max
  %n = add i64 %i, 1
  %done = icmp eq i64 %n, 64
  br i1 %done, label %exit, label %loop
exit:
  ret float %new
}

declare float @llvm.maximum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
