import { ROLES } from '@upriver/contract/vocabulary';
import type { Member } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { findMember } from '../find-member.ts';

export const memberRole: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver member role ada@acme.com admin'],
  async run(context) {
    const named = requirePositional(context, 0, 'the member, by e-mail address or id');
    const role = requirePositional(context, 1, 'the role');
    if (!(ROLES as readonly string[]).includes(role))
      throw new UsageError(`"${role}" is not a role; roles are ${ROLES.join(', ')}`);
    const api = connect(context);
    const { id } = await findMember(api, named);
    const changed = await api.request<Member>('PATCH', `/api/v1/members/${encodeURIComponent(id)}`, { role });
    return print(context, changed, ({ name }) => `${name} is ${role} now.\n`);
  },
};
