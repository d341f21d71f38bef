import type { WaitedFor } from './tally.ts';
import type { Outcome } from './cause.ts';
import type { Frame } from './frame.ts';
import { OTHER } from './name-table.ts';
import { OUTCOMES } from './cause.ts';

/** An outcome with less of the excess is not worth naming. */
const NAMED_SHARE = 0.15;
const ENDPOINTS_NAMED = 3;
/** An endpoint fails like the others if its share is at least this much of the whole's. */
const ALIKE = 0.4;
/** An endpoint is well only if so many standard deviations fewer of its calls are bad than of all: by chance, one in a hundred is. */
const WELL_DEVIATIONS = 2.33;

/** What of the watched series fails, and in which way. */
export interface FailingCalls {
  /** Outcomes that have risen, by their share of what is more than usual. */
  readonly outcomes: readonly { readonly outcome: Outcome; readonly share: number }[];
  /** Endpoints that fail, most bad calls first; empty when nothing sets them apart from others. */
  readonly endpoints: readonly string[];
  /** Further endpoints that fail. */
  readonly moreEndpoints: number;
  /** What of ours calls wait for; absent where they do not, and in answers of before. */
  readonly waitsFor?: WaitedFor;
  /** So many times as long as before take the calls that were sent, where others wait and that is known. */
  readonly sentTake?: number;
}

/** Names the failing endpoints where others that are called as well are fine, and the outcomes. */
export function readFailing(frame: Frame): FailingCalls {
  const { waiting } = frame;
  if (waiting === null) return namePlaces(frame);
  const { waitsFor, slower } = waiting;
  return { ...namePlaces(frame), waitsFor, ...(slower === null ? {} : { sentTake: Math.exp(slower.by) }) };
}

function namePlaces(frame: Frame): FailingCalls {
  const total = frame.excess.reduce((sum, count) => sum + count, 0);
  const outcomes = OUTCOMES.map((outcome, place) => ({
    outcome,
    share: (frame.excess[place] ?? 0) / Math.max(1e-9, total),
  }))
    .filter(({ share }) => share >= NAMED_SHARE)
    .toSorted((a, b) => b.share - a.share);
  const whole = frame.watchedBad / Math.max(1e-9, frame.watchedCalls);
  const byEndpoint = new Map<string, { calls: number; bad: number }>();
  for (const { key, isWatched, calls, bad } of frame.cells) {
    if (!isWatched || key.endpoint === '' || key.endpoint === OTHER) continue;
    const sum = byEndpoint.get(key.endpoint) ?? { calls: 0, bad: 0 };
    byEndpoint.set(key.endpoint, { calls: sum.calls + calls, bad: sum.bad + bad });
  }
  const failing = [...byEndpoint]
    .filter(([, { calls, bad }]) => bad >= 1 && bad / Math.max(1e-9, calls) >= ALIKE * whole)
    .toSorted(([a, x], [b, y]) => y.bad - x.bad || (a < b ? -1 : 1))
    .map(([endpoint]) => endpoint);
  const isOneOnly = byEndpoint.size === 1;
  const hasWell = [...byEndpoint].some(
    ([endpoint, { calls, bad }]) =>
      !failing.includes(endpoint) && calls * whole - bad > WELL_DEVIATIONS * Math.sqrt(calls * whole),
  );
  if (!hasWell && !isOneOnly) return { outcomes, endpoints: [], moreEndpoints: 0 };
  return {
    outcomes,
    endpoints: failing.slice(0, ENDPOINTS_NAMED),
    moreEndpoints: Math.max(0, failing.length - ENDPOINTS_NAMED),
  };
}
