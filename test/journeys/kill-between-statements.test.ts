import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { compareRollupsWithEvents } from '../support/agreement.ts';
import { finish, temporaryDirectory } from '../support/process.ts';

const WRITER = fileURLToPath(new URL('../support/dying-writer.ts', import.meta.url));
const EVENTS_PER_BATCH = 20;
/** The statements of the first commit, which makes a link and templates, and of the second. */
const STATEMENTS = 18;

test('killed before any statement of a commit, a store holds every acknowledged batch, no batch in part, and rollups that agree', async () => {
  let deaths = 0;
  for (let statement = 0; statement < STATEMENTS; statement += 1) {
    using data = temporaryDirectory();
    const file = join(data.path, 'upriver.sqlite');
    const writer = spawn(process.execPath, [WRITER, file, String(statement)], { stdio: ['ignore', 'pipe', 'pipe'] });
    const { output } = await finish(writer);
    assert.match(output, /^(?:\d+\n)*$/);
    if (writer.signalCode === 'SIGKILL') deaths += 1;
    const database = openDatabase({ dialect: 'sqlite', file });
    const stored = new Map<string, number>();
    const { differences } = await compareRollupsWithEvents(database, {
      onEvent({ tags }) {
        const batch = String(tags?.['batch']);
        stored.set(batch, (stored.get(batch) ?? 0) + 1);
      },
    });
    await database.close();
    const at = `killed before statement ${statement}`;
    assert.deepEqual(differences, [], at);
    for (const batch of output.split('\n').filter((line) => line !== ''))
      assert.ok(stored.has(batch), `${at}: ${batch}`);
    for (const [batch, events] of stored) assert.equal(events, EVENTS_PER_BATCH, `${at}: ${batch}`);
  }
  assert.equal(deaths, STATEMENTS);
});
