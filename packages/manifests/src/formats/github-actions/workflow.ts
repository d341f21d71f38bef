import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { findYamlValueLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { readImage } from '../docker/image.ts';

/** Workflows of GitHub, Gitea and Forgejo, and actions made of steps. */
export const githubWorkflow: Format = {
  name: 'github-actions-workflow',
  ecosystem: 'githubactions',
  kind: 'manifest',
  files: /(?:^|\/)(?:\.(?:github|gitea|forgejo)\/workflows\/[^/]+|action)\.ya?ml$/,
  // A folder of workflows holds nothing else; any program may have an `action.yml`.
  recognizes: (head, path) => /(?:^|\/)\.\w+\/workflows\/[^/]+$/.test(path) || /^runs:/m.test(head),
  extract: extractWorkflow,
};

/** Every `uses` of jobs and steps, and the images that jobs run in. All of it runs in CI only. */
function extractWorkflow(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value))
    return nothingBut({ message: `a workflow is a map, but this is ${kindOf(parsed.value)}`, fatal: true });
  const jobs = entriesOf(fieldOf(parsed.value, 'jobs')).map(([, job]) => job);
  const steps = [...jobs, fieldOf(parsed.value, 'runs')].flatMap((one) => listOf(fieldOf(one, 'steps')));
  const lineOf = findYamlValueLines(text, ['uses', 'image', 'container']);
  const uses = [...jobs, ...steps].flatMap((one) => textOf(fieldOf(one, 'uses')) ?? []);
  const images = jobs.flatMap((job) => [
    fieldOf(job, 'container'),
    ...entriesOf(fieldOf(job, 'services')).map(([, service]) => service),
  ]);
  const problems: Problem[] = [];
  return {
    dependencies: [
      ...uses.flatMap((written) => readUses(written, lineOf(written), problems)),
      ...images.flatMap((one) => {
        const written = textOf(one) ?? textOf(fieldOf(one, 'image')) ?? '';
        return readImage(written, 'build', lineOf(written));
      }),
      ...readImageOfAction(fieldOf(parsed.value, 'runs'), lineOf),
    ],
    problems,
  };
}

/** `owner/repo[/path]@ref`, `docker://image`, or a path of this repository; Gitea and Forgejo also take a whole URL. */
function readUses(written: string, at: number | undefined, problems: Problem[]): Dependency[] {
  const line = at === undefined ? {} : { line: at };
  if (written.startsWith('docker://')) return readImage(written.slice('docker://'.length), 'build', at);
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
  const [, host = '', name, requirement = ''] =
    /^(?:https?:\/\/([\w.-]+(?::\d+)?)\/)?([\w.-]+\/[\w./-]+?)(?:@(.+))?$/.exec(written) ?? [];
  if (name === undefined) {
    const shown = written.slice(0, 200);
    problems.push({ message: `"${shown}" names no action that could be determined; expected owner/repo@ref`, ...line });
    return [];
  }
  const isElsewhere = host !== '' && host.toLowerCase() !== 'github.com';
  return [
    {
      ecosystem: 'githubactions',
      name: (isElsewhere ? `${host}/${name}` : name).toLowerCase(),
      requirement,
      scope: 'build',
      direct: true,
      ...line,
      ...(host !== '' && { locator: written.split('@')[0] ?? written }),
    },
  ];
}

function readImageOfAction(runs: unknown, lineOf: (value: string) => number | undefined): Dependency[] {
  const image = textOf(fieldOf(runs, 'image')) ?? '';
  return image.startsWith('docker://') ? readImage(image.slice('docker://'.length), 'build', lineOf(image)) : [];
}
