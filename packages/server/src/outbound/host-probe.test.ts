import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { parseCidrList } from '../domain/address.ts';
import { systemClock } from '../process/system-clock.ts';
import { createHostProbe } from './host-probe.ts';
import type { HostProbeOptions } from './host-probe.ts';
import { closeServer, listen, serve } from './loopback-page.ts';

const open = (options: Partial<HostProbeOptions> = {}) =>
  createHostProbe({ allow: parseCidrList('127.0.0.0/8'), userAgent: 'Upriver/test', clock: systemClock, ...options });

test('a host that answers is reached whatever it answers, and a redirect is not followed', async () => {
  for (const status of [200, 302, 401, 503]) {
    await using page = await serve((_request, response) => response.writeHead(status, { location: '/other' }).end('x'));
    const outcome = await open().probe({ url: page.url, method: 'GET' });
    assert.deepEqual([outcome.kind, outcome.kind === 'answered' && outcome.status], ['answered', status]);
    assert.equal(page.requests.length, 1);
    assert.equal(page.requests[0]?.headers['user-agent'], 'Upriver/test');
    assert.equal(page.requests[0]?.headers.authorization, undefined);
  }
});

test('a probe says at which step a host was not reached', async () => {
  await using page = await serve((_request, response) => response.end('no TLS here'));
  const tcp = createServer().on('connection', () => undefined);
  const silent = await listen(tcp);
  const closed = createServer();
  const gone = await listen(closed);
  await closeServer(closed);
  const lookup = (hostname: string) =>
    hostname === 'none.example' ? Promise.reject(new Error('no such name')) : Promise.resolve(['127.0.0.1']);
  const hosts = open({ lookup, timeoutMs: 300 });
  const ask = async (url: string) => {
    const outcome = await hosts.probe({ url, method: 'HEAD' });
    return outcome.kind === 'failed' ? `${outcome.stage} ${outcome.reason}` : outcome.kind;
  };
  assert.equal(await ask('https://none.example/'), 'dns dns');
  assert.equal(await ask(`http://gone.example:${gone}/`), 'tcp connection');
  assert.equal(await ask(`http://127.0.0.1:${gone}/`), 'tcp connection');
  assert.equal(await ask(`https://plain.example:${page.port}/`), 'tls tls');
  assert.equal(await ask(`https://silent.example:${silent}/`), 'tls timeout');
  assert.equal(await ask(`http://silent.example:${silent}/`), 'http timeout');
  assert.equal(await ask(`http://fine.example:${page.port}/`), 'answered');
  tcp.close();
});

test('a probe ends where the host changes the protocol', async () => {
  await using page = await serve(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n');
  });
  const outcome = await open().probe({ url: page.url, method: 'GET' });
  assert.deepEqual([outcome.kind, outcome.kind === 'failed' && outcome.stage], ['failed', 'http']);
});

test('a private address is never asked, however its name resolves, and ending ends what is under way', async () => {
  await using page = await serve((_request, response) => response.end('secret'));
  const guarded = open({ allow: [], lookup: () => Promise.resolve(['127.0.0.1', '169.254.169.254']) });
  for (const url of [page.url, 'http://metadata.example/', 'http://user:pw@a.example/', 'file:///etc/passwd'])
    assert.equal((await guarded.probe({ url, method: 'GET' })).kind, 'refused', url);
  assert.equal(page.requests.length, 0);
  const never = open({ lookup: () => new Promise<string[]>(() => undefined) });
  const asked = never.probe({ url: 'http://a.example/', method: 'GET' });
  never.close();
  assert.equal((await asked).kind, 'failed');
});
