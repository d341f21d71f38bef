import type { PageTarget } from '../adapter.ts';

/** Addresses of documents, not of the page they belong to: by their ending, or because they lie below an interface. */
const DOCUMENT_PATH = /\.(?:json|xml|rss|atom|js|jsonp)$|\/(?:feed|rss|atom)\/?$|\/(?:api|_apis|proxy)\/./i;

/**
 * The address of a document of this page. A target that is the address of a document already (by its path, by ending in `path`,
 * or by the option `exact: yes`) is asked as it is.
 */
export function documentUrl(target: PageTarget, path: string): string {
  if (path === '' || isDocumentUrl(target, path)) return target.url;
  return resolvePath(target.url, path);
}

/** The same for a vendor whose document stands at the root of its host, wherever on it the page is. */
export function originUrl(target: PageTarget, path: string): string {
  if (isDocumentUrl(target, path) || !URL.canParse(target.url)) return target.url;
  return new URL(target.url).origin + path;
}

/** True when the target's URL is a document's own address. */
export function isDocumentUrl(target: PageTarget, path?: string): boolean {
  if (target.options['exact'] === 'yes') return true;
  if (!URL.canParse(target.url)) return false;
  const { pathname } = new URL(target.url);
  const ending = path?.replace(/\?.*$/, '') ?? '';
  return DOCUMENT_PATH.test(pathname) || (ending.length > 1 && pathname.endsWith(ending));
}

/** `path` below the page: a sub-page such as `/eu-hosting` keeps its own base. An absolute `path` stays. */
export function resolvePath(pageUrl: string, path: string): string {
  if (URL.canParse(path)) return path;
  if (!URL.canParse(pageUrl)) return pageUrl + path;
  const url = new URL(pageUrl);
  return url.origin + url.pathname.replace(/\/+$/, '') + path;
}

/** Probes at these paths below a page's URL. */
export function below(...paths: readonly string[]): (pageUrl: string) => readonly string[] {
  return (pageUrl) => paths.map((path) => resolvePath(pageUrl, path));
}

/** A link as the page gives it → absolute http(s) URL, or undefined. */
export function absoluteLink(link: string | undefined, pageUrl: string): string | undefined {
  if (link === undefined || !URL.canParse(link, pageUrl)) return undefined;
  const url = new URL(link, pageUrl);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
