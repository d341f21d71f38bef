import { parsePackagePattern } from './pattern-text.ts';
import type { PackageClass, PackagePattern, Vendor } from './vendor.ts';

/** Patterns of packages by their names, or their beginnings before `*`, divided by spaces, all of one class: for vendors with so many that lines run out. */
export function named(names: string, packageClass?: PackageClass): PackagePattern[] {
  return names
    .split(' ')
    .map((name) => ({ ...parsePackagePattern(name), ...(packageClass === undefined ? {} : { class: packageClass }) }));
}

/** Packages, where those of one product have this class. */
export function withClass(given: PackageClass, product: string, packages: Vendor['packages']): Vendor['packages'] {
  return Object.fromEntries(
    Object.entries(packages).map(([ecosystem, patterns]) => [
      ecosystem,
      patterns.map((pattern) => (pattern.product === product ? { ...pattern, class: given } : pattern)),
    ]),
  );
}

/** Patterns of Go modules by their paths, divided by spaces, all of one class. */
export function inModules(paths: string, packageClass?: PackageClass): PackagePattern[] {
  return paths
    .split(' ')
    .map((path) => ({ module: path, ...(packageClass === undefined ? {} : { class: packageClass }) }));
}
