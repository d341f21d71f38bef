import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { fieldOf, isMap, listOf, textOf } from '../../tree.ts';
import { sourceOf } from './declared.ts';
import { readUsualPoetry } from './poetry-usual.ts';
import { normalizePythonName, pythonLocator } from './requirement.ts';

/** PDM's lockfile. */
export const pdmLock: Format = {
  name: 'pypi-pdm-lock',
  ecosystem: 'pypi',
  kind: 'lockfile',
  files: /(?:^|\/)pdm\.lock$/,
  extract: (text) => extractLock(text, 'package'),
};

/** Poetry's lockfile. */
export const poetryLock: Format = {
  name: 'pypi-poetry-lock',
  ecosystem: 'pypi',
  kind: 'lockfile',
  files: /(?:^|\/)poetry\.lock$/,
  extract(text) {
    const usual = readUsualPoetry(text);
    return usual === undefined ? extractLock(text, 'package') : listLocked(usual);
  },
};

/** The lockfile of PEP 751. */
export const pylock: Format = {
  name: 'pypi-pylock',
  ecosystem: 'pypi',
  kind: 'lockfile',
  files: /(?:^|\/)pylock(?:\.[^./]+)?\.toml$/,
  extract: (text) => extractLock(text, 'packages'),
};

/** What a list of locked packages holds. Forks and extras repeat a package; which ones the project asked for is not said. */
function extractLock(text: string, key: 'package' | 'packages'): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const list = fieldOf(parsed.value, key);
  if (list !== undefined && !Array.isArray(list)) {
    return nothingBut({ message: `[[${key}]] should be a list of tables`, fatal: true });
  }
  return listLocked(listOf(list));
}

function listLocked(entries: readonly unknown[]): Extraction {
  const found = new Map<string, Dependency>();
  for (const entry of entries) {
    const dependency = readLocked(entry);
    if (dependency) found.set(`${dependency.name}\0${dependency.resolved}\0${dependency.local}`, dependency);
  }
  return { dependencies: [...found.values()], problems: [] };
}

function readLocked(entry: unknown): Dependency | undefined {
  const name = textOf(fieldOf(entry, 'name'));
  if (name === undefined) return undefined;
  const source = lockedSource(entry);
  const resolved = textOf(fieldOf(entry, 'version')) ?? source.commit;
  return {
    ecosystem: 'pypi',
    name: normalizePythonName(name),
    requirement: '',
    ...(resolved !== undefined && { resolved }),
    scope: scopeOf(entry),
    ...(source.url !== undefined && { locator: pythonLocator(source.url) }),
    ...(source.isLocal && { local: true }),
  };
}

/** Poetry has `[package.source]`, PDM keys of the package itself, PEP 751 `vcs`, `directory` and `archive`. */
function lockedSource(entry: unknown): { url?: string; commit?: string; isLocal: boolean } {
  const source = fieldOf(entry, 'source');
  const type = textOf(fieldOf(source, 'type'));
  if (type === 'directory' || type === 'file') return { isLocal: true };
  const url = type === 'git' || type === 'url' ? textOf(fieldOf(source, 'url')) : undefined;
  if (url !== undefined) return { isLocal: false, url };
  if (isMap(fieldOf(entry, 'directory')) || textOf(fieldOf(entry, 'archive', 'path')) !== undefined)
    return { isLocal: true };
  const vcs = fieldOf(entry, 'vcs');
  const remote = textOf(fieldOf(vcs, 'url')) ?? textOf(fieldOf(entry, 'archive', 'url'));
  const commit = textOf(fieldOf(vcs, 'commit-id')) ?? textOf(fieldOf(entry, 'revision'));
  if (remote !== undefined) return { isLocal: false, url: remote, ...(commit !== undefined && { commit }) };
  if (isMap(vcs)) return { isLocal: true };
  return { ...sourceOf(entry), ...(commit !== undefined && { commit }) };
}

function scopeOf(entry: unknown): DependencyScope {
  const groups = listOf(fieldOf(entry, 'groups'));
  const category = textOf(fieldOf(entry, 'category'));
  const isMain = groups.includes('main') || groups.includes('default') || category === 'main';
  if (!isMain && (groups.length > 0 || category !== undefined)) return 'development';
  if (fieldOf(entry, 'optional') === true) return 'optional';
  return isMain ? 'runtime' : 'unknown';
}
