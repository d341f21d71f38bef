import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const ruleDelete: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver rule delete rule_…'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the rule');
    await connect(context).request('DELETE', `/api/v1/alert-rules/${encodeURIComponent(id)}`);
    return print(context, { deleted: id }, () => `Deleted ${id}. Its alerts are closed without a message.\n`);
  },
};
