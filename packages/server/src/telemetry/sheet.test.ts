import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_TEXTS } from '@upriver/contract';
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
