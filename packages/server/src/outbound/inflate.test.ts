import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { FetchError } from './failure.ts';
import { inflateBody } from './inflate.ts';

const TEXT = '{"status":{"indicator":"none"}}'.repeat(20);
const COMPRESSED: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
  ['gzip', gzipSync],
  ['X-GZIP', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
];

function hasReason(reason: string): (error: unknown) => boolean {
  return (error) => error instanceof FetchError && error.reason === reason;
}

test('every encoding that is asked for is understood, twice over too', async () => {
  for (const [encoding, compress] of COMPRESSED) {
    const inflated = await inflateBody(compress(Buffer.from(TEXT)), encoding, 10_000);
    assert.equal(inflated.toString(), TEXT, encoding);
  }
  const twice = gzipSync(brotliCompressSync(Buffer.from(TEXT)));
  assert.equal((await inflateBody(twice, 'br, gzip', 10_000)).toString(), TEXT);
  assert.equal((await inflateBody(Buffer.from(TEXT), ' identity ', 10_000)).toString(), TEXT);
});

test('a bomb stops at the bound in every encoding', async () => {
  const zeros = Buffer.alloc(20_000_000);
  for (const [encoding, compress] of COMPRESSED)
    await assert.rejects(inflateBody(compress(zeros), encoding, 10_000), hasReason('too_large'), encoding);
});

test('a body that is cut short, of another kind, or encoded in an unknown way is not decoded', async () => {
  for (const [encoding, compress] of COMPRESSED) {
    const bytes = compress(Buffer.from(TEXT));
    const half = bytes.subarray(0, bytes.length >> 1);
    await assert.rejects(inflateBody(half, encoding, 10_000), hasReason('decoding'), encoding);
  }
  await assert.rejects(inflateBody(Buffer.from(TEXT), 'gzip', 10_000), hasReason('decoding'));
  await assert.rejects(inflateBody(Buffer.from(TEXT), 'toString', 10_000), hasReason('decoding'));
  await assert.rejects(inflateBody(Buffer.from(TEXT), 'gzip, gzip, gzip', 10_000), hasReason('decoding'));
});

test('an empty body is empty in every encoding', async () => {
  assert.equal((await inflateBody(Buffer.alloc(0), 'gzip', 10_000)).length, 0);
});
