import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { parseFeed } from './feed.ts';
import { toPlainText } from './plain-text.ts';
import { documentUrl, originUrl, resolvePath } from './target-url.ts';

describe("a vendor's text becomes plain", () => {
  const cases: readonly (readonly [string, string])[] = [
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<br />Two<br>Three', 'One\nTwo\nThree'],
    ['<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
    ['Tom &amp; Jerry &#39;s &#x1F600; &hellip; &unknown;', "Tom & Jerry 's 😀 … &unknown;"],
    ['Caf&eacute; &uuml;ber&nbsp;alles &rarr; &#150;', 'Café über alles → –'],
    ['latency < 5 ms and > 3 ms', 'latency < 5 ms and > 3 ms'],
    ['<script>alert(1)</script><b>Safe</b>', 'Safe'],
    ['<a href="https://x.example">link</a>', 'link'],
    ['  a\r\n\r\n\r\n\r\nb  ', 'a\n\nb'],
    ['&#0; &#xD800; &#99999999;', '&#0; &#xD800; &#99999999;'],
  ];
  for (const [html, text] of cases) it(html, () => assert.equal(toPlainText(html), text));

  it('in linear time, and with a bound', () => {
    fc.assert(fc.property(fc.string(), (text) => assert.ok(toPlainText(text).length <= 20_000)));
    assert.ok(toPlainText('<script'.repeat(50_000)).length <= 20_000);
    assert.ok(toPlainText('<!--'.repeat(50_000)).length <= 20_000);
  });
});

describe('a feed', () => {
  it('with declared entities is refused', () => {
    const text = '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss version="2.0"><channel><title>&a;</title></channel></rss>';
    assert.equal(parseFeed(text).kind, 'unreadable');
  });

  it('keeps numbers as they are written, and reads texts in any wrapping', () => {
    const item =
      '<item><guid isPermaLink="false">0012</guid><title><![CDATA[1.10 & more]]></title><category>a</category><category>b</category></item>';
    const parsed = parseFeed(`<rss version="2.0"><channel><title>x</title>${item}</channel></rss>`);
    assert.ok(parsed.kind === 'feed');
    assert.deepEqual(parsed.feed.entries, [{ id: '0012', title: '1.10 & more', html: '', categories: ['a', 'b'] }]);
  });

  it('never fails, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseFeed(`<rss><channel>${text}</channel></rss>`);
      }),
    );
  });
});

describe('the address of a document', () => {
  const options = {};

  it("is below the page, unless the URL is a document's own", () => {
    assert.equal(documentUrl({ url: 'https://a.example/', options }, '/x.json'), 'https://a.example/x.json');
    assert.equal(
      documentUrl({ url: 'https://a.example/eu?lang=en#top', options }, '/x.json'),
      'https://a.example/eu/x.json',
    );
    for (const url of [
      'https://a.example/y.json',
      'https://a.example/api/v2/x',
      'https://a.example/proxy/b.example',
      'https://a.example/feed/',
    ]) {
      assert.equal(documentUrl({ url, options }, '/x.json'), url);
    }
    assert.equal(
      documentUrl({ url: 'https://a.example/y', options: { exact: 'yes' } }, '/x.json'),
      'https://a.example/y',
    );
    assert.equal(originUrl({ url: 'https://a.example/health/status', options }, '/x'), 'https://a.example/x');
    assert.equal(resolvePath('nowhere', '/x'), 'nowhere/x');
  });
});
