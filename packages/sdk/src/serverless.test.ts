import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { init } from './node.ts';
import { withUpriver } from './serverless.ts';
import { withUpriver as withWorker } from './workers.ts';

const CONTEXT = Symbol.for('@vercel/request-context');

test('what a handler gives is given when its platform cannot be asked to wait', async () => {
  const vendor = createServer((_request, response) => response.end('fine')).listen(0, '127.0.0.1');
  await new Promise((resolve) => vendor.once('listening', resolve));
  const { port } = vendor.address() as AddressInfo;
  const refuse = (): never => {
    throw new Error('too late to wait');
  };
  const call = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const options = { sdkKey: 'upr_sdk_test', endpoint: 'http://127.0.0.1:1', includePrivate: true };
  const client = init(options);
  Reflect.set(globalThis, CONTEXT, { get: () => ({ waitUntil: refuse }) });
  try {
    assert.equal(await withUpriver(call, options)(), 'fine');
    const worker = withWorker({ fetch: async (_request: null, _env: object, _context: object) => call() }, options);
    assert.equal(await worker.fetch(null, {}, { waitUntil: refuse }), 'fine');
    assert.equal(client.stats().observed, 2);
  } finally {
    Reflect.deleteProperty(globalThis, CONTEXT);
    await client.shutdown(0);
    vendor.closeAllConnections();
    vendor.close();
  }
});
