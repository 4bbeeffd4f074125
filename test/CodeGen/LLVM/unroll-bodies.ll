; UNSUPPORTED: sanitizer
; RUN: %opt -passes='ten-unroll-tiny-loops<8>' -S %s | FileCheck %s

; Of two inner loops whose copies would be more than a body may have, the
; shorter is unrolled.
; CHECK-LABEL: @body(
; CHECK: long:
; CHECK: br i1 {{.*}}label %long
; CHECK-COUNT-8: store float 2.000000e+00
; CHECK-NOT: label %short
; CHECK: ret void
define void @body(ptr %p, i64 %count) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %in, %latch ]
  %row = getelementptr [4096 x float], ptr %p, i64 %i
  br label %long
long:
  %j = phi i64 [ 0, %outer ], [ %jn, %long ]
  %q = getelementptr float, ptr %row, i64 %j
  store volatile float 0.0, ptr %q
  store volatile float 1.0, ptr %q
  store volatile float 2.0, ptr %q
  store volatile float 3.0, ptr %q
  store volatile float 4.0, ptr %q
  store volatile float 5.0, ptr %q
  store volatile float 6.0, ptr %q
  store volatile float 7.0, ptr %q
  store volatile float 8.0, ptr %q
  store volatile float 9.0, ptr %q
  store volatile float 10.0, ptr %q
  store volatile float 11.0, ptr %q
  store volatile float 12.0, ptr %q
  store volatile float 13.0, ptr %q
  store volatile float 14.0, ptr %q
  store volatile float 15.0, ptr %q
  store volatile float 16.0, ptr %q
  store volatile float 17.0, ptr %q
  store volatile float 18.0, ptr %q
  store volatile float 19.0, ptr %q
  store volatile float 20.0, ptr %q
  store volatile float 21.0, ptr %q
  store volatile float 22.0, ptr %q
  store volatile float 23.0, ptr %q
  store volatile float 24.0, ptr %q
  store volatile float 25.0, ptr %q
  store volatile float 26.0, ptr %q
  store volatile float 27.0, ptr %q
  store volatile float 28.0, ptr %q
  store volatile float 29.0, ptr %q
  store volatile float 30.0, ptr %q
  store volatile float 31.0, ptr %q
  store volatile float 32.0, ptr %q
  store volatile float 33.0, ptr %q
  store volatile float 34.0, ptr %q
  store volatile float 35.0, ptr %q
  store volatile float 36.0, ptr %q
  store volatile float 37.0, ptr %q
  store volatile float 38.0, ptr %q
  store volatile float 39.0, ptr %q
  store volatile float 40.0, ptr %q
  store volatile float 41.0, ptr %q
  store volatile float 42.0, ptr %q
  store volatile float 43.0, ptr %q
  store volatile float 44.0, ptr %q
  store volatile float 45.0, ptr %q
  store volatile float 46.0, ptr %q
  store volatile float 47.0, ptr %q
  store volatile float 48.0, ptr %q
  store volatile float 49.0, ptr %q
  store volatile float 50.0, ptr %q
  store volatile float 51.0, ptr %q
  store volatile float 52.0, ptr %q
  store volatile float 53.0, ptr %q
  store volatile float 54.0, ptr %q
  store volatile float 55.0, ptr %q
  store volatile float 56.0, ptr %q
  store volatile float 57.0, ptr %q
  store volatile float 58.0, ptr %q
  store volatile float 59.0, ptr %q
  store volatile float 60.0, ptr %q
  store volatile float 61.0, ptr %q
  store volatile float 62.0, ptr %q
  store volatile float 63.0, ptr %q
  store volatile float 64.0, ptr %q
  store volatile float 65.0, ptr %q
  store volatile float 66.0, ptr %q
  store volatile float 67.0, ptr %q
  store volatile float 68.0, ptr %q
  store volatile float 69.0, ptr %q
  store volatile float 70.0, ptr %q
  store volatile float 71.0, ptr %q
  store volatile float 72.0, ptr %q
  store volatile float 73.0, ptr %q
  store volatile float 74.0, ptr %q
  store volatile float 75.0, ptr %q
  store volatile float 76.0, ptr %q
  store volatile float 77.0, ptr %q
  store volatile float 78.0, ptr %q
  store volatile float 79.0, ptr %q
  store volatile float 80.0, ptr %q
  store volatile float 81.0, ptr %q
  store volatile float 82.0, ptr %q
  store volatile float 83.0, ptr %q
  store volatile float 84.0, ptr %q
  store volatile float 85.0, ptr %q
  store volatile float 86.0, ptr %q
  store volatile float 87.0, ptr %q
  store volatile float 88.0, ptr %q
  store volatile float 89.0, ptr %q
  store volatile float 90.0, ptr %q
  store volatile float 91.0, ptr %q
  store volatile float 92.0, ptr %q
  store volatile float 93.0, ptr %q
  store volatile float 94.0, ptr %q
  store volatile float 95.0, ptr %q
  store volatile float 96.0, ptr %q
  store volatile float 97.0, ptr %q
  store volatile float 98.0, ptr %q
  store volatile float 99.0, ptr %q
  store volatile float 100.0, ptr %q
  store volatile float 101.0, ptr %q
  store volatile float 102.0, ptr %q
  store volatile float 103.0, ptr %q
  store volatile float 104.0, ptr %q
  store volatile float 105.0, ptr %q
  store volatile float 106.0, ptr %q
  store volatile float 107.0, ptr %q
  store volatile float 108.0, ptr %q
  store volatile float 109.0, ptr %q
  store volatile float 110.0, ptr %q
  store volatile float 111.0, ptr %q
  store volatile float 112.0, ptr %q
  store volatile float 113.0, ptr %q
  store volatile float 114.0, ptr %q
  store volatile float 115.0, ptr %q
  store volatile float 116.0, ptr %q
  store volatile float 117.0, ptr %q
  store volatile float 118.0, ptr %q
  store volatile float 119.0, ptr %q
  store volatile float 120.0, ptr %q
  store volatile float 121.0, ptr %q
  store volatile float 122.0, ptr %q
  store volatile float 123.0, ptr %q
  store volatile float 124.0, ptr %q
  store volatile float 125.0, ptr %q
  store volatile float 126.0, ptr %q
  store volatile float 127.0, ptr %q
  store volatile float 128.0, ptr %q
  store volatile float 129.0, ptr %q
  %jn = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jn, 8
  br i1 %jdone, label %between, label %long
between:
  br label %short
short:
  %k = phi i64 [ 0, %between ], [ %kn, %short ]
  %r = getelementptr float, ptr %row, i64 %k
  store float 2.0, ptr %r
  %kn = add nuw nsw i64 %k, 1
  %kdone = icmp eq i64 %kn, 8
  br i1 %kdone, label %latch, label %short
latch:
  %in = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %in, %count
  br i1 %idone, label %exit, label %outer
exit:
  ret void
}
