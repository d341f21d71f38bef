import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../support/process.ts';
import { readStoredIds } from '../support/stored-ids.ts';

const LIMITS = {
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000000',
  UPRIVER_POLL: 'off',
};

for (const signal of ['SIGKILL', 'SIGTERM'] as const)
  test(`${signal} in the middle of sustained ingest loses no acknowledged event`, async () => {
    using data = temporaryDirectory();
    const server = await startServer(data.path, LIMITS);
    const acknowledged = new Set<string>();
    const over = new AbortController();
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let index = 0; !over.signal.aborted; index += 1) {
        const ids = Array.from({ length: 20 }, (_event, number) => `${sender}-${index}-${number}`);
        const batch = ids.map((id) => ({
          host: 'api.stripe.com',
          endpoint: '/v1/charges',
          status: 200,
          latency_ms: 5,
          ts: Math.floor(Date.now() / 1000),
          tags: { id },
        }));
        const response = await fetch(`${server.url}/v1/events`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sdk_key: SDK_KEY, batch }),
        }).catch(() => undefined);
        if (response?.status !== 200) return;
        const answer = (await response.json().catch(() => undefined)) as { accepted: number } | undefined;
        if (answer?.accepted === ids.length) for (const id of ids) acknowledged.add(id);
      }
    });
    while (acknowledged.size < 4000) await new Promise((resolve) => setImmediate(resolve));
    const code = await server.stop(signal);
    over.abort();
    await Promise.all(senders);
    if (signal === 'SIGTERM') assert.equal(code, 0, server.output());

    const restarted = await startServer(data.path, LIMITS);
    const services = await fetch(`${restarted.url}/api/v1/services`, { headers: { authorization: `Bearer ${TOKEN}` } });
    assert.match(await services.text(), /"slug":"stripe"/);
    assert.equal(await restarted.stop(), 0, restarted.output());

    const stored = await readStoredIds(data.path);
    const lost = [...acknowledged].filter((id) => !stored.has(id));
    assert.deepEqual(lost, [], `${lost.length} of ${acknowledged.size} lost`);
  });
