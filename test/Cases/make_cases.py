#!/usr/bin/env python3
"""Writes the modules that ten-case-test runs, with their arrays.

Needs numpy, ml_dtypes, mpmath, scipy and jax. Run it after a change of what is
tested; its output is kept beside it.
"""

import os
import warnings

warnings.simplefilter("ignore")
folder = os.path.dirname(os.path.abspath(__file__))

import make_dynamic
import make_linalg
import make_pointwise
import make_structural
import make_tosa

make_dynamic.make(folder)
make_linalg.make(folder)
make_pointwise.make(folder)
make_structural.make(folder)
make_tosa.make(folder)
