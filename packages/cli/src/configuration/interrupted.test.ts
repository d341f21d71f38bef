// `upriver apply` that is interrupted at every step: what is left is told, and applying again makes what the file says. On both stores.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { runCli, startCli } from '../../../../test/support/cli.ts';
import { runCommand, temporaryDirectory } from '../../../../test/support/process.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

const FILE = `version: 1
projects:
  - { slug: checkout, name: Checkout }
vendors:
  - { slug: own-pay, name: Own Pay, statusPageUrl: null, hosts: [api.own.example] }
overlays:
  - slug: acme-pay
    hosts: { add: [api.eu.acmepay.com] }
channels:
  - { name: Deploy bot, kind: webhook, enabled: false, settings: { url: 'https://hooks.acme.example/upriver' }, secrets: { signingSecret: 'env:BOT_SECRET' } }
rules:
  - { name: Default, definition: { afterSeconds: 30 } }
  - { name: Payments, definition: { projects: [checkout], channels: [Deploy bot] } }
`;
const STEPS = [
  'project checkout',
  'vendor own-pay',
  'overlay acme-pay',
  'channel Deploy bot',
  'rule Default',
  'rule Payments',
];
const SECRET = { BOT_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };

/** What becomes of a request that changes something. */
type Fate = 'forward' | 'refuse' | 'lose the request' | 'lose the answer' | 'hold';

for (const store of createTestStores())
  describe(`apply that is interrupted on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a server that refuses any step leaves everything as it was', async () => {
      await using server = await startCli({}, store);
      for (const at of STEPS.keys()) {
        await using setting = await prepare(server, `refuse-${at}`, (index) => (index === at ? 'refuse' : 'forward'));
        const before = await setting.exported();
        const { code, error } = await setting.apply();
        assert.equal(code, 1);
        assert.match(error, at === 0 ? /Nothing was changed\.$/m : /Nothing was changed: the \d steps? before/);
        assert.equal(await setting.exported(), before, `step ${at}`);
      }
    });

    test('a server that does not answer leaves what was done, says so, and applying again does the rest', async () => {
      await using server = await startCli({}, store);
      const cases: [Fate, number][] = [
        ['lose the request', 0],
        ['lose the request', 3],
        ...[...STEPS.keys()].map((at): [Fate, number] => ['lose the answer', at]),
      ];
      for (const [fate, at] of cases) {
        const slug = `${fate.replaceAll(' ', '-')}-${at}`;
        await using setting = await prepare(server, slug, (index) => (index === at ? fate : 'forward'));
        const { code, error, out } = await setting.apply();
        assert.equal(code, 1);
        const done = STEPS.slice(0, at);
        const told = `${done.length === 0 ? '' : `Done: ${done.join(', ')}. `}Whether the server has done ${STEPS[at]} is not known.`;
        assert.ok(error.includes(`cannot reach ${setting.environment.UPRIVER_URL}`) && error.includes(told), error);
        for (const step of done) assert.ok(out.includes(`done: ${step}\n`), out);
        await setting.applyAgain();
      }
    });

    test('a process that is killed at a step has said what was done, and applying again does the rest', async () => {
      await using server = await startCli({}, store);
      const at = 3;
      await using setting = await prepare(server, 'killed', (index) => (index < at ? 'forward' : 'hold'));
      const child = runCommand(['apply', setting.file], { ...setting.environment, ...SECRET });
      let out = '';
      child.stdout?.on('data', (text) => (out += text));
      await setting.held;
      child.kill('SIGKILL');
      await once(child, 'close');
      assert.deepEqual(
        out.split('\n').filter((line) => line.startsWith('done: ')),
        STEPS.slice(0, at).map((step) => `done: ${step}`),
      );
      await setting.applyAgain();
    });
  });

/** A new organization, the file, and a server in front of the server that decides about each request that changes something. */
async function prepare(server: Awaited<ReturnType<typeof startCli>>, slug: string, fateOf: (index: number) => Fate) {
  const created = JSON.parse((await server.ask('organization', 'create', slug, '--slug', slug, '--json')).out);
  const directory = temporaryDirectory();
  const file = join(directory.path, 'upriver.yaml');
  writeFileSync(file, FILE);
  const between = await startBetween(server.url, fateOf);
  const direct = { UPRIVER_URL: server.url, UPRIVER_TOKEN: created.token, ...SECRET };
  return {
    file,
    held: between.held,
    environment: { UPRIVER_URL: between.url, UPRIVER_TOKEN: created.token },
    apply: () => runCli(['apply', file], { ...direct, UPRIVER_URL: between.url }),
    exported: async () => (await runCli(['export'], direct)).out,
    async applyAgain() {
      const { code, error } = await runCli(['apply', file], direct);
      assert.equal(code, 0, error);
      const dry = JSON.parse((await runCli(['apply', file, '--dry-run', '--json'], direct)).out);
      assert.deepEqual([dry.steps, dry.unchanged], [[], STEPS.length], slug);
      assert.deepEqual(
        dry.others,
        ['project default'].filter((other) => dry.others.includes(other)),
        slug,
      );
    },
    async [Symbol.asyncDispose]() {
      await between.close();
      directory[Symbol.dispose]();
    },
  };
}

async function startBetween(target: string, fateOf: (index: number) => Fate) {
  let changes = 0;
  const { promise: held, resolve: onHeld } = Promise.withResolvers<void>();
  const forward = async (request: Request): Promise<{ status: number; text: string }> => {
    const answer = await fetch(request);
    return { status: answer.status, text: await answer.text() };
  };
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const fate = method === 'GET' ? 'forward' : fateOf(changes++);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (fate === 'hold') return onHeld();
      if (fate === 'lose the request') return void response.destroy();
      if (fate === 'refuse')
        return void response
          .writeHead(503, { 'content-type': 'application/json' })
          .end('{"error":"The store is full.","code":"unavailable"}');
      const body = Buffer.concat(chunks);
      const headers = {
        authorization: request.headers.authorization ?? '',
        ...(body.length === 0 ? {} : { 'content-type': 'application/json' }),
      };
      void forward(new Request(target + url, { method, headers, ...(body.length === 0 ? {} : { body }) })).then(
        ({ status, text }) =>
          fate === 'lose the answer'
            ? response.destroy()
            : response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? undefined : text),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Safe: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    held,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
