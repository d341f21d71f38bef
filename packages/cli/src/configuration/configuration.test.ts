// Configuration as code, against a real server on both stores.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { catalogServiceId } from '../../../server/src/linking/vendors.ts';
import { listOrganizations } from '../../../server/src/store/organizations/organizations.ts';
import { insertService, setStandIn } from '../../../server/src/store/services/services.ts';
import { runCli, startCli } from '../../../../test/support/cli.ts';
import { storedService } from '../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { TestStore } from '../../../../test/support/stores.ts';

const WHOLE = `# Ours
version: 1
projects:
  - slug: checkout
    name: Checkout
vendors:
  - slug: own-pay
    name: Own Pay
    statusPageUrl: https://status.own.example
    adapter: statuspage
    hosts: ['*.own.example', API.own.example]
    packages:
      npm: ['@own/pay', '@own/*']
overlays:
  - slug: acme-pay
    hosts: { add: [api.eu.acmepay.com] }
    pages:
      - key: eu
        name: Acme Pay EU
        statusPageUrl: https://status.eu.acmepay.example
        hosts: [eu.acmepay.com]
channels:
  - name: Deploy bot
    kind: webhook
    settings:
      url: https://hooks.acme.example/upriver
    secrets:
      signingSecret: env:BOT_SECRET
  - name: '#ops'
    kind: slack
    enabled: false
    secrets:
      webhookUrl: file:slack.txt
rules:
  - name: Default
    definition:
      afterSeconds: 30
      channels: ['#ops']
  - name: Payments
    definition:
      verdicts: [them, us]
      projects: [checkout]
      services: [own-pay]
      channels: [Deploy bot, '#ops']
      quietHours: { from: '22:00', to: '07:00', timeZone: Europe/Berlin, weekdays: [6, 7] }
`;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const HOOK = 'https://hooks.slack.com/services/T000/B000/secretsecret';

for (const store of createTestStores())
  describe(`configuration as code on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a dry run changes nothing, applying makes what the file says, and applying again changes nothing', async () => {
      await using server = await startConfigured(store);
      const { ask, put } = server;
      put('upriver.yaml', WHOLE);
      const dry = await ask('apply', 'upriver.yaml', '--dry-run');
      assert.match(dry.out, /^\+ project checkout\n {4}slug: "checkout"/m, dry.error);
      assert.match(dry.out, /~ rule Default\n {4}afterSeconds: 0 → 30\n {4}channels: null → \["#ops"\]\n/);
      assert.match(dry.out, /6 to create, 1 to change, 0 unchanged, 1 not in the file, which stay: project default\./);
      assert.match((await ask('channels')).out, /^No channels/);
      assert.doesNotMatch((await ask('project', 'list')).out, /checkout/);
      const applied = await ask('apply', 'upriver.yaml');
      assert.match(applied.out, /Done\.\n$/, applied.error);
      assert.match((await ask('rules')).out, /Payments +on +them, us, .*2 channels/);
      assert.match((await ask('channels')).out, /slack +#ops +off/);
      const again = JSON.parse((await ask('apply', 'upriver.yaml', '--json')).out);
      assert.deepEqual([again.steps, again.unchanged], [[], 7]);
    });

    test('a vendor that has something of one of the catalog is told of it', async () => {
      await using server = await startConfigured(store);
      const { ask, put } = server;
      put('upriver.yaml', WHOLE.replace('API.own.example]', 'eu.acmepay.com]'));
      const applied = await ask('apply', 'upriver.yaml');
      assert.match(
        applied.out,
        /\nThe catalog has acme-pay with a host, .* of it\. .*delete own-pay and use: upriver overlay set acme-pay\nDone\.\n$/,
        applied.error,
      );
      put('upriver.yaml', WHOLE.replace('API.own.example]', 'us.acmepay.com]'));
      const told = JSON.parse((await ask('apply', 'upriver.yaml', '--json')).out);
      assert.deepEqual(told.overlaps, { 'own-pay': ['acme-pay'] });
      assert.equal(JSON.parse((await ask('apply', 'upriver.yaml', '--json')).out).overlaps, undefined);
    });

    test('what is exported can be applied, here and on an empty server, and is exported again byte by byte', async () => {
      await using server = await startConfigured(store);
      const { ask, put } = server;
      put('upriver.yaml', WHOLE);
      assert.equal((await ask('apply', 'upriver.yaml')).code, 0);
      assert.equal((await ask('export', '--out', join(server.path, 'out.yaml'))).code, 0);
      const exported = readFileSync(join(server.path, 'out.yaml'), 'utf8');
      for (const secret of [SECRET, HOOK]) assert.ok(!exported.includes(secret));
      assert.match(exported, /signingSecret: env:UPRIVER_SECRET_DEPLOY_BOT_SIGNING_SECRET/);
      const again = JSON.parse((await ask('apply', 'out.yaml', '--json')).out);
      assert.deepEqual([again.steps, again.others], [[], []], 'the project default is exported too');
      assert.equal((await ask('export')).out, exported);

      await using empty = await startConfigured(store);
      empty.put('out.yaml', exported);
      const missing = await empty.ask('apply', 'out.yaml');
      assert.match(
        missing.error,
        /out\.yaml:\d+: channels\.\d\.secrets\.webhookUrl needs the environment variable UPRIVER_SECRET_OPS_WEBHOOK_URL, which is not set/,
      );
      const variables = { UPRIVER_SECRET_OPS_WEBHOOK_URL: HOOK, UPRIVER_SECRET_DEPLOY_BOT_SIGNING_SECRET: SECRET };
      const applied = await empty.askWith(variables, 'apply', 'out.yaml');
      assert.equal(applied.code, 0, applied.error);
      assert.equal((await empty.ask('export')).out, exported);
    });

    test('a rule of a vendor behind another one of its slug is exported by its identifier, and one of a vendor that is stood for by the slug', async () => {
      await using server = await startConfigured(store);
      const { ask, askWith, put, api } = server;
      put('upriver.yaml', WHOLE);
      await ask('apply', 'upriver.yaml');
      const { kysely } = api.app.database;
      const hidden = catalogServiceId('own-pay');
      await insertService(kysely, storedService(hidden, { slug: 'own-pay', name: 'Own Pay of the catalog' }));
      const rules: { id: string; name: string }[] = (await api.get('/api/v1/alert-rules')).body.data;
      const { id } = rules.find(({ name }) => name === 'Payments') ?? assert.fail();
      const changed = await api.request('PATCH', `/api/v1/alert-rules/${id}`, {
        body: { definition: { services: [hidden] } },
      });
      assert.equal(changed.status, 200, changed.bytes.toString());
      const both = (await ask('export')).out;
      assert.match(both, new RegExp(`services:\\n +- ${hidden}\\n`));
      put('both.yaml', both);
      const variables = { UPRIVER_SECRET_OPS_WEBHOOK_URL: HOOK, UPRIVER_SECRET_DEPLOY_BOT_SIGNING_SECRET: SECRET };
      assert.match((await askWith(variables, 'apply', 'both.yaml')).out, /^0 to create, 0 to change/);
      const [own] = (await api.get('/api/v1/custom-vendors')).body.data;
      const [organization] = await listOrganizations(kysely);
      await api.app.database.transaction((db) => setStandIn(db, organization?.id ?? '', own.id, hidden));
      assert.match((await ask('export')).out, /services:\n +- own-pay\n/);
    });

    test('a file that is wrong is refused before anything is sent, with line and field', async () => {
      await using server = await startConfigured(store);
      const { ask, put } = server;
      const cases: readonly [text: string, problem: RegExp][] = [
        ['version: 2\n', /:1: version /],
        ['version: 1\nproject: []\n', /:2: project is not a known field/],
        [
          'version: 1\nprojects:\n  - slug: Check Out\n    name: x\n',
          /:3: projects\.0\.slug must look like acme-payments/,
        ],
        [
          'version: 1\nrules:\n  - name: a\n    definition:\n      verdicts: [them, rain]\n',
          /:5: rules\.0\.definition\.verdicts\.1 must be one of healthy, them/,
        ],
        [
          'version: 1\nchannels:\n  - name: a\n    kind: slack\n    secrets:\n      webhookUrl: https://hooks\n',
          /:6: channels\.0\.secrets\.webhookUrl must look like env:SLACK_WEBHOOK/,
        ],
        ['version: 1\nrules:\n  - name: a\n  - name: a\n', /:4: rules\.1\.name is there twice: a/],
        [
          'version: 1\nrules:\n  - name: a\n    definition: { channels: [nobody] }\n',
          /:4: rules\.0\.definition\.channels\.0 names no channel/,
        ],
        ['version: 1\nrules: [\n', /:\d: /],
        ['- a\n', /:1: the file/],
        ['version: 1\nprojects:\n  - slug: x\n', /:3: projects\.0\.name is missing/],
      ];
      for (const [text, problem] of cases) {
        put('wrong.yaml', text);
        const { code, error } = await ask('apply', 'wrong.yaml');
        assert.deepEqual([code, problem.test(error)], [1, true], `${text}\n${error}`);
      }
      assert.match((await ask('apply', 'absent.yaml')).error, /absent\.yaml cannot be read: ENOENT/);
      assert.doesNotMatch((await ask('project', 'list')).out, /checkout/);
    });

    test('when the server refuses a step, those before it are taken back, and the error names the line', async () => {
      await using server = await startConfigured(store);
      const { ask, put } = server;
      put(
        'first.yaml',
        'version: 1\nvendors:\n  - { slug: own-pay, name: Own, statusPageUrl: null, hosts: [api.own.example] }\n',
      );
      assert.equal((await ask('apply', 'first.yaml')).code, 0);
      const before = (await ask('export')).out;
      put(
        'broken.yaml',
        WHOLE.replace('https://hooks.acme.example/upriver', 'no-url').replace('    adapter: statuspage\n', ''),
      );
      const refused = await ask('apply', 'broken.yaml');
      assert.equal(refused.code, 1);
      assert.match(
        refused.error,
        /broken\.yaml:25: channels\.0\.settings\.url must .*\nNothing was changed: the 3 steps before this one were taken back\./,
      );
      assert.equal((await ask('export')).out, before);
    });

    test('two who apply the same file at once leave what the file says, or nothing', async () => {
      await using server = await startConfigured(store);
      const { ask, put } = server;
      put('upriver.yaml', 'version: 1\nprojects:\n  - { slug: one, name: One }\n  - { slug: two, name: Two }\n');
      const both = await Promise.all([ask('apply', 'upriver.yaml'), ask('apply', 'upriver.yaml')]);
      for (const { code, error } of both) assert.ok(code === 0 || /already exists/.test(error), error);
      assert.equal((await ask('apply', 'upriver.yaml')).code, 0);
      const list = JSON.parse((await ask('project', 'list', '--json')).out);
      assert.deepEqual(list.map(({ slug }: { slug: string }) => slug).sort(), ['default', 'one', 'two']);
    });

    test('a secret is sent once, and again only when that is asked for', async () => {
      await using server = await startConfigured(store);
      const { ask, askWith, put } = server;
      put('upriver.yaml', WHOLE);
      await ask('apply', 'upriver.yaml');
      const none = { BOT_SECRET: undefined };
      assert.match((await askWith(none, 'apply', 'upriver.yaml')).out, /^0 to create, 0 to change, 7 unchanged/);
      assert.match(
        (await askWith(none, 'apply', 'upriver.yaml', '--rotate-secrets')).error,
        /:\d+: channels\.0\.secrets\.signingSecret needs/,
      );
      const rotated = await ask('apply', 'upriver.yaml', '--rotate-secrets');
      assert.match(rotated.out, /^~ secrets of Deploy bot: signingSecret\n~ secrets of #ops: webhookUrl\n/);
    });
  });

async function startConfigured(store: TestStore) {
  const server = await startCli({}, store);
  const path = mkdtempSync(join(tmpdir(), 'upriver-configuration-'));
  const put = (name: string, text: string): void => writeFileSync(join(path, name), text);
  put('slack.txt', `${HOOK}\n`);
  const askWith = (environment: Readonly<Record<string, string | undefined>>, ...argv: string[]) =>
    runCli(
      argv.map((word) => (word.endsWith('.yaml') ? join(path, word.split('/').at(-1) ?? '') : word)),
      { UPRIVER_URL: server.url, UPRIVER_TOKEN: server.api.token, BOT_SECRET: SECRET, ...environment },
    );
  return {
    ...server,
    path,
    put,
    askWith,
    ask: (...argv: string[]) => askWith({}, ...argv),
    async [Symbol.asyncDispose]() {
      rmSync(path, { recursive: true, force: true });
      await server[Symbol.asyncDispose]();
    },
  };
}
