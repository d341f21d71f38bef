import { TOKEN_SCOPES } from '@upriver/contract/vocabulary';
import type { CreatedToken, TokenScope } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const tokenCreate: Command = {
  flags: {
    scopes: { type: 'string', description: `Scopes, comma-separated: ${TOKEN_SCOPES.join(', ')}. Default: read.` },
    'expires-at': {
      type: 'string',
      description: 'Expiry time, ISO 8601 with a time zone, for example 2027-01-01T00:00:00Z. Default: never.',
    },
    ...SERVER_FLAGS,
  },
  examples: ['upriver token create dashboard --scopes read', 'upriver token create deploy --scopes read,write'],
  async run(context) {
    const expiresAt = findFlag(context, 'expires-at');
    const created = await connect(context).request<CreatedToken>('POST', '/api/v1/tokens', {
      name: requirePositional(context, 0, 'the name of the token'),
      scopes: readScopes(findFlag(context, 'scopes') ?? 'read'),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    });
    return print(
      context,
      created,
      () =>
        `${created.token}\nStore the token: it is not shown again. Its id is ${created.id}, its scopes are ${created.scopes.join(', ')}.\n`,
    );
  },
};

function readScopes(given: string): TokenScope[] {
  const scopes = given.split(',').map((scope) => scope.trim());
  const unknown = scopes.find((scope) => !(TOKEN_SCOPES as readonly string[]).includes(scope));
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is not a scope; scopes are ${TOKEN_SCOPES.join(', ')}`);
  return scopes as TokenScope[];
}
