import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@upriver/contract';
import { startCli } from '../../../test/support/cli.ts';
import { recordObservation } from '../../server/src/store/checks/record-check.ts';
import { readSince } from './since.ts';

test('incidents --since tells what happened to all vendors, the sum first', async () => {
  await using server = await startCli();
  const { api, ask } = server;
  const quiet = await ask('incidents', '--since', 'yesterday');
  assert.match(quiet.out, /^Nothing happened, .* UTC\. 0 vendors watched, 0 page checks, 0 calls\.\n$/);
  await api.request('PUT', '/api/v1/services/acme-pay/links/default');
  const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
  const begun = api.clock.now() - 2 * HOUR_MS;
  const past = {
    externalId: 'i1',
    kind: 'incident',
    title: 'Down\u001b[31m',
    impact: 'major',
    status: 'resolved',
    startedAt: begun,
    resolvedAt: begun + 30 * MINUTE_MS,
    updates: [],
  } as const;
  await recordObservation(
    api.app.database,
    id,
    { status: 'operational', components: [], listsAllUnresolved: true, incidents: [past] },
    begun + HOUR_MS,
  );
  const told = await ask('incidents', '--since', '24h');
  assert.match(
    told.out,
    /^No calls were impaired\. 1 incident, 0 maintenances, 0 alerts\. 1 vendor watched, 1 page check, 0 calls\.\n/,
  );
  assert.match(told.out, /30m +acme-pay +major incident, too few calls to say +Down\[31m\n$/);
  const { entries } = JSON.parse((await ask('incidents', '--since', '7d', '--json')).out);
  assert.equal(entries.length, 1);
  assert.match((await ask('incidents', '--since', '7d', '--until', '1d')).out, /^Nothing happened/);

  for (const [words, text] of [
    [['--until', '1h'], /--until needs --since/],
    [['--since', '1h', '--until', 'noon'], /--until must be like 30m/],
    [['--since', '1h', '--impact', 'major'], /--impact cannot be used together/],
  ] as const) {
    const refused = await ask('incidents', ...words);
    assert.deepEqual([refused.code, text.test(refused.error)], [64, true], refused.error);
  }
  assert.match((await ask('incidents', '--since', '200d')).error, /at most 92 days/);
});

test('yesterday begins at midnight in the time zone of the machine', () => {
  const now = Date.now();
  const begin = new Date(readSince('yesterday', now));
  assert.deepEqual([begin.getHours(), begin.getMinutes()], [0, 0]);
  assert.ok(now - begin.getTime() >= DAY_MS - HOUR_MS && now - begin.getTime() <= 2 * DAY_MS + HOUR_MS);
});
