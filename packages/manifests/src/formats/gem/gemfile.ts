import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { withoutCredentials } from '../../locator.ts';
import { baseName } from '../../upload.ts';
import { readStatements, splitArguments, textOfLiteral } from './statements.ts';

/** Bundler's manifest, which is a program. */
export const gemfile: Format = {
  name: 'gem-gemfile',
  ecosystem: 'gem',
  kind: 'manifest',
  matches: (path) => /^(?:Gemfile|gems\.rb|[\w.-]+\.gemfile)$/.test(baseName(path)),
  extract: extractGemfile,
};

/** RubyGems' description of one gem, which is a program. */
export const gemspec: Format = {
  name: 'gem-gemspec',
  ecosystem: 'gem',
  kind: 'manifest',
  matches: (path) => path.endsWith('.gemspec'),
  extract: extractGemspec,
};

/** Gems of these groups never run in production. */
const DEVELOPMENT_GROUPS = new Set([
  'development',
  'test',
  'ci',
  'cucumber',
  'danger',
  'debug',
  'doc',
  'docs',
  'documentation',
  'lint',
  'rubocop',
  'tools',
]);

/** Every `gem` call, in whatever branch it stands; nothing is run. */
export function extractGemfile(text: string): Extraction {
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  const blocks: { groups: readonly string[]; isLocal: boolean; locator: string | undefined }[] = [];
  for (const { code, line } of readStatements(text)) {
    if (/^end\b/.test(code)) {
      blocks.pop();
      continue;
    }
    const call = /^(?:[\w.]+\s*=\s*)?gem[\s(]\s*(.*)$/s.exec(code)?.[1];
    if (call !== undefined) {
      const read = readGem(call.replace(/\)\s*(?:(?:if|unless)\b.*)?$/s, ''), line, blocks);
      if (read === undefined) problems.push({ line, message: 'the name of this gem is not a plain text' });
      else dependencies.push(read);
    }
    if (opensBlock(code)) blocks.push(describeBlock(code));
  }
  return { dependencies, problems };
}

export function extractGemspec(text: string): Extraction {
  const dependencies: Dependency[] = [];
  for (const { code, line } of readStatements(text)) {
    for (const [, kind, rest = ''] of code.matchAll(/\.add_(runtime_|development_)?dependency[\s(]\s*(.*)$/gs)) {
      const [first, ...others] = splitArguments(rest.replace(/\)\s*(?:(?:if|unless)\b.*)?$/s, ''));
      const name = textOfLiteral(first ?? '');
      if (name === undefined) continue;
      dependencies.push({
        ecosystem: 'gem',
        name,
        requirement: requirementOf(others),
        scope: kind === 'development_' ? 'development' : 'runtime',
        direct: true,
        line,
      });
    }
  }
  return { dependencies, problems: [] };
}

function readGem(
  call: string,
  line: number,
  blocks: readonly { groups: readonly string[]; isLocal: boolean; locator: string | undefined }[],
): Dependency | undefined {
  const [first, ...others] = splitArguments(call);
  const name = textOfLiteral(first ?? '');
  if (name === undefined) return undefined;
  const options = others.filter((argument) => /^:?\w+\s*(?::|=>)/.test(argument)).join(', ');
  const groups = [
    ...blocks.flatMap((block) => block.groups),
    ...symbols(/\bgroups?:?\s*(?::|=>)\s*(\[[^\]]*\]|%i\[[^\]]*\]|:?"?\w+"?)/.exec(options)?.[1] ?? ''),
  ];
  const locator = locatorOf(options) ?? blocks.find((block) => block.locator !== undefined)?.locator;
  const isLocal = /\bpath\s*(?::|=>)/.test(options) || blocks.some((block) => block.isLocal);
  return {
    ecosystem: 'gem',
    name,
    requirement: requirementOf(others),
    scope: scopeOf(groups),
    direct: true,
    line,
    ...(locator !== undefined && { locator }),
    ...(isLocal && { local: true }),
  };
}

/** Plain texts after the name are requirements; a list of them too. */
function requirementOf(others: readonly string[]): string {
  return others
    .flatMap((argument) => (argument.startsWith('[') ? splitArguments(argument.slice(1, -1)) : [argument]))
    .flatMap((argument) => textOfLiteral(argument) ?? [])
    .join(', ');
}

function scopeOf(groups: readonly string[]): DependencyScope {
  return groups.length > 0 && groups.every((group) => DEVELOPMENT_GROUPS.has(group)) ? 'development' : 'runtime';
}

function locatorOf(options: string): string | undefined {
  const [, kind, value] = /\b(git|github|gist|bitbucket|gitlab)\s*(?::|=>)\s*["']([^"'\n]+)["']/.exec(options) ?? [];
  if (kind === undefined || value === undefined) return undefined;
  return kind === 'git' ? withoutCredentials(value) : `${kind}:${value}`;
}

function opensBlock(code: string): boolean {
  return (
    /\bdo\s*(?:\|[^|]*\|)?$/.test(code) ||
    /^(?:if|unless|case|begin|def|while|until|module|class)\b/.test(code) ||
    /=\s*(?:if|unless|case|begin)\b/.test(code)
  );
}

function describeBlock(code: string): { groups: readonly string[]; isLocal: boolean; locator: string | undefined } {
  const group = /^group[\s(]\s*(.*?)\)?\s*do\b/.exec(code)?.[1];
  const git = /^(git|github)[\s(]\s*["']([^"']+)["']/.exec(code);
  return {
    groups: group === undefined ? [] : symbols(group.replace(/\boptional\s*:\s*\w+/, '')),
    isLocal: /^path[\s(]/.test(code),
    locator: git === null ? undefined : git[1] === 'git' ? withoutCredentials(git[2] ?? '') : `github:${git[2] ?? ''}`,
  };
}

function symbols(text: string): string[] {
  return [...text.replace(/^%i/, '').matchAll(/\w+/g)].map(([word]) => word.toLowerCase());
}
