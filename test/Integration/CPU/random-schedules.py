#!/usr/bin/env python3
"""Kernels with schedules drawn at random, compiled and interpreted: any legal schedule gives right results.

usage: random-schedules.py TENSOR_RUN FOLDER SEED PROGRAMS
"""
import random
import re
import subprocess
import sys

KERNELS = 8  # in a program


def tensor(shape, element):
    return "tensor<" + "".join(f"{size}x" for size in shape) + element + ">"


def unknown(shape, dim):
    return ["?" if i == dim else size for i, size in enumerate(shape)]


class Program:
    def __init__(self, draw):
        self.draw = draw
        self.arguments, self.body, self.results = [], [], []

    def argument(self, shape, element, dynamic=None):
        """A new one, of which only the run knows the size of one dimension where that is given."""
        self.arguments.append((shape, element, dynamic))
        return f"%a{len(self.arguments) - 1}"

    def kernel(self, kind, operands, result, schedule, lines, dynamic=None):
        """Where `dynamic` is given, the result has as many elements along `?` as the first operand along that dimension."""
        inputs = ", ".join(f"%x{i} = {name} : {type}" for i, (name, type) in enumerate(operands))
        number = len(self.results)
        sizes = ""
        if dynamic is not None:
            self.body += [f"  %c{number} = arith.constant {dynamic} : index",
                          f"  %n{number} = tensor.dim {operands[0][0]}, %c{number} : {operands[0][1]}"]
            sizes = f"sizes(%n{number}) "
        self.body.append(f"  %r{number} = ten.kernel {kind} ({inputs}) {sizes}-> {result} schedule = {schedule} {{")
        self.body += [f"    {line}" for line in lines]
        self.body.append("  }")
        self.results.append(result)

    def text(self):
        arguments = ", ".join(f"%a{i}: {tensor(unknown(shape, dynamic), element)}"
                              for i, (shape, element, dynamic) in enumerate(self.arguments))
        values = ", ".join(f"%r{i}" for i in range(len(self.results)))
        types = ", ".join(self.results)
        return "\n".join([f"func.func @main({arguments}) -> ({types}) {{", *self.body,
                          f"  return {values} : {types}", "}", ""])

    # ------------------------------------------------------------ schedules
    def flag(self, true=0.5):
        return "true" if self.draw.random() < true else "false"

    def tile(self):
        heights = sorted((self.draw.randint(1, 9) for _ in range(self.draw.randint(1, 4))), reverse=True)
        return f"lanes = {self.draw.choice([1, 2, 4, 8, 16])}, heights = {heights}"

    def group_schedule(self, group):
        """Dot groups of narrow elements, half of them for AMX, whether or not the CPU has such instructions."""
        draw = self.draw
        matrices = draw.random() < 0.5
        tile = self.tile()
        if matrices:
            tile = f"lanes = 16, heights = {[draw.randint(1, 32)] * draw.randint(1, 2)}"
        together = group * 16 if matrices else group
        return (f"<{tile}, pack_lhs = {self.flag()}, pack_rhs = true, panels = {draw.randint(1, 4)}, "
                f"depth = {draw.choice([0, 0, together * draw.randint(1, 4)])}, group = {group}, "
                f"matrices = {'true' if matrices else 'false'}>")

    def contract_schedule(self, packed=False):
        pack = "true, rhs_packed = true" if packed else self.flag()
        pack, _, rest = pack.partition(",")
        depth = self.draw.choice([0, 0, self.draw.randint(1, 12)])
        return (f"<{self.tile()}, pack_lhs = {self.flag()}, pack_rhs = {pack}, panels = {self.draw.randint(1, 4)}, "
                f"depth = {depth}, rows_inside = {self.flag()}{',' + rest if rest else ''}>")

    def conv_schedule(self, along, groups):
        pack = self.flag() if along == "features" and groups == 1 else "false"
        depth = self.draw.randint(0, 4)
        rows = self.draw.choice([0, self.draw.randint(1, 6)])
        return (f"#ten.conv_schedule<{self.tile()}, along = {along}, pack_kernel = {pack}, depth = {depth}, "
                f"rows = {rows}>")

    # ------------------------------------------------------------ kernels
    def contract(self):
        draw = self.draw
        element = draw.choice(["f32", "f32", "f64", "i32"])
        elements, schedule = [element, element], self.contract_schedule
        if element in ("f32", "i32") and draw.random() < 0.5:
            elements = [draw.choice(["i8", "ui8"]) if element == "i32" else "bf16" for _ in elements]
            # Four bytes, or two of bf16, are a dot group.
            schedule = lambda: self.group_schedule(4 if element == "i32" else 2)
        size = {"m": draw.randint(1, 40), "n": draw.randint(1, 70), "k": draw.randint(1, 40), "b": draw.randint(1, 3)}
        if elements[0] != element:
            size["k"] = draw.randint(1, 140)
        batch = draw.random() < 0.4
        left, right = list("bmk" if batch else "mk"), list("bkn" if batch else "kn")
        draw.shuffle(left)
        draw.shuffle(right)
        result = tensor([size[d] for d in ("bmn" if batch else "mn")], element)
        shapes = [[size[d] for d in side] for side in (left, right)]
        types = [tensor(shape, type) for shape, type in zip(shapes, elements)]
        dims = f"batch = [{left.index('b')}] x [{right.index('b')}] " if batch else ""
        dims += f"contracting = [{left.index('k')}] x [{right.index('k')}]"
        operands = [(self.argument(shape, element), type) for shape, element, type in zip(shapes, elements, types)]
        lines = [f"%s = ten.contract %x0, %x1 {dims} : {types[0]}, {types[1]} -> {result}"]
        value = "%s"
        if element != "i32" and draw.random() < 0.5:
            bias = tensor([size["n"]], element)
            operands.append((self.argument([size["n"]], element), bias))
            lines += [f"%b = ten.broadcast %x2 dims = [{2 if batch else 1}] : {bias} -> {result}",
                      f"%t = ten.add %s, %b : {result}", f"%u = ten.tanh %t : {result}"]
            value = "%u"
        self.kernel("contract", operands, result, f"#ten.contract_schedule{schedule()}",
                    lines + [f"ten.yield {value} : {result}"])

    def conv(self):
        draw = self.draw
        element = draw.choice(["f32", "f32", "f64"])
        spatial = draw.choice([1, 2, 2, 2, 3])
        batch, groups = draw.randint(1, 3), 1
        inputs, features = draw.randint(1, 9), draw.randint(1, 40)
        along = draw.choice(["features", "places", "channels"])
        if along == "places" and draw.random() < 0.5:
            features = draw.randint(1, 3)
        if along == "channels" or (along == "places" and draw.random() < 0.2):
            groups, inputs = features, 1
        elif draw.random() < 0.2:
            groups = draw.randint(2, 3)
            features *= groups
        # Of images instead.
        image_groups = 1
        if along != "channels" and groups == 1 and draw.random() < 0.2:
            image_groups = draw.randint(2, 3)
            features *= image_groups
        image = [draw.randint(3, 20 if spatial < 3 else 8) for _ in range(spatial)]
        window = [draw.randint(1, 4) for _ in range(spatial)]
        strides = [draw.choice([1, 1, 2, 3, 4, 5]) for _ in range(spatial)]
        dilation = [draw.choice([1, 1, 2]) for _ in range(spatial)]
        gaps = [draw.choice([1, 1, 1, 2]) for _ in range(spatial)] if draw.random() < 0.2 else [1] * spatial
        pad, places = [], []
        for i in range(spatial):
            reach = (window[i] - 1) * dilation[i] + 1
            size = (image[i] - 1) * gaps[i] + 1
            low, high = draw.randint(0, 3), draw.randint(0, 3)
            if draw.random() < 0.1 and size + high > reach + 1:
                low = -1
            high = max(high, reach - size - low)
            pad += [low, high]
            places.append((low + size + high - reach) // strides[i] + 1)
        letters = [str(i) for i in range(spatial)]
        last = draw.random() < 0.5
        x = ["b", *letters, "f"] if last else ["b", "f", *letters]
        if draw.random() < 0.1:
            draw.shuffle(x)
        w = [*letters, "i", "o"] if draw.random() < 0.5 else ["o", "i", *letters]
        y = ["b", *letters, "f"] if draw.random() < 0.5 else ["b", "f", *letters]

        def shape(order, sizes, **named):
            return [named[d] if d in named else sizes[int(d)] for d in order]
        shapes = [shape(x, image, b=batch * image_groups, f=inputs * groups), shape(w, window, i=inputs, o=features)]
        wanted = shape(y, places, b=batch, f=features)
        dynamic = image_groups == 1 and draw.random() < 0.3
        if dynamic:
            batch = draw.choice([batch, 9, 17])
            shapes[0][x.index("b")] = batch
        at = x.index("b") if dynamic else None
        types = [tensor(unknown(shapes[0], at), element), tensor(shapes[1], element)]
        result = tensor(unknown(wanted, y.index("b") if dynamic else None), element)
        operands = [(self.argument(shapes[0], element, at), types[0]), (self.argument(shapes[1], element), types[1])]
        orders = " x ".join("[" + ", ".join(order) + "]" for order in (x, w)) + " -> [" + ", ".join(y) + "]"
        attributes = f"dims = {orders} strides = {strides} pad = {pad}"
        if any(gap != 1 for gap in gaps):
            attributes += f" input_dilation = {gaps}"
        attributes += f" kernel_dilation = {dilation}"
        reversed_window = draw.random() < 0.1
        if reversed_window:
            attributes += " reverse = [" + ", ".join(self.flag() for _ in range(spatial)) + "]"
        if groups != 1:
            attributes += f" feature_groups = {groups}"
        if image_groups != 1:
            attributes += f" batch_groups = {image_groups}"
        lines = [f"%s = ten.conv %x0, %x1 {attributes} : {types[0]}, {types[1]} -> {result}"]
        value = "%s"
        if draw.random() < 0.5:
            lines += [f"%t = ten.tanh %s : {result}"]
            value = "%t"
        self.kernel("conv", operands, result, self.conv_schedule(along, groups * image_groups),
                    lines + [f"ten.yield {value} : {result}"], at)

    def attention(self):
        draw = self.draw
        heads, rows, columns = draw.randint(1, 3), draw.randint(1, 50), draw.randint(1, 60)
        depth, width = draw.randint(1, 24), draw.randint(1, 40)
        q, k, v = [heads, rows, depth], [heads, columns, depth], [heads, columns, width]
        types = [tensor(shape, "f32") for shape in (q, k, v)]
        scores, row = tensor([heads, rows, columns], "f32"), tensor([heads, rows], "f32")
        result = tensor([heads, rows, width], "f32")
        operands = [(self.argument(shape, "f32"), type) for shape, type in zip((q, k, v), types)]
        schedule = (f"#ten.attention_schedule<rows = {draw.randint(1, rows)}, "
                    f"scores = {self.contract_schedule(True)}, values = {self.contract_schedule(True)}>")
        self.kernel("attention", operands, result, schedule, [
            f"%s = ten.contract %x0, %x1 batch = [0] x [0] contracting = [2] x [2] : {types[0]}, {types[1]} -> {scores}",
            f"%m = ten.reduce max %s dims = [2] : {scores} -> {row}",
            f"%mb = ten.broadcast %m dims = [0, 1] : {row} -> {scores}",
            f"%d = ten.sub %s, %mb : {scores}",
            f"%e = ten.exp %d : {scores}",
            f"%z = ten.reduce add %e dims = [2] : {scores} -> {row}",
            f"%zb = ten.broadcast %z dims = [0, 1] : {row} -> {scores}",
            f"%p = ten.div %e, %zb : {scores}",
            f"%o = ten.contract %p, %x2 batch = [0] x [0] contracting = [2] x [1] : {scores}, {types[2]} -> {result}",
            f"ten.yield %o : {result}"])


def without_unobeyed(file, errors):
    """Takes the schedules that cannot be obeyed, by the compiler's errors, out of a file; returns how many."""
    with open(file, encoding="utf-8") as text:
        lines = text.read().split("\n")
    kernels = set()
    for line in re.findall(r":(\d+):\d+: error: (?:schedule cannot be obeyed|'ten.kernel' op expects a kernel of kind)", errors):
        kernels.add(max(i for i in range(int(line)) if "ten.kernel" in lines[i]))
    for i in kernels:
        lines[i] = re.sub(r" schedule = #ten.*(?= \{$)", "", lines[i])
    with open(file, "w", encoding="utf-8") as out:
        out.write("\n".join(lines))
    return len(kernels)


def main():
    run, folder, seed, programs = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    failed = unobeyed = 0
    for number in range(seed, seed + programs):
        program = Program(random.Random(number))
        for _ in range(KERNELS):
            getattr(program, program.draw.choice(["contract", "conv", "conv", "attention"]))()
        file = f"{folder}/{number}.mlir"
        with open(file, "w", encoding="utf-8") as out:
            out.write(program.text())
        inputs = [f"--input={tensor(shape, element)[7:-1]}={'uniform' if 'i' in element else 'normal'}:{i + 1}"
                  for i, (shape, element, _) in enumerate(program.arguments)]
        results = [f"{folder}/{number}.{i}.npy" for i in range(KERNELS)]
        for flags in (["--device=interpreter", *(f"--output={r}" for r in results)],
                      ["--threads=1", *(f"--expect={r}" for r in results), "--rtol=1e-4", "--atol=1e-4"],
                      ["--threads=3", *(f"--expect={r}" for r in results), "--rtol=1e-4", "--atol=1e-4"]):
            while True:
                done = subprocess.run([run, file, *inputs, *flags], capture_output=True, text=True, timeout=300)
                refused = without_unobeyed(file, done.stderr) if done.returncode == 3 else 0
                unobeyed += refused
                if not refused:
                    break
            if done.returncode:
                failed += 1
                print(f"seed {number}, {flags[0]}: exit {done.returncode}\n{done.stdout[-1000:]}{done.stderr[-2000:]}")
                break
    print(f"{programs * KERNELS} kernels, {unobeyed} schedules not obeyed, {failed} of {programs} programs failed")
    # A kernel whose schedule is refused is lowered without: most must be obeyed.
    sys.exit(failed != 0 or 2 * unobeyed > programs * KERNELS)


if __name__ == "__main__":
    main()
