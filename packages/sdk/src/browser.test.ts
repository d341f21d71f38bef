import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init } from './browser.ts';

test('a flush on a page ends after its time, also while the server does not answer', async (t) => {
  const original = globalThis.fetch;
  // What a page has and Node lacks.
  Reflect.set(globalThis, 'addEventListener', () => undefined);
  globalThis.fetch = (url) =>
    url === 'http://vendor.example/v1/items' ? Promise.resolve(new Response()) : new Promise(() => undefined);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const client = init({ sdkKey: 'upr_sdk_test', endpoint: 'http://upriver.example' });
  try {
    await fetch('http://vendor.example/v1/items');
    const flushed = client.flush(500);
    t.mock.timers.tick(500);
    const { queued, inFlight } = client.stats();
    assert.deepEqual([await flushed, queued, inFlight], [false, 0, 1]);
  } finally {
    const ended = client.shutdown(0);
    t.mock.timers.tick(0);
    await ended;
    t.mock.timers.reset();
    globalThis.fetch = original;
    Reflect.deleteProperty(globalThis, 'addEventListener');
  }
});
