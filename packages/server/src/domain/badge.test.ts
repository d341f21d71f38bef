import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Status } from '@upriver/contract';
import fc from 'fast-check';
import { organizationBadge, renderBadge, serviceBadge } from './badge.ts';

const NOW = 10_000_000;
const VALID_MS = 300_000;
const service = (status: Status, observedAt: number | null = NOW) => ({ name: 'Acme', status, observedAt });

test('an old word, or none, is unknown and never operational', () => {
  for (const [observedAt, message] of [
    [NOW, 'operational'],
    [NOW - VALID_MS, 'operational'],
    [NOW - VALID_MS - 1, 'unknown'],
    [null, 'unknown'],
  ] as const)
    assert.equal(serviceBadge(service('operational', observedAt), VALID_MS, NOW).message, message);
  assert.equal(serviceBadge(service('major_outage'), VALID_MS, NOW).message, 'major outage');
});

test('an organization’s badge tells the worst, then what is not known', () => {
  for (const [statuses, message] of [
    [[], 'no services'],
    [['operational', 'operational'], 'all 2 operational'],
    [['operational', 'maintenance'], '1 of 2 in maintenance'],
    [['operational', 'unknown', 'maintenance'], '1 of 3 unknown'],
    [['degraded', 'unknown', 'major_outage'], '2 of 3 impaired'],
  ] as const)
    assert.equal(
      organizationBadge(
        'Acme',
        statuses.map((status) => service(status)),
        VALID_MS,
        NOW,
      ).message,
      message,
    );
  assert.equal(organizationBadge('Acme', [service('operational', 0)], VALID_MS, NOW).message, '1 of 1 unknown');
});

test('whatever a name holds, it stays text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (label) => {
      const svg = renderBadge({ label, message: 'unknown', color: '#57606a' });
      const shape = renderBadge({ label: '', message: 'unknown', color: '#57606a' });
      const tags = (text: string): string[] => text.match(/<\/?[a-zA-Z]+/g) ?? [];
      assert.deepEqual(tags(svg), tags(shape));
      assert.ok(!/[\p{Cc}]/u.test(svg.replaceAll('\n', '')));
      assert.ok(!/&(?!amp;|lt;|gt;|quot;|#39;)/.test(svg));
    }),
  );
  assert.match(
    renderBadge({ label: 'a"<b>&\'', message: 'x', color: '#000' }),
    /aria-label="a&quot;&lt;b&gt;&amp;&#39;: x"/,
  );
});
