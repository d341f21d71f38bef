// The process is killed while it sends: nothing is lost, and what comes twice has the same identifier and keeps its order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killWhileSending } from '../support/delivery-kills.ts';
import { POSTGRES_MISSING, findPostgres } from '../support/postgres.ts';
import { createSharedDatabase } from '../support/stores.ts';

const SIZE = {
  endpoints: 4,
  subjects: 20,
  endpointsPerSubject: 4,
  messages: 3,
  kills: 2,
  seed: 7,
  patienceMs: 240_000,
};
const bin = findPostgres();

test('SIGKILL in the middle of sending loses no message on SQLite, and changes no identifier and no order', async () => {
  check(await killWhileSending(SIZE));
});

test(
  'SIGKILL in the middle of sending loses no message on PostgreSQL, and changes no identifier and no order',
  { skip: bin === undefined ? POSTGRES_MISSING : false },
  async () => {
    if (bin === undefined) return;
    check(await killWhileSending({ ...SIZE, postgresUrl: await createSharedDatabase(bin) }));
  },
);

function check({ expected, ...report }: Awaited<ReturnType<typeof killWhileSending>>): void {
  assert.equal(expected, SIZE.endpointsPerSubject * SIZE.subjects * SIZE.messages);
  assert.deepEqual(
    { missing: report.missing, invented: report.invented, outOfOrder: report.outOfOrder },
    { missing: 0, invented: 0, outOfOrder: 0 },
  );
}
