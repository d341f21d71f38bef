import type { Verdict } from '@upriver/contract';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeriesHealth } from './detector.ts';
import type { FaultSplit } from './fault-split.ts';
import type { PageIncident, PageSide } from './page-side.ts';
import type { Signal } from './signal.ts';
import type { Impairment } from './signal-watch.ts';
import { decideVerdict } from './verdict.ts';
import type { VerdictInputs } from './verdict.ts';
import { MINUTE_MS } from './time.ts';

const NOW = Date.UTC(2026, 2, 3, 14, 15);

interface Case {
  readonly name: string;
  readonly page?: Partial<PageSide>;
  readonly health: SeriesHealth | null;
  readonly split?: FaultSplit;
  readonly recoveredAt?: number;
  readonly verdict: Verdict;
  readonly says: RegExp;
}

const CASES: readonly Case[] = [
  {
    name: 'page green, calls as usual',
    health: health({}),
    verdict: 'agree_healthy',
    says: /^Stripe: the calls of checkout in production are as usual \(0\.2 % of 600 calls failed in the last 15 minutes\), and its status page, read 40 seconds ago, says operational\.$/,
  },
  {
    name: 'page green, calls fail',
    health: health({ impaired: ['failures'] }),
    verdict: 'vendor_silent',
    says: /^Stripe: since 14:03 UTC 31 % of the calls of checkout in production fail \(128 of 412, usually 0\.2 %\), while its status page, read 40 seconds ago, says operational\.$/,
  },
  {
    name: 'page green, calls fail before anything usual was learned',
    health: young(health({ impaired: ['failures'] })),
    verdict: 'vendor_silent',
    says: /fail \(128 of 412\), while/,
  },
  {
    name: 'page green, calls slow',
    health: health({ impaired: ['slow'] }),
    verdict: 'vendor_silent',
    says: /are slow/,
  },
  {
    name: 'page red, calls fail',
    page: { status: 'major_outage', incidents: [incident({})] },
    health: health({ impaired: ['failures'] }),
    verdict: 'agree_impaired',
    says: /fail .* and its status page, read 40 seconds ago, tells of “API errors”/,
  },
  {
    name: 'page red, calls as usual',
    page: { status: 'partial_outage', incidents: [incident({})] },
    health: health({}),
    verdict: 'not_affecting_you',
    says: /as usual .* while its status page, .* tells of “API errors”/,
  },
  {
    name: 'vendor posts later: the same calls as before, now with an incident',
    page: { incidents: [incident({ startedAt: NOW - MINUTE_MS, postedAt: NOW - MINUTE_MS })] },
    health: health({ impaired: ['failures'] }),
    verdict: 'agree_impaired',
    says: /tells of “API errors”/,
  },
  {
    name: 'we recover first: the incident is still open',
    page: { status: 'degraded', incidents: [incident({ status: 'monitoring' })] },
    health: health({}),
    recoveredAt: NOW - 30 * MINUTE_MS,
    verdict: 'not_affecting_you',
    says: /are as usual \(.*; our calls recovered at 13:45 UTC\.$/,
  },
  {
    name: 'we recovered a moment ago: what is counted goes back to the fault',
    health: health({}),
    recoveredAt: NOW - 5 * MINUTE_MS,
    verdict: 'agree_healthy',
    says: /are as usual again since 14:10 UTC \(0\.2 % of 600 calls failed in the last 15 minutes, which include the fault\)/,
  },
  {
    name: 'page calls itself operational while it lists an open incident',
    page: { status: 'operational', incidents: [incident({})] },
    health: health({ impaired: ['failures'] }),
    verdict: 'agree_impaired',
    says: /tells of “API errors”/,
  },
  {
    name: 'an incident without impact is news, not trouble',
    page: { incidents: [incident({ impact: 'none' })] },
    health: health({}),
    verdict: 'agree_healthy',
    says: /says operational/,
  },
  {
    name: 'stale page, calls as usual',
    page: { observedAt: NOW - 3 * 3_600_000 },
    health: health({}),
    verdict: 'cannot_say',
    says: /last read 3 hours ago, too long to count/,
  },
  {
    name: 'stale page, calls fail',
    page: { observedAt: NOW - 3 * 3_600_000, unreadable: 'HTTP 503' },
    health: health({ impaired: ['failures'] }),
    verdict: 'cannot_say',
    says: /31 % of the calls .* fail .*; its status page was last read 3 hours ago \(HTTP 503\)/,
  },
  {
    name: 'page never read',
    page: { observedAt: null, unreadable: 'certificate expired' },
    health: health({}),
    verdict: 'cannot_say',
    says: /could not be read \(certificate expired\)/,
  },
  {
    name: 'page read lately, the last look failed: its word still counts',
    page: { unreadable: 'timeout' },
    health: health({}),
    verdict: 'agree_healthy',
    says: /says operational/,
  },
  {
    name: 'page not understood',
    page: { status: 'unknown' },
    health: health({}),
    verdict: 'cannot_say',
    says: /nothing that we understand/,
  },
  {
    name: 'no telemetry',
    health: null,
    verdict: 'cannot_say',
    says: /no calls of checkout in production have been measured; its status page, .* says operational/,
  },
  {
    name: 'too few calls on a red page: says which component is hit',
    page: {
      status: 'partial_outage',
      components: [{ name: 'Webhooks', status: 'partial_outage', touches: null }],
    },
    health: health({ state: 'too_few_calls' }),
    verdict: 'cannot_say',
    says: /too few to judge; its status page, .* tells of Webhooks \(partial outage\)/,
  },
  {
    name: 'maintenance, calls fail',
    page: { status: 'maintenance', incidents: [maintenance()] },
    health: health({ impaired: ['failures'] }),
    verdict: 'agree_impaired',
    says: /announces maintenance “Database upgrade”/,
  },
  {
    name: 'maintenance, calls as usual',
    page: { status: 'operational', incidents: [maintenance()] },
    health: health({}),
    verdict: 'not_affecting_you',
    says: /announces maintenance/,
  },
  {
    name: 'a maintenance that is only scheduled',
    page: { incidents: [{ ...maintenance(), status: 'scheduled' }] },
    health: health({}),
    verdict: 'agree_healthy',
    says: /says operational/,
  },
  {
    name: 'a page that is not understood but for a maintenance to come',
    page: { status: 'unknown', incidents: [{ ...maintenance(), status: 'scheduled' }] },
    health: health({}),
    verdict: 'cannot_say',
    says: /nothing that we understand/,
  },
  {
    name: 'a page that is not understood but for an open incident, calls fail',
    page: { status: 'unknown', incidents: [incident({})] },
    health: health({ impaired: ['failures'] }),
    verdict: 'agree_impaired',
    says: /tells of “API errors”/,
  },
  {
    name: 'maintenance of components that are not touched, calls fail: it does not explain them',
    page: { status: 'maintenance', incidents: [{ ...maintenance(), touches: false }] },
    health: health({ impaired: ['failures'] }),
    verdict: 'vendor_silent',
    says: /announces maintenance “Database upgrade”, which your calls do not use/,
  },
  {
    name: 'maintenance of components that are not touched, calls as usual',
    page: { status: 'operational', incidents: [{ ...maintenance(), touches: false }] },
    health: health({}),
    verdict: 'not_affecting_you',
    says: /which your calls do not use/,
  },
  {
    name: 'maintenance of what is touched, trouble only elsewhere, calls fail',
    page: { status: 'partial_outage', incidents: [incident({ touches: false }), maintenance()] },
    health: health({ impaired: ['failures'] }),
    verdict: 'agree_impaired',
    says: /announces maintenance “Database upgrade”/,
  },
  {
    name: 'incident on components that are not touched, calls as usual',
    page: { status: 'partial_outage', incidents: [incident({ touches: false })] },
    health: health({}),
    verdict: 'not_affecting_you',
    says: /which your calls do not use/,
  },
  {
    name: 'incident on components that are not touched, calls fail: it does not explain them',
    page: { status: 'partial_outage', incidents: [incident({ touches: false })] },
    health: health({ impaired: ['failures'] }),
    verdict: 'vendor_silent',
    says: /which your calls do not use/,
  },
  {
    name: 'incident on components that are not touched, too few calls',
    page: { status: 'partial_outage', incidents: [incident({ touches: false })] },
    health: health({ state: 'too_few_calls' }),
    verdict: 'cannot_say',
    says: /too few to judge; .* which your calls do not use/,
  },
  {
    name: 'a single call',
    health: health({ state: 'too_few_calls', fewCalls: 1 }),
    verdict: 'cannot_say',
    says: /1 call of .* is too few to judge/,
  },
  {
    name: 'our own deploy: page and other deployments agree that the vendor is healthy',
    health: health({ impaired: ['failures'] }),
    split: split('us', 'Confined to deployment v42 (45 % of 200 calls).'),
    verdict: 'agree_healthy',
    says: /; it looks like us: confined to deployment v42/,
  },
  {
    name: 'every project fails',
    health: health({ impaired: ['failures'] }),
    split: split('them', 'In every project with enough calls: checkout, invoices.'),
    verdict: 'vendor_silent',
    says: /; it looks like them: in every project/,
  },
  {
    name: 'only refusals, page green: may be our own key',
    health: health({ impaired: ['auth'] }),
    verdict: 'cannot_say',
    says: /refused as unauthorized .*our own key or quota/,
  },
  {
    name: 'only refusals, in every project',
    health: health({ impaired: ['auth'] }),
    split: split('them', 'In every project with enough calls: checkout, invoices.'),
    verdict: 'vendor_silent',
    says: /refused as unauthorized/,
  },
  {
    name: 'only refusals, page red',
    page: { status: 'major_outage' },
    health: health({ impaired: ['rate_limited'] }),
    verdict: 'agree_impaired',
    says: /refused for their rate .* says major outage/,
  },
];

for (const entry of CASES) {
  test(`${entry.name}: ${entry.verdict}`, () => {
    const answer = decideVerdict(inputsOf(entry), NOW);
    assert.equal(answer.verdict, entry.verdict);
    assert.match(answer.sentence, entry.says);
    assert.ok(answer.wouldChange.length > 0);
    assert.deepEqual(decideVerdict(inputsOf(entry), NOW), answer, 'the same inputs give the same verdict');
  });
}

test('the evidence carries both sides, their sizes and ages', () => {
  const { evidence, since, confidence } = decideVerdict(inputsOf({ health: health({ impaired: ['failures'] }) }), NOW);
  assert.equal(evidence.page.ageMs, 40_000);
  assert.equal(evidence.calls.window?.calls, 600);
  assert.equal(evidence.calls.usualRates?.failures, 0.002);
  assert.equal(since, NOW - 12 * MINUTE_MS);
  assert.equal(confidence, 'high');
});

test('little history and a coinciding deploy lower the confidence', () => {
  const young = { ...health({ impaired: ['failures'] }), usual: { ...health({}).usual, calls: 40, days: 0.1 } };
  assert.equal(decideVerdict(inputsOf({ health: young }), NOW).confidence, 'medium');
  const deployed: FaultSplit = {
    ...split('unclear', 'Deployment v42 began around the onset.'),
    coincidingDeploys: [{ deploymentId: 'v42', firstSeenAt: NOW, since: { calls: 10, bad: 5 } }],
  };
  const answer = decideVerdict(inputsOf({ health: young, split: deployed }), NOW);
  assert.equal(answer.confidence, 'low');
  assert.equal(answer.doubts.length, 2);
});

function inputsOf(entry: Pick<Case, 'page' | 'health' | 'split' | 'recoveredAt'>): VerdictInputs {
  return {
    serviceName: 'Stripe',
    callers: 'checkout in production',
    page: {
      status: 'operational',
      observedAt: NOW - 40_000,
      staleAfterMs: 15 * MINUTE_MS,
      incidents: [],
      components: [],
      ...entry.page,
    },
    health: entry.health,
    ...(entry.split ? { faultSplit: entry.split } : {}),
    ...(entry.recoveredAt === undefined ? {} : { recoveredAt: entry.recoveredAt }),
  };
}

function health(options: {
  state?: SeriesHealth['state'];
  impaired?: readonly Signal[];
  fewCalls?: number;
}): SeriesHealth {
  const impairments = (options.impaired ?? []).map(impairment);
  const isFew = options.state === 'too_few_calls';
  return {
    state: options.state ?? (impairments.length > 0 ? 'impaired' : 'healthy'),
    impairments,
    window: {
      from: NOW - 15 * MINUTE_MS,
      to: NOW,
      calls: isFew ? (options.fewCalls ?? 2) : 600,
      bad: { failures: isFew ? 0 : 1, slow: 0, rate_limited: 0, auth: 0, client_error: 0, very_slow: 0 },
    },
    usual: {
      rates: { failures: 0.002, slow: 0.05, rate_limited: 0, auth: 0, client_error: 0, very_slow: 0 },
      calls: 50_000,
      days: 9,
    },
    detectableRate: isFew ? null : 0.04,
    silentSince: null,
  };
}

function impairment(signal: Signal): Impairment {
  return {
    signal,
    onsetAt: NOW - 12 * MINUTE_MS,
    detectedAt: NOW - 11 * MINUTE_MS,
    normalRate: 0.002,
    calls: 412,
    bad: 128,
    lastCallAt: NOW,
    reopenings: 0,
  };
}

function incident(fields: Partial<PageIncident>): PageIncident {
  return {
    id: 'inc_1',
    title: 'API errors',
    kind: 'incident',
    impact: 'major',
    status: 'investigating',
    startedAt: NOW - 10 * MINUTE_MS,
    postedAt: NOW - 8 * MINUTE_MS,
    touches: null,
    ...fields,
  };
}

function maintenance(): PageIncident {
  return { ...incident({}), title: 'Database upgrade', kind: 'maintenance', impact: 'none', status: 'in_progress' };
}

function split(pointsAt: FaultSplit['pointsAt'], sentence: string): FaultSplit {
  return { pointsAt, sentence, answers: [], coincidingDeploys: [] };
}

/** The same calls of a series that has just begun. */
function young(of: SeriesHealth): SeriesHealth {
  return { ...of, usual: { ...of.usual, calls: 0, days: 0 } };
}
