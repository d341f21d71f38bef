import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import { listChangedProjects } from './changed-projects.ts';
import { createGeneration } from '../threads/generation.ts';
import { createVendorIndexes } from './vendors.ts';

const VENDOR = { slug: 'pay', name: 'Pay', category: 'payments', statusPageUrl: null, sources: ['known'] };

test('only projects that have a package or host which a change is about are linked again', async () => {
  const vendors = [{ ...VENDOR, hosts: [{ suffix: 'pay.io' }], packages: { npm: [{ name: 'pay' }] } }];
  await using api = await createTestApp({}, { vendors });
  const services = [{ name: 'tax', endpoints: ['https://api.tax.io'] }];
  await put(api, 'a', 'package.json', '{"dependencies":{"pay":"1","other":"1"}}');
  await put(api, 'b', 'package.json', '{"dependencies":{"else":"1"},"devDependencies":{"pay":"2"}}');
  await put(api, 'c', 'bom.json', JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', services }));
  const changedBy = async (changed: Partial<(typeof vendors)[number]> | undefined): Promise<string[]> => {
    const list = changed === undefined ? [] : [{ ...(vendors[0] as (typeof vendors)[number]), ...changed }];
    const { organization_id: organizationId } = await api.app.database.kysely
      .selectFrom('projects')
      .select('organization_id')
      .executeTakeFirstOrThrow();
    const index = await createVendorIndexes(
      api.app.database.kysely,
      () => list,
      () => 0,
      createGeneration(),
    ).of(organizationId);
    const ids = await listChangedProjects(api.app.database, organizationId, index);
    const rows = await api.app.database.kysely.selectFrom('projects').select(['id', 'name']).execute();
    return rows.flatMap(({ id, name }) => (ids.has(id) ? name : [])).sort();
  };
  assert.deepEqual(await changedBy({}), []);
  assert.deepEqual(await changedBy(undefined), ['a', 'b']);
  assert.deepEqual(await changedBy({ packages: { npm: [{ name: 'pay' }, { name: 'other' }] } }), ['a']);
  assert.deepEqual(await changedBy({ packages: { npm: [{ name: 'pay' }, { name: 'nobody-has-it' }] } }), []);
  assert.deepEqual(await changedBy({ hosts: [{ suffix: 'pay.io' }, { suffix: 'tax.io' }] }), ['c']);
});

test('comparing many packages with a change of vendors leaves others their turn', async () => {
  await using api = await createTestApp();
  const names = Array.from({ length: 3500 }, (_, index) => `package-${index}`);
  await put(
    api,
    'a',
    'package.json',
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) }),
  );
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const body = { name: 'Own', statusPageUrl: null, packages: { npm: ['package-3499'] } };
  const added = api.request('POST', '/api/v1/services', { body });
  assert.equal((await added).status, 201);
  isDone = true;
  assert.ok(turns > 4, `${turns} turns`);
  assert.equal((await api.get('/api/v1/services?project=a')).body.data[0]?.name, 'Own');
});

async function put(
  api: Awaited<ReturnType<typeof createTestApp>>,
  name: string,
  path: string,
  content: string,
): Promise<void> {
  const { slug } = (await api.request('POST', '/api/v1/projects', { body: { name } })).body.data;
  const body = { manifests: [{ path, content }] };
  assert.equal((await api.request('PUT', `/api/v1/projects/${slug}/manifests`, { body })).status, 200);
}
