// Callers that were found before, so that a token is looked up once and not with every request.
import type { Basis, Freshness } from '../store/freshness/freshness.ts';
import { authenticate } from './authenticate.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { Caller } from './route.ts';

/** Callers that are kept; the one that was found first goes first. */
const CALLERS_MAX = 4096;

interface Kept {
  readonly caller: Caller;
  readonly basis: Basis;
  readonly from: number;
  readonly until: number;
}

export interface KeptCallers {
  /**
   * The caller of a token, by what is known of writes: ask `refresh` of the store before. A token that was revoked is looked up again.
   * @throws as `authenticate` does
   */
  find(authorization: string | undefined, now: number): Promise<Caller>;
  /** The same without looking anything up: undefined for a caller who is not known any more. */
  findKnown(authorization: string, now: number): Caller | undefined;
}

export function createKeptCallers({ database }: Pick<HttpDependencies, 'database'>): KeptCallers {
  const freshness: Freshness = database.freshness;
  const kept = new Map<string, Kept>();

  function findKnown(key: string, now: number): Caller | undefined {
    const known = kept.get(key);
    if (known === undefined) return undefined;
    if (now >= known.from && now < known.until && freshness.isCurrent(known.basis)) return known.caller;
    kept.delete(key);
    return undefined;
  }

  return {
    findKnown,
    async find(authorization, now) {
      const key = authorization ?? '';
      const known = findKnown(key, now);
      if (known !== undefined) return known;
      const { result, basis } = await freshness.observe(() => authenticate(database.kysely, authorization, now));
      const { caller, until } = result;
      const [first] = kept.keys();
      if (kept.size >= CALLERS_MAX && first !== undefined) kept.delete(first);
      if (basis !== undefined) kept.set(key, { caller, basis, from: now, until });
      return caller;
    },
  };
}
