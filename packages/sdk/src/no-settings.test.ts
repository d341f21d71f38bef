import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init as initOnPage } from './browser.ts';
import { init as initOnEdge } from './edge.ts';
import { init as initOnNode } from './node.ts';
import { init as initOnServer } from './server.ts';

for (const [name, init] of Object.entries({ initOnPage, initOnEdge, initOnNode, initOnServer }))
  test(`${name}: settings that are null are none, which ends no program`, async (t) => {
    const say = t.mock.method(console, 'error', () => undefined);
    const client = init(null);
    assert.match(String(say.mock.calls[0]?.arguments), /not measuring/);
    assert.equal(client.stats().observed, 0);
    await client.shutdown(0);
  });
