// One stream of changes for the whole page. What changed is read again; the stream says only that it did.
import { refusalOf } from '../api/client.ts';
import type { ApiError } from '../api/client.ts';
import { refresh, refreshUnder } from '../api/resource.ts';
import { SESSION_PATH } from '../api/session.ts';
import { createStore } from '../store.ts';

export interface LiveState {
  /** Since when there is no connection; undefined while there is one, or none was tried. */
  readonly lostAt: number | undefined;
  /** Attempts since then. */
  readonly tries: number;
  /** What the server answers in place of a stream; undefined where it answers nothing. */
  readonly refusal: ApiError | undefined;
  /** When the next attempt is made. */
  readonly nextTryAt: number | undefined;
}

const CONNECTED: LiveState = { lostAt: undefined, tries: 0, refusal: undefined, nextTryAt: undefined };
export const live = createStore<LiveState>(CONNECTED);

/** Pauses before each new attempt, in seconds; the last one repeats. */
const PAUSES_SECONDS = [1, 2, 4, 8, 15];
/** Changes that come together are read once, and those that follow one another not more often than this. */
const GATHER_MS = 250;
const SPACING_MS = 2000;
/** Figures change without an event, so they are read again now and then. */
const AGAIN_MS = 15_000;
const KINDS = ['status', 'incident', 'verdict', 'ledger', 'override', 'change', 'reset'];

const STREAM_PATH = '/api/v1/stream';

let source: EventSource | undefined;
let trying: ReturnType<typeof setTimeout> | undefined;
let lastEventId = '';
let gathering: ReturnType<typeof setTimeout> | undefined;
let readAt = 0;

/** Opens the stream and keeps it open; a second call changes nothing. */
export function goLive(): void {
  if (source !== undefined) return;
  open();
  setInterval(() => {
    const { lostAt, refusal } = live.get();
    if (document.visibilityState === 'visible' && (lostAt === undefined || refusal !== undefined)) readAgain();
  }, AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAgain();
  });
}

/** Tries again at once, without waiting for the next attempt. */
export function tryNow(): void {
  if (live.get().lostAt !== undefined) open();
  readAgain();
}

function open(): void {
  clearTimeout(trying);
  source?.close();
  const query = lastEventId === '' ? '' : `?lastEventId=${encodeURIComponent(lastEventId)}`;
  const stream = new EventSource(`${STREAM_PATH}${query}`);
  source = stream;
  stream.addEventListener('open', () => {
    const wasLost = live.get().lostAt !== undefined;
    live.set(CONNECTED);
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
    const { lostAt, tries, refusal } = live.get();
    const pauseMs = 1000 * (PAUSES_SECONDS[Math.min(tries, PAUSES_SECONDS.length - 1)] ?? 15);
    live.set({ lostAt: lostAt ?? Date.now(), tries: tries + 1, refusal, nextTryAt: Date.now() + pauseMs });
    // The server ends the stream of somebody who was signed out, removed or given another role.
    if (lostAt === undefined) refresh(SESSION_PATH);
    // An end of the stream is no refusal; a second failure may be, and an `EventSource` does not say.
    else void learnRefusal(stream);
    trying = setTimeout(open, pauseMs);
  });
}

async function learnRefusal(stream: EventSource): Promise<void> {
  const error = await refusalOf(STREAM_PATH);
  const state = live.get();
  const refusal = error === undefined || error.status === 0 ? undefined : error;
  if (source === stream && state.lostAt !== undefined && refusal !== state.refusal) live.set({ ...state, refusal });
}

/** Reads again everything that is shown: what changed may be in any of it, and what did not is answered by its entity tag. */
function readAgain(): void {
  clearTimeout(gathering);
  gathering = undefined;
  readAt = Date.now();
  refreshUnder('/api/v1/');
}
