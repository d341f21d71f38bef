import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuota } from './quota.ts';

const read = (headers: Record<string, string>) => (name: string) => headers[name];
const cases: readonly [string, Record<string, string>, Record<string, string | number>][] = [
  [
    'GitHub',
    { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' },
    { quota: 'spent', quota_remaining: 0, quota_limit: 60, quota_reset_s: 60 },
  ],
  [
    'the older draft',
    { 'ratelimit-limit': '100, 100;w=60', 'ratelimit-remaining': '3' },
    { quota: 'left', quota_remaining: 3, quota_limit: 100 },
  ],
  ['the newer draft', { ratelimit: '"default";r=0;t=30' }, { quota: 'spent', quota_remaining: 0 }],
  ['Okta', { 'x-rate-limit-remaining': '12' }, { quota: 'left', quota_remaining: 12 }],
  [
    'OpenAI, of two limits the one that is spent',
    { 'x-ratelimit-remaining-requests': '99', 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '6m0s' },
    { quota: 'spent', quota_remaining: 0 },
  ],
  ['Anthropic', { 'anthropic-ratelimit-tokens-remaining': '0' }, { quota: 'spent', quota_remaining: 0 }],
  ['none', { 'retry-after': '3' }, {}],
  ['nonsense', { 'x-ratelimit-remaining': 'many' }, {}],
];
for (const [family, headers, tags] of cases)
  test(`rate-limit headers are read: ${family}`, () => {
    assert.deepEqual(readQuota(read(headers), true), tags);
  });
