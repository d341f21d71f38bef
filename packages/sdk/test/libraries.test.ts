import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { startFakeIngest } from './fake-ingest.ts';
import { runProgram } from './run-program.ts';
import { HOW_TO_INSTALL, installed, missing, NODES } from './runtimes.ts';
import type { Runtime } from './runtimes.ts';

interface Library {
  package?: string;
  endpoint: string;
}

/** The library's package, and the endpoint that its one call of programs/libraries.mjs must be seen as. */
const LIBRARIES: Record<string, Library> = {
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

/** What clients need that are not content with an empty list. */
const ANSWERS: Record<string, string> = {
  '/graphql': '{"data":{}}',
  '/api/auth.test': '{"ok":true}',
  '/identitytoolkit.googleapis.com/v1/projects/p/accounts:lookup': '{"users":[{"localId":"someone"}]}',
};

/** The rest, which `npm run test:libraries` installs and runs. */
const MATRIX: Record<string, Library> = {
  ky: { package: 'ky', endpoint: '/call' },
  'node-fetch2': { package: 'node-fetch2', endpoint: '/call' },
  superagent: { package: 'superagent', endpoint: '/call' },
  'undici-fetch': { package: 'undici', endpoint: '/call' },
  'graphql-request': { package: 'graphql-request', endpoint: '/graphql' },
  eventsource: { package: 'eventsource', endpoint: '/events' },
  '@slack/web-api': { package: '@slack/web-api', endpoint: '/api/auth.test' },
  '@sendgrid/mail': { package: '@sendgrid/mail', endpoint: '/v3/mail/send' },
  resend: { package: 'resend', endpoint: '/emails' },
  '@supabase/supabase-js': { package: '@supabase/supabase-js', endpoint: '/rest/v1/orders' },
  '@google-cloud/storage': { package: '@google-cloud/storage', endpoint: '/storage/v1/b/pictures' },
  'firebase-admin': {
    package: 'firebase-admin',
    endpoint: '/{id}/v1/projects/p/accounts:lookup',
  },
  '@aws-sdk/client-kinesis': { package: '@aws-sdk/client-kinesis', endpoint: '/' },
  '@aws-sdk/client-bedrock-runtime': { package: '@aws-sdk/client-bedrock-runtime', endpoint: '/model/{id}/invoke' },
  '@grpc/grpc-js': { package: '@grpc/grpc-js', endpoint: '/pubsub.v1.Publisher/Publish' },
};

const [oldest, , current] = NODES;
for (const node of [oldest, current])
  for (const [library, about] of Object.entries(LIBRARIES))
    if (node) oneCallOneEvent(node, library, about, 'libraries');
if (process.env['SDK_MATRIX'] === 'all')
  for (const node of NODES.slice(1))
    for (const [library, about] of Object.entries(MATRIX))
      oneCallOneEvent(node, library, about, about.package === 'undici' ? 'libraries' : 'matrix');

function oneCallOneEvent(
  node: Runtime,
  library: string,
  { package: name, endpoint }: Library,
  group: 'libraries' | 'matrix',
): void {
  test(`${node.name}: one call through ${library} is one event`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    const modules = installed(group, '');
    if (name && !installed(group, name)) return t.skip(`${name} is not here: ${HOW_TO_INSTALL}`);
    await using ingest = await startFakeIngest();
    const vendor = createServer((request, response) => {
      request.resume();
      // As much of each vendor's answer as its client needs to be content.
      response
        .setHeader('content-type', 'application/json')
        .end(ANSWERS[request.url ?? ''] ?? '{"object":"list","data":[],"has_more":false}');
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    const vendor2 = createHttp2Server((_request, response) => {
      response.setHeader('grpc-status', '0');
      response.end('{}');
    });
    await new Promise<void>((resolve) => vendor2.listen(0, '127.0.0.1', resolve));
    t.after(() => {
      vendor.close();
      vendor2.close();
    });
    const [url, url2] = [vendor, vendor2].map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const input = { library, folder: modules ?? '/', ingest: ingest.url, vendor: url, vendor2: url2 };
    const { code, stdout, stderr } = await runProgram(node, 'libraries.mjs', { args: [JSON.stringify(input)] });
    assert.equal(code, 0, stderr);
    assert.deepEqual(JSON.parse(stdout), { delivered: true });
    assert.deepEqual(
      ingest.events.map((event) => [event.endpoint, event.status]),
      [[endpoint, 200]],
    );
  });
}
