import type { init as Init } from '../src/node.ts';
import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { rolldown } from 'rolldown';
import { startFakeIngest } from './fake-ingest.ts';
import type { FakeIngest } from './fake-ingest.ts';
import { startFakeVendor } from './fake-vendor.ts';
import { HOW_TO_INSTALL, installed } from './runtimes.ts';

/** Bundles a program as a platform's own tool does: the export condition chooses the build. */
async function bundle(path: string, condition: string, format: 'esm' | 'iife'): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL(path, import.meta.url)),
    platform: 'neutral',
    resolve: { conditionNames: [condition, 'import'] },
  });
  const { output } = await build.generate({ format });
  await build.close();
  return output[0].code;
}

interface Worker {
  fetch(path: string): Promise<{ status: number; text: string }>;
}

interface MiniflareModule {
  Miniflare: new (options: object) => {
    dispatchFetch(url: string): Promise<Response>;
    dispose(): Promise<void>;
  };
}

/** Runs a worker in workerd. */
async function onWorkerd(
  module: string,
  path: string,
  bindings: object,
  act: (worker: Worker) => Promise<void>,
): Promise<void> {
  const { Miniflare } = (await import(`${module}/dist/src/index.js`)) as MiniflareModule;
  const script = await bundle(path, 'workerd', 'esm');
  const miniflare = new Miniflare({ modules: true, script, bindings, compatibilityDate: '2026-07-01', cf: false });
  try {
    await act({
      async fetch(path) {
        const response = await miniflare.dispatchFetch(`http://worker.example${path}`);
        return { status: response.status, text: await response.text() };
      },
    });
  } finally {
    await miniflare.dispose();
  }
}

const outcome = ({ events }: FakeIngest): unknown[] =>
  events.map(({ endpoint, status, error_class }) => [endpoint, status, error_class]);

test(
  'workerd: a worker answers the same with and without the SDK, and each call is one event',
  { timeout: 30_000 },
  async (t) => {
    const module = installed('runtimes', 'miniflare');
    if (!module) return t.skip(`miniflare is not here: ${HOW_TO_INSTALL}`);
    await using ingest = await startFakeIngest();
    await using vendor = await startFakeVendor();
    const paths = ['/ok', '/broken', '/refused', '/timeout', '/two', '/none', '/throws'];
    const bindings = { VENDOR: vendor.http, REFUSED: vendor.refused };
    const run = async (bindings: object): Promise<string[]> => {
      const answers: string[] = [];
      await onWorkerd(module, 'programs/worker.mjs', bindings, async (worker) => {
        for (const path of paths) {
          const { status, text } = await worker.fetch(path);
          // The page of an uncaught error holds a stack.
          answers.push(status === 500 ? '500' : text);
        }
        if ('INGEST' in bindings) await ingest.until(() => ingest.events.length === 6);
      });
      return answers;
    };
    assert.deepEqual(await run({ ...bindings, INGEST: ingest.url }), await run(bindings));
    assert.deepEqual(outcome(ingest), [
      ['/v1/charges/{id}', 200, undefined],
      ['/status/{id}', 503, 'server_error'],
      ['/x', 0, 'network'],
      ['/silent', 0, 'timeout'],
      ['/first', 200, undefined],
      ['/second', 200, undefined],
    ]);
    assert.equal(ingest.requests.length, 5, 'one request for each invocation that called someone');
    assert.equal(ingest.events[0]?.runtime, 'workerd');
  },
);

test('workerd: Retry-After holds back the invocations that follow', async (t) => {
  const module = installed('runtimes', 'miniflare');
  if (!module) return t.skip(`miniflare is not here: ${HOW_TO_INSTALL}`);
  await using ingest = await startFakeIngest();
  await using vendor = await startFakeVendor();
  ingest.script.push({ status: 429, headers: { 'retry-after': '60' } });
  const bindings = { VENDOR: vendor.http, REFUSED: vendor.refused, INGEST: ingest.url };
  await onWorkerd(module, 'programs/worker.mjs', bindings, async (worker) => {
    await worker.fetch('/ok');
    await ingest.until(() => ingest.requests.length === 1);
    await worker.fetch('/ok');
    await worker.fetch('/ok');
  });
  assert.equal(ingest.requests.length, 1);
});

test('workerd: the example worker is measured, and its bindings are the settings', { timeout: 20_000 }, async (t) => {
  const module = installed('runtimes', 'miniflare');
  if (!module) return t.skip(`miniflare is not here: ${HOW_TO_INSTALL}`);
  await using ingest = await startFakeIngest();
  await using vendor = await startFakeVendor();
  const bindings = {
    API_URL: `${vendor.http}/from-the-example`,
    UPRIVER_ENDPOINT: ingest.url,
    UPRIVER_SDK_KEY: 'upr_sdk_example',
    UPRIVER_INCLUDE_PRIVATE: 'true',
  };
  await onWorkerd(module, '../../../examples/worker/worker.js', bindings, async (worker) => {
    assert.equal((await worker.fetch('/')).text, 'The API answered 200.\n');
    await ingest.until(() => ingest.events.length === 1);
  });
  assert.deepEqual(outcome(ingest), [['/from-the-example', 200, undefined]]);
});

test('edge-light: register measures the calls of an edge function, and its context waits until they are sent', async (t) => {
  const vm = await createEdgeVm();
  if (!vm) return t.skip(`@edge-runtime/vm is not here: ${HOW_TO_INSTALL}`);
  await using ingest = await startFakeIngest();
  await using vendor = await startFakeVendor();
  const waited: Promise<unknown>[] = [];
  vm.context['waitUntil'] = (promise: Promise<unknown>) => waited.push(promise);
  vm.evaluate(`globalThis[Symbol.for('@vercel/request-context')] = { get: () => ({ waitUntil }) }`);
  vm.evaluate(await bundle('programs/edge-function.mjs', 'edge-light', 'iife'));
  const urls = [`${vendor.http}/v1/charges/ch_1a2b3c`, `${vendor.http}/status/500`, `${vendor.refused}/x`];
  const run = vm.context['run'] as (input: object) => Promise<unknown[]>;
  const seen = await run({ endpoint: ingest.url, urls });
  assert.deepEqual(JSON.parse(JSON.stringify(seen[0])), [200, 'fine']);
  await Promise.all(waited);
  assert.deepEqual(outcome(ingest), [
    ['/v1/charges/{id}', 200, undefined],
    ['/status/{id}', 500, 'server_error'],
    ['/x', 0, 'connection_refused'],
  ]);
  assert.equal(waited.length, 1, 'one wait for a burst of calls');
  assert.equal(ingest.events[0]?.runtime, 'edge-light');
});

test('edge-light: a fetch that was put in place before and gives no promise gives the program what it gave', async (t) => {
  const vm = await createEdgeVm();
  if (!vm) return t.skip(`@edge-runtime/vm is not here: ${HOW_TO_INSTALL}`);
  vm.evaluate(`globalThis.fetch = () => new Response('fine')`);
  vm.evaluate(await bundle('programs/edge-function.mjs', 'edge-light', 'iife'));
  const run = vm.context['run'] as (input: object) => Promise<unknown[]>;
  const seen = await run({ endpoint: 'http://127.0.0.1:9', urls: ['http://vendor.example/v1/items'] });
  assert.deepEqual(JSON.parse(JSON.stringify(seen)), [[200, 'fine']]);
});

interface EdgeVm {
  evaluate(code: string): unknown;
  readonly context: Record<string | symbol, unknown>;
}

/** Undefined where the runtime is not installed. */
async function createEdgeVm(): Promise<EdgeVm | undefined> {
  const module = installed('runtimes', '@edge-runtime/vm');
  if (!module) return undefined;
  const { EdgeVM } = (await import(`${module}/dist/index.js`)) as { EdgeVM: new () => EdgeVm };
  return new EdgeVM();
}

const BUILT: string = '@upriver/sdk';

test('edge-light inside of a Node that is measured, as in `next start`: each call is one event', async (t) => {
  const vm = await createEdgeVm();
  if (!vm) return t.skip(`@edge-runtime/vm is not here: ${HOW_TO_INSTALL}`);
  await using ingest = await startFakeIngest();
  await using vendor = await startFakeVendor();
  // By a name that the compiler does not follow: the package is built after types are checked.
  const { init } = (await import(BUILT)) as { init: typeof Init };
  const client = init({ sdkKey: 'upr_sdk_node', endpoint: ingest.url, includePrivate: true });
  // What Next.js hands into its sandbox.
  vm.context['AsyncLocalStorage'] = AsyncLocalStorage;
  vm.evaluate(await bundle('programs/edge-function.mjs', 'edge-light', 'iife'));
  const run = vm.context['run'] as (input: object) => Promise<unknown[]>;
  const urls = [`${vendor.http}/v1/items`, `${vendor.http}/status/500`];
  await run({ endpoint: ingest.url, urls, options: { maxBatchSize: 1 } });
  await client.shutdown();
  assert.deepEqual(outcome(ingest), [
    ['/v1/items', 200, undefined],
    ['/status/{id}', 500, 'server_error'],
  ]);
  assert.ok(!(Symbol.for('upriver') in AsyncLocalStorage), 'nothing stays behind');
});
