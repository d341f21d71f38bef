import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEndpointNamer } from './endpoint-namer.ts';

const store = (name: string): string | undefined => (name === 'x-amz-id-2' ? 'abc' : undefined);
const other = (): undefined => undefined;

test('an object store with a domain of its own loses the key, known by its answers; other answers of the same host keep their routes', () => {
  const name = createEndpointNamer();
  assert.equal(name('files.acme.com', '/people/alice/passport.pdf', store), '/{key}');
  assert.equal(name('files.acme.com', '/people/alice/photo.png', undefined), '/{key}', 'failed without an answer');
  assert.equal(name('files.acme.com', '/v1/orders', other), '/v1/orders');
  assert.equal(name('api.acme.com', '/v1/orders', other), '/v1/orders');
});

test('a host whose first twenty answers are none of a store is not looked at again', () => {
  const name = createEndpointNamer();
  let asked = 0;
  const counting = (): undefined => void (asked += 1);
  for (let call = 0; call < 100; call += 1) name('api.acme.com', '/v1/orders', counting);
  assert.equal(asked, 20 * 4);
});
