import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { describe, test } from 'node:test';
import type { Acceptance, UnknownPackage } from '@upriver/contract';
import { START, createTestApp, event } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { storedService } from '../../../../test/support/stored-service.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { insertService } from '../store/services/services.ts';

const SBOM = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  services: [
    {
      name: 'pay',
      endpoints: ['https://api.acmepay.com/v1'],
      provider: { name: 'Acme', url: ['https://acmepay.com'] },
    },
    { name: 'tax', endpoints: ['https://api.tax.example.org', 'https://api.eu.tax.example.org', 'https://10.0.0.1/x'] },
    { name: 'mail', provider: { url: ['https://api.mailer.io'] } },
  ],
};
const SBOM_XML = `<?xml version="1.0"?>
<bom xmlns="http://cyclonedx.org/schema/bom/1.6" version="1">
  <services>
    <service bom-ref="a"><name>pay</name><endpoints><endpoint>https://api.acmepay.com</endpoint></endpoints></service>
    <service bom-ref="b"><name>maps</name><endpoints><endpoint>https://tiles.maps.example.net/v1</endpoint></endpoints></service>
  </services>
</bom>`;

describe('hosts that an SBOM names', () => {
  test('link the project to the vendor, with the file as evidence, and are replaced with the manifests', async () => {
    await using api = await createTestApp();
    const answer = await put(api, { 'bom.json': JSON.stringify(SBOM), 'app/bom.xml': SBOM_XML });
    assert.deepEqual(
      answer.services.map(({ slug, packages }: Record<string, unknown>) => [slug, packages]),
      [
        ['acme-pay', []],
        ['mailer', []],
      ],
    );
    assert.deepEqual(await servicesOf(api), [
      { slug: 'acme-pay', declared: true, observed: false, lastHour: 0 },
      { slug: 'mailer', declared: true, observed: false, lastHour: 0 },
    ]);
    const [pay] = (await api.get('/api/v1/projects/default/services')).body.data;
    assert.deepEqual(pay.endpoints, [
      { host: 'acmepay.com', manifest: 'bom.json' },
      { host: 'api.acmepay.com', manifest: 'app/bom.xml' },
      { host: 'api.acmepay.com', manifest: 'bom.json' },
    ]);
    assert.equal((await api.get('/api/v1/services/acme-pay/impact')).body.data.totalProjects, 1);
    await put(api, { 'app/bom.xml': SBOM_XML });
    assert.deepEqual(
      (await servicesOf(api)).map(({ slug }) => slug),
      ['acme-pay'],
    );
    await put(api, {});
    assert.deepEqual(await servicesOf(api), []);
    assert.deepEqual((await api.get('/api/v1/projects/default/unknown-hosts')).body.data, []);
  });

  test('that nobody claims are unknown hosts, beside those that were called', async () => {
    await using api = await createTestApp();
    await put(api, { 'bom.json': JSON.stringify(SBOM) });
    api.clock.advance(60_000);
    await api.sendEvents({
      sdk_key: api.sdkKey,
      batch: [event({ host: 'api.tax.example.org' }), event({ host: 'other.example.net' })],
    });
    const hosts = (await api.get('/api/v1/projects/default/unknown-hosts')).body.data;
    assert.deepEqual(
      hosts.map(({ host, calls, declaredIn }: Record<string, unknown>) => [host, calls, declaredIn]),
      [
        ['api.tax.example.org', 1, ['bom.json']],
        ['other.example.net', 1, []],
        ['api.eu.tax.example.org', 0, ['bom.json']],
      ],
    );
    assert.equal(hosts[0].firstSeenAt, new Date(START).toISOString());
    assert.equal(hosts[0].lastSeenAt, new Date(START + 60_000).toISOString());
  });
});

describe('something unknown', () => {
  test('is listed with the vendor it may belong to; accepting one takes in all of the same owner, and links', async () => {
    await using api = await createTestApp();
    const manifest = JSON.stringify({
      dependencies: { 'unheard-of': '1', '@acme-inner/a': '2', '@acme-inner/b-sdk': '^3', 'acme-pay': '1' },
      devDependencies: { '@acme-inner/dev': '1' },
    });
    await put(api, { 'package.json': manifest, 'web/package.json': '{"dependencies":{"unheard-of":"^1.2"}}' });
    const before = await unknownPackages(api);
    assert.deepEqual(
      before.map(({ name, versions, manifests }) => [name, versions, manifests]),
      [
        ['@acme-inner/b-sdk', ['^3'], ['package.json']],
        ['unheard-of', ['1', '^1.2'], ['package.json', 'web/package.json']],
        ['@acme-inner/a', ['2'], ['package.json']],
      ],
    );
    const limited = await api.get('/api/v1/projects/default/unknown-packages?limit=1');
    assert.deepEqual(limited.body.data, before.slice(0, 1));
    const accept = before[0]?.proposal.accept;
    assert.ok(accept !== undefined);
    assert.deepEqual(accept, {
      method: 'POST',
      path: '/api/v1/services',
      body: {
        name: 'Acme Inner',
        slug: 'acme-inner',
        statusPageUrl: null,
        packages: { npm: ['@acme-inner/b-sdk', '@acme-inner/a'] },
      },
    });
    assert.equal((await api.request(accept.method, accept.path, { body: accept.body })).status, 201);
    assert.deepEqual(
      (await servicesOf(api)).map(({ slug }) => slug),
      ['acme-inner', 'acme-pay'],
    );
    await put(api, { 'package.json': manifest });
    assert.deepEqual(
      (await unknownPackages(api)).map(({ name }) => name),
      ['unheard-of'],
    );
    // One more of the same owner: the custom vendor is suggested, and takes it in.
    await put(api, { 'package.json': '{"dependencies":{"@acme-inner/new":"1"}}' });
    const [added] = await unknownPackages(api);
    assert.deepEqual(
      [added?.suggestions[0]?.slug, added?.suggestions[0]?.accept.method, added?.suggestions[0]?.accept.body],
      ['acme-inner', 'PATCH', { packages: { npm: ['@acme-inner/b-sdk', '@acme-inner/a', '@acme-inner/new'] } }],
    );
    await accepted(api, added?.suggestions[0]?.accept);
    assert.deepEqual(await unknownPackages(api), []);
  });

  test('of a vendor of the catalog extends this vendor, for the organization alone', async () => {
    await using api = await createTestApp({}, { vendors: [SCOPED] });
    await put(api, { 'package.json': '{"dependencies":{"@scoped/new":"1","other":"1"}}' });
    const [first, second] = await unknownPackages(api);
    assert.deepEqual([first?.name, second?.suggestions], ['@scoped/new', []]);
    assert.equal(first?.suggestions[0]?.reason, 'its name contains "scoped"');
    assert.deepEqual(first?.suggestions[0]?.accept, {
      method: 'PATCH',
      path: '/api/v1/services/scoped/overlay',
      body: { packages: { add: { npm: ['@scoped/new'] } } },
    });
    await accepted(api, first?.suggestions[0]?.accept);
    assert.deepEqual(
      (await servicesOf(api)).map(({ slug }) => slug),
      ['scoped'],
    );
  });

  test('called or declared host that a new vendor claims links the project, and is not listed again', async () => {
    await using api = await createTestApp();
    await put(api, { 'bom.json': JSON.stringify(SBOM) });
    const send = () => api.sendEvents({ sdk_key: api.sdkKey, event: event({ host: 'files.tax.example.org' }) });
    await send();
    const hosts = (await api.get('/api/v1/projects/default/unknown-hosts')).body.data;
    assert.deepEqual(hosts[0].proposal, {
      slug: 'example',
      name: 'Example',
      statusPageCandidates: ['https://status.example.org', 'https://example.org/status'],
      accept: {
        method: 'POST',
        path: '/api/v1/services',
        body: {
          name: 'Example',
          slug: 'example',
          statusPageUrl: 'https://status.example.org',
          hosts: ['files.tax.example.org', 'api.eu.tax.example.org', 'api.tax.example.org'],
        },
      },
    });
    await accepted(api, hosts[0].proposal.accept);
    const example = (await servicesOf(api)).find(({ slug }) => slug === 'example');
    assert.deepEqual(example, { slug: 'example', declared: true, observed: true, lastHour: 0 });
    assert.deepEqual((await send()).body.resolvedServices, ['example']);
    assert.deepEqual((await api.get('/api/v1/projects/default/unknown-hosts')).body.data, []);
    assert.equal((await servicesOf(api)).find(({ slug }) => slug === 'example')?.lastHour, 1);
    // Taking the vendor away makes its hosts unknown again.
    await api.request('DELETE', '/api/v1/services/example');
    assert.equal((await api.get('/api/v1/projects/default/unknown-hosts')).body.data.length, 3);
    assert.ok((await servicesOf(api)).every(({ slug }) => slug !== 'example'));
  });

  test("is each its own where a hosting vendor's domain is all they share", async () => {
    await using api = await createTestApp({}, { vendors: [HOSTING] });
    await api.sendEvents({
      sdk_key: api.sdkKey,
      batch: [event({ host: 'shop.apps.example.dev' }), event({ host: 'blog.apps.example.dev' })],
    });
    const hosts = (await api.get('/api/v1/projects/default/unknown-hosts')).body.data;
    assert.deepEqual(
      hosts.map(({ proposal }: { proposal: { name: string; accept: { body: object } } }) => proposal.accept.body),
      [
        { name: 'Blog', slug: 'blog', statusPageUrl: null, hosts: ['blog.apps.example.dev'] },
        { name: 'Shop', slug: 'shop', statusPageUrl: null, hosts: ['shop.apps.example.dev'] },
      ],
    );
  });
});

describe('the services of a project', () => {
  test('are declared, observed or both, with the calls of the last hour and day', async () => {
    await using api = await createTestApp();
    await put(api, {
      'package.json': '{"dependencies":{"acme-pay":"^1"}}',
      'requirements.txt': 'mailer==2\n',
      'bom.json': JSON.stringify({ ...SBOM, services: [SBOM.services[0]] }),
    });
    assert.deepEqual(await servicesOf(api), [
      { slug: 'acme-pay', declared: true, observed: false, lastHour: 0 },
      { slug: 'mailer', declared: true, observed: false, lastHour: 0 },
    ]);
    await api.sendEvents({ sdk_key: api.sdkKey, batch: [event(), event({ status: 503 })] });
    api.clock.advance(2 * 60 * 60_000);
    await api.sendEvents({ sdk_key: api.sdkKey, event: event({ ts: START / 1000 + 7200 }) });
    await put(api, { 'requirements.txt': 'mailer==2\n' });
    const services = (await api.get('/api/v1/projects/default/services')).body.data;
    assert.deepEqual(
      services.map(({ slug, declared, observed, manual, packages, calls }: Record<string, unknown>) => ({
        slug,
        declared,
        observed,
        manual,
        packages: (packages as { name: string }[]).map(({ name }) => name),
        calls,
      })),
      [
        {
          slug: 'acme-pay',
          declared: false,
          observed: true,
          manual: false,
          packages: [],
          calls: { lastHour: 1, lastDay: 3, lastAt: null, regions: [] },
        },
        {
          slug: 'mailer',
          declared: true,
          observed: false,
          manual: false,
          packages: ['mailer'],
          calls: { lastHour: 0, lastDay: 0, lastAt: null, regions: [] },
        },
      ],
    );
  });
});

describe('uploads', () => {
  test('beyond those that may wait are 503 with Retry-After before their body is read, and change nothing', async () => {
    await using api = await createTestApp({ UPRIVER_LIMIT_MANIFEST_UPLOADS: '2', UPRIVER_POLL: 'off' });
    const url = `${await api.app.listen()}/api/v1/projects/default/manifests`;
    const headers = { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' };
    const waiting = await Promise.all([openUpload(url, headers), openUpload(url, headers)]);
    const refused = await openUpload(url, { ...headers, 'content-length': '60000000' });
    assert.equal((await refused.status).statusCode, 503);
    assert.equal((await refused.status).headers['retry-after'], '5');
    refused.request.destroy();
    const body = (await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests: [] } })).body;
    assert.equal(body.code, 'unavailable');
    assert.match(body.error, /^As many such requests as can wait \(2\) are under way/);
    // One ends with an answer, one breaks off: both places are free again.
    waiting[0]?.request.end('{"manifests":[{"path":"package.json","content":"{}"}]}');
    assert.equal((await waiting[0]?.status)?.statusCode, 200);
    waiting[1]?.request.destroy();
    await eventually(async () => {
      const answers = await Promise.all([openUpload(url, headers), openUpload(url, headers)]);
      for (const { request } of answers) request.end('{"manifests":[]}');
      assert.deepEqual(await Promise.all(answers.map(async ({ status }) => (await status).statusCode)), [200, 200]);
    });
  });
});

interface Upload {
  readonly request: ClientRequest;
  readonly status: Promise<IncomingMessage>;
}

/** Sends the head of a request and waits until the server has seen it; its body is still to come. */
async function openUpload(url: string, headers: Readonly<Record<string, string>>): Promise<Upload> {
  const sent = request(url, { method: 'PUT', agent: false, headers: { ...headers, expect: '100-continue' } });
  const status = new Promise<IncomingMessage>((resolve) => sent.once('response', (answer) => resolve(answer.resume())));
  sent.on('error', () => undefined);
  sent.flushHeaders();
  await Promise.race([once(sent, 'continue'), status]);
  return { request: sent, status };
}

const SCOPED = {
  slug: 'scoped',
  name: 'Scoped',
  category: 'payments',
  statusPageUrl: 'https://status.scoped.example',
  hosts: [{ suffix: 'scoped.io' }],
  packages: { npm: [{ name: '@scoped/pay' }] },
  sources: ['known'],
};
const HOSTING = {
  ...SCOPED,
  slug: 'hosting',
  name: 'Hosting',
  hosts: [{ suffix: 'apps.example.dev', hosting: true }],
  packages: {},
};

async function put(api: TestApp, files: Readonly<Record<string, string>>) {
  const manifests = Object.entries(files).map(([path, content]) => ({ path, content }));
  const answer = await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.data;
}

async function accepted(api: TestApp, accept: Acceptance | undefined): Promise<void> {
  assert.ok(accept !== undefined);
  const answer = await api.request(accept.method, accept.path, { body: accept.body });
  assert.ok([200, 201].includes(answer.status), JSON.stringify(answer.body));
}

async function unknownPackages(api: TestApp): Promise<UnknownPackage[]> {
  return (await api.get('/api/v1/projects/default/unknown-packages')).body.data;
}

interface ServiceLine {
  readonly slug: string;
  readonly declared: boolean;
  readonly observed: boolean;
  readonly lastHour: number;
}

async function servicesOf(api: TestApp): Promise<ServiceLine[]> {
  const { data } = (await api.get('/api/v1/projects/default/services')).body;
  return data.map(({ slug, declared, observed, calls }: ServiceLine & { calls: { lastHour: number } }) => ({
    slug,
    declared,
    observed,
    lastHour: calls.lastHour,
  }));
}

test("an organization's vendors and their hosts and packages are bounded, and the answer says by what", async () => {
  await using api = await createTestApp();
  const organization = await api.app.database.kysely.selectFrom('organizations').select('id').executeTakeFirstOrThrow();
  const hosts = Array.from({ length: 20 }, (_, index) => ({ host: `h${index}.example` }));
  for (let index = 0; index < 499; index += 1)
    await insertService(api.app.database.kysely, {
      ...storedService(`own-${index}`),
      organizationId: organization.id,
      hosts,
      createdAt: index,
    });
  const add = (name: string, count: number) =>
    api.request('POST', '/api/v1/services', {
      body: {
        name,
        statusPageUrl: null,
        hosts: Array.from({ length: count }, (_, index) => `${name}${index}.example`),
      },
    });
  const tooWide = await add('wide', 21);
  assert.deepEqual([tooWide.status, tooWide.body.code], [422, 'unprocessable']);
  assert.match(tooWide.body.error, /10000 hosts and packages in all; with these it would be 10001/);
  const last = await add('last', 20);
  assert.equal(last.status, 201);
  const tooMany = await add('more', 0);
  assert.equal(tooMany.status, 422);
  assert.match(tooMany.body.error, /500 custom vendors/);
  const path = `/api/v1/services/${last.body.data.id}`;
  assert.equal((await api.request('PATCH', path, { body: { packages: { npm: ['one-more'] } } })).status, 422);
  assert.equal(
    (await api.request('PATCH', path, { body: { hosts: ['a.example'], packages: { npm: ['b'] } } })).status,
    200,
  );
});

test('the address of a status page is kept as it was parsed', async () => {
  await using api = await createTestApp();
  const cases = [
    ['https://status.acme.com', 'https://status.acme.com'],
    ['https://status.acme.com/', 'https://status.acme.com/'],
    ['HTTPS:\\\\Status.ACME.com:443\\a\t/../b?x=1#y', 'https://status.acme.com/b?x=1#y'],
    ['  https://bücher.example  ', 'https://xn--bcher-kva.example'],
  ];
  for (const [place, [given, kept]] of cases.entries()) {
    const body = { name: `Page ${place}`, statusPageUrl: given };
    const created = await api.request('POST', '/api/v1/services', { body });
    assert.equal(created.body.data.statusPageUrl, kept);
    const { page } = await api.app.database.kysely
      .selectFrom('services')
      .select('page')
      .where('id', '=', created.body.data.id)
      .executeTakeFirstOrThrow();
    assert.equal(JSON.parse(page).url, kept);
  }
});
