import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startFakeIngest } from './fake-ingest.ts';
import { runProgram } from './run-program.ts';
import { HOW_TO_INSTALL, installed, missing, NODES } from './runtimes.ts';
import { SELF_SIGNED } from './self-signed.ts';

/** What programs/unchanged.mjs prints of a process. */
interface Seen {
  listeners: Record<string, number>;
  modules: string[];
}

// undici 8 needs Node 22.
for (const node of NODES.slice(1)) {
  test(`${node.name}: protocol, dispatcher, messages and listeners are the same with the SDK, switched off and without it`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    const folder = installed('libraries', '');
    if (!folder || !installed('libraries', 'undici8')) return t.skip(`undici 8 is not here: ${HOW_TO_INSTALL}`);
    await using ingest = await startFakeIngest();
    const server = createSecureServer({ ...SELF_SIGNED, allowHTTP1: true }, (request, response) =>
      response.end(JSON.stringify(request.httpVersion)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const home = mkdtempSync(join(tmpdir(), 'upriver-ca-'));
    t.after(() => {
      server.close();
      rmSync(home, { recursive: true });
    });
    writeFileSync(join(home, 'ca.pem'), SELF_SIGNED.cert);
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const run = async (before: string[], env: Record<string, string>) => {
      const options = { before, args: [url, folder], env: { NODE_EXTRA_CA_CERTS: join(home, 'ca.pem'), ...env } };
      const { code, stdout, stderr } = await runProgram(node, 'unchanged.mjs', options);
      assert.equal(code, 0, stderr);
      const { atStart, atEnd, ...calls } = JSON.parse(stdout) as { atStart: Seen; atEnd: Seen } & Record<
        string,
        unknown
      >;
      return { stderr, atStart, atEnd, calls };
    };
    const auto = ['--import', '@upriver/sdk/auto'];
    const settings = { UPRIVER_SDK_KEY: 'upr_sdk_same', UPRIVER_ENDPOINT: ingest.url, UPRIVER_INCLUDE_PRIVATE: '1' };
    const without = await run([], {});
    assert.equal(without.calls['own'], '2.0', 'undici 8 speaks HTTP/2');
    assert.deepEqual(await run(auto, { ...settings, UPRIVER_ENABLED: 'false' }), without);
    const observed = await run(auto, settings);
    // It sends what is left when the event loop runs dry.
    for (const seen of [observed.atStart, observed.atEnd]) {
      assert.equal(seen.listeners['beforeExit'], 1);
      delete seen.listeners['beforeExit'];
    }
    assert.deepEqual(observed, without);
  });
}
