import { fileURLToPath } from 'node:url';
import type { Language, Tree } from 'web-tree-sitter';

/** Grammars for manifests that are programs; their packages carry a `.wasm`. */
const GRAMMARS = {
  kotlin: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  python: 'tree-sitter-python/tree-sitter-python.wasm',
  ruby: 'tree-sitter-ruby/tree-sitter-ruby.wasm',
} as const;

/** CPU time, which a busy machine does not use up. Real programs of this kind take milliseconds; error recovery in hostile ones may take minutes. */
const PARSING_TIME_MS_MAX = 1000;

/** No program of this kind is larger. In a larger text that repeats itself the parser looks at its time too seldom. */
const PROGRAM_LENGTH_MAX = 1024 * 1024;

/** Loaded grammars stay: loading one again would take memory of the WebAssembly heap that is never given back. */
const loaded = new Map<keyof typeof GRAMMARS, Promise<Language>>();

/**
 * The syntax tree of a program, which is never run. Parsing goes on after errors, so there is always a tree.
 * The tree is handed to `use` and freed afterwards.
 */
export async function withSyntax<T>(grammar: keyof typeof GRAMMARS, text: string, use: (tree: Tree) => T): Promise<T> {
  if (text.length > PROGRAM_LENGTH_MAX)
    throw new Error(`a program of more than ${PROGRAM_LENGTH_MAX} characters is not read`);
  const language = await loadGrammar(grammar);
  const { Parser } = await import('web-tree-sitter');
  const parser = new Parser();
  try {
    parser.setLanguage(language);
    const start = process.threadCpuUsage();
    const isOver = (): boolean => {
      const { user, system } = process.threadCpuUsage(start);
      return user + system > PARSING_TIME_MS_MAX * 1000;
    };
    // Returning true ends the parsing, and there is no tree.
    const tree = parser.parse(text, null, { progressCallback: isOver });
    if (!tree) throw new Error(`the parser needed more than ${PARSING_TIME_MS_MAX} ms and was stopped`);
    try {
      return use(tree);
    } finally {
      tree.delete();
    }
  } finally {
    parser.delete();
  }
}

async function loadGrammar(grammar: keyof typeof GRAMMARS): Promise<Language> {
  const known = loaded.get(grammar);
  if (known) return await known;
  const loading = load(grammar);
  loaded.set(grammar, loading);
  return await loading;
}

/** The parser itself is loaded with the first program. */
async function load(grammar: keyof typeof GRAMMARS): Promise<Language> {
  const { Language, Parser } = await import('web-tree-sitter');
  await Parser.init();
  return Language.load(fileURLToPath(import.meta.resolve(GRAMMARS[grammar])));
}
