import { normalizeHost } from '@upriver/catalog';
import type { ReceivedEvent } from './validate.ts';

/** Who answers to a host or a slug, for one organization. The same object until an answer changes. */
export interface ServiceIndex {
  readonly findHost: (normalizedHost: string) => { readonly id: string; readonly hosting?: boolean } | undefined;
  /** Slug → service. */
  readonly findSlug: (slug: string) => string | undefined;
  readonly slugOf: (serviceId: string) => string | undefined;
}

export interface ServiceIndexes {
  of(organizationId: string): Promise<ServiceIndex>;
  /** The index of an organization, if it is at hand and good. */
  known(organizationId: string): ServiceIndex | undefined;
}

/** Whose call an event is. */
export type Resolution =
  | { readonly kind: 'service'; readonly serviceId: string; readonly slug: string; readonly host?: string }
  /** `isCounted` is false for what no vendor could have, such as an address. */
  | { readonly kind: 'unknown'; readonly name: string; readonly isCounted: boolean }
  | { readonly kind: 'malformed' };

/** Resolutions kept per index; there are far fewer hosts than events. */
const KEPT_MAX = 10_000;

/** Step 7: event → service, by host or, without a host, by slug. */
export type Resolve = (index: ServiceIndex, event: Pick<ReceivedEvent, 'host' | 'service'>) => Resolution;

export function createResolver(): Resolve {
  // An index that was replaced takes what was remembered of it along.
  const kept = new WeakMap<ServiceIndex, Map<string, Resolution>>();
  return (index, event) => {
    if (event.host === undefined) return resolveSlug(index, event.service ?? '');
    let hosts = kept.get(index);
    if (hosts === undefined) {
      hosts = new Map();
      kept.set(index, hosts);
    }
    let resolution = hosts.get(event.host);
    if (resolution === undefined) {
      resolution = resolveHost(index, event.host);
      if (hosts.size >= KEPT_MAX) hosts.clear();
      hosts.set(event.host, resolution);
    }
    return resolution;
  };
}

/** Characters that no host name has and a URL does: the sender mixed them up, and should hear so. */
const NEVER_IN_A_HOST = /[\s/?#@%\\\p{Cc}]/u;
const NAME_LENGTH_MAX = 253;

function resolveHost(index: ServiceIndex, given: string): Resolution {
  const trimmed = given.trim();
  if (NEVER_IN_A_HOST.test(trimmed)) return { kind: 'malformed' };
  const publicName = normalizeHost(trimmed);
  // Addresses and inside names are nobody's but what an organization itself has claimed.
  const host = publicName ?? trimmed.toLowerCase().replace(/\.$/, '').slice(0, NAME_LENGTH_MAX);
  const match = index.findHost(host);
  // A customer's own application on a hosting vendor's domain is not the vendor's API.
  if (match === undefined || match.hosting === true)
    return { kind: 'unknown', name: host, isCounted: publicName !== undefined };
  return { kind: 'service', serviceId: match.id, slug: index.slugOf(match.id) ?? match.id, host };
}

function resolveSlug(index: ServiceIndex, slug: string): Resolution {
  const serviceId = index.findSlug(slug);
  return serviceId === undefined
    ? { kind: 'unknown', name: slug, isCounted: false }
    : { kind: 'service', serviceId, slug };
}
