import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRegionCode, isSameRegion, readRegion } from './region.ts';

test('whole labels name a place, however a vendor writes it', () => {
  for (const [label, area, name] of [
    ['us-east-1', 'north_america', 'us-east-1'],
    ['US East (N. Virginia)', 'north_america', 'us-east-1'],
    ['South America (São Paulo)', 'south_america', 'sa-east-1'],
    ['europe-west4', 'europe', 'europe-west4'],
    ['AWS eu-central-1', 'europe', 'eu-central-1'],
    ['westeurope', 'europe', 'westeurope'],
    ['eastus2', 'north_america', 'eastus2'],
    ['centralindia', 'asia_pacific', 'centralindia'],
    ['EU region', 'europe', 'europe'],
    ['US-1', 'north_america', 'us1'],
    ['us5', 'north_america', 'us5'],
  ] as const)
    assert.deepEqual([readRegion(label)?.area, readRegion(label)?.name], [area, name], label);
});

test('other words name none', () => {
  for (const label of ['', 'API', 'Contact us', 'in', 'me', 'US Payments', 'east', 'constructor', 'us-east', '1'])
    assert.equal(readRegion(label), undefined, label);
  for (const text of ['Payments in the US', 'US1 login', 'about us'])
    assert.equal(findRegionCode(text), undefined, text);
  assert.equal(findRegionCode('RDS - ap-southeast-2 - writes')?.name, 'ap-southeast-2');
});

test('two names are one place, another, or it may be', () => {
  const same = (a: string, b: string) => isSameRegion(readRegion(a)!, readRegion(b)!);
  assert.equal(same('us-east-1', 'US East (N. Virginia)'), true);
  assert.equal(same('us-east-1', 'us-east-2'), false);
  assert.equal(same('us-east-1', 'EU'), false);
  assert.equal(same('us-east-1', 'US'), null);
  assert.equal(same('us-east-1', 'eastus'), null);
  assert.equal(same('UK', 'EU'), null);
  assert.equal(same('Europe', 'eu'), true);
  assert.equal(same('ap-southeast-2', 'Australia'), null);
  assert.equal(same('eu1', 'eu2'), false);
});
