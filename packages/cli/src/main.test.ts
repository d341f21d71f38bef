import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish, runCommand } from '../../../test/support/process.ts';

test('an older Node gets a sentence instead of a stack trace', async () => {
  const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } })';
  const ended = await finish(
    runCommand(['--help'], {}, ['--import', `data:text/javascript,${encodeURIComponent(older)}`]),
  );
  assert.deepEqual(ended, {
    code: 1,
    output:
      'upriver: Node 24 or newer is needed, and this is 20.1.0. In a checkout, npm start and npm run upriver bring their own.\n',
  });
});
