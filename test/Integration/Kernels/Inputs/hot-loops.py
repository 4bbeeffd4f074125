"""Says what the innermost loops of compiled kernels consist of.

    hot-loops.py FILE.s

reads x86-64 assembly in AT&T syntax and prints for each function that has a loop

    NAME: ymm, fma F, vector V, moves M; others clean

First the hottest of its innermost loops, the one with the most work on vectors
(or a loop around such that compute with none):
the widest registers in it, how many of the instructions on these are
multiply-adds (or dot products), how many compute, these among them, and how many
move. Numbers that should be none follow where there are any: `narrow` (vectors
in registers less wide), `scalar` (one number at a time), `stack` (operands at a
fixed place of the stack: spilled registers), `calls`, and `gathers` (scatters
too). Then stack and calls in all other innermost loops of the function, or
`clean`. The last line names what the code calls.
"""
import re
import sys

LABEL = re.compile(r"^(\.?[\w$.]+):")
REGISTER = re.compile(r"%([xyz])mm\d+")
FUSED = re.compile(r"vfn?m(add|sub|addsub|subadd)\d|vp?dp|v?pmaddwd")
GATHER = re.compile(r"vp?(gather|scatter)")
# What only brings numbers from one place to another, or makes zeros.
MOVES = re.compile(
    r"v?(mov|lddqu|broadcast|pbroadcast|shuf|pshuf|unpck|punpck|perm|pinsr|pextr|insert|extract|palign|align|blend|pblend"
    r"|pexpand|expand|pcompress|compress|maskmov|pmaskmov|zero|xorp|pxor[dq]?$|pternlog|pmov[sz]x)|k[a-z]+$")
# One number at a time. Moves of one number are not: they are how it is broadcast.
SCALAR = re.compile(r"(?!v?p)v?[a-z0-9]+s[sd]$|v?cvt\w*s[sdi]2\w*$")


class Instruction:
    def __init__(self, text):
        self.name, _, self.operands = text.partition("\t")
        self.operands = self.operands.split("#")[0].strip()
        self.target = None
        if self.name.startswith("j"):
            self.target = self.operands
        self.calls = self.name.startswith("call")
        registers = REGISTER.findall(self.operands)
        self.width = max(registers, default="")
        self.gathers = bool(GATHER.match(self.name))
        moves = bool(MOVES.match(self.name))
        self.scalar = bool(SCALAR.match(self.name)) and bool(registers) and not moves
        vector = bool(registers) and not self.scalar and not self.gathers
        self.fused = vector and bool(FUSED.match(self.name))
        self.computes = vector and (self.fused or not moves)


class Function:
    """Blocks of instructions, and which follow which."""

    def __init__(self, name, lines):
        self.name = name
        self.blocks, self.labels = [[]], {}
        self.falls = [True]
        framed = any("%rsp, %rbp" in line for line in lines)
        self.stack = re.compile(r"\(%r[sb]p\)" if framed else r"\(%rsp\)")
        for line in lines:
            label = LABEL.match(line)
            if label:
                if self.blocks[-1]:
                    self.start()
                self.labels[label[1]] = len(self.blocks) - 1
                continue
            text = line.strip()
            if not text or text.startswith((".", "#")):
                continue
            instruction = Instruction(text)
            self.blocks[-1].append(instruction)
            if instruction.target is not None or instruction.name.startswith("ret"):
                self.falls[-1] = instruction.name not in ("jmp", "retq", "ret")
                self.start()
        self.follow = []
        for number, block in enumerate(self.blocks):
            after = [self.labels[i.target] for i in block if i.target in self.labels]
            if self.falls[number] and number + 1 < len(self.blocks):
                after.append(number + 1)
            self.follow.append(after)

    def start(self):
        self.blocks.append([])
        self.falls.append(True)

    def dominators(self):
        before = [[] for _ in self.blocks]
        for number, after in enumerate(self.follow):
            for next_block in after:
                before[next_block].append(number)
        order, seen, stack = [], {0}, [(0, iter(self.follow[0]))]
        while stack:
            block, rest = stack[-1]
            for next_block in rest:
                if next_block not in seen:
                    seen.add(next_block)
                    stack.append((next_block, iter(self.follow[next_block])))
                    break
            else:
                order.append(block)
                stack.pop()
        order.reverse()
        result = {block: seen for block in order}
        result[0] = {0}
        changed = True
        while changed:
            changed = False
            for block in order[1:]:
                known = [result[b] for b in before[block] if b in seen]
                new = set.intersection(*known) | {block}
                if new != result[block]:
                    result[block], changed = new, True
        return before, result

    def loops(self):
        """The innermost loops, and those around them whose own code alone computes with vectors: what is then inside
        takes the numbers that are left over."""
        before, dominators = self.dominators()
        bodies = {}
        for block, over in dominators.items():
            for header in self.follow[block]:
                if header not in over:
                    continue
                body = bodies.setdefault(header, {header})
                work = [block]
                while work:
                    inner = work.pop()
                    if inner not in body and inner in dominators:
                        body.add(inner)
                        work += before[inner]
        inside = {header: [other for other in bodies if other != header and other in body]
                  for header, body in bodies.items()}
        own = {header: Loop(self, body.difference(*(bodies[other] for other in inside[header])))
               for header, body in bodies.items()}
        return [own[header] for header in bodies
                if not inside[header] or (own[header].vector and not any(own[x].vector for x in inside[header]))]


class Loop:
    def __init__(self, function, blocks):
        code = [i for block in sorted(blocks) for i in function.blocks[block]]
        vector = [i for i in code if i.computes]
        touching = [i for i in code if i.width and not i.scalar]
        self.width = max((i.width for i in vector or touching), default="")
        self.fma = sum(i.fused and i.width == self.width for i in vector)
        self.vector = sum(i.width == self.width for i in vector)
        self.moves = sum(i.width == self.width for i in touching if not i.computes)
        self.faults = {
            "narrow": len(vector) - self.vector,
            "scalar": sum(i.scalar for i in code),
            "stack": sum(bool(function.stack.search(i.operands)) for i in code),
            "calls": sum(i.calls for i in code),
            "gathers": sum(i.gathers for i in code)}

    def heat(self):
        wide = "xyz".find(self.width or "-") + 1
        return wide * (4 * self.vector + self.moves) + self.fma, self.faults["scalar"]

    def list_faults(self, kinds, start):
        return "".join(f"{start}{kind} {self.faults[kind]}" for kind in kinds if self.faults[kind])


def functions(path):
    name, lines = None, []
    for line in open(path, encoding="utf-8"):
        label = LABEL.match(line)
        if label and not label[1].startswith(".L"):
            name, lines = label[1], []
        elif line.startswith(".Lfunc_end") and name:
            yield Function(name, lines)
            name = None
        elif name:
            lines.append(line.rstrip())


def main():
    called = set()
    for function in functions(sys.argv[1]):
        called.update(i.operands.removesuffix("@PLT") for block in function.blocks for i in block
                      if i.calls and not i.operands.startswith("*"))
        loops = function.loops()
        if not loops:
            continue
        hot = max(loops, key=Loop.heat)
        others = Loop(function, set())
        for loop in loops:
            if loop is not hot:
                for kind, number in loop.faults.items():
                    others.faults[kind] += number
        print(f"{function.name}: {hot.width + 'mm' if hot.width else 'none'}, fma {hot.fma}, vector {hot.vector}, "
              f"moves {hot.moves}{hot.list_faults(hot.faults, ', ')}; "
              f"others{others.list_faults(('stack', 'calls'), ' ') or ' clean'}")
    print("called:", " ".join(sorted(called)) or "nothing")


if __name__ == "__main__":
    main()
