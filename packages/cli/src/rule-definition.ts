import type { AlertRuleDefinition } from '@upriver/contract';
import type { CommandContext, FlagTable } from './command.ts';
import { pairsOf, parseValue } from './pairs.ts';

/** The flag that gives fields of a rule's definition. */
export const RULE_FLAG = {
  set: {
    type: 'string',
    short: 's',
    multiple: true,
    description:
      'Field of the definition, as name=value: a list with commas, or JSON. Can be repeated. Fields: mode, verdicts, causes, statusAtLeast, incidentImpactAtLeast, maintenanceAheadHours, pageUnreadableMinutes, recovery, projects, services, environments, regions, features, afterSeconds, channels, minimumSecondsBetween, exceptMaintenance, quietHours, digest.',
  },
} as const satisfies FlagTable;

const LISTS = new Set<string>([
  'causes',
  'channels',
  'environments',
  'features',
  'projects',
  'regions',
  'services',
  'verdicts',
] satisfies (keyof AlertRuleDefinition)[]);

/** Fields of a definition as `--set` gives them; the server checks them. */
export function readDefinition(context: CommandContext): Record<string, unknown> {
  return Object.fromEntries(
    pairsOf(context, 'set').map(([name, text]) => {
      const value = parseValue(text);
      return [name, LISTS.has(name) && typeof value !== 'object' ? text.split(',') : value];
    }),
  );
}
