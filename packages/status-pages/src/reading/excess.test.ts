import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFeed } from './feed.ts';
import { parsePageJson } from './json-value.ts';

const reasonOf = (parsed: { kind: string; reason?: string }): string => parsed.reason ?? parsed.kind;

test('JSON that is deeper or has more members than any page is not parsed', () => {
  assert.match(reasonOf(parsePageJson('['.repeat(501) + ']'.repeat(501))), /nested more than 500 deep/);
  assert.match(reasonOf(parsePageJson('{"a":'.repeat(100_000))), /nested more than 500 deep/);
  assert.match(reasonOf(parsePageJson(`[${'1,'.repeat(300_001)}1]`)), /more than 300000 members/);
  assert.equal(parsePageJson('['.repeat(500) + ']'.repeat(500)).kind, 'json');
});

test('brackets and commas inside of strings are text, whatever stands before their quotes', () => {
  const text = String.raw`\"[{,`.repeat(100_000);
  assert.equal(parsePageJson(`{"body":"${text}","next":"\\\\"}`).kind, 'json');
});

test('a feed that is larger than any of incidents is not parsed', () => {
  const feed = (content: string): string => `<rss><channel><title>T</title>${content}</channel></rss>`;
  for (const content of [
    '<a>'.repeat(30_000) + '</a>'.repeat(30_000),
    `<item ${'a="1" '.repeat(4000)}/>`,
    '&amp;'.repeat(100_001),
    `<item>${'x'.repeat(2_000_000)}</item>`,
  ])
    assert.match(reasonOf(parseFeed(feed(content))), /larger than any/);
  const [entry] = ['<item><title>Errors</title></item>'];
  assert.equal(parseFeed(feed(entry.repeat(100))).kind, 'feed');
  assert.equal(
    parseFeed(feed(`<item><description><![CDATA[${'x'.repeat(100_000)}]]></description></item>`)).kind,
    'feed',
  );
});
