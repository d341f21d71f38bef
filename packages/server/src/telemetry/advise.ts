import type { Advice } from './outcome.ts';
import type { LimitState } from './window-limiter.ts';
import { addUse, createUsage, forgetOld } from './window-limiter.ts';
import type { Usage } from './window-limiter.ts';

const WINDOW_MS = 60_000;
/** Share of the limit that advised senders are to fill, so that a small surge still fits. */
const AIM = 0.8;
const RATE_MIN = 0.01;
/** A smaller change is not worth telling. */
const CHANGE_MIN = 0.1;
const CALM_MS = 2 * WINDOW_MS;
const KEYS_MAX = 20_000;
const HALF_FULL = 0.5;
const STORE_RATE_MIN = 0.1;
/** A commit that takes longer says that the store is slow. */
const SLOW_COMMIT_MS = 250;

/** What is known about one key's senders. */
interface KeyPace {
  readonly offered: Usage;
  /** Rate last told; 1 when none. */
  rate: number;
  /** Since when its true load fits; 0 while it does not. */
  calmSince: number;
}

export interface Pacing {
  /** Counts what a key offered, accepted or not, and tells which share of calls fits. Undefined: no advice. */
  sampleRate(keyId: string, offered: number, limit: number, now: number): number | undefined;
}

/** Keeps one pace per key, the least recently seen forgotten first. */
export function createPacing(): Pacing {
  const paces = new Map<string, KeyPace>();
  return {
    sampleRate(keyId, offered, limit, now) {
      let pace = paces.get(keyId);
      if (pace === undefined) {
        if (paces.size >= KEYS_MAX) paces.delete(paces.keys().next().value ?? '');
        pace = { offered: createUsage(), rate: 1, calmSince: 0 };
        paces.set(keyId, pace);
      }
      forgetOld(pace.offered, WINDOW_MS, now);
      addUse(pace.offered, offered, WINDOW_MS, now);
      return nextRate(pace, limit, now);
    },
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

function nextRate(pace: KeyPace, limit: number, now: number): number | undefined {
  const trueLoad = pace.offered.used / pace.rate;
  if (trueLoad > AIM * limit) {
    pace.calmSince = 0;
    const fitting = Math.max(RATE_MIN, Math.round(((AIM * limit) / trueLoad) * 100) / 100);
    if (Math.abs(fitting - pace.rate) / pace.rate > CHANGE_MIN) pace.rate = Math.min(1, fitting);
    return pace.rate;
  }
  if (pace.calmSince === 0 && pace.rate === 1) return undefined;
  if (pace.calmSince === 0) pace.calmSince = now;
  const calmMs = now - pace.calmSince;
  if (calmMs < CALM_MS) return pace.rate;
  // Said for a while, so that every process of the key hears that it may report everything again.
  pace.rate = 1;
  if (calmMs < 2 * CALM_MS) return 1;
  pace.calmSince = 0;
  return undefined;
}
