import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createTestApp, event } from '../../../test/support/app.ts';
import { formatLatency, formatShare } from './call-filters.ts';
import { run } from './run.ts';
import { readSince } from './since.ts';

// The commands count back from the machine's own clock.
const NOW_S = Math.floor(Date.now() / 1000);
const call = (change: object = {}): object => event({ ts: NOW_S - 60, ...change });

describe('telemetry and events on the command line', () => {
  test('shows calls in a table, by group and by step, and says what is left out', async () => {
    await using server = await startWith([
      ...Array.from({ length: 3 }, () => call({ region: 'eu', latency_ms: 83 })),
      call({ region: 'us', status: 503, latency_ms: 1240 }),
    ]);
    const all = await server.ask(['telemetry', 'acme-pay']);
    assert.match(all.out, /^REQUESTS +ERROR RATE .*\n4 +25 % +0 % +0 % +8[234] ms +1\.2\d s +1\.2\d s\n/);
    assert.match(all.out, /Reported calls from .* UTC; percentiles within 1 %\./);
    const byRegion = await server.ask(['telemetry', 'acme-pay', '--by', 'region', '--since', '2h']);
    assert.match(byRegion.out, /^eu +3 +0 %.*\nus +1 +100 %.*\n\(all\) +4 +25 %/m);
    assert.match(
      (await server.ask(['telemetry', 'acme-pay', '--step', '1h'])).out,
      /^AT .*\n\d{4}-\d\d-\d\d \d\d:00 +0 +—/,
    );
    assert.match((await server.ask(['telemetry', 'mailer'])).out, /^No call to mailer was reported from /);
    assert.match((await server.ask(['telemetry', 'acme-pay', '--csv'])).out, /^at,requests,.*\r\n/);
    assert.equal(JSON.parse((await server.ask(['telemetry', 'acme-pay', '--json'])).out).total.requests, 4);
    const refused = await server.ask(['telemetry', 'acme-pay', '--by', 'pod']);
    assert.deepEqual([refused.code, refused.error.includes('"pod" is unknown')], [1, true]);
    assert.equal((await server.ask(['telemetry', 'acme-pay', '--since', 'lately'])).code, 64);
  });

  test('lists single calls, following pages as far as asked', async () => {
    await using server = await startWith(
      Array.from({ length: 7 }, (_, index) =>
        call({ ts: NOW_S - index, status: index === 2 ? 500 : 200, tags: { n: index } }),
      ),
    );
    assert.equal((await server.ask(['events', 'acme-pay'])).out.split('\n').length, 1 + 7 + 1);
    const three = JSON.parse((await server.ask(['events', 'acme-pay', '--limit', '3', '--json'])).out);
    assert.deepEqual(
      three.map(({ tags }: { tags: { n: number } }) => tags.n),
      [0, 1, 2],
    );
    assert.match(
      (await server.ask(['events', 'acme-pay', '--class', 'failure'])).out,
      /^AT.*\n.*500 +server_error.*\n$/,
    );
    assert.match((await server.ask(['events', 'acme-pay', '--tag', 'n:5', '--tag', 'n:6'])).out, /^No matching call/);
    assert.equal((await server.ask(['events', 'acme-pay', '--csv'])).out.split('\r\n').length, 1 + 7 + 1);
    assert.equal((await server.ask(['events', 'acme-pay', '--limit', 'x'])).code, 64);
  });

  test('shares and latencies are short, and unknown is not zero', () => {
    assert.deepEqual([null, 0, 0.00012, 0.0149, 0.5, 1].map(formatShare), [
      '—',
      '0 %',
      '0.012 %',
      '1.5 %',
      '50 %',
      '100 %',
    ]);
    assert.deepEqual([null, 0.42, 3.14, 83.4, 1240, 30_000].map(formatLatency), [
      '—',
      '0.42 ms',
      '3.1 ms',
      '83 ms',
      '1.24 s',
      '30.0 s',
    ]);
  });

  test('a span before now and a moment are both understood', () => {
    const now = Date.UTC(2026, 10, 21, 12);
    assert.deepEqual(
      ['30m', '24h', '7d', '2026-11-01'].map((text) => readSince(text, now)),
      ['2026-11-21T11:30:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-14T12:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    );
    for (const text of ['', '1w', 'h', '5']) assert.throws(() => readSince(text, now), /--since must be like/);
  });
});

async function startWith(batch: readonly object[]) {
  const api = await createTestApp({ UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off' });
  api.clock.set(NOW_S * 1000);
  const { body } = await api.sendEvents({ sdk_key: api.sdkKey, batch });
  assert.equal(body.accepted, batch.length);
  const environment = { UPRIVER_URL: await api.app.listen(), UPRIVER_TOKEN: api.token };
  return {
    async ask(argv: readonly string[]) {
      const said = { out: '', error: '' };
      const code = await run(argv, environment, {
        out: (text) => void (said.out += text),
        error: (text) => void (said.error += text),
      });
      return { ...said, code };
    },
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}
