import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { entriesOf, fieldOf, listOf, textOf } from '../../tree.ts';
import { normalizePythonName, pythonLocator } from './requirement.ts';

/** uv's lockfile. */
export const uvLock: Format = {
  name: 'pypi-uv-lock',
  ecosystem: 'pypi',
  kind: 'lockfile',
  files: /(?:^|\/)uv\.lock$/,
  extract: extractUvLock,
};

/** What a `uv.lock` holds. Packages of the project itself stand in it too, with what they ask for. */
function extractUvLock(text: string): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const packages = listOf(fieldOf(parsed.value, 'package')).map(readPackage);
  const byName = Map.groupBy(packages, ({ name }) => name);
  const direct = packages.filter(isOwn).flatMap((own) => listAsked(own.entry, byName));
  const known = new Set(direct.map(({ name, resolved }) => `${name}\0${resolved}`));
  const others = packages
    .filter((one) => !isOwn(one) && one.name !== '' && !known.has(`${one.name}\0${one.version}`))
    .map((one) => ({ ...toDependency(one), requirement: '', scope: 'unknown' as const, direct: false }));
  return { dependencies: [...direct, ...others], problems: [] };
}

interface Package {
  readonly name: string;
  readonly version: string | undefined;
  readonly source: unknown;
  readonly entry: unknown;
}

function readPackage(entry: unknown): Package {
  return {
    name: normalizePythonName(textOf(fieldOf(entry, 'name')) ?? ''),
    version: textOf(fieldOf(entry, 'version')),
    source: fieldOf(entry, 'source'),
    entry,
  };
}

/** Sources that stay inside the project: its own package, members of the workspace, directories and files beside it. */
function isOwn({ source }: Package): boolean {
  return ['virtual', 'editable', 'directory', 'path'].some((key) => fieldOf(source, key) !== undefined);
}

function listAsked(own: unknown, byName: ReadonlyMap<string, readonly Package[]>): readonly Dependency[] {
  const lists: (readonly [unknown, unknown, DependencyScope])[] = [
    [fieldOf(own, 'dependencies'), fieldOf(own, 'metadata', 'requires-dist'), 'runtime'],
  ];
  for (const [, list] of entriesOf(fieldOf(own, 'optional-dependencies'))) {
    lists.push([list, fieldOf(own, 'metadata', 'requires-dist'), 'optional']);
  }
  for (const [group, list] of entriesOf(fieldOf(own, 'dev-dependencies'))) {
    lists.push([list, fieldOf(own, 'metadata', 'requires-dev', group), 'development']);
  }
  return lists.flatMap(([list, metadata, scope]) =>
    listOf(list).flatMap((item) => {
      const name = normalizePythonName(textOf(fieldOf(item, 'name')) ?? '');
      if (name === '') return [];
      const requirement = specifierOf(metadata, name);
      const version = textOf(fieldOf(item, 'version'));
      const candidates = byName.get(name) ?? [];
      // A package that is locked twice, for two kinds of machine, is asked for with its version.
      const found = candidates.find((one) => version === undefined || one.version === version);
      const dependency = found ? toDependency(found) : { ecosystem: 'pypi' as const, name };
      return [{ ...dependency, requirement, scope, direct: true, ...(found && isOwn(found) && { local: true }) }];
    }),
  );
}

function specifierOf(metadata: unknown, name: string): string {
  const found = listOf(metadata).find((item) => normalizePythonName(textOf(fieldOf(item, 'name')) ?? '') === name);
  return textOf(fieldOf(found, 'specifier')) ?? textOf(fieldOf(found, 'git')) ?? textOf(fieldOf(found, 'url')) ?? '';
}

function toDependency({
  name,
  version,
  source,
}: Package): Pick<Dependency, 'ecosystem' | 'name' | 'resolved' | 'locator'> {
  const url = textOf(fieldOf(source, 'git')) ?? textOf(fieldOf(source, 'url'));
  return {
    ecosystem: 'pypi',
    name,
    ...(version !== undefined && { resolved: version }),
    ...(url !== undefined && { locator: pythonLocator(url.replace(/\?.*$/, '')) }),
  };
}
