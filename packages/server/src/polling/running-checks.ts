import { findAdapter } from '@upriver/status-pages';
import type { Adapter } from '@upriver/status-pages';
import { postpone } from '../store/checks/schedule.ts';
import type { DueService } from '../store/checks/schedule.ts';
import { listOpenIncidentsOf } from '../store/incidents/incidents.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { askedHost } from './asked-host.ts';
import { createCheckRoom } from './check-room.ts';
import type { CheckPlace } from './check-room.ts';
import { checkService } from './check-service.ts';
import type { CheckDependencies } from './check-service.ts';
import { createHostGate } from './host-gate.ts';
import { readTogether } from './read-together.ts';

/** When a check is repeated that the store refused to record: its page was read, and is not asked again at once. */
const RETRY_MS = 15_000;
/** With so many under way, the next to be recorded is less than a tenth of a second away. */
const MANY = 8;

/** Checks that are under way. */
export interface RunningChecks {
  /** How many more can begin now. */
  free(): number;
  /** Checks a service, or gives it back until its host can be asked again. */
  begin(service: DueService): Promise<void>;
  /**
   * Gives back the services whose checks the store refused, as a full disk does: they are due again soon, not when their lease ends.
   * A store that still refuses is asked again with the next call.
   */
  giveBackFailed(): Promise<void>;
  /** Services that were given back until their host can be asked. */
  waiting(): Iterable<string>;
  /** Resolves when all have ended. */
  settle(): Promise<void>;
}

/** @param onRoom called when a check takes less room than before */
export function createRunningChecks(dependencies: CheckDependencies, onRoom: () => void): RunningChecks {
  const { database, clock, log } = dependencies;
  const underway = new Set<Promise<void>>();
  const checked = new Set<string>();
  const waiting = new Set<string>();
  /** When each service is due again whose check was not recorded. */
  const failed = new Map<string, number>();
  const gate = createHostGate();
  const room = createCheckRoom();
  const readOpen = readTogether((ids) => listOpenIncidentsOf(database.kysely, ids));

  const isOfMany = (): boolean => underway.size >= MANY;

  async function checkAndLog(service: DueService, place: CheckPlace): Promise<void> {
    try {
      await checkService(service, {
        ...dependencies,
        client: noteAnswers(dependencies.client, place),
        isOfMany,
        readOpen,
      });
    } catch (error) {
      // The page's own failures are outcomes; this is ours. Should this node die, the lease brings the service back.
      failed.set(service.id, clock.now() + RETRY_MS);
      log.error({ err: error, service: service.slug }, 'check failed');
    }
  }

  /** The same client, which says what each answer leaves in memory. */
  function noteAnswers(client: HttpClient, place: CheckPlace): HttpClient {
    return {
      async fetchDocument(request) {
        const outcome = await client.fetchDocument(request);
        place.noteAnswer(outcome.kind === 'document' ? outcome.bytes : 0);
        onRoom();
        return outcome;
      },
      close: () => client.close(),
    };
  }

  return {
    free: () => room.free(),
    waiting: () => waiting,
    async begin(service) {
      // A clock that was set ends leases too early: what is being checked is given back when that check has ended.
      if (checked.has(service.id)) return;
      const host = askedHost(service.page.target, knownAdapter(service));
      const passedMs = clock.monotonicMs();
      const entry = gate.enter(host, service.id, passedMs);
      if (!entry.isIn) {
        waiting.add(service.id);
        await postpone(database.kysely, service.id, clock.now() + entry.at - passedMs);
        return;
      }
      waiting.delete(service.id);
      checked.add(service.id);
      const place = room.enter();
      const one = checkAndLog(service, place).finally(() => {
        place.leave();
        gate.leave(host);
        checked.delete(service.id);
        underway.delete(one);
        onRoom();
      });
      underway.add(one);
    },
    async giveBackFailed() {
      for (const [id, dueAt] of failed) {
        await postpone(database.kysely, id, dueAt);
        failed.delete(id);
      }
    },
    async settle() {
      await Promise.allSettled(underway);
    },
  };
}

/** The adapter that a page is read by, where its provider is known before it is asked. */
function knownAdapter({ adapter, page }: DueService): Adapter | undefined {
  return adapter === null || page.declarative !== undefined ? undefined : findAdapter(adapter);
}
