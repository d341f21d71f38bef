import { Button } from '../components/button.tsx';
import { Banner } from '../components/state.tsx';
import { ZONE, useNow } from '../clock.ts';
import { useStore } from '../store.ts';
import { clock, span } from '../view/words.ts';
import { useConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { live, tryNow } from './live.ts';

/** Over all places while what they show is old: what does not work, as of when they are, and that it is tried. */
export function OldBanner() {
  const { is, lostAt, refusal } = useConnection();
  const { nextTryAt } = useStore(live);
  const now = useNow();
  if (is !== 'old' || lostAt === undefined) return null;
  const next =
    nextTryAt === undefined || nextTryAt <= now ? 'Trying again' : `Trying again in ${span(nextTryAt - now)}`;
  return (
    <Banner
      right={
        <>
          <span class="muted nowrap">{next}</span>{' '}
          <Button small onClick={tryNow}>
            Try now
          </Button>
        </>
      }
    >
      <b>Not live.</b> {whyText(refusal)} This is what it said at {clock(lostAt, ZONE)}. Changes are off until it
      answers.
    </Banner>
  );
}

function whyText(refusal: Connection['refusal']): string {
  if (refusal === undefined || refusal.status === 0) return 'The Upriver server does not answer.';
  const request = refusal.requestId === undefined ? '' : `, request ${refusal.requestId.slice(0, 8)}…`;
  return refusal.status === 429
    ? `The Upriver server refuses more requests for now (429${request}).`
    : `The Upriver server cannot answer (${refusal.status}${request}).`;
}

/** "Live", or since when not. */
export function LiveWord() {
  const { is, lostAt, refusal } = useConnection();
  if (is === 'read')
    return (
      <span class="live off" title={refusal?.message}>
        <i />
        Read every 15 s
      </span>
    );
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
