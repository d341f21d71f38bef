import { createDetector, decodeDetector, observe } from '../../packages/detection/src/detector.ts';
import { readHealth } from '../../packages/detection/src/series-health.ts';
import { createRandom } from './random.ts';
import { OUTAGES, TICK_MS, drawTick, flatSeries } from './series.ts';
import type { Outage, SeriesShape } from './series.ts';
import { DAY_MS, START_AT, delayQuantile, trainDetector } from './simulate.ts';

const LASTS_MS = 2 * 3_600_000;
const AFTER_MS = 2 * 3_600_000;

/** An outage of one form, played to the detector many times. */
export interface ShapeResult {
  readonly series: string;
  readonly outage: string;
  /** Minutes from onset to detection, median and ninth decile. */
  readonly delay: number;
  readonly delayLate: number;
  readonly missed: number;
  /** Impairments per outage: one is right. */
  readonly impairments: number;
  /** Minutes from the end of the outage to the closing of the last impairment, median. */
  readonly closing: number;
  /** Trials in which the end was not noticed within two hours. */
  readonly leftOpen: number;
}

/** Usual series that outages of every form are played on. */
export const SHAPE_SERIES: readonly { readonly name: string; readonly shape: SeriesShape }[] = [
  { name: '10 a minute, 0.5 % usual', shape: flatSeries(10, 0.005) },
  { name: '300 a minute, 0.5 % usual', shape: flatSeries(300, 0.005) },
  { name: '300 a minute, daily rhythm', shape: { ...flatSeries(300, 0.005), trafficRhythm: 0.8, failureRhythm: 0.6 } },
  { name: '300 a minute, failures in clusters', shape: { ...flatSeries(300, 0.005), cluster: 3 } },
];

/** Plays every form of outage on every usual series. */
export function measureShapes(trials: number, trainingDays: number, falseAlarmDays: number): ShapeResult[] {
  return SHAPE_SERIES.flatMap(({ name, shape }, index) => {
    const trained = trainDetector(shape, trainingDays, 500 + index, falseAlarmDays);
    return OUTAGES.map((outage) =>
      measureShape(name, shape, outage, trained, { trials, trainingDays, falseAlarmDays }),
    );
  });
}

function measureShape(
  series: string,
  shape: SeriesShape,
  outage: Outage,
  trained: string,
  options: { trials: number; trainingDays: number; falseAlarmDays: number },
): ShapeResult {
  const plays = Array.from({ length: options.trials }, (_, trial) =>
    playOutage(shape, outage, trained, trial, options),
  );
  const delays = plays.map(({ delay }) => delay);
  return {
    series,
    outage: outage.name,
    delay: delayQuantile(delays, 0.5),
    delayLate: delayQuantile(delays, 0.9),
    missed: delays.filter((delay) => delay === Infinity).length,
    impairments: plays.reduce((sum, { opened }) => sum + opened, 0) / plays.length,
    closing: delayQuantile(
      plays.map(({ closing }) => closing),
      0.5,
    ),
    leftOpen: plays.filter(({ closing }) => closing === Infinity).length,
  };
}

function playOutage(
  shape: SeriesShape,
  outage: Outage,
  trained: string,
  trial: number,
  options: { trainingDays: number; falseAlarmDays: number },
): { delay: number; opened: number; closing: number } {
  const detector = decodeDetector(trained, options) ?? createDetector(options);
  const random = createRandom(77_000 + trial);
  // Onsets are spread over the day, so that the rhythm's every hour is met.
  const startAt = START_AT + options.trainingDays * DAY_MS;
  const onsetAt = startAt + Math.floor((trial * 7_200_000) % DAY_MS) + 3_600_000;
  const endAt = onsetAt + LASTS_MS;
  const play = { delay: Number.POSITIVE_INFINITY, opened: 0, closing: Number.POSITIVE_INFINITY };
  for (let at = startAt + TICK_MS; at <= endAt + AFTER_MS; at += TICK_MS) {
    const since = at > endAt ? -1 : at - onsetAt - 1;
    for (const { kind } of observe(detector, drawTick(random, shape, at, outage, since))) {
      if (at <= onsetAt) continue;
      if (kind === 'opened') play.opened += 1;
      if (kind === 'opened' && play.delay === Infinity) play.delay = (at - onsetAt) / 60_000;
      if (kind === 'closed' && at > endAt) play.closing = (at - endAt) / 60_000;
    }
  }
  if (readHealth(detector, endAt + AFTER_MS).impairments.length > 0) play.closing = Number.POSITIVE_INFINITY;
  return play;
}
