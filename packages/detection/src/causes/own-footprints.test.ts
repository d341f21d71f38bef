import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ONSET, evidenceOf, playScene } from '../../test/scene.ts';
import type { SceneCalls } from '../../test/scene.ts';
import { priorRates } from './cause-rates.ts';
import type { Outcome } from './cause.ts';
import type { CauseEvidence, OtherVendorCalls } from './evidence.ts';
import { holdSide } from './hold-side.ts';
import { weighCauses } from './weigh-causes.ts';
import type { CauseAnswer } from './weigh-causes.ts';

const REGIONS = ['eu', 'us'] as const;
const MINUTES = 6;

test('a region from which no connection to the vendor is accepted may have a firewall of ours: that is not told as the vendor, and what times out not for certain', () => {
  const cut = (outcome: Outcome): SceneCalls[] =>
    REGIONS.flatMap((region): SceneCalls[] =>
      ['/v1/charges', '/v1/refunds', '/v1/charges', '/v1/refunds'].map((endpoint, place) => ({
        project: place < 2 ? 'shop' : 'mail',
        region,
        endpoint,
        perMinute: 15,
        ...(region === 'eu' ? { failing: 1, outcome } : {}),
      })),
    );
  const refused = weigh(cut('connection'), { otherVendors: othersThatAreWell() });
  assert.equal(refused.side, 'undecided');
  assert.ok(refused.causes.some(({ kind }) => kind === 'route_region'));
  assert.equal(weigh(cut('timeout'), { otherVendors: othersThatAreWell() }).isHigh, false);
});

test('nor is it in the first minutes, while the one in which it began has calls that went well before it; a vendor that lets some calls through is', () => {
  const began = (failing: number, minutes: number): string => {
    const calls = ['shop', 'mail'].flatMap((project): SceneCalls[] => [
      { project, perMinute: 20, until: 1, failing: 0.6 * failing, outcome: 'connection' },
      { project, perMinute: 20, from: 1, failing, outcome: 'connection' },
    ]);
    const answer = weighCauses(
      evidenceOf(playScene(calls, minutes), { otherVendors: othersThatAreWell() }),
      priorRates(),
    );
    return answer?.side ?? 'none';
  };
  for (const minutes of [1, 2, 3]) assert.equal(began(1, minutes), 'undecided', `${minutes} minutes`);
  for (const minutes of [2, 3]) assert.equal(began(0.7, minutes), 'them', `${minutes} minutes`);
});

test('a vendor that refuses most connections, and not all, is theirs however long its page is silent: what breaks a route lets nothing through', () => {
  const page = { trouble: null, maintenance: null };
  const refused = (failing: number): string => {
    const calls = ['shop', 'mail', 'admin'].map((project): SceneCalls => ({
      project,
      perMinute: 30,
      failing,
      outcome: 'connection',
    }));
    const evidence = evidenceOf(playScene(calls, 20), { otherVendors: othersThatAreWell(), page });
    return weighCauses(evidence, priorRates())?.side ?? 'none';
  };
  assert.deepEqual([refused(0.35), refused(0.7), refused(1)], ['them', 'them', 'undecided']);
});

test('no connection of any project to one vendor, and nothing else known, is not held to be theirs: a firewall of ours is only rarer', () => {
  const refused = (failing: number): SceneCalls[] =>
    ['shop', 'mail', 'admin'].flatMap((project): SceneCalls[] =>
      ['/v1/charges', '/v1/refunds'].map((endpoint) => ({
        project,
        endpoint,
        perMinute: 15,
        failing,
        outcome: 'connection',
      })),
    );
  const all = holdSide(weigh(refused(1), { otherVendors: othersThatAreWell() }), 'them');
  assert.equal(all.side, 'undecided');
  assert.ok(all.deciders.includes('server_probe'));
  assert.equal(weigh(refused(0.3), { otherVendors: othersThatAreWell() }).side, 'them');
  const page = { trouble: { postedAt: ONSET + 120_000, isMatching: true }, maintenance: null };
  assert.equal(weigh(refused(1), { otherVendors: othersThatAreWell(), page }).side, 'them');
});

test('a proxy of ours that answers for one vendor to several projects is ours, where answers say that it was the proxy', () => {
  const calls = ['shop', 'mail'].map((project): SceneCalls => ({
    project,
    perMinute: 30,
    failing: 0.6,
    outcome: 'gateway',
    answers: ['by_proxy'],
  }));
  const { side, causes } = weigh(calls, { otherVendors: othersThatAreWell() });
  assert.equal(side, 'us');
  assert.equal(causes[0]?.kind, 'proxy_vendor');
});

test('a quota that staging and production of one project use up together is ours, where refusals say that it is spent', () => {
  const limited = (environment: string, perMinute: number, failing: number): SceneCalls => ({
    environment,
    perMinute,
    failing,
    outcome: 'rate_limited',
    answers: ['by_vendor', 'limit_spent'],
    tags: { credential: 'k1' },
  });
  const calls = [limited('production', 40, 0.3), limited('staging', 3, 1), { project: 'mail', perMinute: 40 }];
  const { side, causes } = weigh(calls, {});
  assert.equal(side, 'us');
  assert.equal(causes[0]?.kind, 'quota');
});

test('accounts of production may fail while those that staging has are well: what only production of one project feels is not certain to be ours', () => {
  const calls: SceneCalls[] = [
    { perMinute: 40, failing: 0.6, outcome: 'gateway' },
    { perMinute: 40, environment: 'staging' },
    { project: 'mail', perMinute: 40 },
  ];
  const { side, isHigh, causes } = weigh(calls, { otherVendors: othersThatAreWell() });
  assert.ok(!isHigh && side !== 'us');
  assert.ok(causes.some(({ kind, subject }) => kind === 'vendor_accounts' && subject.environment === 'production'));
});

test('a configuration that two projects report to have changed at once is weighed as one change of both', () => {
  const rejected = ['shop', 'mail'].map((project): SceneCalls => ({
    project,
    perMinute: 40,
    failing: 0.25,
    outcome: 'client',
  }));
  const changed = (project: string) => ({ kind: 'configuration', at: ONSET, project }) as const;
  const both = weigh(rejected, { changes: [changed('shop'), changed('mail')], reportingProjects: ['shop', 'mail'] });
  assert.equal(both.side, 'us');
  assert.equal(both.causes[0]?.kind, 'marked_configuration');
  const one = weigh(rejected, { changes: [changed('shop')], reportingProjects: ['shop', 'mail'] });
  assert.notEqual(one.side, 'us');
});

test('calls of one project that become slow to all of its vendors are slow on its own hosts', () => {
  const calls: SceneCalls[] = [
    { perMinute: 40, failing: 0.9, outcome: 'slow' },
    { project: 'mail', perMinute: 40 },
  ];
  const others = (slow: number): OtherVendorCalls[] =>
    othersThatAreWell()
      .filter(({ region }) => region === 'eu')
      .map((other) => ({
        ...other,
        before: { ...other.before, slow: 12 },
        since: { ...other.since, slow: other.project === 'shop' ? slow : 3 },
      }));
  const { side, causes, otherVendors } = weigh(calls, { otherVendors: others(90) });
  assert.equal(side, 'us');
  assert.equal(causes[0]?.kind, 'busy_host');
  assert.deepEqual(otherVendors, { compared: 2, failing: 2, areSlow: true });
  assert.ok(weigh(calls, { otherVendors: others(3) }).causes.every(({ kind }) => kind !== 'busy_host'));
});

function weigh(calls: readonly SceneCalls[], more: Partial<CauseEvidence>): CauseAnswer {
  const answer = weighCauses(evidenceOf(playScene(calls, MINUTES), more), priorRates());
  assert.ok(answer);
  return answer;
}

/** Two other vendors that both projects call from both regions, and whose calls are well. */
function othersThatAreWell(): OtherVendorCalls[] {
  return ['first', 'second'].flatMap((vendor) =>
    ['shop', 'mail'].flatMap((project) =>
      REGIONS.map((region) => ({
        vendor,
        project,
        environment: 'production',
        region,
        before: { calls: 400, bad: 1 },
        since: { calls: 100, bad: 0 },
      })),
    ),
  );
}
