import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { anEvent } from '../../../../../test/support/ingest.ts';
import { createRandom } from '../../../../../test/support/random.ts';
import type { Random } from '../../../../../test/support/random.ts';
import { USUAL_BODY_MODULE, compileUsualBody } from '../../../../../tools/usual-body.ts';
import { createEventsParser } from '../parse-events.ts';
import { findProblem } from '../validate.ts';
import { createUsualBodyReader } from './usual-body.ts';
import type { UsualBody } from './usual-body.ts';

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
const BODIES = 6000;
/** What a byte of a body is changed into. */
const BYTES = Buffer.from('"\\{}[],:0123456789.eE-+ \n\ttruefalsn\u0001\u007f\u00e9\u20ac');

test('the module is what its source says', async () => {
  assert.ok(Buffer.from(await compileUsualBody()).equals(readFileSync(USUAL_BODY_MODULE)), 'node tools/usual-body.ts');
});

test('whatever body the module reads, it reads as the parser of all bodies does, and its events are valid', () => {
  const reader = createUsualBodyReader();
  assert.ok(reader !== undefined);
  const parse = createEventsParser();
  const random = createRandom(11);
  const bodies = originals();
  let taken = 0;
  for (let index = 0; index < BODIES; index += 1) {
    const original = bodies[index % bodies.length] ?? '';
    const bytes = index < bodies.length ? Buffer.from(original) : mutate(original, random);
    const body: UsualBody | undefined = reader.read([bytes]);
    assert.ok(body !== undefined || index >= bodies.length, original);
    if (body === undefined) continue;
    taken += 1;
    const given = readAll(parse(bytes).read());
    const events = (given['batch'] ?? [given['event']]) as Record<string, unknown>[];
    assert.deepEqual(toEvents(body), events.map(withoutAbsent), bytes.toString());
    for (const event of events) assert.equal(findProblem(event), undefined);
    const { sdk_key: sdkKey, batch_id: batchId, sent_at: sentAt } = given;
    assert.deepEqual([body.sdkKey, body.batchId, body.sentAt], [sdkKey, batchId, sentAt]);
    assert.equal(given['batch'] === undefined, given['event'] !== undefined);
  }
  assert.ok(taken > BODIES / 12, `${taken} were read`);
});

test('texts are told apart after more of them than are remembered, and after one body with too many', () => {
  const reader = createUsualBodyReader();
  const read = (from: number, count: number): UsualBody | undefined =>
    reader?.read([
      Buffer.from(
        JSON.stringify({
          sdk_key: 'k',
          batch: Array.from({ length: count }, (_, index) =>
            anEvent({
              endpoint: `/${from + index}`,
              tags: Object.fromEntries(Array.from({ length: 5 }, (__, tag) => [`t${tag}`, `${from + index}-${tag}`])),
            }),
          ),
        }),
      ),
    ]);
  let epochs = 0;
  for (let from = 0; from < 40_000; from += 300) {
    const body = read(from, 300);
    assert.ok(body !== undefined);
    epochs = body.epoch;
    assert.equal(body.text(body.endpoint[299] ?? 0), `/${from + 299}`);
    assert.equal(body.tagValue(body.tagValues[1499] ?? 0), `${from + 299}-4`);
  }
  assert.ok(epochs > 5);
  assert.equal(read(100_000, 500), undefined, 'more new texts than are read at once');
  assert.equal(read(200_000, 1)?.rows, 1);
});

/** Bodies as several senders write them, each of which is usual. */
function originals(): string[] {
  const batch = [
    anEvent({
      method: 'GET',
      status: 503,
      latency_ms: 0.25,
      tags: { tenant: 't-1', retry: 2, isLast: true, share: 0.5 },
    }),
    anEvent({ host: 'api.é.com', error_class: 'timeout', status: 0, tags: { tenant: '€', plan: '' } }),
    anEvent({ environment: 'production', region: '', feature: 'checkout', deployment_id: '2026-11-21.3-9f8e7d6' }),
    anEvent({ sdk_version: 'upriver-node/0.1.0', runtime: 'node/24', tags: {} }),
  ];
  const whole = { sdk_key: 'upr_sdk_x', batch, batch_id: 'b-1', sent_at: 1_763_800_000.25 };
  return [
    JSON.stringify({ sdk_key: 'upr_sdk_x', batch }),
    JSON.stringify(whole, null, 1),
    JSON.stringify({ event: batch[0], sdk_key: 'upr_sdk_x' }),
    JSON.stringify({ batch: batch.slice(0, 1), sdk_key: 'k' }).replaceAll(/([:,])/g, '$1 '),
  ];
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
