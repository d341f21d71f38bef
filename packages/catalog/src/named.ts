import type { PackageClass, PackagePattern } from './vendor.ts';

/** Patterns of packages by their exact names, divided by spaces, all of one class: for vendors with so many that lines run out. */
export function named(names: string, packageClass?: PackageClass): PackagePattern[] {
  return names.split(' ').map((name) => (packageClass === undefined ? { name } : { name, class: packageClass }));
}
