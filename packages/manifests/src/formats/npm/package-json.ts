import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { findJsonLines, type LineFinder } from '../../lines.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf } from '../../tree.ts';
import { findCatalogs, listCatalogs, type CatalogLookup } from './catalogs.ts';
import { isPackageName, readRequirement } from './requirement.ts';
import { SECTIONS } from './sections.ts';
import { findWorkspaceMembers } from './workspaces.ts';

/** npm's manifest, which yarn, pnpm and bun share. */
export const packageJson: Format = {
  name: 'npm-package-json',
  ecosystem: 'npm',
  kind: 'manifest',
  files: /(?:^|\/)package\.json$/,
  extract: extractPackageJson,
};

/** What one `package.json` declares. */
function extractPackageJson(text: string, context: FormatContext): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value)) {
    return nothingBut({ line: 1, message: `a package.json is an object, not ${kindOf(parsed.value)}`, fatal: true });
  }
  const tree = parsed.value;
  const lineOf = findJsonLines(text);
  const around: Surroundings = { lineOf, catalogs: findCatalogs(context), members: findWorkspaceMembers(context) };
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  const optional = new Set(entriesOf(fieldOf(tree, 'optionalDependencies')).map(([key]) => key));
  for (const [section, scope] of SECTIONS) {
    const declared = fieldOf(tree, section);
    if (declared !== undefined && !isMap(declared)) {
      // An empty list in place of an empty map is common enough not to be worth a word.
      if (!Array.isArray(declared) || declared.length > 0) {
        problems.push({
          message: `"${section}" should map names to ranges, but is ${kindOf(declared)}`,
          ...at(lineOf(section)),
        });
      }
      continue;
    }
    for (const [key, value] of entriesOf(declared)) {
      // npm installs what stands in both as optional.
      if (section === 'dependencies' && optional.has(key)) continue;
      const read = readEntry(section, key, value, around);
      if (read.dependency) dependencies.push({ ...read.dependency, scope });
      if (read.problem) problems.push(read.problem);
    }
  }
  dependencies.push(
    ...listCatalogs(tree, (key) => lineOf('catalog', key ?? '')),
    ...listCatalogs(fieldOf(tree, 'workspaces'), () => undefined),
  );
  return { dependencies, problems };
}

interface Surroundings {
  readonly lineOf: LineFinder;
  readonly catalogs: CatalogLookup;
  readonly members: ReadonlySet<string>;
}

function readEntry(
  section: string,
  key: string,
  value: unknown,
  { lineOf, catalogs, members }: Surroundings,
): { dependency?: Omit<Dependency, 'scope'>; problem?: Problem } {
  const line = at(lineOf(section, key));
  if (typeof value !== 'string') {
    return {
      problem: {
        message: `the range of "${key}" in "${section}" should be a string, but is ${kindOf(value)}`,
        ...line,
      },
    };
  }
  const { catalog, ...read } = readRequirement(key, value);
  const range = catalog === undefined ? undefined : catalogs(catalog, key);
  const { catalog: _nested, ...resolved } = range === undefined ? { ...read, catalog } : readRequirement(key, range);
  const dependency = {
    ecosystem: 'npm' as const,
    ...resolved,
    direct: true,
    ...line,
    ...(members.has(resolved.name) && { local: true }),
  };
  if (catalog !== undefined && range === undefined) {
    const message = `the range of "${key}" stands in the catalog "${catalog}", which is not in the upload; add pnpm-workspace.yaml, .yarnrc.yml or the package.json at the top`;
    return { dependency, problem: { message, ...line } };
  }
  if (!isPackageName(dependency.name)) {
    return { dependency, problem: { message: `"${dependency.name}" is not a name that a package can have`, ...line } };
  }
  return { dependency };
}

function at(line: number | undefined): { line?: number } {
  return line === undefined ? {} : { line };
}
