/** Characters of a page that are searched, and addresses of one provider that are worth asking. */
const HTML_LENGTH_MAX = 1_000_000;
const ADDRESSES_MAX = 2;

/** What the pattern's matches in a page give, each once; undefined for a match that does not count. The pattern needs the flag `g`. */
export function findNamed(
  html: string,
  pattern: RegExp,
  toUrl: (groups: readonly string[]) => string | undefined,
): readonly string[] {
  const urls = new Set<string>();
  for (const [, ...groups] of html.slice(0, HTML_LENGTH_MAX).matchAll(pattern)) {
    const url = toUrl(groups.map((group: string | undefined) => group ?? ''));
    if (url !== undefined) urls.add(url);
    if (urls.size >= ADDRESSES_MAX) break;
  }
  return [...urls];
}

/** The page's first label where its host is `<label>.<domain>`: providers name their customers there. */
export function customerOf(pageUrl: string, domain: string): string | undefined {
  const hostname = URL.canParse(pageUrl) ? new URL(pageUrl).hostname : '';
  const label = hostname.endsWith(`.${domain}`) ? hostname.slice(0, -domain.length - 1) : '';
  return /^[a-z0-9-]+$/.test(label) && label !== 'www' ? label : undefined;
}
