import type { Channel } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS } from '../command.ts';
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
    context.out(
      context.flags['json'] === true
        ? `${JSON.stringify(list, null, 2)}\n`
        : formatTable(
            ['id', 'kind', 'name', 'state', 'reason'],
            rows,
            'No channels: nobody is told. Add one with upriver channel add.',
          ),
    );
    return EXIT_CODES.success.code;
  },
};
