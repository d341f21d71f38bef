// This suite is the definition of the store: a behaviour that is not in it is not promised. It runs on every engine.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { storedService } from '../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { TestStore } from '../../../../test/support/stores.ts';
import { deriveIdentifier } from '../domain/identifiers.ts';
import type { Observation, ObservedIncident } from '@upriver/status-pages';
import type { Database } from './database.ts';
import { listDeclaredHosts, replaceDeclaredHosts } from './dependencies/declared-hosts.ts';
import { deletePastUploads, listDependencies, showUpload, stageUpload } from './dependencies/dependencies.ts';
import { listImpactEntries } from './dependencies/package-links.ts';
import type { NewPackageLink } from './dependencies/package-links.ts';
import type { NewDependency } from './dependencies/dependencies.ts';
import { findIncident, listActiveIncidents, listIncidentUpdates, listMaintenances } from './incidents/incidents.ts';
import { listRevisedUpdates } from './incidents/update-revisions.ts';
import { deleteLink, insertLink, listLinks } from './services/links.ts';
import { migrate } from './migrate.ts';
import { findObservationPoint } from './history/observation-log.ts';
import type { PackageName } from './dependencies/package-names.ts';
import {
  BEFORE_ALL,
  listNamedLinks,
  listPackageNames,
  listProjectHosts,
  listProjectsWithPackages,
} from './dependencies/package-names.ts';
import { claimDue, postpone, reschedule, syncSchedule } from './checks/schedule.ts';
import { nextPoll } from '../../../../test/support/next-poll.ts';
import { deleteProject, insertProject, lockProject } from './organizations/projects.ts';
import { recordObservation } from './checks/record-check.ts';
import { CHECKS_KEPT, addCheckLogEntry, listCheckLog } from './checks/check-log.ts';
import { findService, insertService, listLinkedServices, syncCatalogServices } from './services/services.ts';
import type { Service } from './services/services.ts';
import { findTokenByHash, insertToken, revokeToken } from './organizations/tokens.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ACME = 'org_acme';
const OTHER = 'org_other';

for (const store of createTestStores()) {
  describe(`the store on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    defineTenants(store);
    defineDependencies(store);
    defineRecord(store);
    defineSchedule(store);
  });
}

function defineTenants(store: TestStore): void {
  test('migrating twice changes nothing, and several nodes may do it at once', async () => {
    const database = await store.open();
    await Promise.all([migrate(database), migrate(database)]);
    await migrate(database);
    await database.close();
  });

  test('a transaction that throws leaves nothing', async () => {
    await using(store, async (database) => {
      await assert.rejects(
        database.transaction(async (db) => {
          await insertProject(db, project('proj_a'));
          throw new Error('no');
        }),
        /no/,
      );
      assert.equal((await database.kysely.selectFrom('projects').selectAll().execute()).length, 0);
    });
  });

  test('a token is found by its hash, and only its own organization can revoke it', async () => {
    await using(store, async ({ kysely: db }) => {
      const token = {
        id: 'tok_a',
        organizationId: ACME,
        name: 'a',
        prefix: 'upr_api_',
        hash: 'h',
        scopes: ['read', 'write'] as const,
        createdAt: NOW,
        expiresAt: null,
        revokedAt: null,
        lastUsedAt: null,
      };
      await insertToken(db, token);
      assert.deepEqual(await findTokenByHash(db, 'h'), token);
      assert.equal(await revokeToken(db, OTHER, 'tok_a', NOW), false);
      assert.equal((await findTokenByHash(db, 'h'))?.revokedAt, null);
      assert.equal(await revokeToken(db, ACME, 'tok_a', NOW), true);
      assert.equal(await revokeToken(db, ACME, 'tok_a', NOW + 1), true);
      assert.equal((await findTokenByHash(db, 'h'))?.revokedAt, NOW);
    });
  });

  test('a service is found by identifier or slug, the own one first, and another organization never sees it', async () => {
    await using(store, async ({ kysely: db }) => {
      await insertService(db, service('svc_catalog', null, 'pay'));
      await insertService(db, service('svc_own', ACME, 'pay'));
      assert.equal((await findService(db, ACME, 'pay'))?.id, 'svc_own');
      assert.equal((await findService(db, OTHER, 'pay'))?.id, 'svc_catalog');
      assert.equal(await findService(db, OTHER, 'svc_own'), undefined);
    });
  });

  test('linked services are listed once, by name, for their organization only', async () => {
    await using(store, async ({ kysely: db }) => {
      await insertService(db, { ...service('svc_b', null, 'b'), name: 'beta' });
      await insertService(db, { ...service('svc_a', null, 'a'), name: 'Alpha' });
      for (const projectId of ['proj_1', 'proj_2'])
        for (const serviceId of ['svc_b', 'svc_a'])
          await insertLink(db, { organizationId: ACME, projectId, serviceId }, 'manual', NOW);
      await insertLink(db, { organizationId: ACME, projectId: 'proj_1', serviceId: 'svc_a' }, 'manual', NOW);
      assert.deepEqual(
        (await listLinkedServices(db, ACME)).map(({ name }) => name),
        ['Alpha', 'beta'],
      );
      assert.deepEqual(await listLinkedServices(db, OTHER), []);
      const key = { organizationId: OTHER, projectId: 'proj_1', serviceId: 'svc_a' };
      assert.equal(await deleteLink(db, key, 'manual'), false);
    });
  });

  test('links are listed of any number of services', async () => {
    await withService(store, async ({ kysely: db }) => {
      // SQLite takes 32,766 parameters.
      const others = Array.from({ length: 40_000 }, (_, index) => `svc_${index}`);
      const links = await listLinks(db, ACME, { serviceIds: [...others, 'svc_a'] });
      assert.deepEqual(
        links.map(({ projectId, serviceId }) => [projectId, serviceId]),
        [['proj_a', 'svc_a']],
      );
      assert.deepEqual(await listLinks(db, ACME, { serviceIds: others }), []);
    });
  });

  test('the catalog is written over, and what was observed stays', async () => {
    await using(store, async (database) => {
      await database.transaction((db) =>
        syncCatalogServices(db, [service('svc_a', null, 'a'), service('svc_b', null, 'b')], NOW),
      );
      await recordObservation(database, 'svc_a', observation('operational'), NOW);
      await database.transaction((db) =>
        syncCatalogServices(db, [{ ...service('svc_a', null, 'a'), name: 'A!' }], NOW + 1),
      );
      const row = await findService(database.kysely, ACME, 'a');
      assert.deepEqual([row?.name, row?.currentStatus, row?.retiredAt], ['A!', 'operational', null]);
      assert.equal((await findService(database.kysely, ACME, 'b'))?.retiredAt, NOW + 1);
    });
  });
}

async function putUpload(
  database: Database,
  projectId: string,
  names: readonly string[],
  links: readonly NewPackageLink[],
): Promise<boolean> {
  const key = { organizationId: ACME, projectId };
  const staged = await stageUpload(database, key, names.map(dependency));
  assert.ok(staged !== undefined);
  const isShown = await database.transaction((db) => showUpload(db, key, staged, [], links, NOW));
  await deletePastUploads(database, projectId);
  return isShown;
}

function defineDependencies(store: TestStore): void {
  test('an upload is seen as a whole or not at all, and the one that began last stays', async () => {
    await using(store, async (database) => {
      await insertProject(database.kysely, project('proj_a'));
      const key = { organizationId: ACME, projectId: 'proj_a' };
      const names = async () =>
        (await listDependencies(database.kysely, ACME, 'proj_a')).map(({ name }) => name).sort();
      await putUpload(database, 'proj_a', ['before'], []);
      const first = await stageUpload(
        database,
        key,
        Array.from({ length: 900 }, (_, n) => dependency(`first-${n}`)),
      );
      const second = await stageUpload(database, key, [dependency('second')]);
      assert.ok(first !== undefined && second !== undefined);
      assert.deepEqual(await names(), ['before']);
      const show = (staged: typeof first) => database.transaction((db) => showUpload(db, key, staged, [], [], NOW));
      assert.equal(await show(second), true);
      assert.equal(await show(first), false);
      await deletePastUploads(database, 'proj_a');
      assert.deepEqual(await names(), ['second']);
      const rows = await database.kysely.selectFrom('dependencies').select('name').execute();
      assert.deepEqual(
        rows.map(({ name }) => name),
        ['second'],
      );
      assert.equal(await stageUpload(database, { organizationId: OTHER, projectId: 'proj_a' }, []), undefined);
    });
  });

  test('replacing dependencies replaces their links, and an impact list has distinct entries of one organization', async () => {
    await using(store, async (database) => {
      await insertProject(database.kysely, project('proj_a'));
      const put = (names: readonly string[]) =>
        putUpload(
          database,
          'proj_a',
          names,
          names.map((_, index) => link(index)),
        );
      await put(['one', 'two', 'two', ...Array.from({ length: 2900 }, (_, index) => `many-${index}`)]);
      await put(['one', 'two', 'two', 'three:dev']);
      const names = async (scope: 'counting' | 'all') =>
        (await listImpactEntries(database.kysely, ACME, 'svc_a', scope)).map(({ name }) => name).sort();
      assert.deepEqual(await names('counting'), ['one', 'two']);
      assert.deepEqual(await names('all'), ['one', 'three:dev', 'two']);
      assert.deepEqual(await listImpactEntries(database.kysely, OTHER, 'svc_a', 'all'), []);
      const links = await database.kysely.selectFrom('package_links').selectAll().execute();
      const ids = await database.kysely.selectFrom('dependencies').select(['id', 'name']).execute();
      for (const row of links) assert.equal(ids.find(({ id }) => id === row.dependency_id)?.name, row.name);
      await deleteProject(database, OTHER, 'proj_a');
      assert.equal((await names('all')).length, 3);
      await deleteProject(database, ACME, 'proj_a');
      assert.equal((await names('all')).length, 0);
    });
  });

  test('hosts that SBOMs name are replaced, keep when they were first declared, and go with the project', async () => {
    await using(store, async (database) => {
      await insertProject(database.kysely, project('proj_a'));
      const put = (hosts: readonly string[], at: number) =>
        database.transaction((db) =>
          replaceDeclaredHosts(
            db,
            ACME,
            'proj_a',
            hosts.map((host) => ({ host, manifest: 'bom.json', serviceId: null })),
            at,
          ),
        );
      await put(['a.example', 'b.example'], NOW);
      await put(['b.example', ...Array.from({ length: 900 }, (_, index) => `c${index}.example`)], NOW + 1);
      const rows = await listDeclaredHosts(database.kysely, ACME, 'proj_a');
      assert.deepEqual([rows.length, rows[0]?.host, rows[0]?.declaredAt], [901, 'b.example', NOW]);
      assert.deepEqual(await listDeclaredHosts(database.kysely, OTHER, 'proj_a'), []);
      await deleteProject(database, OTHER, 'proj_a');
      assert.equal((await listDeclaredHosts(database.kysely, ACME, 'proj_a')).length, 901);
      await deleteProject(database, ACME, 'proj_a');
      assert.deepEqual(await listDeclaredHosts(database.kysely, ACME, 'proj_a'), []);
    });
  });

  test('packages of an organization are named once, with what they are linked to and the projects that have them', async () => {
    await using(store, async (database) => {
      for (const id of ['proj_a', 'proj_b']) {
        await insertProject(database.kysely, project(id));
        await putUpload(database, id, ['one', 'two'], [link(0)]);
      }
      const names = await listPackageNames(database.kysely, ACME, BEFORE_ALL);
      assert.deepEqual(
        names.map(({ name }) => name),
        ['one', 'two'],
      );
      const links = await listNamedLinks(database.kysely, ACME, dependency('one').ecosystem, 'a', 'z');
      assert.deepEqual(
        links.map(({ name, serviceId }) => [name, serviceId]),
        [['one', 'svc_a']],
      );
      const projects = await listProjectsWithPackages(database.kysely, ACME, names[0]?.ecosystem ?? '', [
        names[0]?.name ?? '',
        'nobody-has-it',
      ]);
      assert.deepEqual([...projects].sort(), ['proj_a', 'proj_b']);
      const [one, two] = names as [PackageName, PackageName];
      assert.deepEqual(await listPackageNames(database.kysely, ACME, one), [two]);
      assert.deepEqual(await listNamedLinks(database.kysely, ACME, two.ecosystem, two.name, two.name), []);
      assert.deepEqual(await listPackageNames(database.kysely, OTHER, BEFORE_ALL), []);
      assert.deepEqual(await listNamedLinks(database.kysely, OTHER, 'npm', 'a', 'z'), []);
      assert.deepEqual(await listProjectHosts(database.kysely, OTHER), []);
    });
  });

  test('a project that is gone cannot be locked, and neither can one of another organization', async () => {
    await using(store, async (database) => {
      await insertProject(database.kysely, project('proj_a'));
      const lock = (organizationId: string) => database.transaction((db) => lockProject(db, organizationId, 'proj_a'));
      assert.deepEqual([await lock(ACME), await lock(OTHER)], [true, false]);
      await deleteProject(database, ACME, 'proj_a');
      assert.equal(await lock(ACME), false);
    });
  });
}

function defineRecord(store: TestStore): void {
  test('recording the same observation twice changes nothing but the time of the check', async () => {
    await withService(store, async (database) => {
      const said = observation('major_outage', [incident('i1')]);
      await recordObservation(database, 'svc_a', said, NOW);
      const before = await dump(database);
      assert.equal((await recordObservation(database, 'svc_a', said, NOW + 1000)).changed, false);
      assert.deepEqual(await dump(database), { ...before, checkedAt: NOW + 1000 });
    });
  });

  test('checks recorded in any order end in the same rows', async () => {
    const checks: [Observation, number][] = [
      [observation('operational'), NOW],
      [observation('degraded', [incident('i1')]), NOW + 1000],
      [
        observation('degraded', [
          incident('i1', { title: 'Edited', updates: [{ ...update('u1'), body: 'rewritten' }, update('u2')] }),
        ]),
        NOW + 2000,
      ],
      [observation('operational', [incident('i1', { status: 'resolved', resolvedAt: NOW + 2500 })]), NOW + 3000],
      [observation('operational', [incident('i1', { status: 'investigating' })], ['c2']), NOW + 4000],
    ];
    const results: unknown[] = [];
    for (const order of [
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
      [2, 0, 4, 1, 3],
      [1, 1, 3, 0, 4, 2, 0],
    ]) {
      await withService(store, async (database) => {
        for (const index of order) {
          const [said, at] = checks[index] ?? checks[0]!;
          await recordObservation(database, 'svc_a', said, at);
        }
        results.push(await dump(database));
      });
    }
    for (const result of results) assert.deepEqual(result, results[0]);
  });

  test('the state at any past moment is the last check before it', async () => {
    await withService(store, async (database) => {
      await recordObservation(database, 'svc_a', observation('operational'), NOW);
      await recordObservation(database, 'svc_a', observation('degraded', [incident('i1')]), NOW + 2000);
      const at = async (moment: number) => (await findObservationPoint(database.kysely, 'svc_a', moment))?.status;
      assert.equal(await at(NOW - 1), undefined);
      assert.equal(await at(NOW + 1999), 'operational');
      assert.equal(await at(NOW + 2000), 'degraded');
    });
  });

  test('a component that vanishes is kept and marked, and comes back as itself', async () => {
    await withService(store, async (database) => {
      await recordObservation(database, 'svc_a', observation('operational', [], ['c1', 'c2']), NOW);
      await recordObservation(database, 'svc_a', observation('operational', [], ['c1']), NOW + 1);
      const find = () =>
        database.kysely.selectFrom('components').selectAll().where('external_id', '=', 'c2').executeTakeFirstOrThrow();
      assert.equal((await find()).gone_at, NOW + 1);
      await recordObservation(database, 'svc_a', observation('operational', [], ['c1', 'c2']), NOW + 2);
      assert.deepEqual([(await find()).gone_at, (await find()).first_seen_at], [null, NOW]);
    });
  });

  test('incidents are edited, resolved and reopened as one incident; maintenance stays apart', async () => {
    await withService(store, async (database) => {
      const id = deriveIdentifier('inc', 'svc_a', 'i1');
      const check = (at: number, ...incidents: ObservedIncident[]) =>
        recordObservation(database, 'svc_a', observation('degraded', incidents), NOW + at);
      const active = async () => (await listActiveIncidents(database.kysely, ACME)).map((row) => [row.id, row.title]);
      await check(0, incident('i1'), incident('m1', { kind: 'maintenance', status: 'scheduled' }));
      assert.deepEqual(await active(), [[id, 'Trouble']]);
      assert.equal((await listMaintenances(database.kysely, ACME, { now: NOW })).length, 1);
      await check(1, incident('i1', { title: 'Worse', startedAt: NOW - 5000, updates: [update('u2'), update('u1')] }));
      assert.deepEqual(await active(), [[id, 'Worse']]);
      assert.equal((await findIncident(database.kysely, id))?.startedAt, NOW - 5000);
      assert.equal((await listIncidentUpdates(database.kysely, id)).length, 2);
      await check(2, incident('i1', { status: 'resolved', resolvedAt: NOW + 2, updates: [update('u2')] }));
      assert.deepEqual(await active(), []);
      assert.equal((await listIncidentUpdates(database.kysely, id)).length, 1);
      await check(3, incident('i1'));
      assert.deepEqual(await active(), [[id, 'Trouble']]);
      assert.deepEqual(await listActiveIncidents(database.kysely, OTHER), []);
    });
  });

  test('what an update said before the vendor changed it is kept, the first text and the newest ones; so is one that is gone', async () => {
    await withService(store, async (database) => {
      const id = deriveIdentifier('inc', 'svc_a', 'i1');
      const check = (at: number, ...updates: ObservedIncident['updates']) =>
        recordObservation(database, 'svc_a', observation('degraded', [incident('i1', { updates })]), NOW + at);
      await check(0, update('u1'), update('u2'));
      for (let at = 1; at <= 12; at += 1) await check(at, { ...update('u1'), body: `text ${at}` });
      const [first, second] = await listRevisedUpdates(database.kysely, id);
      const changed = first?.externalId === 'u1' ? first : second;
      const gone = first?.externalId === 'u1' ? second : first;
      assert.equal(changed?.body, 'text 12');
      assert.deepEqual(
        changed.revisions.map(({ body }) => body),
        ['about u1', ...Array.from({ length: 9 }, (_, index) => `text ${index + 3}`)],
      );
      assert.deepEqual(
        changed.revisions.map(({ replacedAt }) => replacedAt - NOW),
        [1, ...Array.from({ length: 9 }, (_, index) => index + 4)],
      );
      assert.deepEqual([gone?.goneAt, gone?.revisions], [NOW + 1, []]);
      assert.equal((await listIncidentUpdates(database.kysely, id)).length, 1);
    });
  });
}

function defineSchedule(store: TestStore): void {
  test('a service is due for one node at a time, and given back with its next time', async () => {
    await withService(store, async (database) => {
      assert.equal(await syncSchedule(database, NOW), 1);
      assert.equal(await syncSchedule(database, NOW), 0);
      const claims = await Promise.all([1, 2, 3].map(() => claimDue(database, NOW, 60_000, 10)));
      assert.deepEqual(
        claims.map((claim) => claim.length).sort((a, b) => a - b),
        [0, 0, 1],
      );
      await postpone(database.kysely, 'svc_a', NOW);
      for (let node = 0; node < 2; node += 1)
        assert.equal((await claimDue(database, NOW, 0, 10)).length, 1, 'a lease that is over holds nobody up');
      await reschedule(database.kysely, 'svc_a', nextPoll({ dueAt: NOW + 5000, failures: 2 }));
      assert.equal((await claimDue(database, NOW + 4999, 1000, 10)).length, 0);
      assert.equal((await claimDue(database, NOW + 5000, 1000, 10))[0]?.failures, 2);
    });
  });

  test('a service that nobody uses any more is no longer due', async () => {
    await withService(store, async (database) => {
      await syncSchedule(database, NOW);
      await deleteLink(database.kysely, { organizationId: ACME, projectId: 'proj_a', serviceId: 'svc_a' }, 'manual');
      await syncSchedule(database, NOW);
      assert.deepEqual(await claimDue(database, NOW, 1000, 10), []);
    });
  });

  test('a custom vendor is due as soon as it is there, linked or not', async () => {
    await using(store, async (database) => {
      await insertService(database.kysely, service('svc_own', ACME, 'own'));
      await insertService(database.kysely, service('svc_catalog', null, 'catalog'));
      await syncSchedule(database, NOW);
      assert.deepEqual(
        (await claimDue(database, NOW, 1000, 10)).map(({ id }) => id),
        ['svc_own'],
      );
    });
  });

  test('the log of checks is bounded, newest first', async () => {
    await withService(store, async (database) => {
      const check = { outcome: 'failed' as const, status: null, reason: 'no', httpStatus: 503, tookMs: 1 };
      for (let at = 0; at < CHECKS_KEPT + 5; at += 1)
        await addCheckLogEntry(database.kysely, 'svc_a', { ...check, at });
      const checks = await listCheckLog(database.kysely, 'svc_a', 10_000);
      assert.equal(checks.length, CHECKS_KEPT);
      assert.equal(checks[0]?.at, CHECKS_KEPT + 4);
    });
  });
}

async function using(store: TestStore, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await store.open();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** With the service `svc_a`, linked by ACME. */
function withService(store: TestStore, work: (database: Database) => Promise<void>): Promise<void> {
  return using(store, async (database) => {
    await insertService(database.kysely, service('svc_a', null, 'a'));
    await insertLink(database.kysely, { organizationId: ACME, projectId: 'proj_a', serviceId: 'svc_a' }, 'manual', NOW);
    await work(database);
  });
}

async function dump({ kysely: db }: Database) {
  const { current_status: status, last_checked_at: checkedAt } = await db
    .selectFrom('services')
    .selectAll()
    .where('id', '=', 'svc_a')
    .executeTakeFirstOrThrow();
  return {
    status,
    checkedAt,
    components: await db.selectFrom('components').selectAll().orderBy('id').execute(),
    incidents: await db.selectFrom('incidents').selectAll().orderBy('id').execute(),
    updates: await db.selectFrom('incident_updates').selectAll().orderBy('id').execute(),
    revisions: await db.selectFrom('incident_update_revisions').selectAll().orderBy('replaced_at').execute(),
    observations: await db.selectFrom('observations').selectAll().orderBy('at').execute(),
  };
}

function project(id: string) {
  return { id, organizationId: ACME, name: id, slug: id, createdAt: NOW };
}

function service(id: string, organizationId: string | null, slug: string): Service {
  return storedService(id, { organizationId, slug, name: slug, createdAt: NOW });
}

function dependency(name: string): NewDependency {
  return {
    ecosystem: 'npm',
    name,
    requirement: '^1.0.0',
    resolved: [],
    scope: name.endsWith(':dev') ? 'development' : 'runtime',
    direct: true,
    sources: [{ path: 'package.json' }],
    aliases: [],
    counts: !name.endsWith(':dev'),
  };
}

function link(place: number): NewPackageLink {
  return { serviceId: 'svc_a', dependency: place, class: 'A', confidence: 'high', product: null };
}

function observation(
  status: Observation['status'],
  incidents: readonly ObservedIncident[] = [],
  components: readonly string[] = ['c1'],
): Observation {
  return {
    status,
    components: components.map((externalId) => ({ externalId, name: externalId, status: 'operational' })),
    incidents,
    listsAllUnresolved: true,
  };
}

function incident(externalId: string, change: Partial<ObservedIncident> = {}): ObservedIncident {
  return {
    externalId,
    kind: 'incident',
    title: 'Trouble',
    impact: 'major',
    status: 'investigating',
    startedAt: NOW,
    resolvedAt: null,
    updates: [update('u1')],
    ...change,
  };
}

function update(externalId: string): ObservedIncident['updates'][number] {
  return { externalId, status: 'investigating', body: `about ${externalId}`, createdAt: NOW };
}
