// The server's own probe, against hosts on loopback, through real stores.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Vendor } from '@upriver/catalog';
import { parseCidrList } from '../domain/address.ts';
import { storedService } from '../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { createHandClock } from '../domain/clock.ts';
import type { HandClock } from '../domain/clock.ts';
import { createMetrics } from '../metrics.ts';
import { createHostProbe } from '../outbound/host-probe.ts';
import { serve } from '../outbound/loopback-page.ts';
import type { LoopbackPage } from '../outbound/loopback-page.ts';
import type { Database } from '../store/database.ts';
import { PROBES_PER_HOST, addHostProbe, expireHostProbes } from '../store/evidence/host-probes.ts';
import { insertLink } from '../store/services/links.ts';
import { insertService } from '../store/services/services.ts';
import { catalogServiceId } from '../linking/vendors.ts';
import { chooseTarget } from './choose-target.ts';
import { createProbing } from './probing.ts';
import type { Probing } from './probing.ts';

const START = Date.UTC(2026, 10, 21, 12);
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

test('an exact host of the entry is asked, never one that events name', () => {
  const none = () => undefined;
  const choose = (hosts: object[], organizationId: string | null = null) =>
    chooseTarget({ slug: 'acme', organizationId, hosts, overlayOf: null, standsFor: null }, none)?.host;
  assert.equal(choose([{ host: 'files.acme.com' }, { host: 'api.acme.com' }]), 'api.acme.com');
  assert.equal(choose([{ host: 'files.acme.com' }], 'org_a'), 'files.acme.com');
  assert.equal(
    choose([{ suffix: 'acme.com' }, { host: '*.acme.com' }, { host: 'a.acme.app', hosting: true }]),
    undefined,
  );
  const catalog = () => ({ probe: { host: 'acme.com', path: '/ping' } }) as never;
  const asked = { slug: 'acme', hosts: [{ host: 'api.acme.com' }], overlayOf: null, standsFor: null };
  assert.deepEqual(chooseTarget({ ...asked, organizationId: null }, catalog), { host: 'acme.com', path: '/ping' });
  // A custom vendor of the same slug is another vendor, unless it stands for the one of the catalog.
  assert.deepEqual(chooseTarget({ ...asked, organizationId: 'org_a' }, catalog), { host: 'api.acme.com', path: null });
  const own = { ...asked, organizationId: 'org_a', hosts: [] };
  const acme = catalogServiceId('acme');
  assert.deepEqual(chooseTarget({ ...own, standsFor: acme }, catalog), { host: 'acme.com', path: '/ping' });
  const suffixes = () => ({ hosts: [{ suffix: 'acme.com' }] }) as never;
  const standIn = { ...asked, organizationId: 'org_a', standsFor: acme };
  assert.equal(chooseTarget(standIn, suffixes)?.host, 'api.acme.com');
  // A page that an organization set for the vendor is not, but a page of another vendor whose slug is this one's by now is.
  assert.deepEqual(chooseTarget({ ...own, overlayOf: acme }, catalog), { host: 'acme.com', path: '/ping' });
  assert.equal(chooseTarget({ ...own, overlayOf: catalogServiceId('ac') }, catalog), undefined);
});

for (const store of createTestStores())
  describe(`probing on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('several nodes ask a host in trouble once, and note what they found', async () => {
      await using scene = await begin(await store.open());
      const nodes = [scene.node(), scene.node(), scene.node()];
      for (const node of nodes) node.noteTrouble('svc_a');
      await Promise.all(nodes.map((node) => node.round()));
      const rows = (await scene.rows()).filter(({ purpose }) => purpose === 'trouble');
      assert.deepEqual(
        rows.map(({ service_id, purpose, is_reached, is_failed }) => [service_id, purpose, is_reached, is_failed]),
        [['svc_a', 'trouble', 1, 0]],
      );
      assert.equal(scene.requestsTo('api.a.example'), 1);
    });

    test('an hour of probes is kept of a host, and nothing of it for long', async () => {
      await using scene = await begin(await store.open());
      const { database } = scene;
      for (let index = 0; index < PROBES_PER_HOST + 3; index += 1)
        await database.transaction((db) =>
          addHostProbe(db, {
            serviceId: 'svc_a',
            host: 'api.a.example',
            at: START + index,
            purpose: 'trouble',
            path: null,
            stage: 'dns',
            reason: 'dns',
            status: null,
            isReached: false,
            isFailed: true,
            tookMs: 1,
          }),
        );
      const rows = await scene.rows();
      assert.deepEqual([rows.length, rows[0]?.at], [PROBES_PER_HOST, START + 3]);
      const day = 86_400_000;
      assert.equal(await expireHostProbes(database.kysely, START + day, 1000), 0);
      assert.equal(await expireHostProbes(database.kysely, START + 3 * day, 1000), PROBES_PER_HOST);
      assert.equal(await expireHostProbes(database.kysely, START + 61 * day, 1000), 1);
    });
  });

describe('probing over time', () => {
  const [sqlite] = createTestStores();
  assert.ok(sqlite);

  test('a host in trouble is asked every ten seconds until nobody speaks of it, and others take turns beside it', async () => {
    await using scene = await begin(await sqlite.open());
    const node = scene.node();
    await scene.calm(node, 4);
    const before = (await scene.rows()).length;
    for (let second = 0; second < 60; second += 2) {
      if (second < 40) node.noteTrouble('svc_a');
      scene.clock.advance(2000);
      await node.round();
    }
    const rows = (await scene.rows()).slice(before);
    const trouble = rows.filter(({ purpose }) => purpose === 'trouble');
    assert.equal(trouble.length, 6, JSON.stringify(trouble.map(({ at }) => at - START)));
    assert.ok(trouble.every(({ at }, index) => index === 0 || at - (trouble[index - 1]?.at ?? 0) >= 10_000));
    const compared = rows.filter(({ purpose }) => purpose === 'comparison').map(({ host }) => host);
    assert.deepEqual(new Set(compared), new Set(['api.b.example', 'api.c.example']));
    assert.ok(compared.length <= 6);
    // The custom vendor's host is never asked for others' sake.
    assert.ok(rows.every(({ host, purpose }) => host !== 'api.own.example' || purpose !== 'comparison'));
  });

  test('in calm every linked host is asked once a day, so that it is known to be reachable', async () => {
    await using scene = await begin(await sqlite.open());
    const node = scene.node();
    await scene.calm(node, 10);
    assert.deepEqual(
      (await scene.rows()).map(({ host, purpose }) => [host, purpose]),
      ['a', 'b', 'c', 'own'].map((name) => [`api.${name}.example`, 'calm']),
    );
    scene.clock.advance(24 * 3_600_000);
    await scene.calm(node, 10);
    assert.equal((await scene.rows()).length, 8);
  });

  test('an answer of 500 is a failure only on a path that needs no key', async () => {
    await using scene = await begin(await sqlite.open(), (_request, response) => response.writeHead(503).end());
    const vendors = [{ slug: 'svc_b', probe: { host: 'api.b.example', path: '/ping' } }] as never[];
    const node = scene.node({ vendors });
    node.noteTrouble('svc_a');
    node.noteTrouble('svc_b');
    await node.round();
    const rows = (await scene.rows()).filter(({ purpose }) => purpose === 'trouble');
    const found = rows.map(({ host, path, status, is_failed: isFailed }) => `${host} ${path} ${status} ${isFailed}`);
    assert.deepEqual(new Set(found), new Set(['api.a.example null 503 0', 'api.b.example /ping 503 1']));
    assert.deepEqual(new Set(scene.pages.requests.map(({ method }) => method)), new Set(['GET', 'HEAD']));
  });

  test('a host at a private address is not asked unless the operator allows it', async () => {
    await using scene = await begin(await sqlite.open());
    const node = scene.node({ allow: '' });
    node.noteTrouble('svc_a');
    await node.round();
    assert.deepEqual(await scene.rows(), []);
    assert.equal(scene.pages.requests.length, 0);
  });
});

interface Scene extends AsyncDisposable {
  readonly database: Database;
  readonly clock: HandClock;
  readonly pages: LoopbackPage;
  node(options?: { vendors?: readonly Vendor[]; allow?: string }): Probing;
  rows(): ReturnType<typeof readRows>;
  requestsTo(host: string): number;
  /** So many rounds, ten seconds apart. */
  calm(node: Probing, rounds: number): Promise<void>;
}

/** Three vendors of the catalog and a custom one, all of which a project calls. */
async function begin(
  database: Database,
  answer: Parameters<typeof serve>[0] = (_request, response) => response.end('fine'),
): Promise<Scene> {
  const clock = createHandClock(START);
  const pages = await serve(answer);
  for (const [name, organization] of [
    ['a', null],
    ['b', null],
    ['c', null],
    ['own', 'org_a'],
  ] as const) {
    const id = `svc_${name}`;
    const hosts = [{ host: `api.${name}.example` }];
    await insertService(database.kysely, storedService(id, { hosts, organizationId: organization }));
    await insertLink(database.kysely, { organizationId: 'org_a', projectId: 'proj_a', serviceId: id }, 'manual', START);
  }
  return {
    database,
    clock,
    pages,
    node: ({ vendors = [], allow = '127.0.0.0/8' } = {}) =>
      createProbing({
        database,
        clock,
        log: quiet,
        metrics: createMetrics(),
        findVendor: (slug) => vendors.find((vendor) => vendor.slug === slug),
        probe: createHostProbe({
          allow: parseCidrList(allow),
          userAgent: 'Upriver/test',
          clock,
          lookup: () => Promise.resolve(['127.0.0.1']),
        }),
        originOf: (host) => `http://${host}:${pages.port}`,
      }),
    rows: () => readRows(database),
    requestsTo: (host) => pages.requests.filter(({ headers }) => headers.host?.startsWith(host)).length,
    async calm(node, rounds) {
      for (let round = 0; round < rounds; round += 1) {
        clock.advance(10_000);
        await node.round();
      }
    },
    async [Symbol.asyncDispose]() {
      await pages[Symbol.asyncDispose]();
      await database.close();
    },
  };
}

async function readRows(database: Database) {
  return database.kysely.selectFrom('host_probes').selectAll().orderBy('id').execute();
}
