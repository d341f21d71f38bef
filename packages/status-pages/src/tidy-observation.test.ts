import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Observation } from './observation.ts';
import { tidyObservation } from './tidy-observation.ts';

const AT = Date.UTC(2026, 10, 21);

test('what is in order stays as it is', () => {
  const observation: Observation = {
    status: 'degraded',
    rawStatus: 'Zażółć 🙂',
    components: [{ externalId: 'a', name: 'A', status: 'operational', position: 3 }],
    incidents: [
      {
        externalId: 'i',
        kind: 'maintenance',
        title: 'T',
        impact: 'none',
        status: 'scheduled',
        startedAt: AT,
        resolvedAt: null,
        scheduledFor: AT,
        scheduledUntil: AT + 1,
        updates: [{ externalId: 'u', status: 'scheduled', body: 'b', createdAt: AT }],
      },
    ],
    listsAllUnresolved: true,
  };
  assert.deepEqual(tidyObservation(observation, AT), observation);
});

test('text without what stores refuse, times that are dates, each thing once', () => {
  const tidy = tidyObservation(
    {
      status: 'degraded',
      rawStatus: 'a\0b\ud800c',
      components: [
        { externalId: 'a', name: 'first', status: 'operational', position: 1e12 },
        { externalId: 'b', name: 'B', status: 'operational', position: 0.5 },
        { externalId: 'a\0', name: 'last', status: 'degraded' },
      ],
      incidents: [
        {
          externalId: 'i',
          kind: 'incident',
          title: 'T',
          impact: 'none',
          status: 'identified',
          startedAt: 9e15,
          resolvedAt: Number.NaN,
          scheduledFor: 1.5,
          scheduledUntil: Number.POSITIVE_INFINITY,
          updates: [
            { externalId: 'u', status: 'identified', body: 'first', createdAt: AT },
            { externalId: 'u', status: 'identified', body: 'last', createdAt: -9e15 },
          ],
        },
      ],
      listsAllUnresolved: false,
    },
    AT,
  );
  assert.equal(tidy.rawStatus, 'ab\ufffdc');
  assert.deepEqual(tidy.components, [
    { externalId: 'a', name: 'last', status: 'degraded' },
    { externalId: 'b', name: 'B', status: 'operational' },
  ]);
  const [incident] = tidy.incidents;
  assert.deepEqual([incident?.startedAt, incident?.scheduledFor, incident?.scheduledUntil], [AT, 2, undefined]);
  assert.deepEqual(incident?.updates, [{ externalId: 'u', status: 'identified', body: 'last', createdAt: AT }]);
});

test('what controls a terminal or turns text around is taken out, what people write stays', () => {
  const observation: Observation = {
    status: 'degraded',
    pageName: `\u202eAcme\u0007${'x'.repeat(300)}`,
    components: [{ externalId: 'a', name: '\u001b[2JAPI\u2066\u0085', status: 'operational' }],
    incidents: [
      {
        externalId: 'i',
        kind: 'incident',
        title: 'שירות\u202e איטי',
        impact: 'none',
        status: 'investigating',
        startedAt: AT,
        resolvedAt: null,
        updates: [{ externalId: 'u', status: 'investigating', body: 'one\ntwo\tthree\b', createdAt: AT }],
      },
    ],
    listsAllUnresolved: true,
  };
  const { pageName, components, incidents } = tidyObservation(observation, AT);
  assert.equal(pageName, `Acme${'x'.repeat(194)}`);
  assert.equal(components?.[0]?.name, '[2JAPI');
  assert.equal(incidents[0]?.title, 'שירות איטי');
  assert.equal(incidents[0]?.updates[0]?.body, 'one\ntwo\tthree');
});
