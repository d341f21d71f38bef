import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coincidenceChance } from './coincidence.ts';

const usual = { seriesPerOrganization: 3, falseAlarmDays: 30, windowMinutes: 120 };

test('the chance of a coincidence is what independent organizations give', () => {
  // 0.2 a day in a twelfth of a day: 1.65 %.
  const one = 1 - Math.exp(-0.2 / 12);
  assert.equal(coincidenceChance({ ...usual, judged: 5, impaired: 0 }), 1);
  const some = coincidenceChance({ ...usual, judged: 3, impaired: 1 });
  assert.ok(Math.abs(some - (1 - (1 - one) ** 3)) < 1e-12);
  const all = coincidenceChance({ ...usual, judged: 3, impaired: 3 });
  assert.ok(Math.abs(all - one ** 3) < 1e-12, String(all));
  assert.ok(coincidenceChance({ ...usual, judged: 10, impaired: 7 }) < 1e-9);
});
