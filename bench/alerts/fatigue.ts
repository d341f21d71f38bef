// How much people are told: 30 days of 50 vendors, half of them measured by calls, under the default rule, and beside every change of
// every page. node bench/alerts/fatigue.ts [--days 30] [--vendors 50] [--seed 1]
import { parseArgs } from 'node:util';
import { DEFAULT_RULE } from '@upriver/contract';
import type { Impact, Status } from '@upriver/contract';
import { playRule } from '../../packages/server/src/rules/backtest.ts';
import type { HistoryPoint } from '../../packages/server/src/rules/backtest.ts';
import type { Situation } from '../../packages/server/src/rules/situation.ts';
import { createRandom } from '../../test/support/random.ts';
import type { Random } from '../../test/support/random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 9, 1);
const PROJECT = { id: 'proj_a', name: 'checkout', slug: 'checkout' };

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '30' },
    vendors: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});
const days = Number(values.days);

/** A stretch of trouble of one vendor. */
interface Trouble {
  readonly from: number;
  readonly until: number;
  readonly status: Status;
  readonly impact: Impact | 'maintenance';
  /** Whether calls fail as well; without it the page alone reports it. */
  readonly isFelt: boolean;
  /** Updates that the vendor posts meanwhile. */
  readonly updates: number;
}

/** What a month brings, each with how often a vendor has it in 30 days. */
const STORIES: Readonly<Record<string, [perMonth: number, make: (random: Random, at: number) => Trouble[]]>> = {
  'minor incidents that nobody feels': [2, (random, at) => [trouble(random, at, 'degraded', 'minor', false, 4)]],
  maintenances: [1, (random, at) => [trouble(random, at, 'maintenance', 'maintenance', false, 3)]],
  'regional outages elsewhere': [0.5, (random, at) => [trouble(random, at, 'partial_outage', 'major', false, 6)]],
  'outages that are felt': [0.2, (random, at) => [trouble(random, at, 'major_outage', 'critical', true, 6)]],
  'pages that flap': [
    0.1,
    (_random, at) =>
      Array.from({ length: 20 }, (_, index) => ({
        from: at + index * 12 * MINUTE_MS,
        until: at + (index * 12 + 5) * MINUTE_MS,
        status: 'major_outage',
        impact: 'critical',
        isFelt: false,
        updates: 1,
      })),
  ],
  'calls that flap': [
    0.1,
    (_random, at) =>
      Array.from({ length: 12 }, (_, index) => ({
        from: at + index * 20 * MINUTE_MS,
        until: at + (index * 20 + 8) * MINUTE_MS,
        status: 'operational',
        impact: 'none',
        isFelt: true,
        updates: 0,
      })),
  ],
};

function trouble(
  random: Random,
  from: number,
  status: Status,
  impact: Trouble['impact'],
  isFelt: boolean,
  updates: number,
): Trouble {
  return { from, until: from + 20 * MINUTE_MS + random.below(3 * HOUR_MS), status, impact, isFelt, updates };
}

for (const chosen of [...Object.keys(STORIES).map((name) => [name]), Object.keys(STORIES)]) {
  const random = createRandom(Number(values.seed));
  const history: HistoryPoint[] = [];
  let pageChanges = 0;
  for (let vendor = 0; vendor < Number(values.vendors); vendor += 1) {
    const troubles = chosen.flatMap((name) => happen(random, STORIES[name] ?? [0, () => []]));
    pageChanges += troubles.reduce((sum, { status, updates }) => sum + (status === 'operational' ? 0 : 2) + updates, 0);
    history.push(...pointsOf(vendor, troubles));
  }
  const messages = playRule(
    DEFAULT_RULE,
    history.sort((a, b) => a.at - b.at),
    START + (days + 1) * DAY_MS,
  );
  const perDay = Map.groupBy(messages, ({ at }) => Math.floor(at / DAY_MS));
  const worst = Math.max(0, ...[...perDay.values()].map((list) => list.length));
  const alerts = messages.filter(({ kind }) => kind === 'opened').length;
  const name = chosen.length === 1 ? chosen[0] : 'all together';
  console.log(
    `${name}: ${(messages.length / days).toFixed(2)} messages a day (${(alerts / days).toFixed(2)} beginnings; worst day ${worst}); every change of every page: ${(pageChanges / days).toFixed(1)} a day`,
  );
}

function happen(random: Random, [perMonth, make]: (typeof STORIES)[string]): Trouble[] {
  const expected = (perMonth * days) / 30;
  const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
  return Array.from({ length: count }, () => make(random, START + random.below(days * DAY_MS))).flat();
}

function pointsOf(vendor: number, troubles: readonly Trouble[]): HistoryPoint[] {
  const times = [START, ...troubles.flatMap(({ from, until }) => [from, until])];
  return times.map((at) => ({ at, situation: situationAt(vendor, troubles, at) }));
}

function situationAt(vendor: number, troubles: readonly Trouble[], at: number): Situation {
  const open = troubles.filter(({ from, until }) => from <= at && at < until);
  const isMeasured = vendor % 2 === 0;
  const isFailing = isMeasured && open.some(({ isFelt }) => isFelt);
  const posted = open.filter(({ impact }) => impact !== 'maintenance' && impact !== 'none');
  const slug = `vendor-${vendor}`;
  return {
    service: { id: slug, slug, name: `Vendor ${vendor}` },
    statusPageUrl: null,
    status: open.find(({ status }) => status !== 'operational')?.status ?? 'operational',
    isRelevant: true,
    statusSince: at,
    override: null,
    unreadableSince: null,
    incidents: posted.map(({ from, impact }) => ({
      id: `${slug} ${from}`,
      title: 'Trouble',
      startedAt: from,
      impact: impact === 'maintenance' ? 'none' : impact,
    })),
    maintenances: open
      .filter(({ impact }) => impact === 'maintenance')
      .map(({ from, until }) => ({
        id: `${slug} ${from}`,
        title: 'Work',
        startsAt: from,
        endsAt: until,
        isRunning: true,
      })),
    series: isMeasured ? [seriesOf(slug, isFailing, open.length > 0, at)] : [],
    projects: [PROJECT],
  };
}

function seriesOf(slug: string, isFailing: boolean, isRed: boolean, at: number): Situation['series'][number] {
  return {
    project: PROJECT,
    environment: 'production',
    region: '',
    verdict: isFailing ? 'them' : isRed ? 'not_affecting_you' : 'healthy',
    page: 'unknown',
    cause: isFailing ? { cause: 'vendor', feature: null } : null,
    probability: isFailing ? 0.97 : null,
    shareNow: isFailing ? 0.3 : 0,
    since: isFailing ? at : null,
    sentence: `${slug} ${isFailing ? 'fails' : 'works'}`,
    hasCalls: true,
  };
}
