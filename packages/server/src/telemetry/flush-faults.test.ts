import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { compareRollupsWithEvents } from '../../../../test/support/agreement.ts';
import { START, anEvent, openTestIngest } from '../../../../test/support/ingest.ts';
import type { TestIngest } from '../../../../test/support/ingest.ts';
import { temporaryDirectory } from '../../../../test/support/process.ts';
import { openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { createHousekeeping } from './housekeeping.ts';

/** Makes the next statement but so many fail. */
interface Faults {
  /** Statements since `arm`. */
  seen: number;
  failAt: number;
}

test('whichever statement of a commit fails, the batch is stored whole or not at all, and rollups agree with the events', async () => {
  await withFaultyIngest(async (it, faults) => {
    await it.sendBatch(richBatch('warm'));
    let stored = 1;
    let failures = 0;
    for (let failAt = 0; ; failAt += 1) {
      const batchId = `batch ${failAt}`;
      arm(faults, failAt);
      const outcome = await it.sendBatch(richBatch(batchId), { batch_id: batchId });
      const isOver = faults.seen <= failAt;
      disarm(faults);
      if (outcome.kind === 'accepted') stored += 1;
      else {
        failures += 1;
        assert.equal(outcome.code, 'unavailable');
        assert.ok((outcome.retryAfterSeconds ?? 0) >= 1);
      }
      const held = await compareRollupsWithEvents(it.database);
      assert.deepEqual(held, { events: stored * EVENTS, differences: [] }, `statement ${failAt}`);
      // What the sender does next: the same batch again.
      const repeated = await it.sendBatch(richBatch(batchId), { batch_id: batchId });
      assert.equal(repeated.kind, 'accepted', `statement ${failAt}`);
      if (outcome.kind === 'refused') stored += 1;
      assert.equal((await compareRollupsWithEvents(it.database)).events, stored * EVENTS);
      if (isOver) break;
    }
    assert.ok(failures >= 7, `a commit has at least seven statements; ${failures} failed`);
  });
});

test('whichever statement of compaction or expiry fails, no event is lost or counted twice', async () => {
  let isOver = false;
  for (let failAt = 0; !isOver; failAt += 7)
    isOver = await withFaultyIngest(async (it, faults) => {
      for (let commit = 0; commit < 12; commit += 1) {
        await it.sendBatch(richBatch(`commit ${commit}`));
        it.clock.advance(60_000);
      }
      it.clock.advance(3 * 3_600_000);
      const log = { debug: () => undefined, error: assert.fail, warn: () => undefined, info: () => undefined };
      const housekeeping = createHousekeeping({ database: it.database, clock: it.clock, log, retentionEventsDays: 30 });
      arm(faults, failAt);
      await housekeeping.finish().catch(() => undefined);
      const hasFailed = faults.seen > failAt;
      disarm(faults);
      assert.deepEqual(await compareRollupsWithEvents(it.database), { events: 12 * EVENTS, differences: [] });
      await housekeeping.finish();
      assert.deepEqual(await compareRollupsWithEvents(it.database), { events: 12 * EVENTS, differences: [] });
      return !hasFailed;
    });
});

const EVENTS = 40;

/** Several services, minutes, environments, templates and unknown hosts, some of them new each time. */
function richBatch(name: string): object[] {
  const letters = name.replaceAll(/[^a-z]/g, '');
  return [
    ...Array.from({ length: EVENTS }, (_, index) =>
      anEvent({
        host: index % 3 === 0 ? `api.${letters}.com` : 'api.stripe.com',
        endpoint: `/v1/${letters}/list`,
        ts: START / 1000 - index * 7,
        status: index % 5 === 0 ? 503 : 200,
        latency_ms: index * 3.7,
        environment: index % 2 === 0 ? 'prod' : 'test',
        tags: { name },
      }),
    ),
    anEvent({ host: 'api.unknownhost.com' }),
  ];
}

async function withFaultyIngest<Result>(work: (it: TestIngest, faults: Faults) => Promise<Result>): Promise<Result> {
  using data = temporaryDirectory();
  const faults: Faults = { seen: 0, failAt: Number.POSITIVE_INFINITY };
  const database = openDatabase(
    { dialect: 'sqlite', file: join(data.path, 'upriver.sqlite') },
    {
      onStatement(sql) {
        if (sql === 'rollback') return;
        faults.seen += 1;
        if (faults.seen === faults.failAt + 1) throw new Error(`fault at: ${sql.slice(0, 60)}`);
      },
    },
  );
  try {
    await migrate(database);
    return await work(await openTestIngest(database, { limits: { eventsPerMinute: 1_000_000 } }), faults);
  } finally {
    await database.close();
  }
}

function arm(faults: Faults, failAt: number): void {
  faults.seen = 0;
  faults.failAt = failAt;
}

function disarm(faults: Faults): void {
  faults.failAt = Number.POSITIVE_INFINITY;
}
