import { createSingleDocumentAdapter, jsonMatches, type ReadDocument } from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { hasEvents, isCurrentEvents, readCurrentEvents } from './current-events.ts';
import { isServiceFeed, readServiceFeed } from './service-feed.ts';

const readDocument: ReadDocument = (document, target, now) =>
  document.text.trimStart().startsWith('<')
    ? readServiceFeed(document, target, now)
    : readCurrentEvents(document, target, now);

/**
 * AWS. What is open now, in all regions; an event may stay open for months. Options `regions` and `services` (`us-east-1,eu-west-1`;
 * `s3,ec2`) keep only what concerns them. The older feeds per service and region are understood too.
 */
export const aws = createSingleDocumentAdapter({
  name: 'aws',
  title: 'AWS Health',
  hosts: ['health.aws.amazon.com', 'status.aws.amazon.com'],
  partOptions: ['regions', 'services'],
  key: 'current',
  path: (target) => (/\/rss\//.test(target.url) ? target.url : originUrl(target, '/public/currentevents')),
  readDocument,
  // An empty list may be anybody's.
  recognises: (document) =>
    jsonMatches(document, (value) => isCurrentEvents(value) && hasEvents(value)) || isServiceFeed(document),
});
