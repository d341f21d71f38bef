// Evidence of whose fault a failure is: from a real call through the SDK to the events of the real server.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../../../test/support/process.ts';
import { runProgram } from './run-program.ts';
import { missing, NODES } from './runtimes.ts';

type Tags = Record<string, string | number>;

const ANSWERS: Record<string, [status: number, headers: Record<string, string>]> = {
  '/v1/limited': [
    429,
    {
      'x-ratelimit-limit': '100',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '17',
      'request-id': 'req_0123456789abcdef0123456789abcdef',
    },
  ],
  '/v1/proxied': [503, { server: 'squid/5.7', via: '1.1 proxy' }],
  '/v1/broken': [500, { 'x-amzn-requestid': '3f2b1c9e-0d4a-4a1e-9c55-6a1f2e3d4c5b' }],
};

for (const node of NODES.slice(0, 3))
  test(`${node.name}: evidence of a call reaches the events that are listed, and each kind can be switched off`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    using data = temporaryDirectory();
    const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
    const vendor = createServer((request, response) => {
      const [status, headers] = ANSWERS[request.url ?? ''] ?? [200, { 'request-id': 'req_fine' }];
      setTimeout(() => response.writeHead(status, headers).end(), request.url === '/v1/late' ? 100 : 0);
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    t.after(async () => {
      vendor.closeAllConnections();
      vendor.close();
      await server.stop();
    });
    const port = String((vendor.address() as AddressInfo).port);
    const call = async (...switched: string[]): Promise<void> => {
      const env = { UPRIVER_SDK_KEY: SDK_KEY, UPRIVER_ENDPOINT: server.url };
      const { code, stdout, stderr } = await runProgram(node, 'evidence.mjs', { args: [port, ...switched], env });
      assert.equal(code, 0, stderr);
      assert.deepEqual(JSON.parse(stdout), { delivered: true });
    };
    await call();
    const seen = await readTags(server.url);
    const { credential = '' } = seen['/v1/charges'] ?? {};
    assert.match(String(credential), /^[0-9a-f]{8}$/);
    const of = { instance: 'pod-7', credential };
    assert.deepEqual(seen['/v1/charges'], { ...of, tenant: 't-42' });
    assert.deepEqual(seen['/v1/limited'], {
      ...of,
      answered_by: 'vendor',
      quota: 'spent',
      quota_remaining: 0,
      quota_limit: 100,
      quota_reset_s: 17,
      request_id: 'req_0123456789abcdef0123456789abcdef',
    });
    assert.deepEqual(seen['/v1/proxied'], { ...of, answered_by: 'proxy' });
    assert.deepEqual(seen['/v1/broken'], {
      instance: 'pod-7',
      answered_by: 'vendor',
      request_id: '3f2b1c9e-0d4a-4a1e-9c55-6a1f2e3d4c5b',
    });
    const { waited_for: waitedFor, waited_ms: waitedMs } = seen['/v1/late'] ?? {};
    assert.equal(waitedFor, 'event_loop');
    assert.ok(Number(waitedMs) >= 200, String(waitedMs));

    await call('answered_by');
    const fewer = await readTags(server.url, seen);
    assert.deepEqual(fewer['/v1/limited'], { answered_by: 'vendor' });
    assert.deepEqual(fewer['/v1/charges'], { tenant: 't-42' });
  });

/** Tags of an event of each endpoint, but for events that were seen before: those of one second have no order. */
async function readTags(url: string, before: Record<string, Tags> = {}): Promise<Record<string, Tags>> {
  const ask = async (path: string): Promise<{ endpoint: string; tags: Tags }[]> => {
    const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return ((await response.json()) as { data: [] }).data;
  };
  const events = await ask('/services/stripe/events?limit=100');
  // On a busy machine the program's own loop stands still during other calls, too.
  const withoutWaiting = ({ waited_for: _for, waited_ms: _ms, ...others }: Tags): Tags => others;
  return Object.fromEntries(
    events
      .map(({ endpoint, tags }) => [endpoint, endpoint === '/v1/late' ? { ...tags } : withoutWaiting(tags)] as const)
      .filter(([endpoint, tags]) => !isDeepStrictEqual(tags, before[endpoint])),
  );
}
