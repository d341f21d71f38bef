import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { findMember } from '../find-member.ts';

export const memberRemove: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver member remove ada@acme.com'],
  async run(context) {
    const named = requirePositional(context, 0, 'the member, by e-mail address or id');
    const api = connect(context);
    const { id, name } = await findMember(api, named);
    await api.request('DELETE', `/api/v1/members/${encodeURIComponent(id)}`);
    return print(context, { removed: id }, () => `Removed ${name}. Their next request is refused.\n`);
  },
};
