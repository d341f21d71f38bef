import { countAbove } from '@upriver/detection';
import type { Tick } from '@upriver/detection';
import { countErrors, countFailures } from './rollup.ts';
import type { Rollup } from './rollup.ts';

/**
 * The calls of a tick out of their rollup. `aborted` and `client_limit` calls are left out, for they say nothing about the
 * vendor; `slowLimitMs` is the detector's own.
 */
export function tickOf(rollup: Rollup, at: number, slowLimitMs: number | null): Tick {
  const calls = rollup.requests - countErrors(rollup, 'aborted') - countErrors(rollup, 'client_limit');
  return {
    at,
    calls,
    failures: countFailures(rollup),
    // The sketch holds the latencies of all calls, those left out as well.
    slow: slowLimitMs === null ? 0 : Math.min(calls, countAbove(rollup.sketch, slowLimitMs)),
    rateLimited: countErrors(rollup, 'rate_limited'),
    auth: countErrors(rollup, 'auth'),
    latencies: rollup.sketch,
  };
}
