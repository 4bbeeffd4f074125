# Counts what passed and failed. Sourced by the scripts that run tests: each of
# their checks ends in a call of `count`, and `tally` prints the sum, after the
# last lines of each check that failed: of a long log often only the end is kept.
# shellcheck shell=bash

passed=0
failed=0
failures=()
outputs=() # the last lines of each failed check
output_lines=60

# count NAME PASSED FAILED [SECONDS]
count() {
  passed=$((passed + $2))
  failed=$((failed + $3))
  echo "== $1: $2 passed, $3 failed${4:+ ($4 s)}"
  [[ $3 -eq 0 ]] || failures+=("$1")
}

# keep_output NAME LOG: for `tally`.
keep_output() {
  outputs+=("== $1 failed, its last lines:"$'\n'"$(tail -n "$output_lines" "$2" | cut -c1-400)")
}

# A run may have an end: TENON_TEST_END, in seconds since 1970. Checks that a slow
# machine does not finish by then are named and counted neither way, but for one
# that took longer than any does, which hangs.
longest_check=1500 # seconds, on a machine three times slower than most
no_time_left=124   # status, that of timeout

# within_time COMMAND...: runs it, until the end of the run at most. Functions of
# the script, which timeout(1) cannot run, are limited by what limits the script.
within_time() {
  local left status=0
  if [[ -z ${TENON_TEST_END:-} ]]; then
    "$@" || status=$?
  else
    left=$((TENON_TEST_END - $(date +%s)))
    [[ $left -gt 0 ]] || return "$no_time_left"
    if [[ $(type -t "$1") == function ]]; then
      "$@" || status=$?
    else
      timeout --kill-after=10 "$left" "$@" || status=$?
    fi
    [[ $(date +%s) -lt $TENON_TEST_END || $left -ge $longest_check ]] || return "$status"
  fi
  # A time limit of the command's own, or a check that hangs.
  [[ $status -ne $no_time_left ]] || status=1
  return "$status"
}

# skip NAME: says that the check was not done.
skip() {
  echo "== $1: skipped, the time of the run is over"
}

# check NAME COMMAND...: one test, which passes when the command exits with 0.
check() {
  local name=$1 log status=0 start=$SECONDS
  shift
  echo "== $name"
  log=$(mktemp)
  within_time "$@" 2>&1 | tee "$log" || status=$?
  if [[ $status -eq 0 ]]; then
    count "$name" 1 0 $((SECONDS - start))
  elif [[ $status -eq $no_time_left ]]; then
    skip "$name"
  else
    count "$name" 0 1 $((SECONDS - start))
    keep_output "$name" "$log"
  fi
  rm -f "$log"
}

# run_counted NAME COUNTER COMMAND...: the command prints its own summary, which
# COUNTER (below) reads as "PASSED FAILED"; without a summary that is "0 1". A
# command that fails without naming a failed test counts as one failure.
run_counted() {
  local name=$1 counter=$2 status=0 p f log start=$SECONDS
  shift 2
  echo "== $name"
  log=$(mktemp)
  within_time "$@" 2>&1 | tee "$log" || status=$?
  if [[ $status -eq $no_time_left ]]; then
    skip "$name"
    rm -f "$log"
    return
  fi
  read -r p f < <("$counter" "$log")
  if [[ $f -eq 0 && $status -ne 0 ]]; then
    echo "error: '$name' exited with $status and named no failed test" | tee -a "$log" >&2
    f=1
  fi
  count "$name" "$p" "$f" $((SECONDS - start))
  [[ $f -eq 0 ]] || keep_output "$name" "$log"
  rm -f "$log"
}

# lit: '  Passed: 12 (100.00%)', padded before or after the label. Expected
# failures and unsupported tests are neither passed nor failed.
count_lit() {
  awk '
    /^Testing Time:/ { p = f = seen = 0 } # before it are the outputs of tests
    match($0, /^ *[A-Z][A-Za-z ]*: +[0-9]+( |$)/) {
      label = $0
      sub(/ *:.*/, "", label)
      sub(/^ */, "", label)
      number = $0
      seen = 1
      sub(/^[^:]*: */, "", number)
      if (label == "Passed" || label == "Passed With Retry") p += number + 0
      if (label ~ /^(Failed|Unresolved|Timed Out|Unexpectedly Passed)$/) f += number + 0
    }
    END { print p + 0, (seen ? f + 0 : 1) }' "$1"
}

# GoogleTest: '[  PASSED  ] 12 tests.', '[  FAILED  ] 2 tests, listed below:'
count_gtest() {
  awk '
    /^\[  PASSED  \] [0-9]+ tests?\./ { p = $4; seen = 1 }
    /^\[  FAILED  \] [0-9]+ tests?, listed below:/ { f = $4 }
    END { print p + 0, (seen ? f + 0 : 1) }' "$1"
}

# Ours: the last line that reads 'N passed, N failed'
count_ours() {
  awk '
    /^[0-9]+ passed, [0-9]+ failed/ { p = $1; f = $3; seen = 1 }
    END { print p + 0, (seen ? f + 0 : 1) }' "$1"
}

# The last line. Its status is that of the whole run.
tally() {
  echo
  [[ ${#outputs[@]} -eq 0 ]] || printf '%s\n' "${outputs[@]}" ''
  [[ ${#failures[@]} -eq 0 ]] || printf 'failed: %s\n' "${failures[@]}"
  echo "$passed passed, $failed failed"
  [[ $failed -eq 0 ]]
}
