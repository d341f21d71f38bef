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
/** Changes that come together are read once, and those that follow one another not more often than this. */
const GATHER_MS = 250;
const SPACING_MS = 2000;
/** Figures change without an event, so they are read again now and then. */
const AGAIN_MS = 15_000;
const KINDS = ['status', 'incident', 'verdict', 'ledger', 'override', 'change', 'reset'];

let source: EventSource | undefined;
let lastEventId = '';
let gathering: ReturnType<typeof setTimeout> | undefined;
let readAt = 0;

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
      gathering ??= setTimeout(readAgain, Math.max(GATHER_MS, readAt + SPACING_MS - Date.now()));
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

/** Reads again everything that is shown: what changed may be in any of it, and what did not is answered by its entity tag. */
function readAgain(): void {
  clearTimeout(gathering);
  gathering = undefined;
  readAt = Date.now();
  refreshUnder('/api/v1/');
}
