import type { CallAccumulator } from './call-accumulator.ts';
import { jointText, stratumText } from './cell.ts';
import type { Outcome } from './cause.ts';
import type { CallCount, OtherVendorCalls } from './evidence.ts';
import { BEFORE_MINUTES, FINE_MINUTES, placeOf, sumMinutes } from './tally.ts';
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
 * Calls to another vendor before and since a moment, by place.
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
    { key: Omit<PlaceCalls, 'before' | 'since'>; before: Sum; since: Sum; strata: Set<string> }
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
      place = { key: { project, environment, region }, before: none(), since: none(), strata: new Set() };
      places.set(text, place);
    }
    place.before.calls += sumMinutes(tally, CALLS, from, Math.min(onset, end));
    place.since.calls += sumMinutes(tally, CALLS, onset, end);
    place.before.slow += sumMinutes(tally, SLOW, from, Math.min(onset, end));
    place.since.slow += sumMinutes(tally, SLOW, onset, end);
    for (const bad of BAD) {
      place.before.bad += sumMinutes(tally, bad, from, Math.min(onset, end));
      place.since.bad += sumMinutes(tally, bad, onset, end);
    }
    const stratum = stratumText(key);
    const usual = place.strata.has(stratum) ? undefined : accumulator.usual.get(stratum);
    place.strata.add(stratum);
    if (usual) {
      place.before.calls += usual[0] ?? 0;
      place.before.slow += usual[SLOW] ?? 0;
      for (const bad of BAD) place.before.bad += usual[bad] ?? 0;
    }
  }
  return [...places.values()].map(({ key, before, since }) => ({ ...key, before, since }));
}

type Sum = { -readonly [Field in keyof CallCount]-?: NonNullable<CallCount[Field]> };

function none(): Sum {
  return { calls: 0, bad: 0, slow: 0 };
}
