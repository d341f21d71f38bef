import type { Channel } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const channels: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver channels', 'upriver channels --json'],
  async run(context) {
    const list = await connect(context).request<Channel[]>('GET', '/api/v1/channels');
    const rows = list.map(({ id, name, kind, enabled, failingSince, disabledReason }) => [
      id,
      kind,
      name,
      enabled ? (failingSince === null ? 'on' : `failing since ${failingSince}`) : 'off',
      disabledReason ?? '',
    ]);
    return print(context, list, () =>
      formatTable(
        ['id', 'kind', 'name', 'state', 'reason'],
        rows,
        'No channels: nobody is told. Add one with upriver channel add.',
      ),
    );
  },
};
