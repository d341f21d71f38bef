import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../support/process.ts';
import type { ServerProcess } from '../support/process.ts';
import { readStoredIds } from '../support/stored-ids.ts';
import { NO_TMPFS, mountTmpfs } from '../support/tmpfs.ts';

const LIMITS = {
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000000',
  UPRIVER_POLL: 'off',
};
const DISK_BYTES = 20 * 1024 * 1024;

for (const workers of ['1', '2'])
  test(`a disk that fills up under ingest loses nothing that was acknowledged, and ingest goes on by itself when there is room (${workers} threads)`, async (t) => {
    using data = temporaryDirectory();
    using disk = mountTmpfs(data.path, String(DISK_BYTES));
    if (disk === undefined) return t.skip(NO_TMPFS);
    const server = await startServer(data.path, { ...LIMITS, UPRIVER_WORKERS: workers });
    t.after(() => server.stop('SIGKILL'));
    // What the start wrote comes from the log into the database soon after it, three megabytes: they would take the room that is left.
    await eventually(() => assert.ok(isWrittenBack(join(data.path, 'upriver.sqlite'))));
    const filler = join(data.path, 'filler');
    writeFileSync(filler, Buffer.alloc(DISK_BYTES - usedBytes(data.path) - 300_000));

    const acknowledged = new Set<string>();
    let refusal: Response | undefined;
    for (let batch = 0; refusal === undefined; batch += 1) {
      const { response, ids } = await send(server, batch);
      if (response.status === 200) for (const id of ids) acknowledged.add(id);
      else refusal = response;
    }
    assert.ok(acknowledged.size > 0);
    assert.equal(refusal.status, 503);
    assert.ok(Number(refusal.headers.get('retry-after')) >= 1);
    assert.match(await refusal.text(), /"code":"storage_full"/);

    await eventually(async () => {
      const ready = await fetch(`${server.url}/readyz`);
      assert.equal(ready.status, 503);
      assert.match(await ready.text(), /"code":"storage_full"/);
    });

    // Many more tries on the full disk: all refused, and reading goes on beside. The log, which may be on that disk, hardly grows.
    for (let batch = 0; batch < 20; batch += 1)
      assert.equal((await send(server, 100_000 + batch)).response.status, 503);
    assert.ok((server.output().match(/"level":50/g) ?? []).length <= 5, server.output());
    const authorization = { authorization: `Bearer ${TOKEN}` };
    assert.equal((await fetch(`${server.url}/api/v1/services`, { headers: authorization })).status, 200);
    const name = JSON.stringify({ name: 'x'.repeat(60) });
    const change = await fetch(`${server.url}/api/v1/projects`, {
      method: 'POST',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: name,
    });
    if (change.status !== 201) assert.match(await change.text(), /"code":"storage_full"/);

    rmSync(filler);
    const recovered = await eventually(async () => {
      const sent = await send(server, 200_000);
      assert.equal(sent.response.status, 200);
      return sent;
    });
    for (const id of recovered.ids) acknowledged.add(id);
    await eventually(async () => assert.equal((await fetch(`${server.url}/readyz`)).status, 200));
    assert.equal(await server.stop(), 0, server.output());
    const stored = await readStoredIds(data.path);
    assert.deepEqual(
      [...acknowledged].filter((id) => !stored.has(id)),
      [],
    );
  });

/** Whether the log of what a start writes is in the database: all pages that its header counts (https://www.sqlite.org/fileformat2.html) are. */
function isWrittenBack(database: string): boolean {
  const file = readFileSync(database);
  return file.length > 1_000_000 && file.length === file.readUInt16BE(16) * file.readUInt32BE(28);
}

/** A batch that hardly compresses. */
async function send(server: ServerProcess, batch: number): Promise<{ response: Response; ids: string[] }> {
  const ids = Array.from({ length: 200 }, (_, index) => `${batch}-${index}`);
  const response = await fetch(`${server.url}/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      sdk_key: SDK_KEY,
      batch: ids.map((id) => ({
        host: 'api.stripe.com',
        endpoint: '/v1/charges',
        status: 200,
        latency_ms: 5,
        ts: Math.floor(Date.now() / 1000),
        tags: { id, noise: randomBytes(24).toString('base64url').replaceAll(/\d/g, 'x') },
      })),
    }),
  });
  return { response, ids };
}

function usedBytes(directory: string): number {
  return readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
}
