import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from './client.ts';

test('a form that was sent to a server that does not answer says so after its time', async (t) => {
  const time = new AbortController();
  t.mock.method(AbortSignal, 'timeout', () => time.signal);
  t.mock.method(
    globalThis,
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const { signal } = new AbortController();
  const sent = [api('POST', '/api/v1/channels', { body: {} }), api('POST', '/api/v1/alert-rules/backtest', { signal })];
  time.abort(new DOMException('', 'TimeoutError'));
  for (const one of sent)
    await assert.rejects(one, { code: 'unreachable', message: 'The Upriver server does not answer.' });
});
