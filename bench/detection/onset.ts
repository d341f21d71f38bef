/**
 * How far the stated onset of an outage is from the true one: when it is found, and later, while it goes on.
 *
 *   node bench/detection/onset.ts --trials 60      the table of README.md
 */
import { parseArgs } from 'node:util';
import { decodeDetector, observe } from '../../packages/detection/src/detector.ts';
import { createRandom } from './random.ts';
import { TICK_MS, drawTick, flatSeries, stepOutage } from './series.ts';
import { CALM_MS, DAY_MS, START_AT, delayQuantile, trainDetector } from './simulate.ts';

const { values } = parseArgs({
  options: { trials: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});

const TRAFFIC = [1, 3, 10, 40];
const DEPTHS = [0.1, 0.5, 1];
const USUAL = 0.01;
const PAST_DAYS = 14;
const FALSE_ALARM_DAYS = 30;
const MINUTE_MS = 60_000;
/** Minutes after an outage was found at which its onset is read. */
const LOOKS = [0, 5, 20, 60];
const GIVEN_UP_MS = 24 * 60 * MINUTE_MS;

console.log(
  `| calls a minute | depth | found | ${LOOKS.map((minutes) => (minutes === 0 ? 'when found' : `${minutes} min later`)).join(' | ')} | moved |`,
);
console.log(`|---|---|---|${LOOKS.map(() => '---|').join('')}---|`);
for (const callsPerMinute of TRAFFIC) {
  const shape = flatSeries(callsPerMinute, USUAL);
  const seed = Number(values.seed) + callsPerMinute * 1009;
  const trained = trainDetector(shape, PAST_DAYS, seed, FALSE_ALARM_DAYS);
  for (const depth of DEPTHS) {
    const plays = Array.from({ length: Number(values.trials) }, (_, trial) =>
      playOutage(trained, shape, depth, seed + (trial + 1) * 7919),
    ).flatMap((play) => play ?? []);
    const cells = LOOKS.map((_, look) => quantiles(plays.map(({ offsets }) => offsets[look] ?? Number.NaN)));
    const moved = plays.map((play) => play.moved);
    console.log(
      `| ${callsPerMinute} | ${depth * 100} % | ${plays.length} | ${cells.join(' | ')} | ${(moved.reduce((a, b) => a + b, 0) / plays.length).toFixed(2)} |`,
    );
  }
}

interface Play {
  /** Stated minus true onset, minutes, by look. */
  readonly offsets: number[];
  readonly moved: number;
}

/** Undefined where the series was impaired before, or nothing was found. */
function playOutage(
  trained: string,
  shape: ReturnType<typeof flatSeries>,
  depth: number,
  seed: number,
): Play | undefined {
  const detector = decodeDetector(trained, { falseAlarmDays: FALSE_ALARM_DAYS });
  if (!detector) throw new Error('trainDetector wrote the state');
  const random = createRandom(seed);
  const startAt = START_AT + PAST_DAYS * DAY_MS;
  const onsetAt = startAt + CALM_MS + (seed % 7) * 8000;
  const outage = stepOutage(depth);
  let foundAt = Infinity;
  const play = { offsets: [] as number[], moved: 0 };
  for (let at = startAt + TICK_MS; at <= onsetAt + GIVEN_UP_MS; at += TICK_MS) {
    for (const transition of observe(detector, drawTick(random, shape, at, outage, at - onsetAt - 1))) {
      if (transition.impairment.signal !== 'failures') continue;
      if (transition.kind === 'opened') foundAt = at;
      else if (transition.kind === 'revised') play.moved += 1;
      else return undefined;
    }
    if (foundAt <= onsetAt) return undefined;
    const impairment = detector.state.watches[0]?.impairment;
    const look = LOOKS[play.offsets.length] ?? Infinity;
    if (impairment && at >= foundAt + look * MINUTE_MS) play.offsets.push((impairment.onsetAt - onsetAt) / MINUTE_MS);
    if (play.offsets.length === LOOKS.length) return play;
  }
  return undefined;
}

/** Mean distance, median, ninth decile, and how many are early and late by more than half an hour. */
function quantiles(offsets: readonly number[]): string {
  const distances = offsets.map(Math.abs);
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  const early = offsets.filter((offset) => offset < -30).length;
  const late = offsets.filter((offset) => offset > 30).length;
  const [half, most] = [delayQuantile(distances, 0.5), delayQuantile(distances, 0.9)];
  return `${mean.toFixed(1)}; ${half.toFixed(1)}, ${most.toFixed(1)} (${early} / ${late})`;
}
