// What is kept of series from read to read gives the same as reading all of them anew.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createDetector, encodeDetector, observe } from '@upriver/detection';
import { sql } from 'kysely';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { Database } from '../store/database.ts';
import { putDetector } from '../store/detection/detectors.ts';
import { listSeriesNow } from './known-series.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 5, 9, 58);
const ORGANIZATIONS = ['org_a', 'org_b'] as const;
const SERVICES = ['svc_1', 'svc_2', 'svc_3'];
const OPTIONS = { falseAlarmDays: 30 };

for (const store of createTestStores())
  describe(`series that are kept, on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('are what is stored at that moment, whoever wrote it, for each organization', async () => {
      const { databases } = await store.openTwice();
      const [warm, writing] = databases;
      const read = (database: Database, organizationId: string, now: number) =>
        listSeriesNow(database, organizationId, { since: now - 60 * MINUTE }, { now, options: OPTIONS });
      // Nothing is kept for a database that was not read from before.
      const anew = (organizationId: string, now: number) => read({ ...warm }, organizationId, now);
      let now = START;
      for (const organizationId of ORGANIZATIONS) await putAll(writing, organizationId, now, 40);
      const compare = async (what: string): Promise<void> => {
        for (const organizationId of ORGANIZATIONS)
          for (const _ of [1, 2])
            assert.deepEqual(await read(warm, organizationId, now), await anew(organizationId, now), what);
      };
      await compare('at first');
      assert.equal((await read(warm, 'org_a', now))[0]?.health.window.calls, 40);
      await put(writing, 'org_a', 'svc_1', now, 7);
      await compare('one series is written');
      assert.equal((await read(warm, 'org_a', now))[0]?.health.window.calls, 7);
      // Across the hour, which usually is another, and out of the window.
      for (const passed of [1, 3, 30]) {
        now += passed * MINUTE;
        await compare(`${passed} minutes pass`);
      }
      await putAll(writing, 'org_b', now, 3);
      await compare('all of one organization are written');
      if (store.name === 'postgres') {
        const state = stateOf(now, 1);
        await sql`update detectors set state = ${state} where service_id = 'svc_2'`.execute(writing.kysely);
        await compare('an earlier version writes a state');
        assert.equal((await read(warm, 'org_a', now))[1]?.health.window.calls, 1);
      }
      await sql`delete from detectors where service_id = 'svc_3'`.execute(writing.kysely);
      await compare('a series is forgotten');
      assert.equal((await read(warm, 'org_a', now)).length, SERVICES.length - 1);
    });

    test('none is left out of a read while another read learns that it has changed', async () => {
      const [warm, writing] = (await store.openTwice()).databases;
      const read = async (): Promise<number> => {
        const about = { now: START, options: OPTIONS };
        return (await listSeriesNow(warm, 'org_a', { since: 0 }, about)).length;
      };
      await putAll(writing, 'org_a', START, 40);
      for (let calls = 1; calls <= 20; calls += 1) {
        await put(writing, 'org_a', 'svc_1', START, calls);
        const [first, , ...others] = await Promise.all([
          read(),
          put(writing, 'org_a', 'svc_2', START, calls),
          read(),
          read(),
        ]);
        assert.deepEqual([first, ...others], [SERVICES.length, SERVICES.length, SERVICES.length]);
      }
    });
  });

async function putAll(database: Database, organizationId: string, at: number, calls: number): Promise<void> {
  for (const serviceId of SERVICES) await put(database, organizationId, serviceId, at, calls);
}

async function put(database: Database, organizationId: string, serviceId: string, at: number, calls: number) {
  await putDetector(database.kysely, {
    organizationId,
    projectId: `project_of_${organizationId}`,
    serviceId,
    environment: 'production',
    region: '',
    state: stateOf(at, calls),
    consumedTo: at,
    lastCallAt: at,
    verdict: null,
    verdictAt: null,
    published: null,
    cause: null,
    recoveredAt: null,
    late: null,
  });
}

/** A series that fails more in the tenth hour of a day than in the eleventh. */
function stateOf(at: number, calls: number): string {
  const detector = createDetector(OPTIONS);
  observe(detector, { at, calls, failures: 1, slow: 0, rateLimited: 0, auth: 0 });
  const { baseline } = detector.state;
  baseline.spanMs = 10 * 24 * 60 * MINUTE;
  for (const [hour, failures] of [
    [9, 900],
    [10, 100],
  ] as const)
    for (const counts of [baseline.total, baseline.hours[hour]]) {
      if (counts === undefined) continue;
      counts.calls += 50_000;
      counts.bad[0] = (counts.bad[0] ?? 0) + failures;
    }
  return encodeDetector(detector);
}
