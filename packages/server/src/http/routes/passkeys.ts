// Passkeys: signing in with one, and those of the person who is signed in.
import { CreatePasskey, Passkey, PasskeyOptions, Session, SignInWithPasskey } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { allowChallenge, allowSignIn } from '../../people/attempts.ts';
import type { StoredPasskey } from '../../people/passkeys.ts';
import { recordOwnChange } from '../audit.ts';
import { callerAddress } from '../caller-address.ts';
import { route } from '../route.ts';
import { requireOwnPage } from '../session-caller.ts';
import { sessionRequest } from '../session-request.ts';
import { openSession, requireSignedIn, setCookies } from './session.ts';

export const passkeyRoutes = [
  route({
    method: 'POST',
    path: '/api/v1/session/passkey/options',
    access: 'public',
    tag: 'People',
    summary: 'Begins to sign in with a passkey.',
    status: 200,
    answer: PasskeyOptions,
    errors: ['rate_limited', 'origin_refused'],
    async handle({ people, database }, { request, reply, now }) {
      requireOwnPage(request);
      await allowChallenge(database, callerAddress(request), now);
      const { options, cookies } = await people.passkeys.startSignIn(sessionRequest(request));
      setCookies(reply, cookies);
      return options;
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/session/passkey',
    access: 'public',
    tag: 'People',
    summary: 'Signs in with a passkey. The response sets the session cookie.',
    body: SignInWithPasskey,
    bodyExample: { response: { id: 'AQIDBA', type: 'public-key', response: {} } },
    status: 200,
    answer: Session,
    errors: ['unauthenticated', 'rate_limited', 'origin_refused'],
    async handle(dependencies, { body, request, reply, now }) {
      const { people, database } = dependencies;
      requireOwnPage(request);
      // Counted by address: who it is shows only afterwards.
      const attempt = await allowSignIn(database, { email: 'a passkey', address: callerAddress(request) }, now);
      const { cookies } = await people.passkeys.signIn(sessionRequest(request), body.response);
      await attempt.succeeded();
      return openSession(dependencies, { request, reply, now }, cookies, 'session.create');
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/session/passkeys',
    access: 'public',
    tag: 'People',
    summary: 'Lists the passkeys of the person who is signed in.',
    status: 200,
    answer: Type.Array(Passkey),
    errors: ['unauthenticated'],
    async handle(dependencies, { request }) {
      await requireSignedIn(request, dependencies);
      return (await dependencies.people.passkeys.list(sessionRequest(request))).map(toPasskey);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/session/passkeys/options',
    access: 'public',
    tag: 'People',
    summary: 'Begins to add a passkey to the person who is signed in.',
    status: 200,
    answer: PasskeyOptions,
    errors: ['unauthenticated', 'missing_scope', 'origin_refused'],
    async handle(dependencies, { request, reply }) {
      await requireSignedIn(request, dependencies);
      const { options, cookies } = await dependencies.people.passkeys.startAdding(sessionRequest(request));
      setCookies(reply, cookies);
      return options;
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/session/passkeys',
    access: 'public',
    tag: 'People',
    summary: 'Adds a passkey to the person who is signed in.',
    body: CreatePasskey,
    bodyExample: { name: 'Laptop', response: { id: 'AQIDBA', type: 'public-key', response: {} } },
    status: 201,
    answer: Passkey,
    errors: ['unauthenticated', 'unprocessable', 'origin_refused'],
    async handle(dependencies, { body, request, now }) {
      const signedIn = await requireSignedIn(request, dependencies);
      const { people, database } = dependencies;
      const passkey = await people.passkeys.add(sessionRequest(request), body.name.trim(), body.response);
      await database.transaction((db) => recordOwnChange(db, signedIn, 'passkey.create', request, now));
      return toPasskey(passkey);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/session/passkeys/:id',
    access: 'public',
    tag: 'People',
    summary: 'Deletes a passkey of the person who is signed in.',
    params: Type.Object({ id: Type.String() }),
    status: 204,
    answer: null,
    errors: ['unauthenticated', 'not_found', 'origin_refused'],
    async handle(dependencies, { params, request, now }) {
      const signedIn = await requireSignedIn(request, dependencies);
      await dependencies.people.passkeys.remove(sessionRequest(request), params.id);
      await dependencies.database.transaction((db) => recordOwnChange(db, signedIn, 'passkey.delete', request, now));
    },
  }),
];

function toPasskey({ id, name, createdAt }: StoredPasskey): Passkey {
  return { id, name, createdAt: toTimestamp(createdAt) };
}
