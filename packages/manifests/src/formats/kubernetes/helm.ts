import type { Dependency, Extraction, Format } from '../../format.ts';
import { findYamlValueLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, listOf, textOf } from '../../tree.ts';
import { readImage } from '../docker/image.ts';
import { readChart } from './kustomize.ts';

/** A chart of Helm and, of version 1, its requirements. https://helm.sh/docs/topics/charts/ */
export const helmChart: Format = {
  name: 'kubernetes-helm-chart',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)(?:Chart|requirements)\.ya?ml$/,
  recognizes: (head, path) => /Chart\.ya?ml$/.test(path) || /^dependencies:/m.test(head),
  extract: extractChart,
};

/** The values that a chart is installed with, of which the images are read. */
export const helmValues: Format = {
  name: 'kubernetes-helm-values',
  ecosystem: 'docker',
  kind: 'manifest',
  files: /(?:^|\/)(?:[\w-]+[.-])?values(?:[.-][\w.-]+)?\.ya?ml$/,
  extract: extractValues,
};

function extractChart(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findYamlValueLines(text, ['name']);
  return {
    dependencies: listOf(fieldOf(parsed.value, 'dependencies')).flatMap((chart) => readChart(chart, lineOf)),
    problems: [],
  };
}

/** Values are nested a few levels deep. */
const DEPTH_MAX = 10;
/** More are no values of a chart. */
const IMAGES_MAX = 500;

function extractValues(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findYamlValueLines(text, ['image', 'repository']);
  const found: Dependency[] = [];
  collectImages(parsed.value, lineOf, found, 0);
  return { dependencies: found, problems: [] };
}

/** `image: name:tag`, or a map with `repository` and, maybe, `registry` and `tag`. */
function collectImages(
  tree: unknown,
  lineOf: (value: string) => number | undefined,
  found: Dependency[],
  depth: number,
): void {
  if (depth > DEPTH_MAX || found.length > IMAGES_MAX) return;
  for (const [key, value] of entriesOf(tree)) {
    const written = textOf(value);
    const repository = textOf(fieldOf(value, 'repository'));
    if (key.toLowerCase().endsWith('image') && written !== undefined && /[/:]/.test(written))
      found.push(...readImage(written, 'runtime', lineOf(written)));
    else if (repository !== undefined && repository !== '' && !repository.includes('://')) {
      const registry = textOf(fieldOf(value, 'registry')) ?? '';
      const tag = textOf(fieldOf(value, 'tag')) ?? '';
      const name = `${registry === '' ? '' : `${registry}/`}${repository}${tag === '' ? '' : `:${tag}`}`;
      found.push(...readImage(name, 'runtime', lineOf(repository)));
    } else collectImages(value, lineOf, found, depth + 1);
  }
}
