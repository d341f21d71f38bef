// Reads the sources of the workspace and who imports what of whom, for the rules of `test/tidy.test.ts` and the table of `import-graph.ts`.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** One source file. */
export interface Source {
  /** From the root of the workspace, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** What it imports or exports from, as written; type-only imports too. */
  readonly imports: readonly string[];
}

/** Every TypeScript file of the workspace that people write. */
export function listSources(root: string): Source[] {
  return ['packages', 'test', 'bench', 'tools']
    .filter((top) => existsSync(join(root, top)))
    .flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((path) => !/(?:^|\/)(?:node_modules|dist|\.runtimes)\//.test(path))
        .map((path) => {
          const text = readFileSync(join(root, path), 'utf8');
          const imports = [
            ...text.matchAll(/^(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm),
          ].map((match) => match[1] ?? match[2] ?? '');
          return { path, text, lines: text.split('\n').length, imports };
        }),
    );
}

export function isTest(path: string): boolean {
  return path.endsWith('.test.ts') || path.startsWith('test/') || path.startsWith('bench/');
}

/** Code without I/O, clock and randomness: whole packages and rooms of the server. */
const PURE = [
  'packages/catalog/src/',
  'packages/contract/src/',
  'packages/dashboard/src/view/',
  'packages/detection/src/',
  'packages/inventory/src/',
  'packages/manifests/src/',
  'packages/status-pages/src/',
  'packages/server/src/domain/',
  'packages/server/src/columns/',
  'packages/server/src/rules/',
  'packages/server/src/channels/',
];
/** What of these is not: threads that read uploads, grammars as WebAssembly with a time limit, fixtures that tests read. */
const IMPURE = [
  'packages/manifests/src/reader/',
  'packages/manifests/src/syntax.ts',
  'packages/manifests/src/fixture-cases.ts',
];
/** Whether a file has to be without I/O, clock and randomness. */
export function isPure(path: string): boolean {
  const isIn = (place: string): boolean => path.startsWith(place);
  return PURE.some(isIn) && !IMPURE.some(isIn) && !isTest(path);
}

/** Package of ours that a file belongs to. */
export function packageOf(path: string): string | undefined {
  return /^packages\/([^/]+)\/src\//.exec(path)?.[1];
}

/** Room of the server that a file belongs to. */
export function roomOf(path: string): string | undefined {
  return /^packages\/server\/src\/([a-z-]+)\//.exec(path)?.[1];
}

/** Path of the file that a relative import means. */
export function targetOf(path: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? join(dirname(path), specifier).replaceAll('\\', '/') : undefined;
}

/** What a file imports for its value, as written: type-only imports are gone when it runs. */
export function listValueImports(text: string): string[] {
  const imports = text.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"]([^'"]+)['"]/gm);
  return [...imports].map(([, specifier = '']) => specifier);
}

/** Names that a file imports of Node's modules for their value; `*` for all of one. */
export function listNodeValues(text: string): [from: string, name: string][] {
  const imports = text.matchAll(/^(?:import|export)\s+(?!type\b)([^'"]*?)(?:\s+from\s+)?['"](node:[^'"]+)['"]/gm);
  return [...imports].flatMap(([, names = '', from = '']) => {
    const list = /\{([^}]*)\}/.exec(names)?.[1];
    if (list === undefined) return [[from, '*']];
    const values = list.split(',').map((name) => name.trim());
    return values.flatMap((name) =>
      name === '' || name.startsWith('type ') ? [] : [[from, name.split(' ')[0] ?? '']],
    );
  });
}

/** Clocks, randomness, I/O, timers and other threads, as globals. `new Date(ms)` only converts. */
const WORLD =
  /\b(?:Date\.now|new Date\(\)|Math\.random|performance\.|process\.|Atomics\.|SharedArrayBuffer|set(?:Timeout|Interval|Immediate)\(|queueMicrotask\(|fetch\(|crypto\.|console\.|XMLHttpRequest|WebSocket\()|globalThis/g;

/** Globals that a file uses and that a pure one must not. A host may be called as one of them is: lists of vendors have no code. */
export function listWorldUses({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  if (path.startsWith('packages/catalog/src/brief/')) return [];
  return [...stripTexts(stripComments(text)).matchAll(WORLD)].map(([name]) => name);
}

/** Names in quotes are hosts, words of pages and packages. */
export function stripTexts(text: string): string {
  return text.replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''");
}

export function stripComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '');
}

/** Functions, constants and classes that a package exports and that no other file imports, as `path name`. */
export function listDeadExports(sources: readonly Source[]): string[] {
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [, named, destructured, member] of text.matchAll(IMPORTED_NAMES))
      for (const part of (named ?? destructured ?? member ?? '').split(',')) {
        const name = /^\s*(?:type\s+)?([\w$]+)/.exec(part)?.[1];
        if (name !== undefined) importers.set(name, (importers.get(name) ?? new Set()).add(path));
      }
  return sources
    .filter(({ path }) => packageOf(path) !== undefined && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export\s+(?:async\s+)?(?:function\*?|const|class)\s+([\w$]+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => [...(importers.get(name) ?? [])].every((importer) => importer === path))
        .map((name) => `${path} ${name}`),
    );
}

const IMPORTED_NAMES =
  /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]|\{([^{}]*)\}\s*=\s*\(?await\s+import\(|\(await\s+import\([^)]*\)\)\.([\w$]+)/g;
