import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Vendor } from '@upriver/catalog';
import { findSameVendors, isSameVendor } from './same-vendor.ts';
import type { DescribedVendor } from './same-vendor.ts';

const acme: DescribedVendor = {
  hosts: [{ suffix: 'acme.com' }, { host: 'api.*.acmecdn.net' }, { suffix: 'acmeapps.net', hosting: true }],
  packages: {
    npm: [{ name: 'acme' }, { prefix: '@acme/' }, { name: 'pg', class: 'F' }],
    golang: [{ module: 'acme.com/go' }],
  },
  statusPageUrl: 'https://acme.statuspage.io',
};
const nothing: DescribedVendor = { hosts: [], packages: {}, statusPageUrl: null };

const CASES: readonly (readonly [string, Partial<DescribedVendor>, boolean])[] = [
  ['nothing', {}, false],
  ['a host below its suffix', { hosts: [{ host: 'api.eu.acme.com' }] }, true],
  ['a suffix above its host', { hosts: [{ suffix: 'acmecdn.net' }] }, true],
  ['a host of which its name is only the end', { hosts: [{ host: 'notacme.com' }] }, false],
  ['an application that runs at it', { hosts: [{ host: 'gateway.acmeapps.net' }] }, false],
  ['a status page that runs at it', { statusPageUrl: 'https://status.acmeapps.net' }, false],
  ['a package of its prefix', { packages: { npm: [{ name: '@acme/node' }] } }, true],
  ['a prefix that has its package', { packages: { npm: [{ prefix: '@acme/' }] } }, true],
  ['a package of the same name elsewhere', { packages: { pypi: [{ name: 'acme' }] } }, false],
  ['a driver that anybody uses', { packages: { npm: [{ name: 'pg', class: 'F' }] } }, false],
  ['its status page', { statusPageUrl: 'https://acme.statuspage.io' }, true],
  ['a status page below its domain', { statusPageUrl: 'https://status.acme.com/eu' }, true],
  ['another page of the same provider', { statusPageUrl: 'https://other.statuspage.io' }, false],
];

test('two entries describe one vendor if they share a host, a package or the status page', () => {
  for (const [name, change, expected] of CASES) {
    assert.equal(isSameVendor(acme, { ...nothing, ...change }), expected, name);
    assert.equal(isSameVendor({ ...nothing, ...change }, acme), expected, `${name}, the other way round`);
  }
});

test('of many vendors those are found that describe the same one under another slug', () => {
  const vendor = (slug: string, change: Partial<DescribedVendor>): Vendor => ({
    slug,
    name: slug,
    category: 'test',
    sources: [],
    ...nothing,
    ...change,
  });
  const vendors = [
    vendor('own', { hosts: [{ host: 'api.acme.com' }] }),
    ...CASES.map(([name, change]) => vendor(name, change)),
  ];
  assert.deepEqual(
    findSameVendors({ slug: 'own', ...acme }, vendors).map(({ slug }) => slug),
    CASES.flatMap(([name, , expected]) => (expected ? [name] : [])),
  );
});
