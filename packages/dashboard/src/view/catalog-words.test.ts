import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostsText, linesOf, overlapWords, pageHost } from './catalog-words.ts';

test('many hosts are counted, and none is a dash', () => {
  assert.equal(hostsText(['a.com', 'b.com', 'c.com', 'd.com']), 'a.com, b.com and 2 more');
  assert.equal(hostsText([]), '–');
});

test('what is no address is shown as no page', () => {
  assert.equal(pageHost('https://status.acme.com/x'), 'status.acme.com');
  assert.equal(pageHost('nonsense'), 'no page');
  assert.equal(pageHost(null), 'no page');
});

test('hosts are read however they were typed', () => {
  assert.deepEqual(linesOf(' a.com, b.com\n\na.com '), ['a.com', 'b.com']);
});

test('a vendor that has something of one of the catalog is told of it', () => {
  assert.match(
    overlapWords({ name: 'Own Pay', overlaps: ['acme-pay', 'acme'] }) ?? '',
    /has acme-pay, acme with .*correct acme-pay/,
  );
  assert.equal(overlapWords({ name: 'Own Pay', overlaps: [] }), undefined);
  assert.equal(overlapWords({ name: 'Own Pay' }), undefined);
});
