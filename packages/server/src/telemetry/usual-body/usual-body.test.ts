import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { anEvent } from '../../../../../test/support/ingest.ts';
import {
  createReadingComparison,
  mutatedBodies,
  usualBodies,
  usualColumns,
} from '../../../../../test/support/usual-bodies.ts';
import { USUAL_BODY_MODULE, compileUsualBody } from '../../../../../tools/usual-body.ts';
import { createUsualBodyReader } from './usual-body.ts';
import type { UsualBody } from './usual-body.ts';
import { createUsualColumnsReader } from './usual-columns.ts';

const BODIES = 6000;

test('the module is what its source says', async () => {
  assert.ok(Buffer.from(await compileUsualBody()).equals(readFileSync(USUAL_BODY_MODULE)), 'node tools/usual-body.ts');
});

test('whatever body the module reads, it reads as the parser of all bodies does, and its events are valid', () => {
  const reader = createUsualBodyReader();
  assert.ok(reader !== undefined);
  const compare = createReadingComparison(reader);
  for (const body of usualBodies()) assert.ok(compare(Buffer.from(body)), body);
  let read = 0;
  for (const body of mutatedBodies({ seed: 11, count: BODIES })) if (compare(body)) read += 1;
  assert.ok(read > BODIES / 12, `${read} were read`);
});

test('whatever columns are read as usual ones, they are read as all columns are, and their events are valid', () => {
  const compare = createReadingComparison(createUsualColumnsReader());
  for (const body of usualColumns()) assert.ok(compare(Buffer.from(body)), body);
  let read = 0;
  for (const body of mutatedBodies({ seed: 12, count: BODIES }, usualColumns())) if (compare(body)) read += 1;
  assert.ok(read > BODIES / 20, `${read} were read`);
});

test('a body that is kept is the same after others were read, until numbers stand for other texts', () => {
  const reader = createUsualBodyReader();
  const bodies = usualBodies().map((body) => Buffer.from(body));
  for (const bytes of bodies) {
    const kept = reader?.read([bytes])?.keep();
    assert.ok(kept !== undefined);
    for (const other of bodies) reader?.read([other]);
    createReadingComparison({ read: () => kept })(bytes);
    assert.ok(kept.isGood());
  }
  const kept = reader?.read(bodies.slice(0, 1))?.keep();
  for (let from = 0; from < 33_000; from += 300)
    reader?.read([
      Buffer.from(
        JSON.stringify({
          sdk_key: 'k',
          batch: Array.from({ length: 300 }, (_, index) => anEvent({ endpoint: `/${from + index}` })),
        }),
      ),
    ]);
  assert.equal(kept?.isGood(), false);
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
