/**
 * How much sooner an outage is found while the page tells of trouble and after a change, by the mean of `--trials` outages: on a series of three
 * weeks whose calls fail in 0.5 %, whose page told of trouble in 1 % of the time, and that is changed once a day.
 *
 *   node bench/detection/occasions.ts --trials 200
 */
import { parseArgs } from 'node:util';
import { learn } from '../../packages/detection/src/baseline.ts';
import { createDetector, decodeDetector, encodeDetector, observe } from '../../packages/detection/src/detector.ts';
import type { Occasion } from '../../packages/detection/src/occasions.ts';
import { createRandom, drawBinomial } from './random.ts';
import { DAY_MS, START_AT } from './simulate.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS = 21;
const OPTIONS = { falseAlarmDays: 30 };
const GIVE_UP_MINUTES = 2000;
/** What is so in a minute after the onset. */
const KINDS: Readonly<Record<string, (minute: number) => readonly Occasion[]>> = {
  'no occasion': () => [],
  'page before': () => ['page'],
  'page after 5 minutes': (minute) => (minute > 5 ? ['page'] : []),
  change: (minute) => (minute <= 5 ? ['change'] : []),
};

const { values } = parseArgs({ options: { trials: { type: 'string', default: '200' } } });
const trials = Number(values.trials);

console.log(`| calls a minute | outage | ${Object.keys(KINDS).join(' | ')} |\n|---|---|---|---|---|---|`);
for (const callsPerMinute of [1, 3, 10]) {
  const grown = growSeries(callsPerMinute);
  for (const depth of [0.1, 0.2, 0.5, 1]) {
    const means = Object.values(KINDS).map((occasionsAt) => {
      let minutes = 0;
      for (let trial = 0; trial < trials; trial += 1)
        minutes += minutesToFind(grown, callsPerMinute, depth, occasionsAt, trial);
      return (minutes / trials).toFixed(1);
    });
    console.log(`| ${callsPerMinute} | ${100 * depth} % | ${means.join(' | ')} |`);
  }
}

/** A series as it is stored. */
function growSeries(callsPerMinute: number): string {
  const detector = createDetector(OPTIONS);
  const random = createRandom(11);
  const calls = callsPerMinute * 60;
  for (let hour = DAYS * 24; hour > 0; hour -= 1)
    learn(detector.state.baseline, {
      startAt: START_AT - hour * HOUR_MS,
      spanMs: HOUR_MS,
      counts: { calls, bad: [drawBinomial(random, calls, 0.005), 0, 0, 0, 0, 0, 0] },
    });
  const all = calls * 24 * DAYS;
  Object.assign(detector.state.occasions, {
    spanMs: DAYS * DAY_MS,
    calls: all,
    page: { calls: 0.01 * all, times: 2, isOn: false },
    change: { calls: (all * 5) / 1440, times: DAYS, isOn: false },
  });
  observe(detector, { at: START_AT, calls: 0, failures: 0, slow: 0, rateLimited: 0, auth: 0 });
  return encodeDetector(detector);
}

function minutesToFind(
  grown: string,
  callsPerMinute: number,
  depth: number,
  occasionsAt: (minute: number) => readonly Occasion[],
  seed: number,
): number {
  const random = createRandom(seed);
  const detector = decodeDetector(grown, OPTIONS) ?? createDetector(OPTIONS);
  for (let minute = 1; minute < GIVE_UP_MINUTES; minute += 1) {
    const failures = drawBinomial(random, callsPerMinute, depth);
    const at = START_AT + minute * MINUTE_MS;
    const counts = { calls: callsPerMinute, failures, slow: 0, rateLimited: 0, auth: 0 };
    if (observe(detector, { ...counts, at, occasions: occasionsAt(minute) }).length > 0) return minute;
  }
  return GIVE_UP_MINUTES;
}
