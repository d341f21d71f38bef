import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { startFakeIngest } from './fake-ingest.ts';
import { runProgram } from './run-program.ts';
import { HOW_TO_INSTALL, installed, missing, NODES } from './runtimes.ts';
import type { Runtime } from './runtimes.ts';

/** The library's package, and the endpoint that its one call of programs/libraries.mjs must be seen as. */
const LIBRARIES: Record<string, { package?: string; endpoint: string }> = {
  fetch: { endpoint: '/call' },
  undici: { package: 'undici', endpoint: '/call' },
  axios: { package: 'axios', endpoint: '/call' },
  'axios-fetch': { package: 'axios', endpoint: '/call' },
  got: { package: 'got', endpoint: '/call' },
  'node-fetch': { package: 'node-fetch', endpoint: '/call' },
  '@aws-sdk/client-s3': { package: '@aws-sdk/client-s3', endpoint: '/bucket' },
  '@googleapis/drive': { package: '@googleapis/drive', endpoint: '/drive/v3/about' },
  stripe: { package: 'stripe', endpoint: '/v1/balance' },
  twilio: { package: 'twilio', endpoint: '/2010-04-01/Accounts.json' },
  openai: { package: 'openai', endpoint: '/v1/models' },
  '@anthropic-ai/sdk': { package: '@anthropic-ai/sdk', endpoint: '/v1/models' },
  '@octokit/rest': { package: '@octokit/rest', endpoint: '/meta' },
};

const [oldest, , current] = NODES;
for (const node of [oldest, current])
  if (node) for (const library of Object.keys(LIBRARIES)) oneCallOneEvent(node, library);

function oneCallOneEvent(node: Runtime, library: string): void {
  const { package: name, endpoint } = LIBRARIES[library] ?? assert.fail();
  test(`${node.name}: one call through ${library} is one event`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    const modules = installed('libraries', '');
    if (name && !installed('libraries', name)) return t.skip(`${name} is not here: ${HOW_TO_INSTALL}`);
    await using ingest = await startFakeIngest();
    const vendor = createServer((request, response) => {
      request.resume();
      // As much of each vendor's answer as its client needs to be content.
      response.setHeader('content-type', 'application/json').end('{"object":"list","data":[],"has_more":false}');
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    t.after(() => vendor.close());
    const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const input = { library, folder: modules ?? '/', ingest: ingest.url, vendor: url };
    const { code, stdout, stderr } = await runProgram(node, 'libraries.mjs', { args: [JSON.stringify(input)] });
    assert.equal(code, 0, stderr);
    assert.deepEqual(JSON.parse(stdout), { delivered: true });
    assert.deepEqual(
      ingest.events.map((event) => [event.endpoint, event.status]),
      [[endpoint, 200]],
    );
  });
}
