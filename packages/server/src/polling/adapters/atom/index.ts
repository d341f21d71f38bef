import { genericFeedReader } from '../generic-feed.ts';
import { createSingleDocumentAdapter } from '../single-document.ts';

/** Any Atom feed of incidents. Its URL is that of the feed. Nothing open in it leaves the status unknown. */
export const atom = createSingleDocumentAdapter({
  name: 'atom',
  title: 'Atom feed',
  path: '',
  readDocument: genericFeedReader('atom'),
});
