import { MINUTE_MS } from '../time.ts';
import { ON_FROM } from './edges.ts';
import type { WellCalls } from './evidence.ts';
import type { Frame } from './frame.ts';

/** A fault is taken for recovering below this probability that the newest calls still suffer. */
const RECOVERING_BELOW = 0.1;
/** The share of now is of so many slots, or of so many more as it takes to see a pause and what follows it. */
const NEWEST_SLOTS = 3;
/** It is of no fewer calls, where there are more since the fault began. */
const NEWEST_CALLS = 5;
/** Pauses that are longer, or ended earlier, say nothing of how long one lasts now. */
const PAUSE_MINUTES_MAX = 5;
const PAUSED_WITHIN_MINUTES = 15;
/** From so many pauses on a fault is said to come and go. */
const PAUSES_TOLD = 2;

/** What is so now, of an impairment whose causes are weighed. */
export interface CauseNow {
  /** Minutes in which the fault was on, and the calls of the watched series in them. */
  readonly onMinutes: number;
  readonly calls: number;
  readonly bad: number;
  /** Share of bad calls in the newest minutes. */
  readonly shareNow: number | null;
  readonly recovering: number;
  /** The newest calls look well, for longer than they did when the fault paused before. */
  readonly isRecovering: boolean;
  /** The fault has paused several times lately. Answers of before lack it. */
  readonly comesAndGoes?: boolean;
}

/**
 * Whether the fault goes on, pauses, or looks over, and how many calls suffer. Where many calls are made, the test of its end tells within
 * seconds; minutes tell where the test still needs more of them.
 */
export function describeNow(frame: Frame, well: WellCalls | undefined): CauseNow {
  const recovering = 1 - (frame.on.at(-1) ?? 1);
  const pauses = pausesOf(frame);
  const longest = Math.max(0, ...pauses);
  const quiet = frame.slots
    .slice(frame.on.findLastIndex((probability) => probability > ON_FROM) + 1)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const isWell = well !== undefined && well.lastedMs > longest * MINUTE_MS;
  const isRecovering = isWell || (recovering > 1 - RECOVERING_BELOW && quiet > longest);
  return {
    onMinutes: frame.onMinutes,
    calls: frame.watchedCallsAll,
    bad: frame.watchedBadAll,
    shareNow: isWell ? well.bad / well.calls : shareOfNewest(frame, isRecovering, longest),
    recovering,
    isRecovering,
    comesAndGoes: pauses.length >= PAUSES_TOLD && !isRecovering,
  };
}

/** Minutes of each pause lately in which the fault looked over, and after which it came back. */
function pausesOf({ slots, on }: Frame): number[] {
  const pauses: number[] = [];
  const from = (slots.at(-1)?.from ?? 0) - PAUSED_WITHIN_MINUTES;
  let minutes = 0;
  let looksOver = false;
  let wasOn = false;
  for (const [index, slot] of slots.entries()) {
    const probability = on[index] ?? 0;
    if (probability > ON_FROM) {
      const isPause = wasOn && looksOver && minutes <= PAUSE_MINUTES_MAX && slot.from >= from;
      if (isPause) pauses.push(minutes);
      [minutes, looksOver, wasOn] = [0, false, true];
    } else {
      minutes += slot.minutes;
      looksOver ||= probability < RECOVERING_BELOW;
    }
  }
  return pauses;
}

/** Of the newest minutes: of those since it looks over, else without those before it began; a fault that comes and goes, of both. */
function shareOfNewest({ counts, on }: Frame, isRecovering: boolean, pauseMinutes: number): number | null {
  const isOn = (probability: number): boolean => probability > ON_FROM;
  const lastOn = on.findLastIndex(isOn);
  const begun = on.slice(0, Math.max(0, lastOn)).findLastIndex((probability) => !isOn(probability)) + 1;
  const span = Math.max(NEWEST_SLOTS, 2 * pauseMinutes + 1);
  const begin = isRecovering ? lastOn + 1 : pauseMinutes > 0 ? 0 : begun;
  let [calls, bad] = [0, 0];
  for (let slot = counts.length - 1; slot >= begin; slot -= 1) {
    if (slot < counts.length - span && calls >= NEWEST_CALLS) break;
    calls += counts[slot]?.calls ?? 0;
    bad += counts[slot]?.bad ?? 0;
  }
  return calls === 0 ? null : bad / calls;
}
