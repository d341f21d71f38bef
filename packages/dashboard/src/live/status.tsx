import { useNow } from '../clock.ts';
import { ZONE } from '../clock.ts';
import { useStore } from '../store.ts';
import { clock } from '../view/words.ts';
import { live } from './live.ts';

/** Blinks of the connection are not told. */
const QUIET_MS = 5000;
/** From then on the page says loudly that it is old. */
const LOUD_MS = 15_000;

/** How the page stands: live; lost, which the foot says; or old, which all of it says. */
export function useConnection(): { readonly is: 'live' | 'lost' | 'old'; readonly lostAt: number | undefined } {
  const { lostAt } = useStore(live);
  const now = useNow(lostAt);
  if (lostAt === undefined || now - lostAt < QUIET_MS) return { is: 'live', lostAt: undefined };
  return { is: now - lostAt < LOUD_MS ? 'lost' : 'old', lostAt };
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
