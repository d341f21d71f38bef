import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createTestApp } from '../../../test/support/app.ts';
import { temporaryDirectory } from '../../../test/support/process.ts';
import { run } from './run.ts';

test('an overlay is set, listed, exported, read by another server and deleted', async () => {
  using directory = temporaryDirectory();
  const file = join(directory.path, 'acme.json');
  await using mine = await createTestApp({ UPRIVER_POLL: 'off' });
  await using theirs = await createTestApp({ UPRIVER_POLL: 'off' });
  const here = { UPRIVER_URL: await mine.app.listen(), UPRIVER_TOKEN: mine.token };
  const there = { UPRIVER_URL: await theirs.app.listen(), UPRIVER_TOKEN: theirs.token };
  const set = ['overlay', 'set', 'acme-pay'];
  assert.equal((await upriver([...set, '--add-host', '*.acme.dev', '--add-package', 'npm:@acme/a'], here)).code, 0);
  assert.equal((await upriver([...set, '--add-package', 'npm:@acme/b', '--page', 'https://s.example'], here)).code, 0);
  assert.match(
    (await upriver(['overlay', 'list'], here)).out,
    /acme-pay +\*\.acme\.dev, npm:@acme\/a, npm:@acme\/b +- +https/,
  );
  assert.equal((await upriver(['overlay', 'export', 'acme-pay', '--out', file], here)).code, 0);
  assert.equal((await upriver([...set, '--file', file], there)).code, 0);
  const [a, b] = await Promise.all([here, there].map((server) => upriver(['overlay', 'export', 'acme-pay'], server)));
  assert.equal(a?.out, b?.out);
  assert.equal(readFileSync(file, 'utf8'), a?.out);
  assert.equal((await upriver([...set, '--page', 'catalog'], there)).code, 0);
  assert.equal((await theirs.get('/api/v1/services/acme-pay/overlay')).body.data.page, null);
  assert.equal((await upriver(['overlay', 'delete', 'acme-pay'], there)).code, 0);
  assert.match((await upriver(['overlay', 'list'], there)).out, /uses the catalog as it is/);
});

test('an overlay that cannot be is refused, with what would be right', async () => {
  await using server = await createTestApp({ UPRIVER_POLL: 'off' });
  const here = { UPRIVER_URL: await server.app.listen(), UPRIVER_TOKEN: server.token };
  for (const [words, code, message] of [
    [['acme-pay'], 64, /nothing to change/],
    [['acme-pay', '--add-package', 'left-pad'], 64, /needs its ecosystem, for example npm:/],
    [['acme-pay', '--add-package', 'nope:x'], 1, /is not an ecosystem/],
    [['acme-pay', '--add-host', 'no host'], 1, /must be a host name/],
    [['nobody', '--add-host', 'a.example.com'], 1, /no such service|not_found/i],
  ] as const) {
    const answer = await upriver(['overlay', 'set', ...words], here);
    assert.equal(answer.code, code, answer.error);
    assert.match(answer.error, message);
  }
});

test('catalog check says whether the catalog could take an overlay', async () => {
  using directory = temporaryDirectory();
  const check = async (overlay: object) => {
    const file = join(directory.path, 'overlay.json');
    writeFileSync(file, JSON.stringify(overlay));
    return upriver(['catalog', 'check', '--overlay', file], {});
  };
  assert.equal((await check({ slug: 'vercel', packages: { add: { npm: ['@vercel/of-a-test'] } } })).code, 0);
  const taken = await check({ slug: 'vercel', hosts: { add: ['api.stripe.com'] } });
  assert.equal(taken.code, 1);
  assert.match(taken.out, /vercel .*api\.stripe\.com is also listed by stripe|stripe .*also listed by vercel/);
  assert.match((await check({ slug: 'nobody' })).error, /no vendor "nobody"/);
  assert.equal((await check({})).code, 64);
});

async function upriver(words: readonly string[], environment: Readonly<Record<string, string>>) {
  const output = { out: '', error: '' };
  const code = await run(words, environment, {
    out: (text) => void (output.out += text),
    error: (text) => void (output.error += text),
  });
  return { code, ...output };
}
