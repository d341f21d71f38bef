import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { findYamlLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';

/** Dart's manifest. */
export const pubspec: Format = {
  name: 'pub-pubspec',
  ecosystem: 'pub',
  kind: 'manifest',
  files: /(?:^|\/)pubspec\.ya?ml$/,
  extract: extractPubspec,
};

/** Dart's lockfile. */
export const pubspecLock: Format = {
  name: 'pub-pubspec-lock',
  ecosystem: 'pub',
  kind: 'lockfile',
  files: /(?:^|\/)pubspec\.lock$/,
  extract: extractPubspecLock,
};

const SECTIONS: readonly (readonly [string, DependencyScope])[] = [
  ['dependencies', 'runtime'],
  ['dev_dependencies', 'development'],
];

/** What a pubspec declares; overrides only change versions, and parts of an SDK are no packages. */
function extractPubspec(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value))
    return nothingBut({ message: `a pubspec is a map, but this is ${kindOf(parsed.value)}`, fatal: true });
  const lineOf = findYamlLines(text);
  const dependencies = SECTIONS.flatMap(([section, scope]) =>
    entriesOf(fieldOf(parsed.value, section)).map(([name, value]): Dependency => {
      const line = lineOf(name);
      return {
        ecosystem: 'pub',
        name: name.toLowerCase(),
        ...readRequirement(value),
        scope,
        direct: true,
        ...(line !== undefined && { line }),
      };
    }),
  );
  const problems = SECTIONS.flatMap(([section]) => {
    const value = fieldOf(parsed.value, section);
    const isFine = value === undefined || value === '' || value === null || isMap(value);
    return isFine ? [] : [{ message: `${section} should be a map of packages, but is ${kindOf(value)}` }];
  });
  return { dependencies, problems };
}

/** A version, nothing, or a map that says where it comes from. The failsafe schema gives null as text. */
function readRequirement(value: unknown): Pick<Dependency, 'requirement' | 'local' | 'locator'> {
  const text = textOf(value);
  if (text !== undefined) return { requirement: text === 'null' || text === '~' ? '' : text };
  const requirement = textOf(fieldOf(value, 'version')) ?? '';
  if (fieldOf(value, 'sdk') !== undefined || fieldOf(value, 'path') !== undefined) return { requirement, local: true };
  const git = fieldOf(value, 'git');
  const url = textOf(git) ?? textOf(fieldOf(git, 'url'));
  if (url === undefined) return { requirement };
  const reference = textOf(fieldOf(git, 'ref'));
  const locator = url + (reference === undefined ? '' : `#${reference}`);
  return { requirement: requirement === '' ? locator : requirement, locator };
}

const SCOPE_BY_KIND: Readonly<Record<string, DependencyScope>> = {
  'direct main': 'runtime',
  'direct dev': 'development',
  'direct overridden': 'runtime',
};

/** What a `pubspec.lock` holds; it marks what is direct. */
function extractPubspecLock(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const packages = fieldOf(parsed.value, 'packages');
  if (!isMap(packages))
    return nothingBut({ message: `packages should be a map, but is ${kindOf(packages)}`, fatal: true });
  const dependencies = entriesOf(packages).map(([name, entry]): Dependency => {
    const kind = textOf(fieldOf(entry, 'dependency')) ?? '';
    const resolved = textOf(fieldOf(entry, 'version'));
    const source = textOf(fieldOf(entry, 'source')) ?? '';
    return {
      ecosystem: 'pub',
      name: name.toLowerCase(),
      requirement: '',
      scope: SCOPE_BY_KIND[kind] ?? 'unknown',
      direct: kind.startsWith('direct'),
      ...(resolved !== undefined && { resolved }),
      ...((source === 'sdk' || source === 'path') && { local: true }),
    };
  });
  return { dependencies, problems: [] };
}
