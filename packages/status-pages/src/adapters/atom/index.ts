import { genericFeedReader } from '../../reading/generic-feed.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';

/** Any Atom feed of incidents. Its URL is that of the feed. Nothing open in it leaves the status unknown. */
export const atom = createSingleDocumentAdapter({
  name: 'atom',
  title: 'Atom feed',
  path: '',
  anyFeed: 'atom',
  readDocument: genericFeedReader('atom'),
});
