import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../../../test/support/app.ts';
import { run } from './run.ts';

test('a change is reported and listed from the command line', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  api.clock.set(Date.now());
  const url = await api.app.listen();
  const ask = async (...argv: string[]) => {
    const said = { out: '', error: '' };
    const code = await run(
      argv,
      { UPRIVER_URL: url, UPRIVER_TOKEN: api.token },
      { out: (text) => void (said.out += text), error: (text) => void (said.error += text) },
    );
    return { code, ...said };
  };
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
