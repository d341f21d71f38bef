import { setImmediate as afterInput } from 'node:timers/promises';
import type { Transaction } from 'kysely';

type Run<Tables> = (work: (writing: Transaction<Tables>) => Promise<void>) => Promise<void>;
type Grouped<Tables> = <Result>(work: (writing: Transaction<Tables>) => Promise<Result>) => Promise<Result>;

interface Waiting<Tables> {
  /** Runs the work; resolves to what settles its writer once everything is committed. */
  readonly work: (writing: Transaction<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** A group is committed before the next begins, so that nobody waits for more than this. */
const GROUP_MAX = 64;

/**
 * Commits of writers that wait at one moment as one. SQLite has one writer, and each of its commits waits for the disk: twenty
 * checks that end together would wait twenty times. Each stays all or nothing for itself, and completes only after the commit. Where the work of
 * one fails, all of it is taken back, and the work of each is run again in a commit of its own.
 */
export function groupCommits<Tables>(run: Run<Tables>): Grouped<Tables> {
  const queue: Waiting<Tables>[] = [];
  let isRunning = false;

  async function commitAll(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) {
      // Whatever has arrived on sockets meanwhile is read first, and joins.
      await afterInput();
      await commitGroup(run, queue.splice(0, GROUP_MAX));
    }
    isRunning = false;
  }

  return <Result>(work: (writing: Transaction<Tables>) => Promise<Result>) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    queue.push({
      reject,
      async work(writing) {
        const result = await work(writing);
        return () => resolve(result);
      },
    });
    if (!isRunning) void commitAll();
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
