import assert from 'node:assert/strict';
import { test } from 'node:test';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { recordObservation } from '../store/checks/record-check.ts';

test('badges are nowhere until the organization switches them on, and nowhere again afterwards', async () => {
  await using api = await createTestApp();
  const { service, slug } = await link(api);
  const paths = [`/api/v1/badge/${slug}.svg`, `/api/v1/badge/${slug}/${service}.svg`];
  const statuses = () => Promise.all(paths.map(async (path) => (await api.get(path, { token: null })).status));
  assert.deepEqual(await statuses(), [404, 404]);
  assert.deepEqual((await api.get('/api/v1/settings')).body.data, { badges: false, embed: false, sharesCounts: false });
  await api.request('PATCH', '/api/v1/settings', { body: { badges: true } });
  assert.deepEqual(await statuses(), [200, 200]);
  for (const path of ['none.svg', `none/${service}.svg`, `${slug}/mailer.svg`, `${slug}/none.svg`])
    assert.equal((await api.get(`/api/v1/badge/${path}`, { token: null })).status, 404, path);
  await api.request('PATCH', '/api/v1/settings', { body: { badges: false } });
  assert.deepEqual(await statuses(), [404, 404]);
});

test('a badge says what the page said, until that is old; it can be cached and runs nothing', async () => {
  await using api = await createTestApp();
  const { service, slug, id } = await link(api);
  await api.request('PATCH', '/api/v1/settings', { body: { badges: true } });
  const said = async (path: string) =>
    /aria-label="([^"]*)"/.exec(String((await api.get(`/api/v1/badge/${path}.svg`, { token: null })).body))?.[1];
  assert.equal(await said(`${slug}/${service}`), 'Acme Pay: unknown');
  await recordObservation(
    api.app.database,
    id,
    { status: 'partial_outage', incidents: [], listsAllUnresolved: true },
    START,
  );
  assert.equal(await said(`${slug}/${service}`), 'Acme Pay: partial outage');
  assert.match((await said(slug)) ?? '', /: 1 of 1 impaired$/);
  api.clock.advance(24 * 3_600_000);
  assert.equal(await said(`${slug}/${service}`), 'Acme Pay: unknown');
  const { headers } = await api.get(`/api/v1/badge/${slug}.svg`, { token: null });
  assert.match(String(headers['content-type']), /^image\/svg\+xml/);
  assert.equal(headers['cache-control'], 'public, max-age=60');
  assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors *");
});

test('only an admin token switches them, for its own organization', async () => {
  await using api = await createTestApp();
  const read = (await api.request('POST', '/api/v1/tokens', { body: { name: 'r', scopes: ['read'] } })).body.data.token;
  const patch = (token: string | null) => api.request('PATCH', '/api/v1/settings', { token, body: { badges: true } });
  assert.equal((await patch(read)).status, 403);
  assert.equal((await patch(null)).status, 401);
  const other = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } })).body
    .data;
  assert.deepEqual((await patch(other.token)).body.data, { badges: true, embed: false, sharesCounts: false });
  assert.deepEqual((await api.get('/api/v1/settings')).body.data, { badges: false, embed: false, sharesCounts: false });
  assert.equal((await api.request('PATCH', '/api/v1/settings', { body: { badges: 'yes' } })).status, 400);
});

async function link(api: TestApp): Promise<{ service: string; slug: string; id: string }> {
  await api.request('PUT', '/api/v1/projects/default/manifests', {
    body: { manifests: [{ path: 'package.json', content: '{"dependencies":{"acme-pay":"1"}}' }] },
  });
  const { slug } = await api.app.database.kysely.selectFrom('organizations').select('slug').executeTakeFirstOrThrow();
  const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
  return { service: 'acme-pay', slug, id };
}
