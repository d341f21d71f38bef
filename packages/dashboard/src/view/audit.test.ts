import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedFields, sentenceOf } from './audit.ts';

test('an entry of the audit log reads as a sentence', () => {
  for (const [action, name, expected] of [
    ['token.create', 'ci', 'made the token ci'],
    ['alert-rule.update', 'Payments', 'changed the alert rule Payments'],
    ['session.delete-everywhere', 'Ada', 'signed out everywhere'],
    ['change-source.rotate-secret', 'GitHub', 'made a new secret of the change source GitHub'],
    ['change.delete', null, 'deleted the change chg_1'],
  ] as const)
    assert.equal(sentenceOf({ action, subject: { id: 'chg_1', name } }), expected);
});

test('only fields that differ are shown, also where there was or is nothing', () => {
  assert.deepEqual(changedFields({ role: 'viewer', name: 'Ada' }, { role: 'admin', name: 'Ada' }), [
    { name: 'role', before: 'viewer', after: 'admin' },
  ]);
  assert.deepEqual(changedFields(null, { scopes: ['read'] }), [{ name: 'scopes', before: '', after: '["read"]' }]);
  assert.deepEqual(changedFields(undefined, undefined), []);
});
