import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { SDK_KEY, TOKEN, finish, runCommand, startServer, temporaryDirectory } from '../support/process.ts';
import { createVendorPages } from '../support/vendor-pages.ts';
import { eventually } from '../support/eventually.ts';

const execute = promisify(execFile);
const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test("the README's tour works as printed, read back through all five endpoints", async () => {
  using data = temporaryDirectory();
  await using pages = createVendorPages();
  const page = await pages.add({ provider: 'statuspage', name: 'Acme Pay', components: ['API'] });
  page.setComponent('API', 'major_outage');
  page.openIncident({ title: 'API is down', impact: 'critical' });
  const server = await startServer(data.path, { UPRIVER_POLL_INTERVAL_SECONDS: '1' });
  try {
    const steps = [...README.matchAll(/```sh tour\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
    assert.equal(steps.length, 10);
    const run = async (script: string) =>
      (
        await execute('bash', ['-euc', script], {
          env: {
            PATH: process.env['PATH'] ?? '',
            UPRIVER_URL: server.url,
            TOKEN,
            SDK_KEY,
            STATUS_PAGE: page.url,
          },
        })
      ).stdout;
    assert.match(await run(steps[0] ?? ''), /"slug":"stripe","packages":\["stripe"\]/);
    assert.match(await run(steps[1] ?? ''), /"slug":"acme-pay"/);
    assert.match(await run(steps[2] ?? ''), /"accepted":1,"dropped":0,"resolvedServices":\["acme-pay"\]/);
    await eventually(async () => assert.match(await run(steps[3] ?? ''), /API is down/));
    const answers = await run(steps[3] ?? '');
    assert.match(answers, /"currentStatus":"major_outage"/);
    assert.match(answers, /"totalProjects":1,"totalDependencies":1/);
    assert.match(answers, /"updates":\[\{/);
    assert.match(await run(steps[4] ?? ''), /"verdict":"cannot_say"/);
    // Its page may have been checked in this very second, which the moment asked for is the beginning of.
    await eventually(async () => assert.match(await run(steps[5] ?? ''), /"isObserved":true.*"title":"API is down"/));
    assert.match(await run(steps[6] ?? ''), /"servicesWatched":2.*"type":"incident".*"title":"API is down"/);
    assert.match(await run(steps[7] ?? ''), /"errors":\{"server_error":1\}[^]*"endpoint":"\/v1\/charges"/);
    assert.match(await run(steps[8] ?? ''), /"kind":"deployment".*"name":"4f2a91c"/);
    assert.match(
      await run(steps[9] ?? ''),
      /event: incident\nid: [\da-f]{32}\ndata: .*"title":"API is down"[^]*event: change\n/,
    );
  } finally {
    assert.equal(await server.stop('SIGINT'), 0, server.output());
  }
});

test('the first start prints working commands once; the next one keeps everything and prints no secret', async () => {
  using data = temporaryDirectory();
  const settings = { UPRIVER_BOOTSTRAP_TOKEN: '', UPRIVER_BOOTSTRAP_SDK_KEY: '', UPRIVER_POLL: 'off' };
  const first = await startServer(data.path, settings);
  const commands = await eventually(() => {
    const found = first.output().match(/^curl .*$/gm) ?? [];
    assert.equal(found.length, 3, first.output());
    return found;
  });
  const answers: string[] = [];
  for (const command of commands)
    answers.push((await execute('bash', ['-euc', command.replace('curl', 'curl -sf')])).stdout);
  assert.match(answers[0] ?? '', /"slug":"stripe"/);
  assert.match(answers[1] ?? '', /"accepted":1/);
  assert.match(answers[2] ?? '', /"slug":"stripe"/);
  const token = /upr_api_\w+/.exec(first.output())?.[0] ?? '';
  assert.equal(await first.stop(), 0, first.output());
  const second = await startServer(data.path, settings);
  const kept = await fetch(`${second.url}/api/v1/services`, { headers: { authorization: `Bearer ${token}` } });
  assert.match(await kept.text(), /"slug":"stripe"/);
  assert.ok(!/upr_(?:api|sdk)_/.test(second.output()), second.output());
  assert.equal(await second.stop(), 0);
});

test('a port in use is said in one line and ends with 1', async () => {
  using data = temporaryDirectory();
  using other = temporaryDirectory();
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  const port = new URL(server.url).port;
  const second = await finish(
    runCommand(['serve', '--port', port, '--data', other.path], { UPRIVER_LOG_LEVEL: 'silent' }),
  );
  assert.equal(second.code, 1);
  assert.match(second.output, new RegExp(`^upriver: port ${port} on 127\\.0\\.0\\.1 is in use[^\\n]*\\n$`));
  assert.equal(await server.stop(), 0);
});

test('a wrong setting stops the start and says what would be right', async () => {
  const { code, output } = await finish(runCommand(['serve', '--port', 'eighty'], {}));
  assert.deepEqual([code, output.includes('UPRIVER_PORT must be a whole number')], [1, true], output);
});
