/**
 * False alarms of several projects that call one vendor, with the tests of all series together and without them: profiles of `profiles.ts`
 * without an outage. `--weather shared` moves the rates of all projects alike, as what happens to a whole organization does.
 *
 *   node bench/detection/together.ts [--series 5] [--days 60] [--traffic 10] [--profile weekend] [--seeds 1,2] [--weather own|shared]
 */
import { parseArgs } from 'node:util';
import { createDetector, openTogether } from '../../packages/detection/src/detector.ts';
import { createPooledTests } from '../../packages/detection/src/pooled-tests.ts';
import { observeMinute } from './live.ts';
import { PROFILES, playProfile } from './profiles.ts';
import type { Profile } from './profiles.ts';
import { createRandom } from './random.ts';
import { DAY_MS, START_AT } from './simulate.ts';

const FALSE_ALARM_DAYS = 30;
const EPISODE_MS = 10 * 60_000;

const { values } = parseArgs({
  options: {
    series: { type: 'string', default: '5' },
    days: { type: 'string', default: '60' },
    traffic: { type: 'string', default: '10' },
    profile: { type: 'string', default: '' },
    seeds: { type: 'string', default: '1' },
    weather: { type: 'string', default: 'own' },
  },
});
const [count, days, perMinute] = [values.series, values.days, values.traffic].map(Number) as [number, number, number];
const seeds = values.seeds.split(',').map(Number);

console.log(
  `${count} series at ${perMinute} calls a minute each, weather ${values.weather}, ${seeds.length} × ${days} days\n\n| profile | alarms of any series per 30 days, alone | together | impaired series per 30 days, alone | together | opened by all |\n| --- | --- | --- | --- | --- | --- |`,
);
for (const [index, profile] of PROFILES.entries()) {
  if (!profile.name.includes(values.profile)) continue;
  const play = (isPooled: boolean) => seeds.map((seed) => measure(profile, seed * 1000 + index, isPooled));
  const [alone, together] = [play(false), play(true)];
  const perMonth = (list: readonly Calm[], key: keyof Calm): string =>
    ((list.reduce((sum, one) => sum + one[key], 0) / seeds.length / days) * 30).toFixed(2);
  console.log(
    `| ${profile.name} | ${perMonth(alone, 'alarms')} | ${perMonth(together, 'alarms')} | ${perMonth(alone, 'opened')} | ${perMonth(together, 'opened')} | ${perMonth(together, 'openedTogether')} |`,
  );
}

interface Calm {
  /** Times in which any series was impaired, ten minutes apart. */
  alarms: number;
  /** Beginnings of impairments, of any signal and series. */
  opened: number;
  openedTogether: number;
}

function measure(profile: Profile, seed: number, isPooled: boolean): Calm {
  const detectors = Array.from({ length: count }, () => createDetector({ falseAlarmDays: FALSE_ALARM_DAYS }));
  const pooled = createPooledTests();
  const lives = detectors.map((_, place) =>
    playProfile(profile, {
      callsPerMinute: perMinute,
      from: START_AT,
      to: START_AT + days * DAY_MS,
      random: createRandom(seed * 100 + place),
      ...(values.weather === 'shared' ? { weather: createRandom(seed) } : {}),
    }),
  );
  const calm: Calm = { alarms: 0, opened: 0, openedTogether: 0 };
  let quietSince = Number.NEGATIVE_INFINITY;
  for (let minute = 0; minute < days * 1440; minute += 1) {
    const at = START_AT + (minute + 1) * 60_000;
    let begun = 0;
    for (const [place, detector] of detectors.entries()) {
      const next = lives[place]?.next();
      if (next?.done !== false) continue;
      for (const { kind } of observeMinute(detector, next.value, isPooled ? pooled : undefined))
        begun += Number(kind === 'opened');
    }
    const together = isPooled ? openTogether(pooled, detectors).length : 0;
    calm.opened += begun + together;
    calm.openedTogether += together;
    if (begun + together > 0 && at - quietSince >= EPISODE_MS) calm.alarms += 1;
    if (detectors.some(({ state }) => state.watches.some(({ impairment }) => impairment !== null))) quietSince = at;
  }
  return calm;
}
