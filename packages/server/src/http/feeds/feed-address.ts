import type { FeedFormat } from '@upriver/contract';

/** File and content type of each format. Text is UTF-8. */
export const FEED_DOCUMENTS: Readonly<Record<FeedFormat, { readonly file: string; readonly contentType: string }>> = {
  atom: { file: 'feed.atom', contentType: 'application/atom+xml; charset=utf-8' },
  json: { file: 'feed.json', contentType: 'application/feed+json; charset=utf-8' },
  calendar: { file: 'maintenances.ics', contentType: 'text/calendar; charset=utf-8' },
};

/** The path of a feed. Its secret is known only when it is created, and to who reads it. */
export function feedPath(secret: string, format: FeedFormat): string {
  return `/feeds/${secret}/${FEED_DOCUMENTS[format].file}`;
}

/** A path without the secrets in it, for the log. */
export function withoutSecret(path: string): string {
  return path.replace(/upr_feed_\w+/gi, 'upr_feed_…');
}
