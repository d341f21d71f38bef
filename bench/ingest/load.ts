// A load generator that costs little beside what it measures: sockets, requests made beforehand, answers looked at for their
// status and length only. Started as a child process: `load.ts <url> <batch> <seconds> <connections> <requests per second or 0> <key,key> [form]`.
import { connect } from 'node:net';
import { CALM_EVENTS, makeBodies } from './events.ts';
import type { Form } from './events.ts';

const [
  target = '',
  batchText = '100',
  secondsText = '3',
  connectionsText = '32',
  rateText = '0',
  keys = '',
  form = 'json',
] = process.argv.slice(2);
const url = new URL(target);
const batch = Number(batchText);
const sdkKeys = keys.split(',');
/** As many as hold a whole round of calm calls of eight keys, so that the same load means the same calls for any batch size. */
const BODIES = Math.ceil((8 * CALM_EVENTS) / batch);
const durationMs = Number(secondsText) * 1000;
const rate = Number(rateText);
/** A name that no request had before stands in the place of this one. */
const NAME = '#'.repeat(16);
const NAME_LINE = `\r\nIdempotency-Key: ${NAME}`;
const isNamed = form === 'json-named' || form.startsWith('columns');
const head = [
  `POST /v1/events HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json`,
  form.endsWith('gzip') ? '\r\nContent-Encoding: gzip' : '',
  isNamed ? NAME_LINE : '',
].join('');
const nameAt = head.length - NAME.length;
const requests = makeBodies(BODIES, batch, sdkKeys, form as Form).map((body) =>
  Buffer.concat([Buffer.from(`${head}\r\nContent-Length: ${body.length}\r\n\r\n`), body]),
);
/** Names of this run begin so. */
const run = Date.now() % 1e8;

/** The next request, to be written at once. */
function nextRequest(): Buffer {
  const number = next++;
  const request = requests[number % requests.length] as Buffer;
  // Copied, because what was written before may still wait for the socket.
  return isNamed ? named(Buffer.from(request), number) : request;
}

function named(request: Buffer, number: number): Buffer {
  request.write(String(run * 1e8 + number).padStart(NAME.length, '0'), nameAt, 'latin1');
  return request;
}

const latencies: number[] = [];
let next = 0;
let refused = 0;
let firstRefusal = '';
const startedAt = performance.now();
const isOver = (): boolean => performance.now() - startedAt >= durationMs;

/** One connection: a request, its answer, the next request. With a rate, a request is late from the moment it was due. */
function runConnection(index: number, connections: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    const spacingMs = rate === 0 ? 0 : (1000 * connections) / rate;
    let dueAt = startedAt + (spacingMs * index) / connections;
    let sentAt = 0;
    let received = '';
    const send = (): void => {
      if (isOver()) {
        socket.end();
        resolve();
        return;
      }
      if (rate === 0) sentAt = performance.now();
      else {
        sentAt = dueAt;
        dueAt += spacingMs;
      }
      socket.write(nextRequest());
    };
    const sendWhenDue = (): void => {
      const waitMs = rate === 0 ? 0 : dueAt - performance.now();
      if (waitMs > 1) setTimeout(send, waitMs);
      else send();
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (received.length < end + 4 + length) return;
      latencies.push(performance.now() - sentAt);
      if (!received.startsWith('HTTP/1.1 200') || !received.includes(`"accepted":${batch}`)) {
        refused += 1;
        firstRefusal ||= received;
      }
      received = '';
      sendWhenDue();
    });
    socket.on('error', reject);
    socket.on('connect', sendWhenDue);
  });
}

const connections = Number(connectionsText);
await Promise.all(Array.from({ length: connections }, (_, index) => runConnection(index, connections)));
const tookMs = performance.now() - startedAt;
latencies.sort((a, b) => a - b);
const quantile = (q: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(q * latencies.length))] ?? 0;
console.log(
  JSON.stringify({
    requests: latencies.length,
    refused,
    firstRefusal,
    tookMs,
    p50: quantile(0.5),
    p99: quantile(0.99),
    loadCpuMs: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
  }),
);
