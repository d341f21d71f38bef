import { CHANGE_SOURCE_KINDS, PREVIOUS_SECRET_HOURS } from '@upriver/contract';
import type { CreatedChangeSource } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requireFlag } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { toPlainText } from '../table.ts';

/** Part of a rule → field of the request. */
const RULE_FIELDS = {
  project: 'project',
  origin: 'origin',
  environment: 'environment',
  'calls-environment': 'callsEnvironment',
} as const;
const RULE_PARTS = Object.keys(RULE_FIELDS).join(', ');

export const changeSourceAdd: Command = {
  flags: {
    kind: { type: 'string', short: 'k', description: `Kind of the sender: ${CHANGE_SOURCE_KINDS.join(', ')}.` },
    name: { type: 'string', short: 'n', description: 'Name of the source. Default: its kind.' },
    rule: {
      type: 'string',
      short: 'r',
      multiple: true,
      description: `Which deliveries are about which project, as part=value,part=value; repeatable. Parts: ${RULE_PARTS}. Only project is required.`,
    },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver change-source add --kind github --rule project=checkout,origin=acme/web,environment=Production,calls-environment=production',
    'upriver change-source add --kind webhook --name Ansible --rule project=checkout',
  ],
  async run(context) {
    const kind = requireFlag(context, 'kind', 'github');
    const created = await connect(context).request<CreatedChangeSource>('POST', '/api/v1/change-sources', {
      kind,
      name: findFlag(context, 'name') ?? kind,
      rules: readRules(context),
    });
    return print(
      context,
      created,
      () =>
        `Added ${created.kind} change source ${toPlainText(created.name)} (${created.id}).\n${secretLines(created)}`,
    );
  },
};

/** Where deliveries go, and the secret that signs them. */
export function secretLines({ path, secret, previousSecretUntil }: CreatedChangeSource): string {
  const previous =
    previousSecretUntil === null
      ? ''
      : `The previous secret is valid until ${previousSecretUntil} (${PREVIOUS_SECRET_HOURS} hours).\n`;
  return `Path: ${path}\nSecret, which is not shown again: ${secret}\n${previous}`;
}

/** @throws UsageError for what is no rule */
function readRules({ flags }: CommandContext): Record<string, string>[] {
  const given = flags['rule'];
  if (!Array.isArray(given) || given.length === 0)
    throw new UsageError('--rule is missing, for example --rule project=checkout,origin=acme/web');
  return given.map((text) => {
    const rule = Object.fromEntries(text.split(',').map((part) => readPart(part)));
    if (rule['project'] === undefined)
      throw new UsageError(`--rule must name a project, for example --rule project=checkout, not "${text}"`);
    return rule;
  });
}

function readPart(part: string): [field: string, value: string] {
  const at = part.indexOf('=');
  const name = part.slice(0, Math.max(0, at)).trim();
  const value = part.slice(at + 1).trim();
  const field = Object.entries(RULE_FIELDS).find(([known]) => known === name)?.[1];
  if (field === undefined || value === '')
    throw new UsageError(`--rule consists of parts like project=checkout, not "${part}"; parts are ${RULE_PARTS}`);
  return [field, value];
}
