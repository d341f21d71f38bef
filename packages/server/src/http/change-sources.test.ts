// Webhooks that report changes, on both stores. The bodies are written from the shapes that their senders document.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SHA = '4f2a91c0d3b5e6f708192a3b4c5d6e7f80912a3b';

type Source = { readonly id: string; readonly path: string; readonly secret: string };

for (const store of createTestStores())
  describe(`change sources on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    const start = async () => createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });

    test('a deployment of GitHub is one change, at the best time that its deliveries tell, in any order', async () => {
      await using api = await start();
      const source = await create(api, 'github', [
        { origin: 'acme/web', environment: 'Production', project: 'default', callsEnvironment: 'production' },
      ]);
      const created = await deliver(api, source, githubDelivery(START - 3 * MINUTE));
      assert.equal(created.status, 200, JSON.stringify(created.body));
      assert.equal(created.body.data.changes.length, 1);
      const [first] = await changes(api);
      assert.deepEqual(
        { ...first, id: '', project: '' },
        {
          id: '',
          project: '',
          kind: 'deployment',
          at: new Date(START - 3 * MINUTE).toISOString(),
          name: SHA,
          environment: 'production',
          description: 'New form',
          actor: 'octocat',
          url: null,
          source: 'github',
          recordedAt: new Date(START).toISOString(),
        },
      );
      const status = (state: string, minutes: number) =>
        deliver(api, source, githubDelivery(START - 3 * MINUTE, { state, at: START - minutes * MINUTE }));
      assert.deepEqual((await status('success', 1)).body.data, created.body.data);
      await status('in_progress', 2);
      const ignored = await status('queued', 2.5);
      assert.deepEqual(ignored.body.data, { changes: [], reason: 'the state queued of a deployment is no change' });
      const all = await changes(api);
      assert.deepEqual(
        all.map(({ at }: { at: string }) => at),
        [new Date(START - MINUTE).toISOString()],
      );
      const other = await deliver(api, source, githubDelivery(START, undefined, 'acme/docs'));
      assert.match(other.body.data.reason, /no rule of the change source fits acme\/docs, environment Production/);
      const ping = await deliver(api, source, { zen: 'Keep it logically awesome.', hook_id: 1 });
      assert.match(ping.body.data.reason, /select Deployments and Deployment statuses/);
      const [listed] = (await api.get('/api/v1/change-sources')).body.data;
      assert.equal(listed.lastResult, ping.body.data.reason);
      assert.equal(listed.secret, undefined);
    });

    test('flags that LaunchDarkly changed are changes by environment; names and tags are none', async () => {
      await using api = await start();
      const source = await create(api, 'launchdarkly', [{ environment: 'production', project: 'default' }]);
      const entry = (actions: readonly (readonly [action: string, environment: string])[], id = 'a1') => ({
        _id: id,
        date: START - MINUTE,
        kind: 'flag',
        name: 'New form',
        titleVerb: 'turned on the flag',
        accesses: actions.map(([action, environment]) => ({
          action,
          resource: `proj/web;checkout:env/${environment};live:flag/new-form;form`,
        })),
        member: { email: 'jo@acme.com' },
      });
      const on = await deliver(
        api,
        source,
        entry([
          ['updateOn', 'production'],
          ['updateOn', 'staging'],
        ]),
      );
      assert.equal(on.body.data.changes.length, 1, JSON.stringify(on.body));
      const [flag] = await changes(api);
      assert.deepEqual(
        [flag.kind, flag.name, flag.environment, flag.actor, flag.description, flag.at, flag.source],
        [
          'flag',
          'new-form',
          'production',
          'jo@acme.com',
          'turned on the flag New form',
          new Date(START - MINUTE).toISOString(),
          'launchdarkly',
        ],
      );
      assert.match(
        (await deliver(api, source, entry([['updateTags', 'production']], 'a2'))).body.data.reason,
        /changes no value/,
      );
      const member = { ...entry([], 'a3'), kind: 'member' };
      assert.match((await deliver(api, source, member)).body.data.reason, /about a member is no change of a flag/);
      assert.equal((await changes(api)).length, 1);
    });

    test('a signed request of an own program is a change of each project whose rule fits', async () => {
      await using api = await start();
      await api.request('POST', '/api/v1/projects', { body: { name: 'Shop' } });
      const source = await create(api, 'webhook', [
        { origin: 'web', project: 'default' },
        { origin: 'web', project: 'shop' },
      ]);
      const body = { kind: 'configuration', at: new Date(START).toISOString(), project: 'web', name: 'proxy' };
      const answer = await deliver(api, source, body);
      assert.equal(answer.body.data.changes.length, 2, JSON.stringify(answer.body));
      assert.deepEqual(
        (await api.get('/api/v1/projects/shop/changes')).body.data.map(({ name }: { name: string }) => name),
        ['proxy'],
      );
      assert.equal((await deliver(api, source, { kind: 'key' })).status, 400);
      assert.match((await deliver(api, source, { kind: 'key' })).body.error, /body\.at is missing/);
      assert.match((await deliver(api, source, { ...body, at: 'now' })).body.error, /body\.at must be ISO 8601/);
    });

    test('what is delivered again records nothing again, at once or later, and what is old is refused', async () => {
      await using api = await start();
      const source = await create(api, 'webhook', [{ project: 'default' }]);
      const body = { kind: 'key', at: new Date(START).toISOString() };
      const answers = await Promise.all(Array.from({ length: 6 }, async () => deliver(api, source, body)));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      api.clock.advance(HOUR);
      assert.equal((await deliver(api, source, body)).status, 200);
      assert.equal((await changes(api)).length, 1);
      api.clock.advance(72 * HOUR);
      const late = await deliver(api, source, body);
      assert.equal(late.status, 400);
      assert.match(late.body.error, /more than 3 days ago, which is refused as a repetition/);
      const ahead = { ...body, at: new Date(START + 100 * HOUR).toISOString() };
      assert.match((await deliver(api, source, ahead)).body.error, /in the future/);
    });

    test('only deliveries with the right signature are read, and the answer says what is missing', async () => {
      await using api = await start();
      const source = await create(api, 'github', [{ project: 'default' }]);
      const body = githubDelivery(START);
      const unsigned = await api.request('POST', source.path, { token: null, body });
      assert.equal(unsigned.status, 401);
      assert.match(unsigned.body.error, /header x-hub-signature-256 is missing/);
      const foreign = { ...source, secret: 'upr_hook_other' };
      const wrong = await deliver(api, foreign, body);
      assert.equal(wrong.status, 401);
      assert.match(wrong.body.error, /does not fit the body/);
      for (const signature of ['', 'sha256=', 'sha256=zz', sign(source, JSON.stringify({ ...body, more: 1 }))]) {
        const headers = { 'x-hub-signature-256': signature };
        assert.equal((await api.request('POST', source.path, { token: null, body, headers })).status, 401, signature);
      }
      const unknown = source.path.replace(/src_.*/, `src_${'a'.repeat(26)}`);
      assert.equal((await deliver(api, { ...source, path: unknown }, body)).status, 404);
      const misshapen = { ...body, deployment: { ...body.deployment, sha: 7 } };
      const answer = await deliver(api, source, misshapen);
      assert.equal(answer.status, 400);
      assert.match(JSON.stringify(answer.body), /body\.deployment\.sha/);
      const huge = await deliver(api, source, { ...body, payload: 'x'.repeat(256 * 1024) });
      assert.equal(huge.status, 413);
      assert.deepEqual(await changes(api), []);
    });

    test('a new secret leaves the one before valid for a day, and no longer', async () => {
      await using api = await start();
      const source = await create(api, 'github', [{ project: 'default' }]);
      const rotated = await api.request('POST', `/api/v1/change-sources/${source.id}/secret`);
      assert.equal(rotated.status, 201, JSON.stringify(rotated.body));
      const { secret, previousSecretUntil } = rotated.body.data;
      assert.notEqual(secret, source.secret);
      const { rows } = await sql`select * from change_sources`.execute(api.app.database.kysely);
      for (const kept of [secret, source.secret]) assert.ok(!JSON.stringify(rows).includes(kept), 'stored encrypted');
      assert.equal(previousSecretUntil, new Date(START + 24 * HOUR).toISOString());
      assert.equal((await deliver(api, source, githubDelivery(START))).status, 200);
      assert.equal((await deliver(api, { ...source, secret }, githubDelivery(START))).status, 200);
      api.clock.advance(24 * HOUR);
      assert.equal((await deliver(api, source, githubDelivery(START))).status, 401);
      assert.equal((await deliver(api, { ...source, secret }, githubDelivery(START))).status, 200);
      assert.equal((await api.get('/api/v1/change-sources')).body.data[0].previousSecretUntil, null);
    });

    test('sources are changed and deleted, and their rules go with their projects', async () => {
      await using api = await start();
      await api.request('POST', '/api/v1/projects', { body: { name: 'Shop' } });
      const source = await create(api, 'github', [{ project: 'shop' }]);
      const path = `/api/v1/change-sources/${source.id}`;
      const named = await api.request('PATCH', path, {
        body: { name: ' CI ', rules: [{ project: 'shop', origin: 'a/b' }] },
      });
      assert.deepEqual([named.body.data.name, named.body.data.rules[0].origin], ['CI', 'a/b']);
      const nobody = await api.request('PATCH', path, { body: { rules: [{ project: 'nobody' }] } });
      assert.equal(nobody.status, 400);
      assert.match(nobody.body.error, /body\.rules\.0\.project is not a project of the organization/);
      await api.request('DELETE', '/api/v1/projects/shop');
      assert.deepEqual((await api.get('/api/v1/change-sources')).body.data[0].rules, []);
      assert.match((await deliver(api, source, githubDelivery(START, undefined, 'a/b'))).body.data.reason, /no rule/);
      assert.equal((await api.request('DELETE', path)).status, 204);
      assert.equal((await api.request('DELETE', path)).status, 404);
      assert.equal((await deliver(api, source, githubDelivery(START))).status, 404);
    });

    test('another organization neither sees nor changes a source, and cannot report for its projects', async () => {
      await using api = await start();
      const source = await create(api, 'github', [{ project: 'default' }]);
      const made = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
      const { token } = made.body.data;
      assert.deepEqual((await api.get('/api/v1/change-sources', { token })).body.data, []);
      const path = `/api/v1/change-sources/${source.id}`;
      for (const [method, at, body] of [
        ['PATCH', path, { name: 'Mine' }],
        ['POST', `${path}/secret`, undefined],
        ['DELETE', path, undefined],
      ] as const)
        assert.equal((await api.request(method, at, { token, ...(body === undefined ? {} : { body }) })).status, 404);
      const { id } = (await api.get('/api/v1/projects/default')).body.data;
      const theirs = { kind: 'github', name: 'x', rules: [{ project: id }] };
      assert.equal((await api.request('POST', '/api/v1/change-sources', { token, body: theirs })).status, 400);
      const reader = await api.request('POST', '/api/v1/tokens', { body: { name: 'r', scopes: ['read'] } });
      assert.equal((await api.request('DELETE', path, { token: reader.body.data.token })).status, 403);
      assert.equal((await deliver(api, source, githubDelivery(START))).status, 200);
    });
  });

async function create(api: TestApp, kind: string, rules: readonly object[]): Promise<Source> {
  const answer = await api.request('POST', '/api/v1/change-sources', { body: { kind, name: kind, rules } });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body.data;
}

const HEADERS: Readonly<Record<string, string>> = {
  github: 'x-hub-signature-256',
  launchdarkly: 'x-ld-signature',
  webhook: 'x-upriver-signature-256',
};

/** Delivers a body, signed with the secret of the source, as its sender does: without a token. */
async function deliver(api: TestApp, source: Source & { readonly kind?: string }, body: object) {
  const kind = source.kind ?? 'github';
  const digits = sign(source, JSON.stringify(body));
  const headers = { [HEADERS[kind] ?? '']: kind === 'launchdarkly' ? digits.slice('sha256='.length) : digits };
  return api.request('POST', source.path, { token: null, body, headers });
}

function sign({ secret }: Source, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

async function changes(api: TestApp) {
  return (await api.get('/api/v1/projects/default/changes')).body.data;
}

function githubDelivery(
  createdAt: number,
  status?: { readonly state: string; readonly at: number },
  repository = 'acme/web',
) {
  return {
    action: 'created',
    deployment: {
      id: 145_988_746,
      sha: SHA,
      ref: 'main',
      task: 'deploy',
      environment: 'Production',
      description: 'New form',
      creator: { login: 'octocat' },
      created_at: inSeconds(createdAt),
    },
    ...(status === undefined
      ? {}
      : { deployment_status: { id: 1, state: status.state, created_at: inSeconds(status.at), log_url: '' } }),
    repository: { id: 1, full_name: repository },
    sender: { login: 'octocat' },
  };
}

/** As GitHub writes times. */
function inSeconds(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}
