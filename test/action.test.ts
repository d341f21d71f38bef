// The GitHub Action as it is packed, run as the runner runs it, against a server and a GitHub API on loopback.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { recordObservation } from '../packages/server/src/store/checks/record-check.ts';
import { startCli } from './support/cli.ts';
import { startReceiver } from './support/receiver.ts';
import type { Received } from './support/receiver.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = {
  'package.json': '{"dependencies":{"acme-pay":"1","stripe":"^14"},"devDependencies":{"twilio":"1"}}',
  'api/requirements.txt': 'sentry-sdk==2\n',
};

describe('the GitHub Action', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upriver-action-'));
  const action = join(folder, 'action');
  const repository = join(folder, 'repository');
  before(() => {
    execFileSync(process.execPath, [join(ROOT, 'tools/pack-action.mjs'), action]);
    for (const [name, content] of Object.entries(FILES)) {
      mkdirSync(join(repository, name, '..'), { recursive: true });
      writeFileSync(join(repository, name), content);
    }
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the entry that `action.yml` names, with the inputs of a job. */
  const run = async (inputs: Readonly<Record<string, string>>, environment: Readonly<Record<string, string>> = {}) => {
    const [summary, output] = [join(folder, 'summary.md'), join(folder, 'output.txt')];
    for (const file of [summary, output]) writeFileSync(file, '');
    const main = /main: (\S+)/.exec(readFileSync(join(action, 'action.yml'), 'utf8'))?.[1] ?? '';
    const given = Object.entries({ directory: repository, ...inputs }).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]);
    const env = {
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: output,
      ...environment,
      ...(Object.fromEntries(given) as Record<string, string>),
    };
    const ended = await new Promise<{ code: unknown; log: string }>((resolve) => {
      execFile(process.execPath, [join(action, main)], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, log: stdout + stderr }),
      );
    });
    return { ...ended, summary: readFileSync(summary, 'utf8'), output: readFileSync(output, 'utf8') };
  };
  const pullRequest = (url: string, number = 7): Record<string, string> => {
    const event = join(folder, 'event.json');
    writeFileSync(event, JSON.stringify({ pull_request: { number } }));
    return { GITHUB_EVENT_PATH: event, GITHUB_REPOSITORY: 'acme/shop', GITHUB_API_URL: url };
  };

  test('needs no installation, less than 30 MB, and no server to list vendors', async () => {
    const bytes = readdirSync(action, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    assert.ok(bytes < 30e6, `${bytes} bytes`);
    const packed = readdirSync(action, { recursive: true, encoding: 'utf8' });
    assert.equal(packed.filter((name) => name.endsWith('.wasm')).length, 4, 'grammars, and what runs them');
    const { code, log, summary, output } = await run({});
    assert.deepEqual([code, log], [0, '']);
    assert.match(summary, /### 2 vendors used at run time[^]*\[Sentry\][^]*sentry-sdk[^]*\[Stripe\]/);
    assert.equal(output, 'vendors=sentry,stripe\nsafe=\n');
  });

  test('posts the vendors of a pull request with verdicts, once, and writes the same comment anew', async () => {
    await using server = await startCli();
    await using github = await startReceiver();
    await server.api.request('POST', '/api/v1/services', {
      body: { name: 'Stripe', slug: 'stripe', statusPageUrl: null },
    });
    await server.api.request('PUT', '/api/v1/services/stripe/links/default');
    const comments: { id: number; body: string; user: { type: string } }[] = [
      { id: 1, body: '<!-- upriver -->\nquoted by a person', user: { type: 'User' } },
    ];
    github.answer((request) => answerAsGithub(request, comments));
    const inputs = { url: server.url, token: server.api.token, project: 'default', 'github-token': 'ghs_x' };
    const first = await run(inputs, pullRequest(github.url));
    assert.equal(first.code, 0, first.log);
    assert.equal(comments.length, 2);
    assert.match(
      comments[1]?.body ?? '',
      /^<!-- upriver -->\n### 2 vendors[^]*\| \[Stripe\]\([^)]*\) \| stripe \| \*\*cannot_say\*\*: /,
    );
    assert.match(comments[1]?.body ?? '', /\[Sentry\].*new: no calls yet/);
    await run(inputs, pullRequest(github.url));
    assert.deepEqual([comments.length, github.received.at(-1)?.method], [2, 'PATCH']);
    for (const { headers } of github.received) assert.equal(headers.authorization, 'Bearer ghs_x');
    // The manifests of a pull request are not those of the project.
    assert.deepEqual((await server.api.get('/api/v1/projects/default/dependencies')).body.data, []);
    const uploaded = await run(inputs);
    assert.deepEqual([uploaded.code, uploaded.log], [0, '']);
    assert.ok((await server.api.get('/api/v1/projects/default/dependencies')).body.data.length > 0);
  });

  test('is a deploy gate: the job fails while it is not safe, and says why', async () => {
    await using server = await startCli();
    await server.api.request('PUT', '/api/v1/services/acme-pay/links/default');
    const inputs = { url: server.url, token: server.api.token, gate: 'true' };
    const safe = await run(inputs);
    assert.deepEqual([safe.code, safe.output.includes('safe=true')], [0, true], safe.log);
    const { id } = (await server.api.get('/api/v1/services/acme-pay')).body.data;
    await recordObservation(
      server.api.app.database,
      id,
      { status: 'major_outage', incidents: [], listsAllUnresolved: true },
      server.api.clock.now(),
    );
    const unsafe = await run(inputs);
    assert.deepEqual([unsafe.code, unsafe.output.includes('safe=false')], [2, true]);
    assert.match(unsafe.log, /^::error title=Not safe to deploy::acme-pay: Acme Pay reports a major outage\./);
    assert.match(unsafe.summary, /### Not safe to deploy now; 2 vendors/);
  });

  test('does not fail because it may not comment, and names the input that is missing', async () => {
    await using github = await startReceiver();
    github.answer(() => ({ status: 403, body: '{}' }));
    const refused = await run({ 'github-token': 'ghs_x' }, pullRequest(github.url));
    assert.equal(refused.code, 0);
    assert.match(
      refused.log,
      /^::warning title=Upriver::The pull request was not commented on: .*pull-requests: write/,
    );
    const missing = await run({ gate: 'true' });
    assert.deepEqual(
      [missing.code, /::error title=Upriver::the inputs url and token are needed/.test(missing.log)],
      [1, true],
    );
    assert.match(
      (await run({ gate: 'true', url: 'http://127.0.0.1:1', token: 'upr_api_x' })).log,
      /::error .*cannot reach/,
    );
  });
});

function answerAsGithub(request: Received, comments: { id: number; body: string; user: { type: string } }[]) {
  const id = /^\/repos\/acme\/shop\/issues\/comments\/(\d+)$/.exec(request.path)?.[1];
  if (request.method === 'PATCH') {
    const found = comments.find((comment) => comment.id === Number(id));
    if (found === undefined) return { status: 404, body: '{}' };
    found.body = request.body.body;
  } else if (request.method === 'POST')
    comments.push({ id: comments.length + 1, body: request.body.body, user: { type: 'Bot' } });
  else if (request.path.startsWith('/repos/acme/shop/issues/7/comments?'))
    return { status: 200, body: JSON.stringify(comments) };
  return { status: request.method === 'POST' ? 201 : 200, body: '{}' };
}
