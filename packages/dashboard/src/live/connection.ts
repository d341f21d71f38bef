// How current what the page shows is.
import type { ApiError } from '../api/client.ts';
import { failing } from '../api/resource.ts';
import { ZONE } from '../clock.ts';
import { createStore, useStore } from '../store.ts';
import { clock } from '../view/words.ts';
import { live } from './live.ts';

/** Blinks of the connection are not told. */
const QUIET_MS = 5000;
/** From then on the page says loudly that it is old. */
const LOUD_MS = 15_000;
const LOOK_MS = 1000;

export interface Connection {
  /**
   * How the page stands: live; read now and then, while the server answers but refuses the stream; lost, which the foot says; or old, which
   * all of it says.
   */
  readonly is: 'live' | 'read' | 'lost' | 'old';
  /** Since when what is shown may be wrong: the server does not answer, or something cannot be read again. */
  readonly lostAt: number | undefined;
  /** What the server answers where it answers. */
  readonly refusal: ApiError | undefined;
}

const connection = createStore<Connection>(stateNow());
let turning: ReturnType<typeof setTimeout> | undefined;

export function useConnection(): Connection {
  return useStore(connection);
}

function stateNow(): Connection {
  const stream = live.get();
  const read = failing.get();
  // Where the server answers, everything that is shown is read again now and then: its age is that of what fails to be.
  const streamLostAt = stream.refusal === undefined ? stream.lostAt : undefined;
  const since = Math.min(streamLostAt ?? Infinity, read?.since ?? Infinity);
  const refusal = read?.error ?? stream.refusal;
  const age = Date.now() - since;
  if (since === Infinity || age < QUIET_MS)
    return { is: stream.refusal === undefined ? 'live' : 'read', lostAt: undefined, refusal };
  return { is: age < LOUD_MS ? 'lost' : 'old', lostAt: since, refusal };
}

/** Looks again when it turns from quiet to lost, and from lost to old. */
function turn(): void {
  clearTimeout(turning);
  const [before, now] = [connection.get(), stateNow()];
  if (before.is !== now.is || before.lostAt !== now.lostAt || before.refusal !== now.refusal) connection.set(now);
  const isFine = live.get().lostAt === undefined && failing.get() === undefined;
  if (!isFine && now.is !== 'old') turning = setTimeout(turn, LOOK_MS);
}
live.watch(turn);
failing.watch(turn);

/** Why nothing can be changed now; undefined while it can. */
export function writeBlock(): string | undefined {
  const { is, lostAt } = connection.get();
  return is === 'old' && lostAt !== undefined ? `Not live since ${clock(lostAt, ZONE)}: changes are off` : undefined;
}

/** The same for a component, which renders again when it changes. */
export function useWriteBlock(): string | undefined {
  useConnection();
  return writeBlock();
}
