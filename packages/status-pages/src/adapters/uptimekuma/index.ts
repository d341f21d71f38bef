import type { Adapter, PageTarget } from '../../adapter.ts';
import { jsonMatches } from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { isHeartbeats, isPage, readUptimeKuma } from './read.ts';

/**
 * Uptime Kuma, self-hosted. One document names the monitors, another holds their beats; only the beats say how things are. The
 * slug is option `slug` or the end of a `/status/<slug>` URL; `default` without either.
 */
export const uptimekuma: Adapter = {
  name: 'uptimekuma',
  title: 'Uptime Kuma',
  requests: (target) => {
    if (target.options['exact'] === 'yes') return [{ key: 'page', url: target.url }];
    const { origin, slug } = locate(target);
    return [
      { key: 'heartbeat', url: heartbeatUrl(target) },
      { key: 'page', url: resolvePath(origin, `/api/status-page/${slug}`), optional: true },
    ];
  },
  read: readUptimeKuma,
  recognises: (document) => jsonMatches(document, (value) => isHeartbeats(value) || isPage(value)),
  probes: { rank: 100, urls: (pageUrl) => [heartbeatUrl({ url: pageUrl, options: {} })] },
  // Its documents stand beside a page that has a name in its address, not below it.
  findDocuments: (_html, pageUrl) => (SLUG_IN_URL.test(pageUrl) ? [heartbeatUrl({ url: pageUrl, options: {} })] : []),
};

const SLUG_IN_URL = /\/status\/[^/?#]+\/?$/;

function heartbeatUrl(target: PageTarget): string {
  const { origin, slug } = locate(target);
  return resolvePath(origin, `/api/status-page/heartbeat/${slug}`);
}

function locate(target: PageTarget): { readonly origin: string; readonly slug: string } {
  const match = /^(.*?)\/(?:api\/status-page(?:\/heartbeat)?|status)\/([^/?#]+)\/?$/.exec(target.url);
  const slug = target.options['slug'] ?? match?.[2] ?? 'default';
  return { origin: match?.[1] ?? target.url, slug: encodeURIComponent(decoded(slug)) };
}

/** A stranger's address may hold what no encoding gives. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
