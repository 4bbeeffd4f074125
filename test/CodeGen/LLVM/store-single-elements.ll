; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-store-single-elements -S %s | FileCheck %s

; A masked store of one element is a scalar store; of none, of two, or with a
; mask of the run it stays.
; CHECK-LABEL: @first(
; CHECK-NOT: masked.store
; CHECK: %[[X:.*]] = extractelement <16 x i16> %{{.*}}, i64 0
; CHECK: %[[Q:.*]] = getelementptr inbounds i16, ptr %p, i64 0
; CHECK: store i16 %[[X]], ptr %[[Q]], align 2
; CHECK-LABEL: @third(
; CHECK-NOT: masked.store
; CHECK: %[[Y:.*]] = extractelement <4 x i8> %x, i64 2
; CHECK: %[[P:.*]] = getelementptr inbounds {{.*}} %p, i64 2
; CHECK: store i8 %[[Y]], ptr %[[P]], align 1
; CHECK-LABEL: @none(
; CHECK: masked.store
; CHECK-LABEL: @two(
; CHECK: masked.store
; CHECK-LABEL: @dynamic(
; CHECK: masked.store
define void @first(<16 x i32> %x, ptr %p) {
  %t = trunc <16 x i32> %x to <16 x i16>
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %t, ptr align 2 %p, <16 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define void @third(<4 x i8> %x, ptr %p) {
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %x, ptr align 1 %p, <4 x i1> <i1 false, i1 false, i1 true, i1 false>)
  ret void
}
define void @none(<4 x i8> %x, ptr %p) {
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %x, ptr align 1 %p, <4 x i1> zeroinitializer)
  ret void
}
define void @two(<4 x i8> %x, ptr %p) {
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %x, ptr align 1 %p, <4 x i1> <i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define void @dynamic(<4 x i8> %x, ptr %p, <4 x i1> %m) {
  call void @llvm.masked.store.v4i8.p0(<4 x i8> %x, ptr align 1 %p, <4 x i1> %m)
  ret void
}
