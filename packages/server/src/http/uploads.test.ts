// Uploads of manifests in parts: nothing is replaced before an upload is finished, and then all of it.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import type { Answer, TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { expireUploads } from '../store/dependencies/uploads.ts';

const UPLOADS = '/api/v1/projects/default/uploads';
const HOUR_MS = 3_600_000;

for (const store of createTestStores())
  describe(`an upload in parts, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('replaces what the project had by the files of all parts, read together', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      await api.request('PUT', '/api/v1/projects/default/manifests', {
        body: filesOf({ 'package.json': npm('past') }),
      });
      const id = await begin(api);
      await put(api, id, 2, { 'deps/base.txt': 'mailer==2\n' });
      await put(api, id, 1, { 'package.json': npm('acme-pay'), 'requirements.txt': '-r deps/base.txt\n' });
      assert.deepEqual(await namesOf(api), ['past']);
      const finished = await finish(api, id, 2);
      assert.equal(finished.status, 200, JSON.stringify(finished.body));
      assert.deepEqual(
        finished.body.data.services.map(({ slug }: { slug: string }) => slug),
        ['acme-pay', 'mailer'],
      );
      assert.deepEqual(await namesOf(api), ['acme-pay', 'mailer']);
      assert.equal((await finish(api, id, 2)).status, 404);
      const [entry] = (await api.get('/api/v1/audit-log?action=manifests.replace')).body.data;
      assert.deepEqual(entry.after, { upload: id, parts: 2, files: 3 });
    });

    test('takes a part that is sent again for the same part, and the later one for it', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const id = await begin(api);
      await put(api, id, 1, { 'package.json': npm('early') });
      const again = await put(api, id, 1, { 'package.json': npm('late') });
      assert.equal(again.body.data.files, 1);
      await finish(api, id, 1);
      assert.deepEqual(await namesOf(api), ['late']);
    });

    test('is not finished while a part is missing or beyond the last one, and can be finished then', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const id = await begin(api);
      await put(api, id, 1, { 'package.json': npm('one') });
      await put(api, id, 3, { 'c/package.json': npm('three') });
      for (const parts of [2, 3, 4]) assert.equal((await finish(api, id, parts)).status, 409);
      assert.deepEqual(await namesOf(api), []);
      await put(api, id, 2, { 'b/package.json': npm('two') });
      assert.equal((await finish(api, id, 3)).status, 200);
      assert.deepEqual(await namesOf(api), ['one', 'three', 'two']);
    });

    test('is never mixed with another one of the project: the one that was finished last applies', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const [first, second] = [await begin(api), await begin(api)];
      await put(api, first, 1, { 'package.json': npm('first') });
      await put(api, second, 1, { 'package.json': npm('second') });
      await put(api, first, 2, { 'b/package.json': npm('first-too') });
      await finish(api, second, 1);
      assert.deepEqual(await namesOf(api), ['second']);
      await finish(api, first, 2);
      assert.deepEqual(await namesOf(api), ['first', 'first-too']);
    });

    test("that is finished twice at once, or changed meanwhile, is the project's once and whole", async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const id = await begin(api);
      await put(api, id, 1, { 'package.json': npm('before') });
      const [one, two, changed] = await Promise.all([
        finish(api, id, 1),
        finish(api, id, 1),
        put(api, id, 1, { 'package.json': npm('after') }),
      ]);
      const statuses = [one.status, two.status];
      assert.ok(statuses.filter((status) => status === 200).length <= 1, String(statuses));
      assert.ok(
        statuses.every((status) => [200, 404, 409, 503].includes(status)),
        String(statuses),
      );
      if (!statuses.includes(200)) assert.equal((await finish(api, id, 1)).status, 200);
      assert.ok([200, 404].includes(changed.status));
      assert.equal((await namesOf(api)).length, 1);
    });

    test('is dropped an hour after it began, with its parts, and changes nothing', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const id = await begin(api);
      await put(api, id, 1, { 'package.json': npm('late') });
      await put(api, id, 2, { 'b/package.json': npm('later') });
      const db = api.app.database.kysely;
      assert.equal(await expireUploads(db, api.clock.now() + HOUR_MS - 1), 0);
      api.clock.advance(HOUR_MS);
      assert.deepEqual([(await put(api, id, 1, {})).status, (await finish(api, id, 2)).status], [404, 404]);
      assert.deepEqual(await namesOf(api), []);
      while ((await expireUploads(db, api.clock.now())) > 0);
      assert.deepEqual(await db.selectFrom('upload_parts').select('part').execute(), []);
      assert.deepEqual(await db.selectFrom('uploads').select('id').execute(), []);
    });

    test('has its parts deleted after it is finished, and when its project is deleted', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const finished = await begin(api);
      await put(api, finished, 1, { 'package.json': npm('one') });
      await finish(api, finished, 1);
      await put(api, await begin(api), 1, { 'package.json': npm('one') });
      await api.request('DELETE', '/api/v1/projects/default');
      const db = api.app.database.kysely;
      while ((await expireUploads(db, api.clock.now())) > 0);
      assert.deepEqual(await db.selectFrom('upload_parts').select('part').execute(), []);
    });

    test('belongs to its organization and its project: others can neither add to it nor finish it', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
        .body.data;
      await api.request('POST', '/api/v1/projects', { token, body: { name: 'default' } });
      await api.request('POST', '/api/v1/projects', { body: { name: 'second' } });
      const id = await begin(api);
      await put(api, id, 1, { 'package.json': npm('mine') });
      const ways = [
        { path: UPLOADS, token },
        { path: '/api/v1/projects/second/uploads', token: api.token },
      ];
      for (const { path, token: caller } of ways) {
        const body = filesOf({ 'package.json': npm('theirs') });
        const part = await api.request('PUT', `${path}/${id}/parts/1`, { token: caller, body });
        const end = await api.request('POST', `${path}/${id}/finish`, { token: caller, body: { parts: 1 } });
        assert.deepEqual([part.status, end.status], [404, 404]);
      }
      assert.equal((await finish(api, id, 1)).status, 200);
      assert.deepEqual(await namesOf(api), ['mine']);
    });

    test('holds no more files than an upload can have', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const id = await begin(api);
      const many = Array.from({ length: 5000 }, (_, index) => ({ path: `${index}/package.json`, content: '{}' }));
      const send = (part: number): Promise<Answer> =>
        api.request('PUT', `${UPLOADS}/${id}/parts/${part}`, { body: { manifests: many } });
      for (let part = 1; part <= 10; part += 1) assert.equal((await send(part)).status, 200);
      const refused = await send(11);
      assert.deepEqual([refused.status, refused.body.code], [413, 'too_large']);
      assert.equal((await send(10)).body.data.files, 50_000);
    });

    test('is refused beyond the number that an organization may have, also when many begin at once', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const answers = await Promise.all(Array.from({ length: 80 }, () => api.request('POST', UPLOADS)));
      const began = answers.filter(({ status }) => status === 201);
      assert.equal(began.length, 50);
      assert.ok(answers.every(({ status }) => status === 201 || status === 422));
    });
  });

function npm(name: string): string {
  return JSON.stringify({ dependencies: { [name]: '1' } });
}

function filesOf(files: Readonly<Record<string, string>>) {
  return { manifests: Object.entries(files).map(([path, content]) => ({ path, content })) };
}

async function begin(api: TestApp): Promise<string> {
  const answer = await api.request('POST', UPLOADS);
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body.data.id;
}

function put(api: TestApp, id: string, part: number, files: Readonly<Record<string, string>>): Promise<Answer> {
  return api.request('PUT', `${UPLOADS}/${id}/parts/${part}`, { body: filesOf(files) });
}

function finish(api: TestApp, id: string, parts: number): Promise<Answer> {
  return api.request('POST', `${UPLOADS}/${id}/finish`, { body: { parts } });
}

async function namesOf(api: TestApp): Promise<string[]> {
  const { data } = (await api.get('/api/v1/projects/default/dependencies')).body;
  return data.map(({ name }: { name: string }) => name).sort();
}
