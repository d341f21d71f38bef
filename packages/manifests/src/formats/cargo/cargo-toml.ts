import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { findTomlLines } from '../../lines.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';

/** Cargo's manifest, of a crate, of a workspace, or of both. */
export const cargoToml: Format = {
  name: 'cargo-toml',
  ecosystem: 'cargo',
  kind: 'manifest',
  files: /(?:^|\/)Cargo\.toml$/i,
  extract: extractCargoToml,
};

const TABLES: Readonly<Record<string, DependencyScope>> = {
  dependencies: 'runtime',
  'dev-dependencies': 'development',
  dev_dependencies: 'development',
  'build-dependencies': 'build',
  build_dependencies: 'build',
};

/** What one `Cargo.toml` declares. Dependencies of a workspace are definitions that its members ask for. */
function extractCargoToml(text: string, context: FormatContext): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const workspace = (): unknown => findWorkspace(parsed.value, context);
  const into: Collector = { dependencies: [], problems: [], lineOf: findTomlLines(text), workspace };
  collectTables(into, parsed.value, '');
  for (const [condition, tables] of entriesOf(fieldOf(parsed.value, 'target'))) {
    collectTables(into, tables, `target.${condition}.`);
  }
  collectTable(into, fieldOf(parsed.value, 'workspace', 'dependencies'), 'workspace.dependencies', 'runtime', true);
  return { dependencies: into.dependencies, problems: into.problems };
}

interface Collector {
  readonly dependencies: Dependency[];
  readonly problems: Problem[];
  readonly lineOf: ReturnType<typeof findTomlLines>;
  /** The dependencies that the workspace's root defines. */
  readonly workspace: () => unknown;
}

function collectTables(into: Collector, tables: unknown, prefix: string): void {
  for (const [name, scope] of Object.entries(TABLES)) {
    collectTable(into, fieldOf(tables, name), `${prefix}${name}`, scope, false);
  }
}

function collectTable(
  into: Collector,
  table: unknown,
  where: string,
  scope: DependencyScope,
  definition: boolean,
): void {
  if (table !== undefined && !isMap(table)) {
    into.problems.push({ message: `[${where}] should be a table of crates, but is ${kindOf(table)}` });
  }
  for (const [key, value] of entriesOf(table)) {
    const line = findLine(into.lineOf, where, key);
    const at = line === undefined ? {} : { line };
    if (typeof value !== 'string' && !isMap(value)) {
      into.problems.push({ message: `${key} in [${where}] is ${kindOf(value)}, which is no requirement`, ...at });
      continue;
    }
    const { source, problem } = followWorkspace(key, value, into.workspace);
    if (problem !== undefined) into.problems.push({ message: problem, ...at });
    into.dependencies.push({
      ...readCrate(key, source),
      ...at,
      ...judge(value, source, scope),
      ...(definition && { definition }),
    });
  }
}

/** `name.workspace = true` stands for the entry of that name in the workspace's own manifest. */
function followWorkspace(
  key: string,
  value: unknown,
  workspace: () => unknown,
): { readonly source: unknown; readonly problem?: string } {
  if (fieldOf(value, 'workspace') !== true) return { source: value };
  const found = fieldOf(workspace(), key);
  if (found !== undefined) return { source: found };
  return {
    source: value,
    problem: `${key} is taken from the workspace, whose Cargo.toml with it is not in the upload`,
  };
}

/** The root is named by `package.workspace`, or is the nearest manifest above with a workspace. */
function findWorkspace(manifest: unknown, context: FormatContext): unknown {
  const named = textOf(fieldOf(manifest, 'package', 'workspace'));
  const path = named === undefined ? undefined : context.resolve(`${named}/Cargo.toml`);
  const content = path === undefined ? undefined : context.sibling(path);
  if (path !== undefined && content !== undefined) return readWorkspace(path, content, context);
  const root = context.findUp('Cargo.toml', ({ path, content }) => readWorkspace(path, content, context) !== undefined);
  return root && readWorkspace(root.path, root.content, context);
}

function readWorkspace(path: string, content: string, context: FormatContext): unknown {
  return context.memo(`cargo-workspace\0${path}`, () => {
    if (!content.includes('workspace')) return undefined;
    const parsed = parseToml(content);
    // A member may name the workspace too: `[lints] workspace = true`.
    const workspace = 'value' in parsed ? fieldOf(parsed.value, 'workspace') : undefined;
    return isMap(workspace) ? (fieldOf(workspace, 'dependencies') ?? {}) : undefined;
  });
}

function readCrate(
  key: string,
  source: unknown,
): Pick<Dependency, 'ecosystem' | 'name' | 'requirement' | 'alias' | 'locator' | 'direct'> {
  const real = textOf(fieldOf(source, 'package'));
  const name = real === undefined || real === '' ? key : real;
  const locator = textOf(fieldOf(source, 'git')) ?? textOf(fieldOf(source, 'registry-index'));
  return {
    ecosystem: 'cargo',
    name,
    requirement: textOf(source) ?? textOf(fieldOf(source, 'version')) ?? '',
    direct: true,
    ...(name !== key && { alias: key }),
    ...(locator !== undefined && { locator: locator }),
  };
}

/** A crate with a path and a version is a published one, which comes from the registry wherever the project is not built from its sources. */
function judge(value: unknown, source: unknown, scope: DependencyScope): Pick<Dependency, 'scope' | 'local'> {
  const isOptional = fieldOf(value, 'optional') === true && scope === 'runtime';
  const isPathOnly =
    fieldOf(source, 'path') !== undefined && ['version', 'git'].every((key) => fieldOf(source, key) === undefined);
  return {
    scope: isOptional ? 'optional' : scope,
    ...(isPathOnly && { local: true }),
  };
}

/** Tables of one crate, `[dependencies.name]`, have their own header. */
function findLine(lineOf: ReturnType<typeof findTomlLines>, where: string, key: string): number | undefined {
  const plain = where.replace(/["']/g, '');
  return (
    lineOf(plain, key) ??
    lineOf(`${plain}.${key}`, 'version') ??
    lineOf(plain, `${key}.workspace`) ??
    lineOf(plain, `${key}.version`)
  );
}
