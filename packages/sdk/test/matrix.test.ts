import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VERSION } from '../src/version.ts';
import { startFakeIngest } from './fake-ingest.ts';
import { SLOW_MS, startFakeVendor } from './fake-vendor.ts';
import { runProgram } from './run-program.ts';
import { BUN, DENO, missing, NODES } from './runtimes.ts';
import type { Runtime } from './runtimes.ts';

/** Events that one case of programs/matrix.mjs must yield: endpoint, status, class, and the bounds of the latency. */
interface Expected {
  endpoint: string;
  status: number;
  class?: string | RegExp;
  latency?: [number, number];
  method?: string;
}

const QUICK: [number, number] = [0, 2000];

const EXPECTED: Record<string, Expected[]> = {
  ok: [{ endpoint: '/v1/charges/{id}', status: 200 }],
  post: [{ endpoint: '/v1/items', status: 200, method: 'POST' }],
  remove: [{ endpoint: '/v1/items/{id}', status: 200, method: 'DELETE' }],
  peek: [{ endpoint: '/v1/items', status: 200, method: 'HEAD' }],
  notFound: [{ endpoint: '/status/{id}', status: 404, class: 'client_error' }],
  unauthorized: [{ endpoint: '/status/{id}', status: 401, class: 'auth' }],
  limited: [{ endpoint: '/status/{id}', status: 429, class: 'rate_limited' }],
  broken: [{ endpoint: '/status/{id}', status: 503, class: 'server_error' }],
  early: [{ endpoint: '/early', status: 200 }],
  redirect: [
    { endpoint: '/redirect', status: 302 },
    { endpoint: '/status/{id}', status: 200 },
  ],
  slow: [{ endpoint: '/slow', status: 200, latency: [SLOW_MS - 5, SLOW_MS + 1500] }],
  refused: [{ endpoint: '/x', status: 0, class: 'connection_refused' }],
  unknownHost: [{ endpoint: '/x', status: 0, class: 'dns' }],
  certificate: [{ endpoint: '/x', status: 0, class: 'tls' }],
  hangUp: [{ endpoint: '/hang-up', status: 0, class: 'connection_reset' }],
  reset: [{ endpoint: '/reset', status: 0, class: 'connection_reset' }],
  cutHeaders: [{ endpoint: '/cut-headers', status: 0, class: /^(connection_reset|protocol)$/ }],
  sliced: [{ endpoint: '/sliced', status: 200 }],
  // Node's `fetch` refuses such URLs, and nobody can call an invalid one: nothing goes over the network.
  credentials: [],
  invalid: [],
  garbage: [{ endpoint: '/x', status: 0, class: 'protocol' }],
  truncated: [{ endpoint: '/truncated', status: 200 }],
  timeout: [{ endpoint: '/silent', status: 0, class: 'timeout', latency: [140, 1500] }],
  abort: [{ endpoint: '/silent', status: 0, class: 'aborted', latency: [90, 1500] }],
  reason: [{ endpoint: '/silent', status: 0, class: 'aborted', latency: [90, 1500] }],
  bare: [{ endpoint: '/v1/items', status: 200 }],
  nothing: [],
  name: [],
  cancelBody: [{ endpoint: '/stream', status: 200 }],
  abortedBefore: [],
};

/** How a way of calling, or a runtime, differs from the table above. */
const HTTP: Partial<typeof EXPECTED> = {
  credentials: [{ endpoint: '/private', status: 200 }],
  // `http.request` follows no redirect.
  redirect: [{ endpoint: '/redirect', status: 302 }],
  // After its headers `http` publishes nothing more.
  truncated: [{ endpoint: '/truncated', status: 200 }],
};
const UNDICI: Partial<typeof EXPECTED> = {
  truncated: [{ endpoint: '/truncated', status: 200, class: 'incomplete_response' }],
};
/** A wrapped `fetch` sees the redirected call as one, and nothing after its headers. */
const WRAPPED: Partial<typeof EXPECTED> = {
  // Bun and Deno take such URLs.
  credentials: [{ endpoint: '/private', status: 200 }],
  redirect: [{ endpoint: '/redirect', status: 200 }],
};

for (const node of NODES) {
  matrix(node, 'fetch', UNDICI);
  matrix(node, 'http', HTTP);
}
matrix(BUN, 'fetch', WRAPPED);
matrix(BUN, 'http', HTTP);
matrix(DENO, 'fetch', WRAPPED);
matrix(DENO, 'http', HTTP);

function matrix(runtime: Runtime, how: 'fetch' | 'http', different: Partial<typeof EXPECTED>): void {
  test(`${runtime.name}, ${how}: every outcome is one true event, and the application sees the same as without the SDK`, async (t) => {
    const reason = missing(runtime);
    if (reason) return t.skip(reason);
    try {
      await attempt();
    } catch (error) {
      // A machine that stalls turns a quick failure into a time-out. What is really wrong is wrong again.
      t.diagnostic(`tried again after: ${String(error).slice(0, 500)}`);
      await attempt();
    }
  });

  async function attempt(): Promise<void> {
    await using ingest = await startFakeIngest();
    await using vendor = await startFakeVendor();
    const targets = { http: vendor.http, tls: vendor.tls, garbage: vendor.garbage, refused: vendor.refused };

    const plain = await runProgram(runtime, 'matrix.mjs', { args: [JSON.stringify({ how, vendor: targets })] });
    const args = [JSON.stringify({ how, vendor: targets, ingest: ingest.url })];
    const observed = await runProgram(runtime, 'matrix.mjs', { args });
    assert.equal(plain.code, 0, plain.stderr);
    assert.equal(observed.code, 0, observed.stderr);
    const without = JSON.parse(plain.stdout) as Output;
    const withSdk = JSON.parse(observed.stdout) as Output;
    assert.deepEqual(withSdk.seen, without.seen);

    assert.equal(withSdk.delivered, true);
    assert.deepEqual(withSdk.stats?.lost, {});
    const expected = Object.values({ ...EXPECTED, ...different }).flatMap((events) => events ?? []);
    assert.deepEqual(
      ingest.events.map(({ endpoint, status, method }) => ({ endpoint, status, method })),
      expected.map(({ endpoint, status, method = 'GET' }) => ({ endpoint, status, method })),
    );
    for (const [index, event] of ingest.events.entries()) {
      const { class: wanted, latency: [min, max] = QUICK, endpoint } = expected[index] ?? assert.fail();
      const about = `${endpoint} ${JSON.stringify(event)}`;
      if (wanted instanceof RegExp) assert.match(event.error_class ?? '', wanted, about);
      else assert.equal(event.error_class, wanted, about);
      // On a busy machine a call waits for its own program first, which is told apart from what the vendor took.
      const tookMs = event.latency_ms + Number(event.tags?.['waited_ms'] ?? 0);
      assert.ok(tookMs >= min && tookMs <= max, about);
      assert.ok(Math.abs(event.ts - Date.now() / 1000) < 60, about);
      assert.equal(event.sdk_version, VERSION);
      assert.match(event.runtime ?? '', new RegExp(`^${runtime.name.split(' ')[0]}/\\d+\\.`, 'i'));
    }
  }
}

interface Output {
  seen: Record<string, unknown>;
  delivered?: boolean;
  stats?: { lost: Record<string, number> };
}
