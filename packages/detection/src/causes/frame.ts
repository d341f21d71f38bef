import { OUTCOMES } from './cause.ts';
import type { Outcome } from './cause.ts';
import { countBefore, slotsSinceOnset } from './slots.ts';
import type { CallAccumulator } from './call-accumulator.ts';
import { stratumText } from './cell.ts';
import type { CellKey } from './cell.ts';
import type { CauseEvidence } from './evidence.ts';
import { newestBeginning } from './another-fault.ts';
import type { EarlierFault } from './another-fault.ts';
import { ON_FROM, phasesOf, quietFrom, turnsOf, whollyOn } from './edges.ts';
import type { CountedCell, OnSlots } from './edges.ts';
import { readBeginnings } from './beginnings.ts';
import { onProbabilities } from './on-minutes.ts';
import type { SlotCount } from './on-minutes.ts';
import { readWaiting } from './own-waiting.ts';
import type { OwnWaiting } from './own-waiting.ts';
import { hasRisen, riseNats } from './risen.ts';
import { ANSWERS, FINE_MINUTES, MEASURES, countIn, placeOf, slotOfMinute, sumAll, sumSlots } from './tally.ts';
import type { Answer, Counted, Slot, Tally } from './tally.ts';
import { addUsual, usualCounts } from './usual-counts.ts';
import { POOLED_CALLS, usualStrength } from './usual-strength.ts';
import type { OnsetEstimate } from './timing.ts';
import { MINUTE_MS } from '../time.ts';

const RATE_MIN = 1e-4;
/** An onset so many minutes earlier or later than it seems is another one, if it is as likely as this. */
const OTHER_MINUTES = 2;
const OTHER_FROM = 0.001;
/** A fault may have begun within so many minutes before it is weighed from, where so many calls of before are known to be clean. */
const LOOKED_BACK_MINUTES = 60;
const CLEAN_MIN = 100;
/** Faults that follow one another are told apart so often at most: one that alternates each minute would be parted without end. */
const PARTED_MAX = 3;
/** A cell has failed if more of its calls were bad than this, and twice the usual. */
const FAILING_BAD = 2;

/** One cell over the minutes that count. */
export interface FrameCell {
  readonly key: CellKey;
  readonly tally: Tally;
  readonly stratum: number;
  readonly isWatched: boolean;
  /** In the minutes that count, divided by the overdispersion. */
  readonly calls: number;
  readonly bad: number;
  /** Of these, in minutes in which the fault began or ended and versions took turns: it may have reached any share of them. */
  readonly edgeCalls: number;
  readonly edgeBad: number;
  /** In the newest minutes. */
  readonly callsNow: number;
}

/** Cells that only deployment and feature tell apart. */
export interface Stratum {
  readonly key: CellKey;
  readonly cells: readonly number[];
  /** Usual share of bad calls, and how firmly it is known, see `usualStrength`. */
  readonly usual: number;
  readonly strength: number;
}

/** The counts as the model uses them: which outcomes count, which minutes count, and the sums over them. */
export interface Frame extends OnsetEstimate {
  readonly cells: readonly FrameCell[];
  readonly strata: readonly Stratum[];
  /** Empty where calls only wait for us. */
  readonly risen: readonly Outcome[];
  readonly counted: Counted;
  /** Waiting that was ours, where it has risen; null where it has not. */
  readonly waiting: OwnWaiting | null;
  readonly slots: readonly Slot[];
  /** Minutes in which the fault was on, and the slots of them that count. */
  readonly onMinutes: number;
  readonly onSlots: readonly Slot[];
  /** Probability of each slot that the fault was on. */
  readonly on: readonly number[];
  /** Excess of the watched series by outcome, in calls, divided by the overdispersion. */
  readonly excess: readonly number[];
  /** Bad calls of the watched series that carry an answer, by answer. */
  readonly answers: Readonly<Record<Answer, number>>;
  readonly watchedUsual: number;
  readonly watchedCalls: number;
  readonly watchedBad: number;
  /** The same without dividing, as people count. */
  readonly watchedCallsAll: number;
  readonly watchedBadAll: number;
  /** Calls of the watched series by slot. */
  readonly counts: readonly SlotCount[];
  /** What failed before, in another way or elsewhere, and paused; null where nothing did. */
  readonly earlier: EarlierFault | null;
}

/** Undefined while nothing is seen to have risen. */
export function readFrame(evidence: CauseEvidence): Frame | undefined {
  const { overdispersion } = evidence;
  const fault = readFault(evidence);
  if (fault === undefined) return undefined;
  const { past, risen, placeFor, waiting, counted, slots, counts, watchedUsual, on, earlier } = fault;
  const { onSlots, edges } = slotsThatCount(slots, on, counts);
  if (onSlots.length === 0) return undefined;
  const table = readCells(evidence, counted, { onSlots, edges, slots });
  const onWatched = table.cells.filter((cell) => cell.isWatched);
  const watchedCalls = onWatched.reduce((sum, cell) => sum + cell.calls, 0);
  const watchedBad = onWatched.reduce((sum, cell) => sum + cell.bad, 0);
  return {
    ...table,
    risen,
    counted,
    waiting: waiting && { ...waiting, isFirst: risen.length > 0 && isFirst(waiting, slots, on) },
    slots,
    onMinutes: slots.reduce((sum, { minutes }, index) => ((on[index] ?? 0) > ON_FROM ? sum + minutes : sum), 0),
    onSlots,
    on,
    excess: excessOf(talliesOf(onWatched), past, onSlots, overdispersion, { risen, placeFor }),
    answers: answersOf(talliesOf(onWatched), onSlots),
    watchedUsual,
    watchedCalls,
    watchedBad,
    watchedCallsAll: Math.round(watchedCalls * overdispersion),
    watchedBadAll: Math.round(watchedBad * overdispersion),
    counts,
    earlier,
    ...onsetOf(evidence, onSlots, watchedBad, fault),
  };
}

/** Counts of cells, each once: a cell of several stretches has one tally. */
export function talliesOf(cells: readonly FrameCell[]): Tally[] {
  return [...new Set(cells.map(({ tally }) => tally))];
}

/** The minutes of a fault of a series: what other vendors' calls do before and after it says nothing of it. Undefined where none is seen. */
export function faultMinutes(evidence: WatchedCalls): { readonly from: number; readonly to: number } | undefined {
  const fault = readFault(evidence);
  const end = quietFrom(fault?.counts ?? []);
  const on = fault?.slots.filter((_, index) => index < end && (fault.on[index] ?? 0) > ON_FROM) ?? [];
  const [first, last] = [fault?.slots[0], on.at(-1)];
  return first === undefined || last === undefined ? undefined : { from: first.from, to: last.from + last.minutes - 1 };
}

/** What is known of the calls of one series, beside those of others. */
type WatchedCalls = Pick<CauseEvidence, 'calls' | 'watched' | 'overdispersion'>;

/** How the calls of the watched series fail, and when. */
interface Fault extends Pick<
  Frame,
  'risen' | 'counted' | 'waiting' | 'slots' | 'counts' | 'watchedUsual' | 'on' | 'earlier'
> {
  readonly past: readonly Float64Array[];
  readonly placeFor: PlaceOf;
}

/** The newest fault of the watched series: one that began after another had paused, in another way or elsewhere, is none with that. */
function readFault(evidence: WatchedCalls): Fault | undefined {
  let fault = readSince(evidence, 0);
  for (let parted = 0; fault !== undefined && parted < PARTED_MAX; parted += 1) {
    const begun = newestBeginning(evidence, fault, (key) => isWatched(evidence, key));
    const next = begun && readSince(evidence, begun.from);
    if (!next) break;
    fault = {
      ...next,
      earlier: { failed: failingIn(evidence, fault, begun.before), excess: begun.excess, goesOn: begun.goesOn },
    };
  }
  return fault;
}

/** Cells that failed in some slots. */
function failingIn(evidence: WatchedCalls, { counted, slots }: Fault, onSlots: readonly Slot[]): FrameCell[] {
  const { cells, strata } = readCells(evidence, counted, { onSlots, edges: [], slots });
  return cells.filter(({ bad, calls, stratum }) => bad > FAILING_BAD + calls * 2 * (strata[stratum]?.usual ?? 0));
}

function readSince(evidence: WatchedCalls, from: number): Fault | undefined {
  const { calls: accumulator, overdispersion } = evidence;
  const slots = slotsSinceOnset(accumulator).filter((slot) => slot.from >= from);
  const watched = [...accumulator.cells.values()].filter(({ key }) => isWatched(evidence, key));
  const past = watched.map(({ key, tally }) => pastOf(accumulator, key, tally));
  const since = (place: number): number => watched.reduce((sum, { tally }) => sum + sumSlots(tally, place, slots), 0);
  const rise = (place: number): readonly [number, number, number, number] => [
    sumOf(past, 0),
    sumOf(past, place),
    since(placeOf('calls')),
    since(place),
  ];
  // Of slow calls those count that have risen more clearly: a few very slow ones do not show among many slow ones.
  const isVerySlow = riseNats(...rise(placeOf('very_slow'))) > riseNats(...rise(placeOf('slow')));
  const placeFor: PlaceOf = (outcome) => placeOf(outcome === 'slow' && isVerySlow ? 'very_slow' : outcome);
  const risen = OUTCOMES.filter((outcome) => hasRisen(...rise(placeFor(outcome)), overdispersion));
  const waiting = readWaiting(accumulator, watched, slots, overdispersion);
  if (risen.length === 0 && waiting === null) return undefined;
  const counted = risen.length > 0 ? { calls: [placeOf('calls')], bad: risen.map(placeFor) } : WAITING_ONLY;
  const counts = slots.map((slot) => countSlot(watched, slot, counted, overdispersion));
  const watchedUsual = risen.length > 0 ? usualOf(past, counted.bad) : (waiting?.usual ?? 0);
  return {
    past,
    placeFor,
    risen,
    counted,
    waiting,
    slots,
    counts,
    watchedUsual,
    on: onProbabilities(counts, watchedUsual),
    earlier: null,
  };
}

/** The measure by which an outcome counts. */
type PlaceOf = (outcome: Outcome) => number;

/** Calls that were never sent waited, too. */
const WAITING_ONLY: Counted = { calls: [placeOf('calls'), placeOf('unsent')], bad: [placeOf('waiting')] };

/** A shallow rise shows in no single minute: then all of them count, as they showed it together. */
function slotsThatCount(slots: readonly Slot[], on: readonly number[], counts: readonly SlotCount[]): OnSlots {
  const wholly = whollyOn(slots, on, counts);
  const hasCalls = slots.some((slot, index) => wholly.onSlots.includes(slot) && (counts[index]?.calls ?? 0) > 0);
  return hasCalls ? wholly : { onSlots: slots, edges: [] };
}

/** What failed so much later than calls waited was not what they waited for. */
const WAITED_BEFORE_MINUTES = 3;

function isFirst({ from }: OwnWaiting, slots: readonly Slot[], on: readonly number[]): boolean {
  const other = slots.find((_, index) => (on[index] ?? 0) > ON_FROM)?.from ?? 0;
  return from + WAITED_BEFORE_MINUTES <= other;
}

function usualOf(past: readonly Float64Array[], places: readonly number[]): number {
  return (sumPlaces(past, places) + 0.5) / (sumOf(past, 0) + 60);
}

function isWatched({ watched }: Pick<CauseEvidence, 'watched'>, key: CellKey): boolean {
  return key.project === watched.project && key.environment === watched.environment && key.region === watched.region;
}

function countSlot(
  watched: readonly { readonly tally: Tally }[],
  slot: Slot,
  counted: Counted,
  overdispersion: number,
): SlotCount {
  let calls = 0;
  let bad = 0;
  for (const { tally } of watched) {
    for (const place of counted.calls) calls += countIn(tally, place, slot);
    for (const place of counted.bad) bad += countIn(tally, place, slot);
  }
  return { minutes: slot.minutes, calls: calls / overdispersion, bad: Math.min(calls, bad) / overdispersion };
}

/** Measures of a cell before the onset; the clean history of a stratum, of calls and outcomes alone, counts with each of its cells once. */
function pastOf(accumulator: CallAccumulator, key: CellKey, tally: Tally): Float64Array {
  const past = new Float64Array(MEASURES.length);
  for (let place = 0; place < past.length; place += 1) past[place] = countBefore(accumulator, tally, place);
  const usual = accumulator.usual.get(stratumText(key));
  if (usual) addUsual(past, usual);
  return past;
}

function readCells(
  evidence: WatchedCalls,
  counted: Counted,
  { onSlots, edges, slots }: OnSlots & { readonly slots: readonly Slot[] },
): Pick<Frame, 'cells' | 'strata'> {
  const { calls: accumulator, overdispersion } = evidence;
  const cells: FrameCell[] = [];
  const recent = slots.slice(-3);
  const byStratum = Map.groupBy(accumulator.cells.values(), ({ key }) => stratumText(key));
  let strataCount = 0;
  const known = [...byStratum].flatMap(([text, own]) => {
    const turned = edges.filter(turnsOf(accumulator, own, counted));
    const counts = {
      key: (own as [CountedCell, ...CountedCell[]])[0].key,
      ...usualCounts(accumulator, text, own, counted),
    };
    return phasesOf(accumulator, own, counted, [...new Set([...onSlots, ...turned])]).map((phase) => {
      const first = cells.length;
      const edge = turned.filter((slot) => phase.includes(slot));
      for (const { key, tally } of own) {
        const calls = sumAll(tally, counted.calls, phase) / overdispersion;
        if (calls === 0) continue;
        const edgeCalls = sumAll(tally, counted.calls, edge) / overdispersion;
        cells.push({
          key,
          tally,
          stratum: strataCount,
          isWatched: isWatched(evidence, key),
          calls,
          bad: Math.min(calls, sumAll(tally, counted.bad, phase) / overdispersion),
          edgeCalls,
          edgeBad: Math.min(edgeCalls, sumAll(tally, counted.bad, edge) / overdispersion),
          callsNow: sumAll(tally, counted.calls, recent),
        });
      }
      strataCount += 1;
      return { ...counts, places: Array.from({ length: cells.length - first }, (_, index) => first + index) };
    });
  });
  const all = known.reduce((sum, { calls, bad }) => ({ calls: sum.calls + calls, bad: sum.bad + bad }), {
    calls: 0,
    bad: 0,
  });
  const pooled = Math.max(RATE_MIN, (all.bad + 0.5) / (all.calls + 50));
  const strata = known.map(({ key, places, calls, bad }) => {
    const usual = Math.min(0.9, Math.max(RATE_MIN, (bad + POOLED_CALLS * pooled) / (calls + POOLED_CALLS)));
    return { key, cells: places, usual, strength: usualStrength(usual, calls / overdispersion) };
  });
  return { cells, strata };
}

function excessOf(
  watched: readonly Tally[],
  past: readonly Float64Array[],
  onSlots: readonly Slot[],
  overdispersion: number,
  { risen, placeFor }: { readonly risen: readonly Outcome[]; readonly placeFor: PlaceOf },
): number[] {
  const calls = watched.reduce((sum, tally) => sum + sumSlots(tally, 0, onSlots), 0);
  const before = sumOf(past, 0);
  return OUTCOMES.map((outcome) => {
    if (!risen.includes(outcome)) return 0;
    const place = placeFor(outcome);
    const bad = watched.reduce((sum, tally) => sum + sumSlots(tally, place, onSlots), 0);
    return Math.max(0, bad - (calls * sumOf(past, place)) / Math.max(1, before)) / overdispersion;
  });
}

function answersOf(watched: readonly Tally[], onSlots: readonly Slot[]): Record<Answer, number> {
  const count = (answer: Answer): number =>
    watched.reduce((sum, tally) => sum + sumSlots(tally, placeOf(answer), onSlots), 0);
  const [vendor, proxy, spent, left] = ANSWERS;
  return {
    [vendor]: count(vendor),
    [proxy]: count(proxy),
    [spent]: count(spent),
    [left]: count(left),
  };
}

/** The detector's estimate, unless the slots say that the fault began later; uncertain by the time between two bad calls. */
function onsetOf(evidence: CauseEvidence, onSlots: readonly Slot[], bad: number, fault: Fault): OnsetEstimate {
  const detected = evidence.onsetAt;
  const first = (onSlots[0]?.from ?? 0) * MINUTE_MS;
  const minutes = onSlots.reduce((sum, slot) => sum + slot.minutes, 0);
  const perBadCall = minutes / Math.max(1, bad);
  const onsetAt = first > detected + 2 * MINUTE_MS ? first : detected;
  return {
    onsetAt,
    onsetSpreadMinutes: Math.min(10, Math.max(0.3, perBadCall)),
    ...otherOnsets(evidence, fault, onsetAt),
  };
}

/** Minutes well before or after the onset in which a fault may have begun that is too shallow to show in each of them, and in which it grew. */
function otherOnsets(
  evidence: WatchedCalls,
  fault: Fault,
  onsetAt: number,
): Pick<OnsetEstimate, 'otherOnsets' | 'grewAt'> {
  const { on, counts } = fault;
  const sum = (of: (count: SlotCount) => number): number =>
    counts.reduce((total, count, index) => total + (on[index] ?? 0) * of(count), 0);
  const rate = Math.min(0.98, (sum(({ bad }) => bad) + 0.1) / (sum(({ calls }) => calls) + 0.2));
  const { before, usual } = cleanBefore(evidence, fault);
  const until = on.findLastIndex((probability) => probability > ON_FROM) + 1;
  const slots = [...before.map(({ slot }) => slot), ...fault.slots.slice(0, until)];
  const counted = [...before.map(({ count }) => count), ...counts.slice(0, until)];
  const { steep, shallow, grew } = readBeginnings(counted, usual, rate);
  const onset = Math.floor(onsetAt / MINUTE_MS);
  return {
    otherOnsets: slots.flatMap(({ from }, index) => {
      // Before the onset, of minutes in which nothing failed the detector knows best.
      const isSeen = from > onset || (counted[index]?.bad ?? 0) > 0;
      const probability = (shallow[index] ?? 0) + (isSeen ? (steep[index] ?? 0) : 0);
      return Math.abs(from - onset) >= OTHER_MINUTES && probability >= OTHER_FROM
        ? [[from * MINUTE_MS, probability] as const]
        : [];
    }),
    grewAt: slots.flatMap(({ from }, index) => {
      const weight = grew[index] ?? 0;
      return weight > 0 ? [[from * MINUTE_MS, weight] as const] : [];
    }),
  };
}

/**
 * Minutes of the hour before those that are weighed, and the usual share of bad calls without them. Where the clean history is too short or what failed
 * before is known to be another fault, they tell nothing.
 */
function cleanBefore(
  evidence: WatchedCalls,
  { slots, counted, earlier, watchedUsual }: Fault,
): {
  readonly before: readonly { readonly slot: Slot; readonly count: SlotCount }[];
  readonly usual: { readonly rate: number; readonly strength: number };
} {
  const { calls: accumulator, overdispersion } = evidence;
  const watched = [...accumulator.cells.values()].filter(({ key }) => isWatched(evidence, key));
  const clean = new Float64Array(OUTCOMES.length + 1);
  for (const text of new Set(watched.map(({ key }) => stratumText(key)))) {
    const own = accumulator.usual.get(text);
    if (own) addUsual(clean, own);
  }
  const strength = (rate: number): number => usualStrength(rate, (clean[0] ?? 0) / overdispersion);
  // Clean history has calls and outcomes alone.
  const isCounted = counted.bad.every((place) => place < clean.length);
  if ((clean[0] ?? 0) < CLEAN_MIN || earlier !== null || !isCounted)
    return { before: [], usual: { rate: watchedUsual, strength: strength(watchedUsual) } };
  const rate = usualOf([clean], counted.bad);
  const begin = slots[0]?.from ?? 0;
  const from = Math.max(accumulator.now - FINE_MINUTES + 1, begin - LOOKED_BACK_MINUTES);
  const before = Array.from({ length: Math.max(0, begin - from) }, (_, index) => {
    const slot = slotOfMinute(from + index);
    return { slot, count: countSlot(watched, slot, counted, overdispersion) };
  });
  return { before, usual: { rate, strength: strength(rate) } };
}

function sumOf(counts: readonly Float64Array[], place: number): number {
  return counts.reduce((sum, one) => sum + (one[place] ?? 0), 0);
}

function sumPlaces(counts: readonly Float64Array[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + sumOf(counts, place), 0);
}
