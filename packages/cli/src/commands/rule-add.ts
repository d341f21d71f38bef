import type { AlertRule } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { RULE_FLAG, readDefinition } from '../rule-definition.ts';

export const ruleAdd: Command = {
  flags: {
    ...RULE_FLAG,
    off: { type: 'boolean', description: 'Stores the rule switched off.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver rule add Payments --set verdicts=them,us --set services=stripe,adyen --set afterSeconds=60',
    'upriver rule add "Daily summary" --set \'digest={"every":"day","at":"08:00","timeZone":"Europe/Berlin","weekday":1}\'',
  ],
  async run(context) {
    const rule = await connect(context).request<AlertRule>('POST', '/api/v1/alert-rules', {
      name: requirePositional(context, 0, 'the name of the rule'),
      enabled: context.flags['off'] !== true,
      definition: readDefinition(context),
    });
    return print(
      context,
      rule,
      () => `Added the rule ${rule.name} (${rule.id}). What it would have told: upriver rule backtest ${rule.id}\n`,
    );
  },
};
