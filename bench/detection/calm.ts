/**
 * False alarms where life is not memoryless: every profile of `profiles.ts`, without an outage, at several rates of traffic.
 *
 *   node bench/detection/calm.ts [--days 120] [--traffic 10,300] [--profile weekend]
 */
import { parseArgs } from 'node:util';
import { SIGNALS } from '../../packages/detection/src/signal.ts';
import { measureCalm } from './live.ts';
import { PROFILES } from './profiles.ts';

const FALSE_ALARM_DAYS = 30;

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '120' },
    traffic: { type: 'string', default: '10,300' },
    profile: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const days = Number(values.days);

console.log(
  `| profile | calls a minute | alarms in the first 30 days | per 30 days after them | by signal: ${SIGNALS.join(', ')} | impaired | longest |`,
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [index, profile] of PROFILES.entries()) {
  if (!profile.name.includes(values.profile)) continue;
  for (const callsPerMinute of values.traffic.split(',').map(Number)) {
    const result = measureCalm(profile, callsPerMinute, days, Number(values.seed) * 1000 + index, FALSE_ALARM_DAYS);
    const bySignal = SIGNALS.map((signal) => result.bySignal[signal]).join(', ');
    const share = `${Number((result.impairedShare * 100).toPrecision(2))} %`;
    const perMonth = Number((((result.alarms - result.early) / (days - 30)) * 30).toPrecision(2));
    console.log(
      `| ${profile.name} | ${callsPerMinute} | ${result.early} | ${perMonth} | ${bySignal} | ${share} | ${result.longestHours.toFixed(1)} h |`,
    );
  }
}
