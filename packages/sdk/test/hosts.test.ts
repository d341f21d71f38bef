// Programs that harden, divide or multiply what they run in do and say the same with the SDK as with it switched off.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startFakeIngest } from './fake-ingest.ts';
import { startFakeVendor } from './fake-vendor.ts';
import { runProgram } from './run-program.ts';
import type { Finished } from './run-program.ts';
import { NODES, missing } from './runtimes.ts';

const BOTH = ['/fetch', '/http'];
/** What is measured of each story, and what the SDK says of one that it cannot measure. */
const STORIES: Readonly<Record<string, { readonly measured: readonly string[]; readonly said?: RegExp }>> = {
  frozenBefore: { measured: BOTH },
  frozenAfter: { measured: BOTH },
  frozenGlobal: { measured: [], said: /^\[upriver\] not measuring: .*not extensible\n/ },
  frozenHttp: { measured: BOTH },
  polluted: { measured: BOTH },
  threads: { measured: [...BOTH, ...BOTH, ...BOTH, ...BOTH] },
  cluster: { measured: [...BOTH, ...BOTH] },
  contexts: { measured: ['/fetch'] },
};

for (const runtime of NODES)
  describe(runtime.name, { skip: missing(runtime) ?? false }, () => {
    for (const [story, { measured, said = /^$/ }] of Object.entries(STORIES))
      test(`${story}: the program is as without the SDK, and what it calls is measured once`, async () => {
        await using ingest = await startFakeIngest();
        await using vendor = await startFakeVendor();
        const run = (enabled: string): Promise<Finished> =>
          runProgram(runtime, 'hosts.mjs', {
            args: [story, vendor.http],
            env: {
              UPRIVER_SDK_KEY: 'upr_sdk_hosts',
              UPRIVER_ENDPOINT: ingest.url,
              UPRIVER_INCLUDE_PRIVATE: '1',
              UPRIVER_ENABLED: enabled,
            },
          });
        const without = await run('false');
        assert.deepEqual(ingest.requests, []);
        const finished = await run('true');
        assert.deepEqual([finished.code, finished.stdout], [without.code, without.stdout], finished.stderr);
        assert.match(finished.stderr.slice(0, finished.stderr.length - without.stderr.length), said);
        const seen = ingest.events.filter(({ endpoint }) => endpoint !== '/endless');
        assert.deepEqual(seen.map(({ endpoint }) => endpoint).sort(), [...measured].sort());
        assert.ok(ingest.events.every(({ status, error_class: failure }) => status === 200 && failure === undefined));
      });
  });
