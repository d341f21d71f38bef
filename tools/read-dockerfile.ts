import { readInstructions } from '../packages/manifests/src/formats/docker/instructions.ts';

/** As much of a Dockerfile of two stages as is checked without Docker. */
export interface TwoStages {
  readonly build: {
    readonly image: string;
    readonly copies: readonly { readonly sources: readonly string[] }[];
    readonly runs: readonly string[];
  };
  readonly final: {
    readonly image: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly user: string | undefined;
    readonly healthCheck: readonly string[];
    readonly entrypoint: readonly string[];
    readonly command: readonly string[];
  };
}

interface Line {
  readonly keyword: string;
  readonly text: string;
}

/** Reads one. @throws unless it has two stages */
export function readDockerfile(text: string): TwoStages {
  const stages: Line[][] = [];
  for (const { keyword, flags, words } of readInstructions(text)) {
    if (keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push({ keyword, text: [...flags, ...words].join(' ') });
  }
  const [build, final] = stages;
  if (build === undefined || final === undefined || stages.length !== 2) throw new Error('two stages are expected');
  return {
    build: {
      image: imageOf(build),
      copies: valuesOf(build, 'COPY').map((value) => ({ sources: value.split(/\s+/).slice(0, -1) })),
      runs: valuesOf(build, 'RUN'),
    },
    final: {
      image: imageOf(final),
      environment: Object.fromEntries(
        valuesOf(final, 'ENV').flatMap((value) => value.split(/\s+/).map((pair) => pair.split('=', 2))),
      ) as Record<string, string>,
      user: valuesOf(final, 'USER').at(-1),
      healthCheck: arrayOf(
        valuesOf(final, 'HEALTHCHECK')
          .at(-1)
          ?.replace(/^.*?\bCMD\s+/, ''),
      ),
      entrypoint: arrayOf(valuesOf(final, 'ENTRYPOINT').at(-1)),
      command: arrayOf(valuesOf(final, 'CMD').at(-1)),
    },
  };
}

function valuesOf(stage: readonly Line[], keyword: string): string[] {
  return stage.filter((line) => line.keyword === keyword).map(({ text }) => text);
}

function imageOf(stage: readonly Line[]): string {
  return valuesOf(stage, 'FROM')[0]?.split(/\s+/)[0] ?? '';
}

function arrayOf(json: string | undefined): string[] {
  return json === undefined ? [] : (JSON.parse(json) as string[]);
}
