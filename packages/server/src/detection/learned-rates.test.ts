import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { priorRates } from '@upriver/detection';
import type { Cause } from '@upriver/contract';
import type { KeptAnswer } from '@upriver/detection';
import { storedService } from '../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';
import type { Database } from '../store/database.ts';
import { putImpairment } from '../store/detection/detectors.ts';
import { putJudgment } from '../store/detection/judgments.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { insertService } from '../store/services/services.ts';
import { createLearnedRates } from './learned-rates.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ACME = 'org_acme';
const OTHER = 'org_other';
const VENDOR = 'svc_vendor';
const SECOND = 'svc_second';

for (const store of createTestStores())
  describe(`learned rates on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('an organization without a past has the rates that everybody begins with', async () => {
      await using database = await openDisposable(store.open());
      assert.deepEqual(await learn(database), priorRates());
    });

    test('what people say of one organization is learned for all of its vendors, and never shows in another', async () => {
      await using database = await openDisposable(store.open());
      for (let day = 1; day <= 8; day += 1) await addJudged(database, ACME, day, 'network');
      const learned = await learn(database);
      assert.ok((learned.learned.network ?? 0) > 0.5, JSON.stringify(learned.learned));
      assert.deepEqual((await learn(database, ACME, SECOND)).learned, learned.learned);
      assert.deepEqual(await learn(database, OTHER), priorRates());
    });

    test('a judgment that is changed is learned again within a minute', async () => {
      await using database = await openDisposable(store.open());
      let passedMs = 0;
      const rates = createLearnedRates(database.kysely, () => passedMs);
      for (let day = 1; day <= 8; day += 1) await addJudged(database, ACME, day, 'network');
      const before = await rates.of(ACME, VENDOR, NOW);
      for (let day = 1; day <= 8; day += 1) await addJudged(database, ACME, day, 'input');
      assert.equal(await rates.of(ACME, VENDOR, NOW), before);
      passedMs = 60_000;
      const after = (await rates.of(ACME, VENDOR, NOW)).learned;
      assert.ok((after.network ?? 1) < 0 && (after.input ?? 0) > 0.5, JSON.stringify(after));
    });

    test('the lag and silence of a page are learned of its vendor from what an organization felt, and of no other vendor', async () => {
      await using database = await openDisposable(store.open());
      await insertService(database.kysely, storedService(VENDOR));
      const theirs = { byCauseUnlearned: { vendor: 0.99, project: 0.01 }, themWithoutPage: 0.97 };
      for (let day = 1; day <= 6; day += 1) await addImpairment(database, ACME, day, theirs);
      const silent = await learn(database);
      assert.deepEqual(silent.posted, { hits: 2, misses: 9 });
      for (let day = 6; day >= 1; day -= 1) await postIncident(database, day, 5);
      const told = await learn(database);
      assert.deepEqual(told.posted, { hits: 8, misses: 3 });
      assert.ok(told.postedAfter.median < 11, String(told.postedAfter.median));
      assert.deepEqual((await learn(database, ACME, SECOND)).posted, priorRates().posted);
      assert.deepEqual(await learn(database, OTHER), priorRates(), 'posts alone say nothing to those who felt nothing');
    });

    test('answers of before rates were learned, and what is long ago, teach nothing', async () => {
      await using database = await openDisposable(store.open());
      await addImpairment(database, ACME, 1, {});
      await addJudged(database, ACME, 401, 'network');
      assert.deepEqual(await learn(database), priorRates());
    });
  });

async function learn(database: Database, organizationId = ACME, serviceId = VENDOR) {
  return createLearnedRates(database.kysely, () => 0).of(organizationId, serviceId, NOW);
}

async function addJudged(database: Database, organizationId: string, day: number, cause: Cause): Promise<void> {
  const impairmentId = await addImpairment(database, organizationId, day, {});
  await putJudgment(database.kysely, {
    impairmentId,
    organizationId,
    projectId: `proj_of_${organizationId}`,
    serviceId: VENDOR,
    was: 'wrong',
    judged: { fault: 'them', cause: 'vendor' },
    cause,
    by: 'jo',
    at: NOW - DAY_MS / 2,
    note: null,
  });
}

/** An impairment of half an hour that ended some days ago. @returns its identifier */
async function addImpairment(
  database: Database,
  organizationId: string,
  day: number,
  kept: Pick<KeptAnswer, 'byCauseUnlearned' | 'themWithoutPage'>,
): Promise<string> {
  const id = `imp_of_${organizationId}_${day}`;
  const onsetAt = NOW - day * DAY_MS;
  const answer: KeptAnswer = {
    side: 'them',
    isHigh: false,
    probabilities: { them: 0.98, us: 0.01, other: 0.01 },
    cause: { cause: 'vendor', kind: 'vendor', side: 'them', subject: {}, probability: 0.98 },
    ...kept,
  };
  await database.transaction(async (writing) => {
    await putImpairment(writing, {
      id,
      organizationId,
      projectId: `proj_of_${organizationId}`,
      serviceId: VENDOR,
      environment: '',
      region: '',
      signal: 'failures',
      onsetAt,
      detectedAt: onsetAt + MINUTE_MS,
      endedAt: onsetAt + 30 * MINUTE_MS,
      endedBy: 'recovered',
      calls: 300,
      bad: 100,
      normalRate: 0.01,
    });
    await writing
      .updateTable('impairments')
      .set({ fault: 'them', answer: JSON.stringify(answer) })
      .where('id', '=', id)
      .execute();
  });
  return id;
}

/** An incident that the vendor posted so many minutes after the onset of some days ago. */
async function postIncident(database: Database, day: number, afterMinutes: number): Promise<void> {
  const postedAt = NOW - day * DAY_MS + afterMinutes * MINUTE_MS;
  const externalId = `incident-${day}`;
  await recordObservation(
    database,
    VENDOR,
    {
      status: 'degraded',
      listsAllUnresolved: true,
      incidents: [
        {
          externalId,
          kind: 'incident',
          title: externalId,
          impact: 'major',
          status: 'resolved',
          startedAt: postedAt,
          resolvedAt: postedAt + 30 * MINUTE_MS,
          updates: [],
        },
      ],
    },
    postedAt,
  );
}

async function openDisposable(opening: Promise<Database>): Promise<Database & AsyncDisposable> {
  const database = await opening;
  return Object.assign(database, { [Symbol.asyncDispose]: () => database.close() });
}
