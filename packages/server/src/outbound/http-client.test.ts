import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openClient, reasonOf, serve, textOf } from './loopback-page.ts';

test('nothing private is connected to, however its address is written', async () => {
  await using page = await serve((_request, response) => response.end('secret'));
  await using client = openClient({ allow: [] });
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '0',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '10.0.0.1',
    'localhost',
  ])
    for (const port of ['', `:${page.port}`])
      assert.equal(
        reasonOf(await client.fetchDocument({ url: `http://${host}${port}/` })),
        'refused_address',
        host + port,
      );
  assert.equal(page.requests.length, 0);
});

test('what an operator allows is reached at any port, what is public only at the web’s own', async () => {
  await using page = await serve((_request, response) => response.end('mine'));
  await using client = openClient({ lookup: () => Promise.resolve(['93.184.215.14']) });
  assert.equal(textOf(await client.fetchDocument({ url: page.url })), 'mine');
  assert.equal(reasonOf(await client.fetchDocument({ url: 'https://status.acme.test:6379/' })), 'port');
  assert.equal(reasonOf(await client.fetchDocument({ url: 'http://93.184.215.14:22/' })), 'port');
  // An IPv6 form of an allowed address is another address.
  assert.equal(
    reasonOf(await client.fetchDocument({ url: `http://[::ffff:127.0.0.1]:${page.port}/` })),
    'refused_address',
  );
});

test('a name is connected to where it was checked, though its next answer is another address', async () => {
  await using page = await serve((_request, response) => response.end('checked'));
  const answers = [['127.0.0.1'], ['127.0.0.1'], ['10.0.0.1']];
  let asked = 0;
  const lookup = (): Promise<readonly string[]> => Promise.resolve(answers[asked++] ?? ['10.0.0.1']);
  const url = `http://status.acme.test:${page.port}/`;
  for (const expected of ['document', 'document', 'refused_address', 'refused_address']) {
    await using client = openClient({ lookup });
    assert.equal(reasonOf(await client.fetchDocument({ url })), expected);
  }
  // One look-up for each connection: there is no second one that could answer otherwise.
  assert.equal(asked, 4);
  assert.equal(page.requests.length, 2);
});

test('of a name with several addresses only the permitted ones are tried', async () => {
  await using page = await serve((_request, response) => response.end('fine'));
  await using client = openClient({
    lookup: () => Promise.resolve(['10.0.0.1', '::1', '127.0.0.1', '169.254.169.254']),
  });
  assert.equal(textOf(await client.fetchDocument({ url: `http://status.acme.test:${page.port}/` })), 'fine');
});

test('a redirect into a private address is refused', async () => {
  for (const location of [
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://inside.acme.test/',
  ]) {
    await using page = await serve((_request, response) => response.writeHead(302, { location }).end());
    await using client = openClient({ lookup: () => Promise.resolve(['192.168.1.7']) });
    const outcome = await client.fetchDocument({ url: page.url });
    assert.equal(reasonOf(outcome), 'refused_address', location);
    // What a name leads to is nobody's business but the operator's.
    assert.ok(outcome.kind === 'failed' && !outcome.message.includes('192.168.1.7'));
  }
});

test('redirects are followed five times, without headers that may be a credential, and never to another scheme', async () => {
  await using other = await serve((_request, response) => response.end('arrived'));
  await using page = await serve((request, response) => {
    const left = Number(request.url?.slice(1) ?? 0);
    const location = left === 0 ? other.url : `/${left - 1}`;
    response.writeHead(301, { location: request.url === '/file' ? 'file:///etc/passwd' : location }).end('moved');
  });
  await using client = openClient();
  const headers = { Authorization: 'Bearer secret', 'Time-Zone': 'UTC' };
  const outcome = await client.fetchDocument({ url: `${page.url}4`, headers });
  assert.equal(textOf(outcome), 'arrived');
  assert.equal(outcome.kind === 'document' && outcome.url, other.url);
  assert.equal(page.requests.at(-1)?.headers.authorization, 'Bearer secret');
  assert.equal(other.requests[0]?.headers.authorization, undefined);
  assert.equal(other.requests[0]?.headers['time-zone'], 'UTC');
  assert.equal(reasonOf(await client.fetchDocument({ url: `${page.url}5` })), 'too_many_redirects');
  assert.equal(reasonOf(await client.fetchDocument({ url: `${page.url}file` })), 'scheme');
});

test('a redirect loop ends', async () => {
  await using page = await serve((_request, response) => response.writeHead(307, { location: '/' }).end());
  await using client = openClient();
  assert.equal(reasonOf(await client.fetchDocument({ url: page.url })), 'too_many_redirects');
  assert.equal(page.requests.length, 6);
});

test('whether an internal name exists is not revealed: its outcome reads as that of a name that is not there', async () => {
  const names: Readonly<Record<string, readonly string[]>> = {
    'db.acme.test': ['10.0.0.7'],
    'meta.acme.test': ['169.254.169.254'],
  };
  const lookup = (name: string) => Promise.resolve(names[name] ?? Promise.reject(new Error('ENOTFOUND')));
  await using client = openClient({ lookup, allow: [] });
  const messages = [];
  for (const name of ['db.acme.test', 'meta.acme.test', 'none.acme.test', 'db.acme.test:8080', 'none.acme.test:8080']) {
    const outcome = await client.fetchDocument({ url: `http://${name}/` });
    assert.equal(outcome.kind, 'failed');
    messages.push(outcome.kind === 'failed' ? outcome.message.replace(/^The name \S+/, 'It') : '');
  }
  assert.equal(new Set(messages).size, 1, messages.join('\n'));
});

test('a part of a document is none, whole as it looks, and neither is an answer that is to come', async () => {
  for (const status of [202, 206]) {
    await using page = await serve((_request, response) => response.writeHead(status).end('{"whole":true}'));
    await using client = openClient();
    const outcome = await client.fetchDocument({ url: page.url });
    assert.ok(outcome.kind === 'failed' && outcome.status === status, JSON.stringify(outcome));
  }
});
