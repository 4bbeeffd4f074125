# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""DLPack of the platform's arrays: `torch.from_dlpack(x)`, `np.from_dlpack(x)`.

JAX exports arrays of the platforms that it knows. The memory of Tenon's arrays is
the host's, so NumPy's view of an array is exported: without a copy where the
consumer takes arrays that it may not write (DLPack 1.0), else as a copy.
"""

import numpy as np

from . import platforms

_CPU = (1, 0)  # kDLCPU and its one device


def _is_ours(array):
    return all(device.platform in platforms.REGISTERED for device in array.devices())


def install(array_type):
    """Makes the methods of JAX's class of arrays know the platform."""
    export, device = array_type.__dlpack__, array_type.__dlpack_device__

    def __dlpack__(self, **options):
        if not _is_ours(self):
            return export(self, **options)
        options.pop("stream", None)
        view = np.asarray(self)
        try:
            return view.__dlpack__(**options)
        except (BufferError, TypeError):
            # A consumer of an older version, or an older NumPy.
            return view.copy().__dlpack__()

    def __dlpack_device__(self):
        return _CPU if _is_ours(self) else device(self)

    array_type.__dlpack__ = __dlpack__
    array_type.__dlpack_device__ = __dlpack_device__
