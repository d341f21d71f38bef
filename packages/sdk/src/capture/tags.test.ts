import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { createTags } from './tags.ts';

test('a tag is found again, is replaced, and is seen by nobody else', () => {
  const tags = createTags<string>();
  const others = createTags<string>();
  for (const target of [{ own: 1 }, Object.freeze({ own: 1 })]) {
    const before = inspect(target, { showHidden: true });
    assert.equal(tags.get(target), undefined);
    tags.set(target, 'first');
    tags.set(target, 'second');
    assert.equal(tags.get(target), 'second');
    assert.equal(others.get(target), undefined);
    assert.equal(inspect(target, { showHidden: true }), before);
    assert.deepEqual(Reflect.ownKeys({ ...target }), Object.keys(target));
  }
});
