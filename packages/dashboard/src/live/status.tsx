import { failing } from '../api/resource.ts';
import { Banner } from '../components/state.tsx';
import { ZONE, useNow } from '../clock.ts';
import { useStore } from '../store.ts';
import { clock } from '../view/words.ts';
import { live } from './live.ts';

/** Blinks of the connection are not told. */
const QUIET_MS = 5000;
/** From then on the page says loudly that it is old. */
const LOUD_MS = 15_000;

/** How the page stands: live; lost, which the foot says; or old, which all of it says. */
export function useConnection(): {
  readonly is: 'live' | 'lost' | 'old';
  /** Since when what is shown may be wrong: there is no stream, or something cannot be read again. */
  readonly lostAt: number | undefined;
} {
  const stream = useStore(live).lostAt;
  const read = useStore(failing)?.since;
  const lostAt = stream === undefined || read === undefined ? (stream ?? read) : Math.min(stream, read);
  const now = useNow(lostAt);
  if (lostAt === undefined || now - lostAt < QUIET_MS) return { is: 'live', lostAt: undefined };
  return { is: now - lostAt < LOUD_MS ? 'lost' : 'old', lostAt };
}

/** Over all places while what they show is old: what does not work, as of when they are, and that it is tried. */
export function OldBanner() {
  const { is, lostAt } = useConnection();
  const { tries } = useStore(live);
  const error = useStore(failing)?.error;
  if (is !== 'old' || lostAt === undefined) return null;
  const why =
    error === undefined || error.status === 0
      ? 'The Upriver server does not answer.'
      : `The Upriver server cannot answer (${error.status}${error.requestId === undefined ? '' : `, request ${error.requestId.slice(0, 8)}…`}).`;
  return (
    <Banner>
      <b>Not live.</b> {why} This is what it said at {clock(lostAt, ZONE)}.{' '}
      {tries < 2 ? null : <span class="muted">Tried {tries} times.</span>}
    </Banner>
  );
}

/** "Live", or since when not. */
export function LiveWord() {
  const { is, lostAt } = useConnection();
  return is === 'live' || lostAt === undefined ? (
    <span class="live">
      <i />
      Live
    </span>
  ) : (
    <span class="live off">
      <i />
      Not live since {clock(lostAt, ZONE)}
    </span>
  );
}
