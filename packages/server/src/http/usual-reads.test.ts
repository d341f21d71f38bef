// What is answered in front of the framework is, to the byte, what the framework answers.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, describe, test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

type Headers = Readonly<Record<string, string | string[]>>;

/** A length changes nothing but which of the two ways a request takes. */
const ORDINARY = { 'content-length': '0' };

for (const store of createTestStores())
  describe(`reads in front of the framework on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a kept answer is sent, logged and counted as the framework does it, and everything else by it', async () => {
      const lines: Record<string, unknown>[] = [];
      await using api = await createTestApp(
        { UPRIVER_POLL: 'off', UPRIVER_LOG_LEVEL: 'info' },
        { database: await store.open(), logTo: { write: (line: string) => void lines.push(JSON.parse(line)) } },
      );
      let byFramework = 0;
      api.app.http.addHook('onSend', (_request, _reply, _payload, done) => {
        byFramework += 1;
        done();
      });
      const url = await api.app.listen();
      await setUp(api);
      const { token } = api;
      const [other, operator, revoked] = await makeTokens(api);
      const bearer = (secret: string): Headers => ({ authorization: `Bearer ${secret}` });
      const ask = async (path: string, headers: Headers) => {
        byFramework = 0;
        lines.length = 0;
        const answer = await send(url, path, headers);
        const logged = lines.map(({ msg, path: of, status, organization, requestId }) => [
          msg,
          of,
          status,
          organization,
          requestId,
        ]);
        return { ...answer, logged, isFront: byFramework === 0 };
      };
      const [projects, services] = ['/api/v1/projects?limit=200', '/api/v1/services'];
      const tag = String((await ask(services, bearer(token))).headers['etag']);
      const coded = { ...bearer(token), 'accept-encoding': 'gzip' };
      const codedTag = String((await ask(projects, coded)).headers['etag']);
      const cases: readonly [name: string, path: string, headers: Headers, status: number, isFront: boolean][] = [
        ['a kept answer', services, bearer(token), 200, true],
        ['one with a query', '/api/v1/services?limit=1', bearer(token), 200, true],
        ['one that the client has', services, { ...bearer(token), 'if-none-match': tag }, 304, true],
        ['one by a weak tag', services, { ...bearer(token), 'if-none-match': `"x", W/${tag}` }, 304, true],
        ['one by any tag', services, { ...bearer(token), 'if-none-match': '*' }, 304, true],
        ['another than the client has', services, { ...bearer(token), 'if-none-match': '"x"' }, 200, true],
        ['a compressed one', projects, coded, 200, true],
        ['a compressed one that the client has', projects, { ...coded, 'if-none-match': codedTag }, 304, true],
        ['a large one as it is', projects, bearer(token), 200, true],
        ['one asked for by another site', services, { ...bearer(token), origin: 'https://a.example' }, 200, true],
        ['one of another organization', services, bearer(other), 200, true],
        ['a token without the scope', services, bearer(operator), 403, false],
        ['a token that was revoked', services, bearer(revoked), 401, false],
        ['an unknown token', services, bearer('upr_api_nobody'), 401, false],
        ['no token', services, {}, 401, false],
        ['a claimed inner caller', services, { ...bearer(token), 'x-upriver-inner': 'x' }, 200, false],
        ['an unknown parameter', '/api/v1/services?nothing=1', bearer(token), 400, false],
        ['a path that is not there', '/api/v1/nothing', bearer(token), 404, false],
        ['an answer that is not kept', '/api/v1/tokens', bearer(token), 200, false],
      ];
      for (const [name, path, headers, status, isFront] of cases) {
        // What is asked first writes when the token was used, and what is asked then makes the answer that is kept.
        await ask(path, { ...headers, ...ORDINARY });
        const ordinary = await ask(path, { ...headers, ...ORDINARY });
        const fronted = await ask(path, headers);
        assert.deepEqual([fronted.status, fronted.isFront], [status, isFront], name);
        assert.deepEqual({ ...fronted, isFront: false }, ordinary, name);
      }
    });

    test('behind a trusted proxy a kept answer is sent with the headers of its own connection', async () => {
      await using api = await createTestApp(
        { UPRIVER_POLL: 'off', UPRIVER_TRUST_PROXY: '127.0.0.1', UPRIVER_PROXY_SIGN_IN_HEADER: 'x-email' },
        { database: await store.open() },
      );
      let byFramework = 0;
      api.app.http.addHook('onSend', (_request, _reply, _payload, done) => {
        byFramework += 1;
        done();
      });
      const url = await api.app.listen();
      await setUp(api);
      const [other] = await makeTokens(api);
      const client = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' };
      const cases: readonly [name: string, headers: Headers, isTls: boolean, isFront: boolean][] = [
        ['by TLS', client, true, true],
        ['without TLS', { ...client, 'x-forwarded-proto': 'http' }, false, true],
        ['by TLS again, of another organization', { ...client, authorization: `Bearer ${other}` }, true, true],
        ['of a proxy that speaks for itself', {}, false, true],
        ['by a token, beside a person', { ...client, 'x-email': 'bo@example.org' }, true, true],
        ['through two proxies', { ...client, 'x-forwarded-for': '198.51.100.2, 198.51.100.1' }, true, false],
      ];
      for (const [name, headers, isTls, isFront] of cases) {
        const given = { authorization: `Bearer ${api.token}`, ...headers };
        await send(url, '/api/v1/services', { ...given, ...ORDINARY });
        const ordinary = await send(url, '/api/v1/services', { ...given, ...ORDINARY });
        byFramework = 0;
        assert.deepEqual(await send(url, '/api/v1/services', given), ordinary, name);
        assert.deepEqual(
          [ordinary.status, 'strict-transport-security' in ordinary.headers, byFramework === 0],
          [200, isTls, isFront],
          name,
        );
      }
    });

    test('an answer is not kept beyond a write', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const url = await api.app.listen();
      const names = async (): Promise<string[]> => {
        const { body } = await send(url, '/api/v1/projects', { authorization: `Bearer ${api.token}` });
        return (JSON.parse(body.toString()) as { data: { name: string }[] }).data.map(({ name }) => name);
      };
      await names();
      for (let count = 1; count <= 5; count += 1) {
        await api.request('POST', '/api/v1/projects', { body: { name: `New ${count}` } });
        assert.ok((await names()).includes(`New ${count}`));
        assert.equal((await names()).length, count + 1);
      }
    });
  });

/** A vendor in use, and projects enough for an answer that is worth compressing. */
async function setUp(api: TestApp): Promise<void> {
  await api.request('PUT', '/api/v1/services/acme-pay/links/default');
  for (let count = 0; count < 90; count += 1)
    await api.request('POST', '/api/v1/projects', { body: { name: `Project number ${count}` } });
}

/** Of another organization, of an operator, and one that is revoked after it was used. */
async function makeTokens(api: TestApp): Promise<readonly [other: string, operator: string, revoked: string]> {
  const make = async (path: string, body: object) => (await api.request('POST', path, { body })).body.data;
  const other = await make('/api/v1/organizations', { name: 'Other', slug: 'other' });
  const operator = await make('/api/v1/tokens', { name: 'operator', scopes: ['operator'] });
  const revoked = await make('/api/v1/tokens', { name: 'revoked', scopes: ['read'] });
  await api.get('/api/v1/services', { token: revoked.token });
  await api.request('DELETE', `/api/v1/tokens/${revoked.id}`);
  return [other.token, operator.token, revoked.token];
}

/** The whole answer, but for the time of its sending. */
function send(url: string, path: string, headers: Headers) {
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(
        url + path,
        { headers: { ...headers, 'x-request-id': 'case' }, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const raw = response.rawHeaders.filter((_text, index, all) => all[index - (index % 2)] !== 'Date');
            const { date: _date, ...known } = response.headers;
            resolve({ status: response.statusCode ?? 0, headers: { ...known, raw }, body: Buffer.concat(chunks) });
          });
        },
      );
      sent.on('error', reject).end();
    },
  );
}
