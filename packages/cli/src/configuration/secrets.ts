// Secrets of channels, which a file names and never holds.
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { OperatorError } from '@upriver/server/operator-error';
import type { CommandContext } from '../command.ts';
import type { Secrets } from './carry-out.ts';
import type { Step } from './plan.ts';
import type { ConfigurationFile } from './read-configuration.ts';

/**
 * Reads the secrets that the steps send. A file is looked for beside the configuration.
 * @throws OperatorError that names line and field of every secret that is not there
 */
export async function readSecrets(
  steps: readonly Step[],
  { configuration, explain }: ConfigurationFile,
  path: string,
  environment: CommandContext['environment'],
): Promise<Secrets> {
  const needed = new Set(
    steps.flatMap(({ kind, key, before }) =>
      kind === 'secrets' || (kind === 'channel' && before === undefined) ? [key] : [],
    ),
  );
  const secrets = new Map<string, Record<string, string>>();
  const problems: string[] = [];
  for (const [index, channel] of (configuration.channels ?? []).entries()) {
    if (!needed.has(channel.name.trim())) continue;
    const found: Record<string, string> = {};
    for (const [name, reference] of Object.entries(channel.secrets ?? {})) {
      const secret = await readSecret(reference, dirname(path), environment);
      if (typeof secret === 'string') found[name] = secret;
      else problems.push(explain(['channels', index, 'secrets', name], secret.problem));
    }
    secrets.set(channel.name.trim(), found);
  }
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  return secrets;
}

async function readSecret(
  reference: string,
  directory: string,
  environment: CommandContext['environment'],
): Promise<string | { readonly problem: string }> {
  const [kind, ...rest] = reference.split(':');
  const name = rest.join(':');
  if (kind === 'env')
    return environment[name] || { problem: `needs the environment variable ${name}, which is not set` };
  try {
    return (await readFile(resolve(directory, name), 'utf8')).trim() || { problem: `names an empty file: ${name}` };
  } catch (error) {
    return { problem: `names a file that cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}
