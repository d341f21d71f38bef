import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { startFakeIngest } from './fake-ingest.ts';
import type { FakeIngest } from './fake-ingest.ts';
import { startFakeVendor } from './fake-vendor.ts';
import { runProgram } from './run-program.ts';
import type { Finished, RunOptions } from './run-program.ts';
import { BUN, DENO, missing, NODES } from './runtimes.ts';
import type { Runtime } from './runtimes.ts';

const RUNTIMES = [...NODES, BUN, DENO];
/** What the slowest of these processes needs to start and stop; the SDK may add 100 ms when it is idle. */
const IDLE_ADDED_MS = 100;
const ROUNDS_MIN = 3;
const ROUNDS_MAX = 15;

interface Story {
  name: string;
  runtimes?: Runtime[];
  path?: string;
  env?: Record<string, string>;
  run?: RunOptions;
  prepare?: (ingest: FakeIngest) => void;
  /** How long the process takes at most, with its start. */
  withinMs?: number;
  check: (finished: Finished, ingest: FakeIngest) => void;
}

function story(
  program: string,
  { name, runtimes = RUNTIMES, path = '', env = {}, run = {}, prepare, withinMs = Infinity, check }: Story,
): void {
  for (const runtime of runtimes) {
    test(`${runtime.name}: ${name}`, async (t: TestContext) => {
      const reason = missing(runtime);
      if (reason) return t.skip(reason);
      // The quickest round counts, and a busy machine takes more of them to show it.
      for (let round = 1; ; round += 1) {
        await using ingest = await startFakeIngest();
        await using vendor = await startFakeVendor();
        prepare?.(ingest);
        const settings = {
          UPRIVER_SDK_KEY: 'upr_sdk_life',
          UPRIVER_ENDPOINT: ingest.url,
          UPRIVER_INCLUDE_PRIVATE: '1',
          ...env,
        };
        const [file = '', ...args] = program.split(' ');
        const all = [...args, vendor.http + path, ingest.url];
        const finished = await runProgram(runtime, file, { ...run, args: all, env: settings });
        check(finished, ingest);
        if (finished.tookMs < withinMs) return;
        assert.ok(round < ROUNDS_MAX, `${finished.tookMs} ms`);
      }
    });
  }
}

function paths(ingest: FakeIngest): string[] {
  return ingest.events.map(({ endpoint }) => endpoint);
}

story('lifecycle.mjs end', {
  name: 'a process that ends by itself has sent what it measured',
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.equal(ingest.events.length, 1);
    assert.equal(finished.stderr, '');
  },
});

story('lifecycle.mjs broken', {
  name: 'a program that is broken around it is not hurt, and ends',
  runtimes: NODES,
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.equal(finished.stdout, 'true\ntrue true\n');
    assert.equal(finished.stderr, '[upriver] not measuring: on\n');
    assert.deepEqual(paths(ingest), ['/seen']);
  },
});

story('lifecycle.mjs bare', {
  name: 'settings that are passed need no environment that may be read',
  runtimes: [{ ...DENO, args: ['run', '--allow-net', '--no-prompt', '--node-modules-dir=manual'] }],
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.deepEqual(paths(ingest), ['/bare']);
  },
});

story('lifecycle.mjs end', {
  name: 'an ingest that is down delays the end of a process by at most its one try',
  env: { UPRIVER_ENDPOINT: 'http://127.0.0.1:1' },
  withinMs: 2500,
  check(finished) {
    assert.equal(finished.code, 0, finished.stderr);
  },
});

story('lifecycle.mjs end', {
  name: 'an ingest that never answers delays the end of a process by at most two seconds',
  runtimes: NODES,
  prepare: ({ script }) => script.push('silence'),
  withinMs: 4000,
  check(finished) {
    assert.equal(finished.code, 0, finished.stderr);
  },
});

for (const runtime of RUNTIMES) {
  test(`${runtime.name}: an idle client adds less than ${IDLE_ADDED_MS} ms to the end of a process`, async (t) => {
    const reason = missing(runtime);
    if (reason) return t.skip(reason);
    const env = { UPRIVER_SDK_KEY: 'upr_sdk_life', UPRIVER_ENDPOINT: 'http://127.0.0.1:1' };
    const took = async (env: Record<string, string>): Promise<number> => {
      const finished = await runProgram(runtime, 'lifecycle.mjs', { args: ['idle'], env });
      assert.equal(finished.code, 0, finished.stderr);
      return finished.tookMs;
    };
    const off: number[] = [];
    const on: number[] = [];
    const added = (): number => Math.min(...on) - Math.min(...off);
    // The quickest of each counts, and a busy machine takes more rounds to show it.
    for (let round = 0; round < ROUNDS_MIN || (added() >= IDLE_ADDED_MS && round < ROUNDS_MAX); round += 1) {
      off.push(await took({ ...env, UPRIVER_ENABLED: 'false' }));
      on.push(await took(env));
    }
    assert.ok(added() < IDLE_ADDED_MS, `${on.join()} against ${off.join()}`);
  });
}

story('lifecycle.mjs exitAfterFlush', {
  name: 'shutdown before process.exit loses nothing',
  check(finished, ingest) {
    assert.equal(finished.stdout.trim(), 'true', finished.stderr);
    assert.equal(ingest.events.length, 1);
  },
});

story('lifecycle.mjs sigterm', {
  name: 'without being asked, SIGTERM ends the process as ever',
  runtimes: NODES,
  run: { onStdout: (_text, kill) => kill('SIGTERM') },
  check(finished, ingest) {
    assert.equal(finished.signal, 'SIGTERM');
    assert.equal(ingest.events.length, 0);
  },
});

story('lifecycle.mjs sigterm', {
  name: 'asked to, SIGTERM sends first and then ends the process as ever',
  runtimes: NODES,
  env: { UPRIVER_FLUSH_ON_SIGTERM: 'true' },
  run: { onStdout: (_text, kill) => kill('SIGTERM') },
  check(finished, ingest) {
    assert.equal(finished.signal, 'SIGTERM');
    assert.equal(ingest.events.length, 1);
  },
});

story('lifecycle.mjs sigtermOfItsOwn', {
  name: 'an application that handles SIGTERM keeps the last word',
  runtimes: NODES,
  env: { UPRIVER_FLUSH_ON_SIGTERM: 'true' },
  run: { onStdout: (_text, kill) => kill('SIGTERM') },
  check(finished, ingest) {
    assert.equal(finished.code, 7);
    assert.equal(ingest.events.length, 1);
  },
});

for (const path of ['/before', '/after'])
  story('lifecycle.mjs sigtermOnce', {
    name: `an application that handles SIGTERM once, by a listener added ${path.slice(1)} init, keeps the last word`,
    runtimes: NODES,
    path,
    env: { UPRIVER_FLUSH_ON_SIGTERM: 'true' },
    run: { onStdout: (text, kill) => text.includes('listening') && kill('SIGTERM') },
    check(finished, ingest) {
      assert.equal(finished.code, 7, `ended by ${finished.signal}`);
      assert.deepEqual(paths(ingest), [path]);
    },
  });

story('lifecycle.mjs twice', {
  name: 'a second init, also from the other module format, is the first client',
  check(finished, ingest) {
    assert.equal(finished.stdout.trim(), 'true', finished.stderr);
    assert.equal(ingest.events.length, 1);
    assert.equal(ingest.requests[0]?.sdkKey, 'upr_sdk_life');
  },
});

story('lifecycle.mjs again', {
  name: 'after shutdown nothing is seen, and a new init begins anew',
  path: '/p',
  check(finished, ingest) {
    assert.equal(finished.stdout.trim(), '{}', finished.stderr);
    assert.deepEqual(paths(ingest), ['/p/seen']);
  },
});

story('lifecycle.mjs features', {
  name: 'withFeature follows asynchronous calls, inwards and back',
  env: { UPRIVER_FEATURE: 'shop' },
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.deepEqual(
      ingest.events.map(({ endpoint, feature }) => [endpoint, feature]),
      [
        ['/fetch', 'checkout'],
        ['/http', 'checkout'],
        ['/inner', 'tax'],
        ['/outer', 'checkout'],
        ['/none', 'shop'],
      ],
    );
  },
});

story('lifecycle.mjs gateways', {
  name: 'every entry point of http is seen, once',
  runtimes: NODES,
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.deepEqual(paths(ingest), [
      '/named-get',
      '/default-get',
      '/named-request',
      '/class',
      '/queued',
      '/queued',
      '/queued',
    ]);
  },
});

story('lifecycle.mjs lateTimeout', {
  name: 'a request that its own time-out destroyed is a time-out, not a cancellation',
  runtimes: NODES,
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.deepEqual(
      ingest.events.map(({ error_class }) => error_class),
      ['timeout'],
    );
  },
});

story('lifecycle.mjs unhandled', {
  name: 'a failure that nobody handles is still reported as unhandled',
  path: '/hang-up',
  check(finished) {
    assert.match(finished.stdout, /unhandled (TypeError|Error)/, finished.stderr);
  },
});

story('lifecycle.mjs many', {
  name: 'many events go in full batches',
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.equal(ingest.events.length, 250);
    assert.ok(ingest.requests.every(({ events }) => events.length <= 100));
    assert.ok(ingest.requests.length <= 5, `${ingest.requests.length} requests`);
  },
});

story('auto.mjs', {
  name: '--import @upriver/sdk/auto needs no code',
  runtimes: NODES,
  run: { before: ['--import', '@upriver/sdk/auto'] },
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.deepEqual(paths(ingest), ['/fetch', '/http']);
  },
});

story('auto.cjs', {
  name: '--require @upriver/sdk/auto does the same for CommonJS',
  runtimes: NODES,
  run: { before: ['--require', '@upriver/sdk/auto'] },
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.deepEqual(paths(ingest), ['/http']);
  },
});

story('auto.mjs', {
  name: 'register of @upriver/sdk/next measures, once',
  runtimes: NODES,
  run: { before: ['--import', './instrumentation.mjs'] },
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.deepEqual(
      ingest.events.map(({ endpoint, feature }) => [endpoint, feature]),
      [
        ['/fetch', 'site'],
        ['/http', 'site'],
      ],
    );
  },
});

story('auto.mjs', {
  name: 'switched off, nothing is sent and nothing is said',
  runtimes: NODES,
  env: { UPRIVER_ENABLED: 'false', UPRIVER_SDK_KEY: 'wrong' },
  run: { before: ['--import', '@upriver/sdk/auto'] },
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.equal(finished.stderr, '');
    assert.equal(ingest.requests.length, 0);
  },
});

story('auto.mjs', {
  name: 'an API token is refused with one clear line, and the application runs on',
  runtimes: NODES,
  env: { UPRIVER_SDK_KEY: 'upr_api_abcdefghijkl' },
  run: { before: ['--import', '@upriver/sdk/auto'] },
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.match(finished.stderr, /^\[upriver\] not measuring: sdkKey is an API token: use an upr_sdk_… key\n$/);
    assert.ok(!finished.stderr.includes('abcdefghijkl'));
    assert.equal(ingest.requests.length, 0);
  },
});

story('auto.mjs', {
  name: 'with debug, a wrong setting is thrown',
  runtimes: NODES,
  env: { UPRIVER_SDK_KEY: 'upr_api_abcdefghijkl', UPRIVER_DEBUG: '1' },
  run: { before: ['--import', '@upriver/sdk/auto'] },
  check(finished) {
    assert.notEqual(finished.code, 0);
    assert.match(finished.stderr, /sdkKey is an API token/);
  },
});

story('auto.mjs', {
  name: 'calls to private hosts are not measured unless asked for',
  runtimes: NODES,
  env: { UPRIVER_INCLUDE_PRIVATE: '' },
  run: { before: ['--import', '@upriver/sdk/auto'] },
  check(finished, ingest) {
    assert.equal(finished.code, 0, finished.stderr);
    assert.equal(ingest.requests.length, 0);
  },
});
