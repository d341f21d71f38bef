import type { Dependency, Extraction, Format, Problem } from '../../format.ts';

/** Go's module file. */
export const goMod: Format = {
  name: 'golang-go-mod',
  ecosystem: 'golang',
  kind: 'manifest',
  files: /(?:^|\/)go\.mod$/,
  extract: extractGoMod,
};

/** What one `go.mod` requires. A replaced module keeps its required name and version; the replacement is its locator. */
function extractGoMod(text: string): Extraction {
  const problems: Problem[] = [];
  const directives = readDirectives(text, problems);
  if (!directives.some(({ verb }) => verb === 'module')) {
    problems.push({ line: 1, message: 'a go.mod starts with a module directive, and there is none' });
  }
  const replacements = listReplacements(directives);
  const dependencies = directives
    .filter(({ verb }) => verb === 'require')
    .flatMap((directive) => readRequire(directive, replacements, problems));
  return { dependencies, problems };
}

interface Directive {
  readonly verb: string;
  readonly words: readonly string[];
  readonly comment: string;
  readonly line: number;
}

const VERBS: readonly string[] = [
  'exclude',
  'go',
  'godebug',
  'ignore',
  'module',
  'replace',
  'require',
  'retract',
  'tool',
  'toolchain',
];

/** Nobody writes a longer line. */
const LINE_LENGTH_MAX = 10_000;

/** Directives stand one a line, `require a v1`, or in a block of lines without their verb. */
function readDirectives(text: string, problems: Problem[]): readonly Directive[] {
  const directives: Directive[] = [];
  let block: { verb: string; line: number } | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1;
    if (raw.length > LINE_LENGTH_MAX) {
      problems.push({ line, message: `the line is longer than ${LINE_LENGTH_MAX} characters and is not read` });
      continue;
    }
    const { words, comment } = splitLine(raw);
    const [first, ...rest] = words;
    if (first === undefined) continue;
    if (block && first === ')') block = undefined;
    else if (block) directives.push({ verb: block.verb, words, comment, line });
    else if (!VERBS.includes(first))
      problems.push({ line, message: `"${first.slice(0, 80)}" is no directive of go.mod` });
    else if (rest[0] !== '(') directives.push({ verb: first, words: rest, comment, line });
    // `require ()` is an empty block on one line.
    else if (rest.at(-1) !== ')') block = { verb: first, line };
  }
  if (block) problems.push({ line: block.line, message: `the ${block.verb} block is never closed with )` });
  return directives;
}

/** Words between blanks; quoted ones lose their quotes. Parentheses are words of their own. */
function splitLine(raw: string): { readonly words: readonly string[]; readonly comment: string } {
  const words: string[] = [];
  for (const match of raw.matchAll(/"([^"]*)"|`([^`]*)`|\/\/(.*)$|[()]|(?:(?!\/\/)[^\s()"`])+/g)) {
    const [whole, double, backquoted, comment] = match;
    if (comment !== undefined) return { words, comment: comment.trim() };
    words.push(double ?? backquoted ?? whole);
  }
  return { words, comment: '' };
}

/** Replacements by `module` or `module@version`, as a path or `module@version`. */
function listReplacements(directives: readonly Directive[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { verb, words } of directives) {
    const arrow = words.indexOf('=>');
    if (verb !== 'replace' || arrow < 1) continue;
    const [target, version] = words.slice(arrow + 1);
    if (target !== undefined) found.set(words.slice(0, arrow).join('@'), version ? `${target}@${version}` : target);
  }
  return found;
}

function readRequire(
  { words, comment, line }: Directive,
  replacements: ReadonlyMap<string, string>,
  problems: Problem[],
): readonly Dependency[] {
  const [name, version] = words;
  if (name === undefined || !/^[^\s()=]+$/.test(name)) {
    problems.push({ line, message: 'require needs a module path and a version: require example.com/module v1.2.3' });
    return [];
  }
  if (version === undefined) problems.push({ line, message: `${name.slice(0, 200)} is required without a version` });
  const locator = replacements.get(`${name}@${version ?? ''}`) ?? replacements.get(name);
  return [
    {
      ecosystem: 'golang',
      name,
      requirement: version ?? '',
      scope: 'runtime',
      direct: !/^indirect(\s*;|\s*$)/.test(comment),
      line,
      ...(locator !== undefined && { locator }),
    },
  ];
}
