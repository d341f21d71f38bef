import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { START, createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { routes } from './routes/index.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('credentials', () => {
  test('no, unknown, expired and revoked tokens are 401; an SDK key is 403', async () => {
    await using api = await createTestApp();
    for (const token of [null, 'upr_api_unknown', 'nonsense'])
      assert.equal((await api.get('/api/v1/services', { token })).status, 401);
    const wrong = await api.get('/api/v1/services', { token: api.sdkKey });
    assert.deepEqual([wrong.status, wrong.body.code], [403, 'wrong_credential']);
    const created = await api.request('POST', '/api/v1/tokens', {
      body: { name: 'short', scopes: ['read'], expiresAt: new Date(START + 1000).toISOString() },
    });
    assert.equal(created.status, 201);
    const { token, id } = created.body.data;
    assert.equal((await api.get('/api/v1/services', { token })).status, 200);
    api.clock.advance(1000);
    assert.equal((await api.get('/api/v1/services', { token })).status, 401);
    const lasting = await api.request('POST', '/api/v1/tokens', { body: { name: 'lasting', scopes: ['read'] } });
    assert.equal((await api.request('DELETE', `/api/v1/tokens/${lasting.body.data.id}`)).status, 204);
    assert.equal((await api.get('/api/v1/services', { token: lasting.body.data.token })).status, 401);
    const listed = (await api.get('/api/v1/tokens')).body.data;
    assert.equal(listed.length, 3);
    assert.ok(!JSON.stringify(listed).includes(token));
    assert.ok(listed.some((entry: { id: string }) => entry.id === id));
  });

  test('a scope that is missing is 403 and says which', async () => {
    await using api = await createTestApp();
    const make = async (scopes: string[]) =>
      (await api.request('POST', '/api/v1/tokens', { body: { name: 't', scopes } })).body.data.token;
    const read = await make(['read']);
    const write = await make(['write']);
    assert.equal((await api.get('/api/v1/projects', { token: write })).status, 200);
    const refused = await api.request('POST', '/api/v1/projects', { token: read, body: { name: 'x' } });
    assert.deepEqual([refused.status, refused.body.code], [403, 'missing_scope']);
    assert.match(refused.body.error, /"write"/);
    assert.equal((await api.get('/api/v1/tokens', { token: write })).status, 403);
    assert.equal((await api.get('/api/v1/organizations', { token: read })).status, 403);
  });
});

describe('services', () => {
  test('lists linked services once, by name, with exactly the documented fields', async () => {
    await using api = await createTestApp();
    assert.deepEqual((await api.get('/api/v1/services')).body, { data: [] });
    await link(api);
    const { body } = await api.get('/api/v1/services');
    assert.deepEqual(
      body.data.map(({ slug }: { slug: string }) => slug),
      ['acme-pay', 'mailer'],
    );
    assert.deepEqual(body.data[0], {
      id: body.data[0].id,
      name: 'Acme Pay',
      slug: 'acme-pay',
      currentStatus: 'unknown',
      statusPageUrl: 'https://status.acmepay.example',
      lastCheckedAt: null,
    });
    assert.match(body.data[0].id, /^svc_[a-z2-7]{26}$/);
  });

  test('pages with limit and cursor reach every entry once, and filters narrow', async () => {
    await using api = await createTestApp();
    await link(api);
    const first = await api.get('/api/v1/services?limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1];
    const second = await api.get(next ?? '');
    assert.deepEqual([first.body.data[0].slug, second.body.data[0].slug], ['acme-pay', 'mailer']);
    assert.equal(second.headers['link'], undefined);
    assert.equal((await api.get('/api/v1/services?status=operational')).body.data.length, 0);
    assert.equal((await api.get('/api/v1/services?project=default')).body.data.length, 2);
    assert.equal((await api.get('/api/v1/services?project=none')).status, 404);
    for (const query of ['limit=0', 'limit=5000', 'cursor=x', 'status=green'])
      assert.equal((await api.get(`/api/v1/services?${query}`)).status, 400, query);
  });

  test('one service by identifier or slug, with components and unresolved incidents', async () => {
    await using api = await createTestApp();
    await link(api);
    const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
    await observe(api, id);
    const { body } = await api.get(`/api/v1/services/${id}`);
    assert.deepEqual(Object.keys(body.data).sort(), [
      'activeIncidents',
      'components',
      'currentStatus',
      'id',
      'lastCheckedAt',
      'name',
      'slug',
      'statusPageUrl',
    ]);
    assert.deepEqual(
      body.data.components.map(({ name, currentStatus }: Record<string, string>) => [name, currentStatus]),
      [['API', 'major_outage']],
    );
    assert.deepEqual(body.data.activeIncidents, [
      {
        id: body.data.activeIncidents[0].id,
        title: 'API down',
        impact: 'critical',
        status: 'identified',
        startedAt: new Date(START - 60_000).toISOString(),
      },
    ]);
    assert.equal(body.data.lastCheckedAt, new Date(START).toISOString());
    assert.deepEqual((await api.get('/api/v1/services/acme-pay')).body, body);
    assert.equal((await api.get('/api/v1/services/nobody')).status, 404);
  });

  test('the impact list counts every distinct entry, one name in two ecosystems twice', async () => {
    await using api = await createTestApp();
    await put(api, [
      ['package.json', '{"dependencies":{"acme-pay":"^1.0.0"},"devDependencies":{"@acme-pay/test":"^2.0.0"}}'],
      ['api/requirements.txt', 'acme-pay==1.2\n'],
      ['web/package.json', '{"dependencies":{"acme-pay":"^1.0.0"}}'],
      ['old/package.json', '{"dependencies":{"acme-pay":"^0.9.0"}}'],
    ]);
    const { data } = (await api.get('/api/v1/services/acme-pay/impact')).body;
    assert.deepEqual(Object.keys(data), ['serviceId', 'totalProjects', 'totalDependencies', 'projects']);
    assert.deepEqual([data.totalProjects, data.totalDependencies], [1, 3]);
    assert.deepEqual(data.projects[0].dependencies, [
      { name: 'acme-pay', version: '^0.9.0', ecosystem: 'npm' },
      { name: 'acme-pay', version: '^1.0.0', ecosystem: 'npm' },
      { name: 'acme-pay', version: '==1.2', ecosystem: 'pypi' },
    ]);
    assert.equal((await api.get('/api/v1/services/acme-pay/impact?scope=all')).body.data.totalDependencies, 4);
    assert.equal((await api.get('/api/v1/services/acme-pay/impact?scope=some')).status, 400);
  });

  test('a failed check changes neither status nor lastCheckedAt, and is in the log of checks', async () => {
    await using api = await createTestApp();
    await link(api);
    const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
    await observe(api, id);
    const before = (await api.get('/api/v1/services/acme-pay')).body;
    api.clock.advance(60_000);
    await api.app.check(id);
    assert.deepEqual((await api.get('/api/v1/services/acme-pay')).body, before);
    const [check] = (await api.get('/api/v1/services/acme-pay/checks')).body.data;
    assert.deepEqual([check.outcome, check.at, check.status], ['failed', new Date(START + 60_000).toISOString(), null]);
  });
});

describe('incidents', () => {
  test('unresolved incidents of linked services, newest first, with exactly the documented fields', async () => {
    await using api = await createTestApp();
    const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
    await observe(api, id);
    assert.deepEqual((await api.get('/api/v1/incidents')).body, { data: [] });
    await link(api);
    const { body } = await api.get('/api/v1/incidents');
    assert.deepEqual(body.data, [
      {
        id: body.data[0].id,
        title: 'API down',
        impact: 'critical',
        status: 'identified',
        startedAt: new Date(START - 60_000).toISOString(),
        service: { id, name: 'Acme Pay', slug: 'acme-pay' },
      },
    ]);
    assert.equal((await api.get('/api/v1/incidents?impact=minor')).body.data.length, 0);
    assert.equal(
      (await api.get('/api/v1/incidents?impact=critical&status=identified&project=default')).body.data.length,
      1,
    );
    assert.equal((await api.get('/api/v1/incidents?impact=huge')).status, 400);
    const detail = (await api.get(`/api/v1/incidents/${body.data[0].id}`)).body.data;
    assert.deepEqual(Object.keys(detail).sort(), [
      'id',
      'impact',
      'resolvedAt',
      'service',
      'startedAt',
      'status',
      'statusPageUrl',
      'title',
      'updates',
    ]);
    assert.equal(detail.resolvedAt, null);
    assert.equal(detail.statusPageUrl, 'https://status.acmepay.example/incidents/i1');
    assert.deepEqual(
      detail.updates.map(({ body: text }: { body: string }) => text),
      ['Looking', 'Found'],
    );
    assert.match(detail.updates[0].createdAt, ISO);
    assert.equal((await api.get('/api/v1/incidents/inc_none')).status, 404);
  });

  test('maintenance is not an active incident and has its own list', async () => {
    await using api = await createTestApp();
    await link(api);
    const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
    await recordObservation(
      api.app.database,
      id,
      {
        status: 'maintenance',
        listsAllUnresolved: true,
        incidents: [
          {
            externalId: 'm1',
            kind: 'maintenance',
            title: 'Upgrade',
            impact: 'none',
            status: 'in_progress',
            startedAt: START,
            resolvedAt: null,
            scheduledFor: START,
            scheduledUntil: START + 1000,
            updates: [],
          },
        ],
      },
      START,
    );
    assert.deepEqual((await api.get('/api/v1/incidents')).body.data, []);
    assert.deepEqual((await api.get('/api/v1/services/acme-pay')).body.data.activeIncidents, []);
    const [maintenance] = (await api.get('/api/v1/maintenances')).body.data;
    assert.deepEqual(
      [maintenance.title, maintenance.scheduledUntil],
      ['Upgrade', new Date(START + 1000).toISOString()],
    );
  });
});

describe('every answer', () => {
  test('carries an ETag that gives 304, and a request id', async () => {
    await using api = await createTestApp();
    const first = await api.get('/api/v1/services');
    const etag = String(first.headers['etag']);
    const again = await api.get('/api/v1/services', { headers: { 'if-none-match': `"other", W/${etag}` } });
    assert.deepEqual([again.status, again.body, again.headers['etag']], [304, '', etag]);
    await link(api);
    assert.equal((await api.get('/api/v1/services', { headers: { 'if-none-match': etag } })).status, 200);
    const named = await api.get('/nothing', { headers: { 'x-request-id': 'abc-1' } });
    assert.deepEqual(
      [named.headers['x-request-id'], named.body.requestId, named.body.code],
      ['abc-1', 'abc-1', 'not_found'],
    );
    const forged = await api.get('/nothing', { headers: { 'x-request-id': 'a b\tc' } });
    assert.notEqual(forged.headers['x-request-id'], 'a b\tc');
  });

  test('that refuses says what is wrong and where', async () => {
    await using api = await createTestApp();
    const post = (body: unknown, headers = {}) => api.request('POST', '/api/v1/projects', { body, headers });
    const missing = await post({});
    assert.deepEqual([missing.status, missing.body.code], [400, 'invalid_request']);
    assert.deepEqual(missing.body.details[0], { field: 'body.name', message: 'is missing' });
    assert.match((await post({ name: 'a', nmae: 1 })).body.error, /body\.nmae is not a known field/);
    assert.equal((await post('{', { 'content-type': 'application/json' })).body.code, 'invalid_body');
    assert.equal((await post('name=a', { 'content-type': 'application/x-www-form-urlencoded' })).status, 415);
    assert.equal((await post({ name: 'x'.repeat(1_100_000) })).status, 413);
    for (const path of ['/api/v1/services/%ZZ', `/api/v1/services/${'x'.repeat(400)}`]) {
      const odd = await api.get(path);
      assert.deepEqual(
        [odd.status, odd.body.code, odd.headers['x-request-id']],
        [400, 'invalid_request', odd.body.requestId],
      );
    }
    const method = await api.request('DELETE', '/api/v1/services');
    assert.deepEqual([method.status, method.headers['allow']?.toString().includes('GET')], [405, true]);
  });
});

describe('projects', () => {
  test('are created, renamed and taken away, with slugs of their own', async () => {
    await using api = await createTestApp();
    const create = async (name: string) =>
      (await api.request('POST', '/api/v1/projects', { body: { name } })).body.data;
    const first = await create('Checkout Élan!');
    assert.equal(first.slug, 'checkout-elan');
    assert.equal((await create('Checkout Élan!')).slug, 'checkout-elan-2');
    const renamed = await api.request('PATCH', `/api/v1/projects/${first.id}`, { body: { name: 'New' } });
    assert.deepEqual([renamed.body.data.name, renamed.body.data.slug], ['New', 'checkout-elan']);
    assert.equal((await api.get('/api/v1/projects')).body.data.length, 3);
    assert.equal((await api.request('DELETE', `/api/v1/projects/${first.id}`)).status, 204);
    assert.equal((await api.get(`/api/v1/projects/${first.id}`)).status, 404);
  });

  test('manifests replace what was there, and a broken file leaves the rest', async () => {
    await using api = await createTestApp();
    const answer = await put(api, [
      ['package.json', '{"dependencies":{"acme-pay":"^1","unheard-of":"*"}}'],
      ['broken/package.json', '{'],
      ['../escape/package.json', '{}'],
    ]);
    assert.equal(answer.dependencies, 2);
    assert.deepEqual(
      answer.services.map(({ slug, packages }: Record<string, unknown>) => [slug, packages]),
      [['acme-pay', ['acme-pay']]],
    );
    assert.deepEqual(answer.unknownPackages, [{ ecosystem: 'npm', name: 'unheard-of' }]);
    assert.deepEqual(answer.problems.map(({ path }: { path: string }) => path).sort(), [
      '../escape/package.json',
      'broken/package.json',
    ]);
    const dependencies = (await api.get('/api/v1/projects/default/dependencies')).body.data;
    assert.deepEqual(dependencies[0], {
      name: 'acme-pay',
      version: '^1',
      ecosystem: 'npm',
      scope: 'runtime',
      direct: true,
      manifest: 'package.json',
      services: ['acme-pay'],
    });
    await put(api, []);
    assert.deepEqual((await api.get('/api/v1/services')).body.data, []);
  });

  test('what is declared and what is observed stand side by side', async () => {
    await using api = await createTestApp();
    await put(api, [['package.json', '{"dependencies":{"acme-pay":"^1"}}']]);
    await api.sendEvents({
      sdk_key: api.sdkKey,
      batch: [event(), event({ host: 'api.mailer.io' }), event({ host: 'who.example.org' })],
    });
    const services = (await api.get('/api/v1/projects/default/services')).body.data;
    assert.deepEqual(
      services.map(({ slug, declared, observed, calls }: Record<string, { lastHour: number }>) => [
        slug,
        declared,
        observed,
        calls?.lastHour,
      ]),
      [
        ['acme-pay', true, true, 1],
        ['mailer', false, true, 1],
      ],
    );
    assert.deepEqual(services[0].packages[0], {
      ecosystem: 'npm',
      name: 'acme-pay',
      version: '^1',
      scope: 'runtime',
      direct: true,
      manifest: 'package.json',
      line: 1,
      confidence: 'high',
      product: null,
    });
    const [unknown] = (await api.get('/api/v1/projects/default/unknown-hosts')).body.data;
    assert.deepEqual([unknown.host, unknown.calls], ['who.example.org', 1]);
  });
});

describe('a custom vendor', () => {
  test('is linked by its packages and hosts at once, changed and taken away', async () => {
    await using api = await createTestApp();
    await put(api, [['package.json', '{"dependencies":{"@inner/sdk":"^1"}}']]);
    const created = await api.request('POST', '/api/v1/services', {
      body: {
        name: 'Inner',
        statusPageUrl: 'https://status.inner.example',
        adapter: 'statuspage',
        hosts: ['*.inner.example'],
        packages: { npm: ['@inner/*'] },
      },
    });
    assert.equal(created.status, 201);
    assert.equal((await api.get('/api/v1/services')).body.data[0].slug, 'inner');
    const sent = await api.sendEvents({ sdk_key: api.sdkKey, event: event({ host: 'eu.inner.example' }) });
    assert.deepEqual(sent.body.resolvedServices, ['inner']);
    const changed = await api.request('PATCH', '/api/v1/services/inner', {
      body: { hosts: ['api.inner.example'], packages: {} },
    });
    assert.deepEqual(changed.body.data.hosts, ['api.inner.example']);
    const after = await api.sendEvents({ sdk_key: api.sdkKey, event: event({ host: 'eu.inner.example' }) });
    assert.deepEqual([after.body.accepted, after.body.unknownServices], [0, ['eu.inner.example']]);
    assert.equal((await api.request('DELETE', '/api/v1/services/inner')).status, 204);
    assert.equal((await api.get('/api/v1/services/inner')).status, 404);
  });

  test('refuses a slug of the catalog, and what is no host, page or ecosystem', async () => {
    await using api = await createTestApp();
    const post = (body: object) =>
      api.request('POST', '/api/v1/services', { body: { name: 'X', statusPageUrl: null, ...body } });
    assert.equal((await post({ slug: 'mailer' })).status, 409);
    assert.equal((await post({ slug: 'x' })).status, 201);
    assert.equal((await post({ slug: 'x' })).status, 409);
    for (const body of [
      { hosts: ['https://a.com/x'] },
      { statusPageUrl: 'ftp://a.com' },
      { packages: { cobol: ['x'] } },
      { adapter: 'tea-leaves' },
    ])
      assert.equal((await post({ slug: 'y', ...body })).status, 400, JSON.stringify(body));
    assert.equal((await api.request('PATCH', '/api/v1/services/mailer', { body: { name: 'Mine' } })).status, 409);
  });

  test('a link by hand is made and taken away', async () => {
    await using api = await createTestApp();
    const put_ = await api.request('PUT', '/api/v1/services/mailer/links/default');
    assert.deepEqual(put_.body.data.kinds, ['manual']);
    assert.equal((await api.get('/api/v1/services')).body.data.length, 1);
    assert.equal((await api.request('DELETE', '/api/v1/services/mailer/links/default')).status, 204);
    assert.equal((await api.request('DELETE', '/api/v1/services/mailer/links/default')).status, 404);
    assert.equal((await api.get('/api/v1/services')).body.data.length, 0);
  });

  test('the catalog says how many projects of the organization use a vendor, and whether it is watched', async () => {
    await using api = await createTestApp();
    const use = async (token?: string) => {
      const { body } = await api.request('GET', '/api/v1/catalog?query=mailer', token === undefined ? {} : { token });
      const [{ linked, projects, watched }] = body.data;
      return [linked, projects, watched];
    };
    assert.deepEqual(await use(), [false, 0, false]);
    await api.request('PUT', '/api/v1/services/mailer/watch');
    assert.deepEqual(await use(), [false, 0, true]);
    await api.request('POST', '/api/v1/projects', { body: { name: 'Shop' } });
    for (const project of ['default', 'shop']) await api.request('PUT', `/api/v1/services/mailer/links/${project}`);
    assert.deepEqual(await use(), [true, 2, true]);
    const other = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
    assert.deepEqual(await use(other.body.data.token), [false, 0, false]);
  });

  test('the catalog is searched by name, host and package', async () => {
    await using api = await createTestApp();
    const search = async (query: string) =>
      (await api.get(`/api/v1/catalog?query=${query}`)).body.data.map(({ slug }: { slug: string }) => slug);
    assert.deepEqual(await search('MAILER'), ['mailer']);
    assert.deepEqual(await search('acmepay.com'), ['acme-pay']);
    assert.deepEqual(await search('mailer-sdk'), ['mailer']);
    assert.deepEqual(await search(''), ['acme-pay', 'mailer']);
  });
});

describe('SDK keys', () => {
  test('are shown once, switched off, and revoked', async () => {
    await using api = await createTestApp();
    const created = await api.request('POST', '/api/v1/projects/default/sdk-keys', {
      body: { name: 'web', allowedOrigins: ['https://app.acme.com/'] },
    });
    const { id, key, allowedOrigins } = created.body.data;
    assert.deepEqual(allowedOrigins, ['https://app.acme.com']);
    const send = (origin?: string) =>
      api.sendEvents({ sdk_key: key, event: event() }, { headers: origin === undefined ? {} : { origin } });
    assert.equal((await send('https://app.acme.com')).status, 200);
    assert.deepEqual([(await send('https://evil.example')).status], [403]);
    const path = `/api/v1/projects/default/sdk-keys/${id}`;
    await api.request('PATCH', path, { body: { enabled: false } });
    const disabled = await send();
    assert.deepEqual(
      [disabled.status, disabled.body.disabled, disabled.body.dropReasons],
      [200, true, ['key_disabled']],
    );
    await api.request('DELETE', path);
    assert.equal((await send()).status, 401);
    assert.ok(!JSON.stringify((await api.get('/api/v1/projects/default/sdk-keys')).body).includes(key));
  });
});

describe('organizations', () => {
  test('are created by an operator of the first organization only', async () => {
    await using api = await createTestApp();
    const created = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
    assert.equal(created.status, 201);
    assert.equal(
      (await api.request('POST', '/api/v1/organizations', { body: { name: 'O', slug: 'other' } })).status,
      409,
    );
    const { token } = created.body.data;
    assert.equal((await api.get('/api/v1/organizations', { token })).status, 403);
    const sneaky = await api.request('POST', '/api/v1/tokens', { token, body: { name: 's', scopes: ['operator'] } });
    assert.equal(sneaky.status, 403);
    assert.equal((await api.get('/api/v1/organizations')).body.data.length, 2);
  });
});

describe('operations', () => {
  test('health, readiness, metrics, and documents need no credential', async () => {
    await using api = await createTestApp();
    assert.equal((await api.get('/healthz', { token: null })).body.ok, true);
    assert.equal((await api.get('/readyz', { token: null })).status, 200);
    await api.sendEvents({ sdk_key: api.sdkKey, batch: [event(), event({ status: 'bad' })] });
    const { body: metrics } = await api.get('/metrics', { token: null });
    assert.match(metrics, /upriver_ingest_events_total\{outcome="accepted"\} 1/);
    assert.match(metrics, /upriver_ingest_events_total\{outcome="invalid_event"\} 1/);
    const page = await api.get('/docs', { token: null });
    const policy = String(page.headers['content-security-policy']);
    assert.match(policy, /default-src 'none'.*script-src 'self'/);
    assert.ok(!/unsafe|https?:/.test(policy));
    assert.ok(!/(?:src|href)="(?:https?:)?\/\//.test(page.body));
    for (const [, file = ''] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const loaded = await api.get(file, { token: null });
      assert.equal(loaded.status, 200, file);
      assert.ok(String(loaded.body.length ?? 1) !== '0', file);
    }
  });

  test('OpenAPI 3.1 describes every route with its errors', async () => {
    await using api = await createTestApp();
    const { body } = await api.get('/openapi.json', { token: null });
    assert.equal(body.openapi, '3.1.0');
    for (const route of routes) {
      const operation = body.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      assert.ok(operation, `${route.method} ${route.path}`);
      if (route.access !== 'public') assert.ok(operation.responses['401'] && operation.responses['403'], route.path);
      const contentType = route.takesForm === true ? 'application/x-www-form-urlencoded' : 'application/json';
      if (route.body !== undefined) assert.ok(operation.requestBody.content[contentType].example, route.path);
    }
    const ids = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(body.paths['/v1/events'].post.responses['429']);
  });
});

async function put(api: TestApp, files: readonly (readonly [string, string])[]) {
  const answer = await api.request('PUT', '/api/v1/projects/default/manifests', {
    body: { manifests: files.map(([path, content]) => ({ path, content })) },
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.data;
}

function link(api: TestApp) {
  return put(api, [['package.json', '{"dependencies":{"acme-pay":"^1.0.0","mailer-sdk":"2.x"}}']]);
}

function observe(api: TestApp, serviceId: string) {
  return recordObservation(
    api.app.database,
    serviceId,
    {
      status: 'major_outage',
      components: [{ externalId: 'api', name: 'API', status: 'major_outage' }],
      listsAllUnresolved: true,
      incidents: [
        {
          externalId: 'i1',
          kind: 'incident',
          title: 'API down',
          impact: 'critical',
          status: 'identified',
          startedAt: START - 60_000,
          resolvedAt: null,
          url: 'https://status.acmepay.example/incidents/i1',
          updates: [
            { externalId: 'u1', status: 'investigating', body: 'Looking', createdAt: START - 60_000 },
            { externalId: 'u2', status: 'identified', body: 'Found', createdAt: START - 30_000 },
          ],
        },
      ],
    },
    START,
  );
}
