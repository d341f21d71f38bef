// Two organizations that call everything the same, asking for all there is to read at once, over connections that both use.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, describe, test } from 'node:test';
import { createTestApp, event } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { createRandom } from '../support/random.ts';
import { createTestStores } from '../support/stores.ts';

const CONNECTIONS = 6;
const REQUESTS = 60;
const BURST_MAX = 8;

/** An organization, with a word that only its own answers may hold. */
interface Tenant {
  readonly token: string;
  readonly word: string;
}

for (const store of createTestStores())
  describe(`two organizations on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('no answer to one holds a word of the other, however requests are mixed and whatever is written meanwhile', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const tenants = await prepareTenants(api);
      const paths = await listPaths(api);
      assert.ok(paths.length > 40, `${paths.length} paths`);
      const url = new URL(await api.app.http.listen({ host: '127.0.0.1', port: 0 }));
      const asked = { isOver: false };
      const asking = Promise.all(
        Array.from({ length: CONNECTIONS }, (_, seed) => askMixed(url, tenants, paths, seed + 1)),
      ).finally(() => (asked.isOver = true));
      while (!asked.isOver) await rewrite(api, tenants);
      const own = (await asking).reduce((sum, count) => sum + count, 0);
      assert.ok(own > (CONNECTIONS * REQUESTS) / 5, `${own} answers held a word of who asked`);
    });

    test('an entity tag or a cursor of one organization is worth nothing to the other, on whichever route', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const [tenant, other] = await prepareTenants(api);
      let tags = 0;
      let cursors = 0;
      for (const path of await listPaths(api)) {
        const theirs = await api.get(path, { token: other.token });
        const own = await api.get(path, { token: tenant.token });
        const { etag } = theirs.headers;
        if (typeof etag === 'string' && String(own.bytes) !== String(theirs.bytes)) {
          tags += 1;
          const known = await api.get(path, { token: tenant.token, headers: { 'if-none-match': etag } });
          assert.equal(known.status, own.status, path);
        }
        const page = await api.get(`${path}?limit=1`, { token: other.token });
        const cursor = /cursor=[\w-]+/.exec(String(page.headers['link']))?.[0];
        if (cursor === undefined) continue;
        cursors += 1;
        const next = await api.get(`${path}?limit=1&${cursor}`, { token: tenant.token });
        assert.ok(!String(next.bytes).includes(other.word), path);
      }
      assert.ok(tags > 20 && cursors > 2, `${tags} tags, ${cursors} cursors`);
    });
  });

async function prepareTenants(api: TestApp): Promise<readonly [Tenant, Tenant]> {
  const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
    .body.data;
  const tenants = [
    { token: api.token, word: 'zebra' },
    { token, word: 'heron' },
  ] as const;
  for (const tenant of tenants) await furnish(api, tenant);
  return tenants;
}

async function furnish(api: TestApp, { token, word }: Tenant): Promise<void> {
  const create = async (method: string, path: string, body: unknown) => {
    const { status, body: answer } = await api.request(method, `/api/v1/${path}`, { token, body });
    assert.ok(status < 300, `${method} ${path} answered ${status} ${JSON.stringify(answer)}`);
    return answer.data;
  };
  await create('POST', 'projects', { name: 'Shop' });
  await create('POST', 'projects', { name: `Second ${word}` });
  await create('POST', 'services', {
    name: 'Payments',
    statusPageUrl: null,
    hosts: ['api.payments.example'],
    packages: { npm: ['@pay/sdk'] },
  });
  await rename(api, { token, word }, word);
  await create('PATCH', 'services/acme-pay/overlay', { hosts: { add: [`${word}.example`] } });
  const content = JSON.stringify({ dependencies: { '@pay/sdk': '1', 'acme-pay': '1', [`${word}-sdk`]: '1' } });
  await create('PUT', 'projects/shop/manifests', { manifests: [{ path: 'package.json', content }] });
  const { key } = await create('POST', 'projects/shop/sdk-keys', { name: word });
  const named = { feature: word, environment: word, region: word, endpoint: `/${word}` };
  const batch = ['api.payments.example', 'api.acmepay.com', `${word}.unknown.example`].map((host) =>
    event({ host, ...named }),
  );
  await api.sendEvents({ sdk_key: key, batch, batch_id: 'the same' });
  for (const count of [1, 2]) {
    await create('POST', 'channels', {
      name: `${word} ${count}`,
      kind: 'webhook',
      settings: { url: 'https://hooks.example' },
    });
    await create('POST', 'projects/shop/changes', { kind: 'flag', name: `${word} ${count}`, id: `the same ${count}` });
  }
  await create('POST', 'alert-rules', { name: word, definition: { statusAtLeast: 'degraded' } });
  await create('POST', 'change-sources', { kind: 'github', name: word, rules: [{ project: 'shop' }] });
  await create('POST', 'feeds', { name: word, format: 'atom', project: 'shop' });
  const override = { status: 'degraded', until: new Date(api.clock.now() + 3_600_000).toISOString(), reason: word };
  await create('PUT', 'services/payments/override', override);
}

async function rename(api: TestApp, { token }: Tenant, name: string): Promise<void> {
  for (const path of ['projects/shop', 'services/payments'])
    await api.request('PATCH', `/api/v1/${path}`, { token, body: { name } });
}

/** Makes kept answers of both stale, and takes away what the other asks for at that moment. */
async function rewrite(api: TestApp, tenants: readonly [Tenant, Tenant]): Promise<void> {
  const [owner, other] = tenants;
  for (const tenant of tenants) await rename(api, tenant, `${tenant.word} ${api.clock.now()}`);
  api.clock.advance(1);
  const { id } = (await api.request('POST', '/api/v1/projects', { token: owner.token, body: { name: owner.word } }))
    .body.data;
  const path = `/api/v1/projects/${id}`;
  const { token } = other;
  const [, ...answers] = await Promise.all([
    api.request('DELETE', path, { token: owner.token }),
    api.get(path, { token }),
    api.request('PATCH', path, { token, body: { name: 'Mine' } }),
    api.request('POST', `${path}/sdk-keys`, { token, body: { name: 'Mine' } }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404],
  );
}

/** Every path to read that the document names and a token opens, of what both organizations have under the same name. */
async function listPaths(api: TestApp): Promise<string[]> {
  const names: Readonly<Record<string, string>> = {
    projects: 'shop',
    services: 'payments',
    hosts: 'api.payments.example',
  };
  const { paths } = (await api.get('/openapi.json')).body as {
    paths: Record<string, { get?: { security?: unknown[] } }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    // A stream has no end that could be waited for.
    if (get === undefined || (get.security ?? []).length === 0 || path === '/api/v1/stream') return [];
    const filled = path.replace(/^\/api\/v1\/(\w+)\/\{\w+\}/, (all, noun: string) =>
      names[noun] === undefined ? all : `/api/v1/${noun}/${names[noun]}`,
    );
    return filled.includes('{') ? [] : [filled];
  });
}

/** Sends requests of both, several at a time before an answer is read. @returns how many answers held a word of who asked */
async function askMixed(url: URL, tenants: readonly Tenant[], paths: readonly string[], seed: number): Promise<number> {
  const random = createRandom(seed);
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  const answers = readAnswers(socket);
  let own = 0;
  for (let sent = 0; sent < REQUESTS;) {
    const asked = Array.from({ length: Math.min(1 + random.below(BURST_MAX), REQUESTS - sent) }, () => ({
      tenant: random.pick(tenants),
      path: random.pick(paths),
    }));
    sent += asked.length;
    socket.write(
      asked
        .map(({ tenant, path }) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.token}\r\n\r\n`)
        .join(''),
    );
    for (const { tenant, path } of asked) {
      const { value: text } = await answers.next();
      assert.ok(text !== undefined, `no answer to ${path}`);
      assert.match(text, /^HTTP\/1\.1 [234]/, path);
      for (const { word } of tenants) {
        if (word === tenant.word) own += text.includes(word) ? 1 : 0;
        else assert.ok(!text.includes(word), `${path} for ${tenant.word}: ${text}`);
      }
    }
  }
  socket.destroy();
  return own;
}

/** Answers in their order, each with its head. */
async function* readAnswers(socket: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let text = '';
  for await (const part of socket) {
    text += part.toString('latin1');
    for (let end = endOfAnswer(text); end !== undefined; end = endOfAnswer(text)) {
      yield text.slice(0, end);
      text = text.slice(end);
    }
  }
  return undefined;
}

/** Where the first answer ends; undefined while it is not whole. */
function endOfAnswer(text: string): number | undefined {
  const body = text.indexOf('\r\n\r\n') + 4;
  if (body < 4) return undefined;
  const head = text.slice(0, body);
  if (/^transfer-encoding: chunked/im.test(head)) {
    const last = text.indexOf('\r\n0\r\n\r\n', body);
    return last === -1 ? undefined : last + 7;
  }
  const end = body + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  return end <= text.length ? end : undefined;
}
