import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseYamlDocuments } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';
import { readUsualPnpm } from './pnpm-usual.ts';
import { locatorOf, readRequirement, splitNameAt } from './requirement.ts';
import { SECTIONS } from './sections.ts';

/** pnpm's lockfile, versions 5 to 9. */
export const pnpmLock: Format = {
  name: 'npm-pnpm-lock',
  ecosystem: 'npm',
  kind: 'lockfile',
  files: /(?:^|\/)pnpm-lock(?:\.[\w.-]+)?\.yaml$/,
  extract: extractPnpmLock,
};

/** What a `pnpm-lock.yaml` holds. */
function extractPnpmLock(text: string): Extraction {
  const usual = readUsualPnpm(text);
  const parsed = usual === undefined ? parseYamlDocuments(text) : { values: [usual] };
  if ('problem' in parsed) return nothingBut(parsed.problem);
  // Since pnpm 11 a first document may hold pnpm itself and its configuration; the project is the last one.
  const tree = parsed.values.findLast((value) => isMap(value));
  if (!isMap(tree)) {
    const found = parsed.values.length === 0 ? 'empty' : kindOf(parsed.values.at(-1));
    return nothingBut({ line: 1, message: `a pnpm-lock.yaml is a map; this one is ${found}`, fatal: true });
  }
  if (fieldOf(tree, 'lockfileVersion') === undefined && fieldOf(tree, 'packages') === undefined) {
    return nothingBut({ line: 1, message: 'a pnpm-lock.yaml has a "lockfileVersion"; this one has none', fatal: true });
  }
  const packages = new Map(entriesOf(fieldOf(tree, 'packages')).map(([key, entry]) => [key, readPackage(key, entry)]));
  const direct = listImporters(tree).flatMap((importer) => readImporter(importer, tree, packages));
  const known = new Set(direct.map(({ name, resolved }) => `${name}\0${resolved}`));
  const others = [...packages.values()].filter(({ name, resolved }) => !known.has(`${name}\0${resolved}`));
  return {
    dependencies: [...direct, ...others.map((one) => ({ ...one, requirement: '', direct: false }))],
    problems: [],
  };
}

type Package = Pick<Dependency, 'ecosystem' | 'name' | 'resolved' | 'locator' | 'local' | 'scope'>;

/** A file of a single project holds its groups at the top. */
function listImporters(tree: unknown): readonly unknown[] {
  const importers = fieldOf(tree, 'importers');
  return isMap(importers) ? entriesOf(importers).map(([, importer]) => importer) : [tree];
}

function readImporter(importer: unknown, tree: unknown, packages: ReadonlyMap<string, Package>): readonly Dependency[] {
  return SECTIONS.flatMap(([section, scope]) =>
    entriesOf(fieldOf(importer, section)).flatMap(([key, value]) => {
      const specifier = textOf(fieldOf(value, 'specifier')) ?? textOf(fieldOf(importer, 'specifiers', key)) ?? '';
      const version = textOf(value) ?? textOf(fieldOf(value, 'version'));
      return version === undefined ? [] : [readDirect(key, specifier, version, scope, tree, packages)];
    }),
  );
}

function readDirect(
  key: string,
  specifier: string,
  version: string,
  scope: DependencyScope,
  tree: unknown,
  packages: ReadonlyMap<string, Package>,
): Dependency {
  const { catalog, ...read } = readRequirement(key, specifier);
  const range = catalog === undefined ? undefined : textOf(fieldOf(tree, 'catalogs', catalog, key, 'specifier'));
  const requirement = range === undefined ? read.requirement : readRequirement(key, range).requirement;
  const isLocal = /^(link|file|workspace):/.test(version);
  const bare = withoutPeers(version);
  const found = [bare, version, `${key}@${bare}`, `/${key}@${bare}`, `/${key}/${bare}`, `/${key}/${version}`]
    .map((candidate) => packages.get(candidate))
    .find((one) => one !== undefined);
  const { name: named = read.name, resolved = bare, locator = read.locator } = found ?? nameInVersion(bare) ?? {};
  // A tarball's address tells no name.
  const name = named.includes(':') ? read.name : named;
  return {
    ecosystem: 'npm',
    name,
    requirement,
    ...(!isLocal && { resolved }),
    scope,
    direct: true,
    ...(name !== key && { alias: key }),
    ...(locator !== undefined && { locator }),
    ...(isLocal && { local: true }),
  };
}

/** An alias has the real package in its version: `real@1.0.0`, `/real@1.0.0` or `/real/1.0.0`. */
function nameInVersion(version: string): Package | undefined {
  return version.startsWith('/') || /^@?[^:/@]+(\/[^:/@]+)?@\d/.test(version)
    ? readPackage(version, undefined)
    : undefined;
}

/** Keys are `name@1.0.0` since version 9, `/name@1.0.0(peers)` in 6, `/name/1.0.0_peers` in 5; git and tarballs have a URL instead. */
function readPackage(key: string, entry: unknown): Package {
  const bare = withoutPeers(key);
  const isLocal = /^(file|link):|@(file|link):/.test(bare);
  const split = splitKey(bare);
  const name = textOf(fieldOf(entry, 'name')) ?? split.name;
  const resolved = textOf(fieldOf(entry, 'version')) ?? split.version;
  const source = textOf(fieldOf(entry, 'resolution', 'repo')) ?? split.version;
  const locator = isLocal || /^\d/.test(source) ? undefined : locatorOf(source);
  return {
    ecosystem: 'npm',
    name,
    resolved,
    scope: scopeOf(entry),
    ...(locator !== undefined && { locator }),
    ...(isLocal && { local: true }),
  };
}

function splitKey(key: string): { readonly name: string; readonly version: string } {
  const isOld = key.startsWith('/');
  const text = isOld ? key.slice(1) : key;
  const { name, rest } = splitNameAt(text);
  const isPlainName = !name.slice(name.startsWith('@') ? name.indexOf('/') + 1 : 0).includes('/');
  if (rest !== undefined && isPlainName) return { name, version: rest };
  const slash = text.lastIndexOf('/');
  if (slash <= 0) return { name: text, version: '' };
  const version = text.slice(slash + 1).split('_')[0] as string;
  const before = text.slice(0, slash);
  // `registry.example.org/@scope/name/1.0.0`: the name is what follows the host.
  const withoutHost = isOld ? before : before.replace(/^[^@/]+\.[^@/]+\//, '');
  return { name: withoutHost, version };
}

function withoutPeers(version: string): string {
  const bare = version.split('(')[0] as string;
  return /^\d[^/]*_/.test(bare) || /\/\d[^/]*_[^/]*/.test(bare) ? bare.replace(/_.*$/, '') : bare;
}

function scopeOf(entry: unknown): DependencyScope {
  if (textOf(fieldOf(entry, 'dev')) === 'true') return 'development';
  if (textOf(fieldOf(entry, 'optional')) === 'true') return 'optional';
  return textOf(fieldOf(entry, 'dev')) === 'false' ? 'runtime' : 'unknown';
}
