import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tryDeclarative } from './try.ts';

const NOW = Date.UTC(2026, 10, 21);
const DESCRIPTION = {
  url: 'https://status.acme.example/health.json',
  status: { path: 'health', values: { fine: 'operational', bad: 'major_outage' } },
  components: { path: 'parts[*]', name: 'label', status: 'state' },
  incidents: { path: 'troubles', id: 'nr', title: 'what', status: 'phase', startedAt: 'since' },
};
const RESPONSE = {
  health: 'Fine',
  parts: [{ label: 'API', state: 'bad' }],
  troubles: [{ nr: 7, what: 'Slow', phase: 'identified', since: '2026-11-20T10:00:00Z' }],
};

test('what a description would record of a response is shown', () => {
  const { observation, problems } = tryDeclarative(DESCRIPTION, JSON.stringify(RESPONSE), NOW);
  assert.deepEqual(problems, []);
  assert.deepEqual(
    [observation?.status, observation?.components?.[0]?.status, observation?.incidents[0]?.title],
    ['degraded', 'major_outage', 'Slow'],
  );
});

test('everything that is wrong is named with its place', () => {
  const cases: [object, unknown, readonly string[]][] = [
    [
      { ...DESCRIPTION, status: { path: 'a..b', values: {} }, extra: 1 },
      RESPONSE,
      ['extra', 'status.path', 'status.values'],
    ],
    [{ ...DESCRIPTION, status: { ...DESCRIPTION.status, path: 'state' } }, RESPONSE, ['status.path']],
    [DESCRIPTION, { ...RESPONSE, health: 'so so' }, ['status.values.so so']],
    [
      DESCRIPTION,
      { ...RESPONSE, parts: [{ name: 'API', state: 'odd' }] },
      ['components.name', 'components.values.odd'],
    ],
    [DESCRIPTION, { ...RESPONSE, parts: undefined }, ['components.path']],
    [
      DESCRIPTION,
      { ...RESPONSE, troubles: [{ ...RESPONSE.troubles[0], phase: 'cooking' }] },
      ['incidents.statusValues.cooking'],
    ],
    [
      {
        ...DESCRIPTION,
        incidents: { ...DESCRIPTION.incidents, updates: { path: 'log', body: 'text', createdAt: 'at' } },
      },
      RESPONSE,
      ['incidents.updates.path'],
    ],
    // Nothing is known of the rows of an empty list, and nothing is wrong with it.
    [DESCRIPTION, { ...RESPONSE, parts: [], troubles: [] }, []],
  ];
  for (const [description, response, fields] of cases) {
    const { problems } = tryDeclarative(description, JSON.stringify(response), NOW);
    assert.deepEqual(
      problems.map(({ field }) => field),
      fields,
      JSON.stringify(problems),
    );
  }
});

test('a response that is not JSON, or nothing of the kind, is said to be so', () => {
  for (const text of ['<html>', '', '"fine"', '3']) {
    const { observation, problems } = tryDeclarative(DESCRIPTION, text, NOW);
    assert.equal(observation, undefined, text);
    assert.equal(problems[0]?.field, 'response', text);
  }
});
