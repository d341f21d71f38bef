import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, ONSET } from '../../test/scene.ts';
import { OUTCOMES } from './cause.ts';
import type { Outcome } from './cause.ts';
import { onProbabilities } from './on-minutes.ts';
import { classNats } from './outcome-modes.ts';
import { hedge, logBeta, logGamma, logSum, normalCdf } from './special-functions.ts';
import { lagDensity } from './timing.ts';

test('special functions agree with known values', () => {
  assert.ok(Math.abs(logGamma(0.5) - Math.log(Math.sqrt(Math.PI))) < 1e-9);
  assert.ok(Math.abs(logGamma(11) - Math.log(3_628_800)) < 1e-9);
  assert.ok(Math.abs(logBeta(2, 3) - Math.log(1 / 12)) < 1e-9);
  assert.ok(Math.abs(logSum([Math.log(1), Math.log(2), Math.log(3)]) - Math.log(6)) < 1e-12);
  assert.ok(Math.abs(normalCdf(1.96) - 0.975) < 1e-4);
  assert.ok(hedge(-100, 0.05) > Math.log(0.049));
});

test('the density of the lag from a change to its harm sums to one', () => {
  for (const otherOnsets of [[], [[ONSET + 4 * MINUTE_MS, 0.3] as const]]) {
    const onset = { onsetAt: ONSET, onsetSpreadMinutes: 0.3, otherOnsets, grewAt: [] };
    let sum = 0;
    for (let lag = -30; lag < 300; lag += 0.1) sum += 0.1 * lagDensity(ONSET - lag * MINUTE_MS, onset);
    assert.ok(Math.abs(sum - 1) < 0.02, String(sum));
  }
});

test('minutes of a flapping fault are told from those between', () => {
  const slots = Array.from({ length: 12 }, (_, minute) => ({
    minutes: 1,
    calls: 60,
    bad: minute % 4 < 2 ? 30 : 0,
  }));
  const on = onProbabilities(slots, 0.005);
  for (const [minute, probability] of on.entries()) assert.equal(probability > 0.5, minute % 4 < 2);
});

test('one call more or less of an outcome never changes the evidence of classes without bound', () => {
  for (const outcome of OUTCOMES) {
    const many = OUTCOMES.map((one) => (one === outcome ? 1e6 : 0));
    const few = OUTCOMES.map((one) => (one === outcome ? 200 : 0));
    for (const [profile, nats] of Object.entries(classNats(many))) {
      assert.ok(Math.abs(nats) < 4.5, `${outcome} ${profile} ${nats}`);
      assert.ok(Math.abs(nats - (classNats(few) as Record<string, number>)[profile]!) < 0.01);
    }
  }
});

test('each way of failing speaks for the cause that fails in that way', () => {
  const only = (outcome: (typeof OUTCOMES)[number]) => classNats(OUTCOMES.map((one) => (one === outcome ? 20 : 0)));
  assert.ok(only('dns').dns > only('dns').vendor + 2);
  assert.ok(only('auth').key > only('auth').code + 1);
  assert.ok(only('gateway').vendor > only('gateway').code + 1);
  assert.ok(only('client').input > only('client').vendor + 2);
});

test('refusals with errors beside them speak for the authentication of the vendor, refusals alone for the key', () => {
  const refused = (beside: number) =>
    classNats(OUTCOMES.map((one) => (one === 'auth' ? 32 : one === 'server' || one === 'gateway' ? beside : 0)));
  assert.ok(refused(4).vendor_auth > refused(4).key + 1);
  assert.ok(refused(0).key > refused(0).vendor_auth + 0.3);
});

test('400 or 404 beside refusals speak for the key, not for the authentication of the vendor', () => {
  const keyOverVendor = (counts: Partial<Record<Outcome, number>>) => natsOf(counts).key - natsOf(counts).vendor_auth;
  assert.ok(keyOverVendor({ auth: 27, client: 5 }) > keyOverVendor({ auth: 32 }) + 0.2);
});

test('429 beside 403 speaks for a spent quota, 429 beside time-outs and gateway errors less so', () => {
  const quotaOverVendor = (counts: Partial<Record<Outcome, number>>) => natsOf(counts).quota - natsOf(counts).vendor;
  const alone = quotaOverVendor({ rate_limited: 32 });
  assert.ok(quotaOverVendor({ rate_limited: 27, auth: 5 }) > alone + 0.3);
  assert.ok(quotaOverVendor({ rate_limited: 27, gateway: 3, timeout: 2 }) < alone - 0.5);
});

/** Nats of each profile for calls with these outcomes. */
function natsOf(counts: Partial<Record<Outcome, number>>) {
  return classNats(OUTCOMES.map((outcome) => counts[outcome] ?? 0));
}
