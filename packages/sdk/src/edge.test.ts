import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init } from './edge.ts';

test('an edge platform that refuses to wait, or ends before its time, is asked again, and no call is lost', async (t) => {
  const original = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(new Response('fine'));
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  // They never fire, as in an invocation that has ended.
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const asked: number[] = [];
  const client = init({
    sdkKey: 'upr_sdk_test',
    endpoint: 'http://upriver.example',
    waitUntil: () => {
      asked.push(now);
      if (asked.length === 1) throw new Error('too late to wait');
    },
  });
  try {
    for (now of [0, 10, 20, 1000]) await fetch('http://vendor.example/v1/items');
    assert.deepEqual(asked, [0, 10, 1000]);
    const { observed, queued, lost } = client.stats();
    assert.deepEqual({ observed, queued, lost }, { observed: 4, queued: 4, lost: {} });
  } finally {
    t.mock.timers.reset();
    await client.shutdown(0);
    globalThis.fetch = original;
  }
});
