// test-page.mjs FOLDER: opens the page that `build` wrote to FOLDER in headless Chromium, draws digits with the mouse,
// and prints what the page reads. Chromium is driven by its DevTools protocol over a pipe.
import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";

const folder = process.argv[2];
const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const server = http.createServer((request, response) => {
  const name = request.url === "/" ? "index.html" : path.basename(request.url);
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": types[path.extname(name)] ?? "application/octet-stream" });
  response.end(fs.readFileSync(file));
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));

const profile = fs.mkdtempSync(path.join(os.tmpdir(), "tenon-chromium-"));
const browser = spawn(
  "chromium",
  ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
    `--user-data-dir=${profile}`, "--remote-debugging-pipe", "about:blank"],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const timer = setTimeout(() => finish("no answer of Chromium's after 120 s"), 120_000);

function finish(error) {
  clearTimeout(timer);
  browser.once("exit", () => fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  browser.kill();
  server.close();
  if (error) {
    console.error(`error: ${error}`);
    process.exitCode = 1;
  }
}

// Messages are JSON, each ended by a null character.
const pending = new Map();
let received = "", count = 0, session;
browser.stdio[4].on("data", (data) => {
  const parts = (received + data).split("\0");
  received = parts.pop();
  for (const text of parts) {
    const message = JSON.parse(text);
    const answer = pending.get(message.id);
    pending.delete(message.id);
    if (message.error) answer?.reject(new Error(message.error.message));
    else answer?.resolve(message.result);
    if (message.method === "Runtime.exceptionThrown")
      finish(message.params.exceptionDetails.exception?.description ?? "an exception in the page");
  }
});
const send = (method, params = {}) =>
  new Promise((resolve, reject) => {
    pending.set(++count, { resolve, reject });
    browser.stdio[3].write(JSON.stringify({ id: count, method, params, sessionId: session }) + "\0");
  });
const evaluate = async (expression) =>
  (await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true })).result.value;

async function draw(points) {
  await evaluate(`document.getElementById("clear").click()`);
  const { x, y } = await evaluate(
    `(({x, y}) => ({x, y}))(document.getElementById("canvas").getBoundingClientRect())`);
  const mouse = (type, [column, row], buttons) =>
    send("Input.dispatchMouseEvent", { type, x: x + column, y: y + row, button: "left", buttons, clickCount: 1 });
  await mouse("mousePressed", points[0], 1);
  for (const point of points) await mouse("mouseMoved", point, 1);
  await mouse("mouseReleased", points.at(-1), 0);
  return evaluate(`document.getElementById("digit").textContent + " " + document.getElementById("time").textContent`);
}

const circle = Array.from({ length: 33 }, (_, i) => [
  128 + 55 * Math.sin((i * Math.PI) / 16), 128 - 85 * Math.cos((i * Math.PI) / 16)]);
const drawings = {
  0: circle,
  1: [[95, 80], [135, 40], [135, 80], [135, 120], [135, 160], [135, 215]],
  7: [[70, 45], [120, 45], [180, 45], [160, 90], [135, 140], [115, 180], [105, 215]],
};

try {
  const { targetId } = (await send("Target.getTargets")).targetInfos.find((target) => target.type === "page");
  session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  await send("Runtime.enable");
  await send("Page.navigate", { url: `http://127.0.0.1:${server.address().port}/` });
  // The page is ready when its script has set what the mouse does.
  while (!(await evaluate(`location.protocol === "http:" && document.getElementById("clear")?.onclick !== null &&
      document.getElementById("clear")?.onclick !== undefined`)))
    await new Promise((done) => setTimeout(done, 50));
  for (const [digit, points] of Object.entries(drawings))
    console.log(`drawn ${digit}, read ${await draw(points)}`);
  finish();
} catch (error) {
  finish(error.message);
}
