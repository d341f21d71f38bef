import type { FormatContext } from '../../format.ts';
import { parseXml } from '../../parse-xml.ts';
import { entriesOf, fieldOf, isMap, listOf } from '../../tree.ts';
import { baseName } from '../../upload.ts';

/** Elements of a pom.xml that may repeat. */
export const XML_LISTS: readonly string[] = ['dependency', 'extension', 'plugin', 'profile'];

/** A package of Maven. */
export interface Coordinates {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
}

/** What a project knows from itself and from those of its parents that are in the upload. */
export interface Model {
  /** A text with its `${properties}` put in; what is not known stays as written. */
  readonly resolve: (text: string) => string;
  /** Version and scope that dependencyManagement gives a dependency. */
  readonly managedOf: (one: Coordinates) => { readonly version: string; readonly scope: string } | undefined;
  /** True for a project of the same upload. */
  readonly isOwn: (one: Coordinates) => boolean;
}

/** Text of an element, also of one with attributes. */
export function xmlText(value: unknown): string {
  const text = typeof value === 'string' ? value : fieldOf(value, '#text');
  return typeof text === 'string' ? text.trim() : '';
}

/** The model of a project. Parents are never fetched. */
export function createModel(project: unknown, context: FormatContext): Model {
  const chain = [project, ...listParents(project, context)];
  const properties = collectProperties(chain);
  const resolve = (text: string): string => resolveProperties(text, properties);
  const managed = new Map<string, { version: string; scope: string }>();
  for (const one of chain.flatMap((pom) =>
    listOf(fieldOf(pom, 'dependencyManagement', 'dependencies', 'dependency')),
  )) {
    const [group, artifact, version, scope] = ['groupId', 'artifactId', 'version', 'scope'].map((key) =>
      resolve(xmlText(fieldOf(one, key))),
    ) as [string, string, string, string];
    if (!managed.has(`${group}:${artifact}`)) managed.set(`${group}:${artifact}`, { version, scope });
  }
  const own = listOwn(context);
  return {
    resolve,
    managedOf: ({ group, artifact }) => managed.get(`${group}:${artifact}`),
    isOwn: ({ group, artifact }) => own.has(`${group}:${artifact}`),
  };
}

/** Nobody has more generations; a cycle ends here too. */
const PARENTS_MAX = 10;

function listParents(project: unknown, context: FormatContext): readonly unknown[] {
  const parents: unknown[] = [];
  let child = project;
  let directory = '.';
  while (parents.length < PARENTS_MAX) {
    const parent = fieldOf(child, 'parent');
    if (!isMap(parent)) break;
    const written = fieldOf(parent, 'relativePath');
    // An empty element says that the parent is not in the repository.
    if (written !== undefined && xmlText(written) === '') break;
    const relative = `${directory}/${written === undefined ? '..' : xmlText(written)}`;
    const found = [relative, `${relative}/pom.xml`].find((one) => readPom(context.resolve(one), context) !== undefined);
    if (found === undefined) break;
    child = readPom(context.resolve(found), context);
    // Without this a stranger's pom.xml one directory up would be taken for the parent.
    if (xmlText(fieldOf(child, 'artifactId')) !== xmlText(fieldOf(parent, 'artifactId'))) break;
    parents.push(child);
    directory = found.slice(0, found.lastIndexOf('/'));
  }
  return parents;
}

function readPom(path: string | undefined, context: FormatContext): unknown {
  const content = path === undefined ? undefined : context.sibling(path);
  if (path === undefined || content === undefined) return undefined;
  return context.memo(`maven-pom\0${path}`, () => {
    const parsed = parseXml(content, XML_LISTS);
    return 'value' in parsed ? fieldOf(parsed.value, 'project') : undefined;
  });
}

/** Projects of the upload as `group:artifact`, as far as their own files show. */
function listOwn(context: FormatContext): ReadonlySet<string> {
  return context.memo('maven-own', () => {
    const own = new Set<string>();
    for (const path of context.paths.filter((one) => baseName(one) === 'pom.xml')) {
      const pom = readPom(path, context);
      const group = xmlText(fieldOf(pom, 'groupId')) || xmlText(fieldOf(pom, 'parent', 'groupId'));
      const artifact = xmlText(fieldOf(pom, 'artifactId'));
      if (group !== '' && artifact !== '') own.add(`${group}:${artifact}`);
    }
    return own;
  });
}

/** The nearest project wins; `project.version` and its like come from the project itself, or from its parent. */
function collectProperties(chain: readonly unknown[]): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  const add = (key: string, value: string): void => {
    if (value !== '' && !properties.has(key)) properties.set(key, value);
  };
  const [project] = chain;
  for (const key of ['groupId', 'artifactId', 'version']) {
    const parent = xmlText(fieldOf(project, 'parent', key));
    const value = xmlText(fieldOf(project, key)) || (key === 'artifactId' ? '' : parent);
    for (const prefix of ['project.', 'pom.', '']) add(`${prefix}${key}`, value);
    add(`project.parent.${key}`, parent);
    add(`parent.${key}`, parent);
  }
  for (const pom of chain) {
    for (const [key, value] of entriesOf(fieldOf(pom, 'properties'))) add(key, xmlText(value));
  }
  return properties;
}

/** Properties name properties; a cycle ends, and so does one that doubles at every step. */
const ROUNDS_MAX = 10;
const RESOLVED_LENGTH_MAX = 1000;

function resolveProperties(text: string, properties: ReadonlyMap<string, string>): string {
  let resolved = text;
  for (let round = 0; round < ROUNDS_MAX && resolved.includes('${'); round += 1) {
    const next = resolved.replace(/\$\{([^${}]+)\}/g, (whole, key: string) => properties.get(key.trim()) ?? whole);
    if (next === resolved || next.length > RESOLVED_LENGTH_MAX) break;
    resolved = next;
  }
  return resolved.trim();
}
