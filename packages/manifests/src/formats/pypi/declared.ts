import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Problem } from '../../format.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { normalizePythonName, parsePythonRequirement, pythonLocator } from './requirement.ts';

/** Collects what one Python manifest declares, and what of it cannot be read. */
export interface Collector {
  readonly dependencies: Dependency[];
  readonly problems: Problem[];
}

/** One requirement in words (PEP 508), as lists in every Python manifest hold it. */
export function collectText(
  into: Collector,
  value: unknown,
  scope: DependencyScope,
  where: string,
  line?: number,
): void {
  const at = line === undefined ? {} : { line };
  const written = textOf(value);
  const isEditable = written !== undefined && /^(-e|--editable)\s/.test(written);
  const read = written === undefined ? undefined : parsePythonRequirement(written.replace(/^(-e|--editable)\s+/, ''));
  if (!read) {
    into.problems.push({ message: `${where} holds ${kindOf(value)}, which is no requirement`, ...at });
    return;
  }
  const { name, requirement, extras, locator, local } = read;
  // hatch writes paths of the project as `{root:uri}/lib`.
  const isLocal = local === true || requirement.includes('{root') || (isEditable && locator === undefined);
  into.dependencies.push({
    ecosystem: 'pypi',
    name,
    requirement,
    scope,
    direct: true,
    ...at,
    ...(extras.length > 0 && { extras }),
    ...(locator !== undefined && !isLocal && { locator }),
    ...(isLocal && { local: true }),
  });
}

/** Every requirement of a list. */
export function collectList(
  into: Collector,
  list: unknown,
  scope: DependencyScope,
  where: string,
  lineOf: (text: string) => number | undefined,
): void {
  if (list !== undefined && !Array.isArray(list)) {
    into.problems.push({ message: `${where} should be a list of requirements, but is ${kindOf(list)}` });
  }
  for (const item of listOf(list))
    collectText(into, item, scope, where, typeof item === 'string' ? lineOf(item) : undefined);
}

/** A map of names to versions or tables, as Poetry and Pipenv write it. A list of tables is one package under several conditions. */
export function collectTable(
  into: Collector,
  table: unknown,
  scope: DependencyScope,
  where: string,
  lineOf: (key: string) => number | undefined,
): void {
  for (const [key, value] of entriesOf(table)) {
    const line = lineOf(key);
    const at = line === undefined ? {} : { line };
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== 'string' && !isMap(one)) {
        into.problems.push({
          message: `"${key}" in ${where} should be a version or a table, but is ${kindOf(one)}`,
          ...at,
        });
        continue;
      }
      into.dependencies.push({ ecosystem: 'pypi', ...readTableEntry(key, one, scope), direct: true, ...at });
    }
  }
}

/** What one version or table says about a package. */
export function readTableEntry(key: string, value: unknown, scope: DependencyScope): Omit<Dependency, 'ecosystem'> {
  const name = normalizePythonName(key);
  const version = textOf(value) ?? textOf(fieldOf(value, 'version'));
  const source = sourceOf(value);
  const isOptional = fieldOf(value, 'optional') === true;
  const extras = listOf(fieldOf(value, 'extras')).flatMap((one) => textOf(one) ?? []);
  return {
    name,
    requirement: version ?? source.url ?? '',
    scope: isOptional && scope === 'runtime' ? 'optional' : scope,
    ...(extras.length > 0 && { extras: extras.map(normalizePythonName) }),
    ...(source.url !== undefined && { locator: pythonLocator(source.url) }),
    ...(source.isLocal && { local: true }),
  };
}

/** Where a table says a package comes from. */
export function sourceOf(table: unknown): { readonly url?: string; readonly isLocal: boolean } {
  const url = ['git', 'url', 'file', 'hg', 'svn', 'bzr']
    .map((key) => textOf(fieldOf(table, key)))
    .find((one) => one !== undefined);
  const isPath = textOf(fieldOf(table, 'path')) !== undefined || fieldOf(table, 'workspace') === true;
  const isLocalUrl = url !== undefined && (url.startsWith('file:') || !/^[\w+.-]+:|^git@/.test(url));
  if (isPath || isLocalUrl) return { isLocal: true };
  return { isLocal: false, ...(url !== undefined && { url }) };
}

/** An extra may name the project itself (`acme[all]`): that is nothing from outside. */
export function withoutSelf(into: Collector, projectName: string | undefined): Collector {
  if (projectName === undefined) return into;
  const own = normalizePythonName(projectName);
  return {
    problems: into.problems,
    dependencies: into.dependencies.map((one) => (one.name === own ? { ...one, local: true } : one)),
  };
}
