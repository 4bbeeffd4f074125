; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-share-code -S %s | FileCheck %s

; Two functions that differ in a trip count and an offset become one with arguments.
; A trip count of at most 32 makes other code: @short stays.
; CHECK-LABEL: @main(
; CHECK: call void @[[SHARED:[a-z._0-9]+]](ptr %p, i64 [[A:[0-9]+]], i64 [[B:[0-9]+]])
; CHECK: call void @[[SHARED]](ptr %p, i64
; CHECK: call void @short(ptr %p)
; CHECK: define internal void @short(ptr %p)
define void @main(ptr %p) {
  call void @first(ptr %p)
  call void @second(ptr %p)
  call void @short(ptr %p)
  ret void
}
define internal void @first(ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %j = add i64 %i, 3
  %q = getelementptr float, ptr %p, i64 %j
  %x = load float, ptr %q
  %c0 = fmul float %x, %x
  %c1 = fmul float %c0, %x
  %c2 = fmul float %c1, %x
  %c3 = fmul float %c2, %x
  %c4 = fmul float %c3, %x
  %c5 = fmul float %c4, %x
  %c6 = fmul float %c5, %x
  %c7 = fmul float %c6, %x
  %c8 = fmul float %c7, %x
  %c9 = fmul float %c8, %x
  %c10 = fmul float %c9, %x
  %c11 = fmul float %c10, %x
  %c12 = fmul float %c11, %x
  %c13 = fmul float %c12, %x
  %c14 = fmul float %c13, %x
  %c15 = fmul float %c14, %x
  %c16 = fmul float %c15, %x
  %c17 = fmul float %c16, %x
  %c18 = fmul float %c17, %x
  %c19 = fmul float %c18, %x
  %c20 = fmul float %c19, %x
  %c21 = fmul float %c20, %x
  %c22 = fmul float %c21, %x
  %c23 = fmul float %c22, %x
  %c24 = fmul float %c23, %x
  %c25 = fmul float %c24, %x
  %c26 = fmul float %c25, %x
  %c27 = fmul float %c26, %x
  %c28 = fmul float %c27, %x
  %c29 = fmul float %c28, %x
  %c30 = fmul float %c29, %x
  %c31 = fmul float %c30, %x
  %c32 = fmul float %c31, %x
  %c33 = fmul float %c32, %x
  %c34 = fmul float %c33, %x
  %c35 = fmul float %c34, %x
  %c36 = fmul float %c35, %x
  %c37 = fmul float %c36, %x
  %c38 = fmul float %c37, %x
  %c39 = fmul float %c38, %x
  %c40 = fmul float %c39, %x
  %c41 = fmul float %c40, %x
  %c42 = fmul float %c41, %x
  %c43 = fmul float %c42, %x
  %c44 = fmul float %c43, %x
  %c45 = fmul float %c44, %x
  %c46 = fmul float %c45, %x
  %c47 = fmul float %c46, %x
  %c48 = fmul float %c47, %x
  %c49 = fmul float %c48, %x
  %c50 = fmul float %c49, %x
  %c51 = fmul float %c50, %x
  %c52 = fmul float %c51, %x
  %c53 = fmul float %c52, %x
  %c54 = fmul float %c53, %x
  %c55 = fmul float %c54, %x
  %c56 = fmul float %c55, %x
  %c57 = fmul float %c56, %x
  %c58 = fmul float %c57, %x
  %c59 = fmul float %c58, %x
  %c60 = fmul float %c59, %x
  %c61 = fmul float %c60, %x
  %c62 = fmul float %c61, %x
  %c63 = fmul float %c62, %x
  %c64 = fmul float %c63, %x
  %c65 = fmul float %c64, %x
  %c66 = fmul float %c65, %x
  %c67 = fmul float %c66, %x
  %c68 = fmul float %c67, %x
  %c69 = fmul float %c68, %x
  store float %c69, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 1000
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
define internal void @second(ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %j = add i64 %i, 5
  %q = getelementptr float, ptr %p, i64 %j
  %x = load float, ptr %q
  %c0 = fmul float %x, %x
  %c1 = fmul float %c0, %x
  %c2 = fmul float %c1, %x
  %c3 = fmul float %c2, %x
  %c4 = fmul float %c3, %x
  %c5 = fmul float %c4, %x
  %c6 = fmul float %c5, %x
  %c7 = fmul float %c6, %x
  %c8 = fmul float %c7, %x
  %c9 = fmul float %c8, %x
  %c10 = fmul float %c9, %x
  %c11 = fmul float %c10, %x
  %c12 = fmul float %c11, %x
  %c13 = fmul float %c12, %x
  %c14 = fmul float %c13, %x
  %c15 = fmul float %c14, %x
  %c16 = fmul float %c15, %x
  %c17 = fmul float %c16, %x
  %c18 = fmul float %c17, %x
  %c19 = fmul float %c18, %x
  %c20 = fmul float %c19, %x
  %c21 = fmul float %c20, %x
  %c22 = fmul float %c21, %x
  %c23 = fmul float %c22, %x
  %c24 = fmul float %c23, %x
  %c25 = fmul float %c24, %x
  %c26 = fmul float %c25, %x
  %c27 = fmul float %c26, %x
  %c28 = fmul float %c27, %x
  %c29 = fmul float %c28, %x
  %c30 = fmul float %c29, %x
  %c31 = fmul float %c30, %x
  %c32 = fmul float %c31, %x
  %c33 = fmul float %c32, %x
  %c34 = fmul float %c33, %x
  %c35 = fmul float %c34, %x
  %c36 = fmul float %c35, %x
  %c37 = fmul float %c36, %x
  %c38 = fmul float %c37, %x
  %c39 = fmul float %c38, %x
  %c40 = fmul float %c39, %x
  %c41 = fmul float %c40, %x
  %c42 = fmul float %c41, %x
  %c43 = fmul float %c42, %x
  %c44 = fmul float %c43, %x
  %c45 = fmul float %c44, %x
  %c46 = fmul float %c45, %x
  %c47 = fmul float %c46, %x
  %c48 = fmul float %c47, %x
  %c49 = fmul float %c48, %x
  %c50 = fmul float %c49, %x
  %c51 = fmul float %c50, %x
  %c52 = fmul float %c51, %x
  %c53 = fmul float %c52, %x
  %c54 = fmul float %c53, %x
  %c55 = fmul float %c54, %x
  %c56 = fmul float %c55, %x
  %c57 = fmul float %c56, %x
  %c58 = fmul float %c57, %x
  %c59 = fmul float %c58, %x
  %c60 = fmul float %c59, %x
  %c61 = fmul float %c60, %x
  %c62 = fmul float %c61, %x
  %c63 = fmul float %c62, %x
  %c64 = fmul float %c63, %x
  %c65 = fmul float %c64, %x
  %c66 = fmul float %c65, %x
  %c67 = fmul float %c66, %x
  %c68 = fmul float %c67, %x
  %c69 = fmul float %c68, %x
  store float %c69, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 2000
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
define internal void @short(ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %j = add i64 %i, 5
  %q = getelementptr float, ptr %p, i64 %j
  %x = load float, ptr %q
  %c0 = fmul float %x, %x
  %c1 = fmul float %c0, %x
  %c2 = fmul float %c1, %x
  %c3 = fmul float %c2, %x
  %c4 = fmul float %c3, %x
  %c5 = fmul float %c4, %x
  %c6 = fmul float %c5, %x
  %c7 = fmul float %c6, %x
  %c8 = fmul float %c7, %x
  %c9 = fmul float %c8, %x
  %c10 = fmul float %c9, %x
  %c11 = fmul float %c10, %x
  %c12 = fmul float %c11, %x
  %c13 = fmul float %c12, %x
  %c14 = fmul float %c13, %x
  %c15 = fmul float %c14, %x
  %c16 = fmul float %c15, %x
  %c17 = fmul float %c16, %x
  %c18 = fmul float %c17, %x
  %c19 = fmul float %c18, %x
  %c20 = fmul float %c19, %x
  %c21 = fmul float %c20, %x
  %c22 = fmul float %c21, %x
  %c23 = fmul float %c22, %x
  %c24 = fmul float %c23, %x
  %c25 = fmul float %c24, %x
  %c26 = fmul float %c25, %x
  %c27 = fmul float %c26, %x
  %c28 = fmul float %c27, %x
  %c29 = fmul float %c28, %x
  %c30 = fmul float %c29, %x
  %c31 = fmul float %c30, %x
  %c32 = fmul float %c31, %x
  %c33 = fmul float %c32, %x
  %c34 = fmul float %c33, %x
  %c35 = fmul float %c34, %x
  %c36 = fmul float %c35, %x
  %c37 = fmul float %c36, %x
  %c38 = fmul float %c37, %x
  %c39 = fmul float %c38, %x
  %c40 = fmul float %c39, %x
  %c41 = fmul float %c40, %x
  %c42 = fmul float %c41, %x
  %c43 = fmul float %c42, %x
  %c44 = fmul float %c43, %x
  %c45 = fmul float %c44, %x
  %c46 = fmul float %c45, %x
  %c47 = fmul float %c46, %x
  %c48 = fmul float %c47, %x
  %c49 = fmul float %c48, %x
  %c50 = fmul float %c49, %x
  %c51 = fmul float %c50, %x
  %c52 = fmul float %c51, %x
  %c53 = fmul float %c52, %x
  %c54 = fmul float %c53, %x
  %c55 = fmul float %c54, %x
  %c56 = fmul float %c55, %x
  %c57 = fmul float %c56, %x
  %c58 = fmul float %c57, %x
  %c59 = fmul float %c58, %x
  %c60 = fmul float %c59, %x
  %c61 = fmul float %c60, %x
  %c62 = fmul float %c61, %x
  %c63 = fmul float %c62, %x
  %c64 = fmul float %c63, %x
  %c65 = fmul float %c64, %x
  %c66 = fmul float %c65, %x
  %c67 = fmul float %c66, %x
  %c68 = fmul float %c67, %x
  %c69 = fmul float %c68, %x
  store float %c69, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 8
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
