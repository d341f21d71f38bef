import { findHostVendor } from './named-hosts.ts';
import type { VendorRules } from './vendor-rules.ts';

/** A host that calls went to. */
export interface CalledHost {
  readonly host: string;
  readonly calls: number;
  readonly firstSeenAt: number;
  readonly lastSeenAt: number;
}

/** A host that an SBOM named at a time. */
export interface DeclaredHost {
  readonly host: string;
  /** The SBOM. */
  readonly path: string;
  readonly declaredAt: number;
}

/** A host that nobody claims, and where it is known from. */
export interface UnknownHost extends CalledHost {
  /** SBOMs that name it, sorted. */
  readonly declaredIn: string[];
  /** Somebody's own application under a hosting vendor's domain. */
  readonly isHosted: boolean;
}

/** Hosts of calls and of SBOMs that nobody claims at the moment: most called first, then by name. */
export function mergeUnknownHosts(
  called: readonly CalledHost[],
  declared: readonly DeclaredHost[],
  rules: Pick<VendorRules, 'findHost'>,
): UnknownHost[] {
  const found = new Map<string, UnknownHost>(
    called.map((one) => [one.host, { ...one, declaredIn: [], isHosted: false }]),
  );
  for (const { host, path, declaredAt } of declared) {
    const known = found.get(host);
    found.set(host, {
      host,
      calls: known?.calls ?? 0,
      firstSeenAt: Math.min(known?.firstSeenAt ?? declaredAt, declaredAt),
      lastSeenAt: Math.max(known?.lastSeenAt ?? declaredAt, declaredAt),
      declaredIn: [...(known?.declaredIn ?? []), path].sort(),
      isHosted: false,
    });
  }
  return [...found.values()]
    .filter(({ host }) => findHostVendor(host, rules) === null)
    .map((one) => ({ ...one, isHosted: rules.findHost(one.host) !== undefined }))
    .sort((a, b) => b.calls - a.calls || (a.host < b.host ? -1 : 1));
}
