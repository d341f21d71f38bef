import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Telemetry } from '@upriver/contract';
import { series } from './answer.fixture.ts';
import { comparisonOf, versionBars } from './versions.ts';

const calls = { failures: 0, errorRate: 0, rateLimitedShare: 0, authShare: 0, p50Ms: 90, p95Ms: 290, p99Ms: 400 };
const line = (deployment: string | null, requests: number, refused: number): Telemetry['groups'][number] => ({
  group: { deployment },
  total: { ...calls, requests, errors: { client_error: refused } },
  points: [],
});
const telemetry = (...groups: Telemetry['groups']): Telemetry => ({ groups }) as Telemetry;

test('the blamed version comes first, beside those with most calls', () => {
  const bars = versionBars(
    telemetry(line('118', 1811, 4), line('119', 1204, 486), line(null, 3, 0)),
    '119',
    'client_error',
  );
  assert.deepEqual(
    bars.map(({ name, bad, calls: all, isBlamed }) => [name, bad, all, isBlamed]),
    [
      ['119', 486, 1204, true],
      ['118', 4, 1811, false],
      ['not named', 0, 3, false],
    ],
  );
});

test('nothing is compared without a second version, nor where no deployment is blamed', () => {
  assert.deepEqual(versionBars(telemetry(line('119', 1204, 486)), '119', 'client_error'), []);
  assert.equal(comparisonOf(series('them')), undefined);
  const one = series('us');
  const cause = { ...one.cause, cause: 'deployment', subject: { deployment: '119' } } as NonNullable<typeof one.cause>;
  const { deployment, onset, from } = comparisonOf({ ...one, cause }) ?? {};
  assert.deepEqual([deployment, (onset ?? 0) - (from ?? 0)], ['119', 3_600_000]);
});
