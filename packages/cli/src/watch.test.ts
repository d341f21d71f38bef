import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import fc from 'fast-check';
import { START, createTestApp } from '../../../test/support/app.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { recordObservation } from '../../server/src/store/checks/record-check.ts';
import { connect } from './api.ts';
import { createEventReader } from './event-stream.ts';
import { follow } from './follow.ts';
import { run } from './run.ts';

test('events are read the same however their text is cut', () => {
  const text =
    'retry: 1500\r\n: hello\nid: 7\n\nevent: status\nid: 8\ndata: {"a":\ndata: 1}\n\ndata:no space\r\rid\n\nevent: incident\ndata\n\n';
  const whole = createEventReader();
  const expected = whole.read(text);
  assert.deepEqual(expected, [
    { event: 'status', id: '8', data: '{"a":\n1}' },
    { event: 'message', id: '8', data: 'no space' },
    { event: 'incident', id: '', data: '' },
  ]);
  assert.equal(whole.retryMs(), 1500);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const reader = createEventReader();
      const edges = [0, ...cuts.sort((a, b) => a - b), text.length];
      const read = edges.slice(1).flatMap((edge, index) => reader.read(text.slice(edges[index], edge)));
      assert.deepEqual(read, expected);
      assert.equal(reader.lastId(), '');
    }),
  );
});

test('changes are printed as they happen, one line each, with nothing in them that moves the cursor', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { streamTimes: { pollMs: 20 } });
  const url = await api.app.listen();
  await api.request('PUT', '/api/v1/services/acme-pay/links/default');
  const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
  const output = { out: '', error: '' };
  const watching = run(
    ['watch', '--count', '2', '--since', '0'],
    { UPRIVER_URL: url, UPRIVER_TOKEN: api.token },
    { out: (text) => void (output.out += text), error: (text) => void (output.error += text) },
  );
  await recordObservation(
    api.app.database,
    id,
    {
      status: 'degraded',
      listsAllUnresolved: true,
      incidents: [
        {
          externalId: 'i1',
          kind: 'incident',
          title: 'Payments\n\u001B[2Jfail',
          impact: 'major',
          status: 'investigating',
          startedAt: START,
          resolvedAt: null,
          updates: [],
        },
      ],
    },
    START,
  );
  assert.equal(await watching, 0);
  const at = new Date(START).toISOString();
  assert.equal(
    output.out,
    `${at}  acme-pay  status unknown → degraded\n${at}  acme-pay  incident opened (investigating, major): Payments [2Jfail\n`,
  );
});

test('a connection that is lost is made again from where it was', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['last-event-id'] as string | undefined);
    if (asked.length === 2) {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"full","code":"unavailable"}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`retry: 1\nid: ${asked.length}0\n\nevent: status\nid: ${asked.length}1\ndata: {}\n\n`);
    if (asked.length === 1) response.write(': still here\nid: 15\n\n', () => response.destroy());
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const lost: string[] = [];
  const ids: (string | undefined)[] = [];
  const api = connect({
    flags: { url, token: 'upr_api_x' },
    positionals: [],
    environment: {},
    out: () => undefined,
    readSecret: () => Promise.resolve(''),
    error: () => undefined,
  });
  for await (const { id } of follow(api, { path: '/', onLost: (reason) => lost.push(reason), pauseMs: 1 })) {
    ids.push(id);
    if (ids.length === 3) break;
  }
  await new Promise((resolve) => server.close(resolve));
  assert.deepEqual(ids, ['11', '31', '41']);
  assert.deepEqual(asked, [undefined, '15', '15', '31']);
  assert.equal(lost.length, 3);
});

test('a server that refuses is not asked again', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  const url = await api.app.listen();
  const output = { error: '' };
  const code = await run(
    ['watch', '--services', 'nobody'],
    { UPRIVER_URL: url, UPRIVER_TOKEN: api.token },
    { out: () => undefined, error: (text) => void (output.error += text) },
  );
  assert.deepEqual([code, output.error.split(' (')[0]], [1, 'upriver: No such service.']);
  await eventually(() => assert.match(output.error, /not_found/));
});
