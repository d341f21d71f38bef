import { ERROR_CLASSES } from '@upriver/contract';
import type { Calls, ErrorClass } from '@upriver/contract';
import { quantiles } from '@upriver/detection';
import { countErrors, countFailures } from './rollup.ts';
import type { Rollup } from './rollup.ts';

/** Adds a twentieth of a thousandth to the sketch's error, which leaves the two together within 1 %. */
const LATENCY_DIGITS = 5;
const SHARE_DIGITS = 6;

/** The figures that people read, of the calls of one rollup. A share of no calls is null, never 0. */
export function describeCalls(rollup: Rollup): Calls {
  const failures = countFailures(rollup);
  const judged = rollup.requests - countErrors(rollup, 'aborted') - countErrors(rollup, 'client_limit');
  const [p50 = null, p95 = null, p99 = null] = quantiles(rollup.sketch, [0.5, 0.95, 0.99]);
  return {
    requests: rollup.requests,
    failures,
    errorRate: shareOf(failures, judged),
    rateLimitedShare: shareOf(countErrors(rollup, 'rate_limited'), judged),
    authShare: shareOf(countErrors(rollup, 'auth'), judged),
    errors: errorsOf(rollup),
    p50Ms: rounded(p50),
    p95Ms: rounded(p95),
    p99Ms: rounded(p99),
  };
}

/** By digits that count, not by decimals: a small share must not become 0. */
function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Number((part / whole).toPrecision(SHARE_DIGITS)) : null;
}

function rounded(ms: number | null): number | null {
  return ms === null ? null : Number(ms.toPrecision(LATENCY_DIGITS));
}

function errorsOf({ errors }: Rollup): Partial<Record<ErrorClass, number>> {
  const counts: Partial<Record<ErrorClass, number>> = {};
  for (const [index, name] of ERROR_CLASSES.entries()) {
    const count = errors[index] ?? 0;
    if (count > 0) counts[name] = count;
  }
  return counts;
}
