import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeText } from './decode.ts';
import { createContext, createUpload } from './upload.ts';

test('paths that leave the upload are set aside with a reason', () => {
  const paths = ['/etc/passwd', '../x', 'a/../../x', 'a\\b', 'a\0b', 'C:/x', 'C:\\x', '', './', 'x'.repeat(1001)];
  const upload = createUpload(paths.map((path) => ({ path, content: '' })));
  assert.deepEqual(upload.paths, []);
  assert.deepEqual(
    upload.rejected.map(({ path }) => path),
    paths,
  );
  assert.ok(upload.rejected.every(({ message }) => message.length > 0));
});

test('a path is normalised, and a second file of the same path is set aside', () => {
  const upload = createUpload([
    { path: './a//b.txt', content: 'first' },
    { path: 'a/b.txt', content: 'second' },
  ]);
  assert.deepEqual([upload.paths, upload.files.get('a/b.txt')], [['a/b.txt'], 'first']);
  assert.match(upload.rejected[0]?.message ?? '', /given twice/);
});

test('a format finds files beside it, above it and by relative path, and nothing outside', () => {
  const upload = createUpload([
    { path: 'top.txt', content: 'top' },
    { path: 'a/top.txt', content: 'middle' },
    { path: 'a/b/file.txt', content: '' },
  ]);
  const asked = new Set<string>();
  const context = createContext(upload, 'a/b/file.txt', asked);
  assert.equal(context.findUp('top.txt')?.path, 'a/top.txt');
  assert.equal(context.findUp('top.txt', ({ content }) => content === 'top')?.path, 'top.txt');
  assert.equal(context.findUp('missing.txt'), undefined);
  assert.equal(context.resolve('../top.txt'), 'a/top.txt');
  assert.equal(context.resolve('../../../etc/passwd'), undefined);
  assert.equal(context.resolve('/etc/passwd'), undefined);
  assert.equal(context.sibling('a/top.txt'), 'middle');
  assert.equal(context.sibling('a/none.txt'), undefined);
  assert.deepEqual([context.has('top.txt'), context.has('none.txt')], [true, false]);
  assert.deepEqual([...asked], ['a/top.txt', 'a/none.txt', 'top.txt', 'none.txt']);
});

test('bytes are decoded by their byte order mark, and line ends become LF', () => {
  const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');
  assert.equal(decodeText(utf16('stripe\r\n')), 'stripe\n');
  assert.equal(decodeText(Buffer.from(utf16('stripe')).swap16()), 'stripe');
  assert.equal(decodeText(Buffer.from('\uFEFFstripe\rboto3', 'utf8')), 'stripe\nboto3');
  assert.equal(decodeText(Uint8Array.of(0x61, 0xff, 0x62)), 'a\uFFFDb');
});
