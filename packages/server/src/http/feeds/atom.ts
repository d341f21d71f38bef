import { toTimestamp } from '../../domain/clock.ts';
import { escapeMarkup } from '../../domain/markup.ts';
import type { FeedContent, FeedEntry } from './feed-entries.ts';

/** A feed as Atom (RFC 4287). `address`: where it is read, where that is known. */
export function atomText(feed: FeedContent, address: string | undefined): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${feed.id}</id>
<title>${escapeMarkup(feed.title)}</title>
<updated>${toTimestamp(feed.updatedAt)}</updated>
<author><name>Upriver</name></author>
<generator>Upriver</generator>
${address === undefined ? '' : `<link rel="self" type="application/atom+xml" href="${escapeMarkup(address)}"/>\n`}${feed.entries.map(entryText).join('')}</feed>
`;
}

function entryText({ id, title, text, url, publishedAt, updatedAt, tags }: FeedEntry): string {
  return `<entry>
<id>${id}</id>
<title>${escapeMarkup(title)}</title>
<published>${toTimestamp(publishedAt)}</published>
<updated>${toTimestamp(updatedAt)}</updated>
${tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>\n`).join('')}${url === undefined ? '' : `<link rel="alternate" href="${escapeMarkup(url)}"/>\n`}<content type="text">${escapeMarkup(text)}</content>
</entry>
`;
}
