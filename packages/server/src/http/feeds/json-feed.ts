import { toTimestamp } from '../../domain/clock.ts';
import type { FeedContent } from './feed-entries.ts';

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). `address`: where it is read, where that is known. */
export function jsonFeedText(feed: FeedContent, address: string | undefined): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title.toWellFormed(),
    ...(address === undefined ? {} : { feed_url: address }),
    language: 'en',
    authors: [{ name: 'Upriver' }],
    items: feed.entries.map(({ id, title, text, url, publishedAt, updatedAt, tags }) => ({
      id,
      ...(url === undefined ? {} : { url }),
      title: title.toWellFormed(),
      content_text: text.toWellFormed(),
      date_published: toTimestamp(publishedAt),
      date_modified: toTimestamp(updatedAt),
      tags,
    })),
  });
}
