import type { Invitation } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable, toMinute } from '../table.ts';

export const invitations: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver invitations', 'upriver invitations --json'],
  async run(context) {
    const list = await connect(context).request<Invitation[]>('GET', '/api/v1/invitations');
    const now = Date.now();
    return print(context, list, () =>
      formatTable(
        ['e-mail', 'role', 'id', 'by', 'state'],
        list.map((one) => [one.email ?? 'anybody', one.role, one.id, one.invitedBy, stateOf(one, now)]),
        'No invitations. Make one with upriver invitation create.',
      ),
    );
  },
};

function stateOf({ acceptedAt, revokedAt, expiresAt }: Invitation, now: number): string {
  if (acceptedAt !== null) return `accepted ${toMinute(acceptedAt)}`;
  if (revokedAt !== null) return `revoked ${toMinute(revokedAt)}`;
  return `${Date.parse(expiresAt) <= now ? 'expired' : 'open until'} ${toMinute(expiresAt)}`;
}
