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
import { onProbabilities } from './on-minutes.ts';
import type { SlotCount } from './on-minutes.ts';
import { onsetOf } from './onset.ts';
import { readWaiting } from './own-waiting.ts';
import type { OwnWaiting } from './own-waiting.ts';
import { hasRisen, riseNats } from './risen.ts';
import { ANSWERS, MEASURES, placeOf, sumAll, sumSlots } from './tally.ts';
import type { Answer, Counted, Slot, Tally } from './tally.ts';
import { addUsual, usualCounts } from './usual-counts.ts';
import { POOLED_CALLS, usualStrength } from './usual-strength.ts';
import type { OnsetEstimate } from './timing.ts';
import { countSlot, isWatched, sumOf, usualOf } from './watched-calls.ts';
import type { WatchedCalls } from './watched-calls.ts';

const RATE_MIN = 1e-4;
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
  /** Share of its connection errors in which TLS failed. */
  readonly handshakeShare: number;
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
    handshakeShare: handshakeShareOf(talliesOf(onWatched), onSlots),
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
  const { calls: accumulator, overdispersion, only = OUTCOMES } = evidence;
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
  const risen = only.filter((outcome) => hasRisen(...rise(placeFor(outcome)), overdispersion));
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

function handshakeShareOf(watched: readonly Tally[], onSlots: readonly Slot[]): number {
  const [all, atHandshake] = (['connection', 'handshake'] as const).map((measure) =>
    watched.reduce((sum, tally) => sum + sumSlots(tally, placeOf(measure), onSlots), 0),
  );
  return (atHandshake ?? 0) / Math.max(1, all ?? 0);
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
