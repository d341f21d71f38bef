// Requests that come together take turns, so that one organization's reads keep neither others nor a probe of the process waiting.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { START, createTestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { createHandClock } from '../domain/clock.ts';

const CROWD = 40;

for (const store of createTestStores())
  describe(`requests that come together, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('however many one organization sends at once, a probe and another organization do not wait for all of them', async () => {
      // Whatever is done takes longer than a turn may.
      const clock = createHandClock(START);
      const slow = { ...clock, monotonicMs: () => (clock.advance(3), clock.monotonicMs()) };
      await using api = await createTestApp({}, { database: await store.open(), clock: slow });
      const { token: other } = (
        await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } })
      ).body.data;
      const url = new URL(await api.app.http.listen({ host: '127.0.0.1', port: 0 }));
      const asked: [path: string, token: string][] = [
        ...Array.from({ length: CROWD }, (): [string, string] => ['/api/v1/tokens', other]),
        ['/api/v1/tokens', api.token],
        ['/healthz', ''],
      ];
      // Both are known, so that only turns are waited for.
      for (const token of [other, api.token]) assert.equal((await api.get('/api/v1/tokens', { token })).status, 200);
      const sockets = await Promise.all(asked.map(() => open(url)));
      const answered: number[] = [];
      const all = sockets.map(async (socket, place) => {
        const [head] = (await once(socket, 'data')) as [Buffer];
        answered.push(place);
        assert.match(String(head), /^HTTP\/1\.1 200 /);
        socket.destroy();
      });
      for (const [place, [path, token]] of asked.entries()) sockets[place]?.write(requestOf(path, token));
      await Promise.all(all);
      for (const [name, place] of [
        ['the other organization', CROWD],
        ['the probe', CROWD + 1],
      ] as const) {
        const before = answered.indexOf(place);
        assert.ok(before < CROWD / 2, `${name} was answered after ${before} of ${CROWD}`);
      }
    });
  });

/** A connection that the server has accepted, and answered on once. */
async function open({ hostname, port }: URL): Promise<Socket> {
  const socket = connect(Number(port), hostname).setNoDelay(true);
  socket.write(requestOf('/healthz', ''));
  await once(socket, 'data');
  return socket;
}

function requestOf(path: string, token: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: upriver\r\nAuthorization: Bearer ${token}\r\n\r\n`;
}
