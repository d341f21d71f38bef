import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTogether } from './read-together.ts';

test('what is asked for at one moment is one read, and what is asked for later is read anew', async () => {
  const reads: (readonly string[])[] = [];
  let version = 1;
  const read = readTogether((keys) => {
    reads.push(keys);
    const found = keys.filter((key) => key !== 'none').map((key) => [key, `${key} ${version}`] as const);
    version += 1;
    return Promise.resolve(new Map(found));
  });
  assert.deepEqual(await Promise.all(['a', 'none', 'b', 'a'].map((key) => read(key))), [
    'a 1',
    undefined,
    'b 1',
    'a 1',
  ]);
  assert.equal(await read('a'), 'a 2');
  assert.deepEqual(reads, [['a', 'none', 'b'], ['a']]);
});

test('a read that fails is a failure for whoever asked, and for nobody after', async () => {
  let isFailing = true;
  const read = readTogether((keys) =>
    isFailing ? Promise.reject(new Error('no store')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  );
  const results = await Promise.allSettled([read('a'), read('b')]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  isFailing = false;
  assert.equal(await read('a'), 'a');
});
