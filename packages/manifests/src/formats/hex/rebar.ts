import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';

/** Erlang's manifest. https://rebar3.org/docs/configuration/dependencies/ */
export const rebarConfig: Format = {
  name: 'hex-rebar-config',
  ecosystem: 'hex',
  kind: 'manifest',
  files: /(?:^|\/)rebar\.config$/,
  extract: extractConfig,
};

/** Its lockfile. */
export const rebarLock: Format = {
  name: 'hex-rebar-lock',
  ecosystem: 'hex',
  kind: 'lockfile',
  files: /(?:^|\/)rebar\.lock$/,
  extract: extractLock,
};

/** Terms of Erlang: brackets, texts, atoms; nothing is evaluated. */
const TOKEN = /%[^\n]*|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[[\]{},]|[\w@.-]+/g;
const TOKENS_MAX = 100_000;

type Term = string | readonly Term[];

/** Every list or tuple of a text, as nested lists; a text that ends within one gives what is whole. */
function readTerms(text: string): readonly Term[] {
  const root: Term[] = [];
  const open: Term[][] = [root];
  let count = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if ((count += 1) > TOKENS_MAX) break;
    if (token === '[' || token === '{') {
      const inner: Term[] = [];
      open.at(-1)?.push(inner);
      open.push(inner);
    } else if (token === ']' || token === '}') {
      if (open.length > 1) open.pop();
    } else if (token !== ',' && !token.startsWith('%')) open.at(-1)?.push(token.replace(/^(["'])(.*)\1$/, '$2'));
  }
  return root;
}

function extractConfig(text: string): Extraction {
  const terms = readTerms(text);
  const own = depsOf(terms).flatMap((one) => readDependency(one, 'runtime'));
  const profiles =
    terms.find((term): term is readonly Term[] => Array.isArray(term) && term[0] === 'profiles')?.[1] ?? [];
  const others = (Array.isArray(profiles) ? profiles : []).flatMap((profile) => {
    if (!Array.isArray(profile)) return [];
    const [name, settings] = profile as readonly Term[];
    const scope = name === 'prod' ? 'runtime' : 'development';
    return depsOf(Array.isArray(settings) ? settings : []).flatMap((one) => readDependency(one, scope));
  });
  return { dependencies: [...own, ...others], problems: [] };
}

function depsOf(terms: readonly Term[]): readonly Term[] {
  const deps = terms.find((term) => Array.isArray(term) && term[0] === 'deps')?.[1];
  return Array.isArray(deps) ? deps : [];
}

/** `jsx`, `{jsx, "~> 3.0"}`, `{x, {pkg, real}}`, `{x, "1", {pkg, real}}`, `{x, {git, "https://…", {tag, "1"}}}`. */
function readDependency(term: Term, scope: Dependency['scope']): Dependency[] {
  if (typeof term === 'string') return [declare('hex', term, '', { scope })];
  const [name, ...rest] = term;
  if (typeof name !== 'string' || !/^[a-z]\w*$/.test(name)) return [];
  const requirement = rest.find((one) => typeof one === 'string') ?? '';
  const source = rest.find((one) => Array.isArray(one)) as readonly Term[] | undefined;
  const [kind, second] = source ?? [];
  const real = kind === 'pkg' && typeof second === 'string' ? second : name;
  const locator = (kind === 'git' || kind === 'git_subdir') && typeof second === 'string' ? second : undefined;
  return [
    declare('hex', real, typeof requirement === 'string' ? requirement : '', {
      scope,
      locator,
      alias: real === name ? undefined : name,
    }),
  ];
}

/** `{<<"jsx">>,{pkg,<<"jsx">>,<<"3.1.0">>},0}`: the last number is how deep it stands, 0 for direct ones. */
const LOCKED =
  /\{\s*<<"([\w.@-]{1,200})">>\s*,\s*\{\s*(?:pkg\s*,\s*<<"([\w.@-]{1,200})">>\s*,\s*<<"([^"]{1,100})">>|git\s*,\s*"([^"]{1,500})")[^{}]{0,500}(?:\{[^{}]{0,300}\})?[^{}]{0,100}\}\s*,\s*(\d{1,3})/g;

function extractLock(text: string): Extraction {
  const dependencies = [...text.matchAll(LOCKED)].map(([, key = '', name, resolved, locator, depth]) =>
    declare('hex', name ?? key, '', { resolved, locator, direct: depth === '0', scope: 'unknown' }),
  );
  return { dependencies, problems: [] };
}
