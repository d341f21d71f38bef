import { isIP } from 'node:net';
import { FetchError } from './failure.ts';

/** Headers that may follow a redirect to another origin; the others may be a credential. */
const HARMLESS_HEADERS = ['accept', 'accept-language', 'time-zone'];

/**
 * Text → the URL of a document, without its fragment.
 * @throws FetchError for what is no URL, another scheme than http and https, or a URL with a user name or password.
 */
export function checkUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null) throw new FetchError('bad_url', `"${text.slice(0, 200)}" is not a URL.`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new FetchError('scheme', `Only http and https are fetched, not ${url.protocol}`);
  if (url.username !== '' || url.password !== '')
    throw new FetchError('bad_url', `The URL at ${url.host} carries a user name or password.`);
  url.hash = '';
  return url;
}

/**
 * Where a redirect leads.
 * @throws FetchError where it must not be followed; what began on https does not continue on http.
 */
export function checkRedirect(from: URL, location: string, startedWith: string): URL {
  const to = checkUrl(location, from);
  if (to.protocol === 'http:' && startedWith === 'https:')
    throw new FetchError('scheme', `${from.host} redirects from https to http.`);
  return to;
}

/** Headers for the next request of a chain: all at the same origin, only harmless ones at another. */
export function headersFor(
  from: URL,
  to: URL,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (from.origin === to.origin) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.includes(name.toLowerCase())));
}

/** The address that stands in place of a host name, or undefined. Every way to write one is normal by now. */
export function literalAddress(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}

/** The port that is connected to. */
export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
}
