import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServiceVerdicts } from '@upriver/contract';
import { NOW, series } from './answer.fixture.ts';
import { leadingSeries, verdictCard } from './verdict-card.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const counts = { healthy: 0, them: 2, us: 0, undecided: 0, not_affecting_you: 0, cannot_say: 0 };

const emptyCauses = { byCause: {}, failing: { outcomes: [], endpoints: [] }, calls: 0, bad: 0, onMinutes: 0 };

function verdicts(...all: ServiceVerdicts['series']): ServiceVerdicts {
  const service = { id: 'svc_1', name: 'Stripe', slug: 'stripe' };
  return {
    service,
    verdict: all[0]?.verdict ?? 'cannot_say',
    since: null,
    counts,
    sentence: 'Nothing calls it.',
    series: all,
  };
}

test('the card says since when, how many, with their page, and what it rests on', () => {
  const card = verdictCard(verdicts(series('them'), series('them', { project: 'billing-jobs' })), NOW, 'UTC');
  assert.equal(card.lead, 'It’s them.');
  assert.equal(plain(card.sentence), 'Since 03:04 31 % of calls fail, usually 0.2 %. Their page says operational.');
  assert.match(card.more, /2 projects feel it\./);
  assert.deepEqual(
    card.facts.slice(0, 2).map(({ text }) => plain(text)),
    ['1,329 calls in 10 min, of 2 projects', 'Page read: operational, no incident open'],
  );
});

test('a share of calls that are bad in several ways is told of all of them', () => {
  const failing = series('them');
  const { calls } = failing.evidence;
  const [impairment] = calls.impairments;
  assert.ok(impairment && calls.usualRates);
  const slow = (['slow', 'very_slow'] as const).map((signal) => ({ ...impairment, signal }));
  const usualRates = { ...calls.usualRates, slow: 0.01 };
  const evidence = { ...failing.evidence, calls: { ...calls, usualRates, impairments: [impairment, ...slow] } };
  const card = verdictCard(verdicts({ ...failing, evidence }), NOW, 'UTC');
  assert.match(plain(card.sentence), /31 % of calls fail or are slow, usually 1\.2 %\./);
});

test('causes that read alike are one hypothesis', () => {
  const one = series('us');
  const cause = { ...one.cause, phrase: 'deployment 119 of checkout', side: 'us' } as NonNullable<typeof one.cause>;
  const causes = [0.42, 0.32, 0.2].map((probability) => ({ ...cause, probability }));
  const other = { ...cause, phrase: 'something else', side: 'none' as const, probability: 0.06 };
  const evidence = { ...one.evidence, causes: { ...emptyCauses, causes: [...causes, other] } };
  const { hypotheses } = verdictCard(verdicts({ ...one, evidence }), NOW, 'UTC');
  assert.deepEqual(
    hypotheses.map(({ name, probability }) => [name, Math.round(probability * 100)]),
    [
      ['Deployment 119 of checkout', 94],
      ['Something else', 6],
    ],
  );
});

test('without calls and links the card says what the server says, and claims nothing', () => {
  const card = verdictCard(verdicts(), NOW, 'UTC');
  assert.deepEqual([card.lead, card.sentence, card.facts.length], ['Can’t say.', 'Nothing calls it.', 0]);
  assert.equal(leadingSeries(verdicts()), undefined);
});
