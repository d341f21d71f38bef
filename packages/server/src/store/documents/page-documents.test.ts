import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { storedService } from '../../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import type { TestStore } from '../../../../../test/support/stores.ts';
import type { Observation } from '@upriver/status-pages';
import type { Database } from '../database.ts';
import { findObservationPoint } from '../history/observation-log.ts';
import {
  DOCUMENTS_KEPT_MS,
  expireDocuments,
  findDocument,
  keepDocuments,
  listDocuments,
  listDocumentsAt,
  seeDocumentsAgain,
} from './page-documents.ts';
import type { DocumentBounds, DocumentReading } from './page-documents.ts';
import { recordObservation } from '../checks/record-check.ts';
import { deleteCustomVendor, insertService } from '../services/services.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const SERVICE = 'svc_a';

for (const store of createTestStores()) {
  describe(`documents on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    definePromises(store);
  });
}

function definePromises(store: TestStore): void {
  test('an unchanged page costs nothing, and neither does one that changed without saying anything else', async () => {
    await withService(store, async (database) => {
      for (const [index, text] of ['one', 'one', 'one at 12:02', 'one'].entries())
        await check(database, index * 1000, 'degraded', text);
      const rows = await listDocuments(database.kysely, SERVICE, { limit: 10 });
      assert.deepEqual(
        rows.map((row) => [row.document, row.firstAt - NOW, row.lastAt - NOW, row.textBytes]),
        [['summary', 0, 3000, 3]],
      );
      assert.deepEqual(await findDocument(database.kysely, SERVICE, rows[0]?.id ?? ''), { text: 'one' });
      await seeDocumentsAgain(database.kysely, SERVICE, NOW + 4000);
      assert.equal((await listDocuments(database.kysely, SERVICE, { limit: 10 }))[0]?.lastAt, NOW + 4000);
      await recordObservation(database, SERVICE, observation('operational'), NOW + 5000);
      await seeDocumentsAgain(database.kysely, SERVICE, NOW + 6000);
      assert.equal((await listDocuments(database.kysely, SERVICE, { limit: 10 }))[0]?.lastAt, NOW + 4000);
      assert.equal(await findDocument(database.kysely, 'svc_other', rows[0]?.id ?? ''), undefined);
    });
  });

  test('the same bytes are kept once, and a word that comes back is another row', async () => {
    await withService(store, async (database) => {
      for (const [index, text] of ['one', 'two', 'one'].entries())
        await check(database, index * 1000, index === 1 ? 'major_outage' : 'degraded', text);
      assert.equal((await listDocuments(database.kysely, SERVICE, { limit: 10 })).length, 3);
      assert.equal((await database.kysely.selectFrom('document_contents').select('digest').execute()).length, 2);
      for (const [moment, text] of [
        [0, 'one'],
        [1999, 'two'],
        [5000, 'one'],
      ] as const) {
        const [row, ...others] = await listDocumentsAt(database.kysely, SERVICE, NOW + moment);
        assert.deepEqual(others, []);
        assert.equal((await findDocument(database.kysely, SERVICE, row?.id ?? ''))?.text, text);
      }
      assert.deepEqual(await listDocumentsAt(database.kysely, SERVICE, NOW - 1), []);
      // Nothing was kept of what the page said next.
      await recordObservation(database, SERVICE, observation('operational'), NOW + 9000);
      assert.deepEqual(await listDocumentsAt(database.kysely, SERVICE, NOW + 9000), []);
    });
  });

  test('documents that cannot be read are kept with the reason, once as long as it goes on', async () => {
    await withService(store, async (database) => {
      await check(database, 0, 'degraded', 'fine');
      const fail = (at: number, text: string) =>
        database.transaction((db) =>
          keepDocuments(
            db,
            SERVICE,
            [{ key: 'summary', url: 'u', contentType: 'text/html', text }],
            { since: at < 3000 ? NOW : NOW + 3000, digest: null, reason: 'is HTML' },
            NOW + at,
          ),
        );
      await fail(1000, '<p>1');
      await fail(2000, '<p>2');
      await check(database, 3000, 'degraded', 'fine');
      await fail(4000, '<p>3');
      const rows = await listDocuments(database.kysely, SERVICE, { limit: 10 });
      assert.deepEqual(
        rows.map((row) => [row.firstAt - NOW, row.reason]),
        [
          [4000, 'is HTML'],
          [3000, null],
          [1000, 'is HTML'],
          [0, null],
        ],
      );
      const shown = await listDocumentsAt(database.kysely, SERVICE, NOW + 1500);
      assert.deepEqual(
        shown.map(({ reason }) => reason),
        ['is HTML'],
      );
    });
  });

  test('a service has a bound, and its oldest documents go first', async () => {
    await withService(store, async (database) => {
      const bounds = { bytes: 3500, documents: 100 };
      for (let index = 0; index < 6; index += 1)
        await check(database, index, index % 2 === 0 ? 'degraded' : 'major_outage', randomText(1000), bounds);
      const rows = await listDocuments(database.kysely, SERVICE, { limit: 10 });
      assert.ok(rows.length >= 2 && rows.length < 6, `${rows.length} kept`);
      assert.deepEqual(
        rows.map((row) => row.firstAt - NOW),
        [5, 4, 3, 2, 1].slice(0, rows.length),
      );
      const kept = await database.kysely.selectFrom('document_contents').select('kept_bytes').execute();
      assert.equal(kept.length, rows.length);
      assert.ok(kept.reduce((sum, row) => sum + row.kept_bytes, 0) <= 3500);
      await check(database, 10, 'unknown', randomText(10_000), bounds);
      assert.equal((await listDocuments(database.kysely, SERVICE, { limit: 10 })).length, rows.length);
    });
  });

  test('a service has a bound in number, too', async () => {
    await withService(store, async (database) => {
      for (let index = 0; index < 5; index += 1)
        await check(database, index, index % 2 === 0 ? 'degraded' : 'major_outage', `${index}`, {
          bytes: 1e6,
          documents: 3,
        });
      const rows = await listDocuments(database.kysely, SERVICE, { limit: 10 });
      assert.deepEqual(
        rows.map((row) => row.firstAt - NOW),
        [4, 3, 2],
      );
    });
  });

  test('of many small documents the newest stay, and never more than the bound', async () => {
    await withService(store, async (database) => {
      for (let index = 0; index < 80; index += 1) {
        const bounds = { bytes: 1e6, documents: 64 };
        await check(database, index, index % 2 === 0 ? 'degraded' : 'major_outage', `${index}`, bounds);
        const rows = await listDocuments(database.kysely, SERVICE, { limit: 100 });
        assert.ok(rows.length <= 64, `${rows.length} kept`);
        assert.deepEqual(
          rows.map((row) => row.firstAt - NOW),
          rows.map((_row, place) => index - place),
        );
        if (index === 79) assert.ok(rows.length >= 62, `${rows.length} kept`);
      }
    });
  });

  test('documents stay while their incident is open and 90 days after, and go in small steps', async () => {
    await withService(store, async (database) => {
      const incident = (resolvedAt: number | null): Observation['incidents'][number] => ({
        externalId: 'i1',
        kind: 'incident',
        title: 'Down',
        impact: 'major',
        status: resolvedAt === null ? 'investigating' : 'resolved',
        startedAt: NOW,
        resolvedAt,
        updates: [],
      });
      await check(database, 0, 'major_outage', 'down', undefined, [incident(null)]);
      await check(database, 1000, 'degraded', 'slow', undefined, [incident(null)]);
      const years = NOW + 2 * 365 * 86_400_000;
      assert.equal(await expireDocuments(database, years, 10), 0);
      await recordObservation(database, SERVICE, observation('operational', [incident(years)]), years);
      assert.equal(await expireDocuments(database, years + DOCUMENTS_KEPT_MS, 10), 0);
      const counts = [];
      for (let step = 0; step < 3; step += 1)
        counts.push(await expireDocuments(database, years + DOCUMENTS_KEPT_MS + 1, 1));
      assert.deepEqual(counts, [1, 1, 0]);
      assert.deepEqual(await database.kysely.selectFrom('document_contents').select('digest').execute(), []);
    });
  });

  test('a vendor that is taken away takes its documents along', async () => {
    await withService(store, async (database) => {
      await database.kysely.updateTable('services').set({ organization_id: 'org_a' }).execute();
      await check(database, 0, 'degraded', 'one');
      await database.transaction((db) => deleteCustomVendor(db, 'org_a', SERVICE));
      assert.deepEqual(await database.kysely.selectFrom('page_documents').select('id').execute(), []);
      assert.deepEqual(await database.kysely.selectFrom('document_contents').select('digest').execute(), []);
    });
  });
}

async function check(
  database: Database,
  at: number,
  status: Observation['status'],
  text: string,
  bounds?: DocumentBounds,
  incidents: Observation['incidents'] = [],
): Promise<void> {
  await recordObservation(database, SERVICE, observation(status, incidents), NOW + at);
  const documents = [
    { key: 'summary', url: 'https://status.example.com/s.json', contentType: 'application/json', text },
  ];
  const reading = await readingAt(database, at);
  await database.transaction((db) => keepDocuments(db, SERVICE, documents, reading, NOW + at, bounds));
}

async function readingAt(database: Database, at: number): Promise<DocumentReading> {
  const point = await findObservationPoint(database.kysely, SERVICE, NOW + at);
  return { since: point?.at ?? 0, digest: point?.digest ?? null, reason: null };
}

function observation(status: Observation['status'], incidents: Observation['incidents'] = []): Observation {
  return { status, incidents, listsAllUnresolved: true };
}

/** Text that does not compress below its entropy. */
function randomText(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

async function withService(store: TestStore, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await store.open();
  try {
    await insertService(database.kysely, storedService(SERVICE, { slug: 'a', createdAt: NOW }));
    await work(database);
  } finally {
    await database.close();
  }
}
