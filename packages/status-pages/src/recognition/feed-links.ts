import { decodeEntities } from '../reading/plain-text.ts';
import { absoluteLink } from '../reading/target-url.ts';

/** The part of a page in which its links to feeds stand. */
const HEAD_LENGTH_MAX = 200_000;

/** Feeds that an HTML page names in its head, as absolute URLs, each once. */
export function findFeedLinks(html: string, pageUrl: string): readonly string[] {
  const links = html.slice(0, HEAD_LENGTH_MAX).match(/<link\b[^<>]*>/gi) ?? [];
  const feeds = links.filter((link) => /\btype\s*=\s*["']?application\/(?:atom|rss)\+xml/i.test(link));
  const urls = feeds.flatMap((link) => {
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i.exec(link);
    return absoluteLink(decodeEntities(href?.[1] ?? href?.[2] ?? href?.[3] ?? ''), pageUrl) ?? [];
  });
  return [...new Set(urls)];
}
