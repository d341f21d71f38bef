import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { ManifestsAnswer } from '@upriver/contract';
import { decodeText } from '@upriver/manifests';
import { SERVER_FLAGS, UsageError, print, requireFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { putManifests } from '../put-manifests.ts';
import { formatTable } from '../table.ts';

export const manifestsPut: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Identifier or slug of the project.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver manifests put package.json package-lock.json --project checkout'],
  async run(context) {
    const project = requireFlag(context, 'project', 'checkout');
    if (context.positionals.length === 0) throw new UsageError('at least one file is required');
    const manifests = await Promise.all(context.positionals.map(readManifest));
    const answer = await putManifests(context, project, manifests);
    return print(context, answer, describe);
  },
};

async function readManifest(file: string): Promise<{ path: string; content: string }> {
  try {
    const path = relative(process.cwd(), file).split(sep).join('/');
    return {
      path: path.startsWith('../') ? (file.split(/[/\\]/).at(-1) ?? file) : path,
      content: decodeText(await readFile(file)),
    };
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function describe(answer: ManifestsAnswer): string {
  const services = formatTable(
    ['service', 'packages'],
    answer.services.map(({ slug, packages }) => [slug, packages.join(', ')]),
    'No package matches a vendor.',
  );
  const problems = answer.problems.map(
    ({ path, line, message }) => `${path}${line === null ? '' : `:${line}`}: ${message}\n`,
  );
  return `${answer.dependencies} dependencies, ${answer.unknownPackages.length} packages that match no vendor.\n${services}${problems.join('')}`;
}
