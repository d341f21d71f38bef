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

/**
 * Vendors that describe the same one as an entry does, its own slug left out. Of thousands only those are compared that have a name
 * under the same domain, the same page, or a package with the same beginning.
 */
export function findSameVendors(
  entry: DescribedVendor & Pick<Vendor, 'slug'>,
  vendors: readonly Vendor[],
): readonly Vendor[] {
  const domains = new Set(hostsOf(entry).map(domainOf));
  return vendors.filter(
    (vendor) =>
      vendor.slug !== entry.slug &&
      (hostsOf(vendor).some((host) => domains.has(domainOf(host))) || sharesNames(entry, vendor)) &&
      isSameVendor(entry, vendor),
  );
}

/** The last two labels of a host. */
function domainOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}

function sharesNames(one: DescribedVendor, other: DescribedVendor): boolean {
  return Object.entries(one.packages).some(([ecosystem, patterns]) => {
    // Safe: the keys of a vendor's packages are ecosystems.
    const others = (other.packages[ecosystem as Ecosystem] ?? []).map((pattern) => nameOf(packageText(pattern)));
    const names = patterns.map((pattern) => nameOf(packageText(pattern)));
    return names.some((name) => others.some((known) => name.startsWith(known) || known.startsWith(name)));
  });
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
