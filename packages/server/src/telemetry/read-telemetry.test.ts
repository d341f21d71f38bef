import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { FAILURE_CLASSES } from '@upriver/contract';
import type { TelemetryGroup, TelemetryStep } from '@upriver/contract';
import { ORGANIZATION, PROJECT, START, anEvent, openTestIngest } from '../../../../test/support/ingest.ts';
import type { TestIngest } from '../../../../test/support/ingest.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { TestStore } from '../../../../test/support/stores.ts';
import { describeCalls } from '../columns/call-figures.ts';
import { createRollup, mergeRollup } from '../columns/rollup.ts';
import { STEP_MINUTES } from '../domain/telemetry-step.ts';
import { readEvents } from '../store/events/events.ts';
import type { EventPosition, FoundEvent } from '../store/events/events.ts';
import { createHousekeeping } from './housekeeping.ts';
import { groupTexts } from './lines.ts';
import type { Line } from './lines.ts';
import { readTelemetry } from './read-telemetry.ts';
import type { TelemetryLines, TelemetryQuery } from './read-telemetry.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/time.ts';

const REGIONS = ['eu', 'us', undefined];
const STATUSES = [200, 200, 200, 200, 429, 401, 404, 500, 503];

for (const store of createTestStores()) {
  describe(`reading telemetry on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    define(store);
  });
}

function define(store: TestStore): void {
  test('telemetry is what counting the events of the same window gives, before and after every kind of compaction', async () => {
    await withStore(store, async (it, finish) => {
      await sendSome(it);
      const events = await readAll(it);
      const check = async (step: TelemetryStep): Promise<void> => {
        const grouping: TelemetryGroup[] = ['project', 'environment', 'region'];
        const lines = await readTelemetry(it.database.kysely, { ...everything(it), step, groupBy: grouping });
        assert.equal(lines.step, step);
        compareWithEvents(lines, events, ({ projectId, environment = '', region = '' }) => [
          projectId,
          environment,
          region,
        ]);
      };
      for (const step of ['1m', '15m', '6h'] as const) await check(step);
      await finish();
      await check('1m');
      it.clock.advance(2 * HOUR_MS);
      await finish();
      await check('5m');
      it.clock.advance(4 * DAY_MS);
      await finish();
      await check('1h');
      it.clock.advance(200 * DAY_MS);
      await finish();
      await check('1d');
    });
  });

  test('what rollups do not tell apart is counted from the events themselves', async () => {
    await withStore(store, async (it) => {
      await sendSome(it);
      const events = await readAll(it);
      const query = { ...everything(it), step: '5m' as const, top: 100 };
      const byEndpoint = await readTelemetry(it.database.kysely, { ...query, groupBy: ['endpoint', 'region'] });
      assert.equal(byEndpoint.source, 'events');
      compareWithEvents(byEndpoint, events, ({ endpoint, region = '' }) => [endpoint, region]);
      const one = await readTelemetry(it.database.kysely, {
        ...query,
        groupBy: ['environment'],
        filter: { deployment: 'd1' },
      });
      compareWithEvents(
        one,
        events.filter(({ deployment }) => deployment === 'd1'),
        ({ environment = '' }) => [environment],
      );
    });
  });

  test('the greatest groups and the rest are everything, whichever way they are counted', async () => {
    await withStore(store, async (it) => {
      await sendSome(it);
      const events = await readAll(it);
      for (const groupBy of [['region'], ['feature']] as const) {
        const lines = await readTelemetry(it.database.kysely, { ...everything(it), step: '15m', groupBy, top: 1 });
        assert.equal(lines.groups.length, 1);
        assert.equal(lines.otherGroups, groupBy[0] === 'region' ? REGIONS.length - 1 : 2);
        const requests = [...lines.groups, lines.other].map((line) => total(line).requests);
        assert.ok((requests[0] ?? 0) * 3 >= events.length);
        assert.equal((requests[0] ?? 0) + (requests[1] ?? 0), events.length);
      }
    });
  });

  test('a range that holds an hour that is kept whole is never answered in minutes', async () => {
    await withStore(store, async (it, finish) => {
      await sendSome(it);
      it.clock.advance(3 * DAY_MS);
      await finish();
      await it.sendBatch([anEvent({ host: 'api.a.com', ts: Math.floor(it.clock.now() / 1000) })]);
      const query = { ...everything(it), groupBy: [] };
      const wide = await readTelemetry(it.database.kysely, { ...query, step: '5m' });
      assert.deepEqual([wide.step, wide.finestStep, wide.range.from % HOUR_MS], ['1h', '1h', 0]);
      const recent = await readTelemetry(it.database.kysely, { ...query, step: '5m', from: it.clock.now() - HOUR_MS });
      assert.deepEqual([recent.step, recent.finestStep], ['5m', '1m']);
    });
  });

  test('reading while parts are merged counts each call once', async () => {
    await withStore(store, async (it, finish) => {
      for (let commit = 0; commit < 300; commit += 1)
        await it.sendBatch([anEvent({ host: 'api.a.com', ts: Math.floor(it.clock.now() / 1000) - commit * 30 })]);
      it.clock.advance(5 * HOUR_MS);
      const reading = Promise.all(
        Array.from({ length: 4 }, () => readTelemetry(it.database.kysely, { ...everything(it), step: '1h' })),
      );
      const compaction = finish();
      for (const lines of await reading)
        assert.equal(
          lines.groups.reduce((sum, line) => sum + total(line).requests, 0),
          300,
        );
      await compaction;
    });
  });

  test('events that are gone are not counted as calls that were not made', async () => {
    await withStore(store, async (it) => {
      await sendSome(it);
      const query = {
        ...everything(it),
        step: '1h' as const,
        groupBy: ['feature'] as const,
        eventsSince: START - 90 * MINUTE_MS,
      };
      await assert.rejects(
        readTelemetry(it.database.kysely, { ...query, from: START - 2 * HOUR_MS }),
        /feature can only be counted from single events, which are kept since 2026-11-21T10:30:30\.000Z/,
      );
      // Of the hour from 10:00 a part is gone, so it is not answered.
      const lines = await readTelemetry(it.database.kysely, { ...query, from: START - 80 * MINUTE_MS });
      assert.equal(lines.range.from, Date.UTC(2026, 10, 21, 11));
    });
  });

  test('more events than can be counted at once are refused, not counted in part', async () => {
    await withStore(store, async (it) => {
      await sendSome(it);
      await it.database.kysely.updateTable('event_blocks').set({ events: 60_000 }).execute();
      const query = { ...everything(it), step: '1h' as const, groupBy: ['feature'] as const };
      await assert.rejects(
        readTelemetry(it.database.kysely, query),
        /feature can only be counted from single events, and this range has more of them than can be looked through at once \(2,000,000/,
      );
      assert.equal((await readTelemetry(it.database.kysely, { ...query, groupBy: [] })).source, 'rollups');
      assert.equal(
        (await readTelemetry(it.database.kysely, { ...query, from: it.clock.now() - HOUR_MS })).source,
        'events',
      );
    });
  });

  test('another organization or project reads nothing of it', async () => {
    await withStore(store, async (it) => {
      await sendSome(it);
      for (const change of [{ organizationId: 'org_other' }, { projectId: 'proj_other' }, { serviceId: 'svc_b' }])
        for (const groupBy of [[], ['feature']] as const) {
          const lines = await readTelemetry(it.database.kysely, { ...everything(it), ...change, step: '1h', groupBy });
          assert.deepEqual([lines.groups, lines.other.steps.size], [[], 0], JSON.stringify(change));
        }
      const page = await readEvents(it.database.kysely, { ...everything(it), organizationId: 'org_other', limit: 10 });
      assert.deepEqual([page.events, page.next], [[], undefined]);
    });
  });

  test('pages get past hundreds of batches that overlap, with each event once and newest first', async () => {
    await withStore(store, async (it) => {
      const batches = 420;
      for (let batch = 0; batch < batches; batch += 1) {
        const at = (agoSeconds: number) => anEvent({ host: 'api.a.com', ts: Math.floor(START / 1000) - agoSeconds });
        await it.sendBatch([at(batch % 7), at(3600 + batch)]);
        it.clock.advance(1000);
      }
      const events = await readAll(it, 100);
      assert.equal(events.length, 2 * batches);
      for (const [index, event] of events.entries()) assert.ok(index === 0 || event.at <= (events[index - 1]?.at ?? 0));
    });
  });
}

async function withStore(
  store: TestStore,
  work: (it: TestIngest, finish: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const database = await store.open();
  try {
    const it = await openTestIngest(database, { limits: { eventsPerMinute: 1_000_000, requestsPerMinute: 1_000_000 } });
    const log = { debug: () => undefined, error: assert.fail, warn: assert.fail, info: assert.fail };
    const housekeeping = createHousekeeping({ database, clock: it.clock, log, retentionEventsDays: 3650 });
    await work(it, () => housekeeping.finish());
  } finally {
    await database.close();
  }
}

/** Two hours of commits with calls of every kind, some of them late. */
async function sendSome(it: TestIngest): Promise<void> {
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 0x7fffffff;
    return seed % below;
  };
  for (let commit = 0; commit < 40; commit += 1) {
    const now = Math.floor(it.clock.now() / 1000);
    await it.sendBatch(
      Array.from({ length: 12 }, () =>
        anEvent({
          host: 'api.a.com',
          ts: now - random(200) - (random(5) === 0 ? 5000 : 0),
          status: STATUSES[random(STATUSES.length)],
          latency_ms: random(20) === 0 ? 0 : Math.exp(random(1000) / 100),
          region: REGIONS[random(REGIONS.length)],
          environment: random(2) === 0 ? 'live' : undefined,
          endpoint: `/v1/${['charges', 'refunds', 'cards'][random(3)]}`,
          feature: ['cart', 'invoices', undefined][random(3)],
          deployment_id: `d${random(2)}`,
        }),
      ),
    );
    it.clock.advance(3 * MINUTE_MS);
  }
}

function everything(it: TestIngest): TelemetryQuery {
  return {
    organizationId: ORGANIZATION,
    serviceId: 'svc_a',
    filter: {},
    groupBy: [],
    step: '1m',
    top: 100,
    from: START - DAY_MS,
    to: it.clock.now() + 1,
    eventsSince: 0,
  };
}

async function readAll(it: TestIngest, limit = 100_000): Promise<FoundEvent[]> {
  const events: FoundEvent[] = [];
  let next: EventPosition | undefined;
  do {
    const page = await readEvents(it.database.kysely, {
      organizationId: ORGANIZATION,
      serviceId: 'svc_a',
      from: START - DAY_MS,
      to: it.clock.now() + 1,
      limit,
      ...(next === undefined ? {} : { after: next }),
    });
    events.push(...page.events);
    next = page.next;
  } while (next !== undefined);
  for (const event of events) assert.equal(event.projectId, PROJECT);
  return events;
}

/** Every step of every line against its events: counts exactly, percentiles within 1 % of the exact ones. */
function compareWithEvents(
  lines: TelemetryLines,
  events: readonly FoundEvent[],
  groupOf: (event: FoundEvent) => readonly string[],
): void {
  const stepMs = STEP_MINUTES[lines.step] * MINUTE_MS;
  const expected = Map.groupBy(events, (event) =>
    JSON.stringify([groupOf(event), Math.floor(event.at / stepMs) * stepMs]),
  );
  const steps = lines.groups.flatMap((line) =>
    [...line.steps].map(([minute, rollup]) => ({
      key: JSON.stringify([groupTexts(line), minute * MINUTE_MS]),
      rollup,
    })),
  );
  assert.deepEqual(steps.map(({ key }) => key).sort(), [...expected.keys()].sort());
  for (const { key, rollup } of steps) {
    const calls = expected.get(key) ?? [];
    const figures = describeCalls(rollup);
    const failures = calls.filter(({ errorClass }) => errorClass !== undefined && FAILURE_CLASSES.includes(errorClass));
    assert.deepEqual([figures.requests, figures.failures], [calls.length, failures.length]);
    assert.ok(Math.abs((figures.errorRate ?? -1) - failures.length / calls.length) < 1e-6);
    const classes = Map.groupBy(calls, ({ errorClass }) => errorClass);
    for (const [name, list] of classes) if (name !== undefined) assert.equal(figures.errors[name], list.length);
    const sorted = calls.map(({ latencyUs }) => latencyUs / 1000).sort((a, b) => a - b);
    for (const [share, figure] of [
      [0.5, figures.p50Ms],
      [0.95, figures.p95Ms],
      [0.99, figures.p99Ms],
    ] as const) {
      const exact = sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? 0;
      assert.ok(Math.abs((figure ?? -1) - exact) <= 0.01 * exact, `${figure} for ${exact}`);
    }
  }
}

function total(line: Line) {
  const sum = createRollup(0);
  for (const rollup of line.steps.values()) mergeRollup(sum, rollup);
  return sum;
}
