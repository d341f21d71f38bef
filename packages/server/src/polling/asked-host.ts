import type { Adapter, PageTarget } from '@upriver/status-pages';

/** Host and port that a check of this page asks first; empty for a page without a usable address. */
export function askedHost(target: PageTarget, adapter: Adapter | undefined): string {
  if (!URL.canParse(target.url)) return '';
  const url = adapter?.requests(target)[0]?.url ?? target.url;
  return URL.canParse(url) ? new URL(url).host : '';
}
