import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { withEnvironment } from './environment.ts';
import type { Options } from '../types.ts';

const GOOD: Options = { sdkKey: 'upr_sdk_x', endpoint: 'https://upriver.example.com' };

function read(options: Options): ReturnType<typeof readConfig> {
  return readConfig({ ...GOOD, ...options }, 'test/1', '0.0.0');
}

test('an API token, a foreign key and no key are refused with what to do', () => {
  assert.throws(() => read({ sdkKey: 'upr_api_secret' }), /sdkKey is an API token: use an upr_sdk_/);
  assert.throws(() => read({ sdkKey: 'sk_live_1' }), /sdkKey is wrong/);
  assert.throws(() => read({ sdkKey: '' }), /sdkKey is wrong/);
});

test('a refusal never repeats the key', () => {
  assert.throws(
    () => read({ sdkKey: 'upr_api_secret' }),
    (error: Error) => !error.message.includes('secret'),
  );
});

test('an endpoint is a base URL, with or without a slash or the path', () => {
  for (const endpoint of ['', 'upriver.example.com', 'ftp://x', 'https://x/?a=1']) {
    assert.throws(() => read({ endpoint }), /endpoint is wrong/, endpoint);
  }
  for (const endpoint of ['https://u.example.com', 'https://u.example.com/', 'https://u.example.com/v1/events']) {
    assert.equal(read({ endpoint }).url, 'https://u.example.com/v1/events');
  }
  assert.equal(
    read({ endpoint: 'http://proxy.example.com/upriver/' }).url,
    'http://proxy.example.com/upriver/v1/events',
  );
});

test('a number that is none is refused by its name', () => {
  assert.throws(() => read({ flushIntervalMs: Number.NaN }), /flushIntervalMs is no number/);
  assert.throws(() => read({ sampleRate: 'half' as never }), /sampleRate is no number: half/);
  const { maxBatchSize } = withEnvironment({}, { UPRIVER_MAX_BATCH_SIZE: 'many' });
  assert.throws(() => read({ maxBatchSize }), /maxBatchSize is no number/);
});

test('numbers stay within what the server takes', () => {
  const wild = read({ sampleRate: 7, maxBatchSize: 10_000 });
  assert.deepEqual([wild.sampleRate, wild.flushIntervalMs, wild.maxBatchSize], [1, 10_000, 500]);
});

test('at most 20 tags go, with keys of 64 and values of 256 characters', () => {
  const tags = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`${index}${'k'.repeat(100)}`, 'v'.repeat(1000)]),
  );
  const kept = Object.entries(read({ tags }).constants.tags ?? {});
  assert.equal(kept.length, 20);
  assert.ok(kept.every(([key, value]) => key.length === 64 && String(value).length === 256));
});

test('whatever is passed as the value of a tag is one when it leaves, and costs no event', () => {
  const tags = { team: 'a', n: 1, on: false, none: null, not: undefined, nan: Number.NaN, deep: { a: 1 }, list: [1] };
  // As it leaves the process.
  assert.deepEqual(JSON.parse(JSON.stringify(read({ tags: tags as never }).constants.tags)), {
    team: 'a',
    n: 1,
    on: false,
    nan: 'NaN',
    deep: '[object Object]',
    list: '1',
  });
});

test('programs without types are understood, or told what is wrong', () => {
  assert.equal(read({ environment: 5 as never }).constants.environment, '5');
  assert.equal(read({ region: null as never }).constants.region, undefined);
  const { isWanted } = read({ services: 'stripe.com' as never, ignore: /files/ as never });
  assert.deepEqual(['api.stripe.com', 'files.stripe.com', 'example.com'].map(isWanted), [true, false, false]);
  for (const endpoint of ['http://', 'http://a b', 'https://[x'])
    assert.throws(() => read({ endpoint }), Error, endpoint);
});

test('services and ignore choose hosts', () => {
  const { isWanted } = read({ services: ['stripe.com', /openai/], ignore: ['files.stripe.com'] });
  assert.deepEqual(['api.stripe.com', 'files.stripe.com', 'api.openai.com', 'example.com'].map(isWanted), [
    true,
    false,
    true,
    false,
  ]);
});

test('an environment that may not be read is an empty one', () => {
  const closed = new Proxy({}, { get: () => assert.fail('not allowed') });
  assert.deepEqual(Object.values(withEnvironment({ region: 'eu' }, closed)).filter(Boolean), ['eu']);
});

test('every setting may come from the environment, and what is passed wins', () => {
  const merged = withEnvironment(
    { region: 'eu', flushIntervalMs: undefined },
    {
      UPRIVER_SDK_KEY: 'upr_sdk_env',
      UPRIVER_REGION: 'us',
      UPRIVER_FLUSH_INTERVAL_MS: '500',
      UPRIVER_TAGS: 'team=payments, tier=1',
      UPRIVER_IGNORE: 'example.com,,other.example',
      UPRIVER_ENABLED: 'false',
      UPRIVER_DEBUG: '',
    },
  );
  assert.equal(merged.sdkKey, 'upr_sdk_env');
  assert.equal(merged.region, 'eu');
  assert.equal(merged.flushIntervalMs, 500);
  assert.deepEqual(merged.tags, { team: 'payments', tier: '1' });
  assert.deepEqual(merged.ignore, ['example.com', 'other.example']);
  assert.equal(merged.enabled, false);
  assert.equal(merged.debug, undefined);
});
