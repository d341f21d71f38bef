import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listSetUps } from './set-up-code.ts';

test('every runtime is given the key and the address of the server, in few lines', () => {
  for (const { id, lines } of listSetUps('upr_sdk_key', 'https://upriver.example')) {
    const text = lines.join('\n');
    assert.ok(text.includes('upr_sdk_key') && text.includes('https://upriver.example'), id);
    assert.ok(lines.length <= 4, id);
  }
});
