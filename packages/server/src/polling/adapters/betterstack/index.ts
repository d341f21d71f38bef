import type { Adapter } from '../../adapter.ts';
import { jsonMatches, readFirst, type ReadDocument } from '../single-document.ts';
import { documentUrl } from '../target-url.ts';
import { isBetterStackFeed, readBetterStackFeed } from './feed.ts';
import { isBetterStackIndex, readBetterStackIndex } from './read-index.ts';

const readDocument: ReadDocument = (document, target, now) =>
  document.text.trimStart().startsWith('<')
    ? readBetterStackFeed(document, target, now)
    : readBetterStackIndex(document, target, now);

/** Better Stack (Better Uptime): the page as JSON:API, or its feed. */
export const betterstack: Adapter = {
  name: 'betterstack',
  title: 'Better Stack',
  isHostedByMaker: true,
  requests: (target) => [
    { key: 'index', url: /\/feed\/?$/.test(target.url) ? target.url : documentUrl(target, '/index.json') },
  ],
  read: (documents, target, now) => readFirst(documents, target, now, readDocument),
  recognises: (document) => jsonMatches(document, isBetterStackIndex) || isBetterStackFeed(document),
  probes: ['/index.json'],
};
