"""The peers, each in a worker process that keeps one program loaded. See measure.py, which starts them.

  peers.py PEER THREADS: reads a request a line from standard input, answers on standard output, in JSON
"""
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def load_inputs(folder, entry):
    import numpy as np
    out = []
    for i, a in enumerate(entry["args"]):
        x = np.load(f"{folder}/in{i}.npy")
        if a["dtype"] == "bfloat16":
            import ml_dtypes
            x = x.view(ml_dtypes.bfloat16)
        out.append(x)
    return out


def compare(folder, entry, outs):
    """'ok', or what differs from JAX's results."""
    import numpy as np
    if len(outs) != len(entry["results"]):
        return f"{len(outs)} results, expected {len(entry['results'])}"
    for i, y in enumerate(outs):
        if not os.path.exists(f"{folder}/out{i}.npy"):          # JAX was not there to make it
            return "ok"
        ref = np.load(f"{folder}/out{i}.npy")
        y = np.asarray(y).reshape(-1)
        if y.size != ref.size:
            return f"result {i}: {y.size} elements, expected {ref.size}"
        a, b = y.astype(np.float64), ref.reshape(-1).astype(np.float64)
        bad = ~(np.abs(a - b) <= entry["atol"] + entry["rtol"] * np.abs(b))
        if bad.mean() > entry["mismatch_fraction"]:
            return f"result {i}: {int(bad.sum())} of {y.size} differ, worst {np.nanmax(np.abs(a - b)):.3g}"
    return "ok"


class XLA:
    donate = False

    def __init__(self, threads):
        sys.path.insert(0, HERE)
        import jax
        import programs
        self.jax, self.programs = jax, programs
        self.version = "jax " + jax.__version__

    def load(self, folder, entry, _):
        p = self.programs.PROGRAMS[entry["name"]]
        if self.donate and not p.state:
            raise KeyError("nothing to donate")
        self.state = p.state if self.donate else []
        low = self.jax.jit(p.fn, donate_argnums=tuple(a for a, _ in self.state)).lower(*[a.sds for a in p.args])
        t = time.perf_counter()
        self.call = low.compile()
        ms = 1e3 * (time.perf_counter() - t)
        self.temp_bytes = getattr(self.call.memory_analysis(), "temp_size_in_bytes", None)
        self.args = [self.jax.device_put(x) for x in load_inputs(folder, entry)]
        outs = self.step()
        check = compare(folder, entry, [outs] if not isinstance(outs, (tuple, list)) else outs)
        return ms, check

    def step(self):
        out = self.call(*self.args)
        self.jax.block_until_ready(out)
        for a, r in self.state:
            self.args[a] = out[r]
        return out

    def unload(self):
        self.call = self.args = None
        self.jax.clear_caches()


class XLADonate(XLA):
    donate = True


class IREE:
    def __init__(self, threads):
        import iree.runtime as rt
        import iree.compiler.version as v
        self.rt = rt
        rt.flags.parse_flags(f"--task_topology_group_count={threads}")
        self.config = rt.Config("local-task")
        self.version = "iree " + getattr(v, "VERSION", "?")

    def load(self, folder, entry, vmfb):
        rt, dev = self.rt, self.config.device
        vm = rt.VmModule.mmap(self.config.vm_instance, vmfb)
        self.context = rt.VmContext(self.config.vm_instance,
                                    modules=[rt.create_hal_module(self.config.vm_instance, dev), vm])
        self.function = vm.lookup_function("main")
        self.args = rt.VmVariantList(len(entry["args"]))
        et = rt.HalElementType
        kinds = {"float32": et.FLOAT_32, "bfloat16": et.BFLOAT_16, "int8": et.SINT_8, "int32": et.SINT_32}
        for a, x in zip(entry["args"], load_inputs(folder, entry)):
            raw = x.view("uint16") if a["dtype"] == "bfloat16" else x
            self.args.push_ref(dev.allocator.allocate_buffer_copy(
                memory_type=rt.MemoryType.DEVICE_LOCAL, allowed_usage=rt.BufferUsage.DEFAULT | rt.BufferUsage.MAPPING,
                device=dev, buffer=raw, element_type=kinds[a["dtype"]]))
        out = self.step()
        ys = [rt.DeviceArray(dev, out.get_as_object(i, rt.HalBufferView), implicit_host_transfer=True).to_host()
              for i in range(len(entry["results"]))]
        return None, compare(folder, entry, ys)

    def step(self):
        out = self.rt.VmVariantList(4)
        self.context.invoke(self.function, self.args, out)
        return out

    def unload(self):
        self.context = self.function = self.args = None


def onnx_build(folder, entry):
    sys.path.insert(0, HERE)
    import onnx_forms
    model, feeds, post = onnx_forms.build(entry["name"], load_inputs(folder, entry))
    return model.SerializeToString(), feeds, post


def undo(outs, post):
    return [f(y) for f, y in zip(post, outs)] if post else outs


class ORT:
    def __init__(self, threads):
        import onnxruntime as ort
        self.ort, self.threads = ort, threads
        ort.set_default_logger_severity(3)
        self.version = "onnxruntime " + ort.__version__

    def load(self, folder, entry, _):
        model, feeds, post = onnx_build(folder, entry)
        o = self.ort.SessionOptions()
        o.intra_op_num_threads, o.inter_op_num_threads = self.threads, 1
        t = time.perf_counter()
        self.session = self.ort.InferenceSession(model, o, providers=["CPUExecutionProvider"])
        ms = 1e3 * (time.perf_counter() - t)
        self.feeds = {}
        for k, v in feeds.items():
            if v.dtype.name == "bfloat16":
                v = v.view("uint16")
                self.feeds[k] = self.ort.OrtValue.ortvalue_from_numpy_with_onnx_type(v, 16)
            else:
                self.feeds[k] = self.ort.OrtValue.ortvalue_from_numpy(v)
        self.names = [x.name for x in self.session.get_outputs()]
        return ms, compare(folder, entry, undo([y.numpy() for y in self.step()], post))

    def step(self):
        return self.session.run_with_ort_values(self.names, self.feeds)

    def unload(self):
        self.session = self.feeds = None


class OpenVINO:
    def __init__(self, threads):
        import openvino as ov
        self.ov, self.threads, self.core = ov, threads, ov.Core()
        self.version = "openvino " + ov.__version__.split("-")[0]

    def load(self, folder, entry, _):
        model, feeds, post = onnx_build(folder, entry)
        t = time.perf_counter()
        net = self.core.compile_model(self.core.read_model(model), "CPU", {
            "INFERENCE_NUM_THREADS": self.threads, "NUM_STREAMS": 1, "PERFORMANCE_HINT": "LATENCY",
            "INFERENCE_PRECISION_HINT": "f32"})
        ms = 1e3 * (time.perf_counter() - t)
        self.request = net.create_infer_request()
        for k, v in feeds.items():
            if v.dtype.name == "bfloat16":
                raise KeyError("bf16 input not set up")
            self.request.set_tensor(k, self.ov.Tensor(v, shared_memory=True))
        self.feeds = feeds
        self.step()
        outs = [self.request.get_output_tensor(i).data.copy() for i in range(len(net.outputs))]
        return ms, compare(folder, entry, undo(outs, post))

    def step(self):
        self.request.infer()

    def unload(self):
        self.request = self.feeds = None


class Numpy:
    def __init__(self, threads):
        import numpy as np
        self.np = np
        self.version = "numpy " + np.__version__
        mm = lambda a, b: [a @ b]
        self.forms = {n: mm for n in (
            "matmul_256", "matmul_512", "matmul_1024", "matmul_2048", "matmul_1000x1001x999", "gemv_1x4096x4096",
            "matmul_8x4096x1024", "batch_matmul_12x128x64x128")}
        self.forms |= {
            "matmul_atb_1024": lambda a, b: [a.T @ b], "matmul_abt_1024": lambda a, b: [a @ b.T],
            "sum_xyz": lambda x, y, z: [np.sum(x + y * z)], "reduce_axis0": lambda x: [x.sum(0)],
            "reduce_axis1": lambda x: [x.sum(1)], "argmax_4096x1024": lambda x: [x.argmax(1)],
            "cumsum_1000x1000": lambda x: [np.cumsum(x, 1)], "transpose_add_2048": lambda x, y: [x.T + y],
            "sort_1m": lambda x: [np.sort(x)], "embedding_gather": lambda t, i: [t[i]],
            "fft_64x4096": lambda x: (lambda y: [y.real, y.imag])(np.fft.rfft(x)),
        }

    def load(self, folder, entry, _):
        if entry["name"] not in self.forms:
            raise KeyError("not measured")
        self.args, self.call = load_inputs(folder, entry), self.forms[entry["name"]]
        return None, compare(folder, entry, self.step())

    def step(self):
        return self.call(*self.args)

    def unload(self):
        self.args = None


CLASSES = {"xla": XLA, "xla-donate": XLADonate, "iree": IREE, "ort": ORT, "openvino": OpenVINO, "numpy": Numpy}


def measure(step, seconds, cap=2000):
    times, end = [], time.perf_counter() + seconds
    while len(times) < 2 or (time.perf_counter() < end and len(times) < cap):
        t = time.perf_counter_ns()
        step()
        times.append((time.perf_counter_ns() - t) / 1e3)
        if times[-1] > 1e6 * seconds and len(times) >= 1 and seconds > 0:
            break
    times.sort()
    return {"min_us": times[0], "median_us": times[len(times) // 2], "calls": len(times)}


def worker(peer, threads):
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)                                        # whatever a library prints must not mix with the replies

    def say(x):
        replies.write(json.dumps(x) + "\n")
        replies.flush()
    try:
        w = CLASSES[peer](threads)
    except Exception as e:
        say({"error": f"{type(e).__name__}: {e}"[:300]})
        return
    say({"version": w.version})
    for line in sys.stdin:
        c = json.loads(line)
        try:
            if c["do"] == "load":
                ms, check = w.load(c["folder"], c["entry"], c.get("vmfb"))
                say({"compile_ms": ms, "check": check, "temp_bytes": getattr(w, "temp_bytes", None)})
            elif c["do"] == "time":
                say(measure(w.step, c["seconds"]))
            else:
                w.unload()
                say({})
        except Exception as e:
            say({"error": f"{type(e).__name__}: {e}".replace("\n", " ")[:300]})


if __name__ == "__main__":
    worker(sys.argv[1], int(sys.argv[2]))
