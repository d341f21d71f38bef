import { ZONE, useNow } from '../clock.ts';
import { clockSeconds, inZone, moment, span, utc } from '../view/words.ts';

/** A time in the reader's zone, UTC on hover. */
export function Time({ at, seconds = false }: { at: string | number; seconds?: boolean }) {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  const now = useNow(0);
  return (
    <time dateTime={new Date(ms).toISOString()} title={utc(ms)}>
      {seconds ? clockSeconds(ms, ZONE) : moment(ms, now, ZONE)}
    </time>
  );
}

/** A phrase of the server with its times in the reader's zone; as it was given, in UTC, on hover. */
export function Phrase({ text }: { text: string }) {
  const said = inZone(text, useNow(0), ZONE);
  return /\d UTC\b/.test(text) ? <span title={text}>{said}</span> : <>{said}</>;
}

/** How long ago something was; it ticks in place. */
export function Age({ since }: { since: string | number }) {
  const ms = typeof since === 'number' ? since : Date.parse(since);
  const now = useNow(ms);
  return (
    <time class="age" dateTime={new Date(ms).toISOString()} title={utc(ms)}>
      {span(now - ms)}
    </time>
  );
}
