import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServiceVerdicts } from '@upriver/contract';
import { series } from './answer.fixture.ts';
import { chosenSeries, listSeriesTabs, tabFilter } from './series-tabs.ts';

const checkout = { ...series('healthy'), region: 'eu-west-1' };
const jobs = { ...series('them'), region: null, project: { id: 'proj_2', name: 'billing-jobs', slug: 'billing-jobs' } };
const verdicts: ServiceVerdicts = {
  service: { id: 'svc_1', name: 'Stripe', slug: 'stripe' },
  verdict: 'them',
  since: null,
  counts: { healthy: 1, them: 1, us: 0, undecided: 0, not_affecting_you: 0, cannot_say: 0 },
  sentence: 'Stripe fails.',
  series: [checkout, jobs],
};

test('series are tabs by what tells them apart, worst first; one alone is none', () => {
  const tabs = listSeriesTabs(verdicts);
  assert.deepEqual(
    tabs.map(({ name, verdict }) => [name, verdict]),
    [
      ['billing-jobs · no region', 'them'],
      [`${checkout.project.name} · eu-west-1`, 'healthy'],
    ],
  );
  assert.deepEqual(listSeriesTabs({ ...verdicts, series: [checkout] }), []);
});

test('an address chooses one series; one that is gone chooses none', () => {
  const [, tab] = listSeriesTabs(verdicts);
  const query = new URLSearchParams(tabFilter(tab));
  const chosen = chosenSeries(verdicts, query);
  assert.deepEqual([chosen.verdicts.verdict, chosen.verdicts.series], ['healthy', [checkout]]);
  assert.equal(chosenSeries(verdicts, new URLSearchParams('project=gone')).verdicts, verdicts);
});
