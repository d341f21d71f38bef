// OAuth 2.1 of /mcp, with the official client of the protocol and with what attackers send, on both stores.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createHash } from 'node:crypto';
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import type { OAuthClientProvider } from '@modelcontextprotocol/client';
import { createTestApp } from '../../../../test/support/app.ts';
import { PASSWORD, join } from '../../../../test/support/people.ts';
import type { Browser } from '../../../../test/support/people.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { createHousekeeping } from '../telemetry/housekeeping.ts';

const CALLBACK = 'http://127.0.0.1:33418/callback';
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-is-long-enough';

for (const store of createTestStores())
  describe(`OAuth of /mcp on ${store.name}`, { skip: store.skip ?? false }, () => {
    let scene: Scene;
    before(async () => {
      if (store.skip === undefined) scene = await createScene(await store.open());
    });
    after(async () => {
      await scene?.[Symbol.asyncDispose]();
      await store.close();
    });

    test('the official client registers, asks for consent, calls tools as the person, and renews its token', async () => {
      const { api } = scene;
      const ada = await scene.person('ada0@acme.example', 'member');
      const connected = await connectOfficially(scene, ada, ['read', 'write']);
      const { tools } = await connected.client.listTools();
      assert.ok(tools.some(({ name }) => name === 'acknowledge'));
      const checked = await connected.client.callTool({ name: 'check_service', arguments: { service: 'acme-pay' } });
      assert.ok(!checked.isError, JSON.stringify(checked.content));
      const first = connected.saved.tokens;
      // The client has an expired token: it renews it by itself, and the old refresh token is used up.
      connected.saved.tokens = { ...first, access_token: 'expired' };
      await connected.client.listTools();
      assert.notEqual(connected.saved.tokens.refresh_token, first.refresh_token);
      const [connection] = (await ada.send('GET', '/api/v1/session/connections')).body.data;
      assert.deepEqual(
        [connection.clientName, connection.redirectHost, connection.scopes, connection.organization.slug],
        ['Assistant', '127.0.0.1:33418', ['read', 'write'], 'default'],
      );
      const [entry] = (await api.get('/api/v1/audit-log?action=connection.create')).body.data;
      assert.deepEqual([entry.actor.kind, entry.actor.name, entry.subject.name], ['person', 'ada0', 'Assistant']);
      assert.equal((await ada.send('DELETE', `/api/v1/session/connections/${connection.id}`)).status, 204);
      const [ended] = (await api.get('/api/v1/audit-log?action=connection.delete')).body.data;
      assert.equal(ended.subject.id, connection.id);
      assert.equal(await scene.ask(connected.saved.tokens.access_token), 401);
      assert.equal((await scene.renew(connected.saved)).error, 'invalid_grant');
    });

    test('a refused request says where to get a token, and the metadata names one issuer and one resource', async () => {
      const { url } = scene;
      const refused = await fetch(`${url}/mcp`, MESSAGE);
      assert.equal(refused.status, 401);
      const metadataUrl = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1];
      assert.equal(metadataUrl, `${url}/.well-known/oauth-protected-resource/mcp`);
      const resource = await (await fetch(metadataUrl)).json();
      assert.deepEqual([resource.resource, resource.authorization_servers], [`${url}/mcp`, [url]]);
      const server = await (await fetch(`${url}/.well-known/oauth-authorization-server`)).json();
      assert.equal(server.issuer, url);
      assert.deepEqual(server.code_challenge_methods_supported, ['S256']);
      // A name that a client sends never becomes the issuer.
      const forged = await scene.api.get('/.well-known/oauth-authorization-server', {
        headers: { host: 'evil.example' },
      });
      assert.equal(forged.status, 404);
    });

    test('a program gets no more than the person allows, nor than their role has at that moment', async () => {
      const ada = await scene.person('ada2@acme.example', 'member');
      const vera = await scene.person('vera2@acme.example', 'viewer');
      const asked = await scene.begin(vera, { scope: 'read write' });
      assert.deepEqual((await scene.read(vera, asked)).body.data.organizations[0].scopes, ['read']);
      const tooMuch = await scene.decide(vera, asked, {
        allow: true,
        organization: 'default',
        scopes: ['read', 'write'],
      });
      assert.equal(tooMuch.status, 422);
      const reading = await scene.connect(ada, { scope: 'read write' }, ['read']);
      assert.equal(reading.scope, 'read');
      const refused = await scene.acknowledge(reading.access_token);
      assert.match(refused, /lacks the scope \\"write\\"/);
      const writing = await scene.connect(ada, { scope: 'read write' }, ['read', 'write']);
      assert.match(await scene.acknowledge(writing.access_token), /not_found/);
      const members = (await scene.api.get('/api/v1/members')).body.data;
      const { id } = members.find(({ name }: { name: string }) => name === 'ada2');
      await scene.api.request('PATCH', `/api/v1/members/${id}`, { body: { role: 'viewer' } });
      assert.match(await scene.acknowledge(writing.access_token), /role viewer does not include the scope \\"write\\"/);
    });

    test('tokens end when the person signs out everywhere, changes the password, or is no member any more', async () => {
      const ada = await scene.person('ada3@acme.example', 'member');
      const first = await scene.connect(ada);
      assert.equal(await scene.ask(first.access_token), 200);
      const passwords = { currentPassword: PASSWORD, newPassword: 'another correct horse' };
      assert.equal((await ada.send('POST', '/api/v1/session/password', passwords)).status, 204);
      assert.equal(await scene.ask(first.access_token), 401);
      const second = await scene.connect(ada);
      await ada.send('DELETE', '/api/v1/session?everywhere=true');
      assert.equal(await scene.ask(second.access_token), 401);
      assert.equal((await scene.renew({ ...second })).error, 'invalid_grant');
      const bea = await scene.person('bea3@acme.example', 'member');
      const third = await scene.connect(bea);
      const { id } = (await bea.send('GET', '/api/v1/session')).body.data.person;
      assert.equal((await scene.api.request('DELETE', `/api/v1/members/${id}`)).status, 204);
      assert.equal(await scene.ask(third.access_token), 401);
      assert.equal((await scene.renew({ ...third })).error, 'invalid_grant');
    });

    test('a code is for one use, one verifier, one client and one redirect URI; used twice it ends the connection', async () => {
      const ada = await scene.person('ada4@acme.example', 'member');
      const code = async () => scene.codeOf(await scene.allowed(ada, {}, ['read']));
      for (const wrong of [
        { code_verifier: `${VERIFIER}x` },
        { code_verifier: '' },
        { redirect_uri: 'http://127.0.0.1:33418/other' },
        { client_id: await scene.register('Other') },
        { resource: `${scene.url}/api/v1` },
      ]) {
        const answer = await scene.exchange(await code(), wrong);
        assert.ok(answer.error !== undefined && answer.access_token === undefined, JSON.stringify(wrong));
      }
      const used = await code();
      const { access_token: token } = await scene.exchange(used);
      assert.equal(await scene.ask(token), 200);
      assert.equal((await scene.exchange(used)).error, 'invalid_grant');
      assert.equal(await scene.ask(token), 401);
      // At the same moment, too.
      const raced = await code();
      const answers = await Promise.all(Array.from({ length: 6 }, () => scene.exchange(raced)));
      const given = answers.flatMap(({ access_token: one }) => (one === undefined ? [] : [one]));
      assert.ok(given.length <= 1, JSON.stringify(answers));
      for (const one of given) assert.equal(await scene.ask(one), 401);
    });

    test('a refresh token works once; used again it ends the connection, and revoking it does too', async () => {
      const ada = await scene.person('ada5@acme.example', 'member');
      const first = await scene.connect(ada);
      const second = await scene.renew({ ...first });
      assert.equal(await scene.ask(second.access_token), 200);
      assert.equal((await scene.renew({ ...first })).error, 'invalid_grant');
      assert.equal(await scene.ask(second.access_token), 401);
      assert.equal((await scene.renew(second)).error, 'invalid_grant');
      const other = await scene.connect(ada);
      const revoked = await scene.form('/oauth/revoke', { token: other.refresh_token, client_id: scene.client });
      assert.equal(revoked.status, 200);
      assert.equal(await scene.ask(other.access_token), 401);
      assert.deepEqual((await ada.send('GET', '/api/v1/session/connections')).body.data, []);
    });

    test('browsers are never sent to where no program registered, and programs cannot register other sites without TLS', async () => {
      await using scene = await createScene(await store.open());
      const ada = await scene.person('ada@acme.example', 'member');
      for (const change of [
        { redirect_uri: 'https://evil.example/callback' },
        { redirect_uri: `${CALLBACK}.evil.example` },
        { redirect_uri: `${CALLBACK}?next=https://evil.example` },
        { client_id: 'unknown' },
      ]) {
        const answer = await scene.authorize(ada, change);
        const location = new URL(answer.headers.get('location') ?? '', scene.url);
        assert.deepEqual([location.origin, location.pathname], [scene.url, '/connect'], JSON.stringify(change));
        assert.ok((location.searchParams.get('problem') ?? '').length > 5);
      }
      for (const change of [
        { code_challenge: '' },
        { code_challenge_method: 'plain' },
        { resource: 'https://other.example/mcp' },
        { response_type: 'token' },
      ]) {
        const answer = await scene.authorize(ada, change);
        const location = new URL(answer.headers.get('location') ?? '', scene.url);
        const said = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
        assert.ok(said.has('error') || said.has('problem'), JSON.stringify(change));
        assert.ok(!said.has('code') && !said.has('access_token'));
      }
      for (const uri of [
        'http://evil.example/cb',
        'javascript:alert(1)',
        'data:text/html,x',
        'https://a.example/#x',
        'nonsense',
      ])
        assert.equal((await scene.tryRegister({ redirect_uris: [uri] })).status, 400, uri);
      assert.equal((await scene.tryRegister({ redirect_uris: ['cursor://anysphere.cursor/callback'] })).status, 201);
      const plain = await (
        await scene.tryRegister({
          redirect_uris: [CALLBACK],
          token_endpoint_auth_method: 'client_secret_post',
          grant_types: ['client_credentials'],
          client_name: 'Up\u202eriver',
        })
      ).json();
      assert.deepEqual(
        [plain.token_endpoint_auth_method, plain.grant_types, plain.client_secret, plain.client_name],
        ['none', ['authorization_code', 'refresh_token'], undefined, 'Upriver'],
      );
      for (let count = 0; count < 40; count += 1) await scene.tryRegister({ redirect_uris: [CALLBACK] });
      assert.equal((await scene.tryRegister({ redirect_uris: [CALLBACK] })).status, 429);
    });

    test('consent is given only in the browser that began, by who is signed in, from a page of this server', async () => {
      const ada = await scene.person('ada7@acme.example', 'member');
      const eve = await scene.person('eve7@acme.example', 'member');
      const allow = { allow: true, organization: 'default', scopes: ['read'] };
      // Eve begins, and gets Ada to open her link: it must not give Eve a code for Ada.
      const asked = await scene.begin(eve);
      assert.equal((await scene.read(ada, asked)).status, 404);
      assert.equal((await scene.decide(ada, asked, allow)).status, 404);
      const own = await scene.begin(ada);
      assert.equal((await scene.decide(ada, own, allow, { 'sec-fetch-site': 'cross-site' })).status, 403);
      const stranger = (
        await scene.api.request('POST', '/api/v1/organizations', { body: { name: 'Stranger', slug: 'stranger' } })
      ).body.data;
      assert.ok(stranger.token);
      assert.equal((await scene.decide(ada, own, { ...allow, organization: 'stranger' })).status, 404);
      assert.equal((await scene.decide(ada, own, { ...allow, scopes: [] })).status, 422);
      const denied = await scene.decide(ada, own, { allow: false });
      const back = await scene.follow(ada, denied.body.data.continueAt);
      assert.deepEqual(
        [back.origin, back.searchParams.get('error'), back.searchParams.get('code')],
        ['http://127.0.0.1:33418', 'access_denied', null],
      );
      assert.equal((await scene.read(ada, own)).status, 404);
      assert.equal((await fetch(`${scene.url}/api/v1/connection-requests/x`)).status, 401);
    });

    test('a token is for /mcp of one issuer and one organization, and for nothing else', async () => {
      const ada = await scene.person('ada8@acme.example', 'owner');
      const { access_token: token, refresh_token: refresh } = await scene.connect(ada, { scope: 'read write' }, [
        'read',
        'write',
      ]);
      for (const path of ['/api/v1/services', '/api/v1/members', '/api/v1/tokens', '/api/v1/session'])
        assert.equal((await scene.api.get(path, { token })).status, 401, path);
      assert.equal(await scene.ask(refresh), 401);
      // The same server by another name is another issuer.
      const otherName = scene.url.replace('127.0.0.1', 'localhost');
      const answer = await fetch(`${otherName}/mcp`, {
        ...MESSAGE,
        headers: { ...MESSAGE.headers, authorization: `Bearer ${token}` },
      });
      assert.equal(answer.status, 401);
      assert.match(answer.headers.get('www-authenticate') ?? '', /error="invalid_token"/);
      // Nobody can call as somebody by naming what only the server's own requests carry.
      const inner = await scene.api.get('/api/v1/services', {
        token: null,
        headers: { 'x-upriver-inner': '00000000-0000-4000-8000-000000000000' },
      });
      assert.equal(inner.status, 401);
      const other = (
        await scene.api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } })
      ).body.data;
      const project = (
        await scene.api.request('POST', '/api/v1/projects', { token: other.token, body: { name: 'Secret' } })
      ).body.data;
      assert.match(await scene.call(token, 'is_it_us_or_them', { project: project.id }), /not_found/);
      const stored = JSON.stringify(
        await scene.api.app.database.kysely.selectFrom('oauth_records').selectAll().execute(),
      );
      for (const secret of [token, refresh]) assert.ok(!stored.includes(secret));
    });

    test('what has expired is deleted, and a client that nobody connected after a day', async () => {
      await using scene = await createScene(await store.open());
      const ada = await scene.person('ada@acme.example', 'member');
      await scene.connect(ada);
      await scene.tryRegister({ redirect_uris: [CALLBACK] });
      const { database } = scene.api.app;
      const models = async () =>
        (await database.kysely.selectFrom('oauth_records').select('model').orderBy('model').execute()).map(
          ({ model }) => model,
        );
      assert.equal((await models()).filter((model) => model === 'Client').length, 2);
      scene.api.clock.advance(25 * 60 * 60_000);
      const log = { warn: assert.fail, error: assert.fail, info() {}, debug() {} };
      await createHousekeeping({ database, clock: scene.api.clock, log }).finish();
      assert.deepEqual(await models(), ['Client', 'Grant', 'RefreshToken']);
      scene.api.clock.advance(90 * 24 * 60 * 60_000);
      await createHousekeeping({ database, clock: scene.api.clock, log }).finish();
      assert.deepEqual(await models(), ['Client']);
      assert.deepEqual(await database.kysely.selectFrom('connections').selectAll().execute(), []);
    });
  });

const MESSAGE = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
};

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope?: string;
  readonly error?: string;
}

type Scene = Awaited<ReturnType<typeof createScene>>;

/** A server on a free port, with a program that is registered. */
async function createScene(database: Awaited<ReturnType<ReturnType<typeof createTestStores>[number]['open']>>) {
  const api = await createTestApp({ UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off', UPRIVER_NOTIFY: 'off' }, { database });
  const url = await api.app.http.listen({ host: '127.0.0.1', port: 0 });
  const tryRegister = (metadata: object): Promise<Response> =>
    fetch(`${url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metadata),
    });
  const register = async (name: string): Promise<string> => {
    const answer = await tryRegister({ client_name: name, redirect_uris: [CALLBACK] });
    const body = await answer.json();
    assert.equal(answer.status, 201, JSON.stringify(body));
    return body.client_id;
  };
  const client = await register('Assistant');
  const form = async (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields) });
  // oxlint-disable-next-line typescript/no-explicit-any -- tokens or an error
  const token = async (fields: Readonly<Record<string, string>>): Promise<any> =>
    (await form('/oauth/token', fields)).json();
  /** As the browser of somebody, which follows no redirect. */
  const browse = async (browser: Browser, at: string): Promise<Response> => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(at, url), { redirect: 'manual', headers: { cookie } });
    for (const text of answer.headers.getSetCookie()) {
      const [pair = ''] = text.split(';', 1);
      browser.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  const authorize = (browser: Browser, change: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const query = new URLSearchParams({
      client_id: client,
      redirect_uri: CALLBACK,
      response_type: 'code',
      state: 'a state',
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
      resource: `${url}/mcp`,
      ...change,
    });
    return browse(browser, `/oauth/authorize?${query}`);
  };
  /** @returns the identifier of the request for consent */
  const begin = async (browser: Browser, change: Readonly<Record<string, string>> = {}): Promise<string> => {
    const location = (await authorize(browser, change)).headers.get('location') ?? '';
    const id = /^\/connect\/([\w-]+)$/.exec(location)?.[1];
    assert.ok(id !== undefined, location);
    return id;
  };
  const ask = async (browser: Browser, id: string, method: string, body?: unknown, headers = {}) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}/api/v1/connection-requests/${id}`, {
      method,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const read = (browser: Browser, id: string) => ask(browser, id, 'GET');
  const decide = (browser: Browser, id: string, body: object, headers = {}) => ask(browser, id, 'POST', body, headers);
  const follow = async (browser: Browser, at: string): Promise<URL> => {
    const answer = await browse(browser, at);
    return new URL(answer.headers.get('location') ?? '', url);
  };
  /** @returns where the browser comes back to the program */
  const allowed = async (browser: Browser, change = {}, scopes = ['read']): Promise<URL> => {
    const id = await begin(browser, change);
    const decided = await decide(browser, id, { allow: true, organization: 'default', scopes });
    assert.equal(decided.status, 200, JSON.stringify(decided.body));
    return follow(browser, decided.body.data.continueAt);
  };
  const codeOf = (back: URL): string => {
    assert.equal(back.origin + back.pathname, CALLBACK, back.href);
    assert.deepEqual([back.searchParams.get('state'), back.searchParams.get('iss')], ['a state', url]);
    return back.searchParams.get('code') ?? assert.fail(back.href);
  };
  const exchange = (code: string, change = {}) =>
    token({
      grant_type: 'authorization_code',
      client_id: client,
      code,
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      resource: `${url}/mcp`,
      ...change,
    });
  /** @returns what a tool answers, as text */
  const call = async (accessToken: string, name: string, given: object): Promise<string> => {
    const headers = { ...MESSAGE.headers, authorization: `Bearer ${accessToken}` };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });
    return (await fetch(`${url}/mcp`, { ...MESSAGE, headers, body })).text();
  };
  return {
    api,
    url,
    client,
    register,
    tryRegister,
    form,
    authorize,
    begin,
    read,
    decide,
    follow,
    allowed,
    codeOf,
    exchange,
    call,
    acknowledge: (accessToken: string) => call(accessToken, 'acknowledge', { alert: 'alt_none' }),
    person: (email: string, role: string): Promise<Browser> => join(api, email, role),
    async connect(browser: Browser, change = {}, scopes = ['read']): Promise<Tokens> {
      const tokens = await exchange(codeOf(await allowed(browser, change, scopes)));
      assert.equal(tokens.token_type, 'Bearer', JSON.stringify(tokens));
      return tokens;
    },
    /** @returns the status of a request to /mcp */
    async ask(accessToken: string): Promise<number> {
      const headers = { ...MESSAGE.headers, authorization: `Bearer ${accessToken}` };
      return (await fetch(`${url}/mcp`, { ...MESSAGE, headers })).status;
    },
    renew: ({ refresh_token: refresh, tokens, clientId }: Partial<Tokens> & { tokens?: Tokens; clientId?: string }) =>
      token({
        grant_type: 'refresh_token',
        client_id: clientId ?? client,
        refresh_token: tokens?.refresh_token ?? refresh ?? '',
      }),
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}

/** Lets the official client find out by itself what to do about 401, as assistants do. */
async function connectOfficially(scene: Scene, browser: Browser, scopes: string[]) {
  // oxlint-disable-next-line typescript/no-explicit-any -- what the client gives to be kept
  const saved: any = {};
  const provider: OAuthClientProvider = {
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'Assistant', redirect_uris: [CALLBACK], scope: 'read write' },
    state: () => 'a state',
    clientInformation: () => saved.client,
    saveClientInformation: (client) => void (saved.client = client),
    tokens: () => saved.tokens,
    saveTokens: (tokens) => void (saved.tokens = tokens),
    redirectToAuthorization: (to) => void (saved.authorization = to),
    saveCodeVerifier: (verifier) => void (saved.verifier = verifier),
    codeVerifier: () => saved.verifier,
    saveDiscoveryState: (state) => void (saved.discovery = state),
    discoveryState: () => saved.discovery,
  };
  const open = () => new StreamableHTTPClientTransport(new URL('/mcp', scene.url), { authProvider: provider });
  const first = open();
  await assert.rejects(new Client({ name: 'test', version: '1.0.0' }).connect(first), UnauthorizedError);
  saved.clientId = saved.client.client_id;
  const asked: URL = saved.authorization;
  const id = await scene.begin(browser, Object.fromEntries(asked.searchParams));
  const decided = await scene.decide(browser, id, { allow: true, organization: 'default', scopes });
  assert.equal(decided.status, 200, JSON.stringify(decided.body));
  const back = await scene.follow(browser, decided.body.data.continueAt);
  await first.finishAuth(back.searchParams);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(open());
  return { client, saved };
}
