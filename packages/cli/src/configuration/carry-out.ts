// Carries a plan out step by step. If the server refuses a step, those before it are taken back, so that nothing half-done remains. If
// it does not answer, what was done stays and is told: taking it back could leave what names it.
import type { AlertRule, AlertRuleDefinition, Channel, CreatedChannel, CustomVendor } from '@upriver/contract';
import { OperatorError } from '@upriver/server/operator-error';
import type { Static } from 'typebox';
import { ApiError } from '../api.ts';
import type { Api } from '../api.ts';
import type { Current } from './current.ts';
import type { Step } from './plan.ts';
import type { ConfigurationFile } from './read-configuration.ts';

type Undo = () => Promise<unknown>;
type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** Secrets of channels, by the name of the channel. */
export type Secrets = ReadonlyMap<string, Readonly<Record<string, string>>>;

interface Work {
  readonly api: Api;
  readonly secrets: Secrets;
  /** Identifiers of channels and rules by name, those that the plan has created included. */
  readonly channels: Map<string, string>;
  readonly rules: Map<string, string>;
  /** Custom vendors as the server answers that they are now. */
  readonly vendors: CustomVendor[];
}

/**
 * @returns the custom vendors that the plan creates or changes, as the server has them now
 * @throws OperatorError that names line and field of what the server refused, and says what was taken back
 */
export async function carryOut(
  api: Api,
  steps: readonly Step[],
  given: {
    readonly current: Current;
    readonly secrets: Secrets;
    readonly explain: ConfigurationFile['explain'];
    /** Told of each step that the server has done, so that it is known what remains if the process is killed. */
    readonly onDone: (step: Step) => void;
  },
): Promise<readonly CustomVendor[]> {
  const work: Work = {
    api,
    secrets: given.secrets,
    channels: new Map([...given.current.channels].map(([name, { id }]) => [name, id])),
    rules: new Map([...given.current.rules].map(([name, { id }]) => [name, id])),
    vendors: [],
  };
  const done: { readonly step: Step; readonly undo: Undo | undefined }[] = [];
  for (const step of steps) {
    try {
      done.push({ step, undo: await perform(work, step) });
      given.onDone(step);
    } catch (error) {
      if (isUnanswered(error))
        throw new OperatorError(
          describeUnanswered(
            error,
            step,
            done.map((one) => one.step),
          ),
        );
      const kept = await takeBack(done);
      throw new OperatorError(`${describe(step, error, given.explain)}\n${describeRest(done.length, kept)}`);
    }
  }
  return work.vendors;
}

async function takeBack(done: readonly { readonly step: Step; readonly undo: Undo | undefined }[]): Promise<string[]> {
  const kept: string[] = [];
  for (const { step, undo } of done.toReversed()) {
    try {
      if (undo === undefined) kept.push(`${step.kind} ${step.key}`);
      else await undo();
    } catch {
      kept.push(`${step.kind} ${step.key}`);
    }
  }
  return kept;
}

/** Whether the server may have done what it was asked for. */
function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === undefined;
}

function describeUnanswered({ message }: ApiError, { kind, key }: Step, done: readonly Step[]): string {
  const before = done.length === 0 ? '' : `Done: ${done.map((step) => `${step.kind} ${step.key}`).join(', ')}. `;
  return `${message}\n${before}Whether the server has done ${kind} ${key} is not known. Apply the file again when the server answers: that does the rest.`;
}

function describe(step: Step, error: unknown, explain: ConfigurationFile['explain']): string {
  if (!(error instanceof ApiError)) throw error;
  const details = error.details.filter(({ field }) => field.startsWith('body.'));
  if (details.length === 0) return explain(step.path, `(${step.kind} ${step.key}) was refused: ${error.message}`);
  return details.map(({ field, message }) => explain([...step.path, ...field.split('.').slice(1)], message)).join('\n');
}

function describeRest(done: number, kept: readonly string[]): string {
  if (done === 0) return 'Nothing was changed.';
  if (kept.length === 0) return `Nothing was changed: the ${done} steps before this one were taken back.`;
  return `The steps before this one were taken back, except: ${kept.join(', ')}. Apply the file again when the cause is mended.`;
}

/** @returns what takes the step back; undefined for what nothing takes back */
function perform(work: Work, step: Step): Promise<Undo | undefined> {
  if (step.kind === 'project') return putProject(work, step);
  if (step.kind === 'vendor') return putVendor(work, step);
  if (step.kind === 'overlay') return putOverlay(work, step);
  if (step.kind === 'channel') return putChannel(work, step);
  if (step.kind === 'rule') return putRule(work, step);
  return putSecrets(work, step);
}

async function putSecrets(work: Work, { key }: StepOf<'secrets'>): Promise<undefined> {
  await work.api.request('PATCH', channelPath(work, key), { secrets: work.secrets.get(key) });
}

async function putProject({ api }: Work, { key, before, after }: StepOf<'project'>): Promise<Undo> {
  const path = `/api/v1/projects/${encodeURIComponent(key)}`;
  if (before === undefined) {
    await api.request('POST', '/api/v1/projects', after);
    return () => api.request('DELETE', path);
  }
  await api.request('PATCH', path, { name: after.name });
  return () => api.request('PATCH', path, { name: before.name });
}

async function putVendor({ api, vendors }: Work, { key, before, after }: StepOf<'vendor'>): Promise<Undo> {
  const path = `/api/v1/services/${encodeURIComponent(key)}`;
  if (before === undefined) {
    vendors.push(await api.request<CustomVendor>('POST', '/api/v1/services', after));
    return () => api.request('DELETE', path);
  }
  const { slug: _slug, ...change } = after;
  const { slug: _before, ...back } = before;
  vendors.push(await api.request<CustomVendor>('PATCH', path, change));
  return () => api.request('PATCH', path, back);
}

async function putOverlay({ api }: Work, { key, before, after }: StepOf<'overlay'>): Promise<Undo> {
  const path = `/api/v1/services/${encodeURIComponent(key)}/overlay`;
  const { slug: _slug, ...change } = after;
  await api.request('PATCH', path, change);
  if (before === undefined) return () => api.request('DELETE', path);
  const { slug: _before, ...back } = before;
  return () => api.request('PATCH', path, back);
}

async function putChannel(work: Work, { key, before, after }: StepOf<'channel'>): Promise<Undo> {
  const { api } = work;
  if (before !== undefined) {
    const path = channelPath(work, key);
    const pick = ({ settings, enabled }: typeof after) => ({ settings, ...(enabled === undefined ? {} : { enabled }) });
    await api.request<Channel>('PATCH', path, pick(after));
    return () => api.request('PATCH', path, pick(before));
  }
  const { name, kind, settings, enabled } = after;
  const secrets = work.secrets.get(key);
  const body = {
    name,
    kind,
    settings,
    ...(enabled === undefined ? {} : { enabled }),
    ...(secrets === undefined ? {} : { secrets }),
  };
  const { id } = await api.request<Static<typeof CreatedChannel>>('POST', '/api/v1/channels', body);
  work.channels.set(name, id);
  return () => api.request('DELETE', `/api/v1/channels/${id}`);
}

async function putRule(work: Work, { key, before, after }: StepOf<'rule'>): Promise<Undo> {
  const { api } = work;
  const toBody = ({ name, enabled, definition }: typeof after) => ({
    name,
    enabled,
    definition: withIds(definition, work),
  });
  if (before === undefined) {
    const { id } = await api.request<AlertRule>('POST', '/api/v1/alert-rules', toBody(after));
    return () => api.request('DELETE', `/api/v1/alert-rules/${id}`);
  }
  const path = `/api/v1/alert-rules/${work.rules.get(key)}`;
  await api.request('PATCH', path, toBody(after));
  return () => api.request('PATCH', path, toBody(before));
}

function withIds(definition: AlertRuleDefinition, { channels }: Work): AlertRuleDefinition {
  return { ...definition, channels: definition.channels?.map((name) => channels.get(name) ?? name) ?? null };
}

function channelPath({ channels }: Work, name: string): string {
  return `/api/v1/channels/${channels.get(name)}`;
}
