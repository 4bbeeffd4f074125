# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of Python functions by compiled programs.

`jax.debug.print`, `jax.debug.callback`, `jax.pure_callback` and
`jax.experimental.io_callback` become the custom call `tenon.host_call` with the
number of the call in its program, from 0 on. JAX hands the functions over where it
compiles a program or takes it from its cache; they are registered then, and what is
to be added to the program's numbers, drawn at random, goes to the library with the
options. So a program is the same whatever functions it calls, and code that is kept
between processes never refers to a function of another one.

The library calls one function of this module, which finds the Python function by the
sum, gives it NumPy arrays of the operands, and copies its results.
"""

import atexit
import concurrent.futures
import ctypes
import functools
import queue
import secrets
import threading
import traceback

import ml_dtypes
import numpy as np

from . import platforms


class _Array(ctypes.Structure):
    """`struct ten_host_array` of Runtime/HostCalls.h."""

    _fields_ = [
        ("type", ctypes.c_int64),
        ("rank", ctypes.c_int64),
        ("dims", ctypes.POINTER(ctypes.c_int64)),
        ("data", ctypes.c_void_p),
    ]


_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, ctypes.POINTER(_Array), ctypes.c_int64, ctypes.c_int64)

# By enum ten_type of Runtime/Abi.h, from 1 on.
_DTYPES = [
    np.float64,
    np.float32,
    np.float16,
    ml_dtypes.bfloat16,
    ml_dtypes.float8_e4m3,
    ml_dtypes.float8_e4m3fn,
    ml_dtypes.float8_e4m3fnuz,
    ml_dtypes.float8_e4m3b11fnuz,
    ml_dtypes.float8_e5m2,
    ml_dtypes.float8_e5m2fnuz,
    ml_dtypes.float8_e3m4,
    ml_dtypes.float8_e8m0fnu,
    ml_dtypes.float4_e2m1fn,
    np.bool_,
    ml_dtypes.int2,
    ml_dtypes.int4,
    np.int8,
    np.int16,
    np.int32,
    np.int64,
    ml_dtypes.uint2,
    ml_dtypes.uint4,
    np.uint8,
    np.uint16,
    np.uint32,
    np.uint64,
    np.complex64,
    np.complex128,
    np.int64,  # index
    ml_dtypes.float6_e2m3fn,
    ml_dtypes.float6_e3m2fn,
]


# By the base of their program, for as long as the library has the program: JAX drops
# the Python side of one that it can call without, and the program still calls these.
_callbacks = {}
# Numbers of one program are below this.
_MOST_CALLBACKS = 1 << 16


def _view(array):
    """The memory of a program's array as a NumPy array."""
    shape = tuple(array.dims[i] for i in range(array.rank))
    dtype = np.dtype(_DTYPES[array.type - 1])
    size = int(np.prod(shape)) * dtype.itemsize
    if size == 0:
        return np.empty(shape, dtype)
    memory = (ctypes.c_char * size).from_address(array.data)
    return np.frombuffer(memory, dtype).reshape(shape)


def _call(number, arrays, num_inputs, num_results):
    function = None
    try:
        function = _callbacks[number - number % _MOST_CALLBACKS][number % _MOST_CALLBACKS]
        # Copies: the function may keep them, and the program uses its memory again.
        results = function(*(_view(arrays[i]).copy() for i in range(num_inputs)))
        for i, result in zip(range(num_results), results):
            target = _view(arrays[num_inputs + i])
            if target.size:
                target.flags.writeable = True
                target[...] = np.asarray(result)
        return 0
    except BaseException:  # pylint: disable=broad-except
        _failures.add(getattr(function, "has_side_effect", True))
        text = traceback.format_exc().encode("utf-8", "backslashreplace")
        _library.tenon_set_callback_failure(text.replace(b"\0", b"\\0"))
        return 1


# Whether functions with side effects failed, and whether ones without did.
_failures = set()


def _forget_failures(tokens):
    """Leaves out of JAX's wait at the end of the process what values have reported.

    JAX waits for all programs that call functions. One whose function has no side
    effect ran for its results, whose error was raised where they were used.
    """
    if _failures != {False}:
        return
    try:
        tokens.block_until_ready()
    except Exception:  # pylint: disable=broad-except
        tokens.clear()


# The plugin, from `install` on: the error of a program has what the function raised.
_library = None

# Kept for as long as the library may call it.
_called = _FUNCTION(_call)


def _emit(ctx, callback, token, operands, operand_avals, result_avals, has_side_effect, mlir):
    """Emits the custom call, as JAX's emit_python_callback does for its platforms."""
    del operand_avals

    def checked(*arguments):
        results = callback(*arguments)
        if len(results) != len(result_avals):
            raise RuntimeError(
                "Mismatched number of outputs from callback. "
                f"Expected: {len(result_avals)}, Actual: {len(results)}"
            )
        arrays = []
        for i, (result, aval) in enumerate(zip(results, result_avals)):
            result = np.asarray(result)
            if result.shape != aval.shape:
                raise RuntimeError(
                    f"Incorrect output shape for return value #{i}: "
                    f"Expected: {aval.shape}, Actual: {result.shape}"
                )
            if result.dtype != aval.dtype:
                raise RuntimeError(
                    f"Incorrect output dtype for return value #{i}: "
                    f"Expected: {aval.dtype}, Actual: {result.dtype}"
                )
            arrays.append(result)
        return arrays

    checked.has_side_effect = has_side_effect
    ctx.module_context.add_host_callback(checked)
    number = len(ctx.module_context.host_callbacks) - 1
    integer = mlir.ir.IntegerType.get_signless(64)
    call = mlir.custom_call(
        "tenon.host_call",
        result_types=[mlir.aval_to_ir_type(ctx.module_context, aval) for aval in result_avals],
        operands=list(operands),
        backend_config={"callback": mlir.ir.IntegerAttr.get(integer, number)},
        has_side_effect=has_side_effect,
        api_version=4,
    )
    # The order of calls is that of the program: the token need not say it.
    return list(call.results), token, checked


def _register(functions, take_released):
    """Returns a base for the functions of a program, and forgets those of programs that
    are gone."""
    if len(functions) > _MOST_CALLBACKS:
        raise RuntimeError(f"A program calls {len(functions)} Python functions, of at most {_MOST_CALLBACKS}")
    bases = (ctypes.c_int64 * 64)()
    while count := take_released(bases, len(bases)):
        for base in bases[:count]:
            _callbacks.pop(base, None)
    base = (secrets.randbits(46) | 1 << 45) * _MOST_CALLBACKS
    _callbacks[base] = list(functions)
    return base


def _pass_functions(compiler, compilation_cache, take_released):
    """Registers the functions of a program where it is compiled or loaded."""
    compile_and_load = compiler.backend_compile_and_load
    get_executable = compilation_cache.get_executable_and_time

    def with_base(backend, options, functions, load):
        if backend.platform not in platforms.REGISTERED or not functions:
            return load(functions)
        base = _register(functions, take_released)
        overrides = list(options.env_option_overrides)
        options.env_option_overrides = overrides + [("tenon_callbacks", str(base))]
        try:
            executable = load(())
            if executable is None or executable == (None, None):  # Not in the cache.
                _callbacks.pop(base, None)
            return executable
        except BaseException:
            _callbacks.pop(base, None)
            raise
        finally:
            options.env_option_overrides = overrides

    @functools.wraps(compile_and_load)
    def compile_with_functions(backend, module, devices, options, host_callbacks):
        def load(functions):
            return compile_and_load(backend, module, devices, options, functions)

        return with_base(backend, options, host_callbacks, load)

    @functools.wraps(get_executable)
    def get_with_functions(cache_key, compile_options, backend, devices, host_callbacks=()):
        def load(functions):
            more = (functions,) if functions else ()  # JAX 0.10 has no such parameter.
            return get_executable(cache_key, compile_options, backend, devices, *more)

        return with_base(backend, compile_options, host_callbacks, load)

    compiler.backend_compile_and_load = compile_with_functions
    compilation_cache.get_executable_and_time = get_with_functions


def _without_cpu(implementation, xla_bridge):
    """Lets a callback run where JAX has no CPU device: with NumPy arrays."""

    def run(*arguments, callback, **parameters):
        try:
            xla_bridge.local_devices(backend="cpu")
        except RuntimeError:
            return [np.asarray(result) for result in callback(*arguments) or ()]
        return implementation(*arguments, callback=callback, **parameters)

    return run


# What a handler of a signal raised while the main thread compiled.
_raised = []


def _interrupts():
    """Lets Python handle signals, once for each element: 1 after an exception.

    Signals are handled where a frame starts or goes on; here that is always inside of
    `try`. A function would start outside of it.
    """
    answer = 0
    while True:
        try:
            while True:
                yield answer
                answer = 0
        except BaseException as error:  # pylint: disable=broad-exception-caught
            _raised.append(error)
            answer = 1


_CHECK = ctypes.CFUNCTYPE(ctypes.c_int)
_polls = _interrupts()
next(_polls)
_checked = _CHECK(_polls.__next__)


def _raise_interrupts(compiler):
    """Raises what a handler of a signal raised while a program was compiled."""
    compile_and_load = compiler.backend_compile_and_load

    @functools.wraps(compile_and_load)
    def compile_or_raise(*arguments, **options):
        is_main = threading.current_thread() is threading.main_thread()
        if is_main:
            _raised.clear()
        try:
            return compile_and_load(*arguments, **options)
        finally:
            if is_main and _raised:
                raise _raised.pop() from None

    compiler.backend_compile_and_load = compile_or_raise


def _compile_aside(compiler, cancel):
    """Lets the main thread wait for a thread that compiles, and cancel what it does.

    JAX 0.10 compiles on a thread of its own. Ctrl-C ends the wait for it, not the
    compilation, for which the process then waits at its end, or which crashes it. So
    another thread waits, which signals do not reach. Where other threads compile, which
    compilation is whose is not known: all go on.
    """
    compile_and_load = compiler.backend_compile_and_load
    work = queue.SimpleQueue()
    lock = threading.Lock()
    others = 0

    def serve():
        while True:
            future, function = work.get()
            try:
                future.set_result(function())
            except BaseException as error:  # pylint: disable=broad-exception-caught
                future.set_exception(error)
            # Values that a program holds end with it.
            del future, function

    @functools.lru_cache(maxsize=None)
    def start():
        threading.Thread(target=serve, name="tenon-compile", daemon=True).start()
        atexit.register(finish)

    def finish():
        cancel()
        last = concurrent.futures.Future()
        work.put((last, lambda: None))
        last.result()

    @functools.wraps(compile_and_load)
    def compile_or_cancel(*arguments, **options):
        nonlocal others
        if threading.current_thread() is not threading.main_thread():
            with lock:
                others += 1
            try:
                return compile_and_load(*arguments, **options)
            finally:
                with lock:
                    others -= 1
        start()
        future = concurrent.futures.Future()
        work.put((future, lambda: compile_and_load(*arguments, **options)))
        try:
            return future.result()
        finally:
            with lock:
                if not future.done() and others == 0:
                    cancel()

    compiler.backend_compile_and_load = compile_or_cancel


def install(library):
    """Makes JAX's callbacks work on the platform; `library` is the plugin's path."""
    import jax
    from jax._src import callback as jax_callback
    from jax._src import checkify, compilation_cache, compiler, debugging, dispatch, xla_bridge
    from jax._src.interpreters import mlir

    # They refer to JAX's client, which must end before the interpreter does.
    atexit.register(_callbacks.clear)
    atexit.register(_forget_failures, dispatch.runtime_tokens)
    global _library  # pylint: disable=global-statement
    plugin = _library = ctypes.CDLL(library)
    plugin.tenon_set_callback_failure.argtypes = [ctypes.c_char_p]
    plugin.tenon_set_callback_failure.restype = None
    plugin.ten_set_host_function.argtypes = [_FUNCTION]
    plugin.ten_set_host_function(_called)
    # What is compiled when the process ends has been given up, or belongs to
    # threads that end with it.
    atexit.register(plugin.tenon_cancel_compilations)
    if jax.__version_info__ < (0, 11):
        _compile_aside(compiler, plugin.tenon_cancel_compilations)
    else:
        _raise_interrupts(compiler)
        plugin.tenon_set_interrupt_function.argtypes = [_CHECK]
        plugin.tenon_set_interrupt_function(_checked)

    plugin.tenon_take_released_callbacks.argtypes = [ctypes.POINTER(ctypes.c_int64), ctypes.c_int64]
    plugin.tenon_take_released_callbacks.restype = ctypes.c_int64
    _pass_functions(compiler, compilation_cache, plugin.tenon_take_released_callbacks)

    calls = {
        jax_callback.pure_callback_p,
        jax_callback.io_callback_p,
        debugging.debug_callback_p,
        debugging.debug_print_p,
        checkify.check_p,
    }
    platforms.share_rules(mlir, lambda primitive: primitive in calls)

    emit = jax_callback.emit_python_callback

    def emit_python_callback(ctx, callback, token, operands, operand_avals, result_avals, **options):
        if tuple(ctx.module_context.platforms) not in [(name,) for name in platforms.REGISTERED]:
            return emit(ctx, callback, token, operands, operand_avals, result_avals, **options)
        return _emit(
            ctx, callback, token, operands, operand_avals, result_avals, options["has_side_effect"], mlir
        )

    jax_callback.emit_python_callback = emit_python_callback
    jax_callback.pure_callback_impl = _without_cpu(jax_callback.pure_callback_impl, xla_bridge)
    jax_callback.io_callback_impl = _without_cpu(jax_callback.io_callback_impl, xla_bridge)
    primitive = debugging.debug_callback_p
    primitive.def_impl(_without_cpu(primitive.impl, xla_bridge))
