import type { CustomVendor, StatusPagePreview } from '@upriver/contract';
import { plural } from './words.ts';

/** Hosts that are written out. */
const HOSTS_MAX = 2;

/** "api.stripe.com and 3 more". */
export function hostsText(hosts: readonly string[]): string {
  if (hosts.length === 0) return '–';
  const more = hosts.length - HOSTS_MAX;
  return `${hosts.slice(0, HOSTS_MAX).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The host of a status page. */
export function pageHost(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).host : 'no page';
}

/** Lines that somebody typed: trimmed, without empty ones and repetitions. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((line) => line !== ''))];
}

/** What a preview found beside its status, in one line. */
export function previewWords({ observation }: Pick<StatusPagePreview, 'observation'>): string {
  if (observation === null) return '';
  const { components, incidents } = observation;
  const parts = components === null ? 'no components' : plural(components.count, 'component');
  return `${parts}, ${plural(incidents.unresolved, 'open incident')}`;
}

/** Vendors of the catalog of which a vendor that was added has something; undefined when there is none. */
export function overlapWords({ name, overlaps = [] }: Pick<CustomVendor, 'name' | 'overlaps'>): string | undefined {
  const [first] = overlaps;
  if (first === undefined) return undefined;
  return `The catalog has ${overlaps.join(', ')} with a host or the status page of it. What both have counts for ${name}, the rest for ${first}. If they are one vendor, delete ${name} and correct ${first} instead.`;
}
