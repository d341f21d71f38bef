import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Organization } from './token.ts';
import { ROLES, TOKEN_SCOPES } from './vocabulary.ts';
import { DisplayName, NullableTimestamp, Timestamp, exactly, identifier, words } from './words.ts';

/** The shortest password of NIST SP 800-63B-4 for accounts without a second factor is 15; of those with limited attempts 8. */
const PASSWORD_LENGTH_MIN = 10;
const PASSWORD_LENGTH_MAX = 128;
const EMAIL_LENGTH_MAX = 254;

const email = Type.String({
  maxLength: EMAIL_LENGTH_MAX,
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  description: 'An e-mail address.',
  examples: ['ada@example.com'],
});
const password = Type.String({
  minLength: PASSWORD_LENGTH_MIN,
  maxLength: PASSWORD_LENGTH_MAX,
  description: `A password of ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters.`,
});

export const Role = words(ROLES);
export type Role = (typeof ROLES)[number];

const personFields = { id: Type.String(), name: Type.String(), email: Type.String() };
export const Person = exactly(personFields);
export type Person = Static<typeof Person>;

/** Who is signed in, or which token calls, and what for. */
export const Session = exactly({
  person: Type.Union([Person, Type.Null()], { description: 'Null if the caller is a token.' }),
  organization: Type.Union([Organization, Type.Null()], { description: 'The organization of this request.' }),
  role: Type.Union([Role, Type.Null()]),
  scopes: Type.Array(words(TOKEN_SCOPES)),
  organizations: Type.Array(exactly({ organization: Organization, role: Role }), {
    description: 'Every organization that the person is a member of.',
  }),
});
export type Session = Static<typeof Session>;

export const SignIn = exactly({
  email: Type.String({ maxLength: EMAIL_LENGTH_MAX }),
  password: Type.String({ maxLength: PASSWORD_LENGTH_MAX }),
});
export const ChangePassword = exactly({
  currentPassword: Type.String({ maxLength: PASSWORD_LENGTH_MAX }),
  newPassword: password,
});

export const Member = exactly({ ...personFields, role: Role, createdAt: Timestamp });
export type Member = Static<typeof Member>;
export const ChangeMember = exactly({ role: Role });

const invitationFields = {
  id: identifier('inv'),
  email: Type.Union([Type.String(), Type.Null()]),
  role: Role,
  invitedBy: Type.String(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  acceptedAt: NullableTimestamp,
  revokedAt: NullableTimestamp,
};
export const Invitation = exactly(invitationFields);
export type Invitation = Static<typeof Invitation>;
export const CreateInvitation = exactly({ email, role: Role });
export const CreatedInvitation = exactly({
  ...invitationFields,
  code: Type.String({ description: 'The code that accepts the invitation. No other response contains it.' }),
  link: Type.String({ description: 'The page at which it is accepted, with the code.' }),
});
export type CreatedInvitation = Static<typeof CreatedInvitation>;

const code = Type.String({ minLength: 10, maxLength: 100, description: 'The code of the invitation.' });
export const ReadInvitation = exactly({ code });
export const InvitationPreview = exactly({
  organization: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  role: Role,
  expiresAt: Timestamp,
});
export type InvitationPreview = Static<typeof InvitationPreview>;
export const AcceptInvitation = exactly({
  code,
  name: Type.Optional(DisplayName),
  email: Type.Optional(email),
  password: Type.Optional(password),
});

/** How people can sign in here, besides e-mail address and password, and passkeys. */
export const SignInWays = exactly({
  providers: Type.Array(
    exactly({
      id: Type.String(),
      name: Type.String(),
      url: Type.String({ description: 'Path that a browser opens to sign in. `?returnTo=` names the page after it.' }),
    }),
    { description: 'Providers of single sign-on.' },
  ),
  proxy: Type.Boolean({ description: 'Whether a proxy signs people in.' }),
});
export type SignInWays = Static<typeof SignInWays>;

/** JSON forms of WebAuthn Level 3: `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyOptions = Type.Record(Type.String(), Type.Unknown(), {
  description: 'What the browser passes to `navigator.credentials`, in the JSON form of WebAuthn.',
});
const response = Type.Record(Type.String(), Type.Unknown(), {
  description: 'The credential of the browser, in the JSON form of WebAuthn (`PublicKeyCredential.toJSON()`).',
});
export const SignInWithPasskey = exactly({ response });
export const CreatePasskey = exactly({ name: DisplayName, response });
export const Passkey = exactly({ id: Type.String(), name: Type.String(), createdAt: Timestamp });
export type Passkey = Static<typeof Passkey>;

const connectionScopes = Type.Array(Type.Union([Type.Literal('read'), Type.Literal('write')]));

/** What a program asks the person who is signed in for (OAuth). */
export const ConnectionRequest = exactly({
  clientName: Type.String({ description: 'As the program calls itself; nobody has checked it.' }),
  redirectHost: Type.String({ description: 'Host that the browser goes to afterwards, or the scheme of an app.' }),
  scopes: connectionScopes,
  person: Person,
  organizations: Type.Array(
    exactly({
      name: Type.String(),
      slug: Type.String(),
      scopes: Type.Unsafe<('read' | 'write')[]>({
        ...connectionScopes,
        description: 'Those that the role of the person in it includes.',
      }),
    }),
    { description: 'The current one first.' },
  ),
});
export type ConnectionRequest = Static<typeof ConnectionRequest>;
export const DecideConnection = exactly({
  allow: Type.Boolean({ description: 'False refuses; the other fields do not count then.' }),
  organization: Type.Optional(Type.String({ description: 'Slug of the organization that the program may see.' })),
  scopes: Type.Optional(connectionScopes),
});
export const DecidedConnection = exactly({
  continueAt: Type.String({ description: 'Where the browser goes on.' }),
});
export type DecidedConnection = Static<typeof DecidedConnection>;

/** A program that acts for the person who is signed in. */
export const Connection = exactly({
  id: Type.String(),
  clientName: Type.String({ description: 'As the program calls itself.' }),
  redirectHost: Type.String(),
  organization: exactly({ name: Type.String(), slug: Type.String() }),
  scopes: connectionScopes,
  createdAt: Timestamp,
  expiresAt: Timestamp,
  lastUsedAt: NullableTimestamp,
});
export type Connection = Static<typeof Connection>;
