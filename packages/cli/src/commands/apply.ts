import type { CustomVendor } from '@upriver/contract';
import { OperatorError } from '@upriver/server/operator-error';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { carryOut } from '../configuration/carry-out.ts';
import { readCurrent } from '../configuration/current.ts';
import { changesOf, planConfiguration } from '../configuration/plan.ts';
import type { Plan, Step } from '../configuration/plan.ts';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { readSecrets } from '../configuration/secrets.ts';
import { describeOverlaps } from '../vendor-overlaps.ts';

const VALUE_LENGTH_SHOWN = 120;

export const apply: Command = {
  flags: {
    'dry-run': { type: 'boolean', short: 'n', description: 'Only shows what would change.' },
    'rotate-secrets': {
      type: 'boolean',
      description: 'Sends every secret again. Otherwise only those that the server does not have are sent.',
    },
    ...SERVER_FLAGS,
  },
  examples: ['upriver apply upriver.yaml --dry-run', 'upriver apply upriver.yaml', 'upriver apply upriver.yaml --json'],
  async run(context) {
    const path = requirePositional(context, 0, 'the file');
    const file = await readConfiguration(path);
    const api = connect(context);
    const current = await readCurrent(api);
    const plan = planConfiguration(file.configuration, current, context.flags['rotate-secrets'] === true);
    if (plan.problems.length > 0)
      throw new OperatorError(plan.problems.map((problem) => file.explain(problem.path, problem.message)).join('\n'));
    const isDry = context.flags['dry-run'] === true;
    const secrets = await readSecrets(plan.steps, file, path, context.environment);
    if (!isDry && context.flags['json'] !== true) context.out(formatPlan(plan));
    const onDone = ({ kind, key }: Step): void => {
      if (context.flags['json'] !== true) context.out(`done: ${kind} ${key}\n`);
    };
    const vendors = isDry ? [] : await carryOut(api, plan.steps, { current, secrets, explain: file.explain, onDone });
    return print(context, toJson(plan, !isDry, vendors), () => {
      if (isDry) return `${formatPlan(plan)}Nothing was changed (--dry-run).\n`;
      return plan.steps.length === 0 ? '' : `${vendors.map(describeOverlaps).join('')}Done.\n`;
    });
  },
};

function formatPlan({ steps, unchanged, others }: Plan): string {
  const created = steps.filter(({ before }) => before === undefined).length;
  const counts = [
    `${created} to create`,
    `${steps.length - created} to change`,
    `${unchanged} unchanged`,
    ...(others.length === 0 ? [] : [`${others.length} not in the file, which stay: ${others.join(', ')}`]),
  ];
  return `${steps.map(formatStep).join('')}${counts.join(', ')}.\n`;
}

function formatStep(step: Step): string {
  const { kind, key, before } = step;
  if (step.kind === 'secrets') return `~ secrets of ${key}: ${Object.keys(step.after.secrets ?? {}).join(', ')}\n`;
  const lines = changesOf(step)
    .filter(([, from, to]) => before !== undefined || !isBlank(to) || !isBlank(from))
    .map(([field, from, to]) =>
      before === undefined ? `    ${field}: ${shorten(to)}\n` : `    ${field}: ${shorten(from)} → ${shorten(to)}\n`,
    );
  return `${before === undefined ? '+' : '~'} ${kind} ${key}\n${lines.join('')}`;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function shorten(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length <= VALUE_LENGTH_SHOWN ? text : `${text.slice(0, VALUE_LENGTH_SHOWN)}…`;
}

function toJson({ steps, unchanged, others }: Plan, applied: boolean, vendors: readonly CustomVendor[]) {
  const overlapping = vendors.filter(({ overlaps = [] }) => overlaps.length > 0);
  return {
    applied,
    steps: steps.map((step) => ({
      action: step.before === undefined ? 'create' : 'change',
      kind: step.kind,
      key: step.key,
      changes:
        step.kind === 'secrets'
          ? []
          : changesOf(step).map(([field, from, to]) => ({ field, from: from ?? null, to: to ?? null })),
    })),
    unchanged,
    others,
    ...(overlapping.length > 0 && {
      overlaps: Object.fromEntries(overlapping.map(({ slug, overlaps }) => [slug, overlaps])),
    }),
  };
}
