import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { createTestApp } from '../../../test/support/app.ts';
import type { TestApp } from '../../../test/support/app.ts';
import { run } from './run.ts';

test('a change is reported and listed from the command line', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  api.clock.set(Date.now());
  const ask = commandsOf(api, await api.app.listen());
  assert.match((await ask('changes', 'default')).out, /^No change was reported\.\n$/);
  const words = ['--name', 'web@1', '-e', 'production', '-m', 'New\u001b[2J form', '--link', 'https://ci.acme.com/1'];
  const reported = await ask('change', 'default', ...words, '--id', 'one');
  assert.equal(reported.code, 0, reported.error);
  assert.match(reported.out, /^Recorded: deployment web@1 of default at .* \(chg_/);
  assert.equal((await ask('change', 'default', '--kind', 'flag', '--id', 'one')).code, 0);
  const listed = await ask('changes', 'default', '--since', '1h');
  assert.match(listed.out, /deployment +web@1 +production +api +New \[2J form\n$/);
  const [marker] = JSON.parse((await ask('changes', 'default', '--json')).out);
  assert.equal(marker.url, 'https://ci.acme.com/1');
  assert.equal(JSON.parse((await ask('changes', 'default', '--kinds', 'key', '--json')).out).length, 0);
  assert.deepEqual([(await ask('change', 'default', '--kind', 'release')).code, (await ask('change')).code], [64, 64]);
  assert.match((await ask('change', 'nobody')).error, /No such project/);
  assert.match((await ask('change', 'default', '--at', 'noon')).error, /body\.at must be ISO 8601/);
});

test('change sources are added, listed, rotated and deleted from the command line', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  api.clock.set(Date.now());
  const url = await api.app.listen();
  const ask = commandsOf(api, url);
  assert.match((await ask('change-source', 'list')).out, /^No change sources\. /);
  const rule = 'project=default,origin=web,environment=Production,calls-environment=production';
  const added = await ask('change-source', 'add', '--kind', 'webhook', '--name', 'An\u001b[2Jsible', '--rule', rule);
  assert.equal(added.code, 0, added.error);
  const [, id = '', path = '', secret = ''] =
    /^Added webhook change source An \[2Jsible \((src_\w+)\)\.\nPath: (\S+)\nSecret, which is not shown again: (\S+)\n$/.exec(
      added.out,
    ) ?? [];
  const body = JSON.stringify({
    kind: 'configuration',
    project: 'web',
    environment: 'Production',
    at: new Date(api.clock.now()).toISOString(),
  });
  const deliver = async (key: string): Promise<number> => {
    const signature = createHmac('sha256', key).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-upriver-signature-256': `sha256=${signature}` };
    return (await fetch(url + path, { method: 'POST', headers, body })).status;
  };
  assert.equal(await deliver(secret), 200);
  assert.match((await ask('changes', 'default')).out, /configuration .*production/);
  assert.match(
    (await ask('change-source', 'list')).out,
    /webhook +An \[2Jsible +\S+ +web, Production: default \(production\) +\d+[sm] ago/,
  );
  const rotated = await ask('change-source', 'rotate', id);
  const newSecret = /again: (\S+)\nThe previous secret is valid until /.exec(rotated.out)?.[1] ?? '';
  assert.deepEqual([await deliver(secret), await deliver(newSecret)], [200, 200]);
  assert.equal(JSON.parse((await ask('change-source', 'list', '--json')).out)[0].secret, undefined);
  assert.equal((await ask('change-source', 'delete', id)).out, `Deleted the change source ${id}.\n`);
  assert.equal(await deliver(newSecret), 404);
  assert.match((await ask('change-source', 'delete', id)).error, /No such change source/);
});

test('a change source that is not complete is refused with what would be right', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  const ask = commandsOf(api, await api.app.listen());
  const add = async (...argv: string[]) => (await ask('change-source', 'add', ...argv)).error;
  assert.match(await add('--rule', 'project=default'), /--kind is missing, for example --kind github/);
  assert.match(await add('--kind', 'github'), /--rule is missing, for example/);
  assert.match(await add('--kind', 'github', '--rule', 'origin=acme/web'), /--rule must name a project/);
  assert.match(
    await add('--kind', 'github', '--rule', 'project=default,repo=x'),
    /not "repo=x"; parts are project, origin/,
  );
  assert.match(await add('--kind', 'gitlab', '--rule', 'project=default'), /body\.kind/);
  assert.match(await add('--kind', 'github', '--rule', 'project=nobody'), /body\.rules\.0\.project is not a project/);
});

/** Runs commands against a server. */
function commandsOf(api: TestApp, url: string) {
  return async (...argv: string[]) => {
    const said = { out: '', error: '' };
    const code = await run(
      argv,
      { UPRIVER_URL: url, UPRIVER_TOKEN: api.token },
      { out: (text) => void (said.out += text), error: (text) => void (said.error += text) },
    );
    return { code, ...said };
  };
}
