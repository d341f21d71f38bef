import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createHandClock } from '../../domain/clock.ts';
import type { Door, FetchOutcome, FetchRequest } from '../door.ts';
import { TIMEOUT_MS } from '../door.ts';
import { withBudget } from './budget.ts';
import { openDoor, serve } from './loopback-page.ts';

it('many documents together take no longer than the budget, and the rest is not asked for', async () => {
  const clock = createHandClock(0);
  await using page = await serve((_request, response) => {
    clock.advance(10_000);
    response.end('ok');
  });
  await using door = openDoor({ now: () => clock.now() });
  const timeouts: (number | undefined)[] = [];
  const watched: Door = {
    ...door,
    fetchDocument(request: FetchRequest) {
      timeouts.push(request.timeoutMs);
      return door.fetchDocument(request);
    },
  };
  const seen: [string, string][] = [];
  const onFetched = (outcome: FetchOutcome, url: string) => seen.push([outcome.kind, new URL(url).pathname]);
  const bounded = withBudget(watched, { budgetMs: 25_000, now: () => clock.now(), onFetched });
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
