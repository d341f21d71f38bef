// Faults that leave the same counts of calls under both truths, played through the whole program, one side of each also on PostgreSQL: without the evidence that
// tells them apart the verdict is undecided, with it the answer is right. The counts of other organizations come from organizations over HTTP.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import type { Vendor } from '@upriver/catalog';
import { createTestApp } from '../support/app.ts';
import type { Answer, TestApp } from '../support/app.ts';
import { createTestStores } from '../support/stores.ts';
import type { TestStore } from '../support/stores.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 30_000;
const CALM_MINUTES = 60;
const CALLS_PER_MINUTE = 20;
const FAULT_MINUTES = 8;

const VENDORS: readonly Vendor[] = ['orion', 'lyra'].map((slug) => ({
  slug,
  name: slug,
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: `api.${slug}.example` }],
  packages: {},
  sources: ['known'],
}));

/** How calls to Orion fail while the fault lasts. */
const REFUSED = { status: 0, error_class: 'ECONNREFUSED', latency_ms: 3 };
const BROKEN = { status: 500 };
const UNAUTHORIZED = { status: 401 };

for (const store of createTestStores())
  describe(`twins on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    /** Two sides of one question read and write the same, so the other store answers one. */
    const firstUnlessSqlite = <Side>(sides: readonly Side[]) => (store.name === 'sqlite' ? sides : sides.slice(0, 1));

    test('a change that is reported tells our fault from the vendor’s', async () => {
      await using scene = await begin(store);
      const { api, ours } = scene;
      await scene.pass(CALM_MINUTES);
      ours.failing = BROKEN;
      await scene.pass(FAULT_MINUTES);
      const without = await scene.verdict();
      assert.equal(without.verdict, 'undecided', without.sentence);
      assert.ok(without.wouldDecide.includes('change_markers'), without.wouldDecide.join());
      const at = new Date(api.clock.now() - FAULT_MINUTES * MINUTE_MS).toISOString();
      const change = { kind: 'configuration', at, name: 'pool size' };
      const { status, body } = await api.request('POST', `/api/v1/projects/${ours.project}/changes`, { body: change });
      assert.equal(status, 201, JSON.stringify(body));
      await scene.pass(2);
      const answer = await scene.verdict();
      assert.equal(answer.verdict, 'us', answer.sentence);
      assert.equal(answer.cause?.kind, 'marked_configuration');
    });

    const probed = [
      ['cannot reach the vendor either', true, 'them'],
      ['reaches the vendor', false, 'undecided'],
    ] as const;
    for (const [name, isVendorDown, verdict] of firstUnlessSqlite(probed))
      test(`refused connections of one project, where the server’s own probe ${name}: ${verdict}`, async () => {
        await using hosts = await startHosts();
        await using scene = await begin(store, hosts.originOf);
        await scene.pass(CALM_MINUTES);
        for (let host = 0; host < VENDORS.length; host += 1) {
          await scene.probe();
          scene.api.clock.advance(TICK_MS);
        }
        scene.ours.failing = REFUSED;
        await scene.pass(3);
        const before = await scene.verdict();
        assert.equal(before.verdict, 'undecided', before.sentence);
        assert.ok(before.wouldDecide.includes('server_probe'), before.wouldDecide.join());
        if (isVendorDown) await hosts.close('api.orion.example');
        await scene.pass(FAULT_MINUTES, () => scene.probe());
        const answer = await scene.verdict();
        assert.equal(answer.verdict, verdict, answer.sentence);
        assert.ok(isVendorDown || answer.probabilities.them < before.probabilities.them, answer.sentence);
        const { body } = await scene.api.get('/api/v1/services/orion/evidence');
        assert.ok(body.data.probe.vendor.attempts >= 5);
        assert.equal(body.data.probe.vendor.failed > 0, isVendorDown);
      });

    const seen = [
      ['see it, too', true, 'them', /3 of 3 other organizations see it, too\.$/],
      ['are fine', false, 'us', /None of 3 other organizations sees it\.$/],
    ] as const;
    for (const [what, isFelt, verdict, says] of firstUnlessSqlite(seen))
      test(`refused keys of one project, where other organizations ${what}: ${verdict}`, async () => {
        await using scene = await begin(store);
        const others: Caller[] = [];
        for (const name of ['one', 'two', 'three']) others.push(await scene.join(name));
        await scene.pass(CALM_MINUTES);
        scene.ours.failing = UNAUTHORIZED;
        for (const other of others) other.failing = isFelt ? UNAUTHORIZED : null;
        await scene.pass(FAULT_MINUTES);
        const without = await scene.verdict();
        assert.equal(without.verdict, 'undecided', without.sentence);
        assert.doesNotMatch(without.sentence, /organizations sees? it/);
        for (const one of [scene.ours, ...others]) await scene.share(one, true);
        await scene.pass(2);
        const answer = await scene.verdict();
        assert.equal(answer.verdict, verdict, answer.sentence);
        assert.match(answer.sentence, says);
      });

    test('who does not share neither gives nor gets, fewer than three are nothing, and only counts leave an organization', async () => {
      await using scene = await begin(store);
      const names = ['quartz', 'basalt', 'gneiss', 'marble'];
      const others: Caller[] = [];
      for (const name of names) others.push(await scene.join(name));
      // The only one that shares has nobody to see.
      await scene.share(scene.ours, true);
      await scene.pass(CALM_MINUTES);
      scene.ours.failing = BROKEN;
      for (const other of others) other.failing = BROKEN;
      await scene.pass(4);
      assert.equal((await scene.evidence(scene.ours)).organizations, null);
      for (const other of others.slice(0, 2)) await scene.share(other, true);
      await scene.pass(1);
      assert.equal((await scene.evidence(scene.ours)).organizations, null, 'two others are too few');
      await scene.share(others[2] as Caller, true);
      await scene.pass(1);
      const { organizations } = await scene.evidence(scene.ours);
      assert.deepEqual(Object.keys(organizations ?? {}).toSorted(), ['chance', 'impaired', 'judged']);
      assert.deepEqual([organizations?.judged, organizations?.impaired], [3, 3]);
      const apart = others[3] as Caller;
      assert.equal((await scene.evidence(apart)).organizations, null, 'who does not share does not get');
      assert.doesNotMatch((await scene.verdict(apart)).sentence, /organizations sees? it/);
      // Nothing that names another organization, its project or its identifiers is in any answer about the service.
      for (const path of ['verdicts', 'evidence', 'ledger', 'health'].map((part) => `/api/v1/services/orion/${part}`)) {
        const { bytes, status } = await scene.api.get(`${path}?project=${scene.ours.project}`, {
          token: scene.ours.token,
        });
        if (status !== 200) continue;
        for (const other of others)
          for (const word of [other.name, other.organizationId, other.projectId])
            assert.ok(!bytes.includes(word), `${path} names ${word}`);
      }
      await scene.share(others[0] as Caller, false);
      await scene.pass(1);
      assert.equal((await scene.evidence(scene.ours)).organizations, null, 'who leaves is no longer counted');
    });
  });

interface Caller {
  readonly name: string;
  readonly token: string;
  readonly organizationId: string;
  readonly project: string;
  readonly projectId: string;
  readonly key: string;
  /** How calls to Orion fail; null while they are fine. */
  failing: Readonly<Record<string, unknown>> | null;
}

interface SeriesAnswer {
  readonly verdict: string;
  readonly sentence: string;
  readonly wouldDecide: readonly string[];
  readonly probabilities: { readonly them: number; readonly us: number };
  readonly cause: { readonly kind: string } | null;
}

/** One organization whose only project calls Orion and Lyra, on a new store, and others that join it. */
async function begin(store: TestStore, probeOrigin?: (host: string) => string) {
  const api = await createTestApp(
    { UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8', UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000' },
    {
      database: await store.open(),
      vendors: VENDORS,
      ...(probeOrigin === undefined ? {} : { probeOrigin }),
    },
  );
  const { data } = (await api.get('/api/v1/organizations')).body;
  const ours = await addCaller(api, { name: 'granite', token: api.token, organizationId: data[0].id });
  const callers = [ours];
  return {
    api,
    ours,
    async join(name: string): Promise<Caller> {
      const { body } = await api.request('POST', '/api/v1/organizations', { body: { name, slug: name } });
      const caller = await addCaller(api, { name, token: body.data.token, organizationId: body.data.organization.id });
      callers.push(caller);
      return caller;
    },
    async share({ token }: Caller, sharesCounts: boolean): Promise<void> {
      const { status } = await api.request('PATCH', '/api/v1/settings', { token, body: { sharesCounts } });
      assert.equal(status, 200);
    },
    /** Lets time pass with calls of everybody. */
    async pass(minutes: number, eachTick: () => Promise<void> = () => Promise.resolve()): Promise<void> {
      for (let left = minutes * MINUTE_MS; left > 0;) {
        const span = left > 10 * MINUTE_MS ? 5 * MINUTE_MS : TICK_MS;
        left -= span;
        const from = api.clock.now();
        api.clock.advance(span);
        for (const caller of callers) await call(api, caller, from, span);
        await api.app.judge();
        await eachTick();
      }
    },
    /** Lets the server ask the hosts that are due. Leases end by the clock of the database, which PostgreSQL does not take from the test. */
    async probe(): Promise<void> {
      await api.app.database.kysely.deleteFrom('leases').where('name', 'like', 'probe %').execute();
      await api.app.probeHosts();
    },
    async verdict({ token, project }: Caller = ours): Promise<SeriesAnswer> {
      const { body } = await api.get(`/api/v1/services/orion/verdicts?project=${project}`, { token });
      return body.data.series[0];
    },
    async evidence({ token }: Caller): Promise<{ organizations: Record<string, unknown> | null }> {
      return (await api.get('/api/v1/services/orion/evidence', { token })).body.data;
    },
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}

async function addCaller(api: TestApp, owner: Pick<Caller, 'name' | 'token' | 'organizationId'>): Promise<Caller> {
  const { name, token } = owner;
  const project = `${name}-shop`;
  const made = await api.request('POST', '/api/v1/projects', { token, body: { name: project } });
  const key: Answer = await api.request('POST', `/api/v1/projects/${project}/sdk-keys`, { token, body: { name } });
  return { ...owner, project, projectId: made.body.data.id, key: key.body.data.key, failing: null };
}

/** Evenly spread calls to both vendors; those to Orion fail while the caller's fault lasts, all but a fourth unless keys are refused. */
async function call(api: TestApp, { key, failing }: Caller, from: number, span: number): Promise<void> {
  const count = Math.round((CALLS_PER_MINUTE * span) / MINUTE_MS);
  const batch = Array.from({ length: count }, (_, index) => {
    const usual = {
      endpoint: index % 2 === 0 ? '/v1/charges' : '/v1/refunds',
      status: 200,
      latency_ms: 70 + (index % 7) * 5,
      ts: Math.floor((from + (index * span) / count) / 1000),
      environment: 'production',
      region: 'eu-west-1',
    };
    const isFailing = failing !== null && (failing === UNAUTHORIZED || index % 4 !== 0);
    return [
      { ...usual, host: 'api.orion.example', ...(isFailing ? failing : {}) },
      { ...usual, host: 'api.lyra.example' },
    ];
  }).flat();
  const { status, body } = await api.sendEvents({ sdk_key: key, batch });
  assert.deepEqual([status, body.accepted], [200, batch.length], JSON.stringify(body).slice(0, 500));
}

/** The vendors' hosts on loopback. */
async function startHosts() {
  const servers = new Map<string, ReturnType<typeof createServer>>();
  const ports = new Map<string, number>();
  for (const { hosts } of VENDORS) {
    const server = createServer((_request, response) => response.end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const host = hosts[0]?.host ?? '';
    servers.set(host, server);
    ports.set(host, (server.address() as AddressInfo).port);
  }
  const close = async (host: string): Promise<void> => {
    const server = servers.get(host);
    servers.delete(host);
    if (server === undefined) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return {
    originOf: (host: string) => `http://127.0.0.1:${ports.get(host)}`,
    close,
    async [Symbol.asyncDispose]() {
      for (const host of servers.keys()) await close(host);
    },
  };
}
