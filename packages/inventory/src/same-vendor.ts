import { packageText } from '@upriver/catalog';
import type { HostPattern, Vendor } from '@upriver/catalog';
import type { Ecosystem } from '@upriver/contract';
import { createVendorRules } from './vendor-rules.ts';
import type { VendorRules } from './vendor-rules.ts';

/** What tells whether two entries describe one vendor. */
export type DescribedVendor = Pick<Vendor, 'hosts' | 'packages' | 'statusPageUrl'>;

/** Whether two entries describe one vendor: a host, a package or the status page of one is also the other's. */
export function isSameVendor(one: DescribedVendor, other: DescribedVendor): boolean {
  if (one.statusPageUrl !== null && one.statusPageUrl === other.statusPageUrl) return true;
  return claimsSomeOf(one, other) || claimsSomeOf(other, one);
}

function claimsSomeOf({ hosts, packages }: DescribedVendor, other: DescribedVendor): boolean {
  const rules = createVendorRules([{ id: '', hosts, packages }]);
  if (hostsOf(other).some((host) => isHostOf(rules, host))) return true;
  return Object.entries(other.packages).some(([ecosystem, patterns]) =>
    // Safe: the keys of a vendor's packages are ecosystems.
    patterns.some((pattern) => rules.findVendors(ecosystem as Ecosystem, nameOf(packageText(pattern))).length > 0),
  );
}

/** Anybody's application may run at a host of a hosting vendor. */
function isHostOf(rules: VendorRules, host: string): boolean {
  const match = rules.findHost(host);
  return match !== undefined && match.hosting !== true;
}

function hostsOf({ hosts, statusPageUrl }: DescribedVendor): string[] {
  const page = statusPageUrl !== null && URL.canParse(statusPageUrl) ? [new URL(statusPageUrl).hostname] : [];
  return [...hosts.map(({ host, suffix }: HostPattern) => host ?? suffix ?? ''), ...page];
}

/** A name that a prefix has. */
function nameOf(text: string): string {
  return text.replace(/\*$/, '');
}
