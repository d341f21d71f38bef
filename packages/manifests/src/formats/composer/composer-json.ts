import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { findJsonLines } from '../../lines.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { baseName } from '../../upload.ts';
import { isPlatformPackage, normalizeComposerName } from './package-name.ts';

/** Composer's manifest. */
export const composerJson: Format = {
  name: 'composer-json',
  ecosystem: 'composer',
  kind: 'manifest',
  files: /(?:^|\/)composer\.json$/,
  extract: extractComposerJson,
};

const SECTIONS: readonly (readonly [string, DependencyScope])[] = [
  ['require', 'runtime'],
  ['require-dev', 'development'],
];

/** What one `composer.json` declares, without PHP itself and its extensions. */
function extractComposerJson(text: string, context: FormatContext): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value)) {
    return nothingBut({ message: `a composer.json is a map, but this is ${kindOf(parsed.value)}`, fatal: true });
  }
  const lineOf = findJsonLines(text);
  const local = listLocalNames(fieldOf(parsed.value, 'repositories'), context);
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  for (const [section, scope] of SECTIONS) {
    const table = fieldOf(parsed.value, section);
    if (!isMapOrEmpty(table)) {
      problems.push({ message: `${section} should be a map of packages, but is ${kindOf(table)}` });
    }
    for (const [key, value] of entriesOf(table)) {
      const name = normalizeComposerName(key);
      if (isPlatformPackage(name)) continue;
      const line = lineOf(section, key);
      const at = line === undefined ? {} : { line };
      const requirement = textOf(value);
      if (requirement === undefined) {
        problems.push({ message: `${section}.${key.slice(0, 200)} is ${kindOf(value)}, which is no version`, ...at });
      }
      dependencies.push({
        ecosystem: 'composer',
        name,
        requirement: requirement ?? '',
        scope,
        direct: true,
        ...at,
        ...(local.has(name) && { local: true }),
      });
    }
  }
  return { dependencies, problems };
}

/** PHP writes an empty map as an empty list. */
function isMapOrEmpty(value: unknown): boolean {
  return value === undefined || value === null || isMap(value) || (Array.isArray(value) && value.length === 0);
}

/**
 * Packages that `path` repositories of this manifest provide, as far as it or the upload shows their names.
 */
function listLocalNames(repositories: unknown, context: FormatContext): ReadonlySet<string> {
  const all = [...listOf(repositories), ...entriesOf(repositories).map(([, value]) => value)];
  const local = all.filter((one) => fieldOf(one, 'type') === 'path');
  return new Set(
    local
      .flatMap((one) => [
        ...listOf(fieldOf(one, 'only')).map(textOf),
        ...entriesOf(fieldOf(one, 'options', 'versions')).map(([key]) => key),
        ...listNamesAt(textOf(fieldOf(one, 'url')) ?? '', context),
      ])
      .flatMap((name) => (name === undefined ? [] : [normalizeComposerName(name)])),
  );
}

/** Names in the composer.json files of the upload below a path; `*` stands for one directory. */
function listNamesAt(url: string, context: FormatContext): readonly string[] {
  const folder = context.resolve(url);
  if (folder === undefined) return [];
  const wanted = `${folder}/composer.json`.split('/');
  const paths = context.memo('composer-manifests', () =>
    context.paths.filter((path) => baseName(path) === 'composer.json'),
  );
  return paths
    .filter((path) => path !== context.path && isAt(path.split('/'), wanted))
    .flatMap((path) => {
      const parsed = parseJson(context.sibling(path) ?? '');
      const name = 'value' in parsed ? textOf(fieldOf(parsed.value, 'name')) : undefined;
      return name === undefined ? [] : [name];
    });
}

function isAt(parts: readonly string[], wanted: readonly string[]): boolean {
  return parts.length === wanted.length && wanted.every((part, at) => part === '*' || part === parts[at]);
}
