import { genericFeedReader } from '../generic-feed.ts';
import { createSingleDocumentAdapter } from '../single-document.ts';

/** Any RSS feed of incidents. Its URL is that of the feed. Nothing open in it leaves the status unknown. */
export const rss = createSingleDocumentAdapter({
  name: 'rss',
  title: 'RSS feed',
  path: '',
  readDocument: genericFeedReader('rss'),
});
