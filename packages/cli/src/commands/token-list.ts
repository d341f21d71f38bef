import type { Token } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatAge, formatTable } from '../table.ts';

export const tokenList: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver token list', 'upriver token list --json'],
  async run(context) {
    const tokens = await connect(context).request<Token[]>('GET', '/api/v1/tokens');
    const now = Date.now();
    const rows = tokens.map((token) => [
      token.id,
      token.name,
      token.scopes.join(','),
      token.revokedAt === null ? (token.expiresAt === null ? 'valid' : `until ${token.expiresAt}`) : 'revoked',
      formatAge(token.lastUsedAt, now),
    ]);
    return print(context, tokens, () =>
      formatTable(['id', 'name', 'scopes', 'state', 'last used'], rows, 'No tokens.'),
    );
  },
};
