# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The text of compiled programs.

`jax.jit(f).lower(x).compile().as_text()` is the text of XLA's HLO on other
platforms. Here it is the module in `ten` whose kernels are compiled, by a function
of the library that finds the program by its fingerprint.
"""

import ctypes


def install(library):
    """Makes `as_text` of executables work; `library` is the plugin's path."""
    from jax._src import stages

    find = ctypes.CDLL(library).tenon_optimized_text
    find.argtypes = [ctypes.c_char_p]
    find.restype = ctypes.c_char_p
    as_text = stages.Executable.as_text

    def text_of(self):
        executable = self.xla_extension_executable()
        fingerprint = getattr(executable, "fingerprint", None)
        if not isinstance(fingerprint, bytes):
            return as_text(self)
        text = find(fingerprint)
        return as_text(self) if text is None else text.decode()

    text_of.__doc__ = as_text.__doc__
    stages.Executable.as_text = text_of
