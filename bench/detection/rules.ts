import { cusumStep, cusumThreshold } from '../../packages/detection/src/cusum.ts';
import { createDetector, decodeDetector, observe } from '../../packages/detection/src/detector.ts';
import type { Tick } from '../../packages/detection/src/detector.ts';
import { TICK_MS } from './series.ts';

/** A rule that looks at a series tick by tick. */
export interface Rule {
  readonly name: string;
  /** True while the rule says that something is wrong. */
  readonly look: (tick: Tick) => boolean;
}

const TICKS_PER_MINUTE = 60_000 / TICK_MS;
const DAY_MINUTES = 1440;
/** Windows of five minutes of a week, and those from which a mean is known. */
const WEEK_WINDOWS = 2016;
const KNOWN_WINDOWS = 36;

/** Our detector. `trained` is an encoded state with history. */
export function detectorRule(falseAlarmDays: number, trained?: string): Rule {
  const options = { falseAlarmDays };
  const detector = (trained && decodeDetector(trained, options)) || createDetector(options);
  let open = 0;
  return {
    name: 'detector',
    look: (tick) => {
      for (const { kind } of observe(detector, tick)) open += kind === 'opened' ? 1 : -1;
      return open > 0;
    },
  };
}

/** More than a share of the calls of the last minute fails, and has for five minutes. A minute without calls starts anew. */
export function fixedThresholdRule(share = 0.05, minutes = 5): Rule {
  const recent = createWindows([TICKS_PER_MINUTE]);
  let ticksOver = 0;
  return {
    name: `over ${share * 100} % for ${minutes} minutes`,
    look: (tick) => {
      recent.add(tick);
      ticksOver = recent.rate(0) > share ? ticksOver + 1 : 0;
      return ticksOver > minutes * TICKS_PER_MINUTE;
    },
  };
}

/**
 * The paging half of "multiwindow, multi-burn-rate alerts" (The Site Reliability Workbook, chapter 5, table 5-8): 14.4 times the
 * error budget over an hour and over five minutes, or 6 times over six hours and over thirty minutes.
 */
export function burnRateRule(budget: number): Rule {
  const windows = createWindows([60, 5, 360, 30].map((minutes) => minutes * TICKS_PER_MINUTE));
  return {
    name: `burn rate, objective ${100 - budget * 100} %`,
    look: (tick) => {
      windows.add(tick);
      const fast = 14.4 * budget;
      const slow = 6 * budget;
      return (windows.rate(0) > fast && windows.rate(1) > fast) || (windows.rate(2) > slow && windows.rate(3) > slow);
    },
  };
}

/**
 * The last five minutes are worse than usual by so many standard deviations: of the share of failures in five minutes of the past week, in
 * which minutes without calls do not count. What it was on for is not learned.
 */
export function deviationRule(deviations: number): Rule {
  const windows = createWindows([5 * TICKS_PER_MINUTE]);
  const past = { weight: 0, sum: 0, squares: 0 };
  let ticks = 0;
  let isOn = false;
  return {
    name: `mean and ${deviations} standard deviations`,
    look: (tick) => {
      windows.add(tick);
      const rate = windows.rate(0);
      const mean = past.sum / Math.max(1, past.weight);
      const deviation = Math.sqrt(Math.max(0, past.squares / Math.max(1, past.weight) - mean ** 2));
      const isKnown = past.weight >= KNOWN_WINDOWS;
      isOn = isKnown && rate > mean + deviations * deviation && rate > 0;
      ticks += 1;
      if (ticks % (5 * TICKS_PER_MINUTE) === 0 && windows.calls(0) > 0 && !isOn) {
        const kept = 1 - 1 / WEEK_WINDOWS;
        past.weight = past.weight * kept + 1;
        past.sum = past.sum * kept + rate;
        past.squares = past.squares * kept + rate ** 2;
      }
      return isOn;
    },
  };
}

/**
 * The best there can be: a CUSUM that knows the usual rate and the outage's rate beforehand, at the same false-alarm rate. No
 * detector has a shorter worst mean delay (Moustakides 1986).
 */
export function oracleRule(normal: number, impaired: number, callsPerMinute: number, falseAlarmDays: number): Rule {
  const step = cusumStep(normal, Math.min(impaired, 0.999));
  const threshold = cusumThreshold(normal, Math.min(impaired, 0.999), callsPerMinute * falseAlarmDays * DAY_MINUTES);
  let sum = 0;
  return {
    name: 'knows both rates',
    look: ({ calls, failures }) => {
      sum = Math.max(0, sum + failures * step.bad + (calls - failures) * step.good);
      return sum > 0 && sum >= threshold;
    },
  };
}

/** Candidates of each comparison rule, from the quickest to the one that says least. */
export const CANDIDATES: Readonly<Record<'fixed' | 'burn' | 'deviation', readonly (() => Rule)[]>> = {
  fixed: [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5].map((share) => () => fixedThresholdRule(share, 5)),
  burn: [0.0005, 0.001, 0.002, 0.003, 0.005, 0.007, 0.01, 0.02, 0.03, 0.05].map((budget) => () => burnRateRule(budget)),
  deviation: [3, 4, 5, 6, 8, 10, 12, 16, 24, 40].map((deviations) => () => deviationRule(deviations)),
};
export type Compared = keyof typeof CANDIDATES;

/**
 * Of each comparison rule, the first candidate that raises no more alarms than are allowed; the last where none does.
 * @param ticks calls of a series with which nothing is wrong
 */
export function tuneRules(ticks: Iterable<Tick>, alarmsMax: number): Record<Compared, () => Rule> {
  const rows = (Object.keys(CANDIDATES) as Compared[]).flatMap((kind) =>
    CANDIDATES[kind].map((create, place) => ({ kind, place, create, rule: create(), alarms: 0, ticksOn: 0 })),
  );
  let left = rows;
  for (const tick of ticks) {
    for (const row of left) {
      row.ticksOn = row.rule.look(tick) ? row.ticksOn + 1 : 0;
      if (row.ticksOn % (60 * TICKS_PER_MINUTE) === 1) row.alarms += 1;
    }
    if (left.some(({ alarms }) => alarms > alarmsMax)) left = left.filter(({ alarms }) => alarms <= alarmsMax);
  }
  const first = (kind: Compared): (() => Rule) =>
    left.find((row) => row.kind === kind)?.create ?? CANDIDATES[kind].at(-1) ?? fixedThresholdRule;
  return { fixed: first('fixed'), burn: first('burn'), deviation: first('deviation') };
}

/** Alarms that a rule raises: each time it goes on, and each further hour that it stays on. */
export function countAlarms(rule: Rule, ticks: Iterable<Tick>): number {
  let alarms = 0;
  let ticksOn = 0;
  for (const tick of ticks) {
    ticksOn = rule.look(tick) ? ticksOn + 1 : 0;
    if (ticksOn % (60 * TICKS_PER_MINUTE) === 1) alarms += 1;
  }
  return alarms;
}

interface Windows {
  add(tick: Tick): void;
  /** Share of failed calls in the window; 0 without calls. */
  rate(window: number): number;
  calls(window: number): number;
}

function createWindows(lengths: readonly number[]): Windows {
  const size = Math.max(...lengths);
  const calls = new Float64Array(size);
  const failures = new Float64Array(size);
  const sums = lengths.map((length) => ({ length, calls: 0, failures: 0 }));
  let seen = 0;
  return {
    add(tick) {
      for (const sum of sums) {
        const leaving = (seen + size - sum.length) % size;
        sum.calls += tick.calls - (calls[leaving] ?? 0);
        sum.failures += tick.failures - (failures[leaving] ?? 0);
      }
      calls[seen % size] = tick.calls;
      failures[seen % size] = tick.failures;
      seen += 1;
    },
    rate(window) {
      const sum = sums[window];
      return sum && sum.calls > 0 ? sum.failures / sum.calls : 0;
    },
    calls: (window) => sums[window]?.calls ?? 0,
  };
}
