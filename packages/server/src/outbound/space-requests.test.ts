import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { HttpClient } from './http-client.ts';
import { spaceRequests } from './space-requests.ts';

/** A client that notes when it was asked, and a clock that passes by waiting. */
function start(spacingMs: number) {
  let now = 1000;
  const begun: [string, number][] = [];
  const client: HttpClient = {
    fetchDocument({ url }) {
      begun.push([new URL(url).host, now]);
      return Promise.resolve({ kind: 'unchanged', url, status: 304, tookMs: 0 });
    },
    close: () => Promise.resolve(),
  };
  const wait = (ms: number): Promise<void> => {
    now += ms;
    return Promise.resolve();
  };
  return { begun, client: spaceRequests(client, { spacingMs, monotonicMs: () => now, wait }) };
}

it('two requests to one host begin 250 ms apart, those to another at once', async () => {
  const { begun, client } = start(250);
  for (const url of ['https://a.com/1', 'https://a.com/2', 'https://b.com/1', 'https://a.com/3'])
    await client.fetchDocument({ url });
  assert.deepEqual(begun, [
    ['a.com', 1000],
    ['a.com', 1250],
    ['b.com', 1250],
    ['a.com', 1500],
  ]);
});

it('a request without a valid address waits for nobody and fails as ever', async () => {
  const { client } = start(250);
  await assert.rejects(client.fetchDocument({ url: 'nonsense' }));
});
