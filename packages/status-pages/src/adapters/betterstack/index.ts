import { createSingleDocumentAdapter, jsonMatches, type ReadDocument } from '../../reading/single-document.ts';
import { below, documentUrl } from '../../reading/target-url.ts';
import { isBetterStackFeed, readBetterStackFeed } from './feed.ts';
import { isBetterStackIndex, readBetterStackIndex } from './read-index.ts';

const readDocument: ReadDocument = (document, target, now) =>
  document.text.trimStart().startsWith('<')
    ? readBetterStackFeed(document, target, now)
    : readBetterStackIndex(document, target, now);

/** Better Stack (Better Uptime): the page as JSON:API, or its feed. */
export const betterstack = createSingleDocumentAdapter({
  name: 'betterstack',
  title: 'Better Stack',
  isHostedByProvider: true,
  key: 'index',
  path: (target) => (/\/feed\/?$/.test(target.url) ? target.url : documentUrl(target, '/index.json')),
  readDocument,
  recognises: (document) => jsonMatches(document, isBetterStackIndex) || isBetterStackFeed(document),
  probes: { rank: 40, urls: below('/index.json') },
});
