// Reads digits: loads digits.wasm and the weights. Runs in a page and in Node.

/** Returns a function from 64 numbers in 0..1, the pixels row by row, to {digit, shares}. */
export async function makeReader(wasm, weightsFile) {
  const { instance } = await WebAssembly.instantiate(wasm, {});
  const code = instance.exports;
  // The file is a header, with its length first, and the numbers.
  const view = new DataView(weightsFile);
  const data = 8 + Number(view.getBigUint64(0, true));
  const bytes = code.weightsBytes();
  if (weightsFile.byteLength - data !== bytes)
    throw new Error(`expects ${bytes} bytes of weights, got ${weightsFile.byteLength - data}`);
  new Uint8Array(code.memory.buffer, code.weights(), bytes).set(new Uint8Array(weightsFile, data));
  const status = code.load();
  if (status !== 0) throw new Error(`loading failed with status ${status}`);
  return (pixels) => {
    new Float32Array(code.memory.buffer, code.image(), 64).set(pixels);
    const digit = code.read();
    if (digit < 0) throw new Error("reading failed");
    const logits = new Float32Array(code.memory.buffer, code.logits(), 10);
    const powers = Array.from(logits, (x) => Math.exp(x - logits[digit]));
    const sum = powers.reduce((a, b) => a + b);
    return { digit, shares: powers.map((x) => x / sum) };
  };
}
