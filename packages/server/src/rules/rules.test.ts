// What rules promise, on situations as they could be read: no store, no clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_RULE } from '@upriver/contract';
import type { AlertRuleDefinition } from '@upriver/contract';
import { defaultRule, hashDefinition } from '../domain/alert.ts';
import type { AlertMessage } from '../domain/alert.ts';
import { forgetReturns } from './returned.ts';
import { playRule } from './backtest.ts';
import { findNextDigest, findQuietEnd } from './calm-hours.ts';
import { matchAgain } from './match-rule.ts';
import type { SeriesSituation, Situation } from './situation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A Saturday. */
const NOW = Date.UTC(2026, 10, 21, 12);

test('the same definition has one hash, in whatever order its fields stand', () => {
  const turned = Object.fromEntries(Object.entries(DEFAULT_RULE).toReversed()) as AlertRuleDefinition;
  assert.equal(hashDefinition(turned), hashDefinition(DEFAULT_RULE));
  assert.equal(defaultRule('org_a', NOW).hash, hashDefinition(DEFAULT_RULE));
});

test('an alert opens, changes and ends with one message each, and nothing is told twice', () => {
  const told = play({}, [
    [0, calls('healthy')],
    [1, calls('undecided')],
    [2, calls('undecided')],
    [10, calls('them')],
    [11, calls('them', { shareNow: 0.2 })],
    [30, calls('healthy')],
  ]);
  assert.deepEqual(
    told.map(({ kind, title }) => [kind, title.split(':')[0]]),
    [
      ['opened', 'Calls to stripe are impaired, not yet clear by whom'],
      ['updated', 'Calls to stripe are impaired, by them'],
      ['closed', 'Over'],
    ],
  );
  assert.match(told[2]?.notes[0] ?? '', /29 min/);
});

test('calls that stop end nothing, and an alert whose calls are gone for good does not claim that they would succeed', () => {
  const told = play({}, [
    [1, calls('them')],
    [5, calls('cannot_say')],
    [25 * 60, calls('cannot_say', { hasCalls: false })],
  ]);
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['opened', 'closed'],
  );
  assert.match(told[1]?.title ?? '', /^No calls any more: stripe/);
  assert.match(told[1]?.notes.join(' ') ?? '', /not known/);
});

test('an alert that ends while its trouble goes on does not say that it is over', () => {
  const told = play({ verdicts: ['them'] }, [
    [1, calls('them')],
    [20, calls('undecided')],
  ]);
  assert.match(told[1]?.title ?? '', /^Not over, but no rule matches: stripe/);
  assert.match(told[1]?.notes.join(' ') ?? '', /stripe: undecided/);
  assert.ok(!told[1]?.notes.join(' ').includes('lasted'));
  assert.equal(told[1]?.isOver, false);
  const maintenance = { id: 'inc_m', title: 'Database', startsAt: NOW, endsAt: null, isRunning: true };
  const inMaintenance = play({ exceptMaintenance: true }, [
    [1, calls('them')],
    [20, { ...calls('them'), maintenances: [maintenance] }],
  ]);
  assert.match(inMaintenance[1]?.title ?? '', /^Not over/);
  const red = { ...calls('healthy'), series: [], status: 'major_outage' as const };
  const milder = play({}, [
    [1, red],
    [20, { ...red, status: 'partial_outage' }],
  ]);
  assert.match(milder[1]?.title ?? '', /^Not over/);
  assert.match(milder[1]?.notes.join(' ') ?? '', /reports a partial outage/);
  const recovered = play({}, [
    [1, { ...calls('them'), status: 'major_outage' }],
    [20, { ...calls('not_affecting_you'), status: 'major_outage' }],
  ]);
  assert.match(recovered[1]?.title ?? '', /^Over: stripe/);
});

test('a page that cannot be read is told of after as long as the rule says, and its end is no word about the vendor', () => {
  const unreadable = { ...calls('healthy'), series: [], status: 'unknown' as const, unreadableSince: NOW };
  const told = play({ pageUnreadableMinutes: 30 }, [
    [1, unreadable],
    [29, unreadable],
    [31, unreadable],
    [60, { ...unreadable, status: 'degraded', unreadableSince: null }],
  ]);
  assert.deepEqual(
    told.map(({ kind, at }) => [kind, (at - NOW) / MINUTE_MS]),
    [
      ['opened', 31],
      ['closed', 60],
    ],
  );
  assert.match(told[0]?.items[0]?.sentence ?? '', /could not be read for 3[01] minutes/);
});

test('a maintenance that is called off before it begins did not last', () => {
  const maintenance = { id: 'inc_m', title: 'Database', startsAt: NOW + HOUR_MS, endsAt: null, isRunning: false };
  const told = play({ maintenanceAheadHours: 2 }, [
    [1, { ...calls('healthy'), maintenances: [maintenance] }],
    [20, calls('healthy')],
  ]);
  assert.match(told[1]?.notes.join(' ') ?? '', /called off/);
});

test('a page counts for a vendor whose calls are measured only where a rule asks for everything', () => {
  const red = { ...calls('not_affecting_you'), status: 'major_outage' as const };
  assert.deepEqual(play({}, [[1, red]]), []);
  assert.equal(play({ mode: 'everything' }, [[1, red]]).length, 1);
  assert.equal(play({}, [[1, { ...red, series: [] }]]).length, 1);
});

test('a rule waits for as long as it has to match, and what ends before is never told', () => {
  const rule = { afterSeconds: 600 };
  assert.deepEqual(
    play(rule, [
      [1, calls('them')],
      [8, calls('healthy')],
    ]),
    [],
  );
  assert.deepEqual(
    play(rule, [[1, calls('them')]]).map(({ at }) => (at - NOW) / MINUTE_MS),
    [11],
  );
});

test('quiet hours hold messages back, and send what still holds when they end', () => {
  const quietHours = { from: '22:00', to: '07:00', timeZone: 'UTC', weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const told = play({ quietHours }, [[11 * 60, calls('them')]]);
  assert.deepEqual(
    told.map(({ at }) => new Date(at).toISOString()),
    ['2026-11-22T07:00:00.000Z'],
  );
  assert.deepEqual(
    play({ quietHours }, [
      [11 * 60, calls('them')],
      [12 * 60, calls('healthy')],
    ]),
    [],
  );
});

test('quiet hours follow the clock on the wall when daylight saving time begins', () => {
  const quiet = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin', weekdays: [6] };
  // On 2026-03-29 clocks in Berlin go from 02:00 to 03:00.
  assert.equal(findQuietEnd(quiet, Date.UTC(2026, 2, 28, 22)), Date.UTC(2026, 2, 29, 5));
  assert.equal(findQuietEnd(quiet, Date.UTC(2026, 2, 29, 22)), undefined);
  const digest = { every: 'day', at: '09:00', timeZone: 'Europe/Berlin', weekday: 1 } as const;
  assert.equal(findNextDigest(digest, Date.UTC(2026, 2, 28, 12)), Date.UTC(2026, 2, 29, 7));
});

test('a digest is one message of everything, with what was over by then', () => {
  const digest = { every: 'day', at: '09:00', timeZone: 'UTC', weekday: 1 } as const;
  const told = play({ digest }, [
    [1, calls('them')],
    [20, calls('healthy')],
    [60, calls('them', {}, 'twilio')],
  ]);
  assert.equal(told.length, 1);
  assert.equal(new Date(told[0]?.at ?? 0).toISOString(), '2026-11-22T09:00:00.000Z');
  assert.match(JSON.stringify(told[0]?.items), /Over: .*stripe.*twilio/);
});

test('a digest says only of what is over that it is, and is as urgent as what is not', () => {
  const digest = { every: 'day', at: '09:00', timeZone: 'UTC', weekday: 1 } as const;
  const red = { ...calls('healthy'), series: [], status: 'major_outage' as const };
  const milder = play({ digest }, [
    [1, red],
    [20, { ...red, status: 'partial_outage' }],
  ]);
  assert.match(milder[0]?.items[0]?.sentence ?? '', /^No longer told: .*What goes on: .*partial outage/);
  assert.equal(milder[0]?.severity, 'info');
});

test('a rule that matched again and again is named once', () => {
  const red = { ...calls('healthy'), series: [], status: 'major_outage' as const };
  const green = { ...red, status: 'operational' as const };
  const told = play({}, [
    [0, red],
    [5, green],
    [12, red],
    [17, green],
    [24, red],
    [29, green],
  ]);
  assert.deepEqual(
    told.map(({ rules }) => rules.length),
    told.map(() => 1),
  );
});

test('a vendor that flaps is told of a few times, not at each flap', () => {
  const flaps = Array.from({ length: 60 }, (_, minute): [number, Situation] => [
    minute,
    calls(minute % 2 === 0 ? 'them' : 'undecided'),
  ]);
  const told = play({ minimumSecondsBetween: 900 }, flaps);
  assert.ok(told.length <= 5, `${told.length} messages`);
});

test('what comes and goes for days keeps the first and the last times, and how often it was there', () => {
  const red = { ...calls('healthy'), series: [], status: 'major_outage' as const };
  const story = Array.from({ length: 150 }, (_, flap): [number, Situation][] => [
    [flap * 12, red],
    [flap * 12 + 5, { ...red, status: 'operational' }],
  ]);
  assert.match(play({}, story.flat()).at(-1)?.notes[0] ?? '', /^It came and went 150 times in 1 d /);
  const alerts = Array.from({ length: 45 }, (_, index) => ({
    ruleId: 'rule_a',
    hash: '',
    matchedAt: index,
    triggeredAt: index,
    closedAt: index === 44 ? null : index + 1,
    items: [],
  }));
  const kept = forgetReturns(alerts, 7);
  assert.deepEqual(
    [kept.alerts.length, kept.alerts[0]?.matchedAt, kept.alerts.at(-1)?.closedAt, kept.forgotten],
    [41, 0, null, 7 + 4],
  );
  assert.deepEqual(forgetReturns(alerts.slice(0, 40), 0), { alerts: alerts.slice(0, 40) });
});

test('a page that goes red and green again and again is told of twice, and is over when it has stayed green', () => {
  const red = { ...calls('healthy'), series: [], status: 'major_outage' as const };
  const story = Array.from({ length: 20 }, (_, flap): [number, Situation][] => [
    [flap * 12, red],
    [flap * 12 + 5, { ...red, status: 'operational' }],
  ]);
  const told = play({}, story.flat());
  assert.deepEqual(
    told.map(({ kind, at }) => [kind, (at - NOW) / MINUTE_MS]),
    [
      ['opened', 0],
      ['closed', 5],
      ['opened', 12],
      ['closed', 19 * 12 + 5 + 20],
    ],
  );
});

test('what comes and goes is told of once, with how often, even when each time is another incident and begins undecided', () => {
  const red = { ...calls('healthy'), series: [], status: 'major_outage' as const };
  const incident = (id: number) => ({ id: `inc_${id}`, title: 'Outage', startedAt: NOW, impact: 'critical' as const });
  const page = Array.from({ length: 20 }, (_, flap): [number, Situation][] => [
    [flap * 12, { ...red, incidents: [incident(flap)] }],
    [flap * 12 + 5, { ...red, status: 'operational' }],
  ]);
  const told = play({}, page.flat());
  assert.deepEqual(
    told.map(({ kind, title }) => [kind, title.split(' ')[0]]),
    [
      ['opened', 'stripe'],
      ['closed', 'Over:'],
      ['opened', 'Again:'],
      ['closed', 'Over:'],
    ],
  );
  assert.match(told[2]?.notes[0] ?? '', /This is the 2nd time in 12 min\./);
  assert.match(told[3]?.notes[0] ?? '', /came and went 20 times in 3 h 53 min\./);
  const felt = Array.from({ length: 12 }, (_, flap): [number, Situation][] => [
    [flap * 20, calls('undecided')],
    [flap * 20 + 3, calls('them')],
    [flap * 20 + 8, calls('healthy')],
  ]);
  assert.ok(play({}, felt.flat()).length < 8);
});

test('an outage that stands, turns worse or has another cause is told of, however often the vendor came and went before', () => {
  const flaps = Array.from({ length: 6 }, (_, flap): [number, Situation][] => [
    [flap * 10, calls('them')],
    [flap * 10 + 4, calls('healthy')],
  ]).flat();
  const tellings = (...rest: [number, Situation][]) =>
    play({}, [...flaps, ...rest]).filter(({ at }) => at >= NOW + 60 * MINUTE_MS);
  const [lasting] = tellings([60, calls('them')], [600, calls('them')]);
  assert.equal(lasting?.at, NOW + 80 * MINUTE_MS);
  assert.match(lasting.title, /^Again, and lasting: Calls to stripe are impaired, by them/);
  assert.match(lasting.notes[0] ?? '', /7th time in 1 h 20 min, and now it has lasted 20 minutes/);
  const [ours] = tellings([60, calls('us')]);
  assert.deepEqual([ours?.at, ours?.kind], [NOW + 60 * MINUTE_MS, 'updated']);
  assert.match(ours?.title ?? '', /by us/);
  // What was told last is put right, also when the truth was told before.
  const right = tellings([60, calls('us')], [62, calls('them')]);
  assert.match(right.at(-1)?.title ?? '', /by them/);
  assert.equal(right.at(-1)?.at, NOW + 80 * MINUTE_MS);
});

test('what matched a rule is found anew for another rule, for another situation, and while a page cannot be read', () => {
  const ruleOf = (change: Partial<AlertRuleDefinition>) => {
    const definition = { ...DEFAULT_RULE, ...change };
    return { hash: hashDefinition(definition), definition };
  };
  const red: Situation = { ...calls('healthy'), series: [], status: 'partial_outage' };
  const mild = ruleOf({ statusAtLeast: 'partial_outage' });
  const item = matchAgain(mild, red, NOW);
  assert.deepEqual([item?.service.slug, item?.word], ['stripe', 'partial_outage']);
  assert.equal(matchAgain(mild, red, NOW + HOUR_MS), item);
  assert.equal(matchAgain(ruleOf({ statusAtLeast: 'major_outage' }), red, NOW), undefined);
  assert.equal(matchAgain(mild, { ...red, status: 'major_outage' }, NOW)?.word, 'major_outage');
  const unread: Situation = { ...red, status: 'unknown', unreadableSince: NOW };
  const minutesAt = (now: number) => matchAgain(ruleOf({ pageUnreadableMinutes: 30 }), unread, now)?.sentence;
  assert.equal(minutesAt(NOW), undefined);
  assert.match(minutesAt(NOW + 40 * MINUTE_MS) ?? '', /for 40 minutes/);
  assert.match(minutesAt(NOW + 50 * MINUTE_MS) ?? '', /for 50 minutes/);
});

test('vendors that fail together are one alert, but not what is ours with what is theirs', () => {
  const together = play({}, [
    [1, calls('them')],
    [3, calls('them', {}, 'twilio')],
  ]);
  assert.deepEqual(
    together.map(({ kind }) => kind),
    ['opened', 'updated'],
  );
  for (const minute of [1, 3]) {
    const apart = play({}, [
      [1, calls('them')],
      [minute, calls('us', {}, 'twilio')],
    ]);
    assert.deepEqual(
      apart.map(({ kind }) => kind),
      ['opened', 'opened'],
    );
  }
});

test('a maintenance is announced ahead, begins, and is over when the vendor says so', () => {
  const maintenance = { id: 'inc_m', title: 'Database', startsAt: NOW + 3 * HOUR_MS, endsAt: null, isRunning: false };
  const told = play({ maintenanceAheadHours: 2 }, [
    [0, { ...calls('healthy'), maintenances: [maintenance] }],
    [60, { ...calls('healthy'), maintenances: [maintenance] }],
    [180, { ...calls('healthy'), maintenances: [{ ...maintenance, isRunning: true }] }],
    [240, calls('healthy')],
  ]);
  assert.deepEqual(
    told.map(({ kind, at }) => [kind, (at - NOW) / MINUTE_MS]),
    [
      ['opened', 60],
      ['closed', 240],
    ],
  );
});

function play(
  definition: Partial<AlertRuleDefinition>,
  story: readonly [minute: number, situation: Situation][],
): AlertMessage[] {
  const history = story.map(([minute, situation]) => ({ at: NOW + minute * MINUTE_MS, situation }));
  return playRule({ ...DEFAULT_RULE, ...definition }, history, NOW + 48 * HOUR_MS);
}

function calls(verdict: SeriesSituation['verdict'], change: Partial<SeriesSituation> = {}, slug = 'stripe'): Situation {
  const project = { id: 'proj_a', name: 'checkout', slug: 'checkout' };
  const isImpaired = verdict === 'them' || verdict === 'us' || verdict === 'undecided';
  return {
    service: { id: `svc_${slug}`, slug, name: slug },
    statusPageUrl: null,
    status: 'operational',
    isRelevant: true,
    statusSince: null,
    override: null,
    unreadableSince: null,
    incidents: [],
    maintenances: [],
    series: [
      {
        project,
        environment: 'production',
        region: '',
        verdict,
        page: 'unknown',
        cause: isImpaired ? { cause: verdict === 'us' ? 'deployment' : 'vendor', feature: null } : null,
        probability: null,
        shareNow: null,
        since: isImpaired ? NOW + MINUTE_MS : null,
        sentence: `${slug}: ${verdict}`,
        hasCalls: true,
        ...change,
      },
    ],
    projects: [project],
  };
}
