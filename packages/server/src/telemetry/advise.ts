import type { Usage, UsageTable } from '../threads/usage-table.ts';
import { createMemo } from './memo.ts';
import type { Advice } from './outcome.ts';
import type { LimitState } from './window-limiter.ts';

const WINDOW_MS = 60_000;
/** Share of the limit that advised senders are to fill, so that a small surge still fits. */
const AIM = 0.8;
const RATE_MIN = 0.01;
/** A smaller change is not worth telling. */
const CHANGE_MIN = 0.1;
const CALM_MS = 2 * WINDOW_MS;
const PLACES_KEPT = 20_000;
const HALF_FULL = 0.5;
const STORE_RATE_MIN = 0.1;
/** A commit that takes longer says that the store is slow. */
const SLOW_COMMIT_MS = 250;

/** What is noted beside what a key offered: the rate last sent, 0 or 1 when none, and since when its true load fits, 0 while it does not. */
const RATE = 0;
const CALM_SINCE = 1;

export interface Pacing {
  /**
   * Counts what a key offered, accepted or not, and says which part of its calls fits beside what other nodes took of it. Undefined: no
   * advice.
   */
  sampleRate(
    keyId: string,
    offered: number,
    bounds: { readonly limit: number; readonly usedElsewhere: number },
    now: number,
  ): number | undefined;
}

/** Keeps one pace per key beside its uses. */
export function createPacing(usages: UsageTable): Pacing {
  const placeOf = createMemo((keyId) => usages.place(`offered\0${keyId}`), PLACES_KEPT);
  return {
    sampleRate: (keyId, offered, bounds, now) =>
      usages.use(placeOf(keyId), now, (usage) => {
        usage.forgetOld(WINDOW_MS, now);
        usage.add(offered, WINDOW_MS, now);
        return nextRate(usage, bounds, now);
      }),
  };
}

/** Longer pauses between sends when requests near their limit or the store is slow. */
export function flushInterval(
  requests: LimitState | undefined,
  load: { readonly fullness: number; readonly commitMs: number },
): number | undefined {
  const requestShare = requests === undefined ? 0 : 1 - requests.remaining / requests.limit;
  const share = Math.max(requestShare, load.fullness, load.commitMs / (4 * SLOW_COMMIT_MS));
  if (share >= 0.95) return 60_000;
  if (share >= 0.8) return 30_000;
  return share >= 0.6 ? 20_000 : undefined;
}

/** The smaller share of two; the store's falls from everything at half a queue to a tenth at a full one, before anything is refused. */
export function fittingRate(ofKey: number | undefined, load: { readonly fullness: number }): number | undefined {
  if (load.fullness <= HALF_FULL) return ofKey;
  const ofStore = Math.max(STORE_RATE_MIN, Math.round(200 * (1 - load.fullness)) / 100);
  return Math.min(ofKey ?? 1, ofStore);
}

/** Both kinds of advice, without the absent ones. */
export function asAdvice(sampleRate: number | undefined, flushIntervalMs: number | undefined): Advice {
  return {
    ...(sampleRate === undefined ? {} : { sampleRate }),
    ...(flushIntervalMs === undefined ? {} : { flushIntervalMs }),
  };
}

function nextRate(
  pace: Usage,
  { limit, usedElsewhere }: { readonly limit: number; readonly usedElsewhere: number },
  now: number,
): number | undefined {
  const rate = pace.note(RATE) || 1;
  const calmSince = pace.note(CALM_SINCE);
  const trueLoad = (pace.used() + usedElsewhere) / rate;
  if (trueLoad > AIM * limit) {
    pace.setNote(CALM_SINCE, 0);
    const fitting = Math.max(RATE_MIN, Math.round(((AIM * limit) / trueLoad) * 100) / 100);
    const next = Math.abs(fitting - rate) / rate > CHANGE_MIN ? Math.min(1, fitting) : rate;
    pace.setNote(RATE, next);
    return next;
  }
  if (calmSince === 0 && rate === 1) return undefined;
  if (calmSince === 0) pace.setNote(CALM_SINCE, now);
  const calmMs = calmSince === 0 ? 0 : now - calmSince;
  if (calmMs < CALM_MS) return rate;
  // Said for a while, so that every process of the key hears that it may report everything again.
  pace.setNote(RATE, 1);
  if (calmMs < 2 * CALM_MS) return 1;
  pace.setNote(CALM_SINCE, 0);
  return undefined;
}
