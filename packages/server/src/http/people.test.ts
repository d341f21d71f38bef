// People who sign in, on both stores: invitations, sessions, roles, and what somebody else's page or a removed member gets.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import type { Answer, RequestOptions, TestApp } from '../../../../test/support/app.ts';
import { askedCosts } from '../../../../test/support/cheap-keys.ts';
import { PASSWORD, inviteByToken, join, openBrowser } from '../../../../test/support/people.ts';
import { routes } from './routes/index.ts';
import { inviteOwner } from '../people/invite.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

for (const store of createTestStores())
  describe(`people on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    const start = async (): Promise<TestApp> =>
      createTestApp({ UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off' }, { database: await store.open() });

    test('an invitation makes somebody a member once, and says before what it is for', async () => {
      await using api = await start();
      const code = await inviteByToken(api, 'Ada@Example.com', 'owner');
      const browser = openBrowser(api);
      const preview = await browser.send('POST', '/api/v1/invitations/preview', { code });
      assert.equal(preview.body.data.organization, 'Default');
      assert.equal(preview.body.data.email, 'ada@example.com');
      const body = { code, name: 'Ada Lovelace', password: PASSWORD };
      const joined = await browser.send('POST', '/api/v1/invitations/accept', body);
      assert.equal(joined.body.data.role, 'owner');
      assert.deepEqual(joined.body.data.scopes, ['read', 'write', 'admin', 'operator']);
      const members = (await browser.send('GET', '/api/v1/members')).body.data;
      assert.deepEqual(
        members.map(({ name, email, role }: Record<string, string>) => [name, email, role]),
        [['Ada Lovelace', 'ada@example.com', 'owner']],
      );
      const again = await openBrowser(api).send('POST', '/api/v1/invitations/accept', { ...body, name: 'Eve' });
      assert.equal(again.status, 409);
      assert.match(again.body.error, /used already/);
    });

    test('the link of the first start makes one owner, and ends when another is made', async () => {
      await using api = await start();
      const { database, firstStart } = api.app;
      const first = firstStart?.ownerCode ?? '';
      const person = { name: 'Ada', email: 'Ada@example.com', password: PASSWORD };
      const organizationId = (await findFirstOrganizationId(database.kysely)) ?? '';
      const second = await database.transaction((db) =>
        inviteOwner(db, { organizationId, invitedBy: 'a test' }, api.clock.now()),
      );
      const accept = (code: string): Promise<Answer> =>
        openBrowser(api).send('POST', '/api/v1/invitations/accept', { code, ...person });
      const replaced = await accept(first);
      assert.equal(replaced.status, 404);
      assert.match(replaced.body.error, /revoked/);
      assert.equal((await accept(second)).body.data.role, 'owner');
      const used = await openBrowser(api).send('POST', '/api/v1/invitations/preview', { code: second });
      assert.deepEqual([used.status, used.body.details], [409, [{ usedAt: new Date(api.clock.now()).toISOString() }]]);
    });

    test('the link of the first start ends after a day', async () => {
      await using api = await start();
      api.clock.advance(24 * 60 * 60_000);
      const code = api.app.firstStart?.ownerCode;
      assert.equal((await openBrowser(api).send('POST', '/api/v1/invitations/preview', { code })).status, 404);
    });

    test('concurrent acceptances of one invitation make one member', async () => {
      await using api = await start();
      const code = await inviteByToken(api, 'ada@example.com', 'member');
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          openBrowser(api).send('POST', '/api/v1/invitations/accept', { code, name: 'Ada', password: PASSWORD }),
        ),
      );
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
      assert.ok(
        answers.every(({ status }) => [200, 404, 409].includes(status)),
        JSON.stringify(answers.map(({ status, body }) => [status, body])),
      );
      assert.equal((await api.get('/api/v1/members')).body.data.length, 1);
    });

    test('signing in opens a session that only its cookie has, and signing out ends it', async () => {
      await using api = await start();
      await join(api, 'ada@example.com', 'member');
      const browser = openBrowser(api);
      const signedIn = await browser.send('POST', '/api/v1/session', { email: 'ADA@example.com', password: PASSWORD });
      assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
      const [cookie] = [signedIn.headers['set-cookie'] ?? []].flat().map(String);
      assert.match(cookie ?? '', /HttpOnly/i);
      assert.match(cookie ?? '', /SameSite=Lax/i);
      assert.equal((await browser.send('GET', '/api/v1/projects')).status, 200);
      const stolen = new Map(browser.cookies);
      assert.equal((await browser.send('DELETE', '/api/v1/session')).status, 204);
      for (const [name, value] of stolen) browser.cookies.set(name, value);
      assert.equal((await browser.send('GET', '/api/v1/projects')).status, 401);
      const forged = openBrowser(api);
      for (const [name, value] of stolen) forged.cookies.set(name, `${value.slice(0, -4)}AAAA`);
      assert.equal((await forged.send('GET', '/api/v1/session')).status, 401);
    });

    test('signing out everywhere and a new password end the other sessions', async () => {
      await using api = await start();
      const first = await join(api, 'ada@example.com', 'member');
      const second = openBrowser(api);
      await second.send('POST', '/api/v1/session', { email: 'ada@example.com', password: PASSWORD });
      const newPassword = 'battery staple horse';
      const wrong = await first.send('POST', '/api/v1/session/password', { currentPassword: 'no', newPassword });
      assert.equal(wrong.status, 401);
      const body = { currentPassword: PASSWORD, newPassword };
      assert.equal((await first.send('POST', '/api/v1/session/password', body)).status, 204);
      assert.equal((await second.send('GET', '/api/v1/session')).status, 401);
      assert.equal((await first.send('GET', '/api/v1/session')).status, 200);
      await second.send('POST', '/api/v1/session', { email: 'ada@example.com', password: newPassword });
      assert.equal((await second.send('DELETE', '/api/v1/session?everywhere=true')).status, 204);
      assert.equal((await first.send('GET', '/api/v1/session')).status, 401);
    });

    test('a wrong password and an unknown address get the same answer', async () => {
      await using api = await start();
      await join(api, 'ada@example.com', 'member');
      const browser = openBrowser(api);
      const wrong = await browser.send('POST', '/api/v1/session', { email: 'ada@example.com', password: 'guess' });
      const unknown = await browser.send('POST', '/api/v1/session', { email: 'eve@example.com', password: 'guess' });
      assert.equal(wrong.status, 401);
      assert.deepEqual([wrong.status, wrong.body.error], [unknown.status, unknown.body.error]);
    });

    test('concurrent guesses are counted, a pause follows, and it ends', async () => {
      await using api = await start();
      await join(api, 'ada@example.com', 'member');
      api.clock.advance(6 * 60_000);
      const guess = (password: string): Promise<Answer> =>
        openBrowser(api).send('POST', '/api/v1/session', { email: 'ada@example.com', password });
      const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`guess ${index}`)));
      assert.equal(guesses.filter(({ status }) => status === 401).length, 5);
      assert.equal(guesses.filter(({ status }) => status === 429).length, 15);
      const refused = await guess(PASSWORD);
      assert.equal(refused.status, 429);
      assert.ok(Number(refused.headers['retry-after']) <= 300);
      api.clock.advance(5 * 60_000 + 1);
      assert.equal((await guess(PASSWORD)).status, 200);
    });

    test('an address begins to sign in with a passkey so often and no more, and then after a pause', async () => {
      await using api = await start();
      const browser = openBrowser(api);
      const begin = (): Promise<Answer> => browser.send('POST', '/api/v1/session/passkey/options');
      for (let count = 0; count < 100; count += 1) assert.equal((await begin()).status, 200);
      const refused = await begin();
      assert.deepEqual([refused.status, refused.body.code], [429, 'rate_limited']);
      assert.ok(Number(refused.headers['retry-after']) <= 300);
      api.clock.advance(5 * 60_000 + 1);
      assert.equal((await begin()).status, 200);
    });

    test("another site's page changes nothing with somebody's cookies", async () => {
      await using api = await start();
      const browser = await join(api, 'ada@example.com', 'admin');
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }] as const)
        for (const [method, path, body] of [
          ['POST', '/api/v1/projects', { name: 'Evil' }],
          ['POST', '/api/v1/session', { email: 'ada@example.com', password: PASSWORD }],
          ['DELETE', '/api/v1/session', undefined],
        ] as const) {
          const answer = await browser.send(method, path, body, headers);
          assert.equal(answer.status, 403, `${method} ${path}`);
          assert.equal(answer.body.code, 'origin_refused');
        }
      assert.equal((await browser.send('POST', '/api/v1/projects', { name: 'Mine' })).status, 201);
    });

    test('each role does what it includes and nothing more', async () => {
      await using api = await start();
      const write = { path: '/api/v1/projects', body: { name: 'Shop' } };
      const manage = { path: '/api/v1/tokens', body: { name: 'ci', scopes: ['read'] } };
      for (const [role, expected] of [
        ['viewer', [200, 403, 403]],
        ['member', [200, 201, 403]],
        ['admin', [200, 201, 201]],
        ['owner', [200, 201, 201]],
      ] as const) {
        const browser = await join(api, `${role}@example.com`, role);
        const answers = [
          await browser.send('GET', '/api/v1/projects'),
          await browser.send('POST', write.path, { name: `Shop of ${role}` }),
          await browser.send('POST', manage.path, manage.body),
        ];
        assert.deepEqual(
          answers.map(({ status }) => status),
          expected,
          role,
        );
      }
    });

    test('no role gets into any route beyond its scopes', async () => {
      await using api = await start();
      const beyond = { viewer: ['write', 'admin', 'operator'], member: ['admin', 'operator'], admin: ['operator'] };
      for (const [role, scopes] of Object.entries(beyond)) {
        const browser = await join(api, `${role}@example.com`, role);
        const closed = routes.filter(({ access }) => scopes.includes(access));
        assert.ok(closed.length > 0);
        for (const { method, path } of closed) {
          const answer = await browser.send(method, path.replaceAll(/:\w+/g, 'x'));
          assert.deepEqual([answer.status, answer.body.code], [403, 'missing_scope'], `${role}: ${method} ${path}`);
        }
      }
    });

    test('nobody gives, takes or removes a role above their own, and the last owner stays', async () => {
      await using api = await start();
      const owner = await join(api, 'owner@example.com', 'owner');
      const admin = await join(api, 'admin@example.com', 'admin');
      const members = (await owner.send('GET', '/api/v1/members')).body.data;
      const idOf = (role: string): string =>
        members.find((member: Record<string, string>) => member['role'] === role).id;
      const path = `/api/v1/members/${idOf('owner')}`;
      assert.equal((await admin.send('DELETE', path)).status, 403);
      assert.equal((await admin.send('PATCH', path, { role: 'viewer' })).status, 403);
      assert.equal((await admin.send('PATCH', `/api/v1/members/${idOf('admin')}`, { role: 'owner' })).status, 403);
      assert.equal(
        (await admin.send('POST', '/api/v1/invitations', { email: 'e@example.com', role: 'owner' })).status,
        403,
      );
      const alone = await owner.send('DELETE', path);
      assert.equal(alone.status, 409);
      assert.match(alone.body.error, /needs an owner/);
      assert.equal((await owner.send('PATCH', `/api/v1/members/${idOf('admin')}`, { role: 'owner' })).status, 200);
      const both = await Promise.all([
        owner.send('DELETE', path),
        admin.send('DELETE', `/api/v1/members/${idOf('admin')}`),
      ]);
      assert.deepEqual(
        both.map(({ status }) => status).toSorted((a, b) => a - b),
        [204, 409],
      );
    });

    test("a removed member's open session is refused, and another organization is never theirs", async () => {
      await using api = await start();
      const created = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
      const { token } = created.body.data;
      const eve = await join(api, 'eve@example.com', 'admin', token);
      await api.request('POST', '/api/v1/projects', { body: { name: 'Secret' } });
      assert.ok(
        !(await eve.send('GET', '/api/v1/projects')).body.data.some(({ name }: { name: string }) => name === 'Secret'),
      );
      assert.equal((await eve.send('PATCH', '/api/v1/session', { organization: 'default' })).status, 404);
      eve.cookies.set('upriver.organization', 'default');
      assert.equal((await eve.send('GET', '/api/v1/session')).body.data.organization.slug, 'other');
      const [member] = (await api.get('/api/v1/members', { token })).body.data;
      assert.equal((await api.request('DELETE', `/api/v1/members/${member.id}`)).status, 404);
      assert.equal((await api.request('DELETE', `/api/v1/members/${member.id}`, { token })).status, 204);
      assert.equal((await eve.send('GET', '/api/v1/projects')).status, 403);
    });

    test('a member of two organizations switches between them', async () => {
      await using api = await start();
      const created = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
      const ada = await join(api, 'ada@example.com', 'owner');
      const code = await inviteByToken(api, 'ada@example.com', 'viewer', created.body.data.token);
      assert.equal((await ada.send('POST', '/api/v1/invitations/accept', { code })).status, 200);
      const switched = await ada.send('PATCH', '/api/v1/session', { organization: 'other' });
      assert.deepEqual([switched.body.data.organization.slug, switched.body.data.role], ['other', 'viewer']);
      assert.equal((await ada.send('POST', '/api/v1/projects', { name: 'Shop' })).status, 403);
      await ada.send('PATCH', '/api/v1/session', { organization: 'default' });
      assert.equal((await ada.send('POST', '/api/v1/projects', { name: 'Shop' })).status, 201);
    });

    test('an invitation for one person is not taken by another, ends after a week, and can be revoked', async () => {
      await using api = await start();
      const ada = await join(api, 'ada@example.com', 'member');
      const code = await inviteByToken(api, 'grace@example.com', 'admin');
      assert.equal((await ada.send('POST', '/api/v1/invitations/accept', { code })).status, 422);
      const open = (await api.get('/api/v1/invitations')).body.data;
      const invitation = open.find(({ email }: { email: string }) => email === 'grace@example.com');
      assert.equal((await api.request('DELETE', `/api/v1/invitations/${invitation.id}`)).status, 204);
      assert.equal((await openBrowser(api).send('POST', '/api/v1/invitations/preview', { code })).status, 404);
      const late = await inviteByToken(api, 'grace@example.com', 'admin');
      api.clock.advance(7 * 24 * 60 * 60_000);
      assert.equal((await openBrowser(api).send('POST', '/api/v1/invitations/preview', { code: late })).status, 404);
    });

    test('whom a trusted proxy has signed in is that person, with the role of the setting at first', async () => {
      await using api = await createTestApp(
        {
          UPRIVER_POLL: 'off',
          UPRIVER_DETECT: 'off',
          UPRIVER_TRUST_PROXY: '127.0.0.1',
          UPRIVER_PROXY_SIGN_IN_HEADER: 'X-Forwarded-Email',
          UPRIVER_PROXY_SIGN_IN_ROLE: 'viewer',
        },
        { database: await store.open() },
      );
      const as = (email: string): RequestOptions['headers'] => ({ 'x-forwarded-email': email });
      const browser = openBrowser(api);
      assert.equal((await browser.send('GET', '/api/v1/session')).status, 401);
      const both = await Promise.all(
        [1, 2].map(() => openBrowser(api).send('GET', '/api/v1/session', undefined, as('Ada@example.com'))),
      );
      for (const answer of both) {
        assert.equal(answer.status, 200, JSON.stringify(answer.body));
        assert.deepEqual([answer.body.data.person.email, answer.body.data.role], ['ada@example.com', 'viewer']);
      }
      assert.equal((await api.get('/api/v1/members')).body.data.length, 1);
      const members = (await api.get('/api/v1/audit-log?action=member.create')).body.data;
      assert.deepEqual([members.length, members[0].actor.name], [1, 'proxy']);
      // The proxy goes before a session that the browser has from somebody else.
      const grace = await join(api, 'grace@example.com', 'admin');
      const now = await grace.send('GET', '/api/v1/session', undefined, as('ada@example.com'));
      assert.equal(now.body.data.person.email, 'ada@example.com');
      // An invitation proves no address, the proxy does: whoever chose the password before may be somebody else.
      assert.equal((await grace.send('GET', '/api/v1/session')).status, 200);
      assert.equal((await browser.send('GET', '/api/v1/session', undefined, as('grace@example.com'))).status, 200);
      assert.equal((await grace.send('GET', '/api/v1/session')).status, 401);
      const credentials = { email: 'grace@example.com', password: PASSWORD };
      assert.equal((await openBrowser(api).send('POST', '/api/v1/session', credentials)).status, 401);
      const evil = { ...as('grace@example.com'), 'sec-fetch-site': 'cross-site' };
      assert.equal((await browser.send('POST', '/api/v1/projects', { name: 'Evil' }, evil)).status, 403);
      const list = await browser.send('GET', '/api/v1/session', undefined, as('grace@example.com, ada@example.com'));
      assert.equal(list.status, 401);
    });

    test('the header of a proxy counts from nowhere else', async () => {
      await using api = await createTestApp(
        {
          UPRIVER_POLL: 'off',
          UPRIVER_TRUST_PROXY: '192.0.2.1',
          UPRIVER_PROXY_SIGN_IN_HEADER: 'X-Forwarded-Email',
          UPRIVER_PROXY_SIGN_IN_ROLE: 'owner',
        },
        { database: await store.open() },
      );
      const headers = { 'x-forwarded-email': 'eve@example.com', 'x-forwarded-for': '192.0.2.1' };
      assert.equal((await openBrowser(api).send('GET', '/api/v1/session', undefined, headers)).status, 401);
      assert.equal((await api.get('/api/v1/members')).body.data.length, 0);
    });

    test('somebody who signs in gets a session of their own, whatever cookie the browser had', async () => {
      await using api = await start();
      await join(api, 'ada@example.com', 'member');
      const eve = await join(api, 'eve@example.com', 'viewer');
      const victim = openBrowser(api);
      for (const [name, value] of eve.cookies) victim.cookies.set(name, value);
      await victim.send('POST', '/api/v1/session', { email: 'ada@example.com', password: PASSWORD });
      assert.notEqual(victim.cookies.get('upriver.session_token'), eve.cookies.get('upriver.session_token'));
      assert.equal((await eve.send('GET', '/api/v1/session')).body.data.person.email, 'eve@example.com');
      const planted = openBrowser(api);
      planted.cookies.set('upriver.session_token', 'chosen-by-somebody-else');
      await planted.send('POST', '/api/v1/session', { email: 'ada@example.com', password: PASSWORD });
      assert.notEqual(planted.cookies.get('upriver.session_token'), 'chosen-by-somebody-else');
    });

    test('a password is kept as a key that takes 32 MB of memory to make', async () => {
      await using api = await start();
      const asked = askedCosts.length;
      await join(api, 'ada@example.com', 'member');
      const [cost, ...others] = askedCosts.slice(asked);
      assert.deepEqual([cost?.N, cost?.r, cost?.p, others], [16_384, 16, 1, []]);
    });

    test('neither passwords nor codes of invitations nor what signs sessions are stored', async () => {
      await using api = await start();
      await join(api, 'ada@example.com', 'member');
      const code = await inviteByToken(api, 'grace@example.com', 'admin');
      const { kysely } = api.app.database;
      const stored = JSON.stringify([
        await kysely.selectFrom('invitations').selectAll().execute(),
        await kysely.selectFrom('people').selectAll().execute(),
        await kysely
          .selectFrom('person_accounts' as never)
          .selectAll()
          .execute(),
      ]);
      assert.ok(!stored.includes(code));
      assert.ok(!stored.includes(PASSWORD));
      const kept = await kysely.selectFrom('meta').select('key').execute();
      assert.deepEqual(
        kept.filter(({ key }) => /session|secret/.test(key)).map(({ key }) => key),
        ['secret_key_check'],
      );
    });
  });
