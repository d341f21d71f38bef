import { API_TOKEN_PREFIX, hashCredential } from '../domain/credentials.ts';
import type { Generation } from '../threads/generation.ts';
import type { Queries } from '../store/database.ts';
import { findSdkKeyByHash } from '../store/organizations/sdk-keys.ts';
import type { SdkKeyRecord } from '../store/organizations/sdk-keys.ts';
import { refused } from './outcome.ts';
import type { Refusal } from './outcome.ts';

/** A key that another node revoked is refused here after so long at the latest. */
const KEPT_MS = 5000;
const KEPT_MAX = 20_000;
const KEY_LENGTH_MAX = 256;

export interface KeyFinder {
  /** Step 3: the key of a request, switched off or not. `now` is monotonic. */
  /** The key of a request, if it is at hand and good. */
  known(sdkKey: string, now: number): SdkKeyRecord | undefined;
  find(sdkKey: unknown, now: number): Promise<{ readonly kind: 'found'; readonly key: SdkKeyRecord } | Refusal>;
}

/** Keeps keys, by what is sent instead of its hash, which takes as long as a few events, until the generation advances. */
export function createKeyFinder(db: Queries, generation: Generation): KeyFinder {
  const kept = new Map<string, { readonly key: SdkKeyRecord; readonly readAt: number }>();
  let keptSince = generation.current();
  return {
    known(sdkKey, now) {
      const known = kept.get(sdkKey);
      return known !== undefined && keptSince === generation.current() && now - known.readAt < KEPT_MS
        ? known.key
        : undefined;
    },
    async find(sdkKey, now) {
      if (typeof sdkKey !== 'string' || sdkKey === '' || sdkKey.length > KEY_LENGTH_MAX)
        return refused('unauthenticated', 'The body needs an sdk_key.');
      if (sdkKey.startsWith(API_TOKEN_PREFIX))
        return refused(
          'wrong_credential',
          'This is an API token. Send an SDK key as sdk_key, and keep the token secret.',
        );
      const current = generation.current();
      if (current !== keptSince) kept.clear();
      keptSince = current;
      const known = kept.get(sdkKey);
      const key =
        known !== undefined && now - known.readAt < KEPT_MS
          ? known.key
          : await findSdkKeyByHash(db, hashCredential(sdkKey));
      if (key === undefined || key.revokedAt !== null) {
        kept.delete(sdkKey);
        return refused('unauthenticated', 'The sdk_key is unknown or revoked.');
      }
      if (key !== known?.key) {
        if (kept.size >= KEPT_MAX) kept.clear();
        // What was read while keys changed may be older than the change.
        if (generation.current() === current) kept.set(sdkKey, { key, readAt: now });
      }
      return { kind: 'found', key };
    },
  };
}
