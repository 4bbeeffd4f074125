# Finds MLIR 22 and makes the target tenon_mlir, which everything above the
# runtime links. The shared libraries only: a second, static copy of MLIR in one
# process breaks its type ids.

find_package(MLIR 22.1 REQUIRED CONFIG)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)

add_library(tenon_mlir INTERFACE)
target_link_libraries(tenon_mlir INTERFACE tenon_options MLIR LLVM)
target_include_directories(tenon_mlir SYSTEM INTERFACE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_compile_options(tenon_mlir INTERFACE
  -fno-exceptions $<$<NOT:$<BOOL:${LLVM_ENABLE_RTTI}>>:-fno-rtti>)
