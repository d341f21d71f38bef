/** One instruction of a Dockerfile, its continued lines joined. https://docs.docker.com/reference/dockerfile/ */
export interface Instruction {
  /** In capitals, without `ONBUILD` before it. */
  readonly keyword: string;
  /** `--name=value` behind the keyword. */
  readonly flags: readonly string[];
  readonly words: readonly string[];
  /** One-based line where it begins. */
  readonly line: number;
}

/** The instructions of a Dockerfile in their order. Takes time in proportion to the text; nothing is evaluated. */
export function readInstructions(text: string): Instruction[] {
  const lines = text.split('\n');
  const escape = /^(?:#[^\n]*\n)*?#[ \t]*escape[ \t]*=[ \t]*`/i.test(text.slice(0, HEAD_LENGTH)) ? '`' : '\\';
  const placesOf = indexLines(lines);
  const instructions: Instruction[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (isSilent(lines[at] ?? '')) continue;
    const start = at;
    const parts: string[] = [];
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      // A comment or an empty line does not end what is continued.
      if (parts.length > 0 && isSilent(line)) continue;
      const trimmed = line.trimEnd();
      const isContinued = trimmed.endsWith(escape);
      parts.push(isContinued ? trimmed.slice(0, -1) : trimmed);
      if (!isContinued) break;
    }
    const instruction = toInstruction(parts.join(' '), start + 1);
    instructions.push(instruction);
    if (HEREDOC_KEYWORDS.has(instruction.keyword)) at = skipHeredocs(instruction.words, at, placesOf);
  }
  return instructions;
}

/** Directives of the parser stand at the very top. */
const HEAD_LENGTH = 1000;
const HEREDOC_KEYWORDS: ReadonlySet<string> = new Set(['ADD', 'COPY', 'RUN']);
const HEREDOCS_MAX = 20;

function isSilent(line: string): boolean {
  const text = line.trimStart();
  return text === '' || text.startsWith('#');
}

function toInstruction(joined: string, line: number): Instruction {
  const all = joined.split(/\s+/).filter((word) => word !== '');
  const from = all[0]?.toUpperCase() === 'ONBUILD' ? 1 : 0;
  const [keyword = '', ...rest] = all.slice(from);
  const firstWord = rest.findIndex((word) => !word.startsWith('--'));
  const flagCount = firstWord < 0 ? rest.length : firstWord;
  return { keyword: keyword.toUpperCase(), flags: rest.slice(0, flagCount), words: rest.slice(flagCount), line };
}

/** Where each text stands as a whole line, so that the end of a heredoc is found without reading on to it. */
function indexLines(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const text = line.replace(/^\t+/, '').trimEnd();
    if (!/^\w{1,100}$/.test(text)) continue;
    const known = places.get(text);
    if (known === undefined) places.set(text, [at]);
    else known.push(at);
  }
  return places;
}

/** The last line of the heredocs that an instruction opens; `<<` without its end is something else, such as a shift of bits. */
function skipHeredocs(
  words: readonly string[],
  lastLine: number,
  placesOf: ReadonlyMap<string, readonly number[]>,
): number {
  let at = lastLine;
  const names = words.flatMap((word) => /^\d*<<-?["']?(\w+)["']?$/.exec(word)?.[1] ?? []);
  for (const name of names.slice(0, HEREDOCS_MAX)) at = firstAfter(placesOf.get(name) ?? [], at) ?? at;
  return at;
}

function firstAfter(places: readonly number[], at: number): number | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) > at) high = middle;
    else low = middle + 1;
  }
  return places[low];
}
