# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Takes the libraries into the package: the one of $TENON_LIBRARY, or of the release
build of the checkout that this folder is in. Without either the package looks for an
installed one as it is imported."""

import os
import pathlib
import re

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

here = pathlib.Path(__file__).resolve().parent


def version():
    """The project's, which is in one place."""
    lists = here.parent / "CMakeLists.txt"
    if lists.exists():
        return re.search(r"project\(Tenon VERSION ([0-9.]+)", lists.read_text())[1]
    return "0"


class BuildWithLibrary(build_py):
    def run(self):
        super().run()
        build = here.parent / "build" / "release" / "lib"
        library = pathlib.Path(os.environ.get("TENON_LIBRARY", build / "libTenon.so.0"))
        self.take(library, "libTenon.so.0")
        # JAX's plugin is built beside the library.
        self.take(library.parent / "libtenon_pjrt.so", "libtenon_pjrt.so")
        self.take(library.parent / "libtenon_pjrt.code", "libtenon_pjrt.code")

    def take(self, library, name):
        if not library.exists():
            print(f"no library at {library}: the package will look for an installed one")
            return
        folder = pathlib.Path(self.build_lib) / "tenon" / "lib"
        self.mkpath(str(folder))
        self.copy_file(str(library.resolve()), str(folder / name))


# Makes small calls faster; without a C compiler the package does without it.
fastcall = Extension(
    "tenon._fastcall", ["tenon/_fastcall.c"], include_dirs=[str(here.parent / "include")], optional=True
)

setup(
    version=version(),
    cmdclass={"build_py": BuildWithLibrary},
    ext_modules=[fastcall],
    has_ext_modules=lambda: True,
)
