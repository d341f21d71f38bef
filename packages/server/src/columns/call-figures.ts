import { ERROR_CLASSES } from '@upriver/contract';
import type { Calls, ErrorClass } from '@upriver/contract';
import { quantiles, toDigits } from '@upriver/detection';
import { countErrors, countFailures } from './rollup.ts';
import type { Rollup } from './rollup.ts';

/** Adds a twentieth of a thousandth to the sketch's error, which leaves the two together within 1 %. */
const LATENCY_DIGITS = 5;
const SHARE_DIGITS = 6;

/** The figures that people read, of the calls of one rollup. A share of no calls is null, never 0. */
export function describeCalls(rollup: Rollup): Calls {
  const failures = countFailures(rollup);
  const judged = judgedOf(rollup);
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

/** Figures of one minute, of which an overview shows thousands. */
export interface MinuteFigures {
  readonly requests: number;
  readonly errorRate: number | null;
  /** Share of calls that the vendor refused: by a limit, a key, or what was sent. */
  readonly refusedRate: number | null;
  readonly p95Ms: number | null;
}

/** A minute without a call. */
export const NO_CALLS: MinuteFigures = { requests: 0, errorRate: null, refusedRate: null, p95Ms: null };

/** The same as {@link describeCalls} says of them, without the rest. */
export function describeMinute(rollup: Rollup): MinuteFigures {
  const judged = judgedOf(rollup);
  const refused = REFUSED.reduce((all, name) => all + countErrors(rollup, name), 0);
  const [p95 = null] = quantiles(rollup.sketch, [0.95]);
  return {
    requests: rollup.requests,
    errorRate: shareOf(countFailures(rollup), judged),
    refusedRate: shareOf(refused, judged, REFUSED_DIGITS),
    p95Ms: rounded(p95),
  };
}

const REFUSED: readonly ErrorClass[] = ['rate_limited', 'auth', 'client_error'];
const REFUSED_DIGITS = 4;

/** Calls that the caller gave up say nothing of the vendor. */
function judgedOf(rollup: Rollup): number {
  return rollup.requests - countErrors(rollup, 'aborted') - countErrors(rollup, 'client_limit');
}

/** By digits that count, not by decimals: a small share must not become 0. */
function shareOf(part: number, whole: number, digits = SHARE_DIGITS): number | null {
  return whole > 0 ? toDigits(part / whole, digits) : null;
}

function rounded(ms: number | null): number | null {
  return ms === null ? null : toDigits(ms, LATENCY_DIGITS);
}

function errorsOf({ errors }: Rollup): Partial<Record<ErrorClass, number>> {
  const counts: Partial<Record<ErrorClass, number>> = {};
  // The list of classes is short, and often nothing failed: an iterator of pairs would be most of the work.
  ERROR_CLASSES.forEach((name, index) => {
    const count = errors[index] ?? 0;
    if (count > 0) counts[name] = count;
  });
  return counts;
}
