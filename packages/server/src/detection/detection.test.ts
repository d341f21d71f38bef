import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createTestStores } from '../../../../test/support/stores.ts';
import { createHandClock } from '../domain/clock.ts';
import { encodeRollupPart } from '../columns/rollup-part.ts';
import { addCall, createRollup, errorClassIndex, minuteOf } from '../columns/rollup.ts';
import { serviceMask } from '../columns/service-mask.ts';
import { createMetrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import { listDetectors, listImpairments } from '../store/detection/detectors.ts';
import { createRollupCompaction } from '../store/rollups/rollup-compaction.ts';
import { createTelemetryWriter } from '../store/telemetry/commit.ts';
import { createDetection } from './detection.ts';
import type { Detection } from './detection.ts';
import { MINUTE_MS } from '../domain/time.ts';

const START = Date.UTC(2026, 10, 21, 12);
const CALLS_PER_MINUTE = 100;
const ORGANIZATION = 'org_a';
const SERVICE = 'svc_a';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const metrics = createMetrics();

/** A node that detects, on a store, with a clock in the test's hand. */
function startNode(database: Database, clock: ReturnType<typeof createHandClock>, troubled: string[] = []): Detection {
  return createDetection({
    database,
    clock,
    log: quiet,
    metrics,
    settings: { options: { falseAlarmDays: 30 }, staleAfterMs: 10 * MINUTE_MS },
    onTrouble: (serviceId) => troubled.push(serviceId),
  });
}

/** Stores a minute of calls as a commit leaves them. */
async function sendCalls(database: Database, at: number, { failures = 0, projectId = 'proj_a' } = {}): Promise<void> {
  const rollup = createRollup(minuteOf(at));
  for (let call = 0; call < CALLS_PER_MINUTE; call += 1)
    addCall(rollup, call < failures ? errorClassIndex('server_error') : -1, 100);
  const write = createTelemetryWriter(database, { servicesPerProject: 200 });
  await write([
    {
      at,
      blocks: [],
      parts: [
        {
          organizationId: ORGANIZATION,
          projectId,
          spanAt: Math.floor(at / 3_600_000) * 3_600_000,
          serviceMask: serviceMask([SERVICE]),
          bytes: encodeRollupPart([{ serviceId: SERVICE, environment: '', region: '', rollup }], {
            isCompressed: false,
          }),
        },
      ],
      links: [],
      templates: [],
      unknownHosts: [],
      answers: [],
    },
  ]);
}

async function readImpairments(database: Database) {
  return listImpairments(database.kysely, ORGANIZATION, { serviceId: SERVICE, from: 0, to: START * 2 });
}

async function countCalls(database: Database): Promise<number> {
  const [row] = await listDetectors(database.kysely, ORGANIZATION, { since: 0 });
  if (row === undefined) return 0;
  const state = JSON.parse(row.state) as {
    chunks: { counts: { calls: number } }[];
    baseline: { total: { calls: number } };
  };
  return state.chunks.reduce((sum, { counts }) => sum + counts.calls, 0);
}

for (const store of createTestStores()) {
  describe(`detection on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('a restart forgets nothing and fires nothing again', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const troubled: string[] = [];
      let node = startNode(database, clock);
      const pass = async (minutes: number, failures = 0): Promise<void> => {
        for (let minute = 0; minute < minutes; minute += 1) {
          clock.advance(MINUTE_MS);
          await sendCalls(database, clock.now() - 1000, { failures });
          await node.round();
        }
      };
      await pass(60);
      await pass(3, 50);
      const [opened] = await readImpairments(database);
      assert.equal(opened?.signal, 'failures');
      assert.equal(opened?.ended_at, null);

      await node.stop();
      node = startNode(database, clock, troubled);
      await pass(3, 50);
      assert.equal((await readImpairments(database)).length, 1, 'the impairment that goes on is the same one');
      assert.deepEqual([...new Set(troubled)], [SERVICE]);

      await node.stop();
      node = startNode(database, clock);
      await pass(30);
      const [closed, ...others] = await readImpairments(database);
      assert.equal(others.length, 0);
      assert.equal(closed?.ended_by, 'recovered');
      await node.stop();
      await database.close();
    });

    test('an impairment is found, kept and ended whichever way somebody sets the wall clock', async () => {
      for (const step of [30_000, -30_000, 60 * MINUTE_MS, -60 * MINUTE_MS]) {
        const database = await store.open();
        const clock = createHandClock(START);
        let node = startNode(database, clock);
        const pass = async (minutes: number, failures = 0): Promise<void> => {
          for (let minute = 0; minute < minutes; minute += 1) {
            clock.advance(MINUTE_MS);
            await sendCalls(database, clock.now() - 1000, { failures });
            await node.round();
          }
        };
        await pass(60);
        clock.stepWall(step);
        await pass(5, 50);
        assert.equal((await readImpairments(database)).length, 1, `found after ${step}`);
        clock.stepWall(-step);
        await pass(3, 50);
        await node.stop();
        node = startNode(database, clock);
        await pass(3, 50);
        const [open, ...others] = await readImpairments(database);
        assert.deepEqual(others, [], `fired twice after ${step}`);
        assert.equal(open?.ended_at, null);
        assert.ok((open?.detected_at ?? 0) <= clock.now() && (open?.onset_at ?? 0) <= clock.now());
        await pass(30);
        const [closed, ...more] = await readImpairments(database);
        assert.deepEqual(more, []);
        assert.equal(closed?.ended_by, 'recovered', `ended after ${step}`);
        await node.stop();
        await database.close();
      }
    });

    test('a node that dies without a word is followed by one that counts every call once', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const dead = startNode(database, clock);
      await sendCalls(database, clock.now());
      await dead.round();
      await sendCalls(database, clock.now() + 1000);
      const heir = startNode(database, clock);
      clock.advance(10_000);
      await heir.round();
      assert.equal(await countCalls(database), CALLS_PER_MINUTE, 'the lease keeps a second node away');
      // PostgreSQL judges leases by its own clock.
      if (store.name === 'postgres') await sql`update leases set until = 0`.execute(database.kysely);
      clock.advance(31_000);
      await heir.round();
      assert.equal(await countCalls(database), 2 * CALLS_PER_MINUTE);
      await heir.round();
      assert.equal(await countCalls(database), 2 * CALLS_PER_MINUTE);
      await heir.stop();
      await database.close();
    });

    test('a node that is stopped in the middle of a round leaves the rest to the next start, and no call is counted twice', async () => {
      for (let turns = 0; turns < 40; turns += 3) {
        const database = await store.open();
        const clock = createHandClock(START);
        const node = startNode(database, clock);
        await node.round();
        for (let part = 0; part < 5; part += 1) await sendCalls(database, clock.now());
        const round = node.round();
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        await node.stop();
        await round;
        const heir = startNode(database, clock);
        await heir.round();
        assert.equal(await countCalls(database), 5 * CALLS_PER_MINUTE, `stopped after ${turns} turns`);
        await heir.stop();
        await database.close();
      }
    });

    test('parts are merged only after they were judged, and judged once', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      await node.round();
      for (let part = 0; part < 300; part += 1) await sendCalls(database, clock.now());
      const merge = createRollupCompaction(database);
      while (await merge(clock.now()));
      const partsOf = async (): Promise<number> =>
        (await database.kysely.selectFrom('rollup_parts').select('id').execute()).length;
      assert.equal(await partsOf(), 300, 'nothing was judged yet');
      clock.advance(1000);
      await node.round();
      while (await merge(clock.now()));
      assert.ok((await partsOf()) < 300);
      clock.advance(1000);
      await node.round();
      assert.equal(await countCalls(database), 300 * CALLS_PER_MINUTE);
      await node.stop();
      await database.close();
    });

    test('calls that arrive long after they were made do not open anything', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      for (let minute = 0; minute < 60; minute += 1) {
        clock.advance(MINUTE_MS);
        await sendCalls(database, clock.now() - 1000);
        await node.round();
      }
      for (let minute = 0; minute < 10; minute += 1)
        await sendCalls(database, clock.now() - 40 * MINUTE_MS, { failures: 90 });
      clock.advance(5000);
      await node.round();
      assert.deepEqual(await readImpairments(database), []);
      await node.stop();
      await database.close();
    });
  });
}
