import { createDetector, encodeDetector, observe } from '../../packages/detection/src/detector.ts';
import type { Tick } from '../../packages/detection/src/detector.ts';
import type { Signal } from '../../packages/detection/src/signal.ts';
import { createRandom } from './random.ts';
import type { Rule } from './rules.ts';
import { TICK_MS, drawTick } from './series.ts';
import type { Outage, SeriesShape } from './series.ts';

/** Simulated time starts here, midnight UTC. */
export const START_AT = Date.UTC(2026, 0, 5);
export const DAY_MS = 86_400_000;
/** Calm hours before an outage, which fill every rule's windows. */
export const CALM_MS = 6.5 * 3_600_000;

/** The ticks of a series in which nothing happens, five seconds long where nothing else is said. */
export function* calmTicks(shape: SeriesShape, days: number, seed: number, tickMs = TICK_MS): Generator<Tick> {
  const random = createRandom(seed);
  const drawn = { ...shape, callsPerMinute: (shape.callsPerMinute * tickMs) / TICK_MS };
  for (let at = START_AT + tickMs; at <= START_AT + days * DAY_MS; at += tickMs) yield drawTick(random, drawn, at);
}

/** False alarms of the detector on a calm series, by signal, from its first call on. */
export function countFalseAlarms(
  shape: SeriesShape,
  days: number,
  seed: number,
  falseAlarmDays: number,
  tickMs = TICK_MS,
): Record<Signal, number> {
  const detector = createDetector({ falseAlarmDays });
  const alarms: Record<Signal, number> = {
    failures: 0,
    slow: 0,
    rate_limited: 0,
    auth: 0,
    client_error: 0,
    very_slow: 0,
    waiting: 0,
  };
  for (const tick of calmTicks(shape, days, seed, tickMs)) {
    for (const { kind, impairment } of observe(detector, tick)) if (kind === 'opened') alarms[impairment.signal] += 1;
  }
  return alarms;
}

/** The state of a detector that has watched a calm series for some days. */
export function trainDetector(shape: SeriesShape, days: number, seed: number, falseAlarmDays: number): string {
  const detector = createDetector({ falseAlarmDays });
  for (const tick of calmTicks(shape, days, seed)) observe(detector, tick);
  return encodeDetector(detector);
}

/** An outage to be played to rules. */
export interface Trial {
  readonly shape: SeriesShape;
  readonly outage: Outage;
  readonly seed: number;
  /** When the calm hours before it begin. */
  readonly startAt: number;
  readonly lastsMs: number;
}

/**
 * Minutes from the onset until each rule fires; Infinity when it does not while the outage lasts, NaN when it was firing at the
 * onset. All rules see the same calls.
 */
export function detectionDelays(trial: Trial, rules: readonly Rule[]): number[] {
  const random = createRandom(trial.seed);
  const onsetAt = trial.startAt + CALM_MS;
  const delays = rules.map(() => Number.POSITIVE_INFINITY);
  let waiting = rules.length;
  for (let at = trial.startAt + TICK_MS; at <= onsetAt + trial.lastsMs && waiting > 0; at += TICK_MS) {
    const tick = drawTick(random, trial.shape, at, trial.outage, at - onsetAt - 1);
    for (const [index, rule] of rules.entries()) {
      if (delays[index] !== Number.POSITIVE_INFINITY) continue;
      const isOn = rule.look(tick);
      if (!isOn || at < onsetAt) continue;
      // At the onset itself the tick was still calm: the rule was on already.
      delays[index] = at === onsetAt ? Number.NaN : (at - onsetAt) / 60_000;
      waiting -= 1;
    }
  }
  return delays;
}

/** Quantile of delays; those who never fired count as infinite, those who fired before the onset are left out. */
export function delayQuantile(delays: readonly number[], q: number): number {
  const sorted = delays.filter((delay) => !Number.isNaN(delay)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN;
}
