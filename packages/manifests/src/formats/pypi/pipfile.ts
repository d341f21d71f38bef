import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { findTomlLines } from '../../lines.ts';
import { nothingBut, parseJson, parseToml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, textOf } from '../../tree.ts';
import { collectTable, readTableEntry, type Collector } from './declared.ts';

/** Pipenv's manifest. */
export const pipfile: Format = {
  name: 'pypi-pipfile',
  ecosystem: 'pypi',
  kind: 'manifest',
  files: /(?:^|\/)Pipfile$/,
  extract: extractPipfile,
};

/** Pipenv's lockfile. */
export const pipfileLock: Format = {
  name: 'pypi-pipfile-lock',
  ecosystem: 'pypi',
  kind: 'lockfile',
  files: /(?:^|\/)Pipfile\.lock$/,
  extract: extractPipfileLock,
};

/** Tables of a Pipfile that hold settings; every other one is a category of packages. */
const SETTINGS: readonly string[] = ['source', 'requires', 'scripts', 'pipenv', 'pipfile'];

/** What one `Pipfile` declares. */
function extractPipfile(text: string): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findTomlLines(text);
  const into: Collector = { dependencies: [], problems: [] };
  for (const [table, packages] of entriesOf(parsed.value)) {
    if (!SETTINGS.includes(table)) {
      collectTable(into, packages, scopeOfCategory(table), `[${table}]`, (key) => lineOf(table, key));
    }
  }
  return into;
}

/** What one `Pipfile.lock` holds; which of it the project asked for is not said. */
function extractPipfileLock(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value)) return nothingBut({ line: 1, message: 'a Pipfile.lock is an object', fatal: true });
  const dependencies = entriesOf(parsed.value)
    .filter(([category]) => category !== '_meta')
    .flatMap(([category, packages]) => entriesOf(packages).map(([key, entry]) => readLocked(key, entry, category)));
  return { dependencies, problems: [] };
}

function readLocked(key: string, entry: unknown, category: string): Dependency {
  const { requirement: _written, ...read } = readTableEntry(key, entry, scopeOfCategory(category));
  const version = textOf(fieldOf(entry, 'version'))?.replace(/^===?/, '');
  const resolved = version ?? textOf(fieldOf(entry, 'ref'));
  return { ecosystem: 'pypi', ...read, requirement: '', ...(resolved !== undefined && { resolved }) };
}

function scopeOfCategory(category: string): DependencyScope {
  if (category === 'packages' || category === 'default') return 'runtime';
  return category === 'dev-packages' || category === 'develop' ? 'development' : 'optional';
}
