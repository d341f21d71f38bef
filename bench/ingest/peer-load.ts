// Sends the same events in each peer's own form: `peer-load.ts <kind> <url> <batch> <seconds> <connections> <key,key>`.
// Every request carries times of its own, because a store of time series takes a second value of one series and time for a
// correction of the first.
import { connect } from 'node:net';
import { createRandom, makeEvent } from './events.ts';
import type { PeerKind } from './peer-servers.ts';

const BODIES = 48;
/** Stands for a time until a request is sent; as many digits as nanoseconds have. */
const TIME = '1999999999000000000';

interface BenchEvent {
  readonly host: string;
  readonly endpoint: string;
  readonly method: string;
  readonly status: number;
  readonly latency_ms: number;
  readonly environment: string;
  readonly region: string;
  readonly feature: string;
  readonly sdk_version: string;
  readonly deployment_id: string;
  readonly runtime: string;
  readonly tags: Readonly<Record<string, string | number>>;
}

const [kind = '', target = '', batchText = '100', secondsText = '3', connectionsText = '32', keys = ''] =
  process.argv.slice(2);
const url = new URL(target);
const batch = Number(batchText);
const durationMs = Number(secondsText) * 1000;
const sdkKeys = keys.split(',');

interface Prepared {
  readonly bytes: Buffer;
  /** Where times stand. */
  readonly times: readonly number[];
}

const random = createRandom(batch);
const requests = Array.from({ length: BODIES }, (_, index) => prepare(index));
const startedAt = performance.now();
const latencies: number[] = [];
let next = 0;
let sequence = 0;
let refused = 0;
let firstRefusal = '';
await Promise.all(Array.from({ length: Number(connectionsText) }, () => runConnection()));
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
  }),
);

function prepare(index: number): Prepared {
  const nowSeconds = Math.floor(Date.now() / 1000);
  // Safe: this is the shape that makeEvent makes.
  const events = Array.from({ length: batch }, () => makeEvent(random, nowSeconds) as BenchEvent);
  const body = Buffer.from(bodyOf(kind as PeerKind, events, index, nowSeconds));
  const head = Buffer.from(
    `POST ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const bytes = Buffer.concat([head, body]);
  const times: number[] = [];
  for (let at = bytes.indexOf(TIME); at >= 0; at = bytes.indexOf(TIME, at + 1)) times.push(at);
  return { bytes, times };
}

function bodyOf(to: PeerKind, events: readonly BenchEvent[], index: number, nowSeconds: number): string {
  if (to === 'upriver') return JSON.stringify({ sdk_key: sdkKeys[index % sdkKeys.length], batch: events });
  if (to === 'clickhouse')
    return events
      .map((event) => JSON.stringify({ ...event, ts: undefined, at: nowSeconds, tags: JSON.stringify(event.tags) }))
      .join('\n');
  return events.map((event) => line(event, to === 'influxdb')).join('\n');
}

/** Line protocol. A store of numbers gets the two numbers only; its labels are those with few values. */
function line(event: BenchEvent, hasTexts: boolean): string {
  const series = `calls,host=${event.host},endpoint=${event.endpoint.replace(/ch_\w+/, '{id}')},method=${event.method},region=${event.region},environment=${event.environment}`;
  const numbers = `status=${event.status}i,latency_ms=${event.latency_ms}`;
  const { feature, sdk_version: sdk, deployment_id: deployment, runtime, tags } = event;
  const texts = `,feature="${feature}",sdk_version="${sdk}",deployment_id="${deployment}",runtime="${runtime}",tenant="${tags['tenant']}",plan="${tags['plan']}",retry=${tags['retry']}i`;
  return `${series} ${numbers}${hasTexts ? texts : ''} ${TIME}`;
}

/** A copy in which every event has a time that no other has; times of events are not read by who gets whole seconds. */
function stamped({ bytes, times }: Prepared): Buffer {
  if (times.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  const milliseconds = Date.now();
  for (const at of times) copy.write(`${milliseconds}${String(sequence++ % 1_000_000).padStart(6, '0')}`, at, 'latin1');
  return copy;
}

function runConnection(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    let sentAt = 0;
    let received = '';
    const send = (): void => {
      if (performance.now() - startedAt >= durationMs) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(stamped(requests[next++ % requests.length] as Prepared));
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const end = received.indexOf('\r\n\r\n');
      if (end < 0 || !isWhole(received, end + 4)) return;
      latencies.push(performance.now() - sentAt);
      if (!/^HTTP\/1\.1 20[04]/.test(received) || (kind === 'upriver' && !received.includes(`"accepted":${batch}`))) {
        refused += 1;
        firstRefusal ||= received.slice(0, 500);
      }
      received = '';
      send();
    });
    socket.on('error', reject);
    socket.on('connect', send);
  });
}

function isWhole(received: string, bodyAt: number): boolean {
  if (received.startsWith('HTTP/1.1 204')) return true;
  if (/transfer-encoding: chunked/i.test(received)) return received.slice(bodyAt).endsWith('0\r\n\r\n');
  return received.length >= bodyAt + Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
}
