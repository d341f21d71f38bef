import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { parentOf } from '../../upload.ts';
import { normalizeComposerName } from './package-name.ts';

/** Composer's lockfile. */
export const composerLock: Format = {
  name: 'composer-lock',
  ecosystem: 'composer',
  kind: 'lockfile',
  files: /(?:^|\/)composer\.lock$/,
  extract: extractComposerLock,
};

const SECTIONS: readonly (readonly [string, DependencyScope])[] = [
  ['packages', 'runtime'],
  ['packages-dev', 'development'],
];

/** What a `composer.lock` holds. Which of it is direct only the composer.json beside it tells. */
function extractComposerLock(text: string, context: FormatContext): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value)) {
    return nothingBut({ message: `a composer.lock is a map, but this is ${kindOf(parsed.value)}`, fatal: true });
  }
  const asked = listAsked(context);
  const problems = SECTIONS.filter(([section]) => {
    const value = fieldOf(parsed.value, section);
    return value !== undefined && value !== null && !Array.isArray(value);
  }).map(([section]) => ({ message: `${section} should be a list of packages` }));
  const dependencies = SECTIONS.flatMap(([section, scope]) =>
    listOf(fieldOf(parsed.value, section)).flatMap((entry) => readPackage(entry, scope, asked)),
  );
  return { dependencies, problems };
}

function readPackage(
  entry: unknown,
  scope: DependencyScope,
  asked: ReadonlySet<string> | undefined,
): readonly Dependency[] {
  const name = normalizeComposerName(textOf(fieldOf(entry, 'name')) ?? '');
  if (name === '') return [];
  const version = textOf(fieldOf(entry, 'version'));
  // A package of the default registry has a source too; only one from elsewhere lacks the registry's address.
  const isRegistered = fieldOf(entry, 'notification-url') !== undefined;
  const url = textOf(fieldOf(entry, 'source', 'url')) ?? textOf(fieldOf(entry, 'dist', 'url'));
  const isLocal = fieldOf(entry, 'dist', 'type') === 'path';
  return [
    {
      ecosystem: 'composer',
      name,
      requirement: '',
      scope,
      ...(version !== undefined && { resolved: version }),
      ...(asked && { direct: asked.has(name) }),
      ...(isLocal && { local: true }),
      ...(!isLocal && !isRegistered && url !== undefined && { locator: url }),
    },
  ];
}

function listAsked({ path, sibling }: FormatContext): ReadonlySet<string> | undefined {
  const directory = parentOf(path);
  const manifest = sibling(directory === '' ? 'composer.json' : `${directory}/composer.json`);
  const parsed = manifest === undefined ? undefined : parseJson(manifest);
  if (!parsed || 'problem' in parsed) return undefined;
  const names = ['require', 'require-dev'].flatMap((key) => entriesOf(fieldOf(parsed.value, key)));
  return new Set(names.map(([name]) => normalizeComposerName(name)));
}
