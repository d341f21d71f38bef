import assert from 'node:assert/strict';
import test from 'node:test';
import { FAILURE_CLASSES } from '@upriver/contract';
import { outcomeOf } from './call-outcome.ts';

test('every call that counts as failed is weighed as one, those included of which nobody knows why', () => {
  for (const errorClass of FAILURE_CLASSES)
    for (const status of [0, 200, 503])
      assert.notEqual(outcomeOf(errorClass, status), undefined, `${errorClass} ${status}`);
  assert.equal(outcomeOf('unknown', 0), 'connection');
  assert.equal(outcomeOf('aborted', 0), undefined);
});
