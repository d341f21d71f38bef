import type { Dependency, FormatContext } from '../../format.ts';
import type { LineFinder } from '../../lines.ts';
import { parseJson, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, textOf } from '../../tree.ts';
import { readRequirement } from './requirement.ts';

/** Finds the range that a catalog holds for a package; undefined when the upload does not tell. */
export type CatalogLookup = (catalog: string, name: string) => string | undefined;

/**
 * Catalogues that hold for a package.json: those of the nearest pnpm-workspace.yaml or .yarnrc.yml, and those that bun keeps
 * in the package.json at the top of a workspace.
 */
export function findCatalogs(context: FormatContext): CatalogLookup {
  const files = [
    context.findUp('pnpm-workspace.yaml'),
    context.findUp('.yarnrc.yml'),
    context.findUp('package.json', ({ content }) => /"catalogs?"/.test(content)),
  ];
  const trees = files.flatMap((file) =>
    file ? [context.memo(`npm-catalogs ${file.path}`, () => readCatalogTrees(file.path, file.content))] : [],
  );
  return (catalog, name) => {
    for (const tree of trees.flat()) {
      const range = textOf(fieldOf(tree, 'catalogs', catalog, name));
      if (range !== undefined) return range;
      const plain = catalog === 'default' ? textOf(fieldOf(tree, 'catalog', name)) : undefined;
      if (plain !== undefined) return plain;
    }
    return undefined;
  };
}

/** Definitions of the `catalog` and `catalogs` maps of one file. */
export function listCatalogs(tree: unknown, lineOf: LineFinder): readonly Dependency[] {
  const maps = [fieldOf(tree, 'catalog'), ...entriesOf(fieldOf(tree, 'catalogs')).map(([, map]) => map)];
  return maps.flatMap((map) =>
    entriesOf(map).flatMap(([key, value]) => {
      const written = textOf(value);
      if (written === undefined) return [];
      const { catalog: _catalog, ...read } = readRequirement(key, written);
      const line = lineOf(key);
      return [
        { ecosystem: 'npm' as const, ...read, scope: 'unknown' as const, definition: true, ...(line && { line }) },
      ];
    }),
  );
}

function readCatalogTrees(path: string, text: string): readonly unknown[] {
  const parsed = path.endsWith('.json') ? parseJson(text) : parseYaml(text);
  if ('problem' in parsed) return [];
  return [parsed.value, fieldOf(parsed.value, 'workspaces')];
}
