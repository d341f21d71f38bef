import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createHandClock } from '../domain/clock.ts';
import type { HttpClient, FetchOutcome, FetchRequest } from './http-client.ts';
import { TIMEOUT_MS } from './http-client.ts';
import { withBudget } from './budget.ts';
import { openClient, serve } from './loopback-page.ts';

it('many documents together take no longer than the budget, and the rest is not asked for', async () => {
  const clock = createHandClock(0);
  await using page = await serve((_request, response) => {
    clock.advance(10_000);
    response.end('ok');
  });
  await using client = openClient({ clock });
  const timeouts: (number | undefined)[] = [];
  const watched: HttpClient = {
    ...client,
    fetchDocument(request: FetchRequest) {
      timeouts.push(request.timeoutMs);
      return client.fetchDocument(request);
    },
  };
  const seen: [string, string][] = [];
  const onFetched = (outcome: FetchOutcome, url: string) => seen.push([outcome.kind, new URL(url).pathname]);
  const bounded = withBudget(watched, { budgetMs: 25_000, monotonicMs: () => clock.monotonicMs(), onFetched });
  for (const path of ['a', 'b', 'c', 'd']) await bounded.fetchDocument({ url: page.url + path });
  assert.deepEqual(timeouts, [TIMEOUT_MS, TIMEOUT_MS, 5000]);
  assert.deepEqual(seen, [
    ['document', '/a'],
    ['document', '/b'],
    ['document', '/c'],
    ['failed', '/d'],
  ]);
  assert.equal(page.requests.length, 3);
});
