import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { temporaryDirectory } from '../../../test/support/process.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

test('a server whose store refuses its last writes says so when it is closed, and lets go of its directory all the same', async () => {
  using data = temporaryDirectory();
  const settings = { UPRIVER_DATA: data.path, UPRIVER_POLL: 'off', UPRIVER_PROBE: 'off', UPRIVER_LOG_LEVEL: 'silent' };
  const app = await createApp(readConfig(settings));
  await sql`pragma query_only = on`.execute(app.database.kysely);
  await assert.rejects(app.close(), /readonly/);
  const next = await createApp(readConfig(settings));
  await next.close();
});
