import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createTestApp } from '../../../test/support/app.ts';
import { runCli, startCli } from '../../../test/support/cli.ts';
import { run } from './run.ts';

describe('upriver login', () => {
  test('stores server and token for its owner alone, prints no token, and commands then need nothing else', async () => {
    await using server = await startCli();
    using home = temporaryHome();
    const ask = (...argv: string[]) => runCli(argv, { HOME: home.path });
    assert.match((await ask('services')).error, /no API token: set UPRIVER_TOKEN, or run upriver login/);
    const typed = await runWithSecret(['login', `${server.url}/`], home.path, server.api.token);
    assert.equal(typed.code, 0, typed.error);
    assert.match(typed.out, /^Logged in to http:.* The profile "default" is stored in .*profiles\.json/);
    const file = join(home.path, '.config', 'upriver', 'profiles.json');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match((await ask('services')).out, /No service is linked/);
    assert.match((await ask()).out, /^Can't say yet/);
    const shown = [typed, await ask('profile', 'list'), await ask('profile', 'list', '--json'), await ask('services')];
    for (const { out, error } of shown) assert.ok(!`${out}${error}`.includes(server.api.token));
    assert.match((await ask('logout')).out, /Removed the profile "default"/);
    assert.match((await ask('services')).error, /no API token/);
    assert.ok(!readFileSync(file, 'utf8').includes(server.api.token));
  });

  test('keeps several servers; flags and environment win over the profile in use', async () => {
    await using one = await startCli();
    await using other = await createTestApp({
      UPRIVER_POLL: 'off',
      UPRIVER_BOOTSTRAP_TOKEN: `upr_api_${'o'.repeat(30)}`,
    });
    const otherUrl = await other.app.listen();
    await other.request('POST', '/api/v1/projects', { body: { name: 'Of The Other' } });
    using home = temporaryHome();
    const ask = (argv: readonly string[], extra = {}) => runCli(argv, { HOME: home.path, ...extra });
    await ask(['login', one.url, '--token', one.api.token]);
    await ask(['login', otherUrl, '--profile', 'other', '--token', other.token]);
    assert.match((await ask(['profile', 'list'])).out, /^ +default +http.*\n\* +other +http/m);
    assert.match((await ask(['project', 'list'])).out, /Of The Other/);
    assert.doesNotMatch((await ask(['project', 'list', '--profile', 'default'])).out, /Of The Other/);
    assert.doesNotMatch((await ask(['project', 'list'], { UPRIVER_PROFILE: 'default' })).out, /Of The Other/);
    const variables = { UPRIVER_URL: one.url, UPRIVER_TOKEN: one.api.token };
    assert.doesNotMatch((await ask(['project', 'list'], variables)).out, /Of The Other/);
    assert.match((await ask(['project', 'list', '--profile', 'other'], variables)).out, /Of The Other/);
    await ask(['profile', 'use', 'default']);
    assert.doesNotMatch((await ask(['project', 'list'])).out, /Of The Other/);
    assert.match(
      (await ask(['services', '--profile', 'nope'])).error,
      /no such profile: nope; there are: default, other/,
    );
    // The token of a profile belongs to its server.
    assert.match((await ask(['services', '--url', otherUrl])).error, /no API token/);
    assert.match((await ask(['services'], { UPRIVER_URL: otherUrl })).error, /no API token/);
  });

  test('stores nothing that the server refuses, and reads no file that others can read', async () => {
    await using server = await startCli();
    using home = temporaryHome();
    const environment = { HOME: home.path };
    assert.match(
      (await runCli(['login', server.url, '--token', 'upr_api_wrong'], environment)).error,
      /unauthorized|token/,
    );
    assert.match(
      (await runCli(['login', 'upriver.acme.com', '--token', 'x'], environment)).error,
      /must be like https:/,
    );
    assert.match((await runWithSecret(['login', server.url], home.path, '')).error, /no API token was given/);
    assert.match((await runCli(['profile', 'list'], environment)).out, /^No profiles/);
    await runCli(['login', server.url, '--token', server.api.token], environment);
    chmodSync(join(home.path, '.config', 'upriver', 'profiles.json'), 0o644);
    assert.match((await runCli(['services'], environment)).error, /can be read by others; run: chmod 600 /);
  });
});

async function runWithSecret(argv: readonly string[], home: string, secret: string) {
  const said = { out: '', error: '' };
  const code = await run(
    argv,
    { HOME: home },
    {
      out: (text) => void (said.out += text),
      error: (text) => void (said.error += text),
      readSecret: () => Promise.resolve(secret),
    },
  );
  return { code, ...said };
}

function temporaryHome(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'upriver-home-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
