import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { AlertItem } from '@upriver/contract';
import { createTestStores } from '../../../../../test/support/stores.ts';
import type { Subject } from '../../domain/alert.ts';
import type { Database } from '../database.ts';
import { createKeptSubjects } from './kept-subjects.ts';
import { findSubject, listSubjects, putSubject } from './subjects.ts';

for (const store of createTestStores())
  describe(`subjects on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a subject is read as it was written, with what is told of it and its parts', async () => {
      const database = await store.open();
      const subject = subjectOf(['svc_a', 'svc_b'], { forgotten: 3 });
      await put(database, subject);
      assert.deepEqual(await findSubject(database.kysely, 'org_a', 'alt_a'), { ...subject, version: 1 });
      const bare = { ...subject, id: 'alt_b', parts: ['svc_c'], state: { alerts: [], threads: [] } };
      await put(database, bare);
      assert.deepEqual(await findSubject(database.kysely, 'org_a', 'alt_b'), { ...bare, version: 1 });
      await database.close();
    });

    test('a subject of many services is read as it was written, whatever signs are in it', async () => {
      const database = await store.open();
      const ids = Array.from({ length: 300 }, (_, index) => `svc_${index}`);
      const subject = subjectOf(ids);
      const signs = ['“Störung” – 障害 🔥', '\u0000 \ud800 "\\', ''];
      const alerts = subject.state.alerts.map((alert) => ({
        ...alert,
        items: alert.items.map((item, index) => ({ ...item, sentence: signs[index % signs.length] ?? '' })),
      }));
      await put(database, { ...subject, state: { ...subject.state, alerts } });
      const stored = await findSubject(database.kysely, 'org_a', 'alt_a');
      assert.deepEqual(stored, { ...subject, version: 1, state: { ...subject.state, alerts } });
      await put(database, { ...stored, acknowledgedAt: 8 });
      assert.deepEqual(await findSubject(database.kysely, 'org_a', 'alt_a'), {
        ...stored,
        version: 2,
        acknowledgedAt: 8,
      });
      const types = await database.kysely.selectFrom('subjects').select('state').execute();
      assert.equal(typeof types[0]?.state, 'string');
      await database.close();
    });

    test('what is kept is the same object until another version is stored, by whomever, and never of another organization', async () => {
      const { databases } = await store.openTwice();
      const [here, elsewhere] = databases;
      await put(here, subjectOf(['svc_a']));
      const [first] = await here.keptSubjects.list('org_a', 0);
      assert.deepEqual(first, (await listSubjects(here.kysely, 'org_a', 0))[0]);
      assert.equal((await here.keptSubjects.list('org_a', 0))[0], first);
      assert.deepEqual(await here.keptSubjects.list('org_b', 0), []);
      await put(elsewhere, { ...subjectOf(['svc_a', 'svc_b']), version: 1 });
      const [second] = await here.keptSubjects.list('org_a', 0);
      assert.deepEqual(second?.parts, ['svc_a', 'svc_b']);
      const third = { ...second, version: 3, acknowledgedAt: 7 };
      await put(here, { ...third, version: 2 });
      here.keptSubjects.keep([third]);
      here.keptSubjects.keep([second]);
      assert.equal((await here.keptSubjects.list('org_a', 0))[0], third);
      await put(elsewhere, { ...third, closedAt: 5 });
      assert.deepEqual(await here.keptSubjects.list('org_a', 6), []);
      for (const database of databases) await database.close();
    });

    test('of more than may be kept, what was kept first is read again', async () => {
      const database = await store.open();
      const kept = createKeptSubjects(() => database.kysely, 6);
      for (const id of ['alt_a', 'alt_b', 'alt_c']) await put(database, { ...subjectOf([`svc_${id}`]), id });
      const before = await kept.list('org_a', 0);
      const now = await kept.list('org_a', 0);
      assert.deepEqual(now, before);
      assert.deepEqual(
        now.map((subject, index) => subject === before[index]),
        [false, true, true],
      );
      await database.close();
    });

    test('parts that did not change are not written again, and those of a subject that ends are free', async () => {
      const database = await store.open();
      await put(database, subjectOf(['svc_a']));
      const [open] = await listSubjects(database.kysely, 'org_a', 0);
      assert.ok(open !== undefined);
      const partsOf = async () =>
        (await database.kysely.selectFrom('subject_parts').select('part').execute()).map(({ part }) => part);
      await put(database, { ...open, acknowledgedAt: 1 }, open);
      assert.deepEqual(await partsOf(), ['svc_a']);
      const closed = { ...open, closedAt: 2, version: 2 };
      await put(database, closed, open);
      assert.deepEqual(await partsOf(), []);
      await put(database, { ...closed, closedAt: null, version: 3 }, closed);
      assert.deepEqual(await partsOf(), ['svc_a']);
      await put(database, { ...open, parts: ['svc_b'], version: 4 }, open);
      assert.deepEqual(await partsOf(), ['svc_b']);
      await database.close();
    });
  });

async function put(database: Database, subject: Subject, before?: Subject): Promise<void> {
  await database.transaction((writing) => putSubject(writing, subject, before));
}

/** An open trouble of some services, of organization `org_a`, with an item for each in one open and one closed alert. */
function subjectOf(parts: readonly string[], state: { readonly forgotten?: number } = {}): Subject {
  const items = parts.map(itemOf);
  const alert = { ruleId: 'rule_a', hash: 'h', matchedAt: 1, triggeredAt: 1 };
  const alerts = [
    { ...alert, closedAt: 2, items: [] },
    { ...alert, closedAt: null, items },
  ];
  const thread = { channelId: 'chn_a', count: 1, toldAt: 1, told: '["a"]', isOpen: true, isFollowing: false };
  return {
    id: 'alt_a',
    organizationId: 'org_a',
    kind: 'trouble',
    openedAt: 1,
    closedAt: null,
    dueAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    snoozedUntil: null,
    version: 0,
    parts,
    state: { ...state, alerts, threads: [thread] },
  };
}

function itemOf(id: string): AlertItem {
  return {
    service: { id, name: `“${id}”, "quoted"\n`, slug: id },
    word: 'major_outage',
    severity: 'critical',
    sentence: `${id} reports a major outage.`,
    since: null,
    projects: [],
    cause: null,
    probability: null,
    page: null,
    incidents: [],
    statusPageUrl: null,
    clears: 'It ends.',
  };
}
