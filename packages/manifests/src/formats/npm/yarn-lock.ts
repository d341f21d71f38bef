import { parseSyml } from '@yarnpkg/parsers';
import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { nothingBut } from '../../parse.ts';
import { entriesOf, fieldOf, textOf } from '../../tree.ts';
import { locatorOf, readRequirement, splitNameAt } from './requirement.ts';
import { readUsualClassic } from './yarn-classic.ts';

/** yarn's lockfile: the classic syntax of version 1, and the YAML of berry. */
export const yarnLock: Format = {
  name: 'npm-yarn-lock',
  ecosystem: 'npm',
  kind: 'lockfile',
  files: /(?:^|\/)yarn\.lock$/,
  extract: extractYarnLock,
};

/** What a `yarn.lock` of either syntax holds. */
function extractYarnLock(text: string): Extraction {
  const { whole, problems } = withoutConflicts(text);
  const headed = isClassicWithoutHeader(whole) ? `${HEADER}${whole}` : whole;
  let tree: unknown;
  try {
    tree = readUsualClassic(headed) ?? parseSyml(headed);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    const message = `this is no yarn.lock: ${reason.slice(0, 200)}`;
    return nothingBut({ message, fatal: true, ...lineOfError(error) });
  }
  const extraction = fieldOf(tree, '__metadata') === undefined ? readClassic(tree) : readBerry(tree);
  return { ...extraction, problems: [...problems, ...extraction.problems] };
}

/** By this line the parser knows the classic syntax. */
const HEADER = '# yarn lockfile v1\n';

/** Some tools leave the header out, or cut it off. */
function isClassicWithoutHeader(text: string): boolean {
  return !/^# yarn lockfile v1$/m.test(text) && !/^"?__metadata"?:/m.test(text) && /^ {2}"?version"? "/m.test(text);
}

/** A merge that nobody has finished: both sides are read, as yarn itself does. */
function withoutConflicts(text: string): { readonly whole: string; readonly problems: readonly Problem[] } {
  if (!/^<{7}/m.test(text)) return { whole: text, problems: [] };
  const problems: Problem[] = [];
  const lines = text.split('\n').map((line, index) => {
    if (/^<{7}/.test(line)) {
      problems.push({ line: index + 1, message: 'a merge conflict begins here; both sides are read' });
    }
    return /^(?:<{7}|={7}|>{7}|\|{7})/.test(line) ? '' : line;
  });
  return { whole: lines.join('\n'), problems };
}

/** The parser is generated and tells where it stopped, but its types do not say so. */
function lineOfError(error: unknown): { line?: number } {
  const location: unknown = error instanceof Error && 'location' in error ? error.location : undefined;
  const line = fieldOf(location, 'start', 'line');
  return typeof line === 'number' ? { line } : {};
}

function readClassic(tree: unknown): Extraction {
  // Patterns that share an entry come as one key each.
  const found = new Map<string, Dependency>();
  const problems = [];
  for (const [key, entry] of entriesOf(tree)) {
    const [pattern = ''] = splitPatterns(key);
    const version = textOf(fieldOf(entry, 'version'));
    if (version === undefined) {
      problems.push({ message: `the entry "${key.slice(0, 120)}" has no version` });
      continue;
    }
    const { name, rest = '' } = splitPattern(pattern);
    const { catalog: _catalog, requirement: _range, alias, ...read } = readRequirement(name, rest);
    const other = alias === undefined ? {} : { alias };
    found.set(`${read.name}\0${version}\0${alias}\0${read.local}`, {
      ecosystem: 'npm',
      ...read,
      ...other,
      requirement: '',
      resolved: version,
      scope: 'unknown',
    });
  }
  return { dependencies: [...found.values()], problems };
}

/** berry lists the project's own packages as workspaces with what they ask for, but not for which scope. */
function readBerry(tree: unknown): Extraction {
  const entries = entriesOf(tree).filter(([key]) => key !== '__metadata');
  const asked = new Map<string, string>();
  for (const [key, entry] of entries) {
    if (!key.includes('@workspace:')) continue;
    for (const [name, value] of entriesOf(fieldOf(entry, 'dependencies'))) {
      const range = textOf(value);
      if (range === undefined) continue;
      asked.set(`${name}@${range}`, range);
      // Before version 4 of the file, ranges in here lack the protocol that keys have.
      asked.set(`${name}@npm:${range}`, range);
    }
  }
  return { dependencies: entries.flatMap(([key, entry]) => readBerryEntry(key, entry, asked)), problems: [] };
}

function readBerryEntry(key: string, entry: unknown, asked: ReadonlyMap<string, string>): readonly Dependency[] {
  const resolution = textOf(fieldOf(entry, 'resolution'));
  const version = textOf(fieldOf(entry, 'version'));
  const patterns = splitPatterns(key);
  const { name, rest = '' } = splitNameAt(resolution ?? patterns[0] ?? key);
  const isLocal = /^(workspace|link|portal|file|exec):/.test(rest) || textOf(fieldOf(entry, 'linkType')) === 'soft';
  const locator = isLocal || /^(npm|patch|virtual):/.test(rest) ? undefined : locatorOf(rest);
  const pattern = patterns.find((one) => asked.has(one));
  const found = {
    ecosystem: 'npm' as const,
    name,
    scope: 'unknown' as const,
    ...(version !== undefined && { resolved: version }),
    ...(isLocal && { local: true }),
    ...(locator !== undefined && { locator }),
  };
  if (pattern === undefined) return [{ ...found, requirement: '', direct: false }];
  const key0 = splitNameAt(pattern).name;
  const { requirement } = readRequirement(key0, asked.get(pattern) ?? '');
  return [{ ...found, requirement, direct: true, ...(key0 !== name && { alias: key0 }) }];
}

/** An address without a name is named after its last part. */
function splitPattern(pattern: string): { readonly name: string; readonly rest: string | undefined } {
  if (!/^[a-z+]+:\/\//.test(pattern)) return splitNameAt(pattern);
  const [path = ''] = pattern.split('#');
  return { name: path.slice(path.lastIndexOf('/') + 1).replace(/\.(git|tgz)$/, ''), rest: pattern };
}

/** Several patterns share one entry; the comma of a range (`>=1, <2`) is followed by no name. */
function splitPatterns(key: string): readonly string[] {
  return key.split(/,\s*(?=(?:@[^\s/@]+\/)?[^\s@,<>=]+@)/).map((pattern) => pattern.trim().replace(/^"(.*)"$/, '$1'));
}
