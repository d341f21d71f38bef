import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpointOf } from '@upriver/contract/endpoint';
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

test('paths that are remembered have the names of those that are not, for each host', () => {
  const name = createEndpointNamer();
  const hosts = ['api.acme.com', 'apj.acme.com', 'acme-files.s3.amazonaws.com'];
  const parts = ['orders', 'ordert', 'a1b2c3d4e5', 'z9y8x7w6v5', 'me?sv=1&sig=2', ''];
  const paths = parts.flatMap((one) => parts.map((other) => `/v1/${one}/${other}`));
  for (const host of [...hosts, ...hosts])
    for (const path of [...paths, `${paths[0]}?${'q'.repeat(300)}`, ''])
      assert.equal(name(host, path, undefined), endpointOf(host, path), `${host}${path}`);
});
