import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { readTuples, withoutComments } from './tuples.ts';
import type { Tuple } from './tuples.ts';

/** Elixir's manifest, which is a program. */
export const mixExs: Format = {
  name: 'hex-mix-exs',
  ecosystem: 'hex',
  kind: 'manifest',
  files: /(?:^|\/)mix\.exs$/,
  extract: extractMixExs,
};

/** Elixir's lockfile: a map of tuples. */
export const mixLock: Format = {
  name: 'hex-mix-lock',
  ecosystem: 'hex',
  kind: 'lockfile',
  files: /(?:^|\/)mix\.lock$/,
  extract: extractMixLock,
};

/** Tuples in functions whose name speaks of dependencies, and in those that are added to them; nothing is run. */
function extractMixExs(text: string): Extraction {
  const added = listAddedFunctions(text);
  const names = [DEPENDENCIES_WORD, ...added].join('|');
  const tuples = readTuples(
    text,
    new RegExp(`\\bdefp?\\s+(?:${names})\\b|\\bdeps:\\s*\\[|@${DEPENDENCIES_WORD}\\s+\\[`, 'g'),
  );
  const dependencies = tuples.flatMap((tuple): Dependency[] => {
    const [, quoted, plain] = /^:(?:"([\w@.-]+)"|([\w@.]+))$/.exec(tuple.items[0] ?? '') ?? [];
    const key = quoted ?? plain;
    if (key === undefined) return [];
    const options = tuple.items.slice(1).join(', ');
    const name = /\bhex:\s*(?::|")([\w]+)/.exec(options)?.[1] ?? key;
    const isLocal = /\bpath:/.test(options) || /\bin_umbrella:\s*true/.test(options);
    const locator = locatorOf(options);
    return [
      {
        ecosystem: 'hex',
        name,
        requirement: requirementOf(tuple) ?? locator ?? '',
        scope: scopeOf(options),
        direct: true,
        line: tuple.line,
        ...(name !== key && { alias: key }),
        ...(locator !== undefined && { locator }),
        ...(isLocal && { local: true }),
      },
    ];
  });
  return { dependencies, problems: dependencies.length === 0 ? describeEmpty(text) : [] };
}

/** A name that speaks of dependencies; bounded, or a long one would be tried from each of its letters. */
const DEPENDENCIES_WORD = '\\w{0,60}deps?\\w{0,60}';

/** Names of functions added by `++` where dependencies are named, and where such a function is defined. */
function listAddedFunctions(text: string): readonly string[] {
  const code = withoutComments(text);
  const found = new Set<string>();
  const definitions = code.split(/^(?=[ \t]*defp?\s)/m).slice(0, DEFINITIONS_MAX);
  const note = (words: string): void => {
    for (const [name] of words.matchAll(ADDED)) found.add(name);
  };
  for (const [, line = ''] of code.matchAll(/\bdeps:([^\n]*)/g)) {
    note(line.split(',')[0] ?? '');
    const [, called] = /^\s*([a-z_]\w*)/.exec(line) ?? [];
    if (called !== undefined) found.add(called);
  }
  for (let round = 0; round < ROUNDS_MAX; round += 1)
    for (const definition of definitions) {
      const name = /^\s*defp?\s+(\w+)/.exec(definition)?.[1] ?? '';
      if (/deps?/.test(name) || found.has(name)) note(definition);
    }
  return [...found].slice(0, DEFINITIONS_MAX);
}

/** A word on either side of `++`. */
const ADDED = /(?<=\+\+\s{0,100})\b[a-z_]\w*|\b[a-z_]\w*(?=(?:\(\))?\s{0,100}\+\+)/g;
/** Definitions of one file that are looked at, and how far one leads to another. */
const DEFINITIONS_MAX = 200;
const ROUNDS_MAX = 3;

/** A project may have no dependencies, but no module is no project. */
function describeEmpty(text: string): Problem[] {
  return /\bdefmodule\b/.test(text) ? [] : [{ line: 1, message: 'there is no module in this file', fatal: true }];
}

const LOCK_ENTRY = /^\s*"([\w@.-]+)":\s*\{:(\w+),\s*(?::"?([\w@.-]+)"?|"([^"]*)"),\s*"([^"]*)"/;

/** What a `mix.lock` holds; which of it is direct only the mix.exs beside it tells. */
function extractMixLock(text: string): Extraction {
  const dependencies: Dependency[] = [];
  const problems: { line: number; message: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, key, kind, real, url, version] = LOCK_ENTRY.exec(line.slice(0, 2000)) ?? [];
    if (key !== undefined && kind !== undefined)
      dependencies.push({
        ecosystem: 'hex',
        name: real ?? key,
        requirement: '',
        scope: 'unknown',
        line: index + 1,
        ...(version && { resolved: version }),
        ...(url !== undefined && { locator: url }),
      });
    else if (/^\s*"[\w@.-]+":/.test(line)) problems.push({ line: index + 1, message: 'this entry is not read' });
  }
  if (dependencies.length === 0 && !/%\{/.test(text))
    return { dependencies, problems: [{ message: 'this is no map of locked packages', fatal: true }] };
  if (!/\}\s*$/.test(text))
    problems.push({ line: text.split('\n').length, message: 'the map of packages is not closed' });
  return { dependencies, problems };
}

function requirementOf({ items }: Tuple): string | undefined {
  return /^"([^"]*)"$/.exec(items[1] ?? '')?.[1] ?? /^~r/.exec(items[1] ?? '')?.input;
}

function locatorOf(options: string): string | undefined {
  const [, kind, url] = /\b(git|github|gitlab|bitbucket):\s*"([^"]+)"/.exec(options) ?? [];
  if (kind === undefined || url === undefined) return undefined;
  const reference = /\b(?:ref|tag|branch):\s*"([^"]+)"/.exec(options)?.[1];
  const address = kind === 'git' ? url : `${kind}:${url}`;
  return reference === undefined ? address : `${address}#${reference}`;
}

/** `only:` names the environments; without `prod` the package never runs in one. */
function scopeOf(options: string): DependencyScope {
  const only = /\bonly:\s*(\[[^\]]*\]|:\w+)/.exec(options)?.[1];
  if (only !== undefined && !/:prod\b/.test(only) && /:(?:dev|test|docs|ci|lint)\b/.test(only)) return 'development';
  return /\boptional:\s*true/.test(options) ? 'optional' : 'runtime';
}
