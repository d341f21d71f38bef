/**
 * Outages on top of each profile of `profiles.ts`: how soon they are found on a series that lives by it, by day and at the hour of its batch,
 * beside Lorden's bound for independent calls at the usual rate of the profile.
 *
 *   node bench/detection/outages.ts [--days 20] [--traffic 10,300] [--depths 0.1,0.5,1] [--profile batch] [--trials 9]
 */
import { parseArgs } from 'node:util';
import {
  createDetector,
  decodeDetector,
  encodeDetector,
  observe,
  slowLimitMs,
  verySlowLimitMs,
} from '../../packages/detection/src/detector.ts';
import type { Detector } from '../../packages/detection/src/detector.ts';
import { countAbove } from '../../packages/detection/src/latency-sketch.ts';
import { shortestDelayCalls } from '../../packages/detection/src/cusum.ts';
import { PROFILES, playProfile } from './profiles.ts';
import type { Profile, ProfileMinute } from './profiles.ts';
import { createRandom } from './random.ts';
import { DAY_MS, START_AT } from './simulate.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FALSE_ALARM_DAYS = 30;
const USUAL = 0.005;
/** Begins ten minutes after a nightly batch of the profiles, and in the afternoon. */
const ONSETS = [
  { name: 'in the batch', hour: 2 + 10 / 60 },
  { name: 'at 14:00', hour: 14 },
];

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '20' },
    traffic: { type: 'string', default: '10,300' },
    depths: { type: 'string', default: '0.1,0.5,1' },
    profile: { type: 'string', default: '' },
    trials: { type: 'string', default: '9' },
  },
});
const depths = values.depths.split(',').map(Number);
const options = { falseAlarmDays: FALSE_ALARM_DAYS };

console.log(
  `Median minutes (missed within an hour of ${values.trials}; already impaired at the onset).\n\n| profile | calls a minute | onset | ${depths.map((depth) => `${depth * 100} % (bound)`).join(' | ')} |`,
);
console.log(`| --- | --- | --- | ${depths.map(() => '---').join(' | ')} |`);
for (const [index, profile] of PROFILES.entries()) {
  if (!profile.name.includes(values.profile)) continue;
  for (const callsPerMinute of values.traffic.split(',').map(Number)) {
    const detector = createDetector(options);
    const to = START_AT + Number(values.days) * DAY_MS;
    const life = { callsPerMinute, from: START_AT, to, random: createRandom(index + 77) };
    for (const minute of playProfile(profile, life)) look(detector, minute);
    for (const { name, hour } of ONSETS)
      console.log(
        `| ${[profile.name, callsPerMinute, name, ...depths.map((depth) => measure(profile, encodeDetector(detector), { callsPerMinute, from: to, hour, depth }))].join(' | ')} |`,
      );
  }
}

interface Trial {
  readonly callsPerMinute: number;
  readonly from: number;
  readonly hour: number;
  readonly depth: number;
}

function measure(profile: Profile, trained: string, { callsPerMinute, from, hour, depth }: Trial): string {
  const delays: number[] = [];
  let early = 0;
  for (let trial = 1; trial <= Number(values.trials); trial += 1) {
    const detector = decodeDetector(trained, options);
    if (detector === undefined) throw new Error('a state of this version');
    const onsetAt = from + Math.round(hour * 60) * MINUTE_MS;
    const life = { callsPerMinute, from, to: onsetAt + HOUR_MS, random: createRandom(trial * 104_729) };
    let found = Infinity;
    let isEarly = false;
    for (const minute of playProfile(profile, life, (at, rates) => {
      if (at > onsetAt) rates.failing += (1 - rates.failing) * depth;
    })) {
      look(detector, minute);
      // Of failures or of whatever else they make rise.
      const isImpaired = detector.state.watches.some(({ impairment }) => impairment !== null);
      if (minute.at <= onsetAt) isEarly = isImpaired;
      else if (isImpaired && found === Infinity) found = (minute.at - onsetAt) / MINUTE_MS;
    }
    if (isEarly) early += 1;
    else delays.push(found);
  }
  const missed = delays.filter((delay) => delay === Infinity).length;
  const median = delays.sort((a, b) => a - b)[Math.floor(delays.length / 2)];
  const bound =
    shortestDelayCalls(USUAL, Math.min(0.999, depth), callsPerMinute * FALSE_ALARM_DAYS * 1440) / callsPerMinute;
  return `${median ?? '—'} (${bound.toPrecision(2)}${missed > 0 ? `; missed ${missed}` : ''}${early > 0 ? `; early ${early}` : ''})`;
}

function look(detector: Detector, minute: ProfileMinute): void {
  const above = (limitMs: number | null): number =>
    limitMs === null ? 0 : Math.min(minute.calls, countAbove(minute.latencies, limitMs));
  observe(detector, { ...minute, slow: above(slowLimitMs(detector)), verySlow: above(verySlowLimitMs(detector)) });
}
