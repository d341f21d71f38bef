import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AlertRuleDefinition } from '@upriver/contract';
import { choose, furtherConditions, ruleSentence } from './rule-sentence.ts';

const RULE: AlertRuleDefinition = {
  mode: 'affects_my_calls',
  verdicts: ['them', 'us'],
  causes: null,
  statusAtLeast: null,
  incidentImpactAtLeast: null,
  maintenanceAheadHours: null,
  pageUnreadableMinutes: null,
  newVendors: false,
  unknownHosts: false,
  recovery: true,
  projects: null,
  services: null,
  environments: ['production'],
  regions: null,
  features: null,
  afterSeconds: 0,
  channels: ['chan_1'],
  minimumSecondsBetween: 1800,
  exceptMaintenance: true,
  quietHours: null,
  digest: null,
};
const WORDS = {
  channels: [
    { id: 'chan_1', name: '#payments' },
    { id: 'chan_2', name: 'PagerDuty' },
  ],
  projects: [{ id: 'proj_1', name: 'checkout', slug: 'checkout' }],
};
const read = (rule: AlertRuleDefinition, words: Parameters<typeof ruleSentence>[1] = WORDS): string =>
  ruleSentence(rule, words)
    .map((part) => (part.kind === 'text' ? part.text : `[${part.label}]`))
    .join('');

test('a rule reads as one sentence', () => {
  assert.equal(
    read(RULE),
    'Tell [#payments] when the verdict is [them or us] for [every project] in [production], [at once]. Send [nothing] during maintenance, and at most [1 update in 30 min] for one subject.',
  );
});

test('a rule that waits says for how long', () => {
  assert.match(read({ ...RULE, afterSeconds: 300 }), /, \[once it has stood for 5 min\]\. Send/);
});

test('of several a choice is taken and left again, and nothing chosen is everything', () => {
  const both = choose(RULE, 'channels', 'chan_2');
  assert.match(read(both), /^Tell \[#payments and PagerDuty\]/);
  const none = choose(choose(both, 'channels', 'chan_1'), 'channels', 'chan_2');
  assert.equal(none.channels, null);
  assert.match(read(none), /^Tell \[every channel\]/);
  assert.deepEqual(choose(RULE, 'verdicts', 'us').verdicts, ['them']);
  assert.equal(choose(RULE, 'afterSeconds', '300').afterSeconds, 300);
  assert.equal(choose(RULE, 'maintenance', 'too').exceptMaintenance, false);
});

test('a rule that tells nobody, or of nothing, says so at the slot', () => {
  const problems = (rule: AlertRuleDefinition, words = WORDS): (string | null)[] =>
    ruleSentence(rule, words).flatMap((part) => (part.kind === 'slot' && part.problem !== null ? [part.problem] : []));
  assert.deepEqual(problems(RULE), []);
  assert.match(problems(RULE, { ...WORDS, channels: [] })[0] ?? '', /nobody is told/);
  assert.match(problems({ ...RULE, verdicts: [] })[0] ?? '', /matches nothing/);
  assert.deepEqual(problems({ ...RULE, verdicts: [], statusAtLeast: 'major_outage' }), []);
});

test('what the sentence has no slot for is said beside it, never hidden', () => {
  assert.deepEqual(furtherConditions(RULE), []);
  const more = furtherConditions({
    ...RULE,
    statusAtLeast: 'major_outage',
    services: ['stripe'],
    quietHours: { from: '22:00', to: '06:00', timeZone: 'Europe/Berlin', weekdays: [1] },
  });
  assert.deepEqual(more, [
    'a page of a vendor without calls reports major outage or worse',
    'it is limited to stripe',
    'it is quiet from 22:00 to 06:00',
  ]);
});
