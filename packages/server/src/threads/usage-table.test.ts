import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'node:test';
import { Worker } from 'node:worker_threads';
import { createUnderWay } from './under-way.ts';
import { allocateUsages, createUsageTable } from './usage-table.ts';

const THREADS = 4;
const ATTEMPTS = 20_000;

/** Enters as often as it can while nobody leaves, and returns how often it could. */
const GREEDY = `
  const { parentPort, workerData } = require('node:worker_threads');
  Promise.all([import(workerData.underWay), import(workerData.usageTable)]).then(([{ createUnderWay }, { createUsageTable }]) => {
    const underWay = createUnderWay(createUsageTable(workerData.memory));
    let entered = 0;
    for (let attempt = 0; attempt < workerData.attempts; attempt += 1) if (underWay.enter('a', workerData.most)) entered += 1;
    parentPort.postMessage(entered);
  });
`;

test('threads that charge one key at once get exactly its limit together', async () => {
  const memory = allocateUsages(64);
  const most = (THREADS * ATTEMPTS) / 2 + 1;
  const files = {
    underWay: new URL('./under-way.ts', import.meta.url).href,
    usageTable: new URL('./usage-table.ts', import.meta.url).href,
  };
  const threads = Array.from(
    { length: THREADS },
    () => new Worker(GREEDY, { eval: true, workerData: { ...files, memory, most, attempts: ATTEMPTS } }),
  );
  const entered = await Promise.all(threads.map(async (thread) => Number((await once(thread, 'message'))[0])));
  assert.equal(
    entered.reduce((sum, count) => sum + count, 0),
    most,
  );
});

test('where there is no room for one more key, the one that was touched longest ago goes', () => {
  const usages = createUsageTable(allocateUsages(8));
  const places = Array.from({ length: 9 }, (_, index) => usages.place(String(index)));
  for (const [now, place] of places.slice(0, 8).entries()) usages.use(place, now, (usage) => usage.add(1, 60_000, now));
  const usedOf = (index: number, now: number): number => {
    const place = places[index];
    assert.ok(place !== undefined);
    return usages.use(place, now, (usage) => usage.used());
  };
  assert.equal(usedOf(0, 100), 1);
  assert.equal(usedOf(8, 101), 0);
  assert.deepEqual([usedOf(0, 102), usedOf(1, 103)], [1, 0]);
});

test('what has left makes room for what comes', () => {
  const underWay = createUnderWay(createUsageTable(allocateUsages(8)));
  assert.deepEqual([underWay.enter('a', 2), underWay.enter('a', 2), underWay.enter('a', 2)], [true, true, false]);
  underWay.leave('a');
  assert.deepEqual([underWay.enter('a', 2), underWay.enter('b', 2), underWay.enter('a', 2)], [true, true, false]);
});

test('what has left is forgotten before anything that is still under way', () => {
  const underWay = createUnderWay(createUsageTable(allocateUsages(8)));
  for (let index = 0; index < 7; index += 1) underWay.enter(`stays ${index}`, 1);
  for (let index = 0; index < 100; index += 1) {
    underWay.enter(`passes ${index}`, 1);
    underWay.leave(`passes ${index}`);
  }
  for (let index = 0; index < 7; index += 1) assert.equal(underWay.enter(`stays ${index}`, 1), false);
});
