import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { rollUp } from '../../../../../test/support/rollups.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time.ts';
import type { Database } from '../database.ts';
import { countCallsOfSpans } from './call-spans.ts';
import type { CallSpan } from './call-spans.ts';
import { createRollupCompaction } from './rollup-compaction.ts';
import { insertEntries } from './rollup-part-rows.ts';
import { countCalls } from './rollups.ts';

const NOW = Date.parse('2026-11-20T12:34:56Z');
const SERVICES = ['svc_a', 'svc_b'] as const;
/** Before now: kept by minute, by the hour and by the day, and both sides of the edges between them. */
const AGES = [0, MINUTE_MS, HOUR_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS, 40 * DAY_MS, 90 * DAY_MS, 120 * DAY_MS];

for (const store of createTestStores())
  describe(`calls of many spans on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('are what each has by itself, whether kept by the minute, the hour or the day, and none of another organization', async () => {
      const database = await store.open();
      await seed(database);
      const spans = AGES.flatMap((age, index) =>
        [0, 7.5 * MINUTE_MS].flatMap((shift) =>
          AGES.slice(0, index + 1).map((endAge, at): CallSpan => {
            const from = NOW - age - shift;
            return { serviceId: SERVICES[(index + at) % 2] ?? '', from, to: Math.max(NOW - endAge, from + 1) };
          }),
        ),
      );
      for (const projectId of [undefined, 'prj_a']) {
        const calls = { organizationId: 'org_a', ...(projectId === undefined ? {} : { projectId }) };
        const alone: number[] = [];
        for (const { serviceId, ...range } of spans)
          alone.push((await countCalls(database.kysely, { ...calls, ...range, serviceIds: [serviceId] }, NOW)).calls);
        assert.deepEqual(await countCallsOfSpans(database.kysely, calls, spans, NOW), alone);
        assert.ok(new Set(alone).size > 10, 'the spans differ');
      }
      const span = { serviceId: 'svc_a', from: NOW - 100 * DAY_MS, to: NOW };
      assert.deepEqual(await countCallsOfSpans(database.kysely, { organizationId: 'org_b' }, [span], NOW), [0]);
      assert.deepEqual(await countCallsOfSpans(database.kysely, { organizationId: 'org_a' }, [], NOW), []);
    });
  });

async function seed(database: Database): Promise<void> {
  for (const [index, age] of AGES.entries())
    for (const projectId of ['prj_a', 'prj_b']) {
      const calls = Array.from({ length: 9 + index }, (_, at) => ({
        serviceId: SERVICES[at % 2] ?? 'svc_a',
        environment: at % 3 === 0 ? ('prod' as const) : ('' as const),
        region: '' as const,
        minute: Math.floor((NOW - age - at * 97_000) / MINUTE_MS),
        errorClass: at % 5 === 0 ? 1 : -1,
        latencyMs: at,
      }));
      for (const [spanAt, entries] of Map.groupBy(rollUp(calls), hourOf))
        await database.transaction((writing) =>
          insertEntries(writing, { ...LIKE, project_id: projectId }, '', spanAt, 1, entries),
        );
    }
  const compact = createRollupCompaction(database);
  while (await compact(NOW));
}

const LIKE = { id: 0, organization_id: 'org_a', service_id: '', span_at: 0, bytes: Buffer.of() };

function hourOf({ rollup }: { readonly rollup: { readonly minute: number } }): number {
  return Math.floor((rollup.minute * MINUTE_MS) / HOUR_MS) * HOUR_MS;
}
