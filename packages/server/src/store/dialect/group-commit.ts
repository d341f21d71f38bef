import { setImmediate as afterInput } from 'node:timers/promises';
import type { Transaction } from 'kysely';

type Run<Tables> = (work: (writing: Transaction<Tables>) => Promise<void>) => Promise<void>;
type Grouped<Tables> = <Result>(
  work: (writing: Transaction<Tables>) => Promise<Result>,
  isPatient?: boolean,
) => Promise<Result>;

interface Waiting<Tables> {
  /** Runs the work; resolves to what settles its writer once everything is committed. */
  readonly work: (writing: Transaction<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
  readonly isPatient: boolean;
}

/** A group is committed before the next begins, so that nobody waits for more than this. */
const GROUP_MAX = 64;
/** Between the beginnings of two groups of writers of whom none is in a hurry. */
const REST_MS = 100;

/**
 * Commits of writers that wait at one moment as one. SQLite has one writer, and each of its commits waits for the disk: twenty
 * checks that end together would wait twenty times. Each stays all or nothing for itself, and completes only after the commit. Where the work of
 * one fails, all of it is taken back, and the work of each is run again in a commit of its own. Writers who come in numbers and say that they are
 * patient wait for one another a little longer: each commit makes whoever follows changes look.
 */
export function groupCommits<Tables>(run: Run<Tables>): Grouped<Tables> {
  const queue: Waiting<Tables>[] = [];
  let isRunning = false;
  let isResting = false;
  /** Ends the wait of writers who are patient. */
  let wake = (): void => undefined;

  const mayRest = (): boolean => isResting && queue.length < GROUP_MAX && queue.every(({ isPatient }) => isPatient);

  function startRest(): void {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      wake();
    }, REST_MS);
  }

  async function commitAll(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) {
      // Whatever has arrived on sockets meanwhile is read first, and joins.
      await afterInput();
      while (mayRest()) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      const group = queue.splice(0, GROUP_MAX);
      if (!isResting && group.some(({ isPatient }) => isPatient)) startRest();
      await commitGroup(run, group);
    }
    isRunning = false;
  }

  return <Result>(work: (writing: Transaction<Tables>) => Promise<Result>, isPatient = false) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    queue.push({
      isPatient,
      reject,
      async work(writing) {
        const result = await work(writing);
        return () => resolve(result);
      },
    });
    if (!isRunning) void commitAll();
    else if (!mayRest()) wake();
    return promise;
  };
}

async function commitGroup<Tables>(run: Run<Tables>, group: readonly Waiting<Tables>[]): Promise<void> {
  let settle: (() => void)[] = [];
  let isOfOne = false;
  try {
    await run(async (writing) => {
      // It may be run again while another process writes.
      settle = [];
      for (const member of group)
        settle.push(
          await member.work(writing).catch((error: unknown) => {
            isOfOne = true;
            throw error;
          }),
        );
    });
  } catch (error) {
    // Failures of one writer's own are rare. A savepoint for each, by which it alone could be taken back, would copy every page that it writes.
    if (isOfOne && group.length > 1) {
      for (const member of group) await commitGroup(run, [member]);
      return;
    }
    settle = group.map(
      ({ reject }) =>
        () =>
          reject(error),
    );
  }
  for (const one of settle) one();
}
