import { TELEMETRY_STEPS } from '@upriver/contract';
import type { TelemetryStep } from '@upriver/contract';
import { MINUTE_MS } from './time.ts';

export const STEP_MINUTES: Readonly<Record<TelemetryStep, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '1h': 60,
  '6h': 360,
  '1d': 1440,
};

/** Points of a line when nobody says how long a step is: more than a screen shows apart. */
export const AUTOMATIC_POINTS_MAX = 500;
/** Points of a line that may be asked for: a day in minutes fits. */
export const POINTS_MAX = 1500;

/** A range in milliseconds; `to` is left out. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** The smallest range of whole steps, counted from midnight UTC of 1 January 1970, that holds this one. */
export function alignRange({ from, to }: TimeRange, step: TelemetryStep): TimeRange {
  const stepMs = STEP_MINUTES[step] * MINUTE_MS;
  return { from: Math.floor(from / stepMs) * stepMs, to: Math.ceil(to / stepMs) * stepMs };
}

/** Steps that a range takes. */
export function countSteps(range: TimeRange, step: TelemetryStep): number {
  const { from, to } = alignRange(range, step);
  return (to - from) / (STEP_MINUTES[step] * MINUTE_MS);
}

/** The shortest step with which a range has no more points than this; undefined when even days are too many. */
export function chooseStep(range: TimeRange, pointsMax: number): TelemetryStep | undefined {
  return TELEMETRY_STEPS.find((step) => countSteps(range, step) <= pointsMax);
}

/** The shortest step of at least so many minutes. */
export function stepOfMinutes(minutes: number): TelemetryStep {
  return TELEMETRY_STEPS.find((step) => STEP_MINUTES[step] >= minutes) ?? '1d';
}
