import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { findYamlValueLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { fieldOf, listOf, textOf } from '../../tree.ts';
import { readImage } from '../docker/image.ts';

/** kustomize. https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/ */
export const kustomization: Format = {
  name: 'kubernetes-kustomization',
  ecosystem: 'many',
  kind: 'manifest',
  files: /(?:^|\/)kustomization\.ya?ml$/,
  extract: extractKustomization,
};

/** Images by the name that they get, charts of Helm, and bases of other repositories. */
function extractKustomization(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findYamlValueLines(text, ['name', 'newName', '-']);
  const images = listOf(fieldOf(parsed.value, 'images')).flatMap((image): Dependency[] => {
    const name = textOf(fieldOf(image, 'newName')) ?? textOf(fieldOf(image, 'name')) ?? '';
    const tag = textOf(fieldOf(image, 'newTag'));
    return readImage(tag === undefined ? name : `${name}:${tag}`, 'runtime', lineOf(name));
  });
  const charts = listOf(fieldOf(parsed.value, 'helmCharts')).flatMap((chart) => readChart(chart, lineOf));
  const bases = listOf(fieldOf(parsed.value, 'resources')).flatMap((one): Dependency[] => {
    const address = textOf(one) ?? '';
    const [, repository] = /^(?:https:\/\/|git@)?(github\.com[/:][\w.-]{1,100}\/[\w.-]{1,100})/.exec(address) ?? [];
    if (repository === undefined) return [];
    const name = repository
      .replace(':', '/')
      .replace(/\.git$/, '')
      .toLowerCase();
    const reference = /[?&]ref=([\w./-]{1,100})/.exec(address)?.[1] ?? '';
    return [declare('generic', `git/${name}`, reference, { locator: address, line: lineOf(address), scope: 'build' })];
  });
  return { dependencies: [...images, ...charts, ...bases], problems: [] };
}

/** A chart that another file names, as a dependency. */
export function readChart(chart: unknown, lineOf: (value: string) => number | undefined): Dependency[] {
  const name = textOf(fieldOf(chart, 'name'));
  if (name === undefined) return [];
  const locator = textOf(fieldOf(chart, 'repository')) ?? textOf(fieldOf(chart, 'repo'));
  return [
    declare('generic', `helm/${name}`, textOf(fieldOf(chart, 'version')) ?? '', {
      line: lineOf(name),
      locator: locator === '' ? undefined : locator,
      alias: textOf(fieldOf(chart, 'alias')),
      local: locator?.startsWith('file:') === true ? true : undefined,
    }),
  ];
}
