import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format, FormatContext } from '../../format.ts';
import { findYamlLines, findYamlValueLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { fillInVariables, readImage } from '../docker/image.ts';
import { readVendorFile } from '../vendor-files/vendor-file.ts';

/** Pipelines of GitLab, CircleCI, Azure, Bitbucket, Woodpecker and Drone. https://docs.gitlab.com/ci/yaml/ */
export const pipelines: Format = {
  name: 'ci-pipelines',
  ecosystem: 'many',
  kind: 'manifest',
  files:
    /(?:^|\/)(?:\.gitlab-ci\.ya?ml|\.gitlab\/ci\/[\w./-]+\.ya?ml|\.circleci\/config\.ya?ml|azure-pipelines(?:[.-][\w-]+)?\.ya?ml|bitbucket-pipelines\.ya?ml|\.woodpecker\.ya?ml|\.woodpecker\/[\w./-]+\.ya?ml|\.drone\.ya?ml)$/,
  extract: extractPipelines,
};

/** The images that jobs run in and the extensions that they use, all of it in CI only; and whose pipelines these are. */
function extractPipelines(text: string, context: FormatContext): Extraction {
  const evidence = readVendorFile(usualPath(context.path));
  const parsed = parseYaml(text);
  if ('problem' in parsed) return { ...nothingBut(parsed.problem), dependencies: evidence };
  if (!isMap(parsed.value)) {
    const message = `pipelines are a map; this is ${kindOf(parsed.value)}`;
    return { dependencies: evidence, problems: [{ line: 1, message, fatal: true }] };
  }
  const lineOf = findYamlValueLines(text, ['image', 'name', 'pipe', 'task', 'container', '-']);
  const images = listImages(parsed.value).flatMap((written) => {
    const filled = fillInVariables(written, new Map());
    return filled === undefined ? [] : readImage(filled, 'build', lineOf(written));
  });
  const orbs = entriesOf(fieldOf(parsed.value, 'orbs')).flatMap(([alias, value]) =>
    readReference('circleci', textOf(value) ?? '', findYamlLines(text)(alias)),
  );
  const pipes = listNested(parsed.value, 'pipe').flatMap((one) =>
    readReference('bitbucket', one.replace(/^docker:\/\//, ''), lineOf(one)),
  );
  const tasks = listNested(parsed.value, 'task').flatMap((one) => readReference('azure-pipelines', one, lineOf(one)));
  const components = listNested(parsed.value, 'component').flatMap((one) => readReference('gitlab', one, undefined));
  return {
    dependencies: [...evidence, ...unique([...images, ...orbs, ...pipes, ...tasks, ...components])],
    problems: [],
  };
}

/** The name that most repositories give to such a file. */
function usualPath(path: string): string {
  if (/(?:^|\/)\.gitlab\/ci\//.test(path)) return '.gitlab-ci.yml';
  if (/(?:^|\/)\.woodpecker\//.test(path)) return '.woodpecker.yml';
  return path.replace(/\.yaml$/, '.yml').replace(/azure-pipelines[.-][\w-]+(?=\.yml$)/, 'azure-pipelines');
}

/** `owner/name@version` (an orb, a task), `owner/name:version` (a pipe). */
function readReference(kind: string, written: string, line: number | undefined): Dependency[] {
  const [, name, version = ''] =
    /^((?:[\w.-]{1,80}\/){0,6}[\w.-]{1,80})(?:[@:]([\w.-]{1,60}))?$/.exec(written.slice(0, 500)) ?? [];
  return name === undefined
    ? []
    : [declare('generic', `${kind}/${name.toLowerCase()}`, version, { scope: 'build', line })];
}

function unique(dependencies: readonly Dependency[]): readonly Dependency[] {
  return [...new Map(dependencies.map((one) => [`${one.ecosystem} ${one.name} ${one.requirement}`, one])).values()];
}

/** Levels of a pipeline in which an image may be named. */
const DEPTH_MAX = 8;

/** `image: x`, `image: {name: x}`, `docker: [{image: x}]`, `container: x`, and services by their names. */
function listImages(tree: unknown, depth = 0): readonly string[] {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(tree)) return tree.flatMap((one) => listImages(one, depth + 1));
  return entriesOf(tree).flatMap(([key, value]) => {
    if (key === 'image' || key === 'container') return imageOf(value);
    if (key === 'services' && Array.isArray(value)) return value.flatMap(imageOf);
    return listImages(value, depth + 1);
  });
}

/** A name without a tag or a path may be one of a container that is described elsewhere. */
function imageOf(value: unknown): string[] {
  const written = textOf(value) ?? textOf(fieldOf(value, 'name')) ?? textOf(fieldOf(value, 'image')) ?? '';
  return /[/:]/.test(written) ? [written] : [];
}

/** Values of a key anywhere below. */
function listNested(tree: unknown, key: string, depth = 0): readonly string[] {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(tree)) return listOf(tree).flatMap((one) => listNested(one, key, depth + 1));
  return entriesOf(tree).flatMap(([name, value]) => {
    const text = textOf(value);
    return name === key && text !== undefined ? [text] : listNested(value, key, depth + 1);
  });
}
