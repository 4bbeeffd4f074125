# shellcheck shell=bash
# Functions for what is shipped with LLVM's libraries; sourced.

# stub LIBRARY PREFIX LLVM FOLDER SCRATCH: makes a library of functions that end the
# program, of all names with the prefix that LLVM uses. What LLVM is linked with for
# other users, and nothing here calls (solvers, manifests, line editing), takes a
# thirtieth of the space so, with all that those libraries need themselves.
stub() {
  local library=$1 prefix=$2 llvm=$3 folder=$4 scratch=$5
  nm -D --undefined-only "$llvm" | awk '{ print $2 }' | grep -E "^($prefix)" | sort -u >"$scratch/names"
  {
    echo '#include <stdlib.h>'
    sed 's/@.*//; s/.*/void &(void) { abort(); }/' "$scratch/names"
  } >"$scratch/stub.c"
  # Names may have a version, which must be there.
  awk -F@ 'NF > 1 { names[$NF] = names[$NF] $1 "; " } END { for (v in names) print v " { " names[v] "};" }' \
    "$scratch/names" >"$scratch/versions"
  local versions=()
  [[ ! -s $scratch/versions ]] || versions=("-Wl,--version-script,$scratch/versions")
  cc -shared -fPIC -w -Wl,-soname,"$library" "${versions[@]}" -o "$folder/$library" "$scratch/stub.c"
}

# copy_libraries BINARY FOLDER SCRATCH: copies the libraries that the binary needs,
# but for those of every system.
copy_libraries() {
  local binary=$1 folder=$2 scratch=$3 llvm name path
  ldd "$binary" | awk '$3 ~ /^\// { print $1, $3 }' >"$scratch/needed"
  llvm=$(awk '$1 ~ /^libLLVM/ { print $2 }' "$scratch/needed")
  while read -r name path; do
    case $name in
    libc.so.* | libm.so.* | libdl.so.* | libpthread.so.* | librt.so.* | ld-linux*) ;;
    libz3.so.*) stub "$name" Z3_ "$llvm" "$folder" "$scratch" ;;
    libxml2.so.*) stub "$name" xml "$llvm" "$folder" "$scratch" ;;
    libedit.so.*) stub "$name" 'el_|history' "$llvm" "$folder" "$scratch" ;;
    # Only those three have these.
    libicu* | liblzma.so.* | libtinfo.so.* | libbsd.so.* | libmd.so.*) ;;
    *) cp -L "$path" "$folder/$name" ;;
    esac
  done <"$scratch/needed"
}
