import type { PageWord, Verdict } from '@upriver/contract';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeriesHealth } from './series-health.ts';
import { EVIDENCE_KINDS } from './causes/cause.ts';
import type { CauseAnswer, WeighedCause } from './causes/weigh-causes.ts';
import type { PageIncident, PageSide } from './page-side.ts';
import type { Signal } from './signal.ts';
import type { Impairment } from './impairment.ts';
import { decideVerdict } from './verdict.ts';
import type { VerdictInputs } from './verdict.ts';
import { MINUTE_MS } from './time.ts';

const NOW = Date.UTC(2026, 2, 3, 14, 15);

interface Case {
  readonly name: string;
  readonly page?: Partial<PageSide>;
  readonly health: SeriesHealth | null;
  readonly cause?: CauseAnswer;
  readonly recoveredAt?: number;
  readonly verdict: Verdict;
  readonly word: PageWord;
  readonly says: RegExp;
}

const CASES: readonly Case[] = [
  {
    name: 'page green, calls as usual',
    health: health({}),
    verdict: 'healthy',
    word: 'agrees',
    says: /^Stripe: the calls of checkout in production are as usual \(0\.2 % of 600 calls failed in the last 15 minutes, enough to have shown an outage of 1\.2 % or more\), and its status page, read 40 seconds ago, says operational\.$/,
  },
  {
    name: 'page green, calls fail',
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'silent',
    says: /^Stripe: since 14:03 UTC 31 % of the calls of checkout in production fail \(128 of 412, usually 0\.2 %\), while its status page, read 40 seconds ago, says operational\. Whose fault it is is not known yet\.$/,
  },
  {
    name: 'page green, calls fail before anything usual was learned',
    health: young(health({ impaired: ['failures'] })),
    verdict: 'undecided',
    word: 'silent',
    says: /fail \(128 of 412\), while/,
  },
  {
    name: 'page green, calls slow',
    health: health({ impaired: ['slow'] }),
    verdict: 'undecided',
    word: 'silent',
    says: /are slow/,
  },
  {
    name: 'page red, calls fail',
    page: { status: 'major_outage', incidents: [incident({})] },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'agrees',
    says: /fail .* and its status page, read 40 seconds ago, tells of “API errors”/,
  },
  {
    name: 'page red, calls as usual',
    page: { status: 'partial_outage', incidents: [incident({})] },
    health: health({}),
    verdict: 'not_affecting_you',
    word: 'agrees',
    says: /as usual .* while its status page, .* tells of “API errors”/,
  },
  {
    name: 'vendor posts later: the same calls as before, now with an incident',
    page: { incidents: [incident({ startedAt: NOW - MINUTE_MS, postedAt: NOW - MINUTE_MS })] },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'agrees',
    says: /tells of “API errors”/,
  },
  {
    name: 'we recover first: the incident is still open',
    page: { status: 'degraded', incidents: [incident({ status: 'monitoring' })] },
    health: health({}),
    recoveredAt: NOW - 30 * MINUTE_MS,
    verdict: 'not_affecting_you',
    word: 'agrees',
    says: /are as usual \(.*; our calls recovered at 13:45 UTC\.$/,
  },
  {
    name: 'we recovered a moment ago: what is counted goes back to the fault',
    health: health({}),
    recoveredAt: NOW - 5 * MINUTE_MS,
    verdict: 'healthy',
    word: 'agrees',
    says: /are as usual again since 14:10 UTC \(0\.2 % of 600 calls failed in the last 15 minutes, which include the fault\)/,
  },
  {
    name: 'we recovered some minutes ago: what is counted begins after the fault',
    health: health({}),
    recoveredAt: NOW - 18 * MINUTE_MS,
    verdict: 'healthy',
    word: 'agrees',
    says: /are as usual again since 13:57 UTC \(0\.2 % of 600 calls failed in the last 15 minutes\), and/,
  },
  {
    name: 'a part that calls use is under maintenance, of which the page lists nothing',
    page: { components: [{ name: 'API', status: 'maintenance', changedAt: NOW - MINUTE_MS, touches: true }] },
    health: health({}),
    verdict: 'not_affecting_you',
    word: 'agrees',
    says: /, while its status page, read 40 seconds ago, announces maintenance of API\.$/,
  },
  {
    name: 'a part that calls do not use is under maintenance',
    page: {
      status: 'maintenance',
      components: [{ name: 'Fax', status: 'maintenance', changedAt: NOW - MINUTE_MS, touches: false }],
    },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'silent',
    says: /announces maintenance of Fax, which your calls do not use\./,
  },
  {
    name: 'the vendor has no page',
    page: { observedAt: null, unreadable: 'the vendor publishes no page that can be read', isAbsent: true },
    health: health({}),
    verdict: 'healthy',
    word: 'unknown',
    says: /; it has no status page that can be read\.$/,
  },
  {
    name: 'page calls itself operational while it lists an open incident',
    page: { status: 'operational', incidents: [incident({})] },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'agrees',
    says: /tells of “API errors”/,
  },
  {
    name: 'an incident without impact is news, not trouble',
    page: { incidents: [incident({ impact: 'none' })] },
    health: health({}),
    verdict: 'healthy',
    word: 'agrees',
    says: /says operational/,
  },
  {
    name: 'stale page, calls as usual',
    page: { observedAt: NOW - 3 * 3_600_000 },
    health: health({}),
    verdict: 'healthy',
    word: 'unknown',
    says: /last read 3 hours ago, too long to count/,
  },
  {
    name: 'stale page, calls fail',
    page: { observedAt: NOW - 3 * 3_600_000, unreadable: 'The page answered 503.' },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'unknown',
    says: /31 % of the calls .* fail .*; its status page was last read 3 hours ago \(The page answered 503\), too long to count/,
  },
  {
    name: 'page never read',
    page: { observedAt: null, unreadable: 'certificate expired' },
    health: health({}),
    verdict: 'healthy',
    word: 'unknown',
    says: /could not be read \(certificate expired\)/,
  },
  {
    name: 'page read lately, the last check failed: its reported status still counts',
    page: { unreadable: 'timeout' },
    health: health({}),
    verdict: 'healthy',
    word: 'agrees',
    says: /says operational/,
  },
  {
    name: 'page not understood',
    page: { status: 'unknown' },
    health: health({}),
    verdict: 'healthy',
    word: 'unknown',
    says: /nothing that we understand/,
  },
  {
    name: 'no telemetry',
    health: null,
    verdict: 'cannot_say',
    word: 'unknown',
    says: /no calls of checkout in production have been measured; its status page, .* says operational/,
  },
  {
    name: 'too few calls on a red page: says which component is hit',
    page: {
      status: 'partial_outage',
      components: [{ name: 'Webhooks', status: 'partial_outage', changedAt: NOW - MINUTE_MS, touches: null }],
    },
    health: health({ state: 'too_few_calls' }),
    verdict: 'cannot_say',
    word: 'unknown',
    says: /too few to judge; its status page, .* tells of Webhooks \(partial outage\)/,
  },
  {
    name: 'maintenance, calls fail',
    page: { status: 'maintenance', incidents: [maintenance()] },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'agrees',
    says: /announces maintenance “Database upgrade”/,
  },
  {
    name: 'maintenance, calls as usual',
    page: { status: 'operational', incidents: [maintenance()] },
    health: health({}),
    verdict: 'not_affecting_you',
    word: 'agrees',
    says: /announces maintenance/,
  },
  {
    name: 'a maintenance that is only scheduled',
    page: { incidents: [{ ...maintenance(), status: 'scheduled' }] },
    health: health({}),
    verdict: 'healthy',
    word: 'agrees',
    says: /says operational/,
  },
  {
    name: 'a page that is not understood but for a maintenance to come',
    page: { status: 'unknown', incidents: [{ ...maintenance(), status: 'scheduled' }] },
    health: health({}),
    verdict: 'healthy',
    word: 'unknown',
    says: /nothing that we understand/,
  },
  {
    name: 'a page that is not understood but for an open incident, calls fail',
    page: { status: 'unknown', incidents: [incident({})] },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'agrees',
    says: /tells of “API errors”/,
  },
  {
    name: 'maintenance of components that are not touched, calls fail: it does not explain them',
    page: { status: 'maintenance', incidents: [{ ...maintenance(), touches: false }] },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'silent',
    says: /announces maintenance “Database upgrade”, which your calls do not use/,
  },
  {
    name: 'maintenance of components that are not touched, calls as usual',
    page: { status: 'operational', incidents: [{ ...maintenance(), touches: false }] },
    health: health({}),
    verdict: 'not_affecting_you',
    word: 'agrees',
    says: /which your calls do not use/,
  },
  {
    name: 'maintenance of what is touched, trouble only elsewhere, calls fail',
    page: { status: 'partial_outage', incidents: [incident({ touches: false }), maintenance()] },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'agrees',
    says: /announces maintenance “Database upgrade”/,
  },
  {
    name: 'incident on components that are not touched, calls as usual',
    page: { status: 'partial_outage', incidents: [incident({ touches: false })] },
    health: health({}),
    verdict: 'not_affecting_you',
    word: 'agrees',
    says: /which your calls do not use/,
  },
  {
    name: 'incident on components that are not touched, calls fail: it does not explain them',
    page: { status: 'partial_outage', incidents: [incident({ touches: false })] },
    health: health({ impaired: ['failures'] }),
    verdict: 'undecided',
    word: 'silent',
    says: /which your calls do not use/,
  },
  {
    name: 'incident on components that are not touched, too few calls',
    page: { status: 'partial_outage', incidents: [incident({ touches: false })] },
    health: health({ state: 'too_few_calls' }),
    verdict: 'cannot_say',
    word: 'unknown',
    says: /too few to judge; .* which your calls do not use/,
  },
  {
    name: 'a single call',
    health: health({ state: 'too_few_calls', fewCalls: 1 }),
    verdict: 'cannot_say',
    word: 'unknown',
    says: /1 call of .* is too few to judge/,
  },
  {
    name: 'our own deploy: page and other deployments agree that the vendor is healthy',
    health: health({ impaired: ['failures'] }),
    cause: causes('us', { cause: 'deployment', kind: 'deployment', subject: { project: 'p1', deployment: 'v42' } }),
    verdict: 'us',
    word: 'agrees',
    says: /says operational\. It is us \(97 %\): most likely deployment v42 of checkout\.$/,
  },
  {
    name: 'a configuration of ours that was reported',
    health: health({ impaired: ['failures'] }),
    cause: causes('us', {
      cause: 'project',
      kind: 'marked_configuration',
      subject: { project: 'p1' },
      change: { kind: 'configuration', at: NOW - 20 * MINUTE_MS, name: 'proxy' },
    }),
    verdict: 'us',
    word: 'agrees',
    says: /It is us \(97 %\): most likely the configuration of checkout \(proxy\), changed at \d\d:\d\d UTC\.$/,
  },
  {
    name: 'a deployment whose name begins with the project does not say it twice',
    health: health({ impaired: ['failures'] }),
    cause: causes('us', {
      cause: 'deployment',
      kind: 'deployment',
      subject: { project: 'p1', deployment: 'checkout 42' },
    }),
    verdict: 'us',
    word: 'agrees',
    says: /most likely deployment checkout 42\.$/,
  },
  {
    name: 'a deployment that only its report tells',
    health: health({ impaired: ['failures'] }),
    cause: causes('us', {
      cause: 'deployment',
      kind: 'marked_deployment',
      subject: { project: 'p1', deployment: 'v42' },
      change: { kind: 'deployment', at: NOW - 20 * MINUTE_MS, name: 'v42' },
    }),
    verdict: 'us',
    word: 'agrees',
    says: /most likely deployment v42 of checkout at \d\d:\d\d UTC\.$/,
  },
  {
    name: 'every project fails',
    health: health({ impaired: ['failures'] }),
    cause: causes('them', { cause: 'vendor', kind: 'vendor', subject: {} }),
    verdict: 'them',
    word: 'silent',
    says: /, gateway errors \(502 to 504\) at \/v1\/charges, while .* It is them \(97 %\): most likely the vendor as a whole\.$/,
  },
  {
    name: 'only refusals, page green: may be our own key',
    health: health({ impaired: ['auth'] }),
    verdict: 'undecided',
    word: 'silent',
    says: /refused as unauthorized .* Whose fault it is is not known yet/,
  },
  {
    name: 'only refusals, in every project',
    health: health({ impaired: ['auth'] }),
    cause: causes('them', { cause: 'vendor', kind: 'vendor', subject: {} }),
    verdict: 'them',
    word: 'silent',
    says: /refused as unauthorized/,
  },
  {
    name: 'only refusals, page red',
    page: { status: 'major_outage' },
    health: health({ impaired: ['rate_limited'] }),
    verdict: 'undecided',
    word: 'agrees',
    says: /refused for their rate .* says major outage/,
  },
];

for (const entry of CASES) {
  test(`${entry.name}: ${entry.verdict}`, () => {
    const answer = decideVerdict(inputsOf(entry), NOW);
    assert.deepEqual([answer.verdict, answer.page], [entry.verdict, entry.word], answer.sentence);
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
  assert.equal(confidence, 'low');
});

test('named sides are high, medium with a doubt, and what is undecided is never sure and says what would decide', () => {
  const failing = health({ impaired: ['failures'] });
  const cause = causes('us', { cause: 'deployment', kind: 'deployment', subject: {} });
  assert.equal(decideVerdict(inputsOf({ health: failing, cause }), NOW).confidence, 'high');
  assert.equal(decideVerdict(inputsOf({ health: young(failing), cause }), NOW).confidence, 'medium');
  const open: CauseAnswer = {
    ...cause,
    side: 'undecided',
    isHigh: false,
    probabilities: { them: 0.55, us: 0.44, other: 0.01 },
    deciders: ['second_project', 'server_probe', 'account_tag'],
  };
  const answer = decideVerdict(inputsOf({ health: failing, cause: open }), NOW);
  assert.equal(answer.confidence, 'low');
  assert.deepEqual(answer.wouldDecide, open.deciders);
  assert.match(
    answer.sentence,
    / It is undecided whose fault it is \(them 55 %, us 44 %; most likely a deployment of our projects\); what would decide: calls of a second project .*, or this server's own attempts to reach the vendor\.$/,
  );
  const nearly = { ...open, probabilities: { them: 0.8996, us: 0.1, other: 0.0004 } };
  assert.match(decideVerdict(inputsOf({ health: failing, cause: nearly }), NOW).sentence, /\(them 89 %, us 10 %;/);
});

test('the sentence says "it is" only with high confidence', () => {
  const failing = health({ impaired: ['failures'] });
  const cause = causes('us', { cause: 'deployment', kind: 'deployment', subject: {} });
  assert.match(decideVerdict(inputsOf({ health: failing, cause }), NOW).sentence, / It is us \(97 %\): /);
  assert.match(
    decideVerdict(inputsOf({ health: young(failing), cause }), NOW).sentence,
    / It looks like us \(97 %\): /,
  );
});

test('what is unusual without being an impairment is told by the signal that says so', () => {
  const { window } = health({});
  const slower = { ...health({}), suspicion: 0.7, window: { ...window, bad: { ...window.bad, slow: 90 } } };
  assert.match(
    decideVerdict(inputsOf({ health: slower }), NOW).sentence,
    /90 of 600 calls of checkout in production were slow in the last 15 minutes \(usually 5 %\), which is no impairment yet/,
  );
  assert.match(
    decideVerdict(inputsOf({ health: { ...health({}), suspicion: 0.7, unsent: 7 } }), NOW).sentence,
    /7 of 607 calls of checkout in production in the last 15 minutes never left, which is no impairment yet/,
  );
});

test('the sentence says that calls to other vendors fail, too, where they do', () => {
  const cause = causes('us', { cause: 'network', kind: 'network_everywhere', subject: {} });
  const sentenceOf = (compared: number, failing: number) =>
    decideVerdict(
      inputsOf({
        health: health({ impaired: ['failures'] }),
        cause: { ...cause, otherVendors: { compared, failing } },
      }),
      NOW,
    ).sentence;
  assert.match(sentenceOf(3, 3), /most likely our network\. Calls to all 3 other vendors fail, too\.$/);
  assert.match(sentenceOf(2, 2), / Calls to both other vendors fail, too\.$/);
  assert.match(sentenceOf(3, 2), / Calls to 2 of 3 other vendors fail, too\.$/);
  assert.match(sentenceOf(1, 1), / Calls to the only other vendor fail, too\.$/);
  assert.match(sentenceOf(3, 0), /most likely our network\.$/);
});

test('so many failures are not healthy, while the tests do not know what is usual, and of no series a fifth', () => {
  const { window, usual } = health({});
  const young = { calls: 400, days: 0.1 };
  const old = { calls: 50_000, days: 9 };
  const verdictOf = (failures: number, known: typeof young, before?: Verdict) => {
    const rates = { ...usual.rates, failures: failures / 240 };
    const seen = { ...window, calls: 240, bad: { ...window.bad, failures } };
    const inputs = inputsOf({ health: { ...health({}), window: seen, usual: { ...known, rates } } });
    return decideVerdict({ ...inputs, ...(before === undefined ? {} : { before }) }, NOW);
  };
  assert.equal(verdictOf(48, young).verdict, 'cannot_say');
  assert.match(verdictOf(48, young).sentence, /240 calls of .*, of which 48 failed, are not called healthy: too many/);
  assert.equal(verdictOf(12, young).verdict, 'healthy', 'one in twenty is what a careful person would accept');
  assert.equal(verdictOf(16, young).verdict, 'healthy', 'somewhat more is chance');
  assert.equal(verdictOf(16, young, 'cannot_say').verdict, 'cannot_say', 'it does not flicker');
  assert.equal(verdictOf(12, young, 'cannot_say').verdict, 'healthy');
  assert.equal(verdictOf(24, old).verdict, 'healthy', 'that has been usual for days');
  assert.equal(verdictOf(80, old).verdict, 'cannot_say', 'a baseline so high is not taken for normal');
});

test('the sentence names how many other organizations see it, too', () => {
  const cause = causes('them', { cause: 'vendor', kind: 'vendor', subject: {} });
  const sentenceOf = (impaired: number) =>
    decideVerdict(
      inputsOf({
        health: health({ impaired: ['failures'] }),
        cause: { ...cause, organizations: { judged: 9, impaired } },
      }),
      NOW,
    ).sentence;
  assert.match(sentenceOf(7), / as a whole\. 7 of 9 other organizations see it, too\.$/);
  assert.match(sentenceOf(1), / 1 of 9 other organizations sees it, too\.$/);
  assert.match(sentenceOf(0), / None of 9 other organizations sees it\.$/);
});

test('more failures than usual are not told as usual', () => {
  const { window } = health({});
  const few = { ...health({}), window: { ...window, calls: 8, bad: { ...window.bad, failures: 2 } } };
  const answer = decideVerdict(inputsOf({ health: few }), NOW);
  assert.deepEqual([answer.verdict, answer.confidence], ['healthy', 'medium']);
  assert.match(
    answer.sentence,
    /^Stripe: 2 of 8 calls of checkout in production failed in the last 15 minutes \(usually 0\.2 %\), which is no impairment yet, and its status page/,
  );
  const edge = decideVerdict(inputsOf({ health: few, recoveredAt: window.from - MINUTE_MS }), NOW);
  assert.equal(edge.verdict, 'cannot_say', 'they are of after the fault');
  assert.match(
    edge.sentence,
    /^Stripe: 8 calls of .*, of which 2 failed, do not rule out that the impairment goes on;/,
  );
  assert.ok(edge.wouldChange.includes('calls of which fewer fail'));
  const again = decideVerdict(inputsOf({ health: few, recoveredAt: NOW - 5 * MINUTE_MS }), NOW);
  assert.match(
    again.sentence,
    /as usual again since 14:10 UTC \(25 % of 8 calls failed in the last 15 minutes, which include the fault\)/,
  );
});

test('few calls of which more failed than chance explains are not healthy, and it is said how deep an outage they show', () => {
  const { window } = health({});
  const verdictOf = (failures: number, before?: Verdict) => {
    const seen = { ...window, calls: 45, bad: { ...window.bad, failures } };
    const inputs = inputsOf({ health: { ...health({}), detectableRate: 0.4, window: seen } });
    return decideVerdict({ ...inputs, ...(before === undefined ? {} : { before }) }, NOW);
  };
  assert.equal(verdictOf(1).verdict, 'healthy');
  assert.equal(verdictOf(2).verdict, 'healthy', 'chance does so now and then');
  assert.match(
    verdictOf(2).sentence,
    /, which is no impairment yet; so few calls show only an outage of 40 % or more,/,
  );
  assert.equal(verdictOf(3).verdict, 'cannot_say');
  assert.match(
    verdictOf(3).sentence,
    /45 calls of .*, of which 3 failed, are not called healthy: too many of them failed/,
  );
  assert.equal(verdictOf(2, 'cannot_say').verdict, 'cannot_say', 'it does not flicker');
  assert.equal(verdictOf(1, 'cannot_say').verdict, 'healthy');
});

test('two failures of hundreds of calls do not make the end of an impairment doubtful', () => {
  const { window } = health({});
  const seen = { ...window, calls: 362, bad: { ...window.bad, failures: 4 } };
  const after = inputsOf({ health: { ...health({}), window: seen }, recoveredAt: window.from - MINUTE_MS });
  assert.equal(decideVerdict(after, NOW).verdict, 'healthy');
  const shallower = { ...window, calls: 362, bad: { ...window.bad, failures: 15 } };
  const goingOn = inputsOf({ health: { ...health({}), window: shallower }, recoveredAt: window.from - MINUTE_MS });
  assert.equal(decideVerdict(goingOn, NOW).verdict, 'cannot_say');
});

test('a part of a failed call is not told as a share of calls that failed', () => {
  const { window } = health({});
  const seen = { ...window, calls: 90, bad: { ...window.bad, failures: 0.09 } };
  assert.match(decideVerdict(inputsOf({ health: { ...health({}), window: seen } }), NOW).sentence, /\(0 % of 90 calls/);
});

test('calls that a breaker holds back do not end an impairment, and nothing is said of now', () => {
  const held = health({ impaired: ['failures'] });
  const none = { ...held, state: 'too_few_calls' as const, window: { ...held.window, calls: 0 } };
  const cause = causes('them', { cause: 'vendor', kind: 'vendor', subject: {} });
  const answer = decideVerdict({ ...inputsOf({ health: none, cause }), lastCallAt: NOW - 10 * MINUTE_MS }, NOW);
  assert.deepEqual([answer.verdict, answer.confidence], ['them', 'medium']);
  assert.match(answer.sentence, /; no call has come since 14:05 UTC/);
});

test('while the page reports trouble calls must be enough to have shown a shallow outage, and none of them unusual', () => {
  const page = { status: 'major_outage' as const };
  const verdictOf = (change: Partial<SeriesHealth>) =>
    decideVerdict(inputsOf({ page, health: { ...health({}), ...change } }), NOW);
  assert.equal(verdictOf({ detectableRate: 0.1 }).verdict, 'not_affecting_you');
  const { window } = health({});
  const few = verdictOf({ detectableRate: 0.3, window: { ...window, calls: 16, bad: { ...window.bad, failures: 0 } } });
  const many = verdictOf({
    detectableRate: 0.3,
    window: { ...window, calls: 2384, bad: { ...window.bad, failures: 1 } },
  });
  assert.equal(many.verdict, 'not_affecting_you', 'so many good calls leave no room for an outage');
  assert.equal(few.verdict, 'cannot_say');
  assert.match(few.sentence, /would have shown only an outage of 30 % or more/);
  const failing = verdictOf({ window: { ...window, calls: 45, bad: { ...window.bad, failures: 9 } } });
  assert.equal(failing.verdict, 'cannot_say');
  assert.match(failing.sentence, /45 calls .*, of which 9 failed,/);
});

test('a quiet series does not flicker between healthy and too few calls', () => {
  const quiet = { ...health({ state: 'too_few_calls', fewCalls: 6 }), detectableRate: 0.8 };
  assert.equal(decideVerdict(inputsOf({ health: quiet }), NOW).verdict, 'cannot_say');
  const still = decideVerdict({ ...inputsOf({ health: quiet }), before: 'healthy' }, NOW);
  assert.deepEqual([still.verdict, still.confidence], ['healthy', 'medium']);
  assert.match(still.sentence, /enough to have shown an outage of 80 % or more/);
  const none = { ...quiet, detectableRate: null };
  assert.equal(decideVerdict({ ...inputsOf({ health: none }), before: 'healthy' }, NOW).verdict, 'cannot_say');
});

test('traffic that has stopped is not healthy, and says so', () => {
  const answer = decideVerdict(
    inputsOf({ health: { ...health({}), state: 'too_few_calls', silentSince: NOW - 5 * MINUTE_MS } }),
    NOW,
  );
  assert.equal(answer.verdict, 'cannot_say');
  assert.match(answer.sentence, /^Stripe: no call of .* has come since 14:10 UTC, where 19 calls would be usual;/);
});

test('the cause that is told while it is undecided is of the more probable side', () => {
  const some = causes('us', { cause: 'network', kind: 'dns_place', subject: {} });
  const [ours] = some.causes;
  assert.ok(ours);
  const cause = {
    ...some,
    side: 'undecided' as const,
    probabilities: { them: 0.42, us: 0.56, other: 0.02 },
    causes: [
      { ...ours, cause: 'vendor' as const, kind: 'vendor', side: 'them' as const, probability: 0.4 },
      { ...ours, probability: 0.3 },
    ],
  };
  const answer = decideVerdict(inputsOf({ health: health({ impaired: ['failures'] }), cause }), NOW);
  assert.equal(answer.cause?.cause, 'network');
  assert.match(answer.sentence, /\(them 42 %, us 56 %; most likely our DNS\)/);
});

test('what no known cause explains is told without probabilities of sides', () => {
  const some = causes('them', { cause: 'other', kind: 'other', subject: {} });
  const cause = {
    ...some,
    side: 'undecided' as const,
    probabilities: { them: 0.01, us: 0.01, other: 0.98 },
    causes: some.causes.map((one) => ({ ...one, side: 'none' as const })),
  };
  const answer = decideVerdict(inputsOf({ health: health({ impaired: ['failures'] }), cause }), NOW);
  assert.match(answer.sentence, / It is undecided whose fault it is: no cause that is known explains these calls\.$/);
});

test('calls that are well and have not come for minutes are not surely well, and it is said', () => {
  const stopped = decideVerdict({ ...inputsOf({ health: health({}) }), lastCallAt: NOW - 6 * MINUTE_MS }, NOW);
  assert.deepEqual([stopped.verdict, stopped.confidence], ['healthy', 'medium']);
  assert.match(
    stopped.sentence,
    /failed in the last 15 minutes, enough to have shown an outage of 1\.2 % or more; the newest came 6 minutes ago\)/,
  );
  const going = decideVerdict({ ...inputsOf({ health: health({}) }), lastCallAt: NOW - MINUTE_MS }, NOW);
  assert.deepEqual([going.verdict, going.confidence], ['healthy', 'high']);
});

test('an impairment that recovers says so with the share of now', () => {
  const cause = {
    ...causes('them', { cause: 'vendor', kind: 'vendor', subject: {} }),
    isRecovering: true,
    shareNow: 0,
  };
  const answer = decideVerdict(inputsOf({ health: health({ impaired: ['failures'] }), cause }), NOW);
  assert.deepEqual([answer.verdict, answer.isRecovering, answer.shareNow], ['them', true, 0]);
  assert.match(answer.sentence, /; it is recovering: 0 % now, while/);
});

test('calls are healthy with high confidence only if they would have shown an outage of 10 %, and else it is said which they would have', () => {
  const few = (bad: number): SeriesHealth => ({
    ...health({}),
    detectableRate: 0.16,
    window: { ...health({}).window, calls: 30, bad: { ...health({}).window.bad, failures: bad } },
  });
  const told = decideVerdict(inputsOf({ health: few(0) }), NOW);
  assert.deepEqual([told.verdict, told.confidence], ['healthy', 'medium'], told.sentence);
  assert.match(told.sentence, /enough to have shown an outage of 16 % or more/);
  assert.match(decideVerdict(inputsOf({ health: few(1) }), NOW).sentence, /an outage of 16 % or more/);
  assert.equal(decideVerdict(inputsOf({ health: { ...few(0), detectableRate: 0.09 } }), NOW).confidence, 'high');
});

test('one failure of seven calls is not told as usual, though it may be chance', () => {
  const calm = health({});
  const window = { ...calm.window, calls: 7, bad: { ...calm.window.bad, failures: 1 } };
  const few = { ...calm, window, detectableRate: 0.45 };
  const { verdict, sentence } = decideVerdict(inputsOf({ health: few }), NOW);
  assert.equal(verdict, 'healthy');
  assert.match(
    sentence,
    /1 of 7 calls of .* failed in the last .*, which may be chance; so few calls show only an outage of 45 % or more/,
  );
});

test('calls of which half failed are not called healthy, however few they are and however little is known of them', () => {
  const calm = health({});
  const few = (calls: number, failures: number) => ({
    ...calm,
    window: { ...calm.window, calls, bad: { ...calm.window.bad, failures } },
    usual: { ...calm.usual, calls: 90, days: 2 },
    detectableRate: 0.74,
  });
  const wordOf = (calls: number, failures: number) =>
    decideVerdict({ ...inputsOf({ health: few(calls, failures) }), before: 'healthy' }, NOW).verdict;
  assert.equal(wordOf(4, 2), 'cannot_say');
  assert.equal(wordOf(15, 3), 'cannot_say');
  assert.equal(wordOf(8, 1), 'healthy', 'one of them may be chance');
});

test('of an impairment that comes and goes no share of now is told', () => {
  const cause = {
    ...causes('them', { cause: 'vendor', kind: 'vendor', subject: {} }),
    comesAndGoes: true,
    shareNow: 0.02,
  };
  const answer = decideVerdict(inputsOf({ health: health({ impaired: ['failures'] }), cause }), NOW);
  assert.match(answer.sentence, /; it comes and goes, while/);
  assert.doesNotMatch(answer.sentence, /now, while/);
});

test('what times out is slow, too, and is told once; a signal that names its way of failing is not told twice', () => {
  const cause = causes('them', { cause: 'vendor', kind: 'vendor', subject: {} });
  const failing = decideVerdict(
    inputsOf({ health: health({ impaired: ['failures', 'slow', 'very_slow'] }), cause }),
    NOW,
  );
  assert.match(
    failing.sentence,
    /31 % of the calls of checkout in production fail \(128 of 412, usually 0\.2 %\), gateway/,
  );
  assert.doesNotMatch(failing.sentence, /slow/);
  const refused = decideVerdict(inputsOf({ health: health({ impaired: ['auth'] }), cause }), NOW);
  assert.match(refused.sentence, /are refused as unauthorized \(128 of 412, usually 0\.2 %\) at \/v1\/charges, while/);
});

test('what is slow beside failures is told once, with how the others fail, and a place of our network is named', () => {
  const vendor = causes('them', { cause: 'vendor', kind: 'vendor', subject: {} });
  const cause = {
    ...vendor,
    failing: {
      ...vendor.failing,
      outcomes: [
        { outcome: 'slow' as const, share: 0.8 },
        { outcome: 'server' as const, share: 0.2 },
      ],
    },
  };
  const impaired = health({ impaired: ['failures', 'slow'] });
  const many = {
    ...impaired,
    impairments: impaired.impairments.map((one) => (one.signal === 'slow' ? { ...one, bad: one.bad * 2 } : one)),
  };
  assert.match(
    decideVerdict(inputsOf({ health: many, cause }), NOW).sentence,
    /62 % are slow \(256 of 412, usually 0\.2 %\), server errors \(5xx\) at \/v1\/charges, while/,
  );
  const dns = causes('us', {
    cause: 'network',
    kind: 'dns_place',
    subject: { project: 'prj_1', environment: 'production', region: 'eu-west-1' },
  });
  assert.match(
    decideVerdict(inputsOf({ health: health({ impaired: ['failures'] }), cause: dns }), NOW).sentence,
    /most likely our DNS \(project checkout, region eu-west-1\)\.$/,
  );
});

test('a span of seconds is a minute', () => {
  const { window } = health({});
  const answer = decideVerdict(inputsOf({ health: { ...health({}), window: { ...window, from: NOW } } }), NOW);
  assert.match(answer.sentence, /failed in the last minute, /);
});

function inputsOf(entry: Pick<Case, 'page' | 'health' | 'cause' | 'recoveredAt'>): VerdictInputs {
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
    ...(entry.cause ? { cause: entry.cause } : {}),
    projectName: () => 'checkout',
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
      bad: { failures: isFew ? 0 : 1, slow: 0, rate_limited: 0, auth: 0, client_error: 0, very_slow: 0, waiting: 0 },
    },
    usual: {
      rates: { failures: 0.002, slow: 0.05, rate_limited: 0, auth: 0, client_error: 0, very_slow: 0, waiting: 0 },
      calls: 50_000,
      days: 9,
    },
    detectableRate: isFew ? null : 0.04,
    silentSince: null,
    unsent: 0,
    suspicion: 0,
    newestBad: null,
    isLatencyKnown: true,
    rise: null,
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

function causes(side: 'them' | 'us', cause: Pick<WeighedCause, 'cause' | 'kind' | 'subject' | 'change'>): CauseAnswer {
  const none = Object.fromEntries(EVIDENCE_KINDS.map((kind) => [kind, 0])) as WeighedCause['nats'];
  return {
    side,
    isHigh: true,
    probabilities: side === 'them' ? { them: 0.97, us: 0.02, other: 0.01 } : { them: 0.02, us: 0.97, other: 0.01 },
    byCause: { [cause.cause]: 0.97 },
    byCauseUnlearned: { [cause.cause]: 0.97 },
    themWithoutPage: null,
    causes: [{ ...cause, side, probability: 0.96, nats: none }],
    onMinutes: 12,
    calls: 412,
    bad: 128,
    shareNow: 0.31,
    recovering: 0.01,
    isRecovering: false,
    failing: {
      outcomes: side === 'them' ? [{ outcome: 'gateway', share: 0.9 }] : [],
      endpoints: side === 'them' ? ['/v1/charges'] : [],
      moreEndpoints: 0,
    },
    deciders: [],
    organizations: null,
  };
}

/** The same calls of a series that has just begun. */
function young(of: SeriesHealth): SeriesHealth {
  return { ...of, usual: { ...of.usual, calls: 0, days: 0 } };
}

test('while the page reports trouble, calls are unaffected with high confidence only if an impairment that has just begun would show', () => {
  const { window } = health({});
  const answerOf = (page: Partial<PageSide>, calls: number, suspicion: number) =>
    decideVerdict(inputsOf({ page, health: { ...health({}), suspicion, window: { ...window, calls } } }), NOW);
  const trouble = { status: 'partial_outage' as const };
  const wordOf = (...given: Parameters<typeof answerOf>) => {
    const { verdict, confidence } = answerOf(...given);
    return `${verdict} ${confidence}`;
  };
  assert.equal(wordOf(trouble, 3000, 0), 'not_affecting_you high');
  assert.equal(wordOf(trouble, 600, 0), 'not_affecting_you medium', 'too few calls a minute');
  const old = { ...trouble, incidents: [incident({ postedAt: NOW - 3 * 3_600_000 })] };
  assert.equal(wordOf(old, 600, 0), 'not_affecting_you high', 'it would have reached them long ago');
  assert.equal(wordOf(trouble, 3000, 0.3), 'cannot_say low');
  assert.match(
    answerOf(trouble, 3000, 0.3).sentence,
    /3,000 calls of .*, of which 1 failed, do not rule out that an impairment has just begun/,
  );
  assert.equal(wordOf({}, 3000, 0.3), 'healthy high');
  assert.equal(wordOf({}, 3000, 0.6), 'healthy medium');
});
