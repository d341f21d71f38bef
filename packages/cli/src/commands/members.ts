import type { Member } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable, toMinute } from '../table.ts';

export const members: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver members', 'upriver members --json'],
  async run(context) {
    const list = await connect(context).request<Member[]>('GET', '/api/v1/members');
    return print(context, list, () =>
      formatTable(
        ['name', 'e-mail', 'role', 'id', 'joined'],
        list.map(({ name, email, role, id, createdAt }) => [name, email, role, id, toMinute(createdAt)]),
        'No members. Invite somebody with upriver invitation create.',
      ),
    );
  },
};
