import type { ImpairmentRecord } from './episode.ts';
import type { Signal } from './signal.ts';

/** Bad calls of these signals did not do what they were for; of the others they did, but late. No call is bad by two of these. */
export const LOSES_CALLS: ReadonlySet<Signal> = new Set(['failures', 'rate_limited', 'auth', 'client_error']);

/** Calls that failed, or were refused, rate limited or rejected, beyond what is usual. Slow and waiting calls are not lost. */
export function sumLostCalls(
  records: readonly Pick<ImpairmentRecord, 'signal' | 'calls' | 'bad' | 'normalRate'>[],
): number {
  const lost = records.filter(({ signal }) => LOSES_CALLS.has(signal));
  return Math.round(lost.reduce((sum, { calls, bad, normalRate }) => sum + Math.max(0, bad - calls * normalRate), 0));
}
