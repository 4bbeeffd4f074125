# What `cmake --install` puts where: tools, libraries, the public headers, and what
# CMake and pkg-config need to find them. The version is the project's.

include(CMakePackageConfigHelpers)

# Components are Debian packages, which TenonPackages.cmake describes.
install(TARGETS tensor-run tensor-compile tensor-opt
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)
install(TARGETS TenonCompiler TenonRuntimeShared EXPORT TenonTargets
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library
  NAMELINK_COMPONENT dev)
install(TARGETS tenon_pjrt
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
if(TARGET tenon_pjrt_code)
  install(FILES ${PROJECT_BINARY_DIR}/lib/libtenon_pjrt.code
    DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
endif()
# With what an object file calls, for programs that have all in one file.
install(FILES $<TARGET_FILE:TenonRuntime>
  DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)

set(headers ${PROJECT_SOURCE_DIR}/include)
install(FILES ${headers}/tenon/Builder.h ${headers}/tenon/compiler.h ${headers}/tenon/runtime.h ${headers}/tenon/tenon.hpp
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tenon COMPONENT dev)
install(DIRECTORY ${headers}/tenon/Builder
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tenon COMPONENT dev)
# Where the others find it beside themselves.
install(FILES ${headers}/Runtime/Abi.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tenon/Runtime COMPONENT dev)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/tenon COMPONENT library)

set(packages ${CMAKE_INSTALL_LIBDIR}/cmake/Tenon)
set(generated ${PROJECT_BINARY_DIR}/install)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/TenonConfig.cmake.in
  ${generated}/TenonConfig.cmake
  INSTALL_DESTINATION ${packages}
  PATH_VARS CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_BINDIR)
# Below 1.0 a minor version may break what was built before.
write_basic_package_version_file(${generated}/TenonConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${generated}/TenonConfig.cmake ${generated}/TenonConfigVersion.cmake
  DESTINATION ${packages} COMPONENT dev)
install(EXPORT TenonTargets NAMESPACE Tenon::
  DESTINATION ${packages} COMPONENT dev)

# From where the file is, wherever all is installed.
file(RELATIVE_PATH prefix_from_pkgconfig
  ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
foreach(name tenon tenon-runtime)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/${name}.pc.in ${generated}/${name}.pc @ONLY)
  install(FILES ${generated}/${name}.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
endforeach()
