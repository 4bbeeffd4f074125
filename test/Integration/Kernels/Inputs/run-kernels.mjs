// run-kernels.mjs TENSOR-RUN MODULE.mlir MODULE.wasm FOLDER: runs the entries of kernels that were compiled for
// WebAssembly and compares with what the interpreter computes. Entries with other types than those below are left out.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const [tool, source, wasm, folder] = process.argv.slice(2);
process.on("uncaughtException", (error) => {
  console.error(error);
  process.exit(2);
});
// By enum ten_type: the array of JavaScript, NumPy's name, whether it holds fractions.
const types = {
  1: [Float64Array, "<f8", true],
  2: [Float32Array, "<f4", true],
  14: [Uint8Array, "|b1", false],
  17: [Int8Array, "|i1", false],
  19: [Int32Array, "<i4", false],
  20: [BigInt64Array, "<i8", false],
  23: [Uint8Array, "|u1", false],
  25: [Uint32Array, "<u4", false],
};
const { instance } = await WebAssembly.instantiate(fs.readFileSync(wasm), {});
const code = instance.exports;
const text = (at) => {
  const bytes = new Uint8Array(code.memory.buffer, at);
  return Buffer.from(bytes.subarray(0, bytes.indexOf(0))).toString();
};

let state = 1;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const fill = (array, type) => {
  for (let i = 0; i < array.length; ++i) {
    if (type === 14) array[i] = random() < 0.5 ? 0 : 1;
    else if (types[type][2]) array[i] = 2 * random() - 1;
    else if (type === 20) array[i] = BigInt(Math.floor(8 * random()));
    else array[i] = Math.floor(8 * random());
  }
};

function writeNpy(file, array, descr, dims) {
  const shape = dims.length === 1 ? `(${dims[0]},)` : `(${dims.join(", ")})`;
  let header = `{'descr': '${descr}', 'fortran_order': False, 'shape': ${shape}, }`;
  header = header.padEnd(Math.ceil((header.length + 11) / 64) * 64 - 11) + "\n";
  const start = Buffer.alloc(10);
  start.write("\x93NUMPY\x01\x00", "latin1");
  start.writeUInt16LE(header.length, 8);
  fs.writeFileSync(file, Buffer.concat([start, Buffer.from(header), Buffer.from(array.buffer, array.byteOffset, array.byteLength)]));
}

let passed = 0, failed = 0, left = 0;
for (let e = 0; e < code.entries(); ++e) {
  const name = text(code.entryName(e));
  const args = code.numArgs(e), all = args + code.numResults(e);
  const arrays = [...Array(all).keys()].map((i) => ({
    type: code.typeOf(e, i),
    dims: [...Array(code.rankOf(e, i)).keys()].map((d) => code.dimOf(e, i, d)),
  }));
  if (arrays.some(({ type, dims }) => !types[type] || dims.some((size) => size < 0))) {
    ++left;
    continue;
  }
  code.begin();
  const views = arrays.map(({ type, dims }, i) => {
    const count = dims.reduce((a, b) => a * b, 1), Type = types[type][0];
    return new Type(code.memory.buffer, code.place(e, i, count * Type.BYTES_PER_ELEMENT), count);
  });
  const flags = [source, `--entry=${name}`, "--device=interpreter"];
  for (let i = 0; i < args; ++i) {
    fill(views[i], arrays[i].type);
    const file = path.join(folder, `in${i}.npy`);
    writeNpy(file, views[i], types[arrays[i].type][1], arrays[i].dims);
    flags.push(`--input=${file}`);
  }
  for (let i = args; i < all; ++i) flags.push(`--output=${path.join(folder, `out${i - args}.npy`)}`);
  const status = code.run(e);
  execFileSync(tool, flags);
  let wrong = status === 0 ? "" : `status ${status}`;
  for (let i = args; i < all && !wrong; ++i) {
    const Type = types[arrays[i].type][0], count = views[i].length;
    const bytes = fs.readFileSync(path.join(folder, `out${i - args}.npy`));
    const want = new Type(new Uint8Array(bytes.subarray(bytes.length - count * Type.BYTES_PER_ELEMENT)).buffer);
    const bound = types[arrays[i].type][2] ? (arrays[i].type === 1 ? 1e-10 : 2e-4) : 0;
    for (let k = 0; k < count && !wrong; ++k) {
      const a = Number(views[i][k]), b = Number(want[k]);
      if (!(Object.is(a, b) || Math.abs(a - b) <= bound * (1 + Math.abs(b)))) wrong = `result ${i - args}[${k}]: got ${a}, want ${b}`;
    }
  }
  if (wrong) console.log(`${name}: ${wrong}`);
  wrong ? ++failed : ++passed;
}
console.log(`${passed} passed, ${failed} failed, ${left} left out`);
process.exit(failed ? 1 : 0);
