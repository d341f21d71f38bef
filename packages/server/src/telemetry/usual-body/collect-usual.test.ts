import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORGANIZATION, PROJECT, START, TEST_SERVICES, anEvent } from '../../../../../test/support/ingest.ts';
import { usualColumnsOf } from '../../../../../test/support/usual-bodies.ts';
import { decodeEventBlock } from '../../columns/event-block.ts';
import { createHandClock } from '../../domain/clock.ts';
import type { TelemetryCommit } from '../../store/telemetry/commit.ts';
import { openSharedMemory } from '../../threads/shared-memory.ts';
import { collectBatch } from '../admit-events.ts';
import type { ProjectCapacity } from '../capacity.ts';
import { createCleaner } from '../clean.ts';
import { createCommitQueue } from '../commit-queue.ts';
import { createRequestLimits } from '../request-limits.ts';
import { createResolver } from '../resolve.ts';
import { createUsualCollector } from './collect-usual.ts';
import { createUsualBodyReader } from './usual-body.ts';
import type { UsualBody } from './usual-body.ts';
import { createUsualColumnsReader } from './usual-columns.ts';

const LIMITS = { eventsPerMinute: 1000, requestsPerMinute: 100, servicesPerProject: 9, serviceEventsPerMinute: 1000 };
/** Series enough that some are found by their keys. */
const SERIES = 9;
/** Of a request, as its limits count them. */
const BYTES = 1000;

test('a request whose collecting fails halfway leaves nothing in the events of others in the same commit', async () => {
  const good = (seed: number): object[] =>
    Array.from({ length: 2 * SERIES }, (_, index) =>
      anEvent({
        endpoint: `/${seed}/${index}`,
        status: index % 3 === 0 ? 503 : 200,
        environment: `env-${(seed + index) % SERIES}`,
        tags: index % 2 === 0 ? {} : { [`tag-${seed}`]: index },
      }),
    );
  const failing = [
    ...good(3 * SERIES).map((event) => ({ ...event, region: 'us' })),
    anEvent({ ts: START / 1000 - 4000, region: 'eu', tags: { other: true } }),
    anEvent({ method: 'FAIL' }),
  ];
  const expected = await commitOf([good(1), good(2)]);
  assert.equal(expected.failed, 0);
  assert.deepEqual(await commitOf([good(1), failing, failing, good(2)]), { ...expected, failed: 2 });
  assert.equal(expected.events.length, 4 * SERIES);
});

test('an endpoint is kept as its own body names it, whatever its number stood for in the bodies before and after', async () => {
  const reader = createUsualColumnsReader();
  const bodies = ['/first', '/second', '/first'].map((endpoint) => {
    const body = reader.read([
      Buffer.from(JSON.stringify({ sdk_key: 'k', columns: usualColumnsOf([anEvent({ endpoint })]) })),
    ]);
    return body ?? assert.fail('it is not usual');
  });
  assert.equal(new Set(bodies.map((body) => body.endpoint[0])).size, 1, 'one number for all');
  const { events } = await commitOf([0, 1, 2, 0].map((index) => bodies[index] ?? assert.fail()));
  assert.deepEqual(
    events.map(({ endpoint }) => endpoint),
    ['/first', '/second', '/first', '/first'],
  );
});

/** Collects requests into one commit, with a rule that fails for one method. */
async function commitOf(batches: readonly (object[] | UsualBody)[]) {
  const clock = createHandClock(START);
  const cleaner = createCleaner();
  const rules = {
    ...cleaner,
    method: (method: string) => (method === 'FAIL' ? assert.fail() : cleaner.method(method)),
  };
  const reader = createUsualBodyReader();
  const collector = createUsualCollector(createResolver(), rules);
  const shared = openSharedMemory();
  const commits: TelemetryCommit[] = [];
  const queue = createCommitQueue({
    write: async (written) => void commits.push(...written),
    turns: { next: () => Promise.resolve(), isOver: () => false },
    clock,
    metrics: undefined,
    onError: (error) => assert.fail(String(error)),
    defer: setImmediate,
  });
  const requestLimits = createRequestLimits({ clock, limits: LIMITS, shared, leases: undefined });
  const context = { clock, queue, limits: LIMITS, cleaner, requestLimits };
  const capacity: ProjectCapacity = {
    organizationId: ORGANIZATION,
    projectId: PROJECT,
    services: new Map(),
    usages: shared.keys,
    isLeased: false,
    scopes: new Map(),
    scopeCount: 0,
    isStale: false,
  };
  let failed = 0;
  const joined: Promise<unknown>[] = [];
  for (const batch of batches) {
    const body = Array.isArray(batch) ? reader?.read([Buffer.from(JSON.stringify({ sdk_key: 'k', batch }))]) : batch;
    const sorted = body && collector.sort(body, TEST_SERVICES);
    assert.ok(sorted !== undefined);
    const facts = { offered: sorted.body.rows, bytes: BYTES, address: undefined, sentAt: undefined, sampleRate: 1 };
    try {
      const collected = collectBatch(context, capacity, facts, (collecting) => collector.collect(sorted, collecting));
      assert.equal(collected.kind, 'collected');
      joined.push(queue.join(PROJECT, sorted.body.rows, BYTES));
    } catch {
      failed += 1;
    }
  }
  await Promise.all(joined);
  return {
    failed,
    events: commits.flatMap(({ blocks }) => blocks.flatMap(({ bytes }) => [...decodeEventBlock(bytes)])),
    spans: commits.flatMap(({ blocks }) => blocks.map(({ fromAt, toAt }) => ({ fromAt, toAt }))),
  };
}
