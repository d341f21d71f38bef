import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServiceEvidence } from '@upriver/contract';
import { NOW } from './answer.fixture.ts';
import { outsideFacts } from './outside-facts.ts';

const at = new Date(NOW - 7000).toISOString();
const nothing: ServiceEvidence = {
  since: at,
  changes: [],
  reportingProjects: [],
  probe: null,
  organizations: null,
  otherPages: null,
};
const probed = {
  at,
  host: 'api.example.com',
  path: '/',
  failed: false,
  stage: null,
  reason: null,
  status: 200,
  tookMs: 41,
};
const textsOf = (evidence: ServiceEvidence): string[] =>
  outsideFacts(evidence, NOW, 'UTC').map(({ text }) => text.replaceAll('\u00A0', ' '));

test('probes, other organizations and changes are facts of the card', () => {
  const attempts = { attempts: 3, failed: 0 };
  assert.deepEqual(
    textsOf({
      ...nothing,
      probe: { counts: true, vendor: attempts, others: attempts, hasPath: true, newest: [probed] },
      organizations: { judged: 7, impaired: 4, chance: 0.001 },
      reportingProjects: ['proj_1'],
    }),
    [
      'From this server: DNS, TCP and TLS fine, answers in 41 ms',
      '4 of 7 other organizations on this server see it too',
      'You deployed and changed nothing near its beginning',
    ],
  );
});

test('what nobody asked or reports is not said', () => {
  assert.deepEqual(textsOf(nothing), []);
  assert.deepEqual(textsOf({ ...nothing, otherPages: { asked: 40, unreachable: 0 } }), []);
});

test('a probe that fails says where', () => {
  const failed = { ...probed, failed: true, stage: 'tls' as const, status: null };
  const probe = {
    counts: true,
    vendor: { attempts: 2, failed: 2 },
    others: { attempts: 2, failed: 0 },
    hasPath: true,
    newest: [failed],
  };
  assert.deepEqual(textsOf({ ...nothing, probe }), ['From this server: TLS fails; 2 of 2 probes failed']);
});
