import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { storedService } from '../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';
import type { Database } from '../store/database.ts';
import { addCheckLogEntry } from '../store/checks/check-log.ts';
import { putDetector, putImpairment } from '../store/detection/detectors.ts';
import { addHostProbe } from '../store/evidence/host-probes.ts';
import type { StoredProbe } from '../store/evidence/host-probes.ts';
import { insertLink } from '../store/services/links.ts';
import { putSharesCounts } from '../store/organizations/shared-counts.ts';
import type { StoredChangeMarker } from '../store/evidence/change-markers.ts';
import { recordChangeMarker } from '../store/evidence/record-change-marker.ts';
import { insertService } from '../store/services/services.ts';
import { readOutsideEvidence } from './outside-evidence.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ONSET = NOW - 10 * MINUTE_MS;
const ACME = 'org_acme';
const OTHER = 'org_other';
const VENDOR = 'svc_vendor';

for (const store of createTestStores())
  describe(`evidence beside the calls on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('without anything reported or seen there is no evidence', async () => {
      await using database = await openDisposable(store.open());
      assert.deepEqual(await ask(database), {
        changes: [],
        reportingProjects: [],
        otherPages: null,
        probe: null,
        organizations: null,
      });
    });

    test('changes near the onset are evidence where calls of their environment are, and only in their organization', async () => {
      await using database = await openDisposable(store.open());
      await putDetector(database.kysely, detector('proj_a', 'production'));
      await putDetector(database.kysely, detector('proj_a', 'staging'));
      const mark = (change: Partial<StoredChangeMarker>) => recordChangeMarker(database, { ...marker(), ...change });
      await mark({ id: 'chg_here', name: 'v2', environment: 'production' });
      await mark({ id: 'chg_all', kind: 'key', projectId: null, at: ONSET + MINUTE_MS });
      await mark({ id: 'chg_elsewhere', name: 'v3', environment: 'staging' });
      await mark({ id: 'chg_other_word', name: 'v4', environment: 'Live', at: ONSET - 2 * MINUTE_MS });
      await mark({ id: 'chg_early', name: 'v1', at: ONSET - 3 * 60 * MINUTE_MS });
      await mark({ id: 'chg_theirs', name: 'v2', organizationId: OTHER });
      assert.deepEqual((await ask(database)).changes, [
        { kind: 'key', at: ONSET + MINUTE_MS },
        { kind: 'deployment', at: ONSET - MINUTE_MS, project: 'proj_a', name: 'v2' },
        { kind: 'deployment', at: ONSET - 2 * MINUTE_MS, project: 'proj_a', name: 'v4' },
      ]);
    });

    test('a project reports its changes when it reported three within 90 days', async () => {
      await using database = await openDisposable(store.open());
      const report = (id: string, project: string, recordedAt: number) =>
        recordChangeMarker(database, { ...marker(), id, projectId: project, recordedAt });
      for (let index = 0; index < 3; index += 1) {
        await report(`chg_a${index}`, 'proj_a', NOW - index * DAY_MS);
        await report(`chg_b${index}`, 'proj_b', NOW - 89 * DAY_MS - index * DAY_MS);
      }
      assert.deepEqual((await ask(database)).reportingProjects, ['proj_a']);
    });

    test('other pages count by host, when they could not be reached since the onset; an answer is reached', async () => {
      await using database = await openDisposable(store.open());
      const page = async (id: string, failures: number, reason: string | null, failingSince = ONSET) => {
        await insertService(database.kysely, storedService(id));
        await database.kysely
          .insertInto('polls')
          .values({
            service_id: id,
            due_at: NOW,
            leased_until: 0,
            failures,
            validators: '{}',
            looked_at: ONSET + MINUTE_MS,
            failing_since: failures === 0 ? null : failingSince,
            host: `${id}.example`,
            make: 'statuspage',
          })
          .execute();
        const check = {
          outcome: reason === null ? ('observed' as const) : ('failed' as const),
          status: null,
          reason,
          httpStatus: null,
          tookMs: 1,
        };
        await addCheckLogEntry(database.kysely, id, { ...check, at: ONSET + MINUTE_MS });
      };
      await page(VENDOR, 1, 'dns');
      await page('svc_fine', 0, null);
      await page('svc_refuses', 1, 'http_status');
      await page('svc_lost', 2, 'timeout');
      await page('svc_dead', 900, 'dns', ONSET - DAY_MS);
      assert.deepEqual((await ask(database)).otherPages, { asked: 3, unreachable: 1 });
    });

    test('probes count from when the organization’s own calls were found to fail, beside those of other hosts', async () => {
      await using database = await openDisposable(store.open());
      const detectedAt = ONSET + 2 * MINUTE_MS;
      await impair(database, ACME, detectedAt);
      await probe(database, { at: detectedAt - MINUTE_MS });
      await probe(database, { at: detectedAt + 10_000 });
      await probe(database, { at: detectedAt + 20_000, ...LOST });
      // Nothing else was asked: a host that is not reached says nothing by itself.
      assert.equal((await ask(database)).probe, null);
      await probe(database, {
        at: detectedAt + 20_000,
        serviceId: 'svc_other',
        host: 'b.example',
        purpose: 'comparison',
      });
      await probe(database, { at: detectedAt + 20_000, serviceId: 'svc_private', host: 'c.example' });
      const expected = { vendor: { attempts: 2, failed: 1 }, others: { attempts: 1, failed: 0 }, hasPath: false };
      assert.deepEqual((await ask(database)).probe, expected);
      const link = { organizationId: ACME, projectId: 'proj_a', serviceId: 'svc_private' };
      await insertLink(database.kysely, link, 'manual', NOW);
      assert.equal((await ask(database)).probe?.others.attempts, 2);
      // Nobody else hears of it, before calls of their own fail.
      assert.equal((await ask(database, OTHER)).probe, null);
      await impair(database, OTHER, detectedAt + 5_000);
      assert.equal((await ask(database, OTHER)).probe?.vendor.attempts, 2);
      await impair(database, 'org_late', detectedAt + 15_000);
      assert.equal((await ask(database, 'org_late')).probe?.vendor.attempts, 1);
    });

    test('only who shares counts sees others, never fewer than three of them, and nothing but numbers', async () => {
      await using database = await openDisposable(store.open());
      const { kysely: db } = database;
      const join = async (organizationId: string, verdict: 'healthy' | 'cannot_say', region = '') =>
        putDetector(db, {
          ...detector(`proj_of_${organizationId}`, 'production'),
          organizationId,
          verdict,
          region,
        });
      for (const [index, id] of ['org_b', 'org_c', 'org_d', 'org_e'].entries()) {
        await join(id, id === 'org_e' ? 'cannot_say' : 'healthy', index === 0 ? 'eu' : '');
        if (id !== 'org_d') await putSharesCounts(db, id, true);
      }
      await impair(database, 'org_b', ONSET);
      await putSharesCounts(db, ACME, true);
      // Two share and can be judged: nothing is said.
      assert.equal((await ask(database)).organizations, null);
      await putSharesCounts(db, 'org_d', true);
      assert.deepEqual((await ask(database)).organizations, { judged: 3, impaired: 1, series: 3 });
      assert.equal((await ask(database, ACME, 'eu')).organizations, null);
      await putSharesCounts(db, ACME, false);
      assert.equal((await ask(database)).organizations, null);
      assert.equal((await ask(database, 'org_f')).organizations, null);
      // Who leaves is no longer counted for anybody.
      await putSharesCounts(db, ACME, true);
      await putSharesCounts(db, 'org_b', false);
      assert.equal((await ask(database)).organizations, null);
    });

    test('a host that could never be reached from here says nothing', async () => {
      await using database = await openDisposable(store.open());
      await impair(database, ACME, ONSET);
      await probe(database, { at: ONSET + 10_000, ...LOST });
      await probe(database, { at: ONSET + 10_000, serviceId: 'svc_other', host: 'b.example', purpose: 'comparison' });
      assert.equal((await ask(database)).probe, null);
    });
  });

const LOST = { stage: 'tcp', reason: 'connection', isReached: false, isFailed: true } as const;

async function probe(database: Database, change: Partial<StoredProbe>): Promise<void> {
  const row: StoredProbe = {
    serviceId: VENDOR,
    host: 'a.example',
    at: NOW,
    purpose: 'trouble',
    path: null,
    stage: null,
    reason: null,
    status: 200,
    isReached: true,
    isFailed: false,
    tookMs: 20,
    ...change,
  };
  await database.transaction((db) => addHostProbe(db, row));
}

async function impair(database: Database, organizationId: string, detectedAt: number): Promise<void> {
  await database.transaction((db) =>
    putImpairment(db, {
      id: `imp_of_${organizationId}`,
      organizationId,
      projectId: `proj_of_${organizationId}`,
      serviceId: VENDOR,
      environment: 'production',
      region: '',
      signal: 'failures',
      onsetAt: ONSET,
      detectedAt,
      endedAt: null,
      endedBy: null,
      calls: 100,
      bad: 50,
      normalRate: 0.01,
    }),
  );
}

function ask(database: Database, organizationId = ACME, region = '') {
  return readOutsideEvidence(database.kysely, {
    organizationId,
    serviceId: VENDOR,
    environment: 'production',
    region,
    onsetAt: ONSET,
    now: NOW,
  });
}

async function openDisposable(opening: Promise<Database>): Promise<Database & AsyncDisposable> {
  const database = await opening;
  return Object.assign(database, { [Symbol.asyncDispose]: () => database.close() });
}

function marker(): StoredChangeMarker {
  return {
    id: 'chg_a',
    organizationId: ACME,
    projectId: 'proj_a',
    kind: 'deployment',
    at: ONSET - MINUTE_MS,
    name: null,
    environment: null,
    description: null,
    actor: null,
    url: null,
    source: 'api',
    precision: 0,
    recordedAt: NOW,
  };
}

function detector(projectId: string, environment: string) {
  return {
    organizationId: ACME,
    projectId,
    serviceId: VENDOR,
    environment,
    region: '',
    state: '{}',
    consumedTo: 0,
    lastCallAt: NOW,
    verdict: null,
    verdictAt: null,
    published: null,
    cause: null,
    recoveredAt: null,
    late: null,
  };
}
