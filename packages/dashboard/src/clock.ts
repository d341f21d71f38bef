import { createStore, useStore } from './store.ts';
import { useEffect, useState } from 'preact/hooks';

/** The reader's time zone. */
export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const second = createStore(Date.now());
setInterval(() => {
  if (document.visibilityState === 'visible') second.set(Date.now());
}, SECOND);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') second.set(Date.now());
});

/** The time, as often as an age that is shown changes: each second under a minute, each 10 s under an hour, else each minute. */
export function useNow(since?: number): number {
  const [now, setNow] = useState(second.get());
  useEffect(
    () =>
      second.watch(() => {
        const next = second.get();
        const age = next - (since ?? next);
        const every = age < MINUTE ? SECOND : age < HOUR ? 10 * SECOND : MINUTE;
        setNow((shown) => (next - shown >= every - 500 || next < shown ? next : shown));
      }),
    [since],
  );
  return now;
}

/** The time, once a minute, for places that draw with it. */
export function useMinute(): number {
  const now = useStore(second);
  return Math.floor(now / MINUTE) * MINUTE;
}
