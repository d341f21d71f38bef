import { countBefore } from './slots.ts';
import type { CallAccumulator } from './call-accumulator.ts';
import { sideOf } from './cause.ts';
import type { CellKey } from './cell.ts';
import type { Frame } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import { onProbabilities } from './on-minutes.ts';
import { normalCdf } from './special-functions.ts';
import { hasRisen } from './risen.ts';
import { BEFORE_MINUTES, FINE_MINUTES, countIn, placeOf, slotOfMinute, sumAll } from './tally.ts';
import type { Measure, Slot, Tally, WaitedFor } from './tally.ts';

const ON_FROM = 0.5;
/** Fewer calls that were sent show nothing of how long calls take. */
const SENT_MIN = 3;
const SENT_BEFORE_MIN = 10;
/** Fewer minutes before the onset do not show how many calls are usual. */
const MINUTES_MIN = 5;
/** An endpoint of which so many calls would have been sent, and none was, may be one that never answers. */
const EXPECTED_MIN = 5;
/** Scatter of the mean latency of two quarters of an hour, and of single latencies, as logarithms. */
const DRIFT = 0.1;
const SCATTER = 0.8;
/** How much slower answers are that use a pool up: from so much on, evenly up to so much, as logarithms. */
const SLOWER_FROM = Math.log(1.15);
const SLOWER_TO = Math.log(300);
/** Where a pool is short by itself answers may be somewhat slower, too, because of the load: by so much more on average. */
const SLOWER_BY_LOAD = 0.15;
/** Share of incidents in which answers are slower: where the pool itself is short, and where slow answers use it up. */
const SLOWER = { own: 0.03, held: 0.95 } as const;
/** What no ratio is less likely than: these tables may be wrong. */
const LEAST_DENSITY = 0.01;
/** So many times as many calls are sent as before: demand has grown, which slow answers do not bring about. */
const MORE_FROM = 1.3;
const MORE = { own: 0.5, held: 0.03 } as const;
/** How often it is not known how long calls take, because none comes back: the same. */
const NONE_BACK = { own: 0.1, held: 0.4 } as const;
/** How often calls wait for an event loop rather than for a connection. */
const STOOD = { own: 0.4, held: 0.02 } as const;
/** How often calls wait first, and other things are wrong with them only minutes later. */
const FIRST = { own: 1, held: 0.1 } as const;

/** Calls of the watched series that waited for us, and how those fared that were sent. */
export interface OwnWaiting {
  /** Usual share of such calls. */
  readonly usual: number;
  /** First minute in which they waited. */
  readonly from: number;
  /** What most of them waited for. */
  readonly waitsFor: WaitedFor;
  /** Logarithm of how much longer the calls took that were sent than before, and how far that may be off; null where that is not known. */
  readonly slower: { readonly by: number; readonly spread: number } | null;
  /** True if it is not known because too few calls come back. */
  readonly isNoneBack: boolean;
  /** True if clearly more calls are sent a minute than before. */
  readonly isMore: boolean;
  /** True if other things became wrong with calls only later. */
  readonly isFirst: boolean;
}

type Watched = readonly { readonly key: CellKey; readonly tally: Tally }[];

/** Reads what the watched series waited for; null where it waits no more than before. */
export function readWaiting(
  accumulator: CallAccumulator,
  watched: Watched,
  slots: readonly Slot[],
  overdispersion: number,
): OwnWaiting | null {
  const before = (measures: readonly Measure[]): number =>
    sumOver(watched, (tally) => sumMeasures(measures, (place) => countBefore(accumulator, tally, place)));
  const since = (measures: readonly Measure[], some: readonly Slot[]): number =>
    sumOver(watched, (tally) => sumAll(tally, measures.map(placeOf), some));
  const [calls, bad] = [before(ALL), before(['waiting'])];
  if (!hasRisen(calls, bad, since(ALL, slots), since(['waiting'], slots), overdispersion)) return null;
  const usual = (bad + 0.5) / (calls + 60);
  const counts = slots.map((slot) => ({
    minutes: slot.minutes,
    calls: since(ALL, [slot]) / overdispersion,
    bad: since(['waiting'], [slot]) / overdispersion,
  }));
  const on = onProbabilities(counts, usual);
  const onSlots = slots.filter((_, index) => (on[index] ?? 0) > ON_FROM);
  return {
    usual,
    from: onSlots[0]?.from ?? accumulator.now,
    waitsFor: mostOf(since(['pooled'], onSlots), since(['stood'], onSlots), since(['waiting'], onSlots)),
    ...readSlower(accumulator, watched, onSlots),
    isMore: sendsMore(accumulator, watched, onSlots),
    isFirst: false,
  };
}

function mostOf(pooled: number, stood: number, all: number): WaitedFor {
  if (2 * stood > all) return 'event_loop';
  return 2 * pooled > all ? 'connection' : 'unknown';
}

const ALL: readonly Measure[] = ['calls', 'unsent'];

/**
 * By how much longer calls take than before, as far as they come back. In the minute in which others began to wait some may have been answered
 * before that: alone it shows nothing of those that are.
 */
function readSlower(
  accumulator: CallAccumulator,
  watched: Watched,
  onSlots: readonly Slot[],
): Pick<OwnWaiting, 'slower' | 'isNoneBack'> {
  const [sent, latency] = [placeOf('calls'), placeOf('latency')];
  const slots = onSlots.length > 1 ? onSlots.slice(1) : onSlots;
  const byEndpoint = [...Map.groupBy(watched, ({ key }) => key.endpoint).values()].map((cells) => ({
    before: sumOver(cells, (tally) => countBefore(accumulator, tally, sent)),
    since: sumOver(cells, (tally) => sumAll(tally, [sent], slots)),
  }));
  const before = byEndpoint.reduce((sum, one) => sum + one.before, 0);
  const since = byEndpoint.reduce((sum, one) => sum + one.since, 0);
  if (before < SENT_BEFORE_MIN || since === 0) return { slower: null, isNoneBack: true };
  if (byEndpoint.some((one) => one.since === 0 && (one.before * since) / before >= EXPECTED_MIN))
    return { slower: null, isNoneBack: true };
  if (onSlots.length === 1 || since < SENT_MIN) return { slower: null, isNoneBack: false };
  const tookBefore = sumOver(watched, (tally) => countBefore(accumulator, tally, latency)) / before;
  const took = sumOver(watched, (tally) => sumAll(tally, [latency], slots)) / since;
  const spread = Math.sqrt(DRIFT ** 2 + SCATTER ** 2 * (1 / before + 1 / since));
  return { slower: { by: Math.log(Math.max(1, took) / Math.max(1, tookBefore)), spread }, isNoneBack: false };
}

/** Minutes before the onset without calls count as unknown. */
function sendsMore(accumulator: CallAccumulator, watched: Watched, onSlots: readonly Slot[]): boolean {
  const sent = placeOf('calls');
  const onset = accumulator.onset ?? accumulator.now;
  const known = Array.from({ length: BEFORE_MINUTES }, (_, back) => slotOfMinute(onset - 1 - back)).filter(
    ({ from }) => from > accumulator.now - FINE_MINUTES,
  );
  const before = known.map((slot) => sumOver(watched, (tally) => countIn(tally, sent, slot))).filter((one) => one > 0);
  const since = sumOver(watched, (tally) => sumAll(tally, [sent], onSlots));
  const minutes = onSlots.reduce((sum, slot) => sum + slot.minutes, 0);
  if (before.length < MINUTES_MIN || minutes === 0) return false;
  const expected = (before.reduce((sum, one) => sum + one, 0) / before.length) * minutes * MORE_FROM;
  return since > expected + 3 * Math.sqrt(expected + 1);
}

/**
 * What the calls that were sent say of why others waited. By Little's law a pool is used up when calls come more often or take longer:
 * where answers take as long as before, it is not the vendor who holds the connections.
 */
export function waitingNats({ waiting, risen }: Frame, hypothesis: Hypothesis): number {
  if (waiting === null) return 0;
  const who = isOwn(hypothesis) ? 'own' : 'held';
  if (risen.length > 0) return waiting.isFirst ? Math.log(FIRST[who]) : 0;
  if (waiting.waitsFor === 'event_loop') return Math.log(STOOD[who]);
  const waits = Math.log(1 - STOOD[who]) + Math.log(waiting.isMore ? MORE[who] : 1 - MORE[who]);
  if (waiting.slower === null) return waits + (waiting.isNoneBack ? Math.log(NONE_BACK[who]) : 0);
  const { spread } = waiting.slower;
  // Calls that take less long than before hold no connections, either.
  const by = Math.max(0, waiting.slower.by);
  const asUsual = Math.exp(-((by / spread) ** 2) / 2) / (spread * Math.sqrt(2 * Math.PI));
  const isSlower = normalCdf((by - SLOWER_FROM) / spread);
  const slower =
    who === 'own'
      ? (isSlower * Math.exp(-Math.max(0, by - SLOWER_FROM) / SLOWER_BY_LOAD)) / SLOWER_BY_LOAD
      : (isSlower - normalCdf((by - SLOWER_TO) / spread)) / (SLOWER_TO - SLOWER_FROM);
  const likelihood = (1 - SLOWER[who]) * asUsual + SLOWER[who] * Math.max(LEAST_DENSITY, slower);
  return waits + Math.log(1 - NONE_BACK[who]) + Math.log(likelihood);
}

/** A fault in our code or limits; what is the vendor's or between it and us makes calls wait by holding their connections. */
function isOwn({ cause }: Hypothesis): boolean {
  return sideOf(cause) === 'us' && cause !== 'network';
}

function sumMeasures(measures: readonly Measure[], count: (place: number) => number): number {
  return measures.reduce((sum, measure) => sum + count(placeOf(measure)), 0);
}

function sumOver(cells: readonly { readonly tally: Tally }[], count: (tally: Tally) => number): number {
  return cells.reduce((sum, { tally }) => sum + count(tally), 0);
}
