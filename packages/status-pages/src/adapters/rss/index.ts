import { genericFeedReader } from '../../reading/generic-feed.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';

/** Any RSS feed of incidents. Its URL is that of the feed. Nothing open in it leaves the status unknown. */
export const rss = createSingleDocumentAdapter({
  name: 'rss',
  title: 'RSS feed',
  path: '',
  anyFeed: 'rss',
  readDocument: genericFeedReader('rss'),
});
