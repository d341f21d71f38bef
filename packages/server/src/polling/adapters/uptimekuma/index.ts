import type { Adapter, PageTarget } from '../../adapter.ts';
import { jsonMatches } from '../single-document.ts';
import { resolvePath } from '../target-url.ts';
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
      { key: 'heartbeat', url: resolvePath(origin, `/api/status-page/heartbeat/${slug}`) },
      { key: 'page', url: resolvePath(origin, `/api/status-page/${slug}`), optional: true },
    ];
  },
  read: readUptimeKuma,
  recognises: (document) => jsonMatches(document, (value) => isHeartbeats(value) || isPage(value)),
};

function locate(target: PageTarget): { readonly origin: string; readonly slug: string } {
  const match = /^(.*?)\/(?:api\/status-page(?:\/heartbeat)?|status)\/([^/?#]+)\/?$/.exec(target.url);
  const slug = target.options['slug'] ?? match?.[2] ?? 'default';
  return { origin: match?.[1] ?? target.url, slug: encodeURIComponent(decodeURIComponent(slug)) };
}
