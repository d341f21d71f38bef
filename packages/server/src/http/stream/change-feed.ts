import { concernKey, findLastChangeId, listChanges, listConcerned } from '../../store/changes/change-log.ts';
import type { StoredChange } from '../../store/changes/change-log.ts';
import type { Database } from '../../store/database.ts';
import { changeData } from './event-text.ts';

/** A change with what it says, made once for all listeners. */
export interface PublishedChange {
  readonly stored: StoredChange;
  readonly data: string;
}

export interface Listener {
  readonly organizationId: string;
  /** Changes that concern the organization, and how far the log has been read with them. */
  readonly hear: (changes: readonly PublishedChange[], position: number) => void;
}

/** Follows the log of changes for all who listen, with one query for all of them, and none while nobody listens. */
export interface ChangeFeed {
  /** From the returned position on the listener hears everything. */
  listen(listener: Listener): Promise<number>;
  leave(listener: Listener): void;
  /** How far the log has been read. */
  position(): number;
  /** This process changed something: it is read at once. */
  wake(): void;
  close(): void;
}

export interface ChangeFeedDependencies {
  readonly database: Database;
  readonly log: { warn(fields: object, message: string): void };
  /** Changes of other processes are found by looking this often. */
  readonly pollMs?: number;
}

const POLL_MS = 1000;
const CHANGES_PER_READ = 500;

export function createChangeFeed({ database, log, pollMs = POLL_MS }: ChangeFeedDependencies): ChangeFeed {
  const listeners = new Set<Listener>();
  let position = 0;
  let starting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isAskedAgain = false;

  async function start(): Promise<void> {
    position = await findLastChangeId(database.kysely);
  }

  function pause(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function schedule(): void {
    pause();
    timer = setTimeout(() => void read(), pollMs);
    timer.unref();
  }

  async function read(): Promise<void> {
    if (isReading) {
      isAskedAgain = true;
      return;
    }
    isReading = true;
    try {
      do {
        isAskedAgain = false;
        while (listeners.size > 0 && (await readOnce()));
      } while (isAskedAgain);
    } catch (error) {
      log.warn({ err: error }, 'failed to read changes; retrying');
    }
    isReading = false;
    if (listeners.size > 0) schedule();
  }

  /** @returns whether there may be more */
  async function readOnce(): Promise<boolean> {
    const from = position;
    const batch = await listChanges(database.kysely, from, CHANGES_PER_READ);
    const last = batch.at(-1);
    if (last === undefined) return false;
    const services = [...new Set(batch.flatMap(({ service }) => service?.id ?? []))];
    let asked = new Set<string>();
    let concerned = new Set<string>();
    // Someone may begin to listen while the question is answered.
    while ([...listeners].some(({ organizationId }) => !asked.has(organizationId))) {
      asked = new Set([...listeners].map(({ organizationId }) => organizationId));
      concerned = await listConcerned(database.kysely, [...asked], services);
    }
    // All left and others came meanwhile, who begin later.
    if (position !== from) return true;
    position = last.id;
    const published = batch.map((stored) => ({ stored, data: changeData(stored) }));
    for (const { organizationId, hear } of listeners)
      hear(
        published.filter(
          ({ stored: { change } }) =>
            (change.organizationId ?? organizationId) === organizationId &&
            (change.serviceId === null || concerned.has(concernKey(organizationId, change.serviceId))),
        ),
        position,
      );
    return batch.length === CHANGES_PER_READ;
  }

  return {
    async listen(listener) {
      starting ??= start();
      try {
        await starting;
      } catch (error) {
        starting = undefined;
        throw error;
      }
      listeners.add(listener);
      if (timer === undefined && !isReading) schedule();
      return position;
    },
    leave(listener) {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      pause();
      starting = undefined;
    },
    position: () => position,
    wake() {
      if (listeners.size > 0) void read();
    },
    close() {
      pause();
      listeners.clear();
    },
  };
}
