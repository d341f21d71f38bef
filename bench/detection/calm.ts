/**
 * False alarms where life is not memoryless: every profile of `profiles.ts`, without an outage, at several rates of traffic.
 *
 *   node bench/detection/calm.ts [--days 120] [--traffic 10,300] [--profile weekend] [--seeds 1,2,3]
 */
import { parseArgs } from 'node:util';
import { SIGNALS } from '../../packages/detection/src/signal.ts';
import { measureCalm } from './live.ts';
import type { CalmResult } from './live.ts';
import { PROFILES } from './profiles.ts';

const FALSE_ALARM_DAYS = 30;

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '120' },
    traffic: { type: 'string', default: '10,300' },
    profile: { type: 'string', default: '' },
    seeds: { type: 'string', default: '1' },
  },
});
const days = Number(values.days);
const seeds = values.seeds.split(',').map(Number);

console.log(
  `Means over ${seeds.length} series of ${days} days.\n\n| profile | calls a minute | alarms in the first 30 days (most) | per 30 days after them | by signal: ${SIGNALS.join(', ')} | impaired | longest |`,
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [index, profile] of PROFILES.entries()) {
  if (!profile.name.includes(values.profile)) continue;
  for (const callsPerMinute of values.traffic.split(',').map(Number)) {
    const results = seeds.map((seed) =>
      measureCalm(profile, callsPerMinute, days, seed * 1000 + index, FALSE_ALARM_DAYS),
    );
    const mean = (of: (result: CalmResult) => number): number =>
      results.reduce((sum, result) => sum + of(result), 0) / results.length;
    const early = `${short(mean((result) => result.early))} (${Math.max(...results.map((result) => result.early))})`;
    const later = days > 30 ? short((mean(({ alarms, early: first }) => alarms - first) / (days - 30)) * 30) : '—';
    const bySignal = SIGNALS.map((signal) => short(mean((result) => result.bySignal[signal]))).join(', ');
    const share = `${short(mean((result) => result.impairedShare) * 100)} %`;
    const longest = Math.max(...results.map(({ longestHours }) => longestHours)).toFixed(1);
    console.log(
      `| ${profile.name} | ${callsPerMinute} | ${early} | ${later} | ${bySignal} | ${share} | ${longest} h |`,
    );
  }
}

function short(value: number): string {
  return String(Number(value.toPrecision(2)));
}
