import type { Dependency, Extraction, Format, FormatContext, ManifestFile, Problem } from '../../format.ts';
import { findTomlLines, type LineFinder } from '../../lines.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { entriesOf, fieldOf, listOf, textOf } from '../../tree.ts';
import { readSettingsCatalogs } from './settings-catalog.ts';

/** Gradle's version catalog. */
export const gradleCatalog: Format = {
  name: 'gradle-version-catalog',
  ecosystem: 'maven',
  kind: 'manifest',
  definesOnly: true,
  files: /[\w.-]+\.versions\.toml$/,
  extract: (text) => extractCatalog(text),
};

/** A library of a catalog. */
export interface CatalogLibrary {
  readonly alias: string;
  readonly name: string;
  readonly requirement: string;
}

/** A catalog as build files see it. */
export interface Catalog {
  /** Libraries of an accessor: `androidx.core.ktx`, `bundles.network`, `plugins.kotlin`; undefined when it names none. */
  readonly librariesOf: (accessor: string) => readonly CatalogLibrary[] | undefined;
  readonly versionOf: (accessor: string) => string | undefined;
}

/** Libraries and plugins are definitions: build files say which of them they use. */
function extractCatalog(text: string): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findTomlLines(text);
  const problems: Problem[] = [];
  const sections = [
    ['libraries', 'unknown', readLibraries(parsed.value, problems, lineOf)],
    ['plugins', 'build', readPlugins(parsed.value)],
  ] as const;
  const dependencies = sections.flatMap(([section, scope, libraries]) =>
    libraries.map(({ alias, name, requirement }): Dependency => {
      const line =
        lineOf(section, alias) ?? lineOf(`${section}.${alias}`, 'module') ?? lineOf(`${section}.${alias}`, 'id');
      return {
        ecosystem: 'maven',
        name,
        requirement,
        scope,
        direct: true,
        definition: true,
        ...(line !== undefined && { line }),
      };
    }),
  );
  return { dependencies, problems };
}

/** Catalogues that a build file can name: `gradle/libs.versions.toml` as `libs`, others of the upload by their file's name, and those of the settings. */
export function findCatalogs(context: FormatContext): ReadonlyMap<string, Catalog> {
  const names = new Set([
    'libs',
    ...context.paths.flatMap((path) => /([\w-]+)\.versions\.toml$/.exec(path)?.[1] ?? []),
  ]);
  const found = new Map<string, Catalog>();
  for (const name of names) {
    const file = context.findUp(`gradle/${name}.versions.toml`) ?? context.findUp(`${name}.versions.toml`);
    if (file)
      found.set(
        name,
        context.memo(`gradle-catalog\0${file.path}`, () => createCatalog(treeOf(file.content))),
      );
  }
  // Those of a part alone may have none.
  const declares = ({ content }: ManifestFile): boolean => content.includes('versionCatalogs');
  const settings = context.findUp('settings.gradle', declares) ?? context.findUp('settings.gradle.kts', declares);
  if (settings !== undefined)
    for (const [name, tree] of context.memo(`gradle-settings\0${settings.path}`, () =>
      readSettingsCatalogs(settings.content),
    ))
      found.set(name, createCatalog(tree));
  return found;
}

function treeOf(text: string): unknown {
  const parsed = parseToml(text);
  return 'value' in parsed ? parsed.value : {};
}

/** What a plugin is on Maven's registries: an empty package that depends on the real one. */
export function pluginPackage(id: string): string {
  return `${id}:${id}.gradle.plugin`;
}

/** Gradle makes `-`, `_` and `.` of an alias the same. */
function accessorOf(alias: string): string {
  return alias.replaceAll(/[-_.]+/g, '.').toLowerCase();
}

function createCatalog(tree: unknown): Catalog {
  const libraries = new Map<string, readonly CatalogLibrary[]>();
  for (const library of readLibraries(tree)) libraries.set(accessorOf(library.alias), [library]);
  for (const [bundle, members] of entriesOf(fieldOf(tree, 'bundles'))) {
    const found = listOf(members).flatMap((member) => libraries.get(accessorOf(textOf(member) ?? '')) ?? []);
    libraries.set(`bundles.${accessorOf(bundle)}`, found);
  }
  for (const plugin of readPlugins(tree)) libraries.set(`plugins.${accessorOf(plugin.alias)}`, [plugin]);
  const versions = new Map(
    entriesOf(fieldOf(tree, 'versions')).map(([alias, value]) => [accessorOf(alias), readVersion(value, {})] as const),
  );
  return {
    librariesOf: (accessor) => libraries.get(accessorOf(accessor)),
    versionOf: (accessor) => versions.get(accessorOf(accessor)),
  };
}

function readLibraries(
  catalog: unknown,
  problems: Problem[] = [],
  lineOf: LineFinder = noLine,
): readonly CatalogLibrary[] {
  return entriesOf(fieldOf(catalog, 'libraries')).flatMap(([alias, value]) => {
    const written = textOf(value) ?? textOf(fieldOf(value, 'module'));
    const [group, artifact, version] = written?.split(':').map((part) => part.trim()) ?? [
      textOf(fieldOf(value, 'group')),
      textOf(fieldOf(value, 'name')),
    ];
    if (!group || !artifact) {
      const line = lineOf('libraries', alias);
      const message = `the library ${alias} should have a module "group:name", or a group and a name`;
      problems.push({ message, ...(line !== undefined && { line }) });
      return [];
    }
    const requirement = version ?? readVersion(fieldOf(value, 'version'), catalog);
    return [{ alias, name: `${group}:${artifact}`, requirement }];
  });
}

function readPlugins(catalog: unknown): readonly CatalogLibrary[] {
  return entriesOf(fieldOf(catalog, 'plugins')).flatMap(([alias, value]) => {
    const [id, version] = (textOf(value) ?? textOf(fieldOf(value, 'id')) ?? '').split(':');
    if (!id) return [];
    return [
      { alias, name: pluginPackage(id), requirement: version ?? readVersion(fieldOf(value, 'version'), catalog) },
    ];
  });
}

/** A text, a reference into `[versions]`, or of a rich version what is asked for. */
function readVersion(version: unknown, catalog: unknown): string {
  const reference = textOf(fieldOf(version, 'ref'));
  // A version does not refer on.
  if (reference !== undefined) return readVersion(fieldOf(catalog, 'versions', reference), {});
  const asked = ['require', 'strictly', 'prefer'].map((key) => textOf(fieldOf(version, key)));
  return textOf(version) ?? asked.find((one) => one !== undefined) ?? '';
}

function noLine(): undefined {
  return undefined;
}
