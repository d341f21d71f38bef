import { appendFile, readFile } from 'node:fs/promises';
import type { DeployGate, OrganizationVerdicts } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES } from '../command.ts';
import type { CommandContext } from '../command.ts';
import { isUsed, judge, readCondition } from '../commands/scan.ts';
import { putManifests } from '../put-manifests.ts';
import { formatScanMarkdown } from '../scan-report.ts';
import { scanFiles } from '../scan.ts';
import { walk } from '../walk.ts';
import { formatComment } from './comment.ts';
import { GithubError, putComment } from './github.ts';
import type { PullRequest } from './github.ts';

type Environment = CommandContext['environment'];

/** Inputs of `action.yml`, as the runner passes them. */
interface Inputs {
  readonly directory: string;
  readonly project: string | undefined;
  readonly failOn: string | undefined;
  readonly hasServer: boolean;
  readonly gates: boolean;
  readonly comments: boolean;
  readonly githubToken: string | undefined;
}

/**
 * Scans the repository, adds the vendors to the job summary, comments on the pull request, uploads the manifests unless they are those of
 * a pull request, and fails the job if that is asked for.
 * @returns the exit code of the step
 */
export async function runAction(environment: Environment, log: (text: string) => void): Promise<number> {
  try {
    return await runSteps(environment, log);
  } catch (error) {
    log(`::error title=Upriver::${toCommandText(error instanceof Error ? error.message : String(error))}\n`);
    return EXIT_CODES.failure.code;
  }
}

async function runSteps(environment: Environment, log: (text: string) => void): Promise<number> {
  const inputs = readInputs(environment);
  const context = toContext(environment, inputs, log);
  const bad = readCondition(context);
  const { scan, files } = await scanFiles(walk(inputs.directory));
  const pull = await readPullRequest(environment);
  if (inputs.hasServer && inputs.project !== undefined && pull === undefined) {
    const { problems } = await putManifests(context, inputs.project, files);
    for (const { path, line, message } of problems)
      log(`::warning file=${toCommandText(path)},line=${line ?? 1}::${toCommandText(message)}\n`);
  }
  const slugs = scan.vendors.filter(isUsed).map(({ slug }) => slug);
  const api = connect(context);
  const query = inputs.project === undefined ? '' : `?${new URLSearchParams({ project: inputs.project }).toString()}`;
  const verdicts = inputs.hasServer
    ? await api.request<OrganizationVerdicts>('GET', `/api/v1/verdicts${query}`)
    : undefined;
  const gate = inputs.gates ? await api.requestBare<DeployGate>('GET', `/api/v1/deploy-gate${query}`) : undefined;
  const comment = formatComment(scan, verdicts, gate);
  await append(environment['GITHUB_STEP_SUMMARY'], `${comment}\n${formatScanMarkdown(scan)}`);
  await append(environment['GITHUB_OUTPUT'], `vendors=${slugs.join(',')}\nsafe=${gate?.safe ?? ''}\n`);
  if (pull !== undefined && inputs.comments) await commentOn(pull, comment, inputs, log);
  for (const { service, reason } of gate?.services.filter(({ safe }) => !safe) ?? [])
    log(`::error title=Not safe to deploy::${toCommandText(`${service.slug}: ${reason ?? ''}`)}\n`);
  const judged = bad === undefined ? EXIT_CODES.success.code : await judge(context, slugs, bad);
  return gate?.safe === false ? EXIT_CODES.condition.code : judged;
}

/** A pull request from a fork has a token that only reads: that is no reason to fail. */
async function commentOn(
  pull: PullRequest,
  text: string,
  { githubToken }: Inputs,
  log: (text: string) => void,
): Promise<void> {
  try {
    await putComment(pull, githubToken, text);
  } catch (error) {
    if (!(error instanceof GithubError)) throw error;
    log(`::warning title=Upriver::${toCommandText(`The pull request was not commented on: ${error.message}`)}\n`);
  }
}

/** @throws Error that names the input that is missing */
function readInputs(environment: Environment): Inputs {
  const input = (name: string): string | undefined => environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
  const inputs = {
    directory: input('directory') ?? '.',
    project: input('project'),
    failOn: input('fail-on'),
    hasServer: input('url') !== undefined && input('token') !== undefined,
    gates: input('gate') === 'true',
    comments: input('comment') !== 'false',
    githubToken: input('github-token'),
  };
  const needs = [inputs.project, inputs.failOn, inputs.gates ? 'gate' : undefined].some((one) => one !== undefined);
  if (needs && !inputs.hasServer) throw new Error('the inputs url and token are needed for project, fail-on and gate');
  return inputs;
}

function toContext(environment: Environment, { failOn }: Inputs, log: (text: string) => void): CommandContext {
  const [url, token] = [environment['INPUT_URL']?.trim(), environment['INPUT_TOKEN']?.trim()];
  return {
    flags: { url: url || undefined, token: token || undefined, 'fail-on': failOn },
    positionals: [],
    environment: {},
    out: log,
    error: log,
    readSecret: () => Promise.resolve(''),
  };
}

/** The pull request that the workflow runs for, from the file of the event. */
async function readPullRequest(environment: Environment): Promise<PullRequest | undefined> {
  const [path, repository] = [environment['GITHUB_EVENT_PATH'], environment['GITHUB_REPOSITORY']];
  if (!path || !repository) return undefined;
  const { pull_request: pull } = JSON.parse(await readFile(path, 'utf8')) as { pull_request?: { number?: unknown } };
  if (typeof pull?.number !== 'number') return undefined;
  return { api: environment['GITHUB_API_URL'] ?? 'https://api.github.com', repository, number: pull.number };
}

async function append(path: string | undefined, text: string): Promise<void> {
  if (path) await appendFile(path, text);
}

/** Text of a workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function toCommandText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
