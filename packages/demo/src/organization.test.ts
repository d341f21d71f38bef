import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listVendors } from '../../catalog/src/index.ts';
import { answerCall, drawGapMs } from './calls.ts';
import { PROJECTS, VENDORS, userAgentOf, versionOf, vendorOf } from './organization.ts';
import { createRandom } from './random.ts';

test('nobody who exists is spoken of: every host is of the reserved domain', () => {
  for (const { host } of VENDORS) assert.match(host, /\.example$/);
});

test('no invented vendor has the slug or the name of one that exists', () => {
  const known = new Set(listVendors().flatMap(({ slug, name }) => [slug, name.toLowerCase()]));
  assert.deepEqual(
    VENDORS.filter(({ slug, name }) => known.has(slug) || known.has(name.toLowerCase())),
    [],
  );
});

test('every call has one vendor, and a version is read back from its User-Agent', () => {
  for (const { calls, deployment } of PROJECTS) {
    for (const { vendor } of calls) assert.equal(vendorOf(vendor).slug, vendor);
    assert.equal(versionOf(userAgentOf(deployment)), deployment);
  }
});

test('trouble meets its share of the calls that it names, and no others', () => {
  const random = createRandom(7);
  const call = { vendor: 'northpay', path: '/v1/charges', medianMs: 100 };
  const trouble = { vendor: 'northpay', path: '/v1/charges', deployment: 'shop 2', share: 0.3, status: 503 };
  const failing = (one: typeof call, version: string): number =>
    Array.from({ length: 10_000 }, () => answerCall(one, version, [trouble], random)).filter(
      ({ status }) => status === 503,
    ).length / 10_000;
  assert.ok(Math.abs(failing(call, 'shop 2') - 0.3) < 0.02);
  assert.equal(failing(call, 'shop 1'), 0);
  assert.equal(failing({ ...call, path: '/v1/customers' }, 'shop 2'), 0);
});

test('so many calls come a minute', () => {
  const random = createRandom(7);
  const meanMs =
    Array.from({ length: 10_000 }, () => drawGapMs(30, random)).reduce((sum, gap) => sum + gap, 0) / 10_000;
  assert.ok(Math.abs(meanMs - 2000) < 60, `${meanMs}`);
});
