import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { fillInVariables, knownPart, readImage } from './image.ts';
import { readInstructions, type Instruction } from './instructions.ts';

/** Dockerfiles and Containerfiles. */
export const dockerfile: Format = {
  name: 'docker-dockerfile',
  ecosystem: 'docker',
  kind: 'manifest',
  files:
    /(?:^|\/)(?:Dockerfile|Containerfile)(?![\w.-]*\.(?:dockerignore|[cm]?[jt]sx?|md|json|ya?ml|html|css|py|go|rb|sh)$)(?:[.-][\w.-]+)?$|\.(?:Dockerfile|Containerfile)$/i,
  extract: extractDockerfile,
};

/** The images that stages start from or copy from. A name of an earlier stage is no image, and `scratch` is nothing. */
function extractDockerfile(text: string): Extraction {
  const instructions = readInstructions(text);
  const known = readInitialArguments(instructions);
  const stages = new Set<string>();
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  const add = (written: string, line: number): void => {
    if (written === '' || written.toLowerCase() === 'scratch' || stages.has(written.toLowerCase())) return;
    const image = fillInVariables(written, known);
    if (image === undefined) problems.push({ line, message: `${written.slice(0, 200)} is known to the build only` });
    const filled = image ?? knownPart(written, known);
    if (!stages.has(filled.toLowerCase())) dependencies.push(...readImage(filled, 'runtime', line));
  };
  for (const instruction of instructions) {
    const [image = '', as, stage] = instruction.words;
    if (instruction.keyword === 'FROM') {
      add(image, instruction.line);
      if (as?.toLowerCase() === 'as' && stage !== undefined) stages.add(stage.toLowerCase());
    } else for (const from of listSources(instruction)) add(from, instruction.line);
  }
  if (!instructions.some(({ keyword }) => keyword === 'FROM'))
    problems.push({ line: 1, message: 'there is no FROM in this file' });
  return { dependencies, problems };
}

/** Longer values are no part of an image's name; arguments that repeat one another would grow without end. */
const VALUE_LENGTH_MAX = 500;

/** `ARG` before the first `FROM`: only those are known in it. One argument may build on those before it. */
function readInitialArguments(instructions: readonly Instruction[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const first = instructions.findIndex(({ keyword }) => keyword === 'FROM');
  for (const { keyword, words } of instructions.slice(0, Math.max(0, first)))
    for (const word of keyword === 'ARG' ? words : []) {
      const [, name, value = ''] = /^(\w+)=(.*)$/.exec(word) ?? [];
      const bare = value.replace(/^(["'])(.*)\1$/, '$2');
      const filled = fillInVariables(bare, known) ?? bare;
      if (name !== undefined && filled.length <= VALUE_LENGTH_MAX) known.set(name, filled);
    }
  return known;
}

/** What `COPY --from=…` copies from, and `RUN --mount=…,from=…` looks into. A number is a stage by its place. */
function listSources({ keyword, flags }: Instruction): readonly string[] {
  const pattern =
    keyword === 'COPY' ? /^--from=(.+)$/ : keyword === 'RUN' ? /^--mount=(?:.*,)?from=([^,]+)/ : undefined;
  return flags.flatMap((flag) => {
    const from = pattern?.exec(flag)?.[1];
    return from === undefined || /^\d+$/.test(from) ? [] : [from];
  });
}
