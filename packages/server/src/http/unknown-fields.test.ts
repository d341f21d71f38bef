import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import { routes } from './routes/index.ts';

/** Bodies that other systems and RFCs define: what they add is ignored. */
const FOREIGN_BODIES: readonly string[] = [
  '/api/v1/change-hooks/:source',
  '/mcp',
  '/oauth/register',
  '/oauth/token',
  '/oauth/revoke',
];
const ownBodies = routes.filter(({ path }) => !FOREIGN_BODIES.includes(path));

test('every route that needs a credential refuses an unknown parameter with 400, and names it', async () => {
  await using api = await createTestApp();
  for (const { method, path, access, bodyExample } of routes) {
    if (access === 'public') continue;
    const url = `${path.replaceAll(/:\w+/g, '1')}?unasked=1`;
    const { status, body } = await api.request(method, url, { body: bodyExample });
    assert.deepEqual([status, body.code], [400, 'invalid_request'], `${method} ${path}`);
    assert.deepEqual(body.details, [{ field: 'query.unasked', message: 'is not a known parameter' }]);
  }
});

test('every route with a body refuses an unknown field of it with 400, and names it', async () => {
  await using api = await createTestApp();
  for (const { method, path, body: schema, bodyExample } of ownBodies) {
    if (schema === undefined) continue;
    const sent = { ...Object(bodyExample), unasked: 1 };
    const { status, body } = await api.request(method, path.replaceAll(/:\w+/g, '1'), { body: sent });
    assert.deepEqual([status, body.code], [400, 'invalid_request'], `${method} ${path}`);
    assert.ok(
      body.details.some(({ field }: { field: string }) => field === 'body.unasked'),
      `${method} ${path}: ${JSON.stringify(body.details)}`,
    );
  }
});

test('no object in a body takes unknown fields', () => {
  const open = ownBodies.flatMap(({ method, path, body }) =>
    listOpenObjects(body, 'body').map((place) => `${method} ${path} ${place}`),
  );
  assert.deepEqual(open, []);
});

/** Places of objects that have fields of their own and do not refuse others. */
function listOpenObjects(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, additionalProperties } = schema as { properties?: unknown; additionalProperties?: unknown };
  const isOpen = properties !== undefined && additionalProperties !== false;
  const inside = Object.entries(schema).flatMap(([name, each]) => listOpenObjects(each, `${place}.${name}`));
  return isOpen ? [place, ...inside] : inside;
}
