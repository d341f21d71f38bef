import assert from 'node:assert/strict';
import { test } from 'node:test';
import { episodePage } from './episode-page.ts';

test('every text of an episode is escaped on its page, and nothing is loaded or run', () => {
  const bad = `<script>"a"&'b'</script>`;
  const at = '2026-11-21T12:00:00.000Z';
  const page = episodePage({
    service: { id: 'svc', name: bad, slug: 'a' },
    createdAt: at,
    entry: {
      kind: 'never_felt',
      episode: null,
      incident: { id: 'inc', title: bad, startedAt: at, postedAt: at, resolvedAt: null },
      leadSeconds: null,
      lagSeconds: null,
      claimedStartLagSeconds: null,
      resolveLagSeconds: null,
      revisions: [],
    },
    slow: { limitMs: 250, calls: 2, isComplete: false, endpoints: [{ name: bad, calls: 2 }], samples: [] },
    failures: {
      calls: 1,
      isComplete: true,
      endpoints: [{ name: bad, calls: 1 }],
      errorClasses: [{ name: 'timeout', calls: 1 }],
      samples: [
        {
          at,
          method: bad,
          host: bad,
          endpoint: bad,
          status: 0,
          errorClass: 'timeout',
          latencyMs: 1,
          requestId: bad,
        },
      ],
    },
    outage: {
      impairedSeconds: 60,
      callsLost: 1,
      series: [
        { id: 'imp', project: bad, environment: bad, region: bad, onsetAt: at, endedAt: null, calls: 1, callsLost: 1 },
      ],
    },
    pageStatuses: [{ at, component: bad, status: 'degraded' }],
    pageWording: [{ at, status: 'investigating', text: bad }],
  });
  assert.doesNotMatch(page, /<(script|style|link|img|iframe)/i);
  assert.doesNotMatch(page, /"a"/);
  assert.equal(page.split('&lt;script&gt;&quot;a&quot;&amp;&#39;b&#39;&lt;/script&gt;').length - 1, 15);
});
