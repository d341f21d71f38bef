import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { itemsOf, pairsOf, readEdn, valueAfter, type Edn } from './edn.ts';

/** Clojure's own manifest. https://clojure.org/reference/deps_edn */
export const depsEdn: Format = {
  name: 'jvm-deps-edn',
  ecosystem: 'maven',
  kind: 'manifest',
  files: /(?:^|\/)(?:deps|bb)\.edn$/,
  extract: extractDepsEdn,
};

/** Leiningen's manifest. https://codeberg.org/leiningen/leiningen/src/branch/main/sample.project.clj */
export const projectClj: Format = {
  name: 'jvm-project-clj',
  ecosystem: 'maven',
  kind: 'manifest',
  files: /(?:^|\/)project\.clj$/,
  extract: extractProjectClj,
};

function extractDepsEdn(text: string): Extraction {
  const root = readEdn(text).find((one) => one.kind === 'map');
  if (root === undefined)
    return { dependencies: [], problems: [{ line: 1, message: 'there is no map in this file', fatal: true }] };
  const top = itemsOf(root);
  const own = pairsOf(valueAfter(top, ':deps')).flatMap(([name, value]) => readMapped(name, value, 'runtime'));
  const aliases = pairsOf(valueAfter(top, ':aliases')).flatMap(([, alias]) =>
    [':extra-deps', ':deps', ':replace-deps'].flatMap((key) =>
      pairsOf(valueAfter(itemsOf(alias), key)).flatMap(([name, value]) => readMapped(name, value, 'development')),
    ),
  );
  return { dependencies: [...own, ...aliases], problems: [] };
}

/** `com.stripe/stripe-java {:mvn/version "24.0.0"}`, `io.github.owner/repo {:git/tag "v1" :git/sha "…"}`, `x {:local/root ".."}`. */
function readMapped(key: Edn, value: Edn, scope: Dependency['scope']): Dependency[] {
  if (key.kind !== 'word') return [];
  const settings = itemsOf(value);
  const text = (name: string): string | undefined => {
    const found = valueAfter(settings, name);
    return found?.kind === 'text' ? found.text : undefined;
  };
  return [
    declare('maven', mavenName(key.text), text(':mvn/version') ?? text(':git/tag') ?? text(':git/sha') ?? '', {
      scope,
      line: key.line,
      locator: text(':git/url'),
      local: text(':local/root') === undefined ? undefined : true,
    }),
  ];
}

/** A name without a group is its own group, and `$` begins a classifier. */
function mavenName(written: string): string {
  const [group = written, artifact = group] = (written.split('$')[0] ?? written).split('/');
  return `${group}:${artifact}`;
}

function extractProjectClj(text: string): Extraction {
  const project = readEdn(text).find(
    (one) => one.kind === 'list' && one.items[0]?.kind === 'word' && one.items[0].text === 'defproject',
  );
  const items = itemsOf(project);
  if (items.length === 0)
    return { dependencies: [], problems: [{ line: 1, message: 'there is no defproject in this file', fatal: true }] };
  const profiles = pairsOf(valueAfter(items, ':profiles')).flatMap(([name, profile]) =>
    readVectors(valueAfter(itemsOf(profile), ':dependencies'), isProduction(name) ? 'runtime' : 'development'),
  );
  return {
    dependencies: [
      ...readVectors(valueAfter(items, ':dependencies'), 'runtime'),
      ...readVectors(valueAfter(items, ':plugins'), 'build'),
      ...profiles,
    ],
    problems: [],
  };
}

function isProduction(name: Edn): boolean {
  return name.kind === 'word' && /^:(?:uberjar|production|prod)$/.test(name.text);
}

/** `[[com.stripe/stripe-java "24.0.0" :scope "test"] …]`. */
function readVectors(list: Edn | undefined, scope: Dependency['scope']): Dependency[] {
  return itemsOf(list).flatMap((entry): Dependency[] => {
    const [name, version, ...settings] = itemsOf(entry);
    if (name?.kind !== 'word') return [];
    const own = valueAfter(settings, ':scope');
    const isTest = own?.kind === 'text' && own.text === 'test';
    return [
      declare('maven', mavenName(name.text), version?.kind === 'text' ? version.text : '', {
        line: name.line,
        scope: isTest ? 'development' : scope,
      }),
    ];
  });
}
