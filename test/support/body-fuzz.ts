// Bodies for ingest and OpenTelemetry, right, wrong and broken. Whatever comes, every event that was sent is accepted or dropped, the counts
// add up, and the store holds what was accepted.
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Answer, TestApp } from './app.ts';
import { START, event } from './app.ts';
import { otlpJson, otlpProtobuf } from './otlp.ts';
import type { SpanSketch } from './otlp.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

export interface BodyReport {
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Events and spans of the requests that were accepted, and what became of them. */
  readonly sent: number;
  readonly accepted: number;
  readonly dropped: number;
  /** Events that the store holds of these. */
  readonly stored: number;
  /** Every answer that is 5xx or whose counts do not add up. The first hundred. */
  readonly violations: readonly string[];
}

/** A body, and how many events it stands for; undefined where that cannot be known beforehand. */
interface FuzzBody {
  readonly path: '/v1/events' | '/v1/traces';
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  readonly sent: number | undefined;
}

interface Keys {
  /** Of the project whose counts are known. */
  readonly counted: string;
  /** Of another one, for broken bodies of OpenTelemetry: nobody knows how many spans are left in them. */
  readonly uncounted: string;
}

interface Totals {
  sent: number;
  accepted: number;
  dropped: number;
}

const AT_ONCE = 16;
const VIOLATIONS_SHOWN = 100;

/** Sends so many bodies, some at once. The same seed sends the same ones. */
export async function fuzzBodies(api: TestApp, options: { seed: number; count: number }): Promise<BodyReport> {
  const random = createRandom(options.seed);
  const statuses = new Map<number, number>();
  const violations: string[] = [];
  const totals: Totals = { sent: 0, accepted: 0, dropped: 0 };
  const [counted, uncounted] = [await createProject(api, 'counted'), await createProject(api, 'uncounted')];
  const keys: Keys = { counted: counted.key, uncounted: uncounted.key };
  for (let index = 0; index < options.count; index += AT_ONCE) {
    const bodies = Array.from({ length: Math.min(AT_ONCE, options.count - index) }, (_, place) =>
      makeBody(random, keys, index + place),
    );
    await Promise.all(
      bodies.map(async (body, place) => {
        const { path, headers, bytes } = body;
        const answer = await api.request('POST', path, { token: null, headers, body: bytes });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const violation = judge(body, answer, totals);
        if (violation !== undefined && violations.length < VIOLATIONS_SHOWN)
          violations.push(`body ${index + place} to ${path}: ${violation}`);
      }),
    );
  }
  const stored = await countStored(api, counted.id);
  if (stored !== totals.accepted) violations.push(`${totals.accepted} events were accepted, ${stored} are stored`);
  return { statuses, violations, stored, ...totals };
}

async function createProject(api: TestApp, name: string): Promise<{ id: string; key: string }> {
  const project = (await api.request('POST', '/api/v1/projects', { body: { name } })).body.data;
  const created = await api.request('POST', `/api/v1/projects/${project.id}/sdk-keys`, { body: { name } });
  return { id: project.id, key: created.body.data.key };
}

async function countStored({ app }: TestApp, projectId: string): Promise<number> {
  const rows = await app.database.kysely
    .selectFrom('event_blocks')
    .select('events')
    .where('project_id', '=', projectId)
    .execute();
  return rows.reduce((sum, { events }) => sum + events, 0);
}

/** What is wrong with an answer; counts it where its body's events are known. */
function judge({ path, sent, bytes }: FuzzBody, answer: Answer, totals: Totals): string | undefined {
  const { status, body } = answer;
  if (status >= 500) return `answered ${status} ${JSON.stringify(body)}: ${bytes.toString('base64').slice(0, 2000)}`;
  if (status !== 200 || sent === undefined) return undefined;
  const dropped = path === '/v1/events' ? body.dropped : rejectedSpans(answer);
  const accepted = path === '/v1/events' ? body.accepted : sent - dropped;
  totals.sent += sent;
  totals.accepted += accepted;
  totals.dropped += dropped;
  const addsUp = accepted >= 0 && dropped >= 0 && accepted + dropped === sent;
  return addsUp ? undefined : `${sent} were sent, ${accepted} accepted and ${dropped} dropped`;
}

/** Of an answer to OpenTelemetry: an object for JSON, for protobuf `partial_success` (field 1) with `rejected_spans` (its field 1). */
function rejectedSpans({ headers, body, bytes }: Answer): number {
  if (String(headers['content-type']).startsWith('application/json'))
    return Number(body.partialSuccess?.rejectedSpans ?? 0);
  if (bytes.length === 0) return 0;
  const partial = readVarint(bytes, 1).end;
  return readVarint(bytes, partial + 1).value;
}

function readVarint(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0;
  let at = start;
  for (let scale = 1; ; at += 1, scale *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, end: at + 1 };
  }
}

function makeBody(random: Random, keys: Keys, index: number): FuzzBody {
  return random.chance(0.3) ? makeTraces(random, keys) : makeEvents(random, keys, index);
}

function makeEvents(random: Random, { counted }: Keys, index: number): FuzzBody {
  const count = random.chance(0.01) ? random.pick([0, 500, 501]) : random.below(12);
  const envelope: [string, unknown][] = random.chance(0.15)
    ? [['event', makeEvent(random)]]
    : [['batch', random.chance(0.02) ? makeValue(random, 3) : Array.from({ length: count }, () => makeEvent(random))]];
  // Broken it must not become another's: a repeat gets the first answer.
  if (random.chance(0.3)) envelope.push(['batch_id', `${index} ${random.below(1e9)} ${random.below(1e9)}`]);
  if (random.chance(0.2)) envelope.push(['sent_at', random.chance(0.8) ? START / 1000 : makeValue(random, 2)]);
  if (random.chance(0.2)) envelope.push([makeText(random), makeValue(random, 4)]);
  if (random.chance(0.98)) {
    const key = random.chance(0.98) ? counted : makeValue(random, 1);
    envelope.splice(random.below(envelope.length + 1), 0, ['sdk_key', key]);
  }
  const written = Buffer.from(JSON.stringify(Object.fromEntries(envelope), undefined, random.chance(0.1) ? 2 : 0));
  const plain = random.chance(0.3) ? broken(random, written) : written;
  return { path: '/v1/events', sent: countEvents(plain), ...encoded(random, plain, 'application/json', {}) };
}

/** As `JSON.parse` has it; undefined for what it refuses, which must not be accepted. */
function countEvents(plain: Buffer): number {
  try {
    const body = JSON.parse(plain.toString().replace(/^\uFEFF/, '')) as { batch?: unknown };
    return Array.isArray(body.batch) ? body.batch.length : 1;
  } catch {
    return Number.NaN;
  }
}

function makeTraces(random: Random, keys: Keys): FuzzBody {
  const spans = Array.from({ length: random.chance(0.01) ? 600 : random.below(15) }, () => makeSpan(random));
  const resource = { 'service.name': makeText(random), 'cloud.region': 'eu-west-1' };
  const isJson = random.chance(0.5);
  const written = isJson ? otlpJson(spans, resource) : otlpProtobuf(spans, resource);
  const isBroken = random.chance(0.4);
  const contentType = isJson ? 'application/json' : 'application/x-protobuf';
  const headers = { 'x-sdk-key': isBroken ? keys.uncounted : keys.counted };
  const sent = isBroken ? undefined : spans.filter(({ kind }) => kind === 3).length;
  return {
    path: '/v1/traces',
    sent,
    ...encoded(random, isBroken ? broken(random, written) : written, contentType, headers),
  };
}

function makeSpan(random: Random): SpanSketch {
  const startMs = START - random.below(60_000);
  return {
    kind: random.chance(0.8) ? 3 : 1,
    startMs,
    endMs: startMs + random.below(5000),
    attributes: {
      'http.request.method': random.pick(['GET', 'POST', makeText(random)]) || 'GET',
      'server.address': random.chance(0.8) ? 'api.acmepay.com' : 'api.unknown-vendor.com',
      'url.full': `https://api.acmepay.com/v1/${makeText(random)}`,
      'http.response.status_code': random.chance(0.9) ? random.pick([200, 404, 500]) : random.below(2000),
      [`other.${makeText(random)}`]: makeText(random),
    },
    ...(random.chance(0.2) ? { status: { code: 2, message: makeText(random) } } : {}),
    ...(random.chance(0.2) ? { exception: { 'exception.type': makeText(random) } } : {}),
  };
}

const FIELDS = [
  'host',
  'service',
  'endpoint',
  'status',
  'latency_ms',
  'ts',
  'method',
  'region',
  'tags',
  'feature',
  '__proto__',
  'x',
];

function makeEvent(random: Random): unknown {
  if (random.chance(0.03)) return makeValue(random, 3);
  const changes: Record<string, unknown> = random.chance(0.5)
    ? { endpoint: `/v1/${makeText(random)}`, region: 'eu' }
    : {};
  if (random.chance(0.3)) changes['tags'] = { [makeText(random)]: makeValue(random, 1), plan: 'pro' };
  if (random.chance(0.2)) changes[random.pick(FIELDS)] = makeValue(random, 3);
  return event(changes);
}

const CHARACTERS = ['a', 'Z', '7', '/', '"', '\\', '\n', '\0', 'é', '😀', '\uD83D', ' ', '@', '.', '{', '\u2028', '%'];

function makeText(random: Random): string {
  const length = random.chance(0.02) ? random.below(3000) : random.below(20);
  return Array.from({ length }, () => random.pick(CHARACTERS)).join('');
}

function makeValue(random: Random, depth: number): unknown {
  const kind = random.below(depth > 0 ? 8 : 6);
  if (kind === 0) return makeText(random);
  if (kind === 1) return random.below(1_000_000) - 1000;
  if (kind === 2) return random.pick([1e308, -0, 5e-324, 0.1, 1e21, 2 ** 53]);
  if (kind === 3) return random.chance(0.5);
  if (kind === 4) return null;
  if (kind === 5) return '';
  const entries = Array.from({ length: random.below(6) }, () => makeValue(random, depth - 1));
  return kind === 6 ? entries : Object.fromEntries(entries.map((value) => [makeText(random), value]));
}

/** The bytes with a few of them changed, taken out or put in, or cut. */
function broken(random: Random, bytes: Buffer): Buffer {
  if (random.chance(0.2)) return bytes.subarray(0, random.below(bytes.length + 1));
  const changed = [...bytes];
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const byte = random.chance(0.5) ? random.below(256) : random.pick([...Buffer.from('{}[]",:\\0-e\0')]);
    changed.splice(random.below(changed.length + 1), random.below(3), ...(random.chance(0.7) ? [byte] : []));
  }
  return Buffer.from(changed);
}

function encoded(
  random: Random,
  plain: Buffer,
  contentType: string,
  headers: Readonly<Record<string, string>>,
): Pick<FuzzBody, 'bytes' | 'headers'> {
  const encoding = random.chance(0.7) ? 'identity' : random.pick(['gzip', 'br', 'zstd']);
  const bytes = {
    identity: () => plain,
    gzip: () => gzipSync(plain),
    br: () => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    zstd: () => zstdCompressSync(plain),
  }[encoding];
  const named = random.chance(0.98) ? encoding : random.pick(['gzip', 'br', 'zstd', 'deflate', 'x']);
  const isPlain = named === 'identity';
  return {
    bytes: bytes?.() ?? plain,
    headers: {
      ...headers,
      'content-type': random.chance(0.98) ? contentType : random.pick(['text/plain', 'text/html', 'x', '']),
      ...(isPlain ? {} : { 'content-encoding': named }),
    },
  };
}
