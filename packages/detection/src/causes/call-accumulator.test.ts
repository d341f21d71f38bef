import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MINUTE_MS, ONSET } from '../../test/scene.ts';
import { decodeAccumulator, encodeAccumulator } from './accumulator-codec.ts';
import {
  CELLS_MAX,
  NAMES_MAX,
  addCalls,
  advance,
  closeImpairment,
  createCallAccumulator,
  openImpairment,
} from './call-accumulator.ts';
import { countBefore, slotsSinceOnset } from './slots.ts';
import type { CallAccumulator, CallGroup } from './call-accumulator.ts';
import type { CellKey } from './cell.ts';
import { OTHER } from './name-table.ts';
import { placeOf, sumSlots } from './tally.ts';

const CELL: CellKey = {
  project: 'shop',
  environment: 'production',
  region: 'eu',
  endpoint: '/v1/charges',
  deployment: 'v1',
  feature: '',
};

test('minutes since the onset and the quarter of an hour before it are told apart', () => {
  const accumulator = createCallAccumulator();
  for (let minute = -40; minute < 10; minute += 1) add(accumulator, minute, 10, minute < 0 ? 0 : 3);
  openImpairment(accumulator, ONSET);
  assert.equal(sumSince(accumulator, 'calls'), 100);
  assert.equal(sumSince(accumulator, 'server'), 30);
  assert.equal(sumBefore(accumulator), 150);
});

test('what is older than the hour is merged by five minutes and lost after six hours', () => {
  const accumulator = createCallAccumulator();
  for (let minute = -20; minute < 5; minute += 1) add(accumulator, minute, 10);
  openImpairment(accumulator, ONSET);
  for (let minute = 5; minute < 200; minute += 1) add(accumulator, minute, 10);
  assert.equal(sumSince(accumulator, 'calls'), 2000);
  assert.equal(sumBefore(accumulator), 150);
  assert.ok(slotsSinceOnset(accumulator).some(({ isFine, minutes }) => !isFine && minutes === 5));
  for (let minute = 200; minute < 1000; minute += 1) add(accumulator, minute, 10);
  const kept = sumSince(accumulator, 'calls');
  assert.ok(kept >= 3500 && kept <= 3650, String(kept));
  assert.equal(sumBefore(accumulator), 150);
});

test('calls that come late are counted in their own minute', () => {
  const late = createCallAccumulator();
  const timely = createCallAccumulator();
  const minutes = Array.from({ length: 120 }, (_, index) => index - 30);
  for (const minute of minutes) add(timely, minute, 7, 1);
  for (const minute of [...minutes.slice(1), -30]) add(late, minute, 7, 1);
  for (const one of [late, timely]) openImpairment(one, ONSET + 60 * MINUTE_MS);
  assert.equal(sumSince(late, 'calls'), sumSince(timely, 'calls'));
  assert.equal(sumBefore(late), sumBefore(timely));
});

test('an impairment that is over leaves nothing behind, neither before the next one nor in what is usual', () => {
  const accumulator = createCallAccumulator();
  for (let minute = -20; minute < 10; minute += 1) add(accumulator, minute, 10, minute < 0 ? 0 : 10);
  openImpairment(accumulator, ONSET);
  for (let minute = 10; minute < 20; minute += 1) add(accumulator, minute, 10);
  closeImpairment(accumulator, ONSET + 10 * MINUTE_MS);
  for (let minute = 20; minute < 25; minute += 1) add(accumulator, minute, 10);
  openImpairment(accumulator, ONSET + 25 * MINUTE_MS);
  const [cell] = accumulator.cells.values();
  assert.ok(cell);
  assert.equal(countBefore(accumulator, cell.tally, placeOf('server')), 0);
  closeImpairment(accumulator, ONSET + 25 * MINUTE_MS);
  advance(accumulator, ONSET + 500 * MINUTE_MS);
  const [usual] = accumulator.usual.values();
  assert.ok((usual?.[0] ?? 0) > 0);
  assert.equal(usual?.[placeOf('server')], 0);
});

test('cells, endpoints and deployments are bounded, and no call is lost by it', () => {
  const accumulator = createCallAccumulator();
  let calls = 0;
  for (let index = 0; index < 4000; index += 1) {
    const cell = {
      ...CELL,
      project: `p${index % 7}`,
      region: `r${index % 3}`,
      endpoint: `/v1/${index % 97}`,
      deployment: `d${index % 13}`,
      feature: `f${index % 5}`,
    };
    const one = 1 + (index % 4);
    calls += one;
    addCalls(accumulator, { cell, at: ONSET + (index % 20) * MINUTE_MS, calls: one });
  }
  openImpairment(accumulator, ONSET);
  assert.ok(accumulator.cells.size <= CELLS_MAX);
  assert.equal(sumSince(accumulator, 'calls'), calls);
  const keys = [...accumulator.cells.values()].map(({ key }) => key);
  assert.ok(new Set(keys.map(({ endpoint }) => endpoint)).size <= NAMES_MAX.endpoint + 1);
  for (const project of new Set(keys.map((key) => key.project))) {
    const own = keys.filter((key) => key.project === project && key.deployment !== OTHER);
    assert.ok(new Set(own.map(({ deployment }) => deployment)).size <= 8);
  }
});

test('an endpoint that becomes busy gets its name, whatever came before it', () => {
  const accumulator = createCallAccumulator();
  for (let index = 0; index < 200; index += 1)
    addCalls(accumulator, { cell: { ...CELL, endpoint: `/v1/${index}` }, at: ONSET, calls: 5 });
  for (let minute = 0; minute < 10; minute += 1)
    addCalls(accumulator, { cell: { ...CELL, endpoint: '/v1/busy' }, at: ONSET + minute * MINUTE_MS, calls: 20 });
  assert.ok([...accumulator.cells.values()].some(({ key }) => key.endpoint === '/v1/busy'));
});

const SEEDED = { seed: 20_260_507, numRuns: 60 };
const group = fc.record({
  project: fc.constantFrom('a', 'b', 'c'),
  endpoint: fc.constantFrom('/1', '/2', '/3'),
  deployment: fc.constantFrom('v1', 'v2', ''),
  minute: fc.integer({ min: -100, max: 90 }),
  calls: fc.integer({ min: 1, max: 50 }),
  isBad: fc.boolean(),
  account: fc.constantFrom('x', 'y', ''),
});
const groups = fc.array(group, { maxLength: 60 });
type Group = typeof group extends fc.Arbitrary<infer One> ? One : never;

test('the order in which calls come does not matter', () => {
  fc.assert(
    fc.property(groups, (list) => {
      assertSame(accumulate(list), accumulate(list.toReversed()));
    }),
    SEEDED,
  );
});

test('what is written is read back as it was', () => {
  fc.assert(
    fc.property(groups, (list) => {
      const accumulator = accumulate(list);
      const copy = decodeAccumulator(encodeAccumulator(accumulator));
      assert.ok(copy);
      assertSame(copy, accumulator);
      assert.equal(encodeAccumulator(copy), encodeAccumulator(accumulator));
    }),
    SEEDED,
  );
});

test('another version is not read', () => {
  assert.equal(decodeAccumulator('{"version":0}'), undefined);
});

function accumulate(list: readonly Group[]): CallAccumulator {
  const accumulator = createCallAccumulator();
  advance(accumulator, ONSET);
  openImpairment(accumulator, ONSET);
  for (const { project, endpoint, deployment, minute, calls, isBad, account } of list) {
    const one: CallGroup = {
      cell: { ...CELL, project, endpoint, deployment },
      at: ONSET + minute * MINUTE_MS,
      calls,
      tags: { account },
      ...(isBad ? { outcome: 'server' } : {}),
    };
    addCalls(accumulator, one);
  }
  advance(accumulator, ONSET + 90 * MINUTE_MS);
  return accumulator;
}

/** All that is counted, in an order that does not depend on how it came. */
function countsOf(accumulator: CallAccumulator): unknown {
  const slots = slotsSinceOnset(accumulator);
  const tables = [accumulator.cells, accumulator.tags].map((table) =>
    [...table]
      .map(([text, { tally }]) => [
        text,
        ...[placeOf('calls'), placeOf('server')].flatMap((place) => [
          ...slots.map((slot) => sumSlots(tally, place, [slot])),
          countBefore(accumulator, tally, place),
        ]),
      ])
      .toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1)),
  );
  return tables;
}

/** Counts are the same, and clean history is but for rounding. */
function assertSame(a: CallAccumulator, b: CallAccumulator): void {
  assert.deepEqual(countsOf(a), countsOf(b));
  assert.deepEqual([...a.usual.keys()].toSorted(), [...b.usual.keys()].toSorted());
  for (const [stratum, counts] of a.usual)
    for (const [place, count] of counts.entries())
      assert.ok(Math.abs(count - (b.usual.get(stratum)?.[place] ?? 0)) < 0.01);
}

function add(accumulator: CallAccumulator, minute: number, calls: number, bad = 0): void {
  const at = ONSET + minute * MINUTE_MS;
  if (calls > bad) addCalls(accumulator, { cell: CELL, at, calls: calls - bad });
  if (bad > 0) addCalls(accumulator, { cell: CELL, at, calls: bad, outcome: 'server' });
}

function sumSince(accumulator: CallAccumulator, measure: 'calls' | 'server'): number {
  const slots = slotsSinceOnset(accumulator);
  return [...accumulator.cells.values()].reduce((sum, { tally }) => sum + sumSlots(tally, placeOf(measure), slots), 0);
}

function sumBefore(accumulator: CallAccumulator): number {
  return [...accumulator.cells.values()].reduce(
    (sum, { tally }) => sum + countBefore(accumulator, tally, placeOf('calls')),
    0,
  );
}
