import { normalizeHost } from '@upriver/catalog';
import type { FileSummary } from '@upriver/manifests';
import type { VendorRules } from './vendor-rules.ts';

/** A host that an SBOM names as a service which the project calls. */
export interface NamedHost {
  readonly host: string;
  /** The SBOM. */
  readonly path: string;
  /** Whose host it is; null when no vendor claims it. */
  readonly vendorId: string | null;
}

/** Hosts kept of one upload; a bill of materials with more is no list of vendors. */
const HOSTS_MAX = 2000;

/**
 * Hosts that the SBOMs of a project name, each once for a file, with the vendors that claim them. What no vendor could have, such
 * as an address or an inside name, and a provider's mere site, are left out, unless somebody claims them.
 */
export function listNamedHosts(files: readonly Pick<FileSummary, 'path' | 'hosts'>[], rules: VendorRules): NamedHost[] {
  const found = new Map<string, NamedHost>();
  for (const { path, hosts } of files)
    for (const { host: given, isProvider } of hosts) {
      const publicName = normalizeHost(given);
      const host = publicName ?? given.toLowerCase();
      const vendorId = findHostVendor(host, rules);
      if (vendorId === null && (publicName === undefined || isProvider === true)) continue;
      if (found.size < HOSTS_MAX) found.set(`${path}\0${host}`, { host, path, vendorId });
    }
  return [...found.values()];
}

/** Whose host it is. A customer's own application on a hosting vendor's domain is not the vendor's API. */
export function findHostVendor(host: string, { findHost }: Pick<VendorRules, 'findHost'>): string | null {
  const match = findHost(host);
  return match === undefined || match.hosting === true ? null : match.id;
}

/** Vendors of some hosts, each once. */
export function listHostVendors(hosts: readonly Pick<NamedHost, 'vendorId'>[]): string[] {
  return [...new Set(hosts.flatMap(({ vendorId }) => vendorId ?? []))];
}
