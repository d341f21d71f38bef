import { normalizeHost } from './host-name.ts';
import type { HostPattern, PackagePattern } from './vendor.ts';

/** A host pattern as people write it. */
export function hostText(pattern: HostPattern): string {
  return pattern.host ?? `*.${pattern.suffix ?? ''}`;
}

/** A package pattern as people write it. */
export function packageText(pattern: PackagePattern): string {
  return pattern.name ?? pattern.module ?? `${pattern.prefix ?? pattern.group ?? ''}*`;
}

/** `api.acme.com` is one host; `*.acme.com` is everything below, and the name itself. Undefined for what is no host name. */
export function parseHostPattern(text: string): HostPattern | undefined {
  const isSuffix = text.startsWith('*.');
  const host = normalizeHost(isSuffix ? text.slice(2) : text);
  if (host === undefined) return undefined;
  return isSuffix ? { suffix: host } : { host };
}

/** `@acme/pay` is one name; `@acme/*` is every name that starts with `@acme/`. */
export function parsePackagePattern(text: string): PackagePattern {
  return text.endsWith('*') && text.length > 1 ? { prefix: text.slice(0, -1) } : { name: text };
}
