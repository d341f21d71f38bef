// Single sign-on against a real OpenID Connect provider, on both stores.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { after, describe, test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import type { Answer, TestApp } from '../../../../test/support/app.ts';
import { CLIENT, startProvider } from '../../../../test/support/oidc-provider.ts';
import type { TestProvider } from '../../../../test/support/oidc-provider.ts';
import { PASSWORD, inviteByToken, join, openBrowser } from '../../../../test/support/people.ts';
import type { Browser } from '../../../../test/support/people.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { readOidcProviders } from '../people/oidc-providers.ts';

const ORIGIN = 'http://upriver.example';
const START_PATH = '/api/v1/sign-in/oidc/acme';
const ADA = { sub: 'ada-1', email: 'Ada@acme.example', email_verified: true, name: 'Ada Lovelace' };

/** A file of one provider, with more lines for it. */
function providerFile(issuer: string, ...lines: readonly string[]): { path: string; [Symbol.dispose](): void } {
  const directory = mkdtempSync(joinPath(tmpdir(), 'upriver-oidc-'));
  const path = joinPath(directory, 'oidc.toml');
  const head = ['[[provider]]', 'id = "acme"', 'name = "Acme"', `issuer = "${issuer}"`, `client_id = "${CLIENT.id}"`];
  writeFileSync(path, [...head, `client_secret = "${CLIENT.secret}"`, ...lines].join('\n'));
  return { path, [Symbol.dispose]: () => rmSync(directory, { recursive: true }) };
}

/** Signs in as the provider's person. @returns where the browser ends */
async function signIn(browser: Browser, provider: TestProvider, query = ''): Promise<string> {
  const begun = await browser.send('GET', START_PATH + query);
  assert.equal(begun.status, 302, JSON.stringify(begun.body));
  const back = new URL(await provider.follow(String(begun.headers['location'])));
  assert.equal(back.origin, ORIGIN);
  const ended = await browser.send('GET', back.pathname + back.search, undefined, { 'sec-fetch-site': 'cross-site' });
  assert.equal(ended.status, 302, JSON.stringify(ended.body));
  return String(ended.headers['location']);
}

const problemOf = (location: string): string => new URL(location, ORIGIN).searchParams.get('problem') ?? '';
const session = (browser: Browser): Promise<Answer> => browser.send('GET', '/api/v1/session');

for (const store of createTestStores())
  describe(`single sign-on on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    const start = async (file: { path: string }): Promise<TestApp> =>
      createTestApp(
        { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off', UPRIVER_PUBLIC_URL: ORIGIN, UPRIVER_OIDC_FILE: file.path },
        { database: await store.open() },
      );
    const startBoth = async (...lines: readonly string[]) => {
      const provider = await startProvider([`${ORIGIN}${START_PATH}/callback`]);
      const file = providerFile(provider.issuer, ...lines);
      const api = await start(file);
      return {
        provider,
        api,
        async [Symbol.asyncDispose]() {
          await api[Symbol.asyncDispose]();
          await provider[Symbol.asyncDispose]();
          file[Symbol.dispose]();
        },
      };
    };

    test('signs in people of its domains with their role, once as new and then as the same', async () => {
      await using both = await startBoth('domains = ["acme.example"]', 'role = "viewer"');
      const { provider, api } = both;
      provider.person = ADA;
      assert.deepEqual((await api.get('/api/v1/sign-in', { token: null })).body.data.providers, [
        { id: 'acme', name: 'Acme', url: START_PATH },
      ]);
      const browser = openBrowser(api);
      assert.equal(await signIn(browser, provider, '?returnTo=/services/acme-pay?from=1'), '/services/acme-pay?from=1');
      const { data } = (await session(browser)).body;
      assert.deepEqual(
        [data.person.name, data.person.email, data.role],
        ['Ada Lovelace', 'ada@acme.example', 'viewer'],
      );
      const again = openBrowser(api);
      assert.equal(await signIn(again, provider), '/');
      assert.equal((await session(again)).body.data.person.id, data.person.id);
      const actions = (await api.get('/api/v1/audit-log')).body.data.map(({ action }: { action: string }) => action);
      assert.deepEqual(actions, ['session.create', 'session.create', 'member.create']);
      provider.person = { ...ADA, sub: 'eve-1', email: 'eve@evil.example' };
      assert.match(problemOf(await signIn(openBrowser(api), provider)), /domain/);
      assert.equal((await api.get('/api/v1/members')).body.data.length, 1);
    });

    test('never signs in as somebody whose address the provider did not verify, nor creates them', async () => {
      await using both = await startBoth('role = "viewer"');
      const { provider, api } = both;
      await join(api, 'ada@acme.example', 'owner');
      for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
        provider.person = { ...ADA, sub: 'eve', ...claims };
        const browser = openBrowser(api);
        assert.match(problemOf(await signIn(browser, provider)), /verified|did not say/);
        assert.equal((await session(browser)).status, 401);
      }
      assert.equal((await api.get('/api/v1/members')).body.data.length, 1);
      provider.person = ADA;
      const browser = openBrowser(api);
      assert.equal(await signIn(browser, provider), '/');
      assert.equal((await session(browser)).body.data.role, 'owner');
    });

    test('somebody who took the address before, without proof, is not that person once the provider proves it', async () => {
      await using both = await startBoth('domains = ["acme.example"]', 'role = "admin"');
      const { provider, api } = both;
      const other = await api.request('POST', '/api/v1/organizations', { body: { name: 'Evil', slug: 'evil' } });
      // An invitation proves nothing: whoever makes it has its link.
      const mallory = await join(api, 'ada@acme.example', 'member', other.body.data.token);
      provider.person = ADA;
      const ada = openBrowser(api);
      assert.equal(await signIn(ada, provider), '/');
      assert.equal((await session(ada)).body.data.organizations.length, 2);
      assert.equal((await session(mallory)).status, 401);
      const credentials = { email: 'ada@acme.example', password: PASSWORD };
      assert.equal((await openBrowser(api).send('POST', '/api/v1/session', credentials)).status, 401);
      assert.equal(await signIn(openBrowser(api), provider), '/');
      assert.equal((await session(ada)).status, 200);
    });

    test('lets nobody in who has neither a role nor an invitation', async () => {
      await using both = await startBoth();
      const { provider, api } = both;
      provider.person = ADA;
      assert.match(problemOf(await signIn(openBrowser(api), provider)), /invited/);
      const code = await inviteByToken(api, 'ada@acme.example', 'member');
      const browser = openBrowser(api);
      assert.equal(await signIn(browser, provider, `?returnTo=/invite/${code}`), `/invite/${code}`);
      assert.equal((await session(browser)).body.data.organization, null);
      const accepted = await browser.send('POST', '/api/v1/invitations/accept', { code });
      assert.equal(accepted.body.data.role, 'member');
    });

    test('gives the highest role of the claim at each sign-in, and never takes the last owner', async () => {
      await using both = await startBoth(
        'role_claim = "groups"',
        'scopes = ["openid", "email", "profile", "groups"]',
        '[provider.roles]',
        'sre = "admin"',
        'staff = "viewer"',
        'founders = "owner"',
      );
      const { provider, api } = both;
      const roleFor = async (person: typeof ADA & { groups: readonly string[] }): Promise<string> => {
        provider.person = person;
        const browser = openBrowser(api);
        const ended = await signIn(browser, provider);
        return ended === '/' ? (await session(browser)).body.data.role : problemOf(ended);
      };
      const grace = { ...ADA, sub: 'grace-1', email: 'grace@acme.example' };
      assert.equal(await roleFor({ ...ADA, groups: ['founders'] }), 'owner');
      assert.equal(await roleFor({ ...ADA, groups: ['staff'] }), 'owner');
      assert.equal(await roleFor({ ...grace, groups: ['staff', 'sre', 'other'] }), 'admin');
      assert.equal(await roleFor({ ...grace, groups: ['staff'] }), 'viewer');
      assert.match(await roleFor({ ...ADA, sub: 'eve-1', email: 'eve@acme.example', groups: ['other'] }), /invited/);
    });

    test('leads nowhere but to a page of its own', async () => {
      await using both = await startBoth('role = "viewer"');
      const { provider, api } = both;
      provider.person = ADA;
      for (const returnTo of [
        'https://evil.example/',
        '//evil.example',
        String.raw`/\evil.example`,
        '/\t/evil.example',
        'javascript:alert(1)',
        '/.//evil.example',
      ])
        assert.match(
          await signIn(openBrowser(api), provider, `?returnTo=${encodeURIComponent(returnTo)}`),
          /^\/(?![/\\])/,
          returnTo,
        );
    });

    test('an answer counts once, in the browser that began, unchanged and in time', async () => {
      await using both = await startBoth('role = "viewer"');
      const { provider, api } = both;
      provider.person = ADA;
      const begin = async (browser: Browser): Promise<string> => {
        const begun = await browser.send('GET', START_PATH);
        const back = new URL(await provider.follow(String(begun.headers['location'])));
        return back.pathname + back.search;
      };
      const refused = async (browser: Browser, path: string): Promise<void> => {
        const ended = await browser.send('GET', path);
        assert.notEqual(problemOf(String(ended.headers['location'])), '');
        assert.equal((await session(browser)).status, 401);
      };
      // Somebody else's browser: a link with an attacker's code signs nobody in as the attacker.
      const [mine, other] = [openBrowser(api), openBrowser(api)];
      const path = await begin(mine);
      await refused(other, path);
      await other.send('GET', START_PATH);
      await refused(other, path);
      for (const [name, value] of [
        ['state', 'x'],
        ['code', 'x'],
      ] as const) {
        const browser = openBrowser(api);
        const changed = new URL(await begin(browser), ORIGIN);
        changed.searchParams.set(name, value);
        await refused(browser, changed.pathname + changed.search);
      }
      const late = openBrowser(api);
      const latePath = await begin(late);
      api.clock.advance(11 * 60_000);
      await refused(late, latePath);
      // The second use of a code is refused by the provider, and the cookie of the attempt is gone.
      const twice = openBrowser(api);
      const twicePath = await begin(twice);
      assert.equal((await twice.send('GET', twicePath)).headers['location'], '/');
      twice.cookies.delete('upriver.session_token');
      await refused(twice, twicePath);
    });

    test('a session that a browser had before is not the one after signing in', async () => {
      await using both = await startBoth('role = "viewer"');
      const { provider, api } = both;
      provider.person = ADA;
      const eve = await join(api, 'eve@acme.example', 'viewer');
      const victim = openBrowser(api);
      for (const [name, value] of eve.cookies) victim.cookies.set(name, value);
      await signIn(victim, provider);
      assert.notEqual(victim.cookies.get('upriver.session_token'), eve.cookies.get('upriver.session_token'));
      assert.equal((await session(eve)).body.data.person.email, 'eve@acme.example');
      assert.equal((await session(victim)).body.data.person.email, 'ada@acme.example');
    });

    test('a provider that cannot be reached is said, and the server runs on', async () => {
      using file = providerFile('http://127.0.0.1:9');
      await using api = await start(file);
      const answer = await openBrowser(api).send('GET', START_PATH);
      assert.match(problemOf(String(answer.headers['location'])), /cannot be reached/);
      assert.equal((await openBrowser(api).send('GET', '/api/v1/sign-in/oidc/other')).status, 404);
    });
  });

describe('the file of providers', () => {
  const read = (...lines: readonly string[]): unknown => {
    using file = providerFile('https://accounts.google.com', ...lines);
    return readOidcProviders(file.path);
  };

  test('is refused with what is wrong in it', () => {
    assert.throws(() => read('role = "boss"'), /UPRIVER_OIDC_FILE: .*provider\.0\.role/);
    assert.throws(() => read('role = "viewer"'), /name your domains/);
    assert.throws(() => read('role_claim = "groups"'), /belong together/);
    assert.throws(() => read('colour = "blue"'), /provider\.0/);
    assert.throws(() => read('role = viewer'), /UPRIVER_OIDC_FILE/);
    assert.throws(() => readOidcProviders('/nowhere/oidc.toml'), /ENOENT/);
    using file = providerFile('http://idp.example');
    assert.throws(() => readOidcProviders(file.path), /https/);
    assert.equal((read('role = "viewer"', 'domains = ["acme.example"]') as unknown[]).length, 1);
  });
});
