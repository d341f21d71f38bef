import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../../../test/support/app.ts';
import { recordObservation } from '../../server/src/store/checks/record-check.ts';
import { run } from './run.ts';

const MINUTE = 60_000;

test('history shows uptime, changes and incidents, and what the page said at a moment', async () => {
  await using server = await startServer();
  const { api, ask } = server;
  await api.request('PUT', '/api/v1/services/acme-pay/links/default');
  const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
  const begun = Date.now() - 10 * MINUTE;
  api.clock.set(Date.now());
  const say = (at: number, status: 'operational' | 'major_outage', title: string) =>
    recordObservation(
      api.app.database,
      id,
      {
        status,
        listsAllUnresolved: true,
        components: [{ externalId: 'api', name: 'API', status }],
        incidents: [
          {
            externalId: 'i1',
            kind: 'incident',
            title,
            impact: 'critical',
            status: 'identified',
            startedAt: begun,
            resolvedAt: null,
            updates: [{ externalId: 'u1', status: 'identified', body: 'We\nlook.\u001b[2J', createdAt: begun }],
          },
        ],
      },
      at,
    );
  await say(begun, 'operational', 'First title');
  await say(begun + 5 * MINUTE, 'major_outage', 'Down\u001b[31m');

  const shown = await ask(['history', 'acme-pay']);
  assert.equal(shown.code, 0, shown.error);
  assert.match(shown.out, /^DAY +AVAILABLE +KNOWN/);
  assert.match(shown.out, /operational +major_outage/);
  assert.match(shown.out, /critical .* Down\[31m/);
  assert.ok(!shown.out.includes('\u001b'));
  const { uptime } = JSON.parse((await ask(['history', 'acme-pay', '--days', '2', '--json'])).out);
  assert.equal(uptime.length, 2);

  const at = (ms: number) => ask(['history', 'acme-pay', '--at', new Date(ms).toISOString()]);
  const moment = await at(begun + MINUTE);
  assert.match(moment.out, /the page reported operational, seen .* \(60s old\)\.\n/);
  assert.match(moment.out, /First title \(critical, identified\), since/);
  assert.match(moment.out, /identified: We look\.\[2J\n/);
  assert.match((await at(begun - MINUTE)).out, /^Unknown: .* had not been checked yet; the first check was at/);
  const text = new Date(begun + MINUTE).toISOString().slice(0, 19).replace('T', ' ');
  assert.equal(JSON.parse((await ask(['history', 'acme-pay', '--at', text, '--json'])).out).status, 'operational');

  for (const words of [
    ['--days', '0'],
    ['--days', 'all'],
    ['--at', text, '--days', '2'],
  ])
    assert.equal((await ask(['history', 'acme-pay', ...words])).code, 64, words.join(' '));
  assert.match((await ask(['history', 'acme-pay', '--at', 'noon'])).error, /query\.at/);
  assert.match((await ask(['history', 'nobody'])).error, /No such service/);
});

async function startServer() {
  const api = await createTestApp({ UPRIVER_POLL: 'off' });
  const url = await api.app.listen();
  return {
    api,
    ask: async (argv: readonly string[]) => {
      const said = { out: '', error: '' };
      const code = await run(
        argv,
        { UPRIVER_URL: url, UPRIVER_TOKEN: api.token },
        {
          out: (text) => {
            said.out += text;
          },
          error: (text) => {
            said.error += text;
          },
        },
      );
      return { code, ...said };
    },
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}
