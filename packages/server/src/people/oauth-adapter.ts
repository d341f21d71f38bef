// Keeps what oidc-provider stores in our store.
import type { Adapter } from 'oidc-provider';
import type { Clock } from '../domain/clock.ts';
import { DAY_MS } from '../domain/time.ts';
import type { Database } from '../store/database.ts';
import {
  consumeOAuthRecord,
  deleteOAuthRecord,
  deleteOAuthRecordsOf,
  endConnectionOf,
  findOAuthRecord,
  putOAuthRecord,
} from '../store/people/oauth-records.ts';

/** Whoever asks can register a client, so one that nobody has connected is forgotten soon. */
const CLIENT_MS = DAY_MS;

/**
 * @param model the library's name of a kind of record
 * @param refuse makes the library's error for a code or token that was used before
 */
export function createOAuthAdapter(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  model: string,
  refuse: () => Error,
): Adapter {
  // The library's own session knows nothing that ours does not know better: who signed in is asked at each consent.
  const isKept = model !== 'Session';
  return {
    async upsert(id, { jti: _id, ...payload }, expiresIn) {
      if (!isKept) return;
      const connectionId = model === 'Grant' ? id : typeof payload.grantId === 'string' ? payload.grantId : null;
      const expiresAt = clock.now() + (expiresIn === undefined ? CLIENT_MS : expiresIn * 1000);
      await putOAuthRecord(database, { model, id, connectionId, payload, expiresAt });
    },
    async find(id) {
      const found = isKept ? await findOAuthRecord(database, { model, id }, clock.now()) : undefined;
      if (found === undefined) return undefined;
      const { payload, consumedAt } = found;
      return {
        ...payload,
        ...(model === 'Client' ? {} : { jti: id }),
        ...(consumedAt === null ? {} : { consumed: Math.floor(consumedAt / 1000) }),
      };
    },
    async consume(id) {
      // Two requests that bring the same code at the same moment have both found it unused.
      if (await consumeOAuthRecord(database, { model, id }, clock.now())) return;
      await endConnectionOf(database, { model, id });
      throw refuse();
    },
    destroy: (id) =>
      model === 'Grant' ? endConnectionOf(database, { model, id }) : deleteOAuthRecord(database, { model, id }),
    revokeByGrantId: (connectionId) => deleteOAuthRecordsOf(database, { model, connectionId }),
    // Of sessions and of devices without a browser, which are not kept here.
    findByUid: () => Promise.resolve(undefined),
    findByUserCode: () => Promise.resolve(undefined),
  };
}
