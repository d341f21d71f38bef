import { matchLines } from '../../declare.ts';
import type { Extraction, Format } from '../../format.ts';
import { readImage } from './image.ts';

/** docker buildx bake, in HCL or JSON. https://docs.docker.com/build/bake/reference/ */
export const dockerBake: Format = {
  name: 'docker-bake',
  ecosystem: 'docker',
  kind: 'manifest',
  files: /(?:^|\/)docker-bake(?:[.-][\w-]+)?\.(?:hcl|json)$/,
  extract: extractBake,
};

/** Images that a target uses in place of a context; the Dockerfiles of its targets name their own. */
function extractBake(text: string): Extraction {
  const found = matchLines(text, /"docker-image:\/\/([^"\s$]{1,300})"/);
  return {
    dependencies: found.flatMap(({ parts: [, written = ''], line }) => readImage(written, 'runtime', line)),
    problems: [],
  };
}
