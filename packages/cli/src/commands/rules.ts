import type { AlertRule } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const rules: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver rules', 'upriver rules --json'],
  async run(context) {
    const list = await connect(context).request<AlertRule[]>('GET', '/api/v1/alert-rules');
    const rows = list.map(({ id, name, enabled, definition }) => [
      id,
      name,
      enabled ? 'on' : 'off',
      [...definition.verdicts, definition.statusAtLeast ?? '', definition.incidentImpactAtLeast ?? '']
        .filter((word) => word !== '')
        .join(', '),
      definition.channels === null ? 'every channel' : `${definition.channels.length} channels`,
    ]);
    return print(context, list, () => formatTable(['id', 'name', 'state', 'matches', 'sends to'], rows, 'No rules.'));
  },
};
