import { countAbove } from '@upriver/detection';
import type { Tick } from '@upriver/detection';
import { countErrors, countFailures } from './rollup.ts';
import type { Rollup } from './rollup.ts';

/** Latencies above which calls are slow and very slow; null while they are not known. */
export interface SlowLimits {
  readonly slowMs: number | null;
  readonly verySlowMs: number | null;
}

/**
 * The calls of a tick out of their rollup; `limits` are the detector's own. `client_limit` and `aborted` calls are left out of the calls, for
 * they say nothing about the vendor; the former were held back by us. Aborted calls that hung are time-outs when they get here: see `domain/hung-calls.ts`.
 */
export function tickOf(rollup: Rollup, at: number, limits: SlowLimits): Tick {
  const unsent = countErrors(rollup, 'client_limit');
  const calls = rollup.requests - countErrors(rollup, 'aborted') - unsent;
  // The sketch holds the latencies of all calls, those left out as well.
  const above = (limitMs: number | null): number =>
    limitMs === null ? 0 : Math.min(calls, countAbove(rollup.sketch, limitMs));
  return {
    at,
    calls,
    failures: countFailures(rollup),
    slow: above(limits.slowMs),
    rateLimited: countErrors(rollup, 'rate_limited'),
    auth: countErrors(rollup, 'auth'),
    clientErrors: countErrors(rollup, 'client_error'),
    verySlow: above(limits.verySlowMs),
    unsent,
    latencies: rollup.sketch,
  };
}
