import type { HostPattern, PackagePattern } from '@upriver/catalog';

/** A host pattern as people write it. */
export function hostText(pattern: HostPattern): string {
  return pattern.host ?? `*.${pattern.suffix ?? ''}`;
}

/** A package pattern as people write it. */
export function packageText(pattern: PackagePattern): string {
  return pattern.name ?? pattern.module ?? `${pattern.prefix ?? pattern.group ?? ''}*`;
}
