import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { createHandClock } from './domain/clock.ts';
import { limitLogRepeats } from './limit-log-repeats.ts';

function open() {
  const clock = createHandClock(0);
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'info', hooks: { logMethod: limitLogRepeats(clock) } },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { clock, lines, log };
}

const failed = (code: string) => Object.assign(new Error(`the store says ${code}`), { code });

test('a failure that repeats is logged at once and then once a second, with how often and for which requests', () => {
  const { clock, lines, log } = open();
  for (let index = 0; index < 300; index += 1) {
    log.error({ err: failed('ECONNREFUSED'), requestId: `r${index}` }, 'request failed');
    clock.advance(10);
  }
  assert.equal(lines.length, 3);
  assert.deepEqual(
    lines.map((line) => line['repeats']),
    [undefined, 99, 99],
  );
  assert.match(JSON.stringify(lines[1]?.['requestIds']), /^\["r1","r2",/);
});

test('on a full disk it is logged once a minute', () => {
  const { clock, lines, log } = open();
  for (let index = 0; index < 1200; index += 1) {
    log.error({ err: failed('ENOSPC') }, 'a commit failed');
    clock.advance(100);
  }
  assert.equal(lines.length, 2);
});

test('different failures, and lines that are no failures, are all logged', () => {
  const { lines, log } = open();
  for (let index = 0; index < 5; index += 1) {
    log.error({ err: new TypeError(`number ${index}`) }, 'request failed');
    log.info({ requestId: 'a' });
    log.error({ damage: index }, 'a block is damaged');
  }
  assert.equal(lines.length, 15);
});
