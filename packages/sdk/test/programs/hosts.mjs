// Programs that harden, divide or multiply what they run in. One story per run, named by the first argument.
import cluster from 'node:cluster';
import http from 'node:http';
import { createContext, runInContext } from 'node:vm';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { init } from '@upriver/sdk';

const [story, url] = process.argv.slice(2);
const viaHttp = (path) =>
  new Promise((resolve, reject) => {
    http
      .get(url + path, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
      .on('error', reject);
  });
const viaFetch = async (path) => {
  const response = await fetch(url + path);
  await response.text();
  return response.status;
};
const callBoth = async () => console.log(await viaFetch('/fetch'), await viaHttp('/http'));

const stories = {
  // As programs that lock the language down before anything else runs.
  async frozenBefore() {
    freezeIntrinsics();
    const client = init();
    await callBoth();
    console.log(await client.flush());
  },
  async frozenAfter() {
    const client = init();
    freezeIntrinsics();
    await callBoth();
    console.log(await client.flush());
    await client.shutdown();
    await callBoth();
  },
  async frozenGlobal() {
    for (const name of ['process', 'performance', 'console', 'fetch']) void globalThis[name];
    Object.freeze(globalThis);
    Object.freeze(process);
    const client = init();
    await callBoth();
    console.log(await client.flush());
  },
  async frozenHttp() {
    Object.freeze(http);
    Object.freeze(http.ClientRequest.prototype);
    Object.freeze(http.Agent.prototype);
    const client = init();
    await callBoth();
    console.log(await client.flush());
    await client.shutdown();
    await callBoth();
  },
  // What careless libraries add is seen by every loop over the properties of any object.
  async polluted() {
    Object.assign(Object.prototype, { added: 'everywhere', tags: { added: 1 }, status: 700, error_class: 'added' });
    Object.assign(Array.prototype, { added: () => 'everywhere' });
    const client = init();
    await callBoth();
    console.log(await client.flush());
  },
  // Each thread has a client of its own, and one may be ended in the middle.
  async threads() {
    if (!isMainThread) {
      init();
      await callBoth();
      return;
    }
    init();
    const workers = [1, 2, 3].map(() => new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) }));
    const codes = await Promise.all(workers.map((worker) => new Promise((resolve) => worker.on('exit', resolve))));
    const ended = new Worker(new URL(import.meta.url), { argv: ['endless', url] });
    await new Promise((resolve) => ended.once('message', resolve));
    await ended.terminate();
    await callBoth();
    console.log(codes.join());
  },
  async endless() {
    init();
    for (;;) {
      await viaHttp('/endless');
      parentPort?.postMessage('called', []);
    }
  },
  async cluster() {
    init();
    if (cluster.isPrimary) {
      const workers = [cluster.fork(), cluster.fork()];
      const codes = workers.map((worker) => new Promise((resolve) => worker.on('exit', resolve)));
      console.log((await Promise.all(codes)).join());
      return;
    }
    await callBoth();
    cluster.worker.disconnect();
  },
  // What a context is handed is the process's, and is measured once.
  async contexts() {
    const client = init();
    const context = createContext({ fetch, url, done: undefined });
    runInContext('done = fetch(url + "/fetch").then((response) => response.text())', context);
    await context.done;
    console.log(await client.flush());
  },
};
await stories[story]();

function freezeIntrinsics() {
  const kinds = [
    Object,
    Array,
    Function,
    String,
    Number,
    RegExp,
    Date,
    Promise,
    Map,
    Set,
    WeakMap,
    Error,
    TypeError,
    Symbol,
  ];
  const others = [
    ArrayBuffer,
    Uint8Array,
    Buffer,
    URL,
    Headers,
    Request,
    Response,
    AbortController,
    AbortSignal,
    EventTarget,
  ];
  for (const kind of [...kinds, ...others]) {
    Object.freeze(kind.prototype);
    Object.freeze(kind);
  }
  for (const one of [JSON, Math, Reflect, console]) Object.freeze(one);
}
