import type { DeclaredHostTable } from '../store/linking-schema.ts';
import type { UnknownHostRecord } from '../store/unknown-hosts.ts';
import { findService } from './hosts.ts';
import type { FindHost } from './hosts.ts';

/** A host that nobody claims, and where it is known from. */
export interface UnknownHost extends UnknownHostRecord {
  /** SBOMs that name it, sorted. */
  readonly declaredIn: string[];
  /** Somebody's own application under a hosting vendor's domain. */
  readonly isHosted: boolean;
}

/** Hosts of calls and of SBOMs that nobody claims at the moment: most called first, then by name. */
export function mergeUnknownHosts(
  called: readonly UnknownHostRecord[],
  declared: readonly Pick<DeclaredHostTable, 'host' | 'manifest' | 'declared_at'>[],
  find: FindHost,
): UnknownHost[] {
  const found = new Map<string, UnknownHost>(
    called.map((one) => [one.host, { ...one, declaredIn: [], isHosted: false }]),
  );
  for (const { host, manifest, declared_at } of declared) {
    const known = found.get(host);
    if (known === undefined)
      found.set(host, {
        host,
        calls: 0,
        firstSeenAt: declared_at,
        lastSeenAt: declared_at,
        declaredIn: [manifest],
        isHosted: false,
      });
    else
      found.set(host, {
        ...known,
        firstSeenAt: Math.min(known.firstSeenAt, declared_at),
        lastSeenAt: Math.max(known.lastSeenAt, declared_at),
        declaredIn: [...known.declaredIn, manifest].sort(),
      });
  }
  return [...found.values()]
    .filter(({ host }) => findService(host, find) === null)
    .map((one) => ({ ...one, isHosted: find(one.host) !== undefined }))
    .sort((a, b) => b.calls - a.calls || (a.host < b.host ? -1 : 1));
}
