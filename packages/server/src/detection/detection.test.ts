import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { decodeAccumulator } from '@upriver/detection';
import { encodeEvents } from '../../../../test/support/event-block.ts';
import { storedService } from '../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { createHandClock } from '../domain/clock.ts';
import { serviceMask } from '../columns/service-mask.ts';
import { createMetrics } from '../metrics.ts';
import type { StoredEvent } from '../domain/event.ts';
import { findCallCounts } from '../store/detection/call-counts.ts';
import type { Database } from '../store/database.ts';
import { listDetectors, listImpairments } from '../store/detection/detectors.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { recordChangeMarker } from '../store/evidence/record-change-marker.ts';
import { createEventCompaction } from '../store/events/event-compaction.ts';
import { createBlockFolding } from '../store/rollups/fold-blocks.ts';
import { deleteProject, insertProject } from '../store/organizations/projects.ts';
import { insertService } from '../store/services/services.ts';
import { createTelemetryWriter } from '../store/telemetry/commit.ts';
import { createDetection } from './detection.ts';
import type { Detection } from './detection.ts';
import { HOUR_MS, MINUTE_MS } from '../domain/time.ts';

const START = Date.UTC(2026, 10, 21, 12);
const CALLS_PER_MINUTE = 100;
const ORGANIZATION = 'org_a';
const SERVICE = 'svc_a';
const PROJECT = { organizationId: ORGANIZATION, createdAt: START };
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
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
async function sendCalls(
  database: Database,
  at: number,
  { failures = 0, projectId = 'proj_a', calls = CALLS_PER_MINUTE, regions = 1, version = 1 } = {},
): Promise<void> {
  const events = Array.from({ length: calls }, (_, call): StoredEvent => {
    const isFailed = call < failures;
    return {
      at: Math.floor(at / 1000) * 1000,
      serviceId: SERVICE,
      endpoint: '/v1/charges',
      ...(regions === 1 ? {} : { region: `region-${isFailed ? 0 : call % regions}` }),
      status: isFailed ? 500 : 200,
      latencyUs: 100_000,
      // A repository for each project: the same version of both would be a cause that they share.
      deployment: `${projectId} ${version}`,
      ...(isFailed ? { errorClass: 'server_error' } : {}),
    };
  });
  await insertProject(database.kysely, { ...PROJECT, id: projectId, name: projectId, slug: projectId });
  const write = createTelemetryWriter(database, { servicesPerProject: 200 });
  await write([
    {
      at,
      blocks: [
        {
          organizationId: ORGANIZATION,
          projectId,
          fromAt: at,
          toAt: at,
          serviceMask: serviceMask([SERVICE]),
          events: events.length,
          bytes: encodeEvents(events),
        },
      ],
      links: [],
      templates: [],
      unknownHosts: [],
      answers: [],
    },
  ]);
}

async function countCellCalls(database: Database): Promise<number> {
  const row = await findCallCounts(database.kysely, ORGANIZATION, SERVICE);
  const accumulator = row === undefined ? undefined : decodeAccumulator(row.state);
  const cells = [...(accumulator?.cells.values() ?? [])];
  return cells.reduce((sum, { tally }) => sum + (tally.fine[0]?.reduce((all, one) => all + one, 0) ?? 0), 0);
}

/** A check of the page finds the outage under way, or resolved at a moment. */
async function reportOutage(database: Database, at: number, resolvedAt: number | null): Promise<void> {
  await recordObservation(
    database,
    SERVICE,
    {
      status: resolvedAt === null ? 'major_outage' : 'operational',
      components: [],
      listsAllUnresolved: true,
      incidents: [
        {
          externalId: 'one',
          kind: 'incident',
          title: 'Down',
          impact: 'critical',
          status: resolvedAt === null ? 'investigating' : 'resolved',
          startedAt: START + HOUR_MS,
          resolvedAt,
          componentIds: [],
          updates: [],
        },
      ],
    },
    at,
  );
}

async function readImpairments(database: Database) {
  return listImpairments(database.kysely, ORGANIZATION, { serviceId: SERVICE, from: 0, to: START * 2 });
}

async function countCalls(database: Database, region?: string): Promise<number> {
  const rows = await listDetectors(database.kysely, ORGANIZATION, {
    since: 0,
    ...(region === undefined ? {} : { region }),
  });
  return rows.reduce((all, row) => {
    const state = JSON.parse(row.state) as { chunks: { counts: { calls: number } }[] };
    return state.chunks.reduce((sum, { counts }) => sum + counts.calls, all);
  }, 0);
}

for (const store of createTestStores()) {
  describe(`detection on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('what fails in several projects is found in all of them before it would be in one', async () => {
      const findWithin = async (minutes: number, projects: readonly string[]) => {
        const database = await store.open();
        const clock = createHandClock(START);
        const node = startNode(database, clock);
        const play = async (calls: number, failures: number): Promise<void> => {
          for (const projectId of projects) await sendCalls(database, clock.now(), { projectId, calls, failures });
          clock.advance(MINUTE_MS);
          await node.round();
        };
        await play(2000, 2);
        for (let minute = 0; minute < minutes; minute += 1) await play(4, 2);
        const found = await readImpairments(database);
        return Object.fromEntries(found.map(({ projectId, onsetAt }) => [projectId, (onsetAt - START) / MINUTE_MS]));
      };
      assert.deepEqual(await findWithin(6, ['proj_a']), {});
      assert.deepEqual(await findWithin(6, ['proj_a', 'proj_b', 'proj_c']), { proj_a: 1, proj_b: 1, proj_c: 1 });
    });

    test('trouble that the page tells of, a version that is called for the first time and a change that is reported are occasions', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      const play = async (version = 1): Promise<string[]> => {
        await sendCalls(database, clock.now(), { calls: 10, version });
        clock.advance(MINUTE_MS);
        await node.round();
        const [series] = await listDetectors(database.kysely, ORGANIZATION, { since: 0 });
        // Written by encodeDetector.
        const state = JSON.parse(series?.state ?? '{}') as { occasions: Record<'page' | 'change', { isOn: boolean }> };
        return (['page', 'change'] as const).filter((occasion) => state.occasions[occasion].isOn);
      };
      const tell = (status: string): Promise<unknown> =>
        database.kysely
          .updateTable('services')
          .set({ current_status: status, last_checked_at: clock.now() })
          .where('id', '=', SERVICE)
          .execute();
      await insertService(
        database.kysely,
        storedService(SERVICE, { currentStatus: 'operational', lastCheckedAt: START }),
      );
      assert.deepEqual(await play(), [], 'what a project begins with is no change');
      await tell('partial_outage');
      assert.deepEqual([await play(), await play()], [[], ['page']], 'the page is read when verdicts are made');
      await tell('operational');
      assert.deepEqual([await play(), await play()], [['page'], []]);
      assert.deepEqual(await play(2), ['change']);
      for (let minute = 0; minute < 3; minute += 1) assert.deepEqual(await play(2), ['change']);
      assert.deepEqual(await play(2), []);
      const report = (id: string, projectId: string, environment: string | null): Promise<unknown> =>
        recordChangeMarker(database, {
          id,
          organizationId: ORGANIZATION,
          projectId,
          kind: 'flag',
          at: clock.now(),
          name: null,
          environment,
          description: null,
          actor: null,
          url: null,
          source: 'api',
          precision: 0,
          recordedAt: clock.now(),
        });
      await report('chg_theirs', 'proj_b', null);
      assert.deepEqual(await play(2), []);
      await report('chg_ours', 'proj_a', 'production');
      assert.deepEqual(await play(2), ['change'], 'calls that name no environment may be those of any');
      await node.stop();
      await database.close();
    });

    test('calls of senders whose clocks are all ten minutes behind are weighed as soon as they fail', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      const play = async (failures: number): Promise<void> => {
        for (const projectId of ['proj_a', 'proj_b'])
          await sendCalls(database, clock.now() - 10 * MINUTE_MS, { projectId, failures });
        clock.advance(MINUTE_MS);
        await node.round();
      };
      for (let minute = 0; minute < 40; minute += 1) await play(0);
      const onsetAt = clock.now() - 10 * MINUTE_MS;
      await play(80);
      const found = await listDetectors(database.kysely, ORGANIZATION, { since: 0 });
      assert.deepEqual(
        found.map(({ cause }) => cause?.side),
        ['them', 'them'],
      );
      const impairments = await readImpairments(database);
      assert.deepEqual(
        impairments.map((one) => one.onsetAt),
        [onsetAt, onsetAt],
      );
    });

    test('a fault of the past that is undecided is weighed again with late calls that arrived just before the node was killed', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const rounds = async (node: Detection, count: number): Promise<void> => {
        for (let round = 0; round < count; round += 1) {
          clock.advance(MINUTE_MS);
          await node.round();
        }
      };
      const killed = startNode(database, clock);
      for (let minute = 0; minute < 30; minute += 1) {
        await sendCalls(database, clock.now());
        await rounds(killed, 1);
      }
      const cutAt = clock.now();
      clock.advance(2 * 60 * MINUTE_MS);
      const sendPast = async (projectId: string): Promise<void> => {
        for (let minute = 0; minute < 70; minute += 1)
          await sendCalls(database, cutAt + minute * MINUTE_MS, {
            projectId,
            failures: minute >= 40 && minute < 60 ? 40 : 0,
          });
      };
      const readFaults = async () =>
        (await readImpairments(database)).map(({ projectId, fault }) => [projectId, fault]);
      await sendPast('proj_a');
      await rounds(killed, 3);
      assert.deepEqual(await readFaults(), [['proj_a', 'undecided']], 'one project alone does not tell');
      await sendPast('proj_b');
      await killed.round();
      const [before] = await readImpairments(database);
      assert.equal(before?.fault, 'undecided', 'more calls may come');
      // It ends here, without a word. PostgreSQL judges leases by its own clock.
      if (store.name === 'postgres') await sql`update leases set until = 0`.execute(database.kysely);
      const heir = startNode(database, clock);
      await rounds(heir, 3);
      assert.ok((await readFaults()).some(([project, fault]) => project === 'proj_a' && fault === 'them'));
      await heir.stop();
      await database.close();
    });

    test('the recovery of 40 calls a second is known after a few seconds, and after a pause when it lasts longer than that', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      const play = async (seconds: number, share: number): Promise<boolean[]> => {
        const answers: boolean[] = [];
        for (let passed = 0; passed < seconds; passed += 5) {
          await sendCalls(database, clock.now(), { calls: 200, failures: 200 * share });
          clock.advance(5000);
          await node.round();
          const [series] = await listDetectors(database.kysely, ORGANIZATION, { since: 0 });
          answers.push(series?.cause?.isRecovering ?? false);
        }
        return answers;
      };
      for (let minute = 0; minute < 60; minute += 1) {
        await sendCalls(database, clock.now(), { calls: 100 });
        clock.advance(MINUTE_MS);
        await node.round();
      }
      assert.ok((await play(120, 0.5)).every((isRecovering) => !isRecovering));
      const pause = await play(20, 0);
      assert.deepEqual(pause.slice(2), [true, true]);
      assert.equal((await play(10, 0.5)).at(-1), false);
      const end = await play(45, 0);
      assert.deepEqual(end.slice(0, 4), [false, false, false, false], 'it paused for so long before');
      assert.deepEqual(end.slice(6), [true, true, true]);
      await node.stop();
      await database.close();
    });

    test('an outage that the page calls resolved is not over for a few good calls while some still fail', async () => {
      const database = await store.open();
      await insertService(database.kysely, storedService(SERVICE, {}));
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      const verdicts: (string | undefined)[] = [];
      const play = async (failures: readonly number[]): Promise<void> => {
        for (const failed of failures) {
          await sendCalls(database, clock.now(), { calls: 5, failures: failed });
          clock.advance(5000);
          await node.round();
          verdicts.push((await listDetectors(database.kysely, ORGANIZATION, { since: 0 }))[0]?.verdict ?? undefined);
        }
      };
      for (let minute = 0; minute < 60; minute += 1) {
        await sendCalls(database, clock.now(), { calls: 60 });
        clock.advance(MINUTE_MS);
        await node.round();
      }
      await play(Array.from({ length: 6 }, () => 3));
      await reportOutage(database, clock.now(), null);
      await play(Array.from({ length: 54 }, () => 3));
      await reportOutage(database, clock.now(), clock.now());
      verdicts.length = 0;
      const fifth = Array.from({ length: 12 }, () => 1);
      await play([...fifth, 0, 0, 0, 0, ...fifth, 0, 0, 0, ...fifth]);
      assert.ok(verdicts.length > 40 && !verdicts.includes('healthy'), verdicts.join(' '));
      await play(Array.from({ length: 24 }, () => 0));
      assert.equal(verdicts.at(-1), 'healthy');
      await node.stop();
      await database.close();
    });

    test('an outage that the page calls resolved does not end on an answer of before its newest calls, when a round had no time to weigh them', async () => {
      const database = await store.open();
      await insertService(database.kysely, storedService(SERVICE, {}));
      const hand = createHandClock(START);
      // While the machine is slow, a tenth of a second passes between two looks at the clock.
      let [isSlow, lateMs] = [false, 0];
      const clock = { ...hand, monotonicMs: () => hand.monotonicMs() + (isSlow ? (lateMs += 100) : lateMs) };
      const node = startNode(database, clock);
      const isRecovering = async (projectId: string) =>
        (await listDetectors(database.kysely, ORGANIZATION, { since: 0 })).find((one) => one.projectId === projectId)
          ?.cause?.isRecovering;
      const play = async (failures: number, calls = 5, forMs = 5000): Promise<void> => {
        for (const projectId of ['proj_a', 'proj_b'])
          await sendCalls(database, clock.now(), { projectId, calls, failures });
        clock.advance(forMs);
        await node.round();
      };
      for (let minute = 0; minute < 60; minute += 1) await play(0, 60, MINUTE_MS);
      for (let passed = 0; passed < 6; passed += 1) await play(3);
      await reportOutage(database, clock.now(), null);
      for (let passed = 0; passed < 54; passed += 1) await play(3);
      for (let passed = 0; passed < 12; passed += 1) await play(1);
      for (let passed = 0; passed < 12 && !(await isRecovering('proj_b')); passed += 1) await play(0);
      assert.deepEqual([await isRecovering('proj_a'), await isRecovering('proj_b')], [true, true]);
      await reportOutage(database, clock.now(), clock.now());
      isSlow = true;
      await play(2, 20);
      assert.deepEqual([await isRecovering('proj_a'), await isRecovering('proj_b')], [false, true]);
      const open = (await readImpairments(database)).filter(({ endedAt }) => endedAt === null);
      assert.deepEqual(open.map(({ projectId }) => projectId).sort(), ['proj_a', 'proj_b']);
      isSlow = false;
      for (let passed = 0; passed < 24; passed += 1) await play(0);
      assert.ok((await readImpairments(database)).every(({ endedAt }) => endedAt !== null));
      await node.stop();
      await database.close();
    });

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
      assert.equal(opened?.endedAt, null);

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
      assert.equal(closed?.endedBy, 'recovered');
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
        await pass(20);
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
        assert.equal(open?.endedAt, null);
        assert.ok((open?.detectedAt ?? 0) <= clock.now() && (open?.onsetAt ?? 0) <= clock.now());
        await pass(15);
        const [closed, ...more] = await readImpairments(database);
        assert.deepEqual(more, []);
        assert.equal(closed?.endedBy, 'recovered', `ended after ${step}`);
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

    test('a node whose work another has taken meanwhile stops without a failure, and writes nothing', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const held = startNode(database, clock);
      // More series than are stored at every round: between two checkpoints, it has the newest calls in memory alone.
      const projects = Array.from({ length: 101 }, (_, project) => `proj_${project}`);
      for (let round = 0; round < 2; round += 1) {
        for (const projectId of projects) await sendCalls(database, clock.now(), { projectId, calls: 1 });
        await held.round();
        clock.advance(5000);
      }
      assert.equal(await countCalls(database), projects.length);
      if (store.name === 'postgres') await sql`update leases set until = 0`.execute(database.kysely);
      clock.advance(31_000);
      const heir = startNode(database, clock);
      await heir.round();
      await held.stop();
      assert.equal(await countCalls(database), 2 * projects.length);
      await heir.stop();
      await database.close();
    });

    test('a node that is held up in the middle of a round for longer than its lease publishes nothing beside its heir', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      let hold = Promise.resolve();
      let isHeld = (): void => undefined;
      const held = startNode(
        {
          ...database,
          transaction: async (work) => {
            isHeld();
            await hold;
            return database.transaction(work);
          },
        },
        clock,
      );
      const pass = async (node: Detection, minutes: number, failures: number): Promise<void> => {
        for (let minute = 0; minute < minutes; minute += 1) {
          clock.advance(MINUTE_MS);
          await sendCalls(database, clock.now() - 1000, { failures });
          await node.round();
        }
      };
      await pass(held, 60, 0);
      const gate = Promise.withResolvers<void>();
      const arrived = Promise.withResolvers<void>();
      hold = gate.promise;
      isHeld = arrived.resolve;
      const late = pass(held, 1, 90);
      await arrived.promise;
      if (store.name === 'postgres') await sql`update leases set until = 0`.execute(database.kysely);
      clock.advance(31_000);
      const heir = startNode(database, clock);
      await heir.round();
      gate.resolve();
      await assert.rejects(late, /another node has taken the work/);
      await pass(heir, 3, 90);
      const told = await database.kysely
        .selectFrom('changes')
        .select('payload')
        .where('kind', '=', 'verdict')
        .orderBy('id')
        .execute();
      const words = told.map(({ payload }) => `${JSON.parse(payload).from} ${JSON.parse(payload).to}`);
      assert.deepEqual(words, ['null healthy', 'healthy undecided']);
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

    test('blocks are merged only after they were judged, and judged and counted once', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      await node.round();
      for (let block = 0; block < 200; block += 1) await sendCalls(database, clock.now() - 11 * MINUTE_MS);
      await createBlockFolding(database)();
      const merge = createEventCompaction(database);
      while (await merge(clock.now()));
      const blocksOf = async (): Promise<number> =>
        (await database.kysely.selectFrom('event_blocks').select('id').execute()).length;
      assert.equal(await blocksOf(), 200, 'nothing was judged yet');
      clock.advance(61_000);
      await node.round();
      while (await merge(clock.now()));
      assert.ok((await blocksOf()) < 200);
      clock.advance(61_000);
      await node.round();
      assert.equal(await countCalls(database), 200 * CALLS_PER_MINUTE);
      await node.stop();
      assert.equal(await countCellCalls(database), 200 * CALLS_PER_MINUTE);
      await database.close();
    });

    test('a breaker that holds calls back hides nothing: trial calls show within minutes that it is over', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      const pass = async (minutes: number, given?: Parameters<typeof sendCalls>[2]): Promise<void> => {
        for (let minute = 0; minute < minutes; minute += 1) {
          clock.advance(MINUTE_MS);
          if (given !== undefined) await sendCalls(database, clock.now() - 1000, given);
          await node.round();
        }
      };
      await pass(60, {});
      await pass(5, { failures: 95 });
      await pass(30);
      const [open] = await readImpairments(database);
      assert.equal(open?.endedAt, null, 'no call is no recovery');
      const [row] = await listDetectors(database.kysely, ORGANIZATION, { since: 0 });
      assert.ok(row?.cause, 'what was weighed stands');
      await pass(8, { calls: 3 });
      const [closed] = await readImpairments(database);
      assert.equal(closed?.endedBy, 'recovered');
      await node.stop();
      await database.close();
    });

    test('a project that is deleted while its calls fail leaves nothing behind, and goes on for no one', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const troubled: string[] = [];
      const node = startNode(database, clock, troubled);
      const pass = async (minutes: number, failures: number): Promise<void> => {
        for (let minute = 0; minute < minutes; minute += 1) {
          clock.advance(MINUTE_MS);
          await sendCalls(database, clock.now() - 1000, { failures });
          await node.round();
        }
      };
      await pass(60, 0);
      await pass(5, 90);
      assert.equal((await readImpairments(database)).length, 1);
      // Its last calls are taken in after it is gone.
      clock.advance(MINUTE_MS);
      await sendCalls(database, clock.now() - 1000, { failures: 90 });
      await deleteProject(database, ORGANIZATION, 'proj_a');
      await node.round();
      troubled.length = 0;
      for (let hour = 0; hour < 7; hour += 1) {
        clock.advance(60 * MINUTE_MS);
        await node.round();
      }
      await node.stop();
      assert.deepEqual(troubled, []);
      assert.deepEqual(await readImpairments(database), []);
      assert.deepEqual(await listDetectors(database.kysely, ORGANIZATION, { since: 0 }), []);
      await database.close();
    });

    test('a node that dies before the counts are stored is followed by one that counts every call once', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const dead = startNode(database, clock);
      for (let minute = 0; minute < 5; minute += 1) {
        await sendCalls(database, clock.now());
        clock.advance(25_000);
        await dead.round();
      }
      if (store.name === 'postgres') await sql`update leases set until = 0`.execute(database.kysely);
      clock.advance(31_000);
      const heir = startNode(database, clock);
      await sendCalls(database, clock.now());
      await heir.round();
      await heir.stop();
      assert.equal(await countCalls(database), 6 * CALLS_PER_MINUTE);
      assert.equal(await countCellCalls(database), 6 * CALLS_PER_MINUTE);
      await database.close();
    });

    test('of many series those that are impaired are stored at once and the others every half minute, and a kill in between loses no call', async () => {
      const [regions, calls] = [120, 240];
      const database = await store.open();
      const clock = createHandClock(START);
      const dead = startNode(database, clock);
      await sendCalls(database, clock.now(), { regions, calls });
      await dead.round();
      assert.equal(await countCalls(database), calls);
      for (let batch = 0; batch < 3; batch += 1) {
        clock.advance(5000);
        await sendCalls(database, clock.now(), { regions, calls: calls + 20, failures: 20 });
        await dead.round();
      }
      assert.equal((await readImpairments(database)).length, 1);
      assert.equal(await countCalls(database, 'region-0'), 2 + 3 * 22);
      assert.equal(await countCalls(database, 'region-1'), 2, 'waits for the next checkpoint');
      if (store.name === 'postgres') await sql`update leases set until = 0`.execute(database.kysely);
      clock.advance(31_000);
      const heir = startNode(database, clock);
      await heir.round();
      assert.equal(await countCalls(database), 4 * calls + 3 * 20);
      await heir.stop();
      assert.equal(await countCalls(database), 4 * calls + 3 * 20);
      assert.equal(await countCellCalls(database), 4 * calls + 3 * 20);
      await database.close();
    });

    test('hours that are sent afterwards, the newest first, are learned whole', async () => {
      const database = await store.open();
      const clock = createHandClock(START);
      const node = startNode(database, clock);
      for (let minute = 0; minute < 5; minute += 1) {
        clock.advance(MINUTE_MS);
        await sendCalls(database, clock.now() - 1000);
        await node.round();
      }
      for (let minute = 20; minute < 140; minute += 1) await sendCalls(database, clock.now() - minute * MINUTE_MS);
      clock.advance(5000);
      await node.round();
      const [row] = await listDetectors(database.kysely, ORGANIZATION, { since: 0 });
      const { baseline } = JSON.parse(row?.state ?? '') as { baseline: { total: { calls: number } } };
      assert.ok(baseline.total.calls > 0.99 * 120 * CALLS_PER_MINUTE, `${baseline.total.calls} calls`);
      assert.deepEqual(await readImpairments(database), []);
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
