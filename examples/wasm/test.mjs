// test.mjs FOLDER DIGITS: reads the test images of the folder DIGITS by what `build` wrote to FOLDER, and compares
// logits with those that NumPy computed.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, digits] = process.argv.slice(2);
const { makeReader } = await import(pathToFileURL(path.resolve(folder, "digits.js")));
const bytes = (...name) => {
  const data = fs.readFileSync(path.join(...name));
  return data.buffer.slice(data.byteOffset, data.byteOffset + data.length);
};
// The elements of a .npy file, which are at its end.
const elements = (name, Type, count) => new Type(bytes(digits, name).slice(-count * Type.BYTES_PER_ELEMENT));

const read = await makeReader(bytes(folder, "digits.wasm"), bytes(folder, "weights.safetensors"));
const images = elements("images.npy", Float32Array, 360 * 64);
const labels = elements("labels.npy", Int32Array, 360);
const classes = elements("classes.npy", Int32Array, 360);
const logits = elements("logits.npy", Float32Array, 3600);
let right = 0, same = 0, worst = 0;
const start = performance.now();
for (let i = 0; i < 360; ++i) {
  const { digit, shares } = read(images.subarray(64 * i, 64 * (i + 1)));
  right += digit === labels[i];
  same += digit === classes[i];
  const expected = logits.subarray(10 * i, 10 * (i + 1));
  shares.forEach((share, k) => {
    // Logits but for a constant.
    const difference = Math.log(share / shares[digit]) - (expected[k] - expected[digit]);
    if (share > 1e-30) worst = Math.max(worst, Math.abs(difference));
  });
}
const time = (performance.now() - start) / 360;
console.log(`${right} of 360 read right, ${same} as NumPy, logits differ by at most ${worst.toExponential(1)}`);
console.log(`${time.toFixed(3)} ms each, ${fs.statSync(path.join(folder, "digits.wasm")).size} bytes`);
