import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('check.ts', import.meta.url));

test('a server that answers everything with its page is not taken for Upriver', async () => {
  const server = createServer((_request, response) => response.end('<!doctype html><title>Shop</title>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ...process.env, UPRIVER_SDK_KEY: 'upr_sdk_test', UPRIVER_ENDPOINT: url };
  try {
    await assert.rejects(promisify(execFile)(process.execPath, [PROGRAM, 'check'], { env }), {
      code: 1,
      stderr: `bad ${url}/v1/events answered 200, but not as Upriver does: is the endpoint right?\n`,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
