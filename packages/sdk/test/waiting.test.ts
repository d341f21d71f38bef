import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { startFakeIngest } from './fake-ingest.ts';
import { runProgram } from './run-program.ts';
import { HOW_TO_INSTALL, installed, missing, NODES } from './runtimes.ts';

const SLOW_MS = 500;
/** Much shorter than the program stands still meanwhile. */
const BLOCKED_MS = 200;
/** A busy machine may let our own program stand still as well. */
const OURS_MS_MAX = 200;

for (const node of NODES)
  test(`${node.name}: waiting for a free connection and for a loop that stands still is apart from the latency, and connecting is not`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    const folder = installed('libraries', '');
    if (!folder || !installed('libraries', 'undici')) return t.skip(`undici is not here: ${HOW_TO_INSTALL}`);
    await using ingest = await startFakeIngest();
    const vendor = createServer((request, response) => {
      if (/slow|pooled/.test(request.url ?? '')) setTimeout(() => response.end('late'), SLOW_MS);
      else if (request.url === '/blocked') setTimeout(() => response.end('late'), BLOCKED_MS);
      else if (request.url !== '/given-up') response.end('ok');
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    t.after(() => {
      vendor.closeAllConnections();
      vendor.close();
    });
    const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const { code, stdout, stderr } = await runProgram(node, 'waiting.mjs', { args: [url, ingest.url, folder] });
    assert.equal(code, 0, stderr);
    assert.equal((JSON.parse(stdout) as { delivered: boolean }).delivered, true);

    const of = (endpoint: string) => ingest.events.filter((event) => event.endpoint === endpoint);
    const waited = of('/slow').filter(
      ({ tags }) => tags?.['waited_for'] === 'connection' && Number(tags['waited_ms']) > OURS_MS_MAX,
    );
    assert.equal(of('/slow').length, 6);
    // Node 20 publishes requests of `http` when they are written, and undici's pool those that it hands to a connection.
    const expected = node.name === 'Node 20' ? 1 : 2;
    assert.equal(waited.length, expected, JSON.stringify(of('/slow')));
    for (const { latency_ms: latencyMs } of [...of('/slow'), ...of('/pooled')]) assert.ok(latencyMs < SLOW_MS * 1.9);
    for (const { tags, latency_ms: latencyMs } of waited) {
      assert.ok(Number(tags?.['waited_ms']) >= SLOW_MS - OURS_MS_MAX, JSON.stringify(tags));
      assert.ok(latencyMs >= SLOW_MS - OURS_MS_MAX, String(latencyMs));
    }
    // Never sent: nothing of it is the vendor's.
    assert.deepEqual(
      of('/never').map(({ status, error_class: errorClass, tags }) => [status, errorClass, tags?.['waited_for']]),
      Array.from({ length: expected }, () => [0, 'client_limit', 'connection']),
    );
    for (const { tags, latency_ms: latencyMs } of of('/late-connection').slice(2 - expected)) {
      assert.notEqual(tags?.['waited_for'], 'connection');
      assert.ok(latencyMs + Number(tags?.['waited_ms'] ?? 0) >= SLOW_MS - OURS_MS_MAX, String(latencyMs));
    }
    assert.equal(of('/late-connection').length, 2);
    const [blocked] = of('/blocked');
    assert.equal(blocked?.tags?.['waited_for'], 'event_loop');
    assert.ok(Number(blocked?.tags?.['waited_ms']) > (blocked?.latency_ms ?? Infinity), JSON.stringify(blocked));
    const [given] = of('/given-up');
    assert.deepEqual([given?.error_class, given?.tags?.['waited_for']], ['client_limit', 'event_loop']);
  });
