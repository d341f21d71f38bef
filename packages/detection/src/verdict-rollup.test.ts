import { VERDICTS } from '@upriver/contract';
import type { Verdict } from '@upriver/contract';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { rollUpVerdicts } from './verdict-rollup.ts';

test('one impaired series makes a service impaired, a quiet one does not hide that others are well', () => {
  assert.equal(rolled(['healthy', 'us', 'undecided', 'cannot_say'], 'series'), 'undecided');
  assert.equal(rolled(['healthy', 'cannot_say'], 'series'), 'healthy');
});

test('services that cannot be told keep an organization from being called healthy', () => {
  assert.equal(rolled(['healthy', 'cannot_say', 'not_affecting_you'], 'services'), 'cannot_say');
  assert.equal(rolled(['healthy', 'not_affecting_you'], 'services'), 'not_affecting_you');
});

test('nothing to go by is nothing to say', () => {
  assert.deepEqual(rollUpVerdicts([], 'services').verdict, 'cannot_say');
});

test('a roll-up carries the earliest start of its verdict, and counts that add up in any order', () => {
  const one = fc.record({ verdict: fc.constantFrom(...VERDICTS), since: fc.option(fc.nat()) });
  fc.assert(
    fc.property(fc.array(one), (cells) => {
      const rollup = rollUpVerdicts(cells, 'series');
      assert.deepEqual(rollUpVerdicts(cells.toReversed(), 'series'), rollup);
      assert.equal(
        Object.values(rollup.counts).reduce((sum, count) => sum + count, 0),
        cells.length,
      );
    }),
  );
  const cells = [
    { verdict: 'them', since: 20 },
    { verdict: 'them', since: 10 },
    { verdict: 'not_affecting_you', since: 5 },
  ] as const;
  assert.equal(rollUpVerdicts(cells, 'series').since, 10);
});

function rolled(verdicts: readonly Verdict[], across: 'series' | 'services'): Verdict {
  return rollUpVerdicts(
    verdicts.map((verdict) => ({ verdict, since: null })),
    across,
  ).verdict;
}
