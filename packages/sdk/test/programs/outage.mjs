// Ten simulated minutes of 50 calls a second while nobody listens at the ingest's address, on a clock that is driven by hand. Prints the heap
// after each minute, and what the full queue of it weighs.
import { channel } from 'node:diagnostics_channel';

let now = 1_000;
let timers = [];
const real = { setImmediate };
performance.now = () => now;
Date.now = () => 1_800_000_000_000 + now;
globalThis.setTimeout = (act, ms = 0) => {
  const timer = { at: now + ms, act, unref: () => timer, ref: () => timer };
  timers.push(timer);
  return timer;
};
globalThis.clearTimeout = (timer) => (timers = timers.filter((one) => one !== timer));

const { init } = await import('@upriver/sdk');
const client = init({
  sdkKey: 'upr_sdk_outage',
  endpoint: process.argv[2],
  environment: 'production',
  feature: 'checkout',
});
const created = channel('undici:request:create');
const answered = channel('undici:request:headers');
const completed = channel('undici:request:trailers');

const heaps = [];
for (let second = 0; second < 600; second += 1) {
  for (let index = 0; index < 50; index += 1) call(`/v1/charges/ch_${second}a${index}?expand=customer`);
  now += 1000;
  for (const timer of timers.filter(({ at }) => at <= now)) {
    timers = timers.filter((one) => one !== timer);
    timer.act();
  }
  // Real sockets need real turns of the loop.
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => real.setImmediate(resolve));
  if (second % 60 === 59) heaps.push(heap());
}
const stats = client.stats();
const pending = timers.length;
const full = await settledHeap();
await client.shutdown(0);
console.log(JSON.stringify({ heaps, stats, pending, queueBytes: full - (await settledHeap()) }));
process.exit(0);

function call(path) {
  const request = { origin: 'https://api.stripe.com', path, method: 'POST' };
  created.publish({ request });
  now += 0.37;
  answered.publish({ request, response: { statusCode: 200 } });
  completed.publish({ request, trailers: [] });
}

/** What stays after some turns of the loop: one reading may hold what the collector has not reached yet. */
async function settledHeap() {
  const readings = [];
  for (let reading = 0; reading < 5; reading += 1) {
    await new Promise((resolve) => real.setImmediate(resolve));
    readings.push(heap());
  }
  return Math.min(...readings);
}

function heap() {
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
