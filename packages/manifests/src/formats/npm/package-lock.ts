import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';
import { parentOf } from '../../upload.ts';
import { locatorOf, readRequirement } from './requirement.ts';
import { listDeclared } from './sections.ts';

/** npm's lockfile, versions 1 to 3, and npm-shrinkwrap.json, which is the same. */
export const packageLock: Format = {
  name: 'npm-package-lock',
  ecosystem: 'npm',
  kind: 'lockfile',
  files: /(?:^|\/)(?:\.?package-lock|npm-shrinkwrap)\.json$/,
  extract: extractPackageLock,
};

/** What a `package-lock.json` of any version holds. */
function extractPackageLock(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const tree = parsed.value;
  if (isMap(fieldOf(tree, 'packages'))) return { dependencies: readPackages(fieldOf(tree, 'packages')), problems: [] };
  if (isMap(fieldOf(tree, 'dependencies')))
    return { dependencies: readTree(fieldOf(tree, 'dependencies')), problems: [] };
  if (fieldOf(tree, 'lockfileVersion') !== undefined) return { dependencies: [], problems: [] };
  const found = isMap(tree) ? 'neither "packages" nor "dependencies"' : kindOf(tree);
  return nothingBut({ line: 1, message: `a package-lock.json holds packages; this one is ${found}`, fatal: true });
}

/** Versions 2 and 3: a flat map keyed by where each package lies. Keys outside node_modules are the project's own packages. */
function readPackages(packages: unknown): readonly Dependency[] {
  const used = new Set<string>();
  const dependencies: Dependency[] = [];
  for (const [key, entry] of entriesOf(packages)) {
    // What is extraneous belonged to the project once.
    if (isInstalled(key) || fieldOf(entry, 'extraneous') === true) continue;
    for (const { key: name, range, scope } of listDeclared(entry)) {
      const place = findInstalled(packages, key, name);
      if (place !== undefined) used.add(place);
      const { catalog: _catalog, ...read } = readRequirement(name, range);
      const installed = place === undefined ? {} : readInstalled(place, fieldOf(packages, place));
      dependencies.push({ ecosystem: 'npm', ...read, ...installed, scope, direct: true });
    }
  }
  for (const [key, entry] of entriesOf(packages)) {
    if (!isInstalled(key) || used.has(key) || fieldOf(entry, 'extraneous') === true) continue;
    const { name = nameOfKey(key), ...installed } = readInstalled(key, entry);
    dependencies.push({ ecosystem: 'npm', name, requirement: '', ...installed, scope: scopeOf(entry), direct: false });
  }
  return dependencies;
}

/** What the place of a package tells; the key of an alias is not its name, then the entry holds the real one. */
function readInstalled(
  key: string,
  entry: unknown,
): Pick<Dependency, 'resolved' | 'local' | 'locator'> & { name?: string } {
  const name = textOf(fieldOf(entry, 'name'));
  const version = textOf(fieldOf(entry, 'version'));
  const source = textOf(fieldOf(entry, 'resolved')) ?? '';
  const isLocal = fieldOf(entry, 'link') === true || source.startsWith('file:');
  const locator = source.startsWith('git') ? locatorOf(source) : undefined;
  return {
    ...(name !== undefined && name !== nameOfKey(key) && { name }),
    ...(version !== undefined && { resolved: version }),
    ...(isLocal && { local: true }),
    ...(locator !== undefined && { locator }),
  };
}

/** Node's own rule: the nearest node_modules, upwards from the package that asks. */
function findInstalled(packages: unknown, from: string, name: string): string | undefined {
  for (let at = from; ; at = parentOf(at)) {
    const key = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (fieldOf(packages, key) !== undefined) return key;
    if (at === '') return undefined;
  }
}

/** Version 1: a tree of what is installed where; which of it the project asked for is not said. */
function readTree(root: unknown): readonly Dependency[] {
  const dependencies: Dependency[] = [];
  const waiting = [root];
  for (let map = waiting.pop(); map !== undefined; map = waiting.pop()) {
    for (const [key, entry] of entriesOf(map)) {
      dependencies.push({ ecosystem: 'npm', ...readTreeEntry(key, entry), scope: scopeOf(entry) });
      if (isMap(fieldOf(entry, 'dependencies'))) waiting.push(fieldOf(entry, 'dependencies'));
    }
  }
  return dependencies;
}

function readTreeEntry(key: string, entry: unknown): Omit<Dependency, 'ecosystem' | 'scope'> {
  const version = textOf(fieldOf(entry, 'version')) ?? '';
  const { catalog: _catalog, requirement, ...read } = readRequirement(key, version);
  return { ...read, requirement: '', ...(requirement !== '' && { resolved: requirement }) };
}

function scopeOf(entry: unknown): DependencyScope {
  if (fieldOf(entry, 'dev') === true || fieldOf(entry, 'devOptional') === true) return 'development';
  if (fieldOf(entry, 'optional') === true) return 'optional';
  return fieldOf(entry, 'peer') === true ? 'peer' : 'runtime';
}

function isInstalled(key: string): boolean {
  return key.startsWith('node_modules/') || key.includes('/node_modules/');
}

function nameOfKey(key: string): string {
  return key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
