import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_TEXTS } from '@upriver/contract';
import fc from 'fast-check';
import { decodeEventBlock } from '../columns/event-block.ts';
import { addToSheet, createSheet, encodeBlock, sheetService } from './sheet.ts';

test('every optional text that is sent is stored', async () => {
  const sheet = createSheet();
  const texts = Object.fromEntries(Object.keys(EVENT_TEXTS).map((name) => [name, `sent as ${name}`]));
  const { method = '', environment = '', region = '' } = texts;
  const sent = { ...texts, endpoint: '/', status: 500, latency_ms: 1, ts: 1_795_244_400 };
  const clean = { at: 1_795_244_400_000, endpoint: '/', method, environment, region, tags: undefined };
  addToSheet(sheet, sheetService(sheet, 'svc_a', 'api.acmepay.com'), sent, { ...clean, errorClass: 'server_error' });
  const { bytes } = await encodeBlock(sheet, 'org', 'project');
  assert.deepEqual(decodeEventBlock(bytes), [
    {
      ...Object.fromEntries(Object.entries(EVENT_TEXTS).map(([name, stored]) => [stored, `sent as ${name}`])),
      at: 1_795_244_400_000,
      serviceId: 'svc_a',
      host: 'api.acmepay.com',
      endpoint: '/',
      status: 500,
      latencyUs: 1000,
      errorClass: 'server_error',
    },
  ]);
});

test('every series of a service is counted once, however many there are and in whatever order their calls come', () => {
  const call = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 2 }));
  fc.assert(
    fc.property(fc.array(call, { maxLength: 200 }), (calls) => {
      const sheet = createSheet();
      const service = sheetService(sheet, 'svc_a', 'api.acmepay.com');
      const expected = new Map<string, number>();
      for (const [minute, environment, region] of calls) {
        const name = `${minute} ${environment} ${region}`;
        expected.set(name, (expected.get(name) ?? 0) + 1);
        const sent = { endpoint: '/', status: 200, latency_ms: 1, ts: 1_795_244_400 };
        const scope = { environment: `e${environment}`, region: `r${region}` };
        const at = 1_795_244_400_000 + minute * 60_000;
        addToSheet(sheet, service, sent, {
          at,
          endpoint: '/',
          errorClass: undefined,
          method: '',
          tags: undefined,
          ...scope,
        });
      }
      assert.equal(sheet.counts.length, expected.size);
      assert.deepEqual(
        sheet.counts.map(({ requests }) => requests),
        [...expected.values()],
      );
    }),
  );
});
