// An answer that is sent again is, byte for byte, the one that would be made now: for every organization, whoever wrote what.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createApp, readConfig } from '@upriver/server';
import type { App } from '@upriver/server';
import { START, TEST_VENDORS, createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { catalogServiceId } from '../linking/vendors.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { openDatabase } from '../store/database.ts';
import type { Database, StoreLocation } from '../store/database.ts';
import { createKeptReads } from '../store/freshness/kept-reads.ts';
import { noteLastCheck } from '../store/history/check-times.ts';
import { createKeptIncidents } from '../store/incidents/kept-incidents.ts';
import { createKeptSummaries } from '../store/services/kept-summaries.ts';
import { routes } from './routes/index.ts';
import { openMemoryStore } from '../../../../test/support/memory-store.ts';

const MINUTE = 60_000;
const KEPT = routes.filter(({ isKept }) => isKept);

interface Scene {
  readonly api: TestApp;
  readonly database: Database;
  readonly location: StoreLocation;
  /** Every node, or thread: the answers of all must agree. */
  readonly nodes: readonly App[];
  /** Keeps nothing that it read. */
  readonly forgetful: App;
  readonly tokens: readonly [own: string, other: string];
  /** What fills the parameters of paths. */
  readonly ids: { project: string; service: string; custom: string; incident: string };
  /** Asks another node each time. */
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<{ data: any; status: number }>; // oxlint-disable-line typescript/no-explicit-any -- as test/support/app.ts
}

const steps: readonly (readonly [what: string, act: (scene: Scene) => Promise<unknown>])[] = [
  ['a page reports an outage and an incident', (scene) => report(scene, 'major_outage', null)],
  ['a page reports that it is over', (scene) => report(scene, 'operational', START + MINUTE)],
  ['a page says more of an incident', (scene) => report(scene, 'degraded', null)],
  ['another page reports an incident', (scene) => report(scene, 'degraded', null, catalogServiceId('mailer'))],
  ['an incident of another page is over', (scene) => report(scene, 'operational', START, catalogServiceId('mailer'))],
  ['what pages reported is derived again', reportLate],
  ['a page reports the same again', (scene) => check(scene, 'acme-pay')],
  ['a page that nobody uses reports the same again', (scene) => check(scene, 'mailer')],
  ['a check is not recorded', failToCheck],
  ['another organization links the service', ({ ask, tokens }) => link(ask, 'acme-pay', tokens[1])],
  ['a project is made', ({ ask }) => ask('POST', '/api/v1/projects', { name: 'Shop' })],
  ['a project is renamed', ({ ask, ids }) => ask('PATCH', `/api/v1/projects/${ids.project}`, { name: 'Renamed' })],
  ['a manifest is replaced', ({ ask }) => link(ask, 'mailer-sdk')],
  ['one of two pages reports the same again', (scene) => check(scene, 'acme-pay')],
  ['the other page reports the same again', (scene) => check(scene, 'mailer')],
  ['both report at the same moment', (scene) => Promise.all([check(scene, 'acme-pay'), check(scene, 'mailer')])],
  ['more pages report than are remembered one by one', checkMany],
  ['calls link a service', ({ api }) => api.sendEvents({ sdk_key: api.sdkKey, batch: [event()] })],
  [
    'a status is set by hand for a minute',
    ({ ask, ids, api }) =>
      ask('PUT', `/api/v1/services/${ids.service}/override`, {
        status: 'degraded',
        until: new Date(api.clock.now() + MINUTE).toISOString(),
      }),
  ],
  ['that minute is over', ({ api }) => Promise.resolve(api.clock.advance(MINUTE))],
  [
    'a status is set by hand',
    ({ ask, ids }) => ask('PUT', `/api/v1/services/${ids.service}/override`, { status: 'operational' }),
  ],
  ['a status that was set by hand ends', ({ ask, ids }) => ask('DELETE', `/api/v1/services/${ids.service}/override`)],
  [
    'a vendor of their own is linked',
    ({ ask, ids }) => ask('PUT', `/api/v1/services/${ids.custom}/links/${ids.project}`),
  ],
  [
    'a vendor of their own is renamed',
    ({ ask, ids }) => ask('PATCH', `/api/v1/services/${ids.custom}`, { name: 'Their Own' }),
  ],
  [
    'a page is replaced',
    ({ ask, ids }) =>
      ask('PATCH', `/api/v1/services/${ids.service}/overlay`, {
        page: { statusPageUrl: 'https://status.other.example' },
      }),
  ],
  ['the page of the catalog holds again', ({ ask }) => ask('DELETE', '/api/v1/services/acme-pay/overlay')],
  ['another process writes a row', renameElsewhere],
  ['a vendor of their own is deleted', ({ ask, ids }) => ask('DELETE', `/api/v1/services/${ids.custom}`)],
  ['a project is deleted', ({ ask, ids }) => ask('DELETE', `/api/v1/projects/${ids.project}`)],
  ['an hour passes without a check', ({ api }) => Promise.resolve(api.clock.advance(60 * MINUTE))],
];

for (const store of createTestStores())
  describe(`answers that are sent again, on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('are what would be made now, after every kind of write, on every node, for each organization', async () => {
      const { databases, location } = await store.openTwice();
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: databases[0], checksAnswers: false });
      const beside = await openBeside(api, databases[1]);
      const forgetful = await openBeside(api, forgettingReads(databases[1]));
      try {
        const scene = await setUp(api, { beside, forgetful }, location);
        await compareAll(scene, 'at first');
        for (const [what, act] of steps) {
          await act(scene);
          await compareAll(scene, what);
        }
      } finally {
        await forgetful.close();
        await beside.close();
      }
    });

    test('go only to tokens that may have them at that moment', async () => {
      const { databases } = await store.openTwice();
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: databases[0], checksAnswers: false });
      const beside = await openBeside(api, databases[1]);
      try {
        const expiresAt = new Date(START + 30_000).toISOString();
        const make = async (body: object): Promise<{ id: string; token: string }> =>
          (await api.request('POST', '/api/v1/tokens', { body: { name: 'reader', scopes: ['read'], ...body } })).body
            .data;
        const [revoked, expiring, operator] = [
          await make({}),
          await make({ expiresAt }),
          await make({ scopes: ['operator'] }),
        ];
        const statuses = async (token: string): Promise<number[]> =>
          Promise.all(
            [api.app, beside].map(async (node) => (await getFrom(node, '/api/v1/services', token)).statusCode),
          );
        for (const { token } of [revoked, expiring, revoked, expiring])
          assert.deepEqual(await statuses(token), [200, 200]);
        assert.deepEqual(await statuses(operator.token), [403, 403]);
        await api.request('DELETE', `/api/v1/tokens/${revoked.id}`);
        assert.deepEqual(await statuses(revoked.token), [401, 401]);
        assert.deepEqual(await statuses(expiring.token), [200, 200]);
        api.clock.advance(30_000);
        assert.deepEqual(await statuses(expiring.token), [401, 401]);
      } finally {
        await beside.close();
      }
    });
  });

test('an answer that nothing changed is sent again without a statement, also while events are stored', async () => {
  let statements = 0;
  const count = (): void => void (statements += 1);
  const database = await openMemoryStore({ onStatement: count });
  await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database });
  await link((method, path, body) => askOf(api.app, method, path, body, api.token), 'acme-pay');
  await api.sendEvents({ sdk_key: api.sdkKey, batch: [event()] });
  const etag = String((await api.get('/api/v1/services')).headers['etag']);
  await api.get('/api/v1/services');
  await api.sendEvents({ sdk_key: api.sdkKey, batch: [event()] });
  statements = 0;
  const again = await api.get('/api/v1/services', { headers: { 'if-none-match': etag } });
  assert.deepEqual([again.status, again.bytes.length, again.headers['etag']], [304, 0, etag]);
  assert.equal((await api.get('/api/v1/services')).headers['etag'], etag);
  assert.equal(statements, 0);
});

test('after a check of one service only that one is read again, and answers that do not show it are sent again', async () => {
  let statements: string[] = [];
  const onStatement = (statement: string): void => void statements.push(statement);
  const database = await openMemoryStore({ onStatement });
  await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database });
  const dependencies = { 'acme-pay': '1', 'mailer-sdk': '1' };
  const manifests = [{ path: 'package.json', content: JSON.stringify({ dependencies }) }];
  await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests } });
  const [own, other] = [catalogServiceId('acme-pay'), catalogServiceId('mailer')];
  const paths = ['services', 'incidents', `services/${own}`, `services/${own}/impact`, `services/${other}`];
  const ask = async (): Promise<Record<string, [number, string | null | undefined]>> => {
    const asked: Record<string, [number, string | null | undefined]> = {};
    for (const path of paths) {
      statements = [];
      const { data } = (await api.get(`/api/v1/${path}`)).body;
      const shown = Array.isArray(data) ? data.find(({ id }) => id === own) : data;
      asked[path] = [statements.length, shown?.lastCheckedAt];
    }
    return asked;
  };
  await ask();
  await check({ api, database }, 'acme-pay');
  const checkedAt = new Date(api.clock.now()).toISOString();
  assert.deepEqual(await ask(), {
    services: [1, checkedAt],
    incidents: [0, undefined],
    [`services/${own}`]: [0, checkedAt],
    [`services/${own}/impact`]: [0, undefined],
    [`services/${other}`]: [0, null],
  });
  api.clock.advance(10_000);
  const again = await ask();
  assert.ok(Object.values(again).every(([count]) => count > 0));
});

test('after a change of one incident only those of its service are read again', async () => {
  let statements = 0;
  const onStatement = (): void => void (statements += 1);
  const database = await openMemoryStore({ onStatement });
  await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database });
  const dependencies = { 'acme-pay': '1', 'mailer-sdk': '1' };
  const manifests = [{ path: 'package.json', content: JSON.stringify({ dependencies }) }];
  await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests } });
  const [own, other] = [catalogServiceId('acme-pay'), catalogServiceId('mailer')];
  await report({ api, database }, 'degraded', null, own);
  await report({ api, database }, 'degraded', null, other);
  const incidents = (await api.get('/api/v1/incidents')).body.data;
  const idOf = (service: string): string => incidents.find((shown: any) => shown.service.id === service).id; // oxlint-disable-line typescript/no-explicit-any -- an answer
  const [ofOwn, ofOther] = [idOf(own), idOf(other)];
  const paths = [
    'services',
    `services/${own}`,
    `services/${other}`,
    'incidents',
    `incidents/${ofOwn}`,
    `incidents/${ofOther}`,
  ];
  const ask = async (): Promise<Record<string, number>> => {
    const asked: Record<string, number> = {};
    for (const path of paths) {
      statements = 0;
      await api.get(`/api/v1/${path}`);
      asked[path] = statements;
    }
    return asked;
  };
  await ask();
  await report({ api, database }, 'major_outage', null, own);
  assert.deepEqual(await ask(), {
    // The status has changed, too.
    services: 1,
    // Its components and its incidents.
    [`services/${own}`]: 2,
    [`services/${other}`]: 0,
    // They are in memory already.
    incidents: 0,
    [`incidents/${ofOwn}`]: 2,
    [`incidents/${ofOther}`]: 0,
  });
});

test('requests that come together wait for one of them to make the answer, and make it themselves where it failed', async () => {
  let statements = 0;
  let failures = 0;
  const onStatement = (statement: string): void => {
    if (!/^select .* from "incidents"/.test(statement)) return;
    statements += 1;
    if (statements <= failures) throw new Error('the store failed');
  };
  const database = await openMemoryStore({ onStatement });
  await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database });
  const ask = async (): Promise<number[]> =>
    (await Promise.all(Array.from({ length: 8 }, () => api.get('/api/v1/incidents')))).map(({ status }) => status);
  const touch = (): Promise<unknown> => database.kysely.deleteFrom('incidents').execute();
  await link((method, path, body) => askOf(api.app, method, path, body, api.token), 'acme-pay');
  await api.get('/api/v1/incidents');
  await touch();
  statements = 0;
  assert.deepEqual([await ask(), statements], [Array(8).fill(200), 1]);
  await touch();
  statements = 0;
  failures = 1;
  const statuses = await ask();
  assert.deepEqual([statuses.filter((status) => status === 200).length, statements <= 8], [7, true]);
});

test('an answer that was read while a table was being written is not kept', async () => {
  const database = await openMemoryStore();
  await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database });
  const { freshness, kysely } = database;
  const read = () => kysely.selectFrom('projects').select('name').execute();
  const { basis } = await freshness.observe(read);
  assert.ok(basis !== undefined && freshness.isCurrent(basis));
  const during = await freshness.observe(async () => {
    await read();
    await api.request('POST', '/api/v1/projects', { body: { name: 'New' } });
    return read();
  });
  assert.equal(during.basis, undefined);
  assert.ok(!freshness.isCurrent(basis));
});

async function setUp(
  api: TestApp,
  { beside, forgetful }: { readonly beside: App; readonly forgetful: App },
  location: StoreLocation,
): Promise<Scene> {
  const { app, token } = api;
  let turn = 0;
  const nodes = [app, beside] as const;
  const ask: Scene['ask'] = (method, path, body, asker = token) => {
    turn += 1;
    return askOf(nodes[turn % 2] ?? app, method, path, body, asker);
  };
  const other = (await ask('POST', '/api/v1/organizations', { name: 'Other', slug: 'other' })).data.token;
  await ask('POST', '/api/v1/projects', { name: 'Default' }, other);
  await link(ask, 'acme-pay');
  const custom = await ask('POST', '/api/v1/services', {
    name: 'Own',
    slug: 'own',
    statusPageUrl: null,
    hosts: ['own.example'],
  });
  const ids = {
    project: (await ask('GET', '/api/v1/projects')).data[0].id,
    service: (await ask('GET', '/api/v1/services')).data[0].id,
    custom: custom.data.id,
    incident: '',
  };
  const scene = { api, database: app.database, location, nodes, forgetful, tokens: [token, other] as const, ids, ask };
  await report(scene, 'degraded', null);
  ids.incident = (await ask('GET', '/api/v1/incidents')).data[0].id;
  return scene;
}

let freshAsked = 0;

/** Asks each node for what it may have kept, and one that keeps no reads under an address that nobody asked before. */
async function compareAll(scene: Scene, what: string): Promise<void> {
  const { ids } = scene;
  const paths = KEPT.flatMap(({ path }) => {
    const noun = path.split('/')[3]?.slice(0, -1) as 'service' | 'project' | 'incident';
    return noun === 'service' && path.includes(':id')
      ? [path.replace(':id', ids.service), path.replace(':id', 'own')]
      : [path.replace(':id', ids[noun])];
  });
  const all = [...paths, '/api/v1/services?limit=1', '/api/v1/incidents?project=default'];
  await Promise.all(scene.tokens.flatMap((token) => all.map((path) => compare(scene, path, token, what))));
}

async function compare({ nodes, forgetful }: Scene, path: string, token: string, what: string): Promise<void> {
  freshAsked += 1;
  const fresh = `${path}${path.includes('?') ? '' : '?'}${'&'.repeat(freshAsked)}`;
  const made = seen(await getFrom(forgetful, fresh, token));
  for (const node of nodes) assert.deepEqual(seen(await getFrom(node, path, token)), made, `${path} after: ${what}`);
}

/** Everything but what is of one request. */
function seen({ statusCode, headers, body }: Awaited<ReturnType<typeof getFrom>>) {
  const { 'x-request-id': _id, date: _date, link: next, ...others } = headers;
  return {
    statusCode,
    body: statusCode === 200 ? body : undefined,
    others: statusCode === 200 ? others : {},
    hasNext: next !== undefined,
  };
}

/** Over HTTP, as the kept ones are sent in front of the framework. */
async function getFrom(node: App | undefined, path: string, token: string) {
  assert.ok(node !== undefined);
  const listening = addresses.get(node) ?? node.listen();
  addresses.set(node, listening);
  const response = await fetch((await listening) + path, { headers: { authorization: `Bearer ${token}` } });
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers) as Record<string, string | undefined>,
    body: await response.text(),
  };
}

const addresses = new WeakMap<App, Promise<string>>();

async function askOf(node: App, method: string, path: string, body: unknown, token: string) {
  const response = await node.http.inject({
    method: method as 'GET',
    url: path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  assert.ok(response.statusCode < 300, `${method} ${path}: ${response.statusCode} ${response.body}`);
  return { status: response.statusCode, data: response.body === '' ? undefined : JSON.parse(response.body).data };
}

function link(ask: Scene['ask'], name: string, token?: string): Promise<unknown> {
  const manifests = [{ path: 'package.json', content: JSON.stringify({ dependencies: { [name]: '1' } }) }];
  return ask('PUT', '/api/v1/projects/default/manifests', { manifests }, token);
}

async function report(
  { api, database, ids }: Pick<Scene, 'api' | 'database'> & Partial<Pick<Scene, 'ids'>>,
  status: 'operational' | 'degraded' | 'major_outage',
  resolvedAt: number | null,
  service = ids?.service ?? '',
): Promise<void> {
  const incident = {
    externalId: 'i1',
    kind: 'incident' as const,
    title: `We are ${status}`,
    impact: 'major' as const,
    status: resolvedAt === null ? ('investigating' as const) : ('resolved' as const),
    startedAt: START,
    resolvedAt,
    updates: [{ externalId: status, status: 'investigating' as const, body: status, createdAt: START }],
  };
  api.clock.advance(1000);
  const components = [{ externalId: 'c1', name: 'API', status }];
  const observation = { status, components, incidents: [incident], listsAllUnresolved: true };
  await recordObservation(database, service, observation, api.clock.now());
}

/** An observation that was made before those that are known: what follows from all of them is written anew. */
async function reportLate({ api, database, ids }: Scene): Promise<void> {
  const observation = { status: 'degraded' as const, components: [], incidents: [], listsAllUnresolved: true };
  await recordObservation(database, ids.service, observation, api.clock.now() - 1500);
}

/** A check that finds what the check before found. */
async function check({ api, database }: Pick<Scene, 'api' | 'database'>, slug: string): Promise<void> {
  api.clock.advance(1000);
  await database.transaction((db) => noteLastCheck(db, catalogServiceId(slug), api.clock.now()));
}

/** In one commit. */
async function checkMany({ api, database, ids }: Scene): Promise<void> {
  api.clock.advance(1000);
  await database.transaction(async (db) => {
    for (let number = 0; number < 300; number += 1) await noteLastCheck(db, `svc_${number}`, api.clock.now());
    await noteLastCheck(db, ids.service, api.clock.now());
  });
}

async function failToCheck({ database, ids }: Scene): Promise<void> {
  const work = database.transaction(async (db) => {
    await db.updateTable('services').set({ current_status: 'major_outage' }).where('id', '=', ids.service).execute();
    throw new Error('the check is not recorded');
  });
  await assert.rejects(work, /not recorded/);
}

/**
 * As `upriver owner-link` does, or somebody with a shell of the database. A thread that commits at the same moment hides it from the
 * others, for as long as an answer is kept at most.
 */
async function renameElsewhere({ api, location, ids }: Scene): Promise<void> {
  const database = openDatabase(location);
  await database.kysely.updateTable('services').set({ name: 'Elsewhere' }).where('id', '=', ids.service).execute();
  await database.close();
  api.clock.advance(10_000);
}

/** The same store, of which nothing that was read is used again. */
function forgettingReads(database: Database): Database {
  const { freshness, kysely } = database;
  return {
    ...database,
    keptReads: createKeptReads(freshness, 0),
    keptSummaries: createKeptSummaries(() => kysely, freshness, 0),
    keptIncidents: createKeptIncidents(() => kysely, freshness, 0),
    close: () => Promise.resolve(),
  };
}

function openBeside({ clock }: TestApp, database: Database): Promise<App> {
  const config = readConfig({
    UPRIVER_LOG_LEVEL: 'silent',
    UPRIVER_PORT: '0',
    UPRIVER_POLL: 'off',
    UPRIVER_PROBE: 'off',
    UPRIVER_SECRET_KEY: 'a key that protects nothing but tests',
  });
  return createApp(config, { clock, vendors: TEST_VENDORS, database });
}
