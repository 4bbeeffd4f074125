# Compiler settings, and tenon_add_library: what every target of ours shares.

# ccache caches a use of a precompiled header only with these settings. They have to
# reach each compiler call, so they are part of the launcher. With a base directory and
# no hash of the working directory, checkouts in different folders share entries.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(ccache_launcher ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
    CCACHE_NOHASHDIR=1
    ${CCACHE_PROGRAM})
  set(CMAKE_C_COMPILER_LAUNCHER ${ccache_launcher})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${ccache_launcher})
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-Xclang> $<$<COMPILE_LANGUAGE:CXX>:-fno-pch-timestamp>)
  endif()
endif()

add_library(tenon_options INTERFACE)
target_include_directories(tenon_options INTERFACE
  ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)
target_compile_options(tenon_options INTERFACE
  -Wall -Wextra -Wno-unused-parameter -ffp-contract=off
  $<$<BOOL:${TENON_WERROR}>:-Werror>
  $<$<BOOL:${TENON_ASSERTIONS}>:-UNDEBUG>)
if(TENON_SANITIZE)
  add_compile_options(-fsanitize=${TENON_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
  add_link_options(-fsanitize=${TENON_SANITIZE})
endif()
find_program(LLD_PROGRAM NAMES ld.lld-22 ld.lld)
if(LLD_PROGRAM AND CMAKE_CXX_COMPILER_ID MATCHES Clang)
  add_link_options(--ld-path=${LLD_PROGRAM})
endif()

# tenon_add_library(NAME SOURCES... [LINK libs...] [DEPENDS targets...]
#                   [PCH headers... | REUSE_PCH target])
# adds a static library. Headers of other folders are included by their path from
# lib/ or include/.
function(tenon_add_library name)
  cmake_parse_arguments(ARG "" "" "LINK;DEPENDS;PCH;REUSE_PCH" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PUBLIC tenon_options ${ARG_LINK})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/lib)
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  if(ARG_PCH)
    target_precompile_headers(${name} PRIVATE ${ARG_PCH})
  elseif(ARG_REUSE_PCH)
    target_precompile_headers(${name} REUSE_FROM ${ARG_REUSE_PCH})
  endif()
endfunction()
