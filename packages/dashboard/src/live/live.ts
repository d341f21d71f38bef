// One stream of changes for the whole page. What changed is read again; the stream says only that it did.
import { refresh, refreshUnder } from '../api/resource.ts';
import { SESSION_PATH } from '../api/session.ts';
import { createStore } from '../store.ts';

export interface LiveState {
  /** Since when there is no connection; undefined while there is one, or none was tried. */
  readonly lostAt: number | undefined;
  /** Attempts since then. */
  readonly tries: number;
}

export const live = createStore<LiveState>({ lostAt: undefined, tries: 0 });

/** Pauses before each new attempt, in seconds; the last one repeats. */
const PAUSES_SECONDS = [1, 2, 4, 8, 15];
/** Changes that come together are read once. */
const GATHER_MS = 250;
/** Figures change without an event, so they are read again now and then. */
const AGAIN_MS = 15_000;
const KINDS = ['status', 'incident', 'verdict', 'ledger', 'override', 'change', 'reset'];

let source: EventSource | undefined;
let lastEventId = '';
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Opens the stream and keeps it open; a second call changes nothing. */
export function goLive(): void {
  if (source !== undefined) return;
  open();
  setInterval(() => {
    if (document.visibilityState === 'visible' && live.get().lostAt === undefined) readAgain();
  }, AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAgain();
  });
}

function open(): void {
  const query = lastEventId === '' ? '' : `?lastEventId=${encodeURIComponent(lastEventId)}`;
  const stream = new EventSource(`/api/v1/stream${query}`);
  source = stream;
  stream.addEventListener('open', () => {
    const wasLost = live.get().lostAt !== undefined;
    live.set({ lostAt: undefined, tries: 0 });
    if (wasLost) readAgain();
  });
  for (const kind of KINDS)
    stream.addEventListener(kind, (event) => {
      lastEventId = event.lastEventId;
      gathering ??= setTimeout(() => {
        gathering = undefined;
        readAgain();
      }, GATHER_MS);
    });
  stream.addEventListener('error', () => {
    if (source !== stream) return;
    stream.close();
    const { lostAt, tries } = live.get();
    live.set({ lostAt: lostAt ?? Date.now(), tries: tries + 1 });
    // The server ends the stream of somebody who was signed out, removed or given another role.
    if (lostAt === undefined) refresh(SESSION_PATH);
    const pause = PAUSES_SECONDS[Math.min(tries, PAUSES_SECONDS.length - 1)] ?? 15;
    setTimeout(() => {
      if (source === stream) open();
    }, pause * 1000);
  });
}

/** Reads again what can have changed: everything of the API but the lists that only people change. */
function readAgain(): void {
  // Somebody may have signed in or changed the organization in another tab.
  refresh(SESSION_PATH);
  for (const prefix of [
    '/api/v1/overview',
    '/api/v1/services/',
    '/api/v1/incidents/',
    '/api/v1/history',
    '/api/v1/alerts',
  ])
    refreshUnder(prefix);
}
