import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AUDIT_ACTOR_KINDS } from './vocabulary.ts';
import { Timestamp, exactly, identifier, words } from './words.ts';

/** One change that somebody made. It contains no secrets. */
export const AuditEntry = exactly({
  id: identifier('aud'),
  at: Timestamp,
  actor: exactly({
    kind: words(AUDIT_ACTOR_KINDS),
    id: Type.Union([Type.String(), Type.Null()]),
    name: Type.String({ description: 'As it was at the time of the change.' }),
    address: Type.Union([Type.String(), Type.Null()], { description: 'IP address of the request.' }),
  }),
  action: Type.String({ description: 'Noun and verb.', examples: ['token.create'] }),
  subject: exactly({ id: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }),
  before: Type.Unknown({ description: 'What it was before; null if it did not exist or is not recorded.' }),
  after: Type.Unknown({ description: 'What it is after the change; null if it is gone or is not recorded.' }),
  requestId: Type.Union([Type.String(), Type.Null()], { description: '`X-Request-Id` of the response.' }),
});
export type AuditEntry = Static<typeof AuditEntry>;
