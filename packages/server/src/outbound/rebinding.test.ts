// Names whose addresses change from one question to the next, asked of a name server on loopback: what is connected to is what was permitted.
import assert from 'node:assert/strict';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import { startNameServer } from '../../../../test/support/name-server.ts';
import { parseCidrList } from '../domain/address.ts';
import { systemClock } from '../process/system-clock.ts';
import { createHostProbe } from './host-probe.ts';
import { createHttpClient } from './http-client.ts';
import { createMailClient } from './mail-client.ts';

const PERMITTED = '127.0.0.2';
const INTERNAL = '127.0.0.1';
const HOST = 'rebinding.example';
const ROUNDS = 8;

test('a name that leads elsewhere at every second question never leads a page, webhook, probe or e-mail there', async () => {
  await using scene = await begin();
  const { url, http, probe, mail } = scene;
  const ways: Readonly<Record<string, () => Promise<{ readonly kind: string }>>> = {
    page: () => http.fetchDocument({ url }),
    redirect: () => http.fetchDocument({ url: `${url}moved` }),
    webhook: () => http.send({ method: 'POST', url, headers: {}, body: 'secret' }),
    probe: () => probe.probe({ url, method: 'GET' }),
    mail: () => mail.sendMail(scene.message),
  };
  for (const [name, ask] of Object.entries(ways)) {
    const before = scene.connections(PERMITTED);
    const kinds = new Set<string>();
    // oxlint-disable-next-line no-await-in-loop -- each asks the name server anew
    for (let round = 0; round < ROUNDS; round += 1) kinds.add((await ask()).kind);
    assert.ok(scene.connections(PERMITTED) > before, `${name} reached the permitted address`);
    // An e-mail fails either way: no mail server listens there.
    if (name !== 'mail' && name !== 'redirect') assert.equal(kinds.size, 2, name);
  }
  assert.equal(scene.connections(INTERNAL), 0);
  assert.ok(scene.asked() >= Object.keys(ways).length * ROUNDS, 'the name was asked for each time');
});

test('of a name with both at once only the permitted address is connected to, even when it is down', async () => {
  await using scene = await begin();
  scene.answer([INTERNAL, PERMITTED]);
  assert.equal((await scene.http.fetchDocument({ url: scene.url })).kind, 'document');
  await scene.shutPermitted();
  scene.answer([INTERNAL, PERMITTED, INTERNAL]);
  assert.equal((await scene.http.fetchDocument({ url: scene.url })).kind, 'failed');
  assert.equal((await scene.probe.probe({ url: scene.url, method: 'HEAD' })).kind, 'failed');
  assert.equal(scene.connections(INTERNAL), 0);
});

/** A server at the permitted address and one at the same port of the internal one, and clients that ask the name server. */
async function begin() {
  const connections = new Map<string, number>();
  let turn = 0;
  const names = await startNameServer(() => ({ addresses: [(turn += 1) % 2 === 1 ? PERMITTED : INTERNAL] }));
  const serve = async (address: string, port: number) => {
    const server = createServer((request, response) => {
      // A connection that is kept would need no name.
      response.setHeader('connection', 'close');
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    server.on('connection', (socket: Socket) => {
      connections.set(address, (connections.get(address) ?? 0) + 1);
      socket.on('error', () => undefined);
    });
    server.listen(port, address);
    await once(server, 'listening');
    return server;
  };
  const permitted = await serve(PERMITTED, 0);
  const { port } = permitted.address() as AddressInfo;
  const internal = await serve(INTERNAL, port);
  const resolver = new Resolver();
  resolver.setServers([names.address]);
  const options = {
    allow: parseCidrList(`${PERMITTED}/32`),
    userAgent: 'test',
    clock: systemClock,
    lookup: (hostname: string) => resolver.resolve4(hostname),
    timeoutMs: 2000,
  };
  const http = createHttpClient(options);
  const probe = createHostProbe(options);
  const server = { host: HOST, port, tls: 'none' } as const;
  const ended = new Set<unknown>();
  const shut = async (which: typeof permitted): Promise<void> => {
    if (ended.has(which)) return;
    ended.add(which);
    which.close();
    which.closeAllConnections();
    await once(which, 'close');
  };
  return {
    url: `http://${HOST}:${port}/`,
    http,
    probe,
    mail: createMailClient({ ...options, timeoutMs: 200 }),
    message: { server, from: 'a@b.c', to: ['d@e.f'], subject: '', text: '', html: '', messageId: '', references: '' },
    connections: (address: string) => connections.get(address) ?? 0,
    asked: () => names.asked.length,
    answer: (addresses: readonly string[]) => names.answer(() => ({ addresses })),
    shutPermitted: () => shut(permitted),
    async [Symbol.asyncDispose]() {
      await http.close();
      probe.close();
      await names[Symbol.asyncDispose]();
      await shut(permitted);
      await shut(internal);
    },
  };
}
