import type { CallAccumulator } from './call-accumulator.ts';
import { jointText, stratumText } from './cell.ts';
import type { Outcome } from './cause.ts';
import type { CallCount, OtherVendorCalls } from './evidence.ts';
import { BEFORE_MINUTES, FINE_MINUTES, placeOf, sumMinutes } from './tally.ts';
import type { Tally } from './tally.ts';
import { MINUTE_MS } from '../time.ts';

/** Outcomes by which calls to another vendor show what is ours: not what its callers send. How slow it is is counted apart. */
const BAD: readonly number[] = (
  ['gateway', 'server', 'timeout', 'connection', 'dns', 'rate_limited', 'auth'] as const satisfies readonly Outcome[]
).map(placeOf);

const CALLS = placeOf('calls');
const SLOW = placeOf('slow');

/** Calls of one project to a vendor, from one place. */
export type PlaceCalls = Omit<OtherVendorCalls, 'vendor'>;

/**
 * Calls to another vendor before and since a moment, by place. Of the minute in which the fault began it is not known which calls were made before
 * it, and those that hang in it are not there yet: it counts where most of its calls went badly.
 * @param onsetAt milliseconds UTC; what is older than the last hour counts since then
 * @param lastMinute minute of the newest call that counts, see `faultMinutes`
 */
export function callsAround(
  accumulator: CallAccumulator,
  onsetAt: number,
  lastMinute: number = accumulator.now,
): PlaceCalls[] {
  const places = new Map<
    string,
    { key: Omit<PlaceCalls, 'before' | 'since'>; before: Sum; during: Sum; since: Sum; strata: Set<string> }
  >();
  const oldest = accumulator.now - FINE_MINUTES + 1;
  const onset = Math.max(Math.floor(onsetAt / MINUTE_MS), oldest + BEFORE_MINUTES);
  const from = onset - BEFORE_MINUTES;
  const end = Math.max(onset, Math.min(accumulator.now, lastMinute)) + 1;
  for (const { key, tally } of accumulator.cells.values()) {
    const { project, environment, region } = key;
    const text = jointText(project, environment, region);
    let place = places.get(text);
    if (!place) {
      place = {
        key: { project, environment, region },
        before: none(),
        during: none(),
        since: none(),
        strata: new Set(),
      };
      places.set(text, place);
    }
    addMinutes(place.before, tally, from, Math.min(onset, end));
    addMinutes(place.during, tally, onset, onset + 1);
    addMinutes(place.since, tally, onset + 1, end);
    const stratum = stratumText(key);
    const usual = place.strata.has(stratum) ? undefined : accumulator.usual.get(stratum);
    place.strata.add(stratum);
    if (usual) {
      place.before.calls += usual[0] ?? 0;
      place.before.slow += usual[SLOW] ?? 0;
      for (const bad of BAD) place.before.bad += usual[bad] ?? 0;
    }
  }
  return [...places.values()].map(({ key, before, during, since }) => ({
    ...key,
    before,
    since: 2 * (during.bad + during.slow) > during.calls ? sumOf(during, since) : since,
  }));
}

type Sum = { -readonly [Field in keyof CallCount]-?: NonNullable<CallCount[Field]> };

function none(): Sum {
  return { calls: 0, bad: 0, slow: 0 };
}

function addMinutes(sum: Sum, tally: Tally, from: number, end: number): void {
  sum.calls += sumMinutes(tally, CALLS, from, end);
  sum.slow += sumMinutes(tally, SLOW, from, end);
  for (const bad of BAD) sum.bad += sumMinutes(tally, bad, from, end);
}

function sumOf(one: Sum, other: Sum): Sum {
  return { calls: one.calls + other.calls, bad: one.bad + other.bad, slow: one.slow + other.slow };
}
