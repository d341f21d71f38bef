import type { Dependency, Extraction, Format, FormatContext } from '../../format.ts';
import { findTomlLines } from '../../lines.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { entriesOf, fieldOf, listOf, textOf } from '../../tree.ts';

/** Gradle's version catalogue. */
export const gradleCatalog: Format = {
  name: 'gradle-version-catalog',
  ecosystem: 'maven',
  kind: 'manifest',
  definesOnly: true,
  matches: (path) => /(?:^|\/)[\w.-]+\.versions\.toml$/.test(path),
  extract: (text) => extractCatalog(text),
};

/** A library of a catalogue. */
export interface CatalogLibrary {
  readonly alias: string;
  readonly name: string;
  readonly requirement: string;
}

/** Libraries are definitions: build files say which of them they use. */
export function extractCatalog(text: string): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findTomlLines(text);
  const dependencies = readLibraries(parsed.value).map(({ alias, name, requirement }): Dependency => {
    const line = lineOf('libraries', alias);
    return {
      ecosystem: 'maven',
      name,
      requirement,
      scope: 'unknown',
      direct: true,
      definition: true,
      ...(line !== undefined && { line }),
    };
  });
  return { dependencies, problems: [] };
}

/** Libraries and bundles of the nearest catalogue of the upload, by accessor (`androidx.core.ktx`, `bundles.x`). */
export function readAccessors(context: FormatContext): ReadonlyMap<string, readonly CatalogLibrary[]> {
  const file = context.findUp('gradle/libs.versions.toml') ?? context.findUp('libs.versions.toml');
  if (file === undefined) return new Map();
  return context.memo(`gradle-catalog ${file.path}`, () => {
    const parsed = parseToml(file.content);
    if ('problem' in parsed) return new Map<string, readonly CatalogLibrary[]>();
    const libraries = readLibraries(parsed.value);
    const byAccessor = new Map<string, readonly CatalogLibrary[]>(
      libraries.map((library) => [accessorOf(library.alias), [library]]),
    );
    for (const [bundle, members] of entriesOf(fieldOf(parsed.value, 'bundles'))) {
      const found = listOf(members).flatMap((member) => byAccessor.get(accessorOf(textOf(member) ?? '')) ?? []);
      byAccessor.set(`bundles.${accessorOf(bundle)}`, found);
    }
    return byAccessor;
  });
}

/** Gradle makes `-`, `_` and `.` of an alias the same. */
export function accessorOf(alias: string): string {
  return alias.replaceAll(/[-_.]+/g, '.').toLowerCase();
}

function readLibraries(catalog: unknown): CatalogLibrary[] {
  return entriesOf(fieldOf(catalog, 'libraries')).flatMap(([alias, value]) => {
    const [group, artifact, version] = (textOf(value) ?? textOf(fieldOf(value, 'module')) ?? '').split(':');
    const name =
      group && artifact
        ? `${group}:${artifact}`
        : joined(textOf(fieldOf(value, 'group')), textOf(fieldOf(value, 'name')));
    return name === undefined
      ? []
      : [{ alias, name, requirement: version ?? versionOf(fieldOf(value, 'version'), catalog) }];
  });
}

function joined(group: string | undefined, artifact: string | undefined): string | undefined {
  return group && artifact ? `${group}:${artifact}` : undefined;
}

/** A text, a reference into `[versions]`, or a rich version as it is written. */
function versionOf(version: unknown, catalog: unknown): string {
  const text = textOf(version);
  if (text !== undefined) return text;
  const reference = textOf(fieldOf(version, 'ref'));
  if (reference !== undefined)
    return versionOf(fieldOf(catalog, 'versions', reference), catalog === undefined ? catalog : {});
  return version === undefined
    ? ''
    : (textOf(fieldOf(version, 'require')) ?? textOf(fieldOf(version, 'strictly')) ?? JSON.stringify(version));
}
