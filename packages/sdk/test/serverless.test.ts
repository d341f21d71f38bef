import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startFakeIngest } from './fake-ingest.ts';
import { startFakeVendor } from './fake-vendor.ts';

/** Longer than any invocation here, with everything else that the machine does. */
const TIME_MAX_MS = 30_000;

test('a process that is frozen after each invocation has sent the calls of all of them, and the handler’s results and errors are the same', async () => {
  await using ingest = await startFakeIngest();
  await using vendor = await startFakeVendor();
  const program = fileURLToPath(new URL('programs/serverless.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, vendor.http], {
    env: { UPRIVER_SDK_KEY: 'upr_sdk_x', UPRIVER_ENDPOINT: ingest.url, UPRIVER_INCLUDE_PRIVATE: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: TIME_MAX_MS,
    killSignal: 'SIGKILL',
  });
  const arrived: number[] = [];
  let last = '';
  child.stdin.write('1\n');
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    child.kill('SIGSTOP');
    arrived.push(ingest.events.length);
    if (arrived.length === 3) break;
    child.kill('SIGCONT');
    child.stdin.write(`${arrived.length + 1}\n`);
  }
  child.kill('SIGKILL');
  assert.deepEqual(arrived, [1, 2, 3]);
  assert.deepEqual(JSON.parse(last), [1, 2, 'the function failed']);
});
