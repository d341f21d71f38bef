import { DockerfileParser } from 'dockerfile-ast';
import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { fillInVariables, knownPart, readImage } from './image.ts';

/** Dockerfiles and Containerfiles. */
export const dockerfile: Format = {
  name: 'docker-dockerfile',
  ecosystem: 'docker',
  kind: 'manifest',
  files: /(?:^|\/)(?:Dockerfile|Containerfile)(?:[.-][\w.-]+)?$|\.(?:Dockerfile|Containerfile)$/i,
  extract: extractDockerfile,
};

/** The images that stages start from or copy from. A name of an earlier stage is no image, and `scratch` is nothing. */
function extractDockerfile(text: string): Extraction {
  const file = DockerfileParser.parse(text);
  const lines = text.split('\n');
  const known = new Map<string, string>();
  for (const argument of file.getInitialARGs()) {
    const property = argument.getProperty();
    const value = property?.getValue();
    if (property !== null && property !== undefined && value !== null && value !== undefined)
      // One argument may build on those before it.
      known.set(property.getName(), fillInVariables(value, known) ?? value);
  }
  const stages = new Set<string>();
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  const add = (written: string | null, line: number): void => {
    if (written === null || written.toLowerCase() === 'scratch' || stages.has(written.toLowerCase())) return;
    const image = fillInVariables(written, known);
    if (image === undefined) problems.push({ line, message: `${written.slice(0, 200)} is known to the build only` });
    const filled = image ?? knownPart(written, known);
    if (!stages.has(filled.toLowerCase())) dependencies.push(...readImage(filled, 'runtime', line));
  };
  for (const instruction of file.getInstructions()) {
    const line = instruction.getRange().start.line + 1;
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      const words = instruction
        .getArguments()
        .map((argument) => argument.getValue())
        .filter((word) => !word.startsWith('--'));
      add(words[0] ?? null, line);
      if (words[1]?.toLowerCase() === 'as' && words[2] !== undefined) stages.add(words[2].toLowerCase());
    } else if (keyword === 'COPY' || keyword === 'RUN') {
      for (const from of listSources(keyword, lines.slice(line - 1, instruction.getRange().end.line + 1).join(' ')))
        add(from, line);
    }
  }
  if (!file.getInstructions().some((instruction) => instruction.getKeyword() === 'FROM'))
    problems.push({ line: 1, message: 'there is no FROM in this file' });
  return { dependencies, problems };
}

/** What `COPY --from=…` copies from, and `RUN --mount=…,from=…` looks into. A number is a stage by its place. */
function listSources(keyword: string, instruction: string): readonly string[] {
  const flags = /^\s*\w+((?:\s+(?:\\\s+)?--\S+)*)/.exec(instruction)?.[1] ?? '';
  const pattern = keyword === 'COPY' ? /--from=(\S+)/g : /--mount=\S*?\bfrom=([^\s,]+)/g;
  return [...flags.matchAll(pattern)].flatMap(([, from = '']) => (/^\d+$/.test(from) ? [] : [from]));
}
