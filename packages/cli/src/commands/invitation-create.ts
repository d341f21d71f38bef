import { ROLES } from '@upriver/contract/vocabulary';
import type { CreatedInvitation } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { toMinute } from '../table.ts';

export const invitationCreate: Command = {
  flags: {
    role: { type: 'string', short: 'r', description: `Role: ${ROLES.join(', ')}. Default: member.` },
    ...SERVER_FLAGS,
  },
  examples: ['upriver invitation create ada@acme.com', 'upriver invitation create ada@acme.com --role viewer'],
  async run(context) {
    const email = requirePositional(context, 0, 'the e-mail address');
    const role = findFlag(context, 'role') ?? 'member';
    if (!(ROLES as readonly string[]).includes(role))
      throw new UsageError(`"${role}" is not a role; roles are ${ROLES.join(', ')}`);
    const made = await connect(context).request<CreatedInvitation>('POST', '/api/v1/invitations', { email, role });
    return print(
      context,
      made,
      ({ link, expiresAt }) =>
        `${link}\nSend this link to ${email}: it works once, until ${toMinute(expiresAt)}, and is not shown again.\n`,
    );
  },
};
