import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext } from '../../format.ts';
import { findTomlLines, type LineFinder } from '../../lines.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, listOf, textOf } from '../../tree.ts';
import { collectList, collectTable, collectText, sourceOf, type Collector } from './declared.ts';
import { normalizePythonName, pythonLocator } from './requirement.ts';
import { isDevelopmentWord } from './scope.ts';

/** Python's manifest: PEP 621 and 735, and what Poetry, PDM, uv, Hatch and Flit add. */
export const pyproject: Format = {
  name: 'pypi-pyproject',
  ecosystem: 'pypi',
  kind: 'manifest',
  files: /(?:^|\/)pyproject\.toml$/,
  extract: extractPyproject,
};

/** What one `pyproject.toml` declares. */
function extractPyproject(text: string, context: FormatContext): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const tree = parsed.value;
  const lineOf = findTomlLines(text);
  const into: Collector = { dependencies: [], problems: [] };
  collectProject(into, tree, lineOf);
  collectGroups(into, fieldOf(tree, 'dependency-groups'), lineOf);
  collectPoetry(into, fieldOf(tree, 'tool', 'poetry'), lineOf);
  collectOtherTools(into, fieldOf(tree, 'tool'), lineOf);
  collectList(into, fieldOf(tree, 'build-system', 'requires'), 'build', '[build-system] requires', lineOf);
  noteDynamic(into, tree, context);
  const sources = listSources(fieldOf(tree, 'tool', 'uv', 'sources'));
  const own = normalizePythonName(textOf(fieldOf(tree, 'project', 'name')) ?? '');
  return {
    // A project may name itself to ask for its own extras.
    dependencies: into.dependencies.map((one) =>
      one.name === own ? { ...one, local: true } : { ...one, ...sources.get(one.name) },
    ),
    problems: into.problems,
  };
}

function collectProject(into: Collector, tree: unknown, lineOf: LineFinder): void {
  collectList(into, fieldOf(tree, 'project', 'dependencies'), 'runtime', '[project] dependencies', lineOf);
  for (const [extra, list] of entriesOf(fieldOf(tree, 'project', 'optional-dependencies'))) {
    collectList(into, list, scopeOfExtra(extra), `[project.optional-dependencies] ${extra}`, lineOf);
  }
}

/** PEP 735: lists of requirements that may take in one another; each is taken where it stands, so nothing is taken twice. */
function collectGroups(into: Collector, groups: unknown, lineOf: LineFinder): void {
  const names = new Set(entriesOf(groups).map(([name]) => normalizePythonName(name)));
  for (const [name, list] of entriesOf(groups)) {
    const where = `[dependency-groups] ${name}`;
    for (const item of listOf(list)) {
      const included = textOf(fieldOf(item, 'include-group'));
      if (included === undefined) {
        collectText(into, item, 'development', where, typeof item === 'string' ? lineOf(item) : undefined);
      } else if (!names.has(normalizePythonName(included))) {
        into.problems.push({ message: `${where} includes the group "${included}", which does not exist` });
      }
    }
  }
}

/** Poetry 2 may keep names in `[project]` and say here where they come from. */
function collectPoetry(into: Collector, poetry: unknown, lineOf: LineFinder): void {
  const declared = new Set(into.dependencies.map(({ name }) => name));
  const found: Collector = { dependencies: [], problems: into.problems };
  const main = 'tool.poetry.dependencies';
  collectTable(found, fieldOf(poetry, 'dependencies'), 'runtime', `[${main}]`, (key) => lineOf(main, key));
  const packages = found.dependencies.filter(({ name }) => name !== 'python');
  const enriched = new Map(packages.filter(({ name }) => declared.has(name)).map((one) => [one.name, one]));
  for (const [index, one] of into.dependencies.entries())
    into.dependencies[index] = enrich(one, enriched.get(one.name));
  into.dependencies.push(...packages.filter(({ name }) => !declared.has(name)));
  const dev = 'tool.poetry.dev-dependencies';
  collectTable(into, fieldOf(poetry, 'dev-dependencies'), 'development', `[${dev}]`, (key) => lineOf(dev, key));
  for (const [group, value] of entriesOf(fieldOf(poetry, 'group'))) {
    const table = `tool.poetry.group.${group}.dependencies`;
    const scope = group === 'main' ? 'runtime' : 'development';
    collectTable(into, fieldOf(value, 'dependencies'), scope, `[${table}]`, (key) => lineOf(table, key));
  }
}

function enrich(declared: Dependency, poetry: Dependency | undefined): Dependency {
  if (!poetry) return declared;
  return {
    ...declared,
    ...(poetry.locator !== undefined && { locator: poetry.locator }),
    ...(poetry.local && { local: true }),
  };
}

function collectOtherTools(into: Collector, tool: unknown, lineOf: LineFinder): void {
  for (const [group, list] of entriesOf(fieldOf(tool, 'pdm', 'dev-dependencies'))) {
    collectList(into, list, 'development', `[tool.pdm.dev-dependencies] ${group}`, lineOf);
  }
  collectList(into, fieldOf(tool, 'uv', 'dev-dependencies'), 'development', '[tool.uv] dev-dependencies', lineOf);
  collectList(into, fieldOf(tool, 'rye', 'dev-dependencies'), 'development', '[tool.rye] dev-dependencies', lineOf);
  for (const [name, environment] of entriesOf(fieldOf(tool, 'hatch', 'envs'))) {
    for (const key of ['dependencies', 'extra-dependencies']) {
      collectList(into, fieldOf(environment, key), 'development', `[tool.hatch.envs.${name}] ${key}`, lineOf);
    }
  }
  const flit = fieldOf(tool, 'flit', 'metadata');
  collectList(into, fieldOf(flit, 'requires'), 'runtime', '[tool.flit.metadata] requires', lineOf);
  collectList(into, fieldOf(flit, 'dev-requires'), 'development', '[tool.flit.metadata] dev-requires', lineOf);
  for (const [extra, list] of entriesOf(fieldOf(flit, 'requires-extra'))) {
    collectList(into, list, scopeOfExtra(extra), `[tool.flit.metadata.requires-extra] ${extra}`, lineOf);
  }
}

/** `dynamic` says that the truth is in another file; worth a word when that file is not here. */
function noteDynamic(into: Collector, tree: unknown, context: FormatContext): void {
  if (!listOf(fieldOf(tree, 'project', 'dynamic')).includes('dependencies')) return;
  const file = fieldOf(tree, 'tool', 'setuptools', 'dynamic', 'dependencies', 'file');
  const files = (
    Array.isArray(file) ? file : [file ?? 'setup.py', ...(file === undefined ? ['setup.cfg'] : [])]
  ).flatMap((one) => textOf(one) ?? []);
  const isHere = files.some((one) => {
    const path = context.resolve(one);
    return path !== undefined && context.has(path);
  });
  if (isHere || isMap(fieldOf(tree, 'tool', 'poetry', 'dependencies'))) return;
  into.problems.push({
    message: `[project] dependencies are dynamic: they stand in ${files.join(' or ')}, which is not in the upload`,
  });
}

/** What uv takes from elsewhere than the index; several sources of one package differ by marker only. */
function listSources(table: unknown): ReadonlyMap<string, Pick<Dependency, 'local' | 'locator'>> {
  const sources = new Map<string, Pick<Dependency, 'local' | 'locator'>>();
  for (const [key, value] of entriesOf(table)) {
    const read = (Array.isArray(value) ? value : [value]).map(sourceOf);
    const url = read.find((one) => one.url !== undefined)?.url;
    if (url !== undefined) sources.set(normalizePythonName(key), { locator: pythonLocator(url) });
    else if (read.some(({ isLocal }) => isLocal)) sources.set(normalizePythonName(key), { local: true });
  }
  return sources;
}

function scopeOfExtra(extra: string): DependencyScope {
  return isDevelopmentWord(extra) ? 'development' : 'optional';
}
