import { OUTCOMES } from './cause.ts';
import type { CallAccumulator } from './call-accumulator.ts';
import { countBefore } from './slots.ts';
import { placeOf } from './tally.ts';
import type { Counted, Tally } from './tally.ts';

/** Clean history beside the minutes before counts as no more calls than this. */
const USUAL_CALLS_MAX = 2000;

/** Adds clean history, of calls and outcomes alone, to counts. */
export function addUsual(counts: Float64Array, usual: Float64Array): void {
  const by = Math.min(1, USUAL_CALLS_MAX / Math.max(1, usual[0] ?? 0));
  for (let place = 0; place < usual.length; place += 1) counts[place] = (counts[place] ?? 0) + (usual[place] ?? 0) * by;
}

/** Calls of one stratum before the onset, and the bad ones of them. */
export function usualCounts(
  accumulator: CallAccumulator,
  stratum: string,
  own: readonly { readonly tally: Tally }[],
  counted: Counted,
): { readonly calls: number; readonly bad: number } {
  const usual = new Float64Array(OUTCOMES.length + 1);
  const known = accumulator.usual.get(stratum);
  // Clean history has no waiting.
  if (known && !counted.bad.includes(WAITING)) addUsual(usual, known);
  let calls = usual[0] ?? 0;
  let bad = counted.bad.reduce((sum, place) => sum + (usual[place] ?? 0), 0);
  for (const { tally } of own) {
    for (const place of counted.calls) calls += countBefore(accumulator, tally, place);
    for (const place of counted.bad) bad += countBefore(accumulator, tally, place);
  }
  return { calls, bad };
}

const WAITING = placeOf('waiting');
