# Debian packages by CPack, one for each component of TenonInstall.cmake:
#   cmake -S . -B build/packages -DCMAKE_INSTALL_PREFIX=/usr ... && cpack -G DEB
# scripts/packages makes them and installs them in a bare root. The version is the
# project's.

set(CPACK_PACKAGE_NAME tenon)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Tensor compiler")
set(CPACK_PACKAGE_CONTACT "The Tenon project")
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL tools library dev)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS OFF)

set(CPACK_DEBIAN_TOOLS_PACKAGE_NAME tenon-tools)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SECTION devel)
set(CPACK_COMPONENT_TOOLS_DESCRIPTION
  "Tensor compiler: tools\n tensor-run, tensor-compile and tensor-opt compile and run programs of\n tensor operations.")
# Shared libraries want a linker, archives the runtime of libtenon-dev.
set(CPACK_DEBIAN_TOOLS_PACKAGE_SUGGESTS "gcc, libtenon-dev")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libtenon${PROJECT_VERSION_MAJOR})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_PROVIDES libtenon)
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION
  "Tensor compiler: libraries\n libTenon compiles programs within a process, libTenonRuntime runs what was\n compiled before; a plugin for JAX.")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME libtenon-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
  "libtenon${PROJECT_VERSION_MAJOR} (= ${PROJECT_VERSION}), tenon-tools (= ${PROJECT_VERSION}), zlib1g-dev")
set(CPACK_COMPONENT_DEV_DESCRIPTION
  "Tensor compiler: headers\n Headers for C and C++, the runtime as an archive, and what CMake and\n pkg-config need to find them.")

include(CPack)
