import assert from 'node:assert/strict';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { startFakeIngest } from './fake-ingest.ts';
import { startFakeVendor } from './fake-vendor.ts';
import { runProgram } from './run-program.ts';
import { missing, NODES } from './runtimes.ts';
import { SELF_SIGNED } from './self-signed.ts';

/** What methods answer, the last of them with a code that gRPC does not define. */
const STATUSES: Readonly<Record<string, string>> = { Publish: '0', Fail: '14', Refuse: '8', Misspell: '99' };

// Node 20 publishes nothing of `node:http2`.
for (const node of NODES.slice(1)) {
  test(`${node.name}: calls of node:http2 are seen once each, and gRPC's codes become classes`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    await using ingest = await startFakeIngest();
    await using vendor = await startFakeVendor();
    const server = createSecureServer(SELF_SIGNED);
    server.on('stream', (stream, { ':path': path = '' }) => {
      stream.on('error', () => undefined);
      if (path === '/silent') return;
      if (!path.startsWith('/pubsub')) {
        stream.respond({ ':status': path.startsWith('/status') ? 503 : 200 });
        stream.end('x');
        return;
      }
      const status = STATUSES[path.slice(path.lastIndexOf('/') + 1)];
      if (status === '8') stream.respond({ ':status': 200, 'grpc-status': status }, { endStream: true });
      else {
        stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
        stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': status }));
        stream.end('x');
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => server.close());
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, stdout, stderr } = await runProgram(node, 'http2.mjs', { args: [url, vendor.refused, ingest.url] });
    assert.equal(code, 0, stderr);
    assert.deepEqual(JSON.parse(stdout), { delivered: true });
    assert.deepEqual(
      ingest.events.map(({ method, endpoint, status, error_class: errorClass }) => [
        method,
        endpoint,
        status,
        errorClass,
      ]),
      [
        ['GET', '/v1/items/{id}', 200, undefined],
        ['GET', '/status/{id}', 503, 'server_error'],
        ['POST', '/pubsub.v1.Publisher/Publish', 200, undefined],
        ['POST', '/pubsub.v1.Publisher/Fail', 200, 'server_error'],
        ['POST', '/pubsub.v1.Publisher/Refuse', 200, 'rate_limited'],
        ['POST', '/pubsub.v1.Publisher/Misspell', 200, 'server_error'],
        ['GET', '/silent', 0, 'aborted'],
        ['GET', '/refused', 0, 'connection_refused'],
      ],
    );
  });
}
