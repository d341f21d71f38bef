import { ECOSYSTEMS } from '@upriver/contract/vocabulary';
import type { Ecosystem } from '@upriver/contract';
import { parsePackagePattern } from './pattern-text.ts';
import type { PackageClass, PackagePattern, Vendor } from './vendor.ts';

/**
 * Packages as people write them, divided by spaces: `ecosystem:name` (of Maven, without an artifact, everything of a group), and `#`
 * with their class after it.
 * @param where what an error names
 * @throws {Error} if one is no package
 */
export function parsePackageList(text: string, where: string): Vendor['packages'] {
  const packages: Partial<Record<Ecosystem, PackagePattern[]>> = {};
  for (const entry of text.trim() === '' ? [] : text.trim().split(/\s+/)) {
    const [, ecosystem = '', name = '', packageClass] = /^(\w+):([^#]+)(?:#([A-H]))?$/.exec(entry) ?? [];
    if (!isEcosystem(ecosystem))
      throw new Error(
        `${where}: ${entry} is not a package: write ecosystem:name, or ecosystem:name#CLASS with a class from A to H; ` +
          `ecosystems are ${ECOSYSTEMS.join(', ')}`,
      );
    const pattern = readPackage(ecosystem, name);
    (packages[ecosystem] ??= []).push(
      packageClass === undefined ? pattern : { ...pattern, class: packageClass as PackageClass },
    );
  }
  return packages;
}

function isEcosystem(text: string): text is Ecosystem {
  return ECOSYSTEMS.some((ecosystem) => ecosystem === text);
}

function readPackage(ecosystem: Ecosystem, name: string): PackagePattern {
  if (ecosystem === 'golang') return { module: name };
  return ecosystem === 'maven' && !name.includes(':') ? { group: name } : parsePackagePattern(name);
}

/** The packages of one vendor that stand in two places. */
export function joinPackages(first: Vendor['packages'], second: Vendor['packages']): Vendor['packages'] {
  return Object.fromEntries(
    ECOSYSTEMS.map(
      (ecosystem) => [ecosystem, [...(first[ecosystem] ?? []), ...(second[ecosystem] ?? [])]] as const,
    ).filter(([, patterns]) => patterns.length > 0),
  );
}
