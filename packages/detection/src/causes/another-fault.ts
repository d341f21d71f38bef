import { firstCallMinutes } from './call-accumulator.ts';
import type { CellKey } from './cell.ts';
import { stratumText } from './cell.ts';
import { ON_FROM } from './edges.ts';
import type { CountedCell } from './edges.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame, FrameCell } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import { OUTCOMES, sideOf } from './cause.ts';
import type { Outcome } from './cause.ts';
import { classNats } from './outcome-modes.ts';
import { countIn } from './tally.ts';
import type { Slot } from './tally.ts';
import { usualCounts } from './usual-counts.ts';

/** Two stretches are of two faults if so little of what fails is the same, and so many nats say that this is no chance. */
const ALIKE_BELOW = 0.6;
const OTHER_NATS = 6;
/** Rounds in which rates that both stretches share are fitted. */
const ROUNDS = 12;

/** How much likelier what has just failed is to fail again, in whatever way, than anything else is to fail in the same minutes. */
const AGAIN = 10;
/** How much likelier a vendor's fault that has just ended elsewhere is to go on for some calls than to begin anew for them. */
const GOES_ON = 2;

/** What failed before the fault that is weighed. */
export interface EarlierFault {
  readonly failed: readonly FrameCell[];
  /** Bad calls of the watched series beyond the usual, by outcome. */
  readonly excess: readonly number[];
  /** The calls of the watched series never went well between the two. */
  readonly goesOn: boolean;
}

/** Calls of one stretch, by what may differ. */
interface Part {
  readonly calls: number;
  readonly bad: number;
}

/** Calls of a part of what is called, summed up to each of the slots in which the fault was on. */
interface Sums {
  readonly calls: readonly number[];
  readonly bad: readonly number[];
  readonly usual: number;
}

/**
 * Where the newest fault began, if it paused before or a version of ours came, and what failed until then failed in another way, or elsewhere: an outage of the vendor
 * and a key that is refused two minutes after it are two faults, however one impairment spans both. Undefined where all of it is one.
 */
export function newestBeginning(
  evidence: Pick<CauseEvidence, 'calls' | 'overdispersion' | 'watched'>,
  fault: Pick<Frame, 'slots' | 'on' | 'counts' | 'counted' | 'risen'>,
  isWatched: (key: CellKey) => boolean,
):
  | {
      readonly from: number;
      readonly before: readonly Slot[];
      readonly excess: readonly number[];
      readonly goesOn: boolean;
    }
  | undefined {
  if (fault.risen.length === 0) return undefined;
  const afterPauses = beginningsAfterPauses(fault);
  const beginnings = [
    ...new Set([
      ...afterPauses,
      ...beginningsSinceVersions(evidence, fault),
      ...beginningsOfRefusals(evidence, fault, isWatched),
    ]),
  ];
  if (beginnings.length === 0) return undefined;
  const { overdispersion } = evidence;
  const onSlots = fault.slots.filter((_, index) => (fault.on[index] ?? 0) > ON_FROM);
  const { outcomes, strata } = sumParts(evidence, fault, onSlots, isWatched);
  let best: (ReturnType<typeof newestBeginning> & { readonly nats: number }) | undefined;
  for (const from of beginnings) {
    const place = onSlots.findIndex((slot) => slot.from >= from);
    const was = (sums: Sums): Part => partOf(sums, 0, place, overdispersion);
    const is = (sums: Sums): Part => partOf(sums, place, onSlots.length, overdispersion);
    const excess = outcomes.map(was);
    const nats = Math.max(otherNats(excess, outcomes.map(is)), otherNats(strata.map(was), strata.map(is)));
    if (nats >= OTHER_NATS && nats > (best?.nats ?? 0))
      best = {
        from,
        before: onSlots.slice(0, place),
        excess: excess.map(({ bad }) => bad),
        goesOn: !afterPauses.includes(from),
        nats,
      };
  }
  return best;
}

/** What has just failed may fail again, in another way: a cause that explains what failed before is the likelier for it. */
export function againNats({ earlier }: Pick<Frame, 'earlier'>, { cause, profile, exposes }: Hypothesis): number {
  if (earlier === null || earlier.failed.length === 0) return 0;
  if (!earlier.failed.every(exposes)) return earlier.goesOn && sideOf(cause) === 'them' ? Math.log1p(GOES_ON) : 0;
  const classes = classNats(earlier.excess);
  // A vendor that has come back may do so with other trouble.
  const fits = classes[sideOf(cause) === 'them' ? 'vendor' : profile] - Math.max(...Object.values(classes));
  return Math.log1p(AGAIN * Math.exp(fits));
}

/** First minutes of stretches before which calls went well: as it is known since when they fail anew, a few of them tell a pause. */
function beginningsAfterPauses({ slots, on, counts }: Pick<Frame, 'slots' | 'on' | 'counts'>): number[] {
  const isBad = (index: number): boolean => (counts[index]?.bad ?? 0) > 0 && (on[index] ?? 0) > ON_FROM;
  const first = slots.findIndex((_, index) => isBad(index));
  let hasPaused = false;
  return slots.flatMap(({ from }, index) => {
    if (isBad(index)) {
      const begins = hasPaused;
      hasPaused = false;
      return begins ? [from] : [];
    }
    hasPaused ||= index > first && first >= 0 && (counts[index]?.calls ?? 0) > 0;
    return [];
  });
}

/**
 * Minutes since a version of the watched project came while something failed: what fails elsewhere than before from then on is another
 * fault, though nothing paused.
 */
function beginningsSinceVersions(
  { calls, watched }: Pick<CauseEvidence, 'calls' | 'watched'>,
  { slots, on }: Pick<Frame, 'slots' | 'on'>,
): number[] {
  const first = slots.find((_, index) => (on[index] ?? 0) > ON_FROM);
  if (first === undefined) return [];
  const came = [...firstCallMinutes(calls, watched.project).values()].filter((minute) => minute > first.from);
  if (came.length === 0) return [];
  return slots.flatMap(({ from }) => (from >= Math.min(...came) ? [from] : []));
}

/** Ways in which calls are refused for what they are, whatever else fails: where they begin while calls fail in other ways, a key or a request is another fault. */
const REFUSALS: readonly Outcome[] = ['auth', 'client'];

/** First minutes, and those after them, in which calls of the watched series are refused while others failed before. */
function beginningsOfRefusals(
  { calls }: Pick<CauseEvidence, 'calls'>,
  { slots, on, counted, risen }: Pick<Frame, 'slots' | 'on' | 'counted' | 'risen'>,
  isWatched: (key: CellKey) => boolean,
): number[] {
  const own = [...calls.cells.values()].filter(({ key }) => isWatched(key));
  const firstOn = on.findIndex((probability) => probability > ON_FROM);
  return REFUSALS.flatMap((outcome) => {
    const place = counted.bad[risen.indexOf(outcome)];
    if (place === undefined) return [];
    const first = slots.findIndex(
      (slot, index) => index >= firstOn && own.some(({ tally }) => countIn(tally, place, slot) > 0),
    );
    return first <= firstOn ? [] : slots.slice(first, first + 2).map(({ from }) => from);
  });
}

/** Calls of all strata, and of the outcomes of the watched ones as if each were called as often. */
function sumParts(
  { calls: accumulator }: Pick<CauseEvidence, 'calls'>,
  { counted, risen }: Pick<Frame, 'counted' | 'risen'>,
  slots: readonly Slot[],
  isWatched: (key: CellKey) => boolean,
): { readonly outcomes: readonly Sums[]; readonly strata: readonly Sums[] } {
  const byStratum = [...Map.groupBy(accumulator.cells.values(), ({ key }) => stratumText(key))];
  const sums = (own: readonly CountedCell[], usual: number, bad: readonly number[]): Sums => ({
    calls: sumUpTo(own, counted.calls, slots),
    bad: sumUpTo(own, bad, slots),
    usual,
  });
  const watched = byStratum.flatMap(([, own]) => own.filter(({ key }) => isWatched(key)));
  return {
    outcomes: OUTCOMES.map((outcome) => {
      const place = counted.bad[risen.indexOf(outcome)];
      if (place === undefined) return { calls: [], bad: [], usual: 0 };
      const past = byStratum
        .filter(([, [first]]) => first !== undefined && isWatched(first.key))
        .map(([text, own]) => usualCounts(accumulator, text, own, { calls: counted.calls, bad: [place] }));
      return sums(watched, usualOf(past), [place]);
    }),
    strata: byStratum
      .map(([text, own]) => sums(own, usualOf([usualCounts(accumulator, text, own, counted)]), counted.bad))
      .filter(({ bad }) => (bad.at(-1) ?? 0) > 0),
  };
}

function usualOf(past: readonly { readonly calls: number; readonly bad: number }[]): number {
  const sum = past.reduce((total, { calls, bad }) => ({ calls: total.calls + calls, bad: total.bad + bad }), {
    calls: 0,
    bad: 0,
  });
  return (sum.bad + 0.5) / (sum.calls + 60);
}

/** Sums of the slots before each, and of all. */
function sumUpTo(cells: readonly CountedCell[], places: readonly number[], slots: readonly Slot[]): number[] {
  const sums = [0];
  for (const slot of slots) {
    let sum = sums.at(-1) ?? 0;
    for (const { tally } of cells) for (const place of places) sum += countIn(tally, place, slot);
    sums.push(sum);
  }
  return sums;
}

/** Calls between two slots, and what of them is bad beyond the usual. */
function partOf({ calls, bad, usual }: Sums, from: number, to: number, overdispersion: number): Part {
  const made = (calls[to] ?? 0) - (calls[from] ?? 0);
  const excess = Math.max(0, (bad[to] ?? 0) - (bad[from] ?? 0) - made * usual);
  return { calls: made / overdispersion, bad: excess / overdispersion };
}

/** Evidence that two stretches differ in what fails, however deep each of them is; 0 where most of it is the same. */
function otherNats(before: readonly Part[], since: readonly Part[]): number {
  const total = (parts: readonly Part[]): number => parts.reduce((sum, { bad }) => sum + bad, 0);
  if (total(before) === 0 || total(since) === 0) return 0;
  const [was, is] = [sharesOf(before), sharesOf(since)];
  const alike = was.reduce((sum, share, index) => sum + Math.min(share, is[index] ?? 0), 0);
  if (alike >= ALIKE_BELOW) return 0;
  // Poisson counts whose rates are the same in both stretches but for one factor, fitted by turns.
  let depths = [1, 1];
  let rates = before.map(() => 1);
  const stretches = [before, since];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates = rates.map((_, index) => {
      const made = stretches.reduce((sum, parts, which) => sum + (parts[index]?.calls ?? 0) * (depths[which] ?? 0), 0);
      return ((before[index]?.bad ?? 0) + (since[index]?.bad ?? 0)) / Math.max(1e-9, made);
    });
    depths = stretches.map(
      (parts) =>
        total(parts) /
        Math.max(
          1e-9,
          parts.reduce((sum, { calls }, index) => sum + calls * (rates[index] ?? 0), 0),
        ),
    );
  }
  return stretches.reduce(
    (sum, parts, which) =>
      sum +
      parts.reduce((nats, { calls, bad }, index) => {
        const expected = calls * (rates[index] ?? 0) * (depths[which] ?? 0);
        return bad > 0 ? nats + bad * Math.log(bad / Math.max(1e-9, expected)) : nats;
      }, 0),
    0,
  );
}

/** Shares of what fails if all parts were called as often. */
function sharesOf(parts: readonly Part[]): number[] {
  const rates = parts.map(({ calls, bad }) => bad / Math.max(1e-9, calls));
  const sum = rates.reduce((total, rate) => total + rate, 0);
  return rates.map((rate) => rate / Math.max(1e-9, sum));
}
