import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { withSyntax } from '../../syntax.ts';
import { listRubyCalls, type RubyCall } from './ruby-calls.ts';
import { textsOf, type RubyValue } from './ruby-values.ts';

/** Bundler's manifest, which is a program. */
export const gemfile: Format = {
  name: 'gem-gemfile',
  ecosystem: 'gem',
  kind: 'manifest',
  files: /(?:^|\/)(?:Gemfile(?:[._-](?!.*lock)[\w.-]+)?|gems\.rb|bundler\.d\/[\w.-]+\.rb|[\w.-]+\.gemfile)$/,
  extract: extractGemfile,
};

/** Gems of no other group than these never run in production. */
const DEVELOPMENT_GROUPS: readonly string[] = ['development', 'test'];
const REPOSITORY_HOSTS: readonly string[] = ['bitbucket', 'gist', 'github', 'gitlab'];
const BLOCKS: readonly string[] = ['git', 'group', 'path', 'source', ...REPOSITORY_HOSTS];

/** Every `gem` call of a Gemfile, in whatever branch it stands; nothing is run. */
async function extractGemfile(text: string, context: FormatContext): Promise<Extraction> {
  return await withSyntax('ruby', text, (tree) => {
    const dependencies: Dependency[] = [];
    const problems: Problem[] = [];
    const includes: string[] = [];
    if (tree.rootNode.hasError) {
      problems.push({ message: 'this file has syntax errors; what stands around them may be missing' });
    }
    const calls = listRubyCalls(tree, ['eval_gemfile', 'gem', 'git_source'], BLOCKS).filter((one) => !one.hasReceiver);
    const sources = calls
      .filter(({ method }) => method === 'git_source')
      .flatMap(({ positional }) => textsOf(positional[0]));
    for (const call of calls) {
      if (call.method === 'gem') collectGem(call, sources, dependencies, problems);
      const path = call.method === 'eval_gemfile' ? textsOf(call.positional[0])[0] : undefined;
      const resolved = path === undefined ? undefined : context.resolve(path);
      if (resolved !== undefined) includes.push(resolved);
    }
    return { dependencies, problems, includes };
  });
}

/** Requirements among the arguments behind a gem's name: `"~> 1", ">= 1.1"` or a list of them. */
export function readGemRequirement(values: readonly RubyValue[]): string {
  return values
    .flatMap(textsOf)
    .map((one) => one.trim())
    .join(', ');
}

/** True when an argument behind a gem's name is computed. */
export function isComputed(values: readonly RubyValue[]): boolean {
  return values.some(
    (value) => value === undefined || (Array.isArray(value) && isComputed(value as readonly RubyValue[])),
  );
}

function collectGem(
  { positional, named, within, line }: RubyCall,
  sources: readonly string[],
  dependencies: Dependency[],
  problems: Problem[],
): void {
  const [first, ...requirements] = positional;
  const name = typeof first === 'string' ? first.trim() : '';
  if (name === '') {
    problems.push({ line, message: 'the name of this gem is computed when the Gemfile runs; it is not read' });
    return;
  }
  if (isComputed(requirements)) {
    problems.push({ line, message: `the requirement of ${name} is computed when the Gemfile runs; it is not read` });
  }
  const locator = locatorOf(named, sources) ?? within.map(locatorOfBlock).findLast((one) => one !== undefined);
  const isLocal = named.has('path') || within.some(({ method }) => method === 'path');
  dependencies.push({
    ecosystem: 'gem',
    name,
    requirement: readGemRequirement(requirements),
    scope: scopeOf(named, within),
    direct: true,
    line,
    ...(isLocal ? { local: true } : locator !== undefined && { locator }),
  });
}

function scopeOf(named: RubyCall['named'], within: readonly RubyCall[]): DependencyScope {
  const blocks = within.filter(({ method }) => method === 'group');
  const groups = [
    ...blocks.flatMap(({ positional }) => textsOf(positional)),
    ...textsOf(named.get('group')),
    ...textsOf(named.get('groups')),
  ];
  if (groups.length > 0 && groups.every((group) => DEVELOPMENT_GROUPS.includes(group))) return 'development';
  // Such a group is installed only where it is asked for.
  return blocks.some((block) => block.named.get('optional') === 'true') ? 'optional' : 'runtime';
}

function locatorOf(named: RubyCall['named'], sources: readonly string[]): string | undefined {
  const reference = textsOf(['ref', 'tag', 'branch'].map((key) => named.get(key)))[0];
  const suffix = reference === undefined ? '' : `#${reference}`;
  const url = textsOf(named.get('git'))[0];
  if (url !== undefined) return url + suffix;
  const host = [...REPOSITORY_HOSTS, ...sources].find((key) => textsOf(named.get(key)).length > 0);
  if (host !== undefined) return `${host}:${repositoryOf(host, textsOf(named.get(host))[0] ?? '')}${suffix}`;
  const source = textsOf(named.get('source'))[0];
  return source === undefined ? undefined : source;
}

function locatorOfBlock({ method, positional, named }: RubyCall): string | undefined {
  const value = textsOf(positional[0])[0];
  if (value === undefined || method === 'group' || method === 'path') return undefined;
  if (method === 'source') return value;
  return locatorOf(new Map<string, RubyValue>([...named, [method, value]]), []);
}

/** `github: "rails"` is rails/rails. */
function repositoryOf(host: string, value: string): string {
  return host === 'github' && /^[\w.-]+$/.test(value) ? `${value}/${value}` : value;
}
