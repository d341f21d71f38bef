import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { locatorOf, readRequirement, splitNameAt } from './requirement.ts';
import { listDeclared } from './sections.ts';

/** bun's text lockfile. */
export const bunLock: Format = {
  name: 'npm-bun-lock',
  ecosystem: 'npm',
  kind: 'lockfile',
  files: /(?:^|\/)bun\.lock$/,
  extract: extractBunLock,
};

/** bun's binary lockfile, which is recognised only to say what to do instead. */
export const bunLockBinary: Format = {
  name: 'npm-bun-lockb',
  ecosystem: 'npm',
  kind: 'lockfile',
  files: /(?:^|\/)bun\.lockb$/,
  extract: () =>
    nothingBut({
      message: 'bun.lockb is binary and is not read; `bun install --save-text-lockfile` writes a bun.lock, which is',
      fatal: true,
    }),
};

/** What a `bun.lock` holds. */
function extractBunLock(text: string): Extraction {
  const errors: ParseError[] = [];
  const tree: unknown = parse(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) {
    const line = text.slice(0, error.offset).split('\n').length;
    return nothingBut({ line, message: `this is no bun.lock: ${printParseErrorCode(error.error)}`, fatal: true });
  }
  const packages = fieldOf(tree, 'packages');
  const workspaces = fieldOf(tree, 'workspaces');
  if (!isMap(packages) && !isMap(workspaces)) {
    const found = isMap(tree) ? 'without both' : kindOf(tree);
    return nothingBut({
      line: 1,
      message: `a bun.lock holds "workspaces" and "packages"; this one is ${found}`,
      fatal: true,
    });
  }
  const used = new Set<string>();
  const direct = entriesOf(workspaces).flatMap(([, workspace]) => readWorkspace(workspace, tree, used));
  const others = entriesOf(packages).flatMap(([key, entry]) => (used.has(key) ? [] : readPackage(key, entry)));
  return {
    dependencies: [...direct, ...others.map((one) => ({ ...one, scope: 'unknown' as const, direct: false }))],
    problems: [],
  };
}

function readWorkspace(workspace: unknown, tree: unknown, used: Set<string>): readonly Dependency[] {
  const packages = fieldOf(tree, 'packages');
  const owner = textOf(fieldOf(workspace, 'name')) ?? '';
  return listDeclared(workspace).map(({ key, range, scope }) => {
    const { catalog, ...written } = readRequirement(key, range);
    const cataloged = catalog === undefined ? undefined : findInCatalog(tree, catalog, key);
    const { catalog: _nested, ...read } =
      cataloged === undefined ? { ...written, catalog } : readRequirement(key, cataloged);
    const place = [`${owner}/${key}`, key].find((one) => fieldOf(packages, one) !== undefined);
    if (place !== undefined) used.add(place);
    const [installed] = place === undefined ? [] : readPackage(place, fieldOf(packages, place));
    const { requirement: _none, ...found } = installed ?? { requirement: '' };
    const name = installed?.name ?? read.name;
    return { ecosystem: 'npm', ...read, ...found, name, ...(name !== key && { alias: key }), scope, direct: true };
  });
}

function findInCatalog(tree: unknown, catalog: string, key: string): string | undefined {
  const named = textOf(fieldOf(tree, 'catalogs', catalog, key));
  return named ?? (catalog === 'default' ? textOf(fieldOf(tree, 'catalog', key)) : undefined);
}

/** An entry is a list that starts with `name@version`; the name is the real one, the key may be an alias or a place. */
function readPackage(_key: string, entry: unknown): readonly Omit<Dependency, 'scope'>[] {
  const id = textOf(listOf(entry)[0]);
  if (id === undefined) return [];
  const { name, rest = '' } = splitNameAt(id);
  const isLocal = rest === '' || /^(workspace|file|link|root):/.test(rest);
  const locator = isLocal ? undefined : locatorOf(rest);
  return [
    {
      ecosystem: 'npm',
      name,
      requirement: '',
      ...(isLocal ? { local: true } : { resolved: rest }),
      ...(locator !== undefined && { locator }),
    },
  ];
}
