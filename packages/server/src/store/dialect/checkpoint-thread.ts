// A thread that moves what was committed from SQLite's write-ahead log into the file. That waits for the disk, up to hundreds of
// milliseconds on a busy one, and would stop everything else of the thread that it happens in.
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const CHECK_EVERY_MS = 250;
/** Pages in the log that are worth a write to the disk: as many as SQLite itself takes. */
const MOVED_FROM_PAGES = 1000;
/** A log of so many pages (32 MB) is begun anew, for which the writer has to wait until the last of it was moved. */
const BEGUN_ANEW_FROM_PAGES = 8192;
/** So few are moved while the writer waits. */
const LAST_PAGES = 256;
const ATTEMPTS_MAX = 4;
/** How long it waits for the writer's turn to end. */
const WRITER_MS_MAX = 500;

interface LogState {
  /** Pages in it, and how many of them are in the file already. */
  readonly pages: number;
  readonly moved: number;
}

const location = pathToFileURL(String(workerData));
// A file that somebody deleted is not made anew: it would be empty, and would look as if nothing were amiss.
location.searchParams.set('mode', 'rw');
const database = new DatabaseSync(location);
database.exec(`pragma busy_timeout = ${WRITER_MS_MAX}; pragma synchronous = normal; pragma wal_autocheckpoint = 0;`);
const timer = setInterval(() => {
  try {
    turn();
  } catch {
    // A disk that is full or busy: the writer meets the same failure and reports it. The next turn tries again.
  }
}, CHECK_EVERY_MS);
parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
});

function turn(): void {
  let log = checkpoint('noop');
  if (log.pages - log.moved < MOVED_FROM_PAGES && log.pages < BEGUN_ANEW_FROM_PAGES) return;
  log = checkpoint('passive');
  if (log.pages < BEGUN_ANEW_FROM_PAGES) return;
  for (let attempt = 1; attempt < ATTEMPTS_MAX && log.pages - log.moved > LAST_PAGES; attempt += 1)
    log = checkpoint('passive');
  checkpoint('restart');
  beginAnew();
}

/** The first write to a log that begins anew waits for the disk, so it is made here; it changes nothing. */
function beginAnew(): void {
  const row = database.prepare('pragma user_version').get();
  database.exec(`pragma user_version = ${Number(row?.['user_version'])}`);
}

/** `noop` moves nothing, `passive` holds nobody up, `restart` lets no writer begin until everything was moved. */
function checkpoint(mode: 'noop' | 'passive' | 'restart'): LogState {
  const row = database.prepare(`pragma wal_checkpoint(${mode})`).get();
  return { pages: Number(row?.['log']), moved: Number(row?.['checkpointed']) };
}
