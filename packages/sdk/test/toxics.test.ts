// The way between the SDK and the ingest breaks in every way that a network knows. Nothing is lost, nothing is stored twice, and the
// application notices nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startFakeIngest } from './fake-ingest.ts';
import { startFakeVendor } from './fake-vendor.ts';
import { runProgram } from './run-program.ts';
import { NODES, missing } from './runtimes.ts';
import type { Runtime } from './runtimes.ts';
import { startToxicProxy } from './toxic-proxy.ts';
import type { Toxic } from './toxic-proxy.ts';

interface Poison {
  toxics: Toxic[];
  /** How often the batches reached the ingest, where not once each. */
  arrivals?: [first: number, second: number];
}

const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const POISONS: Record<string, Poison> = {
  'a connection that is reset at once': { toxics: [{ resetAfterRequestBytes: 0 }] },
  'a connection that is reset within the request': { toxics: [{ resetAfterRequestBytes: 100 }] },
  'an answer that never comes back': { toxics: [{ answerBytes: 0 }], arrivals: [2, 1] },
  'an answer whose headers are cut off': { toxics: [{ answerBytes: 20 }], arrivals: [2, 1] },
  'an answer whose body is cut off': { toxics: [{ bodyBytes: 10 }] },
  'a slow answer': { toxics: [{ latencyMs: 700 }] },
  'an answer in small pieces': { toxics: [{ sliceBytes: 3 }] },
  'something that is not HTTP': { toxics: [{ answer: 'SSH-2.0-OpenSSH_9.2\r\n' }] },
  'a proxy’s page instead of an answer': {
    toxics: [{ answer: 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 4\r\n\r\nlost' }],
  },
  'two failures in a row': { toxics: [{ resetAfterRequestBytes: 0 }, { answerBytes: 0 }], arrivals: [2, 1] },
};

const [oldest, , current] = NODES;
for (const node of [oldest, current])
  if (node) {
    for (const [name, poison] of Object.entries(POISONS)) survives(node, name, poison);
    believes(node);
  }

function survives(node: Runtime, name: string, { toxics, arrivals = [1, 1] }: Poison): void {
  test(`${node.name}: ${name} loses nothing and stores nothing twice`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    await using ingest = await startFakeIngest();
    await using vendor = await startFakeVendor();
    await using proxy = await startToxicProxy(ingest.url, toxics);
    const { delivered, stats } = await measure(node, proxy.url, vendor.http);
    assert.deepEqual(delivered, [true, true]);
    assert.deepEqual([stats.observed, stats.sent, stats.lost], [6, 6, {}]);
    const ids = [...new Set(ingest.requests.map(({ batchId }) => batchId))];
    assert.deepEqual(
      ids.map((id) => ingest.requests.filter(({ batchId }) => batchId === id).length),
      arrivals,
    );
    // A repeat is the same batch, so that the server can tell.
    for (const id of ids) {
      const [first, ...repeats] = ingest.requests.filter(({ batchId }) => batchId === id);
      assert.equal(first?.events.length, 3);
      for (const repeat of repeats) assert.deepEqual(repeat.events, first.events);
    }
  });
}

function believes(node: Runtime): void {
  test(`${node.name}: answers of any size and kind are no trouble`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    await using ingest = await startFakeIngest();
    await using vendor = await startFakeVendor();
    const huge = `${OK}connection: close\r\n\r\n${'x'.repeat(5_000_000)}`;
    const odd = `${OK}connection: close\r\n\r\n[{"sampleRate":"no","unknownServices":7}]`;
    await using proxy = await startToxicProxy(ingest.url, [{ answer: huge }, { answer: odd }]);
    const { delivered, stats } = await measure(node, proxy.url, vendor.http);
    assert.deepEqual(delivered, [true, true]);
    assert.deepEqual([stats.sent, stats.accepted, stats.sampleRate, stats.lost], [6, 0, 1, {}]);
  });
}

interface Output {
  delivered: boolean[];
  stats: { observed: number; sent: number; accepted: number; sampleRate: number; lost: object };
}

async function measure(node: Runtime, ingest: string, vendor: string): Promise<Output> {
  const env = {
    UPRIVER_SDK_KEY: 'upr_sdk_toxic',
    UPRIVER_ENDPOINT: ingest,
    UPRIVER_INCLUDE_PRIVATE: '1',
    UPRIVER_FLUSH_INTERVAL_MS: '60000',
  };
  const { code, stdout, stderr } = await runProgram(node, 'toxics.mjs', { args: [vendor], env });
  assert.equal(code, 0, stderr);
  assert.equal(stderr, '');
  return JSON.parse(stdout) as Output;
}
