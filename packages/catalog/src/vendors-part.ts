import type { HostPattern } from './vendor.ts';

/**
 * What of a host is the vendor's own name: `auth0.com` of `acme.eu.auth0.com`, which also names a customer. The same vendor is found by it.
 * @param host a host that the pattern matches
 */
export function vendorsPart(host: string, { suffix, region }: HostPattern): string {
  if (suffix === undefined) return host;
  const pattern = suffix.toLowerCase().split('.');
  const labels = host.split('.').slice(-pattern.length);
  // A region is the vendor's; any other label that a pattern leaves open may be a customer's.
  return pattern.map((label, place) => (label === '*' && region === true ? labels[place] : label)).join('.');
}
