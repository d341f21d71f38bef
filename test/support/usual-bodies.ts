// Bodies of `POST /v1/events` as most senders write them, and those with bytes changed; what reads and takes them quickly is compared with
// what reads and takes every body.
import assert from 'node:assert/strict';
import type { IngestDependencies, IngestOutcome, IngestRequest } from '../../packages/server/src/telemetry/ingest.ts';
import { createEventsParser } from '../../packages/server/src/telemetry/parse-events.ts';
import type { UsualBody, UsualBodyReader } from '../../packages/server/src/telemetry/usual-body/usual-body.ts';
import { readColumns } from '../../packages/server/src/telemetry/read-columns.ts';
import { findProblem } from '../../packages/server/src/telemetry/validate.ts';
import { columnsOf } from './columns.ts';
import { START, anEvent, openTestIngest } from './ingest.ts';
import type { TestIngest } from './ingest.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import type { TestStore } from './stores.ts';

const TEXTS = [
  'host',
  'endpoint',
  'error_class',
  'method',
  'environment',
  'region',
  'feature',
  'sdk_version',
  'deployment_id',
  'runtime',
] as const;
/** Stands in these bodies for the key of a project. */
export const ANY_KEY = 'upr_sdk_x';
/** What a byte of a body is changed into. */
const BYTES = Buffer.from('"\\{}[],:0123456789.eE-+ \n\ttruefalsn\u0001\u007f\u00e9\u20ac');
/** Between two requests. */
const STEP_MS = 1500;

/** Bodies as several senders write them, each of which is usual. */
export function usualBodies(): string[] {
  const batch = [
    anEvent({
      method: 'GET',
      status: 503,
      latency_ms: 0.25,
      tags: { tenant: 't-1', retry: 2, isLast: true, share: 0.5 },
    }),
    anEvent({ host: 'api.github.com', error_class: 'timeout', status: 0, tags: { tenant: '€', plan: '' } }),
    anEvent({ environment: 'production', region: '', feature: 'checkout', deployment_id: '2026-11-21.3-9f8e7d6' }),
    anEvent({ sdk_version: 'upriver-node/0.1.0', runtime: 'node/24', tags: {} }),
  ];
  const whole = { sdk_key: ANY_KEY, batch, batch_id: 'b-1', sent_at: 1_763_800_000.25 };
  return [
    JSON.stringify({ sdk_key: ANY_KEY, batch }),
    JSON.stringify(whole, null, 1),
    JSON.stringify({ event: batch[0], sdk_key: ANY_KEY }),
    // Read, but not taken at once, because of its host.
    JSON.stringify({ event: anEvent({ host: 'api.é.com' }), sdk_key: ANY_KEY }),
    JSON.stringify({ batch: batch.slice(0, 1), sdk_key: ANY_KEY }).replaceAll(/([:,])/g, '$1 '),
  ];
}

/** Columns as our SDK writes them, each of which is usual. */
export function usualColumns(): string[] {
  const envelope = { sdk_key: ANY_KEY, batch_id: '1795449600000-0.5', sent_at: 1_763_800_000 };
  const [whole, , , foreign] = usualBodies().map((body) => JSON.parse(body) as Record<string, object[]>);
  const batch = whole?.['batch'] ?? [];
  const alike = { host: 0, endpoint: 1, status: 200, latency_us: 1500, ts: START / 1000 };
  return [
    JSON.stringify({ ...envelope, columns: usualColumnsOf(batch) }),
    JSON.stringify({ sdk_key: ANY_KEY, columns: usualColumnsOf([...batch, ...batch]) }),
    JSON.stringify({ ...envelope, columns: { count: 3, texts: ['api.github.com', '/a'], tag_sets: [], ...alike } }),
    JSON.stringify({
      sdk_key: ANY_KEY,
      columns: { count: 2, texts: ['api.github.com', '/a'], tag_sets: [{ n: 1, t: '€' }], tags: [0, -1], ...alike },
    }),
    // Read, but not taken at once, because of its host.
    JSON.stringify({ sdk_key: ANY_KEY, columns: usualColumnsOf([foreign?.['event'] ?? {}]) }),
  ];
}

/** Events as our SDK writes them, which knows no names of services. */
export function usualColumnsOf(events: readonly object[]): object {
  const { service: _, ...columns } = columnsOf(events);
  return columns;
}

/** So many of `originals` with one to four changes each. The same seed gives the same ones. */
export function* mutatedBodies(
  { seed, count }: { seed: number; count: number },
  originals: readonly string[] = usualBodies(),
) {
  const random = createRandom(seed);
  for (let index = 0; index < count; index += 1) yield mutate(originals[index % originals.length] ?? '', random);
}

/** Asserts that what the reader reads is what the parser of all bodies reads, and valid. The function tells whether a body was read. */
export function createReadingComparison(reader: UsualBodyReader): (bytes: Buffer) => boolean {
  const parse = createEventsParser();
  return (bytes) => {
    const body = reader.read([bytes]);
    if (body === undefined) return false;
    const given = readAll(parse(bytes).read());
    const { columns } = given;
    const read = columns === undefined ? (given['batch'] ?? [given['event']]) : readColumns(columns);
    assert.ok(Array.isArray(read), bytes.toString());
    const events = read as Record<string, unknown>[];
    assert.deepEqual(toEvents(body), events.map(withoutAbsent), bytes.toString());
    for (const event of events) assert.equal(findProblem(event), undefined, bytes.toString());
    const { sdk_key: sdkKey, batch_id: batchId, sent_at: sentAt } = given;
    assert.deepEqual([body.sdkKey, body.batchId, body.sentAt], [sdkKey, batchId, sentAt], bytes.toString());
    assert.equal([given['batch'], given['event'], columns].filter((form) => form !== undefined).length, 1);
    return true;
  };
}

/** Two stores alike: one gets bodies at once where that can be, the other event by event. */
export interface BothWays {
  /**
   * Sends a body with the key of each, and asserts that the answers are the same.
   * @param contentEncoding how the body is encoded
   * @returns whether it was taken at once
   */
  send(makeBody: (sdkKey: string) => Buffer, contentEncoding?: string): Promise<boolean>;
  /** Asserts that both hold the same rows, and gives them. */
  compareStored(): ReturnType<typeof readStored>;
  close(): Promise<void>;
}

/** Opens them. Nobody renews the terms of leases here: limits are those of one node. */
export async function openBothWays(store: TestStore, limits: Partial<IngestDependencies['limits']>): Promise<BothWays> {
  const open = async (): Promise<TestIngest> => openTestIngest(await store.open(), { limits, isLeased: false });
  const [once, each] = [await open(), await open()];
  return {
    async send(makeBody, contentEncoding) {
      let isTaken = false;
      const toRequest = ({ sdkKey }: TestIngest): IngestRequest => ({
        body: makeBody(sdkKey),
        contentType: 'application/json',
        contentEncoding,
        address: '192.0.2.7',
      });
      const [one, other] = await Promise.all([
        sendAtOnce(once, toRequest(once), () => (isTaken = true)),
        each.ingest.receive(toRequest(each)),
      ]);
      assert.deepEqual(one, other, makeBody(each.sdkKey).toString().slice(0, 2000));
      for (const { clock } of [once, each]) clock.advance(STEP_MS);
      return isTaken;
    },
    async compareStored() {
      const stored = await readStored(once);
      assert.deepEqual(stored, await readStored(each));
      assert.deepEqual([once.errors, each.errors], [[], []]);
      return stored;
    },
    async close() {
      for (const { ingest, database } of [once, each]) {
        await ingest.close();
        await database.close();
      }
    },
  };
}

async function sendAtOnce({ ingest }: TestIngest, request: IngestRequest, onTaken: () => void): Promise<IngestOutcome> {
  const { promise, resolve } = Promise.withResolvers<IngestOutcome>();
  const { body, ...head } = request;
  // As it may come from a socket.
  const parts = [body.subarray(0, 100), body.subarray(100)];
  if (!ingest.receiveUsual({ ...head, parts }, resolve)) return ingest.receive(request);
  onTaken();
  return promise;
}

async function readStored({ database: { kysely } }: TestIngest) {
  const [blocks, templates, hosts, links] = await Promise.all([
    kysely
      .selectFrom('event_blocks')
      .select(['from_at', 'to_at', 'service_mask', 'events', 'bytes'])
      .orderBy('id')
      .execute(),
    kysely
      .selectFrom('endpoint_templates')
      .select(['service_id', 'template'])
      .orderBy('service_id')
      .orderBy('template')
      .execute(),
    kysely.selectFrom('unknown_hosts').select(['host', 'calls']).orderBy('host').execute(),
    kysely.selectFrom('links').select(['service_id', 'kind']).orderBy('service_id').execute(),
  ]);
  return { blocks, templates, hosts, links };
}

function mutate(original: string, random: Random): Buffer {
  const at = (bound: number): number => random.below(bound);
  const bytes = [...Buffer.from(original)];
  for (let left = 1 + at(3); left > 0; left -= 1) {
    const place = at(bytes.length);
    const kind = at(4);
    if (kind === 0) bytes[place] = BYTES[at(BYTES.length)] ?? 0;
    else if (kind === 1) bytes.splice(place, 1 + at(3));
    else if (kind === 2) bytes.splice(place, 0, BYTES[at(BYTES.length)] ?? 0);
    else bytes.splice(place, 0, ...bytes.slice(at(bytes.length)).slice(0, at(40)));
  }
  if (at(8) === 0) bytes[at(bytes.length)] = 128 + at(128);
  return Buffer.from(bytes);
}

function readAll<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function toEvents(body: UsualBody): object[] {
  let tag = 0;
  return Array.from({ length: body.rows }, (_, row) => {
    const event: Record<string, unknown> = {
      status: body.status[row],
      latency_ms: body.latency_ms[row],
      ts: body.ts[row],
    };
    for (const field of TEXTS) if (body[field][row] !== 0) event[field] = body.text(body[field][row] ?? 0);
    const shape = (body.shapes[row] ?? 0) - 1;
    const start = body.shapeStarts[shape] ?? 0;
    const tags = Array.from({ length: shape < 0 ? 0 : (body.shapeLengths[shape] ?? 0) }, (__, index) => [
      body.text(body.tagKeys[start + index] ?? 0),
      body.tagValue(body.tagValues[tag + index] ?? 0),
    ]);
    tag = body.tagEnds[row] ?? 0;
    // An entry makes an own property of every name.
    return withoutAbsent({ ...event, tags: Object.fromEntries(tags) });
  });
}

/** No tags are as good as empty ones. */
function withoutAbsent(event: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(event).filter(
      ([name, value]) => value !== undefined && !(name === 'tags' && Object.keys(value as object).length === 0),
    ),
  );
}
