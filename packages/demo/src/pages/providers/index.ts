import { betterstack } from './betterstack.ts';
import { cachet } from './cachet.ts';
import { atom, rss } from './feeds.ts';
import { instatus } from './instatus.ts';
import type { PageProvider } from './provider.ts';
import { slack } from './slack.ts';
import { statusio } from './statusio.ts';
import { incidentio, statuspage } from './statuspage.ts';
import { statuspal } from './statuspal.ts';
import { uptimekuma } from './uptimekuma.ts';

/** Makes of page that can be simulated, by the names their adapters have. */
export const PAGE_PROVIDERS = {
  atom,
  betterstack,
  cachet,
  incidentio,
  instatus,
  rss,
  slack,
  statusio,
  statuspage,
  statuspal,
  uptimekuma,
} as const satisfies Record<string, PageProvider>;

export type PageProviderName = keyof typeof PAGE_PROVIDERS;
