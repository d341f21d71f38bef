import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';

/** Cargo's lockfile. */
export const cargoLock: Format = {
  name: 'cargo-lock',
  ecosystem: 'cargo',
  kind: 'lockfile',
  files: /(?:^|\/)Cargo\.lock$/i,
  extract: extractCargoLock,
};

/** What a `Cargo.lock` holds. A package without a source is the project's own, and what such a package needs is direct. */
function extractCargoLock(text: string): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const list = fieldOf(parsed.value, 'package');
  if (list !== undefined && !Array.isArray(list)) {
    return nothingBut({ message: `package should be a list of tables, but is ${kindOf(list)}`, fatal: true });
  }
  // The first lockfiles kept the project itself in a table of its own.
  const entries = [fieldOf(parsed.value, 'root'), ...listOf(list)].filter(isMap);
  const asked = new Set(entries.filter(isOwn).flatMap(listAsked));
  return { dependencies: entries.flatMap((entry) => readPackage(entry, asked)), problems: [] };
}

function readPackage(entry: unknown, asked: ReadonlySet<string>): readonly Dependency[] {
  const name = textOf(fieldOf(entry, 'name')) ?? '';
  const version = textOf(fieldOf(entry, 'version'));
  if (name === '') return [];
  const locator = locatorOf(textOf(fieldOf(entry, 'source')) ?? '');
  return [
    {
      ecosystem: 'cargo',
      name,
      requirement: '',
      scope: 'unknown',
      ...(version !== undefined && { resolved: version }),
      ...(isOwn(entry) ? { local: true } : { direct: asked.has(name) || asked.has(`${name} ${version}`) }),
      ...(locator !== undefined && { locator }),
    },
  ];
}

function isOwn(entry: unknown): boolean {
  return fieldOf(entry, 'source') === undefined;
}

/** `name`, or `name version` and in older files `name version (source)` where several versions are locked. */
function listAsked(entry: unknown): readonly string[] {
  return listOf(fieldOf(entry, 'dependencies')).flatMap((item) => {
    const [name, version] = (textOf(item) ?? '').split(/\s+/);
    return name ? [version === undefined ? name : `${name} ${version}`] : [];
  });
}

/** The default registry is no locator. */
function locatorOf(source: string): string | undefined {
  if (source === '' || /crates\.io-index|index\.crates\.io/.test(source)) return undefined;
  return source.replace(/^(registry|sparse)\+/, '');
}
