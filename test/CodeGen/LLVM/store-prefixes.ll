; UNSUPPORTED: sanitizer
; RUN: %opt -passes=ten-store-prefixes -S %s | FileCheck %s

; Six elements: four and two. A mask with a hole, or a dynamic one, stays.
; CHECK-LABEL: @prefix(
; CHECK-NOT: masked.store
; CHECK: store <4 x float>
; CHECK: store <2 x float>
; CHECK-LABEL: @hole(
; CHECK: masked.store
; CHECK-LABEL: @dynamic(
; CHECK: masked.store
define void @prefix(<8 x float> %x, ptr %p) {
  call void @llvm.masked.store.v8f32.p0(<8 x float> %x, ptr align 4 %p, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define void @hole(<8 x float> %x, ptr %p) {
  call void @llvm.masked.store.v8f32.p0(<8 x float> %x, ptr align 4 %p, <8 x i1> <i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false>)
  ret void
}
define void @dynamic(<8 x float> %x, ptr %p, <8 x i1> %m) {
  call void @llvm.masked.store.v8f32.p0(<8 x float> %x, ptr align 4 %p, <8 x i1> %m)
  ret void
}

declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, <8 x i1>)
