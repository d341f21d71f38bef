import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readShort } from './read-short.ts';

test('an answer is read whole, and characters that two chunks share stay whole', async () => {
  const bytes = new TextEncoder().encode('{"host":"bücher"}');
  const halves = new ReadableStream({
    start(controller) {
      for (const half of [bytes.slice(0, 11), bytes.slice(11)]) controller.enqueue(half);
      controller.close();
    },
  });
  assert.equal(await readShort(new Response(halves)), '{"host":"bücher"}');
  assert.equal(await readShort(new Response(null)), '');
});

test('a body without an end is cancelled after 64 kB', async () => {
  let made = 0;
  let isCancelled = false;
  const endless = new ReadableStream({
    pull(controller) {
      made += 1;
      controller.enqueue(new Uint8Array(10_000).fill(120));
    },
    cancel() {
      isCancelled = true;
    },
  });
  assert.equal((await readShort(new Response(endless))).length, 70_000);
  assert.ok(isCancelled && made < 12, String(made));
});
