import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { finish, runCommand, startServer, temporaryDirectory } from '../support/process.ts';
import { NO_TMPFS, mountTmpfs } from '../support/tmpfs.ts';

const serve = (data: string) => finish(runCommand(['serve'], { UPRIVER_PORT: '0', UPRIVER_DATA: data }));

test('a store that is no database stops the start, and the message says what to do', async () => {
  using data = temporaryDirectory();
  const file = join(data.path, 'upriver.sqlite');
  writeFileSync(file, Buffer.alloc(65_536, 'garbage '));
  const { code, output } = await serve(data.path);
  assert.equal(code, 1, output);
  assert.match(output, /upriver\.sqlite is damaged/);
  assert.match(output, /docs\/operations\.md/);
  assert.doesNotMatch(output, /^\s+at /m);
});

test('a store whose file was cut short stops the start rather than beginning anew', async () => {
  using data = temporaryDirectory();
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  assert.equal(await server.stop(), 0);
  truncateSync(join(data.path, 'upriver.sqlite'), 20_480);
  const { code, output } = await serve(data.path);
  assert.equal(code, 1, output);
  assert.match(output, /damaged/);
});

test('a directory that this user may not write to stops the start by name', async (t) => {
  using data = temporaryDirectory();
  using disk = mountTmpfs(data.path, '4m');
  const directory = disk === undefined ? join(data.path, 'closed') : data.path;
  if (disk === undefined) mkdirSync(directory);
  if (disk === undefined && process.getuid?.() === 0) return t.skip(NO_TMPFS);
  if (disk === undefined) chmodSync(directory, 0o555);
  else disk.setReadOnly();
  const { code, output } = await serve(directory);
  assert.equal(code, 1, output);
  assert.match(output, new RegExp(`${directory}/upriver\\.sqlite (?:cannot be opened|is read-only)`));
});

test('a disk without room stops the start with the reason, and leaves the store as it was', async (t) => {
  using data = temporaryDirectory();
  using disk = mountTmpfs(data.path, '4m');
  if (disk === undefined) return t.skip(NO_TMPFS);
  writeFileSync(join(data.path, 'filler'), Buffer.alloc(4 * 1024 * 1024 - 8192));
  const { code, output } = await serve(data.path);
  assert.equal(code, 1, output);
  assert.match(output, /no space is left on the disk|cannot be opened/);
});

test('a store that a newer version has migrated stops the start, and the message says what to do', async () => {
  using data = temporaryDirectory();
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  assert.equal(await server.stop(), 0);
  {
    using database = new DatabaseSync(join(data.path, 'upriver.sqlite'));
    database.exec("insert into kysely_migration values ('9999-future', '2030-01-01T00:00:00Z')");
  }
  const { code, output } = await serve(data.path);
  assert.equal(code, 1, output);
  assert.match(output, /newer version of Upriver has migrated the store \(9999-future\)/);
  assert.match(output, /docs\/operations\.md/);
});

for (const [what, put] of [
  ['deleted', () => undefined],
  ['replaced', (file: string) => writeFileSync(file, '')],
] as const)
  test(`readiness says that the file of the store was ${what}`, async () => {
    using data = temporaryDirectory();
    const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
    try {
      assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
      const file = join(data.path, 'upriver.sqlite');
      rmSync(file);
      put(file);
      await eventually(async () => assert.equal((await fetch(`${server.url}/readyz`)).status, 503));
    } finally {
      await server.stop('SIGKILL');
    }
  });
