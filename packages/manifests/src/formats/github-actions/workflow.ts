import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { baseName } from '../../upload.ts';
import { readImage } from '../docker/image.ts';

/** Workflows of GitHub, Gitea and Forgejo, and actions made of steps. */
export const githubWorkflow: Format = {
  name: 'github-actions-workflow',
  ecosystem: 'githubactions',
  kind: 'manifest',
  matches: (path, head) =>
    /(?:^|\/)\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/.test(path) ||
    (/^action\.ya?ml$/.test(baseName(path)) && /^runs:/m.test(head)),
  extract: extractWorkflow,
};

/** Every `uses` of jobs and steps, and the images that jobs run in. All of it runs in CI only. */
export function extractWorkflow(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value))
    return nothingBut({ message: `a workflow is a map, but this is ${kindOf(parsed.value)}`, fatal: true });
  const jobs = entriesOf(fieldOf(parsed.value, 'jobs')).map(([, job]) => job);
  const steps = [...jobs, fieldOf(parsed.value, 'runs')].flatMap((one) => listOf(fieldOf(one, 'steps')));
  const lines = text.split('\n');
  const uses = [...jobs, ...steps].flatMap((one) => textOf(fieldOf(one, 'uses')) ?? []);
  const images = jobs.flatMap((job) => [
    fieldOf(job, 'container'),
    ...entriesOf(fieldOf(job, 'services')).map(([, service]) => service),
  ]);
  return {
    dependencies: [
      ...uses.flatMap((written) => readUses(written, lines)),
      ...images.flatMap((one) => readImage(textOf(one) ?? textOf(fieldOf(one, 'image')) ?? '', 'build')),
      ...readImageOfAction(fieldOf(parsed.value, 'runs')),
    ],
    problems: [],
  };
}

/** `owner/repo[/path]@ref`, `docker://image`, or a path of this repository. */
function readUses(written: string, lines: readonly string[]): Dependency[] {
  if (written.startsWith('docker://')) return readImage(written.slice('docker://'.length), 'build');
  const at = lines.findIndex((line) => line.includes(written));
  const line = at < 0 ? {} : { line: at + 1 };
  if (written.startsWith('./') || written.startsWith('../'))
    return [
      {
        ecosystem: 'githubactions',
        name: written,
        requirement: '',
        scope: 'build',
        direct: true,
        local: true,
        ...line,
      },
    ];
  const [, name, requirement = ''] = /^([\w.-]+\/[\w./-]+?)(?:@(.+))?$/.exec(written) ?? [];
  if (name === undefined) return [];
  return [{ ecosystem: 'githubactions', name: name.toLowerCase(), requirement, scope: 'build', direct: true, ...line }];
}

function readImageOfAction(runs: unknown): Dependency[] {
  const image = textOf(fieldOf(runs, 'image')) ?? '';
  return image.startsWith('docker://') ? readImage(image.slice('docker://'.length), 'build') : [];
}
