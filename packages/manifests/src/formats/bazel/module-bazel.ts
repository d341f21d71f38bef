import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';

/** Bazel's module file, in Starlark, which is not run. https://bazel.build/rules/lib/globals/module */
export const moduleBazel: Format = {
  name: 'bazel-module',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)(?:[\w.-]+\.)?MODULE\.bazel$/,
  extract: extractModule,
};

const TOKEN =
  /#[^\n]*|"((?:[^"\\\n]|\\.){0,1000})"|\b(bazel_dep|artifacts)\b|\b(name|version|dev_dependency)\s*=|\b(True)\b|[()[\]\n]/g;
const COORDINATE = /^([\w.-]{1,200}):([\w.-]{1,200})(?::([\w.+-]{1,100}))?$/;

/** `bazel_dep(name = "rules_go", version = "0.50.1")`, and coordinates of Maven in lists called `artifacts`. */
function extractModule(text: string): Extraction {
  const dependencies: Dependency[] = [];
  let inside: 'bazel_dep' | 'artifacts' | undefined;
  let key = '';
  let found = new Map<string, string>();
  let line = 1;
  for (const [token, quoted, opens, named, isTrue] of text.matchAll(TOKEN)) {
    if (token === '\n') line += 1;
    else if (opens !== undefined) {
      inside = opens === 'artifacts' ? 'artifacts' : 'bazel_dep';
      found = new Map([['line', String(line)]]);
    } else if (named !== undefined) key = named;
    else if (inside === 'bazel_dep' && (quoted !== undefined || isTrue !== undefined)) found.set(key, quoted ?? 'True');
    else if (inside === 'artifacts' && quoted !== undefined) {
      const [, group, artifact, version = ''] = COORDINATE.exec(quoted) ?? [];
      if (group !== undefined) dependencies.push(declare('maven', `${group}:${artifact}`, version, { line }));
    } else if (token === ')' && inside === 'bazel_dep') {
      dependencies.push(...readModule(found));
      inside = undefined;
    } else if (token === ']' && inside === 'artifacts') inside = undefined;
  }
  return { dependencies, problems: [] };
}

function readModule(found: ReadonlyMap<string, string>): Dependency[] {
  const name = found.get('name');
  if (name === undefined) return [];
  const scope = found.get('dev_dependency') === 'True' ? 'development' : 'build';
  return [declare('generic', `bazel/${name}`, found.get('version') ?? '', { scope, line: Number(found.get('line')) })];
}
