import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { MINUTE_MS } from '../domain/time.ts';
import { recordObservation } from '../store/checks/record-check.ts';

const TOOLS = [
  'acknowledge',
  'check_service',
  'get_blast_radius',
  'get_service_history',
  'is_it_us_or_them',
  'list_incidents',
  'search_catalog',
];
const TRACE = `StripeLikeError: connect ETIMEDOUT
    at Client.charge (/srv/app/node_modules/acme-pay/lib/client.js:10:5)
    at https://api.acmepay.com/v1/charges`;

for (const store of createTestStores())
  describe(`/mcp on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('lists tools with schemas, resources and the prompt to the official client', async () => {
      await using scene = await createScene(await store.open());
      const { client, api } = scene;
      await api.request('PUT', '/api/v1/services/acme-pay/links/default');
      const { tools } = await client.listTools();
      assert.deepEqual(tools.map(({ name }) => name).sort(), TOOLS);
      for (const tool of tools) {
        assert.equal(tool.outputSchema?.['type'], 'object', tool.name);
        assert.ok((tool.description ?? '').length > 20);
        assert.equal(tool.annotations?.readOnlyHint, tool.name !== 'acknowledge');
      }
      const { resources } = await client.listResources();
      assert.deepEqual(resources.map(({ uri }) => uri).sort(), [
        'upriver://projects/default',
        'upriver://services/acme-pay',
      ]);
      const { resourceTemplates } = await client.listResourceTemplates();
      assert.deepEqual(resourceTemplates.map(({ uriTemplate }) => uriTemplate).sort(), [
        'upriver://projects/{slug}',
        'upriver://services/{slug}',
      ]);
      for (const uri of resources.map((one) => one.uri)) {
        const [content] = (await client.readResource({ uri })).contents;
        assert.ok(content !== undefined && 'text' in content);
        const read = JSON.parse(content.text);
        assert.equal((read.service ?? read.project).slug, uri.split('/').at(-1));
        assert.equal(read.verdicts.verdict, 'cannot_say');
      }
      const { prompts } = await client.listPrompts();
      assert.deepEqual(
        prompts.map(({ name, arguments: given }) => [name, given?.map((one) => [one.name, one.required ?? false])]),
        [['error_to_answer', [['error', true], ['project', false]]]], // prettier-ignore
      );
      const prompt = await client.getPrompt({ name: 'error_to_answer', arguments: { error: TRACE, project: 'web' } });
      const content = prompt.messages[0]?.content;
      assert.ok(content?.type === 'text' && content.text.includes(TRACE) && content.text.includes('is_it_us_or_them'));
    });

    test('answers whose fault an error is, from a stack trace or a host, with evidence and links', async () => {
      await using scene = await createScene(await store.open());
      const { api } = scene;
      const calm = await scene.call('is_it_us_or_them', { error: TRACE });
      assert.deepEqual([calm.verdict, calm.vendors], ['cannot_say', [found('host', 'api.acmepay.com')]]);
      await scene.pass(60);
      assert.equal((await scene.call('is_it_us_or_them', { host: 'api.acmepay.com' })).verdict, 'healthy');
      assert.equal((await scene.call('is_it_us_or_them', {})).verdict, 'healthy');
      const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
      await recordObservation(api.app.database, id, outage(), api.clock.now());
      await scene.pass(5, 2);
      await api.app.notify();
      for (const input of [{ error: TRACE, project: 'default' }, { host: 'api.acmepay.com' }, {}]) {
        const told = await scene.call('is_it_us_or_them', input);
        assert.ok(['them', 'undecided'].includes(told.verdict), told.sentence);
        assert.equal(told.services[0].service.slug, 'acme-pay');
        assert.equal(told.services[0].page.status, 'major_outage');
        assert.equal(told.services[0].page.activeIncidents[0].title, 'API errors');
        const [calls] = told.services[0].calls;
        assert.equal(calls.project.slug, 'default');
        assert.ok(calls.calls > 0 && calls.probabilities.them > calls.probabilities.us);
        assert.deepEqual(told.links, [{ title: 'Status page of Acme Pay', url: 'https://status.acmepay.example' }]);
        assert.equal(told.alerts.length, 1);
        assert.deepEqual((await api.request('POST', '/api/v1/is-it-us-or-them', { body: input })).body.data, told);
      }
      const lost = { host: 'api.acmepay.com', project: 'nowhere' };
      assert.equal((await api.request('POST', '/api/v1/is-it-us-or-them', { body: lost })).status, 404);
      const trace = `at run (/srv/node_modules/acme-pay/lib/client.js:10:5)`;
      assert.deepEqual((await scene.call('is_it_us_or_them', { error: trace })).vendors, [
        found('package', 'acme-pay'),
      ]);
      const named = await scene.call('is_it_us_or_them', { error: 'AcmePayError: no answer' });
      assert.deepEqual(named.vendors, [found('name', 'Acme Pay')]);
      assert.match(named.sentence, /found by its name alone/);
      const none = await scene.call('is_it_us_or_them', { error: 'TypeError: x is not a function at index.js:1' });
      assert.deepEqual([none.verdict, none.services, none.vendors], ['cannot_say', [], []]);
      const checked = await scene.call('check_service', { service: 'acme-pay' });
      assert.equal(checked.page.status, 'major_outage');
      assert.deepEqual(checked.impairedComponents, [{ name: 'API', status: 'major_outage' }]);
      assert.equal((await scene.call('list_incidents', {})).incidents.length, 1);
      assert.equal((await scene.call('list_incidents', { impact: 'minor' })).incidents.length, 0);
      const history = await scene.call('get_service_history', { service: 'acme-pay', days: 2 });
      assert.equal(history.statusChanges[0].to, 'major_outage');
      assert.equal(history.incidents.length, 1);
      assert.ok(history.seconds.major_outage > 0);
      const { vendors } = await scene.call('search_catalog', { query: 'acmepay.com' });
      assert.deepEqual([vendors[0].slug, vendors[0].linked], ['acme-pay', true]);
      const radius = await scene.call('get_blast_radius', { service: 'acme-pay' });
      assert.deepEqual([radius.totalProjects, radius.projects[0].name], [1, 'Default']);
    });

    test('acknowledges with a token of scope write only, as who has the token', async () => {
      await using scene = await createScene(await store.open());
      const { api } = scene;
      const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
      await api.request('PUT', '/api/v1/services/acme-pay/links/default');
      await recordObservation(api.app.database, id, outage(), api.clock.now());
      await api.app.notify();
      const { alerts } = await scene.call('is_it_us_or_them', { error: 'AcmePayError' });
      const { token } = (await api.request('POST', '/api/v1/tokens', { body: { name: 'assistant', scopes: ['read'] } }))
        .body.data;
      await using reader = await connect(scene.url, token);
      const refused = await reader.client.callTool({ name: 'acknowledge', arguments: { alert: alerts[0].id } });
      assert.equal(refused.isError, true);
      assert.match(JSON.stringify(refused.content), /lacks the scope \\"write\\".*missing_scope/);
      const done = await scene.call('acknowledge', { alert: alerts[0].id, by: 'jo' });
      assert.equal(done.acknowledgedBy, 'jo');
      const [entry] = (await api.get('/api/v1/audit-log')).body.data;
      assert.deepEqual([entry.action, entry.actor.kind], ['alert.acknowledge', 'token']);
    });

    test('as another organization everything is unknown', async () => {
      await using scene = await createScene(await store.open());
      const { api } = scene;
      const other = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
        .body.data;
      const secret = 'zebra-only-mine';
      const project = (await api.request('POST', '/api/v1/projects', { body: { name: secret } })).body.data;
      const own = (
        await api.request('POST', '/api/v1/services', {
          body: { name: secret, statusPageUrl: `https://${secret}.example`, hosts: [`api.${secret}.example`] },
        })
      ).body.data;
      for (const service of [own.id, 'acme-pay'])
        await api.request('PUT', `/api/v1/services/${service}/links/${project.id}`);
      await recordObservation(api.app.database, own.id, outage(secret), api.clock.now());
      await api.app.notify();
      const [alert] = (await api.get('/api/v1/alerts')).body.data;
      await using stranger = await connect(scene.url, other.token);
      const inputs: [string, Record<string, unknown>][] = [
        ['acknowledge', { alert: alert.id }],
        ...['check_service', 'get_blast_radius', 'get_service_history'].flatMap((name): typeof inputs => [
          [name, { service: own.id }],
          [name, { service: secret }],
          [name, { service: '../tokens' }],
        ]),
        ['check_service', { service: 'acme-pay', project: project.id }],
        ['is_it_us_or_them', { project: project.id }],
      ];
      for (const [name, given] of inputs) {
        const answer = await stranger.client.callTool({ name, arguments: given });
        assert.equal(answer.isError, true, `${name} ${JSON.stringify(given)}`);
        assert.match(JSON.stringify(answer.content), /not_found/, name);
      }
      const empty: typeof inputs = [
        ['is_it_us_or_them', { error: `https://api.${secret}.example/x ${secret}` }],
        ['is_it_us_or_them', {}],
        ['list_incidents', {}],
        ['search_catalog', { query: secret }],
        ['get_blast_radius', { service: 'acme-pay' }],
      ];
      for (const [name, given] of empty) {
        const answer = await stranger.client.callTool({ name, arguments: given });
        assert.ok(!answer.isError, JSON.stringify(answer));
        const text = JSON.stringify(answer);
        assert.ok(!text.includes(own.id) && !text.includes(project.id) && !text.includes(`${secret} trouble`), text);
      }
      for (const uri of [`upriver://services/${secret}`, `upriver://projects/${secret}`])
        await assert.rejects(stranger.client.readResource({ uri }), /not_found/);
      assert.ok(!JSON.stringify(await stranger.client.listResources()).includes(secret));
      const untouched = (await api.get(`/api/v1/alerts/${alert.id}`)).body.data;
      assert.equal(untouched.acknowledgedAt, null);
    });

    test('refuses who has no token, pages of other sites, and what is no message', async () => {
      await using scene = await createScene(await store.open());
      const { api } = scene;
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
      const accept = 'application/json, text/event-stream';
      const ask = (token: string | null, headers = {}, given: unknown = body) =>
        api.request('POST', '/mcp', { token, body: given, headers: { accept, ...headers } });
      const nobody = await ask(null);
      assert.deepEqual([nobody.status, nobody.headers['www-authenticate']], [401, 'Bearer']);
      assert.equal((await ask(api.sdkKey)).status, 403);
      assert.equal((await ask(api.token, { origin: 'https://evil.example' })).status, 403);
      assert.equal((await ask(api.token, {}, { method: 'tools/list' })).status, 400);
      assert.equal((await ask(api.token, {}, [])).status, 400);
      assert.equal((await ask(api.token)).status, 200);
      for (const method of ['GET', 'DELETE']) assert.equal((await api.request(method, '/mcp')).status, 405);
      const wrong: [name: string, given: Record<string, unknown>, says: RegExp][] = [
        ['check_service', { service: 7 }, /service must be a text/],
        ['check_service', {}, /service is missing/],
        ['check_service', { service: 'acme-pay', typo: 1 }, /typo is not a known field/],
        ['list_incidents', { impact: 'huge' }, /impact must be one of none, minor, major, critical/],
        ['check_service', { service: 'nope' }, /No such service.*search_catalog finds/],
        ['list_incidents', { project: 'nope' }, /No such project.*The projects are: default\./],
        ['acknowledge', { alert: 'alt_nope' }, /No such alert.*is_it_us_or_them lists/],
      ];
      for (const [name, given, says] of wrong) {
        const answer = await scene.client.callTool({ name, arguments: given });
        assert.equal(answer.isError, true, name);
        assert.match(JSON.stringify(answer.content), says);
      }
      await assert.rejects(scene.client.callTool({ name: 'drop_tables', arguments: {} }), /drop_tables/);
    });
  });

/** A server on a free port with the official client, as the first admin token. */
async function createScene(database: Awaited<ReturnType<ReturnType<typeof createTestStores>[number]['open']>>) {
  const api = await createTestApp({ UPRIVER_POLL: 'off' }, { database });
  const url = await api.app.http.listen({ host: '127.0.0.1', port: 0 });
  // What changed before the first review is told nobody.
  await api.app.notify();
  const { client, [Symbol.asyncDispose]: close } = await connect(url, api.token);
  return {
    api,
    url,
    client,
    /** @returns what the tool answered, which the client has checked against its schema */
    // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
    async call(name: string, given: Record<string, unknown>): Promise<any> {
      const answer = await client.callTool({ name, arguments: given });
      assert.ok(!answer.isError, JSON.stringify(answer.content));
      return answer.structuredContent;
    },
    /** Lets minutes pass with sixty calls in each, of which every `failing`th fails. */
    async pass(minutes: number, failing?: number): Promise<void> {
      for (let minute = 0; minute < minutes; minute += 1) {
        api.clock.advance(MINUTE_MS);
        await sendCalls(api, failing);
        await api.app.judge();
      }
    },
    async [Symbol.asyncDispose]() {
      await close();
      await api[Symbol.asyncDispose]();
    },
  };
}

async function connect(url: string, token: string) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }));
  return { client, [Symbol.asyncDispose]: () => client.close() };
}

async function sendCalls(api: TestApp, failing: number | undefined): Promise<void> {
  const batch = Array.from({ length: 60 }, (_, index) =>
    event({
      ts: Math.floor(api.clock.now() / 1000) - 5,
      status: failing !== undefined && index % failing === 0 ? 503 : 200,
      environment: 'production',
    }),
  );
  assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch })).body.accepted, batch.length);
}

function found(by: string, text: string): object {
  return { slug: 'acme-pay', by, text };
}

function outage(title = 'API errors') {
  return {
    status: 'major_outage',
    listsAllUnresolved: true,
    components: [{ externalId: 'api', name: 'API', status: 'major_outage' }],
    incidents: [
      {
        externalId: 'one',
        kind: 'incident',
        title,
        impact: 'critical',
        status: 'investigating',
        startedAt: Date.UTC(2026, 10, 21, 12, 59),
        resolvedAt: null,
        updates: [],
      },
    ],
  } as const;
}
