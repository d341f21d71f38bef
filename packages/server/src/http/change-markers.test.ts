// Changes of ours over the API, on both stores.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { MarkerEvent } from '@upriver/contract';
import { Check } from 'typebox/value';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { Answer, TestApp } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { openEventStream } from '../../../../test/support/event-stream.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { expireChangeMarkers, listChangeMarkers } from '../store/evidence/change-markers.ts';
import { CHANGE_MARKERS_PER_DAY_MAX } from '../store/evidence/record-change-marker.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';

const PATH = '/api/v1/projects/default/changes';
const DAY = 86_400_000;

for (const store of createTestStores())
  describe(`changes of ours on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    const start = async () => createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });

    test('what is reported is listed, newest first, with what was said of it', async () => {
      await using api = await start();
      const said = {
        kind: 'deployment',
        name: 'web@4f2a91c',
        environment: 'production',
        description: 'New form',
        actor: 'jo@acme.com',
        url: 'https://ci.acme.com/8812',
      };
      const first = await report(api, { ...said, at: new Date(START - 60_000).toISOString() });
      assert.equal(first.status, 201, JSON.stringify(first.body));
      const { id, project, recordedAt, ...rest } = first.body.data;
      assert.match(id, /^chg_/);
      assert.equal(project.slug, 'default');
      assert.equal(recordedAt, new Date(START).toISOString());
      assert.deepEqual(rest, { ...said, at: new Date(START - 60_000).toISOString(), source: 'api' });
      await report(api, { kind: 'key' });
      assert.deepEqual(await kinds(api), ['key', 'deployment']);
      assert.deepEqual(await kinds(api, '?kinds=deployment,flag'), ['deployment']);
      assert.deepEqual(await kinds(api, `?to=${new Date(START).toISOString()}`), ['deployment']);
      assert.deepEqual(await kinds(api, `?from=${new Date(START).toISOString()}`), ['key']);
      assert.equal((await api.get(`/api/v1/changes?project=default&kinds=key`)).body.data.length, 1);
      assert.equal((await api.get(`/api/v1/changes?project=nobody`)).status, 404);
    });

    test('a report with an id can be repeated: the first stands, and is published once', async () => {
      await using api = await start();
      const first = await report(api, { kind: 'flag', name: 'checkout', id: 'ld-1' });
      api.clock.advance(60_000);
      const second = await report(api, { kind: 'key', name: 'other', id: 'ld-1' });
      assert.deepEqual(second.body, first.body);
      // Another project's change may have the same id.
      await api.request('POST', '/api/v1/projects', { body: { name: 'Shop' } });
      const other = await api.request('POST', '/api/v1/projects/shop/changes', { body: { kind: 'key', id: 'ld-1' } });
      assert.notEqual(other.body.data.id, first.body.data.id);
      assert.equal((await api.get('/api/v1/changes')).body.data.length, 2);
      assert.deepEqual(await kinds(api), ['flag']);
    });

    test('pages lead through changes of one moment without a gap or a repeat', async () => {
      await using api = await start();
      for (let index = 0; index < 5; index += 1) await report(api, { kind: 'flag', name: `f${index}` });
      const seen: string[] = [];
      let path: string | undefined = `${PATH}?limit=2`;
      while (path !== undefined) {
        const page: Answer = await api.get(path);
        seen.push(...page.body.data.map(({ name }: { name: string }) => name));
        path = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
      }
      assert.deepEqual(seen.toSorted(), ['f0', 'f1', 'f2', 'f3', 'f4']);
    });

    test('what does not fit is refused by name, and a reading token reports nothing', async () => {
      await using api = await start();
      const problems: readonly [body: object, field: RegExp][] = [
        [{ kind: 'release' }, /body\.kind/],
        [{}, /body/],
        [{ kind: 'flag', name: ' ' }, /body\.name/],
        [{ kind: 'flag', name: 'x'.repeat(129) }, /body\.name/],
        [{ kind: 'flag', url: 'javascript:alert(1)' }, /body\.url/],
        [{ kind: 'flag', at: 'yesterday' }, /body\.at must be ISO 8601/],
        [{ kind: 'flag', at: '2026-02-31T10:00:00Z' }, /body\.at/],
        [{ kind: 'flag', at: new Date(START + 301_000).toISOString() }, /5 minutes from now/],
        [{ kind: 'flag', at: new Date(START - 401 * DAY).toISOString() }, /400 days ago/],
        [{ kind: 'flag', who: 'me' }, /who/],
      ];
      for (const [body, field] of problems) {
        const answer = await report(api, body);
        assert.equal(answer.status, 400, JSON.stringify(body));
        assert.match(JSON.stringify(answer.body), field);
      }
      assert.equal((await report(api, { kind: 'flag', at: new Date(START + 299_000).toISOString() })).status, 201);
      assert.equal((await api.get(`${PATH}?from=2026-11-21&to=2026-11-20`)).status, 400);
      assert.equal((await api.get(`${PATH}?kinds=release`)).status, 400);
      assert.equal(
        (await api.request('POST', '/api/v1/projects/none/changes', { body: { kind: 'flag' } })).status,
        404,
      );
      const created = await api.request('POST', '/api/v1/tokens', { body: { name: 'r', scopes: ['read'] } });
      const { token } = created.body.data;
      assert.equal((await api.request('POST', PATH, { token, body: { kind: 'flag' } })).status, 403);
      assert.equal((await api.get(PATH, { token })).status, 200);
      assert.equal((await api.get(PATH, { token: null })).status, 401);
    });

    test('one that was reported by mistake can be taken back, by its own organization', async () => {
      await using api = await start();
      const { id } = (await report(api, { kind: 'key' })).body.data;
      const body = { name: 'Other', slug: 'other' };
      const { token } = (await api.request('POST', '/api/v1/organizations', { body })).body.data;
      assert.equal((await api.request('DELETE', `/api/v1/changes/${id}`, { token })).status, 404);
      assert.deepEqual((await api.get('/api/v1/changes', { token })).body.data, []);
      assert.equal((await api.request('DELETE', `/api/v1/changes/${id}`)).status, 204);
      assert.deepEqual(await kinds(api), []);
    });

    test('an organization cannot fill the store with changes, and they go with their project and with time', async () => {
      await using api = await start();
      const db = api.app.database.kysely;
      const organizationId = (await findFirstOrganizationId(db)) ?? '';
      await report(api, { kind: 'key' });
      const row = await db.selectFrom('change_markers').selectAll().executeTakeFirstOrThrow();
      const rows = Array.from({ length: CHANGE_MARKERS_PER_DAY_MAX - 1 }, (_, index) => ({
        ...row,
        id: `chg_${index}`,
      }));
      for (let from = 0; from < rows.length; from += 500)
        await db
          .insertInto('change_markers')
          .values(rows.slice(from, from + 500))
          .execute();
      const refused = await report(api, { kind: 'key' });
      assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '3600']);
      assert.equal(await expireChangeMarkers(db, START, 100), 0);
      assert.equal(await expireChangeMarkers(db, START + 1, 100), 100);
      assert.equal((await report(api, { kind: 'key' })).status, 201);
      await api.request('DELETE', '/api/v1/projects/default');
      assert.deepEqual(await listChangeMarkers(db, organizationId, { from: 0, to: START + DAY }), []);
    });

    test('whoever listens hears of a change at once, and only in its organization', async () => {
      const options = { database: await store.open(), streamTimes: { pollMs: 600_000 } };
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, options);
      const url = await api.app.listen();
      const body = { name: 'Other', slug: 'other' };
      const { token } = (await api.request('POST', '/api/v1/organizations', { body })).body.data;
      await using ours = await openEventStream(url, api.token);
      await using theirs = await openEventStream(url, token);
      for (const stream of [ours, theirs]) await eventually(() => assert.match(stream.text(), /still here/));
      await report(api, { kind: 'flag', name: 'checkout', id: 'one' });
      await report(api, { kind: 'flag', name: 'checkout', id: 'one' });
      await api.request('POST', '/api/v1/projects', { token, body: { name: 'Theirs' } });
      await api.request('POST', '/api/v1/projects/theirs/changes', { token, body: { kind: 'key', name: 'mine' } });
      const [told] = await ours.until(1);
      assert.equal(told?.event, 'change');
      assert.ok(Check(MarkerEvent, told?.data), JSON.stringify(told));
      assert.equal(told?.data.name, 'checkout');
      assert.equal((await theirs.until(1))[0]?.data.name, 'mine');
      assert.equal(ours.events.length, 1);
      // What was missed comes from the log, the same.
      await using later = await openEventStream(url, api.token, { lastEventId: '0' });
      assert.deepEqual((await later.until(1))[0]?.data, told?.data);
    });
  });

function report(api: TestApp, body: object): Promise<Answer> {
  return api.request('POST', PATH, { body });
}

async function kinds(api: TestApp, query = ''): Promise<string[]> {
  const answer = await api.get(`${PATH}${query}`);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.data.map(({ kind }: { kind: string }) => kind);
}
