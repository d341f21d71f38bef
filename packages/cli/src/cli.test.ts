import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { START, createTestApp } from '../../../test/support/app.ts';
import { recordObservation } from '../../server/src/store/checks/record-check.ts';
import { EXIT_CODES } from './command.ts';
import { commands } from './commands/index.ts';
import { run } from './run.ts';
import type { Scan } from './scan.ts';

describe('the command line', () => {
  test('says what it can do, with examples for every command and one table of exit codes', async () => {
    const { code, out } = await upriver(['--help']);
    assert.equal(code, 0);
    for (const { name } of commands) assert.ok(out.includes(name), name);
    for (const { code: exit } of Object.values(EXIT_CODES)) assert.match(out, new RegExp(`^ +${exit}  `, 'm'));
    for (const { name } of commands) {
      const help = await upriver([...name.split(' '), '--help']);
      assert.match(help.out, /Examples:\n {2}\S/, name);
    }
  });

  test('takes --url and --token only where a request is sent, which their help says', async () => {
    const local = [
      'backup',
      'catalog check',
      'catalog probe',
      'catalog test',
      'completion',
      'config check',
      'doctor',
      'logout',
      'owner-link',
      'profile list',
      'profile use',
      'restore',
    ];
    for (const { name } of commands) {
      const words = name.split(' ');
      const isLocal = [...local, 'serve', 'why'].includes(name);
      const { out } = await upriver([...words, '--help']);
      for (const flag of ['--url', '--token']) assert.equal(!new RegExp(`^  ${flag} `, 'm').test(out), isLocal, name);
      if (isLocal) assert.equal((await upriver([...words, '--token', 'upr_api_x'])).code, 64, name);
    }
  });

  test('that is not right exits with 64 and says what would be', async () => {
    for (const words of [
      ['nope'],
      ['services', '--nope'],
      ['services', 'stripe'],
      ['verdict', 'stripe', 'twilio'],
      ['token', 'create'],
      ['scan', '--fail-on', 'rain'],
      [],
    ]) {
      const { code, error, out } = await upriver(words);
      assert.equal(code, 64, words.join(' '));
      assert.ok(error !== '' || out !== '');
    }
  });

  test('a command that does not exist is answered with those about the same thing', async () => {
    for (const [words, like] of [
      [['projects'], '; there is project create, project delete, project list, project rename; see upriver --help'],
      [['incident-list'], '; see upriver --help'],
      [['organization'], '; there is organization create, organization list; see upriver --help'],
    ] as const)
      assert.equal((await upriver(words)).error, `upriver: unknown command "${words.join(' ')}"${like}\n`);
  });

  test('without a token, or with a server that is not there, exits with 1 and one line', async () => {
    assert.match(
      (await upriver(['services'])).error,
      /^upriver: no API token: set UPRIVER_TOKEN, or run upriver login[^\n]*\n$/,
    );
    const absent = await upriver(['services'], { UPRIVER_TOKEN: 'upr_api_x', UPRIVER_URL: 'http://127.0.0.1:1' });
    assert.equal(absent.code, 1);
    assert.match(absent.error, /^upriver: cannot reach http:\/\/127\.0\.0\.1:1[^\n]*\n$/);
  });

  test('a demo keeps to data of its own: a directory or database that is given is refused', async () => {
    for (const flag of ['--data=/tmp/real', '--database-url=postgres://db/real']) {
      const { code, error } = await upriver(['serve', '--demo', flag]);
      assert.equal(code, 64);
      assert.match(error, /the demo chooses its own data .*: omit --data/);
    }
  });

  test('manages projects, keys and tokens of a server', async () => {
    await using server = await startTestServer();
    const { ask } = server;
    assert.match((await ask(['project', 'create', 'Checkout'])).out, /Created Checkout: checkout/);
    assert.match((await ask(['project', 'list'])).out, /^checkout +Checkout/m);
    const key = JSON.parse(
      (await ask(['sdk-key', 'create', 'web', '-p', 'checkout', '--origin', 'https://a.com', '--json'])).out,
    );
    assert.match(key.key, /^upr_sdk_/);
    assert.equal((await ask(['sdk-key', 'revoke', key.id, '-p', 'checkout'])).code, 0);
    const token = JSON.parse((await ask(['token', 'create', 'read only', '--json'])).out);
    assert.deepEqual(token.scopes, ['read']);
    assert.match((await ask(['token', 'list'])).out, /read only/);
    assert.equal((await ask(['token', 'revoke', token.id])).code, 0);
    assert.match((await ask(['token', 'revoke', 'tok_none'])).error, /No such token/);
    assert.match((await ask(['services'])).out, /No service is linked/);
    assert.match((await ask(['incidents'])).out, /No linked service/);
  });

  test('creates feeds at addresses that can be read, and revokes them', async () => {
    await using server = await startTestServer();
    const { ask } = server;
    assert.match((await ask(['feeds'])).out, /No feeds/);
    const created = await ask(['feed', 'create', 'Team calendar', '--format', 'calendar', '--project', 'default']);
    const address = created.out.split('\n')[0] ?? '';
    assert.match(address, /^http:\/\/[^/]+\/feeds\/upr_feed_[0-9a-f]{46}\/maintenances\.ics$/);
    assert.match(await (await fetch(address)).text(), /^BEGIN:VCALENDAR/);
    assert.match((await ask(['feeds'])).out, /^feed_\w+ +calendar +Team calendar +default +all/m);
    const id = /feed_[a-z2-7]{26}/.exec(created.out)?.[0] ?? '';
    assert.match((await ask(['feed', 'revoke', id])).out, /^Revoked feed_/);
    assert.equal((await fetch(address)).status, 404);
    assert.match((await ask(['feed', 'create', 'x', '--format', 'rss'])).error, /formats are atom, json, calendar/);
  });
});

/** Of nearly as many bytes as a file may have. */
const LARGE_FILE = `{"description":"${'x'.repeat(10_400_000)}"}`;

describe('verdicts', () => {
  test('are explained, gate a deploy with an exit code, and leave a ledger', async () => {
    await using server = await startTestServer();
    const { api, ask } = server;
    assert.match((await ask(['verdict'])).out, /No service is linked yet/);
    await api.request('PUT', '/api/v1/services/acme-pay/links/default');
    assert.match((await ask(['verdict'])).out, /^acme-pay +cannot_say/m);
    assert.match((await ask(['verdict', 'acme-pay'])).out, /^default {2}cannot_say/m);
    const safe = await ask(['deploy-gate', '-p', 'default']);
    assert.deepEqual([safe.code, safe.out], [0, 'Safe to deploy.\n']);
    const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
    await recordObservation(
      api.app.database,
      id,
      { status: 'major_outage', incidents: [], listsAllUnresolved: true },
      START,
    );
    const unsafe = await ask(['deploy-gate', '--services', 'acme-pay']);
    assert.equal(unsafe.code, EXIT_CODES.condition.code);
    assert.match(unsafe.out, /^acme-pay +major_outage .*reports a major outage/m);
    assert.match((await ask(['ledger', 'acme-pay', '--month', '2026-11'])).out, /No impairments and no incidents/);
    assert.match((await ask(['judge', `imp_${'a'.repeat(26)}`, 'right'])).error, /No such episode/);
    assert.match((await ask(['judge', 'imp_x', 'maybe'])).error, /say right or wrong, not "maybe"/);
    assert.match((await ask(['judge', 'imp_x', 'wrong', '--cause', 'rain'])).error, /--cause must be one of vendor, /);
    assert.match(
      (await ask(['ledger', 'acme-pay', '--episode', 'imp_none', '--format', 'html'])).error,
      /No such episode/,
    );
    assert.match((await ask(['ledger', 'acme-pay', '--month', 'May'])).error, /query\.month/);
  });
});

describe('scan', () => {
  const files = {
    'package.json':
      '{"dependencies":{"stripe":"^14.0.0","unheard-of":"1"},"devDependencies":{"@stripe/brand-new":"1"}}',
    'api/requirements.txt': 'twilio==9\nopenai>=1\n',
    'web/package.json': '{"dependencies":{"unheard-of":"^2"}}',
    'ignored/package.json': '{"dependencies":{"resend":"1"}}',
    'node_modules/x/package.json': '{"dependencies":{"resend":"1"}}',
    'broken/package.json': '{',
    'src/index.txt': 'nothing',
    '.gitignore': 'ignored/\n',
  };

  test('finds vendors without a server, respects .gitignore, and names file and line', async () => {
    using tree = writeTree(files);
    const { code, out } = await upriver(['scan', tree.path, '--json']);
    assert.equal(code, 0);
    const scan = JSON.parse(out);
    assert.deepEqual(
      scan.vendors.map(({ slug }: { slug: string }) => slug),
      ['openai', 'stripe', 'twilio'],
    );
    assert.deepEqual([scan.vendors[1].evidence[0].path, scan.vendors[1].evidence[0].line], ['package.json', 1]);
    assert.deepEqual(
      scan.problems.map(({ path }: { path: string }) => path),
      ['broken/package.json'],
    );
    assert.equal(scan.unknownPackages.filter(({ name }: { name: string }) => name === 'unheard-of').length, 1);
    assert.match((await upriver(['scan', tree.path])).out, /^stripe +high +stripe/m);
    assert.match((await upriver(['scan', tree.path])).out, /match no vendor of the catalog[^]*npm unheard-of/);
    const { out: markdown } = await upriver(['scan', tree.path, '--markdown']);
    assert.match(markdown, /\| \[Stripe\]\(https:/);
    assert.match(markdown, /- `npm unheard-of`\n/);
    assert.match(markdown, /- `broken\/package\.json:1`: this is not valid JSON/);
    assert.match(
      (await upriver(['why', 'twilio', tree.path])).out,
      /pypi twilio +==9 +runtime +yes +high +A +api\/requirements\.txt:1/,
    );
    const missing = await upriver(['why', 'resend', tree.path]);
    assert.equal(missing.code, 1);
    assert.match(missing.out, /^Nothing in \d+ files shows that resend is used\. Found: .*\btwilio\b.*\.\n$/);
  });

  test('what files are called and hold neither controls a terminal nor becomes markup of a summary', async () => {
    using tree = writeTree({
      'a`\n# H\u001b[2J/package.json': '{',
      'b\n# H\u001b[2J/package.json': '{"dependencies":{"stripe":"1","x\\n\\n# H":"1"}}',
    });
    for (const flags of [[], ['--markdown']]) {
      const { out } = await upriver(['scan', tree.path, ...flags]);
      assert.match(out, /3 problems/);
      assert.doesNotMatch(out, /\p{Cc}(?<!\n)|^# H/mu);
    }
    assert.match((await upriver(['scan', tree.path, '--markdown'])).out, /`a\? # H \[2J\/package\.json:1`/);
  });

  test('a vendor is not the customer of its own program', async () => {
    using tree = writeTree({ 'squidex/app.ts': 'read("SQUIDEX_CLIENT_SECRET", "STRIPE_SECRET_KEY");\n' });
    const slugs = async (path: string): Promise<readonly string[]> =>
      JSON.parse((await upriver(['scan', path, '--json'])).out).vendors.map(({ slug }: { slug: string }) => slug);
    assert.deepEqual(await slugs(`${tree.path}/squidex`), ['stripe']);
    assert.deepEqual(await slugs(tree.path), ['squidex', 'stripe']);
  });

  test('a .gitignore further down may take back what one further up says', async () => {
    using tree = writeTree({
      '.gitignore': 'requirements*.txt\n.env*\n',
      'a/.gitignore': '!requirements.txt\n',
      // Committed all the same: it shows which variables there are.
      'a/.env.example': 'RESEND_API_KEY=\n',
      'a/.env': 'SENDGRID_API_KEY=\n',
      'a/requirements.txt': 'stripe\n',
      'b/requirements.txt': 'twilio\n',
    });
    const scan = JSON.parse((await upriver(['scan', tree.path, '--json'])).out);
    assert.deepEqual(
      scan.vendors.map(({ slug }: { slug: string }) => slug),
      ['resend', 'stripe'],
    );
  });

  test('finds manifests under their less usual names', async () => {
    const files = {
      'Package@swift-5.9.swift': '.package(url: "https://github.com/stripe/stripe-ios", from: "1.0.0")',
      'a/gems.rb': 'gem "stripe"\n',
      'api.Dockerfile': 'FROM scratch\n',
      'b/Containerfile': 'FROM scratch\n',
      'b/infra.tofu': 'terraform {}\n',
      'bill.jsonld': '{"spdxVersion":"SPDX-2.3","packages":[]}',
      'gemfiles/rails.gemfile': 'gem "twilio-ruby"\n',
      'req/requirements-prod.in': 'openai\n',
    };
    using tree = writeTree(files);
    const scan = JSON.parse((await upriver(['scan', tree.path, '--json'])).out);
    assert.equal(scan.files, Object.keys(files).length);
    assert.deepEqual(
      scan.vendors.map(({ slug }: { slug: string }) => slug),
      ['openai', 'stripe', 'twilio'],
    );
  });

  test('finds vendors by the hosts that an SBOM names', async () => {
    const services = [{ name: 'x', endpoints: ['https://api.stripe.com/v1', 'https://api.acme-tax.example'] }];
    using tree = writeTree({ 'bom.json': JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', services }) });
    const scan = JSON.parse((await upriver(['scan', tree.path, '--json'])).out);
    assert.deepEqual(scan.vendors[0].endpoints, [{ host: 'api.stripe.com', path: 'bom.json' }]);
    assert.deepEqual(scan.unknownHosts, [{ host: 'api.acme-tax.example', path: 'bom.json' }]);
    assert.match((await upriver(['scan', tree.path])).out, /^stripe +high +api\.stripe\.com in bom\.json/m);
    assert.match((await upriver(['why', 'stripe', tree.path])).out, /^host api\.stripe\.com .* bom\.json/m);
  });

  test('uploads what it found, and exits with 2 when a vendor is as bad as asked', async () => {
    using tree = writeTree({ 'package.json': '{"dependencies":{"acme-pay":"1","stripe":"1"}}' });
    await using server = await startTestServer();
    const { ask, api } = server;
    const uploaded = await ask(['scan', tree.path, '--upload', '--project', 'default']);
    assert.match(uploaded.error, /2 dependencies, 1 services linked/);
    const stripe = await api.request('POST', '/api/v1/services', {
      body: { name: 'Stripe', slug: 'stripe', statusPageUrl: null },
    });
    assert.equal((await ask(['scan', tree.path, '--fail-on', 'major_outage'])).code, 0);
    const anHourAgo = Date.now() - 3_600_000;
    await recordObservation(
      api.app.database,
      stripe.body.data.id,
      { status: 'major_outage', incidents: [], listsAllUnresolved: true },
      anHourAgo - 1,
    );
    const failing = await ask(['scan', tree.path, '--fail-on', 'degraded']);
    assert.deepEqual([failing.code, failing.error.includes('stripe is major_outage')], [2, true]);
    await recordObservation(
      api.app.database,
      stripe.body.data.id,
      { status: 'operational', incidents: [], listsAllUnresolved: true },
      anHourAgo,
    );
    const old = await ask(['scan', tree.path, '--fail-on', 'degraded']);
    assert.deepEqual([old.code, old.error.includes('Status old: stripe was operational, checked 20')], [0, true]);
  });

  test('an upload to a project that does not exist says how to create it, and one that is too large is not sent', async () => {
    await using server = await startTestServer();
    using tree = writeTree({ 'package.json': '{"dependencies":{"stripe":"^14"}}' });
    for (const words of [
      ['scan', tree.path, '--upload', '--project', 'checkout'],
      ['manifests', 'put', join(tree.path, 'package.json'), '--project', 'checkout'],
    ]) {
      const { code, error } = await server.ask(words);
      assert.equal(code, 1);
      assert.match(error, /there is no project "checkout"; create it with: upriver project create checkout/);
    }
    using large = writeTree({ 'package.json': LARGE_FILE });
    const files = Array.from({ length: 26 }, () => join(large.path, 'package.json'));
    const { code, error } = await server.ask(['manifests', 'put', ...files, '--project', 'default']);
    assert.equal(code, 1);
    assert.match(error, /not uploaded: 26 files of 2\d\d MB are more than one upload holds \(50000 files, 256 MB\)/);
  });

  test('an upload that the server has no room for yet is sent again', async () => {
    const statuses = [503, 503, 200];
    const seen: number[] = [];
    const server = createServer((request, response) => {
      request.resume().once('end', () => {
        const status = statuses[seen.length] ?? 500;
        seen.push(status);
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
        const data = { dependencies: 1, services: [], unknownPackages: [], problems: [] };
        response.end(JSON.stringify(status === 200 ? { data } : { error: 'Full.', code: 'unavailable' }));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    using tree = writeTree({ 'package.json': '{"dependencies":{"stripe":"^14"}}' });
    const environment = {
      UPRIVER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      UPRIVER_TOKEN: 'upr_api_any',
    };
    const { code } = await upriver(['scan', tree.path, '--upload', '--project', 'shop'], environment);
    server.close();
    assert.deepEqual([code, seen], [0, statuses]);
  });

  test('--fail-on does not judge vendors of development or of what other packages brought', async () => {
    await using server = await startTestServer();
    using tree = writeTree({
      'package.json': '{"dependencies":{"zod":"^4"},"devDependencies":{"stripe":"^14"}}',
      'package-lock.json':
        '{"lockfileVersion":3,"packages":{"":{"dependencies":{"zod":"^4"}},"node_modules/twilio":{"version":"5.0.0"}}}',
    });
    const judged = await server.ask(['scan', tree.path, '--fail-on', 'degraded']);
    assert.deepEqual([judged.code, judged.error], [0, '']);
  });

  test('--fail-on does not judge a vendor that is seen with low confidence only, and judges it once more is seen', async () => {
    await using server = await startTestServer();
    const twilio = await server.api.request('POST', '/api/v1/services', {
      body: { name: 'Twilio', slug: 'twilio', statusPageUrl: null },
    });
    await recordObservation(
      server.api.app.database,
      twilio.body.data.id,
      { status: 'major_outage', incidents: [], listsAllUnresolved: true },
      START,
    );
    // What a part of the program is called counts at run time, and is a weak hint.
    const weak = { 'lib/notifiers/twilio_client.rb': 'module Notify\nend\n' };
    using tree = writeTree(weak);
    const scanned = await server.ask(['scan', tree.path, '--json']);
    const { vendors } = JSON.parse(scanned.out) as Scan;
    assert.deepEqual(
      vendors.flatMap(({ slug, evidence }) => evidence.map(({ counts, confidence }) => [slug, counts, confidence])),
      [['twilio', true, 'low']],
    );
    const judged = await server.ask(['scan', tree.path, '--fail-on', 'degraded']);
    assert.deepEqual([judged.code, judged.error], [0, '']);
    using called = writeTree({ ...weak, 'lib/sms.rb': 'key = ENV.fetch("TWILIO_AUTH_TOKEN")\n' });
    const failing = await server.ask(['scan', called.path, '--fail-on', 'degraded']);
    assert.deepEqual([failing.code, failing.error.includes('twilio is major_outage')], [2, true]);
  });

  test('--fail-on names a vendor that the server does not have, and judges the others', async () => {
    const server = createServer((request, response) => {
      const isKnown = request.url === '/api/v1/services/twilio';
      const checked = new Date().toISOString();
      const twilio = { slug: 'twilio', currentStatus: 'major_outage', lastCheckedAt: checked };
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? { data: twilio } : { error: 'No such service.', code: 'not_found' }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    using tree = writeTree({ 'package.json': '{"dependencies":{"stripe":"^14","twilio":"^5"}}' });
    const { port } = server.address() as AddressInfo;
    const environment = { UPRIVER_TOKEN: 'upr_api_x', UPRIVER_URL: `http://127.0.0.1:${port}` };
    const { code, error } = await upriver(['scan', tree.path, '--fail-on', 'degraded'], environment);
    server.close();
    assert.deepEqual(
      [code, error.includes('Not known to the server: stripe\ntwilio is major_outage')],
      [2, true],
      error,
    );
  });

  test('names the custom vendors that an upload links, and judges them too', async () => {
    using tree = writeTree({ 'package.json': '{"dependencies":{"@acme/pay":"1"}}' });
    await using server = await startTestServer();
    const { ask, api } = server;
    const own = await api.request('POST', '/api/v1/services', {
      body: { name: 'Acme Pay', slug: 'acme-own', statusPageUrl: null, packages: { npm: ['@acme/pay'] } },
    });
    await recordObservation(
      api.app.database,
      own.body.data.id,
      { status: 'partial_outage', incidents: [], listsAllUnresolved: true },
      START,
    );
    const args = ['scan', tree.path, '--upload', '--project', 'default', '--fail-on'];
    const failing = await ask([...args, 'degraded']);
    assert.match(failing.error, /Also linked: acme-own \(@acme\/pay\)/);
    assert.deepEqual([failing.code, failing.error.includes('acme-own is partial_outage')], [2, true]);
    assert.equal((await ask([...args, 'major_outage'])).code, 0);
  });
});

async function upriver(argv: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  let out = '';
  let error = '';
  const code = await run(argv, environment, {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
  });
  return { code, out, error };
}

async function startTestServer() {
  const api = await createTestApp({ UPRIVER_POLL: 'off' });
  const url = await api.app.listen();
  return {
    api,
    ask: (argv: readonly string[]) => upriver(argv, { UPRIVER_URL: url, UPRIVER_TOKEN: api.token }),
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}

function writeTree(files: Readonly<Record<string, string>>): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'upriver-scan-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(path, dirname(name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
